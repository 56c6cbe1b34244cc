"""How far apart the levels are: every line of the table of gates in `results.md`.

    python bench/gates.py --seed X2 [--only TEXT] [--rows FILE]

Each line is what `kotable arena` does with the command that is told: one bot among others, until it is decided whether its share is the
gate or some points less. With `--rows` what was found is kept, and a run that was broken off goes on with the first line that is missing.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from time import process_time

from kotable.bots import Budget
from kotable.bots.arena import Meeting, Pairing, play_deal


@dataclass(frozen=True)
class Gate:
    """What share one bot is to have among others."""

    game: str
    seats: int
    one: str
    others: str
    low: float
    high: float
    ms: float = 0.0

    def command(self, deals: int, seed: str) -> str:
        ms = f" --ms {self.ms:g}" if self.ms else ""
        test = f"--sprt {self.low:g},{self.high:g}"
        bots = f"--bots {self.one},{self.others}"
        return f"kotable arena {self.game} --seats {self.seats} {bots}{ms} --deals {deals} {test} --no-luck --seed {seed}"


GATES = (
    Gate("kokopelli", 2, "easy", "random", 94, 97.5),
    Gate("kodachi", 2, "easy", "random", 94, 97.5),
    Gate("kokopelli", 4, "easy", "random", 75, 80),
    Gate("kodachi", 4, "easy", "random", 75, 80),
    Gate("kokopelli", 2, "easy", "last", 60, 65),
    Gate("kodachi", 2, "easy", "last", 85, 90),
    Gate("kokopelli", 4, "easy", "last", 35, 40),
    Gate("kodachi", 4, "easy", "last", 55, 60),
    Gate("kokopelli", 2, "medium", "easy", 75, 80),
    Gate("kodachi", 2, "medium", "easy", 70, 75),
    Gate("kokopelli", 4, "medium", "easy", 50, 55),
    Gate("kodachi", 4, "medium", "easy", 40, 45),
    Gate("kokopelli", 2, "master", "plain", 90, 95, 10),
    Gate("kodachi", 2, "master", "plain", 85, 90, 10),
    Gate("kokopelli", 2, "master@200", "hard@200", 55, 60),
    Gate("kodachi", 2, "master@60", "hard@60", 55, 60),
    Gate("kokopelli", 4, "master@200", "hard@200", 28, 33),
    Gate("kodachi", 4, "master@200", "hard@200", 28, 33),
    Gate("kokopelli", 2, "hard@2000", "medium", 65, 70),
    Gate("kokopelli", 4, "hard@2000", "medium", 35, 40),
    Gate("kodachi", 4, "hard@1000", "medium", 33, 38),
    Gate("kodachi", 2, "hard@10000", "medium", 60, 65),
)


def met(gate: Gate, deals: int, seed: str) -> dict[str, object]:
    """One line, as it turns out."""
    budget = Budget(ms=gate.ms) if gate.ms else None
    pairing = Pairing(gate.game, gate.seats, {}, gate.one, gate.others, budget, f"k1:{seed}", luck=False)
    meeting = Meeting(pairing, gate.low / 100, gate.high / 100)
    began = process_time()
    for deal in range(deals):
        meeting.add(play_deal(pairing, deal))
        if meeting.verdict():
            break
    return {"command": gate.command(deals, seed), "seconds": round(process_time() - began, 1), **meeting.summary()}


def told(found: dict[str, object]) -> str:
    share, error, lead, more = (float(str(found[key])) for key in ("share", "share_error", "lead", "lead_error"))
    test = found["test"]
    assert isinstance(test, dict)
    bounds = f"{100 * test['low']:g},{100 * test['high']:g}"
    words = f"{100 * share:.1f} ± {100 * error:.1f}, lead {lead:+.1f} ± {more:.1f}, {found['deals']} deals"
    return f"{words}, ratio {test['llr']:+.2f} of {bounds}: {test['verdict']}, {found['seconds']} s of the processor"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--deals", type=int, default=400, help="no line takes more")
    parser.add_argument("--only", default="", help="lines alone whose command has this text in it")
    parser.add_argument("--rows", type=Path, help="a file with a line of JSON for each line of the table")
    given = parser.parse_args()
    rows = [json.loads(line) for line in given.rows.read_text().splitlines()] if given.rows and given.rows.exists() else []
    known = {row["command"]: row for row in rows}
    for gate in GATES:
        command = gate.command(given.deals, given.seed)
        if given.only not in command:
            continue
        found = known.get(command)
        if found is None:
            found = met(gate, given.deals, given.seed)
            if given.rows:
                with given.rows.open("a") as keep:
                    print(json.dumps(found), file=keep)
        print(f"{command}\n    {told(found)}", flush=True)


if __name__ == "__main__":
    main()
