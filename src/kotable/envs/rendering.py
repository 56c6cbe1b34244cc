"""The table as environments show it: as text, and as a picture for slides and videos."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from kotable.drawing import round_the_table
from kotable.game import Setup, State
from kotable.kodachi.cards import Guard
from kotable.kodachi.setup import KodachiSetup
from kotable.kodachi.view import KodachiView
from kotable.kokopelli.view import Ceremony, KokopelliView
from kotable.match import Match
from kotable.texts import Texts, player_names
from kotable.values import KotableError, View

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt
    from PIL.ImageFont import FreeTypeFont, ImageFont

MODES = ("ansi", "rgb_array", "human")
WIDTH, HEIGHT = 1280, 720
EDGE = 28
TABLE, PANEL, PAPER, INK, FAINT, MARK = "#20332e", "#2b443d", "#f6eedd", "#2a2320", "#9fb3a8", "#f2c14e"
SEATS = ("#d1495b", "#3f88c5", "#4f9d69", "#e3a72f")
TREASURES = {"fan": "#a8509a", "scroll": "#8d7f6d", "vase": "#2f8f9d", "jade": "#3d8b57", "gold": "#c99a1c"}
CLANS = {"red": "#b33a3a", "blue": "#2f66a8", "green": "#3b8049"}


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise KotableError(f"there is no render_mode '{mode}': it is one of {', '.join(MODES)}")
    return mode


def render(mode: str | None, state: State, seat: int) -> str | npt.NDArray[np.uint8] | None:
    """A situation as `seat` sees it: a text, a picture, or printed."""
    if mode == "rgb_array":
        return picture(state.view(seat), state.base())
    if mode is None:
        return None
    text = as_text(state, seat)
    if mode == "human":
        print(text)
        return None
    return text


def as_text(state: State, seat: int) -> str:
    setup = state.base()
    return Match(setup.rules, state, "k1:shown", []).draw(seat, width=100)


@lru_cache(maxsize=32)
def font(size: int) -> FreeTypeFont | ImageFont:
    from PIL import ImageFont

    return ImageFont.load_default(size)


class Canvas:
    """A picture being drawn."""

    def __init__(self) -> None:
        from PIL import Image, ImageDraw

        self.image = Image.new("RGB", (WIDTH, HEIGHT), TABLE)
        self.pen = ImageDraw.Draw(self.image)

    def text(self, at: tuple[float, float], words: str, size: int = 18, colour: str = PAPER, anchor: str = "la", most: float = 0) -> None:
        """Words at a point, made smaller or shortened to fit into `most`."""
        while most and size > 11 and self.pen.textlength(words, font(size)) > most:
            size -= 1
        while most and len(words) > 2 and self.pen.textlength(words, font(size)) > most:
            words = words[:-2].rstrip() + "…"
        self.pen.text(at, words, fill=colour, font=font(size), anchor=anchor)

    def wrapped(self, words: str, size: int, most: float) -> list[str]:
        """Words in at most two lines; what is too long for the second is made smaller there."""
        first: list[str] = []
        rest = words.split()
        while rest and (not first or self.pen.textlength(" ".join([*first, rest[0]]), font(size)) <= most):
            first.append(rest.pop(0))
        return [" ".join(first), " ".join(rest)] if rest else [words]

    def box(self, left: float, top: float, right: float, bottom: float, fill: str, outline: str | None = None, line: int = 1) -> None:
        self.pen.rounded_rectangle((left, top, right, bottom), radius=9, fill=fill, outline=outline, width=line)

    def card(self, left: float, top: float, width: float, height: float, name: str, below: str, band: str, dim: bool = False) -> None:
        """A card: a coloured band, its name, and what there is to say of it."""
        self.box(left, top, left + width, top + height, "#cfc6b4" if dim else PAPER)
        self.pen.rounded_rectangle((left, top, left + width, top + 10), radius=5, fill=band)
        lines = self.wrapped(name, 17, width - 14)
        for i, line in enumerate(lines):
            self.text((left + width / 2, top + height * 0.42 + 19 * (i - (len(lines) - 1) / 2)), line, 17, INK, "mm", width - 10)
        self.text((left + width / 2, top + height * 0.8), below, 16, "#6d6156", "mm", width - 10)

    def row(
        self, left: float, top: float, room: float, cards: Sequence[tuple[str, str, str, bool]], height: float, widest: float = 128
    ) -> None:
        """Cards side by side, as narrow as they have to be."""
        if cards:
            step = min(widest + 8, room / len(cards))
            for i, (name, below, band, dim) in enumerate(cards):
                self.card(left + i * step, top, step - 8, height, name, below, band, dim)

    def heading(self, texts: Texts, view: View, more: str) -> None:
        self.text((EDGE, 18), texts.name(), 34)
        self.text((WIDTH - EDGE, 26), texts.get("terminal-round", round=view.round), 22, FAINT, "ra")
        self.text((WIDTH / 2, 26), more, 20, FAINT, "ma", 560)

    def panel(self, seat: int, points: int, name: str, turn: int, top: float, height: float, numbers: str) -> None:
        """A seat: its colour, its name, and its numbers; a frame round the one whose turn it is."""
        now = seat == turn
        self.box(EDGE, top, WIDTH - EDGE, top + height, PANEL, MARK if now else None, 3)
        self.pen.rounded_rectangle((EDGE + 10, top + 12, EDGE + 18, top + height - 12), radius=4, fill=SEATS[seat])
        self.text((EDGE + 32, top + 10), name, 22, most=190)
        self.text((EDGE + 32, top + 42), str(points), 30, MARK)
        self.text((EDGE + 90, top + 50), numbers, 16, FAINT, most=150)


def picture(view: View, setup: Setup) -> npt.NDArray[np.uint8]:
    """What a seat may know, as a picture of 1280 × 720 points."""
    try:
        import PIL  # noqa: F401
    except ModuleNotFoundError:
        raise KotableError("pictures need 'pillow', which is not installed: pip install 'kotable[envs]'") from None
    import numpy as np

    canvas = Canvas()
    texts = Texts("en", view.game)
    PAINTERS.get(view.game, paint_plain)(canvas, view, setup, texts, player_names([""] * view.seats, texts))
    return np.asarray(canvas.image, dtype=np.uint8)


def paint_kokopelli(canvas: Canvas, view: View, setup: Setup, texts: Texts, names: Sequence[str]) -> None:
    assert isinstance(view, KokopelliView)
    canvas.heading(texts, view, texts.get("terminal-end-tiles", count=view.end_tiles))
    step = (WIDTH - 2 * EDGE) / len(view.tiles)
    for i, (kind, worth) in enumerate(view.tiles.items()):
        left = EDGE + i * step
        canvas.box(left, 70, left + step - 6, 108, "#7b4b3a" if kind in view.end_marks else "#3a5a50")
        canvas.text((left + 8, 89), str(worth), 20, MARK if worth > 1 else FAINT, "lm")
        canvas.text((left + 28, 89), texts.card(kind), 15, PAPER, "lm", step - 40)
    height = (HEIGHT - 122 - 140) / view.seats
    for place, seat in enumerate(round_the_table(view)):
        top = 118 + place * height
        numbers = f"{texts.get('terminal-hand')} {view.hand_sizes[seat]} · {texts.get('terminal-pile')} {view.pile_sizes[seat]}"
        canvas.panel(seat, view.points[seat], names[seat], view.turn if view.to_move >= 0 else -1, top, height - 8, numbers)
        spaces = view.spaces[seat]
        wide = (WIDTH - 2 * EDGE - 290) / max(len(spaces), 5)
        for i, space in enumerate(spaces):
            left = EDGE + 280 + i * wide
            ceremony = view.villages[seat].get(space)
            if ceremony:
                band = SEATS[ceremony.cards[0].back]
                canvas.card(left, top + 8, wide - 8, height - 24, texts.card(ceremony.ceremony), pips(ceremony), band)
            else:
                canvas.box(left, top + 8, left + wide - 8, top + height - 16, TABLE, "#3f5f55")
                canvas.text((left + wide / 2 - 4, top + height / 2 - 4), texts.thing("space", space), 14, "#5f7d72", "mm", wide - 20)
    if view.seat >= 0:
        cards = [(texts.card(kind), "", SEATS[view.seat], False) for kind, count in view.hand.items() for _ in range(count)]
        canvas.row(EDGE, HEIGHT - 132, WIDTH - 2 * EDGE, cards, 108, 150)


def pips(ceremony: Ceremony) -> str:
    """How many cards lie there, and how many are missing."""
    return f"{len(ceremony.cards)} / {len(ceremony.cards) + ceremony.missing}"


def paint_kodachi(canvas: Canvas, view: View, setup: Setup, texts: Texts, names: Sequence[str]) -> None:
    assert isinstance(view, KodachiView)
    assert isinstance(setup, KodachiSetup)
    fight = texts.thing("stance", view.stance) if view.stance else texts.phase(view.phase, count=0) if view.phase == "declare" else ""
    canvas.heading(texts, view, fight)
    groups = {card.key: card for card in setup.cards.cards}
    house = [(texts.card(key), " ".join(groups[key].price), CLANS.get(groups[key].clan, "#8a6f4d"), False) for key in view.house_row]
    canvas.row(EDGE, 70, WIDTH - 2 * EDGE, house, 88, 150)
    guards = []
    for shown in view.guard_row:
        guard = setup.cards.guards[setup.guard_index[shown.card]]
        guards.append((texts.card(shown.card), values(guard), TREASURES[shown.treasure], shown.defeated))
    canvas.row(EDGE, 166, WIDTH - 2 * EDGE, guards, 88, 150)
    if not house and not guards:
        canvas.text((WIDTH / 2, 160), texts.reason(view.reason) if view.reason else "", 24, FAINT, "mm")
    height = (HEIGHT - 270 - 140) / view.seats
    for place, seat in enumerate(round_the_table(view)):
        top = 264 + place * height
        player = view.players[seat]
        numbers = f"{texts.get('terminal-hand')} {player.hand_size} · {texts.get('terminal-pile')} {player.draw_size}"
        canvas.panel(seat, player.worth, names[seat], view.active if view.to_move >= 0 else -1, top, height - 8, numbers)
        left: float = EDGE + 290
        for key in player.treasures:
            treasure = setup.cards.guards[setup.guard_index[key]].treasure
            canvas.box(left, top + 10, left + 84, top + height - 18, TREASURES[treasure])
            canvas.text((left + 42, top + height / 2 - 4), texts.thing("treasure", treasure), 16, PAPER, "mm", 76)
            left += 90
        left = WIDTH - EDGE - 14
        for token in player.tokens:
            canvas.pen.ellipse((left - 40, top + height / 2 - 24, left, top + height / 2 + 16), fill=CLANS[token.clan])
            canvas.text((left - 20, top + height / 2 - 4), str(token.value), 20, PAPER, "mm")
            left -= 46
    if view.seat >= 0:
        cards = [(texts.card(key), "", SEATS[view.seat], False) for key, count in view.hand.items() for _ in range(count)]
        canvas.row(EDGE, HEIGHT - 132, WIDTH - 2 * EDGE, cards, 108, 150)


def values(guard: Guard) -> str:
    """What is to be beaten: one value, one for each stance, or one for each guard of a pair."""
    if guard.pair:
        return " + ".join(str(value) for value in guard.low)
    return str(guard.low[0]) if guard.low == guard.high else f"{guard.low[0]} / {guard.high[0]}"


def paint_plain(canvas: Canvas, view: View, setup: Setup, texts: Texts, names: Sequence[str]) -> None:
    """A game that has no picture of its own: every field of its view."""
    canvas.text((EDGE, 18), view.game, 34)
    for i, name in enumerate(view.__struct_fields__):
        canvas.text((EDGE, 80 + 26 * i), f"{name}: {getattr(view, name)}", 18, most=WIDTH - 2 * EDGE)


Painter = Callable[[Canvas, View, Setup, Texts, Sequence[str]], None]
PAINTERS: dict[str, Painter] = {"kokopelli": paint_kokopelli, "kodachi": paint_kodachi}
