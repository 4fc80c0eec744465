"""Groups of a long menu are named by the number that their options share, as people count."""

from __future__ import annotations

import pytest

from bot.play.menus.labels import group_label
from bot.ui.wording import Wording
from engine.games import GAMES
from engine.runewars.pieces import TacticId
from engine.runewars.rules.battle.card_windows import Prepare
from engine.runewars.rules.setup.map import LayAt

TURN, MOMENT = 5, 3
"""Depth of the field: behind the group itself and the fields before it."""


@pytest.mark.parametrize(
    ("locale", "turned", "after"),
    [
        ("en", ["As it is", "Turned one step", "Turned 2 steps"], "After the battle"),
        ("de", ["Wie es liegt", "Einen Schritt gedreht", "2 Schritte gedreht"], "Nach dem Kampf"),
        ("es", ["Tal como está", "Girada un paso", "Girada 2 pasos"], "Tras la batalla"),
    ],
)
def test_a_number_is_said_and_not_only_written(locale: str, turned: list[str], after: str) -> None:
    wording = Wording(GAMES["runewars"], locale, None)

    tiles = [LayAt(tile="3A", q=0, r=1, turn=turn) for turn in range(3)]

    assert [group_label(wording, tile, TURN) for tile in tiles] == turned
    assert group_label(wording, Prepare(card=TacticId(0), moment=6), MOMENT) == after
