"""The Tactics cards of battles, card by card (`tactics.toml`)."""

from __future__ import annotations

import pytest

from bot.ui.wording import Wording
from tests.runewars.kit import (
    BattleTable,
    RunewarsTable,
    UnitsDestroyed,
    area,
    card,
    hurt,
    keep_hand,
    shield_wall,
)

MISS = "triangle miss"


def test_battle_cards_need_own_units_in_the_battle() -> None:
    table = BattleTable()
    table.stronghold("daqan", "9A")
    table.tactics("daqan", "tactical_retreat", "summon_lightning", "pursuit")

    played = table.fight("uthuk", "9A", ["uthuk: 3A"], berserker=2)

    assert table.tally(played) == (2, 5)
    assert len(table.hand("daqan")) == 3

    steps = BattleTable(battle="steps")
    steps.stronghold("daqan", "9A")
    steps.tactics("daqan", "pursuit")
    steps.fight("uthuk", "9A", ["uthuk: 3A"], berserker=2)
    assert steps.hand("daqan") == ["pursuit"], "nobody asked for it"


def test_flank_attack_routs_two_triangles_or_one_bigger_unit() -> None:
    for choice, laid in (("footman", {"footman": 2}), ("knight", {"knight": 1})):
        table = BattleTable()
        table.units("daqan", "9A", footman=3, knight=1)
        table.tactics("latari", "flank_attack")
        table.draws("rectangle miss", "rectangle miss", *[MISS] * 3)
        answers = ["latari: flank_attack", f"latari: type:{choice}", "latari: 3A"]
        played = table.fight("latari", "9A", answers, warrior=1)
        assert table.laid(played, "daqan") == laid


def test_shield_wall_stops_two_damage_of_one_initiative_abilities_included() -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman=4)
    table.tactics("daqan", "shield_wall")
    table.draws("triangle special", "triangle damage 1", "triangle damage 1", *[MISS] * 3)

    played = table.fight(
        "latari", "9A", ["daqan: prepare:shield_wall:1", "daqan: done", "latari: 3A"], archer=3
    )

    assert table.dead(played, "daqan") == {"footman": 1}, "the third goes through"


def test_a_shield_does_not_outlast_its_initiative() -> None:
    table = BattleTable(battle="steps")
    table.units("daqan", "9A", bowman=1, footman=4)
    table.tactics("daqan", "shield_wall")
    table.draws("triangle miss", "rectangle damage 2", *[MISS] * 4)

    played = table.fight(
        "latari", "9A", ["daqan: done", "daqan: shield_wall", "latari: 3A"], warrior=1
    )

    assert sum(table.dead(played, "daqan").values()) == 2, "step 4 is not shielded"


def test_a_shield_stops_no_destruction() -> None:
    table = BattleTable()
    table.line_up("waiqar", "daqan", "9A", waiqar="skeleton_archer", daqan="footman footman")
    table.play(lambda t: shield_wall(t, table.seat("daqan"), "battle_step"))
    table.play(lambda t: hurt(t, table.side("daqan"), 2))
    assert table.line("daqan") == "footman footman"

    table.play(lambda t: shield_wall(t, table.seat("daqan"), "battle_step"))
    table.special("waiqar", "skeleton_archer")
    assert table.line("daqan") == "footman"


def test_valiant_strike_hits_the_survivor_again() -> None:
    table = BattleTable()
    table.line_up("daqan", "latari", "9A", daqan="footman", latari="pegasus_rider archer!")
    table.special("daqan", "footman")
    assert table.line("latari") == "pegasus_rider*2 archer!"


@pytest.mark.parametrize("key", ["battle_fury", "omen"])
def test_more_cards_are_drawn_and_as_many_discarded(key: str) -> None:
    table = BattleTable(responses="live", battle="steps")
    table.units("daqan", "9A", footman_routed=1)
    table.tactics("uthuk", key)
    more = 2 if key == "battle_fury" else 1
    table.draws("circle miss", "circle rout 1", "circle special")

    table.fight("uthuk", "9A", ["uthuk: done", f"uthuk: {key}", "uthuk: ..."], warlock=1)
    assert table.asked("uthuk") == "battle.drop"
    assert len(table.offered("uthuk")) == 1 + more
    drop = "drop:miss:0 drop:special:0" if more == 2 else "drop:miss:0"
    played = table.choose("uthuk", drop)

    assert table.drew(played)["warlock"] == 1


def test_reinforcements_come_from_one_area_beside_though_activated() -> None:
    table = BattleTable()
    table.units("daqan", "3A", knight=3)
    table.activate("daqan", "3A")
    table.units("daqan", "2A", knight=3)
    table.units("daqan", "9A", siege_tower=1)
    table.tactics("daqan", "reinforcements")
    table.draws(MISS, "rectangle miss", "rectangle miss", "hexagon miss")

    answers = ["daqan: reinforcements", "daqan: knight=2", "uthuk: 9B"]
    played = table.fight("uthuk", "9A", answers, berserker=1)

    assert table.tally(played) == (1, 3), "the mountain keeps those of 2A away"
    assert table.army("3A") == {"knight": 1}
    assert table.army("9A") == {"knight": 2, "siege_tower": 1}


def test_hold_the_line_is_the_defender_s() -> None:
    table = BattleTable(battle="steps")
    table.units("daqan", "9A", footman=1)
    table.tactics("uthuk", "hold_the_line")
    table.fight("uthuk", "9A", ["uthuk: done", "uthuk: ..."], berserker=1)

    assert table.asked("uthuk") == "battle.step_cards"
    assert table.refused("uthuk", card("hold_the_line")).key == "tactic-not-now"


@pytest.mark.parametrize(("damaged", "strength"), [(False, 3), (True, 1)])
def test_siegecraft_weakens_the_stronghold(damaged: bool, strength: int) -> None:
    table = BattleTable(edition="first")
    table.stronghold("daqan", "9A", damaged=damaged)
    table.tactics("uthuk", "siegecraft")

    answers = ["uthuk: siegecraft"] + (["uthuk: destroy"] if damaged else ["uthuk: 3A"])
    played = table.fight("uthuk", "9A", answers, flesh_ripper=2)

    assert table.tally(played) == (2, strength)


def test_conquer_s_bonus_counts_a_stronghold_three_less_but_not_below_nothing() -> None:
    for damaged, walls, strength in ((False, "", 2), (True, "", 0), (True, "reinforced_walls", 2)):
        table = BattleTable()
        table.units("uthuk", "UA", flesh_ripper=3)
        table.stronghold("daqan", "1B", damaged=damaged, development=walls)
        answers = ["activate:1B", "UA.flesh_ripper=3", "takeover"]
        played = table.order("uthuk", 3, [f"uthuk: {each}" for each in answers])
        assert table.tally(played) == (3, strength)

    table = BattleTable()
    table.units("uthuk", "UA", flesh_ripper=3)
    table.stronghold("daqan", "1B", damaged=True)
    played = table.order(
        "uthuk", 3, ["uthuk: activate:1B", "uthuk: UA.flesh_ripper=3"], earlier=[7]
    )
    assert table.tally(played) == (3, 3), "without supremacy"


def test_to_the_victor_pays_the_winner() -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman_routed=1)
    table.tactics("uthuk", "to_the_victor")
    table.influence(uthuk=1)
    table.draws(MISS)

    table.fight("uthuk", "9A", ["uthuk: to_the_victor"], berserker=1)

    assert table.state.influence[table.seat("uthuk")] == 3
    assert len(table.hand("uthuk")) == 2
    assert len(table.state.fresh[table.seat("uthuk")]) == 2


def test_pursuit_kills_one_who_would_retreat() -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman=1, siege_tower=1)
    table.tactics("uthuk", "pursuit")
    table.draws(*[MISS] * 4, "hexagon miss")

    played = table.fight(
        "uthuk", "9A", ["uthuk: prepare:pursuit:6", "uthuk: done", "daqan: 3A"], berserker=3
    )

    assert table.dead(played, "daqan") == {"footman": 1}
    assert table.army("3A") == {"siege_tower.routed": 1}


def test_scorched_earth_leaves_the_winner_no_stronghold() -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman_routed=1)
    table.stronghold("daqan", "9A", damaged=True)
    table.tactics("daqan", "scorched_earth")

    answers = ["daqan: prepare:scorched_earth:6", "daqan: done"]
    played = table.fight("uthuk", "9A", answers, flesh_ripper=4)

    assert area("9A") not in table.state.strongholds
    assert table.army("9A") == {"flesh_ripper": 4}
    assert [e.count for e in played.told(UnitsDestroyed)] == [1]


@pytest.mark.parametrize("new", ["first", "second"])
def test_who_is_asked_does_not_tell_whether_a_discarded_card_was_new(new: str) -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman=2)
    table.tactics("daqan", "pursuit", fresh=new == "first")
    table.tactics("daqan", "omen", fresh=new == "second")

    async def discard_one(t: RunewarsTable) -> None:
        await keep_hand(t, table.seat("daqan"), most=1)

    table.play(discard_one, ["daqan: pursuit"])
    table.fight("uthuk", "9A", ["daqan: ..."], berserker=2)

    assert table.asked("daqan") == "battle.cards"


def test_nobody_is_asked_who_publicly_has_only_new_cards() -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman=2)
    table.tactics("daqan", "pursuit", "omen", fresh=True)

    played = table.fight("uthuk", "9A", berserker=2)

    assert table.tally(played), "the battle was fought without a question"


@pytest.mark.parametrize(("pace", "later"), [("steps", True), ("swift", False)])
def test_cards_are_asked_for_as_the_table_fights_its_battles(pace: str, later: bool) -> None:
    """Step by step, nothing is prepared and each step asks again."""
    table = BattleTable(responses="live", battle=pace)
    table.units("daqan", "9A", footman=1)
    table.tactics("uthuk", "summon_lightning")
    table.fight("uthuk", "9A", ["uthuk: ..."], berserker=1)

    question = table.question("uthuk")
    wording = Wording(table.game, "en", table.match.view(table.seat("uthuk")))

    assert question.kind == "battle.cards"
    assert ("prepare" not in wording.question(question)) == later
    assert ("asked again in each step" in wording.why(question)) == later
