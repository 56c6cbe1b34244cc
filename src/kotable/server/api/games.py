"""The games: options, actions, texts, lessons."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kotable.bots import levels
from kotable.games import game as game_called
from kotable.games import names
from kotable.server import lessons
from kotable.server import messages as m
from kotable.server.answers import Answer, number
from kotable.server.core import VERSION, Server
from kotable.server.openapi import Door
from kotable.server.table import Refused
from kotable.texts import FALLBACK, LANGUAGES, written
from kotable.values import KotableError


class Games:
    def __init__(self, server: Server) -> None:
        self.server = server

    def doors(self) -> list[Door]:
        return [
            Door("GET", "/api/games", self.games, "Games, options and bots", None, m.Games),
            Door(
                "GET",
                "/api/games/{game}/actions",
                self.game_actions,
                "The table of actions; further query parameters are options",
                None,
                m.Actions,
                200,
                (400, 404),
                query={"seats": m.Seats},
            ),
            Door(
                "GET",
                "/api/games/{game}/texts",
                self.game_texts,
                "The words of a game as Fluent catalogues, for a client that does not have them",
                None,
                m.GameTexts,
                200,
                (400, 404),
                query={"lang": str},
            ),
            Door(
                "GET",
                "/api/lessons/{game}",
                self.lesson,
                "The first lesson of a game",
                None,
                m.Lesson,
                200,
                (400, 404),
                query={"way": m.Ply},
            ),
            Door(
                "POST",
                "/api/lessons/{game}/{beat}",
                self.lesson_why,
                "Why actions can't be chosen in a beat of it",
                m.Why,
                m.Because,
                200,
                (400, 404, 413),
                query={"way": m.Ply},
            ),
        ]

    async def games(self, request: Request, body: None) -> Answer:
        found = []
        for name in names():
            game = game_called(name)
            options = [m.OptionInfo(one.name, one.default, list(one.choices)) for one in game.options if not one.file]
            deeds = [m.DeedInfo(one.kind, one.fact, bool(one.undone)) for one in game.deeds if not one.minor]
            found.append(m.GameInfo(name, game.rules_version, options, [level.name for level in levels()], deeds))
        return Answer(m.Games(found, VERSION, m.VERSION))

    async def game_actions(self, request: Request, body: None) -> Answer:
        name = request.path_params["game"]
        if name not in names():
            raise Refused("no-game", status=404)
        options: dict[str, int | str] = dict(request.query_params)
        seats = number(str(options.pop("seats", "4")), "seats")
        try:
            return Answer(actions_of(game_called(name).setup(seats, checked_options(name, seats, options)).actions))
        except KotableError as problem:
            raise Refused("options", {"problem": str(problem)}, status=400) from None

    async def game_texts(self, request: Request, body: None) -> Answer:
        name, lang = request.path_params["game"], request.query_params.get("lang", FALLBACK)
        if name not in names():
            raise Refused("no-game", status=404)
        if lang not in LANGUAGES:
            raise Refused("options", {"problem": f"there are no texts in this language: there are {', '.join(LANGUAGES)}"}, status=400)
        return Answer(m.GameTexts(name, lang, written(lang, name), written(lang, f"rules-{name}")))

    async def lesson(self, request: Request, body: None) -> Answer | Response:
        game, way = request.path_params["game"], number(request.query_params.get("way", "0"), "way")
        found = await asyncio.to_thread(lessons.told, game, way)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Answer(found)
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(await asyncio.to_thread(squeezed_lesson, game, way), headers=headers, media_type="application/json")

    async def lesson_why(self, request: Request, body: m.Why) -> Answer:
        way = number(request.query_params.get("way", "0"), "way")
        return Answer(lessons.answered(request.path_params["game"], way, number(request.path_params["beat"], "beat"), body))


@lru_cache(8)
def squeezed_lesson(game: str, way: int) -> bytes:
    return gzip.compress(msgspec.json.encode(lessons.told(game, way)), 9, mtime=0)


def actions_of(actions: list[Any]) -> m.Actions:
    return m.Actions([m.ActionInfo(one.id, one.text, one.verb, dict(one.facts)) for one in actions])


def checked_options(game: str, seats: int, options: dict[str, int | str]) -> dict[str, int | str]:
    """All options of a game with their values. Raises Refused."""
    if game not in names():
        raise Refused("no-game", {"game": game}, status=400)
    for option in game_called(game).options:
        # Whether there is such a file is not even looked at: the answer would tell.
        if option.file and options.get(option.name, option.default) != option.default:
            raise Refused("file-option", {"option": option.name}, status=400)
    try:
        return game_called(game).setup(seats, options).options
    except (KotableError, ValueError) as problem:
        raise Refused("options", {"problem": str(problem)}, status=400) from None
