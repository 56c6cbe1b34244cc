"""Reminders that reach a browser whose page is closed: Web Push (RFC 8030), encrypted for the browser (RFC 8291) and signed (RFC 8292).

Only where the operator has set a key. The message says whose turn it is at which table and nothing of the cards; the push service that
passes it on can't read it. Endpoints come from clients, so nothing is sent to any but public addresses, on the port of HTTPS, and nobody
waits for it: a move is told before its reminder is even written.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import contextlib
import hashlib
import ipaddress
import json
import logging
import re
import socket
import ssl
import time
from collections.abc import Callable, Coroutine
from functools import lru_cache
from os import urandom
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from msgspec import Struct

from kotable.server import feeds
from kotable.server.limits import Buckets
from kotable.server.messages import MyTable, TableInfo
from kotable.server.metrics import METRICS
from kotable.server.store import Push, Store, StoreDown
from kotable.texts import Texts
from kotable.values import KotableError

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

LOG = logging.getLogger("kotable.push")
ENDPOINT = re.compile(r"https://([a-z0-9-]+\.)+[a-z][a-z0-9-]*(:443)?/[!-~]{1,800}")
"""What a push service gives a browser: a name, not an address in numbers."""
PORT = 443
PATIENCE = 10.0
"""Seconds that a push service may take."""
WAITING = 1000
"""Reminders that wait to be sent; further ones are dropped."""
SENDERS = 4
PER_HOUR = 30
"""Reminders of a player."""
LIFETIME = 86_400
"""Seconds for which the push service keeps what it can't deliver."""
PADDED = 256
GONE = (404, 410)
"""How a push service says that there is no such browser any more."""


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Raises KotableError."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise KotableError("this is not base64url") from None


def new_key() -> str:
    """A key for a server, as it stands in KOTABLE_PUSH_KEY."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return encoded(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def point(key: EllipticCurvePrivateKey) -> bytes:
    """The public part of a key, as browsers write it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Keys:
    """The server's key, by which push services and browsers know it. Raises KotableError."""

    def __init__(self, key: str, contact: str) -> None:
        try:
            from cryptography.hazmat.primitives.asymmetric import ec
        except ModuleNotFoundError:
            raise KotableError("Web Push needs 'cryptography', which is not installed: pip install 'kotable[push]'") from None
        if not contact.startswith(("mailto:", "https://")):
            raise KotableError("KOTABLE_PUSH_CONTACT is where push services can reach you: mailto:… or https://…")
        try:
            self.private = ec.derive_private_key(int.from_bytes(decoded(key), "big"), ec.SECP256R1())
        except (KotableError, ValueError):
            raise KotableError("KOTABLE_PUSH_KEY is no key: `kotable admin push-keys` makes one") from None
        self.contact = contact
        self.public = encoded(point(self.private))

    def authorization(self, endpoint: str, now: float) -> str:
        """Who sends this, signed, for this push service alone and for half a day."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        parts = urlsplit(endpoint)
        claims = {"aud": f"https://{parts.hostname}", "exp": int(now) + 43_200, "sub": self.contact}
        head = json.dumps({"typ": "JWT", "alg": "ES256"}).encode()
        signed = f"{encoded(head)}.{encoded(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self.private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def check(push: Push) -> None:
    """Raises KotableError for what no browser would send."""
    from cryptography.hazmat.primitives.asymmetric import ec

    if not ENDPOINT.fullmatch(push.endpoint):
        raise KotableError("endpoint should be an address of a push service")
    if len(decoded(push.auth)) != 16:
        raise KotableError("auth should be 16 bytes")
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(push.p256dh))
    except ValueError:
        raise KotableError("p256dh should be a point of the curve P-256") from None


def encrypted(text: bytes, push: Push) -> bytes:
    """A message that only this browser can read: one record of aes128gcm."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derived(salt: bytes, secret: bytes, info: bytes, size: int) -> bytes:
        return HKDF(hashes.SHA256(), size, salt, info).derive(secret)

    theirs, own, salt = decoded(push.p256dh), ec.generate_private_key(ec.SECP256R1()), urandom(16)
    agreed = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = derived(decoded(push.auth), agreed, b"WebPush: info\0" + theirs + point(own), 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    padded = text + b"\2" + bytes(-(len(text) + 1) % PADDED)
    return salt + (4096).to_bytes(4, "big") + bytes([65]) + point(own) + AESGCM(key).encrypt(nonce, padded, None)


def is_public(address: str) -> bool:
    """Whether an address is anybody's on the internet: not of this machine, not of the network it stands in."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        within = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if within is not None:
            found = within
    return found.is_global and not found.is_multicast


async def public_address(host: str) -> str:
    """An address of a host all of whose addresses are public. Raises OSError."""
    found = await asyncio.get_running_loop().getaddrinfo(host, PORT, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not addresses or not all(is_public(one) for one in addresses):
        raise OSError("not a public host")
    return addresses[0]


@lru_cache(1)
def secure() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(endpoint: str, headers: dict[str, str], body: bytes) -> int:
    """Send it, to the very address that was looked at; gives the status of the answer. Raises OSError, TimeoutError or ValueError."""
    parts = urlsplit(endpoint)
    host, path = str(parts.hostname), parts.path + (f"?{parts.query}" if parts.query else "")
    lines = [f"POST {path} HTTP/1.1", f"Host: {host}", *(f"{name}: {value}" for name, value in headers.items())]
    lines += [f"Content-Length: {len(body)}", "Connection: close"]
    async with asyncio.timeout(PATIENCE):
        address = await public_address(host)
        reader, writer = await asyncio.open_connection(address, PORT, ssl=secure(), server_hostname=host)
        try:
            writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
            await writer.drain()
            answer = (await reader.readline()).split()
            return int(answer[1]) if len(answer) > 1 else 0
        finally:
            writer.close()


class Turn(Struct, frozen=True):
    """It is the turn of this player."""

    player: str
    seat: int
    table: TableInfo
    late: bool = False
    """And the time for it is nearly up."""


class Pusher:
    """Sends reminders, one after the other, to all browsers of a player."""

    def __init__(self, keys: Keys, store: Store, root: str) -> None:
        self.keys = keys
        self.store = store
        self.root = root
        self.waiting: asyncio.Queue[Turn] = asyncio.Queue(WAITING)
        self.often = Buckets(PER_HOUR / 3600, PER_HOUR)

    def start(self, spawn: Callable[[Coroutine[Any, Any, None]], Any]) -> None:
        for _ in range(SENDERS):
            spawn(self.run())

    def remind(self, player: str, seat: int, table: TableInfo, late: bool = False) -> None:
        """Never waits."""
        if self.often.take(player):
            with contextlib.suppress(asyncio.QueueFull):
                self.waiting.put_nowait(Turn(player, seat, table, late))

    async def run(self) -> None:
        while True:
            turn = await self.waiting.get()
            try:
                for push in await self.store.pushes(turn.player):
                    await self.send(turn, push)
            except StoreDown as problem:
                LOG.warning("a reminder is lost", extra={"problem": str(problem)})

    async def send(self, turn: Turn, push: Push) -> None:
        """Raises StoreDown."""
        texts = Texts(push.lang)
        told = {
            "title": texts.get("server-feed-title"),
            "body": feeds.summary(MyTable(turn.table, turn.seat, True), texts, turn.late),
            "url": f"{self.root}/table/{turn.table.id}",
            "tag": turn.table.id,
        }
        headers = {
            "Authorization": self.keys.authorization(push.endpoint, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIFETIME),
            "Topic": encoded(hashlib.sha256(turn.table.id.encode()).digest())[:32],
        }
        try:
            status = await post(push.endpoint, headers, encrypted(json.dumps(told, ensure_ascii=False).encode(), push))
        except (OSError, TimeoutError, ValueError) as problem:
            METRICS.pushes.labels("failed").inc()
            LOG.info("a reminder could not be sent", extra={"problem": type(problem).__name__})
            return
        METRICS.pushes.labels("sent" if 200 <= status < 300 else "gone" if status in GONE else "refused").inc()
        if status in GONE:
            await self.store.end_push(turn.player, push.endpoint)
