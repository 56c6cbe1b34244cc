"""Reviews on a server: worked out in a process of their own, kept, and never a flood."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

import kotable
from kotable.bots import bot
from kotable.match import Match
from kotable.server import messages as m
from kotable.server.api.past import status_of, with_part
from kotable.server.reviews import WAITING, WHOLE, Reviews
from kotable.server.table import Refused


def played(seed: int) -> Match:
    match = kotable.new("kokopelli", seats=2, seed=seed, options={"count": 10})
    player = bot("last")
    while not match.over:
        match.play(player.choose(match.view(), match.state.legal(), match.setup, "k1:1"))
    return match


async def done(reviews: Reviews, key: tuple[str, int, int]) -> bytes:
    while (found := reviews.jobs[key].result) is None:
        assert not reviews.jobs[key].failed
        await asyncio.sleep(0.02)
    return found


def test_a_review_and_a_look_ahead_are_worked_out_and_kept() -> None:
    match = played(2)
    match_two = played(3)

    async def ask() -> tuple[bytes, bytes]:
        reviews = Reviews()
        try:
            whole, ahead = ("one", WHOLE, -1), ("two", 4, match_two.at(4).legal()[0])
            job = reviews.job(whole, match)
            assert status_of(job) == "waiting"
            reviews.job(ahead, match_two)
            found = await done(reviews, whole), await done(reviews, ahead)
            assert reviews.job(whole, match) is job
            assert status_of(job) == "done"
            assert job.done == len(match.choices)
            return found
        finally:
            await reviews.close()

    whole, ahead = asyncio.run(ask())
    review = msgspec.json.decode(whole, type=m.Review)
    assert review.seats == 2
    assert review.points == list(match.points)
    assert [one.result for one in review.sums] == review.result
    outlook = msgspec.json.decode(ahead, type=m.Outlook)
    assert outlook.choices[0].action == match_two.choices[4]
    assert all(sum(one.wins) == pytest.approx(outlook.games) for one in outlook.choices)
    told = msgspec.json.decode(with_part(m.ReviewState("done", 3, 3), "review", whole).body, type=m.ReviewState)
    assert told.review == review


def test_no_more_wait_than_can_be_served_soon() -> None:
    match = played(2)

    async def flood() -> None:
        reviews = Reviews()
        # Nobody works here.
        reviews.worker = asyncio.create_task(asyncio.sleep(60))
        try:
            for number in range(WAITING):
                reviews.job((f"{number}", WHOLE, -1), match)
            assert reviews.job(("0", WHOLE, -1), match).result is None
            with pytest.raises(Refused) as refused:
                reviews.job(("another", WHOLE, -1), match)
            assert refused.value.key == "busy"
        finally:
            await reviews.close()

    asyncio.run(flood())
