"""`kotable review`: looks at a recorded game again, decision by decision."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from kotable.bots.review import Judged, Reviewed, check, draws_of, effort_for, judged, summed
from kotable.cli.common import console, progress, replayed
from kotable.cli.pool import pooled, processors
from kotable.match import Match
from kotable.texts import Texts, language, player_names


def review(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    seat: Annotated[int | None, typer.Option(help="Tell the moments and errors of this seat alone.")] = None,
    effort: Annotated[float, typer.Option(min=0.05, max=100, help="How thoroughly: 2 takes twice as long as 1.")] = 1.0,
    jobs: Annotated[int, typer.Option(min=0, max=256, help="Processes that work; 0 takes all processors.")] = 0,
    cards: Annotated[str, typer.Option(help="The file of the card list, if the game was played with one of your own.")] = "",
    lang: Annotated[str, typer.Option(help="en, de, fr or pl; by default the language of your system.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Everything as JSON.")] = False,
) -> None:
    """Say what each decision of a game cost, how lucky the draws were, and what mattered."""
    _, match = replayed(file, cards, seat)
    reviewed = worked_out(match, effort, jobs or processors())
    if as_json:
        print(json.dumps(reviewed.as_data()))
        return
    texts = Texts(language(lang), match.name)
    show(match, reviewed, texts, range(match.seats) if seat is None else [seat])


def worked_out(match: Match, effort: float, jobs: int) -> Reviewed:
    """The review, with a progress bar, in so many processes."""
    check(match)
    plies = match.ply
    effort *= effort_for(plies)
    decisions: list[Judged] = []
    with progress() as bar:
        task = bar.add_task(match.name, total=plies)
        # Parts of every kind for each process: late decisions take less time than early ones.
        parts = [(match, range(first, plies, 4 * jobs), effort) for first in range(min(4 * jobs, plies))]
        for part in map(of_part, parts) if jobs == 1 else pooled(jobs, of_part, parts):
            decisions += part
            bar.advance(task, plies / len(parts))
    return summed(match, sorted(decisions, key=lambda one: one.ply), draws_of(match))


def of_part(part: tuple[Match, range, float]) -> list[Judged]:
    return [one for one in judged(*part) if one is not None]


def signed(value: float) -> str:
    return f"{100 * value:+.1f}".replace("-", "−")


def show(match: Match, found: Reviewed, texts: Texts, seats: range | list[int]) -> None:
    out = console()
    names = player_names(match.players, texts)
    get = texts.get
    points = ", ".join(f"{name} {number}" for name, number in zip(names, found.points, strict=True))
    out.print(Text(get("review-title"), style="bold"))
    out.print(Text(get("review-subtitle", game=get(f"{match.name}-name"), rounds=found.rounds, points=points)))
    table = Table(box=box.SIMPLE_HEAD, title=get("review-luck-and-skill"), title_justify="left", title_style="bold")
    for name in ("player", "start", "luck", "own-errors", "others-errors", "result", "rate"):
        table.add_column(get(f"review-{name}"), justify="left" if name == "player" else "right", no_wrap=name == "player")
    for name, one in zip(names, found.sums, strict=True):
        cells = (signed(one.luck), signed(one.own_errors), signed(one.others_errors))
        table.add_row(name, f"{100 * one.start:.1f}", *cells, f"{100 * one.result:.1f}", f"{100 * one.error_rate:.2f}")
    out.print(table)
    for name, one in zip(names, found.sums, strict=True):
        parts = get("review-luck-parts", deal=signed(one.deal), own=signed(one.own_draws), others=signed(one.others_draws))
        counts = f"{one.slips}, {one.mistakes}, {one.finds}"
        out.print(Text(f"{name}: {parts} {get('review-counts')}: {counts}"))
    by_ply = {one.ply: one for one in found.decisions}
    for seat in seats:
        out.print()
        out.print(Text(f"{get('review-moments')}: {names[seat]}", style="bold"))
        if not found.moments[seat]:
            out.print(Text(get("review-calm")))
        for moment in found.moments[seat]:
            kind = moment.kind if moment.kind != "luck" else "good-luck" if moment.swing > 0 else "bad-luck"
            then = by_ply[moment.ply]
            title = get(f"review-moment-{kind}", who=names[then.seat])
            out.print(Text(f"  {get('review-round', round=then.round)}: {title}, {texts.percent(signed(moment.swing))}", style="yellow"))
            if moment.kind != "luck":
                tell(match, then, texts, names)
        errors = [each for each in found.decisions if each.seat == seat and each.kind in ("slip", "mistake")]
        if errors:
            out.print(Text(f"{get('review-filter-errors')}: {names[seat]}", style="bold"))
        for error in errors:
            out.print(Text(f"  {get('review-round', round=error.round)}: {get(f'review-kind-{error.kind}')}", style="yellow"))
            tell(match, error, texts, names)


def tell(match: Match, one: Judged, texts: Texts, names: list[str]) -> None:
    """A decision: what was played, what was better, and why."""
    actions = match.setup.actions
    say = console().print
    get = texts.get
    before, after = (texts.percent(f"{100 * chances[one.seat]:.0f}") for chances in (one.before, one.after))
    say(
        Text(f"    {get('review-played')}: {texts.action(actions[one.played])}  ({get('review-before-after', before=before, after=after)})")
    )
    if one.best != one.played:
        say(Text(f"    {get('review-better')}: {texts.action(actions[one.best])}"))
    for event in one.brings:
        say(Text(f"      {texts.event(event, names, one.seat)}", style="dim"))
