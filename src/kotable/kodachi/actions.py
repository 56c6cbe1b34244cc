"""The table of actions of Kodachi: every choice as a number, a text and a structured form.

Cards of one kind differ in nothing, so a choice names a kind. How to pay is one choice among all exact payments (KD-5.10): the table
holds every payment that some price of the card list admits.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final

from mypy_extensions import i64

from kotable.kodachi.cards import GOLD, TREASURES, CardList
from kotable.values import Action

SINGLE: Final[tuple[str, ...]] = ("strength", "stealth", "give-up", "stop", "go-on", "nothing", "keep")
"""The choices that name no card; each is its own verb."""
VERBS: Final[tuple[str, ...]] = (*SINGLE, "play", "discard", "buy", "take", "pay", "drop")
DO_STRENGTH: Final[i64] = 0
DO_STEALTH: Final[i64] = 1
DO_GIVE_UP: Final[i64] = 2
DO_STOP: Final[i64] = 3
DO_GO_ON: Final[i64] = 4
DO_NOTHING: Final[i64] = 5
DO_KEEP: Final[i64] = 6
DO_PLAY: Final[i64] = 7
DO_DISCARD: Final[i64] = 8
DO_BUY: Final[i64] = 9
DO_TAKE: Final[i64] = 10
DO_PAY: Final[i64] = 11
DO_DROP: Final[i64] = 12
"""The place of each verb among them."""


def size(price: tuple[str, ...]) -> int:
    """How many treasures a price takes."""
    return sum(2 if word == "pair" else 1 for word in price)


def accepts(price: tuple[str, ...], payment: tuple[str, ...]) -> bool:
    """KD-5.4: whether exactly this pays the price; what is no treasure by name is a card used as gold (KD-5.5)."""
    if len(payment) != size(price):
        return False
    plain = [item for item in payment if item in TREASURES[:GOLD]]
    gold = len(payment) - len(plain)
    if "pair" in price:
        return max((plain.count(item) for item in plain), default=0) + gold >= 2
    if "any" in price:
        return True
    return all(plain.count(item) <= price.count(item) for item in plain)


def coins(cards: CardList) -> tuple[str, ...]:
    """What one can pay with: the treasures, then the cards that can be used as gold."""
    return (*TREASURES, *(card.key for card in cards.cards if card.gold))


def payments(cards: CardList) -> list[tuple[str, ...]]:
    """Every payment that some price admits."""
    prices = {card.price for card in cards.house}
    most = {card.key: card.count for card in cards.cards if card.gold}
    return [
        payment
        for number in sorted({size(price) for price in prices})
        for payment in combinations_with_replacement(coins(cards), number)
        if all(payment.count(key) <= copies for key, copies in most.items()) and any(accepts(price, payment) for price in prices)
    ]


@lru_cache(maxsize=8)
def build(cards: CardList) -> tuple[Action, ...]:
    """All actions, sorted by text."""
    rows: list[tuple[str, str, dict[str, int | str | tuple[str, ...]]]] = [(verb, verb, {}) for verb in SINGLE]
    for card in cards.cards:
        for use in card.uses:
            text = f"play {card.key} {use.name}" if len(card.uses) > 1 else f"play {card.key}"
            rows.append((text, "play", {"card": card.key, "use": use.name, "ways": len(card.uses)}))
        rows.append((f"discard {card.key}", "discard", {"card": card.key}))
    rows += [(f"buy {card.key}", "buy", {"card": card.key}) for card in cards.house]
    rows += [(f"take {guard.key}", "take", {"card": guard.key, "treasure": guard.treasure}) for guard in cards.guards]
    rows += [(f"pay {' '.join(payment)}", "pay", {"payment": payment}) for payment in payments(cards)]
    rows += [(f"drop {treasure}", "drop", {"treasure": treasure}) for treasure in TREASURES]
    return tuple(Action(number, *row) for number, row in enumerate(sorted(rows, key=lambda row: row[0])))
