"""KOTABLE_PURE=1 runs the engine from its sources, also where compiled modules lie beside them."""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader

TYPE_CHECKING = False  # checkers know the name; this module is loaded with the package and stays light
if TYPE_CHECKING:
    from collections.abc import Sequence


class SourcesFirst:
    """Finds `kotable.x` as a source file; whatever has none is left to the usual finders."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        if not name.startswith("kotable."):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path or ())
        found = (finder.find_spec(name) for finder in finders)
        return next((spec for spec in found if spec is not None and spec.loader is not None), None)


def install() -> None:
    if os.environ.get("KOTABLE_PURE", "0") not in ("", "0"):
        sys.meta_path.insert(0, SourcesFirst)
