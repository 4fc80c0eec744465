"""Heroes that command or ambush: two variants (J3)."""

from __future__ import annotations

import pytest

from tests.runewars.kit import (
    AREA_OF,
    DuelRound,
    QuestTable,
    RunewarsTable,
    Seat,
    gain_hero,
    hero_menu,
    hurt_hero,
)

TABLE = QuestTable


# Commanders (J3)


def test_a_commander_does_not_count_quest_or_walk_but_duels_heals_and_trains():
    table = QuestTable(commander="on")
    table.hero("daqan", "mordrog", "5B", commander=True, damage=1)
    table.hero("uthuk", "laurel", "5B")
    table.units("daqan", "5B", bowman=1)
    table.quest("daqan", "q07")

    table.summer()
    kinds = {each.partition(":")[0] for each in table.offered("daqan")}

    assert kinds == {"duel", "heal", "train", "done"}


def test_a_commander_falls_only_in_duels():
    table = QuestTable(commander="on")
    mordrog = table.hero("daqan", "mordrog", "5B", commander=True, damage=4)

    async def rule(t: RunewarsTable) -> None:
        hurt_hero(t, mordrog, 2)

    table.play(rule)
    assert mordrog.damage == 4
    table.hero("uthuk", "laurel", "5B")
    table.fate(7, 5)
    table.summer()
    table.choose("daqan", "runewars.duel:mordrog:laurel")
    assert not table.alive(mordrog)


def test_three_heroes_and_a_commander_may_stand_together():
    table = QuestTable(commander="on")
    table.hero("daqan", "mordrog", "DA", commander=True)
    table.hero("daqan", "laurel", "DA")
    table.hero("daqan", "ronan", "DA")

    async def rule(t: RunewarsTable) -> None:
        await gain_hero(t, Seat(0), 0, AREA_OF["DB"])

    table.play(rule)

    assert table.asked("daqan") is None
    assert len(table.state.heroes_of(0)) == 4


# Ambush


def test_an_ambush_is_a_duel_besides_the_action_and_its_first_reply_is_ignored(table):
    laurel = table.hero("daqan", "laurel", "5B")
    mordrog = table.hero("uthuk", "mordrog", "5B")
    table.tactics("daqan", "ambush")
    table.fate(5, 6, 7, 8, 9, 10, 17, 18)

    table.summer()
    told = table.choose("daqan", "runewars.play:ambush")

    assert [event.attacker_damage for event in told.told(DuelRound)] == [0, 0, 0, 0]
    assert (laurel.damage, mordrog.damage) == (0, 1)
    assert not laurel.acted
    assert table.asked("daqan") == "quests.act"
    assert not table.state.tactics[0]


@pytest.mark.parametrize("spoiled", ["drawn this season", "duelled", "routed", "elsewhere"])
def test_an_ambush_needs_a_fresh_pair_and_an_older_card(table, spoiled):
    laurel = table.hero("daqan", "laurel", "5B" if spoiled != "elsewhere" else "5A")
    mordrog = table.hero("uthuk", "mordrog", "5B")
    table.tactics("daqan", "ambush")
    table.summer()
    if spoiled == "drawn this season":
        table.state.fresh[0] = table.state.tactics[0][:]
    mordrog.duelled = spoiled == "duelled"
    laurel.routed = spoiled == "routed"

    table.play(lambda t: hero_menu(t, Seat(0), laurel.hero))

    assert not any(each.startswith("play") for each in table.offered("daqan"))
