"""A compiled module must come from its source as it is now."""

import os

import pytest

from tools import compile as engine

pytestmark = [
    pytest.mark.skipif(os.environ.get("KOTABLE_PURE", "0") not in ("", "0"), reason="the plain sources run"),
    pytest.mark.skipif(not engine.products(), reason="nothing is compiled"),
]


def test_no_compiled_module_is_older_than_its_source() -> None:
    stale = [
        str(source.relative_to(engine.ROOT))
        for source in engine.sources()
        if engine.compiled(source).exists() and engine.compiled(source).stat().st_mtime < source.stat().st_mtime
    ]
    assert not stale, f"edited since they were compiled (make compile): {', '.join(stale)}"


def test_the_compiled_modules_are_those_of_the_sources() -> None:
    assert engine.is_fresh(), "run `make compile`"
