"""Tips: the same at the same position, with reasons, and a whole line that is played as shown."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.ui.wording import Wording
from bot.workers.computers import Computers
from engine.core.choices.actions import Done, Pass
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.root.factions.vagabond.actions import FormCoalition
from engine.root.pieces import CardId
from engine.root.rules.dominance import ActivateDominance
from engine.runewars.pieces import AreaId
from engine.runewars.rules.heroes.exploration import RazeLocation
from engine.selfplay import chance_of
from tests.bot.test_computers import begin, computers
from tests.e2e.host import Host, Table
from tests.properties.setups import every_setup
from tests.reading import decisions

PEOPLE, FACTIONS = ["Ann", "Bob"], ["marquise", "eyrie"]
DECISIONS = 60


async def opened(host: Host) -> Table:
    host.thoughtful = True
    return await host.open_table(PEOPLE, FACTIONS, options={"seating": "joined"})


async def test_a_tip_names_what_it_gains(host: Host) -> None:
    table = await opened(host)
    tip = await host.driver.press("Ann", await table.play("Ann"), "Suggest")
    assert "It gains: " in tip.text, tip.text


async def test_the_whole_line_is_shown_before_it_is_played(host: Host) -> None:
    table = await opened(host)
    tip = await host.driver.press("Ann", await table.play("Ann"), "Suggest")
    before = (await table.live()).match.head().next_choice
    shown = await host.driver.press("Ann", tip, "Play my turn like this")
    steps = [line for line in shown.text.splitlines() if line[:1].isdigit()]
    assert len(steps) >= 2
    assert (await table.live()).match.head().next_choice == before, "shown, not yet done"

    done = await host.driver.press("Ann", shown, "Do all of it")
    live = await table.live()
    assert live.match.head().next_choice == before + len(steps)
    async with host.store.reading() as reads:
        made = [each for each in await reads.choices(table.match) if each.number >= before]
    assert [each.user_id for each in made] == [int(host.driver.user("Ann"))] * len(steps)
    assert "Undo" in [button.label for button in done.buttons], "they are ordinary choices"


async def test_a_line_is_left_as_it_was_if_its_reader_goes_back(host: Host) -> None:
    table = await opened(host)
    tip = await host.driver.press("Ann", await table.play("Ann"), "Suggest")
    shown = await host.driver.press("Ann", tip, "Play my turn like this")
    before = (await table.live()).match.head().next_choice
    await host.driver.press("Ann", shown, "Back")
    assert (await table.live()).match.head().next_choice == before


async def test_the_same_position_gives_the_same_tip_on_a_busy_machine() -> None:
    quiet, busy = computers(), computers()
    match = begin(9)
    question = next(iter(match.pending.values()))
    again = Match.load(GAMES["root"], match.record(), chance_of(3))
    advice = await quiet.advise(match, question)
    found, *_ = await asyncio.gather(
        busy.advise(again, again.pending[question.seat]), spin(busy, begin(12))
    )
    assert found == advice
    quiet.close()
    busy.close()


async def spin(minds: Computers, match: Match[Any]) -> None:
    for question in match.pending.values():
        await minds.answer(match, question)


@pytest.mark.parametrize("setup", every_setup())
def test_whatever_is_at_stake_has_words(setup: Setup) -> None:
    game = GAMES[setup.game]
    for match, question, _ in decisions(game, setup, 5, DECISIONS):
        wording = Wording(game, "en", match.view(question.seat))
        for option in getattr(question.form, "options", ()):
            if isinstance(option, (Done, Pass)):
                continue
            for each in game.stakes(match.state, question.seat, option):
                assert all(wording.message(message) for message in each)


def test_no_tip_names_dominance_a_coalition_or_the_razing_of_ones_own() -> None:
    root, runewars = begin(4), begin(0, Setup("runewars", GAMES["runewars"].suggested, {}))
    for match, answers in (
        (root, (ActivateDominance(CardId(1)), FormCoalition(CardId(1), Seat(1)))),
        (runewars, (RazeLocation(AreaId(1)),)),
    ):
        question = next(iter(match.pending.values()))
        for answer in answers:
            assert match.game.ill_advised(match.state, question, answer), answer
        assert not match.game.ill_advised(match.state, question, Pass())
