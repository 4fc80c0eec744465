"""Every Reward card: used in the player's own turn, in duels, or working by itself."""

from __future__ import annotations

import pytest

from tests.runewars.kit import (
    AREA_OF,
    UNIT_OF,
    FateDrawn,
    QuestTable,
    RewardGiven,
    RewardShown,
    RewardUsed,
    RunewarsTable,
    draw_rewards,
)

TABLE = QuestTable


# In the player's own turn


def test_a_shard_is_turned_in_at_an_own_stronghold_even_by_a_routed_hero(table):
    laurel = table.hero("daqan", "laurel", "DA", "timmorran_shard", "timmorran_shard", routed=True)
    table.stronghold("daqan", "DA")
    before = table.state.dragon_runes

    table.order("daqan", 4)
    assert table.offered("daqan").count("reward:laurel:timmorran_shard") == 1
    table.choose("daqan", "laurel:timmorran_shard", "5A", "5C")
    table.choose("daqan", "laurel:timmorran_shard", "9A", "9B")

    assert table.state.dragon_runes == before - 2
    assert [table.state.runes[AREA_OF[at]].dragon for at in ("5A", "5C", "9A", "9B")] == [
        True, False, True, False,
    ]  # fmt: skip
    assert not laurel.rewards
    assert len(table.state.reward_discard) == 2


def test_a_shard_is_of_no_use_elsewhere(table):
    table.hero("daqan", "laurel", "5B", "timmorran_shard")
    table.stronghold("uthuk", "5B")

    table.order("daqan", 4)

    assert not any(each.startswith("reward") for each in table.offered("daqan"))


def test_the_flute_obeys_borders_unless_all_can_fly(table):
    table.hero("daqan", "laurel", "1A", "flute_of_possession")
    table.units("neutral", "1A", razorwing=1, beastman_routed=1)

    table.order("daqan", 4)
    table.choose("daqan", "runewars.reward:laurel:flute_of_possession")

    assert table.offered("daqan") == ["area:1B", "area:1C", "area:7A"]
    table.choose("daqan", "7A")
    assert table.state.units[AREA_OF["7A"]] == {
        2 * UNIT_OF["razorwing"]: 1,
        2 * UNIT_OF["beastman"] + 1: 1,
    }
    assert table.state.holder[AREA_OF["7A"]] == -1


def test_the_flute_may_overfill_a_rivals_area_and_he_destroys_the_surplus(table):
    table.hero("daqan", "laurel", "4C", "flute_of_possession")
    table.units("neutral", "4C", hellhound=2)
    table.units("uthuk", "5C", berserker=7)

    table.order("daqan", 4)
    table.choose("daqan", "laurel:flute_of_possession", "5C")

    assert table.asked("uthuk") == "limit"
    table.choose("uthuk", "hellhound=1")
    assert table.state.count_units(AREA_OF["5C"]) == 8


def test_an_ice_storm_routs_up_to_three_standing_foes(table):
    table.hero("daqan", "laurel", "5B", "ice_storm")
    table.units("uthuk", "5B", berserker=3, warlock=2, flesh_ripper_routed=1)

    table.order("daqan", 4)
    table.choose("daqan", "laurel:ice_storm", "berserker=2 warlock=1")

    assert table.state.routed(AREA_OF["5B"]) == {
        UNIT_OF["flesh_ripper"]: 1,
        UNIT_OF["berserker"]: 2,
        UNIT_OF["warlock"]: 1,
    }


def test_an_ice_storm_spares_ones_own(table):
    table.hero("daqan", "laurel", "5B", "ice_storm")
    table.units("daqan", "5B", bowman=3)

    table.order("daqan", 4)

    assert not any(each.startswith("reward") for each in table.offered("daqan"))


def test_a_staff_of_light_raises_the_area_and_heals_the_hero(table):
    laurel = table.hero("daqan", "laurel", "5B", "staff_of_light", damage=2)
    table.units("daqan", "5B", bowman_routed=2, giant_routed=1, knight=1)

    table.order("daqan", 4)
    table.choose("daqan", "laurel:staff_of_light")

    assert not table.state.routed(AREA_OF["5B"])
    assert table.state.count_units(AREA_OF["5B"]) == 4
    assert laurel.damage == 0


def test_a_war_chest_holds_four_influence(table):
    laurel = table.hero("daqan", "laurel", "5B", "war_chest")

    table.order("daqan", 4)
    told = table.choose("daqan", "laurel:war_chest")

    assert table.gained("daqan") == 4
    assert told.only(RewardUsed).hero == laurel.hero
    assert not laurel.rewards


def test_a_scroll_draws_two_tactics_cards(table):
    table.hero("daqan", "laurel", "5B", "scroll_of_stratagems")

    table.order("daqan", 4)
    table.choose("daqan", "laurel:scroll_of_stratagems")

    assert len(table.state.tactics[0]) == 2
    assert sorted(table.state.fresh[0]) == sorted(table.state.tactics[0])


def test_a_draught_heals_at_any_time_of_ones_own(table):
    for start in ("turn", "summer"):
        table = QuestTable()
        laurel = table.hero("daqan", "laurel", "5B", "healing_draught", damage=3)

        table.order("daqan", 4) if start == "turn" else table.summer()
        table.choose("daqan", "runewars.reward:laurel:healing_draught")

        assert laurel.damage == 0
        assert not laurel.rewards


def test_rewards_of_ones_turn_are_closed_in_the_quest_phase(table):
    table.hero("daqan", "laurel", "5B", "war_chest")

    table.summer()

    assert not any(each.startswith("reward") for each in table.offered("daqan"))


# Gifts


def test_rewards_go_from_hero_to_hero_in_one_area_once(table):
    laurel = table.hero("daqan", "laurel", "5B", "soulbiter", shown=True)
    ronan = table.hero("daqan", "ronan", "5B", "war_chest")

    table.order("daqan", 4)
    told = table.choose("daqan", "laurel:soulbiter:ronan")

    assert told.only(RewardGiven).taker == ronan.hero
    assert table.rewards(ronan) == ["war_chest", "soulbiter"]
    assert ronan.shown == ronan.rewards[1:], "it still lies faceup"
    assert not laurel.rewards
    assert "give:ronan:soulbiter:laurel" not in table.offered("daqan")
    assert "give:ronan:war_chest:laurel" in table.offered("daqan")


def test_mail_that_keeps_its_bearer_alive_is_not_given_away(table):
    laurel = table.hero("daqan", "laurel", "5B", "dragonscale_mail", damage=4)
    table.hero("daqan", "ronan", "5B")

    table.order("daqan", 4)
    assert not any(each.startswith("give") for each in table.offered("daqan"))
    laurel.damage = 3
    table.order("daqan", 4)
    assert "give:laurel:dragonscale_mail:ronan" in table.offered("daqan")


# Working by themselves


@pytest.mark.parametrize(
    ("item", "quest", "at", "cards"),
    [
        ("belt_of_giants", "q05", "9A", 4),
        ("gloves_of_deftness", "q02", "4A", 5),
        ("circlet_of_insight", "q07", "5B", 3),
    ],
)
def test_items_add_to_attributes_and_are_seen_to(table, item, quest, at, cards):
    table.hero("daqan", "laurel", at, item)
    table.quest("daqan", quest)
    table.fate(5, 1, 2, 6, 8)

    table.summer()
    told = table.choose("daqan", f"runewars.attempt:laurel:{quest}", "...")

    assert len(told.only(FateDrawn).cards) == cards
    assert told.only(RewardShown)


def test_boots_are_seen_only_where_they_carry_further(table):
    laurel = table.hero("daqan", "laurel", "5B", "boots_of_the_wind")

    table.summer()
    told = table.choose("daqan", "runewars.travel:laurel:3B")
    assert not told.told(RewardShown)
    told = table.choose("daqan", "runewars.travel:laurel:9A")
    assert told.only(RewardShown).hero == laurel.hero


# The deck


def test_an_empty_reward_deck_is_made_of_the_discards(table):
    laurel = table.hero("daqan", "laurel", "5B")
    table.state.reward_discard = table.state.reward_deck[:1]
    table.state.reward_deck = []

    async def rule(t: RunewarsTable) -> None:
        draw_rewards(t, laurel, 3)

    table.play(rule)

    assert len(laurel.rewards) == 1
