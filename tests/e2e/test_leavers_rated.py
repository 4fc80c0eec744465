"""A leaver does not affect other people's ratings, and counts as the match's last."""

from __future__ import annotations

from bot.app.housekeeping import tidy
from bot.notify.outbox import TABLE_TALK
from bot.store import CheckpointRow, HolderRow
from engine.core.saving.codec import decode_state, encode_state
from tests.e2e.ending import win
from tests.e2e.going_back import agree, ask_to_go_back
from tests.e2e.host import Host, Table
from tests.e2e.test_privacy import forget, traces
from tests.e2e.test_seating import leave, take, three


async def go_to_round(table: Table, number: int) -> None:
    """Move the match to a later round."""
    live = await table.live()
    last = live.match.last_checkpoint()
    state = decode_state(live.match.game, last.state)
    state.round = number
    row = CheckpointRow(after=last.after, state=encode_state(live.match.game, state), kept=True)
    async with table.host.store.transaction() as work:
        await work.add_checkpoint(table.match, row)
    table.host.matches.forget(table.match)


async def stats(table: Table, person: str, what: str) -> str:
    reply = await table.host.driver.slash(person, "match stats", {"what": what}, at=table.at)
    return reply.text


async def holding(table: Table, person: str) -> HolderRow:
    async with table.host.store.reading() as reads:
        (held,) = await reads.holdings(table.match, int(table.host.driver.user(person)))
    return held


async def test_a_match_that_somebody_left_is_rated_with_them_as_the_last(host: Host) -> None:
    table = await three(host)
    sure = await host.driver.slash("Cem", "table leave", at=table.at)
    assert "For the rating you count as last" in sure.text
    await leave(table, "Cem")
    await win(table)

    board = await stats(table, "Ann", "leaderboard")

    places = [line for line in board.splitlines() if line[:1].isdigit()]
    cem = host.driver.user("Cem")
    assert ["Ann" in places[0], "Bob" in places[1], cem in places[2]] == [True, True, True]
    assert "Whoever has left before the end counts as last" in board
    assert "Rating" in await stats(table, "Bob", "person")
    assert "Left before the end: 1 match" in await stats(table, "Cem", "person")


async def test_a_player_who_is_back_before_the_end_has_not_left(host: Host) -> None:
    table = await three(host)
    await leave(table, "Cem")
    await host.driver.slash("Cem", "table back", at=table.at)
    await host.quiet()
    await win(table)

    async with host.store.reading() as reads:
        assert await reads.leavers() == ()
        assert all(row.rated for row in await reads.results())


async def test_a_substitute_of_the_last_rounds_is_not_rated(host: Host) -> None:
    table = await three(host)
    await leave(table, "Cem")
    await go_to_round(table, 6)
    await take(table, "Dee")
    assert (await holding(table, "Dee")).from_round == 6
    await go_to_round(table, 8)
    await win(table)

    board = await stats(table, "Ann", "leaderboard")

    assert "Dee" not in board
    assert host.driver.user("Cem") in board


async def test_a_substitute_of_half_of_the_rounds_is_rated(host: Host) -> None:
    table = await three(host)
    await leave(table, "Cem")
    await go_to_round(table, 5)
    await take(table, "Dee")
    await go_to_round(table, 8)
    await win(table)

    assert "Dee" in await stats(table, "Ann", "leaderboard")


async def test_rounds_in_which_a_substitute_was_gone_are_not_theirs(host: Host) -> None:
    table = await three(host)
    await leave(table, "Cem")
    await take(table, "Dee")
    await leave(table, "Dee")
    assert (await holding(table, "Dee")).to_round == 1
    await go_to_round(table, 7)
    await host.driver.slash("Dee", "table back", at=table.at)

    held = await holding(table, "Dee")
    assert (held.from_round, held.to_round) == (7, None)


async def test_a_leaver_who_deletes_their_data_leaves_the_others_their_rating(host: Host) -> None:
    table = await three(host)
    await leave(table, "Cem")
    await win(table)
    before = await stats(table, "Ann", "leaderboard")

    await forget(host, "Cem")

    after = await stats(table, "Ann", "leaderboard")
    assert traces(host, host.driver.user("Cem")) == []
    assert before.splitlines()[:4] == after.splitlines()[:4]
    assert "Ann" in after
    assert "Bob" in after


async def test_a_player_who_deletes_their_data_before_the_end_counts_as_last_too(
    host: Host,
) -> None:
    table = await three(host)
    await leave(table, "Cem")
    await forget(host, "Cem")
    await win(table)

    async with host.store.reading() as reads:
        assert [each.user_id for each in await reads.leavers()] == [None]
    assert "Bob" in await stats(table, "Ann", "leaderboard")


async def test_a_forgotten_leaver_is_known_until_the_end_cannot_be_taken_back(host: Host) -> None:
    table = await three(host)
    await leave(table, "Cem")
    await forget(host, "Cem")
    await win(table)
    await ask_to_go_back(table, "Ann")
    await agree(table, "Bob")
    await win(table)

    async with host.store.reading() as reads:
        assert [each.user_id for each in await reads.leavers()] == [None]
        assert any(each.user_id < 0 for each in await reads.holders(table.match))
    await tidy(host.store, host.bot.services.clock() + TABLE_TALK + 1)
    async with host.store.reading() as reads:
        assert all(each.user_id > 0 for each in await reads.holders(table.match))


async def test_an_end_that_is_taken_back_rates_nobody(host: Host) -> None:
    table = await three(host)
    await leave(table, "Cem")
    await win(table)
    async with host.store.transaction() as work:
        assert len(await work.leavers()) == 1
        await work.drop_results(table.match)
        assert await work.leavers() == ()


async def test_an_end_stands_once_a_player_was_forgotten(host: Host) -> None:
    table = await three(host)
    await win(table)
    await forget(host, "Cem")

    offered = await host.driver.slash("Ann", "undo", at=table.at)

    assert "So it stays as it ended." in offered.text, "nobody would play their seat"
    assert offered.buttons == []
