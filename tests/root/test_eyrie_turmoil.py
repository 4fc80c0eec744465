"""The turmoil of the Eyrie and their leaders (Law 7.7, 7.8)."""

from __future__ import annotations

import pytest

from bot.ui.wording import Wording
from tests.root.kit import (
    CARDS,
    GAME,
    LEADERS,
    Battle,
    Battled,
    ChooseLeader,
    Clearing,
    DecreePurged,
    Drew,
    FallIntoTurmoil,
    LeaderChosen,
    NewClutch,
    Played,
    Removed,
    RootTestTable,
    Scored,
    battle,
    columns,
    decree,
    fill_roosts,
    hide,
    turn_is_over,
)

# Turmoil (7.7)


def turn_to_turmoil(table: RootTestTable) -> Played:
    """Begin Daylight and take up the card that brings turmoil."""
    table.start("eyrie", "craft")
    return table.choose("eyrie", table.options("eyrie", FallIntoTurmoil)[0])


@pytest.mark.ruling("base:E07")
def test_turmoil_costs_a_point_per_bird_and_discards_all_but_the_viziers(table):
    decree(
        table, "despot", viziers=True,
        recruit="anvil", move="sappers", battle="bake_sale", build="codebreakers",
    )  # fmt: skip
    table.points(eyrie=5)

    played = turn_to_turmoil(table)

    assert table.score("eyrie") == 2
    assert len(played.only(DecreePurged).cards) == 4
    purged = [CARDS[card].key for card in table.state.discard]
    assert purged == ["anvil", "sappers", "bake_sale", "codebreakers"]


@pytest.mark.ruling("base:E08")
def test_humiliation_stops_at_no_points(table):
    decree(table, "despot", viziers=True, recruit="anvil")
    table.points(eyrie=1)

    turn_to_turmoil(table)

    assert table.score("eyrie") == 0


@pytest.mark.ruling("base:E09")
def test_after_turmoil_evening_is_played_as_always(table):
    decree(table, "builder", build="foxfolk_steel")
    fill_roosts(table, 4)
    table.deck("anvil", "sword", "cobbler")

    turn_to_turmoil(table)
    played = table.choose("eyrie", "despot")

    assert played.only(Scored).points == 3
    assert played.told(Drew)[0] == Drew(table.seat("eyrie"), 2)
    assert table.hand("eyrie") == ["anvil", "sword"]
    assert turn_is_over(table)


@pytest.mark.ruling("base:E10")
def test_without_a_leader_face_up_all_four_come_back(table):
    decree(table, "despot", recruit="anvil")
    table.board("eyrie").leaders = []

    played = turn_to_turmoil(table)

    assert played.told(NewClutch)
    assert [option.leader for option in table.options("eyrie", ChooseLeader)] == list(LEADERS)
    table.choose("eyrie", "despot")
    assert table.board("eyrie").leader == "despot"
    assert table.board("eyrie").leaders == ["builder", "charismatic", "commander"]


def test_a_deposed_leader_stays_face_down_until_the_new_clutch(table):
    decree(table, "despot", viziers=True, recruit="anvil")

    turn_to_turmoil(table)

    offered = [option.leader for option in table.options("eyrie", ChooseLeader)]
    assert offered == ["builder", "charismatic", "commander"]
    table.choose("eyrie", "commander")
    assert table.board("eyrie").leaders == ["builder", "charismatic"]
    assert columns(table) == [[], ["loyal_vizier"], ["loyal_vizier"], []]


def test_the_last_leader_face_up_takes_over_unasked(table):
    decree(table, "despot", recruit="anvil")
    table.board("eyrie").leaders = ["charismatic"]

    played = turn_to_turmoil(table)

    assert played.only(LeaderChosen).leader == "charismatic"
    assert table.board("eyrie").leaders == []


def test_turmoil_ends_daylight_for_crafting_and_the_rest_of_the_decree(table):
    decree(table, "builder", recruit="bake_sale", move="anvil")
    table.build(1, "eyrie", "roost")
    table.place(1, eyrie=2)
    table.give("eyrie", "crossbow_mouse")

    turn_to_turmoil(table)
    table.choose("eyrie", "despot")

    assert turn_is_over(table), "neither a move nor a craft was offered"
    assert table.warriors("eyrie", 1) == 2
    assert "crossbow_mouse" in table.hand("eyrie")


def test_a_dominance_card_purged_from_the_decree_becomes_available(table):
    decree(table, "despot", viziers=True, recruit="dominance_fox anvil")

    turn_to_turmoil(table)

    assert [CARDS[card].key for card in table.state.available] == ["dominance_fox"]
    assert [CARDS[card].key for card in table.state.discard] == ["anvil"]


def test_turmoil_costs_no_points_once_the_score_marker_is_gone(table):
    decree(table, "despot", viziers=True, recruit="anvil")
    table.points(eyrie=12)
    table.state.dominance[table.seat("eyrie")] = table.take("dominance_fox")

    turn_to_turmoil(table)

    assert table.score("eyrie") == 12


def test_cobbler_may_be_used_after_turmoil_at_the_start_of_evening(table):
    decree(table, "despot", viziers=True, recruit="anvil")
    table.place(1, eyrie=2)
    table.craft("eyrie", "cobbler")
    turn_to_turmoil(table)

    played = table.choose("eyrie", "builder")

    assert not played.told(Scored)
    assert table.asked("eyrie") == "eyrie.evening"
    table.choose("eyrie", "use:cobbler", ["eyrie: 1:5:2"])
    assert table.warriors("eyrie", 5) == 2


def test_cobbler_is_not_offered_after_the_roosts_have_scored(table):
    decree(table, "despot", viziers=True)
    fill_roosts(table, 3)
    table.craft("eyrie", "cobbler")
    table.place(1, eyrie=2)
    table.start("eyrie", "evening")

    table.choose("eyrie", "done")

    assert table.score("eyrie") == 2
    assert turn_is_over(table)


# Leaders in battle (7.8)


def test_the_commander_deals_an_extra_hit_as_attacker_only(table):
    decree(table, "commander")
    table.place(5, eyrie=1, marquise=5)

    attack = table.play(battle("eyrie", "marquise", 5), dice=[1, 0])
    assert attack.only(Battled).dealt == 2

    defence = table.play(battle("marquise", "eyrie", 5), dice=[0, 0])
    assert defence.only(Battled).suffered == 0


def test_a_menu_counts_the_commanders_hit_and_that_of_embedded_agents():
    table = RootTestTable("eyrie", "corvids", "marquise")
    decree(table, "commander")
    table.place(5, eyrie=2)
    hide(table, 5, "bomb")
    table.build(5, "marquise", "sawmill")
    eyrie = table.seat("eyrie")

    def facts(enemy: str) -> dict[str, object]:
        return dict(GAME.facts(table.state, eyrie, Battle(Clearing(5), table.seat(enemy))))

    assert facts("marquise") == {"mine": 4, "theirs": 0}
    assert facts("corvids") == {"mine": 4, "theirs": 1}
    attack = table.play(battle("eyrie", "corvids", 5), dice=[3, 0])
    assert (attack.only(Battled).dealt, attack.only(Battled).suffered) == (4, 1)


def test_whoever_is_attacked_hears_of_the_commanders_hit_and_of_being_defenseless(table):
    decree(table, "commander")
    table.place(5, eyrie=1)
    table.build(5, "marquise", "sawmill")
    table.give("marquise", "anvil")

    table.play(battle("eyrie", "marquise", 5), ["marquise: ..."])
    (cause,) = GAME.cause(table.state, table.question("marquise"), None)

    assert (cause.args["attackers"], cause.args["defenders"]) == (3, 0)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "The hits of the Eyrie take 2 buildings and tokens."),
        ("de", "Die Treffer von der Dynastie kosten 2 Gebäude und Marker."),
        ("es", "Los impactos de la Eyrie se llevan 2 edificios y fichas."),
    ],
)
def test_whoever_loses_buildings_reads_how_many_and_by_whom(table, locale, said):
    """Once the dice lie, nothing is told of the hits that either side might have dealt."""
    table.place(5, eyrie=3)
    table.build(5, "marquise", "sawmill", "wood", "wood")
    table.play(battle("eyrie", "marquise", 5), ["marquise: ..."], dice=[1, 0])
    asked = table.question("marquise")

    (cause,) = GAME.cause(table.state, asked, None)

    assert asked.kind == "battle.losses"
    assert Wording(GAME, locale, table.match.view(asked.seat)).message(cause) == said


def test_the_attackers_own_losses_are_told_as_hits_of_the_defender(table):
    table.place(5, marquise=1, eyrie=3)
    table.build(5, "marquise", "sawmill", "wood", "wood")
    table.play(battle("marquise", "eyrie", 5), ["marquise: ..."], dice=[3, 3])

    (cause,) = GAME.cause(table.state, table.question("marquise"), None)

    assert cause.args == {"by": table.seat("eyrie"), "count": 2}


@pytest.mark.ruling("base:E11")
def test_the_despot_scores_one_more_point_however_much_falls(table):
    decree(table, "despot")
    table.place(5, eyrie=3)
    table.build(5, "marquise", "sawmill", "workshop", "wood")

    played = table.play(battle("eyrie", "marquise", 5), dice=[3, 0])

    assert len(played.told(Removed)) == 3
    assert table.score("eyrie") == 4


def test_the_despot_scores_nothing_more_for_warriors_or_outside_battle(table):
    decree(table, "despot", viziers=True)
    table.place(5, eyrie=3, marquise=1)
    table.build(10, "marquise", "sawmill")
    table.build(4, "eyrie", "roost")
    table.build(3, "eyrie", "roost")

    table.play(battle("eyrie", "marquise", 5), dice=[1, 0])
    assert table.score("eyrie") == 0

    table.build(5, "eyrie", "roost")
    table.give("eyrie", "favor_of_the_rabbits")
    table.start("eyrie", "craft")
    table.choose("eyrie", "craft:favor_of_the_rabbits")
    assert table.score("eyrie") == 1


def test_the_despot_scores_as_defender_too(table):
    decree(table, "despot")
    table.place(5, eyrie=3, marquise=1)
    table.build(5, "marquise", "sawmill")

    table.play(battle("marquise", "eyrie", 5), dice=[2, 2])

    assert table.score("eyrie") == 2
