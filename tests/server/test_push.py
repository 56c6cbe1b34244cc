"""Reminders by Web Push: a push service that can't read them, and a browser that can."""

from __future__ import annotations

import asyncio
import contextlib
import json
import ssl
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from kotable.cli.admin import push_keys
from kotable.server import hub, push
from kotable.server.api.players import MOST_PUSHES
from kotable.server.messages import TableInfo
from kotable.server.settings import Settings
from kotable.server.store import Push
from kotable.values import KotableError
from tests.server.client import PATIENCE, Player, Refusal, Seat, new_game
from tests.server.conftest import SERVERS, running, until
from tests.server.memory import MemoryStore

HOST = "push.example"
DAYS = {"kind": "days", "seconds": 3 * 86_400, "timeout": "lose"}


@dataclass
class Browser:
    """What a browser keeps for a subscription, and how it reads what comes."""

    path: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    secret: bytes = b"0123456789abcdef"

    @property
    def endpoint(self) -> str:
        return f"https://{HOST}{self.path}"

    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": push.encoded(push.point(self.key)), "auth": push.encoded(self.secret)}

    def read(self, body: bytes) -> Any:
        salt, size, theirs, sealed = body[:16], int.from_bytes(body[16:20], "big"), body[21 : 21 + body[20]], body[21 + body[20] :]
        assert len(body) <= size == 4096

        def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        agreed = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        shared = derived(self.secret, agreed, b"WebPush: info\0" + push.point(self.key) + theirs, 32)
        key = derived(salt, shared, b"Content-Encoding: aes128gcm\0", 16)
        text = AESGCM(key).decrypt(derived(salt, shared, b"Content-Encoding: nonce\0", 12), sealed, None)
        return json.loads(text.rstrip(b"\0").removesuffix(b"\2"))


@dataclass
class Service:
    """A push service: what it was sent, by path, and how it answers."""

    heard: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    status: int = 201
    silent: bool = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line, *rest = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (one.partition(": ") for one in rest)}
        body = await reader.readexactly(int(headers["content-length"]))
        method, path, _ = line.split()
        assert (method, headers["host"]) == ("POST", HOST)
        self.heard.append((path, headers, body))
        if not self.silent:
            writer.write(f"HTTP/1.1 {self.status} told\r\n\r\n".encode())
            writer.close()

    @contextlib.asynccontextmanager
    async def running(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
        file = certificate(folder)
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(file)
        trusting = ssl.create_default_context(cafile=file)
        server = await asyncio.start_server(self.serve, "127.0.0.1", ssl=context)

        async def address(host: str) -> str:
            assert host == HOST
            return "127.0.0.1"

        monkeypatch.setattr(push, "public_address", address)
        monkeypatch.setattr(push, "PORT", server.sockets[0].getsockname()[1])
        monkeypatch.setattr(push, "secure", lambda: trusting)
        try:
            yield
        finally:
            server.close()


def certificate(folder: Path) -> Path:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = made.serial_number(x509.random_serial_number()).not_valid_before(datetime.now(UTC) - timedelta(days=1))
    made = made.not_valid_after(datetime.now(UTC) + timedelta(days=1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), False)
    file = folder / "push.pem"
    private = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    file.write_bytes(private + made.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM))
    return file


def with_key(settings: Settings) -> Settings:
    return replace(settings, push_key=push.new_key(), push_contact="mailto:host@example.org", root_path="/games")


def signed_by(authorization: str, key: str) -> Any:
    """The claims of a signature that is good."""
    token, _, public = authorization.removeprefix("vapid t=").partition(", k=")
    assert public == key
    head, claims, signature = token.split(".")
    raw = push.decoded(signature)
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.decoded(public))
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    known.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(push.decoded(claims))


async def turn(seat: Seat) -> None:
    """Wait for the turn, and take it."""
    while not seat.legal:
        await seat.next()
    while seat.legal:
        assert (await seat.choose(seat.legal[0]))["t"] == "update"


def test_whoever_is_away_is_reminded_once_and_only_their_browser_can_read_it(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service, phone = Service(), Browser("/send/1?x=y")

    async def all_of_it() -> None:
        async with (
            service.running(tmp_path, monkeypatch),
            running(with_key(settings)) as address,
            httpx.AsyncClient(timeout=PATIENCE) as http,
        ):
            anna, ben = [await Player.new(address, http, name) for name in ("Anna", "Ben")]
            key = (await ben.get("/api/push"))["key"]
            assert await ben.post("/api/me/push", **phone.subscription(), lang="de") == {"browsers": 1}
            assert await ben.post("/api/me/push", **phone.subscription(), lang="de") == {"browsers": 1}
            wish: dict[str, Any] = {"game": "kokopelli", "options": {"first": 0}}
            quick = await new_game(anna, [ben], **wish, clock={"kind": "bank", "seconds": 3600})
            slow = await new_game(anna, [ben], **wish, clock=DAYS)
            for table in (quick, slow):
                await turn(seat := await anna.sit(table))
                await seat.close()
            await until(lambda: bool(service.heard), "Ben is reminded")
            path, headers, body = service.heard[0]
            assert path == "/send/1?x=y"
            assert phone.read(body) == {
                "title": "Kotable: Du bist am Zug",
                "body": "Du bist am Zug: Kokopelli mit Anna",
                "url": f"/games/table/{slow}",
                "tag": slow,
            }
            assert len(body) == 16 + 4 + 1 + 65 + push.PADDED + 16, "its length tells nothing"
            assert int(headers["ttl"]) > 3600
            assert headers["content-encoding"] == "aes128gcm"
            assert slow not in str(headers)
            claims = signed_by(headers["authorization"], key)
            assert (claims["aud"], claims["sub"]) == (f"https://{HOST}", "mailto:host@example.org")
            # Whoever is at the table needs no reminder; neither does whoever goes on choosing.
            here, seat = await ben.sit(slow), await anna.sit(slow)
            await turn(here)
            await turn(seat)
            await turn(here)
            assert len(service.heard) == 1
            # A browser that is gone is forgotten.
            service.status = 410
            await here.close()
            await turn(seat)
            await until(lambda: len(service.heard) == 2, "Ben is reminded again")
            deadline = time.monotonic() + PATIENCE
            while (await ben.post("/api/me/push/end", endpoint="https://other.example/x"))["browsers"]:
                assert time.monotonic() < deadline
                await asyncio.sleep(0.01)
            await seat.close()

    asyncio.run(all_of_it())


def test_whoever_lets_days_go_by_is_reminded_once_before_they_are_over(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, later: Callable[[int], None]
) -> None:
    service, phone = Service(), Browser("/send/1")
    monkeypatch.setattr(hub.Hub, "lost", lambda *_: 0)  # days pass at once, and the server was there

    async def all_of_it() -> None:
        known = with_key(settings)
        async with service.running(tmp_path, monkeypatch), httpx.AsyncClient(timeout=PATIENCE) as http:
            async with running(known) as address:
                anna, ben = [await Player.new(address, http, name) for name in ("Anna", "Ben")]
                await ben.post("/api/me/push", **replace(phone, path=f"/{ben.player}").subscription(), lang="fr")
                wish: dict[str, Any] = {"game": "kokopelli", "options": {"first": 0}, "clock": DAYS}
                table = await new_game(anna, [ben], **wish)
                await turn(seat := await anna.sit(table))
                await until(lambda: len(service.heard) == 1, "Ben is told that it is his turn")
                later(2 * 86_400_000 - 600_000)
                await SERVERS[-1].hub.rooms[table].ring()
                await seat.close()
                feed = (await ben.post("/api/me/feed"))["feed"]
                assert "bientôt" not in await ben.get(feed + "?lang=fr")
            later(600_000)
            async with running(known) as address:
                ben.address = anna.address = address
                await until(lambda: len(service.heard) == 2, "Ben is reminded, though nobody has asked for the table")
                assert phone.read(service.heard[1][2])["body"] == "Votre temps est bientôt écoulé : Kokopelli avec Anna"
                assert {path for path, *_ in service.heard} == {f"/{ben.player}"}
                mine = next(one for one in (await ben.get("/api/my/tables"))["tables"] if one["table"]["id"] == table)
                assert abs(mine["deadline"] - hub.now() - 86_400_000) < 600_000, "the reminder is not the end"
                titles = await ben.get(feed + "?lang=fr")
                assert titles.count("Votre temps est bientôt écoulé : Kokopelli avec Anna") == 1
                assert titles.count("<entry>") == 2
            async with running(known) as address:
                await SERVERS[-1].hub.room(table)
                later(3_600_000)
                await SERVERS[-1].hub.rooms[table].ring()
                ben.address = anna.address = address
                await anna.post("/api/me/push", **replace(phone, path=f"/{anna.player}").subscription())
                here = await ben.sit(table)
                await turn(here)
                await here.close()
                await until(lambda: len(service.heard) == 3, "Anna is told that it is her turn")
                assert [path for path, *_ in service.heard][2] == f"/{anna.player}", "nobody is reminded twice"
                # Who sits there when it gets late is not reminded.
                again = await anna.sit(table)
                later(2 * 86_400_000)
                await SERVERS[-1].hub.rooms[table].ring()
                assert SERVERS[-1].hub.rooms[table].table.reminded
                await again.until("update")
                await turn(again)
                await again.close()
                await until(lambda: len(service.heard) == 4, "Ben is told that it is his turn")
                assert [path for path, *_ in service.heard][3] == f"/{ben.player}"

    asyncio.run(all_of_it())


def test_browsers_are_few_and_go_with_their_token(settings: Settings) -> None:
    async def all_of_it() -> None:
        async with running(with_key(settings)) as address, httpx.AsyncClient(timeout=PATIENCE) as http:
            anna, ben = [await Player.new(address, http, name) for name in ("Anna", "Ben")]
            for n in range(MOST_PUSHES + 2):
                found = await anna.post("/api/me/push", **Browser(f"/{n}").subscription())
            assert found == {"browsers": MOST_PUSHES}
            last = f"/{MOST_PUSHES + 1}"
            assert await ben.post("/api/me/push", **Browser(last).subscription()) == {"browsers": 1}, "a browser has one player"
            assert await anna.post("/api/me/push/end", endpoint=Browser(last).endpoint) == {"browsers": MOST_PUSHES - 1}
            assert await ben.post("/api/me/push/end", endpoint="https://x.example/") == {"browsers": 1}, "nobody ends another's"
            phone = Player(address, http)
            phone.token = (await phone.post("/api/me/redeem", code=(await ben.post("/api/me/code"))["code"]))["token"]
            assert await phone.post("/api/me/push", **Browser("/phone").subscription()) == {"browsers": 2}
            lost = next(one["id"] for one in (await ben.get("/api/me/devices"))["devices"] if not one["this"])
            await ben.ask("DELETE", f"/api/me/devices/{lost}")
            assert await ben.post("/api/me/push/end", endpoint="https://x.example/") == {"browsers": 1}
            wrong = [
                {"endpoint": "http://push.example/1"},
                {"endpoint": "https://127.0.0.1/1"},
                {"endpoint": "https://[::1]/1"},
                {"endpoint": "https://localhost/1"},
                {"endpoint": "https://push.example:8080/1"},
                {"endpoint": "https://me@push.example/1"},
                {"endpoint": "https://push.example/1\r\nHost: x"},
                {"endpoint": "https://push.example/1\n"},
                {"auth": "AAAA"},
                {"auth": "?"},
                {"p256dh": push.encoded(b"\4" + bytes(64))},
            ]
            with pytest.raises(Refusal) as refused:
                await anna.post("/api/me/push/end", endpoint="https://push.example/\0")
            assert refused.value.key == "malformed", "PostgreSQL would take that for trouble of its own"
            for one in wrong:
                with pytest.raises(Refusal) as refused:
                    await anna.post("/api/me/push", **{**Browser("/1").subscription(), **one})
                assert refused.value.key == "malformed", one

    asyncio.run(all_of_it())


def test_without_a_key_nobody_is_reminded(local: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    async def all_of_it() -> None:
        async with running(local) as address, httpx.AsyncClient(timeout=PATIENCE) as http:
            anna = await Player.new(address, http)
            assert await anna.get("/api/push") == {}
            with pytest.raises(Refusal) as refused:
                await anna.post("/api/me/push", **Browser("/1").subscription())
            assert refused.value.key == "no-push"

    asyncio.run(all_of_it())
    for key, contact in (("x", "mailto:a@b"), (push.encoded(bytes(32)), "mailto:a@b"), (push.new_key(), "")):
        with pytest.raises(KotableError):
            push.Keys(key, contact)
    push_keys()
    made = dict(line.split("=", 1) for line in capsys.readouterr().out.split())
    assert len(push.decoded(push.Keys(made["KOTABLE_PUSH_KEY"], made["KOTABLE_PUSH_CONTACT"]).public)) == 65


def test_nothing_is_sent_to_addresses_of_our_own() -> None:
    private = ["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "::1", "::"]
    private += ["fe80::1", "fd00::1", "ff02::1", "::ffff:10.0.0.1", "::ffff:127.0.0.1", "2002:7f00:1::"]
    assert [one for one in private if push.is_public(one)] == []
    assert [one for one in ("142.250.1.1", "2607:f8b0::1", "::ffff:142.250.1.1") if not push.is_public(one)] == []

    async def all_of_it() -> None:
        with pytest.raises(OSError, match="not a public host"):
            await push.public_address("localhost")
        loop = asyncio.get_running_loop()

        async def resolved(*words: Any, **more: Any) -> list[Any]:
            return [(0, 0, 0, "", ("142.250.1.1", 443)), (0, 0, 0, "", ("10.0.0.1", 443))]

        loop.getaddrinfo = resolved  # type: ignore[method-assign]
        with pytest.raises(OSError, match="not a public host"):
            await push.public_address("both.example")

    asyncio.run(all_of_it())


class Subscribed(MemoryStore):
    def __init__(self, *browsers: Browser) -> None:
        super().__init__()
        self.browsers = [Push(**one.subscription(), lang="en") for one in browsers]

    async def pushes(self, player: str) -> list[Push]:
        return self.browsers


def test_a_push_service_that_does_not_answer_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    service = Service(silent=True)
    monkeypatch.setattr(push, "PATIENCE", 0.2)
    table = TableInfo("x", "kokopelli", {}, [], "running", "p", 0, 0, None)  # type: ignore[arg-type]

    async def all_of_it() -> None:
        async with service.running(tmp_path, monkeypatch):
            pusher = push.Pusher(push.Keys(push.new_key(), "mailto:a@b"), Subscribed(Browser("/1"), Browser("/2")), "")
            tasks: list[asyncio.Task[None]] = []
            pusher.start(lambda work: tasks.append(asyncio.create_task(work)))
            for n in range(push.WAITING + 500):
                pusher.remind(f"p{n}", 0, table)
            assert pusher.waiting.qsize() == push.WAITING, "there is an end to what waits"
            while pusher.waiting.qsize():
                pusher.waiting.get_nowait()
            for _ in range(push.PER_HOUR + 10):
                pusher.remind("p", 0, table)
            assert pusher.waiting.qsize() == push.PER_HOUR
            await until(lambda: len(service.heard) >= 2 * push.SENDERS, "all are tried, one after the other")
            assert not any(task.done() for task in tasks)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(all_of_it())
