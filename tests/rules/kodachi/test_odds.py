"""The chances that Kodachi's meter shows: exact, and never better than the fight under way."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from kotable.chance import dice, roll
from kotable.game import Setup, State
from kotable.games import game
from kotable.kodachi import KodachiView
from kotable.values import Chance, Event
from tests.rules.kodachi.house import Kodachi, fight, koda

ASKED = 45 if os.environ.get("KOTABLE_PURE") else 90
"""How many situations are tried by brute force, which the plain sources take long for."""


def chances(table: Kodachi) -> dict[str, Chance]:
    return table.setup.odds(table.view(table.to_move()))


@pytest.mark.rule("KD-3.3")
def test_a_fight_that_no_card_can_win_is_lost_and_nothing_is_said_of_the_next() -> None:
    assert chances(fight("strength", "g5-fan", "dojo-5 dojo-4")) == {"guard": Chance(0, 1)}


@pytest.mark.rule("KD-4.5")
def test_a_fight_that_a_lucky_draw_can_win_is_not_lost() -> None:
    assert "guard" not in chances(fight("strength", "g5-fan", "dojo-5 skill-draw3"))
    played = fight("strength", "g5-fan", "dojo-5 skill-zero").do("play dojo-5")
    assert chances(played) == {"guard": Chance(0, 1)}, "its only use that draws is as a second dojo card"


@pytest.mark.rule("KD-3.8")
def test_the_next_guard_is_met_with_what_will_be_in_hand() -> None:
    """The dojo-5 beats the guard faced; the dojo-1 that is left beats no brown guard by strength."""
    table = fight("strength", "g4-fan", "dojo-5 dojo-1", next_guard="guard")
    assert chances(table)["guard"] == Chance(1, 1)
    assert chances(table)["next-guard"].good == 0
    after = table.setup.odds_after(table.view(0))
    best, worse = table.setup.parse("play dojo-5"), table.setup.parse("play dojo-1")
    assert after[best] == {"next-guard": chances(table)["next-guard"]}
    assert after[worse] == {"guard": Chance(0, 1)}, "a second dojo card can't be played"
    table.do("play dojo-5")
    assert chances(table) == after[best]


@pytest.mark.rule("KD-3.2")
def test_before_the_declaration_the_better_stance_counts() -> None:
    table = koda(2, "hand: dojo-1", phase="declare", guard_row="g5-fan")
    assert chances(table)["guard"] == Chance(1, 1)
    after = table.setup.odds_after(table.view(0))
    assert after[table.setup.parse("strength")] == {"guard": Chance(0, 1)}
    assert after[table.setup.parse("stealth")]["guard"] == Chance(1, 1)


def test_who_does_not_invade_has_no_chances() -> None:
    table = fight("stealth", "g5-fan", "dojo-1").do("play dojo-1", "stop", "nothing")
    assert table.to_move() == 1
    assert chances(table) == {}
    assert table.setup.odds(table.view()) == {}


# Cards that win only together


def sets_of(table: Kodachi) -> list[str]:
    return [" + ".join(table.setup.actions[action].text[5:] for action in run) for run in table.setup.together(table.view(0))]


@pytest.mark.rule("KD-3.5", "KD-4.7")
def test_cards_that_win_only_together_are_told_the_fewest_first() -> None:
    table = fight("strength", "g5-fan", "dojo-4 dojo-5 novice*2 dojo-1", next_guard="guard")
    assert sets_of(table) == ["dojo-5 + novice plus", "dojo-4 + novice plus + novice plus"]
    assert sets_of(fight("strength", "g4-fan", "dojo-4 dojo-5 novice")) == [], "a card does it alone"
    assert sets_of(fight("strength", "g5-fan", "dojo-4 novice")) == [], "nothing does"
    assert sets_of(table.do("play dojo-4")) == ["novice plus + novice plus"], "one dojo card lies there"
    assert sets_of(table.do("play novice plus")) == []


@pytest.mark.rule("KD-4.5", "KD-3.7")
def test_of_cards_that_win_together_those_that_draw_come_later_and_the_second_guard_is_another_matter() -> None:
    drawing = fight("strength", "g5-fan", "dojo-5 novice skill-plus2", next_guard="guard")
    assert sets_of(drawing) == ["dojo-5 + novice plus", "dojo-5 + skill-plus2"]
    [_, events] = drawing.setup.together(drawing.view(0)).values()
    assert [event.kind for event in events if event.kind in ("played", "drew", "defeated")] == ["played", "played", "drew", "defeated"]
    assert sets_of(fight("strength", "e3+5-gold", "dojo-2 novice*2")) == ["novice dojo + novice plus"]


def test_only_who_fights_is_told_what_wins_together() -> None:
    table = fight("strength", "g5-fan", "dojo-5 novice")
    assert sets_of(table)
    assert table.setup.together(table.view(1)) == {}
    assert table.setup.together(table.view()) == {}


@pytest.mark.parametrize("seats", [2, 4])
def test_what_wins_together_agrees_with_every_way_to_play_so_many_cards(seats: int) -> None:
    setup = game("kodachi").setup(seats, {})
    asked = 0
    for seed in range(12):
        state = setup.start(f"k1:together/{seed}")
        words = dice(f"k1:together/{seed}", 1)
        while not state.over() and asked < ASKED / 3:
            view = state.view(int(state.to_move()))
            assert isinstance(view, KodachiView)
            told = setup.together(view)
            ways = winning_runs(setup, state, view, 3) if view.phase == "fight" else []
            fewest = min(map(len, ways), default=0)
            if fewest == 1 or not ways:
                assert all(len(run) > 3 for run in told) if not ways else not told
            else:
                asked += 1
                assert len(next(iter(told))) == fewest
                assert all(sorted(run) in ways for run in told if len(run) == fewest)
            for run in told:
                plays_out(setup, state, run)
            ids = state.legal()
            ids = [number for number in ids if setup.actions[number].verb not in ("give-up", "stop")] or ids
            state.apply(ids[roll(words, 0, len(ids))])
    assert asked > ASKED / 5


def falls(events: list[Event]) -> bool:
    return any(event.kind == "defeated" for event in events)


def winning_runs(setup: Setup, state: State, view: KodachiView, most: int) -> list[list[int]]:
    """All sets of at most so many cards of the hand, as they are played, that make the guard faced fall with the last one."""
    found: set[tuple[int, ...]] = set()
    waiting: list[tuple[State, tuple[int, ...], Counter[str]]] = [(state, (), Counter(view.hand))]
    while waiting:
        now, run, hand = waiting.pop()
        for number in now.legal():
            action = setup.actions[number]
            if action.verb != "play" or hand[action.facts["card"]] < 1:
                continue
            after, log = now.clone(), list[Event]()
            after.apply(number, log)
            if falls(log):
                found.add(tuple(sorted((*run, number))))
            elif len(run) + 1 < most:
                waiting.append((after, (*run, number), hand - Counter([action.facts["card"]])))
    return [list(run) for run in found]


def plays_out(setup: Setup, state: State, run: tuple[int, ...]) -> None:
    """Each choice of the run can be made after those before it, in the true world, and only the last one fells the guard."""
    world = state.clone()
    for n, action in enumerate(run, 1):
        assert action in world.legal()
        log: list[Event] = []
        world.apply(action, log)
        assert falls(log) == (n == len(run))


# Against brute force: every way to play the cards in hand, in sampled worlds

Memory = dict[tuple[object, ...], bool]


def wins(setup: Setup, state: State, hand: Counter[str], defeated: int, memory: Memory) -> bool:
    """Whether these cards, and none drawn on the way, make the guard faced fall."""
    view = state.view(int(state.to_move()))
    assert isinstance(view, KodachiView)
    if view.defeated > defeated:
        return True
    key = (frozenset(hand.items()), view.stance, view.total, view.part, view.dojo)
    if key not in memory:
        memory[key] = False
        for number in state.legal():
            action = setup.actions[number]
            if action.verb == "play" and hand[action.facts["card"]] > 0:
                after = state.clone()
                after.apply(number)
                if wins(setup, after, hand - Counter([action.facts["card"]]), defeated, memory):
                    memory[key] = True
                    break
    return memory[key]


def best_left(setup: Setup, state: State, hand: Counter[str], defeated: int) -> list[tuple[State, Counter[str]]]:
    """All situations in which the guard faced has fallen, with what is left of these cards."""
    found: dict[tuple[object, ...], tuple[State, Counter[str]]] = {}
    waiting = [(state, hand)]
    seen = set()
    while waiting:
        state, hand = waiting.pop()
        view = state.view(int(state.to_move()))
        assert isinstance(view, KodachiView)
        key = (frozenset(hand.items()), view.stance, view.total, view.part, view.dojo, view.defeated)
        if key in seen:
            continue
        seen.add(key)
        if view.defeated > defeated:
            found[(key[0], view.stance)] = (state, hand)
            continue
        for number in state.legal():
            action = setup.actions[number]
            if action.verb in ("strength", "stealth") or (action.verb == "play" and hand[action.facts["card"]] > 0):
                after = state.clone()
                after.apply(number)
                waiting.append((after, hand - Counter([action.facts["card"]] if action.verb == "play" else [])))
    return list(found.values())


def next_met(setup: Setup, ends: list[tuple[State, Counter[str]]], defeated: int, worlds: int) -> dict[str, bool]:
    """Of the guards that came next in some worlds: whether some way to get there leaves cards that beat it."""
    went_on = setup.parse("go-on")
    found: dict[str, bool] = {}
    for state, hand in ends:
        view = state.view(int(state.to_move()))
        for number in range(worlds):
            world = setup.sample_world(view, f"k1:{number}")
            log: list[Event] = []
            world.apply(went_on, log)
            card = next(event.public["card"] for event in log if event.kind == "turned-up" and event.public["row"] == "guards")
            found[card] = wins(setup, world, hand, defeated, {})
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_chances_agree_with_every_way_to_play_the_cards(seats: int) -> None:
    setup = game("kodachi").setup(seats, {})
    asked = met = 0
    for seed in range(8):
        state = setup.start(f"k1:odds/{seed}")
        words = dice(f"k1:odds/{seed}", 1)
        while not state.over() and asked < ASKED:
            view = state.view(int(state.to_move()))
            assert isinstance(view, KodachiView)
            if view.phase in ("declare", "fight", "decide") and sum(view.hand.values()) <= 7 and roll(words, 0, 9) == 0:
                met += agrees(setup, state, view)
                asked += 1
            ids = state.legal()
            # Guards are beaten more often than by chance alone, so that elites and pairs are met.
            winning = [number for number in ids if "defeated" in [event.kind for event in setup.foresee(view, number)]]
            ids = winning or [number for number in ids if setup.actions[number].verb != "give-up"] or ids
            state.apply(ids[roll(words, 0, len(ids))])
    assert asked > ASKED * 2 / 3
    assert met > ASKED


def agrees(setup: Setup, state: State, view: KodachiView) -> int:
    """Whether the chances of a view are those of brute force; how many guards were met."""
    told = setup.odds(view)
    hand = Counter(view.hand)
    ends = [(state, hand)] if view.phase == "decide" else best_left(setup, state, hand, view.defeated)
    if view.phase != "decide":
        draws = any(use in str(view.hand) for use in ("draw3", "zero", "plus2", "minus2", "one"))
        assert told.get("guard") == (Chance(1, 1) if ends else Chance(0, 1)) or (not ends and draws)
    if not ends or setup.parse("go-on") not in ends[0][0].legal():
        assert "next-guard" not in told
        return 0
    # The best single way counts: the one that leaves cards against most guards.
    counts = Counter(view.guards_unseen) if view.guard_deck else Counter(view.guard_discards)
    fitting = {key: n for key, n in counts.items() if not view.guard_deck or (key[0] == "e") == (view.guard_top == "elite")}
    assert told["next-guard"].of == sum(fitting.values())
    best = highest = met = 0
    for end in ends:
        came = next_met(setup, [end], view.defeated + (view.phase != "decide"), 12)
        met += len(came)
        assert set(came) <= set(fitting)
        # Those that did not come in these worlds may go either way.
        least = sum(fitting[key] for key, won in came.items() if won)
        most = least + sum(n for key, n in fitting.items() if key not in came)
        best, highest = max(best, least), max(highest, most)
    assert best <= told["next-guard"].good <= highest
    return met
