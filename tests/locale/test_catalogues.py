"""The catalogues say the same in all languages, well set; what the program has to say is there, and nothing is left over."""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from kotable.game import Setup
from kotable.games import NAMES, game
from kotable.texts import FALLBACK, LANGUAGES, PERCENT, Texts, singulars, text_key
from kotable.values import Event, Refusal

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "kotable"
LOCALE = PACKAGE / "locale"
FILES = sorted({path.stem for path in LOCALE.glob("*/*.ftl")})
ENGLISH = [name for name in FILES if (LOCALE / FALLBACK / f"{name}.ftl").is_file()]
THERE = [(lang, name) for lang in LANGUAGES for name in FILES if (LOCALE / lang / f"{name}.ftl").is_file()]

# A file that is not there is missed once, by the first test.
every_file = pytest.mark.parametrize(("lang", "name"), THERE)
every_translation = pytest.mark.parametrize(("lang", "name"), [one for one in THERE if one[0] != FALLBACK and one[1] in ENGLISH])
every_english_file = pytest.mark.parametrize("name", ENGLISH)
every_game = pytest.mark.parametrize("name", NAMES)

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
PLURALS = {"en": {"one", "other"}, "de": {"one", "other"}, "fr": {"one", "other"}, "pl": {"one", "few", "many", "other"}}
"""The plural forms of whole numbers. The `many` of French is for millions, which no text here counts."""

SAME = {
    "de": {
        "Bot",
        "Chat",
        "Kotable",
        "Kokopelli",
        "Kodachi",
        "Dojo",
        "Elite",
        "Hand",
        "Vase",
        "Jade",
        "Gold",
        "plus",
        "minus",
        "normal",
        "Normal",
        "Name",
    },
    "fr": {
        "Bot",
        "bot",
        "Pages",
        "Pause",
        "Normal",
        "Licences",
        "Kotable",
        "Kokopelli",
        "Kodachi",
        "Dojo",
        "Vase",
        "Village",
        "Novice",
        "vase",
        "jade",
        "plus",
        "action",
        "actions",
        "point",
        "points",
    },
    "pl": {"Bot", "bot", "Kotable", "Kokopelli", "Kodachi", "Dojo", "plus", "minus", "normal"},
}
"""Words that are the same in English: a text made of these alone may stay as it is."""

QUOTES = {"en": "‘’“”", "de": "„“‚‘’", "fr": "«»’", "pl": "„”’"}
ALL_QUOTES = set("'\"`´‘’‚“”„«»‹›")


# Reading


@cache
def parsed(lang: str, name: str) -> ftl.Resource:
    return FluentParser(with_spans=False).parse((LOCALE / lang / f"{name}.ftl").read_text(encoding="utf-8"))


@cache
def texts_of(lang: str, name: str) -> Mapping[str, ftl.Pattern]:
    """Every text of a file: of messages by their ids, of attributes as `id.attribute`."""
    found: dict[str, ftl.Pattern] = {}
    for entry in parsed(lang, name).body:
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


def ids_of(name: str) -> list[str]:
    return [entry.id.name for entry in parsed(FALLBACK, name).body if isinstance(entry, ftl.Message)]


class Parts(Visitor):
    """What a text is made of."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.blanks: set[str] = set()
        self.words: list[str] = []
        self.selectors: list[ftl.SelectExpression] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.blanks.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.selectors.append(node)
        self.generic_visit(node)


def blanks_of(pattern: ftl.Pattern) -> set[str]:
    return Parts(pattern).blanks


def cases(selector: ftl.SelectExpression) -> set[str]:
    return {key.name if isinstance(key, ftl.Identifier) else key.value for key in (variant.key for variant in selector.variants)}


# All languages say the same


def test_every_language_has_every_file() -> None:
    assert {path.name for path in LOCALE.iterdir() if path.is_dir()} == set(LANGUAGES)
    missing = [f"{lang}/{name}.ftl" for lang in LANGUAGES for name in FILES if not (LOCALE / lang / f"{name}.ftl").is_file()]
    assert not missing


@every_file
def test_it_parses(lang: str, name: str) -> None:
    junk = [entry.content for entry in parsed(lang, name).body if isinstance(entry, ftl.Junk)]
    assert not junk
    counts = Counter(entry.id.name for entry in parsed(lang, name).body if isinstance(entry, ftl.Message | ftl.Term))
    assert not [key for key, times in counts.items() if times > 1]


@every_translation
def test_the_same_messages_and_attributes(lang: str, name: str) -> None:
    here, english = texts_of(lang, name), texts_of(FALLBACK, name)
    assert not english.keys() - here.keys(), "missing"
    assert not here.keys() - english.keys(), "not in English"
    assert list(here) == list(english), "in another order"


@every_translation
def test_the_same_blanks(lang: str, name: str) -> None:
    here, english = texts_of(lang, name), texts_of(FALLBACK, name)
    different = {key: (blanks_of(here[key]), blanks_of(english[key])) for key in here.keys() & english.keys()}
    assert not {key: both for key, both in different.items() if both[0] != both[1]}


@every_file
def test_plural_forms(lang: str, name: str) -> None:
    wrong = {}
    for key, pattern in texts_of(lang, name).items():
        for selector in Parts(pattern).selectors:
            # Numbers may have texts of their own besides ([0] no cards); where only they have, it is no plural.
            forms = {case for case in cases(selector) if not case.isdecimal()}
            plural = forms <= CATEGORIES and not (forms == {"other"} and len(selector.variants) > 1)
            if plural and (not forms >= PLURALS[lang] or forms - PLURALS[lang] - ({"many"} if lang == "fr" else set())):
                wrong[key] = sorted(forms)
    assert not wrong


@every_translation
def test_the_same_cases(lang: str, name: str) -> None:
    """A selector that is no plural knows the same words in all languages."""

    def words(pattern: ftl.Pattern) -> set[str]:
        found = [{case for case in cases(selector) if not case.isdecimal()} for selector in Parts(pattern).selectors]
        return {case for one in found if not one <= CATEGORIES for case in one}

    here, english = texts_of(lang, name), texts_of(FALLBACK, name)
    both = {key: (words(here[key]), words(english[key])) for key in here.keys() & english.keys()}
    assert not {key: pair for key, pair in both.items() if pair[0] and pair[1] and pair[0] != pair[1]}


@every_translation
def test_it_is_translated(lang: str, name: str) -> None:
    here, english = texts_of(lang, name), texts_of(FALLBACK, name)
    left = []
    for key in here.keys() & english.keys():
        words = set(re.findall(r"[^\W\d_]+", " ".join(Parts(here[key]).words)))
        if words - SAME[lang] and here[key].equals(english[key]):
            left.append(key)
    assert not sorted(left)


# Well set


def faults(lang: str, text: str) -> list[str]:
    """What a printer would mark."""
    found = [f"{sign} is no quotation mark here" for sign in sorted(ALL_QUOTES & set(text) - set(QUOTES[lang]))]
    if "..." in text:
        found.append("... is …")
    if re.search(r"\S  +\S", text):
        found.append("two spaces")
    if re.search(r"(?<![\w.])-\d", text):
        found.append("a minus is −")
    if re.search(r"\d\s*%", text) and not re.search(rf"\d{PERCENT[lang]}", text):
        found.append("the space before %")
    if lang == "pl" and re.search(r"(?:^|[\s(„])[aiouwz] ", text, re.I):
        found.append("a word of one letter stays with the next one")
    if lang == "fr":
        if re.search("(?<!\u202f)[;!?»]|(?<!\u202f):(?=\\s|$)", text):
            found.append("a narrow space that does not break stands before : ; ! ? »")
        if re.search("«(?!\u202f)", text):
            found.append("a narrow space that does not break stands after «")
    elif re.search(r"\s[:;!?,.](?:\s|$)", text):
        found.append("no space before a stop")
    return found


@every_file
def test_it_is_well_set(lang: str, name: str) -> None:
    wrong = {
        key: found for key, text in texts_of(lang, name).items() if (found := [f for part in Parts(text).words for f in faults(lang, part)])
    }
    assert not wrong


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "74 %"),
        ("de", "74 %"),
        ("fr", "74\xa0%"),
        ("en", "the player's turn"),
        ("de", 'das ist "gut"'),
        ("de", "das ist ”gut”"),
        ("fr", "Joker : va partout"),
        ("fr", "Joker: va partout"),
        ("fr", "d'abord"),
        ("pl", "wybierz “nic”"),
        ("pl", "i\xa0tak dalej..."),
        ("pl", "siłą i skradaniem"),
        ("en", "-1 point"),
        ("de", "wirklich ?"),
    ],
)
def test_the_printer_sees(lang: str, text: str) -> None:
    assert faults(lang, text)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "the player’s “turn”: 10:30"),
        ("de", "das ist „gut“ in 74\xa0%"),
        ("fr", "Joker\u202f: d’abord «\u202frien\u202f» à 10:30"),
        ("pl", "wybierz „nic”… 74%"),
        ("en", "+1 or −1, 2-3 players"),
    ],
)
def test_the_printer_lets_pass(lang: str, text: str) -> None:
    assert not faults(lang, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_that_may_be_parted_stands_on_a_card(lang: str) -> None:
    names = [
        " ".join(Parts(pattern).words)
        for game in ("kokopelli", "kodachi")
        for key, pattern in texts_of(lang, game).items()
        if key.startswith((f"{game}-card-", f"{game}-group-")) and "." not in key
    ]
    words = "".join(Parts(texts_of(lang, "web")["web-soft-hyphens"]).words).replace("|", "").split(", ")
    assert [word for word in words if not any(word in name for name in names)] == []


# What a game can say


def parameters(function: ast.FunctionDef) -> list[str]:
    return [argument.arg for argument in function.args.args]


class Engine:
    """The sources of a game, read for the words it passes on."""

    def __init__(self, name: str) -> None:
        trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((PACKAGE / name).glob("*.py"))]
        self.functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]

    def calls(self, called: str) -> Iterator[tuple[ast.Call, ast.FunctionDef]]:
        for function in self.functions:
            for node in ast.walk(function):
                if isinstance(node, ast.Call):
                    name = (
                        node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else ""
                    )
                    if name == called:
                        yield node, function

    def passed(self, called: str, position: int) -> set[str]:
        """The texts given as this argument, whoever calls."""
        return {text for call, function in self.calls(called) for text in self.values(call.args[position], function)}

    def values(self, node: ast.expr, function: ast.FunctionDef) -> set[str]:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return {node.value}
        if isinstance(node, ast.IfExp):
            return self.values(node.body, function) | self.values(node.orelse, function)
        if isinstance(node, ast.Name) and node.id in parameters(function):
            # `self` is not written in a call.
            position = parameters(function).index(node.id) - (parameters(function)[0] == "self")
            return self.passed(function.name, position)
        raise AssertionError(f"can't see which texts {ast.unparse(node)} in {function.name} can be")

    def facts(self, named: str) -> set[str]:
        """The texts written as this fact."""
        pairs = [
            (key, value)
            for function in self.functions
            for node in ast.walk(function)
            if isinstance(node, ast.Dict)
            for key, value in zip(node.keys, node.values, strict=True)
        ]
        return {
            v.value
            for k, v in pairs
            if isinstance(k, ast.Constant) and k.value == named and isinstance(v, ast.Constant) and isinstance(v.value, str)
        }

    def returned(self, called: str) -> set[str]:
        """The texts a function can return."""
        found: set[str] = set()
        for function in self.functions:
            if function.name == called:
                for node in ast.walk(function):
                    if isinstance(node, ast.Return) and node.value is not None:
                        found |= {
                            n.value for n in ast.walk(node.value) if isinstance(n, ast.Constant) and isinstance(n.value, str) and n.value
                        }
        return found


@cache
def engine(name: str) -> Engine:
    return Engine(name)


@cache
def setup_of(name: str, seats: int) -> Setup:
    return game(name).setup(seats, {})


@cache
def produced(name: str) -> frozenset[str]:
    """The ids of all messages the game asks for."""
    of = engine(name)
    words: dict[str, set[str]] = {
        "event": of.passed("Event", 0),
        "act": {action.verb for action in setup_of(name, 2).actions},
        "phase": set(import_module(f"kotable.{name}.setup").PHASES),
        "reason": of.returned("reason") | of.returned("end_reason"),
        **THINGS[name](),
    }
    keys = {f"{name}-name"} | of.passed("Refusal", 1)
    return frozenset(keys | {f"{name}-{kind}-{text_key(word)}" for kind, some in words.items() for word in some})


def kokopelli_things() -> dict[str, set[str]]:
    cards, actions = import_module("kotable.kokopelli.cards"), import_module("kotable.kokopelli.actions")
    return {"card": set(cards.KINDS), "space": set(cards.SPACES), "place": set(actions.PLACES), "village": set(actions.VILLAGES)}


def kodachi_things() -> dict[str, set[str]]:
    cards, setup = import_module("kotable.kodachi.cards"), import_module("kotable.kodachi.setup")
    standard = cards.standard()
    return {
        "card": {card.key for card in (*standard.cards, *standard.guards)},
        "treasure": set(cards.TREASURES),
        "clan": set(cards.CLANS),
        "stance": set(setup.STANCES),
        "back": set(setup.BACKS),
        "use": {use.name for card in standard.cards for use in card.uses},
        "price": {"any", "pair"},
        "payment": {*cards.TREASURES, *(card.key for card in standard.cards if card.gold)},
        "group": {*cards.GROUPS, "guard", "elite"},
        "provenance": set(cards.PROVENANCES),
        "pile": engine("kodachi").facts("pile"),
        "row": engine("kodachi").facts("row"),
        "source": {"envoys", "skills", "tokens", "treasures", *(f"rumor-{what}" for what in cards.RUMORS)},
    }


THINGS = {"kokopelli": kokopelli_things, "kodachi": kodachi_things}


@every_game
def test_nothing_is_missing(name: str) -> None:
    assert len(produced(name)) > 60
    assert not sorted(produced(name) - set(ids_of(name)))


def told(name: str, seats: int, seed: str) -> Iterator[Event | Refusal]:
    """What a random game tells, and why some of its choices are refused."""
    setup = setup_of(name, seats)
    chance = random.Random(seed)
    log: list[Event] = []
    state = setup.opening(f"k1:{seed}", log)
    yield from log
    ply = 0
    while not state.over():
        if ply % 60 == 0:
            yield from (why for action in setup.actions if (why := state.why_not(action.id)) is not None)
        log = []
        state.apply(chance.choice(state.legal()), log)
        yield from log
        ply += 1
    yield from (why for action in setup.actions[:1] if (why := state.why_not(action.id)) is not None)


UNNAMED = {"rule", "list"}
"""Facts that are no keys: the id of a rule, and the name that the author of a card list gave it."""


FORMS = ("own", "you", "you-own", "yours")
"""How a sentence is said otherwise, to whom it concerns."""


def gaps(name: str, key: str, facts: Mapping[str, Any], seat: int) -> set[str]:
    """Blanks of a text that these facts do not fill, and words that have no name."""
    english, texts = texts_of(FALLBACK, name), Texts(FALLBACK, name)

    def named(what: str, word: str) -> bool:
        return any(texts.has(f"{name}-{kind}-{text_key(word)}") for kind in (what, *singulars(what), "card", "treasure"))

    found = set()
    for text in (key, *(f"{key}.{form}" for form in FORMS)) if seat >= 0 else (key,):
        for blank in blanks_of(english[text]) if text in english else ():
            value = seat if blank == "who" else facts.get("village" if blank == "owner" and "village" in facts else blank)
            words = (value,) if isinstance(value, str) else value if isinstance(value, tuple) else ()
            if value is None or (blank == "who" and seat < 0):
                found.add(f"{key} has no ${blank}")
            if blank not in UNNAMED:
                found |= {f"{blank} {word} has no name" for word in words if not named(blank, word)}
    return found


@pytest.mark.parametrize(("name", "seats"), [("kokopelli", 2), ("kokopelli", 4), ("kodachi", 2), ("kodachi", 3)])
def test_a_game_told_leaves_no_gap(name: str, seats: int) -> None:
    names = [f"Name{seat}" for seat in range(seats)]
    told_already: set[str] = set()
    problems: set[str] = set()
    for thing in told(name, seats, "7"):
        if repr(thing) in told_already:
            continue
        told_already.add(repr(thing))
        if isinstance(thing, Refusal):
            problems |= gaps(name, thing.key, thing.facts, -1)
        else:
            problems |= gaps(name, f"{name}-event-{thing.kind}", {**thing.public, **thing.secret}, thing.seat)
        for lang in LANGUAGES if len(told_already) % 5 == 0 else ():
            texts = Texts(lang, name)
            said = (
                [texts.refusal(thing, names)]
                if isinstance(thing, Refusal)
                else [texts.event(thing, names, seat, seat) for seat in range(-1, seats)]
            )
            problems |= {f"{lang}: {text}" for text in said if "{$" in text or "⟦" in text}
    assert not sorted(problems)


@every_game
def test_choices_leave_no_gap(name: str) -> None:
    problems: set[str] = set()
    for seats in (2, 3):
        for action in setup_of(name, seats).actions:
            problems |= gaps(name, f"{name}-act-{action.verb}", action.facts, 0)
    assert not sorted(problems)


# Nothing is left over


@cache
def sources() -> str:
    paths = [
        *PACKAGE.rglob("*.py"),
        *PACKAGE.rglob("lessons/*.toml"),
        *(path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in {".ts", ".svelte", ".js"}),
    ]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths))


@cache
def asked() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """The keys that sources name, and the patterns of those they put together (`web-option-${name}`, f"{game}-name", "rule-" + …)."""
    plain = frozenset(re.findall(r"[\w-]+", sources()))
    made = {token for token in re.findall(r"(?:[\w-]|\$?\{[^{}]*\})+", sources()) if "{" in token}
    patterns = []
    for token in made | {token for token in plain if token.endswith("-")}:
        pieces = re.split(r"\$?\{[^{}]*\}", token)
        # Some word must stand there, or it would fit everything.
        if len(re.sub(r"[\W\d_]", "", "".join(pieces))) >= 3 and "-" in "".join(pieces):
            end = r"[\w-]+" if token.endswith("-") else ""
            patterns.append(re.compile(r"[\w-]+".join(re.escape(piece) for piece in pieces) + end))
    return plain, tuple(patterns)


def is_asked(key: str, made: frozenset[str]) -> bool:
    """Whether the game makes this key, or the sources name it, or put it together from other words than those the game has in hand."""
    plain, patterns = asked()
    if key in made or key in plain:
        return True
    known = {other.split("-")[1] for other in made}
    return key.split("-")[1] not in known and any(pattern.fullmatch(key) for pattern in patterns)


@every_english_file
def test_no_message_is_left_over(name: str) -> None:
    made = produced(name) if name in NAMES else frozenset()
    assert not [key for key in ids_of(name) if not is_asked(key, made)]


@every_english_file
def test_every_key_that_sources_name_is_there(name: str) -> None:
    """Keys in quotes, with or without an attribute; a dash at the end is only the beginning of one."""
    others = tuple(f"{other}-" for other in FILES if other.startswith(f"{name}-"))
    named = {key for key in re.findall(rf"""["'`]({name}-[\w.-]*\w)["'`]""", sources()) if not key.startswith(others)}
    assert not sorted(key for key in named if key not in texts_of(FALLBACK, name) and key not in FILES)


@every_english_file
def test_no_attribute_is_left_over(name: str) -> None:
    attributes = {key.partition(".")[2] for key in texts_of(FALLBACK, name)} - {""}
    assert not sorted(attribute for attribute in attributes if not re.search(rf"""["'.`]{attribute}\b""", sources()))


@every_english_file
def test_messages_stand_in_their_file(name: str) -> None:
    """The first word of a key names its file; rules have the letters of their game."""
    heads = (f"{name}-", f"rule-{LETTERS[name]}-") if name in LETTERS else (f"{name}-",)
    assert not [key for key in ids_of(name) if not key.startswith(heads)]


# The rules


LETTERS = {"rules-kokopelli": "KP", "rules-kodachi": "KD"}
every_rulebook = pytest.mark.parametrize("name", sorted(LETTERS))


def numbers_of(name: str) -> list[tuple[int, int]]:
    """Section and number of each rule, in the order they stand."""
    head = f"rule-{LETTERS[name]}-"
    return [
        (int(section), int(number)) for key in ids_of(name) if key.startswith(head) for section, number in [key[len(head) :].split("-")]
    ]


def rule_ids() -> set[str]:
    return {f"{LETTERS[name]}-{section}.{number}" for name in LETTERS for section, number in numbers_of(name)}


@every_rulebook
def test_rules_are_complete(name: str) -> None:
    english = texts_of(FALLBACK, name)
    numbers = numbers_of(name)
    sections = [int(key.rpartition("-")[2]) for key in english if re.fullmatch(rf"{name}-section-\d+", key)]
    assert sections == list(range(len(sections)))
    assert [section for section, _ in numbers] == sorted(section for section, _ in numbers), "a rule stands in another section"
    for section in sections:
        inside = sorted(number for of, number in numbers if of == section)
        assert inside == list(range(1, len(inside) + 1)), f"section {section} counts {inside}"
    assert {section for section, _ in numbers} <= set(sections)
    assert not [key for key in english if key.startswith("rule-") and "." not in key and f"{key}.title" not in english]


def test_every_rule_that_is_cited_exists() -> None:
    toml = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.toml"))
    cited = set(re.findall(r"\bK[PD]-\d+\.\d+\b", sources() + toml))
    in_texts = {
        rule
        for lang in LANGUAGES
        for name in FILES
        if (LOCALE / lang / f"{name}.ftl").is_file()
        for rule in re.findall(r"\bK[PD]-\d+\.\d+\b", (LOCALE / lang / f"{name}.ftl").read_text(encoding="utf-8"))
    }
    assert not sorted((cited | in_texts) - rule_ids())


@every_game
def test_a_refusal_cites_a_rule_of_its_game(name: str) -> None:
    letters = LETTERS[f"rules-{name}"]
    cited = engine(name).passed("Refusal", 0)
    assert cited
    assert not sorted(rule for rule in cited if rule not in rule_ids() or not rule.startswith(f"{letters}-"))
