"""An updated bot: choices its rules no longer ask for are taken back once, and announced."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from bot.app.client import TableBot
from bot.matches.computer_turns import ComputerTurns
from bot.matches.live import choice_row
from bot.seating.watchdog import THINKS
from bot.store import CheckpointRow, MatchChange, Submission
from bot.tables.seats import stand_in
from engine.core.choices.questions import OneOf
from engine.core.saving.record import MatchRecord
from tests.e2e.ending import attack_ambusher
from tests.e2e.host import Host, Table
from tests.e2e.playing import Reader
from tests.e2e.test_notices import rung

SAVES = Path(__file__).parent.parent / "golden" / "saves"
BEFORE_ROLL = (SAVES / "root-before-roll.msgpack").read_bytes()
"""A battle in which version 0.3.14 had asked for Bitter, and then for the Rabbit Scouts."""


async def seal_an_order(table: Table, person: str) -> None:
    await table.host.driver.slash(person, "runewars order", {"order": "4"}, at=table.at)
    await table.host.quiet()


async def read_the_last_choice_differently(table: Table) -> int:
    """Make the stored choice fit another question than today's rules ask; return its number."""
    store = table.host.store
    async with store.reading() as reads:
        number = (await reads.choices(table.match, after=-1))[-1].number
    async with store.transaction() as work:
        changed = text("UPDATE choices SET fingerprint = 1 - fingerprint WHERE number = :number")
        await work._connection.execute(changed, {"number": number})
    return number


async def test_what_the_rules_read_differently_is_taken_back_and_asked_anew(host: Host) -> None:
    options = {"map": "fixed", "setup": "usual", "edition": "first"}
    table = await host.open_table(
        ["Ann", "Bob"], ["daqan", "uthuk"], options=options, game="runewars"
    )
    await seal_an_order(table, "Ann")
    assert list(await table.asked()) == ["Bob"]
    lost = await read_the_last_choice_differently(table)

    await host.restart()
    await host.quiet()

    assert set(await table.asked()) == {"Ann", "Bob"}
    told = [post for post in table.posts if "bot was updated" in post.text]
    assert len(told) == 1
    for person in ("Ann", "Bob"):
        assert f"<@{host.driver.user(person)}>" in told[0].text
    async with host.store.reading() as reads:
        stands = await reads.choices(table.match, after=-1)
    assert lost not in [each.number for each in stands]

    await seal_an_order(table, "Ann")
    await host.restart()
    await host.quiet()

    assert list(await table.asked()) == ["Bob"], "what was chosen after an update is kept"
    assert sum("bot was updated" in post.text for post in table.posts) == 1


async def put_in_place(table: Table, saved: bytes) -> None:
    """Store a record in place of a table's match, as the version that wrote it had done."""
    record = msgspec.msgpack.decode(saved, type=MatchRecord)
    (first,) = record.checkpoints
    people = [seat.user_id for seat in (await table.live()).seats]
    async with table.host.store.transaction() as work:
        for stored in ("choices", "checkpoints", "events"):
            gone = text(f"DELETE FROM {stored} WHERE match_id = :match")
            await work._connection.execute(gone, {"match": table.match})
        row = await work.find_match(table.match)
        assert row is not None
        known = MatchChange(
            setup=msgspec.msgpack.encode(record.setup),
            head=msgspec.msgpack.encode(record.head),
            first_kept=first.after,
        )
        written = Submission(
            choices=tuple(choice_row(c, people[c.seat], row.updated_at) for c in record.choices),
            checkpoints=(CheckpointRow(after=first.after, state=first.state, kept=True),),
            events=(),
            outbox=(),
            change=known,
            at=row.updated_at,
        )
        await work.save_choice(table.match, row.version, written)
    table.host.matches.forget(table.match)


async def test_a_battle_that_today_is_fought_in_another_order_tells_who_decides_what_again(
    host: Host,
) -> None:
    await host.driver.slash("Ann", "settings change", {"notices": "dm"})
    table = await host.open_table(["Ann", "Bob", "Cem"], ["hundreds", "eyrie", "marquise"])
    await put_in_place(table, BEFORE_ROLL)
    rang = len(rung(host, "Ann", "dm"))

    await host.restart()
    await host.quiet()

    (told,) = [post for post in table.posts if "bot was updated" in post.text]
    assert {who: asked.kind for who, asked in (await table.asked()).items()} == {
        "Ann": "battle.before_roll"
    }
    assert "Ann (Hundreds)** – Before the roll in clearing 5" in told.text
    assert len(rung(host, "Ann", "dm")) == rang + 1
    async with host.store.reading() as reads:
        stand = [choice.kind for choice in await reads.choices(table.match)]
    assert stand == ["hundreds.command", "battle.ambush"]


async def test_a_response_that_is_asked_anew_is_asked_for_in_secret(host: Host) -> None:
    table = await host.open_table(
        ["Ann", "Bob"], ["marquise", "eyrie"], options={"responses": "live"}
    )
    ambush = await attack_ambusher(table, Reader())
    assert isinstance(ambush.form, OneOf)
    await Reader().answer(table, "Bob", ambush, ambush.form.options[0])
    await host.quiet()
    await read_the_last_choice_differently(table)
    rang = len(rung(host, "Bob", "dm"))

    await host.restart()
    await host.quiet()

    assert (await table.asked())["Bob"].kind == "battle.ambush"
    (told,) = [post for post in table.posts if "bot was updated" in post.text]
    assert "Bob" not in told.text
    assert len(rung(host, "Bob", "dm")) == rang + 1


async def test_a_match_that_cannot_be_taken_up_holds_up_no_other(host: Host) -> None:
    broken = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    whole = await host.open_table(["Cem", "Dee"], ["marquise", "eyrie"])
    asked = list(await whole.asked())
    async with host.store.transaction() as work:
        forged = text("UPDATE checkpoints SET state = :state WHERE match_id = :match")
        await work._connection.execute(forged, {"state": b"\xc1", "match": broken.match})

    host.forgiven.append("cannot be taken up")
    await host.restart()

    assert list(await whole.asked()) == asked


async def test_computers_go_on_only_where_lost_choices_are_taken_back(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that shares its database may be asked to play before it has come to a table."""
    options = {"map": "fixed", "setup": "usual", "edition": "first"}
    table = await host.open_table(
        ["Ann", "Bob"], ["daqan", "uthuk"], options=options, game="runewars"
    )
    await seal_an_order(table, "Ann")
    bob = (await table.live()).seat_of(int(host.driver.user("Bob")))
    assert bob is not None
    with monkeypatch.context() as asleep:
        asleep.setattr(ComputerTurns, "begin", lambda turns, match_id: None)
        await stand_in(host.bot.services, table.match, bob, until="back", by=None)
        await host.quiet()
        lost = await read_the_last_choice_differently(table)
        asleep.setattr(TableBot, "review_tables", do_nothing)
        await host.restart()

    async with host.store.transaction() as work:
        await work.set_reminder(table.match, THINKS, due_at=host.now())
    await host.pass_time(0)

    assert list(await table.asked()) == ["Ann"]
    assert sum("bot was updated" in post.text for post in table.posts) == 1
    async with host.store.reading() as reads:
        stands = [each.number for each in await reads.choices(table.match)]
    assert lost not in stands
    assert stands, "the computer has chosen"


async def do_nothing(*_: object) -> None:
    """Stand for a review that has not come to any table yet."""
