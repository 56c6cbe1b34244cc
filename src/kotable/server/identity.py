"""Who somebody is: players known by unguessable tokens, of which only hashes are kept."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from hashlib import sha256

from kotable.server.hub import new_id, now
from kotable.server.messages import Guest, Me, TransferCode
from kotable.server.store import Store
from kotable.server.table import Refused

CODE_SECONDS = 600


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def tidy(name: str) -> str:
    """A name without control characters and double spaces."""
    found = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not found:
        raise Refused("malformed", status=400, detail="the name is empty")
    return found


class Identity:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, Me] = OrderedDict()

    async def guest(self, name: str) -> Guest:
        player, token = new_id("p", 12), secrets.token_urlsafe(24)
        await self.store.add_player(player, tidy(name), hashed(token), now())
        return Guest(player, tidy(name), token)

    async def who(self, token: str) -> Me:
        """The player with this token. Raises Refused."""
        if not token:
            raise Refused("token", status=401)
        key = hashed(token)
        me = self.known.get(key)
        if me is None:
            found = await self.store.player(key)
            if found is None:
                raise Refused("token", status=401)
            me = self.known[key] = Me(*found)
            if len(self.known) > 10_000:
                self.known.popitem(last=False)
        return me

    async def rename(self, me: Me, name: str) -> Me:
        await self.store.rename(me.player, tidy(name))
        for other in list(self.known.values()):
            if other.player == me.player:
                other.name = tidy(name)
        return Me(me.player, tidy(name))

    async def code(self, me: Me) -> TransferCode:
        code = "-".join(new_id("", 4) for _ in range(3))
        await self.store.add_code(hashed(code), me.player, now() + CODE_SECONDS * 1000)
        return TransferCode(code, CODE_SECONDS)

    async def redeem(self, code: str) -> Guest:
        found = await self.store.redeem(hashed(code.strip().lower()), now())
        if found is None:
            raise Refused("code", status=404)
        token = secrets.token_urlsafe(24)
        await self.store.add_token(found[0], hashed(token), now())
        return Guest(found[0], found[1], token)
