"""Playing with the bot through the real Discord client: typing, pressing, choosing, looking."""

from __future__ import annotations

import asyncio
import inspect
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import Any

import discord
from aiohttp import web_app
from discord.gateway import KeepAliveHandler

from bot.sandbox import Clock, Journal, MemoryJournal, Sandbox, redirect
from bot.sandbox.checks.errors import Impossible
from bot.sandbox.server import PEOPLE
from bot.sandbox.world import people, places
from bot.sandbox.world.logbook import Notification, Sight
from bot.sandbox.world.model import Channel, ChannelType, Interaction
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.posting import delete
from tests.e2e import openapi
from tests.e2e.seen import Reply, Seen

BotFactory = Callable[[Sandbox], "discord.Client | Awaitable[discord.Client]"]
PATIENCE = 30.0
QUIET_PATIENCE = 6.0
THINKING = "Thinking about a tip"
"""Part of a reply whose tip is not found yet."""
TICK = 0.002
"""Seconds between two looks. Patience is counted in looks, between which the bot has its turn: by
the clock, a bot that never had one on a busy machine would be given up.
"""


class Driver:
    """A sandbox, a bot made by `factory` and connected to it, and ways to act on both.

    People are given by name. `at` is a channel's name or id and defaults to the first channel of
    the server. The sandbox's clock stands still unless a test moves it, so that a busy machine is
    never too late. Each action waits until the bot has answered and is done. Leaving the `async
    with`
    block asserts that the bot never called a route unknown to the sandbox, and that its requests
    fit Discord's own description.
    """

    def __init__(
        self,
        factory: BotFactory,
        *,
        clock: Clock | None = None,
        journal: Journal | None = None,
        users: Sequence[str] = PEOPLE,
        patience: float = PATIENCE,
    ) -> None:
        self.patience = patience
        self.sandbox = Sandbox(
            clock=clock or Clock(time.time()),
            users=users,
            journal=journal if journal is not None else MemoryJournal(),
            keep_log=None,
        )
        self.world = self.sandbox.world
        self.clock = self.sandbox.clock
        self.client: discord.Client | None = None
        self._factory = factory
        self._task: asyncio.Task[None] | None = None
        self._restore: Callable[[], None] = lambda: None
        self._checked = 0

    # Life

    async def __aenter__(self) -> Driver:
        try:
            await self.start()
        except BaseException:
            await self.stop()
            raise
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        await self.stop()
        if kind is None:
            self.check()

    async def start(self) -> None:
        """Start the sandbox and let the bot log in."""
        await self.open()
        await self.start_bot()

    async def open(self) -> None:
        """Start the sandbox alone."""
        port = await self.sandbox.start()
        self._restore = redirect(port)

    async def stop(self) -> None:
        """Close the bot, then the sandbox."""
        try:
            await self.stop_bot()
        finally:
            self._restore()
            await self.sandbox.stop()
            # aiohttp keeps the last 1,024 handlers of all servers, and with them what these served.
            web_app._cached_build_middleware.cache_clear()

    async def start_bot(self) -> None:
        """Make a bot and wait until it is ready."""
        made = self._factory(self.sandbox)
        self.client = await made if inspect.isawaitable(made) else made
        self._task = asyncio.create_task(self.client.start("a-token"))
        await self.until(lambda: self.client is not None and self.client.is_ready())

    async def stop_bot(self) -> None:
        """Close the bot in good order."""
        if self.client is not None:
            await self.client.close()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=self.patience)
        self.client = self._task = None

    async def kill_bot(self) -> None:
        """End the bot as in a crash: in the middle of its work, without goodbye."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task], timeout=self.patience)
        # Only the library's own part closes, so that none of its threads outlives the test.
        if isinstance(self.client, discord.AutoShardedClient):
            await discord.AutoShardedClient.close(self.client)
        elif self.client is not None:
            await discord.Client.close(self.client)
        # A shard that was just connecting is unknown to the client; its heartbeat would go on.
        for thread in threading.enumerate():
            if isinstance(thread, KeepAliveHandler):
                thread.stop()
        await self.sandbox.gateway.cut(forget=True)
        self.client = self._task = None

    async def restart(self) -> None:
        """Close the bot and start a new one."""
        await self.stop_bot()
        await self.start_bot()

    def check(self) -> None:
        """Fail on unknown routes, and on bodies that Discord would not understand."""
        assert not self.sandbox.log.unknown_routes, self.sandbox.log.unknown_routes
        requests = list(self.sandbox.log.requests)[self._checked :]
        self._checked += len(requests)
        complaints = [
            complaint
            for request in requests
            if request.status < 400
            for complaint in openapi.validate_request(request.method, request.path, request.payload)
        ]
        assert not complaints, "\n".join(complaints)

    def trust_log(self) -> None:
        """Treat all requests so far as checked, because another driver has checked them."""
        self._checked = len(self.sandbox.log.requests)

    # Finding

    def user(self, name: str) -> str:
        """Return the id of a person."""
        found = [user.id for user in self.world.people() if name in (user.name, user.id)]
        assert found, f"nobody is called {name}"
        return found[0]

    def channel(self, at: str | None = None, *, user: str | None = None) -> Channel:
        """Find a channel or thread by name or id; `dm` is the DM of `user`."""
        if at == "dm":
            assert user is not None
            return self.world.dm_with(self.user(user))
        for channel in list(self.world.channels.values()):
            if at in (None, channel.id, channel.name) and channel.type != ChannelType.DM:
                return self.world.channel(channel.id)
        raise AssertionError(f"there is no channel {at}")

    def threads(self) -> list[Channel]:
        """Return all threads, oldest first."""
        return [channel for channel in self.world.channels.values() if channel.thread]

    def messages(self, at: str | None, user: str) -> list[Seen]:
        """Return the messages a person sees in a channel, oldest first."""
        person = self.user(user)
        channel = self.channel(at, user=user)
        if not self.world.permissions_of(channel, person) & Permission.VIEW_CHANNEL:
            return []
        return [Seen(self.world, message.id) for message in self.world.history(channel.id, person)]

    def notified(self, user: str) -> list[Notification]:
        """Return a person's notifications so far."""
        return self.sandbox.log.notifications_of(self.user(user))

    def visible_to(self, user: str) -> Iterator[Sight]:
        """Yield everything a person could ever see."""
        return self.sandbox.log.visible_to(self.user(user))

    def commands(self, user: str, at: str | None = None) -> list[str]:
        """Return the paths of the commands offered to a person, such as `table new`."""
        offered = people.commands_in(self.world, self.channel(at, user=user), self.user(user))
        return [path for command in offered for path, _ in people.leaf_commands(command)]

    # Doing

    async def slash(
        self,
        user: str,
        path: str,
        values: Mapping[str, Any] | None = None,
        *,
        at: str | None = None,
    ) -> Reply:
        """Type a command; an unknown command or option fails the test."""
        channel = self.channel(at, user=user)
        values = {name: self._plain(value) for name, value in (values or {}).items()}
        return await self._finish(
            lambda: people.slash(self.world, self.user(user), channel, path, values)
        )

    async def menu(
        self, user: str, name: str, target: str | Seen | Reply, *, at: str | None = None
    ) -> Reply:
        """Choose a context menu's command on a person, written `@Ann`, or on a message."""
        channel = self.channel(at, user=user)
        found = self._plain(target) if isinstance(target, str) else _seen(target).raw.id
        return await self._finish(
            lambda: people.menu(self.world, self.user(user), channel, name, found)
        )

    async def autocomplete(
        self,
        user: str,
        path: str,
        values: Mapping[str, Any] | None = None,
        *,
        focused: str,
        at: str | None = None,
    ) -> dict[str, Any]:
        """Return the choices offered for an option, as names with their values."""
        channel = self.channel(at, user=user)
        values = {name: self._plain(value) for name, value in (values or {}).items()}
        reply = await self._finish(
            lambda: people.autocomplete(self.world, self.user(user), channel, path, values, focused)
        )
        return {choice["name"]: choice["value"] for choice in reply.interaction.choices}

    async def press(self, user: str, message: Seen | Reply, name: str) -> Reply:
        """Press a button, by label or custom id; it must stand there and be enabled.

        A tip is waited for until it is found.
        """
        seen = _seen(message)
        reply = await self._finish(self._pressing(user, seen, name))
        if name == "Suggest":
            await self.until(lambda: THINKING not in reply.text)
            await self.settle()
        return reply

    async def press_twice_at_once(
        self, user: str, message: Seen | Reply, name: str
    ) -> tuple[Reply, Reply]:
        """Press the same button twice before the bot could answer."""
        pressing = self._pressing(user, _seen(message), name)
        first, second = pressing(), pressing()
        return await self._finish(lambda: first), await self._finish(lambda: second)

    async def choose(
        self, user: str, message: Seen | Reply, name: str, choices: Sequence[str]
    ) -> Reply:
        """Choose in a menu, by placeholder or custom id; choices are values or labels."""
        seen = _seen(message)
        fitting = [s for s in seen.selects if name in (s.placeholder, s.custom_id)]
        assert fitting, f"no menu {name!r} on {seen!r}"
        select = fitting[0]
        by_label = {label: value for value, label in select.options.items()}
        values = [v if v in select.options else by_label.get(v, self._plain(v)) for v in choices]
        return await self._finish(
            lambda: people.choose(self.world, self.user(user), seen.raw, select.custom_id, values)
        )

    async def submit_modal(self, user: str, opened: Reply, values: Mapping[str, Any]) -> Reply:
        """Submit the form opened by an earlier action; fields are given by custom id."""
        return await self._finish(
            lambda: people.submit(self.world, self.user(user), opened.interaction.id, values)
        )

    async def duplicate(self, reply: Reply) -> None:
        """Deliver the same interaction a second time and let the bot deal with it."""
        people.repeat(self.world, reply.interaction)
        await self.settle()

    def say(self, user: str, text: str, *, at: str | None = None) -> Seen:
        """Chat; the bot does not see it."""
        channel = self.channel(at, user=user)
        return Seen(self.world, people.say(self.world, self.user(user), channel, text).id)

    # Trouble

    def close_dms(self, user: str, *, closed: bool = True) -> None:
        """Have a person refuse messages from the bot."""
        person = self.world.user(self.user(user))
        person.accepts_dms = not closed
        self.world.keep(person)

    def delete_channel(self, at: str) -> None:
        places.remove(self.world, self.channel(at))

    def delete_message(self, message: Seen) -> None:
        delete(self.world, message.raw)

    def revoke(self, permission: Permission, *, at: str | None = None, back: bool = False) -> None:
        """Take a permission from the bot in a channel, or give it back."""
        places.deny(self.world, self.channel(at), permission, denied=not back)

    def grant(self, user: str, permission: Permission) -> None:
        """Give a person a permission in the whole server, for instance to make them a moderator."""
        guild = next(iter(self.world.guilds.values()))
        places.grant(self.world, guild, self.user(user), permission)

    async def drop_gateway(self) -> None:
        """Ask the bot to reconnect, and wait until it has."""
        before = self.sandbox.gateway.greetings
        await self.sandbox.gateway.ask_to_reconnect()
        await self.until(lambda: self.sandbox.gateway.greetings > before)

    def fail_next(self, status: int, *, where: str = "", times: int = 1, code: int = 0) -> None:
        """Make the next REST call whose `METHOD /path` matches fail with a status."""
        self.sandbox.fail_next(status, where=where, times=times, code=code)

    # Waiting

    async def until(self, happened: Callable[[], bool], patience: float | None = None) -> None:
        """Wait for an event; fail if it does not come or the bot dies meanwhile."""
        patience = self.patience if patience is None else patience
        assert await self._comes(happened, patience), f"waited {patience} s in vain"

    async def _comes(self, happened: Callable[[], bool], patience: float) -> bool:
        """Wait for an event, and return whether it came; fail if the bot dies meanwhile."""
        for _ in range(round(patience / TICK)):
            if happened():
                return True
            if self._task is not None and self._task.done():
                self._task.result()
                raise AssertionError("the bot has stopped")
            await asyncio.sleep(TICK)
        return happened()

    async def settle(self, quiet: float = 0.05) -> None:
        """Wait until the bot has not talked to Discord for a moment."""
        count, calm = len(self.sandbox.log.requests), 0
        for _ in range(round(self.patience / TICK)):
            await asyncio.sleep(TICK)
            now = len(self.sandbox.log.requests)
            calm = 0 if self.sandbox.rest.in_flight or now != count else calm + 1
            count = now
            if calm * TICK >= quiet:
                return

    async def _finish(self, call: Callable[[], Interaction]) -> Reply:
        """Wait for the answer and, after a deferral, for the final one."""
        try:
            interaction = call()
        except Impossible as problem:
            raise AssertionError(str(problem)) from problem
        reply = Reply(self.world, interaction)
        try:
            await self.until(lambda: reply.answered)
        except AssertionError as silence:
            raise AssertionError(f"the bot did not answer: {interaction.data}") from silence
        if interaction.answer == "thinking":
            await self.until(lambda: interaction.follow > 0)
        elif interaction.answer == "quiet":
            await self._comes(lambda: interaction.follow > 0, QUIET_PATIENCE)
        if interaction.answer != "choices":
            await self.settle()
        self.check()
        return reply

    def _pressing(self, user: str, seen: Seen, name: str) -> Callable[[], Interaction]:
        fitting = [b for b in seen.buttons if name in (b.label, b.custom_id) and b.url is None]
        assert fitting, f"no button {name!r} on {seen!r}"
        custom_id = fitting[0].custom_id
        return lambda: people.press(self.world, self.user(user), seen.raw, custom_id)

    def _plain(self, value: Any) -> Any:
        """Replace `@Ann` by the id of a person."""
        if isinstance(value, str) and value.startswith("@"):
            return self.user(value[1:])
        return value


def _seen(message: Seen | Reply) -> Seen:
    return message.message if isinstance(message, Reply) else message
