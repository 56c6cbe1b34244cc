"""Plants faults and sees whether the tests find them: `make mutants`.

Each fault is one small change of one module: another comparison, a number one higher, a condition that always holds, a statement left
out. The tests named for the module run against a copy of the package with that fault in it, from the plain sources where the module is
one of those that are compiled; a fault that no test finds survives and is listed. Survivors that change nothing anybody could see are
explained in tools/mutants.toml, by module and by the line and the change as they are listed; an explanation that fits no fault is
refused, so the file can't grow old.

    python tools/mutants.py                        # a sample of every module
    python tools/mutants.py match record --each 0  # every fault of two modules
"""

import argparse
import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "kotable"
EXPLAINED = ROOT / "tools" / "mutants.toml"
WANTED = 90
"""Per cent of the faults that must be found or explained."""
PATIENCE = 5
"""How many times as long as without a fault the tests may run; longer counts as hanging, which finds the fault."""
HOUR = 3600.0

TESTS = {
    "match": ["tests/record", "tests/door", "tests/contract/test_play.py"],
    "record": ["tests/record", "tests/door"],
    "texts": ["tests/texts", "tests/locale", "tests/door"],
    "sheet": ["tests/record", "tests/contract/test_positions.py", "tests/rules/kokopelli/test_positions.py"],
    "server/table": ["tests/server/test_fold.py"],
    "server/clock": ["tests/server/test_fold.py"],
    "server/hub": [
        "tests/server/test_fair.py",
        "tests/server/test_tables.py",
        "tests/server/test_push.py",
        "tests/server/test_http.py",
        "tests/server/test_play.py",
        "tests/server/test_hostile.py",
    ],
    "kokopelli/rules": ["tests/rules/kokopelli", "tests/contract"],
    "kodachi/rules": ["tests/rules/kodachi", "tests/contract"],
}
"""The modules, and the tests that should find their faults, the quickest first; of the contract only those of the same game."""

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Fault:
    """One change of one module."""

    module: str
    number: int
    line: int
    before: str
    """The line as it stands, without white space around it."""
    what: str

    @property
    def name(self) -> str:
        return f"{self.before} — {self.what}"


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST | None]]:
    """What can go wrong at a node: a few words, and the node to stand there instead (None: the statement goes)."""
    other = copy.deepcopy(node)
    match node, other:
        case ast.Compare(ops=[op]), ast.Compare() if type(op) in COMPARED:
            other.ops = [COMPARED[type(op)]()]
            yield f"{ast.unparse(other)}", other
        case ast.BinOp(op=op), ast.BinOp() if type(op) in COMPUTED:
            other.op = COMPUTED[type(op)]()
            yield f"{ast.unparse(other)}", other
        case ast.AugAssign(op=op), ast.AugAssign() if type(op) in COMPUTED:
            other.op = COMPUTED[type(op)]()
            yield f"{ast.unparse(other)}", other
        case ast.BoolOp(), ast.BoolOp():
            other.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield f"{ast.unparse(other)}", other
        case ast.UnaryOp(op=ast.Not()), _:
            yield f"without 'not': {ast.unparse(node.operand)}", node.operand
        case ast.Constant(value=bool(truth)), _:
            yield f"{not truth}", ast.Constant(not truth)
        case ast.Constant(value=int(number)), _:
            yield f"{number + 1} instead of {number}", ast.Constant(number + 1)
        case ast.If(), ast.If():
            for always in (True, False):
                changed = copy.deepcopy(other)
                changed.test = ast.Constant(always)
                yield f"if {always}", changed
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Delete() | ast.Raise(), _:
            yield f"left out: {ast.unparse(node)}", None
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]), _:
            yield f"left out: {ast.unparse(node)}", None
        case _:
            pass


def skipped(node: ast.AST) -> bool:
    """What is not worth a fault: imports, assertions, guards of the type checker, documentation, and how much of a text is quoted."""
    if isinstance(node, ast.If):
        return ast.unparse(node.test) == "TYPE_CHECKING"
    return isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.JoinedStr) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    )


def planted(tree: ast.AST, within: bool = False) -> Iterator[tuple[int, str]]:
    """The faults that can be planted in the functions of a module, by line: each stands in the tree until the next is asked for."""
    for name, value in ast.iter_fields(tree):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for at, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(child, ast.AST) or skipped(child):
                continue
            if within and isinstance(child, ast.expr | ast.stmt):
                for what, instead in changes(child):
                    put(tree, name, at, ast.copy_location(instead or ast.Pass(), child))
                    yield child.lineno, what
                    put(tree, name, at, child)
            yield from planted(child, within or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef))


def put(node: ast.AST, name: str, at: int | None, child: ast.AST) -> None:
    """Make this the child of a node: in a field, or at a place of it."""
    if at is None:
        setattr(node, name, child)
    else:
        getattr(node, name)[at] = child


def faults(module: str) -> list[Fault]:
    text = (PACKAGE / f"{module}.py").read_text()
    lines = text.splitlines()
    found = enumerate(planted(ast.parse(text)))
    return [Fault(module, number, line, lines[line - 1].strip(), what) for number, (line, what) in found]


def source(fault: Fault) -> str:
    """The module with the fault in it."""
    tree = ast.parse((PACKAGE / f"{fault.module}.py").read_text())
    next(islice(planted(tree), fault.number, None))
    return ast.unparse(ast.fix_missing_locations(tree))


def run(module: str, fault: Fault | None, limit: float) -> tuple[bool, float]:
    """Whether the tests fail with this fault planted, or take longer than `limit` seconds; and how long they took."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="mutant") as folder:
        copied = Path(folder) / "kotable"
        shutil.copytree(PACKAGE, copied, ignore=shutil.ignore_patterns("__pycache__"))
        for library in PACKAGE.parent.glob("*.so"):
            shutil.copy(library, folder)
        if fault is not None:
            (copied / f"{module}.py").write_text(source(fault))
        compiled = any(PACKAGE.glob(f"{module}.*.so"))
        env = {**os.environ, "PYTHONPATH": folder, "KOTABLE_PURE": str(int(compiled)), "PYTHONDONTWRITEBYTECODE": "1"}
        only = ["-k", module.removesuffix("/rules")] if module.endswith("/rules") else []
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *only, *TESTS[module]]
        try:
            done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=limit)
        except subprocess.TimeoutExpired:
            return True, time.monotonic() - began
        if fault is None and done.returncode:
            raise SystemExit(f"the tests fail without any fault:\n{done.stdout[-2000:]}")
        return done.returncode != 0, time.monotonic() - began


def explanations(known: dict[str, list[Fault]]) -> dict[tuple[str, str], str]:
    """Why some faults may survive, from tools/mutants.toml."""
    told: dict[str, dict[str, str]] = tomllib.loads(EXPLAINED.read_text()) if EXPLAINED.is_file() else {}
    found: dict[tuple[str, str], str] = {}
    for module, rows in told.items():
        names = {fault.name for fault in known.get(module, [])}
        for name, why in rows.items():
            if module in known and name not in names:
                raise SystemExit(f"tools/mutants.toml explains a fault of {module} that can't be planted any more: {name}")
            found[module, name] = why
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Plant faults and see whether the tests find them.")
    parser.add_argument("modules", nargs="*", help=f"of {', '.join(TESTS)}; all of them when none is named")
    parser.add_argument("--each", type=int, default=25, help="how many faults of each module, chosen at random; 0 for all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="only list the faults")
    given = parser.parse_args()
    for module in given.modules:
        if module not in TESTS:
            parser.error(f"there is no '{module}': there are {', '.join(TESTS)}")
    names = given.modules or list(TESTS)
    known = {module: faults(module) for module in names}
    explained = explanations(known)
    rows: list[tuple[str, int, int, int]] = []
    survivors: list[Fault] = []
    for module in names:
        if missing := [path for path in TESTS[module] if not (ROOT / path).exists()]:
            raise SystemExit(f"tests that should find faults of {module} are gone: {', '.join(missing)}")
        chosen = known[module]
        if given.each and given.each < len(chosen):
            chosen = random.Random(f"{given.seed} {module}").sample(chosen, given.each)
        if given.list:
            print("\n".join(f"{module}:{fault.line}  {fault.name}" for fault in chosen))
            continue
        _, spent = run(module, None, HOUR)
        print(f"{module}: {len(chosen)} of {len(known[module])} faults, {spent:.0f} s for the tests alone", flush=True)
        alive: list[Fault] = []
        with ThreadPoolExecutor(given.jobs) as pool:
            results = pool.map(lambda fault, module=module, limit=PATIENCE * spent: run(module, fault, limit), chosen)
            for number, (fault, (killed, took)) in enumerate(zip(chosen, results, strict=True), 1):
                if sys.stderr.isatty():
                    print(f"  {number} of {len(chosen)}, {took:.0f} s", end="\r", file=sys.stderr, flush=True)
                if killed:
                    continue
                alive.append(fault)
                why = explained.get((module, fault.name))
                said = f"  ({why})" if why else ""
                print(f"  {'explained' if why else 'SURVIVED '}  {module}.py:{fault.line}  {fault.name}{said}", flush=True)
        excused = [fault for fault in alive if (module, fault.name) in explained]
        survivors += [fault for fault in alive if fault not in excused]
        rows.append((module, len(chosen), len(chosen) - len(alive), len(excused)))
    if given.list:
        return
    print()
    for module, count, found, excused_count in rows:
        print(f"{module:18} {count:4} planted {found:4} found {excused_count:4} explained {100 * found / max(count, 1):4.0f} %")
    total, dead = sum(row[1] for row in rows), sum(row[2] for row in rows)
    print(f"{'all':18} {total:4} planted {dead:4} found {sum(row[3] for row in rows):4} explained {100 * dead / max(total, 1):4.0f} %")
    if dead < total * WANTED / 100:
        raise SystemExit(f"fewer than {WANTED} % were found")
    if survivors:
        raise SystemExit(f"{len(survivors)} survived and are not explained in tools/mutants.toml")


if __name__ == "__main__":
    main()
