"""The command `kotable`. Every sub-command is a module of this package; `commands.py` lists them."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

INTERRUPTED = 130
"""The exit code that Typer returns after Ctrl-C."""


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run the command. A mistake of the user is answered with one sentence on stderr and exit code 2."""
    try:
        # Imported here so that Ctrl-C is handled from the first moment.
        from kotable.cli.commands import app, is_complaint
        from kotable.values import KotableError

        try:
            code = app(args=arguments, standalone_mode=False)
        except KotableError as problem:
            fail(str(problem))
        except BrokenPipeError:
            # The reader of our output has closed the pipe.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(0)
        except Exception as problem:
            if not is_complaint(problem):
                raise
            if type(problem).__name__ == "NoArgsIsHelpError":
                print(problem, file=sys.stderr)
                sys.exit(2)
            fail(str(getattr(problem, "format_message", problem.__str__)()))
    except KeyboardInterrupt:
        fail("interrupted")
    if code == INTERRUPTED:
        fail("interrupted")
    sys.exit(code if isinstance(code, int) else 0)


def fail(sentence: str) -> NoReturn:
    print(f"kotable: {' '.join(sentence.split())}", file=sys.stderr)
    sys.exit(2)
