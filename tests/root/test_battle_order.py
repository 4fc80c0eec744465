"""The attacker orders what both sides use after the roll (Law 4.3.4)."""

from __future__ import annotations

import pytest

from bot.ui.wording import Wording
from tests.reading import read
from tests.root.kit import (
    AFTER_ROLL,
    CARDS,
    EVERYBODY,
    GAME,
    LAW,
    Battled,
    EffectOfSide,
    EffectUsed,
    Fight,
    Played,
    RootTestTable,
    Seat,
    battle,
    effects_of,
    hired_table,
    mob,
    section_about,
    wander,
    warlord,
)

CLEARING = 5


def facing(table: RootTestTable, mine: tuple[str, ...], theirs: tuple[str, ...]) -> RootTestTable:
    """Line the Marquise up against the Eyrie, both with persistent effects."""
    table.place(CLEARING, marquise=3, eyrie=3)
    table.craft("marquise", *mine)
    table.craft("eyrie", *theirs)
    table.state.current = table.seat("marquise")
    return table


def attack_and_roll(table: RootTestTable, *answers: str) -> Played:
    """Have the Marquise attack and roll two and one."""
    return table.play(battle("marquise", "eyrie", CLEARING), answers, dice=[2, 1])


def list_used(played: Played) -> list[str]:
    """List the effects that were used, in order."""
    return [event.effect for event in played.told(EffectUsed)]


def test_the_attacker_sees_armorers_before_committing_brutal_tactics(table: RootTestTable) -> None:
    facing(table, ("brutal_tactics",), ("armorers",))

    played = attack_and_roll(table, "marquise: 1:armorers", "eyrie: yes", "marquise: pass")

    assert list_used(played) == ["armorers"]
    assert played.only(Battled).dealt == 0
    assert table.score("eyrie") == 0


def test_the_attacker_may_come_first(table: RootTestTable) -> None:
    facing(table, ("brutal_tactics",), ("armorers",))

    played = attack_and_roll(table, "marquise: 0:brutal_tactics", "marquise: yes", "eyrie: yes")

    assert list_used(played) == ["brutal_tactics", "armorers"]
    assert played.only(Battled).dealt == 1


def test_effects_of_both_sides_come_by_turns_as_the_attacker_says(table: RootTestTable) -> None:
    facing(table, ("armorers", "brutal_tactics"), ("armorers", "sappers"))

    played = attack_and_roll(
        table,
        "marquise: 1:sappers", "eyrie: yes",
        "marquise: 0:armorers", "marquise: yes",
        "marquise: 1:armorers", "eyrie: yes",
        "marquise: yes",
    )  # fmt: skip

    assert list_used(played) == ["sappers", "armorers", "armorers", "brutal_tactics"]
    assert (played.only(Battled).dealt, played.only(Battled).suffered) == (1, 1)


def test_the_question_of_order_reads_whose_effects_there_are(table: RootTestTable) -> None:
    facing(table, ("brutal_tactics",), ("armorers",))
    attack_and_roll(table, "marquise: ...")
    assert table.match is not None

    read(table.match, table.question("marquise"))

    wording = Wording(GAME, "en", table.match.view(table.seat("marquise")))
    labels = [wording.option(each) for each in table.options("marquise")]
    assert labels == ["Brutal Tactics of the Marquise", "Armorers of the Eyrie"]


def test_nobody_orders_the_effects_of_one_side_alone(table: RootTestTable) -> None:
    facing(table, (), ("armorers", "sappers"))

    attack_and_roll(table, "eyrie: ...")

    assert table.asked("eyrie") == "battle.armorers"
    assert table.asked("marquise") is None


def test_what_always_works_needs_no_order(table: RootTestTable) -> None:
    facing(table, (), ())
    table.board("eyrie").leader = "commander"
    table.craft("marquise", "sappers")

    played = table.play(battle("eyrie", "marquise", CLEARING), ["marquise: yes"], dice=[0, 0])

    assert list_used(played) == ["commander", "sappers"]


def test_armorers_are_not_offered_where_no_rolled_hit_lands(table: RootTestTable) -> None:
    facing(table, ("brutal_tactics",), ("armorers",))

    table.play(battle("marquise", "eyrie", CLEARING), ["marquise: ..."], dice=[0, 0])

    assert table.asked("marquise") == "battle.brutal_tactics"


def test_the_ronins_strike_is_ordered_too(table: RootTestTable) -> None:
    wander(table, CLEARING, "sword", "boot", character="ronin")
    table.place(CLEARING, marquise=3)
    table.craft("marquise", "brutal_tactics")

    table.play(battle("marquise", "vagabond", CLEARING), ["marquise: ..."], dice=[1, 1])

    assert table.options("marquise") == [
        EffectOfSide(table.seat("marquise"), "brutal_tactics"),
        EffectOfSide(table.seat("vagabond"), "ronin"),
    ]


@pytest.mark.parametrize(
    ("order", "first"), [("theirs", "armorers"), ("mine", "brutal_tactics"), ("", "armorers")]
)
def test_where_plans_respond_the_attackers_plan_orders(order: str, first: str) -> None:
    table = facing(RootTestTable(responses="planned"), ("brutal_tactics",), ("armorers",))
    if order:
        table.state.plans[table.seat("marquise")]["battle"] = {"order": order}

    assert list_used(attack_and_roll(table))[0] == first


@pytest.mark.parametrize(("card", "mine"), [("sappers", 1), ("brutal_tactics", 0)])
def test_no_plan_spends_an_extra_hit_that_takes_nothing(card: str, mine: int) -> None:
    table = RootTestTable(responses="planned")
    table.place(CLEARING, marquise=1, eyrie=1)
    attacker, defender = ("marquise", "eyrie") if mine == 0 else ("eyrie", "marquise")
    table.craft("marquise", card)

    played = table.play(battle(attacker, defender, CLEARING), dice=[1, 1])

    assert list_used(played) == []
    assert table.score("eyrie") == table.score("marquise") == 0


def test_at_a_table_with_windows_whoevers_turn_it_is_orders() -> None:
    table = facing(RootTestTable(responses="window"), ("brutal_tactics",), ("armorers",))

    played = attack_and_roll(table, "marquise: 1:armorers", "marquise: pass")

    assert list_used(played) == ["armorers"], "the Eyrie's plan used them"


def test_in_anothers_turn_a_table_with_windows_asks_no_attacker() -> None:
    table = facing(RootTestTable(responses="window"), ("brutal_tactics",), ("armorers",))
    table.state.current = table.seat("alliance")

    assert list_used(attack_and_roll(table)) == ["armorers", "brutal_tactics"]


def test_what_can_be_used_depends_on_what_lies_open_alone() -> None:
    """The question to the attacker must reveal nothing of a hand."""
    for deck in ("standard", "exiles_partisans"):
        table = RootTestTable(deck=deck)
        wander(table, CLEARING, "sword", character="ronin")
        table.place(CLEARING, marquise=2, eyrie=2)
        cards = [key for key in AFTER_ROLL if key in deck_keys(table)]
        table.craft("marquise", *cards)
        state = table.state
        for attacker in range(len(EVERYBODY)):
            for defender in range(len(EVERYBODY)):
                fight = Fight(Seat(attacker), Seat(defender), CLEARING)
                fight.rolled = {attacker: 2, defender: 1}
                if attacker == defender:
                    continue
                before = [each[:2] for each in effects_of(state, fight)]
                hands, state.hands = state.hands, [[] for _ in state.hands]
                assert [each[:2] for each in effects_of(state, fight)] == before
                state.hands = hands


def deck_keys(table: RootTestTable) -> set[str]:
    """Return the keys of the cards in the deck."""
    return {CARDS[card].key for card in table.state.deck}


def bitter_against_scouts(**options: str) -> RootTestTable:
    """Line a Bitter warlord with a mob up against the Eyrie, whose Scouts may turn the dice."""
    seats = ("hundreds", "eyrie", "marquise")
    table = hired_table("rabbit_scouts", "eyrie", *seats, **options)
    warlord(table, CLEARING, 1, mood="bitter")
    mob(table, CLEARING)
    table.place(CLEARING, eyrie=3)
    table.give("eyrie", "a_visit_to_friends")
    return table


@pytest.mark.parametrize("first", ["bitter", "rabbit_scouts"])
def test_the_attacker_orders_what_both_sides_use_before_the_roll(first: str) -> None:
    table = bitter_against_scouts()
    hundreds, eyrie = table.seat("hundreds"), table.seat("eyrie")
    asked = {
        "bitter": (f"{hundreds}:bitter", "hundreds: 5", "eyrie: a_visit_to_friends"),
        "rabbit_scouts": (f"{eyrie}:rabbit_scouts", "eyrie: a_visit_to_friends", "hundreds: 5"),
    }
    order, *answers = asked[first]

    played = table.play(
        battle("hundreds", "eyrie", CLEARING),
        ["eyrie: pass", f"hundreds: {order}", *answers],
        dice=[3, 0],
    )

    assert list_used(played) == [first, *asked.keys() - {first}]
    assert played.only(Battled).dealt == 0, "the Eyrie deal the higher roll"
    assert section_about("battle.before_roll") == "4.3.2"


def test_by_plan_the_attacker_sees_the_others_effects_before_the_roll_first() -> None:
    table = bitter_against_scouts(responses="planned")
    table.state.current = table.seat("marquise")

    played = table.play(battle("hundreds", "eyrie", CLEARING), dice=[0, 0])

    assert list_used(played) == ["rabbit_scouts", "bitter"]


def test_reading_on_about_the_order_leads_to_its_section() -> None:
    assert section_about("battle.order") == "4.3.4"
    assert "4.3.4" in LAW.sections()
