"""`import kotable` is light, and what is installed without the server says how to get it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MOST = 60
"""Milliseconds that `import kotable` may take: of processor time, and the best of several, so that a busy machine does not matter."""
SERVING = (
    "fluent",
    "rich",
    "typer",
    "starlette",
    "uvicorn",
    "websockets",
    "asyncpg",
    "prometheus_client",
    "kotable.server",
    "kotable.texts",
)
LEARNING = ("gymnasium", "numpy", "open_spiel", "pettingzoo", "PIL", "pyarrow", "pyspiel", "kotable.envs")
HEAVY = (*SERVING, *LEARNING)

IMPORT = """
import json, sys, time
before = time.process_time()
import kotable
spent = time.process_time() - before
if sys.argv[1] == "play":
    kotable.new("kokopelli", seed=7).play("draw")
print(json.dumps([spent * 1000, list(sys.modules)]))
"""


def imported(what: str) -> tuple[float, list[str]]:
    answer = subprocess.run([sys.executable, "-c", IMPORT, what], capture_output=True, text=True, check=True)
    spent, modules = json.loads(answer.stdout)
    return spent, modules


def test_the_import_is_quick() -> None:
    best = min(imported("nothing")[0] for _ in range(5))
    assert best < MOST, f"import kotable takes {best:.0f} ms"


def test_neither_the_import_nor_a_game_loads_texts_or_server() -> None:
    _, modules = imported("play")
    assert "kotable.match" in modules
    assert [name for name in modules if name in HEAVY or name.split(".")[0] in HEAVY] == []


@pytest.mark.parametrize(
    ("missing", "arguments", "said"),
    [
        ("starlette", [], "kotable: the server needs 'starlette', which is not installed: pip install 'kotable[server]'\n"),
        (
            "asyncpg",
            ["--database", "postgresql://nobody@127.0.0.1/none"],
            "kotable: the server needs 'asyncpg', which is not installed: pip install 'kotable[postgres]'\n",
        ),
    ],
)
def test_serve_says_in_a_sentence_what_to_install(missing: str, arguments: list[str], said: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; from kotable.cli import main; main()"
    answer = subprocess.run([sys.executable, "-c", code, "serve", "--port", "0", *arguments], capture_output=True, text=True, timeout=60)
    assert (answer.returncode, answer.stderr) == (2, said)


def test_what_the_extras_bring_is_not_needed_without_them() -> None:
    """The whole command but `serve` works where no package of an extra is installed."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    absent = ["starlette", "uvicorn", "uvloop", "websockets", "asyncpg", "prometheus_client"]
    absent += ["gymnasium", "numpy", "open_spiel", "pettingzoo", "pillow", "pyarrow"]
    named = " ".join([*extras["server"], *extras["postgres"], *extras["envs"]]).replace("-", "_")
    assert [name for name in absent if name not in named] == []
    code = f"import sys; sys.modules.update(dict.fromkeys({absent!r})); from kotable.cli import main; main()"
    asked = [sys.executable, "-c", code, "play", "kokopelli", "--people", "0", "--bots", "random", "--seed", "1", "--lang", "en"]
    answer = subprocess.run(asked, capture_output=True, text=True, timeout=60, env={**os.environ, "COLUMNS": "100"})
    assert answer.returncode == 0, answer.stderr
    assert "wins" in answer.stdout
