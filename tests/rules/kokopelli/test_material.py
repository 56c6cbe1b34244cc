"""KP-1 and KP-2: what is in the box, and how a game is set up."""

from collections import Counter
from pathlib import Path

import pytest

from kotable.games import game
from kotable.values import OptionError
from tests.rules.kokopelli.village import ALL, Kokopelli, deck, koko, written_out

LOCALE = Path(__file__).resolve().parents[3] / "src" / "kotable" / "locale"
FIRST_GAME = written_out("hunter warrior tortoise paw drummer shaman spider_woman eagle_feather mother_of_heaven snake_dance")
NAMES = {
    "sun": ("Sun", "Sonne", "Soleil", "Słońce"),
    "eagle_feather": ("Eagle Feather", "Adlerfeder", "Plume d'aigle", "Orle pióro"),
    "paw": ("Paw", "Pfote", "Patte", "Łapa"),
    "birth": ("Birth", "Geburt", "Naissance", "Urodziny"),
    "hunter": ("Hunter", "Jäger", "Chasseur", "Myśliwy"),
    "warrior": ("Warrior", "Krieger", "Guerrier", "Wojownik"),
    "fire": ("Fire", "Feuer", "Feu", "Ogień"),
    "spider_woman": ("Spider Woman", "Spinnenfrau", "Femme araignée", "Kobieta-pająk"),
    "vase": ("Vase", "Vase", "Vase", "Wazon"),
    "snake_dance": ("Snake Dance", "Schlangentanz", "Danse du serpent", "Taniec węża"),
    "drummer": ("Drummer", "Trommler", "Tambour", "Dobosz"),
    "lizard": ("Lizard", "Eidechse", "Lézard", "Jaszczurka"),
    "mother_of_heaven": ("Mother of Heaven", "Himmelsmutter", "Mère", "Matka nieba"),
    "shaman": ("Shaman", "Schamane", "Chaman", "Szaman"),
    "chieftain": ("Chieftain", "Häuptling", "Chef", "Wódz"),
    "tortoise": ("Tortoise", "Schildkröte", "Tortue", "Żółw"),
}
LANGUAGES = ("en", "de", "fr", "pl")


def dealt(seats: int, seed: str = "k1:table", **options: int | str) -> Kokopelli:
    return Kokopelli.dealt("kokopelli", seats, seed, **options)


def lines(path: Path) -> list[str]:
    return path.read_text().replace("’", "'").splitlines()


# KP-1: material


@pytest.mark.rule("KP-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_colour_owns_three_of_every_ceremony_and_six_kokopelli(seats: int) -> None:
    assert len(set(ALL)) == 16
    for chosen in (ALL[:10], ALL[6:]):
        table = dealt(seats, ceremonies=" ".join(chosen))
        for seat in range(seats):
            view = table.view(seat)
            whole = Counter(view.hand) + Counter(view.pile)
            assert whole == Counter({**dict.fromkeys(chosen, 3), "kokopelli": 6})
        table.done()


@pytest.mark.rule("KP-1.1", "KP-1.2")
def test_the_sixteen_ceremonies_have_these_keys() -> None:
    cancels = [action.text for action in dealt(2).setup.actions if action.verb == "cancel"]
    assert cancels == [f"cancel {kind}" for kind in NAMES]


@pytest.mark.rule("KP-1.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_names_the_ceremonies_as_the_rulebook_of_that_language(language: str) -> None:
    [text] = [line for line in lines(LOCALE / language / "rules-kokopelli.ftl") if line.startswith("rule-KP-1-2 =")]
    names = [found[LANGUAGES.index(language)] for found in NAMES.values()]
    places = [text.find(name) for name in names]
    assert -1 not in places, [name for name in names if name not in text]
    assert places == sorted(places)


@pytest.mark.rule("KP-1.2")
@pytest.mark.parametrize("page", sorted(LOCALE.glob("*/kokopelli.ftl")), ids=lambda page: page.parent.name)
def test_cards_bear_the_names_of_the_rulebook(page: Path) -> None:
    language = LANGUAGES.index(page.parent.name)
    shown = {line for line in lines(page) if line.startswith("kokopelli-card-")}
    assert shown >= {f"kokopelli-card-{key} = {found[language]}" for key, found in NAMES.items()}


@pytest.mark.rule("KP-1.3")
def test_points_never_run_out() -> None:
    # All 80 tiles together are worth 290.
    koko(4, "points: 291; hand: hunter; left-1: hunter*2 kokopelli").do("play hunter own").expect(points=[296, 0, 0, 0]).done()


@pytest.mark.rule("KP-1.3")
def test_the_largest_game_uses_all_twelve_end_tiles() -> None:
    dealt(2, count=12).expect(end_tiles=12).done()


# KP-2: set-up


@pytest.mark.rule("KP-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ten_of_sixteen_ceremonies_are_drawn_at_random(seats: int) -> None:
    found: Counter[str] = Counter()
    sets = set()
    for n in range(60):
        chosen = dealt(seats, f"k1:{n}").view().ceremonies
        assert len(set(chosen)) == 10
        found.update(chosen)
        sets.add(chosen)
    assert set(found) == set(ALL)
    assert min(found.values()) >= 20  # 37.5 of 60 is to be expected
    assert max(found.values()) <= 55
    assert len(sets) > 50


@pytest.mark.rule("KP-2.1")
def test_the_first_game_set() -> None:
    dealt(3, ceremonies="first-game").expect(ceremonies=tuple(kind for kind in NAMES if kind in FIRST_GAME)).done()


@pytest.mark.rule("KP-2.1")
def test_ceremonies_can_be_picked_by_hand() -> None:
    picked = [kind for kind in NAMES if kind not in FIRST_GAME] + FIRST_GAME[:4]
    table = dealt(4, ceremonies=",".join(picked))
    assert set(table.view().ceremonies) == set(picked)
    table.told("set-up", ceremonies=table.view().ceremonies).done()


@pytest.mark.rule("KP-2.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(OptionError, match=f"2 to 4 seats, not {seats}"):
        dealt(seats)


@pytest.mark.rule("KP-2.1")
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"ceremonies": " ".join(ALL[:9])}, "9 ceremonies are named: a game has 10, 11 or 12"),
        ({"ceremonies": " ".join(ALL[:13])}, "13 ceremonies are named: a game has 10, 11 or 12"),
        ({"ceremonies": " ".join([*ALL[:10], "hunter"])}, "'hunter' is named twice among the ceremonies"),
        ({"ceremonies": " ".join([*ALL[:9], "kokopelli"])}, "'kokopelli' is no ceremony: they are sun, "),
        ({"ceremonies": " ".join(ALL[:10]), "count": 11}, "10 ceremonies are named, but count says 11"),
        ({"count": 9}, "count can't be 9: it is one of 10, 11, 12"),
        ({"count": 13}, "count can't be 13: it is one of 10, 11, 12"),
        ({"first": 2}, "first can't be 2: the seats are 0 to 1"),
        ({"first": "me"}, "first can't be 'me': it is one of random, 0, 1, 2, 3"),
        ({"moon": 1}, "kokopelli has no option 'moon': it has ceremonies, count, first"),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_a_sentence(options: dict[str, int | str], sentence: str) -> None:
    with pytest.raises(OptionError) as refused:
        game("kokopelli").setup(2, options)
    assert str(refused.value).startswith(sentence)


@pytest.mark.rule("KP-2.1")
def test_options_are_kept_as_plain_values() -> None:
    as_picked = game("kokopelli").setup(3, {"ceremonies": "vase, fire " + " ".join(ALL[:9]), "first": 1}).options
    assert as_picked == {"ceremonies": ",".join(k for k in NAMES if k in ["vase", "fire", *ALL[:9]]), "count": 11, "first": 1}
    assert game("kokopelli").setup(3, {"ceremonies": " ".join(FIRST_GAME), "count": "10"}).options == {
        "ceremonies": "first-game",
        "count": 10,
        "first": "random",
    }


@pytest.mark.rule("KP-2.2")
@pytest.mark.parametrize("count", [11, 12])
def test_the_variant_has_eleven_or_twelve_ceremonies(count: int) -> None:
    table = dealt(4, count=count)
    assert len(set(table.view().ceremonies)) == count
    picked = dealt(4, ceremonies=" ".join(ALL[:count]))
    assert set(picked.view().ceremonies) == set(ALL[:count])


@pytest.mark.rule("KP-2.3")
@pytest.mark.parametrize("count", [10, 12])
def test_every_chosen_ceremony_begins_with_its_four_on_top(count: int) -> None:
    table = dealt(2, count=count)
    table.expect(tiles=dict.fromkeys(table.view().ceremonies, 4), end_marks=()).done()


@pytest.mark.rule("KP-2.4")
@pytest.mark.parametrize(("count", "cards"), [(10, 36), (11, 39), (12, 42)])
@pytest.mark.parametrize("seats", [2, 4])
def test_everybody_starts_with_five_cards_of_a_shuffled_deck(seats: int, count: int, cards: int) -> None:
    table = dealt(seats, count=count)
    table.expect(hand_sizes=(5,) * seats, pile_sizes=(cards - 5,) * seats, known_sizes=(0,) * seats, points=(0,) * seats)
    for seat in range(seats):
        assert sum(table.view(seat).hand.values()) == 5
        assert sum(deck(table.view().ceremonies).values()) == cards
    hands = {tuple(dealt(seats, f"k1:{n}", ceremonies="first-game").view(1).hand.items()) for n in range(20)}
    assert len(hands) > 15


@pytest.mark.rule("KP-2.4")
def test_the_deal_is_told_to_everybody_and_the_cards_to_their_owner() -> None:
    table = dealt(3, first=2)
    deals = [event for event in table.last if event.kind == "drew"]
    assert [event.seat for event in deals] == [0, 1, 2]
    for event in deals:
        assert dict(event.public) == {"count": 5, "cause": "deal"}
        assert Counter(event.secret["cards"]) == Counter(table.view(event.seat).hand)
    table.happened("set-up", "drew", "drew", "drew", "turn-began").done()


@pytest.mark.rule("KP-2.4")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("ceremonies", ["random", "first-game"])
def test_the_same_seed_deals_the_same_game(seats: int, ceremonies: str) -> None:
    table = dealt(seats, "k1:again", ceremonies=ceremonies)
    assert table.setup.start("k1:again").position() == table.match.state.position()
    assert table.setup.start("k1:other").position() != table.match.state.position()
    table.done()


@pytest.mark.rule("KP-2.5")
@pytest.mark.parametrize(
    ("seats", "count", "tiles"),
    [(2, 10, 10), (2, 11, 11), (2, 12, 12), (3, 10, 9), (3, 11, 10), (3, 12, 11), (4, 10, 9), (4, 11, 10), (4, 12, 11)],
)
def test_the_stack_of_end_tiles(seats: int, count: int, tiles: int) -> None:
    dealt(seats, count=count).expect(end_tiles=tiles).done()


@pytest.mark.rule("KP-2.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_random(seats: int) -> None:
    begins = Counter(dealt(seats, f"k1:{n}").view().first for n in range(60))
    assert set(begins) == set(range(seats))
    assert min(begins.values()) >= 5


@pytest.mark.rule("KP-2.6", "KP-4.1")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 1), (4, 0), (4, 3)])
def test_the_first_player_can_be_set_and_play_goes_to_the_left(seats: int, first: int) -> None:
    table = dealt(seats, first=first)
    table.expect(first=first, to_move=first).told("set-up", by=first, first=first)
    order = []
    while table.view().round == 1:
        order.append(table.to_move())
        turn = table.to_move()
        while table.to_move() == turn and table.view().round == 1:
            table.do("draw" if table.view().hand_sizes[turn] < 5 else "exchange")
            while table.view().phase == "exchange":
                table.do(table.choices()[0])
    assert order == [(first + n) % seats for n in range(seats)]
    table.done()
