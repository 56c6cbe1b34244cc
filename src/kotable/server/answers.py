"""What handlers of requests give back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.responses import Response

from kotable.server import messages as m
from kotable.server.table import Refused


@dataclass(frozen=True, slots=True)
class Answer:
    """What a handler gives back, unless it is a whole response."""

    body: Any
    status: int = 200


def packed(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(body), status, headers, "application/json")


def refusal(refused: Refused) -> Response:
    return packed(m.Problem(refused.key, refused.facts, refused.detail), refused.status)


def number(text: str, name: str) -> int:
    """A number in an address. Raises Refused."""
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise Refused("malformed", status=400, detail=f"{name} should be a number")
    return int(text)
