"""A secret response shows when its window ends; until then all possible responders look alike."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from bot.app.client import TableBot
from bot.app.wiring import HOOKS
from bot.matches.computer_turns import ComputerTurns
from bot.matches.matches import Matches
from bot.notify.reminders import Reminders
from bot.play.hidden import windows
from bot.store import Store
from bot.tables import seats
from bot.ui.wording import Wording
from engine.core.choices.actions import PASS, Option
from engine.core.choices.questions import OneOf
from engine.core.seats import Seat
from engine.root.state import RootState
from tests.e2e.ending import deal_ambush, meet, nudge
from tests.e2e.host import Host, Table
from tests.e2e.on_postgres import OnPostgres
from tests.e2e.playing import confirmed
from tests.e2e.quick import HastyComputers, RememberedPictures
from tests.e2e.seen import Seen
from tests.store.conftest import postgres_server, postgres_with_tables  # noqa: F401 - fixtures
from tests.table import listed

DEFENDER = 1
"""The seat of Bob."""
MINUTES = 15
MARK = re.compile(r"\d{18}")


async def before_a_battle(host: Host, *, held: bool) -> tuple[Table, str, Option]:
    """Begin a turn beside a player with an ambush usable anywhere, or with none."""
    table = await host.open_table(
        ["Ann", "Bob"], ["marquise", "eyrie"], options={"responses": "window"}
    )

    def change(state: RootState) -> None:
        meet(state)
        deal_ambush(state, DEFENDER, held=held)

    await nudge(table, change)
    form = (await table.asked())["Ann"].form
    assert isinstance(form, OneOf)
    return table, "Ann", next(each for each in form.options if hasattr(each, "defender"))


async def attack(host: Host, *, held: bool, when: str = "always") -> tuple[Table, str, str]:
    """Have a person attack; return the table, the attacker and the defender."""
    table, attacker, battle = await before_a_battle(host, held=held)
    live = await table.live()
    user = live.user_of(Seat(DEFENDER))
    assert user is not None
    await host.change_plan(table.match, user, "ambush", {"when": when}, key=f"test {when}")
    question = (await table.asked())[attacker]
    wording = Wording(live.match.game, "en", live.view(question.seat))
    text = wording.option(battle, question)
    asked = await host.driver.slash(attacker, "act", {"answer": text}, at=table.at)
    await confirmed(table, attacker, asked)
    await host.quiet()
    assert any(each.timed for each in (await table.live()).match.pending.values())
    return table, attacker, "Bob"


def everything(post: Seen) -> tuple[object, ...]:
    """Return everything readable in a message, with its controls' ids but for its random mark."""
    controls = [MARK.sub("", each.custom_id) for each in post.buttons]
    return post.text, post.alt_texts, controls, post.raw.edited_at


async def transcript(host: Host, table: Table) -> list[list[tuple[object, ...]]]:
    """Return the contents of the channel, minute by minute, until the window has ended."""
    shown = []
    for _ in range(MINUTES + 1):
        shown.append([everything(post) for post in table.posts[2:]])
        await host.pass_time(60)
    return shown


async def answer(host: Host, table: Table, person: str, text: str) -> str:
    return (await host.driver.slash(person, "act", {"answer": text}, at=table.at)).text


@pytest.mark.slow
@pytest.mark.parametrize("ambush", [True, False], ids=["an ambush", "no ambush"])
async def test_the_result_shows_when_the_window_ends_whoever_answered(
    tmp_path: Path, dice: None, ambush: bool
) -> None:
    """Somebody who answers, somebody with a plan, and somebody who cannot look alike."""
    told = []
    for way in ("answers", "plan", "cannot") if not ambush else ("answers", "plan"):
        (tmp_path / way).mkdir()
        async with Host(tmp_path / way) as host:
            plan = "always" if ambush == (way == "plan") else "never"
            table, _, defender = await attack(host, held=way != "cannot", when=plan)
            if way == "answers":
                asked = (await table.live()).match.pending
                timed = next(each for each in asked.values() if each.timed)
                wanted = next(o for o in listed(timed) if (o != PASS) == ambush)
                live = await table.live()
                seat = next(each.number for each in live.seats if each.name == defender)
                wording = Wording(live.match.game, "en", live.view(Seat(seat)))
                said = await answer(host, table, defender, wording.option(wanted, timed))
                assert "so far" in said
            told.append(await transcript(host, table))
            assert not any(each.timed for each in (await table.live()).match.pending.values())
    before, after = told[0][MINUTES - 1], told[0][-1]
    assert before == told[0][1] != after, "nothing shows before the end"
    assert all(each == told[0] for each in told[1:])


@pytest.mark.parametrize("held", [True, False], ids=["able", "not able"])
async def test_nobody_is_mentioned_but_the_one_who_can_respond_hears_in_private(
    host: Host, held: bool
) -> None:
    table, _, defender = await attack(host, held=held)

    letters = [
        seen for seen in host.driver.messages("dm", defender) if "you can respond" in seen.text
    ]

    assert "Whoever might respond" in table.posts[-1].text
    assert f"<@{host.driver.user(defender)}>" not in table.posts[-1].text
    assert len(letters) == held


async def test_an_answer_may_be_changed_and_survives_a_restart(host: Host) -> None:
    table, _, defender = await attack(host, held=True, when="never")
    live = await table.live()
    question = next(each for each in live.match.pending.values() if each.timed)
    wording = Wording(live.match.game, "en", live.view(question.seat))
    card = next(option for option in listed(question) if option != PASS)
    await answer(host, table, defender, wording.option(PASS, question))
    await answer(host, table, defender, wording.option(card, question))

    await host.restart()
    assert wording.option(card, question.kind) in (await table.play(defender)).text
    await host.pass_time(MINUTES * 60)

    assert "ambush" in "\n".join(post.text.lower() for post in table.posts[-2:])


async def test_an_answer_given_while_the_window_ends_counts(host: Host) -> None:
    table, _, defender = await attack(host, held=True, when="always")
    live = await table.live()
    question = next(each for each in live.match.pending.values() if each.timed)
    ends = await windows.find(host.bot.services, live, question)
    assert ends is not None
    wording = Wording(live.match.game, "en", live.view(question.seat))

    assert "so far" in await answer(host, table, defender, wording.option(PASS, question.kind))
    await windows.end(host.bot.services, ends)

    async with host.store.reading() as reads:
        made = await reads.choices(table.match)
    assert next(each for each in made if each.question == question.id).keys == (PASS.key(),)


async def test_two_processes_at_a_windows_end_carry_it_out_once(
    tmp_path: Path,
    dice: None,
    postgres_with_tables: str,  # noqa: F811 - the fixture
) -> None:
    async with OnPostgres(tmp_path, postgres_with_tables) as host:
        table, _, _ = await attack(host, held=True, when="always")
        live = await table.live()
        question = next(each for each in live.match.pending.values() if each.timed)
        ends = await windows.find(host.bot.services, live, question)
        assert ends is not None
        async with await Store.open(host.url) as store:
            matches = Matches(store, clock=host.now, computers=HastyComputers(host), hooks=HOOKS)
            other = TableBot(store, matches, clock=host.now, pictures=RememberedPictures(host))
            other.services.notifier = host.bot.sender
            here, there = host.bot.services, other.services

            host.clock.advance(MINUTES * 60)
            both = [Reminders(each).do_due() for each in (here, there)]
            late = [windows.end(each, ends) for each in (here, there)]
            await asyncio.gather(*both, *late)
            await matches.turns.close()
            there.pictures.close()
        await host.quiet()

        async with host.store.reading() as reads:
            made = await reads.choices(table.match, voided=True)
        answers = [e for e in made if e.seat == DEFENDER and e.kind == question.kind]
        assert [each.question for each in answers] == [question.id]
        assert sum("ambush" in post.text.lower() for post in table.posts[2:]) == 1


async def test_a_player_who_takes_their_seat_back_before_the_computer_has_answered_has_a_window(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, attacker, battle = await before_a_battle(host, held=True)
    live = await table.live()
    wording = Wording(live.match.game, "en", live.view(Seat(1 - DEFENDER)))
    monkeypatch.setattr(ComputerTurns, "begin", lambda *_: None)
    await seats.stand_in(host.bot.services, table.match, Seat(DEFENDER), until="back", by=None)
    await answer(host, table, attacker, wording.option(battle, ""))

    await table.play("Bob")
    await host.pass_time(MINUTES * 60)

    assert not any(each.timed for each in (await table.live()).match.pending.values())


async def test_a_table_that_rests_begins_the_window_anew(host: Host) -> None:
    table, attacker, defender = await attack(host, held=True)
    await host.driver.slash(attacker, "table pause", at=table.at)
    await host.quiet()
    await host.driver.press(defender, table.posts[-1], "Agree")

    await host.pass_time(MINUTES * 60)
    live = await table.live()
    question = next(each for each in live.match.pending.values() if each.timed)
    wording = Wording(live.match.game, "en", live.view(question.seat))
    assert "rests by agreement" in await answer(
        host, table, defender, wording.option(PASS, question.kind)
    )
    ends = await windows.find(host.bot.services, live, question)
    assert ends is not None
    assert windows.KEYS not in ends.about, "what is refused is not kept"

    await host.driver.slash(attacker, "table resume", at=table.at)
    await host.pass_time(MINUTES * 60)
    assert not any(each.timed for each in (await table.live()).match.pending.values())
