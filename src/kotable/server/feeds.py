"""Whose turn it is, for programs that remind people: a calendar and a feed."""

from __future__ import annotations

from datetime import UTC, datetime
from xml.sax.saxutils import escape

from kotable.server.clock import warning_of
from kotable.server.messages import MyTable
from kotable.texts import Texts

KINDS = {"ics": "text/calendar", "atom": "application/atom+xml"}
"""What follows the point in the link, and what it gives."""
MINUTE = 60_000
HOUR = 3_600_000


def written(kind: str, waiting: list[MyTable], address: str, lang: str, now: int) -> str:
    """The tables that wait for a player, as a calendar or as a feed."""
    texts = Texts(lang)
    return (calendar if kind == "ics" else feed)(waiting, address, texts, now)


def summary(one: MyTable, texts: Texts, late: bool = False) -> str:
    """Whose turn it is where; `late`: and that the time for it is nearly up."""
    game = Texts(texts.lang, one.table.game).name(one.table.game)
    names = [seat.name for n, seat in enumerate(one.table.seats) if n != one.seat and seat.name]
    key = "server-feed-late" if late else "server-feed-turn"
    return texts.get(f"{key}-with", game=game, names=", ".join(names)) if names else texts.get(key, game=game)


def calendar(waiting: list[MyTable], address: str, texts: Texts, now: int) -> str:
    """An event from when the turn began to when its time is up, with an alarm at its beginning and, where moves take days, near its end."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Kotable//Kotable//EN", f"X-WR-CALNAME:{plain(texts.get('server-feed-title'))}"]
    for one in waiting:
        table = one.table
        warning = warning_of(table.clock)
        lines += [
            "BEGIN:VEVENT",
            f"UID:{table.id}-{table.updated}@kotable",
            f"DTSTAMP:{stamp(now)}",
            f"DTSTART:{stamp(table.updated)}",
            f"DTEND:{stamp(one.deadline or table.updated + HOUR)}",
            f"SUMMARY:{plain(summary(one, texts))}",
            f"URL:{address}/table/{table.id}",
            *alarm("PT0S", "START", summary(one, texts)),
            *(alarm(f"-PT{warning // MINUTE}M", "END", summary(one, texts, late=True)) if one.deadline and warning else []),
            "END:VEVENT",
        ]
    return "\r\n".join(folded for line in [*lines, "END:VCALENDAR"] for folded in fold(line)) + "\r\n"


def alarm(when: str, related: str, text: str) -> list[str]:
    return ["BEGIN:VALARM", "ACTION:DISPLAY", f"DESCRIPTION:{plain(text)}", f"TRIGGER;RELATED={related}:{when}", "END:VALARM"]


def stamp(at: int) -> str:
    return datetime.fromtimestamp(at // 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def plain(text: str) -> str:
    """As calendars write text."""
    for one in "\\;,":
        text = text.replace(one, "\\" + one)
    return text.replace("\n", " ")


def fold(line: str) -> list[str]:
    """A line in pieces of at most 75 bytes, as calendars want them; none ends within a letter."""
    pieces, piece = [], ""
    for letter in line:
        if len((piece + letter).encode()) > 75:
            pieces.append(piece)
            piece = " "
        piece += letter
    return [*pieces, piece]


def feed(waiting: list[MyTable], address: str, texts: Texts, now: int) -> str:
    """An entry for every turn, and another one when the time for it is nearly up, as Atom."""
    told = [(one, False, one.table.updated) for one in waiting]
    late = [(one, True, one.deadline - warning_of(one.table.clock)) for one in waiting if one.deadline and warning_of(one.table.clock)]
    told += [one for one in late if one[2] <= now]
    newest = max((at for *_, at in told), default=now)
    entries = "".join(
        f"<entry><id>urn:kotable:{one.table.id}:{f'{one.deadline}:late' if late else one.table.updated}</id>"
        f"<title>{escape(summary(one, texts, late))}</title><updated>{moment(at)}</updated>"
        f'<link href="{escape(address)}/table/{one.table.id}"/></entry>'
        for one, late, at in told
    )
    return (
        '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom">'
        f"<id>urn:kotable:turns</id><title>{escape(texts.get('server-feed-title'))}</title><author><name>Kotable</name></author>"
        f"<updated>{moment(newest)}</updated>{entries}</feed>"
    )


def moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
