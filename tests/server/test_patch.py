"""A patch makes the new view of the old one, in Python and in the browser's TypeScript."""

from __future__ import annotations

import itertools
import json
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import kotable
from kotable.server.patch import patch_of, patched

ROOT = Path(__file__).resolve().parents[2]
TYPESCRIPT = ROOT / "web" / "node_modules" / "typescript"
SCRIPT = """
import { createRequire } from "node:module"
import { readFileSync, writeFileSync } from "node:fs"
import { deepStrictEqual } from "node:assert"
const [typescript, source, made, steps] = process.argv.slice(2)
const ts = createRequire(import.meta.url)(typescript)
const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
writeFileSync(made, ts.transpileModule(readFileSync(source, "utf8"), { compilerOptions: options }).outputText)
const { patched, unpacked } = await import(made)
for (const [old, patch, fresh] of JSON.parse(readFileSync(steps))) deepStrictEqual(patched(old, patch), fresh)
const long = { t: "update", seq: 1, ply: 2, by: 0, events: [], patch: {}, floor: -1, legal: [], action: -1 }
deepStrictEqual(unpacked([1, 2, 0, [], {}]), long)
deepStrictEqual(unpacked([1, 2, 0, [], {}, 1, [7], 4]), { ...long, floor: 1, legal: [7], action: 4 })
"""
NAMES = st.sampled_from(["7", "0", "12", "-", "+", "=", ".", ".7", "", "-1", "٣", "__proto__"]) | st.text("abc.-+=01", max_size=3)
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | st.text(max_size=3),
    lambda inner: st.dictionaries(NAMES, inner, max_size=4) | st.lists(inner, max_size=4).map(tuple),
    max_leaves=12,
)


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@given(VALUES, VALUES)
def test_a_patch_leads_from_any_value_to_any_other(old: Any, new: Any) -> None:
    patch = patch_of({"at": old}, {"at": new})
    assert patched(plain({"at": old}), plain(patch)) == plain({"at": new})


class Things(msgspec.Struct):
    """A part of a view: its fields go by their places, those of its dicts by their names."""

    cards: dict[str, Any]
    rows: tuple[Any, ...] = ()


THINGS = st.builds(Things, st.dictionaries(NAMES, VALUES, max_size=5), st.lists(VALUES, max_size=3).map(tuple))


@given(THINGS, THINGS)
def test_a_patch_works_whatever_cards_are_called(old: Things, new: Things) -> None:
    patch = patch_of(old, new)
    assert patched(plain(old), plain(patch)) == plain(new)


def steps(game: str) -> list[tuple[Any, Any, Any]]:
    """Views of a seat, the ones after them, and the patches between them."""
    match, rng = kotable.new(game, 3, {}, "k1:patch"), random.Random(3)
    found: list[tuple[Any, Any, Any]] = []
    old = match.state.view(1)
    while not match.state.over() and len(found) < 250:
        match.play(rng.choice(match.state.legal()))
        new = match.state.view(1)
        patch = patch_of(old, new)
        if patch:
            found.append((plain(old), plain(patch), plain(new)))
        old = new
    return found


@pytest.mark.parametrize("game", ["kokopelli", "kodachi"])
def test_patches_of_a_game(game: str) -> None:
    for old, patch, new in steps(game):
        assert patched(old, patch) == new
        assert len(json.dumps(patch)) < len(json.dumps(new)) / 2


def odd_steps() -> list[tuple[Any, Any, Any]]:
    """The same of views in which cards have odd names."""
    names = ["7", "0", "-", "+", "=", ".", "", ".7", "__proto__", "hunter"]
    rng = random.Random(5)
    worth: tuple[Any, ...] = ({"=": 1}, {"7": 2}, (), (1, {"+": 2}), 3, {})
    views = [Things({name: rng.choice(worth) for name in names if rng.random() < 0.6}, (rng.choice(worth),)) for _ in range(300)]
    return [(plain(old), plain(patch_of(old, new)), plain(new)) for old, new in itertools.pairwise(views)]


@pytest.mark.parametrize("game", ["kokopelli", "kodachi", "odd names"])
def test_the_browser_does_the_same(game: str, tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None or not TYPESCRIPT.exists():
        pytest.skip("the browser application's packages are not installed")
    (tmp_path / "steps.json").write_text(json.dumps(odd_steps() if game == "odd names" else steps(game)))
    (tmp_path / "run.mjs").write_text(SCRIPT)
    paths = [tmp_path / "run.mjs", TYPESCRIPT, ROOT / "web/src/lib/patch.ts", tmp_path / "patch.mjs", tmp_path / "steps.json"]
    subprocess.run([node, *map(str, paths)], check=True)
