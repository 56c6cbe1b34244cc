"""`kotable replay`: shows a recorded game again."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from kotable import record
from kotable.cli.common import console, replayed
from kotable.drawing import draw, result
from kotable.texts import Texts, language, player_names
from kotable.values import SPECTATOR, Event


def replay(
    file: Annotated[Path, typer.Argument(help="The record.")],
    seat: Annotated[int | None, typer.Option(help="Show what this seat saw; by default what a spectator saw.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Show the table after every choice and wait for Enter.")] = False,
    cards: Annotated[str, typer.Option(help="The file of the card list, if the game was played with one of your own.")] = "",
    lang: Annotated[str, typer.Option(help="en, de, fr or pl; by default the language of your system.")] = "",
) -> None:
    """Tell a recorded game again, choice by choice."""
    found, whole = replayed(file, cards, seat)
    viewer = SPECTATOR if seat is None else seat
    texts = Texts(language(lang), found.game)
    names = player_names(whole.players, texts)
    out = console()
    shown = record.begin(found)
    tell(shown.opening, texts, names, viewer)
    for number, choice in enumerate(whole.choices, 1):
        mover = int(shown.state.to_move())
        happened = shown.play(choice)
        # Others learn what was chosen from what happened: the choice itself may be secret.
        label = f"{number:4}  {names[mover]}"
        if viewer == mover:
            label += f": {texts.action(shown.setup.actions[choice])}"
        out.print(Text(label, style="dim"))
        tell(happened, texts, names, viewer)
        if step:
            out.print(draw(shown.state.view(viewer), shown.setup, texts, names))
            if not wait(texts):
                return
    if shown.state.over():
        out.print(result(shown, texts, names))
    else:
        out.print(draw(shown.state.view(viewer), shown.setup, texts, names))
        out.print(Text(texts.get("terminal-unfinished"), style="bold"))


def tell(happened: list[Event], texts: Texts, names: list[str], viewer: int) -> None:
    for event in happened:
        console().print(Text("      " + texts.event(event, names, viewer)))


def wait(texts: Texts) -> bool:
    """Enter continues; `q` or the end of the input stops."""
    if sys.stdin.isatty():
        print(texts.get("terminal-step"), end=" ", flush=True)
    answer = sys.stdin.readline()
    return bool(answer) and answer.strip().lower() != "q"
