"""The files in deploy/ are understood by the programs that they are for, as far as those are here, and name only what there is."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import os
import random
import re
import shutil
import ssl
import subprocess
import time
import tomllib
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from kotable.cli import serve
from kotable.server.messages import VERSION
from kotable.server.settings import Settings
from tests.server.chaos import free_port
from tests.server.client import PATIENCE, Seat
from tests.server.conftest import SERVERS, serving
from tests.server.test_push import certificate

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SEVERAL = {"origin": "KOTABLE_ORIGINS", "name": "KOTABLE_NAMES"}
"""Options that can be given more than once."""
OTHERS = {"KOTABLE_ADMIN_TOKEN", "KOTABLE_PUSH_KEY", "KOTABLE_PUSH_CONTACT"}


UNPACKED = ROOT / "build" / "system" / "usr"
"""Where `make system` puts programs that are not to be installed."""


def program(name: str, package: str) -> str:
    found = shutil.which(name, path=os.pathsep.join([os.environ["PATH"], "/usr/sbin", f"{UNPACKED}/bin", f"{UNPACKED}/sbin"]))
    if found is None:
        pytest.skip(f"{name} is not here (Debian: {package})")
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


def nginx_at(folder: Path, server: int, https: int, http: int) -> Path:
    """The example with another server behind it and other ports, in a whole configuration; gives its file."""
    certificate(folder)
    text = (DEPLOY / "nginx.conf").read_text().replace(f"127.0.0.1:{Settings().port}", f"127.0.0.1:{server}")
    text = re.sub(r"/etc/letsencrypt/live/play\.example/\w+\.pem", str(folder / "push.pem"), text)
    text = re.sub(r".*listen \[::\].*\n", "", text).replace("listen 443", f"listen {https}").replace("listen 80", f"listen {http}")
    folders = [f"{kind}_temp_path {folder / kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    user = "user root;\n" if os.geteuid() == 0 else ""
    whole = folder / "nginx.conf"
    whole.write_text(
        f"{user}daemon off;\npid {folder / 'pid'};\nevents {{}}\nhttp {{\naccess_log off;\n{chr(10).join(folders)}\n{text}\n}}\n"
    )
    return whole


def caddy_at(folder: Path, server: int, https: int, http: int) -> Path:
    """The same of the example for Caddy, with a certificate of its own making."""
    text = (DEPLOY / "Caddyfile").read_text().replace(f"127.0.0.1:{Settings().port}", f"127.0.0.1:{server}")
    own = f"admin off\nlocal_certs\nskip_install_trust\nhttps_port {https}\nhttp_port {http}\nstorage file_system {folder / 'caddy'}"
    whole = folder / "Caddyfile"
    whole.write_text(f"{{\n{own}\n}}\n{text}")
    return whole


def test_nginx_understands_its_example(tmp_path: Path) -> None:
    whole = nginx_at(tmp_path, 8000, 2443, 2080)
    assert "test is successful" in run(program("nginx", "nginx"), "-t", "-e", tmp_path / "errors", "-c", whole)


def test_caddy_understands_its_example() -> None:
    assert "Valid configuration" in run(program("caddy", "caddy"), "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile")


@pytest.mark.parametrize("name", ["nginx", "caddy"])
def test_a_game_is_played_through_a_proxy(name: str, local: Settings, tmp_path: Path) -> None:
    """Pages, requests and WebSockets come through it encrypted; who asks is known, and can't pretend to be somebody else."""
    words: list[str | Path] = [program(name, name)]
    https, plain = free_port(), free_port()
    unchecked = ssl.create_default_context()
    unchecked.check_hostname, unchecked.verify_mode = False, ssl.CERT_NONE
    here = {"host": "play.example", "origin": "https://play.example"}

    async def all_of_it() -> None:
        transport = httpx.AsyncHTTPTransport(verify=unchecked, local_address="127.0.0.2")
        async with httpx.AsyncClient(timeout=PATIENCE, transport=transport, base_url=f"https://127.0.0.1:{https}", headers=here) as http:
            asking = {"sni_hostname": "play.example"}
            deadline = time.monotonic() + PATIENCE
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    page = await http.get("/", extensions=asking)
                    break
                assert proxy.poll() is None and time.monotonic() < deadline, (tmp_path / "said").read_text()
                await asyncio.sleep(0.05)
            assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
            forged = {"x-forwarded-for": "203.0.113.9"}
            guest = (await http.post("/api/guests", json={"name": "Anna"}, headers=forged, extensions=asking)).json()
            known = SERVERS[-1].guests.all
            assert list(known) == ["127.0.0.2"], "who asks is not the proxy, and not who they say"
            head = {"authorization": f"Bearer {guest['token']}"}
            wish = {"game": "kokopelli", "seats": 2, "bots": {"1": "random"}}
            table = (await http.post("/api/tables", json=wish, headers=head, extensions=asking)).json()["table"]["id"]
            (await http.post(f"/api/tables/{table}/start", json={}, headers=head, extensions=asking)).raise_for_status()
            assert (await http.get("/metrics", extensions=asking)).status_code == 403
            other = await http.get("/", headers={"host": "other.example"}, extensions={"sni_hostname": "play.example"})
            assert other.status_code != 200 or not other.content, "another name is none of ours"
            moved = await http.get(f"http://127.0.0.1:{plain}/learn/kokopelli")
            assert moved.status_code in (301, 308)
            assert moved.headers["location"].startswith("https://play.example")
        socket = await connect(
            f"wss://play.example/ws/{table}", host="127.0.0.1", port=https, ssl=unchecked, origin=Origin("https://play.example"), proxy=None
        )
        seat = Seat(socket)
        await seat.send("hello", version=VERSION, token=guest["token"], short=True)
        await seat.until("welcome")
        await seat.play_on(random.Random(1))
        assert seat.table["status"] == "over"
        await seat.close()

    with serving(replace(local, names=("play.example",), proxies="127.0.0.1")) as address, (tmp_path / "said").open("wb") as said:
        behind = int(address.rsplit(":", 1)[1])
        if name == "nginx":
            words += ["-e", tmp_path / "errors", "-c", nginx_at(tmp_path, behind, https, plain)]
        else:
            words += ["run", "--adapter", "caddyfile", "--config", caddy_at(tmp_path, behind, https, plain)]
        homes = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
        proxy = subprocess.Popen(words, env={**os.environ, **homes}, stdout=said, stderr=said)
        try:
            asyncio.run(all_of_it())
        finally:
            proxy.terminate()
            proxy.wait(PATIENCE)


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
