"""Rulings of battle: strongholds, the routed, cards at the start, retreats (part 16, 19 to 38)."""

from __future__ import annotations

import pytest

from tests.runewars.kit import (
    UNITS,
    BattleDrawn,
    BattleEnded,
    BattleTable,
    BattleTallied,
    Refused,
    StrongholdDamaged,
    area,
    card,
    tally,
)

MISS = "triangle miss"


@pytest.mark.ruling("combat:19")
def test_five_units_lose_against_a_stronghold_and_damage_it() -> None:
    table = BattleTable()
    table.stronghold("daqan", "9A")

    played = table.fight("uthuk", "9A", ["uthuk: 3A"], berserker=5)

    assert table.tally(played) == (5, 5)
    assert played.told(StrongholdDamaged)
    assert table.army("3A") == {"berserker.routed": 5}
    assert table.controller("9A") == "daqan"


@pytest.mark.ruling("combat:20")
@pytest.mark.parametrize("choice", ["takeover", "destroy"])
def test_six_units_win_and_replace_or_destroy_the_stronghold(choice: str) -> None:
    table = BattleTable()
    table.stronghold("daqan", "9A", development="diplomat")

    table.fight("uthuk", "9A", [f"uthuk: {choice}"], berserker=6)

    stronghold = table.state.strongholds.get(area("9A"))
    if choice == "takeover":
        assert stronghold is not None
        assert (stronghold.seat, stronghold.damaged) == (table.seat("uthuk"), True)
        assert not stronghold.development
    else:
        assert stronghold is None
    assert table.army("9A") == {"berserker": 6}


@pytest.mark.ruling("combat:21")
def test_four_units_win_against_a_damaged_stronghold() -> None:
    table = BattleTable()
    table.stronghold("daqan", "9A", damaged=True)

    played = table.fight("uthuk", "9A", ["uthuk: destroy"], berserker=4)

    assert table.tally(played) == (4, 3)
    assert table.controller("9A") == "uthuk"


@pytest.mark.ruling("combat:22")
def test_a_defender_without_units_wins_a_tie_by_bonuses() -> None:
    table = BattleTable()
    table.line_up("uthuk", "daqan", "9A", uthuk="berserker berserker berserker berserker")
    assert table.state.battle is not None
    table.state.battle.strength[table.side("daqan")] = 4

    played = table.play(tally, ["uthuk: 3A"])

    assert table.tally(played) == (4, 4)
    assert played.only(BattleEnded).winner == table.seat("daqan")


@pytest.mark.ruling("combat:23")
def test_routed_defenders_do_not_fight_and_die_or_keep_lying() -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman_routed=2)
    table.draws(MISS)
    played = table.fight("uthuk", "9A", berserker=1)
    assert [event.side for event in played.told(BattleDrawn)] == [table.seat("uthuk")]
    assert table.dead(played, "daqan") == {"footman": 2}
    assert table.army("9A") == {"berserker": 1}

    table = BattleTable()
    table.units("daqan", "9A", footman_routed=2)
    table.stronghold("daqan", "9A")
    table.fight("uthuk", "9A", ["uthuk: 3A"], berserker=1)
    assert table.army("9A") == {"footman.routed": 2}


@pytest.mark.ruling("combat:24")
def test_rally_cry_stands_up_four_who_fight() -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman_routed=5)
    table.tactics("daqan", "rally_cry")
    table.draws(*[MISS] * 5)

    played = table.fight(
        "uthuk", "9A", ["daqan: rally_cry", "daqan: footman=4", "uthuk: 3A"], berserker=1
    )

    footmen = [len(e.cards) for e in played.told(BattleDrawn) if UNITS[e.unit].key == "footman"]
    assert footmen == [4]
    assert table.tally(played) == (1, 4)
    assert table.army("9A") == {"footman": 4, "footman.routed": 1}


@pytest.mark.ruling("combat:25")
def test_summon_lightning_kills_a_lone_attacker_of_the_routed() -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman_routed=2)
    table.tactics("daqan", "summon_lightning")

    played = table.fight("uthuk", "9A", ["daqan: summon_lightning"], berserker=1)

    assert table.dead(played, "uthuk") == {"berserker": 1}
    assert table.tally(played) == (0, 0)
    assert table.army("9A") == {"footman.routed": 2}


@pytest.mark.ruling("combat:26")
def test_summon_lightning_strikes_those_who_stand_first() -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman=6)
    table.tactics("latari", "flank_attack", "summon_lightning")
    table.draws(*[MISS] * 3)

    answers = ["latari: flank_attack", "latari: summon_lightning", "daqan: 3A"]
    played = table.fight("latari", "9A", answers, archer=3)

    assert table.dead(played, "daqan") == {"footman": 4}
    assert table.fled(played, "daqan") == {"footman": 2}, "the two that were routed"
    assert len(played.told(BattleDrawn)) == 1, "nobody of the footmen stood any more"


def retreated_from_mobilize() -> BattleTable:
    """Have Daqan retreat tactically from an order that may go on."""
    table = BattleTable()
    table.units("uthuk", "UA", berserker=5)
    table.units("daqan", "1B", footman=2)
    table.units("daqan", "1A", footman=1)
    table.units("daqan", "1C", knight=1)
    table.tactics("daqan", "tactical_retreat")
    table.order(
        "uthuk", 2, ["uthuk: activate:1B", "uthuk: UA.berserker=2", "daqan: tactical_retreat",
                     "daqan: 1A"],
    )  # fmt: skip
    return table


@pytest.mark.ruling("combat:27")
def test_after_a_tactical_retreat_the_order_starts_no_other_battle() -> None:
    table = retreated_from_mobilize()
    assert table.army("1B") == {"berserker": 2}
    assert table.army("1A") == {"footman": 1, "footman.routed": 2}

    table.choose("uthuk", "activate:1C")
    assert table.army("1C") == {"knight": 1}
    assert table.army("UA") == {"berserker": 3}, "nobody may enter an enemy area"

    table = retreated_from_mobilize()
    table.choose("uthuk", "activate:UC", ["uthuk: UA.berserker=3"])
    assert table.army("UC") == {"berserker": 3}


@pytest.mark.ruling("combat:28")
def test_after_a_tactical_retreat_surplus_attackers_retreat() -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman=1)
    table.tactics("daqan", "tactical_retreat")

    played = table.fight("uthuk", "9A", ["daqan: tactical_retreat", "uthuk: 3A"], berserker=11)

    assert table.dead(played, "daqan") == {"footman": 1}, "no friendly area lies beside"
    assert table.army("9A") == {"berserker": 8}
    assert table.army("3A") == {"berserker.routed": 3}


@pytest.mark.ruling("combat:29")
def test_a_stronghold_left_by_tactical_retreat_is_taken_undamaged() -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman=1, footman_routed=2)
    table.stronghold("daqan", "9A", development="diplomat")
    table.units("daqan", "3A", knight=1)
    table.tactics("daqan", "tactical_retreat")

    played = table.fight("uthuk", "9A", ["daqan: tactical_retreat"], berserker=2)

    stronghold = table.state.strongholds[area("9A")]
    assert (stronghold.seat, stronghold.damaged) == (table.seat("uthuk"), False)
    assert not stronghold.development
    assert table.dead(played, "daqan") == {"footman": 2}, "those who lay there before"
    assert table.army("3A") == {"footman.routed": 1, "knight": 1}
    assert not played.told(BattleEnded), "nobody has won"


def test_with_four_strongholds_the_one_left_may_be_destroyed_instead() -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman=1)
    table.stronghold("daqan", "9A")
    for home in ("UA", "UB", "UC", "1B"):
        table.stronghold("uthuk", home)
    table.tactics("daqan", "tactical_retreat")

    table.fight("uthuk", "9A", ["daqan: tactical_retreat", "uthuk: destroy"], berserker=2)

    assert area("9A") not in table.state.strongholds
    assert len(table.state.strongholds) == 4


@pytest.mark.ruling("combat:30")
def test_a_card_for_the_victor_is_spent_when_the_battle_is_cancelled() -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman=1)
    table.tactics("uthuk", "to_the_victor")
    table.tactics("daqan", "tactical_retreat")
    table.influence(uthuk=1)

    table.fight("uthuk", "9A", ["uthuk: to_the_victor", "daqan: tactical_retreat"], berserker=2)

    assert table.hand("uthuk") == []
    assert table.state.influence[table.seat("uthuk")] == 1
    assert len(table.state.tactics_discard) == 2


@pytest.mark.ruling("combat:31")
def test_no_card_twice_at_one_moment_but_again_in_another_step() -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman=8)
    table.tactics("uthuk", "summon_lightning", "summon_lightning")
    table.fight("uthuk", "9A", ["uthuk: summon_lightning", "uthuk: ..."], berserker=1)
    assert table.refused("uthuk", card("summon_lightning")).key == Refused("tactic-not-now").key

    table = BattleTable(battle="steps")
    table.units("latari", "9A", archer=2, pegasus_rider=1)
    table.tactics("uthuk", "rally_cry", "rally_cry")
    table.draws("triangle rout 1", MISS, "triangle rout 1", "rectangle rout 1", "hexagon miss")
    played = table.fight(
        "uthuk", "9A",
        ["uthuk: done", "uthuk: done", "uthuk: rally_cry", "uthuk: done", "uthuk: rally_cry",
         "uthuk: 3A"],
        berserker=1, chaos_lord=1,
    )  # fmt: skip
    assert table.hand("uthuk") == []
    assert table.laid(played, "uthuk") == {"berserker": 2}


@pytest.mark.ruling("combat:32")
def test_of_twelve_who_win_four_retreat_together() -> None:
    table = BattleTable()

    table.fight("daqan", "UA", ["daqan: 1B"], footman=12)

    assert table.army("UA") == {"footman": 8}
    assert table.army("1B") == {"footman.routed": 4}


@pytest.mark.ruling("combat:33")
def test_the_surplus_overfills_the_only_friendly_neighbour() -> None:
    table = BattleTable()
    table.units("daqan", "1B", bowman=7)

    table.fight("daqan", "UA", ["daqan: footman.routed=1"], footman=10)

    assert table.army("UA") == {"footman": 8}
    assert table.army("1B") == {"bowman": 7, "footman.routed": 1}


@pytest.mark.ruling("combat:34")
def test_a_full_friendly_neighbour_must_be_taken_before_an_empty_one() -> None:
    table = BattleTable()
    table.stronghold("uthuk", "UA")
    table.units("daqan", "1B", bowman=8)

    table.fight("daqan", "UA", ["daqan: footman.routed=2"], footman=2)

    assert table.army("1B") == {"bowman": 8}
    assert table.army("1C") == {}


@pytest.mark.ruling("combat:35")
def test_without_friendly_or_empty_neighbours_those_who_retreat_die() -> None:
    table = BattleTable()
    table.stronghold("uthuk", "UA")
    table.units("uthuk", "1B", berserker=1)
    table.units("neutral", "1C", beastman=1)

    played = table.fight("daqan", "UA", footman=2)

    assert table.dead(played, "daqan") == {"footman": 2}


@pytest.mark.ruling("combat:36")
def test_units_sent_off_one_by_one_may_go_to_different_areas() -> None:
    table = BattleTable(responses="live")
    table.units("daqan", "9A", footman=3)
    table.units("daqan", "3A", knight=1)
    table.units("daqan", "2B", knight=1)
    table.draws("circle special", "circle special", *[MISS] * 3)

    played = table.fight("latari", "9A", ["daqan: 3A", "daqan: 2B", "daqan: 2B"], sorceress=2)

    assert table.army("3A") == {"footman.routed": 1, "knight": 1}
    assert table.army("2B") == {"footman.routed": 2, "knight": 1}
    assert table.tally(played) == (2, 1), "who was sent off counts no more"


@pytest.mark.ruling("combat:37")
def test_activation_tokens_do_not_stop_a_retreat() -> None:
    table = BattleTable()
    table.stronghold("daqan", "9A")
    table.activate("uthuk", "9A")
    table.units("uthuk", "3A", warlock=1)
    table.activate("uthuk", "3A")

    table.fight("uthuk", "9A", berserker=2)

    assert table.army("3A") == {"berserker.routed": 2, "warlock": 1}


@pytest.mark.ruling("combat:38")
def test_those_routed_before_die_those_routed_in_battle_retreat() -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman=2, knight_routed=2)
    table.draws("triangle rout 1", "triangle rout 1", MISS)

    played = table.fight("latari", "9A", ["daqan: 3A"], archer=3)

    assert played.told(BattleTallied)
    assert table.dead(played, "daqan") == {"knight": 2}
    assert table.army("3A") == {"footman.routed": 2}
