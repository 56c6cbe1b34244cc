"""A table is what its log says: taking back, consent, clocks, hand-over and return, tested on the fold itself, without a server.

The model knows of the game only who chose what and whether it showed something; everything else it keeps by itself, in plain lists.
"""

from __future__ import annotations

import gc
import random
import tracemalloc
from dataclasses import dataclass
from itertools import chain, product
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from kotable import record
from kotable.bots import ADVISER
from kotable.server import log
from kotable.server.api.players import played
from kotable.server.clock import Clock, Marks
from kotable.server.messages import ChatLine, ClockRule, Note, Origin, Reason
from kotable.server.table import (
    ABSENCE,
    ANSWER_TIME,
    LAST_LINES,
    MOST_LINES,
    PART_TIME,
    RECENT,
    Happening,
    Past,
    Refused,
    Table,
    last_turn,
    tidy,
)
from kotable.server.telling import told
from kotable.values import SPECTATOR, IllegalAction
from tests.rules.kodachi.house import koda

START = 1_000_000
BANK = ClockRule("bank", 60, 5)
MOVE = ClockRule("move", 30)
NONE = ClockRule()


def made(people: int = 2, bots: int = 0, clock: ClockRule = NONE, game: str = "kokopelli", **more: Any) -> Table:
    """A table that has begun, with people on its first seats and bots on the others."""
    table = Table("t")
    seats = people + bots
    levels = dict.fromkeys(range(people, seats), "random")
    table.read(log.Created(START, game, seats, {"first": 0}, "p0", "00" * 32, levels, clock=clock, **more))
    for seat in range(people):
        table.read(log.Sat(START, f"p{seat}", f"P{seat}", seat))
    table.read(log.Started(START))
    return table


def played_out(people: int, resigned: tuple[int, ...] = (), game: str = "kokopelli") -> Table:
    """A game by chance until the rules end it; some resign at once, where others play on."""
    table = made(people, game=game)
    take(table, [log.Resigned(START, seat) for seat in resigned])
    rng = random.Random(2)
    while table.status == "running":
        take(table, [log.Chose(START, table.to_move, rng.choice(table.playing().state.legal()))])
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


STATUS = {
    400: ("malformed", "no-level", "no-ply", "no-such-seat"),
    403: ("muted", "no-seat", "not-host"),
    404: ("no-such-player",),
    429: ("said-enough", "too-often"),
}
"""Whose fault a refusal is, as HTTP says it; all others say that it can't be done now."""


def refusal(work: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        work()
    refused = caught.value
    assert refused.status == next((status for status, keys in STATUS.items() if refused.key in keys), 409), refused.key
    return refused


def key(work: Any) -> str:
    return refusal(work).key


def left(table: Table, at: int) -> list[int]:
    clocks = table.clocks(at)
    assert clocks is not None
    return clocks.left


# Clocks


def test_increments_are_given_to_whoever_chose() -> None:
    table = made(clock=BANK)
    choose(table, START + 10_000, "draw")
    assert left(table, START + 10_000)[0] == 60_000 - 10_000 + 5_000
    bots = made(0, 2, clock=BANK)
    take(bots, bots.choose_for_bot(at=START + 10_000, seq=bots.seq, action=choice(bots)))
    assert left(bots, START + 20_000) == [60_000, 60_000]


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
    table.read(log.Paused(START + 60_000, 1_000, START + 59_000))
    assert table.clock.settled == START + 59_000
    table.read(log.Paused(START + 61_000, 1_000))
    assert table.clock.settled == START + 61_000, "older logs do not say until when"


def test_the_network_is_given_back_up_to_half_a_second_and_never_more_than_was_used() -> None:
    for lag, used, gone in ((200, 10_000, 9_800), (5_000, 10_000, 9_500), (400, 300, 0)):
        table = made(clock=BANK)
        choose(table, START + used, "draw", lag=lag)
        assert left(table, START + used)[0] == 60_000 - gone + 5_000


def test_taking_back_gives_no_time_to_think() -> None:
    for clock in (BANK, MOVE):
        table = made(clock=clock)
        at = START
        for _ in range(2):
            while table.to_move != 0:
                choose(table, at, "draw")
            before, ply = left(table, at)[0], table.ply
            at += 10_000
            choose(table, at, "open")
            used = 12_000 if table.to_move == 0 else 10_000
            at += 2_000
            take(table, table.take_back(at, "p0", table.seq, ply))
            assert left(table, at)[0] == before - used
            while table.to_move == 0:
                choose(table, at, "draw")


def test_nobody_has_less_than_no_time() -> None:
    table = made(clock=BANK)
    assert left(table, START + 60_000)[0] == left(table, START + 70_000)[0] == 0
    choose(table, START + 70_000, "draw")
    assert left(table, START + 70_000)[0] == 5_000
    # Two choices that were in time by the increment of the first, which is taken back with them.
    clock = Clock(BANK).begun(2)
    late = clock.started(0, 0).stopped(58_000).rewarded(0).started(58_000, 0).stopped(64_000).rewarded(0)
    assert (late.left, late.rewound(clock, 0).left) == ((6_000, 60_000), (0, 60_000))


def test_where_every_choice_has_its_time_there_is_nothing_to_save() -> None:
    clock = Clock(replace(MOVE, increment=5)).begun(2)
    assert clock.rewarded(0) == clock
    spent = clock.started(0, 0).stopped(20_000)
    assert spent.left == (10_000, 30_000)
    bots = replace(spent, granted=False).started(20_000, -1)
    assert (bots.left, bots.granted) == (spent.left, False), "a bot needs no time"
    # With consent a choice comes up anew, with its whole time; without it goes on.
    assert spent.rewound(spent, -1).started(50_000, 0).left == (30_000, 30_000)
    assert spent.rewound(spent, 0).started(50_000, 0).left == (10_000, 30_000)
    assert (made().clocks(START), opened(clock=BANK).clocks(START)) == (None, None)


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


def test_clocks_go_back_to_any_choice_whatever_happened_between() -> None:
    """Hand-overs and returns are no choices, and what comes after a choice that was taken back is a choice like others."""
    table = made(3, clock=BANK)
    at = START
    for _ in range(2):
        then: list[list[int]] = []
        for _ in range(3):
            then.append(left(table, at))
            for seat in (table.to_move, (table.to_move + 1) % 3):
                take(table, table.hand_over(at, f"p{seat}", "random", -1, {}))
                take(table, table.take_seat_again(at, f"p{seat}"))
            at += 3_000
            choose(table, at, "draw")
        asker = table.playing().movers[1]
        for ply in (2, 1) if asker == table.playing().movers[2] else (1,):
            take(table, table.take_back(at, f"p{asker}", table.seq, ply))
            while table.pending is not None:
                take(table, table.answer(at, f"p{table.pending.waiting[0]}", True))
            assert (table.ply, left(table, at)) == (ply, then[ply])
        take(table, [log.TookBack(at, 0, 0)])
        assert left(table, at) == then[0]


def test_running_out_hands_over_and_leaves_a_little_for_the_return() -> None:
    table = made(3, clock=BANK)
    assert table.out_of_time(START + 59_999, "") == []
    take(table, table.out_of_time(START + 60_000, ""))
    assert table.chairs[0].bot
    assert table.clock.running == -1
    take(table, table.take_seat_again(START + 70_000, "p0"))
    assert left(table, START + 70_000)[0] == 15_000
    take(table, table.hand_over(START + 80_000, "p0", "random", -1, {}))
    take(table, table.take_seat_again(START + 90_000, "p0"))
    assert left(table, START + 90_000)[0] == 5_000, "whoever hands over by themselves is given nothing"


def test_running_out_loses_where_that_was_agreed() -> None:
    table = made(3, clock=replace(BANK, timeout="lose"))
    assert table.out_of_time(START + 60_000, "") == [log.Resigned(START + 60_000, 0, timeout=True)]
    take(table, table.out_of_time(START + 60_000, ""))
    assert (table.chairs[0].resigned, table.status) == (True, "running")


DAYS = ClockRule("days", 3 * 86_400, holidays=14)
DAY = 86_400_000


def test_nobodys_time_runs_on_holiday() -> None:
    table = made(clock=DAYS)
    at = START + DAY
    take(table, table.rest(at, "p0", at + 10 * DAY))
    assert left(table, at + 9 * DAY)[0] == 2 * DAY, "one day was used before"
    assert table.clock.expires() == at + 12 * DAY
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
    assert table.out_of_time(at + 15 * DAY - 1, "") == [log.Reminded(at + 15 * DAY - 1, 0)]
    assert table.out_of_time(at + 15 * DAY, "") == [log.Handed(at + 15 * DAY, 0, ADVISER, "time")]


def test_who_has_days_is_reminded_once_before_they_are_over() -> None:
    table = made(clock=DAYS)
    assert table.wake() == START + 2 * DAY
    assert table.out_of_time(START + 2 * DAY - 1, "") == []
    assert table.out_of_time(START + 2 * DAY, "") == [log.Reminded(START + 2 * DAY, 0)]
    before = table.updated
    take(table, table.out_of_time(START + 2 * DAY, ""))
    assert (table.wake(), table.updated) == (START + 3 * DAY, before), "nothing has happened"
    assert table.out_of_time(START + 3 * DAY - 1, "") == []
    # A holiday puts it off, of whoever decides.
    take(table, table.rest(START + 2 * DAY, "p1", START + 4 * DAY))
    assert table.out_of_time(START + 3 * DAY - 1, "") == []
    take(table, table.rest(START + 2 * DAY, "p0", START + 4 * DAY))
    assert table.wake() == START + 4 * DAY
    # Every decision anew: the own next one, and after taking back.
    for _ in range(2):
        take(table, table.out_of_time(START + 4 * DAY, ""))
        assert table.wake() == START + 5 * DAY
        choose(table, START + 4 * DAY)
        assert table.wake() == START + 6 * DAY
        if table.to_move:
            break
        take(table, table.take_back(START + 4 * DAY, "p0", table.seq, table.ply - 1))
    # Half of the time where there is less than two days; whoever sits at the table needs no reminder.
    assert made(clock=ClockRule("days", 86_400)).wake() == START + DAY // 2
    for clock in (BANK, MOVE):
        table = made(clock=clock)
        assert table.wake() == table.clock.expires()
    # A question that lapses first comes first; without a person to decide there is nobody to remind.
    table = made(clock=DAYS)
    take(table, table.offer_end(START + DAY + 1, "p1"))
    assert table.out_of_time(START + 2 * DAY + 1, "") == [log.Lapsed(START + 2 * DAY + 1)]
    take(table, [log.Handed(START, 0, "random")])
    assert (table.clock.warns(), table.out_of_time(START + 9 * DAY, "")) == (None, [])


def test_what_a_choice_waited_for_the_server_is_not_the_players_time() -> None:
    table = made(clock=BANK)
    entry = table.choose(START + 10_000, "p0", table.seq, choice(table), 300, 4_000)
    assert (entry[0].lag, entry[0].waited) == (300, 4_000)  # type: ignore[union-attr]
    take(table, entry)
    assert left(table, START + 10_000)[0] == 60_000 - 5_700 + 5_000
    take(table, table.choose(START + 12_000, f"p{table.to_move}", table.seq, choice(table), 0, 9_000))
    assert max(left(table, START + 12_000)) <= 60_000 + 2 * 5_000, "nobody gets more than was used"
    bare = made()
    assert bare.choose(START + 9_000, "p0", bare.seq, choice(bare), 300, 4_000) == [log.Chose(START + 9_000, 0, choice(bare))]


def test_holidays_are_for_days() -> None:
    assert key(lambda: made(clock=MOVE).rest(START, "p0", START + DAY)) == "no-holidays"
    assert refusal(lambda: made(clock=ClockRule("days", 86_400)).rest(START, "p0", START + DAY)).facts == {"days": 0}
    assert refusal(lambda: made(clock=DAYS).rest(START, "p0", START + 15 * DAY)).facts == {"days": 14}
    assert key(lambda: made(clock=DAYS).rest(START, "p7", START + DAY)) == "no-seat"


def test_an_operator_closes_a_table() -> None:
    table = made()
    choose(table, START)
    take(table, table.shut(START))
    assert table.status == "over"
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("closed", [])
    assert table.shut(START) == []
    assert table.history.kept[-1].note == Note("closed")
    starting = sealed(["aa", "bb"], listed=True)
    take(starting, starting.start(START, "p0", "", [], {0, 1}))
    assert starting.info().listed
    done = starting.read(log.Closed(START))
    assert (done.info, done.note) == (True, Note("closed"))
    info = starting.info()
    assert (info.status, info.listed, info.shuffle.starting, starting.wake()) == ("open", False, 0, None)
    assert [seat.kind for seat in info.seats] == ["empty", "empty"]
    bots = Table("b")
    bots.read(log.Created(START, "kokopelli", 2, {}, "p0", "00" * 32, {0: "random", 1: "random"}))
    take(bots, bots.shut(START))
    assert key(lambda: bots.start(START, "p0", "", [], set())) == "closed"
    assert key(lambda: bots.join(START, "p1", "P", None)) == "closed"
    assert [seat.kind for seat in bots.info().seats] == ["bot", "bot"]


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
    assert len(match.floors) == len(match.choices) + 1


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


def test_what_a_bot_chose_for_somebody_can_be_taken_back_if_the_others_agree() -> None:
    table = made(3)
    take(table, [log.Handed(START, 0, "random")])
    while table.to_move == 0:
        take(table, table.choose_for_bot(at=START, seq=table.seq, action=choice(table)))
    count = table.ply
    assert key(lambda: table.take_back(START, "p1", table.seq, 0)) == "nothing-to-take-back", "it was never theirs"
    take(table, table.take_seat_again(START, "p0"))
    take(table, table.take_back(START, "p0", table.seq, 0))
    assert table.pending is not None
    assert table.pending.waiting == [1, 2]
    take(table, table.answer(START, "p1", True))
    assert (table.ply, table.pending.waiting) == (count, [2])
    take(table, table.answer(START, "p2", True))
    assert (table.ply, table.to_move) == (0, 0)
    assert table.info().pending is None


def test_games_that_were_ended_early_count_apart() -> None:
    for entry, apart in ((log.Closed(START), True), (log.Resigned(START, 1), True)):
        table = made(2)
        assert table.status == "running"
        take(table, [entry])
        assert played(table.info(), "p0").apart == apart, entry
    assert not played(played_out(2).info(), "p0").apart


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


def test_nobody_agrees_to_another_question_than_was_asked() -> None:
    """Who asks can withdraw and ask for more, just when the others agree: what they agreed to is gone."""
    table = made(3)
    for _ in range(3):
        choose(table, START, "draw")
    take(table, [log.Asked(START, "take-back", 0, 2, [1, 2])])
    assert table.pending is not None
    little = table.pending.seq
    assert little == table.seq
    assert key(lambda: table.answer(START, "p1", True, little - 1)) == "nothing-pending"
    take(table, table.answer(START, "p1", True, little))
    assert table.info().pending == replace(table.pending, waiting=[2], seq=little), "who has agreed does not change it"
    take(table, table.answer(START, "p0", False, little))
    take(table, [log.Asked(START, "take-back", 0, 0, [1, 2])])
    for player, agree in product(("p1", "p2"), (True, False)):
        assert key(lambda: table.answer(START, player, agree, little)) == "nothing-pending"  # noqa: B023
    take(table, table.answer(START, "p1", True, table.pending.seq))
    take(table, table.answer(START, "p2", True))
    assert table.ply == 0, "who names no question answers whatever is asked"


def test_a_host_waits_before_a_bot_takes_over() -> None:
    table = made()
    assert key(lambda: table.hand_over(START, "p0", "random", 1, {})) == "is-present"
    assert key(lambda: table.hand_over(START + ABSENCE, "p0", "random", 2, {2: START})) == "no-such-seat"
    for early, seconds in ((1, 1), (1000, 1), (1001, 2), (ABSENCE, ABSENCE // 1000)):
        refused = refusal(lambda: table.hand_over(START + ABSENCE - early, "p0", "random", 1, {1: START}))  # noqa: B023
        assert (refused.key, refused.facts) == ("not-away-long", {"seconds": seconds})
    assert table.hand_over(START + ABSENCE, "p0", "random", 1, {1: START})
    slow = made(clock=ClockRule("days", 86400))
    assert key(lambda: slow.hand_over(START + ABSENCE, "p0", "random", 1, {1: START})) == "days-clock"


def test_a_question_of_an_older_log_outlives_a_hand_over() -> None:
    table = made(3)
    table.read(log.Asked(START, "end", 0))
    table.read(log.Handed(START, 2, "random", "own"))
    assert table.pending is not None
    assert table.pending.waiting == [1]
    table.read(log.Returned(START, 2))
    assert table.pending is not None, "who returns did not take the question away"
    table.read(log.Handed(START, 1, "random", "own"))
    assert table.pending is None, "nobody is left to answer"


def test_refusals_say_what_is_wrong() -> None:
    table = Table("t")
    table.read(log.Created(START, "kokopelli", 2, {"first": 0}, "p0", "00" * 32, {}))
    refused = refusal(lambda: table.join(START, "p0", "P0", 2))
    assert (refused.key, refused.facts, str(refused)) == ("no-such-seat", {"seat": 2}, "no-such-seat")
    reason = Reason(3, "because")
    refused = Refused("other", reason=reason, detail="more")
    assert (refused.facts, refused.reason, refused.detail) == ({}, reason, "more")


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
    assert key(lambda: table.take_back(START, "p0", table.game_seq - 1, floor)) == "stale"
    assert key(lambda: table.take_back(START, "p0", table.seq, table.ply)) == "nothing-to-take-back"
    take(table, table.take_back(START, "p0", table.seq, floor))
    assert (table.ply, table.rewound) == (floor, 1)
    assert table.history.kept[-1].note is not None
    assert table.history.kept[-1].note.facts["seen"] == 1
    assert table.info().rewound == 1
    take(table, table.take_back(START, "p0", table.seq, table.floor(0)))
    assert table.ply == 0


@pytest.mark.parametrize(("clock", "most"), [(NONE, 12), (BANK, 48)])
def test_a_long_game_takes_hardly_more_memory_than_a_short_one(clock: ClockRule, most: int) -> None:
    """So many bytes for a choice and a line: the choice, who made it, what may be taken back, and the clocks as they were then."""

    def play(table: Table, rng: random.Random, choices: int) -> None:
        for n in range(choices):
            take(table, [log.Chose(START + 1000 * n, table.to_move, rng.choice(table.playing().state.legal()))])
            take(table, [log.Said(START + 1000 * n, "p0", "P0", f"line {table.seq} of many")])

    def used() -> int:
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    play(made(4, clock=clock), random.Random(3), 260)  # what all tables share is there then
    table, rng = made(4, clock=clock), random.Random(3)
    tracemalloc.start()
    try:
        play(table, rng, 60)
        before = used()
        play(table, rng, 200)
        grown = used() - before
    finally:
        tracemalloc.stop()
    assert table.status == "running"
    assert grown / 200 < most
    assert (len(table.history.kept), len(table.chat.kept)) == (RECENT, LAST_LINES)


def test_two_people_are_never_alone() -> None:
    """Not even when one of them is away, or has resigned."""
    table = made(2, 1)
    choose(table, START, "draw")
    take(table, table.resign(START, "p1"))
    assert table.floor(0) == -1


def test_nobody_fills_the_log_of_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """So much and no more can everybody do; sitting down was the first of it."""
    monkeypatch.setattr("kotable.server.table.MOST_DEEDS", 12)
    table = made()

    def do(entries: list[log.AnyEntry]) -> None:
        table.must_have_room(entries)
        take(table, entries)

    def ask(player: str) -> None:
        do(table.offer_end(START, player))
        do(table.answer(START, player, False))

    for n in range(11):
        do(table.mute(START, "p0", "p1", n % 2 == 0))
    assert key(lambda: do(table.mute(START, "p0", "p1", False))) == key(lambda: ask("p0")) == "too-often"
    for _ in range(5):
        ask("p1")
    do(table.offer_end(START, "p1"))
    assert key(lambda: do(table.answer(START, "p1", False))) == "too-often"
    # They can still choose and resign, and run out of time.
    do(table.choose(START, "p0", table.seq, choice(table, "open"), 0))
    table.must_have_room(table.resign(START, "p0"))
    table.must_have_room([log.Handed(START, 0, "random", "time")])
    assert key(lambda: do(table.hand_over(START, "p0", "random", -1, {}))) == "too-often"
    assert key(lambda: do([log.TookBack(START, 0, 0)])) == "too-often"


# The shuffle


def sealed(parts: list[str], **more: Any) -> Table:
    table = Table("t")
    table.read(log.Created(START, "kokopelli", len(parts), {}, "p0", "00" * 32, **more))
    for seat, part in enumerate(parts):
        take(table, table.join(START, f"p{seat}", f"P{seat}", seat, "", record.seal_of("t", f"p{seat}", part)))
    return table


def test_parts_are_shown_when_all_are_sealed_and_the_last_begins_the_game() -> None:
    table = sealed(["aa", "bb"])
    commitment = table.info().shuffle.commitment
    take(table, table.add_part(START, "p1", "cc", ""))
    assert table.chairs[1].part == "cc"
    assert table.add_part(START, "p1", "cc", "") == []
    take(table, table.start(START, "p0", "", [], {0, 1}))
    assert table.start(START, "p0", "", [], {0, 1}) == [], "it has begun to start"
    assert table.status == "open"
    assert table.awaited() == [0, 1], "what was told too early counts for nothing"
    assert table.info().shuffle.starting == START + PART_TIME
    assert [len(seal) for seal in table.info().shuffle.seals] == [64, 64]
    for wish in (lambda: table.leave(START, "p1"), lambda: table.seal_part(START, "p1", "00" * 32)):
        assert key(wish) == "starting"
    take(table, table.add_part(START, "p1", "bb", "11" * 32))
    assert table.add_part(START, "p1", "dd", "11" * 32) == [], "it was shown before"
    assert table.status == "open"
    assert table.info().shuffle.parts == []
    take(table, table.add_part(START, "p0", "aa", "11" * 32))
    assert table.status == "running"
    shuffle = table.shuffle()
    assert shuffle.commitment() == commitment
    assert shuffle.problem() == ""
    assert table.seed == shuffle.seed() != record.Shuffle("t", "00" * 32, ("aa", "bb")).seed()
    assert table.start(START, "p0", "", [], {0, 1}) == [], "it has started"
    take(table, table.resign(START, "p1"))
    assert key(lambda: table.start(START, "p0", "", [], {0, 1})) == "not-open"
    shown = table.info().shuffle
    assert (shown.secret, shown.parts, shown.seed, shown.starting) == ("00" * 32, ["aa", "bb"], table.seed, 0)


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
            assert table.out_of_time(START + PART_TIME + 699, secret, 700) == [], "the server was away"
            assert table.out_of_time(START + PART_TIME + 700, secret, 700) != []
            take(table, table.out_of_time(START + PART_TIME, secret))
        assert table.secret == secret
        stop = table.info().shuffle.stopped[-1]
        assert (stop.names, stop.reason) == (["P1"], reason)
        assert table.info().shuffle.seals == []
        if attempt < 3:
            refused = refusal(lambda: table.start(START, "p0", "", [], {0, 1}))
            assert (refused.key, refused.facts) == ("not-sealed", {"seats": [0, 1], "name": "P0"})
            for seat, part in enumerate(("aa", "bb")):
                take(table, table.seal_part(START, f"p{seat}", record.seal_of("t", f"p{seat}", part)))
    assert table.chairs[1].player == "", "three stops free the seat"
    assert table.chairs[0].player == "p0"


def test_somebody_who_is_away_can_be_left_out_and_the_record_says_so() -> None:
    table = sealed(["aa", "bb"])
    table.chairs[1].seal = ""
    assert key(lambda: table.start(START, "p0", "", [1], {0, 1})) == "is-present"
    assert refusal(lambda: table.start(START, "p0", "", [2], {0})).facts == {"seat": 2}
    assert table.start(START, "p0", "", [1, 0], set()) == [log.Frozen(START, [0, 1]), log.Started(START)], "nobody is awaited"
    take(table, table.start(START, "p0", "", [1], {0}))
    assert table.add_part(START, "p1", "bb", "11" * 32) == [], "it is not asked for"
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
        before=st.lists(st.integers(0, 20), max_size=12),
    )
    def begin(self, people: int, bots: int, clock: ClockRule, undo: Any, before: list[int]) -> None:
        bots = max(bots, 2 - people)
        bots = min(bots, 4 - people)
        self.table = made(people, bots, clock, undo=undo)
        self.entries: list[log.AnyEntry] = []
        self.now = START
        self.people = people
        self.stand_in: set[int] = set()
        self.resigned: set[int] = set()
        self.choices: list[Choice] = []
        self.rewound = 0
        self.asked: tuple[int, set[int], int] | None = None  # by whom, who has still to agree, to which ply
        self.clock = clock
        self.bank = [clock.seconds * 1000] * (people + bots)
        self.banks: list[list[int]] = [list(self.bank)]
        self.since = START
        for pick in before:
            self.choose(pick)

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

    @rule(ms=st.integers(1, 3_000) | st.sampled_from([30_000, ANSWER_TIME]))
    def wait(self, ms: int) -> None:
        self.now += ms

    @precondition(lambda self: self.running())
    @rule(pick=st.integers(0, 20))
    def choose(self, pick: int) -> None:
        seat = self.table.to_move
        legal = self.table.playing().state.legal()
        action = legal[pick % len(legal)]
        alive = self.plays(seat)
        if alive:
            entries = self.table.choose(self.now, f"p{seat}", self.table.seq, action, 0)
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
        self.rewound += any(one.shows for one in self.choices[ply:])
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
        kept = [done.by for done in self.table.history.kept if done.by >= 0]
        assert kept == [one.seat for one in self.choices[len(self.choices) - len(kept) :]], "what was taken back is no longer told"

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
        assert table.rewound == self.rewound
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

    def teardown(self) -> None:
        """Whoever reads the log comes to the same table."""
        if not hasattr(self, "choices"):
            return
        again = Table("t")
        for entry in self.log_so_far():
            again.read(entry)
        assert again.info() == self.table.info()
        assert again.clock == self.table.clock
        assert [done.seq for done in again.history.kept] == [done.seq for done in self.table.history.kept]

    def log_so_far(self) -> list[log.AnyEntry]:
        head: list[log.AnyEntry] = [self.table.made]
        head += [log.Sat(START, f"p{seat}", f"P{seat}", seat) for seat in range(self.people)]
        return [*head, log.Started(START), *self.entries]


TestFold = Fold.TestCase
TestFold.settings = settings(max_examples=100, stateful_step_count=40, deadline=None)


def test_long_evenings() -> None:
    """The same, with more patience: every kind of entry comes up, in games that have gone on for a while."""
    kinds: set[str] = set()
    for seed in range(80):
        rng = random.Random(seed)
        fold = Fold()
        fold.begin(rng.randint(1, 3), rng.randint(0, 2), rng.choice((NONE, BANK, MOVE)), rng.choice(("friendly", "strict")), [])
        for _ in range(60):
            if not fold.running():
                break
            deed = rng.choices(range(9), (12, 6, 20, 4, 3, 4, 1, 2, 6))[0]
            seat = rng.randrange(3)
            if deed == 0:
                fold.choose(rng.randrange(20))
            elif deed == 1 and fold.choices:
                fold.take_back(seat, rng.randint(1, 6))
            elif deed == 2 and fold.asked is not None:
                fold.answer(rng.random() < 0.8, seat)
            elif deed == 3:
                fold.come_back(seat)
            elif deed == 4:
                fold.hand_over(seat, rng.random() < 0.5, rng.randrange(2 * ABSENCE))
            elif deed == 5:
                fold.wait(rng.choice((1_000, 10_000, ANSWER_TIME)))
            elif deed == 6 and fold.people > 1 and len(fold.choices) > 4:
                fold.resign()
            elif deed == 7 and fold.table.clock.running >= 0:
                fold.pause(rng.randint(1, 20_000))
            else:
                fold.ring()
            fold.same()
        fold.teardown()
        kinds.update(f"{type(entry).__name__} {getattr(entry, 'cause', '')}".strip() for entry in fold.entries)
    handed = {f"Handed {cause}" for cause in ("own", "host", "time")}
    assert kinds == {"Chose", "TookBack", "Asked", "Answered", "Lapsed", "Returned", "Resigned", "Paused"} | handed


# Sitting down, changing, and what is told


def opened(**more: Any) -> Table:
    """A table of four that has not begun: its host is p0 on the second seat, p1 sits on the first, a bot on the last."""
    table = Table("t")
    table.read(log.Created(START, "kokopelli", 4, {"first": 0}, "p0", "00" * 32, {3: "random"}, **more))
    take(table, table.join(START, "p0", "P0", 1))
    take(table, table.join(START, "p1", "P1", None))
    return table


def test_whoever_sits_stays_unless_another_seat_is_named() -> None:
    table = opened()
    assert [chair.player for chair in table.chairs] == ["p1", "p0", "", ""]
    assert table.join(START, "p1", "P1", None) == table.join(START, "p1", "P1", 0) == []
    assert table.join(START, "p1", "P1", None, "aa") == [log.Added(START, "p1", "aa")]
    take(table, table.join(START, "p1", "P1", 0, "aa"))
    assert table.join(START, "p1", "P1", 0, "aa") == table.join(START, "p1", "P1", 0) == []
    assert key(lambda: table.join(START, "p2", "P2", 1)) == key(lambda: table.join(START, "p2", "P2", 3)) == "seat-taken"
    assert key(lambda: table.join(START, "p2", "P2", 4)) == "no-such-seat"
    assert key(lambda: table.start(START, "p0", "", [], set())) == "seats-empty"
    take(table, table.join(START, "p1", "P1", 2))
    assert [(chair.player, chair.part) for chair in table.chairs] == [("", None), ("p0", None), ("p1", "aa"), ("", None)], (
        "parts move along"
    )
    take(table, table.join(START, "p2", "P2", None, "", "22" * 32))
    assert key(lambda: table.join(START, "p3", "P3", None)) == "table-full"
    assert [table.seat_info(seat).ready for seat in range(4)] == [True, False, True, False], "by a seal, or by a part"
    take(table, table.leave(START, "p0"))
    take(table, table.join(START, "p2", "P2", 1))
    assert (table.chairs[1].seal, table.chairs[0].seal) == ("22" * 32, ""), "seals move along"
    take(table, table.join(START, "p2", "P2", 0, "", "33" * 32))
    assert (table.chairs[0].seal, table.chairs[1].seal) == ("33" * 32, ""), "unless there is another"
    take(table, table.join(START, "p0", "P0", 1))
    assert [table.seat_info(seat).kind for seat in range(4)] == ["person", "person", "person", "bot"]
    take(table, table.leave(START, "p2"))
    assert key(lambda: table.leave(START, "p2")) == "no-seat"
    assert [table.seat_of(player) for player in ("p0", "p1", "p2", "")] == [1, 2, -1, -1], "nobody sits on empty seats"
    assert key(lambda: made().join(START, "p0", "P0", 0)) == key(lambda: made().leave(START, "p0")) == "not-open"


def test_before_the_start_there_is_no_game() -> None:
    table = opened()
    info = table.info()
    assert (info.ply, info.round, info.to_move, info.shuffle.starting) == (0, 0, -1, 0)
    assert (info.shuffle.secret, info.shuffle.parts, info.shuffle.seed) == ("", [], "")
    assert info.shuffle.commitment == record.Shuffle("t", "00" * 32, ("",) * 4).commitment()
    assert [seat.holiday for seat in info.seats] == [0] * 4
    assert (table.view(0), table.own_view(0), table.legal(0), table.floor(0), table.clocks(START)) == (None, {}, [], -1, None)
    assert (table.wake(), table.out_of_time(START + DAY, "")) == (None, [])
    assert key(lambda: table.why("p0", [])) == "not-running"


def test_what_is_a_seats_own_is_told_to_nobody_else() -> None:
    table = made(2)
    state = table.playing().state
    assert [table.own_view(seat) for seat in (-1, 0, 1)] == [{}, state.own_view(0), state.own_view(1)]


def test_what_is_changed_leaves_people_where_they_sit() -> None:
    table = opened()

    def change(seats: int, bots: dict[int, str]) -> None:
        table.read(log.Changed(START, seats, {"first": 0}, bots, True, BANK, False, False, False, "strict"))

    change(4, {3: "random"})
    assert [(chair.player, chair.bot) for chair in table.chairs] == [("p1", ""), ("p0", ""), ("", ""), ("", "random")]
    change(3, {2: "easy"})
    assert [(chair.player, chair.bot) for chair in table.chairs] == [("p1", ""), ("p0", ""), ("", "easy")]
    change(4, {2: ""})
    assert [(chair.player, chair.bot) for chair in table.chairs] == [("p1", ""), ("p0", ""), ("", ""), ("", "")]
    info = table.info()
    assert (info.listed, info.clock, info.hints, info.meter, info.spectators, info.undo) == (True, BANK, False, False, False, "strict")


def test_a_host_hands_over_any_seat_but_only_of_people_who_are_away() -> None:
    table = opened()
    take(table, [log.Changed(START, 3, {"first": 0}, {2: "random"}, False, NONE, True, True, True), log.Started(START)])
    later = START + ABSENCE
    assert table.hand_over(later, "p0", "easy", 0, {0: START}) == [log.Handed(later, 0, "easy", "host")]
    assert (
        table.hand_over(later, "p0", "easy", 1, {}) == table.hand_over(later, "p0", "easy", -1, {}) == [log.Handed(later, 1, "easy", "own")]
    )
    assert key(lambda: table.hand_over(later, "p1", "easy", 1, {1: START})) == "not-host"
    assert key(lambda: table.hand_over(later, "p0", "easy", 2, {2: START})) == "no-such-seat"
    assert key(lambda: table.hand_over(later, "p0", "easy", 3, {3: START})) == "no-such-seat"
    assert key(lambda: table.hand_over(later, "p0", "easy", 0, {1: START})) == "is-present"
    assert key(lambda: table.hand_over(later, "p0", "nobody", 0, {0: START})) == "no-level"
    take(table, table.hand_over(later, "p0", "easy", 0, {0: START}))
    assert key(lambda: table.hand_over(later, "p0", "easy", 0, {0: START})) == "bot-plays"


def test_when_a_table_has_to_be_looked_after() -> None:
    table = sealed(["aa", "bb"])
    assert table.wake() is None
    take(table, table.start(START, "p0", "", [], {0, 1}))
    assert table.wake() == START + PART_TIME
    for player, part in (("p0", "aa"), ("p1", "bb")):
        take(table, table.add_part(START, player, part, ""))
    assert (table.status, table.wake()) == ("running", None), "the start is over"
    assert table.add_part(START, "p0", "aa", "") == [], "it was shown before"
    assert key(lambda: table.add_part(START, "p0", "ab", "")) == "not-open"
    table = made(2, clock=BANK)
    assert table.wake() == START + 60_000
    take(table, table.offer_end(START + 1, "p1"))
    assert table.wake() == START + 60_000
    assert made(1, 1).wake() is None
    take(table, table.resign(START + 2, "p0"))
    assert (table.status, table.wake()) == ("over", None)
    table = made(2, 1, clock=BANK)
    take(table, [log.Handed(START, 0, "random")])
    assert table.wake() == 0


def test_everything_but_choices_words_and_pauses_tells_the_table_anew() -> None:
    """And with which note."""
    table = Table("t")
    expected: list[tuple[log.AnyEntry, bool, Note | None]] = [
        (log.Created(START, "kokopelli", 2, {"first": 0}, "p0", "00" * 32, clock=DAYS), True, None),
        (log.Sat(START, "p0", "P0", 0), True, Note("joined", 0, "P0")),
        (log.Sat(START, "p0", "P0", 1), True, Note("seated", 1, "P0")),
        (log.Sat(START, "p0", "P0", 0), True, Note("seated", 0, "P0")),
        (log.Sat(START, "p1", "P1", 1), True, Note("joined", 1, "P1")),
        (log.Left(START, "p1"), True, Note("left", 1, "P1")),
        (log.Sat(START, "p1", "P1", 1), True, Note("joined", 1, "P1")),
        (log.Changed(START, 2, {"first": 0}, {}, False, DAYS, True, True, True), True, Note("changed")),
        (log.Sealed(START, "p0", record.seal_of("t", "p0", "aa")), True, None),
        (log.Sealed(START, "p1", record.seal_of("t", "p1", "bb")), True, None),
        (log.Frozen(START), True, Note("starting")),
        (log.Stopped(START, [1], "late", "11" * 32), True, Note("start-stopped", 1, "P1", {"reason": "late"})),
        (log.Frozen(START), True, Note("starting")),
        (log.Added(START, "p0", "aa"), True, Note("part-added", 0, "P0")),
        (log.Started(START), True, Note("started")),
        (log.Said(START, "p0", "P0", "hello", 0), False, None),
        (log.Muted(START, "p1", True), True, Note("muted", 1, "P1", {"player": "p1"})),
        (log.Muted(START, "p1", False), True, Note("unmuted", 1, "P1", {"player": "p1"})),
        (log.Paused(START, 999, START), False, None),
        (log.Reminded(START, 0), False, None),
        (log.Paused(START, 1000, START), False, Note("paused", facts={"seconds": 1})),
        (log.Rested(START, 0, START + 2 * DAY - 1), True, Note("holiday", 0, "P0", {"days": 2})),
        (log.Rested(START, 0, START + 2 * DAY), True, Note("holiday", 0, "P0", {"days": 2})),
        (log.Rested(START, 0, START), True, Note("holiday-over", 0, "P0")),
        (log.Asked(START, "end", 1, waiting=[0]), True, Note("offered-end", 1, "P1", {"ply": 0})),
        (log.Answered(START, 0, False), True, Note("refused-end", 0, "P0")),
        (log.Asked(START, "end", 1, waiting=[0]), True, Note("offered-end", 1, "P1", {"ply": 0})),
        (log.Answered(START, 1, False), True, Note("withdrew", 1, "P1")),
        (log.Asked(START, "end", 1, waiting=[0]), True, Note("offered-end", 1, "P1", {"ply": 0})),
        (log.Lapsed(START), True, Note("lapsed")),
        (log.Handed(START, 0, "easy"), True, Note("handed-over", 0, "P0", {"level": "easy"})),
        (log.Returned(START, 0), True, Note("returned", 0, "P0")),
        (log.Handed(START, 0, "easy", "time"), True, Note("timed-out", 0, "P0", {"level": "easy"})),
        (log.Returned(START, 0), True, Note("returned", 0, "P0")),
        (log.Asked(START, "end", 1, waiting=[0]), True, Note("offered-end", 1, "P1", {"ply": 0})),
    ]
    for seq, (entry, info, note) in enumerate(expected, 1):
        done = table.read(entry)
        assert (done.info, done.note) == (info, note), entry
        assert (done.began, done.seq, done.ply) == (isinstance(entry, log.Started), seq, 0), entry
        assert (done.events == []) == (not done.began), "the opening is told with the start"

    def read(entry: log.AnyEntry) -> tuple[bool, Note | None, int]:
        done = table.read(entry)
        assert done.by == (entry.seat if isinstance(entry, log.Chose) else -1)
        return done.info, done.note, done.ply

    assert read(log.Chose(START, 0, choice(table, "draw"))) == (True, None, 1), "what was asked is no longer asked"
    assert read(log.Chose(START, table.to_move, choice(table))) == (False, None, 2)
    assert read(log.Asked(START, "take-back", 0, 0, [1])) == (True, Note("asked-back", 0, "P0", {"ply": 0}), 2)
    assert read(log.Answered(START, 1, False)) == (True, Note("refused-back", 1, "P1"), 2)
    read(log.Asked(START, "take-back", 0, 0, [1]))
    assert read(log.Answered(START, 1, True)) == (True, Note("took-back", 0, "P0", {"ply": 0, "seen": 1}), 0)
    assert not any(done.by >= 0 for done in table.history.kept), "what was taken back is no longer told"
    read(log.Chose(START, 0, choice(table, "open")))
    read(log.Asked(START, "end", 1, waiting=[0]))
    assert read(log.TookBack(START, 0, 0)) == (True, Note("took-back", 0, "P0", {"ply": 0, "seen": 0}), 0)
    assert table.pending is None
    assert read(log.Resigned(START, 1, timeout=True)) == (True, Note("timed-out-lost", 1, "P1"), 0)
    for seat, note in ((0, Note("wants-rematch", 0, "P0", {"table": "t2"})), (-1, Note("rematch", facts={"table": "t2"}))):
        assert read(log.Rematched(START, "t2", seat)) == (True, note, 0)
    assert table.info().rematch == "t2"


def test_what_was_said_is_told_as_it_was_said() -> None:
    table = made(2)
    take(table, table.say(START + 5, "p1", "P1", "hello"))
    take(table, table.say(START + 6, "guest", "Guest", "hi"))
    said = [ChatLine("p1", "P1", "hello", START + 5, 1), ChatLine("guest", "Guest", "hi", START + 6, -1)]
    assert [done.chat for done in table.chat.kept] == said
    assert table.info().updated == START + 6
    assert [done.chat for done in table.history.kept] == [None] * len(table.history.kept)


def test_the_past_knows_what_it_has_lost() -> None:
    past = Past(2)
    for seq in (3, 5, 8):
        assert past.lost == 0
        past.add(Happening(seq, 1))
    assert (past.lost, [one.seq for one in past.kept]) == (3, [5, 8])
    assert [one.seq for one in past.after(5)] == [8]
    assert [one.seq for one in past.before(8)] == [5]
    whole = Past(None)
    for seq, ply, by in ((1, 0, -1), (2, 1, 0), (3, 2, 1), (4, 2, -1), (5, 3, 0)):
        whole.add(Happening(seq, ply, by))
    whole.take_back(1)
    assert [one.seq for one in whole.kept] == [1, 2, 4]


def test_marks_are_the_clocks_as_they_were() -> None:
    """Whatever was taken back in between, and however they changed."""
    rng = random.Random(5)
    clock = Clock(BANK).begun(3)
    marks = Marks(clock)
    kept: list[Clock] = []

    def some() -> tuple[int, ...]:
        return tuple(rng.choice((0, 1, 60_000)) for _ in range(3))

    for _ in range(400):
        if kept and rng.random() < 0.2:
            ply = rng.randrange(len(kept))
            back = marks.back(clock, ply, -1)
            assert back.left == kept[ply].left
            assert marks.at(ply - 1).left == (kept[ply - 1].left if ply else (60_000,) * 3)
            del kept[ply:]
            clock = back
        else:
            clock = replace(clock, left=some(), used=some(), granted=rng.random() < 0.5)
        marks.add(clock)
        kept.append(clock)
        ply = rng.randrange(len(kept))
        then = marks.at(ply)
        assert (then.left, then.used, then.granted) == (kept[ply].left, kept[ply].used, kept[ply].granted)


def test_time_that_was_used_stays_used_whoever_plays_on() -> None:
    table = made(2, clock=BANK)
    take(table, table.hand_over(START + 10_000, "p0", "random", -1, {}))
    assert left(table, START + 40_000) == [50_000, 60_000], "nobody's time runs while a bot plays"
    take(table, table.take_seat_again(START + 40_000, "p0"))
    assert left(table, START + 45_000) == [45_000, 60_000]
    take(table, table.hand_over(START + 50_000, "p1", "random", -1, {}))
    assert left(table, START + 50_000) == [40_000, 60_000], "somebody else's hand-over changes nothing"
    assert left(table, START + 51_000) == [39_000, 60_000]
    take(table, table.take_seat_again(START + 52_000, "p1"))
    assert left(table, START + 52_000) == [38_000, 60_000]
    three = made(3, clock=BANK)
    take(three, three.resign(START + 5_000, "p1"))
    assert left(three, START + 6_000) == [54_000, 60_000, 60_000]
    take(three, three.resign(START + 7_000, "p0"))
    assert (three.clock.used, three.clock.rest, three.clock.running) == ((7_000, 0, 0), (0, 0, 0), -1)


def test_what_was_meant_for_another_situation_is_refused() -> None:
    table = made(3)
    assert key(lambda: table.choose(START, "p0", table.seq - 1, choice(table), 0)) == "stale", "before the start"
    seen = table.seq
    take(table, [log.Handed(START, 2, "random", "own")])
    assert key(lambda: table.choose(START, "p0", seen, choice(table), 0)) == "stale"
    choose(table, START)


def test_a_closed_table_asks_nothing_and_ends_all() -> None:
    table = made(3)
    take(table, [log.Asked(START, "end", 0, waiting=[1, 2])])
    assert table.info().pending is not None
    take(table, [log.Closed(START)])
    assert table.info().pending is None
    assert key(lambda: table.resign(START, "p0")) == "not-running"


def test_the_first_seat_is_a_seat_like_others() -> None:
    table = made(2)
    assert table.to_move == 0
    assert table.legal(0) == table.playing().state.legal()
    assert (table.legal(1), table.legal(-1)) == ([], [])
    assert [table.name_of(seat) for seat in (-1, 0, 1, 2)] == ["", "P0", "P1", ""]
    # Of an older log: the last who was asked is the first seat.
    table.read(log.Asked(START, "end", 1))
    table.read(log.Handed(START, 0, "random", "own"))
    assert table.info().pending is None


def test_whoever_spoke_can_be_muted_and_nobody_else() -> None:
    table = opened()
    take(table, table.mute(START, "p0", "p1", True))
    assert key(lambda: table.say(START, "p1", "P1", "hello")) == "muted"
    assert key(lambda: table.mute(START, "p1", "p0", True)) == "not-host"
    assert table.mute(START, "p0", "p1", True) == []
    table = made(2)
    assert key(lambda: table.mute(START, "p0", "stranger", True)) == "no-such-player"
    take(table, table.say(START, "guest", "Guest", "hello"))
    take(table, table.mute(START, "p0", "guest", True))
    assert "guest" in table.muted
    take(table, table.mute(START, "p0", "guest", False))
    assert "guest" not in table.muted


def test_what_was_chosen_is_told_to_the_seat_that_chose_alone() -> None:
    table = made(2)
    legal = table.legal(0)
    done = table.read(log.Chose(START, 0, legal[-1]))
    assert [done.step(seat).action for seat in (0, 1, SPECTATOR)] == [legal[-1], -1, -1]


def test_so_many_can_say_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kotable.server.table.MOST_SPEAKERS", 2)
    table = made(2)
    for player in ("p0", "p1"):
        for _ in range(MOST_LINES - 1):
            take(table, table.say(START, player, "P", "word"))
        take(table, table.say(START, player, "P", "last"))
        assert key(lambda: table.say(START, player, "P", "word")) == "said-enough"  # noqa: B023
    assert key(lambda: table.say(START, "p2", "P", "word")) == "said-enough"
    crowded = made(2)
    for stranger in ("s0", "s1"):
        take(crowded, crowded.say(START, stranger, "S", "first"))
    assert key(lambda: crowded.say(START, "s2", "S", "word")) == "said-enough"
    for player in ("p0", "p1"):
        take(crowded, crowded.say(START, player, "P", "whoever sits here can speak"))
    assert key(lambda: made(2).say(START, "p0", "P0", " \n\u200b ")) == "malformed"


@pytest.mark.parametrize(
    ("text", "tidied"),
    [
        ("  one \n two\t\tthree ", "one two three"),
        ("e\u0301", "\u00e9"),
        ("x" + 3 * "\u0323", "x" + 3 * "\u0323"),
        ("x" + 4 * "\u0323", "x" + 3 * "\u0323"),
        (4 * "\u0323" + "x", 3 * "\u0323" + "x"),
        ("x" + 9 * "\u0323" + "y" + 3 * "\u20dd" + "\u0323z", "x" + 3 * "\u0323" + "y" + 3 * "\u20dd" + "z"),
        ("plain words are longer than marks", "plain words are longer than marks"),
    ],
)
def test_what_is_said_stays_in_its_line(text: str, tidied: str) -> None:
    assert tidy(text) == tidied


def test_the_last_turn_is_the_last_choices_in_a_row() -> None:
    for movers in chain.from_iterable(product((0, 1, 2), repeat=length) for length in range(1, 6)):
        for seat in set(movers):
            last = max(ply for ply, mover in enumerate(movers) if mover == seat)
            first = max((ply + 1 for ply in range(last) if movers[ply] != seat), default=0)
            assert last_turn(list(movers), seat) == first, (movers, seat)


def test_a_branch_begins_at_a_choice_that_was_made() -> None:
    table = made(2)
    choose(table, START)
    take(table, table.resign(START, "p0"))
    assert table.branch(1)[1].table == "t"
    refused = refusal(lambda: table.branch(2))
    assert (refused.key, refused.facts) == ("no-ply", {"ply": 2})
    assert key(lambda: made(2).branch(0)) == "not-over"
    # What is over can't be played on from, and a table that began there is over.
    table = played_out(2)
    assert refusal(lambda: table.branch(table.ply)).facts == {"ply": table.ply}
    assert table.branch(table.ply - 1)[0] == table.playing().at(table.ply - 1).position()
    end = made(2, position=table.playing().position)
    assert (end.status, end.ply, end.history.kept[-1].note) == ("over", 0, Note("started"))
    assert end.info().shuffle.seed == "", "nothing was shuffled"


def test_who_is_alone_begins_without_seals() -> None:
    table = Table("t")
    table.read(log.Created(START, "kokopelli", 2, {"first": 0}, "p0", "00" * 32, {1: "random"}))
    table.read(log.Sat(START, "p0", "P0", 0))
    assert table.start(START, "p0", "ab", [], {0}) == [log.Added(START, "p0", "ab"), log.Started(START)]
    assert table.start(START, "p0", "", [], {0}) == [log.Started(START)]
    bots = Table("t")
    bots.read(log.Created(START, "kokopelli", 2, {}, "p0", "00" * 32, {0: "random", 1: "random"}))
    assert bots.start(START, "p0", "ab", [], set()) == [log.Started(START)], "who only watches adds nothing"


def test_after_the_end_nothing_can_be_done_any_more() -> None:
    table = made(3, clock=ClockRule("days", 86400))
    take(table, [log.Handed(START, 1, "random", "own"), log.Asked(START, "end", 0, waiting=[2])])
    take(table, table.resign(START, "p0"))
    take(table, table.resign(START, "p2"))
    assert (table.status, table.info().pending) == ("over", None)
    deeds = (
        lambda: table.choose(START, "p0", table.seq, 0, 0),
        lambda: table.take_back(START, "p0", table.seq, 0),
        lambda: table.offer_end(START, "p0"),
        lambda: table.resign(START, "p0"),
        lambda: table.hand_over(START, "p0", "random", -1, {}),
        lambda: table.take_seat_again(START, "p1"),
        lambda: table.rest(START, "p0", START + 1),
    )
    assert [key(deed) for deed in deeds] == ["not-running"] * len(deeds)


def test_every_change_of_the_game_makes_older_words_stale() -> None:
    table = made(3)
    changes: tuple[Any, ...] = (
        lambda: choose(table, START),
        lambda: take(table, [log.TookBack(START, 0, 0)]),
        lambda: take(table, [log.Handed(START, 2, "random", "own")]),
        lambda: take(table, [log.Returned(START, 2)]),
        lambda: take(table, table.resign(START, "p2")),
    )
    for change in changes:
        seen = table.seq
        change()
        mover = f"p{table.to_move}"
        assert key(lambda seen=seen, mover=mover: table.choose(START, mover, seen, choice(table), 0)) == "stale"
    assert table.status == "running"


def test_only_the_mover_is_told_why_not() -> None:
    table = made(2)
    state, count = table.playing().state, len(table.playing().setup.actions)
    legal = state.legal()
    other = next(action for action in range(count) if action not in legal)
    refused = state.why_not(other)
    assert refused is not None
    reason = Reason(other, refused.key, refused.rule, dict(refused.facts))
    assert table.why("p0", [legal[0], other, count]) == [reason, Reason(count, "no-action")]
    assert [one.action for one in table.why("p0", [])] == [action for action in range(count) if action not in legal]
    for player in ("p1", "stranger"):
        assert table.why(player, [other]) == [Reason(-1, "not-your-turn", "", {"seat": 0})]
    # The same, when it is tried.
    assert refusal(lambda: table.choose(START, "p0", table.seq, other, 0)).reason == reason
    assert refusal(lambda: table.choose(START, "p0", table.seq, count, 0)).facts == {"action": count}
    assert refusal(lambda: table.choose(START, "p1", table.seq, legal[0], 0)).facts == {"seat": 0}
    assert table.choose(START, "p0", table.seq, legal[0], 300) == [log.Chose(START, 0, legal[0])], "no clock, no delay"
    take(table, table.hand_over(START, "p0", "easy", -1, {}))
    assert refusal(lambda: table.choose(START, "p0", table.seq, legal[0], 0)).facts == {"level": "easy"}


def test_bots_choose_for_the_situation_they_saw_and_only_what_is_legal() -> None:
    table = made(1, 1)
    legal = table.playing().state.legal()
    assert key(lambda: table.choose_for_bot(at=START, seq=table.seq, action=legal[0])) == "stale", "it is not a bot's turn"
    take(table, table.hand_over(START, "p0", "easy", -1, {}))
    seen = table.seq
    take(table, table.say(START, "p0", "P0", "words change nothing"))
    for seq in (seen, table.seq):
        assert table.choose_for_bot(at=START, seq=seq, action=legal[0]) == [log.Chose(START, 0, legal[0], "easy")]
    for seq in (seen - 1, table.seq + 1):
        assert refusal(lambda: table.choose_for_bot(at=START, seq=seq, action=legal[0])).facts == {"seq": table.seq}  # noqa: B023
    other = next(action.id for action in table.playing().setup.actions if action.id not in legal)
    with pytest.raises(IllegalAction):
        table.choose_for_bot(at=START, seq=table.seq, action=other)


@pytest.mark.parametrize("meter", [True, False])
def test_who_decides_can_look_ahead(meter: bool) -> None:
    table = made(2, game="kodachi", meter=meter)
    assert refusal(lambda: table.foresee("p1")).facts == refusal(lambda: table.foresee("stranger")).facts == {"seat": 0}
    setup, further = table.playing().setup, False
    while not further:
        view = table.playing().state.view(table.to_move)
        sure = setup.foresee_all(view, further=True)
        further = sure != setup.foresee_all(view)
        found = table.foresee(f"p{table.to_move}")
        assert (found.seq, [one.action for one in found.actions]) == (table.seq, table.legal(table.to_move))
        assert [one.events for one in found.actions] == [told(events, table.to_move) for events in sure.values()]
        assert found.odds == (setup.odds(view) if meter else {})
        after = setup.odds_after(view) if meter else {}
        assert {one.action: one.odds for one in found.actions if one.odds} == {action: odds for action, odds in after.items() if odds}
        choose(table, START)


# The end


def test_everybody_has_to_agree_to_an_end() -> None:
    table = made(3, 1, clock=BANK)
    take(table, table.offer_end(START, "p1"))
    assert table.pending is not None
    assert table.pending.waiting == [0, 2], "bots are not asked"
    assert key(lambda: table.offer_end(START, "p0")) == "already-pending"
    choose(table, START, "draw")
    take(table, table.offer_end(START, "p1"))
    assert key(lambda: table.take_back(START, "p0", table.seq, 0)) == "already-pending"
    agreed = table.answer(START, "p0", True)
    done = table.read(agreed[0])
    assert (done.info, done.note) == (True, Note("agreed", 0, "P0"))
    for agree in (True, False):
        assert key(lambda: table.answer(START, "p0", agree)) == "nothing-pending"  # noqa: B023
    assert key(lambda: table.answer(START, "p1", True)) == "nothing-pending"
    done = table.read(table.answer(START, "p2", True)[0])
    assert (done.info, done.note) == (True, Note("ended-early", 1, "P1"))
    info = table.info()
    assert (info.status, info.pending, info.to_move, table.wake()) == ("over", None, -1, None)
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.ending().reason) == ("agreed", [], "agreed")


def test_who_is_alone_needs_nobodys_consent_to_end() -> None:
    table = made(2, 2)
    take(table, table.resign(START, "p1"))
    take(table, table.offer_end(START, "p0"))
    assert (table.status, table.pending) == ("over", None)


def test_who_has_resigned_has_no_say() -> None:
    table = made(3, clock=DAYS)
    choose(table, START, "open")
    take(table, table.resign(START, "p0"))
    assert table.resign(START, "p0") == []
    assert key(lambda: table.take_seat_again(START, "p0")) == key(lambda: table.offer_end(START, "p0")) == "no-seat"
    assert key(lambda: table.take_back(START, "p0", table.seq, 0)) == "nothing-to-take-back"
    assert key(lambda: table.hand_over(START, "p0", "easy", -1, {})) == "bot-plays"
    assert key(lambda: table.rest(START, "p0", START + DAY)) == "no-holidays"


@pytest.mark.parametrize("game", ["kokopelli", "kodachi"])
def test_the_rules_end_a_game(game: str) -> None:
    table = played_out(2, game=game)
    outcome = table.playing().state.outcome()
    result = table.result
    assert result is not None
    assert (result.points, result.places, result.winners, result.reason) == (
        list(outcome.points),
        list(outcome.places),
        list(outcome.winners),
        outcome.reason,
    )
    last = table.history.kept[-1]
    assert (last.info, last.note) == (True, Note("ended"))
    assert (table.status, table.info().to_move, table.clock.running, table.ending().reason) == ("over", -1, -1, "")
    # Every point has a source: what the game calls it, or its rule.
    rules = [table.playing().sources(seat) for seat in range(2)]
    assert [sum(sources.values()) for sources in result.sources] == result.points
    assert (result.sources == rules) == (game == "kokopelli")
    assert not any(rule in sources for sources in result.sources for rule in rules[0] if game == "kodachi")


def test_ties_are_broken_as_the_rules_say() -> None:
    held = ("owns: red-a; treasures: g1-fan g2-fan", "owns: blue-a; tokens: red-2")
    table = made(2, game="kodachi", position=koda(2, *held, round=100, phase="discard", turn=1).match.position)
    choose(table, START, "keep")
    assert table.result is not None
    assert (table.result.points, table.result.places, table.result.winners) == ([5, 5], [2, 1], [1])
    # Who resigned comes last, and among the others the rules still decide.
    for loser, places in ((0, [3, 1, 2]), (1, [1, 3, 2]), (2, [2, 1, 3])):
        table = made(3, game="kodachi", position=koda(3, *held, "", round=100, phase="discard", turn=2).match.position)
        take(table, [log.Resigned(START, loser), log.Chose(START, 2, choice(table, "keep"))])
        assert table.result is not None
        assert (table.result.points, table.result.places, table.result.winners) == ([5, 5, 0], places, [places.index(1)])


def test_who_resigned_comes_last_whatever_the_points_are() -> None:
    for loser in range(3):
        table = played_out(3, (loser,))
        assert table.result is not None
        points, places = table.result.points, table.result.places
        others = [seat for seat in range(3) if seat != loser]
        best = max(points[seat] for seat in others)
        assert places[loser] == 3
        assert table.result.winners == [seat for seat in others if points[seat] == best]
        assert table.result.reason == table.playing().state.outcome().reason
        written = record.write(table.playing(), ended=table.ending())
        assert written.endswith(f"; places {record.numbers(places)}\n"), "the record and the table say the same"
        record.verify(record.read(written))
    table = made(2)
    take(table, table.resign(START, "p0"))
    assert table.result is not None
    assert (table.result.places, table.result.winners) == ([2, 1], [1])
    assert table.ending() == record.Ending((0,), 0, "resigned")


@pytest.mark.parametrize("game", ["kokopelli", "kodachi"])
def test_what_people_do_is_counted_and_what_bots_do_is_not(game: str) -> None:
    table = made(2, 1, game=game)
    rng = random.Random(3)
    while table.status == "running":
        take(table, [log.Chose(START, table.to_move, rng.choice(table.playing().state.legal()))])
    assert table.result is not None
    events = [event for caused in table.playing().events for event in caused]
    deeds = table.playing().setup.rules.deeds
    counted = 0
    for seat, found in enumerate(table.result.deeds):
        wanted: dict[str, dict[str, list[int]]] = {}
        for deed in deeds:
            last = ""
            for event in (event for event in events if event.seat == seat < 2 and not deed.minor):
                if event.kind == deed.kind:
                    last = str(event.public[deed.fact])
                    wanted.setdefault(deed.kind, {}).setdefault(last, [0, 0])[0] += 1
                elif event.kind == deed.undone and last:
                    wanted[deed.kind][last][1] += 1
                    last = ""
        assert found == wanted
        counted += sum(times[0] for facts in found.values() for times in facts.values())
    assert counted > 5


def test_a_rematch_turns_the_seats_and_keeps_them() -> None:
    table = made(2, 1, listed=True, clock=BANK)
    take(table, [log.Handed(START, 0, "easy")])
    created, sat = table.rotated(START + 9, "p1", "11" * 32)
    assert sat == [log.Sat(START + 9, "p1", "P1", 2)]
    assert (created.at, created.host, created.secret) == (START + 9, "p1", "11" * 32)
    assert (created.bots, created.kept) == ({0: "random"}, {1: ("p0", "P0")})
    assert (created.listed, created.first, created.rematches, created.clock) == (False, "t", 1, BANK)
    again = Table("t2")
    take(again, [created, *sat])
    assert key(lambda: again.join(START, "p2", "P2", 1)) == "seat-taken"
    assert key(lambda: again.join(START, "p2", "P2", None)) == "table-full"
    assert [(chair.player, chair.name, chair.bot) for chair in again.chairs] == [("", "", "random"), ("", "P0", ""), ("p1", "P1", "")]
    take(again, again.join(START, "p0", "P0", None))
    assert again.seat_of("p0") == 1
    third, _ = again.rotated(START, "p0", "22" * 32)
    assert (third.first, third.rematches, third.kept) == ("t", 2, {0: ("p1", "P1")})
    branched, _ = made(2, origin=Origin("t0", 3)).rotated(START, "p0", "11" * 32)
    assert (branched.first, branched.origin, branched.position) == ("t0", None, "")
