"""What a table draws is said by the view: limits, prizes, values, what a price lacks."""

from __future__ import annotations

import pytest

from tests.rules.kodachi.house import fight, koda


@pytest.mark.rule("KD-6.3", "KD-6.5")
def test_what_is_over_the_limits() -> None:
    table = koda(
        2, "hand: dojo-1*2 dojo-2*3 dojo-4*3; treasures: g1-fan*2 g2-fan*2 g3-fan", "hand: dojo-1; treasures: g4-fan", phase="discard"
    )
    assert [(player.over_hand, player.over_treasures) for player in table.view().players] == [(2, 1), (0, 0)]
    table.done()


@pytest.mark.rule("KD-5.1")
def test_how_many_cards_guards_are_worth() -> None:
    table = fight("strength", "g1-fan", "dojo-5")
    assert table.view().prizes[:6] == (1, 1, 2, 3, 4, 5)
    table.do("play dojo-5", "stop").told("stopped", allowed=table.view().prizes[0]).done()


@pytest.mark.rule("KD-3.6", "KD-3.7")
def test_what_each_stance_has_to_beat() -> None:
    declare = koda(2, "hand: dojo-1 dojo-5*2 rumor-few novice", guard_row="e2/4-gold", phase="declare")
    assert declare.view(0).guard_values == (2, 4)
    assert declare.view(0).alone == {"stealth": 1, "strength": 2}
    assert declare.view(1).alone == {}
    table = fight("strength", "e3+5-jade", "dojo-4 dojo-5 novice").expect(guard_values=(3, 3), part=1, beaten=None)
    table.do("play dojo-4").expect(guard_values=(5, 5), part=2).do("play dojo-5", "play novice plus").expect(
        beaten=(6, 5), guard_values=None
    )
    table.done()


@pytest.mark.rule("KD-3.5", "KD-3.6")
def test_by_how_much_the_last_guard_was_beaten() -> None:
    for stance, card, beaten in (("stealth", "dojo-1", (1, 2)), ("strength", "dojo-5", (5, 4))):
        table = fight(stance, "e2/4-gold", f"{card} novice").expect(beaten=None).do(f"play {card}").expect(beaten=beaten)
        table.done()
    table = fight("strength", "g1-fan", "novice dojo-5").do("play novice plus", "play dojo-5").expect(beaten=(6, 1))
    table.done()


@pytest.mark.rule("KD-7.3")
def test_a_card_in_play_is_still_owned() -> None:
    table = fight("strength", "g1-fan", "rumor-few", "owns: rumor-few").expect(worth=[4, 4])
    table.do("play rumor-few").expect(worth=[4, 4]).done()
    alone = fight("strength", "g1-fan", "rumor-few").do("play rumor-few", "stop").nobody_takes().do("keep")
    alone.expect(to_move=1, worth=[6, 0]).done()


@pytest.mark.rule("KD-5.6")
def test_who_takes_in_order() -> None:
    table = fight("stealth", "g5-fan", "dojo-1", seats=3, house_row="red-a").expect(takers=()).do("play dojo-1", "stop")
    table.expect(takers=(0, 1, 2)).nobody_takes().expect(takers=()).done()


@pytest.mark.rule("KD-5.4", "KD-5.5")
def test_what_is_missing_for_a_price() -> None:
    row = "rumor-few red-a"
    table = koda(2, "treasures: g1-fan", "hand: skill-gold", phase="take", guard_row="g2-fan g3-fan", house_row=row)
    for seat in (0, 1):
        view = table.view(seat)
        payable = [word.split()[1] for word in table.choices() if word.startswith("buy")] if seat == 0 else None
        if payable is not None:
            assert set(view.lacks) == set(row.split()) - set(payable)
    for card, missing in table.view(0).lacks.items():
        more = koda(
            2,
            "treasures: g1-fan "
            + " ".join(
                {"fan": "g5-fan", "scroll": "g1-scroll", "vase": "g1-vase", "jade": "g1-jade", "gold": "g2-gold"}[m] for m in missing
            ),
            phase="take",
            guard_row="g2-fan g3-fan",
            house_row=row,
        )
        more.allows(f"buy {card}").done()
    assert table.view().lacks == {}
    table.done()


@pytest.mark.rule("KD-3.5")
def test_where_nothing_is_known_of_the_last_fight_nothing_is_told() -> None:
    koda(2, "hand: dojo-1", phase="decide", stance="strength", guard_row="g1-fan", defeated=1).expect(beaten=None).done()
