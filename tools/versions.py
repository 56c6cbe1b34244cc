"""Runs the quiet tests on every Python from 3.11 to 3.14 that this machine has: `python tools/versions.py tests/rules tests/contract …`.

Each version gets an environment of its own (`.venv-3.12`, …) with the locked packages and its own compiled engine. A version that is not
here is named and passed over. What is found: `python3.N` on the PATH, and the versions of pyenv and uv.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MINORS = range(11, 15)


def candidates(minor: int) -> list[Path]:
    """Where a Python of this version may be."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    uv = Path(os.environ.get("UV_PYTHON_INSTALL_DIR", Path.home() / ".local/share/uv/python"))
    named = [found] if (found := shutil.which(f"python3.{minor}")) else []
    kept = [*pyenv.glob(f"3.{minor}.*/bin/python3.{minor}"), *uv.glob(f"cpython-3.{minor}.*/bin/python3.{minor}")]
    return [*map(Path, named), *sorted(kept, reverse=True)]


def python(minor: int) -> Path | None:
    """The first that runs: pyenv's shims are there for versions that are switched off."""
    for path in candidates(minor):
        asked = subprocess.run([path, "-c", "import sys, venv; print(sys.version_info[:2])"], capture_output=True, text=True)
        if asked.stdout.strip() == f"(3, {minor})":
            return path
    return None


def passes(minor: int, found: Path, tests: list[str]) -> bool:
    folder = ROOT / f".venv-3.{minor}"
    bin_ = folder / "bin"
    pip: list[str | Path] = [bin_ / "pip", "install", "-q", "--disable-pip-version-check"]
    steps: list[list[str | Path]] = [
        [found, "-m", "venv", folder],
        [*pip, "--require-hashes", "--no-deps", "-r", "requirements.lock"],
        [*pip, "--no-build-isolation", "--no-deps", "-e", ".", "-e", "examples/high-card"],
        [bin_ / "python", "tools/compile.py"],
        [bin_ / "python", "-m", "pytest", "-q", "-n", os.environ.get("JOBS", "2"), *tests],
    ]
    environment = {**os.environ, "KOTABLE_NO_UI": "1", "PATH": f"{bin_}{os.pathsep}{os.environ['PATH']}"}
    return all(subprocess.run(step, cwd=ROOT, env=environment).returncode == 0 for step in steps)


def main(tests: list[str]) -> int:
    results: dict[str, str] = {}
    for minor in MINORS:
        found = python(minor)
        if found is None:
            results[f"3.{minor}"] = "not on this machine"
            continue
        print(f"Python 3.{minor}: {found}", flush=True)
        results[f"3.{minor}"] = "passes" if passes(minor, found, tests) else "FAILS"
    for version, result in results.items():
        print(f"Python {version}: {result}")
    return int("FAILS" in results.values() or "passes" not in results.values())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
