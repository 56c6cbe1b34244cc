"""Decisions of many games in rows of one block, as data for learning."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kotable.chance import roll
from kotable.envs.observer import Observer, clear
from kotable.game import State


@final
class Rows:
    """Room for so many decisions: what the seat that decides may know, what it may choose, and what it chooses."""

    def __init__(self, observer: Observer, room: int) -> None:
        setup = observer.setup
        self.observer = observer
        self.width: i64 = observer.size
        self.choices: i64 = len(setup.actions)
        self.mask_width: i64 = (len(setup.actions) + 7) // 8
        self.room: i64 = room
        self.ids: vec[i64] = setup.new_room()
        self.observations: vec[u8] = vec[u8]([0] * (room * int(self.width)))
        self.masks: vec[u8] = vec[u8]([0] * (room * int(self.mask_width)))
        """A bit for each action, the lowest of a byte first."""
        self.seats: vec[i64] = vec[i64]([0] * room)
        self.actions: vec[i64] = vec[i64]([0] * room)
        self.count: i64 = 0

    def left(self) -> i64:
        """How many decisions there is room for."""
        return self.room - self.count

    def note(self, state: State, action: i64) -> None:
        """A further row: this decision, and what was chosen. There must be room."""
        row = self.count
        seat = state.to_move()
        self.observer.write(state, seat, self.observations, self.width * row)
        start = self.mask_width * row
        clear(self.masks, start, self.mask_width)
        count = state.find_legal(self.ids)
        i: i64 = 0
        while i < count:
            number = self.ids[i]
            at = start + number // 8
            self.masks[at] = self.masks[at] | u8(i64(1) << (number % 8))
            i += 1
        self.seats[row] = seat
        self.actions[row] = action
        self.count = row + 1

    def playout(self, state: State, words: vec[i64]) -> i64:
        """Choose at random to the end of the game, or as far as there is room; how many decisions there were."""
        began = self.count
        while self.count < self.room and state.to_move() >= 0:
            count = state.find_legal(self.ids)
            action = self.ids[roll(words, 0, count)]
            self.note(state, action)
            state.apply(action)
        return self.count - began
