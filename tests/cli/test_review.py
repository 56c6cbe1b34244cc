"""`kotable review` at the command line."""

from __future__ import annotations

import json
from pathlib import Path

import kotable
from kotable.bots import bot
from tests.cli.conftest import Run


def test_a_record_is_looked_at_again(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "game.kotable")
    match = kotable.new("kokopelli", seats=2, seed=4)
    player = bot("last")
    while not match.over:
        match.play(player.choose(match.view(), match.state.legal(), match.setup, "k1:1"))
    match.save(file)
    quick = ("--effort", "0.05", "--jobs", "1")
    answer = run("review", file, *quick, "--json")
    assert answer.code == 0
    found = json.loads(answer.out)
    assert [round(one["start"] + one["luck"] + one["own_errors"] + one["others_errors"], 9) for one in found["sums"]] == found["result"]
    assert found["decisions"]
    assert "Szczęście i\xa0umiejętności" in run("review", file, *quick, "--lang", "pl").out
    assert "there is no seat 5" in run("review", file, "--seat", "5").err


def test_a_game_that_goes_on_is_not_told(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "game.kotable")
    match = kotable.new("kokopelli", seats=2, seed=4)
    match.play(match.legal[0])
    match.save(file)
    answer = run("review", file)
    assert answer.code == 2
    assert "not over" in answer.err
