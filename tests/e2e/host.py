"""The bot at work in the pretend Discord, with a database of its own, and time moved by tests."""

from __future__ import annotations

import asyncio
import gc
import pickle
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace
from sqlalchemy import select

from bot.app.client import TableBot
from bot.app.wiring import HOOKS
from bot.matches import matches as match_dice
from bot.matches.commands import AnswerQuestion, ChangePlan
from bot.matches.live import Live
from bot.matches.matches import Matches
from bot.sandbox import Clock, Sandbox
from bot.sandbox.world.model import Command, Emoji
from bot.store import MatchRow, OutboxRow, Store
from bot.store.outbox.rows import outbox
from bot.workers.process import WorkerProcess
from engine.core.choices.questions import Answer, Question
from tests.e2e.begun import BegunTable, BegunTables, copied
from tests.e2e.quick import HastyComputers, QuickDriver, RememberedPictures
from tests.e2e.seen import Reply, Seen
from tests.sharing import one_at_a_time, write_whole

EVENING = 1_800_000_000
"""Time at which every test begins."""
PATIENCE = 120.0
"""Seconds until a bot must be idle, even on a busy machine."""
SETTLED = 0.02
"""Seconds without a request to Discord after which the bot may be idle."""
UNSENT = (
    select(outbox)
    .where(outbox.c.state.in_(("waiting", "in flight")), outbox.c.match_id.is_not(None))
    .order_by(outbox.c.id)
)
PEOPLE = ("Ann", "Bob", "Cem", "Dee", "Eve")


class Killed(asyncio.CancelledError):
    """The process ends here: nothing after this point happens."""


@dataclass(frozen=True)
class Begun:
    """The result of a first start: an empty database, and the commands published."""

    database: bytes
    commands: Sequence[Command]
    emojis: Sequence[Emoji]
    """Uploaded emojis; the database has their ids."""


class Host:
    """A bot, its database, and the people around it.

    `die_at` names a point of a submit or of sending; the process "dies" when it next gets there.
    Only the first host of a process, or one that is `anew`, has its tables created, its commands
    published and its icons uploaded: later ones start from that result, as after a restart. Those
    are asleep until somebody acts, because many tests begin with a table prepared before.
    """

    shared: ClassVar[Path | None] = None
    """A folder where the processes of a run share their results."""
    _begun: Begun | None = None
    _tables: ClassVar[BegunTables] = BegunTables()

    def __init__(self, folder: Path, *, users: Sequence[str] = PEOPLE, anew: bool = False) -> None:
        self.folder = folder
        self.anew = anew
        self.full_size = False
        """Set by a test that needs pictures at the size people see."""
        self.thoughtful = False
        """Set by a test of computers' thinking: they play at their levels."""
        self.clock = Clock(EVENING)
        self.driver = QuickDriver(self._make, self.wake, clock=self.clock, users=users)
        self.behind = 0
        """Error of the bot's clock, in seconds; Discord's never runs backwards."""
        self.die_at = ""
        self.died = False
        self.meanwhile: dict[str, Callable[[], None]] = {}
        """Callbacks for the next time that a point is passed."""
        self.forgiven: list[str] = []
        """Parts of errors that the test expects in the log."""
        self._bot: TableBot | None = None
        self._asleep = False
        self._first: tuple[float, bytes, bytes] | None = None
        """The state before anybody acted."""

    @property
    def bot(self) -> TableBot:
        assert self._bot is not None, "the bot has been started: await host.wake()"
        return self._bot

    @property
    def matches(self) -> Matches:
        return self.bot.services.matches

    @property
    def store(self) -> Store:
        return self.bot.services.store

    # Life

    async def __aenter__(self) -> Host:
        first = Host._begun is None
        with one_at_a_time(Host.shared, "begun") if first and Host.shared else nullcontext():
            await self._begin()
        self._first = self._state()
        return self

    async def _begin(self) -> None:
        """Prepare the result of the run's first start, or make and share that result."""
        shared = Host.shared / "begun" if Host.shared is not None else None
        if Host._begun is None and shared is not None and shared.exists():
            Host._begun = pickle.loads(shared.read_bytes())
        if Host._begun is not None and not self.anew and not self.database.exists():
            self.database.write_bytes(Host._begun.database)
            for command in Host._begun.commands:
                self.driver.world.keep(replace(command, id=self.driver.world.new_id()))
            for emoji in Host._begun.emojis:
                self.driver.world.keep(emoji)
            await self.driver.open()
            self._asleep = True
            return
        await self.driver.start()
        if Host._begun is None:
            assert self.bot.uploading is not None, "it has begun"
            await self.bot.uploading
            world = self.driver.world
            begun = list(world.commands.values()), list(world.emojis.values())
            Host._begun = Begun(copied(self.database), *begun)
            if shared is not None:
                write_whole(shared, pickle.dumps(Host._begun))
            if not self.anew:
                await self._stop()
                self._bot, self._asleep = None, True  # as for all later ones

    async def _stop(self) -> None:
        store = self.store
        await self.driver.stop_bot()
        await store.close()

    async def wake(self) -> None:
        """Start the bot, if nobody has acted so far."""
        if self._asleep:
            assert self._untroubled(), "what a bot should meet at work happens once it is awake"
            self._asleep = False
            await self.driver.start_bot()
            self._first = self._state()

    @property
    def database(self) -> Path:
        return self.folder / "tables.sqlite"

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        store = self.store if self._bot is not None else None
        await self.driver.stop()
        if store is not None:
            await store.close()
        if kind is None:
            self.driver.check()

    async def _open(self) -> Store:
        return await Store.open(f"sqlite+aiosqlite:///{self.database}")

    async def _make(self, sandbox: Sandbox) -> TableBot:
        store = await self._open()
        await self._let_play_alone(store, sandbox)
        computers = HastyComputers(self)
        matches = Matches(
            store, clock=self.now, computers=computers, hooks=HOOKS, passing=self._passing
        )
        self._bot = TableBot(
            store,
            matches,
            clock=self.now,
            passing=self._passing,
            pictures=RememberedPictures(self),
            guild_ready_timeout=0.01,
        )
        # A process of lower priority would hardly run beside other tests.
        self._bot.services.file_worker = WorkerProcess(
            "works on files", ThreadPoolExecutor(1), busy="one-at-a-time"
        )
        self._bot.services.reports = self.folder / "reports"
        return self._bot

    async def _let_play_alone(self, store: Store, sandbox: Sandbox) -> None:
        """Turn off the coach and maps of questions for everybody: most tests need neither."""
        async with store.transaction() as work:
            for user in sandbox.world.people():
                player = await work.player(int(user.id))
                settings = {"coach": False, "asked_on_map": False} | player.settings
                await work.save_player(msgspec.structs.replace(player, settings=settings))

    def _passing(self, point: str) -> None:
        if (befall := self.meanwhile.pop(point, None)) is not None:
            befall()
        if self.died:
            raise Killed
        if point == self.die_at:
            self.died, self.die_at = True, ""
            raise Killed

    def now(self) -> int:
        """Return the present time."""
        return int(self.clock.now()) - self.behind

    async def restart(self) -> None:
        """Stop the bot properly, and start a new one on the same database."""
        await self.wake()
        await self._stop()
        await self.driver.start_bot()

    async def come_back(self) -> None:
        """Start a new bot after the old one died without a goodbye."""
        bot, store = self.bot, self.store
        tasks = [
            *bot._work,
            *bot.services.background.tasks,
            *bot.services.matches.computing.tasks.values(),
        ]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.driver.kill_bot()
        await store.close()
        # A statement that died in the middle keeps the file locked as long as its traceback lives.
        gc.collect()
        self.died = False
        await self.driver.start_bot()

    # Waiting

    async def pass_time(self, seconds: float) -> None:
        """Advance time, and handle whatever falls due meanwhile."""
        await self.wake()
        self.clock.advance(seconds)
        await self.bot.reminders.do_due()
        await self.quiet()

    async def quiet(self) -> None:
        """Wait until computers have played, and everything due is sent and shown."""
        await self.wake()
        for _ in range(round(PATIENCE / SETTLED)):
            self.bot.sender.wake()
            await self.driver.settle(SETTLED)
            busy = self.matches.computing.tasks or self.bot.services.background.tasks
            if not busy and not await self._on_its_way():
                return
        raise AssertionError("it never gets quiet")

    async def _on_its_way(self) -> bool:
        """Return whether a message is being sent, or due with no earlier one in its way."""
        async with self.store.reading() as reads:
            rows = await reads._all(OutboxRow, UNSENT)
        first: dict[tuple[str, int], OutboxRow] = {}
        for row in rows:
            if row.state == "in flight":
                return True
            if row.attempts or row.due_at <= self.now():
                first.setdefault((row.target, row.target_id), row)
        return any(row.next_try <= self.now() for row in first.values())

    # Looking behind the curtain

    async def row(self, match_id: int) -> MatchRow:
        """Return a match's row in the database."""
        async with self.store.reading() as reads:
            found = await reads.find_match(match_id)
        assert found is not None
        return found

    async def live(self, match_id: int) -> Live:
        """Return a match as loaded by the bot."""
        return await self.matches.look(match_id)

    async def asked(self, match_id: int) -> dict[str, Question]:
        """Return each person's open question, by name."""
        live = await self.live(match_id)
        names = {user.id: user.name for user in self.driver.world.people()}
        return {
            names[str(user)]: question
            for seat, question in sorted(live.match.pending.items())
            if (user := live.user_of(seat)) is not None
        }

    def posts(self, at: str, reader: str = "Eve") -> list[Seen]:
        """Return the public messages of a table, oldest first."""
        return [seen for seen in self.driver.messages(at, reader) if not seen.private]

    async def submit(
        self, match_id: int, user: int, question: int, answer: Answer, *, key: str
    ) -> None:
        """Answer for a person, past Discord."""
        command = AnswerQuestion(question, answer)
        await self.matches.execute(match_id, command, user_id=user, key=key)

    async def change_plan(
        self, match_id: int, user: int, kind: str, plan: dict[str, str], *, key: str
    ) -> None:
        """Change a person's plan, past Discord."""
        await self.matches.execute(match_id, ChangePlan(kind, plan), user_id=user, key=key)

    # Acts of several people

    async def open_table(
        self,
        people: Sequence[str],
        factions: Sequence[str],
        *,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        anew: bool = False,
        **where: Any,
    ) -> Table:
        """Have the first person open a table, the others join and choose, and begin the match.

        Only the first of a run, or one that is `anew`, is really opened.
        """

        async def open_it() -> Table:
            table = await self._fill_lobby(people, factions, seats=seats, options=options, **where)
            await self.driver.slash(people[0], "table start", at=table.at)
            await self.quiet()
            return table

        if anew:
            return await open_it()
        return await self.begin_with((people, factions, seats, options, where), open_it)

    async def begin_with(self, how: object, lead_there: Callable[[], Awaitable[Table]]) -> Table:
        """Begin a test with a table prepared by `lead_there`, identified by `how`.

        If nothing has happened before and another test began in this way, that test's initial state
        is restored, and the bot started on it.
        """
        if not self._untouched():
            await self.wake()
            return await lead_there()
        users = [user.name for user in self.driver.world.people()]
        key = repr((users, match_dice.match_key(b"", ()), how))  # type: ignore[attr-defined]
        if (begun := self._tables.find(key, self.shared)) is not None:
            return await self._put_back(begun)
        await self.wake()
        table = await lead_there()
        await self.quiet()
        world = self.driver.world
        begun = BegunTable.of(table.match, table.at, self.database, world)
        self._tables.keep(key, self.shared, begun)
        return table

    def _untouched(self) -> bool:
        """Return whether nobody has acted, moved the clock, or planned a fault."""
        return self._untroubled() and not (self.anew or self.full_size or self.thoughtful)

    def _untroubled(self) -> bool:
        troubled = self.die_at or self.died or self.meanwhile or self.behind
        return self._first is not None and not troubled and self._state() == self._first

    def _state(self) -> tuple[float, bytes, bytes]:
        """Return the time, and the contents of the pretend Discord and of the database."""
        world = self.driver.world
        shelves = (world.users, world.guilds, world.channels, world.messages, world.interactions)
        standing = msgspec.json.encode([list(shelf.values()) for shelf in shelves])
        return self.clock.now(), standing, copied(self.database)

    async def _put_back(self, begun: BegunTable) -> Table:
        if not self._asleep:
            await self._stop()
        self._asleep = False
        begun.put_back(self.database, self.driver.world)
        self.driver.trust_log()
        await self.driver.start_bot()
        return Table(self, begun.match, begun.at)

    async def open_lobby(self, people: Sequence[str], factions: Sequence[str], **how: Any) -> Table:
        """Have the first person open a table, and the others join and choose.

        Only the first of a run is really opened.
        """
        lead_there = partial(self._fill_lobby, people, factions, **how)
        return await self.begin_with(("lobby", people, factions, how), lead_there)

    async def _fill_lobby(
        self,
        people: Sequence[str],
        factions: Sequence[str],
        *,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        at: str | None = None,
        where: str = "thread",
        game: str = "root",
    ) -> Table:
        values = {"seats": seats or len(people), "where": where, "game": game}
        before = {thread.id for thread in self.driver.threads()}
        await self.driver.slash(people[0], "table new", values, at=at)
        opened = [thread.id for thread in self.driver.threads() if thread.id not in before]
        place = opened[0] if opened else self.driver.channel(at).id
        for key, value in ({"setup": "usual"} | (options or {})).items():
            await self.driver.slash(
                people[0], "table option", {"option": key, "value": value}, at=place
            )
        for person in people[1:]:
            await self.driver.slash(person, "table join", at=place)
        for person, faction in reversed(list(zip(people, factions, strict=True))):
            await self.driver.slash(person, "table seat", {"faction": faction}, at=place)
        async with self.store.reading() as reads:
            row = await reads.match_in_channel(int(place))
        assert row is not None
        return Table(self, row.id, place)


class Table:
    """One table: its place and its match."""

    def __init__(self, host: Host, match: int, at: str) -> None:
        self.host = host
        self.match = match
        self.at = at

    @property
    def posts(self) -> list[Seen]:
        """Return the public messages, oldest first."""
        return self.host.posts(self.at)

    async def live(self) -> Live:
        return await self.host.live(self.match)

    async def asked(self) -> dict[str, Question]:
        return await self.host.asked(self.match)

    async def chosen(self) -> list[str]:
        """List the kinds of the choices made and not taken back."""
        async with self.host.store.reading() as reads:
            return [choice.kind for choice in await reads.choices(self.match) if choice.number]

    async def play(self, person: str) -> Reply:
        """Press Play under the newest post."""
        post = next(
            seen
            for seen in reversed(self.posts)
            if any(button.label == "Play" for button in seen.buttons)
        )
        return await self.host.driver.press(person, post, "Play")
