"""Absences from a running match: computers stand in, hosts change."""

from __future__ import annotations

from bot.matches.commands import FOR_THE_TURN
from bot.matches.live import Live
from bot.seating.automatic_pauses import EMPTY
from bot.store import MatchChange, SeatRow, Transaction
from bot.tables.pause import VOTE
from tests.e2e.host import Host, Table
from tests.e2e.playing import Reader
from tests.e2e.seen import Reply, Seen

MARQUISE, EYRIE, ALLIANCE = 0, 1, 2


PEOPLE = {name: Reader() for name in ("Ann", "Bob", "Cem", "Dee", "Eve")}


async def three(host: Host) -> Table:
    return await host.open_table(
        ["Ann", "Bob", "Cem"], ["marquise", "eyrie", "alliance"], options={"seating": "joined"}
    )


async def seat(table: Table, number: int) -> SeatRow:
    return (await table.live()).seats[number]


def told(table: Table, part: str) -> list[Seen]:
    """Return the table's posts that contain a text."""
    return [post for post in table.posts if part in post.text]


async def leave(table: Table, person: str) -> Reply:
    """Leave for good: the command asks once."""
    asked = await table.host.driver.slash(person, "table leave", at=table.at)
    reply = await table.host.driver.press(person, asked, "Yes, leave")
    await table.host.quiet()
    return reply


async def take(table: Table, person: str) -> Reply:
    """Press the button of the newest offer."""
    reply = await table.host.driver.press(
        person, told(table, "looks for a player")[-1], "Take the seat"
    )
    await table.host.quiet()
    return reply


async def stand_in(table: Table, person: str, until: str) -> Reply:
    reply = await table.host.driver.slash(person, "table standin", {"until": until}, at=table.at)
    await table.host.quiet()
    return reply


# A computer for a while


async def test_merely_typing_takes_no_seat_back_from_a_stand_in(host: Host) -> None:
    table = await three(host)
    await stand_in(table, "Bob", "back")
    for command, field in (("act", "answer"), ("eyrie move", "origin")):
        await host.driver.autocomplete("Bob", command, {field: "x"}, focused=field, at=table.at)
    await host.quiet()

    assert (await seat(table, EYRIE)).computer is not None
    assert told(table, "is back") == []


async def test_a_stand_in_for_the_turn_of_another_says_whose_turn_that_is(host: Host) -> None:
    """It once said "A computer plays for you now", and was gone before one's own turn."""
    table = await three(host)
    assert list(await table.asked()) == ["Ann"]

    bob = await stand_in(table, "Bob", "turn")
    cem = await stand_in(table, "Cem", "back")
    ann = await stand_in(table, "Ann", "turn")

    assert "It is the turn of Ann" in bob.text
    assert "Your own turn stays yours" in bob.text
    assert "A computer plays for you now" in cem.text
    assert "stays yours" not in ann.text


async def test_a_computer_plays_one_turn_and_then_the_seat_is_its_persons_again(host: Host) -> None:
    table = await three(host)
    assert list(await table.asked()) == ["Ann"]

    await stand_in(table, "Ann", "turn")

    mine = await seat(table, MARQUISE)
    assert (mine.user_id, mine.computer, mine.stands_in) == (
        int(host.driver.user("Ann")),
        None,
        None,
    )
    assert "Ann" not in await table.asked()
    assert len(told(table, "A computer plays this turn for Ann (Marquise), as Ann decided")) == 1


async def test_a_player_who_is_back_takes_the_seat_with_one_press(host: Host) -> None:
    table = await three(host)
    await stand_in(table, "Bob", "back")
    await host.driver.slash("Ann", "root done", at=table.at)
    await host.quiet()
    await host.restart()
    assert (await seat(table, EYRIE)).stands_in == "back"
    assert list(await table.asked()) == ["Cem"], "the computer has played the turn of the Eyrie"
    hand = await host.driver.press("Bob", table.posts[-1], "My hand")
    assert "hand" in (hand.pictures[0].description or "").lower()
    assert (await seat(table, EYRIE)).computer, "looking takes nothing back"

    reply = await table.play("Bob")
    await host.quiet()

    mine = await seat(table, EYRIE)
    assert (mine.computer, mine.stands_in) == (None, None)
    assert "waits for Alliance" in reply.text or reply.buttons
    assert len(told(table, "Bob is back")) == 1
    await table.play("Bob")
    await host.quiet()
    assert len(told(table, "Bob is back")) == 1


async def test_typing_an_answer_takes_the_seat_back_too(host: Host) -> None:
    table = await three(host)
    await stand_in(table, "Bob", "back")

    await host.driver.slash("Bob", "act", {"answer": "anything"}, at=table.at)
    await host.quiet()

    assert (await seat(table, EYRIE)).computer is None


async def test_a_match_rests_when_its_only_person_is_away(host: Host) -> None:
    table = await host.open_table(["Ann"], ["marquise"], seats=2)

    said = await stand_in(table, "Ann", "back")

    row = await host.row(table.match)
    assert (row.status, row.paused) == ("paused", EMPTY)
    assert "the match rests until you are back" in said.text
    assert "A computer plays for you now" not in said.text
    assert len(told(table, "Nobody else plays here, so the match rests")) == 1
    assert not told(table, "A computer plays for Ann")
    reply = await table.play("Ann")
    assert reply.buttons
    assert (await host.row(table.match)).status == "running"


async def test_the_only_person_has_a_computer_play_one_turn_without_a_rest(host: Host) -> None:
    table = await host.open_table(["Ann"], ["marquise"], seats=2)

    said = await stand_in(table, "Ann", "turn")

    assert "A computer plays for you now" in said.text
    row = await host.row(table.match)
    assert (row.status, row.paused) == ("running", None)
    async with host.store.reading() as reads:
        choices = await reads.choices(table.match)
    assert MARQUISE in {choice.seat for choice in choices if choice.user_id is None}
    assert (await seat(table, MARQUISE)).computer is None


async def test_the_last_person_who_leaves_lets_the_match_rest_and_it_says_so(host: Host) -> None:
    table = await host.open_table(["Ann"], ["marquise"], seats=2)
    asked = await host.driver.slash("Ann", "table leave", at=table.at)
    assert "the match rests until somebody takes a seat" in asked.text
    assert "A computer plays it meanwhile" not in asked.text

    await leave(table, "Ann")

    assert (await host.row(table.match)).paused == EMPTY
    assert len(told(table, "so the match rests: computers do not go on alone")) == 1
    assert "so the match rests meanwhile" in told(table, "looks for a player")[0].text
    assert not told(table, "A computer plays")


async def test_standing_in_at_a_table_that_rests_promises_nothing_for_now(host: Host) -> None:
    table = await three(host)
    await host.bot.services.matches.change(table.match, rest_by_vote)

    said = await stand_in(table, "Ann", "back")

    assert "The match rests at the moment" in said.text
    assert (await host.row(table.match)).paused == VOTE


async def rest_by_vote(work: Transaction, live: Live) -> MatchChange:
    return MatchChange(status="paused", paused=VOTE)


# The host


async def test_the_host_hands_over_and_who_has_sat_longest_inherits(host: Host) -> None:
    table = await three(host)
    refused = await host.driver.slash("Bob", "table host", {"player": "@Bob"}, at=table.at)
    assert "Only the host of this table" in refused.text
    nobody = await host.driver.slash("Ann", "table host", {"player": "@Eve"}, at=table.at)
    assert "no seat at this table" in nobody.text

    await host.driver.slash("Ann", "table host", {"player": "@Cem"}, at=table.at)
    await host.quiet()
    assert (await host.row(table.match)).host_id == int(host.driver.user("Cem"))
    await leave(table, "Cem")

    assert (await host.row(table.match)).host_id == int(host.driver.user("Ann"))
    assert [len(told(table, f"{who} is now the host")) for who in ("Cem", "Ann")] == [1, 1]


# Crashes


async def test_a_turn_played_for_somebody_survives_a_crash(host: Host) -> None:
    table = await three(host)
    host.die_at = "written"
    await host.driver.slash("Ann", "table standin", {"until": "turn"}, at=table.at)
    await host.driver.until(lambda: host.died)
    await host.come_back()
    await host.quiet()

    mine = await seat(table, MARQUISE)
    assert mine.stands_in != FOR_THE_TURN
    assert mine.computer is None
    assert "Bob" in await table.asked()
