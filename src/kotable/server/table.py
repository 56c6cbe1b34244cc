"""A table: what its log says. It knows no sockets, no files and no clock.

`read` takes an entry into the table and tells what it did; the methods named after wishes (`choose`, `take_back`, …) check a wish and give
the entries to be logged, or raise `Refused`. Nothing changes until these entries are read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from kotable import record
from kotable.bots import current_name, levels
from kotable.match import Match, from_position, new
from kotable.server import log
from kotable.server.messages import (
    ChatLine,
    Clocks,
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
    TableInfo,
)
from kotable.server.telling import told
from kotable.values import NOBODY, SPECTATOR, Event, View

LEVEL_NAMES = tuple(level.name for level in levels())
WEAKEST = LEVEL_NAMES[0]


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
    resigned: bool = False


class Happening(Struct):
    """One entry and what it did. `ply` is the number of choices in force after it; `info` says whether the table's info changed."""

    seq: int
    ply: int
    by: int = -1
    events: list[Event] = []
    note: Note | None = None
    chat: ChatLine | None = None
    info: bool = False
    began: bool = False

    def step(self, seat: int) -> Step:
        return Step(self.seq, self.ply, self.by, told(self.events, seat), self.note, self.chat)


READERS = {kind: "read_" + kind.__name__.lower() for kind in log.AnyEntry.__args__}


class Table:
    """One table, as far as its log has been read."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0
        self.game_seq = 0
        """The last entry that changed the situation: whoever has not seen it can't choose."""
        self.status: str = "open"
        self.made: log.Created
        self.chairs: list[Chair] = []
        self.muted: set[str] = set()
        self.match: Match | None = None
        self.history: list[Happening] = []
        self.pending: Pending | None = None
        self.result: Result | None = None
        self.rematch = ""
        self.seed = ""
        self.updated = 0
        self.left: list[int] = []
        """Milliseconds that each seat had at `since`."""
        self.since = 0
        self.running = -1
        self.to_move = NOBODY
        """The seat that decides now."""

    # Reading the log

    def read(self, entry: log.AnyEntry) -> Happening:
        """Take one entry in."""
        self.seq += 1
        self.updated = entry.at
        done = Happening(self.seq, 0)
        getattr(self, READERS[type(entry)])(entry, done)
        done.ply = self.ply
        self.history.append(done)
        return done

    def read_created(self, entry: log.Created, done: Happening) -> None:
        self.made = entry
        self.chairs = [Chair(bot=current_name(entry.bots.get(seat, ""))) for seat in range(entry.seats)]
        done.info = True

    def read_sat(self, entry: log.Sat, done: Happening) -> None:
        before = self.seat_of(entry.player)
        chair = Chair(entry.player, entry.name, part=entry.part or None)
        if before >= 0:
            chair.part = entry.part or self.chairs[before].part
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
        chairs = [*self.chairs, *(Chair() for _ in range(4))][: entry.seats]
        for seat, chair in enumerate(chairs):
            level = entry.bots.get(seat)
            if level is not None and level != chair.bot:
                chairs[seat] = Chair(bot=current_name(level))
        self.chairs = chairs
        self.made = log.Created(
            self.made.at,
            self.made.game,
            entry.seats,
            entry.options,
            self.made.host,
            self.made.secret,
            entry.bots,
            entry.listed,
            entry.clock,
            entry.hints,
            entry.meter,
            entry.spectators,
            self.made.origin,
            self.made.position,
        )
        done.note = Note("changed")
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
        done.events = self.match.events[0]
        done.note = Note("started")
        done.info = done.began = True
        self.left = [self.full_time()] * made.seats
        self.game_seq = self.seq
        self.start_clock(entry.at)
        self.finish_if_over(done)

    def read_chose(self, entry: log.Chose, done: Happening) -> None:
        match = self.playing()
        self.stop_clock(entry.at, bonus=True)
        done.by = entry.seat
        done.events = match.play(entry.action)
        self.game_seq = self.seq
        done.info = self.pending is not None
        self.pending = None
        self.start_clock(entry.at)
        self.finish_if_over(done)

    def read_tookback(self, entry: log.TookBack, done: Happening) -> None:
        self.go_back(entry.seat, entry.ply, entry.at, done)

    def go_back(self, seat: int, ply: int, at: int, done: Happening) -> None:
        self.stop_clock(at)
        self.playing().take_back(ply)
        self.history = [one for one in self.history if one.by < 0 or one.ply <= ply]
        self.game_seq = self.seq
        done.info = True
        done.note = Note("took-back", seat, self.name_of(seat), {"ply": ply})
        self.pending = None
        self.start_clock(at)

    def read_asked(self, entry: log.Asked, done: Happening) -> None:
        waiting = [seat for seat in self.people() if seat != entry.seat]
        self.pending = Pending(entry.kind, entry.seat, waiting, entry.ply)
        done.note = Note(
            "asked-back" if entry.kind == "take-back" else "offered-end", entry.seat, self.name_of(entry.seat), {"ply": entry.ply}
        )
        done.info = True
        self.settle_pending(entry.at, done)

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
        self.pending = None
        if asked.kind == "take-back":
            self.go_back(asked.by, asked.ply, at, done)
        else:
            done.note = Note("ended-early", asked.by, self.name_of(asked.by))
            self.finish("agreed", [])

    def read_resigned(self, entry: log.Resigned, done: Happening) -> None:
        chair = self.chairs[entry.seat]
        self.stop_clock(entry.at)
        chair.resigned = True
        done.note = Note("timed-out-lost" if entry.timeout else "resigned", entry.seat, chair.name)
        done.info = True
        self.game_seq = self.seq
        self.pending = None
        if len(self.chairs) == 2 or not self.people():
            self.finish("resigned", [seat for seat, one in enumerate(self.chairs) if one.resigned])
        else:
            chair.bot = chair.bot or LEVEL_NAMES[-1]
            self.start_clock(entry.at)

    def read_handed(self, entry: log.Handed, done: Happening) -> None:
        self.stop_clock(entry.at)
        chair = self.chairs[entry.seat]
        chair.bot = current_name(entry.level)
        if entry.cause == "time":
            # Whoever comes back after running out has a little time again.
            self.left[entry.seat] = max(self.left[entry.seat], self.full_time() // 4)
        done.note = Note("timed-out" if entry.cause == "time" else "handed-over", entry.seat, chair.name, {"level": entry.level})
        done.info = True
        self.game_seq = self.seq
        self.drop_from_pending(entry.seat, entry.at, done)
        self.start_clock(entry.at)

    def drop_from_pending(self, seat: int, at: int, done: Happening) -> None:
        if self.pending is not None and seat in self.pending.waiting:
            self.pending.waiting = [one for one in self.pending.waiting if one != seat]
            if not self.pending.waiting:
                self.pending = None

    def read_returned(self, entry: log.Returned, done: Happening) -> None:
        self.stop_clock(entry.at)
        self.chairs[entry.seat].bot = ""
        done.note = Note("returned", entry.seat, self.chairs[entry.seat].name)
        done.info = True
        self.game_seq = self.seq
        self.start_clock(entry.at)

    def read_said(self, entry: log.Said, done: Happening) -> None:
        done.chat = ChatLine(entry.player, entry.name, entry.text, entry.at, entry.seat)

    def read_muted(self, entry: log.Muted, done: Happening) -> None:
        (self.muted.add if entry.muted else self.muted.discard)(entry.player)
        seat = self.seat_of(entry.player)
        done.note = Note("muted" if entry.muted else "unmuted", seat, self.name_of(seat), {"player": entry.player})
        done.info = True

    def read_paused(self, entry: log.Paused, done: Happening) -> None:
        self.since += entry.ms
        done.note = Note("paused", facts={"seconds": entry.ms // 1000})

    def read_rematched(self, entry: log.Rematched, done: Happening) -> None:
        self.rematch = entry.table
        done.note = Note("rematch", facts={"table": entry.table})
        done.info = True

    # The end

    def finish_if_over(self, done: Happening) -> None:
        state = self.playing().state
        if not state.over():
            return
        outcome = state.outcome()
        resigned = [seat for seat, chair in enumerate(self.chairs) if chair.resigned]
        if resigned:
            self.finish(outcome.reason, resigned)
        else:
            self.close(Result(list(outcome.points), list(outcome.places), list(outcome.winners), outcome.reason))
        done.info = True
        done.note = done.note or Note("ended")

    def finish(self, reason: str, losers: list[int]) -> None:
        """The places by points as they stand, losers behind all others; nobody wins a game that was ended by agreement."""
        points = [int(number) for number in self.playing().state.points()]
        rank = [(seat in losers, -number) for seat, number in enumerate(points)]
        places = [1 + sum(other < one for other in rank) for one in rank]
        winners = [seat for seat, place in enumerate(places) if place == 1 and seat not in losers]
        self.close(Result(points, places, [] if reason == "agreed" else winners, reason))

    def close(self, result: Result) -> None:
        self.result = result
        self.status = "over"
        self.to_move = NOBODY
        self.pending = None
        self.running = -1

    # Clocks

    def full_time(self) -> int:
        rule = self.made.clock
        return 0 if rule.kind == "none" else rule.seconds * 1000

    def start_clock(self, at: int) -> None:
        """Called whenever the situation may have changed."""
        self.to_move = int(self.match.state.to_move()) if self.match and self.status == "running" else NOBODY
        self.since = at
        self.running = -1
        if self.made.clock.kind == "none" or self.status != "running":
            return
        seat = self.to_move
        if seat >= 0 and not self.chairs[seat].bot:
            self.running = seat
            if self.made.clock.kind != "bank":
                self.left[seat] = self.full_time()

    def stop_clock(self, at: int, bonus: bool = False) -> None:
        if self.running >= 0:
            used = max(0, at - self.since)
            self.left[self.running] = max(0, self.left[self.running] - used)
            if bonus and self.made.clock.kind == "bank":
                self.left[self.running] += self.made.clock.increment * 1000

    def clocks(self, now: int) -> Clocks | None:
        if not self.left or self.made.clock.kind == "none":
            return None
        left = list(self.left)
        if self.running >= 0:
            left[self.running] = max(0, left[self.running] - max(0, now - self.since))
        return Clocks(left, self.running)

    def wake(self) -> int | None:
        """When something has to happen by itself: 0 means now (a bot is to move), None never."""
        if self.status != "running":
            return None
        if self.bot_to_move():
            return 0
        return self.since + self.left[self.running] if self.running >= 0 else None

    # Questions

    def playing(self) -> Match:
        if self.match is None:
            raise Refused("not-running")
        return self.match

    @property
    def ply(self) -> int:
        return len(self.match.choices) if self.match else 0

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

    def bot_to_move(self) -> str:
        """The level of the bot that has to choose now, or nothing."""
        seat = self.to_move
        return self.chairs[seat].bot if seat >= 0 else ""

    def view(self, seat: int) -> View | None:
        return self.match.state.view(seat) if self.match else None

    def own_view(self, seat: int) -> dict[str, Any]:
        """What of the view is this seat's own."""
        return self.match.state.own_view(seat) if self.match and seat >= 0 else {}

    def legal(self, seat: int) -> list[int]:
        """What this seat's person may choose now."""
        if seat < 0 or seat != self.to_move or self.chairs[seat].bot or self.match is None:
            return []
        return self.match.state.legal()

    def floor(self, seat: int) -> int:
        """How far this seat may take back without asking; -1 for not at all."""
        match = self.match
        if match is None or self.status != "running" or seat < 0 or not match.choices or match.movers[-1] != seat or self.chairs[seat].bot:
            return -1
        floor = match.floor()
        return floor if floor < len(match.choices) else -1

    def info(self) -> TableInfo:
        made = self.made
        over = self.status == "over"
        return TableInfo(
            id=self.id,
            game=made.game,
            options=made.options,
            seats=[self.seat_info(seat) for seat in range(len(self.chairs))],
            status=self.status,  # type: ignore[arg-type]
            host=made.host,
            created=made.at,
            updated=self.updated,
            shuffle=Shuffle(
                self.shuffle().commitment(),
                made.secret if over else "",
                [chair.part or "" for chair in self.chairs] if over else [],
                self.seed if over else "",
            ),
            listed=made.listed,
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
        )

    def shuffle(self) -> record.Shuffle:
        """What the seed is made of."""
        return record.Shuffle(self.id, self.made.secret, tuple(chair.part or "" for chair in self.chairs))

    def seat_info(self, seat: int) -> SeatInfo:
        chair = self.chairs[seat]
        kind = "person" if chair.player else "bot" if chair.bot else "empty"
        return SeatInfo(kind, chair.player, chair.name, chair.bot, chair.resigned, chair.part is not None)  # type: ignore[arg-type]

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

    def join(self, at: int, player: str, name: str, seat: int | None, part: str) -> list[log.AnyEntry]:
        self.must_be("open")
        mine = self.seat_of(player)
        if seat is None and mine >= 0:
            seat = mine
        if seat is None:
            seat = next((n for n, chair in enumerate(self.chairs) if not chair.player and not chair.bot), None)
            if seat is None:
                raise Refused("table-full")
        if seat >= len(self.chairs):
            raise Refused("no-such-seat", {"seat": seat}, status=400)
        chair = self.chairs[seat]
        if seat == mine:
            return [log.Added(at, player, part)] if part and chair.part != part else []
        if chair.player or chair.bot:
            raise Refused("seat-taken", {"seat": seat})
        return [log.Sat(at, player, name, seat, part)]

    def leave(self, at: int, player: str) -> list[log.AnyEntry]:
        self.must_be("open")
        self.own_seat(player)
        return [log.Left(at, player)]

    def add_part(self, at: int, player: str, part: str) -> list[log.AnyEntry]:
        self.must_be("open")
        seat = self.own_seat(player)
        return [log.Added(at, player, part)] if self.chairs[seat].part != part else []

    def start(self, at: int, player: str, part: str) -> list[log.AnyEntry]:
        self.must_host(player)
        if self.status == "running":
            return []
        self.must_be("open")
        empty = [seat for seat, chair in enumerate(self.chairs) if not chair.player and not chair.bot]
        if empty:
            raise Refused("seats-empty", {"seats": empty})
        seat = self.seat_of(player)
        entries: list[log.AnyEntry] = [log.Added(at, player, part)] if part and seat >= 0 else []
        return [*entries, log.Started(at)]

    def choose(self, at: int, player: str, seq: int, action: int) -> list[log.AnyEntry]:
        self.must_be("running")
        seat = self.own_seat(player)
        self.must_be_fresh(seq)
        if seat != self.to_move:
            raise Refused("not-your-turn", {"seat": self.to_move})
        if self.chairs[seat].bot:
            raise Refused("bot-plays", {"level": self.chairs[seat].bot})
        match = self.playing()
        if action >= len(match.setup.actions):
            raise Refused("no-action", {"action": action})
        refusal = match.state.why_not(action)
        if refusal is not None:
            raise Refused("illegal", reason=Reason(action, refusal.key, refusal.rule, dict(refusal.facts)))
        return [log.Chose(at, seat, action)]

    def choose_for_bot(self, *, at: int, seq: int, action: int) -> list[log.AnyEntry]:
        level = self.bot_to_move()
        if not level or not self.game_seq <= seq <= self.seq:
            raise Refused("stale", {"seq": self.seq})
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
        return Foreseen(self.seq, actions, dict(odds))

    def why(self, player: str, actions: list[int]) -> list[Reason]:
        match = self.playing()
        seat = self.seat_of(player)
        count = len(match.setup.actions)
        asked = actions or range(count)
        if seat < 0 or seat != self.to_move:
            return [Reason(action, "not-your-turn", "", {"seat": self.to_move}) for action in asked]
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
        if ply >= self.ply or seat not in self.playing().movers[ply:] or self.chairs[seat].resigned:
            raise Refused("nothing-to-take-back")
        floor = self.floor(seat)
        if 0 <= floor <= ply or self.people() == [seat]:
            return [log.TookBack(at, seat, ply)]
        if self.pending is not None:
            raise Refused("already-pending")
        return [log.Asked(at, "take-back", seat, ply)]

    def offer_end(self, at: int, player: str) -> list[log.AnyEntry]:
        self.must_be("running")
        seat = self.own_seat(player)
        if self.pending is not None:
            raise Refused("already-pending")
        if self.chairs[seat].resigned:
            raise Refused("no-seat", status=403)
        return [log.Asked(at, "end", seat)]

    def answer(self, at: int, player: str, agree: bool) -> list[log.AnyEntry]:
        seat = self.own_seat(player)
        asked = self.pending
        if asked is None or not (seat in asked.waiting or (seat == asked.by and not agree)):
            raise Refused("nothing-pending")
        return [log.Answered(at, seat, agree)]

    def resign(self, at: int, player: str) -> list[log.AnyEntry]:
        self.must_be("running")
        seat = self.own_seat(player)
        if self.chairs[seat].resigned:
            return []
        return [log.Resigned(at, seat)]

    def hand_over(self, at: int, player: str, level: str, seat: int, present: set[int]) -> list[log.AnyEntry]:
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
            if seat in present:
                raise Refused("is-present", {"seat": seat})
        if self.chairs[seat].resigned or self.chairs[seat].bot:
            raise Refused("bot-plays", {"level": self.chairs[seat].bot})
        return [log.Handed(at, seat, level, "own" if seat == mine else "host")]

    def take_seat_again(self, at: int, player: str) -> list[log.AnyEntry]:
        self.must_be("running")
        seat = self.own_seat(player)
        if self.chairs[seat].resigned:
            raise Refused("no-seat", status=403)
        return [log.Returned(at, seat)] if self.chairs[seat].bot else []

    def say(self, at: int, player: str, name: str, text: str) -> list[log.AnyEntry]:
        if player in self.muted:
            raise Refused("muted", status=403)
        words = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not words:
            raise Refused("malformed", status=400)
        return [log.Said(at, player, name, words, self.seat_of(player))]

    def mute(self, at: int, player: str, other: str, muted: bool) -> list[log.AnyEntry]:
        self.must_host(player)
        return [log.Muted(at, other, muted)] if (other in self.muted) != muted else []

    def out_of_time(self, at: int) -> list[log.AnyEntry]:
        """What an expired clock leads to."""
        seat = self.running
        if self.status != "running" or seat < 0 or at < self.since + self.left[seat]:
            return []
        if self.made.clock.timeout == "lose":
            return [log.Resigned(at, seat, timeout=True)]
        return [log.Handed(at, seat, LEVEL_NAMES[-1], "time")]

    def rotated(self, at: int, secret: str) -> tuple[log.Created, list[log.AnyEntry]]:
        """The table that plays this one again: everybody one seat further."""
        made, n = self.made, len(self.chairs)
        old = [self.chairs[(seat - 1) % n] for seat in range(n)]
        bots = {seat: chair.bot for seat, chair in enumerate(old) if chair.bot and not chair.player}
        created = log.Created(
            at, made.game, made.seats, made.options, made.host, secret, bots, False, made.clock, made.hints, made.meter, made.spectators
        )
        return created, [log.Sat(at, chair.player, chair.name, seat) for seat, chair in enumerate(old) if chair.player]

    def branch(self, ply: int) -> tuple[str, Origin]:
        """The position of a finished game at a ply, to play on from."""
        self.must_be("over")
        match = self.playing()
        if ply > len(match.choices):
            raise Refused("no-ply", {"ply": ply}, status=400)
        state = match.at(ply)
        if state.over():
            raise Refused("no-ply", {"ply": ply}, status=400)
        return state.position(), Origin(self.id, ply)
