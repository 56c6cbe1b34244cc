"""What habits and weights are worth at Kodachi: `python bench/habits.py --habit go-on=0.9 --deals 100`.

One player with a habit sits among others without it, in every seat of every deal; all search their own turn with the same number of
situations. Habits: `go-on=T` goes on whenever the odds against the next guard are at least T; `third=T` the same from the second guard on,
so for the second card alone; `rich=T,N` the same with N treasures or more, so for something to buy; `never=SORT` buys no `rumor`,
`skill` or `envoy`; `late=SORT,N` buys none before owning N envoys. `--shift NAME=START,LATER` moves a weight of the one. `--as-fitted`
takes the shifts that come with the program from the others (with `--all` from everybody). `--all` gives the habit to everybody and tells
how long games take.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from math import sqrt
from time import process_time

from kotable.bots.arena import SURE, likelihood
from kotable.bots.judge import Features
from kotable.bots.players import compared
from kotable.bots.search import Search
from kotable.bots.values import FEATURED, Fitted, correct_by, featured, fitted, taught
from kotable.chance import dice
from kotable.games import game as game_called
from kotable.kodachi.rules import KodachiState
from kotable.kodachi.setup import KodachiSetup

CHUNK = 64
FEWEST = 20


@dataclass
class Habit:
    """What a player does whatever the search says."""

    odds: float = 2.0
    """Goes on from these odds on."""
    least: int = 1
    """Guards that must have been defeated."""
    treasures: int = 0
    """Treasures it must own to go on."""
    banned: tuple[str, ...] = ()
    envoys: int = 99
    """Until it owns so many envoys it does not buy what is banned."""
    went_on: int = 0
    could: int = 0


@dataclass
class Player:
    judge: Features
    habit: Habit = field(default_factory=Habit)


class Table:
    """Plays games between players."""

    def __init__(self, seats: int, nodes: int, deep: bool) -> None:
        setup = game_called("kodachi").setup(seats, {})
        assert isinstance(setup, KodachiSetup)
        self.setup = setup
        self.nodes = nodes
        self.deep = deep
        self.go_on = next(number for number, action in enumerate(setup.actions) if action.verb == "go-on")
        cards = setup.cards.cards
        self.groups = {card.key: card.group for card in cards}
        self.envoys = [kind for kind, card in enumerate(cards) if card.group == "envoy"]
        self.odds = FEATURED["kodachi"].index("odds to go on")

    def chosen(self, player: Player, state: KodachiState, seed: str) -> int:
        legal, seat, habit = state.legal(), int(state.to_move()), player.habit
        if len(legal) == 1:
            return legal[0]
        setup, judge = self.setup, player.judge
        view = state.view(seat)
        world = setup.worlds(view).deal(dice(seed, 1))
        settled = int(judge.settled(world))
        if settled >= 0:
            return settled
        if self.go_on in legal and int(state.defeated) >= habit.least and int(state.treasure_size(seat)) >= habit.treasures:
            judge.progress(world)
            judge.look(world, seat)
            if judge.found[self.odds] >= habit.odds:
                return self.go_on
        found = compared(Search(setup, judge, view, seed, 1.0, 0.0, not self.deep), self.nodes, 0.0, CHUNK)
        if habit.banned and sum(int(state.owned(seat)[kind]) for kind in self.envoys) < habit.envoys:
            return next((one.action for one in found.candidates if self.group(one.action) not in habit.banned), found.action)
        return found.action

    def group(self, action: int) -> str:
        """What sort of card is bought, or nothing."""
        words = self.setup.actions[action].text.split()
        return self.groups.get(words[1], "") if words[0] == "buy" else ""

    def play(self, players: list[Player], seed: str, own: str) -> tuple[list[float], list[int], int]:
        """Shares of the victory, points and rounds."""
        state = self.setup.start(seed)
        assert isinstance(state, KodachiState)
        decisions = 0
        while not state.over():
            player = players[int(state.to_move())]
            could = self.go_on in state.legal()
            action = self.chosen(player, state, f"{own}/{decisions}")
            player.habit.could += could
            player.habit.went_on += action == self.go_on
            state.apply(action)
            decisions += 1
        outcome = state.outcome()
        shares = [(seat in outcome.winners) / len(outcome.winners) for seat in range(len(players))]
        return shares, list(outcome.points), int(state.round_number())


def habit_of(text: str) -> Habit:
    name, _, value = text.partition("=")
    if name == "go-on":
        return Habit(odds=float(value))
    if name == "third":
        return Habit(odds=float(value), least=2)
    if name == "rich":
        odds, _, treasures = value.partition(",")
        return Habit(odds=float(odds), treasures=int(treasures))
    if name == "never":
        return Habit(banned=(value,))
    if name == "late":
        sort, _, envoys = value.partition(",")
        return Habit(banned=(sort,), envoys=int(envoys))
    if text:
        raise SystemExit(f"there is no habit '{text}'")
    return Habit()


def judge_with(table: Table, shifts: list[str], as_fitted: bool, schooled: bool) -> Features:
    seats = table.setup.seats
    names = FEATURED["kodachi"]
    fit = fitted("kodachi", seats, shifted=not as_fitted)
    weights = list(fit.weights)
    for shift in shifts:
        name, _, pair = shift.partition("=")
        start, _, later = pair.partition(",")
        weights[names.index(name)] += float(start)
        weights[len(names) + names.index(name)] += float(later or 0)
    judge = featured("kodachi", table.setup, Fitted(tuple(weights), fit.spread))
    network = taught("kodachi", seats) if schooled else None
    if network is not None:
        correct_by(judge, network)
    return judge


def mean_and_error(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = sum((one - mean) ** 2 for one in values) / max(len(values) - 1, 1)
    return mean, 1.96 * sqrt(spread / len(values))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--nodes", type=int, default=40, help="situations looked at for one choice")
    parser.add_argument("--deep", action="store_true", help="search beyond the own turn, as hard does")
    parser.add_argument("--schooled", action="store_true", help="judge with the network, as master does")
    parser.add_argument("--habit", default="")
    parser.add_argument("--shift", action="append", default=[])
    parser.add_argument("--as-fitted", action="store_true", help="the others have the weights as they were fitted")
    parser.add_argument("--all", action="store_true", help="everybody is like the one")
    parser.add_argument("--sprt", default="", help="stop when it is clear which of two shares it is, such as 45,50")
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    table = Table(given.seats, given.nodes, given.deep)
    one = Player(judge_with(table, given.shift, given.all and given.as_fitted, given.schooled), habit_of(given.habit))
    others = one if given.all else Player(judge_with(table, [], given.as_fitted, given.schooled))
    low, high = (float(share) / 100 for share in given.sprt.split(",")) if given.sprt else (0.0, 0.0)
    shares: list[float] = []
    leads: list[float] = []
    rounds: list[float] = []
    verdict = 0.0
    for deal in range(given.deals):
        games = []
        for seat in range(1 if given.all else given.seats):
            seed = f"k1:{given.seed}/{deal}"
            won, points, length = table.play([one if place == seat else others for place in range(given.seats)], seed, f"{seed}/{seat}")
            games.append((won[seat], points[seat] - (sum(points) - points[seat]) / (given.seats - 1)))
            rounds.append(length)
        shares.append(sum(game[0] for game in games) / len(games))
        leads.append(sum(game[1] for game in games) / len(games))
        verdict = likelihood(shares, low, high) if given.sprt else 0.0
        if len(shares) >= FEWEST and abs(verdict) >= SURE:
            break
    share, error = mean_and_error(shares)
    lead, lead_error = mean_and_error(leads)
    took, took_error = mean_and_error(rounds)
    if not given.all:
        told = f", ratio {verdict:+.2f}" if given.sprt else ""
        par = f"(par {100 / given.seats:.0f})"
        print(f"{len(shares)} deals: {100 * share:.1f} ± {100 * error:.1f} % {par}{told}, lead {lead:+.1f} ± {lead_error:.1f}")
    print(f"{len(rounds)} games of {took:.1f} ± {took_error:.1f} rounds, the longest {max(rounds):.0f}")
    print(f"went on {one.habit.went_on} of {one.habit.could} times; {process_time():.0f} s of the processor")


if __name__ == "__main__":
    main()
