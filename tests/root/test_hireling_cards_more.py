"""The rulings of hireling cards, HI51 to HI66: the effects of each side."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    GAME,
    HIRELINGS,
    Battled,
    CardTaken,
    Clearing,
    Discarded,
    Drew,
    Glide,
    Move,
    Removed,
    RootTestTable,
    Scored,
    TinkersSpent,
    VagabondMove,
    acting,
    battle,
    can_place,
    card_of,
    day,
    end_of_turn,
    enter,
    false_orders_for,
    hire_service,
    hired_table,
    hiring,
    legal_moves,
    place_building,
    ready_pieces,
    removing,
    setting_up,
    singing,
    targets,
    wander,
)


def where(table: RootTestTable, key: str) -> dict[int, int]:
    """Count a hireling's warriors by clearing."""
    return {c: n for c in range(1, 13) if (n := table.warriors(key, c))}


@pytest.mark.ruling("setup:HI51")
def test_spies_come_to_enemies_and_battle_each_once_or_rob_in_one():
    table = hired_table("corvid_spies", "marquise")
    table.play(setting_up(table, "corvid_spies", "eyrie"), ["eyrie: 1", "eyrie: ..."])
    assert {o.clearing for o in table.options("eyrie")} == {6, 8, 12}, "the same suit"
    table.choose("eyrie", "6")
    table.state.phase = "daylight"
    table.place(5, eyrie=1)
    table.place(7, marquise=1)
    table.give("eyrie", "ambush_fox")
    played = table.play(acting(table, "corvid_spies", "spy"), ["marquise: rob"])
    assert where(table, "corvid_spies") == {1: 1, 5: 2, 6: 1}
    assert played.told(CardTaken)
    table.place(6, eyrie=2)
    enemy = table.seat("eyrie")
    table.state.supply[table.seat("corvid_spies")] = 0
    played = table.play(
        acting(table, "corvid_spies", "spy"),
        ["marquise: battle", f"marquise: 6:{enemy}", "marquise: ..."],
        dice=[0] * 4,
    )
    assert table.match.past.is_blank(), "each battle is a step of its own"
    more = table.choose("marquise", f"5:{enemy}")
    assert [each.clearing for each in (*played.told(Battled), *more.told(Battled))] == [6, 5]


@pytest.mark.ruling("setup:HI52")
@pytest.mark.parametrize("attacks", [True, False])
def test_sentries_add_a_hit_where_own_buildings_or_tokens_stand(attacks):
    table = hired_table("raven_sentries", "marquise")
    table.place(5, marquise=2, eyrie=2)
    sides = ("marquise", "eyrie") if attacks else ("eyrie", "marquise")
    plain = table.play(battle(*sides, 5), dice=[0, 0]).only(Battled)
    table.build(5, "marquise", "wood")
    more = table.play(battle(*sides, 5), dice=[0, 0]).only(Battled)
    hits = (more.dealt - plain.dealt, more.suffered - plain.suffered)
    assert hits == ((1, 0) if attacks else (0, 1))


@pytest.mark.ruling("setup:HI53")
def test_bearers_burn_one_piece_each_warriors_first_and_grow():
    table = hired_table("flame_bearers", "marquise")
    table.play(setting_up(table, "flame_bearers", "eyrie"), ["eyrie: 5", "eyrie: 5"])
    table.state.phase = "birdsong"
    eyrie = table.seat("eyrie")
    table.place(5, eyrie=1, marquise=1)
    table.build(5, "eyrie", "roost")
    table.build(5, "alliance", "sympathy")
    table.play(singing(table, "flame_bearers"), ["marquise: ..."])
    kinds = {(o.enemy, o.piece) for o in table.options("marquise")}
    assert kinds == {(eyrie, "warrior"), (table.seat("alliance"), "sympathy")}
    table.choose("marquise", f"{eyrie}:warrior")
    assert (eyrie, "roost") in {(o.enemy, o.piece) for o in table.options("marquise")}
    played = table.choose("marquise", f"{eyrie}:roost", ["marquise: ..."])
    assert not played.told(Scored)
    assert len(played.told(Removed)) == 2
    assert {o.clearing for o in table.options("marquise")} == {1, 2, 5}


@pytest.mark.ruling("setup:HI54")
def test_smugglers_turn_cards_with_items_into_moves_and_battles():
    table = hired_table("rat_smugglers", "marquise")
    table.place(5, marquise=2)
    table.give("marquise", "anvil", "sword", "ambush_fox")
    side, seat = table.seat("rat_smugglers"), table.seat("marquise")
    assert list(HIRELINGS["rat_smugglers"].ways(table.state, side, seat)) == ["smuggle"]
    for card, move in (("anvil", "5:1:1"), ("sword", "1:5:1")):
        played = table.play(
            acting(table, "rat_smugglers", "smuggle"),
            [f"marquise: {card}", f"marquise: {move}"] if card == "anvil" else
            ["marquise: sword", f"marquise: {move}"],
        )  # fmt: skip
        assert played.told(Discarded)
    assert table.hand("marquise") == ["ambush_fox"]
    assert list(HIRELINGS["rat_smugglers"].ways(table.state, side, seat)) == []


@pytest.mark.ruling("setup:HI55")
def test_vaults_grow_from_vaults_and_cost_a_point_to_lose():
    table = hired_table("vault_keepers", "marquise")
    table.play(setting_up(table, "vault_keepers", "eyrie"), ["eyrie: 7"])
    assert (where(table, "vault_keepers"), table.pieces("vault_keepers", 7)) == ({7: 2}, ["vault"])
    table.state.phase = "daylight"
    table.play(acting(table, "vault_keepers", "delve"), ["marquise: ..."])
    assert {o.clearing for o in table.options("marquise")} == {3, 7, 8, 12}
    table.choose("marquise", "8", ["marquise: reinforce"])
    assert where(table, "vault_keepers") == {7: 3, 8: 1}
    table.place(8, eyrie=1)
    enemy = table.seat("eyrie")
    table.play(
        acting(table, "vault_keepers", "delve"),
        ["marquise: 3", "marquise: battle", f"marquise: 8:{enemy}"],
        dice=[1, 0],
    )
    assert table.warriors("eyrie", 8) == 0

    table.play(removing("eyrie", "vault_keepers", 3, "vault"))
    assert table.score("eyrie") == 1


@pytest.mark.ruling("setup:HI56")
def test_bodyguards_ignore_the_first_hit_and_no_second():
    table = hired_table("badger_bodyguards", "marquise")
    table.place(5, marquise=4, eyrie=4)
    played = table.play(battle("eyrie", "marquise", 5), dice=[3, 0])
    assert played.only(Battled).dealt == 2
    table.give("eyrie", "ambush_rabbit")
    played = table.play(battle("marquise", "eyrie", 5), ["eyrie: ambush_rabbit"], dice=[1, 1])
    assert table.warriors("marquise", 5) == 4 - 2 - 1 - 1, "an ambush uses it up"


@pytest.mark.ruling("setup:HI57")
def test_newcomers_to_a_band_stay_and_warriors_are_drawn_there():
    table = hired_table("popular_band", "marquise")
    table.play(setting_up(table, "popular_band", "eyrie"), ["eyrie: 5", "eyrie: 1"])
    assert where(table, "popular_band") == {1: 1, 5: 1}
    table.state.phase = "daylight"
    eyrie = table.seat("eyrie")
    table.place(2, eyrie=2)
    table.place(5, eyrie=1)
    table.play(enter(table, "eyrie", 2, 5, 2))
    most = max(m.warriors for m in legal_moves(table.state, eyrie, Move) if m.origin == 5)
    assert most == 1, "the one that stood there"
    table.state.arrived.clear()
    assert max(m.warriors for m in legal_moves(table.state, eyrie, Move) if m.origin == 5) == 3
    table.place(1, alliance=1)
    table.play(
        acting(table, "popular_band", "play"),
        ["marquise: 5", f"marquise: {table.seat('alliance')}:1", "marquise: 7"],
    )
    assert table.warriors("alliance", 5) == 1
    assert where(table, "popular_band") == {1: 1, 5: 1, 7: 1}


@pytest.mark.ruling("setup:HI57")
def test_a_harrier_does_not_glide_away_from_a_band_he_has_just_come_to():
    table = hired_table("street_band", "eyrie", "vagabond:harrier", "eyrie", "marquise")
    table.place(5, street_band=1)
    wander(table, 1, "boot", "boot", "torch", "sword", character="harrier")
    day(table)
    assert table.options("vagabond", Glide)
    table.choose("vagabond", VagabondMove(Clearing(5)))
    assert not table.options("vagabond", VagabondMove)
    assert not table.options("vagabond", Glide)


@pytest.mark.ruling("setup:HI57")
def test_nobody_makes_newcomers_leave_a_band():
    table = hired_table("popular_band", "marquise", "marquise", "eyrie", "alliance")
    table.place(5, popular_band=1)
    table.place(1, popular_band=1)
    table.place(2, eyrie=2)
    table.play(enter(table, "eyrie", 2, 5, 2))
    table.state.phase = "daylight"

    assert false_orders_for(table.state, table.seat("marquise")) == []
    table.play(acting(table, "popular_band", "play"), ["marquise: 7"])
    assert table.warriors("eyrie", 5) == 2


@pytest.mark.ruling("setup:HI58")
def test_a_street_band_holds_newcomers_and_comes_one_by_one():
    table = hired_table("street_band", "marquise")
    table.play(acting(table, "street_band", "busk"), ["marquise: 5"])
    assert where(table, "street_band") == {5: 1}
    table.place(2, eyrie=2)
    table.play(enter(table, "eyrie", 2, 5))
    assert not [m for m in legal_moves(table.state, table.seat("eyrie"), Move) if m.origin == 5]
    told = {line.id for line in GAME.reach(table.state, table.seat("eyrie"), 5)}
    assert told == {"reach-title", "reach-move-held", "reach-others"}
    table.place(1, marquise=1)
    table.play(enter(table, "marquise", 1, 5))
    seat = table.seat("marquise")
    table.state.hand_over(table.seat("street_band"), seat)
    assert [m for m in legal_moves(table.state, seat, Move) if m.origin == 5], "no enemy"


@pytest.mark.ruling("setup:HI59")
def test_the_furious_protector_moves_and_takes_a_warrior_of_each():
    table = hired_table("furious_protector", "marquise")
    bear = card_of(table, "furious_protector")
    table.play(setting_up(table, "furious_protector", "eyrie"), ["eyrie: 1"])
    assert bear.pawn == 1
    table.state.phase = "birdsong"
    table.place(5, eyrie=2, marquise=1, alliance=1)
    played = table.play(singing(table, "furious_protector"), ["marquise: 5"])
    assert [table.warriors(key, 5) for key in ("eyrie", "marquise", "alliance")] == [1, 0, 0]
    assert len(played.told(Removed)) == 3
    assert table.seat("furious_protector") not in targets(table.state, table.seat("eyrie"), 5)
    assert can_place(table.state, table.seat("marquise"), 5)
    assert not can_place(table.state, table.seat("eyrie"), 5)
    table.state.hand_over(table.seat(bear.key), -1)
    assert not can_place(table.state, table.seat("marquise"), 5), "everybody is its enemy"


@pytest.mark.ruling("setup:HI60")
def test_the_stoic_protector_guards_what_its_controller_has_beside_it():
    table = hired_table("stoic_protector", "marquise")
    table.place(5, marquise=1, eyrie=2)
    table.play(hiring(table, "stoic_protector", "marquise"), dice=[0])
    bear = card_of(table, "stoic_protector")
    assert bear.pawn == 5
    eyrie = table.seat("eyrie")
    assert not targets(table.state, eyrie, 5)

    table.play(removing("eyrie", "marquise", 5, warriors=1))
    assert table.warriors("marquise", 5) == 1
    table.state.phase = "birdsong"
    table.play(singing(table, "stoic_protector"), ["marquise: 1"])
    assert bear.pawn == 1
    assert targets(table.state, eyrie, 5) == [table.seat("marquise")]


@pytest.mark.ruling("setup:HI28")
def test_a_pawn_is_not_placed_where_its_controller_cannot_place_pieces():
    table = hired_table("stoic_protector", "marquise")
    table.build(1, "marquise", "keep")
    table.place(1, eyrie=2)
    table.play(hiring(table, "stoic_protector", "eyrie"), dice=[0])
    assert not card_of(table, "stoic_protector").pawn
    table.place(5, eyrie=1)
    table.play(hiring(table, "stoic_protector", "eyrie"), dice=[0])
    assert card_of(table, "stoic_protector").pawn == 5


@pytest.mark.ruling("setup:HI61")
def test_advocates_replace_an_enemy_warrior_at_each_clearing_of_a_suit():
    table = hired_table("sunny_advocates", "marquise")
    table.play(setting_up(table, "sunny_advocates", "eyrie"), ["eyrie: 8", "eyrie: 5", "eyrie: 7"])
    assert where(table, "sunny_advocates") == {5: 2, 7: 2, 8: 2}
    table.state.phase = "daylight"
    table.place(7, eyrie=2, marquise=1)
    table.play(
        acting(table, "sunny_advocates", "plead"),
        ["marquise: mouse", f"marquise: {table.seat('eyrie')}", "marquise: ..."],
    )
    assert (table.warriors("eyrie", 7), table.warriors("marquise", 7)) == (1, 2)
    table.state.supply[table.seat("marquise")] = 0
    table.play(acting(table, "sunny_advocates", "plead"), ["marquise: mouse", "marquise: ..."])
    assert table.asked("marquise") == "hirelings.place", "a replacement needs both halves"


@pytest.mark.ruling("setup:HI61")
def test_advocates_leave_mercenaries_that_their_controller_has_hired():
    table = hired_table("sunny_advocates", "marquise", "marquise", "riverfolk", "eyrie")
    table.place(7, sunny_advocates=1, riverfolk=2)
    hire_service(table, "marquise")

    table.play(acting(table, "sunny_advocates", "plead"), ["marquise: ..."])

    assert table.asked("marquise") == "hirelings.place", "no enemy warriors are there"


@pytest.mark.ruling("setup:HI62")
def test_messengers_come_along_with_each_building_and_token():
    table = hired_table("bat_messengers", "marquise")

    async def rule(t):
        place_building(t, table.seat("marquise"), 8, "sawmill")

    table.play(rule, ["marquise: 8=1"])
    assert table.warriors("marquise", 8) == 1
    table.play(rule, ["marquise: 8=0"])
    assert table.warriors("marquise", 8) == 1, "they may stay away"
    table.build(7, "eyrie", "roost")
    assert table.warriors("marquise", 7) == 0
    table.state.supply[table.seat("marquise")] = 0
    table.play(rule)
    assert table.warriors("marquise", 8) == 1


@pytest.mark.ruling("setup:HI62")
def test_messengers_are_asked_once_for_all_wood_of_a_birdsong():
    table = hired_table("bat_messengers", "marquise")
    table.build(5, "marquise", "sawmill", "sawmill")
    table.build(7, "marquise", "sawmill")
    table.start("marquise", "birdsong", ["marquise: 5=1 7=1"])
    assert (table.warriors("marquise", 5), table.warriors("marquise", 7)) == (1, 1)
    assert table.pieces("marquise", 5).count("wood") == 2


@pytest.mark.ruling("setup:HI63")
def test_roamers_craft_with_lilypads_then_battle_or_land():
    table = hired_table("river_roamers", "marquise")
    table.play(hiring(table, "river_roamers", "marquise"), ["marquise: 5"], dice=[0])
    assert (where(table, "river_roamers"), table.pieces("river_roamers", 5)) == (
        {5: 2}, ["lilypad"],
    )  # fmt: skip
    table.give("marquise", "root_tea_rabbit", "anvil")
    table.play(acting(table, "river_roamers", "paddle"), ["marquise: ..."])
    offered = {o.key() for o in table.options("marquise")}
    assert "card:anvil" not in offered
    table.choose("marquise", "done", ["marquise: land", "marquise: 4"])
    assert table.pieces("river_roamers", 4) == ["lilypad"]
    assert table.warriors("river_roamers", 4) == 2
    table.state.hands[table.seat("marquise")].clear()
    table.play(acting(table, "river_roamers", "paddle"), ["marquise: land", "marquise: 4"])
    assert table.pieces("river_roamers", 4) == ["lilypad"]
    assert table.warriors("river_roamers", 4) == 4


@pytest.mark.ruling("setup:HI64")
def test_tinkers_lend_the_top_card_as_one_icon_until_evening():
    table = hired_table("frog_tinkers", "marquise")
    table.deck("ambush_fox", "ambush_mouse")
    seat = table.seat("marquise")
    table.state.current = seat
    table.play(singing(table, "frog_tinkers"))
    assert ready_pieces(table.state, seat) == {"fox": 1}
    assert table.hand("marquise") == []
    spent = end_of_turn(table, "marquise").only(TinkersSpent)
    assert spent.card == table.card("ambush_fox")
    assert ready_pieces(table.state, seat) == {}


@pytest.mark.ruling("setup:HI65")
def test_prosperous_farmers_feed_whoever_rules_a_farm():
    table = hired_table("prosperous_farmers", "marquise")
    table.play(hiring(table, "prosperous_farmers", "marquise"), dice=[0])
    assert where(table, "prosperous_farmers") == {}, "no own pieces anywhere"
    table.build(5, "prosperous_farmers", "farm")
    table.place(5, marquise=1)
    table.place(7, eyrie=1)
    for clearing in (1, 2, 3, 4, 6, 8, 9, 10, 11, 12):
        table.place(clearing, eyrie=1)
    played = table.play(
        acting(table, "prosperous_farmers", "harvest"), ["marquise: 7", "marquise: reinforce"]
    )
    assert played.only(Drew).count == 1
    assert where(table, "prosperous_farmers") == {5: 1, 7: 1}


@pytest.mark.ruling("setup:HI66")
def test_struggling_farmers_leave_where_the_former_controller_does_not_rule():
    table = hired_table("struggling_farmers", "marquise")
    table.play(hiring(table, "struggling_farmers", "marquise"), dice=[0])
    table.place(5, marquise=1, struggling_farmers=1)
    table.place(7, struggling_farmers=1, eyrie=3)
    played = table.play(hiring(table, "struggling_farmers", "alliance"), dice=[0])
    assert [event.clearing for event in played.told(Removed)] == [5, 7]

    table.place(9, alliance=1)
    played = table.play(acting(table, "struggling_farmers", "till"))
    assert (table.pieces("struggling_farmers", 9), table.warriors("struggling_farmers", 9)) == (
        ["farm"], 1,
    )  # fmt: skip
    assert played.only(Drew).count == 1
