"""Prints what the lock says of some packages, for pip: `python tools/locked.py mypy setuptools`."""

import re
import sys
from pathlib import Path

LOCK = Path(__file__).resolve().parent.parent / "requirements.lock"


def entries(names: set[str]) -> str:
    """A package's entry: the line that pins it, and the hashes below."""
    parts = re.split(r"(?m)^(?=\S)", LOCK.read_text())
    return "".join(part for part in parts if re.split(r"[=\[]", part, maxsplit=1)[0] in names)


if __name__ == "__main__":
    print(entries(set(sys.argv[1:])), end="")
