"""The rulings of the Hundreds' Daylight: crafting, Command and Advance (Law 14.2, 14.5)."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FOX,
    MOUSE,
    OTHER_MOUSE,
    RABBIT,
    Advance,
    BuildStronghold,
    Clearing,
    CommandLead,
    CommandMove,
    Done,
    Lead,
    RootTestTable,
    advance,
    charge,
    exiles,
    hoard,
    hundreds_table,
    in_hoard,
    warlord,
)

TABLE = hundreds_table


def craft_tea(table: RootTestTable, *answers: str) -> None:
    """Craft Root Tea with a stronghold."""
    table.build(OTHER_MOUSE, "hundreds", "stronghold")
    table.place(OTHER_MOUSE, marquise=1)  # else it would be oppressed at the end of the turn
    table.give("hundreds", "root_tea_mouse")
    table.start("hundreds", "craft")
    table.choose("hundreds", "craft:root_tea_mouse", answers)


# Crafting (14.2.3, 14.2.4)


@pytest.mark.ruling("expansion:LH25")
@pytest.mark.parametrize(("answer", "points", "kept"), [("keep", 0, ["tea"]), ("melt:2", 2, [])])
def test_a_crafted_item_is_kept_or_removed_for_its_points(table, answer, points, kept):
    craft_tea(table, f"hundreds: hundreds.{answer}", "...")

    assert in_hoard(table) == kept
    assert table.score("hundreds") == points
    assert table.state.items["tea"] == 1


@pytest.mark.ruling("expansion:LH26")
def test_a_kept_item_on_a_full_track_scores_the_overflow(table):
    hoard(table, "sword", "sword", "hammer", "crossbow")

    craft_tea(table, "hundreds: keep", "hundreds: item:tea", "...")

    assert in_hoard(table) == ["crossbow", "hammer", "sword", "sword"]
    assert table.score("hundreds") == 1


@pytest.mark.ruling("expansion:LH27")
def test_a_crafted_boot_raises_command_in_the_same_daylight(table):
    warlord(table, MOUSE, 1)
    table.build(OTHER_MOUSE, "hundreds", "stronghold")
    table.build(RABBIT, "hundreds", "stronghold")
    table.give("hundreds", "travel_gear_mouse", "woodland_runners")
    table.start("hundreds", "craft")
    assert table.question("hundreds").context["commands"] == 1
    card = next(each for each in table.options("hundreds") if each.key().startswith("craft:"))

    table.choose("hundreds", card, ["hundreds: keep", "..."])

    assert in_hoard(table) == ["boot"]
    assert table.question("hundreds").context["commands"] == 2


@pytest.mark.ruling("expansion:X94")
def test_an_item_removed_for_points_is_gone_for_good(table):
    craft_tea(table, "hundreds: melt:2", "...")

    assert table.state.items["tea"] == 1
    assert in_hoard(table) == []


@pytest.mark.ruling("expansion:X70")
def test_a_removed_item_was_crafted_all_the_same():
    table = exiles("hundreds", "marquise", "eyrie")
    table.craft("marquise", "murine_broker")
    table.build(OTHER_MOUSE, "hundreds", "stronghold")
    table.give("hundreds", "mouse_in_a_sack")
    table.start("hundreds", "craft")
    before = len(table.hand("marquise"))
    card = next(each for each in table.options("hundreds") if each.key().startswith("craft:"))

    table.choose("hundreds", card, ["hundreds: melt:1", "..."])

    assert len(table.hand("marquise")) == before + 1


# Command and Advance (14.5)


@pytest.mark.ruling("expansion:LH29")
def test_a_stronghold_needs_a_slot_and_a_matching_card(table):
    table.place(3, hundreds=2)
    table.place(RABBIT, hundreds=2)
    table.build(3, "eyrie", "roost")
    table.give("hundreds", "better_burrow_bank", "arms_trader")
    table.start("hundreds", "command")
    bank, bird = table.card("better_burrow_bank"), table.card("arms_trader")

    assert table.why("hundreds", BuildStronghold(bank, Clearing(3)))[0] == "stronghold-slot"
    refused = table.why("hundreds", BuildStronghold(bank, Clearing(FOX)))
    assert refused == ("stronghold-rule", "14.5.2.III")
    table.choose("hundreds", BuildStronghold(bird, Clearing(RABBIT)), ["..."])

    assert table.pieces("hundreds", RABBIT) == ["stronghold"]
    assert table.score("hundreds") == 0


@pytest.mark.ruling("expansion:LH30")
def test_an_advance_moves_the_warlord_or_battles_with_him(table):
    warlord(table, FOX, 2)
    table.place(MOUSE, marquise=1)
    table.start("hundreds", "advance")
    assert {type(each) for each in table.options("hundreds")} - {Advance} == {Done}
    assert advance(MOUSE, 0) in table.options("hundreds")

    table.choose("hundreds", advance(MOUSE, 0), ["hundreds: done", "..."])
    assert (table.warriors("hundreds", MOUSE), table.board("hundreds").warlord) == (1, MOUSE)

    fighting = hundreds_table()
    warlord(fighting, FOX, 2)
    fighting.place(FOX, marquise=1)
    fighting.start("hundreds", "advance")
    fighting.choose("hundreds", charge(fighting, "marquise"), ["..."], [1, 0])
    assert fighting.warriors("marquise", FOX) == 0


@pytest.mark.ruling("expansion:LH31")
def test_without_the_warlord_the_other_advances_are_void(table):
    warlord(table, FOX)
    hoard(table, "sword", "tea", "hammer")
    table.place(FOX, marquise=4)
    table.start("hundreds", "advance")

    table.choose("hundreds", charge(table, "marquise"), ["..."], [1, 1])

    assert table.board("hundreds").warlord == 0
    assert table.asked("hundreds") != "hundreds.advance"


@pytest.mark.ruling("expansion:LH32")
def test_a_grandiose_warlord_advances_first_and_never_after_a_command(table):
    warlord(table, FOX, 3, mood="grandiose")
    hoard(table, "boot", "sword")
    table.start("hundreds", "vanguard")
    assert table.options("hundreds", Advance)
    assert not table.options("hundreds", CommandMove)

    table.choose("hundreds", "done")
    assert table.options("hundreds", CommandLead)
    table.choose("hundreds", CommandMove(Clearing(FOX), Clearing(MOUSE), 1), ["..."])

    assert not table.options("hundreds", Advance)
    assert table.why("hundreds", advance(MOUSE, 0)) == ("hundreds-passed", "14.7.2")


@pytest.mark.ruling("expansion:LH33")
def test_a_relentless_warlord_goes_on_after_a_move_and_a_battle(table):
    warlord(table, FOX, 3, mood="relentless")
    table.place(MOUSE, marquise=2)
    table.start("hundreds", "advance")

    table.choose(
        "hundreds", advance(MOUSE, 3), [f"hundreds: strike:{table.seat('marquise')}", "..."], [0, 0]
    )
    assert table.asked("hundreds") == "hundreds.relentless"
    assert table.options("hundreds", Lead)
    table.choose("hundreds", f"hundreds.lead_on:{FOX}:1", ["..."])
    assert table.board("hundreds").warlord == FOX

    only = hundreds_table()
    warlord(only, FOX, 3, mood="relentless")
    only.place(FOX, marquise=2)
    only.start("hundreds", "advance")
    only.choose("hundreds", charge(only, "marquise"), ["..."], [0, 0])
    assert only.asked("hundreds") != "hundreds.relentless"
