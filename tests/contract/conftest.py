from __future__ import annotations

import pytest

from kotable.game import Setup
from tests.contract.games import CASES, setup_of


@pytest.fixture(params=CASES, ids=[f"{name}-{seats}" for name, seats in CASES])
def setup(request: pytest.FixtureRequest) -> Setup:
    """Every game with every number of seats."""
    name, seats = request.param
    return setup_of(name, seats)
