"""Imports point inwards: who is inside never knows who is outside."""

import ast
import re
import sys
from pathlib import Path

import pytest

SRC = Path(__file__).resolve().parents[2] / "src"
RINGS = [
    {"values", "game", "bits", "chance", "sheet", "_pure"},
    {"kokopelli", "kodachi"},
    {"games", "match", "record", "texts", "lines", "drawing", "files", "lessons"},
    {"bots"},
    {"cli", "client", "server", "envs", "testing"},
]
RING = {room: number for number, rooms in enumerate(RINGS) for room in rooms}
STRANGERS = {"kokopelli", "kodachi"}  # on one ring, and never import each other
IMPURE = {"random", "time", "datetime", "secrets", "socket", "asyncio", "threading", "subprocess"}
ENGINE_MAY = (set(sys.stdlib_module_names) - IMPURE) | {"mypy_extensions", "librt", "msgspec"}


def imports(source: str, module: str, is_package: bool = False) -> list[str]:
    """The full names that a module imports; `from kotable import x` counts as kotable.x."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            here = module.split(".")
            up = here[: len(here) - node.level + is_package] if node.level else []
            base = ".".join([*up, *([node.module] if node.module else [])])
            found += [f"{base}.{alias.name}" for alias in node.names] if base == "kotable" else [base]
    return found


def faults(source: str, module: str, is_package: bool = False) -> list[str]:
    room = module.split(".")[1]
    found = []
    for name in imports(source, module, is_package):
        top, *rest = name.split(".")
        if top != "kotable":
            if RING[room] <= 1 and top not in ENGINE_MAY and not (room == "_pure" and top in IMPURE):
                found.append(f"{module} imports {name}, which the rules must not know")
        elif not rest:
            found.append(f"{module} imports the package as a whole; name the module")
        elif rest[0] not in RING:
            found.append(f"{module} imports {name}, which has no ring")
        elif RING[rest[0]] > RING[room]:
            found.append(f"{module} imports {name} outwards")
        elif rest[0] != room and {rest[0], room} <= STRANGERS:
            found.append(f"{module} imports {name}: the games never know each other")
    return found


def test_every_import_points_inwards() -> None:
    found = []
    for path in sorted((SRC / "kotable").rglob("*.py")):
        parts = list(path.relative_to(SRC).with_suffix("").parts)
        is_package = parts[-1] == "__init__"
        module = ".".join(parts[:-1] if is_package else parts)
        if module == "kotable":
            continue  # the front door may show any room
        if parts[1] not in RING:
            found.append(f"{module} has no ring: give it one in {Path(__file__).name}")
        else:
            found += faults(path.read_text(), module, is_package)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("kotable.game", "import kotable.record"),
        ("kotable.kokopelli.rules", "from kotable import bots"),
        ("kotable.kokopelli.rules", "from ..record import Record"),
        ("kotable.kokopelli.rules", "from kotable.kodachi.cards import Card"),
        ("kotable.kokopelli.rules", "import random"),
        ("kotable.chance", "import numpy"),
        ("kotable.record", "def f() -> None:\n    from kotable.server import app"),
        ("kotable.bots.players", "import kotable"),
        ("kotable.bots.players", "from kotable.newroom import x"),
    ],
)
def test_an_outward_import_is_caught(module: str, source: str) -> None:
    assert faults(source, module)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        (
            "kotable.kokopelli.rules",
            "from .state import State\nfrom kotable.game import Game\nimport hashlib",
        ),
        ("kotable.chance", "from librt.vecs import vec\nfrom mypy_extensions import i64"),
        ("kotable.cli.play", "from kotable.server import app\nimport typer, time"),
    ],
)
def test_an_inward_import_is_fine(module: str, source: str) -> None:
    assert not faults(source, module)


ORDER = ("cards", "actions", "setup", "rules", "view", "odds", "knowledge", "notation", "game", "__init__")
"""The modules of a game, inner ones first: none imports one that stands behind it."""
OWN = {"odds"}
"""What not every game has: chances worth telling."""


def misplaced(source: str, module: str) -> list[str]:
    """What a module of a game imports from an outer one, and what it imports inside a function."""
    room, name = module.split(".")[1:]
    tree = ast.parse(source)
    top = [node for node in tree.body if isinstance(node, (ast.Import, ast.ImportFrom))]
    found = [f"{module} imports inside a function or a condition" for node in ast.walk(tree) if is_import(node) and node not in top]
    for node in top:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"kotable.{room}"):
            rest = (node.module or "").split(".")[2:]
            names = rest or [alias.name for alias in node.names]
            found += [f"{module} imports {other} outwards" for other in names if ORDER.index(other) >= ORDER.index(name)]
    return found


def is_import(node: ast.AST) -> bool:
    return isinstance(node, (ast.Import, ast.ImportFrom))


@pytest.mark.parametrize("room", sorted(STRANGERS))
def test_inside_a_game_imports_go_one_way(room: str) -> None:
    paths = sorted((SRC / "kotable" / room).glob("*.py"))
    assert {path.stem for path in paths} | OWN == set(ORDER)
    found = [fault for path in paths for fault in misplaced(path.read_text(), f"kotable.{room}.{path.stem}")]
    assert not found, "\n".join(found)


def test_a_knot_inside_a_game_is_caught() -> None:
    assert misplaced("from kotable.kodachi.knowledge import look", "kotable.kodachi.rules")
    assert misplaced("from kotable.kodachi import notation", "kotable.kodachi.rules")
    assert misplaced("def f() -> None:\n    from kotable.kodachi.cards import load", "kotable.kodachi.rules")
    assert not misplaced("from kotable.kodachi.cards import load", "kotable.kodachi.rules")


def test_pages_and_parts_of_the_browser_application_know_no_game() -> None:
    """A game says in its own folder how it looks and what it counts; a third one is no worse off."""
    web = SRC.parent / "web" / "src"
    shared = [path for folder in ("pages", "parts", "lib", "review", "general") for path in sorted((web / folder).rglob("*.*"))]
    own = re.compile(r"(?i:kokopelli|kodachi)|\bk[pd]-\w|rumor")
    named = [f"{path.relative_to(web)}: {line}" for path in shared if path.name != "protocol.ts" for line in own.findall(path.read_text())]
    assert len(shared) > 60 and not named, named
