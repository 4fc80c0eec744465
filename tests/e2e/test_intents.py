"""Computers' intents: on request, a sentence on each one's last turn."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.play.coach import intents
from bot.play.coach.intents import change
from bot.ui.wording import Wording
from engine.ai.players import RandomPlayer
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.selfplay import chance_of
from tests.e2e.host import Host
from tests.e2e.playing import Reader, play_on
from tests.properties.setups import every_setup

MANY = 80
"""Number of deals over which chance evens out, so that indistinguishable worlds tell the same."""


async def test_the_log_tells_on_request_what_computers_wanted(host: Host) -> None:
    table = await host.open_table(["Ann"], ["marquise"], seats=2, options={"seating": "joined"})
    log = await host.driver.slash("Ann", "log", at=table.at)
    early = await host.driver.press("Ann", log, "What computers wanted")
    assert early.private
    assert "No computer has ended a turn yet" in early.text

    await play_on(table, {"Ann": Reader()}, answers=25)
    await host.quiet()
    log = await host.driver.slash("Ann", "log", at=table.at)
    told = await host.driver.press("Ann", log, "What computers wanted")
    lines = [line for line in told.text.splitlines() if line.startswith("- ")]
    live = await table.live()
    name = Wording(live.match.game, "en", live.match.view(None)).seat(1)
    assert len(lines) == 1
    assert lines[0].startswith(f"- **{name}** played ")
    assert any(button.label == "Log" for button in told.buttons)


async def test_a_table_without_computers_offers_no_such_thing(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    log = await host.driver.slash("Ann", "log", at=table.at)
    assert "What computers wanted" not in [button.label for button in log.buttons]


def turns_of(setup: Setup, seed: int, most: int) -> list[tuple[Any, Any]]:
    """Play for a while; return the positions before and after each turn."""
    game: Any = GAMES[setup.game]
    match, found = Match.new(game, setup, chance_of(seed)), []
    player = RandomPlayer(random.Random(seed))
    before, number = match.state.copy(), match.state.turn
    for _ in range(most):
        if match.over:
            break
        seat, question = next(iter(match.pending.items()))
        match.submit(seat, question.id, player.answer(match, question))
        if match.state.turn != number:
            after, number = match.state.copy(), match.state.turn
            if game.rounds(before):
                found.append((before, after))
            before = after
    return found


@pytest.mark.parametrize("setup", every_setup(), ids=str)
def test_what_is_told_of_a_turn_betrays_nothing(
    setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(intents, "DEALS", MANY)
    game: Any = GAMES[setup.game]
    before, after = turns_of(setup, 3, 400)[-1]
    for reader in (None, Seat(0)):
        known = change(game, before, after, Seat(1), reader)
        worlds = before.copy(), after.copy()
        for world in worlds:
            game.rehide(world, reader, random.Random(4))
        again = change(game, *worlds, Seat(1), reader)
        assert dict(again) == pytest.approx(dict(known), abs=0.5)


@pytest.mark.parametrize("locale", ["en", "de", "es"])
def test_what_a_turn_cost_is_not_said_as_a_gain(locale: str) -> None:
    game = GAMES["runewars"]
    wording = Wording(game, locale, None)

    assert intents.price(wording, "army") != intents.aim(wording, "army")
    assert intents.price(wording, "army") == wording.say("term-army.price")
