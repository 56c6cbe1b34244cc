"""Positions as text: the form that all games share.

A sheet has a first line that names it, then lines `name: values`; lines of one seat are indented under `seat N:`. A `#` at the
beginning of a line or after a blank begins a comment. Cards are words, `hunter*3` being three of them, in an order where the order matters.
Each game decides what the names mean. An unknown name is refused, and every error names its line.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from kotable.chance import dice, dice_from_text
from kotable.values import NotationError, PositionError, SeedError

COMMENT = re.compile(r"(?:^|(?<=\s))#")


class Lines:
    """The named lines of a sheet or of one seat; each can be read once."""

    def __init__(self, where: str) -> None:
        self.where = where
        self._values: dict[str, tuple[int, str]] = {}
        self._asked: set[str] = set()

    def add(self, number: int, name: str, value: str) -> None:
        if name in self._values:
            raise NotationError(f"line {number}: '{name}' stands twice{self.where}")
        self._values[name] = (number, value)

    def __contains__(self, name: str) -> bool:
        return name in self._values

    def complaint(self, name: str, problem: str) -> NotationError:
        """An error that names the line of `name`."""
        number = self._values[name][0] if name in self._values else 0
        return NotationError(f"line {number}: {problem}" if number else f"{problem}{self.where}")

    def text(self, name: str, default: str | None = None) -> str:
        self._asked.add(name)
        if name in self._values:
            return self._values[name][1]
        if default is None:
            raise NotationError(f"the position has no line '{name}: …'{self.where}")
        return default

    def words(self, name: str, default: str | None = "") -> list[str]:
        """Words, with `hunter*3` written out; kept in order."""
        found: list[str] = []
        for word in self.text(name, default).replace(",", " ").split():
            stem, star, times = word.partition("*")
            if star and not (times.isascii() and times.isdecimal() and len(times) <= 2 and int(times) >= 1):
                raise self.complaint(name, f"'{word}' should be a name, or a name and how often, such as 'hunter*3'")
            found += [stem] * (int(times) if star else 1)
        return found

    def kinds(self, name: str, known: Sequence[str], default: str | None = "") -> list[int]:
        """Like `words`, each as its index among the `known` names."""
        found: list[int] = []
        for word in self.words(name, default):
            if word not in known:
                raise self.complaint(name, f"'{word}' is not one of {', '.join(known)}")
            found.append(known.index(word))
        return found

    def number(self, name: str, default: int | None = None, least: int = 0, most: int = 9999) -> int:
        value = self.text(name, None if default is None else str(default))
        if not (value.isascii() and value.isdecimal() and len(value) <= 9) or not least <= int(value) <= most:
            raise self.complaint(name, f"'{name}' should be a number from {least} to {most}, not '{value}'")
        return int(value)

    def choice(self, name: str, known: Sequence[str], default: str | None = None) -> str:
        value = self.text(name, default)
        if value not in known:
            raise self.complaint(name, f"'{name}' should be one of {', '.join(known)}, not '{value}'")
        return value

    def flag(self, name: str) -> bool:
        """`yes` or `no`, no by default."""
        return self.choice(name, ("yes", "no"), "no") == "yes"

    def finish(self) -> None:
        """Complain of a line that nothing asked for."""
        for name, (number, _) in self._values.items():
            if name not in self._asked:
                raise NotationError(f"line {number}: '{name}' is not known{self.where}")


class Sheet(Lines):
    """A whole position as it was written: general lines and the lines of each seat."""

    def __init__(self, text: str, title: str) -> None:
        super().__init__("")
        self.seats: dict[int, Lines] = {}
        current: Lines = self
        titled = False
        for number, raw in enumerate(text.splitlines(), 1):
            line = COMMENT.split(raw, maxsplit=1)[0].rstrip()
            if not line.strip():
                continue
            if not titled:
                if " ".join(line.split()) != title:
                    raise NotationError(f"line {number}: a position of this game begins with '{title}', not '{line.strip()[:40]}'")
                titled = True
                continue
            name, colon, value = line.strip().partition(":")
            name = name.strip()
            if not colon:
                raise NotationError(f"line {number}: expected 'name: values', not '{line.strip()[:40]}'")
            if name.startswith("seat ") and not value.strip():
                digits = name[5:].strip()
                if digits not in ("0", "1", "2", "3") or int(digits) in self.seats:
                    raise NotationError(f"line {number}: seats are 0, 1, 2 and 3, each once, not '{digits}'")
                current = self.seats[int(digits)] = Lines(f" of seat {digits}")
                continue
            if not raw[0].isspace():
                current = self
            current.add(number, name, value.strip())
        if not titled:
            raise NotationError(f"the position is empty: it begins with '{title}'")

    def dice(self, streams: int) -> vec[i64]:
        """The dice of the position: from `dice`, as they were written, or grown from `seed`."""
        name = "dice" if "dice" in self else "seed"
        try:
            return dice_from_text(self.text("dice"), streams) if name == "dice" else dice(self.text("seed", "k1:position"), streams)
        except SeedError as error:
            raise self.complaint(name, str(error)) from None

    def number_of_seats(self) -> int:
        """What `seats` says, after a look at the blocks of the seats."""
        count = self.number("seats", None, 2, 4)
        for seat in self.seats:
            if seat >= count:
                raise PositionError(f"this position can't be: there is a seat {seat}, but the position has {count} seats")
        return count

    def seat(self, seat: int) -> Lines:
        """The lines of a seat; none if it has no block."""
        return self.seats.setdefault(seat, Lines(f" of seat {seat}"))

    def finish(self) -> None:
        super().finish()
        for lines in self.seats.values():
            lines.finish()


def counted(names: Sequence[str]) -> str:
    """Words in the shortest form, equal neighbours as `hunter*3`."""
    parts: list[str] = []
    at = 0
    while at < len(names):
        end = at
        while end < len(names) and names[end] == names[at]:
            end += 1
        parts.append(names[at] if end - at == 1 else f"{names[at]}*{end - at}")
        at = end
    return " ".join(parts)
