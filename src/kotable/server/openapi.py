"""The HTTP part of the protocol as an OpenAPI description, made from the same types that check it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from kotable.server import messages
from kotable.server.messages import Problem

REASONS = {
    400: "Malformed, or it can't be so",
    401: "No valid token",
    403: "Not yours to do",
    404: "There is none",
    408: "Too slow",
    409: "Not now",
    413: "Too long",
    429: "Too often",
    503: "The store is away",
}


@dataclass(slots=True)
class Door:
    """One method at one path."""

    method: str
    path: str
    handler: Callable[[Any, Any], Awaitable[Any]]
    text: str
    body: Any
    answer: Any
    status: int = 200
    errors: tuple[int, ...] = ()
    player: bool = False
    """Needs a token."""
    query: dict[str, Any] = field(default_factory=dict)
    decoder: Any = None
    cost: float = 1
    """Of the requests that an address may send in a second."""

    def __post_init__(self) -> None:
        if self.body is not None:
            self.decoder = msgspec.json.Decoder(self.body)

    def refusals(self) -> set[int]:
        found = {*self.errors, 403, 429, 503}  # the origin of a browser, the rate and the store can refuse everything
        if self.player:
            found.add(401)
        if self.body is not None:
            found |= {400, 408, 413}
        return found


def describe(doors: list[Door], version: str) -> dict[str, Any]:
    kinds: list[Any] = [Problem]
    for door in doors:
        kinds += [kind for kind in (door.body, door.answer) if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    _, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    paths: dict[str, Any] = {}
    for door in doors:
        paths.setdefault(door.path, {})[door.method.lower()] = operation(door)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Kotable", "version": version, "description": "Lobby, records and health; docs/protocol.md tells the rest."},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
    }


def describe_messages(protocol: int) -> dict[str, Any]:
    """JSON schemas of everything that goes over a table's WebSocket; `definitions` names the kinds in both directions."""
    both = (messages.ClientMessage, messages.ServerMessage)
    (client, server), components = msgspec.json.schema_components(both, ref_template="#/$defs/{name}")
    short, more = msgspec.json.schema_components([messages.ShortUpdate], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a table's WebSocket; docs/protocol.md tells what they mean",
        "protocol": protocol,
        "client": client,
        "server": {"anyOf": [server, *short]},
        "$defs": {**components, **more},
    }


def operation(door: Door) -> dict[str, Any]:
    made: dict[str, Any] = {"summary": door.text, "operationId": door.handler.__name__}
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in re.findall(r"{(\w+)}", door.path)
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": msgspec.json.schema(kind)} for name, kind in door.query.items()
    ]
    if parameters:
        made["parameters"] = parameters
    if door.player:
        made["security"] = [{"token": []}]
    if door.body is not None:
        made["requestBody"] = {"required": True, "content": {"application/json": {"schema": ref(door.body)}}}
    plain = door.answer is str
    answer = {"text/plain": {"schema": {"type": "string"}}} if plain else {"application/json": {"schema": ref(door.answer)}}
    made["responses"] = {str(door.status): {"description": "As asked for", "content": answer}}
    for status in sorted(door.refusals()):
        content = {"application/json": {"schema": ref(Problem)}}
        made["responses"][str(status)] = {"description": REASONS[status], "content": content}
    return made


def ref(kind: Any) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{kind.__name__}"} if issubclass(kind, msgspec.Struct) else {"type": "object"}
