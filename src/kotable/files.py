"""Reading and writing the text files that people keep: records and positions."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from kotable.values import KotableError

LARGEST = 16 * 1024 * 1024
"""No position or record is larger than this."""


def read_text(path: Path, what: str) -> str:
    """The text of a file. Raises KotableError."""
    try:
        if path.is_file() and path.stat().st_size > LARGEST:
            raise KotableError(f"the {what} '{path}' is too large to be one")
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise KotableError(f"the {what} '{path}' can't be read: {(problem.strerror or str(problem)).lower()}") from None
    except UnicodeDecodeError:
        raise KotableError(f"the {what} '{path}' can't be read: it is no text in UTF-8") from None
    except ValueError:
        raise KotableError(f"the {what} can't be read: '{str(path)[:40]!r}' is no name of a file") from None


def write_text(path: Path, text: str) -> None:
    """Write a file as a whole or not at all. Raises KotableError."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    except OSError as problem:
        raise KotableError(f"'{path}' can't be written: {(problem.strerror or str(problem)).lower()}") from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        mode = path.stat().st_mode if path.exists() else 0o666 & ~umask()
        os.chmod(name, mode & 0o777)  # noqa: PTH101
        os.replace(name, path)  # noqa: PTH105
    except OSError as problem:
        Path(name).unlink(missing_ok=True)
        raise KotableError(f"'{path}' can't be written: {(problem.strerror or str(problem)).lower()}") from None
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def umask() -> int:
    found = os.umask(0)
    os.umask(found)
    return found
