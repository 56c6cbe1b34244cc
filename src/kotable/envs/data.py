"""Finished games as data: one row for each game, and one for each decision, in Parquet files that explain themselves."""

from __future__ import annotations

import json
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq
from librt.vecs import vec
from mypy_extensions import i64

from kotable.envs.fleet import WIN, rewards_of
from kotable.envs.observations import array_of, observer_of
from kotable.envs.rows import Rows
from kotable.game import Setup, State

ROOM = 4096
"""So many decisions are gathered in one block."""
GROUP = 65_536
"""So many decisions at least are written in one piece."""
FORMAT = "kotable rows 1"
"""Rises when a column changes its meaning."""

Array = npt.NDArray[Any]


class Gathered(NamedTuple):
    """Some finished games: the columns of their decisions, each in pieces, and a row for each game."""

    decisions: dict[str, list[Array]]
    games: list[dict[str, Any]]


class Gatherer:
    """Gathers the decisions of games while they are played."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.rows = Rows(observer_of(setup), ROOM)
        self.blocks: list[dict[str, Array]] = []
        self.games: list[dict[str, Any]] = []
        self.results: list[tuple[list[float], list[int]]] = []

    def note(self, state: State, action: int) -> None:
        """A decision, before it is carried out."""
        if self.rows.left() == 0:
            self._cut()
        self.rows.note(state, action)

    def playout(self, state: State, words: vec[i64]) -> int:
        """Play a game at random to its end; how many decisions it had."""
        count = 0
        while not state.over():
            if self.rows.left() == 0:
                self._cut()
            count += int(self.rows.playout(state, words))
        return count

    def end(self, number: int, seed: str, players: Sequence[str], decisions: int, state: State) -> None:
        """A game is over, of which so many decisions were noted."""
        outcome = state.outcome()
        self.games.append(
            {
                "number": number,
                "seed": seed,
                "players": list(players),
                "decisions": decisions,
                "rounds": int(state.round_number()),
                "reason": outcome.reason,
                "points": list(outcome.points),
                "places": list(outcome.places),
            }
        )
        self.results.append((rewards_of(state, WIN), list(outcome.points)))

    def _cut(self) -> None:
        rows, count = self.rows, int(self.rows.count)
        self.blocks.append(
            {
                "seat": array_of(rows.seats, np.int64)[:count].astype(np.int8),
                "observation": array_of(rows.observations, np.uint8).reshape(ROOM, -1)[:count].copy(),
                "mask": array_of(rows.masks, np.uint8).reshape(ROOM, -1)[:count].copy(),
                "action": array_of(rows.actions, np.int64)[:count].astype(np.int16),
            }
        )
        rows.count = 0

    def gathered(self) -> Gathered:
        """All games that have ended since this was asked last."""
        self._cut()
        # The large columns stay in pieces: to join them would cost more than to play the games.
        decisions = {name: [block[name] for block in self.blocks] for name in self.blocks[0]}
        deciders = np.concatenate(decisions["seat"])
        counts = [game["decisions"] for game in self.games]
        which = np.repeat(np.arange(len(counts)), counts)
        seats = self.setup.seats
        rewards = np.array([reward for reward, _ in self.results], np.float32).reshape(-1, seats)
        points = np.array([points for _, points in self.results], np.int16).reshape(-1, seats)
        decisions["number"] = [np.array([game["number"] for game in self.games], np.int64)[which]]
        starts = np.concatenate([[0], np.cumsum(counts)]).astype(np.int64)
        decisions["ply"] = [(np.arange(len(which)) - starts[which]).astype(np.int32)]
        decisions["reward"] = [rewards[which, deciders]]
        decisions["points"] = [points[which, deciders]]
        found = Gathered(decisions, self.games)
        self.blocks, self.games, self.results = [], [], []
        return found


@dataclass(frozen=True)
class Schemas:
    """The columns of both files; what is fixed for all rows stands beside them."""

    games: pa.Schema
    decisions: pa.Schema


def schemas(setup: Setup) -> Schemas:
    observer = observer_of(setup)
    about = {
        "format": FORMAT,
        "game": setup.game,
        "rules_version": str(setup.rules.rules_version),
        "seats": str(setup.seats),
        "options": json.dumps(setup.options),
    }
    explained = {
        **about,
        "fields": json.dumps([field._asdict() for field in observer.fields]),
        "actions": json.dumps([action.text for action in setup.actions]),
    }
    decisions = pa.schema(
        [
            pa.field("number", pa.int64(), metadata={"meaning": "which game, as in the file of games"}),
            pa.field("ply", pa.int32(), metadata={"meaning": "how many decisions came before in this game"}),
            pa.field("seat", pa.int8(), metadata={"meaning": "who decides"}),
            pa.field("observation", pa.binary(int(observer.size)), metadata={"meaning": "what it may know: see `fields`"}),
            pa.field("mask", pa.binary((len(setup.actions) + 7) // 8), metadata={"meaning": "a bit for each legal action, lowest first"}),
            pa.field("action", pa.int16(), metadata={"meaning": "what it chose: see `actions`"}),
            pa.field("reward", pa.float32(), metadata={"meaning": "its share of the win in the end"}),
            pa.field("points", pa.int16(), metadata={"meaning": "its points in the end"}),
        ],
        metadata=explained,
    )
    games = pa.schema(
        [
            pa.field("number", pa.int64()),
            pa.field("seed", pa.string()),
            pa.field("players", pa.list_(pa.string())),
            pa.field("decisions", pa.int32()),
            pa.field("rounds", pa.int16()),
            pa.field("reason", pa.dictionary(pa.int8(), pa.string())),
            pa.field("points", pa.list_(pa.int16())),
            pa.field("places", pa.list_(pa.int8())),
        ],
        metadata=about,
    )
    return Schemas(games, decisions)


def games_file(path: Path) -> Path:
    """Where the games lie whose decisions lie here."""
    return path.with_name(f"{path.stem}.games{path.suffix}")


class Writer:
    """Two Parquet files, written part by part, by a thread of their own while more games are played."""

    def __init__(self, path: Path, setup: Setup) -> None:
        self.schemas = schemas(setup)
        plain = ["observation", "mask"]
        dictionary = [name for name in self.schemas.decisions.names if name not in plain]
        settings: dict[str, Any] = {"compression": "zstd", "compression_level": 1}
        self.decisions = pq.ParquetWriter(path, self.schemas.decisions, use_dictionary=dictionary, **settings)
        self.games = pq.ParquetWriter(games_file(path), self.schemas.games, **settings)
        self.waiting: list[Gathered] = []
        self.thread = ThreadPoolExecutor(1)
        self.under_way: Future[None] | None = None

    def write(self, gathered: Gathered) -> None:
        """Small parts are kept until there are enough of them."""
        self.waiting.append(gathered)
        if sum(len(piece) for part in self.waiting for piece in part.decisions["action"]) >= GROUP:
            self._flush()

    def _flush(self) -> None:
        """Hand over what is waiting, once all before it is written: no more than two parts are kept."""
        self._settle()
        self.under_way = self.thread.submit(self._write, self.waiting)
        self.waiting = []

    def _settle(self) -> None:
        """Wait until all that was handed over is written. Raises what went wrong with it."""
        if self.under_way is not None:
            self.under_way.result()
        self.under_way = None

    def _write(self, parts: list[Gathered]) -> None:
        games = [game for part in parts for game in part.games]
        if games:
            schema = self.schemas.decisions
            columns = [
                pa.chunked_array([column(values, field.type) for part in parts for values in part.decisions[field.name]])
                for field in schema
            ]
            self.decisions.write_table(pa.Table.from_arrays(columns, schema=schema))
            self.games.write_table(pa.Table.from_pylist(games, schema=self.schemas.games))

    def close(self) -> None:
        try:
            self._flush()
            self._settle()
        finally:
            self.thread.shutdown()
            self.decisions.close()
            self.games.close()

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def column(values: Array, kind: pa.DataType) -> pa.Array:
    """Rows of bytes go over as they are."""
    if values.ndim == 1:
        return pa.array(values, kind)
    return pa.FixedSizeBinaryArray.from_buffers(kind, len(values), [None, pa.py_buffer(np.ascontiguousarray(values))])


def read(path: str | Path, columns: Sequence[str] | None = None) -> dict[str, Array]:
    """The decisions of a file as arrays: observations as rows of bytes, masks as rows of truth values. All columns, or these."""
    table = pq.read_table(path, columns=list(columns) if columns is not None else None)
    found: dict[str, Array] = {}
    for name in table.column_names:
        values = table.column(name).combine_chunks()
        if pa.types.is_fixed_size_binary(values.type):
            block = np.frombuffer(values.buffers()[1], np.uint8)
            width = values.type.byte_width
            found[name] = block[values.offset * width : (values.offset + len(values)) * width].reshape(-1, width)
        else:
            found[name] = values.to_numpy(zero_copy_only=False)
    if "mask" in found:
        count = len(json.loads(pq.read_schema(path).metadata[b"actions"]))
        found["mask"] = np.unpackbits(found["mask"], axis=1, count=count, bitorder="little").astype(np.bool_)
    return found
