"""Every action is one number, one text and one structured form."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kotable.game import Setup
from kotable.games import game
from kotable.values import IllegalAction, NotationError
from tests.contract.games import situations


def test_the_id_of_an_action_is_its_place_in_the_table(setup: Setup) -> None:
    assert [action.id for action in setup.actions] == list(range(len(setup.actions)))
    assert len(setup.actions) < 500


def test_texts_are_unique_and_parse_to_their_action(setup: Setup) -> None:
    assert len({action.text for action in setup.actions}) == len(setup.actions)
    for action in setup.actions:
        assert setup.parse(action.text) == action.id
        assert setup.parse(f"  {action.text.replace(' ', '   ')} ") == action.id


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


def test_the_table_does_not_depend_on_seats_or_seed(setup: Setup) -> None:
    assert setup.actions == game(setup.game).setup(2, {}).actions


def test_the_checked_door_lets_only_legal_actions_in(setup: Setup) -> None:
    for state, _ in situations(setup, "k1:door", 25):
        before = state.position()
        legal = set(state.legal())
        for action in setup.actions:
            if action.id not in legal:
                with pytest.raises(IllegalAction) as refusal:
                    state.play(action.id)
                assert refusal.value.refusal.rule[:3] in ("KP-", "KD-") and refusal.value.refusal.rule in str(refusal.value)
        for number in (-1, len(setup.actions)):
            with pytest.raises(NotationError):
                state.play(number)
        assert state.position() == before, "a refused action changes nothing"
        for number in legal:
            state.clone().play(setup.actions[number].text)
