"""The files in deploy/ are understood by the programs that they are for, as far as those are here, and name only what there is."""

from __future__ import annotations

import inspect
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from kotable.cli import serve
from kotable.server.settings import Settings
from tests.server.test_push import certificate

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SEVERAL = {"origin": "KOTABLE_ORIGINS", "name": "KOTABLE_NAMES"}
"""Options that can be given more than once."""
OTHERS = {"KOTABLE_ADMIN_TOKEN", "KOTABLE_PUSH_KEY", "KOTABLE_PUSH_CONTACT"}


def program(name: str, package: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed (Debian: {package})")
    return found


def run(*words: str | Path) -> str:
    """What a program has to say; raises where it fails."""
    done = subprocess.run(words, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = (DEPLOY / "kotable.service").read_text()
    assert "ExecStart=/usr/local/kotable/bin/kotable serve\n" in unit
    here = tmp_path / "kotable.service"
    here.write_text(unit.replace("/usr/local/kotable/bin/kotable", "/bin/true"))
    assert run(program("systemd-analyze", "systemd"), "verify", here) == ""


def test_nginx_understands_its_example(tmp_path: Path) -> None:
    nginx = program("nginx", "nginx")
    certificate(tmp_path)
    text = (DEPLOY / "nginx.conf").read_text()
    text = re.sub(r"/etc/letsencrypt/live/play\.example/\w+\.pem", str(tmp_path / "push.pem"), text)
    text = re.sub(r"(listen (\[::\]:)?)(\d+)", r"\g<1>2\g<3>", text)
    folders = [f"{kind}_temp_path {tmp_path / kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    whole = tmp_path / "nginx.conf"
    whole.write_text(f"pid {tmp_path / 'pid'};\nevents {{}}\nhttp {{\naccess_log off;\n{chr(10).join(folders)}\n{text}\n}}\n")
    assert "test is successful" in run(nginx, "-t", "-e", tmp_path / "errors", "-c", whole)


def test_caddy_understands_its_example() -> None:
    assert "Valid configuration" in run(program("caddy", "caddy"), "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile")


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_proxies_know_the_server_and_wait_for_its_pings(name: str) -> None:
    text = (DEPLOY / name).read_text()
    assert f"127.0.0.1:{Settings().port}" in text
    assert "kotable serve --name play.example --proxies 127.0.0.1" in text
    patience = [int(found) for found in re.findall(r"read_timeout (\d+)s", text)]
    assert patience
    assert min(patience) > Settings().limits.silence_seconds, "whoever is silent for less is still there"


def test_the_container_has_what_it_names() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    for named in re.findall(r"/src\[([a-z,]+)\]", text):
        assert set(named.split(",")) <= set(extras)
    assert f"EXPOSE {Settings().port}" in text
    assert f":{Settings().port}/health" in text
    assert f"-p {Settings().port}:{Settings().port}" in text


def test_every_variable_is_one_of_an_option_and_those_of_options_follow_one_rule() -> None:
    options = inspect.signature(serve.serve, eval_str=True).parameters
    variables = {name: option.annotation.__metadata__[0].envvar for name, option in options.items() if name != "show"}
    assert variables == {name: SEVERAL.get(name, f"KOTABLE_{name.upper()}") for name in variables}
    known = {*variables.values(), *OTHERS}
    for file in (*DEPLOY.iterdir(), ROOT / "docs" / "operations.md", ROOT / "README.md"):
        named = set(re.findall(r"KOTABLE_[A-Z_]+\b", file.read_text()))
        assert {one for one in named - known if not one.startswith(("KOTABLE_LIMIT_", "KOTABLE_PURE", "KOTABLE_NO_"))} == set(), file
    for one in OTHERS:
        assert one in (ROOT / "docs" / "operations.md").read_text()
