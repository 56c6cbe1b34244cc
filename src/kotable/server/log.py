"""What a table's log is made of. The log is the truth: a table is what its entries say, one after the other, and nothing else.

An entry says what somebody did, and when; what follows from it is computed by `table.py`, the same at every reading. Entries are kept as
JSON for ever: a field may be added with a default, none may be renamed or dropped.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from kotable.server.messages import ClockRule, Origin, Undo


class Entry(Struct, tag_field="k", omit_defaults=True):
    at: int
    """Milliseconds since 1970."""


class Created(Entry, tag="created"):
    """Always the first."""

    game: str
    seats: int
    options: dict[str, int | str]
    host: str
    secret: str
    """The server's part of the seed; nobody sees it before the end."""
    bots: dict[int, str] = {}
    listed: bool = False
    clock: ClockRule = ClockRule()
    hints: bool = True
    meter: bool = True
    spectators: bool = True
    origin: Origin | None = None
    position: str = ""
    """What a branch begins with."""
    undo: Undo = "friendly"
    first: str = ""
    """The table that a row of rematches began at, and how many there were since."""
    rematches: int = 0
    kept: dict[int, tuple[str, str]] = {}
    """Seats of a rematch that are kept for those who have not agreed to it yet: player and name."""


class Sat(Entry, tag="sat"):
    """A player sat down, or changed the seat."""

    player: str
    name: str
    seat: int
    part: str = ""
    seal: str = ""


class Left(Entry, tag="left"):
    player: str


class Changed(Entry, tag="changed"):
    """What the table was made with, in its new form."""

    seats: int
    options: dict[str, int | str]
    bots: dict[int, str]
    listed: bool
    clock: ClockRule
    hints: bool
    meter: bool
    spectators: bool
    undo: Undo = "friendly"


class Sealed(Entry, tag="sealed"):
    """The hash of a part that its owner will show at the start."""

    player: str
    seal: str


class Frozen(Entry, tag="frozen"):
    """All hashes are there, and none can be changed any more: parts are to be shown now. Whoever is away may be left out."""

    without: list[int] = []


class Stopped(Entry, tag="stopped"):
    """A start came to nothing, because parts of these seats did not come, or did not fit. All begin anew, with another secret."""

    seats: list[int]
    reason: Literal["late", "wrong"]
    secret: str


class Added(Entry, tag="added"):
    """A part for the seed."""

    player: str
    part: str


class Started(Entry, tag="started"):
    pass


class Chose(Entry, tag="chose"):
    seat: int
    action: int
    level: str = ""
    """The bot that chose; empty for a person."""
    lag: int = 0
    """Milliseconds that the network took."""
    waited: int = 0
    """Milliseconds that the server had too much to do to take it."""


class TookBack(Entry, tag="took-back"):
    seat: int
    ply: int


class Asked(Entry, tag="asked"):
    """A question to the people at the table."""

    kind: Literal["take-back", "end"]
    seat: int
    ply: int = 0
    waiting: list[int] | None = None
    """Whose consent it takes. Absent in older logs: then whoever played for themselves, and the question outlived hand-overs."""


class Lapsed(Entry, tag="lapsed"):
    """A question that was not answered in time."""


class Answered(Entry, tag="answered"):
    seat: int
    agree: bool


class Resigned(Entry, tag="resigned"):
    seat: int
    timeout: bool = False


class Handed(Entry, tag="handed"):
    """A bot stands in for a person."""

    seat: int
    level: str
    cause: Literal["own", "host", "time"] = "own"


class Returned(Entry, tag="returned"):
    seat: int


class Said(Entry, tag="said"):
    player: str
    name: str
    text: str
    seat: int = -1


class Muted(Entry, tag="muted"):
    player: str
    muted: bool


class Paused(Entry, tag="paused"):
    """The server could not take a choice for so long; nobody's clock ran."""

    ms: int
    until: int = 0
    """Up to when this has been looked into."""


class Reminded(Entry, tag="reminded"):
    """Whoever decides was told that the time is nearly up, where moves take days: once, whichever process does it."""

    seat: int


class Rested(Entry, tag="rested"):
    """Somebody is on holiday until then, where moves take days; or back, at once."""

    seat: int
    until: int


class Closed(Entry, tag="closed"):
    """The operator of the server has closed the table."""


class Rematched(Entry, tag="rematched"):
    table: str
    seat: int = -1
    """Who asked for it; absent in older logs."""


AnyEntry = (
    Created
    | Sat
    | Left
    | Changed
    | Sealed
    | Frozen
    | Stopped
    | Added
    | Started
    | Chose
    | TookBack
    | Asked
    | Lapsed
    | Answered
    | Resigned
    | Handed
    | Returned
    | Said
    | Muted
    | Paused
    | Reminded
    | Rested
    | Closed
    | Rematched
)

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(AnyEntry)
