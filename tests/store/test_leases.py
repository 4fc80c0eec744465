"""Leases of shards: each has one holder; an expired one goes to another, even from a sleeper."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager

import pytest

from bot.app.cluster import Cluster, NoShards
from bot.store import NotReachable, Store, Transaction


class Listening:
    """The shards that a client listens to."""

    def __init__(self, cluster: Cluster) -> None:
        self.shards = set(cluster.held)

    async def listen_to(self, shard: int) -> None:
        self.shards.add(shard)

    async def leave_shard(self, shard: int) -> None:
        self.shards.discard(shard)


@pytest.fixture
async def shared(postgres_with_tables: str) -> AsyncIterator[Store]:
    """An open PostgreSQL database without leases."""
    async with await Store.open(postgres_with_tables) as store:
        async with store.transaction() as work:
            await work._connection.exec_driver_sql("TRUNCATE leases")
        yield store


async def joined(store: Store, of: int | None = 3, share: int | None = 1) -> Cluster:
    cluster = Cluster(store, of, share)
    await cluster.join()
    return cluster


async def expire(store: Store, cluster: Cluster) -> None:
    """Expire a process's leases, as if it had died a while ago."""
    async with store.transaction() as work:
        await work._connection.exec_driver_sql(
            f"UPDATE leases SET beat_at = beat_at - 100 WHERE holder = '{cluster.holder}'"
        )


async def test_three_who_start_at_once_have_a_shard_each_and_a_fourth_leaves(
    shared: Store,
) -> None:
    clusters = await asyncio.gather(*(joined(shared) for _ in range(3)))

    assert sorted(shard for each in clusters for shard in each.held) == [0, 1, 2]
    with pytest.raises(NoShards, match="have all shards"):
        await joined(shared)
    with pytest.raises(NoShards, match="SHARD_COUNT=3"):
        await joined(shared, of=4)


async def test_a_single_process_takes_all_and_a_second_leaves(shared: Store) -> None:
    one = await joined(shared, of=2, share=None)

    assert (sorted(one.held), one.alone) == ([0, 1], True)
    with pytest.raises(NoShards):
        await joined(shared, of=2, share=None)
    await one.leave()
    assert sorted((await joined(shared, of=2, share=None)).held) == [0, 1]


async def test_an_expired_lease_is_taken_over_and_the_sleeper_lets_go(shared: Store) -> None:
    one, other = await joined(shared, of=2), await joined(shared, of=2)
    mine, theirs = Listening(one), Listening(other)
    await other.keep(theirs)
    assert theirs.shards == {1}

    await expire(shared, one)
    await other.keep(theirs)
    await other.listen(theirs)
    assert theirs.shards == {0, 1}

    await one.keep(mine)
    assert mine.shards == set()
    assert one.held == {}


class Slow(Listening):
    """A client that is not let in before the gate opens."""

    def __init__(self, cluster: Cluster) -> None:
        super().__init__(cluster)
        self.begun, self.gate = asyncio.Event(), asyncio.Event()

    async def listen_to(self, shard: int) -> None:
        self.begun.set()
        await self.gate.wait()
        await super().listen_to(shard)


async def test_leases_are_kept_while_a_process_begins_to_listen(
    shared: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await joined(shared, of=4, share=3), await joined(shared, of=4, share=3)
    theirs, kept = Slow(other), asyncio.Semaphore(0)
    keep = other.keep

    async def count(client: Slow) -> None:
        await keep(client)
        kept.release()

    monkeypatch.setattr(other, "keep", count)
    monkeypatch.setattr("bot.app.cluster.BEAT", 0.01)
    await expire(shared, one)
    running = asyncio.create_task(other.run(theirs))
    async with asyncio.timeout(60):
        await theirs.begun.wait()
        for _ in range(4):
            await kept.acquire()
        assert theirs.shards == {3}
        theirs.gate.set()
        while theirs.shards != {0, 1, 2, 3}:
            await kept.acquire()
    running.cancel()


async def test_a_shard_lost_before_a_process_listens_to_it_is_let_go(shared: Store) -> None:
    one, other = await joined(shared, of=2), await joined(shared, of=2)
    theirs = Slow(other)
    await expire(shared, one)
    await other.keep(theirs)
    listening = asyncio.create_task(other.listen(theirs))
    await theirs.begun.wait()

    await expire(shared, other)
    assert sorted((await joined(shared, of=2, share=2)).held) == [0, 1]
    await other.keep(theirs)
    theirs.gate.set()
    await listening

    assert theirs.shards == set()


async def test_a_process_that_comes_back_is_handed_a_shard_that_others_kept(
    shared: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await joined(shared, of=2), await joined(shared, of=2)
    listening = Listening(other)
    await expire(shared, one)
    await other.keep(listening)

    coming = asyncio.create_task(joined(shared, of=2))
    for _ in range(100):
        await asyncio.sleep(0.05)
        await other.keep(listening)
        if coming.done():
            break

    assert sorted((await coming).held) == [0]
    assert listening.shards == {1}
    assert not (await coming).alone


async def test_a_database_away_for_a_moment_costs_no_lease(
    shared: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await joined(shared, of=1, share=None)
    monkeypatch.setattr("bot.app.cluster.BEAT", 0.01)
    transaction, tries = shared.transaction, 0
    kept = asyncio.Event()

    def away() -> AbstractAsyncContextManager[Transaction]:
        nonlocal tries
        tries += 1
        if tries <= 2:
            raise NotReachable("nobody is there")
        kept.set()
        return transaction()

    monkeypatch.setattr(shared, "transaction", away)
    beating = asyncio.create_task(one.run(Listening(one)))
    await asyncio.wait_for(kept.wait(), 5)

    assert not beating.done(), "it beats again at once, not after a pause of the supervision"
    assert sorted(one.held) == [0]
    beating.cancel()
