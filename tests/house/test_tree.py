"""What is kept in the repository names no machine and no package host."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HOSTS = ["py" + "pi", "python" + "hosted", "npm" + "js", "yarn" + "pkg", "npm" + "mirror"]
HOMES = ["home", "Users", "root", "work", "workspace", "mnt", "opt"]
FORBIDDEN = {
    "a package host": re.compile(rf"\b(?:[\w-]+\.)*(?:{'|'.join(HOSTS)})\.(?:org|com|io|net)\b", re.I),
    "a package index": re.compile(r"(?:index-url|find-links|registry)\s*[= ]\s*['\"]?(?:https?|file)://", re.I),
    "a path of one machine": re.compile(rf"(?<![\w.$~)/-])/(?:{'|'.join(HOMES)})/[\w.-]+"),
    "a file address": re.compile(r"\bfile:" + "///[a-z]", re.I),
}


def tracked() -> list[Path]:
    answer = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if answer.returncode:
        pytest.skip("not a git tree")
    return [path for name in answer.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def faults(text: str) -> list[str]:
    return [f"{what}: {hit[0]}" for what, pattern in FORBIDDEN.items() for hit in pattern.finditer(text)]


def test_no_tracked_file_names_a_host_or_a_machine() -> None:
    found = []
    for path in tracked():
        content = path.read_bytes()
        if b"\0" not in content[:4096]:
            found += [f"{path.relative_to(ROOT)}: {fault}" for fault in faults(content.decode("utf-8", "replace"))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        "https://" + "py" + "pi.org/simple",
        "https://registry." + "npm" + "js.org/vite/-/vite.tgz",
        "see " + "/ho" + "me/someone/kotable",
        '"' + "/ro" + 'ot/.cache"',
        "fi" + "le:///srv/wheels",
    ],
)
def test_the_patterns_catch(text: str) -> None:
    assert faults(text)


@pytest.mark.parametrize("text", ["/usr/bin/env bash", "web/root/x", "GET /tables/root/", "https://example.org/opt/x"])
def test_the_patterns_let_pass(text: str) -> None:
    assert not faults(text)
