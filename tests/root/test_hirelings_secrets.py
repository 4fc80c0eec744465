"""Battling the Spring Uprising takes a card: who is asked what must not tell a hand (HI39)."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FOX,
    MOUSE,
    RootTestTable,
    advance,
    hire,
    hundreds_table,
    warlord,
)

ONLY_CARD = {"able": "anvil", "unable": "root_tea_mouse"}


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
