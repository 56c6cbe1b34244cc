"""The review of a finished game: what it says adds up, and nobody is judged by what they could not know."""

from __future__ import annotations

import pytest

import kotable
from kotable import record
from kotable.bots import Budget, bot
from kotable.bots.review import LINKS, PLAIN_LINK, Link, Reviewed, Reviewer, linked, moments_of, review, spells_of
from kotable.match import Match
from kotable.values import KotableError

EFFORT = 0.03


def played(name: str, seats: int, seed: int, most: int = 10_000) -> Match:
    match = kotable.new(name, seats=seats, seed=seed)
    player = bot("easy")
    while not match.over and len(match.choices) < most:
        match.play(player.choose(match.view(), match.state.legal(), match.setup, f"k1:{len(match.choices)}", Budget(nodes=20)))
    return match


@pytest.fixture(scope="module", params=[("kokopelli", 2), ("kokopelli", 4), ("kodachi", 3)], ids=str)
def reviewed(request: pytest.FixtureRequest) -> tuple[Match, Reviewed]:
    name, seats = request.param
    match = played(name, seats, 3)
    return match, review(match, EFFORT)


def test_start_luck_and_errors_are_the_result(reviewed: tuple[Match, Reviewed]) -> None:
    match, found = reviewed
    assert match.outcome is not None
    for seat, one in enumerate(found.sums):
        assert one.start + one.luck + one.own_errors + one.others_errors == pytest.approx(one.result, abs=1e-9)
        assert one.deal + one.own_draws + one.others_draws == pytest.approx(one.luck, abs=1e-9)
        assert one.result == (1 / len(match.outcome.winners) if seat in match.outcome.winners else 0)
        assert one.own_errors <= 0
        assert one.decisions == sum(each.seat == seat for each in found.decisions)


def test_chances_are_chances(reviewed: tuple[Match, Reviewed]) -> None:
    match, found = reviewed
    for one in found.decisions:
        for chances in (one.before, one.after):
            assert sum(chances) == pytest.approx(1.0)
            assert min(chances) >= 0
        assert one.played == match.choices[one.ply]
        assert one.seat == match.movers[one.ply]
        assert one.cost == pytest.approx(one.before[one.seat] - one.after[one.seat])
        assert one.choices[0].action == one.best
        assert one.played in [choice.action for choice in one.choices]


def test_nobody_is_judged_by_what_they_could_not_know() -> None:
    match = played("kokopelli", 3, 5, most=30)
    reviewer = Reviewer(match.setup, 60, 60)
    seen = 0
    for ply in range(8, 30):
        state = match.at(ply)
        other = match.setup.sample_world(state.view(match.movers[ply]), f"k1:{ply}")
        first, second = (reviewer.decision(one, match.choices[ply], ply) for one in (state, other))
        assert first == second
        seen += first is not None
    assert seen > 10


def test_the_same_game_gets_the_same_review() -> None:
    match = played("kokopelli", 2, 8, most=40)
    match.ended = record.Ending(reason="agreed")
    one, two = review(match, EFFORT), review(match.copy(), EFFORT)
    assert one == two
    assert not one.finished
    assert sum(one.result) == pytest.approx(1.0)


def test_moments_are_of_different_kinds(reviewed: tuple[Match, Reviewed]) -> None:
    _, found = reviewed
    for seat in range(found.seats):
        moments = found.moments[seat]
        assert len(moments) <= 3
        assert [one.ply for one in moments] == sorted(one.ply for one in moments)
        everything = moments_of(seat, found.decisions, spells_of(seat, found.decisions, 1 / found.seats, found.result[seat], 10**6))
        assert len(everything) == len(moments)


def test_a_running_game_is_not_told() -> None:
    with pytest.raises(KotableError, match="not over"):
        review(played("kokopelli", 2, 1, most=6), EFFORT)


LINKED = [(name, seats, link) for name, links in LINKS.items() for seats, link in links.items()]


def test_every_game_has_a_link_for_every_number_of_seats() -> None:
    assert {(name, seats) for name, seats, _ in LINKED} == {(name, seats) for name in ("kokopelli", "kodachi") for seats in (2, 3, 4)}


@pytest.mark.parametrize(("name", "seats", "link"), LINKED)
@pytest.mark.parametrize("progress", [0.0, 0.5, 0.9, 1.0])
def test_a_better_chance_is_never_told_as_a_worse_one(name: str, seats: int, link: Link, progress: float) -> None:
    before = 0.0
    for percent in range(101):
        rest = (1 - percent / 100) / (seats - 1)
        told = linked([percent / 100, *[rest] * (seats - 1)], link, progress, 0)
        assert sum(told) == pytest.approx(1.0)
        assert told[0] > before
        assert max(told[1:]) == pytest.approx(min(told[1:]))
        before = told[0]


def test_the_plain_link_tells_what_the_search_says() -> None:
    assert linked([0.5, 0.3, 0.2], PLAIN_LINK, 0.4, 1) == pytest.approx((0.5, 0.3, 0.2))


def test_a_link_moves_over_the_game_and_the_last_round_is_its_own_stage() -> None:
    link = Link((2.0, 1.0, 3.0), (1.0, 0.5, 0.25))
    assert linked([0.75, 0.25], link, 0.0, 1) == pytest.approx((0.9, 0.1))
    assert linked([0.75, 0.25], link, 0.5, 1)[0] == pytest.approx(3**1.5 / (3**1.5 + 0.75))
    assert linked([0.75, 0.25], link, 0.999, 1)[0] == pytest.approx(6 / 7, abs=0.01)
    assert linked([0.75, 0.25], link, 1.0, 1)[0] == pytest.approx(27 / 27.25)


def test_a_link_can_be_less_sure_of_who_is_far_ahead() -> None:
    link = Link((1.0, 1.0, 1.0), (1.0, 1.0, 1.0), 1.0)
    assert linked([0.5, 0.25, 0.25], link, 0.0, 0) == pytest.approx((0.4, 0.3, 0.3))
