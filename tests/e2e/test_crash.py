"""The process dies at the worst moments: a choice is stored or not, and announced exactly once."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable

import pytest

from bot.lobby import lobby
from bot.lobby.servers import log_to_server
from bot.notify.operator_notices import notify_all
from bot.tables.moderation import CLOSED
from tests.e2e.crashing import come_back
from tests.e2e.driver import PATIENCE
from tests.e2e.ending import attack_ambusher
from tests.e2e.host import Host, Table
from tests.e2e.playing import Presser, play_on
from tests.e2e.seen import Reply

LONG_AGO = 120
"""Seconds after which a message in flight is taken over from a dead bot."""


def announced(table: Table, part: str) -> int:
    """Count the messages of the table that contain a text."""
    return sum(part in post.text for post in table.posts)


def shown(menu: Reply) -> list[str]:
    """List a menu's offers: buttons, then options of lists."""
    listed = [label for select in menu.selects for label in select.options.values()]
    return [button.label for button in menu.buttons] + listed


async def end_turn_and_die(host: Host, table: Table, point: str) -> None:
    """End Ann's turn, kill the process at a point of it, and start it again."""
    host.die_at = point
    host.driver.patience = 0.5
    with contextlib.suppress(AssertionError):  # a dead bot does not answer
        await host.driver.slash("Ann", "root done", at=table.at)
    host.driver.patience = PATIENCE
    await host.driver.until(lambda: host.died)
    await host.come_back()
    await host.pass_time(LONG_AGO)


@pytest.mark.parametrize("point", ["loaded", "applied", "written"])
async def test_before_the_commit_nothing_has_happened(host: Host, point: str) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])

    await end_turn_and_die(host, table, point)

    assert await table.chosen() == []
    assert announced(table, "· Bob (") == 0
    assert "End turn" in str((await table.play("Ann")).buttons)
    await host.driver.slash("Ann", "root done", at=table.at)
    await host.quiet()
    assert len(await table.chosen()) == 1
    assert announced(table, "· Bob (") == 1


@pytest.mark.parametrize("point", ["committed", "claimed", "sent", "noted"])
async def test_after_the_commit_it_is_announced_exactly_once(host: Host, point: str) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])

    await end_turn_and_die(host, table, point)

    assert len(await table.chosen()) == 1
    assert announced(table, "· Bob (") == 1
    letters = host.driver.messages("dm", "Bob")
    assert sum("it is your turn" in letter.text for letter in letters) == 1
    again = await host.driver.slash("Ann", "root done", at=table.at)
    assert "Nothing is asked of you" in again.text
    assert len(await table.chosen()) == 1


async def test_the_same_press_after_a_crash_is_not_a_second_choice(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    menu = await table.play("Ann")
    recruit = next(b.custom_id for b in menu.buttons if b.label.startswith("Recruit"))
    pressed = await host.driver.press("Ann", menu, recruit)
    await host.come_back()

    pressed.interaction.answer = ""
    await host.driver.duplicate(pressed)

    assert len(await table.chosen()) == 1


async def test_a_restart_in_the_middle_of_a_battle(host: Host) -> None:
    table = await host.open_table(
        ["Ann", "Bob"], ["marquise", "eyrie"], options={"responses": "live"}
    )
    question = await attack_ambusher(table, Presser())
    ((defender, asked),) = (await table.asked()).items()
    assert (asked.kind, asked.id) == ("battle.ambush", question.id)
    menu = await table.play(defender)
    before = await table.chosen()

    await host.restart()

    reopened = (await table.asked())[defender]
    assert (reopened.kind, reopened.id) == ("battle.ambush", question.id)
    passed = next(b.custom_id for b in menu.buttons if b.custom_id.startswith("pick:"))
    await host.driver.press(defender, menu, passed)
    assert len(await table.chosen()) == len(before) + 1
    await host.quiet()
    await play_on(table, {"Ann": Presser(), "Bob": Presser()}, answers=6)


async def test_a_half_made_choice_survives_a_restart(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    menu = await table.play("Ann")
    march = next(b.custom_id for b in menu.buttons if b.label.startswith("March"))
    deeper = await host.driver.press("Ann", menu, march)
    assert len(shown(deeper)) > 5

    await host.restart()
    elsewhere = await host.driver.slash("Ann", "play", at="dm")

    assert shown(elsewhere) == shown(deeper)
    back = await host.driver.press("Ann", elsewhere, "Back")
    assert any(label.startswith("Recruit") for label in shown(back))
    assert shown(await table.play("Ann")) == shown(back)


async def notify(host: Host) -> None:
    await notify_all(host.bot.services, "Root 1 rests at noon", 1)


async def close_lobby(host: Host) -> None:
    await lobby.close(host.bot.services, 1, said=CLOSED)


async def keep_log(host: Host) -> None:
    async with host.store.transaction() as work:
        guild = (await work.matches_with_status("lobby"))[0].guild_id
        await log_to_server(work, guild, 1, "closed", host.now())
    host.bot.sender.wake()


@pytest.mark.parametrize(
    ("act", "said"),
    [(notify, "rests at noon"), (close_lobby, "A moderator has closed"), (keep_log, "-# ")],
)
async def test_a_message_without_buttons_of_its_own_is_sent_once(
    host: Host, act: Callable[[Host], Awaitable[None]], said: str
) -> None:
    table = await host.open_lobby(["Ann"], ["marquise"], seats=2)
    await host.wake()
    await host.quiet()
    guild = next(iter(host.driver.world.guilds))
    async with host.store.transaction() as work:
        await work.set_server(int(guild), {"log": int(table.at)})

    host.die_at = "sent"
    await act(host)
    await come_back(host)

    assert sum(said in post.text and "## " not in post.text for post in table.posts) == 1
