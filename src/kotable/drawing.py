"""The table of a game as text, as one seat sees it: for the terminal and for `print(game)`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from io import StringIO

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kotable.game import Setup
from kotable.kodachi.cards import Card, CardList, Guard
from kotable.kodachi.setup import KodachiSetup
from kotable.kodachi.view import KodachiView, SeatView
from kotable.kokopelli.view import Ceremony, KokopelliView
from kotable.lines import Console
from kotable.match import Match
from kotable.texts import Texts, player_names
from kotable.values import View

SEATS = ("bright_red", "bright_blue", "bright_green", "bright_yellow")
CLANS = {"red": "red", "blue": "bright_blue", "green": "green"}
TREASURES = {"fan": "magenta", "scroll": "white", "vase": "cyan", "jade": "green", "gold": "yellow"}

Drawer = Callable[[View, Setup, Texts, Sequence[str]], RenderableType]


def draw(view: View, setup: Setup, texts: Texts, names: Sequence[str]) -> RenderableType:
    """The table, and the viewer's hand where there is a viewer."""
    return DRAWERS.get(view.game, plain)(view, setup, texts, names)


def plain(view: View, setup: Setup, texts: Texts, names: Sequence[str]) -> RenderableType:
    """A game that has no drawing of its own: every field of its view."""
    grid = Table.grid(padding=(0, 2))
    for name in view.__struct_fields__:
        grid.add_row(Text(name, style="dim"), Text(str(getattr(view, name))))
    return Panel(grid, title=Text(texts.name(view.game)), box=box.ROUNDED)


def round_the_table(view: View) -> list[int]:
    """The seats, beginning with the viewer's own, in the order of play."""
    own = max(view.seat, 0)
    return [(own + i) % view.seats for i in range(view.seats)]


def player(seat: int, view: View, texts: Texts, names: Sequence[str], turn: int) -> Text:
    """A name, with a mark for whose turn it is and where the seat is."""
    text = Text.assemble(("▶ " if seat == turn else "  ", "bold"), (names[seat], f"bold {SEATS[seat]}"))
    if view.seat >= 0:
        away = (seat - view.seat) % view.seats
        where = "you" if away == 0 else "" if view.seats == 2 else {1: "left", view.seats - 1: "right"}.get(away, "opposite")
        if where:
            text.append(f" ({texts.get(f'terminal-{where}')})", "dim")
    return text


def heading(*parts: str) -> Text:
    return Text(" · ").join(Text(part, style="bold") for part in parts if part)


def frame(title: Text, *parts: RenderableType) -> RenderableType:
    return Panel(Group(*parts), title=title, title_align="left", box=box.ROUNDED, padding=(0, 1))


def counted(counts: dict[str, int]) -> Iterable[tuple[str, str]]:
    """Keys with how many there are."""
    for key, count in counts.items():
        yield key, f"{count} ×" if count > 1 else ""


# Kokopelli


def kokopelli(view: View, setup: Setup, texts: Texts, names: Sequence[str]) -> RenderableType:
    assert isinstance(view, KokopelliView)
    tiles = Columns(
        [
            Text.assemble(
                (f"{view.tiles[kind]} ", "bold yellow" if view.tiles[kind] > 1 else "yellow"),
                texts.card(kind),
                (" ■" if kind in view.end_marks else "", "red"),
            )
            for kind in view.ceremonies
        ],
        padding=(0, 3),
        equal=True,
    )
    two = view.seats == 2
    sides = (("left-1", "left-2", "right-1", "right-2"), ("beneath",)) if two else (("left-1", "left-2"), ("right-1", "right-2"))
    columns = (*sides, ("sun",)) if any("sun" in spaces for spaces in view.spaces) else sides
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, expand=True)
    table.add_column("")
    for name in ("points", "hand", "pile"):
        table.add_column(Text(texts.get(f"terminal-{name}"), style="dim"), justify="right")
    for column in columns:
        title = texts.get("terminal-village") if two and len(column) > 1 else texts.thing("space", column[0])
        table.add_column(Text(title, style="dim"), ratio=1)
    for seat in round_the_table(view):
        pile = Text(str(view.pile_sizes[seat]), style="red" if view.pile_sizes[seat] <= 3 else "")
        cells = [spaces(view, seat, column, texts) for column in columns]
        points = Text(number(view.points[seat]), style="bold")
        table.add_row(player(seat, view, texts, names, view.turn), points, str(view.hand_sizes[seat]), pile, *cells)
    ends = Text.assemble((texts.get("terminal-end-tiles", count=view.end_tiles), "red" if view.end_tiles <= 2 else "dim"))
    parts: list[RenderableType] = [tiles, ends, table]
    if view.seat >= 0 and view.phase != "over":
        parts.append(hand((*counted(view.hand),), texts, lambda key: texts.ability(key)))
        if view.known:
            known = ", ".join(texts.card(key) for key in view.known)
            parts.append(Text(texts.get("terminal-known", cards=known), style="dim"))
    return frame(heading(texts.name(), texts.get("terminal-round", round=view.round)), *parts)


def spaces(view: KokopelliView, seat: int, column: Sequence[str], texts: Texts) -> Text:
    lines = []
    for name in column:
        ceremony = view.villages[seat].get(name)
        if ceremony is not None:
            lines.append(pips(ceremony, texts, view.seat < 0 or f"{seat}/{name}" in view.reach[view.seat]))
    return Text("\n").join(lines) if lines else Text("—", style="dim")


def pips(ceremony: Ceremony, texts: Texts, reached: bool) -> Text:
    """`Hunter ●◆○○`: a dot for each card, a diamond for each Kokopelli, a ring for each that is still to come."""
    text = Text(texts.card(ceremony.ceremony) + " ", style="" if reached else "dim")
    for card in ceremony.cards:
        text.append("◆" if card.kind == "kokopelli" else "●", SEATS[card.back])
    text.append("○" * ceremony.missing, "dim")
    return text


def hand(cards: Sequence[tuple[str, str]], texts: Texts, describe: Callable[[str], str]) -> RenderableType:
    """The viewer's hand, a line for each kind of card."""
    grid = Table.grid(padding=(0, 1))
    for key, count in cards:
        what = describe(key)
        grid.add_row(Text(count, style="bold"), Text(texts.card(key), style="bold"), Text(what, style="dim"))
    body: RenderableType = grid if cards else Text(texts.get("terminal-nothing"), style="dim")
    return Panel(body, title=Text(texts.get("terminal-your-hand")), title_align="left", box=box.ROUNDED, border_style="green")


# Kodachi


def kodachi(view: View, setup: Setup, texts: Texts, names: Sequence[str]) -> RenderableType:
    assert isinstance(view, KodachiView)
    assert isinstance(setup, KodachiSetup)
    cards = setup.cards
    tokens = Text("   ").join(
        Text.assemble((f"{texts.thing('clan', clan)} ", CLANS[clan]), (" ".join(map(str, left)) or "—", "bold"))
        for clan, left in view.tokens_left.items()
    )
    decks = Text(texts.get("terminal-decks", house=view.house_deck, guards=view.guard_deck), style="dim")
    if view.guard_top != "none":
        back = texts.thing("back", view.guard_top)
        decks.append("  " + texts.get("terminal-next-guard", back=back), "red" if view.guard_top == "elite" else "dim")
    parts: list[RenderableType] = [Text.assemble((texts.get("terminal-tokens") + "  ", "dim"), tokens), decks]
    if view.house_row or view.guard_row:
        parts.append(display(view, cards, texts))
    if view.stance:
        parts.append(fight(view, texts))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, expand=True)
    table.add_column("")
    for name in ("worth", "hand", "pile"):
        table.add_column(Text(texts.get(f"terminal-{name}"), style="dim"), justify="right")
    for name in ("tokens", "treasures"):
        table.add_column(Text(texts.get(f"terminal-{name}"), style="dim"), overflow="fold")
    for seat in round_the_table(view):
        table.add_row(player(seat, view, texts, names, view.active), *seat_cells(view.players[seat], texts))
    parts.append(table)
    for seat in round_the_table(view):
        owned = view.players[seat].owned
        bought = [key for card in cards.house for key in [card.key] * owned.get(card.key, 0)]
        if bought:
            head = f"{texts.get('terminal-bought', who=names[seat])} "
            parts.append(Text.assemble((head, SEATS[seat]), (texts.listed(bought), "dim")))
    if view.seat >= 0 and view.phase != "over":
        named = {card.key: card for card in cards.cards}
        parts.append(hand((*counted(view.hand),), texts, lambda key: described(named[key], texts)))
    last = texts.get("terminal-last-round") if view.last_round else ""
    title = heading(texts.name(), texts.get("terminal-round", round=view.round), last)
    return frame(title, *parts)


def display(view: KodachiView, cards: CardList, texts: Texts) -> RenderableType:
    """The two rows, each house card above the guard it came with as long as none is taken."""
    house: list[RenderableType] = []
    for key in view.house_row:
        card = next(card for card in cards.house if card.key == key)
        price = texts.get("terminal-price", price=texts.listed(card.price, "price"))
        body = Text.assemble(
            (texts.card(key), f"bold {CLANS.get(card.clan, '')}".strip()), "\n", described(card, texts), "\n", (price, "yellow")
        )
        house.append(Panel(body, box=box.SQUARE, border_style="cyan", width=30))
    guards: list[RenderableType] = []
    for shown in view.guard_row:
        guard = next(guard for guard in cards.guards if guard.key == shown.card)
        treasure = Text(texts.thing("treasure", guard.treasure), style=TREASURES.get(guard.treasure, ""))
        fallen = Text(f"  {texts.get('terminal-defeated')}", style="green") if shown.defeated else Text("")
        body = Text.assemble((guard_values(guard), "bold"), "  ", treasure, fallen)
        style = "dim" if shown.defeated else "red" if guard.elite else "yellow"
        title = texts.thing("group", "elite" if guard.elite else "guard")
        guards.append(Panel(body, box=box.HEAVY if guard.elite else box.SQUARE, border_style=style, title=title, width=30))
    rows = [Columns(row, padding=(0, 1)) for row in (house, guards) if row]
    return Group(*rows)


def guard_values(guard: Guard) -> str:
    """`5`, `2 / 4` for stealth and strength, `3 + 5` for a pair."""
    if guard.pair:
        return " + ".join(map(str, guard.low))
    return str(guard.low[0]) if guard.low == guard.high else f"{guard.low[0]} / {guard.high[0]}"


def fight(view: KodachiView, texts: Texts) -> Text:
    stance = texts.thing("stance", view.stance)
    text = Text.assemble((stance, "bold magenta"))
    if view.guard_value is not None:
        sign = ">" if view.stance == "strength" else "<"
        text.append("  " + texts.get("terminal-fight", total=view.total, sign=sign, value=view.guard_value))
        if view.fights and view.fights[-1]:
            played = ", ".join(texts.card(one.card) for one in view.fights[-1])
            text.append(f"  ({played})", "dim")
    if view.defeated:
        text.append("  " + texts.get("terminal-guards-defeated", count=view.defeated), "green")
    return text


def seat_cells(seat: SeatView, texts: Texts) -> list[RenderableType]:
    tokens = Text(" ").join(Text(str(token.value), style=f"bold {CLANS[token.clan]}") for token in seat.tokens)
    treasures = Text(", ").join(
        Text(f"{count} × {texts.thing('treasure', name)}" if count > 1 else texts.thing("treasure", name), style=TREASURES.get(name, ""))
        for name, count in seat.coins.items()
        if count
    )
    return [
        Text(str(seat.worth), style="bold"),
        str(seat.hand_size),
        f"{seat.draw_size}+{seat.discard_size}",
        tokens,
        treasures,
    ]


def described(card: Card, texts: Texts) -> str:
    """What a card does: in words, or in signs where the catalogue does not know it (another card list)."""
    if words := texts.ability(card.key):
        return words
    uses = []
    for use in card.uses:
        signs = [
            str(use.dojo) if use.dojo is not None else "",
            f"{use.add:+d}".replace("-", "−") if use.add else "",
            "⇄" if use.switch else "",
            texts.get("terminal-draws", count=use.draw) if use.draw else "",
        ]
        uses.append(" ".join(sign for sign in signs if sign))
    if card.gold:
        uses.append(texts.thing("treasure", "gold"))
    points = texts.get("terminal-worth-points", count=card.points) if card.points else ""
    return ", ".join(part for part in (" | ".join(uses), points) if part)


DRAWERS: dict[str, Drawer] = {"kokopelli": kokopelli, "kodachi": kodachi}


def to_decide(view: View) -> dict[str, int]:
    """Numbers that the text of a phase names: how many actions are left, how many cards are too many."""
    if not isinstance(view, KokopelliView):
        return {}
    left = view.compulsory + view.extra
    return {"count": left if view.phase == "choose" else view.over_limit}


# The end


def number(n: int) -> str:
    """A number with a true minus, as on the cards."""
    return str(n).replace("-", "−")


def result(match: Match, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Who won, and what every point was for."""
    outcome = match.outcome
    assert outcome is not None
    sources = [match.sources(seat) for seat in range(match.setup.seats)]
    listed = sorted({rule for found in sources for rule in found}, key=lambda rule: [int(n) for n in rule.split("-")[1].split(".")])
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for seat, name in enumerate(names):
        table.add_column(Text(name, style=f"bold {SEATS[seat]}"), justify="right")
    for rule in listed:
        cells = [number(found[rule]) if rule in found else "" for found in sources]
        table.add_row(Text.assemble((f"{rule}  ", "dim"), texts.rule(rule).title), *cells)
    before = [points - sum(found.values()) for points, found in zip(outcome.points, sources, strict=True)]
    if any(before):
        table.add_row(Text(texts.get("terminal-before"), style="dim"), *(number(n) for n in before))
    table.add_section()
    table.add_row(Text(texts.get("terminal-points"), style="bold"), *(Text(number(n), style="bold") for n in outcome.points))
    table.add_row(Text(texts.get("terminal-place"), style="bold"), *(texts.get("terminal-nth", place=place) for place in outcome.places))
    winners = ", ".join(names[seat] for seat in outcome.winners)
    won = texts.get("terminal-won", who=winners, count=len(outcome.winners))
    reason = texts.reason(outcome.reason)
    return Group(Text(f"\n{reason[:1].upper()}{reason[1:]}"), table, Text(won, style="bold green"))


def as_text(match: Match, seat: int, lang: str, width: int) -> str:
    """The table as plain text, and the result when the game is over."""
    texts = Texts(lang, match.name)
    names = player_names(match.players, texts)
    out = Console(file=StringIO(), width=width, color_system=None, force_terminal=False, highlight=False, emoji=False)
    with out.capture() as shown:
        out.print(draw(match.state.view(seat), match.setup, texts, names))
        if match.over:
            out.print(result(match, texts, names))
    return "\n".join(line.rstrip() for line in shown.get().splitlines())
