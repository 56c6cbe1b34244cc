"""What docs/notation.md shows is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kotable import record
from kotable.games import NAMES, game

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
TEXTS = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
ACTIONS = PAGE.split("## Actions")[1].split("## Positions")[0]


def section(name: str) -> str:
    return re.split(r"### \w+\n", ACTIONS)[1 + NAMES.index(name)]


@pytest.mark.parametrize("name", NAMES)
def test_every_action_shown_is_one(name: str) -> None:
    setup = game(name).setup(3, {})
    rows = re.findall(r"^\| (`.*?) \|", section(name), re.MULTILINE)
    shown = [text for row in rows for text in re.findall(r"`([^`]+)`", row)]
    shown += re.findall(r"\(`(pay [^`]+)`\)", section(name))
    for text in shown:
        assert setup.actions[setup.parse(text)].text == text
    assert {text.split()[0] for text in shown} == {action.verb for action in setup.actions}


@pytest.mark.parametrize("name", NAMES)
def test_the_position_shown_can_be_loaded(name: str) -> None:
    (text,) = (text for text in TEXTS if text.startswith(f"{name} position 1"))
    state = game(name).read_position(text)
    assert state.legal()
    assert game(name).read_position(state.position()).position() == state.position()


@pytest.mark.parametrize("name", NAMES)
def test_every_line_of_a_complete_position_is_explained(name: str) -> None:
    (text,) = (text for text in TEXTS if text.startswith(f"{name} position 1"))
    complete = game(name).read_position(text).position()
    part = PAGE.split(f"```text\n{name} position 1")[1].split("\n##")[0]
    for line in complete.splitlines()[1:]:
        word = line.strip().split(":")[0]
        assert word.startswith("seat ") or f"`{word}`" in part, word


def test_the_record_shown_is_correct() -> None:
    (text,) = (text for text in TEXTS if text.startswith("kotable record"))
    record.verify(record.read(text))
    with pytest.raises(record.RecordError) as wrong:
        record.verify(record.read(text.replace("#fd116735", "#00000000")))
    assert str(wrong.value) in PAGE
