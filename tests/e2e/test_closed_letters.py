"""Letters refused because their reader's direct messages are closed: the table tells them."""

from __future__ import annotations

import pytest

from tests.e2e.ending import attack_ambusher
from tests.e2e.host import Host
from tests.e2e.test_notices import A_WHILE, FACTIONS, PEOPLE, READERS, play_to, rung


@pytest.mark.parametrize("just_here", [False, True])
async def test_a_turn_whose_letter_is_refused_is_told_once_at_the_table(
    host: Host, just_here: bool
) -> None:
    await host.driver.slash("Bob", "settings change", {"notices": "dm"})
    table = await host.open_table(PEOPLE, FACTIONS)
    await play_to(host, table, "Bob")
    await play_to(host, table, "Ann")
    await host.pass_time(0 if just_here else A_WHILE)
    host.driver.close_dms("Bob")
    before = [len(rung(host, person, "channel")) for person in ("Bob", "Eve")]
    await play_to(host, table, "Bob")
    await host.pass_time(610)
    await host.pass_time(3600)

    after = [len(rung(host, person, "channel")) for person in ("Bob", "Eve")]
    assert [now - then for now, then in zip(after, before, strict=True)] == [1, 0]
    assert "This table waits for you" in table.posts[-1].text

    await play_to(host, table, "Ann")
    await host.pass_time(A_WHILE)
    await play_to(host, table, "Bob")
    assert len(rung(host, "Bob", "channel")) == after[0] + 1, "from now on in the turn's own post"


async def test_whoever_opens_their_letters_again_is_no_longer_mentioned(host: Host) -> None:
    await host.driver.slash("Bob", "settings change", {"notices": "dm"})
    table = await host.open_table(PEOPLE, FACTIONS)
    await play_to(host, table, "Ann")
    await host.pass_time(A_WHILE)
    host.driver.close_dms("Bob")
    await play_to(host, table, "Bob")
    assert rung(host, "Bob", "channel")

    host.driver.close_dms("Bob", closed=False)
    for _ in range(2):  # the first letter arrives beside a mention
        await play_to(host, table, "Ann")
        await host.pass_time(A_WHILE)
        mentions = len(rung(host, "Bob", "channel"))
        letters = len(rung(host, "Bob", "dm"))
        await play_to(host, table, "Bob")

    assert len(rung(host, "Bob", "channel")) == mentions
    assert len(rung(host, "Bob", "dm")) == letters + 1


async def test_a_response_whose_letter_is_refused_stays_secret(host: Host) -> None:
    await host.driver.slash("Bob", "settings change", {"notices": "dm"})
    table = await host.open_table(PEOPLE, FACTIONS, options={"responses": "live"})
    await host.pass_time(A_WHILE)
    host.driver.close_dms("Bob")
    before = len(table.posts)
    assert (await attack_ambusher(table, READERS["Ann"])).response
    await host.pass_time(A_WHILE)

    assert rung(host, "Bob", "channel") == []
    assert all("<@" not in post.text for post in table.posts[before:])
