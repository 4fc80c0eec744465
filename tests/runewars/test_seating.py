"""The first player: a Fate card decides, unless the lobby has seated everybody (A1)."""

from __future__ import annotations

import pytest

from tests.runewars.kit import GAME, JOINED, SEATING, FirstPlayerDrawn, Match, Setup, chance_of

SEATS = ("daqan", "uthuk", "latari")
BUILT = {"map": "built", "setup": "choose"}


@pytest.mark.parametrize("seed", range(6))
def test_the_first_seat_goes_first_where_the_lobby_says_so(seed):
    match = Match.new(GAME, Setup("runewars", SEATS, BUILT | {SEATING: JOINED}), chance_of(seed))

    assert list(GAME.order(match.state)) == [0, 1, 2]
    assert list(match.pending) == [0]
    assert not [told for told in match.told if isinstance(told.event, FirstPlayerDrawn)]


def test_else_a_fate_card_decides():
    firsts = {
        GAME.order(Match.new(GAME, Setup("runewars", SEATS, BUILT), chance_of(seed)).state)[0]
        for seed in range(12)
    }

    assert len(firsts) > 1
