"""What the libraries warn of among themselves is not our business."""

import warnings

import pytest


@pytest.fixture(autouse=True)
def strangers_warnings() -> None:
    for library in ("gymnasium", "pettingzoo", "open_spiel", "absl", "numpy"):
        warnings.filterwarnings("ignore", module=library)
