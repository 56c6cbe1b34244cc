"""Compiles the engine with mypyc, in place: `python tools/compile.py`.

The modules stand in pyproject.toml, [tool.kotable] compile. Nothing is done when the compiled modules
already come from the sources as they are. `--check` only says so (exit code 1 when they do not);
`--force` compiles in any case. KOTABLE_NO_COMPILE=1 takes the compiled modules away.
Without a C compiler the plain sources remain, with a warning.
"""

import ast
import contextlib
import hashlib
import importlib.metadata
import os
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
GROUP = "kotable"  # mypyc puts the code of all modules into one library, src/kotable__mypyc
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
STAMP = ROOT / "build" / f"compiled{SUFFIX}.stamp"


def sources() -> list[Path]:
    """The modules to compile, as far as they exist."""
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["kotable"]["compile"]
    return sorted({path for pattern in listed for path in ROOT.glob(pattern)})


def compiled(source: Path) -> Path:
    return source.with_suffix(SUFFIX)


def library() -> Path:
    return SRC / f"{GROUP}__mypyc{SUFFIX}"


def products() -> list[Path]:
    """Every compiled module of this Python that lies in the tree, wanted or not."""
    return sorted(SRC.rglob(f"*{SUFFIX}"))


def switched_off() -> bool:
    return os.environ.get("KOTABLE_NO_COMPILE", "0") not in ("", "0")


def _imports(source: Path) -> set[Path]:
    """The modules of the package that a module imports: mypyc takes constants and types from them."""
    found = set()
    for node in ast.walk(ast.parse(source.read_bytes())):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            package = source.relative_to(SRC).with_suffix("").parts[: -node.level] if node.level else ()
            base = ".".join([*package, *([node.module] if node.module else [])])
            names = [base, *(f"{base}.{alias.name}" for alias in node.names)]
        else:
            continue
        for name in names:
            place = SRC.joinpath(*name.split("."))
            found |= {path for path in (place.with_suffix(".py"), place / "__init__.py") if path.is_file()}
    return found


def fingerprint() -> str:
    """Everything that the compiled code depends on, as one hash."""
    seen: set[Path] = set()
    waiting = set(sources())
    while waiting:
        seen |= waiting
        waiting = {path for source in waiting for path in _imports(source)} - seen
    digest = hashlib.sha256()
    digest.update(" ".join(str(path.relative_to(ROOT)) for path in sources()).encode())
    for name in ("mypy", "librt", "setuptools"):
        digest.update(f"{name} {importlib.metadata.version(name)}\n".encode())
    for path in [*sorted(seen), Path(__file__)]:
        digest.update(f"{path.name}\n".encode() + path.read_bytes())
    return f"{sys.version}\n{digest.hexdigest()}\n"


def is_fresh() -> bool:
    wanted = {compiled(source) for source in sources()}
    wanted |= {library()} if wanted else set()
    return set(products()) == wanted and (not wanted or STAMP.is_file()) and (not wanted or STAMP.read_text() == fingerprint())


def has_compiler() -> bool:
    """Whether a module of one line can be compiled: a compiler may be there and Python's headers not."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nint kotable_probe(void) { return PY_MAJOR_VERSION; }\n")
        command = build_ext(Distribution({"ext_modules": [Extension("kotable_probe", [str(probe)])]}))
        command.build_lib = command.build_temp = folder
        output, errors = os.dup(1), os.dup(2)  # the compiler's own complaint says nothing to a player
        silence = os.open(os.devnull, os.O_WRONLY)
        try:
            os.dup2(silence, 1)
            os.dup2(silence, 2)
            command.ensure_finalized()
            command.run()
        except Exception:
            return False
        finally:
            os.dup2(output, 1)
            os.dup2(errors, 2)
            for handle in (silence, output, errors):
                os.close(handle)
    return True


def remove() -> None:
    for path in [*products(), STAMP]:
        path.unlink(missing_ok=True)


def build() -> None:
    """Compiles all modules; a type error ends the program with mypy's message."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(ROOT)
    remove()  # if the build fails, the sources run, not yesterday's code
    os.environ["MYPY_CACHE_DIR"] = "build/mypy"  # `make test` checks the types meanwhile
    begun, print_ = time.time(), fingerprint()
    modules = mypycify(
        [str(path.relative_to(ROOT)) for path in sources()],
        opt_level="3",
        group_name=GROUP,
        target_dir="build/mypyc",
    )
    if sys.platform != "win32":
        for module in modules:  # nobody replaces our functions at run time, so the compiler may inline them
            module.extra_compile_args.append("-fno-semantic-interposition")
    command = build_ext(Distribution({"ext_modules": modules, "package_dir": {"": "src"}}))
    command.inplace = True
    command.build_lib, command.build_temp = "build/lib", "build/temp"
    command.force = True
    command.ensure_finalized()
    command.run()
    for path in products():  # as old as what was read, so that an edit made meanwhile shows
        os.utime(path, (begun, begun))
    STAMP.write_text(print_)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Two that compile at once would write the same files: the second waits and then finds the work done."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    STAMP.parent.mkdir(exist_ok=True)
    with (STAMP.parent / "compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        if not products() or is_fresh():  # plain sources are never stale
            return 0
        print("The compiled modules are not those of the sources: run `make compile`.", file=sys.stderr)
        return 1
    if switched_off() or not sources():
        remove()
        return 0
    if is_fresh() and "--force" not in arguments:
        for path in products():  # a source may be newer by date and the same in content
            path.touch()
        return 0
    if not has_compiler():
        remove()
        print(
            "warning: no working C compiler with Python's headers was found (Debian: gcc and python3-dev). "
            "Kotable runs from its plain sources: the same games, many times slower.",
            file=sys.stderr,
        )
        return 0
    print(f"compiling {len(sources())} modules", file=sys.stderr)
    build()
    return 0


if __name__ == "__main__":
    with alone():
        raise SystemExit(main(sys.argv[1:]))
