"""Whatever the browser application shows as an icon is drawn in one of its sprites."""

import re
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
NAME = r"(?:ko|kp|kd)-[\w-]+"


def test_every_icon_is_drawn() -> None:
    drawn = {name for path in WEB.glob("icons/*.svg") for name in re.findall(rf'<symbol id="({NAME})"', path.read_text("utf-8"))}
    assert len(drawn) > 80
    # Names of positions in figures.ts and of elements look alike.
    sources = {path: path.read_text("utf-8") for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and path.name != "figures.ts"}
    elements = tuple({name for text in sources.values() for name in re.findall(rf'\bid="({NAME})', text)})
    used = {(name, path.name) for path, text in sources.items() for name in re.findall(rf"""['"`]({NAME})['"`]""", text)}
    wrong = {(name, path) for name, path in used if name not in drawn and not any(one.startswith(name) for one in elements)}
    assert not {(name, path) for name, path in wrong if not name.startswith(elements)}
