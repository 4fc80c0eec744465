"""A match that is over: shown as it ended even under later rules, and stored in little space."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from bot.app.housekeeping import tidy
from engine.core.match import Match
from tests.e2e.ending import play_out, short_match
from tests.e2e.going_back import agree, ask_to_go_back
from tests.e2e.host import Host, Table
from tests.e2e.playing import played

LOOKS = (("match reveal", "Ann"), ("match verify", "Ann"), ("match graph", "Bob"), ("board", "Ann"),
         ("match poster", "Bob"), ("match study", "Ann"), ("log", "Bob"), ("catchup", "Ann"),
         ("catchup", "Eve"))  # fmt: skip
ASKED: tuple[dict[str, Any], ...] = (
    {}, {"voided": True}, {"after": 5, "limit": 3}, {"before": 9, "limit": 3}, {"public": True},
    {"since": 4}, {"upto": 6, "since": 2},
)  # fmt: skip
"""Ways of reading events."""


async def weight(table: Table) -> int:
    async with table.host.store.reading() as reads:
        counted = await reads._connection.execute(
            text("SELECT sum(length(state)) FROM checkpoints WHERE match_id = :match"),
            {"match": table.match},
        )
        return int(counted.scalar_one())


async def count(table: Table, kind: str, which: str = "true") -> int:
    async with table.host.store.reading() as reads:
        of_match = text(f"SELECT count(*) FROM {kind} WHERE match_id = :match AND {which}")
        counted = await reads._connection.execute(of_match, {"match": table.match})
        return int(counted.scalar_one())


async def test_it_is_shown_as_it_was_by_rules_that_have_changed(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await short_match(host)
    await play_out(table)
    await tidy(host.store, host.now())
    before = (await table.live()).match.state

    def changed(*_: object, **__: object) -> None:
        raise AssertionError("no rule is needed any more")

    monkeypatch.setattr(Match, "_repeat", changed)
    monkeypatch.setattr(Match, "_take", changed)
    await host.restart()
    await host.quiet()
    live = await table.live()
    assert live.match.over
    assert live.lost == ()
    assert live.match.state == before
    for command, person in LOOKS:
        reply = await host.driver.slash(person, command, at=table.at)
        assert reply.text or reply.pictures, command
        assert "went wrong" not in reply.text


async def test_its_positions_are_packed_and_read_as_before(host: Host) -> None:
    table = await played(host)  # several turns have begun
    async with host.store.reading() as reads:
        plain = await reads.kept_checkpoints(table.match)
        told = [await reads.events(table.match, **asked) for asked in ASKED]
        last = await reads.last_position(table.match)
    assert len(plain) > 2
    assert all(told)
    assert await tidy(host.store, host.now()) == 0
    async with host.store.transaction() as work:
        row = await work.find_match(table.match)
        assert row is not None
        kept = plain[-1].after
        # As after a post of a turn that was never sent: a position between two turns' beginnings.
        unsent = msgspec.structs.replace(plain[-2], after=kept - 1, kept=False)
        await work.add_checkpoint(table.match, unsent)
        finished = text("UPDATE matches SET status = 'finished', first_kept = :last WHERE id = :id")
        await work._connection.execute(finished, {"last": kept, "id": row.id})
    large = await weight(table)
    needless = f"NOT kept AND after < {kept}"
    assert await count(table, "checkpoints", needless)

    await tidy(host.store, host.now())
    async with host.store.reading() as reads:
        assert await reads.kept_checkpoints(table.match) == plain
        assert [await reads.events(table.match, **asked) for asked in ASKED] == told
        assert await reads.last_position(table.match) == last
    assert await count(table, "events") == 0, "one row is left of them, elsewhere"
    assert not await count(table, "checkpoints", needless)
    small = await weight(table)
    assert small < large
    await tidy(host.store, host.now())
    assert await weight(table) == small, "packed once"


async def test_it_goes_on_from_an_earlier_turn_once_packed(host: Host) -> None:
    table = await short_match(host)
    await play_out(table)
    async with host.store.reading() as reads:
        told = await reads.events(table.match, voided=True)
    await tidy(host.store, host.now())
    await ask_to_go_back(table, "Ann", to=2)
    await agree(table, "Bob")

    await host.restart()
    live = await table.live()
    assert not live.match.over
    assert live.lost == ()
    async with host.store.reading() as reads:
        since = await reads.events(table.match, voided=True)
    assert [row.position for row in since[: len(told)]] == [row.position for row in told]
    assert any(row.voided_version for row in since)
    assert await table.asked()
