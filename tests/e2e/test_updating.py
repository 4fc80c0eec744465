"""An updated bot: choices its rules no longer ask for are taken back once, and announced."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from bot.app.client import TableBot
from bot.matches.computer_turns import ComputerTurns
from bot.seating.watchdog import THINKS
from bot.tables.seats import stand_in
from tests.e2e.host import Host, Table


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
