"""The build of the package: compiles the engine, then builds the browser application."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import compile as engine
from tools import web


class KotableBuild(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [web.NODE_PACKAGE] if web.needs_package() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        for tool in (engine, web):
            subprocess.run([sys.executable, str(tool.__file__)], check=True, cwd=self.root)
        products = engine.products()
        if products:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        if version != "editable":
            for path in products:
                build_data["force_include"][str(path)] = path.relative_to(engine.SRC).as_posix()
