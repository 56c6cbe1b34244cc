"""A bot as `kotable.bots.get` gives it: it is asked with the game itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kotable.match import Match
from kotable.values import Action, KotableError

if TYPE_CHECKING:
    from kotable.bots import Bot


@dataclass(frozen=True, slots=True)
class NamedBot:
    """A bot by its name. It gets to see what the seat to move may know, and nothing else of the game."""

    name: str
    bot: Bot

    def choose(self, game: Match) -> Action:
        """What this bot would choose now, for the seat to move; the same in the same game."""
        if game.over:
            raise KotableError("the game is over: there is nothing to choose")
        seat = game.to_move
        seed = f"{game.seed or 'k1:position'}|seat {seat}|{game.ply}"
        return game.setup.actions[self.bot.choose(game.view(seat), game.state.legal(), game.setup, seed)]
