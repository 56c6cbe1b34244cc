"""What an action will surely do, foretold from a view: it is the beginning of what happens in every world that agrees with the view."""

from __future__ import annotations

import pytest

from kotable.game import Setup, State
from kotable.values import SPECTATOR, Event, IllegalAction, KotableError, View
from tests.contract.games import situations

WORLDS = 3


def decisions(setup: Setup, seed: str, every: int, most: int = 0) -> list[tuple[State, View]]:
    """Situations of random games with the view of who decides."""
    return [(state, state.view(int(state.to_move()))) for state, action in situations(setup, seed, every, most=most) if action >= 0]


def happens(state: State, action: int) -> list[Event]:
    log: list[Event] = []
    state.clone().apply(action, log)
    return log


def test_what_is_foretold_is_the_beginning_of_what_happens_in_every_world(setup: Setup) -> None:
    foretold = ahead = 0
    for number in range(3):
        for state, view in decisions(setup, f"k1:foresee/{number}", 7):
            seat = view.seat
            worlds = [state, *(setup.sample_world(view, f"k1:{n}") for n in range(WORLDS))]
            answers = setup.foresee_all(view)
            assert list(answers) == state.legal()
            for action, events in answers.items():
                for world in worlds:
                    seen = [event.seen_by(seat) for event in happens(world, action)]
                    assert seen[: len(events)] == events, setup.actions[action].text
                    # It ends where somebody learns something, and nowhere else.
                    assert len(seen) == len(events) or seen[len(events)].kind in setup.rules.reveals
                foretold += 1
                ahead += bool(events)
    assert foretold > 400
    assert ahead > foretold / 2


def test_what_is_foretold_further_lacks_only_own_secrets(setup: Setup) -> None:
    lacking = 0
    for state, view in decisions(setup, "k1:further", 3):
        worlds = [state, *(setup.sample_world(view, f"k1:{n}") for n in range(WORLDS))]
        short = setup.foresee_all(view)
        for action, events in setup.foresee_all(view, further=True).items():
            assert events[: len(short[action])] == short[action]
            for world in worlds:
                seen = happens(world, action)
                assert len(seen) >= len(events)
                for told, event in zip(events, seen, strict=False):
                    if told != event.seen_by(view.seat):
                        assert event.kind in setup.rules.reveals and event.seat == view.seat
                        assert told == event.seen_by(SPECTATOR)
            lacking += len(events) > len(short[action])
    assert lacking > 0


def test_it_ends_no_earlier_than_it_must(setup: Setup) -> None:
    """What comes right after the end is not the same in all worlds."""
    ends = same = 0
    for _, view in decisions(setup, "k1:end", 6, most=120):
        worlds = [setup.sample_world(view, f"k1:{n}") for n in range(12)]
        for action, events in setup.foresee_all(view).items():
            following = []
            for world in worlds:
                seen = [event.seen_by(view.seat) for event in happens(world, action)]
                following += seen[len(events) : len(events) + 1]
            if following:
                ends += 1
                same += all(event == following[0] for event in following)
    assert ends > 20
    assert same <= ends / 40


def test_one_action_is_foretold_as_all_are(setup: Setup) -> None:
    for state, view in decisions(setup, "k1:one", 20):
        answers = setup.foresee_all(view)
        for action in state.legal():
            assert setup.foresee(view, action) == answers[action]


def test_nothing_is_foretold_of_what_may_not_be_chosen(setup: Setup) -> None:
    state = setup.start("k1:refused")
    mover = int(state.to_move())
    view = state.view(mover)
    wrong = next(action.id for action in setup.actions if action.id not in state.legal())
    with pytest.raises(IllegalAction):
        setup.foresee(view, wrong)
    for seat in range(SPECTATOR, setup.seats):
        if seat != mover:
            with pytest.raises(KotableError, match="only who decides"):
                setup.foresee(state.view(seat), state.legal()[0])
