"""A hand's marks: gold for what can be played or attempted now, blue for what can be discarded."""

from __future__ import annotations

from tests.runewars.kit import GAME, BattleTable, RunewarsView, keep_hand


def seen(table: BattleTable, key: str) -> RunewarsView:
    """Return a seat's view while its question is open."""
    assert table.match is not None
    seat = table.seat(key)
    question = table.match.pending[seat]
    return GAME.mark_playable(table.match.state, table.match.view(seat), question)


def test_a_tactics_card_of_this_moment_is_golden_and_others_are_not() -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman=1)
    table.tactics("uthuk", "horrific_rumors", "rally_cry")
    table.dials("uthuk", ore=0)
    table.order("uthuk", 8, ["uthuk: ..."], earlier=[])
    view = seen(table, "uthuk")

    assert view.playable == {"horrific_rumors"}
    assert view.spendable == frozenset()


def test_cards_to_discard_are_not_golden() -> None:
    table = BattleTable()
    table.tactics("uthuk", "horrific_rumors", "rally_cry")

    async def down_to_one(t):
        await keep_hand(t, table.seat("uthuk"), 1)

    table.play(down_to_one)
    view = seen(table, "uthuk")

    assert view.playable == frozenset()
    assert view.spendable == {"horrific_rumors", "rally_cry"}
