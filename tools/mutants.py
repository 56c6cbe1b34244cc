"""Plants faults and sees whether the tests find them: `make mutants`.

Each fault is one small change of one module: another comparison, a number one higher, a condition that always holds, a statement left
out. A fault that no test finds survives and is listed. Survivors that nobody could see are explained in tools/mutants.toml, by module
and by the function, the line and the change as they are listed: each explanation is for one fault, and one that fits none is refused, so
the file can't grow old.

One process for each module collects the tests, from the plain sources where the module is compiled, and forks for whatever it tries.
First every test runs by itself and tells which lines of the module it reaches: only those tests can find a fault there. Then each fault
is put into the functions of a child, which runs these tests until one fails: those that found faults nearby first, then the quick ones.
What the module does before the first test begins can't be changed any more; a fault there gets a process of its own, which imports all
again.

    python tools/mutants.py                 # every fault of every module
    python tools/mutants.py match record    # every fault of two modules
    python tools/mutants.py --each 50       # a sample of every module
    python tools/mutants.py server/hub --only Room.ring    # those whose names have this in them
    python tools/mutants.py --kept build/found.jsonl       # goes on where it was stopped; not after a change of code or tests
"""

import argparse
import ast
import contextlib
import copy
import faulthandler
import gc
import json
import os
import random
import shutil
import signal
import tempfile
import time
import tomllib
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NoReturn

import coverage
import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "kotable"
EXPLAINED = ROOT / "tools" / "mutants.toml"
WANTED = 90
"""Per cent of the faults of each module that must be found."""
PATIENCE = 5
"""How many times as long as without a fault a test may run; longer counts as hanging, which finds the fault."""
COMPUTES, WAITS = 1.0, 25.0
"""Seconds of the processor and of the clock that a test may take in any case."""
NEAR, QUICK = 12, 0.5
"""Lines between faults that the same test may well find, and the seconds that it may take to be tried first."""

TESTS = {
    "match": ["tests/record", "tests/door", "tests/contract/test_play.py"],
    "record": ["tests/record", "tests/door"],
    "texts": ["tests/texts", "tests/locale", "tests/door"],
    "sheet": ["tests/record", "tests/contract/test_positions.py", "tests/rules/kokopelli/test_positions.py"],
    "server/table": ["tests/server/test_fold.py"],
    "server/clock": ["tests/server/test_fold.py"],
    "server/hub": ["tests/server/test_hub.py"],
    "kokopelli/rules": ["tests/rules/kokopelli", "tests/contract/test_play.py", "tests/contract/test_oracles.py"],
    "kodachi/rules": [
        "tests/rules/kodachi",
        "--ignore=tests/rules/kodachi/test_odds.py",
        "tests/contract/test_play.py",
        "tests/contract/test_oracles.py",
    ],
}
"""The modules, and the tests that should find their faults; of the contract only those of the same game. Tests of odds take long and ask
little of the rules."""

FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef
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
    lines: range
    """Those of the statement, without what is nested in it: whoever reaches one of them may find it."""
    name: str
    """The function, the line as it stands, and the change; with a number where this has been there before."""


# Planting


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


def planted(tree: ast.AST, lines: range = range(0), within: str = "", function: bool = False) -> Iterator[tuple[int, range, str, str]]:
    """The faults that can be planted in the functions of a module: line, lines, function and change. Each stands in the tree until the
    next is asked for."""
    for name, value in ast.iter_fields(tree):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for at, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(child, ast.AST) or skipped(child):
                continue
            reached = own_lines(child) or lines
            if function and isinstance(child, ast.expr | ast.stmt):
                for what, instead in changes(child):
                    put(tree, name, at, ast.copy_location(instead or ast.Pass(), child))
                    yield child.lineno, reached, within, what
                    put(tree, name, at, child)
            inner = f"{within}.{child.name}".lstrip(".") if isinstance(child, ast.ClassDef | FUNCTION) else within
            yield from planted(child, reached, inner, function or isinstance(child, FUNCTION))


def own_lines(node: ast.AST) -> range:
    """The lines of a statement or of the head of a block; none for what is only a part of one."""
    head = node.pattern if isinstance(node, ast.match_case) else node
    if not isinstance(node, ast.stmt | ast.excepthandler | ast.match_case) or not isinstance(
        head, ast.stmt | ast.excepthandler | ast.pattern
    ):
        return range(0)
    nested: list[Any] = getattr(node, "cases", None) or getattr(node, "body", [])
    first = min((getattr(inner, "pattern", inner).lineno for inner in nested), default=0)
    return range(head.lineno, max(first if nested else (head.end_lineno or 0) + 1, head.lineno + 1))


def put(node: ast.AST, name: str, at: int | None, child: ast.AST) -> None:
    """Make this the child of a node: in a field, or at a place of it."""
    if at is None:
        setattr(node, name, child)
    else:
        getattr(node, name)[at] = child


def path_of(module: str) -> Path:
    return PACKAGE / f"{module}.py"


def growing(module: str) -> Iterator[tuple[Fault, ast.Module]]:
    """The faults of a module, each with a tree in which it stands until the next is asked for."""
    text = path_of(module).read_text()
    tree, rows = ast.parse(text), text.splitlines()
    times: Counter[str] = Counter()
    for number, (line, lines, function, what) in enumerate(planted(tree)):
        name = f"{function}: {rows[line - 1].strip()} — {what}"
        times[name] += 1
        yield Fault(module, number, line, lines, f"{name} ({times[name]})" if times[name] > 1 else name), tree


def compiled(module: str, tree: ast.Module) -> CodeType:
    return compile(ast.fix_missing_locations(tree), str(path_of(module)), "exec", dont_inherit=True)


def functions(code: CodeType) -> Iterator[CodeType]:
    """The functions and methods of a module, in order, without those within others."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if inner.co_flags & 2:  # has locals of its own: no class
                yield inner
            else:
                yield from functions(inner)


# Running tests in children

LOST = "did not come back"
"""Instead of an answer: it hung, or the process ended."""
Answer = Callable[[object], NoReturn]
Work = Callable[[Answer], object]


def forked(jobs: int, works: Iterator[Work]) -> Iterator[Any]:
    """Do each in a process of its own, as many at once; gives their answers in order, LOST where one did not come back."""
    running: dict[int, tuple[int, Path]] = {}
    answers: dict[int, Any] = {}
    told = 0
    coming = enumerate(works)
    following = next(coming, None)
    try:
        while running or following:
            while following and len(running) < jobs:
                number, work = following
                folder = Path(tempfile.mkdtemp(prefix="mutant"))
                if not (pid := os.fork()):
                    in_child(folder, work)
                running[pid] = number, folder
                following = next(coming, None)
            pid, _ = os.waitpid(-1, 0)
            number, folder = running.pop(pid)
            end_group(pid)  # whatever it has started
            written = folder / "answer"
            answers[number] = json.loads(written.read_text()) if written.exists() else LOST
            shutil.rmtree(folder, ignore_errors=True)
            while told in answers:
                yield answers.pop(told)
                told += 1
    finally:
        for pid, (_, folder) in running.items():
            end_group(pid)
            shutil.rmtree(folder, ignore_errors=True)


def in_child(folder: Path, work: Work) -> NoReturn:
    def answer(found: object) -> NoReturn:
        (folder / "answering").write_text(json.dumps(found))
        (folder / "answering").rename(folder / "answer")
        os._exit(0)

    try:
        os.setpgid(0, 0)
        os.environ["PYTEST_DEBUG_TEMPROOT"] = os.environ["TMPDIR"] = tempfile.tempdir = str(folder)
        work(answer)
    except BaseException:
        traceback.print_exc()
    os._exit(1)


def end_group(pid: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(pid, signal.SIGKILL)


class Lines:
    """The lines of a file that are reached."""

    def __init__(self, path: Path) -> None:
        self.path = str(path)
        self.counter = coverage.Coverage(data_file=None, config_file=False, include=[self.path])
        self.counter.set_option("run:disable_warnings", ["no-data-collected"])

    def begin(self) -> None:
        self.counter.start()

    def end(self) -> list[int]:
        self.counter.stop()
        return self.counter.get_data().lines(self.path) or []


@dataclass
class Test:
    """What is known of a test."""

    id: str
    seconds: float
    lines: set[int]
    kills: int = 0

    @property
    def price(self) -> float:
        return (self.seconds + 0.002) / (1 + self.kills)


class Session:
    """The tests of a module: collected from here, and run one by one as they are asked for."""

    def __init__(self, module: str, then: Callable[[], None]) -> None:
        self.module = module
        self.then = then
        self.items: dict[str, pytest.Item] = {}
        self.answer: Answer | None = None

    def collect(self) -> None:
        """Collect, and go on with `then`."""
        os.environ["KOTABLE_PURE"] = str(int(any(PACKAGE.glob(f"{self.module}.*.so"))))
        only = ["-k", self.module.removesuffix("/rules")] if self.module.endswith("/rules") else []
        options = ["-q", "--tb=native", "-p", "no:cacheprovider", "--hypothesis-profile", "mutants", "-m", "not soak and not alone"]
        os.chdir(ROOT)
        pytest.main([*options, *only, *TESTS[self.module]], plugins=[self])

    @pytest.hookimpl(tryfirst=True)
    def pytest_configure(self) -> None:
        from hypothesis import Phase, settings  # pytest wants to be the first who imports it

        quick = [Phase.explicit, Phase.generate]
        settings.register_profile("mutants", deadline=None, database=None, derandomize=True, phases=quick)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        # A database server would outlive a child that ends in the middle of a test.
        wanted = (item for item in session.items if "postgres" not in f"{getattr(item, 'fixturenames', '')}{item.nodeid}")
        self.items = {item.nodeid: item for item in wanted}
        self.then()
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self.answer is not None:
            self.answer([report.nodeid, str(report.longrepr)[-3000:]])

    def run(self, tests: list[Test]) -> None:
        """Run these until one fails, which is answered."""
        for test, following in zip(tests, [*tests[1:], None], strict=True):
            signal.setitimer(signal.ITIMER_PROF, COMPUTES + PATIENCE * test.seconds)
            faulthandler.dump_traceback_later(WAITS + PATIENCE * test.seconds, exit=True)
            item = self.items[test.id]
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following and self.items[following.id])


ANEW = "begin anew"
"""The answer of whoever can't put a fault where it belongs any more."""


def verdict(found: Any) -> str:
    """Who found the fault; nothing when nobody did."""
    return found[0] if isinstance(found, list) else found or ""


class Trial:
    """The faults of one module, tried by a process that has collected the tests."""

    def __init__(self, module: str, chosen: set[int], jobs: int, tell: Callable[[Fault, str], None]) -> None:
        self.module = module
        self.chosen = chosen
        self.jobs = jobs
        self.tell = tell
        self.lines = Lines(path_of(module))
        self.tests: dict[str, Test] = {}
        self.finders: dict[int, str] = {}
        self.found_near: list[tuple[int, Test]] = []
        """Which test found a fault of which line, the last one at the end."""

    def __call__(self, answer: Answer) -> None:
        self.session = Session(self.module, partial(self.go, answer))
        self.lines.begin()
        self.session.collect()

    def go(self, answer: Answer) -> None:
        early = set(self.lines.end())
        gc.collect()
        clean = list(functions(compiled(self.module, ast.parse(path_of(self.module).read_text()))))
        live: dict[CodeType, list[FunctionType]] = {code: [] for code in clean}
        for thing in gc.get_objects():
            if type(thing) is FunctionType and thing.__code__ in live:
                live[thing.__code__].append(thing)
        gc.freeze()
        items = self.session.items
        for id, found in zip(items, forked(self.jobs, (partial(self.measure, id) for id in items)), strict=True):
            if not isinstance(found, dict):
                answer(f"{id} fails without any fault: {found}")
            self.tests[id] = Test(id, found["seconds"], set(found["lines"]))
        tried: list[Fault] = []
        anew: list[int] = []
        for at, found in enumerate(forked(self.jobs, self.attempts(early, clean, live, tried))):
            fault = tried[at]
            if found == ANEW:
                anew.append(fault.number)
                continue
            if isinstance(found, list):
                test = self.tests[found[0]]
                test.kills += 1
                self.found_near.append((fault.line, test))
            self.finders[fault.number] = verdict(found)
            self.tell(fault, verdict(found))
        order = sorted(self.tests.values(), key=lambda test: test.price)
        answer({"finders": self.finders, "anew": anew, "tests": [(test.id, test.seconds) for test in order]})

    def measure(self, id: str, answer: Answer) -> None:
        """Run one test by itself, without a fault."""
        self.session.answer = answer
        lines = Lines(path_of(self.module))
        began = time.monotonic()
        lines.begin()
        self.session.run([Test(id, 100.0, set())])
        answer({"lines": lines.end(), "seconds": time.monotonic() - began})

    def attempts(
        self, early: set[int], clean: list[CodeType], live: dict[CodeType, list[FunctionType]], tried: list[Fault]
    ) -> Iterator[Work]:
        for fault, tree in growing(self.module):
            if fault.number not in self.chosen:
                continue
            tried.append(fault)
            if early.intersection(fault.lines):
                yield lambda answer: answer(ANEW)
            else:
                yield partial(self.attempt, fault, tree, clean, live)

    def attempt(
        self, fault: Fault, tree: ast.Module, clean: list[CodeType], live: dict[CodeType, list[FunctionType]], answer: Answer
    ) -> None:
        """Put the fault into the functions of this process, and run the tests that reach it."""
        changed = [pair for pair in zip(clean, functions(compiled(self.module, tree)), strict=True) if pair[0] != pair[1]]
        if not changed or any(not live[old] or old.co_freevars != new.co_freevars for old, new in changed):
            answer(ANEW)
        for old, new in changed:
            for function in live[old]:
                function.__code__ = new
        near = [test for line, test in reversed(self.found_near) if abs(line - fault.line) <= NEAR and test.seconds < QUICK]
        reaching = [test for test in self.tests.values() if test.lines.intersection(fault.lines)]
        first = {test.id: at for at, test in reversed(list(enumerate(near)))}
        reaching.sort(key=lambda test: (first.get(test.id, len(near)), test.price))
        if not reaching:
            answer(None)
        self.session.answer = answer
        self.session.run(reaching)
        answer(None)


def try_anew(fault: Fault, tests: list[Test], answer: Answer) -> None:
    """Import all with the fault in place, and run every test."""
    tree = next(tree for one, tree in growing(fault.module) if one.number == fault.number)
    name = f"kotable.{fault.module.replace('/', '.')}"
    real = SourceFileLoader.get_code
    code = compiled(fault.module, tree)
    SourceFileLoader.get_code = lambda self, fullname: code if fullname == name else real(self, fullname)  # type: ignore[method-assign]

    def go() -> None:
        session.answer = answer
        session.run([test for test in tests if test.id in session.items])
        answer(None)

    session = Session(fault.module, go)
    signal.setitimer(signal.ITIMER_PROF, 60)
    session.collect()  # does not come back unless it fails


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


class Teller:
    """Tells what becomes of the faults, as it becomes known."""

    def __init__(self, explained: dict[tuple[str, str], str], verbose: bool, kept: Path | None) -> None:
        self.explained = explained
        self.verbose = verbose
        self.kept = kept
        self.out = os.fdopen(os.dup(1), "w")

    def known(self, module: str) -> dict[str, str]:
        """Who found which faults of a module when they were tried before, by their names."""
        if self.kept is None or not self.kept.exists():
            return {}
        rows = map(json.loads, self.kept.read_text().splitlines())
        return {name: finder for tried, name, finder in rows if tried == module}

    def __call__(self, fault: Fault, finder: str) -> None:
        if self.kept is not None:
            with self.kept.open("a") as file:
                file.write(json.dumps([fault.module, fault.name, finder]) + "\n")
        why = self.explained.get((fault.module, fault.name))
        where = f"{fault.module}.py:{fault.line}  {fault.name}"
        if finder and why:
            self.say(f"  explained, and yet found by {finder}: {where}")
        elif not finder:
            self.say(f"  explained  {where}  ({why})" if why else f"  SURVIVED   {where}")
        elif self.verbose:
            self.say(f"  found      {where}  by {finder}")

    def say(self, text: str) -> None:
        print(text, file=self.out, flush=True)


def tried(module: str, chosen: dict[int, Fault], jobs: int, teller: Teller) -> dict[int, str]:
    """Who found each of these faults of a module; nothing for survivors."""
    with tempfile.NamedTemporaryFile("r", prefix="mutants") as noise:

        def quietly(work: Work, answer: Answer) -> None:
            os.dup2(os.open(noise.name, os.O_WRONLY | os.O_APPEND), 1)
            os.dup2(1, 2)
            work(answer)

        (found,) = forked(1, iter([partial(quietly, Trial(module, set(chosen), jobs, teller))]))
        if not isinstance(found, dict):
            raise SystemExit(f"{module}: {found}\n{noise.read()[-3000:]}")
        finders = {int(number): finder for number, finder in found["finders"].items()}
        tests = [Test(id, seconds, set()) for id, seconds in found["tests"]]
        left = [chosen[number] for number in found["anew"]]
        for fault, answer in zip(left, forked(jobs, (partial(quietly, partial(try_anew, fault, tests)) for fault in left)), strict=True):
            finders[fault.number] = verdict(answer)
            teller(fault, finders[fault.number])
        return finders


def main() -> None:
    parser = argparse.ArgumentParser(description="Plant faults and see whether the tests find them.")
    parser.add_argument("modules", nargs="*", help=f"of {', '.join(TESTS)}; all of them when none is named")
    parser.add_argument("--each", type=int, default=0, help="how many faults of each module, chosen at random; 0 for all")
    parser.add_argument("--only", default="", help="only those faults whose names contain this")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kept", type=Path, help="a file of results: what stands there is not tried again, what is tried is added")
    parser.add_argument("--list", action="store_true", help="only list the faults")
    parser.add_argument("--verbose", action="store_true", help="also say which test found a fault")
    given = parser.parse_args()
    for module in given.modules:
        if module not in TESTS:
            parser.error(f"there is no '{module}': there are {', '.join(TESTS)}")
    names = given.modules or list(TESTS)
    known = {module: [fault for fault, _ in growing(module)] for module in names}
    teller = Teller(explanations(known), given.verbose, given.kept and given.kept.resolve())
    rows: list[tuple[str, int, int, int]] = []
    seen = 0
    for module in names:
        if missing := [path for path in TESTS[module] if not (ROOT / path.removeprefix("--ignore=")).exists()]:
            raise SystemExit(f"tests that should find faults of {module} are gone: {', '.join(missing)}")
        chosen = [fault for fault in known[module] if given.only in fault.name]
        if given.each and given.each < len(chosen):
            chosen = random.Random(f"{given.seed} {module}").sample(chosen, given.each)
        if given.list:
            print("\n".join(f"{module}:{fault.line}  {fault.name}" for fault in chosen))
            continue
        teller.say(f"{module}: {len(chosen)} of {len(known[module])} faults")
        began, used = time.monotonic(), processor()
        known_before = teller.known(module)
        finders = {fault.number: known_before[fault.name] for fault in chosen if fault.name in known_before}
        finders |= tried(module, {fault.number: fault for fault in chosen if fault.number not in finders}, given.jobs, teller)
        alive = [fault for fault in chosen if not finders[fault.number]]
        excused = sum((module, fault.name) in teller.explained for fault in alive)
        seen += sum((module, fault.name) in teller.explained and finders[fault.number] not in ("", LOST) for fault in chosen)
        rows.append((module, len(chosen), len(chosen) - len(alive), excused))
        teller.say(f"  {result(*rows[-1])}, {time.monotonic() - began:.0f} s, {processor() - used:.0f} s of the processor")
    if given.list:
        return
    print()
    rows.append(("all", sum(row[1] for row in rows), sum(row[2] for row in rows), sum(row[3] for row in rows)))
    print("\n".join(result(*row) for row in rows))
    if poor := [name for name, count, dead, _ in rows if dead < count * WANTED / 100]:
        raise SystemExit(f"fewer than {WANTED} % were found: {', '.join(poor)}")
    if left := rows[-1][1] - rows[-1][2] - rows[-1][3]:
        raise SystemExit(f"{left} survived and are not explained in tools/mutants.toml")
    if seen:
        raise SystemExit(f"{seen} are explained in tools/mutants.toml, and yet tests found them")


def processor() -> float:
    """Seconds that all processes that were begun from here have computed."""
    return os.times().children_user + os.times().children_system


def result(module: str, count: int, dead: int, excused: int) -> str:
    return f"{module:18} {count:4} planted {dead:4} found {excused:4} explained {100 * dead / max(count, 1):5.1f} %"


if __name__ == "__main__":
    main()
