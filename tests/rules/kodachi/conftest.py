"""Failures inside the table of Kodachi's tests explain themselves like those of the tests."""

import pytest

pytest.register_assert_rewrite("tests.rules.kodachi.house")
