"""Setup of all tests: their temporary folder, their order, and skips of missing parts."""

import gc
import os
import shutil
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

if TYPE_CHECKING:
    from playwright.async_api import Browser

MEMORY = "/dev/shm"
ROOM = 1 << 30
"""Size of all files of running tests together, in bytes, with a large margin: four PostgreSQL."""


def pytest_configure() -> None:
    """Write temporary files to memory, where a synced write costs nothing.

    The same calls are made: a killed process leaves the same files behind. Bytecode is written even
    where containers forbid it, or every process started by tests would compile everything again.
    """
    gc.disable()  # until all tests are collected: nearly everything stays
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", MEMORY)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with long tests."""
    if (processes := int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))) > 1:
        items[:] = long_ones_first(items, processes)


def long_ones_first(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """Order the tests so that no process is left alone with a long one at the end.

    Each process begins with its share of the list, from the front, and takes from the end of
    another's when it is done: the long tests stand at the front of all shares. Those with a browser
    stand together, because each process with one of them starts Chromium.
    """
    browsing = [item for item in items if item.get_closest_marker("browser")]
    long = [item for item in items if item.get_closest_marker("slow") and item not in browsing]
    others = [item for item in items if item not in browsing and item not in long]
    heads = [long[number::processes] for number in range(processes)]
    heads[0] = browsing + heads[0]
    ordered: list[pytest.Item] = []
    for left, head in zip(range(processes, 0, -1), heads, strict=True):
        room = max((len(items) - len(ordered)) // left - len(head), 0)
        ordered += head + others[:room]
        del others[:room]
    return ordered + others


def pytest_collection_finish() -> None:
    """Collect garbage rarely, and never among objects loaded before the first test.

    A fifth of the time of tests with a bot went into scanning catalogues and modules repeatedly.
    """
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(100_000, 20, 100)


@pytest.fixture(scope="session", autouse=True)
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Create the folder where the processes of a run share their results."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "shared"
    folder.mkdir(exist_ok=True)
    if "render.canvas" in sys.modules or "bot.store" in sys.modules:
        from tests.sharing import share_compiled, share_drawings

        share_compiled()
        share_drawings(folder)
    return folder


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator["Browser"]:
    """Yield one browser for all tests of a process, because starting it takes long."""
    from tests.browsing import launched

    async with launched() as browser:
        yield browser
