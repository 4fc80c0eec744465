"""Cards prepared in secret in a battle of Runewars, of which nobody else may notice anything."""

from __future__ import annotations

import pytest

from engine.core.agenda import entry
from engine.core.choices.actions import Done, Option
from engine.runewars.board import Battle, Fighter
from engine.runewars.data.cards import TACTICS
from engine.runewars.data.units import UNIT_OF
from engine.runewars.rules.battle.card_windows import Prepare, note_who_takes_part
from engine.runewars.rules.battle.fighting import start_of_battle
from engine.runewars.state import RunewarsState
from tests.e2e.ending import nudge
from tests.e2e.going_back import agree, answer, ask_to_go_back, request_of, turn_of
from tests.e2e.host import Host, Table
from tests.e2e.seen import Reply
from tests.table import listed

HOUR = 3600


def battle_begins(state: RunewarsState) -> None:
    """Have the first seat attack the second, each with a card of Tactics from earlier turns."""
    fights = {seat: [Fighter(UNIT_OF[unit])] for seat, unit in enumerate(("footman", "berserker"))}
    state.battle = Battle(min(state.land.beside), 0, 1, fights)
    note_who_takes_part(state)
    state.current, state.orders[0] = 0, [2]
    for seat, key in enumerate(("shield_wall", "hold_the_line")):
        card = next(card for card in state.tactics_deck if TACTICS[card].key == key)
        state.tactics_deck.remove(card)
        state.tactics[seat].append(card)
        state.fresh[seat] = []
    state.agenda.append(entry(start_of_battle))


async def test_undo_tells_nobody_that_a_card_was_prepared_in_secret(host: Host) -> None:
    table = await host.open_table(
        ["Ann", "Bob"], ["daqan", "uthuk"], game="runewars", options={"map": "fixed"}
    )
    await nudge(table, battle_begins)
    attacker = await turn_of(table)
    defender = next(each for each in ("Ann", "Bob") if each != attacker)
    await choose(table, attacker, Done)

    offered = await host.driver.slash(attacker, "undo", at=table.at)
    await choose(table, defender, Prepare)
    again = await host.driver.slash(attacker, "undo", at=table.at)

    assert (await table.asked())[defender].kind == "battle.cards", "it may prepare another"
    assert described(again) == described(offered)
    previewed = await host.driver.press(attacker, offered, "To before my last choice …")
    assert "Ask them" in [button.label for button in previewed.buttons]
    await choose(table, defender, Done)
    told = await host.driver.press(attacker, again, "To before my last choice …")
    assert "chosen meanwhile" in told.text


async def test_a_card_prepared_in_secret_closes_no_request(host: Host) -> None:
    table = await host.open_table(
        ["Ann", "Bob"], ["daqan", "uthuk"], game="runewars", options={"map": "fixed"}
    )
    await nudge(table, battle_begins)
    attacker = await turn_of(table)
    defender = next(each for each in ("Ann", "Bob") if each != attacker)
    await choose(table, attacker, Done)
    await ask_to_go_back(table, attacker)
    await choose(table, defender, Prepare)
    await host.pass_time(60)
    assert request_of(table).buttons, "nobody is told that something was chosen"

    await agree(table, defender)

    assert (await table.asked())[attacker].kind == "battle.cards"
    assert not any(
        flag.startswith("turn.prepared") for flag in (await table.live()).match.state.flags
    )


@pytest.mark.parametrize("up", [0, 2 * HOUR])
async def test_a_card_prepared_in_secret_moves_nothing_of_a_request(host: Host, up: int) -> None:
    """Neither its post nor its deadline, whether the bot has just begun or is up for long."""
    table = await host.open_table(
        ["Ann", "Bob"], ["daqan", "uthuk"], game="runewars", options={"map": "fixed"}
    )
    await host.pass_time(up)
    await nudge(table, battle_begins)
    attacker = await turn_of(table)
    defender = next(each for each in ("Ann", "Bob") if each != attacker)
    await choose(table, attacker, Done)
    await ask_to_go_back(table, attacker)
    before = request_of(table).text

    await choose(table, defender, Prepare)
    await host.pass_time(60)

    assert request_of(table).text == before
    assert request_of(table).raw.edited_at is None
    await host.pass_time(11 * HOUR)
    async with host.store.reading() as reads:
        assert len(await reads.requests(table.match)) == 1
    await host.pass_time(HOUR)
    async with host.store.reading() as reads:
        assert await reads.requests(table.match) == (), "silence has agreed"


async def choose(table: Table, person: str, kind: type[Option]) -> None:
    """Have a person give the first answer of a kind that they are offered."""
    question = (await table.asked())[person]
    given = next(each for each in listed(question) if isinstance(each, kind))
    await answer(table, person, question, given)


def described(reply: Reply) -> object:
    """Return all that a reply says and leads to."""
    buttons = [(button.label, button.custom_id) for button in reply.buttons]
    return reply.text, buttons, [(each.custom_id, each.options) for each in reply.selects]
