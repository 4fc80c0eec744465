"""The rulings of the Hundreds in battle: hits, moods, loot (Law 14.2.2, 14.2.5, 14.7)."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FOX,
    MOUSE,
    OTHER_FOX,
    RABBIT,
    Battled,
    CommandBattle,
    EffectUsed,
    LootSought,
    battle,
    favor,
    has_items,
    hoard,
    hundreds_table,
    in_hoard,
    mob,
    removing,
    strike,
    warlord,
)

TABLE = hundreds_table


# Moods (14.7)


@pytest.mark.ruling("expansion:LH34")
def test_no_extra_hit_without_a_wrathful_warlord_attacking_there(table):
    warlord(table, FOX, 2, mood="wrathful")
    table.place(MOUSE, hundreds=2, marquise=3)
    table.place(FOX, marquise=3, eyrie=3)
    elsewhere = table.play(battle("hundreds", "marquise", MOUSE), dice=[0, 0])
    assert elsewhere.only(Battled).dealt == 0

    defending = table.play(battle("eyrie", "hundreds", FOX), dice=[0, 0])
    assert defending.only(Battled).suffered == 0

    table.give("marquise", "ambush_fox")
    table.state.add_warriors(0, FOX, 2 - table.state.warriors[FOX][0])
    fallen = table.play(battle("hundreds", "marquise", FOX), ["marquise: ambush_fox"])
    assert not fallen.told(EffectUsed)
    assert table.board("hundreds").warlord == 0


@pytest.mark.ruling("expansion:LH35")
def test_an_ambush_uses_up_what_stubborn_ignores(table):
    warlord(table, FOX, 1, mood="stubborn")
    table.place(FOX, marquise=3)
    table.give("marquise", "ambush_fox")

    table.play(
        battle("hundreds", "marquise", FOX),
        ["marquise: ambush_fox", "hundreds: sacrifice"],
        [1, 1],
    )

    assert table.warriors("hundreds", FOX) == 0
    assert table.board("hundreds").warlord == 0


@pytest.mark.ruling("expansion:LH36")
def test_a_foiled_ambush_uses_nothing_up(table):
    warlord(table, FOX, 3, mood="stubborn")
    table.place(FOX, marquise=3)
    table.give("marquise", "ambush_fox")
    table.give("hundreds", "ambush_bird")

    played = table.play(
        battle("hundreds", "marquise", FOX),
        ["marquise: ambush_fox", "hundreds: ambush_bird", "hundreds: shield"],
        [2, 2],
    )

    assert played.only(Battled).suffered == 1
    assert table.warriors("hundreds", FOX) == 3


@pytest.mark.ruling("expansion:LH37")
def test_armorers_and_stubborn_each_ignore_their_own(table):
    warlord(table, FOX, 3, mood="stubborn")
    table.place(FOX, marquise=4)
    table.craft("hundreds", "armorers")
    table.craft("marquise", "brutal_tactics")

    played = table.play(
        battle("marquise", "hundreds", FOX),
        ["marquise: 1:brutal_tactics", "marquise: yes", "hundreds: yes"],
        [2, 0],
    )

    assert played.only(Battled).dealt == 0
    assert table.warriors("hundreds", FOX) == 4


@pytest.mark.ruling("expansion:LH38")
def test_a_bitter_warlord_calls_mobs_before_the_roll(table):
    warlord(table, FOX, 1, mood="bitter")
    mob(table, FOX, MOUSE)
    table.place(FOX, marquise=5)

    played = table.play(
        battle("marquise", "hundreds", FOX),
        [f"hundreds: {FOX} {MOUSE}", "hundreds: shield"],
        [3, 3],
    )

    assert played.only(Battled).suffered == 3
    assert table.pieces("hundreds", MOUSE) == []
    assert table.warriors("hundreds", FOX) == 1
    assert table.score("marquise") == 0


@pytest.mark.ruling("expansion:LH39")
def test_mobs_become_as_many_warriors_as_there_are_and_only_from_nearby(table):
    warlord(table, FOX, 1, mood="bitter")
    mob(table, FOX, MOUSE)
    table.place(FOX, marquise=5)
    table.state.supply[table.seat("hundreds")] = 1
    table.play(battle("marquise", "hundreds", FOX), [f"hundreds: {FOX} {MOUSE}"], [0, 0])
    assert table.warriors("hundreds", FOX) == 3

    far = hundreds_table()
    warlord(far, FOX, 1, mood="bitter")
    mob(far, OTHER_FOX)
    far.place(FOX, marquise=5)
    far.play(battle("marquise", "hundreds", FOX), dice=[0, 0])
    assert far.pieces("hundreds", OTHER_FOX) == ["mob"]

    barred = hundreds_table()
    warlord(barred, FOX, 1, mood="bitter")
    mob(barred, MOUSE)
    barred.build(FOX, "marquise", "keep")
    barred.play(battle("hundreds", "marquise", FOX), dice=[0, 0])
    assert barred.pieces("hundreds", MOUSE) == ["mob"]


# Hits (14.2.2)


@pytest.mark.ruling("expansion:LH40")
def test_hits_take_all_warriors_first_and_then_the_chosen_piece(table):
    warlord(table, FOX, 1)
    table.build(FOX, "hundreds", "stronghold", "mob")
    table.place(FOX, marquise=4)

    table.play(battle("marquise", "hundreds", FOX), ["hundreds: piece:mob"], [3, 0])

    assert table.board("hundreds").warlord == 0
    assert table.pieces("hundreds", FOX) == ["stronghold"]

    free = hundreds_table()
    warlord(free, FOX, 2)
    free.place(FOX, marquise=4)
    free.play(battle("marquise", "hundreds", FOX), ["hundreds: sacrifice"], [2, 0])
    assert free.board("hundreds").warlord == 0
    assert free.warriors("hundreds", FOX) == 1


@pytest.mark.ruling("expansion:LH41")
def test_a_favor_leaves_the_warlord_standing(table):
    warlord(table, FOX, 3)
    table.build(FOX, "hundreds", "stronghold", "mob")

    async def rule(t):
        await favor("fox")(t, table.seat("marquise"))

    table.play(rule)

    assert table.warriors("hundreds", FOX) == 1
    assert table.pieces("hundreds", FOX) == []
    assert table.score("marquise") == 2


@pytest.mark.ruling("expansion:LH52")
def test_a_player_who_is_attacked_does_not_loot(table):
    warlord(table, FOX, 2)
    table.place(FOX, marquise=2)
    has_items(table, "marquise", "boot")

    played = table.play(battle("marquise", "hundreds", FOX), dice=[0, 0])

    assert not played.told(LootSought)


@pytest.mark.ruling("expansion:LH62")
def test_a_mob_and_a_stronghold_score_for_whoever_removes_them(table):
    table.build(FOX, "hundreds", "stronghold", "mob")

    table.play(removing("eyrie", "hundreds", FOX, "stronghold", "mob"))

    assert table.score("eyrie") == 2
    seen = table.board_seen("hundreds", None)
    assert (seen.strongholds, seen.mobs) == (6, 5)


# Loot (14.2.5)


@pytest.mark.ruling("expansion:LH46")
def test_loot_is_asked_about_before_the_ambush_if_there_is_any(table):
    warlord(table, FOX, 2)
    table.place(FOX, marquise=2, eyrie=2)
    has_items(table, "marquise", "boot")
    table.give("marquise", "ambush_fox")

    table.play(battle("hundreds", "marquise", FOX), ["hundreds: ..."])
    assert table.asked("hundreds") == "hundreds.loot"

    nothing = table.play(battle("hundreds", "eyrie", FOX), dice=[0, 0])
    assert not nothing.told(LootSought)


@pytest.mark.parametrize(("responses", "asked"), [("live", ["hundreds"]), ("planned", [])])
def test_a_table_with_plans_does_not_wait_for_looters_whom_others_make_attack(responses, asked):
    table = hundreds_table("marquise", "eyrie", responses=responses)
    table.place(FOX, hundreds=2, marquise=2)
    has_items(table, "marquise", "boot")
    table.state.current = table.seat("eyrie")

    table.play(battle("hundreds", "marquise", FOX), dice=[0, 0])

    assert [table.key_of(seat) for seat in table.match.pending] == asked


@pytest.mark.ruling("expansion:LH47")
def test_loot_gives_up_rolled_hits_alone(table):
    warlord(table, FOX, 3, mood="wrathful")
    table.build(FOX, "marquise", "sawmill", "workshop")
    has_items(table, "marquise", "boot")

    played = table.play(battle("hundreds", "marquise", FOX), ["hundreds: loot"], [3, 2])

    fought = played.only(Battled)
    assert (fought.dealt, fought.suffered) == (2, 0)
    assert table.pieces("marquise", FOX) == []
    assert in_hoard(table) == ["boot"]


@pytest.mark.ruling("expansion:LH48")
def test_a_tie_rules_nothing_and_takes_nothing(table):
    table.place(FOX, hundreds=4, marquise=4)
    has_items(table, "marquise", "boot")

    table.play(battle("hundreds", "marquise", FOX), ["hundreds: loot"], [0, 0])

    assert in_hoard(table) == []
    assert table.state.crafted_items[table.seat("marquise")] == ["boot"]


@pytest.mark.ruling("expansion:LH49")
def test_a_battle_ended_by_an_ambush_still_brings_loot_where_they_rule(table):
    table.place(FOX, hundreds=2)
    table.build(FOX, "hundreds", "stronghold")
    table.build(FOX, "alliance", "sympathy")
    has_items(table, "alliance", "boot")
    table.give("alliance", "ambush_fox")

    table.play(
        battle("hundreds", "alliance", FOX),
        ["hundreds: loot", "alliance: ambush_fox"],
    )

    assert table.warriors("hundreds", FOX) == 0
    assert in_hoard(table) == ["boot"]


@pytest.mark.ruling("expansion:LH50")
def test_one_of_several_items_must_be_taken(table):
    table.place(FOX, hundreds=4, marquise=1)
    hoard(table, "sword", "sword", "tea", "hammer")
    has_items(table, "marquise", "crossbow", "tea", "coins")

    table.play(
        battle("hundreds", "marquise", FOX),
        ["hundreds: loot", "hundreds: item:tea", "hundreds: item:hammer"],
        [0, 0],
    )

    assert in_hoard(table) == ["sword", "sword", "tea", "tea"]
    assert table.score("hundreds") == 1


@pytest.mark.ruling("expansion:LH51")
def test_loot_may_be_sought_in_a_battle_that_a_card_grants():
    table = hundreds_table()
    table.craft("hundreds", "command_warren")
    table.place(FOX, hundreds=3, marquise=1)
    has_items(table, "marquise", "boot")
    table.start("hundreds", "command")
    use = next(each for each in table.options("hundreds") if each.key().startswith("use:"))

    table.choose("hundreds", use, ["hundreds: loot", "..."], [0, 0])

    assert in_hoard(table) == ["boot"]


@pytest.mark.ruling("expansion:LH28")
def test_a_looted_bag_brings_a_third_command_action_at_once(table):
    hoard(table, "boot", "coins")
    table.place(FOX, hundreds=6, marquise=1)
    table.place(RABBIT, hundreds=2)
    has_items(table, "marquise", "bag")
    table.start("hundreds", "command")
    table.choose("hundreds", f"hundreds.move:{RABBIT}:2:1", ["..."])

    strike(table, FOX, "marquise", [0, 0], ["hundreds: loot", "..."])

    assert in_hoard(table) == ["bag", "boot", "coins"]
    assert table.options("hundreds", CommandBattle)
    assert table.question("hundreds").context["commands"] == 1
