"""Every action is one number, one text and one structured form."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kotable.game import Setup
from kotable.games import game
from kotable.values import IllegalAction, NotationError
from tests.contract.games import situations


def test_the_structured_form_tells_actions_apart(setup: Setup) -> None:
    forms = {(action.verb, tuple(sorted((key, str(value)) for key, value in action.facts.items()))) for action in setup.actions}
    assert len(forms) == len(setup.actions)
    assert all(action.text.split()[0].startswith(action.verb) or action.verb == "declare" for action in setup.actions)


def test_a_wrong_text_is_refused_with_what_was_expected(setup: Setup) -> None:
    longest = max(setup.actions, key=lambda action: len(action.text.split())).text.split()
    for wrong, named in (
        ("", setup.actions[0].text.split()[0]),
        ("fly", "'fly' is not one of"),
        (" ".join([longest[0], "nonsense"]), f"'nonsense' is not one of after '{longest[0]}'"),
        (longest[0], f"after '{longest[0]}'"),
        (" ".join([*longest, "more"]), "is no action"),
    ):
        with pytest.raises(NotationError) as refusal:
            setup.parse(wrong)
        assert named in str(refusal.value)
        assert setup.game in str(refusal.value)


@given(st.text(max_size=30))
def test_no_text_does_worse_than_a_refusal(text: str) -> None:
    for name in ("kokopelli", "kodachi"):
        setup = game(name).setup(2, {})
        try:
            action = setup.actions[setup.parse(text)]
        except NotationError:
            continue
        assert action.text == " ".join(text.split())


def test_an_action_is_checked_once_until_something_changes(setup: Setup) -> None:
    """Checked and then played, the rules are asked once; a check never outlives the situation it was made in."""
    for state, action in situations(setup, "k1:once", 25):
        if action < 0:
            continue
        state.check(action)
        refused = {one.id for one in setup.actions} - set(state.legal())
        for other in refused:
            with pytest.raises(IllegalAction):
                state.check(other)
        state.check(action)
        state.play(action)
        if action not in state.legal():
            with pytest.raises(IllegalAction):
                state.check(action)
