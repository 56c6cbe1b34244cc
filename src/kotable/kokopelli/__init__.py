"""Kokopelli, for 2 to 4 players: open ceremonies, play cards on your own and your neighbours', use what they do while they stand."""

from kotable.kokopelli.game import GAME, Kokopelli
from kotable.kokopelli.rules import KokopelliState
from kotable.kokopelli.view import KokopelliView

__all__ = ["GAME", "Kokopelli", "KokopelliState", "KokopelliView"]
