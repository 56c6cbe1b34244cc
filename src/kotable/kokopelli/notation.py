"""Positions of Kokopelli as text.

    kokopelli position 1
    seats: 3
    ceremonies: hunter warrior tortoise paw drummer shaman spider_woman eagle_feather mother_of_heaven snake_dance
    turn: 1
    seat 0:
      points: 12
      left-1: hunter hunter@1 kokopelli@2     # a ceremony: its first card, and those on it; @ names a back that is not the owner's
      right-2: paw
    seat 1:
      hand: hunter*2 kokopelli
      pile: paw drummer shaman                # exactly these, in this order, unknown to all
      tail: sun paw                           # the very bottom, known to its owner

Every line may be left out. General lines: `ceremonies` (the first-game set), `first` (0), `round` (2), `turn` (first), `actions`
(compulsory actions left, 2), `extra` (0), `vase` (seats whose Vase has given its action), `three` (ceremonies that have lost the 4),
`gone` (those that have lost both tiles), `end-marks` (those with a Game End tile; the same as `gone`), `end-tiles` (what is left of the
stack), `emptied` (seats whose pile was drawn empty), `phase` (choose, go-on, play-drawn, exchange, limit, over), `going`
(chieftain, warrior) and `begun` (`1 left-2`: where the action under way began), `drawn` (cards Birth may still play),
`exchange` (how many cards will be drawn), `seed` or `dice`.

Lines of a seat: `points`, `hand`, `bag`, `pile`, `tail`, `discard`, and one for each space.

The cards of a deck that stand nowhere are its bag, the part of a pile whose order nobody knows. Where `bag` or `pile` says what is
in the pile, the cards that stand nowhere lie on their owner's discard pile.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from kotable.chance import dice_text
from kotable.game import Game
from kotable.kokopelli.cards import CEREMONIES, FIRST_GAME, KINDS, SPACES, deck
from kotable.kokopelli.knowledge import bits, named
from kotable.kokopelli.rules import KokopelliState
from kotable.kokopelli.setup import BAG_SIZE, HAND_LIMIT, KNOWN, LAST_ROUND, MOST_CARDS, PHASES, SCORES, SEAT, TILES, KokopelliSetup
from kotable.sheet import Lines, Sheet, counted
from kotable.values import OptionError, PositionError

TITLE = "kokopelli position 1"


def write_position(state: KokopelliState) -> str:
    """The whole situation; `read_position` makes an equal one of it."""
    chosen = [kind for i, kind in enumerate(CEREMONIES) if state.in_game >> i & 1]
    lines = [
        TITLE,
        f"seats: {state.setup.seats}",
        f"ceremonies: {' '.join(chosen)}",
        f"first: {state.first}",
        f"round: {state.round}",
        f"turn: {state.turn}",
        f"phase: {PHASES[state.phase]}",
        f"actions: {state.compulsory}",
        f"extra: {state.extra}",
        f"vase: {numbers(bits(state.vase_given))}",
        f"three: {' '.join(kind for kind in chosen if state.tiles(CEREMONIES.index(kind)) == 1)}",
        f"gone: {' '.join(kind for kind in chosen if state.tiles(CEREMONIES.index(kind)) == 0)}",
        f"end-marks: {' '.join(CEREMONIES[i] for i in bits(state.end_marks))}",
        f"end-tiles: {state.end_tiles}",
        f"emptied: {numbers(bits(state.emptied))}",
    ]
    phase = PHASES[state.phase]
    if phase == "go-on":
        going = [name for name, on in (("chieftain", state.chieftain), ("warrior", state.warrior)) if on]
        lines.append(f"going: {' '.join(going)}")
        lines.append(f"begun: {state.begun_at // len(SPACES)} {SPACES[state.begun_at % len(SPACES)]}")
    if phase == "play-drawn":
        lines.append(f"drawn: {' '.join(KINDS[kind] for kind in (state.drawn, state.drawn_too) if kind >= 0)}")
    if phase == "exchange":
        lines.append(f"exchange: {state.exchanged}")
    lines.append(f"dice: {dice_text(state.dice)}")
    for seat in range(state.setup.seats):
        lines += seat_lines(state, seat)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def numbers(values: Iterable[int]) -> str:
    return " ".join(str(value) for value in values)


def seat_lines(state: KokopelliState, seat: int) -> list[str]:
    n = state.setup.seats
    lines = [f"seat {seat}:", f"  points: {state.points()[seat]}"]
    lines.append(f"  hand: {counted(spread(bytes(state.hand_of(seat))))}")
    lines.append(f"  bag: {counted(spread(bytes(state.bag_of(seat))))}")
    if dictated := state.hidden_tail(seat):
        lines.append(f"  pile: {counted([KINDS[kind] for kind in dictated])}")
    if known := state.known_tail(seat):
        lines.append(f"  tail: {counted([KINDS[kind] for kind in known])}")
    for i, name in enumerate(SPACES):
        space = len(SPACES) * seat + i
        kind = KINDS[state.kind_at(space)]
        if cards := [marked("kokopelli" if card & 1 else kind, card >> 1, seat) for card in state.cards_on(space)]:
            lines.append(f"  {name}: {counted(cards)}")
    gone = [marked(kind, back, seat) for back in range(n) for kind in spread(bytes(state.discards_of(seat, back)))]
    if gone:
        lines.append(f"  discard: {counted(gone)}")
    return lines


def spread(numbers: bytes) -> list[str]:
    """The cards of a run of counts, one by one."""
    return [kind for kind, count in named(numbers).items() for _ in range(count)]


def marked(kind: str, back: int, seat: int) -> str:
    return kind if back == seat else f"{kind}@{back}"


def read_position(game: Game, text: str) -> KokopelliState:
    """The situation that the text describes, checked."""
    sheet = Sheet(text, TITLE)
    seats = sheet.number_of_seats()
    chosen = sheet.words("ceremonies", " ".join(FIRST_GAME))
    try:
        setup = game.setup(seats, {"ceremonies": ",".join(chosen), "count": len(chosen)})
    except OptionError as error:
        raise sheet.complaint("ceremonies", str(error)) from None
    assert isinstance(setup, KokopelliSetup)
    state = KokopelliState(setup)
    read_general(state, sheet, chosen)
    held = [Counter[str]() for _ in range(seats)]
    for seat in range(seats):
        read_spaces(state, sheet.seat(seat), seat, held)
    for seat in range(seats):
        read_cards(state, sheet.seat(seat), seat, held)
    whole = deck(tuple(chosen))
    for seat in range(seats):
        read_rest(state, sheet.seat(seat), seat, held[seat], whole)
    read_phase(state, sheet)
    sheet.finish()
    check_position(state)
    return state


def read_general(state: KokopelliState, sheet: Sheet, chosen: list[str]) -> None:
    last = state.setup.seats - 1
    state.dice = sheet.dice(state.setup.streams)
    state.in_game = sum(1 << CEREMONIES.index(kind) for kind in chosen)
    state.first = sheet.number("first", 0, 0, last)
    state.turn = sheet.number("turn", int(state.first), 0, last)
    state.round = sheet.number("round", 2, 1, LAST_ROUND)
    state.compulsory = sheet.number("actions", 0 if sheet.text("phase", "") in ("limit", "over") else 2, 0, 2)
    state.extra = sheet.number("extra", 0, 0, 4)
    state.vase_given = seat_bits(state, sheet, "vase")
    state.emptied = seat_bits(state, sheet, "emptied")
    for name in chosen:
        state.table[TILES + CEREMONIES.index(name)] = 2
    three, gone = sheet.kinds("three", CEREMONIES), sheet.kinds("gone", CEREMONIES)
    marks = sheet.kinds("end-marks", CEREMONIES, " ".join(CEREMONIES[kind] for kind in gone))
    for line, kinds in (("three", three), ("gone", gone), ("end-marks", marks)):
        for kind in kinds:
            if not state.in_game >> kind & 1 or kinds.count(kind) > 1:
                raise sheet.complaint(line, f"'{CEREMONIES[kind]}' stands twice or is not among the ceremonies of this game")
    for kind in three:
        state.table[TILES + kind] = 1
    for kind in gone:
        if kind in three:
            raise sheet.complaint("gone", f"{CEREMONIES[kind]} can't have one tile and none")
        state.table[TILES + kind] = 0
    state.end_marks = sum(1 << kind for kind in marks)
    stack = state.setup.end_tiles
    if len(marks) > stack:
        raise sheet.complaint("end-marks", f"there are {stack} Game End tiles, not {len(marks)}")
    state.end_tiles = sheet.number("end-tiles", stack - len(marks), 0, stack)


def seat_bits(state: KokopelliState, sheet: Sheet, name: str) -> int:
    found = 0
    for word in sheet.words(name):
        if word not in ("0", "1", "2", "3")[: state.setup.seats]:
            raise sheet.complaint(name, f"'{word}' is no seat of this position")
        found |= 1 << int(word)
    return found


def marked_cards(state: KokopelliState, lines: Lines, name: str, seat: int) -> list[tuple[int, int]]:
    """Cards with the seat whose back they bear."""
    found: list[tuple[int, int]] = []
    for word in lines.words(name):
        kind, at, back = word.partition("@")
        if kind not in KINDS:
            raise lines.complaint(name, f"'{kind}' is not one of {', '.join(KINDS)}")
        if at and back not in ("0", "1", "2", "3")[: state.setup.seats]:
            raise lines.complaint(name, f"'{word}' names no seat of this position")
        found.append((KINDS.index(kind), int(back) if at else seat))
    return found


def read_spaces(state: KokopelliState, lines: Lines, seat: int, held: list[Counter[str]]) -> None:
    for i, name in enumerate(SPACES):
        if not (cards := marked_cards(state, lines, name, seat)):
            continue
        space = len(SPACES) * seat + i
        first = cards[0][0]
        if KINDS[first] not in CEREMONIES or any(kind != first and KINDS[kind] != "kokopelli" for kind, _ in cards):
            raise lines.complaint(name, "a ceremony begins with its own card, and bears only such cards and Kokopelli")
        if len(cards) > MOST_CARDS:
            raise lines.complaint(name, f"a ceremony of {len(cards)} cards does not stand: the fourth card finishes it")
        if name == "beneath" and state.setup.seats != 2:
            raise lines.complaint(name, "only with 2 players a village has a space beneath its pile")
        state.put_ceremony(space, first)
        for kind, back in cards:
            state.add_card(space, back, kind)
            held[back][KINDS[kind]] += 1


def read_cards(state: KokopelliState, lines: Lines, seat: int, held: list[Counter[str]]) -> None:
    state.marks[SCORES + seat] = lines.number("points", 0)
    for kind in lines.kinds("hand", KINDS):
        state.to_hand(seat, kind)
        held[seat][KINDS[kind]] += 1
    dictated, known = lines.kinds("pile", KINDS), lines.kinds("tail", KINDS)
    if len(dictated) + len(known) > 42:
        raise lines.complaint("pile", "no pile has more than 42 cards")
    for kind in (*dictated, *known):
        state.put_bottom(seat, kind)
        held[seat][KINDS[kind]] += 1
    state.cards[SEAT * seat + KNOWN] = len(known)
    for kind, back in marked_cards(state, lines, "discard", seat):
        if held[back][KINDS[kind]] > 42:
            raise lines.complaint("discard", "no deck has more than 42 cards")
        state.discard(seat, back, kind)
        held[back][KINDS[kind]] += 1
    for kind in lines.kinds("bag", KINDS):
        if state.cards[SEAT * seat + BAG_SIZE] > 42:
            raise lines.complaint("bag", "no pile has more than 42 cards")
        state.to_bag(seat, kind, 1)
        held[seat][KINDS[kind]] += 1


def read_rest(state: KokopelliState, lines: Lines, seat: int, held: Counter[str], whole: dict[str, int]) -> None:
    """The cards that stand nowhere: the bag, or the discard pile where the pile was told."""
    for kind, count in held.items():
        if kind not in whole:
            raise PositionError(f"this position can't be: {kind} is not in the game, but seat {seat} has {count}")
        if count > whole[kind]:
            raise PositionError(f"this position can't be: {count} {kind} in the cards of seat {seat}, who has {whole[kind]}")
    told = "bag" in lines or "pile" in lines
    for kind, count in whole.items():
        for _ in range(count - held[kind]):
            if told:
                state.discard(seat, seat, KINDS.index(kind))
            else:
                state.to_bag(seat, KINDS.index(kind), 1)


def read_phase(state: KokopelliState, sheet: Sheet) -> None:
    me = int(state.turn)
    phase = sheet.choice("phase", PHASES, "choose")
    state.phase = PHASES.index(phase)
    going = sheet.words("going")
    for word in going:
        if word not in ("chieftain", "warrior"):
            raise sheet.complaint("going", f"'{word}' is not one of chieftain, warrior")
    state.chieftain, state.warrior = int("chieftain" in going), int("warrior" in going)
    if "begun" in sheet:
        words = sheet.words("begun")
        if len(words) != 2 or words[0] not in ("0", "1", "2", "3")[: state.setup.seats] or words[1] not in SPACES:
            raise sheet.complaint("begun", f"expected a seat and one of {', '.join(SPACES)}, such as '1 left-2'")
        if phase != "go-on":
            raise sheet.complaint("begun", "'begun' belongs to the phase go-on")
        state.begun_at = len(SPACES) * int(words[0]) + SPACES.index(words[1])
    drawn = sheet.kinds("drawn", KINDS)
    if len(drawn) > 2:
        raise sheet.complaint("drawn", "a draw action draws two cards at the most")
    state.drawn = drawn[0] if drawn else -1
    state.drawn_too = drawn[1] if len(drawn) > 1 else -1
    for kind in set(drawn):
        if state.in_hand(me, kind) < drawn.count(kind):
            raise sheet.complaint("drawn", f"{KINDS[kind]} was drawn but is not in the hand of seat {me}")
    hand = int(state.hand_size(me))
    state.exchanged = sheet.number("exchange", hand if phase == "exchange" else 0, 0, 42)


def check_position(state: KokopelliState) -> None:
    """Situations that no game can lead to."""
    me = int(state.turn)
    phase = PHASES[state.phase]
    hand = int(state.hand_size(me))

    def cannot(problem: str) -> PositionError:
        return PositionError(f"this position can't be: {problem}")

    marks, stack = len(bits(state.end_marks)), state.setup.end_tiles
    if marks + state.end_tiles != stack:
        raise cannot(f"{marks} Game End tiles placed and {state.end_tiles} left, of {stack} (KP-2.5)")
    for kind, name in enumerate(CEREMONIES):
        if state.end_marks >> kind & 1 and state.tiles(kind):
            raise cannot(f"a Game End tile on {name}, which still has a point tile (KP-5.8)")
        if state.in_game >> kind & 1 and not state.tiles(kind) and not state.end_marks >> kind & 1 and state.end_tiles:
            raise cannot(f"no Game End tile on {name}, whose point tiles are gone, with {state.end_tiles} in the stack (KP-5.8)")
    for seat in range(state.setup.seats):
        kinds = [int(state.kind_at(space)) for space in range(6 * seat, 6 * seat + 6) if state.count_at(space)]
        for kind in kinds:
            if kinds.count(kind) > 1:
                raise cannot(f"{CEREMONIES[kind]} stands twice in the village of seat {seat}")
        if state.count_at(6 * seat + 5) and state.kind_at(6 * seat + 5) == CEREMONIES.index("sun"):
            raise cannot(f"the Sun of seat {seat} stands on its own space (KP-5.3)")
        if seat != me and phase != "over" and int(state.hand_size(seat)) > HAND_LIMIT:
            raise cannot(f"seat {seat} holds {state.hand_size(seat)} cards outside their turn; the limit is {HAND_LIMIT}")
    if phase == "choose" and state.compulsory + state.extra == 0:
        raise cannot("an action is to be chosen, but none is left")
    if phase == "go-on":
        if not state.chieftain and not state.warrior:
            raise cannot("an action goes on by neither Chieftain nor Warrior ('going: chieftain')")
        if hand == 0 or state.targets(me) == 0:
            raise cannot("the action under way has no further card or no ceremony in reach, so it would have ended")
    elif state.chieftain or state.warrior:
        raise cannot("'going' belongs to the phase go-on")
    if phase == "play-drawn":
        if state.drawn < 0 or state.reach(me) == 0:
            raise cannot("Birth needs a drawn card and a ceremony in reach, or its action would have ended")
    elif state.drawn >= 0:
        raise cannot("'drawn' belongs to the phase play-drawn")
    if phase == "exchange":
        if not 0 < hand <= state.exchanged:
            raise cannot(f"an exchange of {state.exchanged} cards with {hand} left in hand")
        if state.exchanged - hand > int(state.known_size(me)):
            raise cannot(f"{state.exchanged - hand} cards went under the pile, but its known bottom has {state.known_size(me)}")
    elif state.exchanged:
        raise cannot("'exchange' belongs to the phase exchange")
    if phase == "limit" and (hand <= HAND_LIMIT or state.compulsory + state.extra > 0):
        raise cannot(f"the hand limit is kept after the last action, with more than {HAND_LIMIT} cards in hand")
    if phase == "over":
        if state.compulsory + state.extra > 0:
            raise cannot("the game is over, but actions are left")
        if any(state.hand_size(seat) for seat in range(state.setup.seats)):
            raise cannot("the game is over, but there are cards in hand")
        if not state.emptied and state.end_tiles and state.round < LAST_ROUND:
            raise cannot("the game is over, but nothing has ended it")
