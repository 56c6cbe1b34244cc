"""The cards of Kodachi as data (KD-1.1 to KD-1.4, KD-9.1 to KD-9.6).

The published list is not known to this project: `reconstructed-1.toml` beside this module says of every row where it comes from. Another
list in the same form can be loaded from a file; it is checked against everything that is known, and refused with a sentence for each
contradiction.
"""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from kotable.values import OptionError

DEFAULT: Final = "reconstructed-1"

TREASURES: Final[tuple[str, ...]] = ("fan", "scroll", "vase", "jade", "gold")
"""KD-1.3; gold stands for any of them (KD-5.4)."""
GOLD: Final = 4
CLANS: Final[tuple[str, ...]] = ("red", "blue", "green")
TOKEN_VALUES: Final[tuple[int, ...]] = (2, 4, 5)
"""KD-1.4: from the top of a clan's stack to its bottom."""
RUMORS: Final[tuple[str, ...]] = ("envoy", "rumor", "skill", "few")
"""KD-7.3: what a rumor counts; `few` is the one that pays 6, 4 or 2."""
GROUPS: Final[tuple[str, ...]] = ("dojo", "start", "rumor", "skill", "envoy")
PROVENANCES: Final[tuple[str, ...]] = ("rulebook", "review", "reconstructed")
GIFTS: Final[tuple[str, ...]] = ("fan", "scroll", "vase")
"""KD-2.3: what the second, third and fourth player start with."""

MOST_TREASURES: Final = 4
"""No price is higher than this."""
MOST_KINDS: Final = 62
"""A hand is a set of this many bits."""


@dataclass(frozen=True, slots=True)
class Use:
    """One way to play a card in a fight (KD-4.4): as a dojo card or a modifier, then switching, then drawing."""

    name: str
    dojo: int | None = None
    add: int = 0
    switch: bool = False
    draw: int = 0


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card that players have in hand: a starting card or one of the house."""

    key: str
    group: str
    count: int
    """Copies in the house deck; of starting cards, copies for each player."""
    uses: tuple[Use, ...]
    points: int = 0
    price: tuple[str, ...] = ()
    """Words: `any`, `pair`, or treasures by name; empty for starting cards."""
    clan: str = ""
    scores: str = ""
    gold: bool = False
    """KD-5.5: may be used as 1 gold from the hand."""
    provenance: str = "reconstructed"
    guessed: tuple[str, ...] = ()

    @property
    def value(self) -> int | None:
        """Its value as a dojo card, where it has one only."""
        return self.uses[0].dojo if len(self.uses) == 1 else None


@dataclass(frozen=True, slots=True)
class Guard:
    """A kind of guard card: one guard, one with two values (KD-3.6), or two guards (KD-3.7)."""

    key: str
    treasure: str
    count: int
    low: tuple[int, ...]
    """What stealth faces: one value, or one for each guard of a pair."""
    high: tuple[int, ...]
    """What strength faces."""
    elite: bool
    provenance: str = "reconstructed"
    guessed: tuple[str, ...] = ()

    @property
    def pair(self) -> bool:
        return len(self.low) == 2


@dataclass(frozen=True, slots=True)
class CardList:
    """A whole list. The order of its rows is the order of the kinds in the engine."""

    name: str
    cards: tuple[Card, ...]
    """Starting cards first, then the house."""
    guards: tuple[Guard, ...]
    """Brown ones first, then the elites."""
    hash: str

    def of(self, *groups: str) -> tuple[Card, ...]:
        return tuple(card for card in self.cards if card.group in groups)

    @property
    def house(self) -> tuple[Card, ...]:
        return self.of("rumor", "skill", "envoy")

    def card(self, key: str) -> Card | Guard:
        every: list[Card | Guard] = [*self.cards, *self.guards]
        return next(card for card in every if card.key == key)


def text_key(key: str) -> str:
    """The part of a catalogue key that names this card: `e2/4-gold` is `e2-or-4-gold`, `e3+5-jade` is `e3-and-5-jade`."""
    return key.replace("/", "-or-").replace("+", "-and-")


@lru_cache(maxsize=1)
def standard() -> CardList:
    return parse(files("kotable.kodachi").joinpath(f"{DEFAULT}.toml").read_text(encoding="utf-8"), DEFAULT)


def load(name_or_path: str) -> CardList:
    """The list of this name or in this file. Raises OptionError."""
    if name_or_path == DEFAULT:
        return standard()
    try:
        text = Path(name_or_path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or "it is no text file"
        raise OptionError(f"the card list '{name_or_path}' can't be read ({reason}): expected {DEFAULT} or a TOML file") from None
    return parse(text, name_or_path)


def parse(text: str, where: str) -> CardList:
    """The list that a TOML text describes, checked. `where` names it in complaints."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise OptionError(f"the card list '{where}' is no TOML: {problem}") from None
    try:
        found = _list(data)
    except _Wrong as wrong:
        raise OptionError(f"the card list '{where}' can't be read: {wrong}") from None
    problems = contradictions(found)
    if problems:
        raise OptionError(f"the card list '{where}' can't be true: " + " ".join(f"{problem}." for problem in problems))
    return found


class _Wrong(Exception):
    pass


class _Row:
    """One row of the file; each value can be asked for, and those not asked for are refused."""

    def __init__(self, group: str, number: int, data: Any) -> None:
        self.where = f"{group} row {number}"
        if not isinstance(data, dict):
            raise _Wrong(f"{self.where} should be a table, not {data!r:.40}")
        self.data: dict[str, Any] = data
        self.asked: set[str] = set()
        if isinstance(data.get("key"), str):
            self.where += f" ({data['key'][:30]})"

    def get(self, name: str, default: Any = None) -> Any:
        self.asked.add(name)
        if name not in self.data and default is None:
            raise _Wrong(f"{self.where} has no {name}")
        return self.data.get(name, default)

    def number(self, name: str, least: int, most: int, default: int | None = None) -> int:
        value = self.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise _Wrong(f"{name} of {self.where} should be a number from {least} to {most}, not {value!r:.40}")
        return value

    def flag(self, name: str) -> bool:
        value = self.get(name, False)
        if not isinstance(value, bool):
            raise _Wrong(f"{name} of {self.where} should be true or false, not {value!r:.40}")
        return value

    def choice(self, name: str, known: Iterable[str], default: str | None = None) -> str:
        value = self.get(name, default)
        if value not in (*known,):
            raise _Wrong(f"{name} of {self.where} should be one of {', '.join(known)}, not {value!r:.40}")
        return str(value)

    def key(self, signs: str, name: str = "key") -> str:
        value = self.get(name)
        if not isinstance(value, str) or not 1 <= len(value) <= 30 or not value.isascii() or not value[-1].isalnum():
            raise _Wrong(f"{name} of {self.where} should be a short name in small letters, not {value!r:.40}")
        if not value[0].isalnum() or any(not (c.isalnum() or c in signs) or c.isupper() for c in value):
            raise _Wrong(f"{name} of {self.where} should be small letters, digits and {' '.join(signs)}, not {value!r:.40}")
        return value

    def source(self) -> tuple[str, tuple[str, ...]]:
        guessed = self.get("guessed", [])
        if not isinstance(guessed, list) or not all(isinstance(name, str) for name in guessed):
            raise _Wrong(f"guessed of {self.where} should be a list of names, not {guessed!r:.40}")
        return self.choice("provenance", PROVENANCES), tuple(guessed)

    def price(self) -> tuple[str, ...]:
        value = self.get("price")
        words = tuple(value.split()) if isinstance(value, str) else ()
        form = tuple(sorted(words))
        general = form in (("any",), ("pair",), ("any", "any"), ("any", "pair"))
        if not general and not (1 <= len(words) <= MOST_TREASURES and all(word in TREASURES[:GOLD] for word in words)):
            raise _Wrong(
                f"price of {self.where} should be 'any', 'pair', 'any any', 'any pair' or up to {MOST_TREASURES} of "
                f"{', '.join(TREASURES[:GOLD])}, not {value!r:.40}"
            )
        return form if general else tuple(sorted(words, key=TREASURES.index))

    def uses(self) -> tuple[Use, ...]:
        rows = self.get("uses")
        if not isinstance(rows, list) or not 1 <= len(rows) <= 4:
            raise _Wrong(f"uses of {self.where} should be a list of one to four tables, not {rows!r:.40}")
        found = []
        for number, data in enumerate(rows, 1):
            row = _Row(f"{self.where}, use", number, data)
            dojo = row.number("dojo", 0, 9) if "dojo" in row.data else None
            use = Use(row.key("-", "name"), dojo, row.number("add", -9, 9, 0), row.flag("switch"), row.number("draw", 0, 9, 0))
            row.finish()
            if dojo is not None and use.add:
                raise _Wrong(f"{row.where} can't be a dojo card and a modifier at once")
            if dojo is None and not use.add and not use.switch and not use.draw:
                raise _Wrong(f"{row.where} does nothing")
            found.append(use)
        if len({use.name for use in found}) < len(found):
            raise _Wrong(f"uses of {self.where} should have different names")
        return tuple(found)

    def finish(self) -> None:
        for name in self.data:
            if name not in self.asked:
                raise _Wrong(f"{self.where} has '{name}', which is not known")


def _dojo(row: _Row) -> Card:
    use = Use("dojo", row.number("value", 0, 9))
    return Card(row.key("-"), "dojo", row.number("count", 1, 10), (use,), 0, (), "", "", False, *row.source())


def _start(row: _Row) -> Card:
    points = row.number("points", 0, 20, 0)
    return Card(row.key("-"), "start", row.number("count", 1, 2), row.uses(), points, (), "", "", False, *row.source())


def _rumor(row: _Row) -> Card:
    use = Use("dojo", row.number("value", 0, 9))
    scores = row.choice("scores", RUMORS)
    return Card(row.key("-"), "rumor", row.number("count", 1, 60), (use,), 0, row.price(), "", scores, False, *row.source())


def _skill(row: _Row) -> Card:
    points, price, gold = row.number("points", 0, 20), row.price(), row.flag("gold")
    return Card(row.key("-"), "skill", row.number("count", 1, 60), row.uses(), points, price, "", "", gold, *row.source())


def _envoy(row: _Row) -> Card:
    use = Use("dojo", row.number("value", 0, 9))
    clan, points = row.choice("clan", CLANS), row.number("points", 0, 20)
    return Card(row.key("-"), "envoy", row.number("count", 1, 60, 1), (use,), points, row.price(), clan, "", False, *row.source())


def _guard(row: _Row) -> Guard:
    value = row.number("value", 0, 9)
    treasure = row.choice("treasure", TREASURES)
    return Guard(row.key("-/+"), treasure, row.number("count", 1, 50), (value,), (value,), False, *row.source())


def _elite(row: _Row) -> Guard:
    if "pair" in row.data:
        pair = row.get("pair")
        if not (
            isinstance(pair, list) and len(pair) == 2 and all(isinstance(n, int) and not isinstance(n, bool) and 0 <= n <= 9 for n in pair)
        ):
            raise _Wrong(f"pair of {row.where} should be two numbers from 0 to 9, not {pair!r:.40}")
        low = high = (pair[0], pair[1])
        return Guard(row.key("-/+"), row.choice("treasure", TREASURES), row.number("count", 1, 50), low, high, True, *row.source())
    lows, highs = (row.number("low", 0, 9),), (row.number("high", 0, 9),)
    return Guard(row.key("-/+"), row.choice("treasure", TREASURES), row.number("count", 1, 50), lows, highs, True, *row.source())


_CARD_ROWS: Final[dict[str, Callable[[_Row], Card]]] = {
    "dojo": _dojo,
    "start": _start,
    "rumor": _rumor,
    "skill": _skill,
    "envoy": _envoy,
}
_GUARD_ROWS: Final[dict[str, Callable[[_Row], Guard]]] = {"guard": _guard, "elite": _elite}


def _list(data: dict[str, Any]) -> CardList:
    name = data.get("name")
    if not isinstance(name, str) or not name.strip() or len(name) > 60 or not name.isprintable():
        raise _Wrong(f"name should be a short text, not {name!r:.40}")
    for group in data:
        if group != "name" and group not in _CARD_ROWS and group not in _GUARD_ROWS:
            raise _Wrong(f"'{group}' is not known: expected name, {', '.join((*_CARD_ROWS, *_GUARD_ROWS))}")
    cards: list[Card] = []
    guards: list[Guard] = []
    for group in (*_CARD_ROWS, *_GUARD_ROWS):
        rows = data.get(group)
        if not isinstance(rows, list) or not rows:
            raise _Wrong(f"it has no [[{group}]] rows")
        for number, values in enumerate(rows, 1):
            row = _Row(group, number, values)
            if group in _CARD_ROWS:
                cards.append(_CARD_ROWS[group](row))
            else:
                guards.append(_GUARD_ROWS[group](row))
            row.finish()
    for key, times in Counter([card.key for card in cards] + [guard.key for guard in guards]).items():
        if times > 1:
            raise _Wrong(f"'{key}' stands {times} times, and keys must differ")
        if key in TREASURES:
            raise _Wrong(f"'{key}' is the name of a treasure and can't be a key")
    return CardList(name, tuple(cards), tuple(guards), _hash(cards, guards))


def _hash(cards: list[Card], guards: list[Guard]) -> str:
    """Everything that matters to a game, in its order; not what is said about it."""
    rows: list[Any] = [
        [c.key, c.group, c.count, c.points, c.price, c.clan, c.scores, c.gold] + [[u.name, u.dojo, u.add, u.switch, u.draw] for u in c.uses]
        for c in cards
    ]
    rows += [[g.key, g.treasure, g.count, g.low, g.high, g.elite] for g in guards]
    return blake2b(json.dumps(rows, separators=(",", ":")).encode(), digest_size=16).hexdigest()


def contradictions(found: CardList) -> list[str]:
    """What of this list can't be true, a sentence each, after everything that is known of the cards."""
    problems: list[str] = []

    def need(true: bool, rule: str, sentence: str) -> None:
        if not true:
            problems.append(f"{sentence} ({rule})")

    def total(rows: Iterable[Card | Guard], number: int, rule: str, what: str) -> None:
        has = sum(row.count for row in rows)
        need(has == number, rule, f"It has {has} {what}, and there are {number}")

    dojo, start, rumors = found.of("dojo"), found.of("start"), found.of("rumor")
    skills, envoys = found.of("skill"), found.of("envoy")
    brown = [guard for guard in found.guards if not guard.elite]
    elite = [guard for guard in found.guards if guard.elite]

    total(dojo, 10, "KD-1.1", "dojo cards for each player")
    total(start, 2, "KD-1.1", "starting skills for each player")
    total(envoys, 21, "KD-1.2", "envoys")
    total(rumors, 17, "KD-1.2", "rumors")
    total(skills, 22, "KD-1.2", "skills")
    total(brown, 35, "KD-1.3", "guards with a brown back")
    total(elite, 15, "KD-1.3", "elite guards")
    kinds = len(found.cards)
    need(
        kinds <= MOST_KINDS, "KD-9.1", f"It has {kinds} kinds of starting and house cards, and {MOST_KINDS} are the most that can be played"
    )
    for clan in CLANS:
        need(any(card.clan == clan for card in envoys), "KD-1.2", f"It has no envoy of the {clan} clan")
    golden = sum(card.gold for card in skills)
    need(golden <= 4, "KD-5.5", f"It has {golden} kinds of skills that can be used as gold, and 4 are the most that can be played")

    values = {card.value for card in dojo}
    need(values == {1, 2, 4, 5}, "KD-9.1", f"Dojo cards have the values 1, 2, 4 and 5, not {_listed(values)}")
    three = {(3, 0, False, 0), (None, 1, False, 0), (None, -1, False, 0)}
    for card in start:
        need(_effects(card) == three, "KD-9.1", f"A starting skill is a 3, or +1, or -1, and '{card.key}' is not")
        need(card.points == 0, "KD-9.1", f"A starting skill has 0 points, and '{card.key}' has {card.points}")

    for kind, value in (("envoy", 5), ("rumor", 5), ("skill", 2), ("few", 3)):
        named = "6/4/2 rumor" if kind == "few" else f"rumor for each {kind}"
        rows = [card for card in rumors if card.scores == kind]
        need(bool(rows), "KD-9.2", f"It has no {named}")
        for card in rows:
            need(card.value == value, "KD-9.2", f"The {named} has the value {value}, and '{card.key}' has {card.value}")
    for card in rumors:
        need(card.price == ("any",), "KD-9.2", f"A rumor costs any 1 treasure, and '{card.key}' does not")

    for named, effects, points, gold in _KNOWN_SKILLS:
        there = any(_effects(c) == effects and points in (None, c.points) and c.gold == gold for c in skills)
        worth = "" if points is None else f" with {points} point{'s' if points > 1 else ''}"
        need(there, "KD-9.3", f"It has no skill '{named}'{worth}")
    singles = {("any",), ("vase",)}
    need(any(c.price in singles for c in skills), "KD-9.3", "It has no skill that costs any 1 treasure or 1 vase")
    need(any(c.price == ("pair",) for c in skills), "KD-9.3", "It has no skill that costs 2 treasures of one kind")
    need(any(c.price == ("any", "any") for c in skills), "KD-9.3", "It has no skill that costs any 1 and any 1 treasure")

    blue = any(card.clan == "blue" and card.value == 2 and card.points == 4 for card in envoys)
    need(blue, "KD-9.4", "It has no blue envoy of value 2 with 4 points")
    sums = {a + b for a, b in combinations(_points(envoys), 2)}
    need(9 in sums, "KD-9.4", "It has no two envoys with 9 points together")
    for price, what in (
        (("any", "pair"), "any 1 and 2 of one kind"),
        (("fan", "fan", "scroll"), "2 fans and 1 scroll"),
        (("scroll", "vase", "jade"), "1 jade, 1 vase and 1 scroll"),
    ):
        need(any(card.price == price for card in envoys), "KD-9.4", f"It has no envoy that costs {what}")

    for value in (2, 3, 4, 5):
        need(any(g.low == (value,) for g in brown), "KD-9.5", f"It has no brown guard of value {value}")
    for treasure in GIFTS:
        need(any(g.treasure == treasure for g in brown), "KD-9.5", f"It has no brown guard with a {treasure}")
    for guard in elite:
        low, high = guard.low[0], guard.high[0]
        need(
            guard.pair or low < high, "KD-3.6", f"{guard.key} is {low} for stealth and {high} for strength, but the low value is stealth's"
        )
    faces = {(g.low, g.high) for g in elite}
    need(((2,), (4,)) in faces, "KD-9.5", "It has no elite guard that is 2 for stealth and 4 for strength")
    need(((0,), (3,)) in faces, "KD-9.5", "It has no elite guard that is 0 for stealth and 3 for strength")
    need(((3, 5), (3, 5)) in faces, "KD-9.5", "It has no elite guard that is two guards, a 3 and a 5")
    need(any(high == (6,) for _, high in faces), "KD-9.5", "It has no elite guard that is a 6 for strength")

    for kind in ("envoy", "few"):
        copies = sum(card.count for card in rumors if card.scores == kind)
        named = "6/4/2 rumors" if kind == "few" else "rumors for each envoy"
        need(copies >= 2, "KD-9.6", f"It has fewer than two {named}")
    fours = {a + b + c for a, b, c in combinations(sorted(_points((*start, *skills)))[:30], 3)}
    need(4 in fours, "KD-9.6", "It has no three skills with 4 points together")
    return problems


def _effects(card: Card) -> set[tuple[int | None, int, bool, int]]:
    return {(use.dojo, use.add, use.switch, use.draw) for use in card.uses}


def _points(cards: Iterable[Card]) -> list[int]:
    return [card.points for card in cards for _ in range(min(card.count, 3))]


def _listed(values: Iterable[int | None]) -> str:
    return ", ".join(str(value) for value in sorted(value for value in values if value is not None))


_KNOWN_SKILLS: Final[tuple[tuple[str, set[tuple[int | None, int, bool, int]], int | None, bool], ...]] = (
    ("draw 3", {(None, 0, False, 3)}, 2, False),
    ("dojo 0 and draw 1", {(0, 0, False, 1)}, 1, False),
    ("switch", {(None, 0, True, 0)}, 2, False),
    ("+2 and draw 1", {(None, 2, False, 1)}, 2, False),
    ("-2 and draw 1", {(None, -2, False, 1)}, None, False),
    ("+1 or -1 and draw 1", {(None, 1, False, 1), (None, -1, False, 1)}, 2, False),
    ("dojo 3 or 1 gold", {(3, 0, False, 0)}, 2, True),
    ("dojo 1 or dojo 5", {(1, 0, False, 0), (5, 0, False, 0)}, 2, False),
)
