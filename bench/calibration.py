"""How true the chances of a review are: `python bench/calibration.py kokopelli --seats 4 --games 500 [--plot FILE.svg] [--fit]`.

Bots play; at some decisions the chance to win is told as the review tells it; then it is seen how often those seats won. `--fit` looks for
the link (`LINKS` in `bots/review.py`) that makes these games likeliest.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from math import log, sqrt
from pathlib import Path

from kotable.bots import Budget, bot
from kotable.bots.review import LINKS, PLAIN_LINK, Link, Reviewer, linked, progress_of
from kotable.chance import dice, roll
from kotable.games import game as game_called


@dataclass
class Told:
    """A decision: whose it was, how far the game was, what the search said of every seat, and who won."""

    number: int
    seat: int
    progress: float
    raw: tuple[float, ...]
    result: list[float]


def played(name: str, seats: int, games: int, nodes: int, every: int, weighed: int) -> list[Told]:
    """Games of bots, one decision in `every` looked at."""
    setup = game_called(name).setup(seats, {})
    reviewer = Reviewer(setup, weighed, weighed)
    player = bot("medium")
    found: list[Told] = []
    for number in range(games):
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
        found += [Told(number, seat, progress, raw, result) for seat, progress, raw in taken]
    return found


def loss(told: list[Told], link: Link) -> float:
    total = 0.0
    for one in told:
        chances = linked(one.raw, link, one.progress, one.seat)
        total -= sum(share * log(max(chance, 1e-9)) for share, chance in zip(one.result, chances, strict=True))
    return total / len(told)


def fitted(told: list[Told]) -> Link:
    """The link of a grid that makes these results likeliest."""
    powers = [step / 10 for step in range(4, 22, 2)]
    best = min(((start, end, 1.0) for start in powers for end in powers), key=lambda one: loss(told, one))
    return min(((best[0], best[1], edge / 100) for edge in range(60, 121, 5)), key=lambda one: loss(told, one))


def tenths(told: list[Told], link: Link) -> list[tuple[int, float, float, float]]:
    """For each tenth: decisions, the chance told, the share won, and half of its 95 % interval; games, not decisions, are independent."""
    found = []
    for tenth in range(10):
        by_game: dict[int, list[tuple[float, float]]] = {}
        for one in told:
            chance = linked(one.raw, link, one.progress, one.seat)[one.seat]
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


def plot(rows: list[tuple[int, float, float, float]], title: str) -> str:
    """Chances told against shares won; on the line they are the same."""
    x = [40 + 400 * row[1] for row in rows]
    marks = []
    for at, (count, _, share, error) in zip(x, rows, strict=True):
        if count:
            low, high = 420 - 400 * max(share - error, 0), 420 - 400 * min(share + error, 1)
            marks.append(
                f'<path d="M{at:.0f} {low:.0f}V{high:.0f}" stroke="#2a67a8"/><circle cx="{at:.0f}" cy="{420 - 400 * share:.0f}" r="4"/>'
            )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 460 460" font-family="sans-serif" font-size="13" fill="#2a67a8">'
        f'<text x="40" y="14">{title}: share won by chance told</text><path d="M40 20V420H440M40 420L440 20" fill="none" stroke="#999"/>'
        f'{"".join(marks)}<text x="220" y="448">chance told</text></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--nodes", type=int, default=120, help="situations a bot looks at for one choice")
    parser.add_argument("--every", type=int, default=10, help="one decision in so many is looked at")
    parser.add_argument("--weighed", type=int, default=600, help="situations looked at for a chance")
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--fit", action="store_true")
    given = parser.parse_args()
    told = played(given.game, given.seats, given.games, given.nodes, given.every, given.weighed)
    link = LINKS.get(given.game, {}).get(given.seats, PLAIN_LINK)
    if given.fit:
        best = fitted(told)
        print(f"the link that fits best is {best}, loss {loss(told, best):.4f}; the one in use {link}, loss {loss(told, link):.4f}")
    rows = tenths(told, link)
    print(f"{given.game}, {given.seats} seats, {given.games} games, {len(told)} decisions\n")
    print("| tenth | decisions | told % | won % | ± |\n|---|---:|---:|---:|---:|")
    for tenth, (count, chance, share, error) in enumerate(rows):
        print(f"| {10 * tenth} to {10 * tenth + 10} | {count} | {100 * chance:.1f} | {100 * share:.1f} | {100 * error:.1f} |")
    if given.plot:
        given.plot.write_text(plot(rows, f"{given.game}, {given.seats} seats"))


if __name__ == "__main__":
    main()
