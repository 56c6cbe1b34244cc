"""Positions of Kodachi as text.

    kodachi position 1
    seats: 3
    turn: 0                               # whose turn it is
    phase: fight
    stance: stealth
    guard-row: g4-vase e3+5-jade          # in the order they were turned up; the last one is faced
    house-row: red-a skill-switch
    played: dojo-1 | novice/minus dojo-2 | skill-draw3       # a group for each guard fought, the last is under way
    part: 2                               # the second guard of the pair is faced
    guards: e2/4-gold g1-fan              # what the guard deck brings next, in this order, unknown to all
    seat 0:
      hand: dojo-5 dojo-4 novice
      deck: skill-gold dojo-1             # what the draw pile brings next, in this order, unknown to all
      discards: dojo-5 rumor-few
      owns: rumor-few*2                   # house cards, wherever they are; those named nowhere else lie in the draw pile
      treasures: g3-fan g2-fan e1/5-gold  # the one held longest first
      tokens: red-2 blue-2
    seat 1:
      hand: novice*2

Every line but `seats` may be left out; cards that are named nowhere lie where they lie in a game: starting and owned cards in their
owner's draw pile, house and guard cards in their decks. A card that is played as one of several uses is written `novice/minus`.

Lines of a seat:
`hand` (if the line is missing: six cards of the draw pile, by the dice; if it is empty: none), `deck`, `discards`, `owns` (cards named in
`hand`, `deck`, `discards` or `played` are owned anyway), `rest` (`deck` or `discards`: where own cards lie that are named nowhere else),
`known` (cards of the hand that everybody knows, none), `treasures`, `tokens` (`red-2`, `red-4`, `red-5`, …; from the top of a stack).

General lines:
`cards` (the card list, reconstructed-1), `seats`, `first` (the starting player, 0), `round` (1), `turn`
(first), `phase` (`declare`, `fight`, `decide`, `take`, `pay`, `discard`, `drop`, `over`; declare);
`guard-row`, `house-row` (the display. While fighting there are as many house cards as guards: a missing house row is turned up from the
deck. In `declare`, with neither line, the turn begins: both cards come from the decks);
`stance` (strength), `part` (1), `played` (none), `defeated` (guard cards defeated this turn: what the guard row says);
in `take` and `pay`: `failed` (no), `undefeated` (whether the last guard in the row is; the same as `failed`), `taker` (the seat that takes:
the active one, after a failed invasion the next), `taken` (by the active player, 0), `buying` (the card to be paid, only in `pay`);
`house`, `guards` (what comes next from the decks, in order), `house-discards`, `guard-discards`, `house-rest`, `guard-rest` (`deck` or
`discards`), `next-guard` (the back of the top guard card: `guard`, `elite`, `none`; by the dice);
`seed` (k1:position) or `dice`.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from librt.vecs import append
from mypy_extensions import u8

from kotable.chance import dice_text
from kotable.game import Game
from kotable.kodachi.actions import build
from kotable.kodachi.cards import CLANS, DEFAULT, TOKEN_VALUES, CardList, load
from kotable.kodachi.knowledge import fights_of, guard_cards, house_cards, tokens_held, treasures_of
from kotable.kodachi.rules import KodachiState
from kotable.kodachi.setup import (
    BACKS,
    DRAW_SIZE,
    GUARD_ROOM,
    GUARDS,
    HAND,
    HOUSE,
    HOUSE_ROOM,
    KEPT,
    LAST_ROUND,
    PHASES,
    PLAYED_ROOM,
    STANCES,
    TOKENS_AT,
    UNDECLARED,
    KodachiSetup,
)
from kotable.sheet import Lines, Sheet, counted
from kotable.values import PositionError

TITLE = "kodachi position 1"
TOKEN_NAMES = tuple(f"{clan}-{value}" for clan in CLANS for value in TOKEN_VALUES)
PLACES = ("deck", "discards")


def spread(cards: dict[str, int]) -> str:
    return counted([key for key, count in cards.items() for _ in range(count)])


def write_position(state: KodachiState) -> str:
    """The whole situation; `read_position` makes an equal one of it."""
    setup = state.setup
    phase = PHASES[state.phase]
    lines = [
        TITLE,
        f"cards: {setup.options['cards']}",
        f"seats: {setup.seats}",
        f"first: {state.first}",
        f"round: {state.round}",
        f"turn: {state.active}",
        f"phase: {phase}",
    ]
    if phase not in ("discard", "drop", "over"):
        lines.append(f"house-row: {counted([setup.keys[int(kind)] for kind in state.house_row()])}")
        lines.append(f"guard-row: {counted([setup.guard_keys[int(kind)] for kind in state.guard_row()])}")
    if phase in ("fight", "decide", "take", "pay"):
        lines.append(f"stance: {STANCES[state.stance]}")
        lines.append(f"defeated: {state.defeated}")
        groups = [" ".join(played_word(state, p.card, p.use) for p in group) for group in fights_of(state)]
        lines.append(f"played: {' | '.join(groups)}")
    if phase == "fight":
        lines.append(f"part: {state.part + 1}")
    if phase in ("take", "pay"):
        lines.append(f"failed: {'yes' if state.failed else 'no'}")
        lines.append(f"undefeated: {'yes' if state.facing else 'no'}")
        lines.append(f"taker: {state.chooser}")
        lines.append(f"taken: {state.taken}")
    if phase == "pay":
        lines.append(f"buying: {setup.keys[state.buying]}")
    lines += [
        f"house: {' '.join(setup.keys[kind] for kind in dictated_to(state, int(HOUSE)))}",
        f"house-discards: {spread(house_cards(setup, bytes(state.house_discards())))}",
        f"guards: {' '.join(setup.guard_keys[kind] for kind in dictated_to(state, int(GUARDS)))}",
        f"guard-discards: {spread(guard_cards(setup, bytes(state.guard_discards())))}",
        f"next-guard: {BACKS[state.top]}",
        f"dice: {dice_text(state.dice)}",
    ]
    for seat in range(setup.seats):
        lines += seat_lines(state, seat)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def seat_lines(state: KodachiState, seat: int) -> list[str]:
    setup = state.setup
    owns = {key: count for key, count in house_cards(setup, bytes(state.owned(seat))).items() if setup.house_copies[setup.index[key]]}
    rows = {
        "hand": spread(house_cards(setup, bytes(state.hand_of(seat)))),
        "deck": " ".join(setup.keys[kind] for kind in dictated_to(state, seat)),
        "discards": spread(house_cards(setup, bytes(state.discards_of(seat)))),
        "owns": spread(owns),
        "known": spread(house_cards(setup, bytes(state.known_of(seat)))),
        "treasures": counted(treasures_of(state, seat)),
        "tokens": " ".join(f"{token.clan}-{token.value}" for token in tokens_held(seat, bytes(state.tokens()))),
    }
    return [f"seat {seat}:", *(f"  {name}: {value}" for name, value in rows.items() if value or name == "hand")]


def played_word(state: KodachiState, card: str, use: str) -> str:
    kind = state.setup.keys.index(card)
    return f"{card}/{use}" if len(state.setup.cards.cards[kind].uses) > 1 else card


def dictated_to(state: KodachiState, pile: int) -> list[int]:
    return [int(state.dictated[i + 1]) for i in range(0, len(state.dictated), 2) if state.dictated[i] == pile]


@lru_cache(maxsize=32)
def prepared(game: Game, seats: int, cards: CardList, name: str, first: int) -> KodachiSetup:
    return KodachiSetup(game, seats, {"cards": name, "first": first}, list(build(cards)), cards, first)


def read_position(game: Game, text: str) -> KodachiState:
    """The situation that a text describes. Raises NotationError or PositionError."""
    sheet = Sheet(text, TITLE)
    name = sheet.text("cards", DEFAULT)
    seats = sheet.number_of_seats()
    first = sheet.number("first", 0, 0, seats - 1)
    state = KodachiState(prepared(game, seats, load(name), name, first))
    reader = Reader(sheet, state)
    reader.read()
    sheet.finish()
    reader.begin()
    return state


def cannot(what: str) -> PositionError:
    return PositionError(f"this position can't be: {what}")


class Reader:
    """Fills a situation from a sheet, general things first, and complains of what can't be."""

    def __init__(self, sheet: Sheet, state: KodachiState) -> None:
        self.sheet = sheet
        self.state = state
        self.keys = state.setup.keys
        self.guard_keys = state.setup.guard_keys
        self.seats = state.setup.seats
        self.phase = "declare"
        self.begins = False
        """Whether the cards of the turn have still to be turned up."""

    def read(self) -> None:
        sheet, state = self.sheet, self.state
        state.dice = sheet.dice(state.setup.streams)
        state.first = state.setup.first
        state.round = sheet.number("round", 1, 1, int(LAST_ROUND))
        state.active = sheet.number("turn", int(state.first), 0, self.seats - 1)
        self.phase = sheet.choice("phase", PHASES, "declare")
        state.phase = PHASES.index(self.phase)
        state.chooser = state.active
        self.read_display()
        self.read_played()
        house = Counter(int(kind) for kind in state.house_row())
        for seat in range(self.seats):
            house += self.read_seat(seat)
        self.read_tokens()
        self.read_house(house)
        self.read_guards()
        self.check_phase()

    # The display and the fight

    def read_display(self) -> None:
        sheet, state, phase = self.sheet, self.state, self.phase
        house, guards = sheet.kinds("house-row", self.keys), sheet.kinds("guard-row", self.guard_keys)
        for kind in house:
            if not state.setup.house_copies[kind]:
                raise cannot(f"{self.keys[kind]}, a starting card, in the house row")
        for count, most, what in ((len(house), HOUSE_ROOM, "house"), (len(guards), GUARD_ROOM, "guard")):
            if count > most:
                raise cannot(f"{count} cards in the {what} row, where there are {most} {what} cards")
        for kind in house:
            state.to_house_row(kind)
        for kind in guards:
            state.to_guard_row(kind)
        if phase in ("discard", "drop", "over"):
            if house or guards:
                raise cannot(f"a display in the phase {phase}, when it has been put away (KD-6.1)")
            return
        self.begins = phase == "declare" and "guard-row" not in sheet and "house-row" not in sheet
        if not guards and phase in ("declare", "fight", "decide") and not self.begins:
            raise cannot("no guard in the guard row, where one was turned up (KD-3.1)")
        if phase == "declare":
            if len(guards) > 1:
                raise cannot(f"{len(guards)} guards in the row before anything is declared (KD-3.1)")
            state.facing = int(not self.begins)
            return
        state.stance = STANCES.index(sheet.choice("stance", STANCES, "strength"))
        failed = phase in ("take", "pay") and sheet.flag("failed")
        undefeated = phase == "fight" or (
            phase in ("take", "pay") and sheet.choice("undefeated", ("yes", "no"), "yes" if failed and guards else "no") == "yes"
        )
        if undefeated and phase != "fight" and not (failed and guards):
            raise cannot("an undefeated guard in the row after an invasion that did not fail (KD-3.8)")
        state.failed = int(failed)
        state.facing = int(undefeated)
        fallen = len(guards) - int(undefeated)
        least = 0 if phase == "fight" or failed else 1
        state.defeated = sheet.number("defeated", max(fallen, least), 0, 50)
        if state.defeated < max(fallen, least) or (phase in ("fight", "decide") and state.defeated != fallen):
            raise cannot(f"{state.defeated} defeated guards where the guard row shows {fallen}")
        if phase == "fight":
            parts = int(state.setup.parts[guards[-1]])
            state.part = sheet.number("part", 1, 1, 2) - 1
            if state.part >= parts:
                raise cannot(f"part 2 of {self.guard_keys[guards[-1]]}, which is one guard (KD-3.7)")

    def read_played(self) -> None:
        """The cards played this turn; from those of the fight under way follow its total and dojo card."""
        sheet, state, phase = self.sheet, self.state, self.phase
        if phase not in ("fight", "decide", "take", "pay"):
            return
        cards = state.setup.cards.cards
        groups: list[list[tuple[int, int]]] = [[]]
        for word in sheet.text("played", "").replace("|", " | ").replace(",", " ").split():
            if word == "|":
                groups.append([])
                continue
            stem, star, times = word.partition("*")
            key, _, use = stem.partition("/")
            if key not in self.keys:
                raise sheet.complaint("played", f"'{key}' is not one of {', '.join(self.keys)}")
            kind = self.keys.index(key)
            names = [each.name for each in cards[kind].uses]
            if use and use not in names:
                raise sheet.complaint("played", f"'{use}' is no use of {key}: it has {', '.join(names)}")
            if not use and len(names) > 1:
                raise sheet.complaint("played", f"'{key}' should say how it was played: {key}/{names[0]}, for example")
            if star and times not in tuple("123456789"):
                raise sheet.complaint("played", f"'{word}' should be a card, or a card and how often")
            groups[-1] += [(kind, names.index(use) if use else 0)] * int(times or 1)
        # A fight that was won is closed, also where the mark is left out.
        if groups[-1] and not state.failed and phase != "fight":
            groups.append([])
        most = int(state.defeated) * 2 + (2 if phase == "fight" or state.failed else 1)
        if len(groups) > most:
            raise cannot(f"{len(groups) - 1} guards fought before, where {state.defeated} guard cards were defeated")
        count = sum(len(group) for group in groups)
        if count > PLAYED_ROOM:
            raise cannot(f"{count} cards played in one turn, where nobody can have more than {PLAYED_ROOM}")
        for fight, group in enumerate(groups):
            dojo = [kind for kind, way in group if cards[kind].uses[way].dojo is not None]
            if len(dojo) > 1 or (not dojo and fight < len(groups) - 1):
                raise cannot(f"{len(dojo)} dojo cards played against one guard, which takes exactly one (KD-3.4)")
            for kind, way in group:
                state.to_played(kind, way, fight)
        state.fight = len(groups) - 1
        if phase == "fight":
            for kind, way in groups[-1]:
                chosen = cards[kind].uses[way]
                state.total += chosen.add if chosen.dojo is None else chosen.dojo
                if chosen.dojo is not None:
                    state.dojo = kind

    # Whose cards are where

    def read_seat(self, seat: int) -> Counter[int]:
        """The cards of a seat; returns the house cards among them."""
        state, lines, setup = self.state, self.sheet.seat(seat), self.state.setup
        at = int(setup.seat_room) * seat
        draws, known = at + int(setup.draws), at + int(setup.known)
        hand, deck = lines.kinds("hand", self.keys), lines.kinds("deck", self.keys)
        discards, owns = lines.kinds("discards", self.keys), lines.kinds("owns", self.keys)
        played = [int(kind) for kind in list(state.played())[::3]] if seat == state.active else []
        named = Counter(hand + deck + discards + played)
        owned = Counter({kind: int(setup.start_copies[kind]) for kind in range(len(self.keys))})
        claimed = Counter(owns)
        house: Counter[int] = Counter()
        for kind in range(len(self.keys)):
            if copies := int(setup.house_copies[kind]):
                owned[kind] = house[kind] = max(claimed[kind], named[kind])
                if owned[kind] > copies:
                    raise cannot(f"{owned[kind]} {self.keys[kind]} in the cards of seat {seat}, where the house has {copies}")
            elif max(claimed[kind], named[kind]) > owned[kind]:
                most = max(claimed[kind], named[kind])
                raise cannot(f"{most} {self.keys[kind]} in the cards of seat {seat}, which has {owned[kind]}")
        rest = owned - named
        for kind in hand:
            state.to_hand(seat, kind)
        for kind, count in rest.items():
            state.cards[draws + kind] = u8(count)
        state.table[DRAW_SIZE + seat] = u8(rest.total())
        if "hand" not in lines:
            for _ in range(min(int(HAND), rest.total())):
                state.draw_card(seat, None)
        for kind in discards:
            state.to_discards(seat, kind)
        if lines.choice("rest", PLACES, "deck") == "discards":
            for kind in range(len(self.keys)):
                for _ in range(int(state.cards[draws + kind])):
                    state.to_discards(seat, kind)
                state.cards[draws + kind] = 0
            state.table[DRAW_SIZE + seat] = 0
        for kind in deck:
            state.cards[draws + kind] += 1
            state.table[DRAW_SIZE + seat] += 1
            self.dictate(seat, kind)
        for kind, count in Counter(lines.kinds("known", self.keys)).items():
            if count > state.in_hand(seat, kind):
                raise cannot(f"{count} {self.keys[kind]} known in the hand of seat {seat}, which holds {state.in_hand(seat, kind)}")
            state.cards[known + kind] = u8(count)
        self.read_treasures(seat, lines)
        return house

    def read_treasures(self, seat: int, lines: Lines) -> None:
        state = self.state
        held = lines.kinds("treasures", self.guard_keys)
        most = int(KEPT) + self.seats - 1
        if len(held) > most and (seat != state.active or self.phase in ("declare", "over")):
            raise cannot(f"{len(held)} treasures of seat {seat}: between own turns there are at most {most} (KD-6.5)")
        if len(held) > 50:
            raise cannot(f"{len(held)} treasures of seat {seat}, where there are 50 guard cards")
        for guard in held:
            state.add_treasure(seat, guard)

    def read_tokens(self) -> None:
        state = self.state
        for seat in range(self.seats):
            for token in self.sheet.seat(seat).kinds("tokens", TOKEN_NAMES):
                if state.table[TOKENS_AT + token]:
                    raise cannot(f"the token {TOKEN_NAMES[token]} twice")
                state.table[TOKENS_AT + token] = u8(seat + 1)
        owners = state.tokens()
        for token in range(9):
            if token % 3 and owners[token] and not owners[token - 1]:
                raise cannot(f"the token {TOKEN_NAMES[token]} is gone, but {TOKEN_NAMES[token - 1]} still lies on it (KD-1.4)")

    def read_house(self, placed: Counter[int]) -> None:
        """`placed` are the house cards of seats and display."""
        sheet, state = self.sheet, self.state
        discards, order = sheet.kinds("house-discards", self.keys), sheet.kinds("house", self.keys)
        total = placed + Counter(discards) + Counter(order)
        at = int(state.setup.house)
        for kind in range(len(self.keys)):
            copies = int(state.setup.house_copies[kind])
            if total[kind] > copies:
                raise cannot(f"{total[kind]} {self.keys[kind]} in the game, where the house has {copies}")
            state.cards[at + kind] = u8(copies - total[kind])
            state.house_size += copies - total[kind]
        for kind in discards:
            state.discard_house(kind)
        if sheet.choice("house-rest", PLACES, "deck") == "discards":
            for kind in range(len(self.keys)):
                for _ in range(int(state.cards[at + kind])):
                    state.discard_house(kind)
                state.cards[at + kind] = 0
            state.house_size = 0
        for kind in order:
            state.cards[at + kind] += 1
            state.house_size += 1
            self.dictate(int(HOUSE), kind)

    def read_guards(self) -> None:
        sheet, state, setup = self.sheet, self.state, self.state.setup
        discards, order = sheet.kinds("guard-discards", self.guard_keys), sheet.kinds("guards", self.guard_keys)
        held = [self.guard_keys.index(key) for seat in range(self.seats) for key in treasures_of(state, seat)]
        total = Counter(discards + order + held + [int(kind) for kind in state.guard_row()])
        at = int(setup.guards)
        to_deck = sheet.choice("guard-rest", PLACES, "deck") == "deck"
        for kind in range(len(self.guard_keys)):
            copies = int(setup.guard_copies[kind])
            if total[kind] > copies:
                raise cannot(f"{total[kind]} {self.guard_keys[kind]} in the game, where there are {copies}")
            for _ in range(copies - total[kind]):
                if to_deck:
                    state.cards[at + kind] += 1
                else:
                    state.discard_guard(kind)
        for kind in discards:
            state.discard_guard(kind)
        for kind in order:
            state.cards[at + kind] += 1
            self.dictate(int(GUARDS), kind)
        brown = int(setup.brown)
        left_in_deck = [int(count) for count in state.guards()]
        state.brown_left = sum(left_in_deck[:brown])
        state.elite_left = sum(left_in_deck[brown:])
        if "next-guard" not in sheet:
            state.show_top()
            return
        top = BACKS.index(sheet.choice("next-guard", BACKS))
        left = state.brown_left + state.elite_left
        there = (left == 0, state.brown_left > 0, state.elite_left > 0)[top]
        if order:
            there = top == (1 if order[0] < brown else 2)
        if not there:
            raise cannot(f"the next guard's back is '{BACKS[top]}', which the guard deck can't show (KD-2.5)")
        state.top = top

    def dictate(self, pile: int, kind: int) -> None:
        self.state.dictated = append(append(self.state.dictated, u8(pile)), u8(kind))

    # What each phase needs

    def check_phase(self) -> None:
        state, phase = self.state, self.phase
        if phase in ("take", "pay"):
            self.read_taking()
        elif phase == "drop" and state.treasure_size(state.active) <= KEPT:
            raise cannot(f"seat {state.active} must drop treasures, but has {state.treasure_size(state.active)} (KD-6.5)")
        elif phase == "drop" and state.hand_size(state.active) > HAND:
            raise cannot(f"seat {state.active} has filled its hand, but holds {state.hand_size(state.active)} cards (KD-6.4)")
        elif phase == "over":
            if state.left_of(state.active) != state.first:
                raise cannot("the game is over, but the round is not (KD-7.1)")
            if not state.end_reason() and state.round < LAST_ROUND:
                raise cannot("the game is over, but nobody has four tokens and some are left (KD-7.1)")
            state.chooser = state.active
        elif phase == "fight" and state.dojo >= 0:
            value, strong = state.value_faced(), STANCES[state.stance] == "strength"
            if state.total > value if strong else state.total < value:
                raise cannot(f"a guard of {value} still stands against a total of {state.total} by {STANCES[state.stance]} (KD-3.5)")
        if phase in ("declare", "discard", "drop", "over"):
            state.stance = UNDECLARED

    def read_taking(self) -> None:
        sheet, state = self.sheet, self.state
        default = int(state.left_of(state.active)) if state.failed else int(state.active)
        state.chooser = sheet.number("taker", default, 0, self.seats - 1)
        own = state.chooser == state.active
        if own and state.failed:
            raise cannot(f"seat {state.active} takes cards, but its invasion failed (KD-3.9)")
        if not state.display_left():
            raise cannot("somebody takes cards, but the display is empty (KD-5.8)")
        state.allowed = max(int(state.defeated) - 1, 1) if own else 1
        state.taken = sheet.number("taken", 0, 0, 50)
        if state.taken >= state.allowed:
            raise cannot(f"seat {state.chooser} has taken {state.taken} cards and may take {state.allowed} (KD-5.1)")
        if self.phase == "take":
            return
        state.buying = self.keys.index(sheet.choice("buying", self.keys))
        if state.buying not in [int(kind) for kind in state.house_row()]:
            raise cannot(f"{self.keys[state.buying]} is bought, but is not in the house row (KD-5.7)")
        if not state.can_pay(state.funds(state.chooser), state.buying):
            raise cannot(f"seat {state.chooser} buys {self.keys[state.buying]}, but can't pay for it (KD-5.4)")

    def begin(self) -> None:
        """What the position leaves to happen: the turn begins, house cards are turned up, or the game is scored."""
        state, phase = self.state, self.phase
        if self.begins:
            state.turn_up(None)
        elif phase in ("declare", "fight", "decide"):
            missing = state.guard_row_size - state.house_row_size
            if "house-row" not in self.sheet:
                for _ in range(int(missing)):
                    kind = state.house_card(None)
                    if kind >= 0:
                        state.to_house_row(kind)
                missing = state.guard_row_size - state.house_row_size
            if missing and not (missing == state.guard_row_size == 1 and not state.house_left()):
                raise cannot(
                    f"{state.house_row_size} house cards beside {state.guard_row_size} guards: they are turned up together (KD-3.1)"
                )
        elif phase == "over":
            state.finish(None)
