"""Where lines of the terminal may end: at plain spaces, not at those that forbid it, as before a French colon."""

from __future__ import annotations

import re

from rich import _wrap
from rich.console import Console

# Rich takes every white space for a place to break, and has no setting for it.
_wrap.re_word = re.compile(r"[ \t\n]*[^ \t\n]+[ \t\n]*")

__all__ = ["Console"]
