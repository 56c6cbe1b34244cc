"""The figures of the rules pages show what is true: moments of the lessons and other positions, and payments that pay."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from kotable.kodachi.actions import accepts
from kotable.kodachi.cards import standard
from kotable.lessons import NAMES, SEATS, played, position
from kotable.match import Match, from_position
from kotable.texts import LANGUAGES, Texts
from tests.lessons.script import SEE, listed, odds, terse

WEB = Path(__file__).parents[2] / "web" / "src"
every_lesson = pytest.mark.parametrize("game", NAMES)


def read(path: str) -> Any:
    return json.loads((WEB / path).read_text(encoding="utf-8"))


def figures(game: str) -> dict[str, list[str]]:
    """The figures by their numbers, with their rules."""
    text = (WEB / game / "figures.ts").read_text(encoding="utf-8").partition("export const figures")[2]
    found = re.findall(r"^  (\d+): \{(.*?)rules: \[(.*?)\]", text, re.M | re.S)
    return {number: re.findall(r"K[PD]-[\d.]+", rules) for number, _, rules in found}


def see_village(view: Any, seat: int) -> str:
    village = view.villages[seat]
    needed = 3 if any(c.ceremony == "drummer" for c in village.values()) else 4
    return ", ".join(f"{space} {c.ceremony} {len(c.cards)}/{needed}" for space, c in sorted(village.items()))


def see(game: str, match: Match) -> dict[str, Any]:
    """What is seen, also at tables of two and four; the fourth seat is the one on the right."""
    if game == "kodachi":
        return SEE[game](match)
    view: Any = match.state.view(0)
    seats = (*SEATS, "right")[: len(view.villages)]
    seen = {name: see_village(view, seat) for seat, name in enumerate(seats)}
    return (SEE[game](match) if len(seats) == len(SEATS) else {"hand": listed(view.hand)}) | seen


@every_lesson
def test_moments_are_as_they_are_drawn(game: str) -> None:
    wanted = read(f"{game}/moments.json")
    letters = {"kokopelli": "kp", "kodachi": "kd"}[game]
    seen: dict[str, dict[str, Any]] = {}
    step, beats = 0, 0
    for moment in played(game):
        beats = beats + 1 if moment.beat.step == step else 0
        step = moment.beat.step
        seen[f"{letters}-{step}:{beats}"] = see(game, moment.match)
        if moment.action >= 0:
            after = Match(moment.match.game, moment.match.state.clone(), "", [])
            after.play(moment.action)
            seen[f"{letters}-{step}:{beats + 1}"] = see(game, after)
    for name in wanted:
        if ":" not in name:
            seen[name] = see(game, from_position(position(name), game))
    assert {name: {key: seen[name][key] for key in facts} for name, facts in wanted.items()} == wanted


def test_payments_are_taken_or_refused_as_they_are_drawn() -> None:
    prices = {card.key: card.price for card in standard().cards}
    for row in read("kodachi/pays.json"):
        price = tuple(row["price"].split())
        assert prices[row["card"]] == price
        assert [accepts(price, tuple(payment.split())) for payment in row["payments"]] == [True, True, False]


def test_what_figures_claim_besides() -> None:
    """A Kokopelli that counts as two; the second guard of a pair falls to 6; the chance that a meter shows; the last count."""
    snake, pair = from_position(position("kp-snake"), "kokopelli"), from_position(position("kd-pair"), "kodachi")
    events = [terse(event) for event in snake.play("play kokopelli own hunter")]
    assert events[:2] == ["you plays kokopelli on hunter of you, counts 2", "you +2 KP-6.15"]
    assert "you +4 KP-5.8" in events
    assert "e2+4-scroll defeated, 6 against 4" in [terse(event) for event in pair.play("play skill-plus2")]
    red = next(moment for moment in played("kodachi") if moment.beat.step == 6)
    won, of = odds(red.match)
    assert round(100 * won / of) == 73


@every_lesson
def test_figures_stand_beside_rules_and_are_told_in_every_language(game: str) -> None:
    rules = {rule.id for section in Texts("en", game).rules() for rule in section.rules}
    drawn = figures(game)
    assert len(drawn) == {"kokopelli": 14, "kodachi": 13}[game]
    assert all(set(shown) <= rules and shown for shown in drawn.values())
    for lang in LANGUAGES:
        texts = Texts(lang)
        assert all(texts.has(f"figures-{game}-{number}") for number in drawn)
