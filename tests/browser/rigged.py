"""Tables as a test needs them, written into the server's store: in mid-game, in a certain position, or played to the end.

Nothing here is seen by the server but the log of a table, so what a page gets is what it would get after a game played by hand.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import sqlite3
import time
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from kotable.bots import bot
from kotable.server import log, sqlite
from kotable.server.hub import now, row_of
from kotable.server.table import Table
from tests.browser.conftest import PATIENCE, Server

CHIEFTAIN = """kokopelli position 1
seats: 2
ceremonies: chieftain hunter warrior tortoise paw drummer shaman spider_woman eagle_feather snake_dance
turn: 0
seat 0:
  hand: paw*2 hunter drummer kokopelli
  left-1: chieftain
  left-2: paw
seat 1:
  hand: shaman*2 tortoise*2 snake_dance
"""
"""Seat 0 has Chieftain: after one Paw on the own Paw a further one or a Kokopelli may follow in the same action."""

APART = {
    "kokopelli": """kokopelli position 1
seats: 2
turn: 0
seat 0:
  hand: hunter paw drummer
seat 1:
  hand: shaman*3 tortoise*2
""",
    "kodachi": """kodachi position 1
seats: 2
house-row: green-a
guard-row: g3-fan
seat 0:
  hand: dojo-1 dojo-2
seat 1:
  hand: red-a blue-b skill-gold
  owns: red-a blue-b skill-gold
""",
}
"""Seat 1 holds cards whose like lies nowhere else."""
REVEALING = {
    "kokopelli": """kokopelli position 1
seats: 2
turn: 0
seat 0:
  hand: hunter paw
seat 1:
  hand: shaman
""",
    "kodachi": """kodachi position 1
seats: 2
phase: decide
stance: strength
guard-row: g1-fan
house-row: red-a
played: dojo-5
seat 0:
  hand: dojo-4 dojo-5
""",
}
"""Seat 0 is about to learn something: by drawing, by going on."""


@dataclass(frozen=True)
class Person:
    """Somebody with an identity on a server."""

    player: str
    name: str
    token: str

    def storage(self, server: Server, language: str = "en", **more: str) -> Any:
        """What this person's browser keeps: for the argument `storage_state` of a context."""
        kept = {
            "kotable.guest": json.dumps({"player": self.player, "name": self.name, "token": self.token}),
            "kotable.language": language,
            "kotable.settings": json.dumps({"coach": False}),
            **more,
        }
        items = [{"name": name, "value": value} for name, value in kept.items()]
        return {"cookies": [], "origins": [{"origin": server.url, "localStorage": items}]}


def person(server: Server, name: str = "Ada") -> Person:
    """A new guest."""
    request = urllib.request.Request(server.url + "/api/guests", json.dumps({"name": name}).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE / 1000) as answer:
        return Person(**json.load(answer))


def part_of(one: Person) -> str:
    """What this person adds to the shuffle."""
    return one.name.encode().hex().ljust(32, "0")[:32]


_made: Counter[str] = Counter()


def dice(name: str = "") -> random.Random:
    """What the next table of this test is made from: the same in every run, so that a test meets the same game each time."""
    name = name or os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0]
    _made[name] += 1
    return random.Random(f"{name} {_made[name]}")


def table(
    server: Server,
    game: str,
    people: Iterable[Person],
    *,
    seats: int = 2,
    level: str = "random",
    position: str = "",
    until: Callable[[Table], bool] = lambda table: False,
    choose: Callable[[Table], int] | None = None,
    start: bool = True,
    but: int = 0,
    name: str = "",
    **options: int | str,
) -> str:
    """A table with these people on the first seats and bots on the others. All choices up to `until` (or the end) are made as a bot of this
    level makes them, or as `choose` says, `but` for about so many last ones: then seat 0 begins a turn. Its id."""
    seated = list(people)
    bots = dict.fromkeys(range(len(seated), seats), level)
    chance = dice(name)
    made = Table("".join(chance.choices("abcdefghijkmnpqrstuvwxyz23456789", k=14)))
    entries: list[log.AnyEntry] = []

    def read(entry: log.AnyEntry) -> None:
        entries.append(entry)
        made.read(entry)

    at = now()
    read(log.Created(at, game, seats, {"first": 0, **options}, seated[0].player, chance.randbytes(32).hex(), bots, position=position))
    for seat, one in enumerate(seated):
        read(log.Sat(at, one.player, one.name, seat, part_of(one)))
    if start:
        read(log.Started(at))
        player = bot("easy" if game == "kodachi" else level)  # at random a game of Kodachi is very long
        while made.status == "running" and not until(made):
            match, seat = made.playing(), made.to_move
            view = match.state.view(seat)
            chosen = choose(made) if choose else player.choose(view, match.state.legal(), match.setup, f"k1:{made.id}/{made.ply}")
            read(log.Chose(at, seat, chosen, made.chairs[seat].bot))
    if but:
        made, known, at_turn = Table(made.id), entries[: len(entries) - but], begins(0)
        entries = []
        for entry in known:
            read(entry)
        while not at_turn(made):
            entries.pop()
            made = Table(made.id)
            for entry in entries:
                made.read(entry)
    with contextlib.closing(sqlite3.connect(server.data / "kotable.sqlite3", isolation_level=None, timeout=PATIENCE / 1000)) as db:
        db.execute("BEGIN IMMEDIATE")
        sqlite.append(db, row_of(made, True), 1, [log.ENCODER.encode(entry) for entry in entries], True)
        db.execute("COMMIT")
    return made.id


_finished: dict[tuple[str, str], tuple[Person, str]] = {}


def finished(server: Server, game: str) -> tuple[Person, str]:
    """A game for three that is over, and the person of seat 0; the same one for all who ask."""
    key = (server.url, game)
    if key not in _finished:
        one = person(server)
        _finished[key] = one, table(server, game, [one], seats=3, name=f"finished {game}")
    return _finished[key]


def entries(server: Server, id: str) -> list[log.AnyEntry]:
    """The log of a table."""
    with contextlib.closing(sqlite3.connect(server.data / "kotable.sqlite3", timeout=PATIENCE / 1000)) as db:
        found = db.execute("SELECT data FROM log WHERE tab = ? ORDER BY seq", (id,)).fetchall()
    return [log.DECODER.decode(data) for (data,) in found]


def truth(server: Server, id: str) -> Table:
    """The whole truth about a table, hands included, from its log."""
    found = Table(id)
    for entry in entries(server, id):
        found.read(entry)
    return found


def begins(seat: int, *, after: int = 0) -> Callable[[Table], bool]:
    """Until this seat decides at the beginning of a turn, after so many choices."""
    return lambda table: table.ply >= after and table.to_move == seat and getattr(table.view(seat), "phase", "") in ("choose", "declare")


# What a page has heard


_EAR = """
  window.ear = { heard: 0, chose: -1 }
  window.WebSocket = class extends WebSocket {
    constructor(...all) {
      super(...all)
      this.addEventListener('message', ({ data }) => {
        const frame = JSON.parse(data)
        ear.heard = Math.max(ear.heard, (Array.isArray(frame) ? frame[0] : frame.seq) ?? 0)
      })
    }
    send(data) {
      const { t, seq } = JSON.parse(data)
      if (t === 'choose') ear.chose = seq
      super.send(data)
    }
  }
"""


class Ear:
    """All that a page has received over its WebSockets, from the next time it is loaded; moves in short form are written out."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Any] = []
        page.add_init_script(_EAR)
        self.names: list[str] = []
        """Those of the view's fields, in their order."""
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.hear(json.loads(frame))))

    def hear(self, frame: Any) -> None:
        if isinstance(frame, list):
            seq, ply, by, events, patch, *_ = frame
            if isinstance(patch, Mapping):
                patch = {self.names[int(name)] if name.isdigit() else name: change for name, change in patch.items()}
            frame = {"t": "update", "seq": seq, "ply": ply, "by": by, "events": events, "patch": patch}
        if frame.get("view"):
            self.names = list(frame["view"])
        self.frames.append(frame)

    def of(self, kind: str) -> list[Any]:
        return [frame for frame in self.frames if frame["t"] == kind]

    def knows(self, server: Server, id: str, *seats: int) -> bool:
        """Whether one of these seats is to choose and the page itself has taken in all that happened, its own last choice included.

        What has arrived at the browser may still lie before the page's script, which then shows the decision before."""
        heard, chose = self.page.evaluate("() => [ear.heard, ear.chose]")
        table = truth(server, id)
        return bool(heard > chose and heard >= table.seq and table.to_move in seats)


def secrets_told(frames: Iterable[Mapping[str, Any]], seat: int) -> list[str]:
    """What these frames say that only another seat may know."""
    found: list[str] = []

    def look(value: Any, path: tuple[str, ...]) -> None:
        if isinstance(value, Mapping):
            for key, inner in value.items():
                at = (*path, str(key))
                if inner and key in ("hand", "drawn") and not own(at):
                    found.append(f"{'.'.join(at)}: {inner}")
                if inner and key in ("secret", "seed", "parts") and "shuffle" in path:
                    found.append(".".join(at))
                look(inner, at)
        elif isinstance(value, list):
            if len(value) == 4 and isinstance(value[0], str) and isinstance(value[1], int) and value[1] != seat and value[3]:
                found.append(f"{'.'.join(path)}: {value}")
            for number, inner in enumerate(value):
                look(inner, (*path, str(number)))

    def own(path: tuple[str, ...]) -> bool:
        """Kokopelli's view has one hand, that of its seat; Kodachi's one for each player."""
        if seat < 0:
            return False
        return path[path.index("players") + 1] == str(seat) if "players" in path else True

    for frame in frames:
        if frame["t"] in ("welcome", "update"):
            look(frame, (frame["t"],))
            if (view := frame.get("view")) is not None and view["seat"] != seat:
                found.append(f"the view of seat {view['seat']}")
    return found


def late(kind: str) -> str:
    """A script for pages: messages of this kind arrive late, as on a slow line."""
    return f"""
      window.WebSocket = class extends WebSocket {{
        set onmessage(hear) {{
          super.onmessage = (event) => setTimeout(() => hear(event), JSON.parse(event.data).t === '{kind}' ? 2500 : 0)
        }}
      }}
    """


# What a page shows

STOPPED = "const wait = setTimeout; window.setTimeout = (run, ms = 0, ...more) => wait(run, ms > 1000 ? 1e9 : ms, ...more)"
"""A script for pages: what would come by itself after more than a second never comes."""
KNOWN = "[data-ready]"
"""The player has to decide, and the page knows what each choice does."""
DRAWN = "() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"
"""What has changed is laid out, in its own letters."""
WRITTEN = ".log ol[aria-busy=false]"
"""The log is written when there is nothing more urgent to do."""
HAND = {"kokopelli": ".card.held", "kodachi": "[data-zone=hand]"}
READY = {
    "kokopelli": ".card.can, .space.can, .act:not([aria-disabled=true], .bare, #take-back)",
    "kodachi": "#kd-strength, #kd-buy, #kd-nothing, #kd-done, #kd-give-up:not([aria-disabled=true]), [id^=kd-use],"
    " #kd-stop:not([aria-disabled=true])",
}
"""Things that are there when the player has to decide something."""
_CARDS = {
    "kokopelli": "() => [...document.querySelectorAll('.card.held')].map((e) => e.dataset.kind).sort()",
    "kodachi": "() => [...document.querySelectorAll('[data-zone=hand]')].map((e) => e.dataset.card).sort()",
}


def hand_shown(page: Page, game: str) -> list[str]:
    """The cards in hand, as the page shows them."""
    found: list[str] = page.evaluate(_CARDS[game])
    return found


def hand_held(table: Table, seat: int) -> list[str]:
    """The cards in hand, in truth."""
    view: Any = table.view(seat)
    return sorted(kind for kind, count in view.hand.items() for _ in range(count))


def ready(page: Page, game: str) -> bool:
    """Whether there is something to decide here, at once."""
    return page.query_selector(READY[game]) is not None


_NEXT = {
    "kokopelli": ".space.target | .card.can | .acts .act.strong:not([aria-disabled=true]) |"
    " .acts .act:not([aria-disabled=true], .bare, #take-back)",
    "kodachi": "#kd-strength | #kd-buy | [id^=kd-use] | [data-zone=hand].live:has(.wins) | #kd-stop:not([aria-disabled=true])"
    " | [data-zone=guard].live | #kd-nothing | #kd-done:not([aria-disabled=true]) | [data-zone=hand].live:not(.chosen) | .slot.can"
    " | #kd-give-up:not([aria-disabled=true])",
}


def next_thing(page: Page, game: str) -> str:
    """The selector of a thing that can be used now, in the order of a sensible player; empty when there is none."""
    return next((each.strip() for each in _NEXT[game].split(" | ") if page.query_selector(each.strip())), "")


def until(page: Page, found: Callable[[], bool], what: str, do: Callable[[], object] = lambda: None) -> None:
    """Wait for something that is not on the page but in the test, and do something meanwhile; `what` says what is missing."""
    end = time.monotonic() + 4 * PATIENCE / 1000  # what is done may be several turns
    while not found():
        assert time.monotonic() < end, what
        do()
        page.wait_for_timeout(20)


def act(page: Page, game: str) -> None:
    """Do the next thing, if it is still there."""
    if selector := next_thing(page, game):
        page.evaluate("(s) => { const e = document.querySelector(s); e?.focus(); e?.click() }", selector)
