"""Who somebody is: players known by unguessable tokens, of which only hashes are kept."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from hashlib import sha256

from kotable.server.hub import new_id, now
from kotable.server.messages import Device, Devices, Guest, Me, TransferCode
from kotable.server.store import Store
from kotable.server.table import Refused, tidy

CODE_SECONDS = 600
REMEMBERED = 30.0
"""Seconds for which a token is believed without asking the store again."""
ID = 12
"""Digits of a token's hash by which its owner names it."""


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def tidy_name(name: str) -> str:
    found = tidy(name)
    if not found:
        raise Refused("malformed", status=400, detail="the name is empty")
    return found


def device_of(agent: str) -> str:
    """What a browser says of itself, in two words at most; to tell one's own devices apart."""
    browser = next((name for name in ("Firefox", "Edg", "OPR", "Chrome", "Safari", "kotable") if name in agent), "")
    system = next((name for name in ("Android", "iPhone", "iPad", "Windows", "Mac", "Linux") if name in agent), "")
    return " · ".join(name for name in ({"Edg": "Edge", "OPR": "Opera"}.get(browser, browser), system) if name)


class Identity:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, tuple[Me, float]] = OrderedDict()
        """By the token's hash, with the time of asking."""

    async def guest(self, name: str, device: str) -> Guest:
        player, token = new_id("p", 12), secrets.token_urlsafe(24)
        await self.store.add_player(player, tidy_name(name), hashed(token), device, now())
        return Guest(player, tidy_name(name), token)

    async def who(self, token: str) -> Me:
        """The player with this token. Raises Refused."""
        if not token:
            raise Refused("token", status=401)
        key = hashed(token)
        me, asked = self.known.get(key, (None, 0.0))
        if me is None or time.monotonic() - asked > REMEMBERED:
            found = await self.store.player(key, now())
            if found is None:
                self.known.pop(key, None)
                raise Refused("token", status=401)
            me = Me(*found)
            self.known[key] = me, time.monotonic()
            if len(self.known) > 10_000:
                self.known.popitem(last=False)
        return me

    async def devices(self, me: Me, token: str) -> Devices:
        mine = hashed(token)
        return Devices(
            [Device(key[:ID], device, created, used, key == mine) for key, device, created, used in await self.store.tokens(me.player)]
        )

    async def end(self, me: Me, id: str) -> str:
        """Take a token of this player back; gives its hash."""
        for key, *_ in await self.store.tokens(me.player):
            if key[:ID] == id:
                await self.store.end_token(me.player, key)
                self.known.pop(key, None)
                return key
        raise Refused("no-device", status=404)

    def forget(self, key: str) -> None:
        self.known.pop(key, None)

    async def rename(self, me: Me, name: str) -> Me:
        await self.store.rename(me.player, tidy_name(name))
        for other, _ in list(self.known.values()):
            if other.player == me.player:
                other.name = tidy_name(name)
        return Me(me.player, tidy_name(name))

    async def code(self, me: Me) -> TransferCode:
        # Six digits would be found: nobody says whose code they try, so each try is one against all codes at once. These are 2^40.
        code = "-".join(new_id("", 4) for _ in range(2))
        await self.store.add_code(hashed(code), me.player, now() + CODE_SECONDS * 1000)
        return TransferCode(code, CODE_SECONDS)

    async def redeem(self, code: str, device: str) -> Guest:
        found = await self.store.redeem(hashed(code.strip().lower()), now())
        if found is None:
            raise Refused("code", status=404)
        token = secrets.token_urlsafe(24)
        await self.store.add_token(found[0], hashed(token), device, now())
        return Guest(found[0], found[1], token)
