"""The command `kotable`. Every sub-command is a module of this package; `COMMANDS` lists them."""

from __future__ import annotations

import os
import sys

import typer

from kotable.cli import bench, perft, play, replay, rules, serve, simulate, verify
from kotable.values import KotableError

COMMANDS = (
    play.play,
    serve.serve,
    simulate.simulate,
    replay.replay,
    verify.verify,
    rules.rules,
    bench.bench,
    perft.perft,
)
# Typer carries its own copy of Click, so the base of its complaints is found through one of them.
Complaint = next(kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException")

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


def main(arguments: list[str] | None = None) -> None:
    """Run the command; whatever the user gave wrong is answered by one sentence on stderr and the exit code 2."""
    try:
        code = app(args=arguments, standalone_mode=False)
    except KotableError as problem:
        fail(str(problem))
    except (KeyboardInterrupt, typer.Abort):
        fail("interrupted")
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except Exception as problem:
        if not isinstance(problem, Complaint):
            raise
        if type(problem).__name__ == "NoArgsIsHelpError":
            print(problem, file=sys.stderr)
            sys.exit(2)
        fail(str(getattr(problem, "format_message", problem.__str__)()))
    else:
        sys.exit(code if isinstance(code, int) else 0)


def fail(sentence: str) -> None:
    print(f"kotable: {' '.join(sentence.split())}", file=sys.stderr)
    sys.exit(2)
