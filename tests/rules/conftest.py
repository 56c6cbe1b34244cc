"""What all rule tests share: a mark names only rules that the rules page knows."""

import re
from pathlib import Path

import pytest

pytest.register_assert_rewrite("tests.rules.table", "tests.rules.kokopelli.village")

LOCALE = Path(__file__).resolve().parents[2] / "src" / "kotable" / "locale" / "en"
KNOWN = {
    f"{game}-{section}.{number}"
    for page in LOCALE.glob("rules-*.ftl")
    for game, section, number in re.findall(r"^rule-(\w+)-(\d+)-(\d+) =", page.read_text(), re.M)
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            unknown = [rule for mark in item.iter_markers("rule") for rule in mark.args if rule not in KNOWN]
            if unknown:
                raise pytest.UsageError(f"{item.nodeid} names rules that nobody knows: {', '.join(unknown)}")
