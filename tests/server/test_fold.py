"""A table is what its log says: taking back, consent, clocks, hand-over and return, tested on the fold itself, without a server.

The model knows of the game only who chose what and whether it showed something; everything else it keeps by itself, in plain lists.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kotable import record
from kotable.server import log
from kotable.server.messages import ClockRule
from kotable.server.table import ABSENCE, ANSWER_TIME, PART_TIME, Refused, Table

START = 1_000_000
BANK = ClockRule("bank", 60, 5)
MOVE = ClockRule("move", 30)
NONE = ClockRule()


def made(people: int = 2, bots: int = 0, clock: ClockRule = NONE, **more: Any) -> Table:
    """A table of Kokopelli that has begun, with people on its first seats and bots on the others."""
    table = Table("t")
    seats = people + bots
    levels = dict.fromkeys(range(people, seats), "random")
    table.read(log.Created(START, "kokopelli", seats, {"first": 0}, "p0", "00" * 32, levels, clock=clock, **more))
    for seat in range(people):
        table.read(log.Sat(START, f"p{seat}", f"P{seat}", seat))
    table.read(log.Started(START))
    return table


def verb(table: Table, action: int) -> str:
    return table.playing().setup.actions[action].verb


def choice(table: Table, *verbs: str) -> int:
    """A legal choice with one of these verbs, or the first."""
    legal = table.playing().state.legal()
    return next((action for action in legal if verb(table, action) in verbs), legal[0])


def take(table: Table, entries: list[log.AnyEntry]) -> None:
    for entry in entries:
        table.read(log.DECODER.decode(log.ENCODER.encode(entry)))


def choose(table: Table, at: int, *verbs: str, lag: int = 0) -> None:
    take(table, table.choose(at, f"p{table.to_move}", table.seq, choice(table, *verbs), lag))


def key(work: Any) -> str:
    with pytest.raises(Refused) as refused:
        work()
    return refused.value.key


def left(table: Table, at: int) -> list[int]:
    told = table.clocks(at)
    assert told is not None
    return told.left


# Clocks


def test_increments_are_given_to_whoever_chose() -> None:
    table = made(clock=BANK)
    choose(table, START + 10_000, "draw")
    assert left(table, START + 10_000)[0] == 60_000 - 10_000 + 5_000


def test_time_for_a_choice_is_whole_again_at_the_next_and_not_before() -> None:
    table = made(3, clock=MOVE)
    assert left(table, START + 20_000)[0] == 10_000
    # What others do meanwhile gives the mover no time.
    take(table, table.hand_over(START + 20_000, "p1", "random", -1, {}))
    assert left(table, START + 20_000)[0] == 10_000
    take(table, table.take_seat_again(START + 21_000, "p1"))
    assert left(table, START + 21_000)[0] == 9_000
    choose(table, START + 25_000, "draw")
    assert left(table, START + 25_000)[table.to_move] == 30_000


def test_time_that_the_server_took_is_given_back_once() -> None:
    table = made(clock=BANK)
    table.read(log.Paused(START + 40_000, 30_000, START + 40_000))
    assert left(table, START + 40_000)[0] == 50_000
    assert table.clock.settled == START + 40_000
    assert table.out_of_time(START + 61_000, "") == []
    assert table.out_of_time(START + 90_000, "")
    choose(table, START + 50_000, "draw")
    assert left(table, START + 50_000)[0] == 60_000 - 20_000 + 5_000


def test_the_network_is_given_back_up_to_half_a_second_and_never_more_than_was_used() -> None:
    for lag, used, gone in ((200, 10_000, 9_800), (5_000, 10_000, 9_500), (400, 300, 0)):
        table = made(clock=BANK)
        choose(table, START + used, "draw", lag=lag)
        assert left(table, START + used)[0] == 60_000 - gone + 5_000


def test_taking_back_gives_no_time_to_think() -> None:
    for clock in (BANK, MOVE):
        table = made(clock=clock)
        full = left(table, START)[0]
        choose(table, START + 10_000, "open")
        used = 12_000 if table.to_move == 0 else 10_000
        take(table, table.take_back(START + 12_000, "p0", table.seq, 0))
        assert left(table, START + 12_000)[0] == full - used


def test_with_consent_the_clocks_go_back_with_the_choice() -> None:
    table = made(clock=BANK)
    choose(table, START + 10_000, "draw")
    mover = table.to_move
    choose(table, START + 30_000, "draw")
    asker = 0 if mover == 0 else mover
    take(table, table.take_back(START + 31_000, f"p{asker}", table.seq, 0 if asker == 0 else 1))
    other = 1 - asker
    take(table, table.answer(START + 32_000, f"p{other}", True))
    assert table.ply == (0 if asker == 0 else 1)
    then = [60_000, 60_000] if asker == 0 else [55_000, 60_000]
    assert left(table, START + 32_000) == then


def test_running_out_hands_over_and_leaves_a_little_for_the_return() -> None:
    table = made(3, clock=BANK)
    assert table.out_of_time(START + 59_999, "") == []
    take(table, table.out_of_time(START + 60_000, ""))
    assert table.chairs[0].bot
    assert table.clock.running == -1
    take(table, table.take_seat_again(START + 70_000, "p0"))
    assert left(table, START + 70_000)[0] == 15_000


DAYS = ClockRule("days", 3 * 86_400, holidays=14)
DAY = 86_400_000


def test_nobodys_time_runs_on_holiday() -> None:
    table = made(clock=DAYS)
    at = START + DAY
    take(table, table.rest(at, "p0", at + 10 * DAY))
    assert left(table, at + 9 * DAY)[0] == 2 * DAY, "one day was used before"
    assert table.wake() == at + 12 * DAY
    assert table.info().seats[0].holiday == at + 10 * DAY
    assert key(lambda: table.rest(at, "p0", at + 15 * DAY)) == "holidays"
    # Who is back earlier keeps the rest, and may go again.
    at += 2 * DAY
    take(table, table.rest(at, "p0", 0))
    assert table.rest(at, "p0", 0) == []
    assert left(table, at + DAY)[0] == DAY
    take(table, table.rest(at, "p0", at + 12 * DAY))
    assert key(lambda: table.rest(at, "p0", at + 13 * DAY)) == "holidays"
    # Choosing is free on holiday; the other's time runs meanwhile, and one's own begins when one is back.
    while table.to_move == 0:
        choose(table, at + DAY)
    assert left(table, at + 2 * DAY) == [left(table, at)[0], 2 * DAY]
    while table.to_move == 1:
        choose(table, at + 2 * DAY)
    assert left(table, at + 13 * DAY)[0] == 2 * DAY
    assert table.out_of_time(at + 14 * DAY, "") == []
    assert table.out_of_time(at + 15 * DAY, "") != []


def test_holidays_are_for_days() -> None:
    assert key(lambda: made(clock=MOVE).rest(START, "p0", START + DAY)) == "no-holidays"
    assert key(lambda: made(clock=ClockRule("days", 86_400)).rest(START, "p0", START + DAY)) == "holidays"
    assert key(lambda: made(clock=DAYS).rest(START, "p7", START + DAY)) == "no-seat"


def test_an_operator_closes_a_table() -> None:
    table = made()
    choose(table, START)
    take(table, table.shut(START))
    assert table.status == "over"
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("closed", [])
    assert table.shut(START) == []
    bots = Table("b")
    bots.read(log.Created(START, "kokopelli", 2, {}, "p0", "00" * 32, {0: "random", 1: "random"}))
    take(bots, bots.shut(START))
    assert key(lambda: bots.start(START, "p0", "", [], set())) == "closed"
    assert key(lambda: bots.join(START, "p1", "P", None)) == "closed"


# Taking back


def test_another_seats_choice_protects_from_undo() -> None:
    table = made()
    while table.to_move == 0:
        choose(table, START, "open", "play", "stop", "end")
    mine = table.ply
    choose(table, START, "open", "draw")
    assert table.floor(0) == -1
    take(table, table.take_back(START, "p0", table.seq, mine - 1))
    assert table.pending is not None
    assert table.ply == mine + 1


def test_old_floors_go_with_what_was_taken_back() -> None:
    table = made()
    choose(table, START, "open")
    take(table, table.take_back(START, "p0", table.seq, 0))
    choose(table, START, "draw")
    assert table.floor(0) == -1, "what was drawn is known, whatever was free to take back before"
    match = table.playing()
    assert len(match.floors) == len(match.choices) + 1 == len(table.marks)


def test_owners_keep_their_voice_whoever_plays_for_them() -> None:
    table = made()
    choose(table, START, "draw")
    take(table, table.hand_over(START + ABSENCE, "p0", "random", 1, {1: START}))
    take(table, table.take_back(START + ABSENCE, "p0", table.seq, 0))
    assert table.ply == 1
    assert table.pending is not None
    assert table.pending.waiting == [1]
    # The bot's choices can be taken back when their owner asks and the others agree.
    take(table, table.answer(START + ABSENCE, "p1", False))
    if table.to_move == 1:
        take(table, table.choose_for_bot(at=START + ABSENCE, seq=table.seq, action=choice(table, "draw")))
        take(table, table.take_back(START + ABSENCE, "p1", table.seq, 1))
        assert table.pending is not None
        assert table.pending.waiting == [0]


def test_a_question_dies_with_what_changes_it() -> None:
    def asked() -> Table:
        table = made(3)
        choose(table, START, "draw")
        take(table, table.take_back(START, "p0", table.seq, 0))
        assert table.pending is not None
        return table

    for change in ("choice", "hand-over", "own hand-over", "return", "resign", "lapse"):
        table = asked()
        if change == "return":
            take(table, table.hand_over(START, "p1", "random", -1, {}))
            take(table, table.take_back(START, "p0", table.seq, 0))
            assert table.pending is not None
            assert table.pending.waiting == [1, 2]
            take(table, table.take_seat_again(START, "p1"))
        elif change == "hand-over":
            take(table, table.hand_over(START + ABSENCE, "p0", "random", 1, {1: START}))
        elif change == "own hand-over":
            take(table, table.hand_over(START, "p2", "random", -1, {}))
        elif change == "resign":
            take(table, table.resign(START, "p2"))
        elif change == "lapse":
            assert table.wake() == START + ANSWER_TIME
            assert table.out_of_time(START + ANSWER_TIME - 1, "") == []
            assert key(lambda: table.answer(START + ANSWER_TIME, "p1", True)) == "nothing-pending"  # noqa: B023
            take(table, table.out_of_time(START + ANSWER_TIME, ""))
        else:
            choose(table, START, "draw")
        assert table.pending is None, change
        assert key(lambda: table.answer(START, "p1", True)) == "nothing-pending"  # noqa: B023


def test_a_host_waits_before_a_bot_takes_over() -> None:
    table = made()
    assert key(lambda: table.hand_over(START, "p0", "random", 1, {})) == "is-present"
    assert key(lambda: table.hand_over(START + ABSENCE - 1, "p0", "random", 1, {1: START})) == "not-away-long"
    assert table.hand_over(START + ABSENCE, "p0", "random", 1, {1: START})
    slow = made(clock=ClockRule("days", 86400))
    assert key(lambda: slow.hand_over(START + ABSENCE, "p0", "random", 1, {1: START})) == "days-clock"


def test_friendly_goes_back_turn_by_turn_and_strict_does_not() -> None:
    def turn(undo: Any) -> Table:
        table = made(1, 1, undo=undo)
        for _ in range(2):
            while table.to_move == 0:
                choose(table, START, "draw")
            while table.to_move == 1:
                take(table, table.choose_for_bot(at=START, seq=table.seq, action=choice(table, "draw")))
        return table

    table = turn("strict")
    assert table.floor(0) == -1
    assert key(lambda: table.take_back(START, "p0", table.seq, 0)) == "too-far-back"
    table = turn("friendly")
    movers = list(table.playing().movers)
    floor = table.floor(0)
    assert movers[floor] == 0
    assert movers[floor - 1] == 1
    assert key(lambda: table.take_back(START, "p0", table.seq, floor - 1)) == "too-far-back"
    take(table, table.take_back(START, "p0", table.seq, floor))
    assert (table.ply, table.rewound) == (floor, 1)
    assert table.history[-1].note is not None
    assert table.history[-1].note.facts["seen"] == 1
    assert table.info().rewound == 1
    take(table, table.take_back(START, "p0", table.seq, table.floor(0)))
    assert table.ply == 0


def test_two_people_are_never_alone() -> None:
    """Not even when one of them is away, or has resigned."""
    table = made(2, 1)
    choose(table, START, "draw")
    take(table, table.resign(START, "p1"))
    assert table.floor(0) == -1


def test_nobody_fills_the_log_of_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kotable.server.table.MOST_DEEDS", 12)
    table = made()

    def do(entries: list[log.AnyEntry]) -> None:
        table.must_have_room(entries)
        take(table, entries)

    def ask(player: str) -> None:
        do(table.offer_end(START, player))
        do(table.answer(START, player, False))

    def pester() -> None:
        for _ in range(10):
            ask("p0")

    def mute() -> None:
        for n in range(20):
            do(table.mute(START, "p0", "p1", n % 2 == 0))

    assert key(pester) == "too-often"
    assert key(mute) == "too-often"
    choose(table, START)
    ask("p1")
    table.must_have_room(table.resign(START, "p0"))


# The shuffle


def sealed(parts: list[str]) -> Table:
    table = Table("t")
    table.read(log.Created(START, "kokopelli", len(parts), {}, "p0", "00" * 32))
    for seat, part in enumerate(parts):
        take(table, table.join(START, f"p{seat}", f"P{seat}", seat, "", record.seal_of("t", f"p{seat}", part)))
    return table


def test_parts_are_shown_when_all_are_sealed_and_the_last_begins_the_game() -> None:
    table = sealed(["aa", "bb"])
    commitment = table.info().shuffle.commitment
    take(table, table.start(START, "p0", "", [], {0, 1}))
    assert table.status == "open"
    assert table.info().shuffle.starting == START + PART_TIME
    assert [len(seal) for seal in table.info().shuffle.seals] == [64, 64]
    for wish in (lambda: table.leave(START, "p1"), lambda: table.seal_part(START, "p1", "00" * 32)):
        assert key(wish) == "starting"
    take(table, table.add_part(START, "p1", "bb", "11" * 32))
    assert table.status == "open"
    assert table.info().shuffle.parts == []
    take(table, table.add_part(START, "p0", "aa", "11" * 32))
    assert table.status == "running"
    shuffle = table.shuffle()
    assert shuffle.commitment() == commitment
    assert shuffle.problem() == ""
    assert table.seed == shuffle.seed() != record.Shuffle("t", "00" * 32, ("aa", "bb")).seed()


def test_a_part_that_does_not_fit_or_come_stops_the_start() -> None:
    table = sealed(["aa", "bb"])
    assert key(lambda: made(1, 1).start(START, "p1", "", [], set())) == "not-host"
    for attempt, reason in enumerate(("wrong", "late", "late"), 1):
        secret = f"{attempt}" * 64
        take(table, table.start(START, "p0", "", [], {0, 1}))
        take(table, table.add_part(START, "p0", "aa", secret))
        if reason == "wrong":
            take(table, table.add_part(START, "p1", "cc", secret))
        else:
            assert table.out_of_time(START + PART_TIME - 1, secret) == []
            take(table, table.out_of_time(START + PART_TIME, secret))
        assert table.secret == secret
        stop = table.info().shuffle.stopped[-1]
        assert (stop.names, stop.reason) == (["P1"], reason)
        assert table.info().shuffle.seals == []
        if attempt < 3:
            assert key(lambda: table.start(START, "p0", "", [], {0, 1})) == "not-sealed"
            for seat, part in enumerate(("aa", "bb")):
                take(table, table.seal_part(START, f"p{seat}", record.seal_of("t", f"p{seat}", part)))
    assert table.chairs[1].player == "", "three stops free the seat"
    assert table.chairs[0].player == "p0"


def test_somebody_who_is_away_can_be_left_out_and_the_record_says_so() -> None:
    table = sealed(["aa", "bb"])
    table.chairs[1].seal = ""
    assert key(lambda: table.start(START, "p0", "", [1], {0, 1})) == "is-present"
    take(table, table.start(START, "p0", "", [1], {0}))
    take(table, table.add_part(START, "p0", "aa", "11" * 32))
    assert table.status == "running"
    take(table, table.resign(START, "p0"))
    text = record.write(table.playing(), ["P0", "P1"], table.shuffle(), table.ending())
    assert "\nwithout: 1\n" in text
    found = record.read(text)
    record.verify(found)
    assert found.shuffle is not None
    assert found.shuffle.without == (1,)


def test_the_record_says_who_resigned_and_forged_parts_are_found() -> None:
    table = sealed(["aa", "bb"])
    take(table, table.start(START, "p0", "", [], {0, 1}))
    for seat, part in enumerate(("aa", "bb")):
        take(table, table.add_part(START, f"p{seat}", part, "11" * 32))
    take(table, table.resign(START, "p1"))
    text = record.write(table.playing(), ["P0", "P1"], table.shuffle(), table.ending())
    assert "\nresigned: 1\n" in text
    assert "0 choices, resigned; points 0 0; places 1 2\n" in text
    record.verify(record.read(text))
    forged = record.Shuffle("t", table.secret, ("aa", "cc"), table.shuffle().seals)
    assert "seat 1" in forged.problem()
    with pytest.raises(record.RecordError):
        record.verify(record.read(text.replace("places 1 2", "places 2 1")))


# A model


@dataclass
class Choice:
    seat: int
    shows: bool
    own: bool
    """Made by the owner of the seat, not by a bot that stood in."""


class Fold(RuleBasedStateMachine):
    """Random evenings: the fold against what the rules of fairness say, kept in the plainest way."""

    @initialize(
        people=st.integers(1, 3),
        bots=st.integers(0, 2),
        clock=st.sampled_from([NONE, BANK, MOVE]),
        undo=st.sampled_from(["friendly", "strict"]),
    )
    def begin(self, people: int, bots: int, clock: ClockRule, undo: Any) -> None:
        bots = max(bots, 2 - people)
        bots = min(bots, 4 - people)
        self.table = made(people, bots, clock, undo=undo)
        self.entries: list[log.AnyEntry] = []
        self.now = START
        self.people = people
        self.stand_in: set[int] = set()
        self.resigned: set[int] = set()
        self.choices: list[Choice] = []
        self.asked: tuple[int, set[int], int] | None = None  # by whom, who has still to agree, to which ply
        self.clock = clock
        self.bank = [clock.seconds * 1000] * (people + bots)
        self.banks: list[list[int]] = [list(self.bank)]
        self.since = START

    def read(self, entries: list[log.AnyEntry]) -> None:
        take(self.table, entries)
        self.entries += entries

    def plays(self, seat: int) -> bool:
        return seat < self.people and seat not in self.stand_in and seat not in self.resigned

    def pass_time(self) -> int:
        """The mover's time until now is used."""
        used = self.now - self.since
        if self.clock.kind == "bank" and self.table.to_move >= 0 and self.plays(self.table.to_move):
            self.bank[self.table.to_move] = max(0, self.bank[self.table.to_move] - used)
        self.since = self.now
        return used

    def running(self) -> bool:
        return self.table.status == "running"

    @rule(ms=st.integers(1, 3_000))
    def wait(self, ms: int) -> None:
        self.now += ms

    @precondition(lambda self: self.running())
    @rule(pick=st.randoms(use_true_random=False))
    def choose(self, pick: Any) -> None:
        seat = self.table.to_move
        action = pick.choice(self.table.playing().state.legal())
        alive = self.plays(seat)
        if alive:
            entries = self.table.choose(self.now, f"p{seat}", self.table.seq, action)
        else:
            entries = self.table.choose_for_bot(at=self.now, seq=self.table.seq, action=action)
        self.pass_time()
        if alive and self.clock.kind == "bank":
            self.bank[seat] += self.clock.increment * 1000
        self.read(entries)
        reveals = self.table.playing().game.reveals
        self.choices.append(Choice(seat, any(event.kind in reveals for event in self.table.playing().events[-1]), alive))
        self.banks.append(list(self.bank))
        self.asked = None

    def free_floor(self, seat: int) -> int:
        """Down to where this seat may go without asking, by going back step by step."""
        ply = len(self.choices)
        while ply and self.choices[ply - 1].seat == seat and not self.choices[ply - 1].shows:
            ply -= 1
        if self.people == 1 and self.table.made.undo == "friendly" and any(one.seat == seat for one in self.choices):
            back = len(self.choices)
            while self.choices[back - 1].seat != seat:
                back -= 1
            while back and self.choices[back - 1].seat == seat:
                back -= 1
            ply = min(ply, back)
        return ply

    @precondition(lambda self: self.running() and self.choices)
    @rule(seat=st.integers(0, 2), depth=st.integers(1, 6))
    def take_back(self, seat: int, depth: int) -> None:
        seat %= self.people
        ply = max(0, len(self.choices) - depth)
        mine = any(one.seat == seat for one in self.choices[ply:])
        floor = self.free_floor(seat) if self.plays(seat) else len(self.choices)
        others = {one for one in range(self.people) if one != seat and one not in self.resigned}
        try:
            entries = self.table.take_back(self.now, f"p{seat}", self.table.seq, ply)
        except Refused as refused:
            assert refused.key in ("nothing-to-take-back", "too-far-back", "already-pending")
            assert (refused.key == "nothing-to-take-back") == (not mine or seat in self.resigned)
            if refused.key == "too-far-back":
                assert self.people == 1
                assert ply < floor
            if refused.key == "already-pending":
                assert self.asked is not None
                assert ply < floor
            return
        assert mine
        self.pass_time()  # of who decides now, not of who will after it
        if isinstance(entries[0], log.TookBack):
            assert ply >= floor, "somebody had to be asked"
            self.read(entries)
            self.back_to(ply, seat)
        else:
            assert ply < floor, "nobody had to be asked"
            assert self.people > 1
            self.read(entries)
            if others:
                self.asked = (seat, others, ply)
                assert self.table.ply == len(self.choices)
            else:
                self.back_to(ply, seat)

    def back_to(self, ply: int, seat: int) -> None:
        free = all(one.seat == seat and not one.shows for one in self.choices[ply:])
        before = self.banks[ply]
        if self.clock.kind == "bank" and not free:
            self.bank = list(before)
        elif self.clock.kind == "bank":
            # What the seat has used stays used, without the increments; others get back what ran since.
            gained = sum(one.seat == seat and one.own for one in self.choices[ply:]) * self.clock.increment * 1000
            mine = max(0, self.bank[seat] - gained)
            self.bank = list(before)
            self.bank[seat] = mine
        self.since = self.now
        del self.choices[ply:], self.banks[ply + 1 :]
        self.banks[ply] = list(self.bank)
        self.asked = None

    @precondition(lambda self: self.running() and self.asked is not None)
    @rule(agree=st.booleans(), seat=st.integers(0, 2))
    def answer(self, agree: bool, seat: int) -> None:
        assert self.asked is not None
        by, waiting, ply = self.asked
        seat %= self.people
        allowed = (seat in waiting or (seat == by and not agree)) and self.now < self.asked_until()
        try:
            entries = self.table.answer(self.now, f"p{seat}", agree)
        except Refused:
            assert not allowed
            return
        assert allowed
        self.pass_time()
        self.read(entries)
        if not agree:
            self.asked = None
        elif waiting == {seat}:
            self.back_to(ply, by)
        else:
            self.asked = (by, waiting - {seat}, ply)

    def asked_until(self) -> int:
        assert self.table.pending is not None
        return self.table.pending.until

    @precondition(lambda self: self.running())
    @rule(seat=st.integers(0, 2), host=st.booleans(), away=st.integers(0, 2 * ABSENCE))
    def hand_over(self, seat: int, host: bool, away: int) -> None:
        seat %= self.people
        by = 0 if host else seat
        absent = {seat: self.now - away} if host and seat else {}
        allowed = self.plays(seat) and (by == seat or away >= ABSENCE)
        try:
            entries = self.table.hand_over(self.now, f"p{by}", "random", seat, absent)
        except Refused:
            assert not allowed
            return
        assert allowed
        self.pass_time()
        self.read(entries)
        self.stand_in.add(seat)
        self.asked = None

    @precondition(lambda self: self.running())
    @rule(seat=st.integers(0, 2))
    def come_back(self, seat: int) -> None:
        seat %= self.people
        if seat in self.resigned:
            assert key(lambda: self.table.take_seat_again(self.now, f"p{seat}")) == "no-seat"
            return
        entries = self.table.take_seat_again(self.now, f"p{seat}")
        assert bool(entries) == (seat in self.stand_in)
        if entries:
            self.pass_time()
            self.read(entries)
            self.stand_in.discard(seat)
            self.asked = None

    @precondition(lambda self: self.running() and self.people > 1 and len(self.choices) > 4)
    @rule()
    def resign(self) -> None:
        seat = self.people - 1
        entries = self.table.resign(self.now, f"p{seat}")
        assert bool(entries) == (seat not in self.resigned)
        if entries:
            self.pass_time()
            self.read(entries)
            self.resigned.add(seat)
            self.stand_in.discard(seat)
            self.asked = None

    @precondition(lambda self: self.running() and self.table.clock.running >= 0)
    @rule(ms=st.integers(1, 20_000))
    def pause(self, ms: int) -> None:
        """The server is away for a while: nothing of it is anybody's time."""
        before = self.table.clocks(self.now)
        self.now += ms
        self.read([log.Paused(self.now, ms, self.now)])
        assert self.table.clocks(self.now) == before
        self.since += ms

    @precondition(lambda self: self.running())
    @rule()
    def ring(self) -> None:
        """Time is up for somebody, or not."""
        seat = self.table.clock.running
        entries = self.table.out_of_time(self.now, "00" * 32)
        for entry in entries:
            if isinstance(entry, log.Handed):
                assert self.plays(seat)
                self.pass_time()
                if self.clock.kind == "bank":
                    assert self.bank[seat] == 0
                    self.bank[seat] = max(self.bank[seat], self.clock.seconds * 250)
                self.stand_in.add(seat)
                self.asked = None
            elif isinstance(entry, log.Lapsed):
                self.asked = None
        self.read(entries)

    @invariant()
    def same(self) -> None:
        if not hasattr(self, "choices"):
            return
        table = self.table
        assert table.ply == len(self.choices)
        assert [one.seat for one in self.choices] == table.playing().movers
        if not self.running():
            return
        pending = table.pending
        assert (pending is None) == (self.asked is None)
        if pending is not None and self.asked is not None:
            assert (pending.by, set(pending.waiting), pending.ply) == self.asked
        for seat in range(self.people):
            floor = self.free_floor(seat) if self.plays(seat) else len(self.choices)
            assert table.floor(seat) == (floor if floor < len(self.choices) else -1)
            assert bool(table.chairs[seat].bot) == (not self.plays(seat))
        if self.clock.kind == "bank":
            expected = list(self.bank)
            if self.plays(table.to_move):
                expected[table.to_move] = max(0, expected[table.to_move] - (self.now - self.since))
            assert left(table, self.now) == expected
        # Whoever reads the log comes to the same table.
        again = Table("t")
        for entry in self.log_so_far():
            again.read(entry)
        assert again.info() == table.info()
        assert again.clock == table.clock
        assert [done.seq for done in again.history] == [done.seq for done in table.history]

    def log_so_far(self) -> list[log.AnyEntry]:
        head: list[log.AnyEntry] = [self.table.made]
        head += [log.Sat(START, f"p{seat}", f"P{seat}", seat) for seat in range(self.people)]
        return [*head, log.Started(START), *self.entries]


TestFold = Fold.TestCase
TestFold.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
