"""People leave a running match, by themselves or voted out; others take their seats."""

from __future__ import annotations

import msgspec

from bot.notify.outbox import Letter
from bot.seating.automatic_pauses import EMPTY
from bot.store import NewOutbox, WishRow
from tests.e2e.host import Host, Table
from tests.e2e.playing import Reader, play_on
from tests.e2e.seen import Reply
from tests.e2e.test_seating import leave, seat, take, three, told

MARQUISE, EYRIE, ALLIANCE = 0, 1, 2


PEOPLE = {name: Reader() for name in ("Ann", "Bob", "Cem", "Dee", "Eve")}


# Leaving, and substitutes


async def test_a_player_who_leaves_is_replaced_by_a_computer_and_the_seat_is_offered(
    host: Host,
) -> None:
    table = await three(host)
    menu = await table.play("Ann")

    reply = await leave(table, "Ann")

    mine = await seat(table, MARQUISE)
    assert (mine.user_id, mine.computer is not None, mine.offered > 0) == (None, True, True)
    assert "/table back" in reply.text
    assert "Ann has left the seat of Marquise" in told(table, "has left")[0].text
    offer = told(table, "looks for a player")[0]
    assert "Root 1" in offer.text
    assert "Round 1 · score" in offer.text
    old = next(b for b in menu.buttons if b.custom_id.startswith("pick:"))
    assert "no seat" in (await host.driver.press("Ann", menu, old.custom_id)).text
    assert "no seat" in (await host.driver.press("Ann", table.posts[-1], "My hand")).text
    assert "Bob" in await table.asked(), "the computer has played the turn of the Marquise"


async def test_a_substitute_gets_all_that_the_seat_knows_and_the_old_player_nothing(
    host: Host,
) -> None:
    table = await three(host)
    await host.driver.slash("Bob", "table note", {"text": "watch the hawks"}, at=table.at)
    async with host.store.transaction() as work:
        wish = WishRow(
            match_id=table.match, seat=EYRIE, position=1, kind="eyrie.decree", keys=("done",),
            footing=0, said="Bob's wish",
        )  # fmt: skip
        await work.set_wishes(table.match, EYRIE, [wish])
    await leave(table, "Bob")
    await host.restart()

    await take(table, "Eve")

    mine = await seat(table, EYRIE)
    assert (mine.name, mine.computer, mine.offered) == ("Eve", None, 0)
    assert len(told(table, "Eve takes over Eyrie from Computer 2")) == 1
    letters = host.driver.messages("dm", "Eve")
    assert ["taken this seat over" in letter.text for letter in letters] == [True]
    notes = await host.driver.slash("Eve", "table note", at=table.at)
    assert "watch the hawks" in notes.text
    async with host.store.reading() as reads:
        assert await reads.wishes(table.match, EYRIE) == (), "what Bob had queued is not hers"
    assert "no seat" in (await host.driver.slash("Bob", "table note", at=table.at)).text
    assert "no longer offered" in told(table, "🪑")[0].text, "the old offer has no button any more"
    await host.driver.slash("Ann", "root done", at=table.at)
    await host.quiet()
    assert "Eve" in await table.asked()
    await play_on(table, PEOPLE, answers=4)


async def test_a_player_who_knows_a_seats_secrets_takes_no_other(host: Host) -> None:
    table = await three(host)
    await leave(table, "Bob")
    await take(table, "Eve")
    await leave(table, "Cem")

    seated = await take(table, "Ann")
    knowing = await take(table, "Bob")

    assert "have a seat at this table already" in seated.text
    assert "known its secrets" in knowing.text
    assert (await seat(table, ALLIANCE)).user_id is None
    assert "no seat of yours" in (await host.driver.slash("Bob", "table back", at=table.at)).text


async def test_a_seat_that_nobody_has_taken_is_returned(host: Host) -> None:
    table = await three(host)
    await leave(table, "Bob")

    await host.driver.slash("Bob", "table back", at=table.at)
    await host.quiet()

    assert (await seat(table, EYRIE)).name == "Bob"
    assert len(told(table, "Bob is back")) == 1
    assert "no longer open" in (await take_again(table, "Eve")).text


async def take_again(table: Table, person: str) -> Reply:
    """Press the button of an offer that a person's screen still shows."""
    offer = told(table, "🪑")[0]
    offer.raw.components[0]["components"].insert(
        1,
        {
            "type": 1,
            "components": [
                {"type": 2, "style": 3, "label": "Take", "custom_id": f"takeseat:{table.match}:1:1"}
            ],
        },
    )
    return await table.host.driver.press(person, offer, "Take")


async def test_an_offered_seat_is_played_on_until_somebody_takes_it(host: Host) -> None:
    table = await three(host)
    await host.driver.slash("Ann", "table substitute", at=table.at)
    await host.quiet()
    assert (await seat(table, MARQUISE)).computer is None
    assert "Ann plays on" in told(table, "looks for a player")[0].text
    assert "Here a seat is free" in (await table.play("Eve")).text

    reply = await take(table, "Eve")

    assert any(b.custom_id.startswith("pick:") for b in reply.buttons), "her question is open"
    assert (await seat(table, MARQUISE)).name == "Eve"
    assert "no seat" in (await host.driver.slash("Ann", "root done", at=table.at)).text
    assert "You watch" in (await table.play("Ann")).text


async def test_the_host_of_a_table_is_somebody_who_sits_there(host: Host) -> None:
    table = await three(host)
    await host.driver.slash("Ann", "table substitute", at=table.at)
    await host.pass_time(60)

    await take(table, "Eve")

    assert (await host.row(table.match)).host_id == int(host.driver.user("Bob"))
    assert "Bob" in told(table, "host")[-1].text
    for person in ("Bob", "Cem", "Eve"):
        await leave(table, person)
    await take(table, "Dee")
    assert (await host.row(table.match)).host_id == int(host.driver.user("Dee"))


async def test_an_offer_is_withdrawn_by_who_plays_here(host: Host) -> None:
    table = await three(host)
    await leave(table, "Bob")
    offer = told(table, "looks for a player")[0]

    stranger = await host.driver.press("Eve", offer, "Stop looking")
    await host.driver.press("Ann", offer, "Stop looking")
    await host.quiet()

    assert "no seat" in stranger.text
    assert (await seat(table, EYRIE)).offered == 0
    assert len(told(table, "no longer offered, as Ann decided")) == 1
    computer = await host.driver.slash("Ann", "table substitute", {"faction": "Eyrie"}, at=table.at)
    assert "offered" in computer.text
    await host.quiet()
    await take(table, "Eve")
    assert (await seat(table, EYRIE)).name == "Eve"


async def test_letters_that_wait_for_the_old_player_are_not_sent(host: Host) -> None:
    table = await three(host)
    live = await table.live()
    bob = int(host.driver.user("Bob"))
    before = len(host.driver.messages("dm", "Bob"))
    letter = NewOutbox(
        kind="letter",
        target="user",
        target_id=bob,
        payload=msgspec.msgpack.encode(Letter(table.match, "drawn", EYRIE)),
        marker="later",
        due_at=host.now() + 500,
    )
    async with host.store.transaction() as work:
        await work.add_outbox(live.row.id, [letter])
    await leave(table, "Bob")

    await host.pass_time(600)

    assert len(host.driver.messages("dm", "Bob")) == before


async def test_the_last_to_leave_lets_the_match_rest_until_somebody_comes(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    await leave(table, "Bob")
    await leave(table, "Ann")
    assert (await host.row(table.match)).paused == EMPTY
    assert not (await table.live()).match.over

    await take(table, "Eve")

    assert (await host.row(table.match)).status == "running"
    await host.quiet()
    assert "Eve" in await table.asked()


async def test_staying_after_all_changes_nothing(host: Host) -> None:
    table = await three(host)
    asked = await host.driver.slash("Ann", "table leave", at=table.at)
    assert "Marquise" in asked.text

    await host.driver.press("Ann", asked, "Stay")

    assert (await seat(table, MARQUISE)).name == "Ann"
    assert told(table, "has left") == []


# Being voted out


async def test_more_than_half_of_the_others_vote_somebody_out(host: Host) -> None:
    table = await host.open_table(
        ["Ann", "Bob", "Cem", "Dee"], ["marquise", "eyrie", "alliance", "vagabond:tinker"]
    )
    await host.driver.slash("Ann", "table kick", {"player": "@Bob"}, at=table.at)
    await host.quiet()
    request = told(table, "asks to vote Bob (Eyrie) out")[0]
    own = await host.driver.press("Bob", request, "Refuse")
    assert "only those named" in own.text
    await host.restart()

    await host.driver.press("Cem", request, "Agree")
    await host.quiet()

    assert (await seat(table, EYRIE)).user_id is None
    assert len(told(table, "has voted Bob out")) == 1
    back = await host.driver.slash("Bob", "table back", at=table.at)
    assert "known its secrets" in back.text
    assert "known its secrets" in (await take(table, "Bob")).text
    await take(table, "Eve")
    assert (await seat(table, EYRIE)).name == "Eve"


async def test_one_alone_votes_nobody_out(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])

    reply = await host.driver.slash("Ann", "table kick", {"player": "@Bob"}, at=table.at)

    assert "at least two" in reply.text
    stranger = await host.driver.slash("Eve", "table kick", {"player": "@Bob"}, at=table.at)
    assert "no seat" in stranger.text


async def test_a_player_who_leaves_has_no_vote_any_more(host: Host) -> None:
    table = await host.open_table(
        ["Ann", "Bob", "Cem", "Dee"], ["marquise", "eyrie", "alliance", "vagabond:tinker"]
    )
    await host.driver.slash("Ann", "table pause", at=table.at)
    await host.quiet()
    request = told(table, "asks for a pause")[0]

    await leave(table, "Dee")
    late = await host.driver.press("Dee", request, "Agree")
    await host.driver.press("Bob", request, "Agree")
    await host.quiet()

    assert "only those named" in late.text
    assert (await host.row(table.match)).status == "paused", "two of three are more than half"
