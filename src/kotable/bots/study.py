"""What many games tell about a game itself: seats, length, endings, points by source, and how those fare who do a thing.

`study_games` plays and counts; counts of several processes are added up; `page` draws them as one HTML file.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from html import escape
from math import sqrt
from typing import Any

from librt.vecs import vec
from msgspec import to_builtins

from kotable.bots import Bot, Budget
from kotable.bots.arena import called
from kotable.bots.judge import Features
from kotable.bots.review import quick
from kotable.bots.values import judge_of
from kotable.chance import dice
from kotable.game import Setup
from kotable.games import game as game_called
from kotable.kodachi.actions import size
from kotable.kodachi.setup import KodachiSetup
from kotable.texts import Texts, text_key
from kotable.values import Event, KotableError, Outcome


@dataclass(slots=True)
class Tally:
    """How seats fared that did something: how many there were, and their shares of victory, added up."""

    count: int = 0
    shares: float = 0.0
    squares: float = 0.0

    def take(self, share: float) -> None:
        self.count += 1
        self.shares += share
        self.squares += share * share

    def add(self, other: Tally) -> None:
        self.count += other.count
        self.shares += other.shares
        self.squares += other.squares

    def mean(self) -> float:
        return self.shares / max(self.count, 1)

    def error(self) -> float:
        """Half of the 95 % interval."""
        if self.count < 2:
            return 1.0
        spread = max(self.squares / self.count - self.mean() ** 2, 0.25 / self.count)
        return 1.96 * sqrt(spread / self.count)


@dataclass(slots=True)
class Findings:
    """What games with so many seats have told so far."""

    seats: int
    games: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    shared: int = 0
    by_place: dict[str, Tally] = field(default_factory=dict)
    """Victories by how far from the starting player a seat sits."""
    margin: Counter[int] = field(default_factory=Counter)
    """How many points the first is ahead of the second."""
    points: float = 0.0
    sources: dict[str, float] = field(default_factory=dict)
    winners_sources: dict[str, float] = field(default_factory=dict)
    """Points by source, of all seats, and of winners alone."""
    deeds: dict[str, dict[str, Tally]] = field(default_factory=dict)
    """By kind of deed and what it was done with: those who did it at least once."""
    more: dict[str, dict[str, Tally]] = field(default_factory=dict)
    """The same of those who did it more often with this than with anything else of its kind."""
    times: dict[str, Counter[str]] = field(default_factory=dict)
    """By kind of deed and what it was done with: how often it was done."""

    def add(self, other: Findings) -> None:
        self.games += other.games
        self.shared += other.shared
        self.points += other.points
        self.rounds.update(other.rounds)
        self.margin.update(other.margin)
        self.ends.update(other.ends)
        for mine, theirs in ((self.sources, other.sources), (self.winners_sources, other.winners_sources)):
            for source, points in theirs.items():
                mine[source] = mine.get(source, 0.0) + points
        for kind, counts in other.times.items():
            self.times.setdefault(kind, Counter()).update(counts)
        for place, tally in other.by_place.items():
            self.by_place.setdefault(place, Tally()).add(tally)
        for kinds, news in ((self.deeds, other.deeds), (self.more, other.more)):
            for kind, found in news.items():
                for key, tally in found.items():
                    kinds.setdefault(kind, {}).setdefault(key, Tally()).add(tally)

    def as_data(self) -> Any:
        """As plain dictionaries, for JSON."""
        return to_builtins(self, str_keys=True)


class Quick:
    """Takes what looks best at once, by the value that comes with the game."""

    def __init__(self, setup: Setup) -> None:
        self.judge = judge_of(setup)
        if not isinstance(self.judge, Features):
            raise KotableError(f"{setup.game} has no value of its own: name a bot, such as --bot random")
        self.chances = vec[float]([0.0] * setup.seats)


def study_games(setup: Setup, name: str, seed: str, first: int, count: int) -> Findings:
    """Play the games with these numbers."""
    found = Findings(setup.seats)
    player: Quick | tuple[Bot, Budget | None] = Quick(setup) if name == "quick" else called(name, None)
    for number in range(first, first + count):
        log: list[Event] = []
        state = setup.opening(f"{seed}/{number}", log)
        starter = int(state.to_move())
        words = dice(f"{seed}/{number}/bots", 1)
        decisions = 0
        while not state.over():
            if isinstance(player, Quick):
                action = quick(player.judge, state, words, player.chances)
            else:
                view = state.view(int(state.to_move()))
                action = player[0].choose(view, state.legal(), setup, f"{seed}/{number}/{decisions}", player[1])
            state.apply(action, log)
            decisions += 1
        count_game(found, setup, int(state.round_number()), state.outcome(), starter, log)
    return found


def count_game(found: Findings, setup: Setup, rounds: int, outcome: Outcome, starter: int, log: list[Event]) -> None:
    points, winners = outcome.points, outcome.winners
    seats = setup.seats
    shares = [(seat in winners) / len(winners) for seat in range(seats)]
    found.games += 1
    found.rounds[rounds] += 1
    found.ends[outcome.reason] += 1
    found.shared += len(winners) > 1
    found.points += sum(points) / seats
    order = sorted(points, reverse=True)
    found.margin[order[0] - order[1]] += 1
    for seat in range(seats):
        found.by_place.setdefault(str((seat - starter) % seats), Tally()).take(shares[seat])
    done: dict[str, list[Counter[str]]] = {deed.kind: [Counter() for _ in range(seats)] for deed in setup.rules.deeds}
    facts = {deed.kind: deed.fact for deed in setup.rules.deeds}
    for event in log:
        if event.kind == "scored":
            source = str(event.public.get("source", event.public["rule"]))
            points_of = float(event.public["points"])
            found.sources[source] = found.sources.get(source, 0.0) + points_of
            found.winners_sources[source] = found.winners_sources.get(source, 0.0) + points_of * shares[event.seat]
        elif event.kind in facts:
            done[event.kind][event.seat][str(event.public[facts[event.kind]])] += 1
    for kind, counts in done.items():
        for seat in range(seats):
            found.times.setdefault(kind, Counter()).update(counts[seat])
            for key in counts[seat]:
                found.deeds.setdefault(kind, {}).setdefault(key, Tally()).take(shares[seat])
            if counts[seat]:
                favourite = max(counts[seat], key=lambda key: (counts[seat][key], key))
                found.more.setdefault(kind, {}).setdefault(favourite, Tally()).take(shares[seat])


# Drawing


def name_of(texts: Texts, key: str) -> str:
    """A card, a stance or a source in words."""
    for what in ("card", "source", "stance", "treasure", "reason"):
        if texts.has(found := f"{texts.game}-{what}-{text_key(key)}"):
            return texts.get(found)
    if key[:2].isupper() and "-" in key:
        return f"{texts.rule(key).title} ({key})"
    return key


def bars(rows: list[tuple[str, float, float, str]], par: float, unit: str = "%") -> str:
    """Rows of a name, a value, half of its interval and a note, as bars; `par` is a line to compare with."""
    most = max([par, *(value + error for _, value, error, _ in rows)]) * 1.08 or 1.0
    left, width, high = 210, 430, 22

    def x(value: float) -> float:
        return left + width * max(value, 0.0) / most

    parts = []
    for number, (name, value, error, note) in enumerate(rows):
        y = number * high
        low, top = x(value - error), x(value + error)
        parts.append(
            f'<text x="{left - 8}" y="{y + 15}" text-anchor="end">{escape(name)}</text>'
            f'<rect class="bar" x="{left}" y="{y + 4}" width="{x(value) - left:.1f}" height="14"/>'
            + (f'<path class="error" d="M{low:.1f} {y + 11}H{top:.1f}M{low:.1f} {y + 7}v8M{top:.1f} {y + 7}v8"/>' if error else "")
            + f'<text x="{left + width + 16}" y="{y + 15}">{escape(note)}</text>'
        )
    line = f'<path class="par" d="M{x(par):.1f} 0V{len(rows) * high}"/>' if par else ""
    told = "; ".join(f"{name} {note}" for name, _, _, note in rows)
    size = len(rows) * high + 4
    return f'<svg viewBox="0 0 800 {size}" width="800" height="{size}" role="img" aria-label="{escape(told)}">{"".join(parts)}{line}</svg>'


def columns(counts: Counter[int]) -> str:
    """How often each number came up, as columns."""
    low, high = min(counts), max(counts)
    total, most = sum(counts.values()), max(counts.values())
    span = max(high - low + 1, 1)
    wide = 760 / span
    parts = []
    for number in range(low, high + 1):
        x, tall = 20 + (number - low) * wide, 120 * counts[number] / most
        parts.append(f'<rect class="bar" x="{x + 0.5:.1f}" y="{130 - tall:.1f}" width="{max(wide - 1, 0.8):.1f}" height="{tall:.1f}"/>')
        if span <= 30 or (number - low) % (span // 15) == 0:
            parts.append(f'<text x="{x + wide / 2:.1f}" y="146" text-anchor="middle">{number}</text>')
    mean = sum(number * count for number, count in counts.items()) / total
    told = f"from {low} to {high}, {mean:.1f} on average"
    return f'<svg viewBox="0 0 800 152" width="800" height="152" role="img" aria-label="{told}">{"".join(parts)}</svg><p>{told}</p>'


STYLE = """
:root {
  color-scheme: light dark;
  --ink: light-dark(#2b2118, #f3e9da);
  --paper: light-dark(#fbf6ec, #2f2822);
  --bar: light-dark(#2a67a8, #86b9f0);
  --line: light-dark(#a63c1b, #f08a5d);
}
body {
  margin: 2rem auto;
  max-width: 860px;
  padding: 0 1rem;
  background: var(--paper);
  color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif;
}
svg { max-width: 100%; height: auto }
svg text { font: 13px system-ui, sans-serif; fill: currentColor }
.bar { fill: var(--bar); opacity: .8 }
.error { stroke: var(--ink); fill: none; stroke-width: 1.4 }
.par { stroke: var(--line); stroke-dasharray: 4 3; fill: none }
h2 { margin-top: 2.5rem }
table { border-collapse: collapse }
th, td { padding: .2rem .8rem .2rem 0; text-align: right }
th:first-child { text-align: left }
"""


def page(game: str, bot: str, seed: str, options: dict[str, int | str], tables: list[Findings]) -> str:
    """Everything as one HTML file that needs nothing else."""
    texts = Texts("en", game)
    title = f"{texts.get(f'{game}-name')}: a study of {sum(one.games for one in tables):,} games"
    chosen = ", ".join(f"{name}={value}" for name, value in options.items()) or "usual options"
    out = [
        f"<h1>{escape(title)}</h1>",
        f"<p>Played by <b>{escape(bot)}</b>, seed {escape(seed)}, {escape(chosen)}. Lines over bars are 95% intervals; the dashed line is "
        "what equal seats would have. Shared victories count in parts. What those win who did a thing is no proof that the thing made them "
        "win.</p>",
    ]
    for one in tables:
        par = 100 / one.seats
        out.append(f"<h2>{one.seats} seats, {one.games:,} games</h2><h3>Victories by place after the starting player, in per cent</h3>")
        out.append(bars([row(name_of_place(int(place)), one.by_place[place]) for place in sorted(one.by_place)], par))
        out.append("<h3>Length in rounds</h3>" + columns(one.rounds))
        rows = [(name_of(texts, key), 100 * n / one.games, 0.0, f"{100 * n / one.games:.1f}%") for key, n in one.ends.most_common()]
        out.append("<h3>What ended the games, in per cent</h3>" + bars(rows, 0.0))
        out.append(
            f"<h3>Points by which the first is ahead</h3>{columns(one.margin)}<p>{100 * one.shared / one.games:.1f}% were shared.</p>"
        )
        out.append(f"<h3>Points by source, a seat and game ({one.points / one.games:.1f} in all)</h3>{of_sources(one, texts)}")
        if game == "kodachi":
            setup = game_called(game).setup(one.seats, options)
            out.append(f"<h3>What a treasure buys, a seat and game</h3>{of_spending(one, setup, texts)}")
            out.append("" if "cards" in options else RECONSTRUCTED)
        for deed in game_called(game).deeds:
            kind = deed.kind
            name = f"{texts.get(f'{game}-deeds-{deed.fact}')}, {texts.get(f'{game}-deed-{kind}')}"
            found = sorted(one.deeds.get(kind, {}).items(), key=lambda item: -item[1].mean())
            rows = [row(name_of(texts, key), tally) for key, tally in found]
            if rows:
                out.append(f"<h3>{name}: victories of those who did, in per cent</h3>{bars(rows, par)}")
            favourites = sorted(one.more.get(kind, {}).items(), key=lambda item: -item[1].mean())
            if kind == "declared" and favourites:
                rows = [row(f"mostly {name_of(texts, key)}", tally) for key, tally in favourites]
                out.append(f"<h3>Those who mostly declared one of them, in per cent</h3>{bars(rows, par)}")
    body = "\n".join(out)
    return f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>\n{body}\n</html>\n'


@dataclass(frozen=True, slots=True)
class Spent:
    """What cards of a sort cost and brought, a seat and game."""

    sort: str
    bought: float
    treasures: float
    points: float

    def each(self) -> float:
        """Points for a treasure."""
        return self.points / self.treasures if self.treasures else 0.0


def spent(one: Findings, setup: Setup) -> list[Spent]:
    """Kodachi's cards by sort: each kind of rumor, envoys with the tokens they won, skills."""
    assert isinstance(setup, KodachiSetup)
    share = one.games * one.seats
    found: dict[str, Spent] = {}
    for card in setup.cards.house:
        sort = card.key if card.group == "rumor" else f"{card.group}s"
        count = one.times.get("bought", Counter())[card.key] / share
        before = found.get(sort)
        # What comes of a sort at the end is one source.
        points = (
            before.points
            if before
            else (one.sources.get(sort, 0.0) + (one.sources.get("tokens", 0.0) if sort == "envoys" else 0.0)) / share
        )
        bought, paid = (before.bought, before.treasures) if before else (0.0, 0.0)
        found[sort] = Spent(sort, bought + count, paid + count * size(card.price), points)
    return sorted(found.values(), key=lambda sort: -sort.each())


def of_spending(found: Findings, setup: Setup, texts: Texts) -> str:
    rows = [
        f"<tr><th>{escape(name_of(texts, one.sort))}<td>{one.bought:.2f}<td>{one.treasures:.2f}<td>{one.points:.2f}<td>{one.each():.1f}"
        for one in spent(found, setup)
    ]
    return f"<table><tr><th>cards<th>bought<th>treasures<th>points<th>points for a treasure{''.join(rows)}</table>"


RECONSTRUCTED = (
    "<p>With the points of envoys are those of all tokens. This card list is reconstructed: that rumors cost one treasure stands in the "
    "rulebook, but how many there are of each kind, most prices of envoys and skills, and most guards are guessed. Where a treasure brings "
    "several times as much in rumors as in other cards, the guess may be wrong: in the box others may be cheaper, or rumors rarer. "
    "Owners of the box can compare with <code>--cards FILE</code>.</p>"
)


def row(name: str, tally: Tally) -> tuple[str, float, float, str]:
    value, error = 100 * tally.mean(), 100 * tally.error()
    return name, value, error, f"{value:.1f} ± {error:.1f}  ({tally.count:,})"


def name_of_place(place: int) -> str:
    return ("the starting player", "second", "third", "fourth")[place]


def of_sources(one: Findings, texts: Texts) -> str:
    """A table: what a source brings on average, to all and to winners."""
    rows = [
        f"<tr><th>{escape(name_of(texts, key))}<td>{points / one.games / one.seats:.2f}<td>{one.winners_sources[key] / one.games:.2f}"
        for key, points in sorted(one.sources.items(), key=lambda item: -item[1])
    ]
    return f"<table><tr><th>source<th>all seats<th>winners{''.join(rows)}</table>"
