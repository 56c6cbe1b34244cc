"""What the README tells people to do works."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()


def test_the_python_of_the_readme_plays_a_game(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (code,) = re.findall(r"```python\n(.*?)```", README, re.S)
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out.splitlines()[-1].startswith("(")
    assert (tmp_path / "evening.kotable").exists()


def test_the_files_it_names_are_there() -> None:
    named = re.findall(r"`((?:src|docs|bench)/[\w./-]+|[A-Z]+(?:\.md)?)`", README) + re.findall(r"\]\((docs/[^)]+)\)", README)
    assert len(named) > 5
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_its_two_commands_are_there() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for target in ("play", "test"):
        assert f"make {target}" in README
        assert re.search(rf"^{target}:", makefile, re.M)
