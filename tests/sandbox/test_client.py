"""The real Discord client in the sandbox: DMs, threads, broken lines, restarts, a kept world."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.sandbox import Clock, MemoryJournal
from bot.sandbox.gateway import HEARTBEAT, HEARTBEAT_ACK, HELLO, ROUND_TRIP
from bot.sandbox.world.model import ChannelType
from bot.sandbox.world.permissions import Permission
from tests.e2e.driver import Driver
from tests.sandbox.little_bot import PIXEL, LittleBot, Peek


def bot(driver: Driver) -> LittleBot:
    return cast(LittleBot, driver.client)


def channel(driver: Driver) -> discord.TextChannel:
    found = bot(driver).get_channel(int(driver.channel().id))
    assert isinstance(found, discord.TextChannel)
    return found


async def test_the_bot_finds_its_server(driver: Driver) -> None:
    guild = bot(driver).guilds[0]

    assert guild.name == "The Clearing"
    assert [text.name for text in guild.text_channels] == ["tables", "table-talk"]
    assert guild.me.guild_permissions.manage_threads
    assert not guild.me.guild_permissions.administrator


async def test_a_dm_reaches_one_person(driver: Driver) -> None:
    dm = await bot(driver).create_dm(discord.Object(int(driver.user("Ann"))))
    await dm.send("your hand")

    assert [message.text for message in driver.messages("dm", "Ann")] == ["your hand"]
    assert driver.messages("dm", "Bob") == []
    assert [note.reason for note in driver.notified("Ann")] == ["dm"]
    assert not any("your hand" in sight for sight in driver.visible_to("Bob"))


async def test_a_silent_dm_does_not_ring(driver: Driver) -> None:
    dm = await bot(driver).create_dm(discord.Object(int(driver.user("Ann"))))
    await dm.send("your hand", silent=True)

    assert driver.notified("Ann") == []


async def test_a_closed_dm_is_forbidden(driver: Driver) -> None:
    driver.close_dms("Ann")
    dm = await bot(driver).create_dm(discord.Object(int(driver.user("Ann"))))

    with pytest.raises(discord.Forbidden) as refusal:
        await dm.send("your hand")
    assert refusal.value.code == 50007


async def test_commands_and_buttons_work_in_a_dm(driver: Driver) -> None:
    reply = await driver.slash("Ann", "count", at="dm")
    reply = await driver.press("Ann", reply, "Count 0")

    assert reply.text == "now 1"
    assert driver.messages("dm", "Bob") == []


async def test_a_thread_is_opened_used_renamed_and_closed(driver: Driver) -> None:
    thread = await channel(driver).create_thread(
        name="Table 1", type=discord.ChannelType.public_thread
    )
    await thread.send("hello")
    assert [message.text for message in driver.messages("Table 1", "Bob")] == ["hello"]

    await driver.slash("Bob", "fruit eat", {"kind": "fig"}, at="Table 1")
    await thread.edit(name="Table 1 · Ann", locked=True, archived=True)
    with pytest.raises(discord.HTTPException) as refusal:
        await thread.send("too late")
    assert refusal.value.code == 50083
    assert driver.channel("Table 1 · Ann").thread_archived


async def test_a_private_thread_is_for_those_who_were_added(driver: Driver) -> None:
    thread = await channel(driver).create_thread(
        name="secret", type=discord.ChannelType.private_thread, invitable=False
    )
    await thread.add_user(discord.Object(int(driver.user("Ann"))))
    await thread.send("for Ann")

    assert [message.text for message in driver.messages("secret", "Ann")] == ["for Ann"]
    assert driver.messages("secret", "Bob") == []
    assert driver.channel("secret").type == ChannelType.PRIVATE_THREAD


async def test_a_private_answer_leaves_a_finished_thread_asleep(driver: Driver) -> None:
    thread = await channel(driver).create_thread(
        name="Table 1", type=discord.ChannelType.public_thread
    )
    board = await driver.slash("Ann", "fruit board", at="Table 1")
    await thread.edit(locked=True, archived=True)
    peek = await driver.press("Bob", board, "Peek")

    assert peek.text == "for Bob only"
    assert driver.channel("Table 1").thread_archived


async def test_a_moderator_reads_private_threads(driver: Driver) -> None:
    thread = await channel(driver).create_thread(
        name="secret", type=discord.ChannelType.private_thread
    )
    await thread.send("for members")
    assert driver.messages("secret", "Dee") == []

    driver.grant("Dee", Permission.MANAGE_THREADS)
    assert [message.text for message in driver.messages("secret", "Dee")] == ["for members"]
    assert any("for members" in sight for sight in driver.visible_to("Dee"))


async def test_a_deleted_thread_is_noticed(driver: Driver) -> None:
    thread = await channel(driver).create_thread(
        name="Table 1", type=discord.ChannelType.public_thread
    )
    driver.delete_channel("Table 1")
    await driver.until(lambda: bot(driver).threads_gone == [thread.id])

    with pytest.raises(discord.NotFound) as refusal:
        await thread.send("anybody?")
    assert refusal.value.code == 10003


async def test_a_lost_permission_is_forbidden(driver: Driver) -> None:
    driver.revoke(Permission.SEND_MESSAGES)
    with pytest.raises(discord.Forbidden) as refusal:
        await channel(driver).send("x")
    assert refusal.value.code == 50013

    driver.revoke(Permission.SEND_MESSAGES, back=True)
    await channel(driver).send("x")


async def test_history_pins_and_old_messages(driver: Driver) -> None:
    sent = [await channel(driver).send(str(number)) for number in range(3)]
    await sent[1].pin()

    assert [m.content async for m in channel(driver).history(limit=2)] == ["2", "1"]
    assert [m.content async for m in channel(driver).pins()] == ["1"]
    assert (await channel(driver).fetch_message(sent[0].id)).content == "0"
    await sent[0].delete()
    with pytest.raises(discord.NotFound):
        await sent[0].edit(content="gone")


async def test_the_client_waits_after_an_old_edit(driver: Driver) -> None:
    driver.sandbox.rest.old_edit_pause = 0.01
    message = await channel(driver).send("x")
    driver.clock.advance(3700)

    with pytest.raises(discord.HTTPException) as refusal:
        await channel(driver).get_partial_message(message.id).edit(content="y")
    assert refusal.value.code == 30046
    assert len(driver.sandbox.log.refusals()) == 5


async def test_an_attachment_can_be_read_back(driver: Driver) -> None:
    await driver.slash("Ann", "fruit board")
    [message] = [m async for m in channel(driver).history(limit=1)]

    assert await message.attachments[0].read() == PIXEL


async def test_a_dropped_line_is_resumed_without_losing_a_press(driver: Driver) -> None:
    reply = await driver.slash("Ann", "count")
    await driver.drop_gateway()
    await driver.until(lambda: bot(driver).resumed == 1)
    reply = await driver.press("Ann", reply, "Count 0")

    assert reply.text == "now 1"


async def test_what_happens_while_the_line_is_down_arrives_later(driver: Driver) -> None:
    reply = await driver.slash("Ann", "count")
    await driver.sandbox.gateway.ask_to_reconnect()
    reply = await driver.press("Ann", reply, "Count 0")

    assert reply.text == "now 1"


async def test_a_button_works_after_a_restart_of_the_bot(driver: Driver) -> None:
    reply = await driver.slash("Ann", "count")
    await driver.restart()
    reply = await driver.press("Ann", reply, "Count 0")

    assert reply.text == "now 1"


async def test_a_killed_bot_comes_back(driver: Driver) -> None:
    reply = await driver.slash("Ann", "count")
    await driver.kill_bot()
    await driver.start_bot()
    reply = await driver.press("Ann", reply, "Count 0")

    assert reply.text == "now 1"


async def test_a_press_that_is_delivered_twice_is_refused_once(driver: Driver) -> None:
    board = await driver.slash("Ann", "fruit board")
    peek = await driver.press("Ann", board, "Peek")
    await driver.duplicate(peek)

    assert [
        r.answer["code"] for r in driver.sandbox.log.refusals() if isinstance(r.answer, dict)
    ] == [40060]


async def test_two_thumbs_at_once_are_two_interactions(driver: Driver) -> None:
    board = await driver.slash("Ann", "fruit board")
    one, other = await driver.press_twice_at_once("Ann", board, "Peek")

    assert one.interaction.id != other.interaction.id
    assert one.answered
    assert other.answered


async def test_a_failing_call_is_tried_again_by_the_client(driver: Driver) -> None:
    driver.fail_next(500, where="POST /channels/.*/messages")
    await channel(driver).send("at last")

    assert [message.text for message in driver.messages(None, "Ann")] == ["at last"]
    assert [request.status for request in driver.sandbox.log.requests][-2:] == [500, 200]


async def test_a_late_answer_is_refused(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    board = await driver.slash("Ann", "fruit board")
    late: list[int] = []

    async def dawdle(self: Peek, interaction: discord.Interaction) -> None:
        driver.clock.advance(4)
        try:
            await interaction.response.send_message("late")
        except discord.NotFound as refusal:
            late.append(refusal.code)

    monkeypatch.setattr(Peek, "callback", dawdle)
    driver.patience = 0.3
    with pytest.raises(AssertionError, match="did not answer"):
        await driver.press("Ann", board, "Peek")
    assert late == [10062]


async def test_everything_is_still_there_in_the_next_process() -> None:
    journal = MemoryJournal()
    async with Driver(LittleBot, journal=journal) as before:
        first = await before.slash("Ann", "fruit board")
        board = first.message.id
        await before.press("Ann", first, "Peek")
        await channel(before).create_thread(name="Table 1", type=discord.ChannelType.public_thread)

    async with Driver(LittleBot, journal=MemoryJournal(journal.load())) as after:
        seen = after.messages(None, "Ann")
        assert [message.id for message in seen] == [board], "the private answer is gone"
        assert seen[0].pictures[0].description == "the board"
        assert after.channel("Table 1").thread
        reply = await after.press("Bob", seen[0], "Peek")
        assert reply.text == "for Bob only"
        url = seen[0].raw.components[0]["components"][1]["items"][0]["media"]["url"]
        assert url.startswith("/attachments/")


async def test_a_snapshot_brings_an_earlier_world_back(driver: Driver) -> None:
    reply = await driver.slash("Ann", "count")
    packed = driver.sandbox.snapshot()
    reply = await driver.press("Ann", reply, "Count 0")
    await driver.stop_bot()
    await driver.sandbox.restore(packed)
    await driver.start_bot()

    assert [message.text for message in driver.messages(None, "Ann")] == ["now 0"]
    reply = await driver.press("Ann", driver.messages(None, "Ann")[0], "Count 0")
    assert reply.text == "now 1"


async def test_a_still_clock_moves_only_when_told() -> None:
    clock = Clock(1_900_000_000.0)
    async with Driver(LittleBot, clock=clock) as driver:
        first = await channel(driver).send("x")
        clock.advance(60)
        second = await channel(driver).send("y")
        assert (second.created_at - first.created_at).total_seconds() == pytest.approx(60, abs=0.1)
        with pytest.raises(ValueError, match="backwards"):
            clock.advance(-1)


async def test_two_shards_share_the_work() -> None:
    class Sharded(LittleBot, discord.AutoShardedClient):
        async def before_identify_hook(
            self, shard_id: int | None, *, initial: bool = False
        ) -> None:
            await asyncio.sleep(0)

    def factory(sandbox: Any) -> discord.Client:
        made = Sharded(sandbox)
        made.shard_count = 2
        return made

    async with Driver(factory) as driver:
        assert (await driver.slash("Ann", "count")).text == "now 0"
        assert (await driver.slash("Ann", "count", at="dm")).text == "now 0"


async def test_a_heartbeat_is_answered_after_its_sender_has_noted_it(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits, noted, sleep = asyncio.Event(), asyncio.Event(), asyncio.sleep

    async def sleep_until_noted(seconds: float) -> None:
        if seconds != ROUND_TRIP:
            await sleep(seconds)
            return
        waits.set()
        await noted.wait()

    monkeypatch.setattr(asyncio, "sleep", sleep_until_noted)
    address = f"{driver.sandbox.url}/gw"
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        hello = await socket.receive_json()
        await socket.send_json({"op": HEARTBEAT, "d": None})
        answered = asyncio.create_task(socket.receive_json())
        async with asyncio.timeout(60):
            await waits.wait()
        assert not answered.done()
        noted.set()
        answer = await answered

    assert (hello["op"], answer["op"]) == (HELLO, HEARTBEAT_ACK)
