"""KD-9: the card list, what is known of it, and lists of one's own."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from kotable.chance import dice
from kotable.game import fingerprint_of
from kotable.games import game
from kotable.kodachi.cards import Card, CardList, Guard, load, text_key
from kotable.values import OptionError
from tests.rules.kodachi.house import GUARDS, HOUSE, START, Kodachi, koda, position

Data = dict[str, Any]
Change = Callable[[Data], None]


def default_data() -> Data:
    return tomllib.loads(files("kotable.kodachi").joinpath("reconstructed-1.toml").read_text(encoding="utf-8"))


def toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {toml(item)}" for name, item in value.items()) + " }"
    return repr(value)


def written(tmp_path: Path, data: Data) -> str:
    """The list as a file; its path."""
    file = tmp_path / "mine.toml"
    file.write_text("\n".join(f"{name} = {toml(value)}" for name, value in data.items()), encoding="utf-8")
    return str(file)


def changed(tmp_path: Path, *changes: Change) -> str:
    data = default_data()
    for change in changes:
        change(data)
    return written(tmp_path, data)


def put(group: str, key: str, /, **values: Any) -> Change:
    """Change values of the rows of a group whose key begins like this; None takes a value out."""

    def change(data: Data) -> None:
        rows = [row for row in data[group] if row["key"].startswith(key)]
        assert rows, key
        for row in rows:
            for name, value in values.items():
                if value is None:
                    del row[name]
                else:
                    row[name] = value

    return change


def add(group: str, like: str, /, **values: Any) -> Change:
    """One more row, like another one but for these values."""

    def change(data: Data) -> None:
        (row,) = [row for row in data[group] if row["key"] == like]
        data[group].append({**row, **values})

    return change


def refused(cards: str) -> str:
    with pytest.raises(OptionError) as error:
        game("kodachi").setup(2, {"cards": cards})
    text = str(error.value)
    assert "\n" not in text
    return text


# What is known, and the list that comes with the program


@pytest.fixture
def standard() -> CardList:
    return load("reconstructed-1")


def one(cards: CardList, key: str) -> Card:
    card = cards.card(key)
    assert isinstance(card, Card)
    return card


def guard(cards: CardList, key: str) -> Guard:
    found = cards.card(key)
    assert isinstance(found, Guard)
    return found


@pytest.mark.rule("KD-9.1")
def test_dojo_cards_and_starting_skills(standard: CardList) -> None:
    assert Counter({card.value: card.count for card in standard.of("dojo")}) == {1: 2, 2: 3, 4: 3, 5: 2}
    (skill,) = standard.of("start")
    assert (skill.count, skill.points) == (2, 0)
    assert [(use.dojo, use.add, use.switch, use.draw) for use in skill.uses] == [
        (3, 0, False, 0),
        (None, 1, False, 0),
        (None, -1, False, 0),
    ]


@pytest.mark.rule("KD-9.2")
def test_rumors(standard: CardList) -> None:
    found = {card.scores: (card.value, card.count, card.price, card.points) for card in standard.of("rumor")}
    assert found == {
        "envoy": (5, 5, ("any",), 0),
        "rumor": (5, 4, ("any",), 0),
        "skill": (2, 4, ("any",), 0),
        "few": (3, 4, ("any",), 0),
    }


@pytest.mark.rule("KD-9.3")
def test_skills(standard: CardList) -> None:
    found = {card.key: (card.count, card.points, " ".join(card.price), card.gold) for card in standard.of("skill")}
    assert found == {
        "skill-draw3": (2, 2, "pair", False),
        "skill-zero": (3, 1, "any", False),
        "skill-switch": (3, 2, "any any", False),
        "skill-plus2": (3, 2, "any any", False),
        "skill-minus2": (3, 2, "any any", False),
        "skill-one": (3, 2, "any any", False),
        "skill-gold": (2, 2, "pair", True),
        "skill-1or5": (3, 2, "pair", False),
    }


@pytest.mark.rule("KD-9.4")
def test_envoys(standard: CardList) -> None:
    table = {"a": (1, 3), "b": (2, 5), "c": (2, 4), "d": (3, 5), "e": (4, 5), "f": (4, 4), "g": (5, 3)}
    named = {
        "red-b": "fan fan scroll",
        "blue-b": "scroll scroll vase",
        "green-b": "fan vase vase",
        "red-d": "scroll vase jade",
        "blue-d": "fan scroll jade",
        "green-d": "fan vase jade",
        "red-e": "fan fan jade",
        "blue-e": "scroll scroll jade",
        "green-e": "vase vase jade",
    }
    assert len(standard.of("envoy")) == 21
    for clan in ("red", "blue", "green"):
        for letter, (value, points) in table.items():
            card = one(standard, f"{clan}-{letter}")
            price = named.get(card.key, "any pair")
            assert (card.clan, card.value, card.points, card.count) == (clan, value, points, 1)
            assert sorted(card.price) == sorted(price.split()), card.key


@pytest.mark.rule("KD-9.5")
def test_guards(standard: CardList) -> None:
    assert Counter({row.key: row.count for row in standard.guards}) == GUARDS
    for row in standard.guards:
        face = row.key.split("-")[0][1:]
        if not row.elite:
            assert row.key[0] == "g"
            assert row.low == row.high == (int(face),)
        elif "/" in face:
            low, high = face.split("/")
            assert (row.low, row.high, row.pair) == ((int(low),), (int(high),), False)
        else:
            assert row.low == row.high == tuple(int(value) for value in face.split("+"))
            assert row.pair
    brown = [row for row in standard.guards if not row.elite]
    assert Counter({n: sum(row.count for row in brown if row.low == (n,)) for n in range(1, 6)}) == {1: 5, 2: 8, 3: 9, 4: 8, 5: 5}
    by_kind = {kind: sum(row.count for row in brown if row.treasure == kind) for kind in ("fan", "scroll", "vase", "jade", "gold")}
    assert by_kind == {"fan": 11, "scroll": 9, "vase": 7, "jade": 5, "gold": 3}


@pytest.mark.rule("KD-9.5", "KD-3.6")
def test_the_four_known_elites_are_among_them(standard: CardList) -> None:
    faces = {(row.low, row.high) for row in standard.guards if row.elite}
    assert {((2,), (4,)), ((0,), (3,)), ((3, 5), (3, 5))} <= faces
    assert any(high == (6,) for _, high in faces)


@pytest.mark.rule("KD-9.1", "KD-9.2", "KD-9.3", "KD-9.4", "KD-9.5")
def test_every_row_says_where_it_comes_from(standard: CardList) -> None:
    rows: list[Card | Guard] = [*standard.cards, *standard.guards]
    assert {row.provenance for row in rows} == {"rulebook", "review", "reconstructed"}
    assert all(card.provenance == "review" for card in standard.of("dojo"))
    assert all(card.provenance == "rulebook" for card in standard.of("start", "rumor", "skill"))
    assert [card.key for card in standard.of("envoy") if card.provenance != "reconstructed"] == ["blue-c"]
    known = {row.key.split("-")[0] for row in standard.guards if row.provenance == "rulebook"}
    assert known == {"e2/4", "e0/3", "e3+5"}
    # What the book does not tell of a known card is marked as guessed: how many there are, and what most of them cost.
    assert all("count" in card.guessed for card in standard.of("dojo", "rumor", "skill"))
    assert all("price" in card.guessed for card in standard.of("skill"))
    assert "points" in one(standard, "skill-minus2").guessed
    assert guard(standard, "e3+5-gold").guessed == ("treasure", "count")
    assert one(standard, "novice").guessed == ()


@pytest.mark.rule("KD-9.6")
def test_the_default_list_contradicts_nothing_and_is_the_default() -> None:
    named = game("kodachi").setup(2, {"cards": "reconstructed-1"})
    assert game("kodachi").setup(2, {}).hash_of_cards() == named.hash_of_cards()
    assert len(named.hash_of_cards()) == 32
    assert named.options["cards"] == "reconstructed-1"


# Lists that can't be true


CONTRADICTIONS: list[tuple[str, list[Change], list[str]]] = [
    ("dojo", [put("dojo", "dojo-1", count=3)], ["It has 11 dojo cards for each player, and there are 10 (KD-1.1)."]),
    ("start", [put("start", "novice", count=1)], ["It has 1 starting skills for each player, and there are 2 (KD-1.1)."]),
    ("envoys", [put("envoy", "red-a", count=2)], ["It has 22 envoys, and there are 21 (KD-1.2)."]),
    ("rumors", [put("rumor", "rumor-few", count=3)], ["It has 16 rumors, and there are 17 (KD-1.2)."]),
    ("skills", [put("skill", "skill-zero", count=9)], ["It has 28 skills, and there are 22 (KD-1.2)."]),
    ("guards", [put("guard", "g1-fan", count=1)], ["It has 34 guards with a brown back, and there are 35 (KD-1.3)."]),
    ("elites", [put("elite", "e1/5-jade", count=2)], ["It has 16 elite guards, and there are 15 (KD-1.3)."]),
    ("clan", [put("envoy", "red", clan="green")], ["It has no envoy of the red clan (KD-1.2)."]),
    (
        "golds",
        [
            put("skill", "skill-draw3", count=1),
            put("skill", "skill-zero", count=1),
            put("skill", "skill-plus2", count=2),
            *[add("skill", "skill-gold", key=f"gold-{n}", count=1) for n in range(2, 6)],
        ],
        ["It has 5 kinds of skills that can be used as gold, and 4 are the most that can be played (KD-5.5)."],
    ),
    ("values", [put("dojo", "dojo-5", value=3)], ["Dojo cards have the values 1, 2, 4 and 5, not 1, 2, 3, 4 (KD-9.1)."]),
    (
        "starting skill",
        [put("start", "novice", uses=[{"name": "dojo", "dojo": 3}, {"name": "plus", "add": 1}])],
        ["A starting skill is a 3, or +1, or -1, and 'novice' is not (KD-9.1)."],
    ),
    ("starting points", [put("start", "novice", points=1)], ["A starting skill has 0 points, and 'novice' has 1 (KD-9.1)."]),
    (
        "no 6/4/2",
        [put("rumor", "rumor-few", scores="skill", value=2)],
        ["It has no 6/4/2 rumor (KD-9.2).", "It has fewer than two 6/4/2 rumors (KD-9.6)."],
    ),
    ("no rumor rumor", [put("rumor", "rumor-rumor", scores="envoy")], ["It has no rumor for each rumor (KD-9.2)."]),
    (
        "rumor values",
        [put("rumor", "rumor", value=4)],
        [
            "The rumor for each envoy has the value 5, and 'rumor-envoy' has 4 (KD-9.2).",
            "The rumor for each rumor has the value 5, and 'rumor-rumor' has 4 (KD-9.2).",
            "The rumor for each skill has the value 2, and 'rumor-skill' has 4 (KD-9.2).",
            "The 6/4/2 rumor has the value 3, and 'rumor-few' has 4 (KD-9.2).",
        ],
    ),
    ("rumor price", [put("rumor", "rumor-few", price="any any")], ["A rumor costs any 1 treasure, and 'rumor-few' does not (KD-9.2)."]),
    ("draw 3", [put("skill", "skill-draw3", points=3)], ["It has no skill 'draw 3' with 2 points (KD-9.3)."]),
    ("zero", [put("skill", "skill-zero", points=2)], ["It has no skill 'dojo 0 and draw 1' with 1 point (KD-9.3)."]),
    ("switch", [put("skill", "skill-switch", points=1)], ["It has no skill 'switch' with 2 points (KD-9.3)."]),
    ("plus 2", [put("skill", "skill-plus2", points=1)], ["It has no skill '+2 and draw 1' with 2 points (KD-9.3)."]),
    ("minus 2", [put("skill", "skill-minus2", uses=[{"name": "minus", "add": -2}])], ["It has no skill '-2 and draw 1' (KD-9.3)."]),
    ("one", [put("skill", "skill-one", points=4)], ["It has no skill '+1 or -1 and draw 1' with 2 points (KD-9.3)."]),
    ("gold", [put("skill", "skill-gold", gold=False)], ["It has no skill 'dojo 3 or 1 gold' with 2 points (KD-9.3)."]),
    ("1 or 5", [put("skill", "skill-1or5", points=5)], ["It has no skill 'dojo 1 or dojo 5' with 2 points (KD-9.3)."]),
    ("single", [put("skill", "skill-zero", price="fan")], ["It has no skill that costs any 1 treasure or 1 vase (KD-9.3)."]),
    (
        "pair",
        [put("skill", key, price="any any") for key in ("skill-draw3", "skill-gold", "skill-1or5")],
        ["It has no skill that costs 2 treasures of one kind (KD-9.3)."],
    ),
    (
        "any any",
        [put("skill", key, price="pair") for key in ("skill-switch", "skill-plus2", "skill-minus2", "skill-one")],
        ["It has no skill that costs any 1 and any 1 treasure (KD-9.3)."],
    ),
    ("blue", [put("envoy", "blue-c", clan="red")], ["It has no blue envoy of value 2 with 4 points (KD-9.4)."]),
    ("nine", [put("envoy", "", points=4)], ["It has no two envoys with 9 points together (KD-9.4)."]),
    (
        "any pair",
        [put("envoy", f"{c}-{x}", price="jade") for c in ("red", "blue", "green") for x in "acfg"],
        ["It has no envoy that costs any 1 and 2 of one kind (KD-9.4)."],
    ),
    ("2 fans", [put("envoy", "red-b", price="fan scroll scroll")], ["It has no envoy that costs 2 fans and 1 scroll (KD-9.4)."]),
    ("jade vase scroll", [put("envoy", "red-d", price="jade vase")], ["It has no envoy that costs 1 jade, 1 vase and 1 scroll (KD-9.4)."]),
    *[(f"value {n}", [put("guard", f"g{n}", value=1)], [f"It has no brown guard of value {n} (KD-9.5)."]) for n in (2, 3, 4, 5)],
    *[
        (kind, [put("guard", f"g{n}-{kind}", treasure="jade") for n in range(1, 6)], [f"It has no brown guard with a {kind} (KD-9.5)."])
        for kind in ("fan", "scroll", "vase")
    ],
    ("2/4", [put("elite", "e2/4", high=5)], ["It has no elite guard that is 2 for stealth and 4 for strength (KD-9.5)."]),
    ("0/3", [put("elite", "e0/3", low=1)], ["It has no elite guard that is 0 for stealth and 3 for strength (KD-9.5)."]),
    ("3 and 5", [put("elite", "e3+5", pair=[5, 3])], ["It has no elite guard that is two guards, a 3 and a 5 (KD-9.5)."]),
    (
        "low above high",
        [put("elite", "e1/5", low=6)],
        [
            "e1/5-jade is 6 for stealth and 5 for strength, but the low value is stealth's (KD-3.6).",
            "e1/5-gold is 6 for stealth and 5 for strength, but the low value is stealth's (KD-3.6).",
        ],
    ),
    ("6", [put("elite", "e3/6", high=5)], ["It has no elite guard that is a 6 for strength (KD-9.5)."]),
    (
        "two envoy rumors",
        [put("rumor", "rumor-envoy", count=1), put("rumor", "rumor-rumor", count=8)],
        ["It has fewer than two rumors for each envoy (KD-9.6)."],
    ),
    (
        "two 6/4/2",
        [put("rumor", "rumor-few", count=1), put("rumor", "rumor-skill", count=7)],
        ["It has fewer than two 6/4/2 rumors (KD-9.6)."],
    ),
    (
        "three skills",
        [put("skill", "", points=3)],
        [
            *[
                f"It has no skill '{named}' with {points} (KD-9.3)."
                for named, points in (
                    ("draw 3", "2 points"),
                    ("dojo 0 and draw 1", "1 point"),
                    ("switch", "2 points"),
                    ("+2 and draw 1", "2 points"),
                    ("+1 or -1 and draw 1", "2 points"),
                    ("dojo 3 or 1 gold", "2 points"),
                    ("dojo 1 or dojo 5", "2 points"),
                )
            ],
            "It has no three skills with 4 points together (KD-9.6).",
        ],
    ),
]


@pytest.mark.rule("KD-1.1", "KD-1.2", "KD-1.3", "KD-9.1", "KD-9.2", "KD-9.3", "KD-9.4", "KD-9.5", "KD-9.6")
@pytest.mark.parametrize(("changes", "sentences"), [case[1:] for case in CONTRADICTIONS], ids=[case[0] for case in CONTRADICTIONS])
def test_a_list_that_contradicts_what_is_known_is_refused(tmp_path: Path, changes: list[Change], sentences: list[str]) -> None:
    file = changed(tmp_path, *changes)
    assert refused(file) == f"the card list '{file}' can't be true: {' '.join(sentences)}"


@pytest.mark.rule("KD-9.1", "KD-9.5")
def test_every_contradiction_has_its_sentence(tmp_path: Path) -> None:
    text = refused(changed(tmp_path, put("dojo", "dojo-1", count=3), put("envoy", "blue-c", clan="red"), put("elite", "e3/6", high=5)))
    assert text.count("(KD-") == 3
    assert [rule for rule in ("KD-1.1", "KD-9.4", "KD-9.5") if f"({rule})." in text] == ["KD-1.1", "KD-9.4", "KD-9.5"]


@pytest.mark.rule("KD-9.2", "KD-9.3", "KD-9.4", "KD-9.5")
@pytest.mark.parametrize(
    "changes",
    [
        [put("skill", "skill-minus2", points=5)],  # the book does not tell its points
        [put("skill", "skill-zero", price="vase")],  # any 1, or 1 vase
        [put("skill", "skill-switch", price="fan jade")],
        [put("dojo", "dojo-1", count=4), put("dojo", "dojo-2", count=1)],
        [put("rumor", "rumor-envoy", count=2), put("rumor", "rumor-few", count=7)],
        [put("guard", "g1", value=6), put("guard", "g5-jade", treasure="gold")],
        [put("elite", "e1+3", pair=[1, 4]), put("elite", "e1/5", low=2)],
        [put("envoy", "blue-g", value=1, points=9, price="any")],
    ],
)
def test_what_is_not_known_may_be_otherwise(tmp_path: Path, changes: list[Change]) -> None:
    game("kodachi").setup(3, {"cards": changed(tmp_path, *changes)}).start("k1:other")


def test_a_fingerprint_names_the_list_and_not_its_place(tmp_path: Path) -> None:
    places = [tmp_path / name for name in ("here", "there", "otherwise")]
    for place in places:
        place.mkdir()
    lists = [written(place, default_data()) for place in places[:2]]
    lists.append(changed(places[2], put("skill", "skill-minus2", points=5)))
    here, there, otherwise = [game("kodachi").setup(3, {"cards": path}).start("k1:place").fingerprint() for path in lists]
    assert here == there
    assert here != otherwise
    state = game("kodachi").setup(3, {}).start("k1:place")
    assert state.fingerprint() == fingerprint_of(state.position()), "a list that everybody has is named as it is called"


# Files that are no list


def without(group: str) -> Change:
    def change(data: Data) -> None:
        del data[group]

    return change


def whole(group: str, value: Any) -> Change:
    def change(data: Data) -> None:
        data[group] = value

    return change


MALFORMED: list[tuple[str, Change, str]] = [
    ("no name", without("name"), "name should be a short text, not None"),
    ("number for a name", whole("name", 7), "name should be a short text, not 7"),
    ("empty name", whole("name", " "), "name should be a short text, not ' '"),
    ("long name", whole("name", "x" * 61), "name should be a short text, not 'xxx"),
    ("two lines", whole("name", "a\nb"), "name should be a short text, not 'a\\nb'"),
    ("unknown group", whole("ninja", []), "'ninja' is not known: expected name, dojo, start, rumor, skill, envoy, guard, elite"),
    ("no group", without("elite"), "it has no [[elite]] rows"),
    ("empty group", whole("guard", []), "it has no [[guard]] rows"),
    ("no rows", whole("envoy", "many"), "it has no [[envoy]] rows"),
    ("no table", whole("dojo", [7]), "dojo row 1 should be a table, not 7"),
    ("no value", put("dojo", "dojo-2", value=None), "dojo row 2 (dojo-2) has no value"),
    ("no key", put("dojo", "dojo-2", key=None), "dojo row 2 has no key"),
    ("no source", put("dojo", "dojo-2", provenance=None), "dojo row 2 (dojo-2) has no provenance"),
    ("text for a number", put("dojo", "dojo-2", value="two"), "value of dojo row 2 (dojo-2) should be a number from 0 to 9, not 'two'"),
    ("true for a number", put("dojo", "dojo-2", count=True), "count of dojo row 2 (dojo-2) should be a number from 1 to 10, not True"),
    ("too few", put("dojo", "dojo-2", count=0), "count of dojo row 2 (dojo-2) should be a number from 1 to 10, not 0"),
    ("too many", put("guard", "g1-fan", count=51), "count of guard row 1 (g1-fan) should be a number from 1 to 50, not 51"),
    ("negative", put("guard", "g1-fan", value=-1), "value of guard row 1 (g1-fan) should be a number from 0 to 9, not -1"),
    ("gold", put("skill", "skill-gold", gold="yes"), "gold of skill row 7 (skill-gold) should be true or false, not 'yes'"),
    ("clan", put("envoy", "red-a", clan="pink"), "clan of envoy row 1 (red-a) should be one of red, blue, green, not 'pink'"),
    (
        "treasure",
        put("elite", "e2/4-vase", treasure="rice"),
        "treasure of elite row 1 (e2/4-vase) should be one of fan, scroll, vase, jade, gold, not 'rice'",
    ),
    ("scores", put("rumor", "rumor-few", scores=3), "scores of rumor row 4 (rumor-few) should be one of envoy, rumor, skill, few, not 3"),
    (
        "source",
        put("envoy", "red-a", provenance="a friend"),
        "provenance of envoy row 1 (red-a) should be one of rulebook, review, reconstructed, not 'a friend'",
    ),
    ("guessed", put("envoy", "red-a", guessed="count"), "guessed of envoy row 1 (red-a) should be a list of names, not 'count'"),
    ("guessed numbers", put("envoy", "red-a", guessed=[1]), "guessed of envoy row 1 (red-a) should be a list of names, not [1]"),
    ("number for a key", put("envoy", "red-a", key=5), "key of envoy row 1 should be a short name in small letters, not 5"),
    ("empty key", put("envoy", "red-a", key=""), "key of envoy row 1 () should be a short name in small letters, not ''"),
    ("long key", put("envoy", "red-a", key="a" * 31), "should be a short name in small letters, not 'aaa"),
    ("umlaut", put("envoy", "red-a", key="grün"), "key of envoy row 1 (grün) should be a short name in small letters, not 'grün'"),
    ("dash at the end", put("envoy", "red-a", key="red-"), "key of envoy row 1 (red-) should be a short name in small letters, not 'red-'"),
    ("dash at the start", put("envoy", "red-a", key="-red"), "key of envoy row 1 (-red) should be small letters, digits and -, not '-red'"),
    ("capital", put("envoy", "red-a", key="Red"), "key of envoy row 1 (Red) should be small letters, digits and -, not 'Red'"),
    ("blank", put("guard", "g1-fan", key="g1 fan"), "key of guard row 1 (g1 fan) should be small letters, digits and - / +, not 'g1 fan'"),
    ("slash", put("envoy", "red-a", key="red/a"), "key of envoy row 1 (red/a) should be small letters, digits and -, not 'red/a'"),
    (
        "price of nothing",
        put("envoy", "red-a", price=""),
        "price of envoy row 1 (red-a) should be 'any', 'pair', 'any any', 'any pair' or up to 4 of fan, scroll, vase, jade, not ''",
    ),
    ("price in gold", put("envoy", "red-a", price="gold"), "price of envoy row 1 (red-a) should be 'any', "),
    ("price of five", put("envoy", "red-a", price="fan fan fan fan fan"), "price of envoy row 1 (red-a) should be 'any', "),
    ("price mixed", put("envoy", "red-a", price="any fan"), "price of envoy row 1 (red-a) should be 'any', "),
    ("price a number", put("envoy", "red-a", price=2), "price of envoy row 1 (red-a) should be 'any', "),
    ("no use", put("skill", "skill-zero", uses=[]), "uses of skill row 2 (skill-zero) should be a list of one to four tables, not []"),
    (
        "five uses",
        put("skill", "skill-zero", uses=[{"name": "x", "draw": 1}] * 5),
        "uses of skill row 2 (skill-zero) should be a list of one to four tables, not [{",
    ),
    (
        "uses no list",
        put("skill", "skill-zero", uses="draw"),
        "uses of skill row 2 (skill-zero) should be a list of one to four tables, not 'draw'",
    ),
    ("use no table", put("skill", "skill-zero", uses=["draw"]), "skill row 2 (skill-zero), use row 1 should be a table, not 'draw'"),
    ("use no name", put("skill", "skill-zero", uses=[{"draw": 1}]), "skill row 2 (skill-zero), use row 1 has no name"),
    (
        "use both",
        put("skill", "skill-zero", uses=[{"name": "x", "dojo": 1, "add": 1}]),
        "skill row 2 (skill-zero), use row 1 can't be a dojo card and a modifier at once",
    ),
    ("use nothing", put("skill", "skill-zero", uses=[{"name": "x"}]), "skill row 2 (skill-zero), use row 1 does nothing"),
    (
        "use twice",
        put("skill", "skill-zero", uses=[{"name": "x", "draw": 1}, {"name": "x", "add": 1}]),
        "uses of skill row 2 (skill-zero) should have different names",
    ),
    (
        "use unknown",
        put("skill", "skill-zero", uses=[{"name": "x", "draw": 1, "jump": 3}]),
        "skill row 2 (skill-zero), use row 1 has 'jump', which is not known",
    ),
    (
        "use draws too many",
        put("skill", "skill-zero", uses=[{"name": "x", "draw": 10}]),
        "draw of skill row 2 (skill-zero), use row 1 should be a number from 0 to 9, not 10",
    ),
    (
        "use switch",
        put("skill", "skill-zero", uses=[{"name": "x", "switch": 1}]),
        "switch of skill row 2 (skill-zero), use row 1 should be true or false, not 1",
    ),
    ("unknown value", put("envoy", "red-a", colour="red"), "envoy row 1 (red-a) has 'colour', which is not known"),
    (
        "pair of three",
        put("elite", "e3+5-jade", pair=[3, 5, 6]),
        "pair of elite row 10 (e3+5-jade) should be two numbers from 0 to 9, not [3, 5, 6]",
    ),
    ("pair no list", put("elite", "e3+5-jade", pair=35), "pair of elite row 10 (e3+5-jade) should be two numbers from 0 to 9, not 35"),
    (
        "pair too high",
        put("elite", "e3+5-jade", pair=[3, 10]),
        "pair of elite row 10 (e3+5-jade) should be two numbers from 0 to 9, not [3, 10]",
    ),
    (
        "pair of truths",
        put("elite", "e3+5-jade", pair=[True, 5]),
        "pair of elite row 10 (e3+5-jade) should be two numbers from 0 to 9, not [True, 5]",
    ),
    ("pair and value", put("elite", "e3+5-jade", low=3), "elite row 10 (e3+5-jade) has 'low', which is not known"),
    ("low only", put("elite", "e2/4-vase", high=None), "elite row 1 (e2/4-vase) has no high"),
    ("twice", put("envoy", "red-a", key="red-b"), "'red-b' stands 2 times, and keys must differ"),
    ("card and guard", put("guard", "g1-fan", key="red-b"), "'red-b' stands 2 times, and keys must differ"),
    ("treasure as a key", put("envoy", "red-a", key="jade"), "'jade' is the name of a treasure and can't be a key"),
]


@pytest.mark.rule("KD-9.1")
@pytest.mark.parametrize(("change", "sentence"), [case[1:] for case in MALFORMED], ids=[case[0] for case in MALFORMED])
def test_a_malformed_list_gets_one_sentence(tmp_path: Path, change: Change, sentence: str) -> None:
    file = changed(tmp_path, change)
    text = refused(file)
    assert text.startswith(f"the card list '{file}' can't be read: ")
    assert sentence in text


@pytest.mark.rule("KD-9.1")
def test_a_file_that_cannot_be_read_gets_one_sentence_too(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere.toml"
    assert refused(str(missing)) == (
        f"the card list '{missing}' can't be read (No such file or directory): expected reconstructed-1 or a TOML file"
    )
    assert refused(str(tmp_path)) == f"the card list '{tmp_path}' can't be read (Is a directory): expected reconstructed-1 or a TOML file"
    assert "can't be read" in refused("")
    assert "can't be read (it is no text file)" in refused("a\0b")
    picture = tmp_path / "picture.toml"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    assert refused(str(picture)) == f"the card list '{picture}' can't be read (it is no text file): expected reconstructed-1 or a TOML file"
    scribble = tmp_path / "scribble.toml"
    scribble.write_text("name = 'x'\nthis is not TOML\n")
    assert refused(str(scribble)).startswith(f"the card list '{scribble}' is no TOML: ")
    deep = tmp_path / "deep.toml"
    deep.write_text("name = " + "[" * 5000)
    assert refused(str(deep)).startswith(f"the card list '{deep}' ")


# A list of one's own


@pytest.mark.rule("KD-9.1")
def test_the_hash_changes_with_the_list(tmp_path: Path) -> None:
    def hash_of(*changes: Change) -> str:
        return game("kodachi").setup(2, {"cards": changed(tmp_path, *changes)}).hash_of_cards()

    same = hash_of()
    assert same == game("kodachi").setup(2, {}).hash_of_cards()
    changes = [
        put("dojo", "dojo-1", key="one"),
        put("guard", "g1-jade", treasure="gold"),
        put("guard", "g1", value=6),
        put("elite", "e1+3", pair=[1, 4]),
        put("elite", "e1/5", low=2),
        put("skill", "skill-minus2", points=5),
        put("skill", "skill-zero", price="vase"),
        put("envoy", "red-a", value=5),
        put("skill", "skill-one", uses=[{"name": "up", "add": 1, "draw": 1}, {"name": "down", "add": -1, "draw": 1}]),
    ]
    found = [hash_of(change) for change in changes]
    assert len({same, *found}) == len(changes) + 1
    # What is said about a card changes no game.
    assert hash_of(put("guard", "g1-jade", provenance="review", guessed=[])) == same


@pytest.mark.rule("KD-9.1", "KD-4.4", "KD-5.4")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_list_of_ones_own_plays(tmp_path: Path, seats: int) -> None:
    """With a card that is played, switches and draws at once, a price of four, two kinds of gold skills, and other guards."""
    file = changed(
        tmp_path,
        whole("name", "my own box"),
        put("skill", "skill-switch", count=2),
        add(
            "skill",
            "skill-switch",
            key="whirl",
            count=1,
            price="fan fan vase jade",
            uses=[{"name": "whirl", "dojo": 4, "switch": True, "draw": 2}],
        ),
        put("skill", "skill-gold", count=1),
        add("skill", "skill-gold", key="purse", count=1),
        put("guard", "g1", value=6),
    )
    setup = game("kodachi").setup(seats, {"cards": file, "first": 0})
    assert setup.options["cards"] == file
    table = Kodachi.dealt("kodachi", seats, cards=file, first=0)
    table.expect(cards="my own box", cards_hash=setup.hash_of_cards())
    table.do("strength", "give-up").end_turn().done()  # its position names the file and reads back
    whirl = Kodachi(
        "kodachi",
        position(seats, "hand: whirl; deck: dojo-1 dojo-2", cards=file, phase="fight", stance="strength", guard_row="g5-vase"),
    )
    whirl.do("play whirl").happened("played", "switched", "drew", "defeated").told("defeated", stance="stealth", value=5, total=4)
    whirl.expect(hand={0: "dojo-1 dojo-2"}, defeated=1).done()
    shop = Kodachi(
        "kodachi",
        position(
            seats, "hand: skill-gold purse; treasures: g2-fan g1-jade", cards=file, phase="take", guard_row="g5-vase", house_row="whirl"
        ),
    )
    shop.do("buy whirl").offers(
        "pay fan jade purse skill-gold" if "pay fan jade purse skill-gold" in shop.choices() else "pay fan jade skill-gold purse"
    )
    shop.do(*shop.choices()).expect(hand={0: "whirl"}, discards={0: "skill-gold purse"}, guard_discards="g1-jade g2-fan").done()
    for coin, kept in (("skill-gold", "purse"), ("purse", "skill-gold")):
        text = position(seats, "hand: skill-gold purse", cards=file, phase="take", guard_row="g5-vase", house_row="rumor-few")
        one = Kodachi("kodachi", text).do("buy rumor-few", f"pay {coin}")
        one.expect(hand={0: f"{kept} rumor-few"}, discards={0: coin}).done()
    fight = Kodachi("kodachi", position(seats, "hand: dojo-5 novice*2", cards=file, phase="fight", guard_row="g1-fan")).expect(
        guard_value=6
    )
    fight.do("play dojo-5", "play novice plus").expect(phase="fight").do("play novice plus").expect(defeated=1).done()


@pytest.mark.rule("KD-9.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_with_a_list_of_ones_own(tmp_path: Path, seats: int) -> None:
    file = changed(tmp_path, whole("name", "my own box"), put("guard", "g1", value=6), put("envoy", "red-a", value=5))
    setup = game("kodachi").setup(seats, {"cards": file})
    state = setup.start("k1:own")
    state.playout(dice("k1:own", 1), 100_000)
    assert state.over()
    assert game("kodachi").read_position(state.position()).position() == state.position()


def split(kinds: int) -> Change:
    """Make kinds of single copies of dojo cards, rumors and skills without gold, until there are so many kinds."""

    def change(data: Data) -> None:
        while sum(len(data[group]) for group in ("dojo", "start", "rumor", "skill", "envoy")) < kinds:
            rows, row = next(
                (data[group], row)
                for group in ("rumor", "skill", "dojo")
                for row in data[group]
                if row["count"] > 1 and not row.get("gold")
            )
            row["count"] -= 1
            rows.append({**row, "key": f"{row['key']}-no{row['count']}", "count": 1})

    return change


@pytest.mark.rule("KD-9.1")
def test_a_list_with_too_many_kinds_is_refused_and_the_most_that_can_be_played_play(tmp_path: Path) -> None:
    found = refused(changed(tmp_path, split(63)))
    assert found.endswith("It has 63 kinds of starting and house cards, and 62 are the most that can be played (KD-9.1).")
    setup = game("kodachi").setup(4, {"cards": changed(tmp_path, split(62))})
    for number in range(3):
        state = setup.start(f"k1:many{number}")
        while not state.over():
            assert state.legal() == [action.id for action in setup.actions if state.why_not(action.id) is None]
            view = state.view(int(state.to_move()))
            assert setup.redeal(view, dice("k1:many", 1)).view(view.seat) == view
            state.playout(dice(f"k1:{number}", 1), 97)


@pytest.mark.rule("KD-9.1")
@pytest.mark.parametrize("name", ["my list.toml", "liste-grün.toml", "list#1.toml", " list.toml"])
def test_a_file_may_have_any_name(tmp_path: Path, name: str) -> None:
    """A position written in such a game can be read again."""
    file = tmp_path / name
    file.write_text(Path(changed(tmp_path)).read_text(encoding="utf-8"), encoding="utf-8")
    text = game("kodachi").setup(2, {"cards": str(file)}).start("k1:name").position()
    assert game("kodachi").read_position(text).position() == text


def test_the_tables_of_these_tests_are_the_list() -> None:
    """What the other tests take for granted about the cards (house.py)."""
    assert koda(2).view().cards == "reconstructed-1"
    every = load("reconstructed-1")
    assert Counter({card.key: card.count for card in every.house}) == HOUSE
    assert Counter({card.key: card.count for card in every.of("dojo", "start")}) == START


def test_every_card_has_a_name_of_its_own_in_the_catalogues(standard: CardList) -> None:
    keys = [card.key for card in standard.cards] + [guard.key for guard in standard.guards]
    names = [text_key(key) for key in keys]
    assert len(set(names)) == len(keys)
    assert all(name.replace("-", "").isalnum() for name in names)
    assert (text_key("e2/4-gold"), text_key("e3+5-jade"), text_key("red-a")) == ("e2-or-4-gold", "e3-and-5-jade", "red-a")
