"""Numbers and texts made by the machine once and looked at by people: they move when behaviour moves."""

from __future__ import annotations

import pytest

from tests.contract.games import CASES, setup_of
from tests.contract.playthrough import file_of, playthrough

PERFT = {
    ("kokopelli", 2): [1, 10, 63, 440, 3405],
    ("kokopelli", 3): [1, 10, 62, 345, 2144],
    ("kokopelli", 4): [1, 6, 49, 307, 1907],
    ("kodachi", 2): [1, 2, 16, 50, 126],
    ("kodachi", 3): [1, 2, 16, 50, 112],
    ("kodachi", 4): [1, 2, 12, 46, 119],
}


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_playthrough_is_what_it_was(name: str, seats: int) -> None:
    """Where this differs on purpose, `python -m tests.contract.playthrough` writes the files anew; read the difference."""
    assert playthrough(setup_of(name, seats)) == file_of(name, seats).read_text()


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_perft(name: str, seats: int) -> None:
    state = setup_of(name, seats).start("k1:perft")
    assert [state.perft(depth) for depth in range(5)] == PERFT[name, seats]
