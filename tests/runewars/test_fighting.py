"""Battles: the effects of the cards (part 7)."""

from __future__ import annotations

from tests.runewars.kit import BattleTallied, RunewarsTestTable, area


def test_a_stronghold_alone_beats_as_many_as_its_strength() -> None:
    table = RunewarsTestTable()
    table.stronghold("daqan", "9A")

    played = table.fight("uthuk", "9A", berserker=5)

    tally = played.only(BattleTallied)
    assert (tally.attack, tally.defence) == (5, 5)
    assert table.controller("9A") == "daqan"
    assert table.state.strongholds[area("9A")].damaged


def test_one_more_takes_it() -> None:
    table = RunewarsTestTable()
    table.stronghold("daqan", "9A")

    table.fight("uthuk", "9A", ["uthuk: takeover"], berserker=6)

    assert table.controller("9A") == "uthuk"
    assert table.army("9A") == {"berserker": 6}
