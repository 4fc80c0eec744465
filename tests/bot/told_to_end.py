"""A process with a drawing worker, told to end together with its whole group."""

from __future__ import annotations

import asyncio
import os
import signal
import time

from bot.workers.process import WorkerProcess


async def main() -> None:
    """Tell the group to end in the middle of a drawing, and wait for the drawing."""
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, lambda: None)
    worker = WorkerProcess("draws")
    await worker.run(os.getpid)
    drawing = asyncio.create_task(worker.run(time.sleep, 0.3))
    await asyncio.sleep(0)
    os.killpg(0, signal.SIGTERM)
    await drawing
    worker.close()
    print("drawn")


if __name__ == "__main__":
    asyncio.run(main())
