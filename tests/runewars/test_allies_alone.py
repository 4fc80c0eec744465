"""Allied neutrals that an order leaves alone stay allied until it is over (part 10)."""

from __future__ import annotations

from tests.runewars.kit import BattleTable


def test_allies_left_alone_stay_allied_until_the_order_is_over() -> None:
    table = BattleTable()
    table.units("daqan", "1A", footman=1, giant=1)
    table.units("daqan", "1C", knight=1)
    table.influence(daqan=3)
    first, second = ["activate:1B", "1A.footman=1", "1A.giant=0"], ["activate:1A", "1C.knight=1"]

    table.order("daqan", 2, [f"daqan: {each}" for each in [*first, *second]])

    assert table.army("1A") == {"knight": 1, "giant": 1}
    assert table.holder("1A") == "daqan"


def test_neutrals_sent_off_do_not_join_allies_left_alone() -> None:
    table = BattleTable(neutrals="left")
    table.units("daqan", "1A", footman=1, giant=1)
    table.units("daqan", "1C", knight=1)
    table.units("neutral", "1B", beastman=2)
    table.influence(daqan=3)
    table.draws("blue")
    answers = ["activate:1B", "1A.footman=1", "1A.giant=0", "negotiate:1"]

    table.order("daqan", 2, [f"daqan: {each}" for each in answers])

    assert table.army("1A") == {"giant": 1}
    assert table.army("3A") == {"beastman.routed": 2}, "the only area that is left to them"


def test_allies_left_alone_stay_allied_through_a_battle_of_the_order() -> None:
    table = BattleTable()
    table.units("daqan", "1A", footman=2, giant=1)
    table.units("daqan", "1C", knight=1)
    table.units("uthuk", "1B", berserker_routed=2)
    table.tactics("uthuk", "rally_cry")
    table.draws("triangle miss", "triangle miss", "triangle miss")
    first = ["daqan: activate:1B", "daqan: 1A.footman=2", "daqan: 1A.giant=0"]
    cards = ["uthuk: rally_cry", "uthuk: ..."]

    table.order("daqan", 2, [*first, *cards])
    assert table.holder("1A") == "daqan", "another's card changes nothing there"
    table.choose("uthuk", "berserker=1")
    table.choose("daqan", "activate:1A")
    table.choose("daqan", "1C.knight=1")

    assert table.army("1A") == {"knight": 1, "giant": 1}


def test_allies_that_a_card_leaves_alone_are_let_go_at_once() -> None:
    table = BattleTable()
    table.units("daqan", "1A", footman=1, giant=1)
    table.tactics("daqan", "forced_march")
    answers = ["forced_march", "1A:1B", "giant=0", "..."]

    table.order("daqan", 4, [f"daqan: {each}" for each in answers])

    assert table.army("1A") == {"giant": 1}
    assert table.holder("1A") is None
