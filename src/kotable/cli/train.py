"""`kotable train`: fits the value of a game to games that bots play with it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from kotable.bots.training import NOISE, PATIENCE, PENALTY, Round, rounds_of_training
from kotable.bots.values import FEATURED, Fitted, first_guess
from kotable.chance import dice
from kotable.cli.common import console, progress
from kotable.files import read_text, write_text
from kotable.match import seed_text
from kotable.values import KotableError


def train(
    game: Annotated[str, typer.Argument(help="kokopelli or kodachi.")],
    out: Annotated[Path, typer.Option(help="The file of weights; it keeps those of other numbers of seats.")],
    seats: Annotated[int, typer.Option(help="2, 3 or 4.")] = 2,
    rounds: Annotated[int, typer.Option(min=1, help="How often to play and fit.")] = 5,
    games: Annotated[int, typer.Option(min=1, help="Games in each round.")] = 200,
    seed: Annotated[str, typer.Option(help="The same seed gives the same weights.")] = "1",
) -> None:
    """Fit the weights that the bots judge situations by."""
    if game not in FEATURED:
        raise KotableError(f"there are no features of '{game}' to be fitted: there are those of {' and '.join(FEATURED)}")
    whole = seed_text(seed)
    dice(whole, 1)
    if not 2 <= seats <= 4:
        raise KotableError(f"{game} is for 2 to 4 seats, not {seats}")
    kept: dict[str, Any] = json.loads(read_text(out, "file of weights")) if out.exists() else {"game": game, "seats": {}}
    lines = console()
    log: list[str] = []
    last: Round | None = None
    with progress() as bar:
        task = bar.add_task(f"{game}, {seats} seats", total=rounds * games)
        for number, found in enumerate(rounds_of_training(game, seats, rounds, games, first_guess(game), whole, lambda: bar.advance(task))):
            last = found
            log.append(
                f"round {number + 1}: {found.games} games of {found.rounds:.1f} rounds, {found.limit} at the limit of rounds, "
                f"{found.situations} situations, loss {found.loss:.4f}"
            )
            lines.print(log[-1], markup=False)
    assert last is not None
    kept["seats"][str(seats)] = written(game, last.fitted) | {
        "recipe": f"kotable train {game} --seats {seats} --rounds {rounds} --games {games} --seed {seed}",
        "settings": {"noise": NOISE, "penalty": PENALTY, "patience": PATIENCE},
        "log": log,
    }
    write_text(out, json.dumps(kept, indent=1, sort_keys=True) + "\n")


def written(game: str, fitted: Fitted) -> dict[str, object]:
    names = FEATURED[game]
    pairs = {name: [round(fitted.weights[i], 4), round(fitted.weights[len(names) + i], 4)] for i, name in enumerate(names)}
    return {"spread": [round(one, 4) for one in fitted.spread], "weights": pairs}
