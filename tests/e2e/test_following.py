"""A reply goes on by itself while only computers are awaited, and tells what they did."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from bot.play.hidden.following import awaits_computers
from engine.core.choices.questions import Answer, Question
from engine.core.match import Match
from engine.root.state import RootState
from tests.e2e.ending import deal_ambush, nudge
from tests.e2e.host import Host, Table
from tests.e2e.playing import confirmed
from tests.e2e.seen import Reply

WAITING = "Nothing is asked of you now"


async def against_computers(host: Host) -> Table:
    return await host.open_table(["Ann"], ["alliance"], seats=2)


def hold_computers(host: Host, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Have computers think until the event is set."""
    goes_on, think = asyncio.Event(), host.matches._computers.answer

    async def slowly(*given: Any, **named: Any) -> Any:
        await goes_on.wait()
        return await think(*given, **named)

    monkeypatch.setattr(host.matches._computers, "answer", slowly)
    return goes_on


async def after_a_turn(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> tuple[Table, asyncio.Event, Reply]:
    """End Ann's first turn while computers are held; return what lets them go on, and her reply."""
    table = await against_computers(host)
    goes_on = hold_computers(host, monkeypatch)
    reply = await table.play("Ann")
    ended = await host.driver.press("Ann", reply, "End turn")
    return table, goes_on, await confirmed(table, "Ann", ended)


async def test_the_reply_to_the_end_of_a_turn_goes_on_to_the_next_turn_and_tells_the_round(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, goes_on, reply = await after_a_turn(host, monkeypatch)
    assert WAITING in reply.text

    goes_on.set()
    await host.quiet()

    assert "Ann" in await table.asked()
    assert WAITING not in reply.text
    told, _, question = reply.text.partition("Root 1")
    assert "**Round 2**" in told
    assert "began a turn" not in told
    assert "Marquise" in told
    assert "Your Birdsong" in question


async def test_a_reply_opened_while_computers_think_goes_on_to_the_next_turn_too(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, goes_on, _ = await after_a_turn(host, monkeypatch)
    opened = await table.play("Ann")
    assert WAITING in opened.text

    goes_on.set()
    await host.quiet()

    assert WAITING not in opened.text
    assert "Your Birdsong" in opened.text


async def test_a_reply_that_shows_something_else_meanwhile_is_left_alone(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, goes_on, reply = await after_a_turn(host, monkeypatch)
    board = await host.driver.press("Ann", reply, "Board")

    goes_on.set()
    await host.quiet()

    assert "Your Birdsong" not in board.text


async def test_a_sealed_order_is_followed_by_what_comes_of_it(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = {"map": "fixed", "edition": "first"}
    table = await host.open_table(["Ann"], ["daqan"], seats=2, game="runewars", options=options)
    goes_on = hold_computers(host, monkeypatch)
    given = {"order": "4"}
    reply = await host.driver.slash("Ann", "runewars order", given, at=table.at)
    assert WAITING in reply.text

    goes_on.set()
    await host.quiet()

    assert "Ann" in await table.asked()
    assert WAITING not in reply.text
    assert "The orders, in turn" in reply.text
    assert "**Year 1, spring**" in reply.text


async def test_nobody_is_followed_while_a_person_is_awaited_or_the_table_rests(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await against_computers(host)
    goes_on = hold_computers(host, monkeypatch)
    assert not awaits_computers(await table.live())

    reply = await table.play("Ann")
    await confirmed(table, "Ann", await host.driver.press("Ann", reply, "End turn"))
    assert awaits_computers(await table.live())
    await host.driver.slash("Ann", "table pause", at=table.at)
    assert not awaits_computers(await table.live())
    goes_on.set()


# Letters beside the reply


async def test_a_letter_about_a_response_comes_only_to_those_whose_reply_does_not_ask_it(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await attacked_by_computer(host, monkeypatch)
    reply = await table.play("Ann")
    reply = await confirmed(table, "Ann", await host.driver.press("Ann", reply, "End turn"))
    await host.quiet()
    assert (await table.asked())["Ann"].kind == "battle.ambush"
    assert "attacks you" in reply.text
    assert letters(host) == []

    await host.pass_time(610)
    assert len(letters(host)) == 1, "they have left it for ten minutes"


async def test_a_letter_about_a_response_already_given_is_not_sent(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await attacked_by_computer(host, monkeypatch)
    reply = await table.play("Ann")
    reply = await confirmed(table, "Ann", await host.driver.press("Ann", reply, "End turn"))
    await host.quiet()
    await host.driver.press("Ann", reply, "Pass")
    await host.quiet()

    await host.pass_time(610)
    assert letters(host) == []


def letters(host: Host) -> Sequence[str]:
    """Return the letters to Ann that ask for a response."""
    told = [each.text for each in host.driver.messages("dm", "Ann")]
    return [each for each in told if "Nobody else is told that you are asked" in each]


async def attacked_by_computer(host: Host, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Open a table where Ann holds an ambush, and the computer's next action is to attack her."""
    options = {"responses": "live"}
    table = await host.open_table(["Ann"], ["alliance"], seats=2, options=options)

    def change(state: RootState) -> None:
        clearing = next(n for n, there in enumerate(state.warriors) if there[1])
        state.add_warriors(0, clearing, 2)
        state.supply[0] -= 2
        deal_ambush(state, 0, held=True)

    await nudge(table, change)
    think = host.matches._computers.answer

    async def attack(match: Match[Any], asked: Question, **how: Any) -> Answer:
        options = getattr(asked.form, "options", ())
        battle = next((each for each in options if hasattr(each, "defender")), None)
        return battle or await think(match, asked, **how)

    monkeypatch.setattr(host.matches._computers, "answer", attack)
    return table
