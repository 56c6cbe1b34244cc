"""Kodachi, for 2 to 4 players: invade the house by strength or stealth, take its treasures, buy its envoys, rumors and skills."""

from kotable.kodachi.game import GAME, Kodachi
from kotable.kodachi.rules import KodachiState
from kotable.kodachi.view import KodachiView

__all__ = ["GAME", "Kodachi", "KodachiState", "KodachiView"]
