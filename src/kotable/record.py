"""The record of a game as text: what it was dealt from, and everything that was chosen. Everything else follows from these.

    kotable record 1
    game: kokopelli
    rules: 1
    seats: 3
    option ceremonies: random
    option count: 10
    option first: random
    seed: k1:7
    player 0: Anna
    start: #3f0a9b21
    choices:
    1 open hunter own-left #9c1e04aa
    2 draw #51d0ce37
    end: 2 choices, unfinished

`start` and every choice carry the fingerprint of the situation they lead to, so that a reader sees where it parts from the writer. A
game that began in a position has `position:` and its lines, indented by two spaces, in place of the options and the seed. `cards:` is the
hash of the card list where a game has several. The last line counts the choices and says how the game ended:
`end: 120 choices, pile; points 31 27 40; places 2 3 1`.

The record of a game from a server also says what its seed was made of, so that nobody can have chosen it (docs/protocol.md, 'The shuffle'):
`table: …`, `secret: …`, and `part 0: …` for every seat that added something; where several people played also `seal 0: player hash` for
each part, `without: 2` for seats that were left out, and `stopped: late 1` for starts that came to nothing. `resigned: 1` names seats that
gave up and whose places are behind all others, `rewound: 2` says how often something was taken back that had shown what was hidden. A
game that people ended before its end says so in the last line: `end: 12 choices, resigned; points 3 5; places 2 1`, or `agreed`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Literal, overload

from kotable.chance import dice
from kotable.files import read_text, write_text
from kotable.game import State
from kotable.games import game as game_called
from kotable.match import Match, from_position, new
from kotable.values import KotableError, Outcome

if TYPE_CHECKING:
    from kotable.kodachi.view import KodachiView
    from kotable.kokopelli.view import KokopelliView

FORMAT = 1
TITLE = "kotable record"
UNFINISHED = "unfinished"


class RecordError(KotableError):
    """A record can't be read or replayed. Says what is wrong, in which line, and at which decision (counted from 1; 0 for none)."""

    def __init__(self, problem: str, line: int = 0, decision: int = 0) -> None:
        at = f"decision {decision}: " if decision else ""
        super().__init__(f"line {line}: {at}{problem}" if line else f"{at}{problem}")
        self.line = line
        self.decision = decision


@dataclass(frozen=True, slots=True)
class Choice:
    """One decision: who chose, the text of the action, the fingerprint of the situation after it, and its line in the file."""

    seat: int
    text: str
    fingerprint: str
    line: int = 0


@dataclass(frozen=True, slots=True)
class Shuffle:
    """What a server made the seed of: the name of the table, its own secret, and a part of every seat (empty for bots).

    Where several people play, each has sealed their part before any part was shown.
    """

    table: str
    secret: str
    parts: tuple[str, ...]
    seals: tuple[str, ...] = ()
    """By seat: the player and the hash of their part, with a space between; empty for bots."""
    without: tuple[int, ...] = ()
    """Seats of people who were away and added nothing."""
    stopped: tuple[str, ...] = ()
    """Starts that came to nothing: `late` or `wrong`, and the seats."""

    def commitment(self) -> str:
        """The hash that was shown before anybody added a part."""
        return sha256(self.secret.encode()).hexdigest()

    def seed(self) -> str:
        return "k1:" + hash_of("kotable-2" if self.seals else "kotable-1", self.table, self.secret, *self.parts)

    def problem(self) -> str:
        """What does not fit together; empty where all parts are as they were sealed."""
        for seat, (seal, part) in enumerate(zip(self.seals, self.parts, strict=False)):
            player, _, sealed = seal.partition(" ")
            if seal and seat not in self.without and sealed != seal_of(self.table, player, part):
                return f"the part of seat {seat} is not the one that was sealed before the start"
            if part and not seal:
                return f"the part of seat {seat} was never sealed"
        return ""


def hash_of(*lines: str) -> str:
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def seal_of(table: str, player: str, part: str) -> str:
    """The hash by which a player binds themselves to a part before it is shown."""
    return hash_of("kotable-part", table, player, part)


@dataclass(frozen=True, slots=True)
class Ending:
    """What people did beside the rules: who resigned, how often what was seen was taken back, and how they ended the game early."""

    resigned: tuple[int, ...] = ()
    rewound: int = 0
    reason: str = ""
    """`resigned`, `agreed`, or `closed` by the operator of a server; empty where the rules ended the game, or nothing did."""


EARLY = ("resigned", "agreed", "closed")


def standing(points: Sequence[int], losers: Collection[int]) -> list[int]:
    """The places by points, with these seats behind all others."""
    rank = [(seat in losers, -number) for seat, number in enumerate(points)]
    return [1 + sum(other < one for other in rank) for one in rank]


def places_of(outcome: Outcome, resigned: Collection[int]) -> list[int]:
    """The places of a game that its rules ended: whoever resigned is behind all others, among whom the rules decide."""
    return standing([-place for place in outcome.places], resigned)


@dataclass(frozen=True, slots=True)
class Record:
    """A record as it was read; nothing of it has been replayed yet."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    cards: str
    """Hash of the card list; empty for a game that has one list only."""
    seed: str
    position: str
    """The position the game began in; empty where the seed dealt it."""
    players: dict[int, str]
    start: str
    choices: tuple[Choice, ...]
    ending: str
    """How it ended, as written in the last line; `unfinished` where it did not."""
    shuffle: Shuffle | None = None
    resigned: tuple[int, ...] = ()
    rewound: int = 0
    """How often something was taken back that had shown what was hidden."""
    lines: dict[str, int] = field(default_factory=dict)
    """The number of the line of each part, for messages."""


def write(match: Match, players: Sequence[str] | None = None, shuffle: Shuffle | None = None, ended: Ending | None = None) -> str:
    """The record of a game so far. `players`, `shuffle` and `ended` replace those of the match; empty names are left out."""
    state = match.at(0)
    players, shuffle = match.players if players is None else players, shuffle or match.shuffle
    setup = match.setup
    lines = [f"{TITLE} {FORMAT}", f"game: {match.game.name}", f"rules: {match.game.rules_version}", f"seats: {setup.seats}"]
    if not match.start_position:
        lines += [f"option {name}: {value}" for name, value in setup.options.items()]
    if setup.hash_of_cards():
        lines.append(f"cards: {setup.hash_of_cards()}")
    if match.start_position:
        # In the program's own form, with every default written out.
        lines += ["position:", *(f"  {line}" for line in state.position().splitlines())]
    else:
        lines.append(f"seed: {match.seed}")
        if shuffle is not None:
            lines += [f"table: {shuffle.table}", f"secret: {shuffle.secret}"]
            lines += [f"part {seat}: {part}" for seat, part in enumerate(shuffle.parts) if part]
            lines += [f"seal {seat}: {seal}" for seat, seal in enumerate(shuffle.seals) if seal]
            lines += [f"without: {numbers(shuffle.without)}"] if shuffle.without else []
            lines += [f"stopped: {'; '.join(shuffle.stopped)}"] if shuffle.stopped else []
    for seat, name in enumerate(players):
        if name.strip():
            lines.append(f"player {seat}: {' '.join(name.split())}")
    ended = ended or match.ended or Ending()
    if ended.resigned:
        lines.append(f"resigned: {numbers(ended.resigned)}")
    if ended.rewound:
        lines.append(f"rewound: {ended.rewound}")
    lines += [f"start: #{state.fingerprint()}", "choices:"]
    for seat, choice in zip(match.movers, match.choices, strict=True):
        state.apply(choice)
        lines.append(f"{seat} {setup.actions[choice].text} #{state.fingerprint()}")
    lines.append(f"end: {match.ply} choices, {ending_of(state, ended.reason, ended.resigned)}")
    return "\n".join(lines) + "\n"


def described(outcome: Outcome) -> str:
    """How a game ended, in a line."""
    return f"{outcome.reason}; points {numbers(outcome.points)}; places {numbers(outcome.places)}"


def ending_of(state: State, early: str, resigned: Collection[int]) -> str:
    """How a game stands at its end: by its rules, or as people ended it before."""
    if state.over():
        outcome = state.outcome()
        return described(replace(outcome, places=tuple(places_of(outcome, resigned))))
    if early not in EARLY:
        return UNFINISHED
    points = [int(number) for number in state.points()]
    return f"{early}; points {numbers(points)}; places {numbers(standing(points, resigned))}"


def numbers(values: Iterable[int]) -> str:
    return " ".join(str(value) for value in values)


LINE = re.compile(
    r"(?P<name>game|rules|seats|cards|seed|start|end|position|choices|table|secret|part \d|seal \d|without|stopped|resigned|rewound"
    r"|option [\w-]+|player \d):(?P<value>.*)"
)
CHOICE = re.compile(r"(?P<seat>\d) (?P<text>.*\S) +#(?P<fingerprint>[0-9a-f]{8})")
ENDING = re.compile(r"(?P<count>\d{1,9}) choices, (?P<ending>.+)")


def read(text: str) -> Record:
    """Read a record; only its form is checked. Raises RecordError."""
    rows = text.splitlines()
    first = rows[0].rstrip() if rows else ""
    if not first.startswith(f"{TITLE} "):
        raise RecordError(f"a record begins with '{TITLE} {FORMAT}', not '{first[:40]}'", 1)
    if first != f"{TITLE} {FORMAT}":
        raise RecordError(f"this is a record of format '{first[len(TITLE) + 1 :][:20]}'; this program reads format {FORMAT}", 1)
    values: dict[str, str] = {}
    lines: dict[str, int] = {}
    position: list[str] = []
    choices: list[Choice] = []
    for number, raw in enumerate(rows[1:], 2):
        row = raw.rstrip()
        if "end" in values:
            if row:
                raise RecordError("there is something after the end of the record", number)
        elif "position" in values and "choices" not in values and row.startswith("  "):
            position.append(row[2:])
        elif "choices" in values and not row.startswith("end:"):
            found = CHOICE.fullmatch(row)
            if not found:
                expected = "expected a seat, an action and a fingerprint, such as '1 draw #9c1e04aa'"
                raise RecordError(f"{expected}, not '{row[:60]}'", number, len(choices) + 1)
            choices.append(Choice(int(found["seat"]), found["text"], found["fingerprint"], number))
        elif found := LINE.fullmatch(row):
            name = found["name"]
            if name in values:
                raise RecordError(f"'{name}' stands twice", number)
            values[name], lines[name] = found["value"].strip(), number
        elif row:
            raise RecordError(f"'{row[:60]}' is no line of a record", number)

    def value(name: str) -> str:
        if name not in values:
            after = max(lines.values(), default=1)
            raise RecordError(f"the record has no '{name}: …' (it may be cut after line {max(after, len(rows))})")
        return values[name]

    def number_of(name: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", value(name)):
            raise RecordError(f"'{name}' should be a number, not '{value(name)[:20]}'", lines[name])
        return int(value(name))

    def seats_of(name: str) -> tuple[int, ...]:
        if not re.fullmatch(r"[0-9]?( [0-9])*", values.get(name, "")):
            raise RecordError(f"'{name}' should name seats, not '{values[name][:20]}'", lines[name])
        return tuple(int(seat) for seat in values.get(name, "").split())

    game, rules, seats = value("game"), number_of("rules"), number_of("seats")
    if ("seed" in values) == ("position" in values):
        raise RecordError("a record has either a seed or a position")
    if position and any(name.startswith("option ") for name in values):
        raise RecordError("a record that begins in a position has no options: the position says everything")
    start = value("start")
    if not re.fullmatch(r"#[0-9a-f]{8}", start):
        raise RecordError(f"'start' should be a fingerprint such as '#9c1e04aa', not '{start[:20]}'", lines["start"])
    value("choices")
    if "end" not in values:
        raise RecordError(f"the record is cut after line {len(rows)}: its last line should begin with 'end:'", len(rows), len(choices))
    ending = ENDING.fullmatch(values["end"])
    if not ending:
        raise RecordError(f"expected 'end: 12 choices, …', not 'end: {values['end'][:40]}'", lines["end"])
    if int(ending["count"]) != len(choices):
        raise RecordError(f"the record was cut or added to: it says {ending['count']} choices and has {len(choices)}", lines["end"])
    shuffle = None
    if "secret" in values:
        each = range(min(seats, 9))
        shuffle = Shuffle(
            value("table"),
            values["secret"],
            tuple(values.get(f"part {seat}", "") for seat in each),
            tuple(values.get(f"seal {seat}", "") for seat in each) if any(f"seal {seat}" in values for seat in each) else (),
            seats_of("without"),
            tuple(values["stopped"].split("; ")) if "stopped" in values else (),
        )
    return Record(
        game=game,
        rules=rules,
        seats=seats,
        options={name.split()[1]: text for name, text in values.items() if name.startswith("option ")},
        cards=values.get("cards", ""),
        seed=values.get("seed", ""),
        position="\n".join(position) + "\n" if "position" in values else "",
        players={int(name.split()[1]): text for name, text in values.items() if name.startswith("player ")},
        start=start[1:],
        choices=tuple(choices),
        ending=ending["ending"],
        shuffle=shuffle,
        resigned=seats_of("resigned"),
        rewound=number_of("rewound") if "rewound" in values else 0,
        lines=lines,
    )


def begin(record: Record) -> Match:
    """The match before its first choice, checked against the header of the record. Raises RecordError."""
    line = record.lines.get

    try:
        game = game_called(record.game)
    except KotableError as problem:
        raise RecordError(str(problem), line("game", 0)) from None
    if record.rules != game.rules_version:
        made = f"made by version {record.rules} of the rules of {game.name}"
        raise RecordError(f"this record was {made}; this program plays version {game.rules_version}", line("rules", 0))
    try:
        if record.position:
            match = from_position(record.position, game.name)
        else:
            dice(record.seed, 1)  # a record has the whole seed, with the name of its dice
            match = new(game.name, record.seats, record.options, record.seed)
    except KotableError as problem:
        raise RecordError(f"the game of this record can't begin: {problem}", line("position", line("seats", 0))) from None
    setup = match.setup
    if record.shuffle is not None and record.shuffle.seed() != record.seed:
        raise RecordError("the seed is not made of the secret and the parts that the record names", line("seed", 0))
    if record.shuffle is not None and (wrong := record.shuffle.problem()):
        raise RecordError(wrong, line("secret", 0))
    if setup.seats != record.seats:
        raise RecordError(f"the position has {setup.seats} seats, the record {record.seats}", line("seats", 0))
    if setup.hash_of_cards() != record.cards:
        has, here = record.cards or "none", setup.hash_of_cards() or "none"
        other = f"this record was made with another list of cards ({has[:12]}…, here it is {here[:12]}…)"
        raise RecordError(other, line("cards", 0))
    if record.start != match.state.fingerprint():
        where = "position" if record.position else "seed"
        differs = f"its game begins differently (#{match.state.fingerprint()}, not #{record.start})"
        raise RecordError(f"the record was changed: {differs}", line(where, 0))
    match.players = [record.players.get(seat, "") for seat in range(match.seats)]
    match.shuffle = record.shuffle
    return match


def replay(record: Record, upto: int | None = None, sparing: bool = False) -> Match:
    """Replay a record, or its first `upto` choices, and check every step. Raises RecordError.

    Fingerprints take most of the time. With `sparing` only the last one is compared: another choice or another card on the way would show
    in it, too.
    """
    match = begin(record)
    last = len(record.choices[:upto])
    for number, choice in enumerate(record.choices[:upto], 1):
        mover = int(match.state.to_move())
        if match.state.over():
            raise RecordError("the record goes on, but the game is over", choice.line, number)
        if choice.seat != mover:
            raise RecordError(f"seat {choice.seat} chooses, but it is for seat {mover} to choose", choice.line, number)
        try:
            match.play(choice.text)
        except KotableError as problem:
            raise RecordError(f"the record was changed: {problem}", choice.line, number) from None
        if (number == last or not sparing) and match.state.fingerprint() != choice.fingerprint:
            differs = f"after '{choice.text}' the game stands at #{match.state.fingerprint()}, the record at #{choice.fingerprint}"
            raise RecordError(f"the record was changed: {differs}", choice.line, number)
    if upto is None or upto >= len(record.choices):
        early = record.ending.partition(";")[0]
        ending = ending_of(match.state, early, record.resigned)
        # Records once had the places of the rules, whoever had resigned.
        if record.ending not in (ending, ending_of(match.state, early, ()) if match.over else ending):
            differs = f"the game is '{ending}', the record says '{record.ending[:60]}'"
            raise RecordError(f"the record was changed: {differs}", record.lines.get("end", 0))
        if record.resigned or record.rewound or early in EARLY:
            match.ended = Ending(record.resigned, record.rewound, early if early in EARLY else "")
    return match


def verify(record: Record) -> None:
    """Replay a record and say what is wrong with it, and where. Raises RecordError."""
    replay(record)


def read_file(path: str | PathLike[str], cards: str = "") -> Record:
    """Read a record from a file; errors name the file. `cards` is the file of its card list on this machine. Raises KotableError."""
    text = read_text(Path(path), "record")
    try:
        found = read(text)
    except RecordError as problem:
        raise KotableError(f"{path}: {problem}") from None
    if not cards:
        return found
    if not found.cards:
        raise KotableError(f"{path}: {found.game} has only one list of cards, so --cards says nothing")
    position = re.sub(r"(?m)^cards: .*$", lambda _: f"cards: {cards}", found.position)
    return replace(found, options={**found.options, "cards": cards}, position=position)


@overload
def load(path: str | PathLike[str], game: Literal["kokopelli"], cards: str = ...) -> Match[KokopelliView]: ...
@overload
def load(path: str | PathLike[str], game: Literal["kodachi"], cards: str = ...) -> Match[KodachiView]: ...
@overload
def load(path: str | PathLike[str], game: str | None = ..., cards: str = ...) -> Match: ...
def load(path: str | PathLike[str], game: str | None = None, cards: str = "") -> Match:
    """The game that a file records, replayed and checked choice by choice.

    The file says which game it is of; name the game as well to have its type of view known to the type checker, and a record of another
    game refused. `cards` is the file of the card list, if it is one of your own. Raises KotableError.
    """
    found = read_file(path, cards)
    if game is not None and found.game != game_called(game).name:
        raise KotableError(f"'{path}' is a game of {found.game}, not of {game}")
    try:
        return replay(found)
    except RecordError as problem:
        raise KotableError(f"{path}: {problem}") from None


def save(match: Match, path: str | PathLike[str]) -> None:
    """Write the record of a game to a file, as a whole or not at all. Raises KotableError."""
    write_text(Path(path), write(match))
