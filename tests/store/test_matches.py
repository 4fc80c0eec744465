"""Matches are found by channel, person and server; a channel has one open match at most."""

from __future__ import annotations

import pytest

from bot.store import REOPENS, ChannelTaken, Conflict, DraftRow, HolderRow, MatchChange, Store
from tests.store.samples import lobby, open_match, seat


async def change(store: Store, match_id: int, version: int, what: MatchChange) -> int:
    """Change a match at 3000."""
    async with store.transaction() as work:
        return await work.change_match(match_id, version, what, at=3000)


async def test_a_lobby_opens_at_version_one(store: Store) -> None:
    async with store.transaction() as work:
        number = await work.create_match(lobby(500, thread=True))
        match = await work.find_match(number)

    assert match is not None
    assert (match.version, match.status, match.options_version) == (1, "lobby", 1)
    assert (match.channel_id, match.guild_id, match.host_id) == (500, 7, 11)
    assert match.thread
    assert match.setup is None
    assert match.head is None


async def test_a_channel_has_one_open_match(store: Store) -> None:
    await open_match(store, 500)

    with pytest.raises(ChannelTaken, match="already has an open match"):
        await open_match(store, 500)


@pytest.mark.parametrize("status", ["running", "paused"])
async def test_a_running_or_paused_match_holds_its_channel(store: Store, status: str) -> None:
    first = await open_match(store, 500)
    await change(store, first, 1, MatchChange(status=status))  # type: ignore[arg-type]

    with pytest.raises(ChannelTaken):
        await open_match(store, 500)


@pytest.mark.parametrize("status", ["finished", "closed"])
async def test_a_channel_is_free_again_when_its_match_is_over(store: Store, status: str) -> None:
    first = await open_match(store, 500)
    await change(store, first, 1, MatchChange(status=status))  # type: ignore[arg-type]
    async with store.reading() as reads:
        last = await reads.match_in_channel(500)
    second = await open_match(store, 500)

    async with store.reading() as reads:
        now = await reads.match_in_channel(500)

    assert last is not None
    assert now is not None
    assert (last.id, now.id) == (first, second)


async def test_a_match_cannot_move_into_a_taken_channel(store: Store) -> None:
    await open_match(store, 500)
    other = await open_match(store, 501)

    with pytest.raises(ChannelTaken):
        await change(store, other, 1, MatchChange(channel_id=500))
    assert await change(store, other, 1, MatchChange(channel_id=502)) == 2


async def test_matches_without_a_place_do_not_get_in_each_others_way(store: Store) -> None:
    first, second = await open_match(store, 500), await open_match(store, 501)
    await change(store, first, 1, MatchChange(channel_id=None))
    await change(store, second, 1, MatchChange(channel_id=None))

    async with store.reading() as reads:
        assert await reads.match_in_channel(500) is None
        mine = await reads.matches_of_user(11)

    assert [match.channel_id for match in mine] == [None, None]


async def test_what_is_not_named_in_a_change_stays(store: Store, match_id: int) -> None:
    await change(store, match_id, 1, MatchChange(turn="3", parent_id=42))
    await change(store, match_id, 2, MatchChange(parent_id=None))

    async with store.reading() as reads:
        match = await reads.find_match(match_id)

    assert match is not None
    assert (match.turn, match.parent_id, match.version) == ("3", None, 3)
    assert (match.game, match.updated_at) == ("root", 3000)


async def test_a_change_of_an_older_version_is_a_conflict(store: Store, match_id: int) -> None:
    await change(store, match_id, 1, MatchChange(turn="2"))

    with pytest.raises(Conflict, match="no longer at version 1"):
        await change(store, match_id, 1, MatchChange(turn="9"))
    with pytest.raises(Conflict):
        await change(store, 999, 1, MatchChange(turn="9"))


async def test_matches_are_found_by_person_and_by_server(store: Store) -> None:
    first, second = await open_match(store, 500), await open_match(store, 501)
    async with store.transaction() as work:
        elsewhere = await work.create_match(lobby(900, guild_id=8))
        await work.set_seats(elsewhere, [seat(elsewhere, 0, 12)])
    await change(store, second, 1, MatchChange(status="finished"))

    async with store.reading() as reads:
        assert [each.id for each in await reads.matches_of_user(12)] == [first, elsewhere]
        assert [each.id for each in await reads.matches_of_user(12, ["finished"])] == [second]
        assert await reads.matches_of_user(99) == ()
        assert [each.id for each in await reads.matches_of_guild(7)] == [first]
        assert [each.id for each in await reads.matches_of_guild(8)] == [elsewhere]
        assert [each.id for each in await reads.matches_with_status("lobby")] == [first, elsewhere]


async def test_a_match_number_is_never_used_twice(store: Store, match_id: int) -> None:
    later = await open_match(store, 501)

    assert later > match_id


async def test_a_computer_stands_in_and_a_player_comes_back(store: Store, match_id: int) -> None:
    async with store.transaction() as work:
        await work.change_seat(seat(match_id, 1, 12, computer="steady"))
        standing_in = (await work.seats(match_id))[1]
        await work.change_seat(seat(match_id, 1, 12, accepted=2, plays="eyrie"))
        back = (await work.seats(match_id))[1]

    assert (standing_in.user_id, standing_in.computer) == (12, "steady")
    assert (back.user_id, back.computer, back.accepted, back.plays) == (12, None, 2, "eyrie")


async def test_a_seat_that_is_gone_cannot_be_changed(store: Store, match_id: int) -> None:
    with pytest.raises(Conflict, match="no seat 7"):
        async with store.transaction() as work:
            await work.change_seat(seat(match_id, 7, 12))


async def test_a_player_who_leaves_the_lobby_takes_their_drafts_along(
    store: Store, match_id: int
) -> None:
    async with store.transaction() as work:
        await work.save_draft(DraftRow(match_id=match_id, seat=1, question=1, draft=b"half"))
        await work.remove_seat(match_id, 1)

    async with store.reading() as reads:
        assert [each.number for each in await reads.seats(match_id)] == [0]
        assert await reads.draft(match_id, 1, 1) is None


async def test_seats_are_shuffled_at_once(store: Store, match_id: int) -> None:
    async with store.transaction() as work:
        await work.set_seats(match_id, [seat(match_id, 0, 12), seat(match_id, 1, 11)])

    async with store.reading() as reads:
        assert [each.user_id for each in await reads.seats(match_id)] == [12, 11]


async def test_a_player_who_has_held_a_seat_is_remembered_after_a_substitute(
    store: Store, match_id: int
) -> None:
    async with store.transaction() as work:
        await work.add_holder(HolderRow(match_id=match_id, user_id=12, seat=1, since=2000))
        await work.change_seat(seat(match_id, 1, 13))
        await work.add_holder(HolderRow(match_id=match_id, user_id=13, seat=1, since=3000))
        await work.add_holder(HolderRow(match_id=match_id, user_id=13, seat=1, since=3000))

    async with store.reading() as reads:
        for user in (12, 13):
            assert [each.seat for each in await reads.holdings(match_id, user)] == [1]
        assert await reads.holdings(match_id, 11) == ()


@pytest.mark.parametrize(("result", "known"), [({REOPENS: 9000}, 1), (None, 0)])
async def test_a_player_who_is_forgotten_is_known_again_where_an_ended_match_may_go_on(
    store: Store, match_id: int, result: dict[str, int] | None, known: int
) -> None:
    async with store.transaction() as work:
        await work.add_holder(HolderRow(match_id=match_id, user_id=12, seat=1, since=2000))
        await work.change_match(match_id, 1, MatchChange(status="closed", result=result), at=3000)
        await work.forget_person(12)

    async with store.reading() as reads:
        assert len(await reads.holdings(match_id, 12)) == known


async def test_a_match_knows_again_whom_we_have_forgotten_until_its_veils_are_lifted(
    store: Store, match_id: int
) -> None:
    other = await open_match(store, 501)
    async with store.transaction() as work:
        for each in (match_id, other):
            barred = each == other
            row = HolderRow(match_id=each, user_id=12, seat=1, since=2000, barred=barred)
            await work.add_holder(row)
        for _ in range(2):
            await work.forget_person(12)

    async with store.reading() as reads:
        known = [*await reads.holdings(match_id, 12), *await reads.holdings(other, 12)]
        assert [each.barred for each in known] == [False, True]
        assert all(each.user_id < 0 for each in known)
        assert await reads.holdings(match_id, 13) == ()
    async with store.transaction() as work:
        await work.change_match(match_id, 1, MatchChange(status="finished"), at=3000)
        await work.lift_veils(match_id)
    async with store.reading() as reads:
        assert await reads.holdings(match_id, 12) == ()
