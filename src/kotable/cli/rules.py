"""`kotable rules`: the rules in words."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from kotable.cli.common import console
from kotable.games import game as game_called
from kotable.texts import Rule, Texts, language


def rules(
    game: Annotated[str, typer.Argument(help="kokopelli or kodachi.")],
    rule: Annotated[str, typer.Argument(help="One rule, for example KP-5.3, or a section, for example 5.")] = "",
    lang: Annotated[str, typer.Option(help="en, de, fr or pl; by default the language of your system.")] = "",
) -> None:
    """Read the rules of a game: all of them, one section, or one rule."""
    texts = Texts(language(lang), game_called(game).name)
    out = console()
    sections = texts.rules()
    if rule.isdecimal() and any(section.number == int(rule) for section in sections):
        sections = tuple(section for section in sections if section.number == int(rule))
    elif rule:
        out.print(drawn(texts.rule(rule), texts))
        return
    else:
        out.print(Text(texts.get(f"rules-{game}-title"), style="bold"))
        out.print(texts.get(f"rules-{game}-intro"), markup=False)
    for section in sections:
        out.print(Text(f"\n{section.number}  {section.title}", style="bold cyan"))
        if section.text:
            out.print(section.text, markup=False)
        for one in section.rules:
            out.print(drawn(one, texts))


def drawn(rule: Rule, texts: Texts) -> RenderableType:
    """A rule with its title, its text and its ruling."""
    head = Text.assemble((rule.id, "yellow"), "  ", (rule.title, "bold"))
    parts: list[RenderableType] = [head, Padding(Text(rule.text), (0, 0, 0, 4))]
    if rule.ruling:
        parts.append(Padding(Text(texts.get("terminal-ruling", why=rule.ruling), style="dim italic"), (0, 0, 0, 4)))
    return Group(*parts)
