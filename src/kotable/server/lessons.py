"""The lessons for the browser: every beat with the situation before it and what it does, told as a table tells it.

A lesson is no table of this server: the script decides what is played, so all of it is sent at once, and only what is asked in between
(why not?) is answered by the engine, in the situation of that beat.
"""

from __future__ import annotations

from functools import lru_cache

from kotable.lessons import NAMES, PLAYERS, lesson, played, position, ways
from kotable.server import log
from kotable.server import messages as m
from kotable.server.table import Refused, Table

LEARNER = "learner"
"""The player at seat 0."""


def table_from(game: str, start: str) -> Table:
    """A table that begins from a position."""
    table = Table(f"lesson-{game}")
    table.read(log.Created(0, game, len(PLAYERS), {}, LEARNER, "", hints=False, position=position(start)))
    for seat, name in enumerate(PLAYERS):
        table.read(log.Sat(0, name.lower() or LEARNER, name, seat))
    table.read(log.Started(0))
    return table


def checked(game: str, way: int) -> None:
    if game not in NAMES:
        raise Refused("no-game", status=404)
    if way >= ways(game):
        raise Refused("malformed", status=400, detail=f"there are {ways(game)} ways through this lesson")


@lru_cache(maxsize=64)
def table_at(game: str, way: int, beat: int) -> Table:
    """The table before a beat. Raises Refused."""
    checked(game, way)
    table = None
    for n, moment in enumerate(played(game, way)):
        if moment.beat.load:
            table = table_from(game, moment.beat.load)
        assert table is not None, "the first step loads a position"
        if n == beat:
            return table
        if moment.action >= 0:
            table.read(log.Chose(0, moment.beat.seat, moment.action))
    raise Refused("malformed", status=404, detail=f"the lesson has no beat {beat}")


@lru_cache(maxsize=8)
def told(game: str, way: int) -> m.Lesson:
    """The whole lesson. Raises Refused."""
    checked(game, way)
    table = None
    beats: list[m.LessonBeat] = []
    for moment in played(game, way):
        beat = moment.beat
        begins = happens = None
        if beat.load:
            table = table_from(game, beat.load)
            begins = m.Welcome(m.VERSION, 0, 0, LEARNER, table.info(), view=table.view(0), legal=table.legal(0))
        assert table is not None, "the first step loads a position"
        foreseen = table.foresee(LEARNER) if table.legal(0) else None
        number = {action.text: action.id for action in table.playing().setup.actions}
        if moment.action >= 0:
            done = table.read(log.Chose(0, beat.seat, moment.action))
            step, info = done.step(0), table.info()
            happens = m.Update(0, step.ply, step.by, step.events, view=table.view(0), legal=table.legal(0), table=info)
        beats.append(
            m.LessonBeat(
                step=beat.step,
                lit=list(beat.lit),
                shows=list(beat.shows),
                say=beat.say,
                done=beat.done,
                seat=beat.seat,
                action=moment.action,
                # Whichever was chosen on this way, all of them are good.
                also=[number[text] for text in (beat.action, *beat.also) if text and number[text] != moment.action],
                nudge=beat.nudge,
                nudges={str(number[text]): key for text, key in beat.nudges.items()},
                begins=begins,
                happens=happens,
                foreseen=foreseen,
            )
        )
    assert table is not None
    of = lesson(game)
    actions = [m.ActionInfo(one.id, one.text, one.verb, dict(one.facts)) for one in table.playing().setup.actions]
    return m.Lesson(game, of.title, list(of.tips), of.steps, beats, actions)


def answered(game: str, way: int, beat: int, asked: m.Why) -> m.Because:
    """The answer to a question in the situation of a beat. Raises Refused."""
    return m.Because(0, table_at(game, way, beat).why(LEARNER, asked.actions))
