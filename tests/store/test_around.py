"""Data around a match: drafts, notes, posts, requests, reminders, people, keys."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import (
    Conflict,
    DraftRow,
    PlayerRow,
    PostRow,
    ServerRow,
    Store,
)
from tests.store.samples import open_match


async def test_a_draft_is_found_again_where_it_was_left(store: Store, match_id: int) -> None:
    async with store.transaction() as work:
        await work.save_draft(DraftRow(match_id=match_id, seat=0, question=9, draft=b"from 3"))
        await work.save_draft(DraftRow(match_id=match_id, seat=0, question=9, draft=b"from 3 to 7"))

    async with store.reading() as reads:
        assert await reads.draft(match_id, 0, 9) == b"from 3 to 7"
        assert await reads.draft(match_id, 1, 9) is None
        assert await reads.draft(match_id, 0, 8) is None


async def test_drafts_are_dropped_by_question_seat_or_match(store: Store, match_id: int) -> None:
    async with store.transaction() as work:
        for seat, question in ((0, 1), (0, 2), (1, 1), (1, 2)):
            await work.save_draft(
                DraftRow(match_id=match_id, seat=seat, question=question, draft=b"x")
            )
        assert await work.drop_drafts(match_id, seat=0, question=1) == 1
        assert await work.drop_drafts(match_id, question=1) == 1
        assert await work.drop_drafts(match_id, seat=0) == 1
        assert await work.drop_drafts(match_id) == 1


async def test_a_seats_older_drafts_go_and_its_newest_stays(store: Store, match_id: int) -> None:
    async with store.transaction() as work:
        for seat, question in ((0, 1), (0, 2), (1, 1)):
            await work.save_draft(
                DraftRow(match_id=match_id, seat=seat, question=question, draft=b"x")
            )
        await work.drop_old_drafts(match_id)

    async with store.reading() as reads:
        kept = [await reads.draft(match_id, *which) for which in ((0, 1), (0, 2), (1, 1))]
    assert kept == [None, b"x", b"x"]


async def test_private_notes_are_their_seats_and_public_ones_everybodys(
    store: Store, match_id: int
) -> None:
    async with store.transaction() as work:
        mine = await work.add_note(match_id, 0, "Bob has an ambush", public=False, at=1)
        await work.add_note(match_id, 1, "truce until turn 5", public=True, at=2)

    async with store.reading() as reads:
        assert [note.text for note in await reads.notes(match_id)] == ["truce until turn 5"]
        assert [note.text for note in await reads.notes(match_id, seat=0)] == ["Bob has an ambush"]

    async with store.transaction() as work:
        assert not await work.drop_note(match_id, 1, mine)
        assert await work.drop_note(match_id, 0, mine)
        assert await work.notes(match_id, seat=0) == ()


async def test_the_newest_post_of_a_kind_is_found(store: Store, match_id: int) -> None:
    async with store.transaction() as work:
        for number, kind in ((71, "turn"), (73, "running"), (72, "turn")):
            await work.save_post(
                PostRow(message_id=number, match_id=match_id, kind=kind, channel_id=500, at=5)
            )
        newest = await work.latest_post(match_id, "turn")
        assert newest is not None
        assert newest.message_id == 72

        shown = PostRow(
            message_id=72, match_id=match_id, kind="turn", channel_id=500, at=5, state={"lines": 2}
        )
        await work.save_post(shown)
        assert await work.post(72) == shown
        await work.drop_post(72)
        assert await work.post(72) is None
        assert await work.latest_post(match_id, "lobby") is None


async def test_two_who_answer_a_request_at_once_are_both_heard(store: Store, match_id: int) -> None:
    async with store.transaction() as work:
        asked = await work.open_request(match_id, "undo", {"first": 12}, at=100, due_at=200)

    async def answer(who: str) -> None:
        async with store.transaction() as work:
            await work.answer_request(asked, who, True)

    async with store.transaction() as work:
        await work.answer_request(asked, "12", True)
        others = asyncio.gather(answer("13"), answer("14"))
        # Long enough for them to read the answers, if nothing prevented it.
        await asyncio.sleep(0.2)
    await others

    async with store.reading() as reads:
        (request,) = await reads.requests(match_id)
    assert request.answers == {"12": True, "13": True, "14": True}
    assert (request.kind, request.about, request.due_at) == ("undo", {"first": 12}, 200)


async def test_a_request_is_closed_once(store: Store, match_id: int) -> None:
    async with store.transaction() as work:
        asked = await work.open_request(match_id, "undo", {}, at=100)

    async def close() -> bool:
        async with store.transaction() as work:
            return await work.close_request(asked)

    assert sorted(await asyncio.gather(close(), close())) == [False, True]
    async with store.transaction() as work:
        assert await work.answer_request(asked, "12", True) is None
        assert await work.request(asked) is None


async def test_a_reminder_of_a_kind_is_moved_not_doubled(store: Store, match_id: int) -> None:
    async with store.transaction() as work:
        await work.set_reminder(match_id, "nudge", user_id=12, due_at=500)
        await work.set_reminder(match_id, "nudge", user_id=12, due_at=900, about={"step": 2})
        await work.set_reminder(match_id, "close", due_at=700)

    async with store.reading() as reads:
        assert await reads.next_reminder_due() == 700
        first, second = await reads.reminders(match_id)
    assert (first.kind, first.user_id, first.about) == ("close", 0, {})
    assert (second.due_at, second.about) == (900, {"step": 2})


async def test_reminders_are_taken_once_when_due(store: Store) -> None:
    for channel in range(500, 506):
        match_id = await open_match(store, channel)
        async with store.transaction() as work:
            await work.set_reminder(match_id, "nudge", user_id=12, due_at=channel)

    async def take() -> list[int]:
        async with store.transaction() as work:
            return [row.due_at for row in await work.take_reminders(504, limit=2)]

    taken = await asyncio.gather(take(), take(), take(), take())

    assert sorted(due for each in taken for due in each) == [500, 501, 502, 503, 504]
    async with store.reading() as reads:
        assert await reads.next_reminder_due() == 505


async def test_a_reminder_whose_consequence_was_not_stored_comes_again(
    store: Store, match_id: int
) -> None:
    async with store.transaction() as work:
        await work.set_reminder(match_id, "nudge", user_id=12, due_at=500)

    async def die_while_reminding() -> None:
        async with store.transaction() as work:
            assert len(await work.take_reminders(500, limit=9)) == 1
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await die_while_reminding()

    async with store.transaction() as work:
        assert len(await work.take_reminders(500, limit=9)) == 1


async def test_a_postponed_reminder_is_dropped_unless_it_was_set_anew(
    store: Store, match_id: int
) -> None:
    async with store.transaction() as work:
        await work.set_reminder(match_id, "close", due_at=500, about={"step": 2})
        (taken,) = await work.take_reminders(500, limit=9)
        postponed = await work.postpone_reminder(taken, until=560)
        await work.set_reminder(match_id, "close", due_at=560)
        assert not await work.drop_reminder(postponed)
        (taken,) = await work.take_reminders(560, limit=9)
        first = await work.postpone_reminder(taken, until=620)
        (taken,) = await work.take_reminders(620, limit=9)
        second = await work.postpone_reminder(taken, until=680)
        assert not await work.drop_reminder(first)
        assert await work.drop_reminder(second)
        assert await work.next_reminder_due() is None


async def test_reminders_are_dropped_by_kind_and_person(store: Store, match_id: int) -> None:
    async with store.transaction() as work:
        for kind, who in (("nudge", 11), ("nudge", 12), ("idle", 11), ("idle", 12)):
            await work.set_reminder(match_id, kind, user_id=who, due_at=500)
        assert await work.drop_reminders(match_id, kind="nudge", user_id=11) == 1
        assert await work.drop_reminders(match_id, kind="nudge") == 1
        assert await work.drop_reminders(match_id, user_id=11) == 1
        assert await work.drop_reminders(match_id) == 1
        assert await work.next_reminder_due() is None


async def test_a_person_we_do_not_know_has_set_nothing(store: Store) -> None:
    async with store.transaction() as work:
        assert await work.player(11) == PlayerRow(user_id=11)
        ann = PlayerRow(
            user_id=11, name="Ann 🦊", settings={"display": "text"}, told_dm_closed=True
        )
        await work.save_player(ann)
        assert await work.player(11) == ann
        await work.save_player(PlayerRow(user_id=11, name="Ann"))
        assert await work.player(11) == PlayerRow(user_id=11, name="Ann")


async def test_a_server_we_do_not_know_has_set_nothing(store: Store) -> None:
    async with store.transaction() as work:
        assert await work.server(7) == ServerRow(guild_id=7)
        await work.set_server(7, {"home": 2**62, "language": "de"})
        assert (await work.server(7)).settings == {"home": 2**62, "language": "de"}


async def test_of_two_changes_at_once_to_other_settings_neither_is_lost(store: Store) -> None:
    async def change(known: int, key: str) -> None:
        async with store.transaction() as work:
            await work.set_player(known, {key: "now"})
            await work.set_server(known, {key: "now"})

    async with store.transaction() as work:
        await work.save_player(PlayerRow(user_id=11, settings={"before": "then"}))
    for known in (11, 12):  # one whom the database knows, and a new one
        async with store.transaction() as work:
            await work.set_player(known, {"first": "now"})
            await work.set_server(known, {"first": "now"})
            others = asyncio.gather(change(known, "second"), change(known, "third"))
            # Long enough for them to read the settings, if nothing prevented it.
            await asyncio.sleep(0.2)
        await others

    three = {"first": "now", "second": "now", "third": "now"}
    async with store.reading() as reads:
        assert (await reads.player(11)).settings == {"before": "then"} | three
        assert (await reads.player(12)).settings == three
        assert (await reads.server(12)).settings == three


async def test_an_interaction_is_answered_once(store: Store, match_id: int) -> None:
    async with store.transaction() as work:
        assert await work.was_answered("77") is False
        await work.remember("77", match_id, at=100)

    with pytest.raises(Conflict, match="answered already"):
        async with store.transaction() as work:
            await work.remember("77", None, at=101)
    async with store.transaction() as work:
        assert await work.was_answered("77") is True


async def test_the_stand_ins_journal_is_read_back(store: Store) -> None:
    async with store.transaction() as work:
        await work.write_journal({"message:1": b"a", "message:2": b"b", "user:1": b"\0\xff"})
        await work.write_journal({"message:1": b"edited", "message:2": None, "message:9": None})

    async with store.reading() as reads:
        assert await reads.read_journal() == (("message:1", b"edited"), ("user:1", b"\0\xff"))
