"""How true the chances of a review are: `python bench/calibration.py kokopelli --seats 4 --games 500 [--rows FILE] [--fit]`.

Bots play; at some decisions the chance to win is told as the review tells it; then it is seen how often those seats won. `--fit` looks for
the link (`LINKS` in `bots/review.py`) that makes the results likeliest, and tells of every game what the link says that was fitted to the
games with even numbers if its own is odd, and to those with odd numbers if it is even. With `--rows` decisions are kept: a run that was
broken off goes on where it stopped. `--plot FILE.svg` draws what is told of every file of rows:
`python bench/calibration.py --plot FILE.svg --rows FILE FILE …`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import log, sqrt
from pathlib import Path

from kotable.bots import Budget, bot
from kotable.bots.review import LINKS, PLAIN_LINK, WEIGHED, Link, Reviewer, linked, progress_of
from kotable.chance import dice, roll
from kotable.games import game as game_called


@dataclass
class Told:
    """A decision: whose it was, how far the game was, what the search said of every seat, and who won."""

    game: str
    number: int
    seat: int
    progress: float
    raw: tuple[float, ...]
    result: list[float]


def played(name: str, seats: int, numbers: range, nodes: int, every: int, weighed: int) -> Iterator[list[Told]]:
    """Games of bots with these numbers, one decision in `every` looked at."""
    setup = game_called(name).setup(seats, {})
    reviewer = Reviewer(setup, weighed, weighed)
    player = bot("medium")
    for number in numbers:
        state = setup.start(f"k1:calibration/{number}")
        words = dice(f"k1:calibration/{number}/taken", 1)
        decisions = 0
        taken: list[tuple[int, float, tuple[float, ...]]] = []
        while not state.over():
            seat, legal = int(state.to_move()), state.legal()
            seed = f"k1:calibration/{number}/{decisions}"
            action = player.choose(state.view(seat), legal, setup, seed, Budget(nodes=nodes))
            if len(legal) > 1 and int(reviewer.judge.settled(state)) < 0 and roll(words, 0, every) == 0:
                taken.append((seat, progress_of(reviewer.judge, state), reviewer.said(view=state.view(seat), action=action, seed=seed)))
            state.apply(action)
            decisions += 1
        winners = state.outcome().winners
        result = [(seat in winners) / len(winners) for seat in range(seats)]
        yield [Told(name, number, seat, progress, raw, result) for seat, progress, raw in taken]


def read(file: Path) -> list[Told]:
    return [Told(**json.loads(line)) for line in file.read_text().splitlines()] if file.exists() else []


def chances_of(one: Told, links: Sequence[Link]) -> tuple[float, ...]:
    """What is told of every seat; games take turns with the links."""
    return linked(one.raw, links[one.number % len(links)], one.progress, one.seat)


def loss(told: list[Told], links: Sequence[Link]) -> float:
    total = 0.0
    for one in told:
        chances = chances_of(one, links)
        total -= sum(share * log(max(chance, 1e-9)) for share, chance in zip(one.result, chances, strict=True))
    return total / len(told)


def fitted(told: list[Told], leader: bool) -> Link:
    """The link that makes these results likeliest: each of its numbers moves up or down as long as that helps, by ever smaller steps."""
    numbers = [1.0] * 6 + [0.0] * leader
    least = loss(told, [link_of_numbers(numbers)])
    for step in (0.2, 0.05, 0.02):
        moved = True
        while moved:
            moved = False
            for place in range(len(numbers)):
                for change in (-step, step):
                    tried = [*numbers[:place], round(numbers[place] + change, 2), *numbers[place + 1 :]]
                    if (found := loss(told, [link_of_numbers(tried)])) < least:
                        numbers, least, moved = tried, found, True
    return link_of_numbers(numbers)


def link_of_numbers(numbers: list[float]) -> Link:
    a, b, c, d, e, f, *leader = numbers
    return Link((a, b, c), (d, e, f), *leader)


def tenths(told: list[Told], links: Sequence[Link]) -> list[tuple[int, float, float, float]]:
    """For each tenth: decisions, the chance told, the share won, and half of its 95 % interval; games, not decisions, are independent."""
    found = []
    for tenth in range(10):
        by_game: dict[int, list[tuple[float, float]]] = {}
        for one in told:
            chance = chances_of(one, links)[one.seat]
            if min(int(10 * chance), 9) == tenth:
                by_game.setdefault(one.number, []).append((chance, one.result[one.seat]))
        rows = [row for game in by_game.values() for row in game]
        if not rows:
            found.append((0, 0.0, 0.0, 1.0))
            continue
        mean = sum(row[1] for row in rows) / len(rows)
        spread = sum(sum(row[1] - mean for row in game) ** 2 for game in by_game.values())
        found.append((len(rows), sum(row[0] for row in rows) / len(rows), mean, 1.96 * sqrt(spread) / len(rows)))
    return found


SIZE = 230
"""Of a picture, the frame that chances from 0 to 1 are drawn in."""


def drawn(rows: list[tuple[int, float, float, float]], title: str, left: int) -> str:
    """Chances told against shares won; on the line they are the same."""

    def y(share: float) -> float:
        return 30 + SIZE * (1 - min(max(share, 0.0), 1.0))

    marks = []
    for count, chance, share, error in rows:
        if count:
            x = left + SIZE * chance
            marks.append(
                f'<path d="M{x:.0f} {y(share - error):.0f}V{y(share + error):.0f}" stroke="#2a67a8"/>'
                f'<circle cx="{x:.0f}" cy="{y(share):.0f}" r="3.5" fill="#2a67a8"/>'
            )
    low, right = 30 + SIZE, left + SIZE
    near = 0.05 * SIZE
    band = f"M{left} {low - near}V{low}H{left + near}L{right} {30 + near}V30H{right - near}Z"
    return (
        f'<text x="{left}" y="20">{title}</text><path d="{band}" fill="#d9e6d2"/>'
        f'<path d="M{left} 30V{low}H{right}M{left} {low}L{right} 30" fill="none" stroke="#999"/>{"".join(marks)}'
        f'<text x="{left + SIZE / 2}" y="{low + 20}" text-anchor="middle">chance told</text>'
        f'<text transform="translate({left - 8} {30 + SIZE / 2}) rotate(-90)" text-anchor="middle">share won</text>'
    )


def plot(pictures: list[tuple[list[tuple[int, float, float, float]], str]]) -> str:
    """All of them side by side; the band is 5 points wide on either side."""
    wide = SIZE + 50
    inner = "".join(drawn(rows, title, 36 + wide * number) for number, (rows, title) in enumerate(pictures))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide * len(pictures)} {SIZE + 60}" font-family="sans-serif" font-size="13">'
        f'<rect width="100%" height="100%" fill="#fff"/>{inner}</svg>\n'
    )


def link_of(told: list[Told]) -> Link:
    """The link in use."""
    return LINKS.get(told[0].game, {}).get(len(told[0].raw), PLAIN_LINK)


def title_of(told: list[Told]) -> str:
    return f"{told[0].game.capitalize()} {len(told[0].raw)}: {len({one.number for one in told})} games, {len(told)} decisions"


def table(told: list[Told], links: Sequence[Link]) -> str:
    lines = ["| tenth | decisions | told % | won % | ± |", "|---|---:|---:|---:|---:|"]
    for tenth, (count, chance, share, error) in enumerate(tenths(told, links)):
        lines.append(f"| {10 * tenth} to {10 * tenth + 10} | {count} | {100 * chance:.1f} | {100 * share:.1f} | {100 * error:.1f} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--nodes", type=int, default=120, help="situations a bot looks at for one choice")
    parser.add_argument("--every", type=int, default=10, help="one decision in so many is looked at")
    parser.add_argument("--weighed", type=int, default=WEIGHED, help="situations looked at for a chance")
    parser.add_argument("--rows", type=Path, nargs="*", default=[])
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--fit", action="store_true")
    parser.add_argument(
        "--leader", action="store_true", help="fit how sure a leader is, too; with two seats that is the same as the powers"
    )
    given = parser.parse_args()
    found = [read(file) for file in given.rows]
    if given.game:
        found = found[:1] or [[]]
        told = found[0]
        first = 1 + max((one.number for one in told), default=-1)
        keep = given.rows[0].open("a") if given.rows else None
        for news in played(given.game, given.seats, range(first, given.games), given.nodes, given.every, given.weighed):
            told += news
            if keep:
                keep.writelines(json.dumps(asdict(one)) + "\n" for one in news)
                keep.flush()
    for told in found:
        link = link_of(told)
        print(f"{title_of(told)}, the link in use {link}, loss {loss(told, [link]):.4f}\n\n{table(told, [link])}\n")
        if given.fit:
            even, odd = (fitted([one for one in told if one.number % 2 == rest], given.leader) for rest in (0, 1))
            print(f"fitted to the other half, {even} and {odd}, loss {loss(told, [odd, even]):.4f}\n\n{table(told, [odd, even])}\n")
            print(f"fitted to all: {fitted(told, given.leader)}\n")
    if given.plot:
        given.plot.write_text(plot([(tenths(told, [link_of(told)]), title_of(told).partition(",")[0]) for told in found]))


if __name__ == "__main__":
    main()
