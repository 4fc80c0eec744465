"""A press reads once and writes once: it stays quick, and sees a snapshot of the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from bot.app.errors import Guard
from bot.services import Interaction
from bot.store.engine.database import Database
from bot.ui.components import Handler, Pressed
from tests.e2e.host import Host, Table
from tests.e2e.playing import Presser, ann_first, confirmed, play_on
from tests.e2e.seen import Reply

MOST = ["reading", "writing"]
MOST_READ, MOST_WRITTEN, MOST_AT_A_TURNS_END = 6, 8, 9
"""Most statements of a press: for reading the table, storing an answer, and ending a turn."""


@dataclass
class Opened:
    """The transactions opened by each press itself, by the kind of its control."""

    presses: dict[asyncio.Task[Any] | None, tuple[str, list[str]]] = field(default_factory=dict)

    def by_kind(self) -> dict[str, list[str]]:
        """Return, for each kind of control, the press that opened the most."""
        found: dict[str, list[str]] = {}
        for kind, opened in self.presses.values():
            found[kind] = max(found.get(kind, []), opened, key=len)
        return found


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Opened:
    """Record the transactions of presses, without those that others open meanwhile."""
    found, answer = Opened(), Guard.__call__

    async def noted(
        self: Guard, interaction: Interaction, handler: Handler | None, given: Pressed
    ) -> None:
        found.presses[asyncio.current_task()] = (given.kind, [])
        await answer(self, interaction, handler, given)

    monkeypatch.setattr(Guard, "__call__", noted)
    for name in ("reading", "writing"):
        monkeypatch.setattr(Database, name, noting(name, getattr(Database, name), found))
    return found


def noting(name: str, begin: Callable[[Database], Any], found: Opened) -> Callable[..., Any]:
    """Record each transaction begun by a press."""

    def begun(database: Database) -> Any:
        press = found.presses.get(asyncio.current_task())
        if press is not None:
            press[1].append(name)
        return begin(database)

    return begun


async def test_looking_and_answering_open_two_transactions_at_most(
    host: Host, opened: Opened
) -> None:
    table = await ann_first(host)
    await play_on(table, {"Ann": (presser := Presser()), "Bob": presser}, answers=14)
    await host.quiet()

    counted = opened.by_kind()
    assert {"play", "pick"} <= counted.keys()
    assert {kind: names for kind, names in counted.items() if len(names) > len(MOST)} == {}
    assert counted["pick"] == MOST, "an answer is stored in one transaction, all of it"


async def test_a_level_of_a_menu_is_read_and_noted_once(host: Host, opened: Opened) -> None:
    table = await ann_first(host)
    person, menu, group = await find_group(table)
    await host.quiet()
    opened.presses.clear()

    menu = await table.play(person)
    inside = await host.driver.press(person, menu, group)
    await host.driver.press(person, inside, first(inside, "top:"))

    counted = opened.by_kind()
    assert counted == {"play": ["reading"], "pick": MOST, "top": MOST}, "nothing new is seen"


async def test_a_level_of_a_menu_is_shown_before_it_is_noted(host: Host) -> None:
    """Nobody waits for the disk to look on."""
    table = await ann_first(host)
    person, menu, group = await find_group(table)
    await host.quiet()

    async with host.store.transaction():  # as long as others write
        pressing = asyncio.create_task(host.driver.press(person, menu, group))
        await host.driver.until(
            lambda: any(each.custom_id.startswith("top:") for each in menu.buttons)
        )
    inside = await pressing
    await host.quiet()
    assert labels(await table.play(person)) == labels(inside), "it is noted all the same"


def labels(screen: Reply) -> list[str]:
    return [each.label for each in screen.buttons]


async def test_undo_redo_plans_and_the_queue_open_two_as_well(host: Host, opened: Opened) -> None:
    table = await ann_first(host)
    screen = await table.play("Ann")
    screen = await confirmed(table, "Ann", await press(table, screen, "Recruit"))
    undone = await press(table, screen, "Undo")
    await press(table, undone, "Redo")
    waiting = await table.play("Bob")
    queue = await host.driver.press("Bob", waiting, first(waiting, "queue:"))
    assert opened.by_kind().keys() >= {"undo", "redo", "queue"}
    group = await host.driver.press("Bob", queue, first(queue, "qpick:"))
    planned = await host.driver.press("Bob", group, first(group, "qpick:"))
    await host.driver.press("Bob", planned, first(planned, "qdone:"))

    counted = opened.by_kind()
    assert {kind: names for kind, names in counted.items() if len(names) > len(MOST)} == {}
    assert counted["undo"] == counted["redo"] == MOST


async def test_a_press_reads_and_writes_few_statements(host: Host, opened: Opened) -> None:
    table = await ann_first(host)
    stated: dict[asyncio.Task[Any] | None, list[str]] = {}

    def note(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        if statement == "COMMIT":  # in a thread, where there are no tasks
            return
        if (task := asyncio.current_task()) in opened.presses:
            stated.setdefault(task, []).append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        await play_on(table, {"Ann": (presser := Presser()), "Bob": presser}, answers=14)
        await host.quiet()
    finally:
        event.remove(Engine, "before_cursor_execute", note)

    answers = [each for each in stated.values() if any("INTO choices" in one for one in each)]
    assert len(answers) > 4, "somebody chooses"
    for statements in stated.values():
        written = [one for one in statements if not one.startswith("SELECT")]
        turned = any("DELETE FROM reminders" in one for one in written)
        assert len(written) <= (MOST_AT_A_TURNS_END if turned else MOST_WRITTEN), written
        read = [one for one in statements if one.startswith("SELECT")]
        assert len(read) <= MOST_READ, read


async def find_group(table: Table) -> tuple[str, Reply, str]:
    """Play until a person's menu has a group to open; return the person, menu and group."""
    for _ in range(20):
        person = next(iter(await table.asked()))
        menu = await table.play(person)
        groups = [b.custom_id for b in menu.buttons if b.label.endswith("…")]
        if groups:
            return person, menu, groups[0]
        await play_on(table, {"Ann": (presser := Presser()), "Bob": presser}, answers=1)
        await table.host.quiet()
    raise AssertionError("no menu has a group")


async def press(table: Table, screen: Reply, label: str) -> Reply:
    """Press Ann's first button whose label begins so."""
    button = next(each for each in screen.buttons if each.label.startswith(label))
    return await table.host.driver.press("Ann", screen, button.custom_id)


def first(screen: Reply, address: str) -> str:
    """Return the first button whose address begins so."""
    return next(b.custom_id for b in screen.buttons if b.custom_id.startswith(address))
