"""Nobody is sent what they may not know: of two games that differ only in that, the bytes are the same until it is revealed.

A random game is played to its end in the engine. Then, for every seat and a spectator, it is played again in pieces over real connections
to two servers: to one as it was, to the other from a *twin* of its situation in which cards that this receiver can't know lie otherwise.
Everything the receiver's connection gets must be equal, byte by byte: the handshake, the welcome, every update, every answer and every
refusal, and what HTTP tells while the game runs. The pieces lie end to end, so that every choice of the game is in one of them.

What is "revealed" is not asked of the views: the dice of both games are the same, so what chance shows to the receiver is the same, and
what is left is a card that somebody lays open by choosing it. A twin in which the chooser can't choose so is a game that has become
another one; there the piece ends, and the next begins with a new twin. Only at the end of a game of Kokopelli hands are shown by
themselves (KP-7.3).

Not compared: the date in heads of HTTP. The clocks stand still. The server's own pings, whose content is random, are switched off.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kotable import match as match_module
from kotable.bots import bot
from kotable.game import State
from kotable.games import game as game_called
from kotable.kodachi import KodachiView
from kotable.match import Match, new
from kotable.record import Shuffle, seal_of
from kotable.server import hub, log
from kotable.server.identity import hashed
from kotable.server.messages import VERSION, ClockRule, Foreseen
from kotable.server.settings import Settings
from kotable.server.store import Row
from kotable.server.table import Refused, Table
from kotable.values import SPECTATOR, Event
from tests.server.conftest import FREE, running
from tests.server.memory import MemoryStore
from tests.server.wire import Http, Wire, port_of

ROOT = Path(__file__).resolve().parents[2]
NOW = 1_000_000
HIDDEN = {"kokopelli": {"hand", "bag", "tail"}, "kodachi": {"hand"}}
"""The lines of a position that only the seat itself knows, or nobody. Kodachi's draw piles follow from hands and discards."""
SHORT_GAMES = {
    ("kokopelli", 2): 230,
    ("kokopelli", 3): 224,
    ("kokopelli", 4): 3,
    ("kodachi", 2): 16,
    ("kodachi", 3): 18,
    ("kodachi", 4): 37,
}
"""Seeds of games that are over soon."""
CASES = list(SHORT_GAMES)


class Leak(AssertionError):
    """Two games that a receiver can't tell apart were told differently."""


# Games and their twins


def played(name: str, seats: int, seed: int, most: int = 100_000) -> Match:
    """A whole random game, or its first choices.

    In Kodachi, where chance alone would play for ever, somebody who wants to win chooses four times of five.
    """
    match, rng, keen = new(name, seats, {}, f"k1:leaks/{seed}"), random.Random(seed), bot("easy")
    while not match.state.over() and len(match.choices) < most:
        legal = match.state.legal()
        if name == "kodachi" and rng.random() < 0.8:
            view = match.state.view(int(match.state.to_move()))
            match.play(keen.choose(view, legal, match.setup, f"k1:{len(match.choices)}"))
        else:
            match.play(rng.choice(legal))
    return match


@dataclass(frozen=True)
class Piece:
    """Choices that two situations, which `receiver` can't tell apart, have in common, and who makes them."""

    game: str
    seats: int
    receiver: int
    ply: int
    here: str
    there: str
    choices: tuple[int, ...]
    movers: tuple[int, ...]
    """One more than choices, unless the game ends with the last of them."""
    tempting: tuple[int, ...]
    """Before each choice, and after the last, an action that can be chosen in one of the two situations only, where there is one."""


def sections(position: str) -> dict[tuple[int, str], str]:
    """A position by seat (-1 for what is common) and name of the line."""
    found, seat = {}, -1
    for line in position.splitlines():
        if begins := re.fullmatch(r"seat (\d):", line):
            seat = int(begins[1])
        name, _, value = line.partition(":")
        found[seat, name.strip()] = value.strip()
    return found


def differ_only_in_secrets(game: str, receiver: int, here: str, there: str) -> bool:
    one, other = sections(here), sections(there)
    names = {key for key in one.keys() | other.keys() if one.get(key) != other.get(key)}
    if one[-1, "turn"] != str(receiver):
        names.discard((-1, "drawn"))  # Birth: which of the cards in that hand were drawn just now
    return all(seat not in (-1, receiver) and name in HIDDEN[game] for seat, name in names)


def counts(cards: str) -> Counter[str]:
    """Cards of a line of a position: `fire*3 vase`."""
    found: Counter[str] = Counter()
    for word in cards.split():
        name, _, number = word.partition("*")
        found[name] += int(number or 1)
    return found


def something_hidden(state: State, receiver: int) -> bool:
    """Whether some other hand could be another one, as far as open cards and numbers tell."""
    lines = sections(state.position())
    for seat in range(state.base().seats):
        if seat == receiver:
            continue
        hand = counts(lines.get((seat, "hand"), ""))
        if isinstance(own := state.view(seat), KodachiView):
            hand -= Counter(own.players[seat].known)
            pile = Counter(own.pile)
        else:
            pile = counts(lines.get((seat, "bag"), "")) + counts(lines.get((seat, "tail"), ""))
        if hand and pile and len(hand | pile) > 1:
            return True
    return False


def dice_of(position: str) -> str:
    found = re.search(r"^dice: .*$", position, re.M)
    assert found
    return found[0]


def goes_on(state: State, choices: list[int]) -> bool:
    """Whether all these choices can be made."""
    for choice in choices:
        if state.why_not(choice) is not None:
            return False
        state.apply(choice)
    return True


def reach(one: State, other: State, choices: list[int]) -> int:
    """How many of these choices both games have in common while they still differ."""
    for count, choice in enumerate(choices):
        if other.why_not(choice) is not None or one.position() == other.position():
            return count
        shown: list[list[Event]] = [[], []]
        one.apply(choice, shown[0])
        other.apply(choice, shown[1])
        if [event for event in shown[0] if event.kind == "hand-shown"] != [event for event in shown[1] if event.kind == "hand-shown"]:
            return count  # KP-7.3
    return len(choices)


class Story:
    """A whole game, and the pieces to compare of it."""

    def __init__(self, name: str, seats: int, seed: int, most: int = 100_000) -> None:
        self.match = played(name, seats, seed, most)
        self.states = [self.match.at(0)]
        for choice in self.match.choices:
            after = self.states[-1].clone()
            after.apply(choice)
            self.states.append(after)

    def piece(self, receiver: int, ply: int, most: int, few: int = 8) -> Piece | None:
        """The longest of some pieces that begin here; None when nothing is hidden from this receiver."""
        match, state = self.match, self.states[ply]
        name, here = match.game.name, state.position()
        view = state.view(receiver)
        best, found = -1, ""
        for number in range(8 * few):
            if number >= few and best > 0:
                break
            there = match.setup.sample_world(view, f"k1:{ply}/{receiver}/{number}").position()
            there = there.replace(dice_of(there), dice_of(here))
            if there == here:
                continue
            twin, choices = game_called(name).read_position(there), match.choices[ply : ply + most]
            if best >= 0 and not goes_on(twin.clone(), choices[: best + 1]):
                continue  # no longer than what was found before
            assert differ_only_in_secrets(name, receiver, here, there)
            got = reach(state.clone(), twin, choices)
            if got > best:
                best, found = got, there
            if best == most or ply + best == len(match.choices):
                break
        if not found:
            return None
        end = ply + best
        movers = tuple(match.movers[ply : end + 1])
        one, other, tempting = state.clone(), game_called(name).read_position(found), []
        for choice in (*match.choices[ply:end], None):
            only_once = set(one.legal()) ^ set(other.legal())
            tempting.append(min(only_once) if only_once else choice or 0)
            if choice is not None:
                one.apply(choice)
                other.apply(choice)
        return Piece(name, match.setup.seats, receiver, ply, here, found, tuple(match.choices[ply:end]), movers, tuple(tempting))

    def chain(self, receiver: int, most: int = 40) -> Iterator[Piece]:
        """Pieces that lie end to end over the whole game, but for situations in which nothing is hidden."""
        ply = 0
        while ply < len(self.match.choices):
            piece = self.piece(receiver, ply, most) if something_hidden(self.states[ply], receiver) else None
            if piece is not None:
                yield piece
            ply += max(1, len(piece.choices)) if piece else 1

    def hidden(self, receiver: int) -> int:
        """At how many choices something is hidden."""
        return sum(something_hidden(state, receiver) for state in self.states[:-1])


# Two servers


def token(seat: int) -> str:
    return f"t{seat}" if seat >= 0 else ""


class World:
    """One of the two servers, with one table at a time."""

    def __init__(self, port: int, store: MemoryStore) -> None:
        self.port = port
        self.store = store
        self.table = ""
        self.receiver: Wire
        self.http: Http
        self.others: dict[int, Wire] = {}
        self.compared = 0

    async def begin(self, piece: Piece, position: str, number: int) -> None:
        """A table in this position."""
        clock = ClockRule("bank", 600) if number % 3 == 2 else ClockRule()
        created = log.Created(NOW, piece.game, piece.seats, {}, "p0", "00" * 32, clock=clock, hints=number % 2 == 0, position=position)
        await self.open(f"table{number}", created, [""] * piece.seats, piece.receiver, short=number % 2 == 0)

    async def open(self, table: str, created: log.Created, parts: list[str], receiver: int, short: bool) -> None:
        """A table with everybody on it; the receiver is there when it is started."""
        self.table = table
        sat = [log.Sat(NOW, f"p{seat}", f"P{seat}", seat, seal=seal_of(table, f"p{seat}", part)) for seat, part in enumerate(parts)]
        entries = [log.ENCODER.encode(entry) for entry in (created, *sat)]
        await self.store.append(Row(table, len(entries), "open", created.game, False, NOW, NOW, None, b""), 1, entries, True)
        self.others = {}
        self.compared = 0
        self.seat = receiver
        self.receiver = await Wire.sit(self.port, table, token(receiver), short=short)
        answer = await self.http.ask("POST", f"/api/tables/{self.table}/start", token(0), {})
        assert answer.startswith(b"HTTP/1.1 200"), answer
        for seat, part in enumerate(parts if not created.position else []):
            await self.http.ask("POST", f"/api/tables/{self.table}/part", token(seat), {"part": part})
        await self.receiver.until(lambda message: "view" in message)

    async def wire(self, seat: int) -> Wire:
        """The connection of a seat, made when it is wanted first."""
        if seat == self.seat:
            return self.receiver
        if seat not in self.others:
            self.others[seat] = await Wire.sit(self.port, self.table, token(seat))
        return self.others[seat]

    async def act(self, seat: int, t: str, **fields: Any) -> None:
        """Somebody does something that the receiver hears of."""
        wire, seq = await self.wire(seat), self.receiver.seq
        wire.say(t, **fields)
        heard = await self.receiver.until(lambda message: message["t"] in ("update", "error"))
        assert heard["t"] == "update" and heard["seq"] == seq + 1, heard

    async def ask(self, questions: list[tuple[str, dict[str, Any]]]) -> None:
        for t, fields in questions:
            self.receiver.say(t, **fields)
        await self.receiver.fence(self.receiver.seq)

    async def come_and_go(self) -> None:
        """Somebody else looks in."""
        wire = await Wire.sit(self.port, self.table, "")
        await self.receiver.until(lambda message: message["t"] == "presence")
        wire.cut()
        await self.receiver.until(lambda message: message["t"] == "presence")

    async def come_again(self, seen: int) -> bytes:
        """What the receiver gets on a second connection."""
        wire = await Wire.sit(self.port, self.table, token(self.seat), seen)
        wire.send(b'{"t": "choose"}')
        while await wire.next() is not None:
            pass
        wire.cut()
        return wire.handshake + bytes(wire.raw.bytes)

    async def doors(self) -> bytes:
        """What HTTP tells this player while the game runs."""
        at = f"/api/tables/{self.table}"
        mine = token(self.seat)
        answers = [
            await self.http.ask("GET", path, mine)
            for path in (
                at,
                f"{at}/record",
                f"{at}/replay?ply=0&seat=all&steps=1",
                f"{at}/review",
                f"{at}/outlook?ply=0",
                f"{at}/actions",
                "/api/tables",
                "/api/my/tables",
                "/health",
            )
        ]
        for path, body in (
            (f"{at}/rematch", None),
            (f"{at}/join", {"seat": 1}),
            (f"{at}/leave", None),
            (at, {"hints": True}),
            ("/api/tables", {"game": "kokopelli", "origin": {"table": self.table, "ply": 0}}),
        ):
            answers.append(await self.http.ask("POST", path, mine, body))
            assert not answers[-1].startswith(b"HTTP/1.1 2"), answers[-1]
        answers.append(await self.http.ask("GET", "/metrics", mine, headers="X-Forwarded-For: 192.0.2.1\r\n"))
        assert answers[-1].startswith(b"HTTP/1.1 403")
        return b"\n".join(answers)

    def end(self) -> None:
        for wire in (self.receiver, *self.others.values()):
            wire.cut()


@contextlib.asynccontextmanager
async def two_worlds(settings: Settings) -> AsyncIterator[tuple[World, World]]:
    made = []
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(2):
            store = MemoryStore()
            for seat in range(4):
                await store.add_player(f"p{seat}", f"P{seat}", hashed(token(seat)), "", NOW)
            world = World(port_of(await stack.enter_async_context(running(settings, store, ping=None))), store)
            world.http = await Http.connect(world.port)
            made.append(world)
        try:
            yield made[0], made[1]
        finally:
            for world in made:
                world.http.cut()


def must_be_same(one: bytes | bytearray, other: bytes | bytearray, where: str) -> None:
    if one != other:
        at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
        raise Leak(
            f"{where}: after {bytes(one[max(0, at - 120) : at])!r} came {bytes(one[at : at + 80])!r} or {bytes(other[at : at + 80])!r}"
        )


# The comparison


@dataclass
class Tally:
    """What was compared."""

    pieces: int = 0
    choices: int = 0
    bytes: int = 0
    hints: int = 0


def small_questions(piece: Piece, at: int, wire: Wire) -> list[tuple[str, dict[str, Any]]]:
    """A choice that is refused: out of turn one that the mover has in one game only, in turn one that is not allowed."""
    if piece.movers[at] != piece.receiver:
        return [("choose", {"seq": wire.seq, "action": piece.tempting[at]})]
    wrong = next(action for action in range(len(wire.legal) + 1) if action not in wire.legal)
    return [("choose", {"seq": wire.seq, "action": wrong})]


def all_questions(piece: Piece, at: int, wire: Wire) -> list[tuple[str, dict[str, Any]]]:
    """Everything a client can ask for that changes nothing."""
    seq = wire.seq
    found: list[tuple[str, dict[str, Any]]] = [
        ("why", {}),
        ("foresee", {}),
        ("why", {"actions": [piece.tempting[at], 0, 99_999]}),
        ("look", {"ply": 0}),
        ("look", {"ply": at}),
        ("look", {"ply": 99_999}),
        ("choose", {"seq": seq, "action": 99_999}),
        ("choose", {"seq": 0, "action": 0}),
        ("take-back", {"seq": 0, "ply": 0}),
        ("take-back", {"seq": seq, "ply": 99_999}),
        ("hint", {"level": "nobody"}),
        ("answer", {"agree": True}),
        ("part", {"part": "00"}),
        ("hand-over", {"level": "nobody"}),
        ("return", {}),
        ("hello", {"version": VERSION}),
        ("say", {"text": "well"}),
    ]
    return found


async def full_round(worlds: tuple[World, World], piece: Piece, at: int, tally: Tally) -> None:
    """Questions, chat, comings and goings, and wishes that the others refuse."""
    wire = worlds[0].receiver
    receiver, mover = piece.receiver, piece.movers[at]
    others = [seat for seat in range(piece.seats) if seat != receiver]
    questions = all_questions(piece, at, wire)
    if mover != receiver or tally.hints < 2:
        # A granted one has to be thought about by another process: a few are enough.
        tally.hints += mover == receiver
        questions.append(("hint", {"level": "random"}))
    back = receiver in piece.movers[:at] and wire.floor != 0
    for world in worlds:
        await world.ask(questions)
        await world.act(others[0], "say", text="hm")
        await world.come_and_go()
        if back:
            await world.act(receiver, "take-back", seq=world.receiver.seq, ply=0)
            await world.act(others[0], "answer", agree=False)
        await world.act(others[0], "offer-end")
        await world.act(receiver if receiver >= 0 else others[1], "answer", agree=False)
    if mover == receiver:
        for world in worlds:
            # What comes after a note has no legal list of its own unless it says so.
            world.receiver.legal = wire.legal


async def compare(
    worlds: tuple[World, World], piece: Piece, number: int, tally: Tally, full: int = 29, small: int = 2, doors: bool = False
) -> None:
    """Play a piece in both worlds; after every so many choices something is asked for that is refused (`small`), or everything (`full`)."""
    where = f"{piece.game}, {piece.seats} seats, receiver {piece.receiver}, from ply {piece.ply}"
    for world, position in zip(worlds, (piece.here, piece.there), strict=True):
        await world.begin(piece, position, number)
    must_be_same(worlds[0].receiver.handshake, worlds[1].receiver.handshake, where)

    def check(what: str) -> None:
        one, other = (world.receiver.raw.bytes for world in worlds)
        mark = worlds[0].compared
        must_be_same(one[mark:], other[mark:], f"{where}, {what}")
        worlds[0].compared = len(one)

    try:
        check("the welcome")
        for at, mover in enumerate(piece.movers):
            if (at + number) % full == 0:
                await full_round(worlds, piece, at, tally)
                check(f"asked after {at} choices")
            if (at + number) % small == 0:
                questions = small_questions(piece, at, worlds[0].receiver)
                for world in worlds:
                    await world.ask(questions)
                check(f"refused after {at} choices")
            if at == len(piece.choices):
                break
            for world in worlds:
                await world.act(mover, "choose", seq=world.receiver.seq, action=piece.choices[at])
            check(f"choice {at}")
            tally.choices += 1
        for world in worlds:
            await world.receiver.fence(0)
        check("the end")
        over = b'"status":"over"' in worlds[0].receiver.raw.bytes
        if doors and not over:
            must_be_same(await worlds[0].doors(), await worlds[1].doors(), f"{where}, HTTP")
            check("HTTP")
        if doors:
            seen = worlds[0].receiver.seq if number % 2 else 0
            must_be_same(await worlds[0].come_again(seen), await worlds[1].come_again(seen), f"{where}, coming again")
        tally.pieces += 1
        tally.bytes += len(worlds[0].receiver.raw.bytes)
    finally:
        for world in worlds:
            world.end()


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Clocks that stand still, and a server that is not in a hurry."""
    real = hub.now
    for name, module in list(sys.modules.items()):
        if name.startswith("kotable.server") and getattr(module, "now", None) is real:
            monkeypatch.setattr(module, "now", lambda: NOW)
    return Settings(port=0, thinkers=1, limits=replace(FREE, refused_in_a_row=10**9))


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_whole_game_is_told_alike_to_whom_it_is_alike(game: str, seats: int, still: Settings) -> None:
    async def all_of_it() -> None:
        story = Story(game, seats, SHORT_GAMES[game, seats])
        length = len(story.match.choices)
        number = 0
        async with two_worlds(still) as worlds:
            for receiver in (*range(seats), SPECTATOR):
                tally = Tally()
                for piece in story.chain(receiver):
                    await compare(worlds, piece, number, tally, doors=number % 20 == 0)
                    number += 1
                hidden = story.hidden(receiver)
                assert tally.choices > 0.95 * hidden > 0.3 * length, f"{tally.choices} of {hidden} choices were compared for {receiver}"

    asyncio.run(all_of_it())


@pytest.mark.soak
@pytest.mark.parametrize("seed", [1001, 1002])
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_every_situation_of_more_games_is_told_alike(game: str, seats: int, seed: int, still: Settings) -> None:
    """A piece begins at every choice, and after every choice everything is asked."""

    async def all_of_it() -> None:
        story = Story(game, seats, seed)
        number = 0
        async with two_worlds(still) as worlds:
            for receiver in (*range(seats), SPECTATOR):
                tally = Tally()
                for ply in range(len(story.match.choices)):
                    if something_hidden(story.states[ply], receiver) and (piece := story.piece(receiver, ply, 3)):
                        await compare(worlds, piece, number, tally, full=2, small=1, doors=True)
                        number += 1
                assert tally.pieces > 0.95 * story.hidden(receiver)
                assert tally.choices > 2 * story.hidden(receiver)

    asyncio.run(all_of_it())


def alike_openings(game: str, seats: int, receiver: int) -> tuple[list[str], list[str]]:
    """What people add to the seeds of two games that this receiver can't tell apart at their beginning; one part differs."""
    setup = game_called(game).setup(seats, {**FIXED[game]})
    known: dict[bytes, tuple[list[str], str]] = {}
    for number in range(1_000_000):
        parts = [f"{seat:02x}" for seat in range(seats)]
        parts[1 if receiver == 0 else 0] = f"{number:06x}"
        happened: list[Event] = []
        state = setup.opening(Shuffle(f"opening{receiver}", "00" * 32, tuple(parts), ("sealed",)).seed(), happened)
        own = [event.secret for event in happened if event.seat == receiver]  # in which order the own cards came
        key = msgspec.json.encode((state.view(receiver), own))
        position = state.position()
        dealt = position.replace(dice_of(position), "")
        if key in known and known[key][1] != dealt:
            return known[key][0], parts
        known.setdefault(key, (parts, dealt))
    raise AssertionError("no two such games were found")


FIXED: dict[str, dict[str, int | str]] = {"kokopelli": {"ceremonies": "first-game", "first": 0}, "kodachi": {"first": 0}}


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_the_deal_is_told_alike(game: str, seats: int, still: Settings) -> None:
    """From the seats being taken to the first choice: the cards dealt to others and the parts of the seed do not show."""

    # Two games of Kodachi that deal a seat the same in the same order are hard to find with more seats, and more rows, than two.
    receivers = (SPECTATOR,) if game == "kodachi" and seats > 2 else (*range(seats), SPECTATOR)
    openings = [(receiver, alike_openings(game, seats, receiver)) for receiver in receivers]

    def unsealed(data: bytes | bytearray) -> bytes:
        """Without the seals, which differ with the parts, and tell nothing else; lists of tables have those of earlier tables too."""
        for receiver, opening in openings:
            for parts in opening:
                for seat, part in enumerate(parts):
                    data = data.replace(seal_of(f"opening{receiver}", f"p{seat}", part).encode(), b"0" * 64)
        return bytes(data)

    async def all_of_it() -> None:
        async with two_worlds(still) as worlds:
            for receiver, opening in openings:
                for world, parts in zip(worlds, opening, strict=True):
                    created = log.Created(NOW, game, seats, dict(FIXED[game]), "p0", "00" * 32)
                    await world.open(f"opening{receiver}", created, parts, receiver, short=False)
                    await world.ask(
                        [("why", {}), ("foresee", {}), ("look", {"ply": 0}), ("part", {"part": "00"}), ("choose", {"seq": 0, "action": 0})]
                    )
                where = f"{game}, {seats} seats, receiver {receiver}, the deal"

                must_be_same(unsealed(worlds[0].receiver.raw.bytes), unsealed(worlds[1].receiver.raw.bytes), where)
                must_be_same(unsealed(await worlds[0].doors()), unsealed(await worlds[1].doors()), where)
                must_be_same(unsealed(await worlds[0].come_again(0)), unsealed(await worlds[1].come_again(0)), where)
                assert b'["d' in worlds[0].receiver.raw.bytes, "the events of the deal are told"
                for world in worlds:
                    world.end()

    asyncio.run(all_of_it())


# Proofs that a leak would be seen


def tell_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told what only the seat itself should learn."""
    real = Match.play

    def play(self: Match, action: int | str) -> list[Event]:
        happened = [Event(event.kind, event.seat, {**event.public, **event.secret}) for event in real(self, action)]
        self.events[-1] = happened
        return happened

    monkeypatch.setattr(match_module.Match, "play", play)


def show_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view has a hand of somebody else in it."""
    real = Table.own_view
    monkeypatch.setattr(Table, "own_view", lambda self, seat: {**real(self, seat), "hand": real(self, 1).get("hand", {})})


def show_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the mover may choose is sent to all."""
    real, foresee = Table.legal, Table.foresee

    def refusing(self: Table, player: str) -> Foreseen:
        if not real(self, self.seat_of(player)):
            raise Refused("not-your-turn", {"seat": self.to_move})
        return foresee(self, player)

    monkeypatch.setattr(Table, "legal", lambda self, seat: self.match.state.legal() if self.match and self.to_move >= 0 else [])
    monkeypatch.setattr(Table, "foresee", refusing)


def refuse_with_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice out of turn is refused otherwise when the mover could not make it."""
    real = Table.choose

    def choose(self: Table, at: int, player: str, seq: int, action: int, *more: int) -> list[log.AnyEntry]:
        state = self.playing().state
        if self.seat_of(player) != self.to_move and action < len(state.base().actions) and state.why_not(action) is not None:
            raise Refused("illegal")
        return real(self, at, player, seq, action, *more)

    monkeypatch.setattr(Table, "choose", choose)


@pytest.mark.parametrize(("game", "receiver"), [("kokopelli", SPECTATOR), ("kodachi", 0)])
@pytest.mark.parametrize("mutant", [tell_secrets, show_hands, show_choices, refuse_with_a_hint], ids=lambda mutant: mutant.__name__)
def test_a_leak_is_seen(game: str, receiver: int, mutant: Any, still: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    pieces = list(islice(Story(game, 3, SHORT_GAMES[game, 3]).chain(receiver), 12))

    async def all_of_it() -> None:
        async with two_worlds(still) as worlds:
            for number, piece in enumerate(pieces):
                await compare(worlds, piece, number, Tally(), small=1)

    mutant(monkeypatch)
    with pytest.raises(Leak):
        asyncio.run(all_of_it())


@pytest.mark.parametrize("game", ["kokopelli", "kodachi"])
def test_a_refusal_takes_the_same_work(game: str) -> None:
    """How long a refusal takes tells nothing either: the same lines of the program run in both games, in the same order."""
    words = [sys.executable, "-m", "tests.server.same_work", game]
    done = subprocess.run(words, cwd=ROOT, env={**os.environ, "KOTABLE_PURE": "1"}, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr[-2000:]
