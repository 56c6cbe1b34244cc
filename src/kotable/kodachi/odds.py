"""The chances of an invader in Kodachi, exact, from what the invader may know.

They count on the cards in hand alone: what may be drawn on the way is luck. A guard is beaten by a set of cards whatever the order: with
the dojo card played last, nothing is compared before all of them lie there (KD-3.5).
"""

from __future__ import annotations

from functools import lru_cache

from kotable.kodachi.cards import Card, Guard, Use
from kotable.kodachi.setup import KodachiSetup
from kotable.kodachi.view import KodachiView
from kotable.values import Chance, View

Hand = tuple[int, ...]
"""Kinds of cards, ascending, those left out that do nothing in a fight but draw."""
NONE = -99
"""No value as a dojo card."""
STRENGTH = 1
STANCES = {"stealth": (0,), "strength": (STRENGTH,), "": (0, STRENGTH)}


@lru_cache(8)
def uses_of(setup: KodachiSetup) -> list[list[tuple[int, int, int]]]:
    """Of each kind the uses that help in a fight: value as dojo card or NONE, what it adds, whether it switches."""
    return [[use for use in fighting(card) if use != (NONE, 0, 0)] for card in setup.cards.cards]


def fighting(card: Card) -> list[tuple[int, int, int]]:
    return [(NONE if use.dojo is None else use.dojo, use.add if use.dojo is None else 0, int(use.switch)) for use in card.uses]


def beats(total: int, guard: Guard, part: int, stance: int) -> bool:
    """KD-3.3, KD-3.6"""
    return total > guard.high[part] if stance == STRENGTH else total < guard.low[part]


def odds(setup: KodachiSetup, view: View) -> dict[str, Chance]:
    """`guard`: whether the guard faced can be beaten; left out where it takes a lucky draw. `next-guard`: how many of the guards that may
    come next can be beaten with what will be in hand, if the guard faced is beaten in the way that is best for it; left out where it can't
    be, or where none may come.
    """
    assert isinstance(view, KodachiView)
    if view.seat < 0 or view.seat != view.active or view.phase not in ("declare", "fight", "decide"):
        return {}
    hand = tuple(sorted(kind for key, n in view.hand.items() for kind in [setup.index[key]] * n if uses_of(setup)[setup.index[key]]))
    found: dict[str, Chance] = {}
    if view.phase == "decide":
        left = {(hand, stance) for stance in STANCES[view.stance]}
    else:
        guard = setup.cards.guards[setup.guard_index[view.guard_row[-1].card]]
        part = max(view.part - 1, 0)
        left = {end for stance in STANCES[view.stance] for end in endings(setup, guard, part, hand, stance, view.total, view.dojo != "")}
        if left:
            found["guard"] = Chance(1, 1)
        elif not may_draw(setup, view):
            found["guard"] = Chance(0, 1)
    coming = next_guards(setup, view)
    if left and coming:
        fits = [beaten(setup, hand, stance) for hand, stance in largest(left)]
        found["next-guard"] = Chance(max(sum(coming[key] for key in coming.keys() & keys) for keys in fits), sum(coming.values()))
    return found


Played = tuple[int, int]
"""A kind of card, and which of its uses."""
CARDS = 4
SHOWN = 3
"""Of how many cards a set that wins together may be, and how many sets are told."""


def together(setup: KodachiSetup, view: View) -> list[tuple[int, ...]]:
    """Where no card in hand beats the guard faced by itself: cards that do so together, each set in an order in which they can be played.

    No card of a set can be left out. First come those of fewest cards, those that draw nothing, and those that leave most against the next
    guard.
    """
    assert isinstance(view, KodachiView)
    if view.phase != "fight" or view.seat != view.active:
        return []
    guard = setup.cards.guards[setup.guard_index[view.guard_row[-1].card]]
    part, stance = view.part - 1, STANCES[view.stance][0]
    counts = {setup.index[key]: n for key, n in view.hand.items()}
    helping = [(kind, i) for kind in sorted(counts) for i, use in enumerate(fighting(setup.cards.cards[kind])) if use != (NONE, 0, 0)]
    coming = next_guards(setup, view) if part + 1 == len(guard.low) else {}
    found: dict[tuple[int, ...], tuple[tuple[int, int, int], list[Played]]] = {}
    sets: list[list[Played]] = [[]]
    for size in range(1, CARDS + 1):
        more: list[list[Played]] = []
        for chosen in [[*before, one] for before in sets for one in helping if not before or one >= before[-1]]:
            kinds = tuple(kind for kind, _ in chosen)
            dojos, sum_, now = int(view.dojo != ""), view.total, stance
            for kind, i in chosen:
                value, add, switch = fighting(setup.cards.cards[kind])[i]
                dojos += value != NONE
                sum_ += add if value == NONE else value
                now ^= switch
            if dojos > 1 or kinds.count(kinds[-1]) > counts[kinds[-1]] or any(within(kept, kinds) for kept in found if len(kept) < size):
                continue
            if not dojos or not beats(sum_, guard, part, now):
                more.append(chosen)
                continue
            left = [kind for kind in sorted(counts) for _ in range(counts[kind] - kinds.count(kind)) if uses_of(setup)[kind]]
            good = sum(coming[key] for key in coming.keys() & beaten(setup, tuple(left), now))
            rank = (size, sum(use_of(setup, one).draw > 0 for one in chosen), -good)
            if kinds not in found or rank < found[kinds][0]:
                found[kinds] = rank, chosen
        if size == 1 and found:
            return []
        sets = more
    best = sorted(found.values(), key=lambda each: each[0])[:SHOWN]
    return [tuple(number_of(setup, one) for one in in_order(setup, chosen)) for _, chosen in best]


def use_of(setup: KodachiSetup, one: Played) -> Use:
    return setup.cards.cards[one[0]].uses[one[1]]


def in_order(setup: KodachiSetup, chosen: list[Played]) -> list[Played]:
    """The dojo card, then what adds, then what draws: nothing unknown comes before it must."""
    return sorted(chosen, key=lambda one: (use_of(setup, one).dojo is None, use_of(setup, one).draw))


def number_of(setup: KodachiSetup, one: Played) -> int:
    """The action that plays a card in this way."""
    card = setup.cards.cards[one[0]]
    return setup.parse(f"play {card.key} {card.uses[one[1]].name}" if len(card.uses) > 1 else f"play {card.key}")


def may_draw(setup: KodachiSetup, view: KodachiView) -> bool:
    """Whether a card in hand draws others, and there are some."""
    own = view.players[view.seat]
    if own.draw_size + own.discard_size == 0:
        return False
    uses = [use for key in view.hand for use in setup.cards.cards[setup.index[key]].uses]
    return any(use.draw and (use.dojo is None or not view.dojo) for use in uses)


def next_guards(setup: KodachiSetup, view: KodachiView) -> dict[str, int]:
    """The guard cards that may be turned up next, each equally likely (KD-2.5); none where the turn can't go on (KD-3.11)."""
    if not view.house_deck and not view.house_discards:
        return {}
    if not view.guard_deck:
        return view.guard_discards
    elite = view.guard_top == "elite"
    return {key: n for key, n in view.guards_unseen.items() if setup.cards.guards[setup.guard_index[key]].elite == elite}


def endings(setup: KodachiSetup, guard: Guard, part: int, hand: Hand, stance: int, total: int, dojo: bool) -> set[tuple[Hand, int]]:
    """The hands and stances that a player can have left when the whole guard card has fallen."""
    uses = uses_of(setup)
    found: set[tuple[Hand, int]] = set()
    waiting = [(hand, part, stance, total, dojo)]
    seen = set(waiting)
    while waiting:
        hand, part, stance, total, dojo = waiting.pop()
        last = -1
        for i, kind in enumerate(hand):
            if kind == last:
                continue
            last = kind
            rest = hand[:i] + hand[i + 1 :]
            for value, add, switch in uses[kind]:
                if value != NONE and dojo:
                    continue
                now = stance ^ switch
                sum_ = total + (add if value == NONE else value)
                if (dojo or value != NONE) and beats(sum_, guard, part, now):
                    if part + 1 == len(guard.low):
                        found.add((rest, now))
                        continue
                    after = (rest, part + 1, now, 0, False)
                else:
                    after = (rest, part, now, sum_, dojo or value != NONE)
                if after not in seen:
                    seen.add(after)
                    waiting.append(after)
    return found


def largest(left: set[tuple[Hand, int]]) -> list[tuple[Hand, int]]:
    """Without those that have nothing but what another one has as well."""
    ordered = sorted(left, key=lambda end: -len(end[0]))
    kept: list[tuple[Hand, int]] = []
    for hand, stance in ordered:
        if not any(stance == other and within(hand, larger) for larger, other in kept):
            kept.append((hand, stance))
    return kept


def within(hand: Hand, larger: Hand) -> bool:
    """Whether all these cards are among the others; both are ascending."""
    rest = iter(larger)
    return all(kind in rest for kind in hand)


@lru_cache(4096)
def beaten(setup: KodachiSetup, hand: Hand, stance: int) -> frozenset[str]:
    """The guards that these cards can beat, beginning in this stance."""
    one = best_totals(setup, hand, stance)
    two: dict[tuple[int, int, int], int] | None = None
    found = []
    for guard in setup.cards.guards:
        if len(guard.low) == 1:
            good = any(beats(total, guard, 0, ends) for ends, total in one.items())
        else:
            if two is None:
                two = best_pairs(setup, hand, stance)
            good = any(beats(p, guard, 0, first) and beats(q, guard, 1, second) for (first, second, p), q in two.items())
        if good:
            found.append(guard.key)
    return frozenset(found)


def best_totals(setup: KodachiSetup, hand: Hand, stance: int) -> dict[int, int]:
    """By the stance at the end, the best total with one dojo card: the highest for strength, the lowest for stealth."""
    found: dict[int, int] = {}
    for first, _, total in best_pairs(setup, hand, stance, 1):
        if first not in found or (total > found[first]) == (first == STRENGTH):
            found[first] = total
    return found


def best_pairs(setup: KodachiSetup, hand: Hand, stance: int, fights: int = 2) -> dict[tuple[int, int, int], int]:
    """Two guards, one after the other: by the stances at the end of each and the total against the first, the best against the second.

    Every card is left, or played against one of them. With one fight only, the totals against the first are what counts.
    """
    uses = uses_of(setup)
    # First and second dojo card played, first and second number of switches odd, total against the first and against the second. Of the
    # last the highest or the lowest is best, after the stance at the end.
    reached: set[tuple[int, int, int, int, int, int]] = {(0, 0, 0, 0, 0, 0)}
    for kind in hand:
        more = set(reached)
        for d1, d2, s1, s2, p, q in reached:
            for value, add, switch in uses[kind]:
                dojo = int(value != NONE)
                plus = value if dojo else add
                if not (d1 and dojo):
                    more.add((d1 | dojo, d2, s1 ^ switch, s2, p + plus, q))
                if fights == 2 and not (d2 and dojo):
                    more.add((d1, d2 | dojo, s1, s2 ^ switch, p, q + plus))
        reached = pruned(more)
    found: dict[tuple[int, int, int], int] = {}
    for d1, d2, s1, s2, p, q in reached:
        if d1 and (d2 or fights == 1):
            key = (stance ^ s1, stance ^ s1 ^ s2, p)
            if key not in found or (q > found[key]) == (key[1] == STRENGTH):
                found[key] = q
    return found


def pruned(states: set[tuple[int, int, int, int, int, int]]) -> set[tuple[int, int, int, int, int, int]]:
    """Of those that differ only in the total against the second guard, the highest and the lowest."""
    ends: dict[tuple[int, int, int, int, int], tuple[int, int]] = {}
    for d1, d2, s1, s2, p, q in states:
        key = (d1, d2, s1, s2, p)
        low, high = ends.get(key, (q, q))
        ends[key] = (min(low, q), max(high, q))
    return {(*key, q) for key, both in ends.items() for q in both}
