"""Looking closely: one place of the map, a move before it is made, what changed since."""

from __future__ import annotations

from tests.e2e.host import Host, Table
from tests.e2e.seen import Reply


async def three(host: Host) -> Table:
    return await host.open_table(["Ann", "Bob", "Cem"], ["marquise", "eyrie", "alliance"])


async def shown(host: Host, reply: Reply, description: str) -> None:
    """Wait until a reply shows a picture: the first one of a place takes its time."""
    await host.driver.until(
        lambda: any(description in (each.description or "") for each in reply.pictures)
    )


async def test_one_looks_at_a_clearing_and_goes_on_to_the_next(host: Host) -> None:
    table = await three(host)
    offered = await host.driver.autocomplete("Ann", "board", {"at": "5"}, focused="at", at=table.at)
    assert "clearing 5 (rabbit)" in offered

    reply = await host.driver.slash("Ann", "board", {"at": "clearing 5 (rabbit)"}, at=table.at)

    assert reply.private
    await shown(host, reply, "Clearing 5 (rabbit)")
    await shown(host, reply, "Next to: 1 fox: ")
    await host.driver.press("Ann", reply, "clearing 1 (fox)")
    await shown(host, reply, "Clearing 1 (fox)")
    await host.driver.press("Ann", reply, "Board")
    await shown(host, reply, "Scores: ")


async def test_a_place_that_is_not_there_is_refused_with_those_there_are(host: Host) -> None:
    table = await three(host)
    reply = await host.driver.slash("Ann", "board", {"at": "the moon"}, at=table.at)
    assert "no place called “the moon”" in reply.text
    assert "clearing 7 (mouse)" in reply.text


async def test_who_reads_text_has_a_place_described(host: Host) -> None:
    table = await three(host)
    await host.driver.slash("Bob", "settings", {"display": "text"}, at=table.at)
    reply = await host.driver.slash("Bob", "board", {"at": "5"}, at=table.at)
    assert reply.pictures == []
    assert "Clearing 5 (rabbit)" in reply.text
