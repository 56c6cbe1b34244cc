"""The examples for learners run, at toy size."""

from __future__ import annotations

import ast
import json
import os
import re
import shlex
import subprocess
import sys
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from kotable.cli import main as kotable
from kotable.envs.data import read

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples" / "learning"
pytestmark = pytest.mark.filterwarnings("ignore")


def example(name: str) -> ModuleType:
    spec = spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("game", "seats"), [("kokopelli", 3), ("kodachi", 2)])
def test_the_random_agent(game: str, seats: int) -> None:
    got = example("random_agent").main(game, seats)
    assert len(got) == seats and sum(got.values()) == 1


def test_ppo_learns_and_keeps_what_it_has_learned(tmp_path: Path) -> None:
    ppo = example("ppo")
    words = [
        "--minutes",
        "0.02",
        "--games",
        "16",
        "--steps",
        "12",
        "--hidden",
        "16",
        "--every",
        "1000",
        "--measure",
        "2",
        "--opponent",
        "random",
    ]
    curve = ppo.main([*words, "--out", str(tmp_path / "ppo.npz")])
    assert len(curve) == 2 and curve[1]["decisions"] > 100
    assert json.loads((tmp_path / "ppo.json").read_text()) == curve
    assert (
        example("self_play").main(["--games", "2", "--network", str(tmp_path / "ppo.npz"), "--out", str(tmp_path / "games.parquet")]) == 2
    )


def test_ppo_gets_better_at_what_pays() -> None:
    """The slope points down: with one action that pays and one that does not, the network learns which."""
    ppo = example("ppo")
    np = ppo.np
    rng = np.random.default_rng(1)
    network = ppo.Network(4, 8, 3, np.ones(4, np.float32), rng)
    seen = rng.integers(0, 2, (512, 4)).astype(np.uint8)
    mask = np.ones((512, 3), np.bool_)
    mask[:, 2] = False
    for _ in range(30):
        logits, values, _ = network.look(seen, mask)
        action = np.argmax(np.where(mask, logits + rng.gumbel(size=logits.shape), -1e9), axis=1)
        gain = (action == seen[:, 0]).astype(np.float32)
        data = {"observation": seen, "mask": mask, "action": action, "chance": logits[np.arange(512), action]}
        ppo.improve(network, {**data, "advantage": gain - values, "return": gain, "value": values}, 0.01, 0.001, rng)
    best = network.look(seen, mask)[0].argmax(axis=1)
    assert (best == seen[:, 0]).mean() > 0.95


def test_self_play_collects_games(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    assert example("self_play").main(["--game", "kokopelli", "--games", "5", "--each", "2", "--out", str(file)]) == 5
    assert sorted(set(read(file, ["number"])["number"])) == [0, 1, 2, 3, 4]


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'kotable[envs,ray]'")
def test_self_play_collects_games_on_ray(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    words = ["--games", "6", "--each", "2", "--ray", "local", "--out", str(file)]
    subprocess.run([sys.executable, str(EXAMPLES / "self_play.py"), *words], check=True, timeout=200)
    assert sorted(set(read(file, ["number"])["number"])) == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(("page", "pieces"), [("research.md", 8), ("observations.md", 1)])
def test_what_the_pages_say_can_be_run(page: str, pieces: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every piece of Python by itself, and the commands between them, in the order of the page; with fewer games."""
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```(python|sh)\n(.*?)```", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.S)
    assert len(blocks) == pieces
    for language, block in blocks:
        if language == "python":
            exec(compile(block, page, "exec"), {})
            continue
        for line in block.splitlines():
            program, *words = shlex.split(line, comments=True)
            assert program == "kotable"
            with pytest.raises(SystemExit) as ended:
                kotable(["20" if word == "10000" else word for word in words])
            assert ended.value.code == 0, line


def test_the_worked_last_turn_is_true(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    piece, after = re.split(r"```\n", text[text.index("## Rewards") :].split("```python\n")[1], maxsplit=1)
    exec(compile(piece, "research.md", "exec"), {})
    told = [ast.literal_eval(line) for line in capsys.readouterr().out.splitlines()]
    rows = re.findall(r"^\| `(player_\d)` \| `([^`]*)`.* \| (\d+ : \d+) \|$", after, re.M)
    assert rows == told[:4] and len(rows) == 4
    assert told[4:] == [("player_0", "over", 1.0), ("player_1", "over", 0.0)]


def test_the_notebook_runs(tmp_path: Path) -> None:
    """Its cells, one after another, on a few games."""
    file = tmp_path / "games.parquet"
    with pytest.raises(SystemExit):
        kotable(["simulate", "kokopelli", "--seats", "2", "--games", "20", "--bots", "easy", "--rows", str(file), "--json"])
    cells = json.loads((EXAMPLES / "games.ipynb").read_text(encoding="utf-8"))["cells"]
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    env = {**os.environ, "MPLBACKEND": "agg", "KOTABLE_ROWS": str(file), "MPLCONFIGDIR": str(tmp_path)}
    answer = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, env=env, capture_output=True, text=True, timeout=120)
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.startswith("20 games, ")
    assert {path.name for path in tmp_path.glob("*.png")} == {"games.lead.png", "games.actions.png", "games.ceremonies.png"}
