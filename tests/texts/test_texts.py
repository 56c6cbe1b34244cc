"""Sentences are made from keys and facts, as the one who reads them may know."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from kotable import drawing
from kotable import texts as module
from kotable.games import NAMES
from kotable.match import new
from kotable.texts import BOT, LANGUAGES, MARK, Texts, language, player_names, text_key
from kotable.values import SPECTATOR, Event, KotableError, Refusal

PLAYERS = ["Anna", "Ben", "Cleo"]
DREW = Event("drew", 1, {"count": 2, "cause": "action"}, {"cards": ("hunter", "kokopelli")})


@pytest.fixture
def kokopelli() -> Texts:
    return Texts("en", "kokopelli")


def test_only_the_owner_reads_the_secret_part(kokopelli: Texts) -> None:
    assert kokopelli.event(DREW, PLAYERS, 1) == "Ben draws Hunter, Kokopelli."
    assert kokopelli.event(DREW, PLAYERS, 0) == "Ben draws 2 cards."
    assert kokopelli.event(DREW, PLAYERS, SPECTATOR) == "Ben draws 2 cards."


def test_one_is_said_otherwise_than_two(kokopelli: Texts) -> None:
    assert kokopelli.event(Event("drew", 0, {"count": 1}), PLAYERS) == "Anna draws 1 card."
    assert Texts("pl", "kokopelli").get("terminal-worth-points", count=5) == "5 punktów"


def test_the_own_village_is_said_otherwise(kokopelli: Texts) -> None:
    facts = {"card": "kokopelli", "ceremony": "paw", "space": "left-1", "counts": 1}
    assert "Anna" in kokopelli.event(Event("played", 2, {**facts, "village": 0}), PLAYERS)
    own = kokopelli.event(Event("played", 2, {**facts, "village": 2}), PLAYERS)
    assert own.count("Cleo") == 1


def test_the_reader_is_called_you(kokopelli: Texts) -> None:
    facts = {"card": "kokopelli", "ceremony": "paw", "space": "left-1", "counts": 1}

    def said(by: int, village: int, you: int) -> str:
        return kokopelli.event(Event("played", by, {**facts, "village": village}), PLAYERS, you, you)

    assert said(2, 0, 2) == "You play Kokopelli on Anna’s Paw."
    assert said(2, 0, 0) == "Cleo plays Kokopelli on your Paw."
    assert said(2, 0, 1) == said(2, 0, SPECTATOR) == "Cleo plays Kokopelli on Anna’s Paw."
    assert said(2, 2, 2) == "You play Kokopelli on your own Paw."
    assert kokopelli.event(DREW, PLAYERS, 1, 1) == "You draw Hunter, Kokopelli."
    assert kokopelli.event(DREW, PLAYERS, 0, 0) == "Ben draws 2 cards."
    # What has no words of its own is told as to everybody.
    assert kokopelli.event(Event("ended", 1, {"round": 3, "reason": "pile"}), PLAYERS, 1, 1).startswith("The game ends")


def test_bots_are_called_after_their_level_and_numbered_where_there_are_several(kokopelli: Texts) -> None:
    easy, hard = kokopelli.get("terminal-bot-easy"), kokopelli.get("terminal-bot-hard")
    assert player_names(["Anna", f"{BOT}easy", f"{BOT}hard", f"{BOT}easy"], kokopelli) == ["Anna", f"{easy} 1", hard, f"{easy} 2"]
    assert player_names(["", f"{BOT}bold"], kokopelli) == ["Player 1", "Bold"]


def test_equal_cards_are_counted(kokopelli: Texts) -> None:
    assert kokopelli.listed(("hunter", "paw", "hunter")) == "2 × Hunter, Paw"
    assert kokopelli.listed(()) == "nothing"


@pytest.mark.parametrize(
    ("lang", "paid", "own", "house"),
    [
        ("en", "Nils pays 2 × scroll, gold.", "Nils shuffles their discards (5) into a new draw pile.", "House deck: the discards (5)"),
        ("de", "Nils zahlt: 2 × Schriftrolle, Gold.", "Nils mischt die eigene Ablage (5)", "Hausstapel: Die Ablage (5)"),
        ("fr", "Nils paie\u202f: 2 × rouleau, or.", "Nils mélange sa défausse (5)", "Paquet Maison\u202f: la défausse (5)"),
        ("pl", "Nils płaci: 2 × zwój, złoto.", "Nils tasuje swoje odrzucone karty (5)", "Talia domu: odrzucone karty (5)"),
    ],
)
def test_treasures_are_paid_not_guards_and_a_pile_has_an_owner(lang: str, paid: str, own: str, house: str) -> None:
    texts = Texts(lang, "kodachi")
    payment = {"card": "skill-switch", "payment": ("g1-scroll", "g4-scroll", "e2/4-gold")}
    assert texts.event(Event("paid", 1, payment), ["Ada", "Nils"]) == paid
    assert texts.event(Event("reshuffled", 1, {"pile": "own", "count": 5}), ["Ada", "Nils"]).startswith(own)
    assert texts.event(Event("reshuffled", -1, {"pile": "house", "count": 5}), ["Ada", "Nils"]).startswith(house)


def test_refusals_name_players_and_places(kokopelli: Texts) -> None:
    refusal = Refusal("KP-5.3", "kokopelli-no-twice", {"ceremony": "sun", "village": 1, "space": "beneath", "host": 0})
    said = kokopelli.refusal(refusal, PLAYERS)
    assert "Sun" in said
    assert "Ben" in said
    assert "beneath the pile" in said


def test_choices_have_labels_in_every_language() -> None:
    for name in NAMES:
        for action in new(name, 2, {}, "k1:1").setup.actions:
            labels = {Texts(lang, name).action(action) for lang in LANGUAGES}
            assert all(label and "⟦" not in label and "{$" not in label for label in labels), labels
            assert MARK not in "".join(labels)


def test_keys_of_cards_that_no_catalogue_allows() -> None:
    assert text_key("e2/4-gold") == "e2-or-4-gold"
    assert text_key("e3+5-jade") == "e3-and-5-jade"
    assert Texts("en", "kodachi").card("e3+5-jade") == Texts("en", "kodachi").get("kodachi-card-e3-and-5-jade")


def test_a_card_of_another_list_shows_its_key() -> None:
    assert Texts("en", "kodachi").card("my-own-card") == "my-own-card"


def test_rules_can_be_asked_for_by_id() -> None:
    rule = Texts("de", "kokopelli").rule(" kp-5.3 ")
    assert rule.id == "KP-5.3"
    assert rule.title
    assert rule.text != Texts("en", "kokopelli").rule("KP-5.3").text
    assert Texts("en").rule("KD-3.3").id == "KD-3.3"
    assert Texts("en", "kokopelli").rule("KP-4.6").ruling


@pytest.mark.parametrize("wrong", ["KP-99.1", "KD-3.3", "hello", ""])
def test_a_rule_that_is_not_there(wrong: str) -> None:
    with pytest.raises(KotableError, match=r"there is no rule .* such as KP-1\.1|there is no rule .* like KP-1\.1"):
        Texts("en", "kokopelli").rule(wrong)


@pytest.mark.parametrize("name", NAMES)
def test_all_rules_by_sections(name: str) -> None:
    sections = Texts("en", name).rules()
    assert [section.number for section in sections] == list(range(len(sections)))
    assert all(rule.id.split("-")[1].split(".")[0] == str(section.number) for section in sections for rule in section.rules)
    assert sum(len(section.rules) for section in sections) > 40


def test_a_key_that_is_not_there_is_seen(kokopelli: Texts) -> None:
    assert kokopelli.get("kokopelli-nonsense") == "⟦kokopelli-nonsense⟧"
    assert kokopelli.get("nonsense-sun") == "⟦nonsense-sun⟧", "of a file that is not there, either"
    assert kokopelli.attribute("kokopelli-card-sun", "nonsense") == ""


def test_a_text_about_the_rules_is_found_by_the_name_of_its_game() -> None:
    titles = [Texts(lang).get(f"rules-{name}-title") for name in NAMES for lang in ("en", "de")]
    assert len(set(titles)) == len(titles) and "⟦" not in "".join(titles)


def test_a_catalogue_as_written_has_no_comments(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = {("en", "xx"): "# said\n\nxx-a = A # b\n    c\n", ("de", "xx"): "xx-a = Ä\n"}
    monkeypatch.setattr(module, "source", lambda lang, name: parts.get((lang, name)))
    found = [module.written(lang, name) for lang, name in (("en", "xx"), ("de", "xx"), ("pl", "xx"), ("en", "yy"))]
    assert found == ["xx-a = A # b\n    c", "xx-a = Ä", "xx-a = A # b\n    c", ""]


def test_what_a_list_is_a_list_of() -> None:
    assert [module.singulars(word) for word in ("cards", "ceremonies", "hand")] == [("card",), ("ceremony",), ()]


def test_english_with_a_mark_where_a_catalogue_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    there = module.source

    def without_polish(lang: str, name: str) -> str | None:
        return None if (lang, name) == ("pl", "kokopelli") else there(lang, name)

    monkeypatch.setattr(module, "source", without_polish)
    module.catalogue.cache_clear()
    try:
        assert Texts("pl", "kokopelli").card("sun") == f"{MARK}Sun"
        drew = Texts("pl", "kokopelli").event(Event("turn-began", 1, {"round": 1}), PLAYERS)
        assert drew.startswith(MARK) and drew.isascii(), "no signs around what fills a blank"
        assert Texts("de", "kokopelli").card("sun") == "Sonne"
    finally:
        module.catalogue.cache_clear()


def test_english_instead_of_another_language_counts_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "source", lambda lang, name: "xx-much = { $number } cards\n" if lang == "en" else None)
    module.catalogue.cache_clear()
    try:
        assert Texts("pl").get("xx-much", number=12345) == f"{MARK}12,345 cards"
    finally:
        module.catalogue.cache_clear()


def test_only_rules_that_stand_in_a_section_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever else a package writes into the file of its rules."""
    parts = ("rule-XX-0-1 = Lost", "rules-xx-section-0 = Begin", "rules-xx-note = A note", "rule-XX-0-2 = Found")
    monkeypatch.setattr(module, "source", lambda lang, name: "\n".join(parts) if name == "rules-xx" else "")
    module.catalogue.cache_clear()
    try:
        assert [[rule.id for rule in section.rules] for section in Texts("en", "xx").rules()] == [["XX-0.2"]]
    finally:
        module.catalogue.cache_clear()


def test_what_is_true_or_not_is_told_by_yes_and_no(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "xx-event-met =\n    { $friend ->\n        [yes] a friend\n       *[no] a stranger\n    }\n"
    monkeypatch.setattr(module, "source", lambda lang, name: text if name == "xx" else "")
    module.catalogue.cache_clear()
    try:
        told = [Texts("en", "xx").event(Event("met", 0, {"friend": friend}), PLAYERS) for friend in (True, False)]
    finally:
        module.catalogue.cache_clear()
    assert told == ["a friend", "a stranger"]


def test_the_language_is_that_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language() == "en"
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert language() == "de"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert language() == "en"
    assert language("fr") == "fr"
    with pytest.raises(KotableError, match="there are en, de, fr, pl"):
        language("xx")


def test_the_end_is_told_as_each_language_writes_it() -> None:
    """The reason is a sentence of its own; places are ordinals; a total below zero has a true minus."""
    match = new("kodachi", 2, {}, "k1:1")
    dice = random.Random(3)
    while match.outcome is None:
        match.play(dice.choice(match.state.legal()))
    told = {}
    for lang in LANGUAGES:
        out = Console(width=100, record=True, file=io.StringIO())
        out.print(drawing.result(match, Texts(lang, "kodachi"), PLAYERS))
        told[lang] = out.export_text()
        reason = Texts(lang, "kodachi").reason(match.outcome.reason)
        assert reason[0].upper() + reason[1:] in told[lang]
    assert "1st" in told["en"]
    assert "2nd" in told["en"]
    assert "1er" in told["fr"]
    assert "2." in told["de"]
    assert drawing.number(-1) == "−1"
