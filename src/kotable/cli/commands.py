"""All sub-commands of `kotable`. To add one, write its module and name it in `COMMANDS`."""

from __future__ import annotations

import typer

from kotable.cli import (
    admin,
    arena,
    backup,
    bench,
    export,
    learn,
    perft,
    play,
    replay,
    review,
    rules,
    serve,
    simulate,
    study,
    train,
    verify,
)

COMMANDS = (
    play.play,
    learn.learn,
    serve.serve,
    backup.backup,
    backup.restore,
    simulate.simulate,
    export.export,
    arena.arena,
    study.study,
    train.train,
    replay.replay,
    review.review,
    verify.verify,
    rules.rules,
    bench.bench,
    perft.perft,
)

app = typer.Typer(
    name="kotable",
    help="One table for Kokopelli and Kodachi: play, replay, simulate and measure.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for command in COMMANDS:
    app.command()(command)
app.add_typer(admin.app, name="admin")


def is_complaint(problem: Exception) -> bool:
    """Whether this error is about the command line. (Typer has its own copy of Click, so the base class is found by its name.)"""
    return any(kind.__name__ == "ClickException" for kind in type(problem).__mro__)
