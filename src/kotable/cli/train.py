"""`kotable train`: fits the value of a game to games that bots play with it, and teaches the network that corrects it."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from kotable.bots.training import NOISE, PATIENCE, PENALTY, POINTS, TEACHING, Lesson, Round, Teaching, joined, lessons, rounds_of_training
from kotable.bots.values import FEATURED, Fitted, Taught, first_guess, fitted, read_network
from kotable.chance import dice
from kotable.cli.cluster import cluster
from kotable.cli.common import console, progress
from kotable.files import read_text, write_text
from kotable.match import seed_text
from kotable.values import KotableError

KEPT_EVERY = 20
"""After so many rounds what a network has learned so far is written."""


def train(
    game: Annotated[str, typer.Argument(help="kokopelli or kodachi.")],
    out: Annotated[Path, typer.Option(help="The file of weights; it keeps those of other numbers of seats.")],
    seats: Annotated[int, typer.Option(help="2, 3 or 4.")] = 2,
    rounds: Annotated[int, typer.Option(min=1, help="How often to play and fit.")] = 5,
    games: Annotated[int, typer.Option(min=1, help="Games in each round.")] = 200,
    units: Annotated[int, typer.Option(min=0, max=256, help="Teach a network of so many units, on top of the fitted weights.")] = 0,
    points: Annotated[bool, typer.Option("--points", help="Teach it the points to come, and not who wins.")] = False,
    settings: Annotated[list[str] | None, typer.Option("--set", help="Teach otherwise than usual, such as batch=32.")] = None,
    join: Annotated[
        Path | None, typer.Option(help="Write the mean of what is learned and of the network of these seats in this file, of points too.")
    ] = None,
    go_on: Annotated[int, typer.Option(min=0, max=4, help="Begin with the network of so many seats in the same file.")] = 0,
    seed: Annotated[str, typer.Option(help="The same seed gives the same weights.")] = "1",
    ray: Annotated[str, typer.Option(help="Play on this Ray cluster; `local` starts one here. Needs the extra `ray`.")] = "",
) -> None:
    """Fit the weights that the bots judge situations by, or teach the network that corrects them."""
    if game not in FEATURED:
        raise KotableError(f"there are no features of '{game}' to be fitted: there are those of {' and '.join(FEATURED)}")
    whole = seed_text(seed)
    dice(whole, 1)
    if not 2 <= seats <= 4:
        raise KotableError(f"{game} is for 2 to 4 seats, not {seats}")
    if join is not None and not (units and points):
        raise KotableError("only networks that are taught points can be joined: --join goes with --units and --points")
    kept: dict[str, Any] = json.loads(read_text(out, "file of weights")) if out.exists() else {"game": game, "seats": {}}
    recipe = f"kotable train {game} --seats {seats} --rounds {rounds} --games {games} --seed {seed}"
    spread = cluster(ray) if ray else None
    lines = console()
    log: list[str] = []

    def keep(found: dict[str, object]) -> None:
        kept["seats"][str(seats)] = found | {"log": log}
        write_text(out, json.dumps(kept, indent=1, sort_keys=True) + "\n")

    with progress() as bar:
        task = bar.add_task(f"{game}, {seats} seats", total=rounds * games)

        def tick() -> None:
            bar.advance(task)

        if units:
            how = taught_with((POINTS if points else TEACHING)[game], settings or [])
            recipe += f" --units {units}" + (" --points" if points else "") + "".join(f" --set {one}" for one in settings or [])
            recipe += (f" --go-on {go_on}" if go_on else "") + (" --join FILE" if join else "") + (" --ray local" if ray else "")
            other = [network_in(json.loads(read_text(join, "file of weights")), seats, join)] if join else []
            before = network_in(kept, go_on, out) if go_on else None
            taking = lessons(game, seats, rounds, games, units, fitted(game, seats), before, how, whole, tick, spread)
            for number, lesson in enumerate(taking, 1):
                last = number == rounds
                if last or number % KEPT_EVERY == 1:
                    log.append(told(number, lesson))
                    lines.print(log[-1], markup=False)
                if last or number % KEPT_EVERY == 0:
                    found_so_far = joined([*other, lesson.taught], len(FEATURED[game]))
                    keep(written_network(found_so_far) | {"recipe": recipe, "settings": asdict(how)})
        else:
            fit = {"noise": NOISE, "penalty": PENALTY, "patience": PATIENCE}
            playing = rounds_of_training(game, seats, rounds, games, first_guess(game), whole, tick, spread)
            for number, found in enumerate(playing, 1):
                log.append(told(number, found))
                lines.print(log[-1], markup=False)
                keep(written(game, found.fitted) | {"recipe": recipe, "settings": fit})


def taught_with(usual: Teaching, settings: list[str]) -> Teaching:
    """Other settings of a teaching, from texts such as `batch=32`. Raises KotableError."""
    known = asdict(usual)
    for one in settings:
        name, _, value = one.partition("=")
        if name not in known or name == "points":
            raise KotableError(f"there is no setting '{name[:40]}': there are {', '.join(key for key in known if key != 'points')}")
        try:
            known[name] = type(known[name])(value)
        except ValueError:
            raise KotableError(f"--set takes a number, such as batch=32, not '{one[:40]}'") from None
    return Teaching(**known)


def network_in(weights: dict[str, Any], seats: int, file: Path) -> Taught:
    """The network of so many seats. Raises KotableError."""
    if str(seats) not in weights["seats"]:
        raise KotableError(f"there is no network of {seats} seats in '{file}'")
    return read_network(weights["seats"][str(seats)])


def told(number: int, found: Round | Lesson) -> str:
    return (
        f"round {number}: {found.games} games of {found.rounds:.1f} rounds, {found.limit} at the limit of rounds, "
        f"{found.situations} situations, loss {found.loss:.4f}"
    )


def written(game: str, fitted: Fitted) -> dict[str, object]:
    names = FEATURED[game]
    pairs = {name: [round(fitted.weights[i], 4), round(fitted.weights[len(names) + i], 4)] for i, name in enumerate(names)}
    return {"spread": [round(one, 4) for one in fitted.spread], "weights": pairs}


def written_network(taught: Taught) -> dict[str, object]:
    found: dict[str, object] = {"units": taught.units, "numbers": " ".join(f"{one:.5g}" for one in taught.numbers)}
    return found if taught.spread is None else found | {"spread": [round(one, 4) for one in taught.spread]}
