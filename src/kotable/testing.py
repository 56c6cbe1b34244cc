"""The contract as tests, for every game: a package runs them for its own with two lines.

    from kotable.testing import GameContract

    class TestHighCard(GameContract):
        game = "highcard"

They need pytest and ask nothing but what `kotable.game` promises. `walk`, `situations` and `told` help with tests of one's own.
"""

from __future__ import annotations

import copy
import pickle
import re
from collections.abc import Iterator
from itertools import chain
from typing import Any, ClassVar

import msgspec
import msgspec.structs
import pytest

from kotable.chance import dice, roll
from kotable.game import Game, Setup, State
from kotable.games import game as game_called
from kotable.match import from_position, new
from kotable.record import read, replay, write
from kotable.texts import LANGUAGES, Texts
from kotable.values import NOBODY, SPECTATOR, Action, Event, IllegalAction, KotableError, NotationError, OptionError, Refusal, SeedError

RULE = re.compile(r"[A-Z]+-\d+\.\d+")
"""What a rule is called: `KP-5.3`."""
MOST = 20_000
"""A game that needs more decisions than this does not end."""


def setup_of(name: str, seats: int) -> Setup:
    return game_called(name).setup(seats, {})


def walk(setup: Setup, seed: str) -> Iterator[tuple[State, int]]:
    """A random game: every situation with the action about to be chosen in it; the last with none (-1)."""
    state = setup.start(seed)
    chooser = dice(seed + "/chooser", 1)
    while not state.over():
        ids = state.legal()
        action = ids[roll(chooser, 0, len(ids))]
        yield state, action
        state.apply(action)
    yield state, -1


def situations(setup: Setup, seed: str, every: int, offset: int = 0, most: int = 0) -> Iterator[tuple[State, int]]:
    """Copies of some situations of a random game, the last among them; of a long game about `most`, from the beginning to the end."""
    if most:
        every = max(every, sum(1 for _ in walk(setup, seed)) // most)
    for ply, (state, action) in enumerate(walk(setup, seed)):
        if ply % every == offset % every or action < 0:
            yield state.clone(), action


def told(setup: Setup, seed: str) -> tuple[State, list[list[Event]], list[int]]:
    """A whole random game with its log: the end, what happened by choice (the opening first), and the choices."""
    opening: list[Event] = []
    state = setup.opening(seed, opening)
    chooser = dice(seed + "/chooser", 1)
    log, choices = [opening], []
    while not state.over():
        ids = state.legal()
        action = ids[roll(chooser, 0, len(ids))]
        happened: list[Event] = []
        state.apply(action, happened)
        log.append(happened)
        choices.append(action)
    return state, log, choices


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


def seen(events: list[Event], seat: int, reveals: frozenset[str]) -> bytes:
    """What a seat is told, up to the first thing that chance decides."""
    out = []
    for event in events:
        shown = event.seen_by(seat)
        if event.kind in reveals:
            out.append(encoded([shown.kind, shown.seat]))
            break
        out.append(encoded(shown))
    return b"|".join(out)


class GameContract:
    """What holds for every game, in every situation, with every number of seats. Subclasses name the game."""

    game: ClassVar[str] = ""
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    games: ClassVar[int] = 25
    """How many random games are played to their end."""
    comparisons: ClassVar[int] = 0
    """How many pairs of worlds must have been there to compare, at the least."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "setup" in metafunc.fixturenames:
            metafunc.parametrize("setup", self.seats, indirect=True)

    @pytest.fixture
    def setup(self, request: pytest.FixtureRequest) -> Setup:
        """The game with its usual options and each number of seats."""
        return setup_of(self.game, request.param)

    def itself(self) -> Game:
        return game_called(self.game)

    # Actions: one number, one text and one structured form

    def test_the_id_of_an_action_is_its_place_in_the_table(self, setup: Setup) -> None:
        assert [action.id for action in setup.actions] == list(range(len(setup.actions)))

    def test_texts_are_unique_and_parse_to_their_action(self, setup: Setup) -> None:
        assert len({action.text for action in setup.actions}) == len(setup.actions)
        for action in setup.actions:
            assert setup.parse(action.text) == action.id
            assert setup.parse(f"  {action.text.replace(' ', '   ')} ") == action.id

    def test_the_structured_form_tells_actions_apart(self, setup: Setup) -> None:
        def form(action: Action) -> tuple[object, ...]:
            return (action.verb, *sorted((key, str(value)) for key, value in action.facts.items()))

        assert len({form(action) for action in setup.actions}) == len(setup.actions)

    @pytest.mark.parametrize("wrong", ["", "  ", "no-such-choice", "-1", "\x00", "ä" * 300])
    def test_a_text_that_is_no_action_is_refused_in_one_sentence(self, setup: Setup, wrong: str) -> None:
        with pytest.raises(NotationError) as refusal:
            setup.parse(wrong)
        assert setup.game in str(refusal.value) and "\n" not in str(refusal.value)

    def test_the_table_does_not_depend_on_the_seats(self, setup: Setup) -> None:
        assert setup.actions == self.itself().setup(self.seats[0], {}).actions

    def test_the_checked_door_lets_only_legal_actions_in(self, setup: Setup) -> None:
        for state, _ in situations(setup, "k1:door", 25):
            before = state.position()
            legal = set(state.legal())
            for action in setup.actions:
                if action.id not in legal:
                    with pytest.raises(IllegalAction) as refused:
                        state.play(action.id)
                    assert RULE.fullmatch(refused.value.refusal.rule)
            for number in (-1, len(setup.actions)):
                with pytest.raises(NotationError):
                    state.play(number)
            assert state.position() == before, "a refused action changes nothing"
            for number in legal:
                state.clone().play(setup.actions[number].text)

    # Play

    def test_the_legal_list_is_exactly_what_nothing_refuses(self, setup: Setup) -> None:
        room = setup.new_room()
        for state, _ in situations(setup, "k1:legal", 3):
            free = [action.id for action in setup.actions if state.why_not(action.id) is None]
            assert state.legal() == free, state.position()
            assert [room[i] for i in range(state.find_legal(room))] == free
            assert bool(free) != state.over()

    def test_the_same_seed_is_the_same_game(self, setup: Setup) -> None:
        one, other = ([state.position() for state, _ in walk(setup, "k1:a")] for _ in range(2))
        assert one == other

    def test_a_clone_goes_its_own_way(self, setup: Setup) -> None:
        for state, action in situations(setup, "k1:clone", 11):
            before = state.position()
            copy = state.clone()
            assert copy.position() == before
            if action >= 0:
                copy.apply(action)
                assert state.position() == before
                state.apply(action)
                assert state.position() == copy.position(), "the dice are copied too"

    def test_every_choice_raises_the_version(self, setup: Setup) -> None:
        """By it the engine knows that what it remembers of a situation, such as its public view, is of the past."""
        for state, action in situations(setup, "k1:version", 5):
            if action >= 0:
                before = state.version
                state.public_view()
                state.apply(action)
                assert state.version > before
                assert encoded(state.public_view()) == encoded(state.clone().public_view())

    def test_a_log_changes_nothing(self, setup: Setup) -> None:
        silent = setup.start("k1:log")
        state, _, choices = told(setup, "k1:log")
        for choice in choices:
            silent.apply(choice)
        assert silent.position() == state.position()

    def test_points_are_what_events_say(self, setup: Setup) -> None:
        for number in range(8):
            state, log, _ = told(setup, f"k1:points{number}")
            sums = [0] * setup.seats
            for event in (event for happened in log for event in happened if event.kind == "scored"):
                assert RULE.fullmatch(event.public["rule"])
                sums[event.seat] += event.public["points"]
            assert sums == state.points()

    def test_what_it_counts_happens_and_is_told_to_all(self, setup: Setup) -> None:
        for deed in self.itself().deeds:
            games = (chain.from_iterable(told(setup, f"k1:deeds{number}")[1]) for number in range(8))
            found = [event for event in chain.from_iterable(games) if event.kind == deed.kind]
            assert found and all(event.seat >= 0 and str(event.public[deed.fact]) for event in found), deed

    def test_the_outcome_places_everybody(self, setup: Setup) -> None:
        for number in range(8):
            outcome = told(setup, f"k1:outcome{number}")[0].outcome()
            assert len(outcome.points) == len(outcome.places) == setup.seats
            assert outcome.winners == tuple(seat for seat, place in enumerate(outcome.places) if place == 1) != ()
            for place in outcome.places:
                assert place == 1 + sum(other < place for other in outcome.places)

    def test_random_games_end_without_a_fault(self, setup: Setup) -> None:
        chooser = dice("k1:random", 1)
        for number in range(self.games):
            state = setup.start(f"k1:{number}")
            assert 0 < state.playout(chooser, MOST) < MOST
            assert state.over() and state.to_move() == NOBODY
            assert self.itself().read_position(state.position()).position() == state.position()

    def test_a_playout_stops_when_told(self, setup: Setup) -> None:
        state = setup.start("k1:stop")
        assert state.playout(dice("k1:x", 1), 1) == 1

    # Preparing a game

    @pytest.mark.parametrize("seats", [0, 1, 5, True])
    def test_a_wrong_number_of_seats(self, seats: int) -> None:
        with pytest.raises(OptionError, match="seats"):
            self.itself().setup(seats, {})

    def test_an_option_that_does_not_exist(self) -> None:
        with pytest.raises(OptionError, match="'no such option'"):
            self.itself().setup(self.seats[0], {"no such option": 1})

    def test_options_are_told_in_full_and_each_choice_can_be_made(self, setup: Setup) -> None:
        assert set(setup.options) == {option.name for option in self.itself().options}
        assert self.itself().setup(setup.seats, setup.options).options == setup.options

    @pytest.mark.parametrize("seed", ["", "7f3a", "k2:7f3a", "k1", "k1:\n", "k1:" + "x" * 300])
    def test_a_text_that_is_no_seed(self, setup: Setup, seed: str) -> None:
        with pytest.raises(SeedError, match="is no seed: expected"):
            setup.start(seed)

    # Positions and records

    def test_a_position_is_complete(self, setup: Setup) -> None:
        """It reads back to an equal situation that goes on in the same way."""
        for state, action in situations(setup, "k1:position", 4):
            text = state.position()
            again = self.itself().read_position(text)
            assert again.position() == text
            assert again.legal() == state.legal()
            assert again.fingerprint() == state.fingerprint()
            if action >= 0:
                state.apply(action)
                again.apply(action)
                assert again.position() == state.position()

    def test_comments_and_blank_lines_do_not_matter(self, setup: Setup) -> None:
        for state, _ in situations(setup, "k1:comments", 60):
            text = state.position()
            loose = "# by hand\n\n" + "\n\n".join(line + "   # so it is" for line in text.splitlines())
            assert self.itself().read_position(loose).position() == text

    def test_a_damaged_position_is_a_position_or_a_sentence(self, setup: Setup) -> None:
        for state, _ in situations(setup, "k1:damaged", 40, most=3):
            lines = state.position().splitlines()
            for at in range(len(lines)):
                name = lines[at].split(":")[0]
                for instead in ([], ["nonsense"], [lines[at], lines[at]], [f"{name}: 9999"], [f"{name}: nonsense"], [f"{name}:"]):
                    try:
                        read = self.itself().read_position("\n".join([*lines[:at], *instead, *lines[at + 1 :]]))
                    except KotableError as error:
                        assert "\n" not in str(error) and len(str(error)) > 10
                    else:
                        assert self.itself().read_position(read.position()).position() == read.position()

    def test_a_match_may_begin_in_a_position(self, setup: Setup) -> None:
        state = setup.start("k1:begin")
        match = from_position(state.position(), setup.game)
        assert match.state.position() == state.position()
        match.play(match.state.legal()[0])
        match.take_back(0)
        assert match.state.position() == state.position()

    def test_taking_back_stops_at_the_last_thing_learned(self, setup: Setup) -> None:
        match = new(setup.game, setup.seats, {}, "k1:back")
        while not match.state.over() and match.ply < 150:
            before, mover = match.state.position(), int(match.state.to_move())
            ids = match.state.legal()
            happened = match.play(ids[int(len(ids) * 0.37) if match.ply % 3 else 0])
            if any(event.kind in self.itself().reveals for event in happened):
                assert match.floor() == match.ply
            else:
                assert match.floor() < match.ply
                action = match.choices[-1]
                match.take_back(match.ply - 1)
                assert match.state.position() == before and int(match.state.to_move()) == mover
                match.play(action)

    def test_a_record_reads_back(self, setup: Setup) -> None:
        match = new(setup.game, setup.seats, {}, "k1:record")
        for _, (_, action) in zip(range(60), walk(setup, "k1:record"), strict=False):
            if action >= 0:
                match.play(action)
        assert replay(read(write(match))).state.position() == match.state.position()

    # Views: what a seat learns, and that it learns nothing else

    def test_a_view_is_plain_data_that_reads_back(self, setup: Setup) -> None:
        kind = self.itself().view_type
        for state, _ in situations(setup, "k1:json", 9):
            for seat in range(SPECTATOR, setup.seats):
                view = state.view(seat)
                assert type(view) is kind and view.seat == seat and view.game == setup.game
                assert msgspec.json.decode(encoded(view), type=kind) == view

    def test_a_view_can_not_be_changed(self, setup: Setup) -> None:
        """Views share their parts: whoever could change one would change others."""
        for state, _ in situations(setup, "k1:frozen", 30):
            for seat in range(SPECTATOR, setup.seats):
                view = state.view(seat)
                before = encoded([state.view(other) for other in range(SPECTATOR, setup.seats)])
                for part in parts_of(view):
                    if isinstance(part, dict):
                        with pytest.raises(TypeError):
                            part["x"] = 1
                        with pytest.raises(TypeError):
                            part.clear()
                        assert part == dict(part)
                    assert not isinstance(part, list | set)
                assert copy.deepcopy(view) == view == pickle.loads(pickle.dumps(view))
                assert before == encoded([state.view(other) for other in range(SPECTATOR, setup.seats)])

    def test_a_view_names_the_common_facts(self, setup: Setup) -> None:
        for state, _ in situations(setup, "k1:facts", 30):
            view = state.view(0)
            assert (view.seats, view.to_move, view.round) == (setup.seats, state.to_move(), state.round_number())
            assert list(view.points) == state.points()

    @pytest.mark.parametrize("seat", [4, 9, SPECTATOR, -7])
    def test_a_stranger_sees_what_a_spectator_sees(self, setup: Setup, seat: int) -> None:
        """Numbers below zero are no seats counted from the last."""
        state = setup.start("k1:stranger")
        assert state.view(seat) == state.view(SPECTATOR)
        assert not state.own_view(seat)

    def test_a_sampled_world_looks_the_same_to_the_viewer(self, setup: Setup) -> None:
        for state, _ in situations(setup, "k1:same", 5, most=60):
            for seat in range(SPECTATOR, setup.seats):
                view = state.view(seat)
                assert setup.sample_world(view, "k1:1").position() == setup.sample_world(view, "k1:1").position()
                for number in range(2):
                    world = setup.sample_world(view, f"k1:{number}")
                    assert encoded(world.view(seat)) == encoded(view)
                    assert self.itself().read_position(world.position()).position() == world.position(), "a world is a legal position"
                    if state.to_move() == seat:
                        assert world.legal() == state.legal()
                        assert [world.why_not(a.id) for a in setup.actions] == [state.why_not(a.id) for a in setup.actions]

    def test_worlds_that_differ_in_what_a_seat_cannot_know_tell_it_the_same(self, setup: Setup) -> None:
        """The same choice in two such worlds: byte-equal events, views and legal lists, until chance or a card played open tells more."""
        compared = 0
        for state, action in situations(setup, "k1:tell", 3, most=150):
            if action < 0:
                continue
            for seat in range(SPECTATOR, setup.seats):
                compared += self.compare(state, setup.sample_world(state.view(seat), "k1:other"), action, seat)
        assert compared >= self.comparisons

    def compare(self, state: State, world: State, action: int, seat: int) -> bool:
        """Holds one choice in two worlds against each other; not where it can't be chosen in the other one."""
        reveals = self.itself().reveals
        if action not in world.legal():
            assert state.to_move() != seat
            return False
        here: list[Event] = []
        there: list[Event] = []
        one, other = state.clone(), world.clone()
        one.apply(action, here)
        other.apply(action, there)
        assert seen(here, seat, reveals) == seen(there, seat, reveals), (action, here, there)
        if not any(event.kind in reveals for event in here):
            assert encoded(one.view(seat)) == encoded(other.view(seat))
            if one.to_move() == seat:
                assert one.legal() == other.legal()
        return True

    def test_what_is_foretold_is_the_beginning_of_what_happens(self, setup: Setup) -> None:
        for state, action in situations(setup, "k1:foresee", 7):
            if action < 0:
                continue
            view = state.view(int(state.to_move()))
            worlds = [state, *(setup.sample_world(view, f"k1:{number}") for number in range(3))]
            answers = setup.foresee_all(view)
            assert list(answers) == state.legal()
            for choice, events in answers.items():
                for world in worlds:
                    happened: list[Event] = []
                    world.clone().apply(choice, happened)
                    shown = [event.seen_by(view.seat) for event in happened]
                    assert shown[: len(events)] == events, setup.actions[choice].text
                    assert len(shown) == len(events) or shown[len(events)].kind in self.itself().reveals

    # Words

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_everything_it_says_has_words(self, setup: Setup, language: str) -> None:
        texts = Texts(language, self.game)
        names = [f"Player {seat}" for seat in range(setup.seats)]
        assert plain(texts.name())
        for action in setup.actions:
            assert plain(texts.action(action)) and texts.has(f"{self.game}-act-{action.verb}")
        refusals: dict[str, Refusal] = {}
        events: dict[str, Event] = {}
        for state, _ in situations(setup, "k1:words", 5):
            for action in setup.actions:
                refusal = state.why_not(action.id)
                if refusal is not None:
                    refusals[refusal.key] = refusal
        events.update((event.kind, event) for happened in told(setup, "k1:words")[1] for event in happened)
        for event in events.values():
            for viewer in (SPECTATOR, event.seat):
                assert plain(texts.event(event, names, viewer)), event
        for refusal in refusals.values():
            assert plain(texts.refusal(refusal, names)), refusal
        cited = {refusal.rule for refusal in refusals.values()} | {str(e.public["rule"]) for e in events.values() if "rule" in e.public}
        assert {rule for rule in cited if plain(texts.rule(rule).text)} == cited
        assert plain(texts.reason(told(setup, "k1:words")[0].outcome().reason))
        for deed in self.itself().deeds:
            assert plain(texts.get(f"{self.game}-deeds-{deed.fact}")) and plain(texts.get(f"{self.game}-deed-{deed.kind}")), deed
            assert not deed.undone or texts.has(f"{self.game}-deed-{deed.kind}", "good"), deed


def parts_of(value: Any) -> Iterator[Any]:
    """A value and everything in it."""
    yield value
    inside: Any = ()
    if isinstance(value, msgspec.Struct):
        inside = msgspec.structs.astuple(value)
    elif isinstance(value, dict):
        inside = value.values()
    elif isinstance(value, list | tuple):
        inside = value
    for part in inside:
        yield from parts_of(part)


def plain(text: str) -> bool:
    """A finished text: neither a key without words nor one with a blank left open, nor one of another language."""
    return bool(text) and not any(sign in text for sign in ("⟦", "{$", "[en] "))
