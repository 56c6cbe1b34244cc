"""A table: what its log says. It knows no sockets, no files and no clock.

`read` takes an entry into the table and tells what it did; the methods named after wishes (`choose`, `take_back`, …) check a wish and give
the entries to be logged, or raise `Refused`. Nothing changes until these entries are read.
"""

from __future__ import annotations

import math
import unicodedata
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kotable import record
from kotable.bots import ADVISER, current_name, levels
from kotable.match import Match, from_position, new
from kotable.server import log
from kotable.server.clock import DAY, LAG, Clock, Marks
from kotable.server.messages import (
    ChatLine,
    Clocks,
    Deeds,
    Foreseen,
    Foretold,
    Note,
    Origin,
    Pending,
    Reason,
    Result,
    SeatInfo,
    Shuffle,
    Step,
    Stop,
    TableInfo,
    Together,
)
from kotable.server.telling import told
from kotable.values import NOBODY, SPECTATOR, Event, IllegalAction, NotationError, View

LEVEL_NAMES = tuple(level.name for level in levels())
WEAKEST = LEVEL_NAMES[0]
ANSWER_TIME = 120_000
"""Milliseconds after which a question to the table lapses; a day where moves take days."""
PART_TIME = 10_000
"""Milliseconds in which parts have to be shown at the start."""
MOST_STOPS = 3
"""Whoever has stopped so many starts loses the seat."""
ABSENCE = 30_000
"""Milliseconds that somebody is away before the host may let a bot play for them."""
MOST_LINES = 500
"""Lines of chat that one player can say at one table."""
MOST_SPEAKERS = 200
MOST_DEEDS = 1000
"""How often one player can sit down, seal, ask, take back, mute and the like at one table: its log is kept for ever."""
RECENT = 32
LAST_LINES = 30
"""Steps and lines of chat that a table keeps at hand; older ones are in the log."""
MOST_MARKS = 3
"""Marks over one letter: Vietnamese needs two, Hebrew three."""


class Refused(Exception):
    """A wish that can't be granted, by the key of its text."""

    def __init__(
        self, key: str, facts: dict[str, Any] | None = None, reason: Reason | None = None, status: int = 409, detail: str = ""
    ) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts or {}
        self.reason = reason
        self.status = status
        self.detail = detail


@dataclass(slots=True)
class Chair:
    """One seat and who has it."""

    player: str = ""
    name: str = ""
    bot: str = ""
    """The bot that plays here; beside a player: stands in for them."""
    part: str | None = None
    seal: str = ""
    resigned: bool = False
    rested: int = 0
    """Milliseconds of holiday taken so far."""
    kept: str = ""
    """The player for whom this empty seat is kept; `name` is theirs then."""


class Happening(Struct, array_like=True):
    """One entry and what it did. `ply` is the number of choices in force after it; `info` says whether the table's info changed."""

    seq: int
    ply: int = 0
    by: int = -1
    events: list[Event] = []
    note: Note | None = None
    chat: ChatLine | None = None
    info: bool = False
    began: bool = False
    action: int = -1

    def step(self, seat: int) -> Step:
        return Step(self.seq, self.ply, self.by, told(self.events, seat), self.note, self.chat, self.action_for(seat))

    def action_for(self, seat: int) -> int:
        """What was chosen is told to the seat that chose: others learn what the events tell."""
        return self.action if seat == self.by else -1


class Place(Struct, array_like=True):
    """Of a packed happening, where it stands: the rest is passed over."""

    seq: int


class Past:
    """The last happenings of a kind, so many at most. They are kept packed, a fifth of what they take as objects."""

    def __init__(self, most: int | None) -> None:
        self.most = most
        self.packed: list[bytes] = []  # a deque of few takes three times as much
        self.lost = 0
        """The sequence number of the last that is no longer kept."""

    @property
    def kept(self) -> list[Happening]:
        return [UNPACKER.decode(data) for data in self.packed]

    def add(self, done: Happening) -> None:
        if len(self.packed) == self.most:
            self.lost = SEQ.decode(self.packed.pop(0)).seq
        self.packed.append(PACKER.encode(done))

    def take_back(self, ply: int) -> None:
        self.packed = [PACKER.encode(one) for one in self.kept if one.by < 0 or one.ply <= ply]

    def after(self, seq: int) -> list[Happening]:
        return [one for one in self.kept if one.seq > seq]

    def before(self, seq: int) -> list[Happening]:
        return [one for one in self.kept if one.seq < seq]


PACKER = msgspec.msgpack.Encoder()
UNPACKER = msgspec.msgpack.Decoder(Happening)
SEQ = msgspec.msgpack.Decoder(Place)

OWN_DEEDS = (log.Sat, log.Left, log.Sealed, log.Added)
DEEDS_OF_SEATS = (log.TookBack, log.Asked, log.Answered, log.Handed, log.Returned, log.Rested)
DEEDS = {*OWN_DEEDS, *DEEDS_OF_SEATS, log.Changed, log.Frozen, log.Muted}
"""What is counted: each player's own, each seat's, and the host's."""
READERS = {kind: "read_" + kind.__name__.lower() for kind in log.AnyEntry.__args__}


class Table:
    """One table, as far as its log has been read. `whole`: with everything that ever happened at hand, not only the last of it."""

    def __init__(self, id: str, whole: bool = False) -> None:
        self.id = id
        self.seq = 0
        self.game_seq: int
        """The last entry that changed the situation: whoever has not seen it can't choose."""
        self.status: str = "open"
        self.made: log.Created
        self.secret: str
        """The server's part of the seed; another one after every start that came to nothing."""
        self.frozen: log.Frozen | None = None
        """The start that waits for parts, or that the game began with."""
        self.stopped: list[tuple[log.Stopped, list[str]]] = []
        """Starts that came to nothing, and the names of those who stopped them."""
        self.stops: Counter[str] = Counter()
        self.chairs: list[Chair] = []
        self.muted: set[str] = set()
        self.lines: Counter[str] = Counter()
        """How much everybody has said."""
        self.deeds: Counter[str] = Counter()
        """How often everybody has done something that is neither a choice nor a word."""
        self.match: Match | None = None
        self.history = Past(None if whole else RECENT)
        self.chat = Past(None if whole else LAST_LINES)
        self.pending: Pending | None = None
        self.lingers: bool
        """The question is of an older log, where hand-overs did not end it."""
        self.rewound = 0
        self.result: Result | None = None
        self.rematch = ""
        self.closed = False
        """Closed by the operator before the game began."""
        self.seed = ""
        self.updated: int
        self.clock = Clock()
        self.marks: Marks
        self.reminded = False
        """Whoever decides was told that the time is nearly up."""
        self.to_move = NOBODY
        """The seat that decides now."""
        self.alone = False
        """One person plays against bots, from the beginning on."""

    # Reading the log

    def read(self, entry: log.AnyEntry) -> Happening:
        """Take one entry in."""
        self.seq += 1
        kind = type(entry)
        if kind is not log.Reminded:
            self.updated = entry.at  # nothing has happened
        if who := self.doer(entry):
            self.deeds[who] += 1
        done = Happening(self.seq)
        getattr(self, READERS[kind])(entry, done)
        done.ply = self.ply
        (self.history if done.chat is None else self.chat).add(done)
        return done

    def doer(self, entry: log.AnyEntry) -> str:
        """The player whose deed this is, where deeds are counted."""
        if type(entry) not in DEEDS:
            return ""
        if isinstance(entry, OWN_DEEDS):
            return entry.player
        if isinstance(entry, DEEDS_OF_SEATS):
            return self.chairs[entry.seat].player
        return self.made.host

    def must_have_room(self, entries: list[log.AnyEntry]) -> None:
        """Nobody fills a table's log: whoever has done too much there can still choose, and resign."""
        for entry in entries:
            who = self.doer(entry)
            if who and self.deeds[who] >= MOST_DEEDS and not (isinstance(entry, log.Handed) and entry.cause == "time"):
                raise Refused("too-often", status=429)

    def read_created(self, entry: log.Created, done: Happening) -> None:
        self.made = entry
        self.secret = entry.secret
        self.chairs = [Chair(bot=current_name(entry.bots.get(seat, ""))) for seat in range(entry.seats)]
        for seat, (player, name) in entry.kept.items():
            self.chairs[seat] = Chair(name=name, kept=player)
        done.info = True

    def read_sat(self, entry: log.Sat, done: Happening) -> None:
        before = self.seat_of(entry.player)
        chair = Chair(entry.player, entry.name, part=entry.part or None, seal=entry.seal)
        if before >= 0:
            chair.part = entry.part or self.chairs[before].part
            chair.seal = entry.seal or self.chairs[before].seal
            self.chairs[before] = Chair()
        self.chairs[entry.seat] = chair
        done.note = Note("seated" if before >= 0 else "joined", entry.seat, entry.name)
        done.info = True

    def read_left(self, entry: log.Left, done: Happening) -> None:
        seat = self.seat_of(entry.player)
        done.note = Note("left", seat, self.chairs[seat].name)
        self.chairs[seat] = Chair()
        done.info = True

    def read_changed(self, entry: log.Changed, done: Happening) -> None:
        chairs = [*self.chairs, *(Chair() for _ in range(entry.seats))][: entry.seats]
        for seat, chair in enumerate(chairs):
            level = entry.bots.get(seat)
            if (level is not None and level != chair.bot) or chair.kept:
                chairs[seat] = Chair(bot=current_name(level or ""))
        self.chairs = chairs
        self.made = replace(
            self.made,
            seats=entry.seats,
            options=entry.options,
            bots=entry.bots,
            listed=entry.listed,
            clock=entry.clock,
            hints=entry.hints,
            meter=entry.meter,
            spectators=entry.spectators,
            undo=entry.undo,
        )
        done.note = Note("changed")
        done.info = True

    def read_sealed(self, entry: log.Sealed, done: Happening) -> None:
        self.chairs[self.seat_of(entry.player)].seal = entry.seal
        done.info = True

    def read_frozen(self, entry: log.Frozen, done: Happening) -> None:
        self.frozen = entry
        for chair in self.chairs:
            chair.part = None  # a part that was told too early counts for nothing
        done.note = Note("starting")
        done.info = True

    def read_stopped(self, entry: log.Stopped, done: Happening) -> None:
        names = [self.chairs[seat].name for seat in entry.seats]
        self.stopped.append((entry, names))
        self.frozen = None
        self.secret = entry.secret
        for seat, chair in enumerate(self.chairs):
            chair.part, chair.seal = None, ""
            if seat in entry.seats:
                self.stops[chair.player] += 1
                if self.stops[chair.player] >= MOST_STOPS:
                    self.chairs[seat] = Chair()
        done.note = Note("start-stopped", entry.seats[0], names[0], {"reason": entry.reason})
        done.info = True

    def read_added(self, entry: log.Added, done: Happening) -> None:
        seat = self.seat_of(entry.player)
        self.chairs[seat].part = entry.part
        done.note = Note("part-added", seat, self.chairs[seat].name)
        done.info = True

    def read_started(self, entry: log.Started, done: Happening) -> None:
        made = self.made
        if made.position:
            self.match = from_position(made.position, made.game)
        else:
            self.seed = self.shuffle().seed()
            self.match = new(made.game, made.seats, made.options, self.seed)
        self.status = "running"
        done.events = self.match.opening
        done.note = Note("started")
        done.info = done.began = True
        self.alone = sum(bool(chair.player) for chair in self.chairs) == 1
        self.clock = Clock(made.clock).begun(made.seats)
        self.marks = Marks(self.clock)
        self.game_seq = self.seq
        self.go_on(entry.at, decision=True)
        self.finish_if_over(done)

    def read_chose(self, entry: log.Chose, done: Happening) -> None:
        match = self.playing()
        if (running := self.clock.running) >= 0:
            self.clock = self.clock.stopped(entry.at, entry.lag, entry.waited).rewarded(running)
        done.by, done.action = entry.seat, entry.action
        done.events = match.play(entry.action)
        self.game_seq = self.seq
        done.info = self.pending is not None
        self.pending = None
        self.go_on(entry.at, decision=True)
        self.finish_if_over(done)

    def read_tookback(self, entry: log.TookBack, done: Happening) -> None:
        self.go_back(entry.seat, entry.ply, entry.at, done)

    def go_back(self, seat: int, ply: int, at: int, done: Happening) -> None:
        match = self.playing()
        shown = self.shown_since(ply)
        self.rewound += shown
        free = match.last_mover == seat and match.floor() <= ply
        self.clock = self.marks.back(self.clock.stopped(at), ply, seat if free else NOBODY)
        match.take_back(ply)
        self.history.take_back(ply)
        self.game_seq = self.seq
        done.info = True
        done.note = Note("took-back", seat, self.name_of(seat), {"ply": ply, "seen": int(shown)})
        self.pending = None
        self.go_on(at, decision=True, granted=self.clock.granted)

    def shown_since(self, ply: int) -> bool:
        """Whether anything hidden was shown after this ply."""
        match = self.playing()
        return any(event.kind in match.game.reveals for happened in match.happened(ply) for event in happened)

    def read_asked(self, entry: log.Asked, done: Happening) -> None:
        self.lingers = entry.waiting is None
        waiting = [seat for seat in self.people() if seat != entry.seat] if entry.waiting is None else list(entry.waiting)
        until = entry.at + (DAY if self.made.clock.kind == "days" else ANSWER_TIME)
        self.pending = Pending(entry.kind, entry.seat, waiting, entry.ply, until, self.seq)
        done.note = Note(
            "asked-back" if entry.kind == "take-back" else "offered-end", entry.seat, self.name_of(entry.seat), {"ply": entry.ply}
        )
        done.info = True
        self.settle_pending(entry.at, done)

    def read_lapsed(self, entry: log.Lapsed, done: Happening) -> None:
        self.pending = None
        done.note = Note("lapsed")
        done.info = True

    def read_answered(self, entry: log.Answered, done: Happening) -> None:
        asked = self.pending
        assert asked is not None
        done.info = True
        if entry.agree:
            asked.waiting = [seat for seat in asked.waiting if seat != entry.seat]
            done.note = Note("agreed", entry.seat, self.name_of(entry.seat))
            self.settle_pending(entry.at, done)
        else:
            key = "withdrew" if entry.seat == asked.by else "refused-back" if asked.kind == "take-back" else "refused-end"
            done.note = Note(key, entry.seat, self.name_of(entry.seat))
            self.pending = None

    def settle_pending(self, at: int, done: Happening) -> None:
        """Everybody has agreed: do it."""
        asked = self.pending
        if asked is None or asked.waiting:
            return
        if asked.kind == "take-back":
            self.go_back(asked.by, asked.ply, at, done)
        else:
            done.note = Note("ended-early", asked.by, self.name_of(asked.by))
            self.finish("agreed", [])

    def read_resigned(self, entry: log.Resigned, done: Happening) -> None:
        chair = self.chairs[entry.seat]
        self.clock = self.clock.stopped(entry.at)
        chair.resigned = True
        done.note = Note("timed-out-lost" if entry.timeout else "resigned", entry.seat, chair.name)
        done.info = True
        self.game_seq = self.seq
        self.pending = None
        if len(self.chairs) == 2 or not self.people():
            self.finish("resigned", self.resigned())
        else:
            chair.bot = chair.bot or ADVISER
            self.go_on(entry.at)

    def read_handed(self, entry: log.Handed, done: Happening) -> None:
        self.clock = self.clock.stopped(entry.at)
        chair = self.chairs[entry.seat]
        chair.bot = current_name(entry.level)
        if entry.cause == "time":
            self.clock = self.clock.eased(entry.seat)
        done.note = Note("timed-out" if entry.cause == "time" else "handed-over", entry.seat, chair.name, {"level": entry.level})
        done.info = True
        self.game_seq = self.seq
        self.unask(entry.seat)
        self.go_on(entry.at)

    def read_returned(self, entry: log.Returned, done: Happening) -> None:
        self.clock = self.clock.stopped(entry.at)
        self.chairs[entry.seat].bot = ""
        done.note = Note("returned", entry.seat, self.chairs[entry.seat].name)
        done.info = True
        self.game_seq = self.seq
        self.unask(NOBODY)
        self.go_on(entry.at)

    def unask(self, seat: int) -> None:
        """Somebody else plays for a seat now: what was asked is no longer the same."""
        if self.pending is not None and self.lingers:
            self.pending.waiting = [one for one in self.pending.waiting if one != seat]
            if self.pending.waiting or seat < 0:
                return
        self.pending = None

    def read_said(self, entry: log.Said, done: Happening) -> None:
        self.lines[entry.player] += 1
        done.chat = ChatLine(entry.player, entry.name, entry.text, entry.at, entry.seat)

    def read_muted(self, entry: log.Muted, done: Happening) -> None:
        (self.muted.add if entry.muted else self.muted.discard)(entry.player)
        seat = self.seat_of(entry.player)
        done.note = Note("muted" if entry.muted else "unmuted", seat, self.name_of(seat), {"player": entry.player})
        done.info = True

    def read_paused(self, entry: log.Paused, done: Happening) -> None:
        self.clock = self.clock.paused(entry.ms, entry.until or entry.at)
        if entry.ms >= 1000:
            done.note = Note("paused", facts={"seconds": entry.ms // 1000})

    def read_reminded(self, entry: log.Reminded, done: Happening) -> None:
        self.reminded = True

    def read_rested(self, entry: log.Rested, done: Happening) -> None:
        chair, before = self.chairs[entry.seat], self.clock.rest[entry.seat]
        chair.rested += entry.until - max(entry.at, before)
        self.clock = self.clock.rested(entry.at, entry.seat, entry.until)
        if entry.seat == self.to_move:
            self.reminded = False
        away = entry.until > entry.at
        days = math.ceil((entry.until - entry.at) / DAY)
        done.note = Note("holiday" if away else "holiday-over", entry.seat, chair.name, {"days": days} if away else {})
        done.info = True

    def read_closed(self, entry: log.Closed, done: Happening) -> None:
        if self.status == "running":
            self.finish("closed", [])
        else:
            self.closed = True
            self.frozen = None
            self.chairs = [Chair(bot=chair.bot) for chair in self.chairs]
        done.note = Note("closed")
        done.info = True

    def read_rematched(self, entry: log.Rematched, done: Happening) -> None:
        self.rematch = entry.table
        done.note = Note("wants-rematch" if entry.seat >= 0 else "rematch", entry.seat, self.name_of(entry.seat), {"table": entry.table})
        done.info = True

    # The end

    def finish_if_over(self, done: Happening) -> None:
        state = self.playing().state
        if not state.over():
            return
        outcome = state.outcome()
        self.finish(outcome.reason, self.resigned(), record.places_of(outcome, self.resigned()))
        done.info = True
        done.note = done.note or Note("ended")

    def finish(self, reason: str, losers: list[int], places: list[int] | None = None) -> None:
        """The places are these, or else by points with losers behind all others; nobody wins a game that was ended by agreement."""
        points = [int(number) for number in self.playing().state.points()]
        places = places or record.standing(points, losers)
        winners = [seat for seat, place in enumerate(places) if place == 1 and seat not in losers]
        self.close(Result(points, places, [] if reason in ("agreed", "closed") else winners, reason))

    def close(self, result: Result) -> None:
        match = self.playing()
        events = list(chain(match.opening, *match.happened()))
        self.result = replace(result, sources=self.sources(events), deeds=self.deeds_of_people(events))
        self.status = "over"
        self.to_move = NOBODY
        self.pending = None
        self.clock = replace(self.clock, running=NOBODY)

    def sources(self, events: list[Event]) -> list[dict[str, int]]:
        """What gave points, by seat."""
        found: list[dict[str, int]] = [{} for _ in self.chairs]
        for event in events:
            if event.kind == "scored":
                source = str(event.public.get("source") or event.public["rule"])
                found[event.seat][source] = found[event.seat].get(source, 0) + int(event.public["points"])
        return found

    def deeds_of_people(self, events: list[Event]) -> list[Deeds]:
        """What the game counts, by seat, of people alone."""
        deeds = [deed for deed in self.playing().setup.rules.deeds if not deed.minor]
        found: list[Deeds] = [{} for _ in self.chairs]
        last: dict[tuple[int, str], list[int]] = {}
        for event in events:
            if event.seat < 0 or not self.chairs[event.seat].player:
                continue
            for deed in deeds:
                if event.kind == deed.kind:
                    times = found[event.seat].setdefault(deed.kind, {}).setdefault(str(event.public[deed.fact]), [0, 0])
                    times[0] += 1
                    last[event.seat, deed.kind] = times
                elif event.kind == deed.undone and (times := last.pop((event.seat, deed.kind), [])):
                    times[1] += 1
        return found

    # Clocks

    def go_on(self, at: int, decision: bool = False, granted: bool = False) -> None:
        """The clock runs for whoever decides now. `decision`: another decision has come up, for which time was `granted` or not."""
        self.to_move = int(self.playing().state.to_move())
        seat = self.to_move
        if decision and self.clock.granted != granted:
            self.clock = replace(self.clock, granted=granted)
        self.clock = self.clock.started(at, seat if seat >= 0 and not self.chairs[seat].bot else NOBODY)
        if decision:
            self.reminded = False
            self.marks.add(self.clock)

    def clocks(self, now: int) -> Clocks | None:
        return self.clock.told(now)

    def wake(self) -> int | None:
        """When something has to happen by itself: 0 means now (a bot is to move), None never."""
        if self.status == "open" and self.frozen is not None:
            return self.frozen.at + PART_TIME
        if self.bot_to_move():
            return 0
        if self.pending is None and self.clock.running < 0:
            return None  # as at most moments, at a table without clocks
        asked = self.pending.until if self.pending is not None else None
        times = [self.clock.expires(), asked, None if self.reminded else self.clock.warns()]
        return min((time for time in times if time is not None), default=None)

    # Questions

    def playing(self) -> Match:
        if self.match is None:
            raise Refused("not-running")
        return self.match

    @property
    def ply(self) -> int:
        return self.match.ply if self.match else 0

    def seat_of(self, player: str) -> int:
        if player:
            for seat, chair in enumerate(self.chairs):
                if chair.player == player:
                    return seat
        return SPECTATOR

    def name_of(self, seat: int) -> str:
        return self.chairs[seat].name if 0 <= seat < len(self.chairs) else ""

    def people(self) -> list[int]:
        """The seats of persons who play themselves."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.player and not chair.bot and not chair.resigned]

    def owners(self) -> list[int]:
        """The seats of persons who have a say: whoever plays for them now, until they resign."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.player and not chair.resigned]

    def resigned(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.resigned]

    def bot_to_move(self) -> str:
        """The level of the bot that has to choose now, or nothing."""
        seat = self.to_move
        return self.chairs[seat].bot if seat >= 0 else ""

    def view(self, seat: int) -> View | None:
        return self.match.state.view(seat) if self.match else None

    def own_view(self, seat: int) -> dict[str, Any]:
        """What of the view is this seat's own."""
        return self.match.state.own_view(seat) if self.match else {}

    def legal(self, seat: int) -> list[int]:
        """What this seat's person may choose now."""
        if seat < 0 or seat != self.to_move or self.chairs[seat].bot or self.match is None:
            return []
        return self.match.state.legal()

    def floor(self, seat: int) -> int:
        """How far this seat may take back without asking; -1 for not at all."""
        match = self.match
        if match is None or self.status != "running" or seat < 0 or self.chairs[seat].bot:
            return -1
        floor = ply = match.ply
        if match.last_mover == seat:
            floor = match.floor()
        if self.alone and self.made.undo == "friendly" and seat in (movers := match.movers):
            floor = min(floor, last_turn(movers, seat))
        return floor if floor < ply else -1

    def info(self) -> TableInfo:
        made = self.made
        return TableInfo(
            id=self.id,
            game=made.game,
            options=made.options,
            seats=[self.seat_info(seat) for seat in range(len(self.chairs))],
            status=self.status,  # type: ignore[arg-type]
            host=made.host,
            created=made.at,
            updated=self.updated,
            shuffle=self.shuffle_info(),
            listed=made.listed and not self.closed,
            clock=made.clock,
            hints=made.hints,
            meter=made.meter,
            spectators=made.spectators,
            muted=sorted(self.muted),
            to_move=self.to_move,
            round=int(self.match.state.round_number()) if self.match else 0,
            ply=self.ply,
            pending=self.pending,
            result=self.result,
            rematch=self.rematch,
            origin=made.origin,
            undo=made.undo,
            rewound=self.rewound,
            first=made.first,
            rematches=made.rematches,
        )

    def shuffle(self) -> record.Shuffle:
        """What the seed is made of."""
        parts = tuple(chair.part or "" for chair in self.chairs)
        if self.frozen is None:
            return record.Shuffle(self.id, self.secret, parts)
        seals = tuple(f"{chair.player} {chair.seal}" if chair.seal else "" for chair in self.chairs)
        stopped = tuple(" ".join([entry.reason, *map(str, entry.seats)]) for entry, _ in self.stopped)
        return record.Shuffle(self.id, self.secret, parts, seals, tuple(self.frozen.without), stopped)

    def shuffle_info(self) -> Shuffle:
        made, over = self.shuffle(), self.status == "over"
        return Shuffle(
            made.commitment(),
            made.secret if over else "",
            list(made.parts) if over else [],
            self.seed if over else "",
            [chair.seal for chair in self.chairs] if any(chair.seal for chair in self.chairs) else [],
            self.frozen.at + PART_TIME if self.frozen is not None and self.status == "open" else 0,
            list(made.without),
            [Stop(entry.at, names, entry.reason) for entry, names in self.stopped],
        )

    def ending(self) -> record.Ending:
        """What people did beside the rules, for the record."""
        reason = self.result.reason if self.result is not None and not self.playing().state.over() else ""
        return record.Ending(tuple(self.resigned()), self.rewound, reason)

    def seat_info(self, seat: int) -> SeatInfo:
        chair = self.chairs[seat]
        kind = "person" if chair.player else "bot" if chair.bot else "empty"
        ready = bool(chair.seal) or chair.part is not None
        holiday = self.clock.rest[seat] if self.clock.rest else 0
        return SeatInfo(kind, chair.player, chair.name, chair.bot, chair.resigned, ready, holiday)  # type: ignore[arg-type]

    # Wishes

    def must_be(self, status: str) -> None:
        if self.status != status:
            raise Refused({"open": "not-open", "running": "not-running", "over": "not-over"}[status])

    def must_host(self, player: str) -> None:
        if player != self.made.host:
            raise Refused("not-host", status=403)

    def own_seat(self, player: str) -> int:
        seat = self.seat_of(player)
        if seat < 0:
            raise Refused("no-seat", status=403)
        return seat

    def must_be_fresh(self, seq: int) -> None:
        if seq < self.game_seq or seq > self.seq:
            raise Refused("stale", {"seq": self.seq})

    def must_be_open(self) -> None:
        self.must_be("open")
        if self.closed:
            raise Refused("closed")
        if self.frozen is not None:
            raise Refused("starting")

    def join(self, at: int, player: str, name: str, seat: int | None, part: str = "", seal: str = "") -> list[log.AnyEntry]:
        self.must_be_open()
        mine = self.seat_of(player)
        if seat is None and mine >= 0:
            seat = mine
        if seat is None:
            free = [n for n, chair in enumerate(self.chairs) if not chair.player and not chair.bot and chair.kept in ("", player)]
            if not free:
                raise Refused("table-full")
            seat = next((n for n in free if self.chairs[n].kept), free[0])
        if seat >= len(self.chairs):
            raise Refused("no-such-seat", {"seat": seat}, status=400)
        chair = self.chairs[seat]
        if seat == mine:
            entries: list[log.AnyEntry] = [log.Added(at, player, part)] if part and chair.part != part else []
            return [*entries, *(self.seal_part(at, player, seal) if seal else [])]
        if chair.player or chair.bot or chair.kept not in ("", player):
            raise Refused("seat-taken", {"seat": seat})
        return [log.Sat(at, player, name, seat, part, seal)]

    def leave(self, at: int, player: str) -> list[log.AnyEntry]:
        self.must_be_open()
        self.own_seat(player)
        return [log.Left(at, player)]

    def seal_part(self, at: int, player: str, seal: str) -> list[log.AnyEntry]:
        self.must_be_open()
        chair = self.chairs[self.own_seat(player)]
        return [log.Sealed(at, player, seal)] if chair.seal != seal else []

    def add_part(self, at: int, player: str, part: str, secret: str) -> list[log.AnyEntry]:
        """A part is shown; the last one begins the game. One that does not fit stops the start, and `secret` is for the next."""
        seat = self.seat_of(player)
        if self.status == "running" and seat >= 0 and part and self.chairs[seat].part == part:
            return []  # it was shown before
        self.must_be("open")
        chair = self.chairs[self.own_seat(player)]
        if self.frozen is None:
            return [log.Added(at, player, part)] if chair.part != part else []
        if seat in self.frozen.without or chair.part is not None:
            return []
        if record.seal_of(self.id, player, part) != chair.seal:
            return [log.Stopped(at, [seat], "wrong", secret)]
        added = log.Added(at, player, part)
        return [added, log.Started(at)] if self.awaited() == [seat] else [added]

    def awaited(self) -> list[int]:
        """The seats whose parts are still to be shown."""
        without = self.frozen.without if self.frozen is not None else []
        return [seat for seat, chair in enumerate(self.chairs) if chair.player and chair.part is None and seat not in without]

    def start(self, at: int, player: str, part: str, without: list[int], here: set[int]) -> list[log.AnyEntry]:
        """`without`: who is left out of the shuffle, because they are away."""
        self.must_host(player)
        if self.status == "running" or (self.status == "open" and self.frozen is not None):
            return []
        self.must_be_open()
        empty = [seat for seat, chair in enumerate(self.chairs) if not chair.player and not chair.bot]
        if empty:
            raise Refused("seats-empty", {"seats": empty})
        persons = [seat for seat, chair in enumerate(self.chairs) if chair.player]
        if len(persons) < 2 or self.made.position:
            entries: list[log.AnyEntry] = [log.Added(at, player, part)] if part and self.seat_of(player) >= 0 else []
            return [*entries, log.Started(at)]
        for seat in without:
            if seat not in persons:
                raise Refused("no-such-seat", {"seat": seat}, status=400)
            if seat in here:
                raise Refused("is-present", {"seat": seat})
        missing = [seat for seat in persons if not self.chairs[seat].seal and seat not in without]
        if missing:
            raise Refused("not-sealed", {"seats": missing, "name": self.chairs[missing[0]].name})
        if not set(persons) - set(without):
            return [log.Frozen(at, sorted(without)), log.Started(at)]
        return [log.Frozen(at, sorted(without))]

    def choose(self, at: int, player: str, seq: int, action: int, lag: int, waited: int = 0) -> list[log.AnyEntry]:
        self.must_be("running")
        seat = self.own_seat(player)
        self.must_be_fresh(seq)
        if seat != self.to_move:
            raise Refused("not-your-turn", {"seat": self.to_move})
        if self.chairs[seat].bot:
            raise Refused("bot-plays", {"level": self.chairs[seat].bot})
        match = self.playing()
        try:
            match.state.check(action)
        except NotationError:
            raise Refused("no-action", {"action": action}) from None
        except IllegalAction as problem:
            refusal = problem.refusal
            raise Refused("illegal", reason=Reason(action, refusal.key, refusal.rule, dict(refusal.facts))) from None
        if self.clock.running < 0:
            lag = waited = 0
        return [log.Chose(at, seat, action, lag=min(lag, LAG), waited=waited)]

    def choose_for_bot(self, *, at: int, seq: int, action: int) -> list[log.AnyEntry]:
        level = self.bot_to_move()
        if not level or not self.game_seq <= seq <= self.seq:
            raise Refused("stale", {"seq": self.seq})
        self.playing().state.check(action)
        return [log.Chose(at, self.to_move, action, level)]

    def foresee(self, player: str) -> Foreseen:
        """What each choice of this player, whose decision it is, will surely do."""
        seat = self.seat_of(player)
        if not self.legal(seat):
            raise Refused("not-your-turn", {"seat": self.to_move})
        match = self.playing()
        view = match.state.view(seat)
        meter = self.made.meter
        after = match.setup.odds_after(view) if meter else {}
        actions = [
            Foretold(action, told(events, seat), dict(after.get(action, {})))
            for action, events in match.setup.foresee_all(view, further=True).items()
        ]
        odds = match.setup.odds(view) if meter else {}
        together = match.setup.together(view) if meter else {}
        return Foreseen(self.seq, actions, dict(odds), [Together(list(run), told(events, seat)) for run, events in together.items()])

    def why(self, player: str, actions: list[int]) -> list[Reason]:
        match = self.playing()
        seat = self.seat_of(player)
        count = len(match.setup.actions)
        asked = actions or range(count)
        if seat < 0 or seat != self.to_move:
            return [Reason(-1, "not-your-turn", "", {"seat": self.to_move})]
        reasons = []
        for action in asked:
            if action >= count:
                reasons.append(Reason(action, "no-action"))
            elif (refusal := match.state.why_not(action)) is not None:
                reasons.append(Reason(action, refusal.key, refusal.rule, dict(refusal.facts)))
        return reasons

    def take_back(self, at: int, player: str, seq: int, ply: int) -> list[log.AnyEntry]:
        self.must_be("running")
        seat = self.own_seat(player)
        self.must_be_fresh(seq)
        if seat not in self.playing().movers[ply:] or self.chairs[seat].resigned:
            raise Refused("nothing-to-take-back")
        floor = self.floor(seat)
        if 0 <= floor <= ply:
            return [log.TookBack(at, seat, ply)]
        if self.alone:
            raise Refused("too-far-back")
        if self.pending is not None:
            raise Refused("already-pending")
        return [log.Asked(at, "take-back", seat, ply, self.others(seat))]

    def others(self, seat: int) -> list[int]:
        """Whose consent this seat needs."""
        return [one for one in self.owners() if one != seat]

    def offer_end(self, at: int, player: str) -> list[log.AnyEntry]:
        self.must_be("running")
        seat = self.own_seat(player)
        if self.pending is not None:
            raise Refused("already-pending")
        if self.chairs[seat].resigned:
            raise Refused("no-seat", status=403)
        return [log.Asked(at, "end", seat, waiting=self.others(seat))]

    def answer(self, at: int, player: str, agree: bool, seq: int = 0) -> list[log.AnyEntry]:
        """`seq`: of the question that is meant; 0 for whichever it is."""
        seat = self.own_seat(player)
        asked = self.pending
        if asked is None or seq not in (0, asked.seq) or at >= asked.until:
            raise Refused("nothing-pending")
        if seat not in asked.waiting and (agree or seat != asked.by):
            raise Refused("nothing-pending")
        return [log.Answered(at, seat, agree)]

    def resign(self, at: int, player: str) -> list[log.AnyEntry]:
        self.must_be("running")
        seat = self.own_seat(player)
        if self.chairs[seat].resigned:
            return []
        return [log.Resigned(at, seat)]

    def hand_over(self, at: int, player: str, level: str, seat: int, away: Mapping[int, int]) -> list[log.AnyEntry]:
        """`away`: since when the persons who are not here have been away, by seat."""
        self.must_be("running")
        if current_name(level) not in LEVEL_NAMES:
            raise Refused("no-level", {"level": level}, status=400)
        mine = self.seat_of(player)
        if seat < 0 or seat == mine:
            seat = self.own_seat(player)
        else:
            self.must_host(player)
            if seat >= len(self.chairs) or not self.chairs[seat].player:
                raise Refused("no-such-seat", {"seat": seat}, status=400)
            if seat not in away:
                raise Refused("is-present", {"seat": seat})
            if self.made.clock.kind == "days":
                raise Refused("days-clock")
            if at - away[seat] < ABSENCE:
                raise Refused("not-away-long", {"seconds": math.ceil((ABSENCE - at + away[seat]) / 1000)})
        if self.chairs[seat].resigned or self.chairs[seat].bot:
            raise Refused("bot-plays", {"level": self.chairs[seat].bot})
        return [log.Handed(at, seat, level, "own" if seat == mine else "host")]

    def take_seat_again(self, at: int, player: str) -> list[log.AnyEntry]:
        self.must_be("running")
        seat = self.own_seat(player)
        if self.chairs[seat].resigned:
            raise Refused("no-seat", status=403)
        return [log.Returned(at, seat)] if self.chairs[seat].bot else []

    def rest(self, at: int, player: str, until: int) -> list[log.AnyEntry]:
        """Go on holiday until then, where moves take days; be back now, where that is past."""
        self.must_be("running")
        seat = self.own_seat(player)
        if self.made.clock.kind != "days" or self.chairs[seat].resigned:
            raise Refused("no-holidays")
        before, until = self.clock.rest[seat], max(at, until)
        if until == at and before <= at:
            return []
        left = self.made.clock.holidays * DAY - self.chairs[seat].rested
        if until - max(at, before) > left:
            raise Refused("holidays", {"days": left // DAY})
        return [log.Rested(at, seat, until)]

    def shut(self, at: int) -> list[log.AnyEntry]:
        """By the operator."""
        return [] if self.closed or self.status == "over" else [log.Closed(at)]

    def say(self, at: int, player: str, name: str, text: str) -> list[log.AnyEntry]:
        if player in self.muted:
            raise Refused("muted", status=403)
        # Whoever sits here can speak, however many have spoken who look on.
        stranger = player not in self.lines and self.seat_of(player) < 0
        if self.lines[player] >= MOST_LINES or (stranger and len(self.lines) >= MOST_SPEAKERS):
            raise Refused("said-enough", status=429)
        words = tidy(text)
        if not words:
            raise Refused("malformed", status=400)
        return [log.Said(at, player, name, words, self.seat_of(player))]

    def mute(self, at: int, player: str, other: str, muted: bool) -> list[log.AnyEntry]:
        self.must_host(player)
        if self.seat_of(other) < 0 and other not in self.lines and other not in self.muted:
            raise Refused("no-such-player", status=404)
        return [log.Muted(at, other, muted)] if (other in self.muted) != muted else []

    def out_of_time(self, at: int, secret: str, lost: int = 0) -> list[log.AnyEntry]:
        """What follows when time is up: for parts, for an answer, or for a decision, of which its player is reminded before.

        `secret` is for the start after a stopped one; `lost` is time of this one in which no part could be shown.
        """
        if self.status == "open" and self.frozen is not None and at >= self.frozen.at + PART_TIME + lost:
            return [log.Stopped(at, self.awaited(), "late", secret)]
        expires = self.clock.expires()
        if expires is not None and at >= expires:
            seat = self.clock.running
            if self.made.clock.timeout == "lose":
                return [log.Resigned(at, seat, timeout=True)]
            return [log.Handed(at, seat, ADVISER, "time")]
        if self.pending is not None and at >= self.pending.until:
            return [log.Lapsed(at)]
        warns = self.clock.warns()
        return [log.Reminded(at, self.to_move)] if warns is not None and at >= warns and not self.reminded else []

    def rotated(self, at: int, player: str, secret: str) -> tuple[log.Created, list[log.AnyEntry]]:
        """The table that plays this one again, everybody one seat further, with whoever asked for it as its host. The seats of other people
        are kept for them until they agree, or until the host changes something. Whoever is alone against bots can start it."""
        n = len(self.chairs)
        old = [self.chairs[(seat - 1) % n] for seat in range(n)]
        bots = {seat: chair.bot for seat, chair in enumerate(old) if chair.bot and not chair.player}
        kept = {seat: (chair.player, chair.name) for seat, chair in enumerate(old) if chair.player not in ("", player)}
        first = self.made.first or (self.made.origin.table if self.made.origin else self.id)
        again = replace(self.made, first=first, rematches=self.made.rematches + 1, kept=kept)
        created = replace(again, at=at, host=player, secret=secret, bots=bots, listed=False, origin=None, position="")
        return created, [log.Sat(at, chair.player, chair.name, seat) for seat, chair in enumerate(old) if chair.player == player]

    def branch(self, ply: int) -> tuple[str, Origin]:
        """The position of a finished game at a ply, to play on from."""
        self.must_be("over")
        match = self.playing()
        if ply > match.ply:
            raise Refused("no-ply", {"ply": ply}, status=400)
        state = match.at(ply)
        if state.over():
            raise Refused("no-ply", {"ply": ply}, status=400)
        return state.position(), Origin(self.id, ply)


def last_turn(movers: list[int], seat: int) -> int:
    """The ply at which the last turn of a seat began: the last choices it made one after the other."""
    ply = len(movers)
    while movers[ply - 1] != seat:
        ply -= 1
    while ply > 0 and movers[ply - 1] == seat:
        ply -= 1
    return ply


def tidy(text: str) -> str:
    """Text of one line: without control characters and double spaces, and with marks over letters that stay in their line."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter if letter.isprintable() else " ")
    return " ".join("".join(kept).split())
