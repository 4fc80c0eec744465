"""Would a leak be found? Each test plants one and expects the re-deal test to tell worlds apart."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.core.table import Table
from engine.fuzz import Broken, Findings, check_match
from engine.games import GAMES
from engine.selfplay import chance_of

View = Callable[[Any, Seat | None], Any]
SEATS = ("marquise", "eyrie", "alliance", "vagabond:thief")


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Findings]:
    """Play checked matches of Root with something planted in its view."""

    def checked(leak: View | None = None, matches: int = 3) -> Findings:
        game, findings = GAMES["root"], Findings()
        if leak is not None:
            honest = Match.view
            monkeypatch.setattr(
                Match, "view", lambda self, seat: (honest(self, seat), leak(self.state, seat))
            )
        for seed in range(matches):
            setup = Setup("root", SEATS, {"responses": "live"})
            match = Match.new(game, setup, chance_of(seed))
            check_match(match, seed, random.Random(seed), findings, lambda: True)
        return findings

    return checked


def test_an_honest_view_passes(play: Callable[..., Findings]) -> None:
    findings = play(lambda state, seat: len(state.deck), matches=1)
    assert findings.kept / findings.redeals >= 0.5


def test_the_top_card_of_the_deck_is_found(play: Callable[..., Findings]) -> None:
    with pytest.raises(Broken, match="tells worlds apart"):
        play(lambda state, seat: state.deck[-1:])


def test_another_hand_is_found(play: Callable[..., Findings]) -> None:
    with pytest.raises(Broken, match="tells worlds apart"):
        play(lambda state, seat: sorted(state.hands[0]))


def test_a_single_bit_about_another_hand_is_found(play: Callable[..., Findings]) -> None:
    with pytest.raises(Broken, match="tells worlds apart"):
        play(lambda state, seat: [min(hand, default=0) % 2 for hand in state.hands])


def test_supporters_shown_to_everybody_are_found(play: Callable[..., Findings]) -> None:
    with pytest.raises(Broken, match="tells worlds apart"):
        play(lambda state, seat: sorted(state.boards[2].supporters))


def test_items_under_the_ruins_are_found(play: Callable[..., Findings]) -> None:
    with pytest.raises(Broken, match="tells worlds apart"):
        play(lambda state, seat: [items[:] for items in state.ruins.values()])


def test_asking_only_those_who_can_respond_is_found(
    play: Callable[..., Findings], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The classic: nobody is asked who holds no ambush, so that being asked tells the table."""
    honest = Table.respond

    async def naive(t: Any, seat: Any, kind: str, usable: Any, **how: Any) -> Any:
        return await honest(t, seat, kind, usable, **how) if usable else None

    monkeypatch.setattr(Table, "respond", naive)
    with pytest.raises(Broken, match="tells worlds apart"):
        play()
