"""Everything that goes over the wire, typed once. `docs/protocol.md` explains it; `tools/typescript.py` makes the browser's types of it.

A field that has its default is left out, so that a move costs few bytes. Whatever is sent to a seat comes from its own view and from
events as that seat sees them; nothing here can carry more.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

VERSION = 2
"""Of the protocol. A hello with another one is refused by `version`."""

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Part = Annotated[str, Meta(pattern="^[0-9a-f]{0,64}$(?!\n)")]
"""What somebody adds to the seed: hexadecimal digits; empty where somebody does not care. (`$` alone lets a last line feed through.)"""
Seal = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$(?!\n)")]
"""The SHA-256 of a part; see 'The shuffle' in docs/protocol.md."""
SeatText = Annotated[str, Meta(pattern="^[0-3]$(?!\n)")]
Undo = Literal["friendly", "strict"]
"""How far one person against bots may take back: to the beginning of the own last turn, or never past something seen."""
Seat = Annotated[int, Meta(ge=0, le=3)]
Seats = Annotated[int, Meta(ge=2, le=4)]
Ply = Annotated[int, Meta(ge=0, le=100_000)]
Seq = Annotated[int, Meta(ge=0, le=2**53)]
ActionId = Annotated[int, Meta(ge=0, le=100_000)]
Word = Annotated[str, Meta(max_length=40)]
OptionName = Annotated[str, Meta(max_length=40)]
OptionValue = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | Annotated[str, Meta(max_length=2000)]
Options = Annotated[dict[OptionName, OptionValue], Meta(max_length=32)]


class Plain(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A message or a piece of one: what has its default is left out."""


class Whole(Struct, forbid_unknown_fields=True):
    """A piece that always has all its fields."""


# Pieces


class GameEvent(Struct, array_like=True, omit_defaults=True):
    """Something that happened: kind, seat, what all learn, and what the receiver alone learns besides."""

    kind: str
    seat: int
    public: dict[str, Any] = {}
    secret: dict[str, Any] = {}


class Reason(Plain):
    """Why an action can't be chosen: the rule, the key of its text and the facts in it. `rule` is empty where no rule of the game forbids
    it (`not-your-turn`)."""

    action: int
    key: str
    rule: str = ""
    facts: dict[str, Any] = {}


class Note(Plain):
    """Something that happened at the table, not in the game: the catalogues have `server-note-<key>`."""

    key: str
    seat: int = -1
    name: str = ""
    facts: dict[str, Any] = {}


class ChatLine(Whole):
    """Somebody said something; `seat` is -1 for a spectator, `at` is milliseconds since 1970."""

    player: str
    name: str
    text: str
    at: int
    seat: int = -1


class ClockRule(Struct, forbid_unknown_fields=True, frozen=True):
    """Time for thinking. `move`: seconds for every choice. `bank`: seconds for all choices, and an increment for each. `days`: as `move`,
    for play by turns."""

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    timeout: Literal["bot", "lose"] = "bot"
    """What running out does: a bot takes the seat until its owner takes it back, or the seat loses."""
    holidays: Annotated[int, Meta(ge=0, le=90)] = 0
    """Days of holiday for every seat, where moves take `days`: its time does not run then."""


class Clocks(Whole):
    """How much time each seat has left in milliseconds as of this message, and whose time runs (-1: nobody's)."""

    left: list[int]
    running: int = -1


class SeatInfo(Whole):
    """One seat. `player` is the public name of an identity, not its token. An empty seat with a `name` is kept for that person: a rematch
    is asked for."""

    kind: Literal["empty", "person", "bot"] = "empty"
    player: str = ""
    name: str = ""
    bot: str = ""
    """The level of the bot that plays here; with kind `person`: a bot stands in for now."""
    resigned: bool = False
    ready: bool = False
    """This person has sealed or added a part for the seed."""
    holiday: int = 0
    """Until when this person is, or was, on holiday, in milliseconds since 1970."""


class Pending(Whole):
    """A question to the table: take back to `ply`, or end early. `waiting` are the seats that have not answered."""

    kind: Literal["take-back", "end"]
    by: int
    waiting: list[int]
    ply: int = 0
    until: int = 0
    """When it lapses, in milliseconds since 1970."""
    seq: int = 0
    """The sequence number with which it was asked: it goes into the answer."""


Deeds = dict[str, dict[str, list[int]]]
"""By the kind of deed and what it was done with: how often, and how often it came to nothing."""


class Result(Whole):
    """How it ended: by the rules (`reason` is the game's), `agreed`, `resigned`, or `closed` by the operator."""

    points: list[int]
    places: list[int]
    winners: list[int]
    reason: str
    sources: list[dict[str, int]] = []
    """By seat: what gave points, and how many. Empty in tables of former days."""
    deeds: list[Deeds] = []
    """By seat: what a game counts of the deeds of people (`GameInfo.deeds`). Empty in tables of former days."""


class Origin(Whole):
    """The finished game and the ply that a table branched off from."""

    table: Annotated[str, Meta(max_length=40)]
    ply: Ply


class Stop(Whole):
    """A start that came to nothing: whose part did not come in time, or did not fit its seal."""

    at: int
    names: list[str]
    reason: Literal["late", "wrong"]


class Shuffle(Whole):
    """What the seed is made of; secret, parts and seed are shown when the game is over. See 'The shuffle' in docs/protocol.md."""

    commitment: str
    """SHA-256 of the secret's text, in hexadecimal digits."""
    secret: str = ""
    parts: list[str] = []
    """By seat; empty for bots."""
    seed: str = ""
    seals: list[str] = []
    """By seat; empty for bots, and where nobody has sealed a part yet."""
    starting: int = 0
    """Until when parts have to be shown, in milliseconds since 1970; 0: not now."""
    without: list[int] = []
    """Seats of people who were away at the start and were left out."""
    stopped: list[Stop] = []


class TableInfo(Whole):
    """A table as everybody may see it."""

    id: str
    game: str
    options: dict[str, int | str]
    seats: list[SeatInfo]
    status: Literal["open", "running", "over"]
    host: str
    """The player who made it."""
    created: int
    updated: int
    shuffle: Shuffle
    listed: bool = False
    """Whether it stands in the public list while it is open."""
    clock: ClockRule = ClockRule()
    hints: bool = True
    meter: bool = True
    spectators: bool = True
    muted: list[str] = []
    to_move: int = -1
    round: int = 0
    ply: int = 0
    pending: Pending | None = None
    result: Result | None = None
    rematch: str = ""
    """The table that plays this one again."""
    origin: Origin | None = None
    undo: Undo = "friendly"
    rewound: int = 0
    """How often something was taken back that had shown what was hidden: such games are not compared with others."""
    first: str = ""
    """The table that a row of rematches began at; with each of them everybody moved one seat on."""
    rematches: int = 0


class Step(Plain):
    """One thing of a table's history, as the receiver may know it. `ply` is the number of choices in force after it."""

    seq: int
    ply: int
    by: int = -1
    """The seat that chose, where somebody chose."""
    events: list[GameEvent] = []
    note: Note | None = None
    chat: ChatLine | None = None
    action: int = -1
    """What was chosen, where the receiver's own seat chose."""


# From the client, over the WebSocket


class Hello(Plain, tag_field="t", tag="hello"):
    """The first message. `seen` is the last sequence number that this client has."""

    version: int
    token: Annotated[str, Meta(max_length=100)] = ""
    seen: Seq = 0
    short: bool = False
    """Send moves as a ShortUpdate, in fewer bytes."""
    epoch: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """Of the last welcome. After a restore there is another one, and what was seen may never have happened."""


class Choose(Plain, tag_field="t", tag="choose"):
    """Choose an action. `seq` is the last sequence number seen; if the game has moved on since, it is refused as `stale`."""

    seq: Seq
    action: ActionId


class Why(Plain, tag_field="t", tag="why"):
    """Why can't these be chosen? An empty list asks for every action."""

    actions: Annotated[list[ActionId], Meta(max_length=1000)] = []


class Foresee(Plain, tag_field="t", tag="foresee"):
    """What would each of my choices surely do? For who decides now."""


class TakeBack(Plain, tag_field="t", tag="take-back"):
    """Go back to the situation after `ply` choices; asks the others where it has to."""

    seq: Seq
    ply: Ply


class Answer(Plain, tag_field="t", tag="answer"):
    """Yes or no to what is pending (or withdraw one's own question). `seq` is that of the question: another one that has taken its place is
    not answered. 0: whatever is pending."""

    agree: bool
    seq: Seq = 0


class Resign(Plain, tag_field="t", tag="resign"):
    """Give up for good."""


class OfferEnd(Plain, tag_field="t", tag="offer-end"):
    """Ask the others to end the game here."""


class HandOver(Plain, tag_field="t", tag="hand-over"):
    """Let a bot of this level play the own seat for now. The host may hand over the seat of somebody who is not connected."""

    level: Word
    seat: int = -1


class Return(Plain, tag_field="t", tag="return"):
    """Take the own seat back from the bot."""


class Say(Plain, tag_field="t", tag="say"):
    """Chat."""

    text: Text


class Mute(Plain, tag_field="t", tag="mute"):
    """The host lets a player's words through no longer, or again."""

    player: Word
    muted: bool = True


class SealPart(Plain, tag_field="t", tag="seal"):
    """The hash of the own part, before the start."""

    seal: Seal


class AddPart(Plain, tag_field="t", tag="part"):
    """The own part of the seed: when the table asks for it at the start (`starting`), or before it, alone against bots."""

    part: Part


class Look(Plain, tag_field="t", tag="look"):
    """Ask for the own view as it was after `ply` choices."""

    ply: Ply


class AskEarlier(Plain, tag_field="t", tag="earlier"):
    """Ask for the page of the history before this sequence number: what happened, or what was said."""

    before: Seq
    chat: bool = False


class Hint(Plain, tag_field="t", tag="hint"):
    """Ask what a bot would choose in the own place; where the table allows hints."""

    level: Word = ""


class Ping(Plain, tag_field="t", tag="ping"):
    """`lag` is how many milliseconds the last pong took to come: up to half a second of it is given back for every choice."""

    n: Annotated[int, Meta(ge=0, le=2**53)] = 0
    lag: Annotated[int, Meta(ge=0, le=60_000)] = 0


ClientMessage = (
    Hello
    | Choose
    | Why
    | Foresee
    | TakeBack
    | Answer
    | Resign
    | OfferEnd
    | HandOver
    | Return
    | Say
    | Mute
    | SealPart
    | AddPart
    | Look
    | AskEarlier
    | Hint
    | Ping
)


# From the server, over the WebSocket


class Welcome(Plain, tag_field="t", tag="welcome"):
    """The answer to hello: the whole situation, and the history after `since` (0: all of it)."""

    version: int
    seq: int
    seat: int
    """The receiver's seat, or -1."""
    player: str
    table: TableInfo
    since: int = 0
    view: Any = None
    """A KokopelliView or KodachiView; nothing before the start."""
    legal: list[int] = []
    floor: int = -1
    """How far the receiver may take back without asking; -1: not at all now."""
    clocks: Clocks | None = None
    history: list[Step] = []
    present: list[int] = []
    watching: int = 0
    away: dict[int, int] = {}
    """Since when people who sit here and are not connected have been away, by seat, in milliseconds since 1970."""
    epoch: int = 0
    """Goes into the next hello."""
    more: bool = False
    """The history is longer than this: ask for what was `earlier`."""
    more_chat: bool = False


class Update(Plain, tag_field="t", tag="update"):
    """The table moved on by one sequence number: a Step, and what it changed for the receiver."""

    seq: int
    ply: int
    by: int = -1
    events: list[GameEvent] = []
    note: Note | None = None
    chat: ChatLine | None = None
    view: Any = None
    """A whole view: the game has just begun."""
    patch: Any = None
    """What changed in the view; see web/src/lib/patch.ts."""
    legal: list[int] = []
    """What the receiver may choose now; empty when somebody else is to move."""
    floor: int = -1
    clocks: Clocks | None = None
    table: TableInfo | None = None
    """The table's info, where something changed that `ply` and the view don't tell."""
    seat: int | None = None
    """The receiver's seat, where it changed."""
    action: int = -1


class ShortUpdate(Struct, array_like=True, omit_defaults=True):
    """An update that tells nothing but a choice, for who asked for it in the hello."""

    seq: int
    ply: int
    by: int
    events: list[GameEvent]
    patch: Any
    floor: int = -1
    legal: list[int] = []
    action: int = -1


class Presence(Plain, tag_field="t", tag="presence"):
    """Which seats are connected, and how many look on."""

    present: list[int]
    watching: int
    away: dict[int, int] = {}


class Earlier(Plain, tag_field="t", tag="earlier"):
    """A page of the history before what was asked for: without chat, or chat alone."""

    steps: list[Step]
    more: bool = False
    chat: bool = False


class Because(Plain, tag_field="t", tag="because"):
    """The answer to why: the actions asked for that can't be chosen. Whoever is not to move gets one reason for all, with the action -1."""

    seq: int
    reasons: list[Reason]


class Foretold(Plain):
    """What one action will surely do: events as the receiver will see them, without own secrets that can't be known yet; and the chances
    after it, by name: how many cases are good, of how many equally likely ones."""

    action: int
    events: list[GameEvent] = []
    odds: dict[str, tuple[int, int]] = {}


class Together(Plain):
    """Choices that reach one after another what none does alone, and what they will surely do."""

    actions: list[int]
    events: list[GameEvent] = []


class Foreseen(Plain, tag_field="t", tag="foreseen"):
    """The answer to foresee: every action that can be chosen now, the chances as they stand, and choices that reach something together;
    neither of these where the table has no meter."""

    seq: int
    actions: list[Foretold]
    odds: dict[str, tuple[int, int]] = {}
    together: list[Together] = []


class Looked(Plain, tag_field="t", tag="looked"):
    ply: int
    view: Any


class Considered(Plain):
    """A choice as the bot sees it: the chance to win, from 0 to 1, and the lead in points it expects at the end."""

    action: int
    chance: float
    lead: float


class Hinted(Plain, tag_field="t", tag="hinted"):
    """What a bot would choose; what that will surely bring; and what the bot compared, the best first."""

    seq: int
    action: int
    brings: list[GameEvent] = []
    considered: list[Considered] = []


class Pong(Plain, tag_field="t", tag="pong"):
    n: int


class Failed(Plain, tag_field="t", tag="error"):
    """A message was not carried out: the catalogues have `server-error-<key>`. `reason` says which rule forbids a choice."""

    key: str
    facts: dict[str, Any] = {}
    reason: Reason | None = None
    seq: int = 0
    """The table's sequence number, where the client's was stale."""
    detail: str = ""
    """For programmers, in English: what is wrong with a malformed message, and where."""


class Bye(Plain, tag_field="t", tag="bye"):
    """The server closes the connection; come back after so many milliseconds (-1: don't)."""

    key: str
    after: int = 0


ServerMessage = Welcome | Update | Earlier | Presence | Because | Foreseen | Looked | Hinted | Pong | Failed | Bye


# HTTP


class NewGuest(Plain):
    name: Name


class Guest(Plain):
    """An identity. The token is the only proof of it: keep it, show it to nobody."""

    player: str
    name: str
    token: str


class Me(Plain):
    player: str
    name: str


class Device(Whole):
    """One token of a player, by the beginning of its hash; times are milliseconds since 1970."""

    id: str
    device: str
    created: int
    used: int
    this: bool
    """The token that asks."""


class Devices(Plain):
    devices: list[Device]


class TransferCode(Plain):
    """Whoever gives this code within `seconds` becomes the same player on another device."""

    code: str
    seconds: int


class Redeem(Plain):
    code: Annotated[str, Meta(min_length=1, max_length=40)]


class NewTable(Plain):
    """A table to make. The maker sits down on the first seat that is no bot's, unless `sit` says otherwise (-1: nowhere)."""

    game: Word
    seats: Seats = 2
    options: Options = {}
    bots: Annotated[dict[SeatText, Word], Meta(max_length=4)] = {}
    """Levels by seat."""
    sit: Annotated[int, Meta(ge=-1, le=3)] | None = None
    listed: bool = False
    clock: ClockRule = ClockRule()
    hints: bool = True
    meter: bool = True
    spectators: bool = True
    undo: Undo = "friendly"
    origin: Origin | None = None
    """Branch off a finished game: game, seats and options are those of it, and every other seat is a bot's."""


class ChangeTable(Plain):
    """What the host may change before the start; absent things stay."""

    options: Options | None = None
    bots: Annotated[dict[SeatText, Word], Meta(max_length=4)] | None = None
    """Levels by seat; an empty level empties the seat."""
    seats: Seats | None = None
    listed: bool | None = None
    clock: ClockRule | None = None
    hints: bool | None = None
    meter: bool | None = None
    spectators: bool | None = None
    undo: Undo | None = None


class Join(Plain):
    """Sit down (again, or elsewhere): on the first empty seat, or on this one."""

    seat: Seat | None = None
    part: Part = ""
    """Goes into the seed where one person plays against bots."""
    seal: Seal = ""
    """The hash of a part that is shown at the start, where several people play."""


class Start(Plain):
    part: Part = ""
    without: Annotated[list[Seat], Meta(max_length=4)] = []
    """Seats of people who are away and add nothing to the seed."""


class Joined(Plain):
    table: TableInfo
    seat: int


class Tables(Plain):
    tables: list[TableInfo]


class MyTable(Plain):
    table: TableInfo
    seat: int
    my_turn: bool
    deadline: int = 0
    """When the time of whoever decides is up, in milliseconds since 1970; 0 where there is no clock."""


class MyTables(Plain):
    tables: list[MyTable]


class Holiday(Plain):
    """Go on holiday until then (milliseconds since 1970) at all own tables where moves take days; 0: be back."""

    until: Annotated[int, Meta(ge=0, le=2**53)]


class Resting(Plain):
    """At how many tables time stands still now, and at how many not: there are no holidays left for so long, or none at all."""

    tables: int
    refused: int = 0


class Feed(Plain):
    """Links that tell whose turn it is, for a calendar and for a feed reader. Whoever has them can read that, and nothing else."""

    calendar: str
    feed: str


class PushKey(Plain):
    """The key by which browsers know this server, for Web Push; empty where it sends no reminders."""

    key: str = ""


class NewPush(Plain):
    """A browser's subscription to Web Push, and the language of its reminders."""

    endpoint: Annotated[str, Meta(max_length=900)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    lang: Annotated[str, Meta(max_length=10)] = "en"


class EndPush(Plain):
    endpoint: Annotated[str, Meta(max_length=900, pattern="^[ -~]*$(?!\n)")]


class Pushes(Plain):
    """How many browsers remind this player."""

    browsers: int


class Played(Whole):
    """A finished game of a player, in short. `points`, `places`, `levels` and `sources` are by seat; the level of a person is empty."""

    table: str
    game: str
    seat: int
    ended: int
    rounds: int
    points: list[int]
    places: list[int]
    winners: list[int]
    levels: list[str]
    sources: list[dict[str, int]] = []
    apart: bool = False
    """Not to be counted with the others: branched off, taken back past something seen, ended early, or played on by a bot."""
    deeds: Deeds = {}
    """The player's own."""


class MyGames(Plain):
    games: list[Played]
    more: bool = False
    """There are older ones."""


class OptionInfo(Whole):
    name: str
    default: int | str
    choices: list[int | str] = []


class DeedInfo(Plain):
    """What a game counts: the kind of deed and the fact that tells what it was done with. `undone`: it can come to nothing."""

    kind: str
    fact: str
    undone: bool = False


class GameInfo(Whole):
    name: str
    rules_version: int
    options: list[OptionInfo]
    bots: list[str]
    """The levels that can sit down, from weak to strong."""
    deeds: list[DeedInfo] = []


class GameTexts(Whole):
    """The words of a game in one language: Fluent catalogues, without comments."""

    game: str
    language: str
    texts: str
    rules: str


class Games(Plain):
    games: list[GameInfo]
    version: str
    protocol: int


class ActionInfo(Whole):
    id: int
    text: str
    verb: str
    facts: dict[str, Any] = {}


class Actions(Plain):
    actions: list[ActionInfo]


class Replay(Whole):
    """A finished game at one ply: the view of a seat (or the public one), and of every seat with `seat=all`."""

    table: TableInfo
    ply: int
    plies: int
    views: list[Any]
    """One view, or those of all seats."""
    rounds: list[int]
    """The first ply of every round, the first round first."""
    steps: list[Step] = []
    """The whole history; only where it was asked for (`steps=1`)."""


class ReviewChoice(Whole):
    """A choice as it was weighed: every seat's chance to win, and the lead in points it was expected to end with."""

    action: int
    chances: list[float]
    points: float


class ReviewDecision(Whole):
    """A decision of a finished game: what was known then, and what the choice cost."""

    ply: int
    round: int
    seat: int
    played: int
    best: int
    choices: list[ReviewChoice]
    """What was compared, the best first."""
    before: list[float]
    """Every seat's chance to win with the best choice; `after` with the choice that was taken."""
    after: list[float]
    cost: float
    gap: float
    """By how much the best choice is better than the next."""
    kind: Literal["mistake", "slip", "find", ""]
    brings: list[GameEvent]
    """What the best choice would surely have brought."""


class ReviewDraw(Whole):
    """The luck of one choice's draws for every seat; of the deal with ply and seat -1."""

    ply: int
    round: int
    seat: int
    luck: list[float]


class ReviewSpell(Whole):
    """The luck of a seat from one of its decisions to the next; `own` where nobody else decided meanwhile."""

    after: int
    before: int
    luck: float
    own: bool


class ReviewSum(Whole):
    """What made a seat's result, in chances to win: start + luck + own errors + others' errors = result."""

    start: float
    luck: float
    own_errors: float
    others_errors: float
    result: float
    deal: float
    """The parts of luck: until the first own decision, in the own turns, and between them."""
    own_draws: float
    others_draws: float
    decisions: int
    slips: int
    mistakes: int
    finds: int
    error_rate: float


class ReviewMoment(Whole):
    """What mattered to a seat."""

    ply: int
    kind: Literal["error", "luck", "find", "theirs"]
    swing: float


class Review(Whole):
    """A finished game looked at again; lists by seat where nothing else is said."""

    game: str
    seats: int
    rounds: int
    finished: bool
    result: list[float]
    points: list[int]
    decisions: list[ReviewDecision]
    """In order, only those in which there was something to decide."""
    draws: list[ReviewDraw]
    spells: list[list[ReviewSpell]]
    sums: list[ReviewSum]
    moments: list[list[ReviewMoment]]


class ReviewState(Plain):
    """How far a review is; ask again in a second or two until it is done."""

    status: Literal["waiting", "working", "done", "failed"]
    done: int = 0
    """Choices looked at so far, of so many."""
    of: int = 0
    review: Review | None = None


class Finished(Whole):
    """What came of a choice: games won and points on average, by seat."""

    action: int
    wins: list[float]
    points: list[float]


class Outlook(Whole):
    """Bots have finished a position so many times after each of these choices, the one that was taken first."""

    games: int
    choices: list[Finished]


class OutlookState(Plain):
    """How far that is."""

    status: Literal["waiting", "working", "done", "failed"]
    outlook: Outlook | None = None


class LessonBeat(Whole):
    """One thing of a lesson to look at, to do or to watch."""

    step: int
    lit: list[str]
    """What is lit meanwhile, in the order it is read; `shows` once it is done."""
    shows: list[str]
    say: str
    """The key of the text before it; `done` after it, `nudge` for any other choice. Empty for none."""
    done: str
    seat: int
    """Who acts: 0 the learner, -1 nobody."""
    action: int
    also: list[int]
    """Actions that are as good: they begin another way through the lesson."""
    nudge: str
    nudges: dict[str, str]
    """Answers to certain other choices, by action."""
    begins: Welcome | None
    """The situation that it begins with, where it does not go on from the beat before."""
    happens: Update | None
    """What it does, as the learner is told; with the whole view."""
    foreseen: Foreseen | None
    """What each of the learner's choices would surely do, in the situation before it."""


class Lesson(Whole):
    """The first lesson of a game, played along one of its ways."""

    game: str
    title: str
    tips: list[str]
    steps: int
    beats: list[LessonBeat]
    actions: list[ActionInfo]


class Health(Plain):
    status: str
    version: str
    store: str


class Problem(Plain):
    """What every refused HTTP request answers: the catalogues have `server-error-<key>`."""

    key: str
    facts: dict[str, Any] = {}
    detail: str = ""
    """For programmers, in English."""


CLIENT = msgspec.json.Decoder(ClientMessage)
