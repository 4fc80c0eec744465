"""Choices are stored completely, read back unchanged, and never deleted."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import Conflict, DraftRow, MatchChange, Store, StoreError
from tests.store.samples import (
    checkpoint,
    choice,
    event,
    load,
    lobby,
    message,
    open_match,
    seat,
    submit,
)


async def test_a_match_is_loaded_as_it_was_stored(store: Store, match_id: int) -> None:
    await submit(
        store,
        match_id,
        1,
        change=MatchChange(status="running", setup=b"setup", nonces=("a1", "b2"), head=b"head"),
        checkpoints=(checkpoint(0),),
        choices=(
            choice(1, drawn=((4, 3, 0, 0), (4, 1, 0, 1)), barrier=True),
            choice(2, keys=("fox:2", "mouse:1"), user_id=None),
        ),
    )

    loaded = await load(store, match_id)

    assert loaded.match.version == 2
    assert loaded.match.status == "running"
    assert (loaded.match.setup, loaded.match.head) == (b"setup", b"head")
    assert loaded.match.nonces == ("a1", "b2")
    assert loaded.match.options == {"map": "autumn", "seats": 4}
    assert (loaded.match.created_at, loaded.match.updated_at) == (1000, 2000)
    assert loaded.secret == lobby().secret
    assert [each.user_id for each in loaded.seats] == [11, 12]
    assert loaded.checkpoints == (checkpoint(0),)
    first, second = loaded.choices
    assert first.keys == ("march 3 7 2",)
    assert first.fingerprint == -(2**63) + 1
    assert first.drawn == ((4, 3, 0, 0), (4, 1, 0, 1))
    assert first.barrier
    assert not second.barrier
    assert second.keys == ("fox:2", "mouse:1")
    assert second.user_id is None
    assert loaded.last_number == 2


async def test_loading_takes_the_positions_of_this_turn_and_the_choices_since(
    store: Store, match_id: int
) -> None:
    await submit(
        store,
        match_id,
        1,
        checkpoints=(checkpoint(0, kept=True), checkpoint(2), checkpoint(4), checkpoint(5)),
        choices=tuple(choice(number) for number in range(1, 7)),
        change=MatchChange(first_kept=4),
    )

    loaded = await load(store, match_id)

    assert [each.after for each in loaded.checkpoints] == [4, 5]
    assert [each.number for each in loaded.choices] == [5, 6]


async def test_nothing_is_loaded_where_there_is_no_match(store: Store) -> None:
    async with store.reading() as reads:
        assert await reads.load_match(999) is None
        assert await reads.find_match(999) is None
        assert await reads.export_match(999) is None


async def test_a_submission_is_stored_whole(store: Store, match_id: int) -> None:
    await submit(
        store,
        match_id,
        1,
        choices=(choice(1),),
        checkpoints=(checkpoint(1),),
        events=(event(1, b"moved"), event(1, b"drew", audience=(0,))),
        key="interaction 77",
        outbox=(message(b"Ann marched"),),
    )

    async with store.reading() as reads:
        assert [each.event for each in await reads.events(match_id)] == [b"moved", b"drew"]
        assert await reads.was_answered("interaction 77")
        assert [each.payload for each in await reads.outbox(match_id)] == [b"Ann marched"]


async def test_of_two_who_submit_at_once_one_meets_a_conflict(store: Store, match_id: int) -> None:
    outcomes = await asyncio.gather(
        *(submit(store, match_id, 1, choices=(choice(1, seat=who),)) for who in (0, 1)),
        return_exceptions=True,
    )

    assert sorted(str(type(each).__name__) for each in outcomes) == ["Conflict", "int"]
    loaded = await load(store, match_id)
    assert loaded.match.version == 2
    assert loaded.choices[0].seat == outcomes.index(2)


async def test_a_match_loaded_to_be_changed_is_locked_for_others(
    store: Store, match_id: int
) -> None:
    async def load_and_change() -> int:
        async with store.transaction() as work:
            loaded = await work.load_match(match_id)
            assert loaded is not None
            # Long enough for the other to load it too, if nothing prevented it.
            await asyncio.sleep(0.2)
            return await work.change_match(match_id, loaded.match.version, MatchChange(), at=3000)

    assert sorted(await asyncio.gather(load_and_change(), load_and_change())) == [2, 3]


async def test_many_tables_at_once_lose_nothing(store: Store) -> None:
    tables = [await open_match(store, channel) for channel in range(600, 606)]

    async def play(match_id: int) -> None:
        for number in range(1, 11):
            await submit(store, match_id, number, choices=(choice(number),))

    await asyncio.gather(*map(play, tables))

    for match_id in tables:
        loaded = await load(store, match_id)
        assert [each.number for each in loaded.choices] == list(range(1, 11))


async def test_a_conflict_stores_nothing_at_all(store: Store, match_id: int) -> None:
    await submit(store, match_id, 1, choices=(choice(1),), key="first")

    with pytest.raises(Conflict):
        await submit(store, match_id, 2, choices=(choice(2), choice(1)), outbox=(message(b"x"),))
    with pytest.raises(Conflict):
        await submit(store, match_id, 2, choices=(choice(2),), key="first")

    loaded = await load(store, match_id)
    assert loaded.match.version == 2
    assert loaded.last_number == 1
    async with store.reading() as reads:
        assert await reads.outbox(match_id) == ()


async def test_an_error_of_the_caller_stores_nothing_and_comes_out_unchanged(
    store: Store, match_id: int
) -> None:
    async def stumble() -> None:
        async with store.transaction() as work:
            await work.change_match(match_id, 1, MatchChange(turn="2"), at=1500)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await stumble()

    assert (await load(store, match_id)).match.version == 1


async def test_a_cancelled_transaction_stores_nothing_and_blocks_nobody(
    store: Store, match_id: int
) -> None:
    reached = asyncio.Event()

    async def interrupted() -> None:
        async with store.transaction() as work:
            await work.change_match(match_id, 1, MatchChange(turn="2"), at=1500)
            reached.set()
            await asyncio.sleep(60)

    task = asyncio.create_task(interrupted())
    await reached.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task

    assert (await load(store, match_id)).match.version == 1
    assert await submit(store, match_id, 1, choices=(choice(1),)) == 2


async def test_undone_choices_stay_as_voided_and_numbers_are_not_used_again(
    store: Store, match_id: int
) -> None:
    await submit(
        store,
        match_id,
        1,
        choices=tuple(choice(number) for number in (1, 2, 3)),
        checkpoints=(checkpoint(0), checkpoint(1), checkpoint(2), checkpoint(3)),
        events=(event(1, b"one"), event(2, b"two"), event(3, b"three")),
    )

    await submit(store, match_id, 2, void_from=2, events=(event(3, b"taken back"),))
    await submit(store, match_id, 3, choices=(choice(4),), events=(event(4, b"four"),))

    loaded = await load(store, match_id)
    assert [each.number for each in loaded.choices] == [1, 4]
    assert [each.after for each in loaded.checkpoints] == [0, 1]
    assert loaded.last_number == 4
    assert loaded.match.version == 4
    async with store.reading() as reads:
        everything = await reads.choices(match_id, voided=True)
        assert [(each.number, each.voided) for each in everything] == [
            (1, False),
            (2, True),
            (3, True),
            (4, False),
        ]
        assert [each.version for each in everything] == [2, 2, 2, 4]
        assert [each.voided_version for each in everything] == [None, 3, 3, None]
        shown = [each.event for each in await reads.events(match_id)]
        assert shown == [b"one", b"taken back", b"four"]
        assert len(await reads.events(match_id, voided=True)) == 5


async def test_what_was_taken_back_first_stays_so_when_more_is_taken_back(
    store: Store, match_id: int
) -> None:
    await submit(
        store,
        match_id,
        1,
        choices=(choice(1), choice(2)),
        events=(event(1, b"one"), event(2, b"two")),
    )
    await submit(store, match_id, 2, void_from=2)
    await submit(store, match_id, 3, void_from=1)

    async with store.reading() as reads:
        choices = await reads.choices(match_id, voided=True)
        events = await reads.events(match_id, voided=True)
    assert [each.voided_version for each in choices] == [4, 3]
    assert [each.voided_version for each in events] == [4, 3]


async def test_the_last_number_counts_voided_choices(store: Store, match_id: int) -> None:
    await submit(store, match_id, 1, choices=(choice(1), choice(2)), checkpoints=(checkpoint(0),))
    await submit(store, match_id, 2, void_from=1)

    loaded = await load(store, match_id)

    assert loaded.choices == ()
    assert loaded.last_number == 2
    assert [each.after for each in loaded.checkpoints] == [0]


async def test_a_position_is_found_from_which_a_choice_can_be_made_anew(
    store: Store, match_id: int
) -> None:
    await submit(
        store,
        match_id,
        1,
        choices=tuple(choice(number) for number in range(1, 10)),
        checkpoints=(checkpoint(0), checkpoint(4), checkpoint(8)),
    )

    async with store.reading() as reads:
        for number, after in ((1, 0), (4, 0), (5, 4), (8, 4), (9, 8)):
            assert await reads.checkpoint_before(match_id, number) == checkpoint(after)
        assert await reads.checkpoint_before(match_id, 0) is None


async def test_when_a_turn_is_over_its_kept_position_stays(store: Store, match_id: int) -> None:
    await submit(
        store,
        match_id,
        1,
        checkpoints=(checkpoint(0, kept=True), checkpoint(1), checkpoint(2), checkpoint(3)),
        change=MatchChange(first_kept=3),
    )

    async with store.transaction() as work:
        await work.drop_checkpoints(match_id)

    async with store.reading() as reads:
        assert await reads.checkpoints(match_id) == (0, 3)


async def test_the_log_is_read_forwards_and_backwards_in_pages(store: Store, match_id: int) -> None:
    await submit(store, match_id, 1, events=tuple(event(1, b"%d" % n) for n in range(1, 8)))

    async with store.reading() as reads:
        forwards = await reads.events(match_id, after=2, limit=3)
        assert [each.position for each in forwards] == [3, 4, 5]
        backwards = await reads.events(match_id, before=6, limit=2)
        assert [each.position for each in backwards] == [4, 5]
        between = await reads.events(match_id, after=2, before=5)
        assert [each.position for each in between] == [3, 4]


async def test_an_event_is_heard_by_its_audience_only(store: Store, match_id: int) -> None:
    await submit(
        store,
        match_id,
        1,
        events=(event(1, b"all"), event(1, b"Ann", audience=(0,)), event(1, b"no", audience=())),
    )

    async with store.reading() as reads:
        told = await reads.events(match_id)

    def heard(seat: int | None) -> list[bytes]:
        return [each.event for each in told if each.is_for(seat)]

    assert heard(0) == [b"all", b"Ann"]
    assert heard(1) == [b"all"]
    assert heard(None) == [b"all"]


async def test_an_open_match_is_exported_without_its_secrets(store: Store, match_id: int) -> None:
    parts = {
        "choices": (choice(1),),
        "checkpoints": (checkpoint(1),),
        "events": (event(1, b"all"), event(1, b"Ann", audience=(0,))),
    }
    await submit(store, match_id, 1, **parts)

    async with store.reading() as reads:
        exported = await reads.export_match(match_id)

    assert exported is not None
    assert exported.secret is None
    assert exported.choices == ()
    assert exported.checkpoint is None
    assert [each.event for each in exported.events] == [b"all"]


async def test_a_finished_match_is_exported_whole(store: Store, match_id: int) -> None:
    await submit(store, match_id, 1, choices=(choice(1), choice(2)), checkpoints=(checkpoint(0),))
    await submit(store, match_id, 2, void_from=2, events=(event(2, b"Ann", audience=(0,)),))
    await submit(store, match_id, 3, change=MatchChange(status="finished"))

    async with store.reading() as reads:
        exported = await reads.export_match(match_id)

    assert exported is not None
    assert exported.secret == lobby().secret
    assert [each.voided for each in exported.choices] == [False, True]
    assert exported.checkpoint == checkpoint(0)
    assert [each.event for each in exported.events] == [b"Ann"]


async def test_secrets_are_not_written_into_logs(store: Store, match_id: int) -> None:
    loaded = await load(store, match_id)

    for logged in (repr(loaded), repr(loaded.match), repr(lobby())):
        assert "\\x00" not in logged
        assert "\\xff" not in logged


async def test_a_reader_sees_one_moment(store: Store, match_id: int) -> None:
    async with store.reading() as reads:
        before = await reads.find_match(match_id)
        await submit(store, match_id, 1, choices=(choice(1),))
        loaded = await reads.load_match(match_id)

    assert before is not None
    assert loaded is not None
    assert loaded.match.version == before.version == 1
    assert loaded.choices == ()


async def test_a_draft_for_a_seat_that_nobody_has_is_a_bug_not_a_conflict(
    store: Store, match_id: int
) -> None:
    draft = DraftRow(match_id=match_id, seat=5, question=1, draft=b"half")
    with pytest.raises(Exception, match=r"(?i)foreign key") as raised:
        async with store.transaction() as work:
            await work.save_draft(draft)

    assert not isinstance(raised.value, StoreError)
    async with store.transaction() as work:
        await work.set_seats(match_id, [*await work.seats(match_id), seat(match_id, 5, 15)])
        await work.save_draft(draft)
