"""Battling the Spring Uprising takes a card: who is asked what must not tell a hand (HI39)."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    CLERGY_SEATS,
    FOX,
    GAME,
    MOUSE,
    BattleBegan,
    RootTable,
    RootTestTable,
    UprisingUnpaid,
    acting,
    advance,
    hire,
    hundreds_table,
    remove_all_enemies,
    warlord,
)

ONLY_CARD = {"able": "anvil", "unable": "root_tea_mouse"}
"""A card that matches a fox clearing, and one that does not."""


def uprising(table: RootTestTable, clearing: int) -> None:
    """Put an Uprising that nobody controls in a clearing."""
    hire(table, "spring_uprising")
    table.place(clearing, spring_uprising=1)


@pytest.mark.parametrize("hand", ONLY_CARD)
def test_a_warlord_is_asked_whether_to_strike_whatever_the_hand(hand):
    table = hundreds_table()
    uprising(table, FOX)
    warlord(table, MOUSE, 2)
    table.give("hundreds", ONLY_CARD[hand])
    table.start("hundreds", "advance")

    table.choose("hundreds", advance(FOX, 0))

    assert table.asked("hundreds") == "hundreds.strike"
    assert len(table.options("hundreds")) == 1 + (hand == "able")


def preaching(hand: str) -> RootTestTable:
    """Return a table where the Marquise may force the Eyrie, at a Prophet and the Uprising."""
    table = RootTestTable("marquise", "eyrie", "alliance")
    hire(table, "warm_sun_prophets", "marquise")
    uprising(table, FOX)
    table.place(FOX, warm_sun_prophets=1, eyrie=1)
    table.give("eyrie", ONLY_CARD[hand])
    table.state.phase = "daylight"
    return table


@pytest.mark.parametrize("hand", ONLY_CARD)
def test_prophets_offer_a_battle_for_which_a_card_may_be_held(hand):
    table = preaching(hand)
    against = table.seat("spring_uprising")
    table.play(acting(table, "warm_sun_prophets", "preach"), ["marquise: ..."])
    assert f"battle:{FOX}:{against}" in [each.key() for each in table.options("marquise")]


@pytest.mark.parametrize("hand", ONLY_CARD)
def test_whoever_is_forced_without_a_card_does_not_battle(hand):
    table = preaching(hand)
    against = table.seat("spring_uprising")
    answers = [f"marquise: battle:{FOX}:{against}"]
    pays = [f"eyrie: {ONLY_CARD[hand]}"] if hand == "able" else []

    played = table.play(
        acting(table, "warm_sun_prophets", "preach"), [*answers, *pays], dice=[1, 0]
    )

    assert len(played.told(BattleBegan)) == (hand == "able")
    assert [each.seat for each in played.told(UprisingUnpaid)] == (
        [] if hand == "able" else [table.seat("eyrie")]
    )


@pytest.mark.parametrize("hand", ONLY_CARD)
def test_the_clergy_is_asked_to_avenge_a_cathedral_whatever_its_hand(hand):
    table = RootTestTable(*CLERGY_SEATS)
    uprising(table, FOX)
    table.build(FOX, "clergy", "cathedral")
    table.give("clergy", ONLY_CARD[hand])
    rising = table.seat("spring_uprising")

    async def rise(t: RootTable) -> None:
        t.state.current = table.seat("marquise")
        await remove_all_enemies(t, rising, [FOX], "uprising")

    table.play(rise, ["clergy: 4", "clergy: ..."])

    assert table.asked("clergy") == "clergy.avenge"
    assert len(table.options("clergy")) == 1 + (hand == "able")


@pytest.mark.parametrize("reader", ["marquise", None])
def test_odds_list_a_battle_for_which_another_may_hold_a_card(reader):
    found = []
    for hand in ONLY_CARD:
        table = preaching(hand)
        asker = None if reader is None else table.seat(reader)
        found.append([*GAME.odds(table.state, None, None, FOX, asker)])
    assert found[0] == found[1]


def test_odds_leave_out_battles_that_their_reader_cannot_pay_for():
    table = preaching("unable")
    listed = GAME.odds(table.state, None, None, FOX, table.seat("eyrie"))
    against = table.seat("spring_uprising")
    assert against not in [
        each.args["defender"] for each in listed if each.args.get("attacker") == table.seat("eyrie")
    ]
