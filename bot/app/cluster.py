"""Several processes on one database: each holds leases of some of the gateway's shards.

A heartbeat keeps a lease. When one expires, any other process takes the shard besides its own, and
hands it on to a new process that has none.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
from typing import Protocol

from bot.store import LeaseRow, Store, StoreError

log = logging.getLogger(__name__)
BEAT = 8
"""Seconds between two heartbeats: a few may be lost before a lease expires."""
PATIENCE = 60
"""Seconds a new process waits for shards promised to it."""


class NoShards(Exception):  # noqa: N818 - it is told to the operator as a sentence
    """Other processes have all shards."""


class Shards(Protocol):
    """A client that can start and stop listening to shards."""

    async def listen_to(self, shard: int) -> None:
        """Start listening to a shard."""

    async def leave_shard(self, shard: int) -> None:
        """Stop listening to a shard."""


class Cluster:
    """This process among those that share its database."""

    def __init__(self, store: Store, of: int | None, share: int | None) -> None:
        self._store = store
        self._of, self._share = of or 1, share or of or 1
        self.shard_count = of
        """Total number of shards; None if Discord decides it and this process has them all."""
        self.holder = f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"
        self.held: dict[int, LeaseRow] = {}
        self._unheard: list[int] = []
        """Shards taken over, until this process listens to them."""
        self.alone = True
        """False where other processes were running when this one joined."""

    async def join(self) -> None:
        """Claim this process's share; raise `NoShards` where others have all."""
        async with self._store.transaction() as work:
            living = await work.living_leases()
            others = {lease.of for lease in living}
            if others - {self._of}:
                raise NoShards(
                    f"Another Warmoot on this database has SHARD_COUNT={others.pop()}. Write the "
                    "same number everywhere."
                )
            self.alone = not living
            claimed = await work.claim_shards(self.holder, of=self._of, most=self._share)
            asked = 0
            if not claimed:
                asked = await work.want_shards(self.holder, of=self._of, most=self._share)
        if asked:
            claimed = await self._wait_for_handover()
        if not claimed:
            raise NoShards(
                "Other Warmoots on this database have all shards. For several, write SHARD_COUNT "
                "(how many shards there are) and SHARDS (how many each process takes)."
            )
        self.held = {lease.shard: lease for lease in claimed}
        log.info("%s has shards %s of %d", self.holder, sorted(self.held), self._of)

    async def _wait_for_handover(self) -> tuple[LeaseRow, ...]:
        """Wait for holders of spare shards to hand some on."""
        for _ in range(PATIENCE):
            await asyncio.sleep(1)
            async with self._store.transaction() as work:
                if given := await work.leases_of(self.holder):
                    return given
        return ()

    async def run(self, client: Shards) -> None:
        """Keep the leases, and take over expired ones, until cancelled."""
        listening: asyncio.Task[None] | None = None
        try:
            while True:
                await asyncio.sleep(BEAT)
                try:
                    await self.keep(client)
                except StoreError as error:  # a longer pause would lose the leases
                    log.warning("the leases could not be kept: %s", error)
                if self._unheard and (listening is None or listening.done()):
                    listening = asyncio.create_task(self.listen(client))
        finally:
            if listening is not None:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)

    async def keep(self, client: Shards) -> None:
        """Send a heartbeat; give up shards that are lost or wanted, claim free ones."""
        fences = {lease.shard: lease.fence for lease in self.held.values()}
        async with self._store.transaction() as work:
            kept = {lease.shard: lease for lease in await work.beat(self.holder, fences)}
            wanted = [shard for shard, lease in kept.items() if lease.wanted_by]
            free = await work.claim_shards(self.holder, of=self._of, most=self._of, spare=True)
        lost = [shard for shard in self.held if shard not in kept]
        for shard in (*lost, *wanted):
            log.warning("%s lets go of shard %d", self.holder, shard)
            await client.leave_shard(shard)
        if wanted:
            async with self._store.transaction() as work:
                await work.hand_on(self.holder, wanted)
        self.held = {shard: lease for shard, lease in kept.items() if shard not in wanted}
        for lease in free:
            log.warning("%s takes shard %d over", self.holder, lease.shard)
            self.held[lease.shard] = lease
            self._unheard.append(lease.shard)

    async def listen(self, client: Shards) -> None:
        """Start listening to the shards taken over, one by one.

        Discord has seconds pass between two, and meanwhile the leases must be kept: one of them may
        be lost again.
        """
        while self._unheard:
            shard = self._unheard[0]
            try:
                if shard in self.held:
                    await client.listen_to(shard)
                if shard not in self.held:
                    await client.leave_shard(shard)
            except Exception:
                log.exception("shard %d is not listened to; trying again", shard)
                return
            self._unheard.remove(shard)

    async def leave(self) -> None:
        """Give up the shards, so that others need not wait for the leases to expire."""
        async with self._store.transaction() as work:
            await work.release_shards(self.holder)
        self.held = {}
