"""Texts in four languages, made from keys and facts by the Fluent catalogues in `locale/`.

The first word of a key names the catalogue: `kodachi-card-…` stands in `kodachi.ftl`, `terminal-…` in `terminal.ftl`, and `rule-KP-5-3` in
the `rules-….ftl` of its game. Facts that are keys themselves are turned into names on the way: a fact `space` with the value `left-1`
becomes the text `<game>-space-left-1`, a seat the name of its player, a tuple a list. A game brings its texts by bringing these keys.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from kotable.games import names as game_names
from kotable.games import package_of
from kotable.values import SPECTATOR, Action, Event, Facts, KotableError, Refusal

LANGUAGES = ("en", "de", "fr", "pl")
FALLBACK = "en"
BOT = "bot:"
"""A player of this name in a record is a bot of the level that follows."""
MARK = "[en] "
"""Marks a text whose catalogue does not exist in the requested language."""
PERCENT = {"en": "%", "de": "\xa0%", "fr": "\u202f%", "pl": "%"}
"""What stands after a number of per cent, as browsers write it."""

SEAT_FACTS = ("village", "owner", "host", "seat", "first", "active", "taker", "leader")
"""Facts that, as numbers, are seats."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule in words: its id, a short title, its text, and, if the rulebook is silent, why we play it this way."""

    id: str
    title: str
    text: str
    ruling: str


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the rules: its number, its title, an introduction, and its rules."""

    number: int
    title: str
    text: str
    rules: tuple[Rule, ...]


class Catalogue:
    """One file in one language; in English if that language has no such file."""

    def __init__(self, lang: str, name: str) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.mark = ""
        self.ids: tuple[str, ...] = ()
        text = source(lang, name)
        if text is None and lang != FALLBACK:
            text = source(FALLBACK, name)
            self.bundle = FluentBundle([FALLBACK], use_isolating=False)
            self.mark = MARK
        if text is not None:
            resource = FluentResource(text)
            self.bundle.add_resource(resource)
            self.ids = tuple(entry.id.name for entry in resource.body if isinstance(entry, Message))

    def pattern(self, key: str, attribute: str = "") -> Any | None:
        """The message, or one of its attributes; None where there is none."""
        if not self.bundle.has_message(key):
            return None
        message = self.bundle.get_message(key)
        return message.attributes.get(attribute) if attribute else message.value

    def fill(self, pattern: Any, facts: Mapping[str, Any]) -> str:
        # A blank without a fact stays visible as {$name}.
        text, _ = self.bundle.format_pattern(pattern, dict(facts))
        return self.mark + str(text)


def source(lang: str, name: str) -> str | None:
    """The text of a catalogue, from the package that brings the game it belongs to."""
    file = files(package_of(name.rpartition("-")[2])).joinpath("locale", lang, f"{name}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else None


def written(lang: str, name: str) -> str:
    """A catalogue as it is written, without its comments, for those who fill the blanks themselves; of English where there is no other."""
    text = source(lang, name) or source(FALLBACK, name) or ""
    return "\n".join(line for line in text.splitlines() if line and not line.startswith("#"))


@cache
def catalogue(lang: str, name: str) -> Catalogue:
    return Catalogue(lang, name)


def language(wish: str = "") -> str:
    """The requested language, or that of the environment, or English. Raises KotableError for one that we do not have."""
    if wish:
        if wish not in LANGUAGES:
            raise KotableError(f"there are no texts in '{wish}': there are {', '.join(LANGUAGES)}")
        return wish
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else FALLBACK
    return FALLBACK


def text_key(key: str) -> str:
    """A key of a card or a place in the form that keys of catalogues allow: `e2/4-gold` is `e2-or-4-gold`, `e3+5` is `e3-and-5`."""
    return key.replace("/", "-or-").replace("+", "-and-")


class Texts:
    """The texts of one language; with the name of a game also those of its cards, choices, events and rules."""

    def __init__(self, lang: str = FALLBACK, game: str = "") -> None:
        self.lang = language(lang)
        self.game = game

    # Plain messages

    def has(self, key: str, attribute: str = "") -> bool:
        return self._find(key).pattern(key, attribute) is not None

    def get(self, key: str, /, **facts: Any) -> str:
        """The text of a key. A missing text is shown as its key in brackets, so that it is noticed and nothing breaks."""
        return self._text(key, "", facts)

    def attribute(self, key: str, attribute: str, /, **facts: Any) -> str:
        """Like `get`, for a part of a message such as the `ability` of a card; empty if there is none."""
        return self._text(key, attribute, facts) if self.has(key, attribute) else ""

    def _find(self, key: str) -> Catalogue:
        first, _, rest = key.partition("-")
        if first == "rules":
            return catalogue(self.lang, f"rules-{rest.partition('-')[0]}")
        if first == "rule":
            games = (self.game,) if self.game else game_names()
            found = (catalogue(self.lang, f"rules-{name}") for name in games)
            return next((one for one in found if one.bundle.has_message(key)), catalogue(self.lang, f"rules-{games[0]}"))
        return catalogue(self.lang, first)

    def _text(self, key: str, attribute: str, facts: Mapping[str, Any]) -> str:
        found = self._find(key)
        pattern = found.pattern(key, attribute)
        return f"⟦{key}{'.' * bool(attribute)}{attribute}⟧" if pattern is None else found.fill(pattern, facts)

    def percent(self, number: int | str) -> str:
        """A number of per cent."""
        return f"{number}{PERCENT[self.lang]}"

    # Names

    def name(self, game: str = "") -> str:
        """What a game is called."""
        game = game or self.game
        return self.get(f"{game}-name")

    def card(self, key: str) -> str:
        return self.thing("card", key)

    def ability(self, key: str) -> str:
        """What a card does, in about ten words; empty if there is nothing to say."""
        return self.attribute(f"{self.game}-card-{text_key(key)}", "ability")

    def thing(self, what: str, key: str) -> str:
        """The name of a thing of the game: of a `space`, a `treasure`, a `stance`, … or, failing that, of a card or treasure.

        What it is called by the last word of its key comes before the card: `g1-scroll` is paid as a `scroll`."""
        keys = [(kind, text_key(key)) for kind in (what, *singulars(what))]
        for kind, tail in (*keys, (what, key.rpartition("-")[2]), ("card", text_key(key)), ("treasure", text_key(key))):
            name = f"{self.game}-{kind}-{tail}"
            if self.has(name):
                return self.get(name)
        return key

    def listed(self, keys: Iterable[str], what: str = "card") -> str:
        """A list of names; equal names appear once, with their number."""
        counts = Counter(self.thing(what, key) for key in keys)
        names = [name if n == 1 else f"{n} × {name}" for name, n in counts.items()]
        return ", ".join(names) if names else self.get("terminal-nothing")

    # What a game says

    def event(self, event: Event, names: Sequence[str], viewer: int = SPECTATOR, you: int = SPECTATOR) -> str:
        """An event as a sentence, as `viewer` may know it; `names` are the players by seat.

        `you` is the seat of the reader: what they do, and what is done in their village, is told as to a friend, where the game has words
        for it."""
        seen = event.seen_by(viewer)
        key = f"{self.game}-event-{event.kind}"
        facts = self._facts({**seen.public, **seen.secret}, names)
        facts["who"] = called(event.seat, names)
        own = bool(seen.secret) or seen.public.get("village") == event.seat or seen.public.get("pile") == "own"
        mine = event.seat == you != SPECTATOR
        yours = not mine and seen.public.get("village", SPECTATOR) == you != SPECTATOR
        forms = ("you-own" if mine and own else "", "you" if mine else "", "yours" if yours else "", "own" if own else "")
        return self._text(key, next((form for form in forms if form and self.has(key, form)), ""), facts)

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Why something can't be chosen, in a sentence without the rule's id."""
        return self._text(refusal.key, "", self._facts(refusal.facts, names))

    def action(self, action: Action) -> str:
        """What a choice is called on a button."""
        key = f"{self.game}-act-{action.verb}"
        return self._text(key, "", self._facts(action.facts, ())) if self.has(key) else action.text

    def phase(self, phase: str, **facts: Any) -> str:
        """What is to be decided now."""
        return self._text(f"{self.game}-phase-{phase}", "", facts)

    def reason(self, reason: str) -> str:
        """What ended a game."""
        return self.thing("reason", reason)

    def _facts(self, facts: Facts, names: Sequence[str]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name, value in facts.items():
            if isinstance(value, bool):
                found[name] = "yes" if value else "no"
            elif isinstance(value, int):
                found[name] = called(value, names) if name in SEAT_FACTS else value
            elif isinstance(value, str):
                found[name] = self.thing(name, value)
            else:
                found[name] = self.listed(value, name)
        # A village is named after its owner.
        if isinstance(facts.get("village"), int):
            found["owner"] = found["village"]
        return found

    # The rules

    def rule(self, rule: str) -> Rule:
        """A rule by its id, such as KP-5.3. Raises KotableError."""
        key = f"rule-{rule.strip().upper().replace('.', '-')}"
        if not self.has(key):
            of = f" of {self.game}" if self.game else ""
            raise KotableError(f"there is no rule '{rule.strip()[:20]}'{of}: rules are called like {', '.join(self._examples())}")
        return self._rule(key)

    def rules(self) -> tuple[Section, ...]:
        """All rules of the game, by sections."""
        found = catalogue(self.lang, f"rules-{self.game}")
        sections: list[Section] = []
        head = f"rules-{self.game}-section-"
        for key in found.ids:
            if key.startswith(head):
                sections.append(Section(int(key[len(head) :]), self.get(key), self.attribute(key, "text"), ()))
            elif key.startswith("rule-") and sections:
                last = sections[-1]
                sections[-1] = Section(last.number, last.title, last.text, (*last.rules, self._rule(key)))
        return tuple(sections)

    def _rule(self, key: str) -> Rule:
        # rule-KP-5-3 is KP-5.3
        game, section, number = key.split("-")[1:]
        return Rule(f"{game}-{section}.{number}", self.attribute(key, "title"), self.get(key), self.attribute(key, "ruling"))

    def _examples(self) -> list[str]:
        games = (self.game,) if self.game else game_names()
        firsts = [next((k for k in catalogue(self.lang, f"rules-{g}").ids if k.startswith("rule-")), "") for g in games]
        return [self._rule(key).id for key in firsts if key]


def called(seat: int, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else str(seat)


def player_names(players: Sequence[str], texts: Texts) -> list[str]:
    """The names to show: who has none is called Player 1, …; bots are called after their level, and numbered where there are several."""
    raw = [name or texts.get("terminal-player", number=seat + 1) for seat, name in enumerate(players)]
    shown = []
    for seat, name in enumerate(raw):
        if name.startswith(BOT):
            same = [other for other, called in enumerate(raw) if called == name]
            level = name[len(BOT) :]
            title = texts.get(f"terminal-bot-{level}") if texts.has(f"terminal-bot-{level}") else level.capitalize()
            name = title if len(same) == 1 else f"{title} {same.index(seat) + 1}"
        shown.append(name)
    return shown


def singulars(word: str) -> tuple[str, ...]:
    """What a list is a list of: cards, ceremonies."""
    return (f"{word[:-3]}y",) if word.endswith("ies") else (word[:-1],) if word.endswith("s") else ()
