"""KOTABLE_PURE=1 runs the sources; without it the compiled modules run where they exist."""

import os
import subprocess
import sys

import pytest

from tools import compile as engine

ASK = """
import importlib, sys
for name in sys.argv[1:]:
    print(importlib.import_module(name).__file__)
print("library" if any("__mypyc" in name for name in sys.modules if name.startswith("kotable")) else "none")
"""


def loaded(pure: str) -> list[str]:
    names = [".".join(path.relative_to(engine.SRC).with_suffix("").parts) for path in engine.sources()]
    answer = subprocess.run(
        [sys.executable, "-c", ASK, *names],
        env={**os.environ, "KOTABLE_PURE": pure},
        capture_output=True,
        text=True,
        check=True,
    )
    return answer.stdout.split("\n")[:-1]


def test_pure_runs_the_sources() -> None:
    *files, library = loaded("1")
    assert [name for name in files if not name.endswith(".py")] == []
    assert library == "none"


@pytest.mark.skipif(not engine.products(), reason="nothing is compiled")
def test_compiled_modules_run_by_default() -> None:
    *files, library = loaded("0")
    assert [name for name in files if not name.endswith(engine.SUFFIX)] == []
    assert library == "library"
