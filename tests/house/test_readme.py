"""What the README tells people to do works."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()


@pytest.mark.parametrize("page", ["README.md", "docs/guide.md"])
def test_the_python_of_a_page_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(), re.S)
    assert blocks
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, page, "exec"), names)
    assert "Outcome(points=" in capsys.readouterr().out
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


def test_every_page_is_in_the_table_of_contents() -> None:
    pages = {path.stem for path in (ROOT / "docs").glob("*.md")} - {"index"}
    listed = re.findall(r"```\{toctree\}\n(?::[^\n]*\n)*\n(.*?)```", (ROOT / "docs/index.md").read_text(), re.S)
    assert set("\n".join(listed).split()) == pages
