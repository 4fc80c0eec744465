"""Work that a match waits for is retried until it is done."""

from __future__ import annotations

import asyncio

import pytest

from bot.matches.persistent_tasks import PAUSES, PersistentTasks

MATCH = 7


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The pauses requested, each of which takes no time."""
    asked: list[float] = []
    timeout = asyncio.timeout

    def at_once(pause: float) -> asyncio.Timeout:
        asked.append(pause)
        return timeout(0)

    monkeypatch.setattr(asyncio, "timeout", at_once)
    return asked


@pytest.mark.parametrize("failures", [0, 1, 9])
async def test_it_is_tried_until_it_is_done(
    pauses: list[float], failures: int, caplog: pytest.LogCaptureFixture
) -> None:
    tasks, tries = PersistentTasks("the work"), 0

    async def work(match_id: int) -> None:
        nonlocal tries
        tries += 1
        if tries <= failures:
            raise OSError("the disk is full")

    tasks.start(MATCH, work)
    await asyncio.gather(*tasks.tasks.values())

    assert tries == failures + 1
    assert pauses == [*PAUSES, *[PAUSES[-1]] * failures][:failures]
    assert len(caplog.records) == failures
    assert not tasks.tasks


async def test_it_is_done_once_more_where_it_was_wanted_meanwhile() -> None:
    tasks, began, go_on, tries = PersistentTasks("the work"), asyncio.Event(), asyncio.Event(), 0

    async def work(match_id: int) -> None:
        nonlocal tries
        tries += 1
        began.set()
        await go_on.wait()

    tasks.start(MATCH, work)
    await began.wait()
    for _ in range(3):
        tasks.start(MATCH, work)
    tasks.wake(MATCH)
    assert len(tasks.tasks) == 1
    go_on.set()
    await asyncio.gather(*tasks.tasks.values())
    assert tries == 2


async def test_a_look_wakes_what_rests() -> None:
    tasks, failed, tries = PersistentTasks("the work"), asyncio.Event(), 0

    async def work(match_id: int) -> None:
        nonlocal tries
        tries += 1
        if tries == 1:
            failed.set()
            raise OSError("the disk is full")

    tasks.start(MATCH, work)
    await failed.wait()
    await asyncio.sleep(0)
    tasks.wake(MATCH)
    async with asyncio.timeout(PAUSES[0] - 1):
        await asyncio.gather(*tasks.tasks.values())
    assert tries == 2


async def test_closing_ends_what_rests() -> None:
    tasks = PersistentTasks("the work")

    async def work(match_id: int) -> None:
        raise OSError("the disk is full")

    tasks.start(MATCH, work)
    await asyncio.sleep(0)
    await tasks.close()
    assert not tasks.tasks
    tasks.wake(MATCH)
