"""The front door: what a Python programmer meets first."""

from __future__ import annotations

import copy
import pickle
import random
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import kotable
from kotable import record
from kotable.game import Game, State
from kotable.games import NAMES
from kotable.values import Event
from tests.door import typed

ROOT = Path(__file__).resolve().parents[2]


def some_game(name: str, choices: int = 30, seed: int = 5, seats: int = 3) -> kotable.Match:
    game, rng = kotable.new(name, seats, seed=seed), random.Random(seed)
    while len(game.choices) < choices and not game.over:
        game.play(rng.choice(game.legal))
    return game


def test_the_lines_that_everybody_tries_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)

    game = kotable.new("kokopelli", seats=3, seed=7)
    while not game.over:
        game.play(random.choice(game.legal))
    print(game)
    print(game.points, game.outcome)
    game.save("evening.kotable")

    shown = capsys.readouterr().out
    assert "Player 3" in shown and "Kokopelli · Round" in shown
    assert shown.splitlines()[-1] == f"{game.points} {game.outcome}"
    assert kotable.load("evening.kotable") == game
    assert tuple(sum(game.sources(seat).values()) for seat in range(3)) == game.points
    assert not game.legal
    assert game.to_move == kotable.NOBODY


def checked(source: Path) -> str:
    """What mypy says of a file."""
    return subprocess.run([sys.executable, "-m", "mypy", "--strict", str(source)], cwd=ROOT, capture_output=True, text=True).stdout


def test_the_checker_needs_no_help(tmp_path: Path) -> None:
    source = Path(typed.__file__ or "")
    assert not re.search(r"import cast|cast\(|type: ignore|import Any", source.read_text())
    assert "Success" in checked(source)
    wrong = tmp_path / "wrong.py"
    wrong.write_text('import kotable\nprint(kotable.new("kodachi").view().villages)\nkotable.new("kokopelli").play(1.5)\n')
    said = checked(wrong)
    assert '"KodachiView" has no attribute "villages"' in said
    assert "incompatible type" in said


def test_the_typed_program_runs(tmp_path: Path) -> None:
    typed.main(tmp_path)


def test_actions_print_as_words_and_compare_by_text() -> None:
    game = kotable.new("kokopelli", seed=7)
    draw = game.legal[0]
    assert (str(draw), repr(draw), f"{draw}") == ("draw", "Action('draw')", "draw")
    assert draw == "draw" and "draw" in game.legal and "fly" not in game.legal
    assert draw == game.setup.actions[0] and draw != game.legal[1] and draw != 0
    assert {draw: 1}["draw"] == 1  # type: ignore[index]
    assert draw == kotable.new("kokopelli", seats=4).setup.actions[draw.id]


@pytest.mark.parametrize("way", ["action", "text", "id"])
def test_an_action_is_chosen_by_itself_by_its_text_or_by_its_id(way: str) -> None:
    game = kotable.new("kodachi", seed=7)
    chosen = game.legal[1]
    given = {"action": chosen, "text": chosen.text, "id": chosen.id}[way]
    assert isinstance(given, (kotable.Action, str, int))
    assert game.why_not(given) is None
    assert [event.kind for event in game.play(given)]
    assert game.history == [chosen] == ["strength"]


def test_an_action_of_another_card_list_is_found_by_its_text() -> None:
    game = kotable.new("kodachi", seed=7)
    stranger = kotable.Action(0, "strength", "strength")
    assert game.setup.actions[0] != stranger
    game.play(stranger)
    assert game.history == ["strength"]


def test_what_is_forbidden_changes_nothing() -> None:
    game = kotable.new("kokopelli", seed=7)
    before = game.copy()
    with pytest.raises(kotable.IllegalAction, match=r"^'stop' can't be chosen now: [A-Z][a-z ,:]+ \(KP-\d+\.\d+\)$"):
        game.play("stop")
    with pytest.raises(kotable.NotationError, match="is no action of kokopelli"):
        game.play("fly away")
    with pytest.raises(kotable.NotationError, match="ids go from 0"):
        game.play(100_000)
    refusal = game.why_not("stop")
    assert refusal is not None
    assert game.tell(refusal, lang="fr").endswith(".")
    assert game == before


def test_seeds_are_numbers_texts_or_none() -> None:
    same = [kotable.new("kokopelli", seed=seed).position for seed in (7, "7", "k1:7")]
    assert len(set(same)) == 1
    assert kotable.new("kokopelli", seed="an evening").seed == "k1:an evening"
    assert kotable.new("kokopelli").seed != kotable.new("kokopelli").seed
    with pytest.raises(kotable.SeedError):
        kotable.new("kokopelli", seed="k9:7")


@pytest.mark.parametrize("name", NAMES)
def test_a_game_knows_who_chose(name: str) -> None:
    game = kotable.new(name, 3, seed=5)
    assert (game.ply, game.last_mover, game.movers) == (0, kotable.NOBODY, [])
    movers: list[int] = []
    while len(set(movers)) < 3:
        movers.append(game.to_move)
        game.play(game.legal[-1])
        assert (game.ply, game.last_mover, game.movers) == (len(movers), movers[-1], movers)


@pytest.mark.parametrize("name", NAMES)
def test_undo_brings_back_what_was(name: str) -> None:
    game = some_game(name)
    positions = [game.at(ply).position() for ply in range(len(game.choices) + 1)]
    seen = len(game.events)
    assert seen == len(game.floors) == game.ply + 1, "before the first choice, and after each"
    assert game.undo() == game.setup.actions[some_game(name).choices[-1]]
    assert (game.position, len(game.events)) == (positions[-2], seen - 1)
    while game.choices:
        game.undo()
    assert game.position == positions[0]
    assert game == kotable.new(name, 3, seed=5)
    with pytest.raises(kotable.KotableError, match="nothing to undo"):
        game.undo()
    for ply in (-1, 1):
        with pytest.raises(kotable.KotableError, match=f"no situation after {ply} choices"):
            game.take_back(ply)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("way", ["copy", "copy.copy", "copy.deepcopy", "pickle", "save"])
def test_a_copy_is_equal_and_independent(name: str, way: str, tmp_path: Path) -> None:
    game = some_game(name)
    game.players = ["Anna", "", "bot:random"]
    before = game.position
    if way == "save":
        game.save(tmp_path / "a.kotable")
        other = kotable.load(tmp_path / "a.kotable")
    else:
        made = {"copy": game.copy(), "copy.copy": copy.copy(game), "copy.deepcopy": copy.deepcopy(game)}
        other = made[way] if way in made else pickle.loads(pickle.dumps(game))
    assert other == game and other is not game
    assert (other.players, other.events, other.movers, other.floors) == (game.players, game.events, game.movers, game.floors)
    other.play(other.legal[0])
    other.players[0] = "Ben"
    assert other != game
    assert (game.position, game.players[0], len(game.choices)) == (before, "Anna", 30)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_from_a_position_is_kept_whole(name: str, tmp_path: Path) -> None:
    game = kotable.from_position(some_game(name).position)
    assert game.name == name and game.start_position
    game.play(game.legal[-1])
    game.save(tmp_path / "a.kotable")
    assert kotable.load(tmp_path / "a.kotable").position == game.position
    assert pickle.loads(pickle.dumps(game)) == game


def test_what_a_record_says_of_its_people_is_kept(tmp_path: Path) -> None:
    shuffle = record.Shuffle("table", "secret", ("one", "two"))
    game = kotable.new("kokopelli", seed=shuffle.seed(), players=["Anna", "Ben"])
    game.play("draw")
    text = record.write(game, shuffle=shuffle, ended=record.Ending((1,), 2, "resigned"))
    (tmp_path / "a.kotable").write_text(text)
    again = kotable.load(tmp_path / "a.kotable")
    again.save(tmp_path / "b.kotable")
    assert (tmp_path / "b.kotable").read_text() == text
    assert record.write(pickle.loads(pickle.dumps(again))) == record.write(again.copy()) == text
    back = again.copy()
    again.play(again.legal[0])
    back.undo()
    for other in (again, back):
        assert other.ended is None and "resigned" not in record.write(other)


def test_games_that_began_otherwise_differ() -> None:
    game = kotable.new("kokopelli", seed=7)
    assert game == kotable.new("kokopelli", seed=7)
    assert game != kotable.new("kokopelli", seed=8)
    assert game != kotable.new("kokopelli", seed=7, seats=3)
    assert game != kotable.new("kokopelli", seed=7, options={"first": int(game.to_move)})
    assert game != "kokopelli"
    with pytest.raises(TypeError):
        hash(game)


def test_a_record_or_position_of_another_game_is_refused(tmp_path: Path) -> None:
    game = kotable.new("kodachi", seed=1)
    game.save(tmp_path / "a.kotable")
    with pytest.raises(kotable.KotableError, match="is a game of kodachi, not of kokopelli"):
        kotable.load(tmp_path / "a.kotable", "kokopelli")
    assert kotable.load(tmp_path / "a.kotable", "kodachi") == game
    with pytest.raises(kotable.NotationError):
        kotable.from_position(game.position, "kokopelli")
    for text in ("", "# nothing", "hello there"):
        with pytest.raises(kotable.NotationError, match="a position begins with"):
            kotable.from_position(text)


def test_views_are_of_the_seat_to_move_unless_one_is_named() -> None:
    game = kotable.new("kokopelli", seats=3, seed=7)
    assert game.view() == game.state.view(game.to_move)
    assert game.view(kotable.SPECTATOR).hand == {}
    for seat in (3, -2):
        with pytest.raises(kotable.KotableError, match="there is no seat"):
            game.view(seat)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_foreseen_is_how_it_begins(name: str) -> None:
    game, seen = some_game(name), 0
    for action in game.legal:
        foreseen = game.foresee(action)
        happened = [event.seen_by(game.to_move) for event in game.copy().play(action)]
        assert happened[: len(foreseen)] == foreseen
        seen += len(foreseen)
    assert seen
    with pytest.raises(kotable.IllegalAction):
        game.foresee("stop" if "stop" not in game.legal else "draw")


def test_events_are_told_without_secrets_unless_a_seat_is_named() -> None:
    game = kotable.new("kokopelli", seats=3, seed=7, players=["Anna", "Ben", "Cleo"])
    seat = game.to_move
    (event,) = (event for event in game.play("draw") if event.kind == "drew")
    card = game.tell(event, seat=seat).split()[-1]
    assert game.tell(event) == f"{game.players[seat]} draws 1 card."
    assert card not in game.tell(event, seat=(seat + 1) % 3)
    assert "zieht 1 Karte" in game.tell(event, lang="de")
    assert game.tell(game.setup.actions[0], lang="pl") != "draw"
    with pytest.raises(kotable.KotableError, match="no texts in 'xx'"):
        game.tell(event, lang="xx")


def test_the_table_is_drawn_as_a_seat_sees_it() -> None:
    game = kotable.new("kokopelli", seats=3, seed=7, players=["Anna", "bot:random", "bot:random"])
    shown = game.draw(0, lang="de", width=100)
    assert "Anna (du)" in shown and "Runde 1" in shown
    assert max(len(line) for line in shown.splitlines()) == 100
    assert "Your hand" in str(game) and "Your hand" not in game.draw(kotable.SPECTATOR)
    assert "\x1b" not in shown
    assert game.draw() == game.draw(width=80)


def test_reprs_say_what_is_what() -> None:
    game = kotable.new("kokopelli", seats=3, seed=7)
    assert repr(game) == "<Match of kokopelli, 3 seats, from seed 'k1:7': 0 choices, seat 1 to move>"
    assert repr(game.game) == "<Game kokopelli>"
    assert repr(game.setup) == "<Setup of kokopelli, 3 seats, ceremonies=random, count=10, first=random>"
    assert repr(game.state) == "<KokopelliState of 3 seats: round 1, seat 1 to move, points (0, 0, 0)>"
    assert repr(game.view()).startswith("KokopelliView(game='kokopelli', seat=1")
    assert repr(game.play("draw")[0]).startswith("Event(kind='drew', seat=1")
    over = some_game("kokopelli", 10_000)
    assert "over, points (" in repr(over) and "over, points (" in repr(over.state)
    assert "from a position" in repr(kotable.from_position(game.position))


def test_bots_by_name_play_a_game() -> None:
    bots = [kotable.bots.get(name) for name in ("greedy", "random")]
    game = kotable.new("kodachi", seed=7)
    for _ in range(20):
        bot = bots[game.to_move]
        chosen = bot.choose(game)
        assert chosen == bot.choose(game.copy()) and chosen in game.legal
        game.play(chosen)
    assert repr(bots[1]).startswith("NamedBot(name='random'")
    with pytest.raises(kotable.KotableError, match="there is no bot 'nobody'"):
        kotable.bots.get("nobody")
    with pytest.raises(kotable.KotableError, match="the game is over"):
        bots[1].choose(some_game("kokopelli", 10_000))


def test_too_many_names() -> None:
    with pytest.raises(kotable.KotableError, match="3 players are named for 2 seats"):
        kotable.new("kokopelli", players=["a", "b", "c"])


def test_whatever_the_package_names_is_there() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", kotable.__version__)
    for name in kotable.__all__:
        assert getattr(kotable, name) is not None
        assert name in dir(kotable)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        kotable.nothing  # type: ignore[attr-defined]  # noqa: B018


def test_a_game_may_have_more_actions_than_two_bytes_can_tell_apart() -> None:
    class Vast:
        """A state of a game in which any number may be chosen."""

        setup = SimpleNamespace(seats=1, actions=range((1 << 16) + 1))

        def base(self) -> Any:
            return self.setup

        def clone(self) -> Any:
            return self

        def to_move(self) -> int:
            return 0

        def play(self, number: int, log: list[Event]) -> None:
            pass

    match = kotable.Match(cast(Game, SimpleNamespace(reveals=())), cast(State, Vast()), "k1:vast", [])
    match.play(1 << 16)
    assert match.choices == [1 << 16]
