"""Says how many branches of each game's rules the tests took: `python tools/branches.py coverage.json 98`.

Ends with 1 when a game is below the given per cent; every line with a branch not taken is named.
"""

import json
import sys
from pathlib import Path

GAMES = ("kokopelli", "kodachi")


def main(report: Path, least: float) -> int:
    if not report.is_file():
        print("No rule test ran, so no branches were counted.")
        return 0
    files = json.loads(report.read_text())["files"]
    failed = False
    for game in GAMES:
        mine = {name: data for name, data in files.items() if f"/{game}/" in name.replace("\\", "/")}
        total = sum(data["summary"]["num_branches"] for data in mine.values())
        taken = sum(data["summary"]["covered_branches"] for data in mine.values())
        lines = sum(data["summary"]["num_statements"] for data in mine.values())
        run = sum(data["summary"]["covered_lines"] for data in mine.values())
        if not lines:
            continue
        part, run_part = 100 * taken / max(total, 1) if total else 100.0, 100 * run / lines
        print(f"{game}: {part:.1f} % of {total} branches, {run_part:.1f} % of {lines} statements")
        for name, data in sorted(mine.items()):
            jumps = [f"{start}->{end if end > 0 else 'exit'}" for start, end in data["missing_branches"]]
            rest = [str(line) for line in data["missing_lines"]]
            if jumps or rest:
                print(f"  {name}: branches {' '.join(jumps) or '-'}; lines {' '.join(rest) or '-'}")
        if part < least or run_part < least:
            print(f"  below {least:g} %", file=sys.stderr)
            failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1]), float(sys.argv[2])))
