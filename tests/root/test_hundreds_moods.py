"""The Hundreds' moods, and a Birdsong among others (Law 14.4, 14.7)."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FOX,
    MOUSE,
    EffectUsed,
    Item,
    OutragePaid,
    Squander,
    hoard,
    hundreds_table,
    in_hoard,
    mob,
    moods_offered,
    sympathy,
    warlord,
)

ON_FOX, ON_RABBIT, ON_MOUSE = 0, 1, 2
"""Faces of the mob die."""


TABLE = hundreds_table


# Moods


@pytest.mark.ruling("expansion:LH19")
def test_items_of_the_hoard_close_their_moods(table):
    warlord(table, FOX, mood="bitter")
    hoard(table, "sword", "boot")

    table.start("hundreds", "mood")

    assert moods_offered(table) == {"grandiose", "lavish", "relentless", "rowdy", "stubborn"}


@pytest.mark.ruling("expansion:LH20")
def test_a_sword_taken_in_daylight_leaves_a_wrathful_warlord_wrathful(table):
    warlord(table, FOX, 2, mood="wrathful")
    hoard(table, "sword")
    table.place(FOX, marquise=4)
    table.start("hundreds", "advance")

    played = table.choose("hundreds", f"hundreds.charge:{table.seat('marquise')}", dice=[0, 0])

    assert played.only(EffectUsed).effect == "wrathful"
    assert table.warriors("marquise", FOX) == 3


@pytest.mark.ruling("expansion:LH21")
@pytest.mark.parametrize("before", ["lavish", "bitter"])
def test_with_all_items_the_warlord_is_lavish(table, before):
    warlord(table, FOX, mood=before)
    hoard(table, "boot", "bag", "coins", "hammer", "tea", "sword", "crossbow")

    table.start("hundreds", "mood", ["hundreds: ..."])

    assert table.board("hundreds").mood == "lavish"
    assert table.asked("hundreds") == "hundreds.lavish"


@pytest.mark.ruling("expansion:LH22")
def test_a_lavish_warlord_gives_items_away_for_two_warriors_each(table):
    warlord(table, FOX, mood="lavish")
    hoard(table, "boot", "bag", "sword")
    table.state.supply[table.seat("hundreds")] = 5
    table.start("hundreds", "lavish")

    for item in ("boot", "bag", "sword"):
        table.choose("hundreds", Squander(Item(item)), ["hundreds: ..."])

    assert table.warriors("hundreds", FOX) == 1 + 5
    assert table.score("hundreds") == 0
    assert in_hoard(table) == []
    assert table.question("hundreds").context["commands"] == 1


@pytest.mark.ruling("expansion:LH23")
def test_a_sword_given_away_opens_its_mood_from_the_next_birdsong_on(table):
    warlord(table, FOX, mood="lavish")
    hoard(table, "sword", "boot")
    table.start("hundreds", "lavish")

    table.choose("hundreds", Squander(Item("sword")), ["hundreds: ..."])
    assert table.board("hundreds").mood == "lavish"
    table.start("hundreds", "mood")

    assert "wrathful" in moods_offered(table)


@pytest.mark.ruling("expansion:LH24")
def test_eyrie_emigre_may_come_before_or_after_giving_away(table):
    exiles = hundreds_table(deck="exiles_partisans")
    warlord(exiles, FOX, 1, mood="lavish")
    hoard(exiles, "sword")
    exiles.craft("hundreds", "eyrie_emigre")

    exiles.place(MOUSE, eyrie=1)

    exiles.start(
        "hundreds",
        "lavish",
        ["hundreds: card_first", f"hundreds: hundreds.lead_on:{MOUSE}:0", "hundreds: ..."],
    )

    assert exiles.board("hundreds").warlord == MOUSE
    assert exiles.asked("hundreds") == "use.eyrie_emigre_battle"
    exiles.choose("hundreds", "pass", ["hundreds: ..."])
    assert exiles.options("hundreds", Squander)


# With others


@pytest.mark.ruling("expansion:X16")
def test_sympathies_razed_in_two_clearings_pay_outrage_for_each(table):
    table.state.ruins.clear()
    mob(table, FOX, MOUSE)
    sympathy(table, FOX, MOUSE)
    table.give("hundreds", "anvil", "mouse_in_a_sack")

    played = table.start(
        "hundreds", "raze", [f"hundreds: {FOX}", "hundreds: anvil", "hundreds: mouse_in_a_sack"],
        dice=[ON_FOX],
    )  # fmt: skip

    assert table.score("hundreds") == 2
    assert [paid.clearing for paid in played.told(OutragePaid)] == [FOX, MOUSE]


@pytest.mark.ruling("expansion:X27")
def test_a_ruin_s_second_item_of_a_kind_from_ruins_stays_under_it():
    table = hundreds_table("vagabond", "vagabond")
    ruin = min(table.state.ruins)
    table.state.ruins[ruin] = ["boot"]
    table.board("hundreds").ruin_items[:] = ["boot"]
    hoard(table, "boot")
    mob(table, ruin)

    table.start("hundreds", "raze", dice=[ON_FOX])

    assert in_hoard(table) == ["boot"]
    assert ruin in table.state.ruins

    crafted = hundreds_table("vagabond", "vagabond")
    crafted.state.ruins[ruin] = ["boot", "bag"]
    hoard(crafted, "boot")
    mob(crafted, ruin)
    crafted.start("hundreds", "raze", ["hundreds: boot"], dice=[ON_FOX])
    assert in_hoard(crafted) == ["boot", "boot"]
    assert crafted.state.ruins[ruin] == ["bag"]


def test_of_twins_the_one_from_a_ruin_leaves_the_hoard_first():
    """The Hundreds choose the item, and only the one from a ruin bars another (9.7.3)."""
    table = hundreds_table("vagabond", "vagabond")
    warlord(table, FOX, mood="lavish")
    ruin = min(table.state.ruins)
    table.state.ruins[ruin] = ["boot"]
    table.board("hundreds").ruin_items[:] = ["boot"]
    hoard(table, "boot", "boot")
    mob(table, ruin)
    table.start("hundreds", "lavish")
    table.choose("hundreds", Squander(Item("boot")), ["hundreds: ..."])

    table.start("hundreds", "raze", dice=[ON_FOX])

    assert in_hoard(table) == ["boot", "boot"]
    assert ruin not in table.state.ruins


@pytest.mark.ruling("expansion:X93")
def test_an_item_of_a_ruin_never_was_in_the_supply(table):
    before = dict(table.state.items)
    ruin = min(table.state.ruins)
    table.state.ruins[ruin] = ["boot"]
    mob(table, ruin)

    table.start("hundreds", "raze", dice=[ON_FOX])

    assert in_hoard(table) == ["boot"]
    assert table.state.items == before
