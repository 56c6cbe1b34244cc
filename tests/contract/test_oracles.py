"""Numbers and texts made by the machine once and looked at by people: they move when behaviour moves."""

from __future__ import annotations

import pytest

from tests.contract.games import CASES, setup_of
from tests.contract.playthrough import file_of, playthrough

PERFT: dict[tuple[str, int], list[int]] = {}


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_playthrough_is_what_it_was(name: str, seats: int) -> None:
    """Where this differs on purpose, `python -m tests.contract.playthrough` writes the files anew; read the difference."""
    assert playthrough(setup_of(name, seats)) == file_of(name, seats).read_text()


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_perft(name: str, seats: int) -> None:
    state = setup_of(name, seats).start("k1:perft")
    assert [state.perft(depth) for depth in range(5)] == PERFT[name, seats]
