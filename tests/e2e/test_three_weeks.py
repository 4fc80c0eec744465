"""Three weeks at a table of four: a player goes missing, another steps in, and nothing is lost.

Everybody plays a little each day. Meanwhile Dee goes missing and Eve takes over, the table goes
back by consent, its thread is deleted, and the bot is restarted every night.
"""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from bot.history.verification import missing_draws
from bot.matches import live
from bot.sandbox.world.logbook import Notification
from bot.store import PostRow
from bot.ui.limits import EDIT_SECONDS
from engine.ai.players import GreedyPlayer
from engine.core.chance.draws import Drawn, verify
from engine.core.choices.questions import Question
from tests.e2e.host import Host, Table
from tests.e2e.playing import Reader
from tests.e2e.seen import Reply, Seen

HOUR, DAY = 3600, 24 * 3600
PEOPLE = ["Ann", "Bob", "Cem", "Dee"]
FACTIONS = ["marquise", "eyrie", "alliance", "vagabond:tinker"]
A_WHILE = 200
"""Seconds longer than a person counts as just here, but shorter than idle."""
HAND_OVERS = ("turn", "call", "nudge")
"""The kinds of messages that hand a decision over."""
A_DAY, ANSWERS = (8, 19), 3
"""Hours at which people look at the table, and most answers they give each time."""


class Weeks:
    """A table with its people's daily acts, which counts the mentions they should get."""

    def __init__(self, host: Host, table: Table) -> None:
        self.host = host
        self.table = table
        self.people = set(PEOPLE)
        """People who come to the table."""
        self.due = dict.fromkeys([*PEOPLE, "Eve"], 0)
        """Public mentions that each should have got for hand-overs."""
        self.waiting: set[str] = set()
        self.player = GreedyPlayer(random.Random(11))

    async def look(self) -> dict[str, Question]:
        """Return the people asked, and count new questions."""
        asked = await self.table.asked()
        for person in asked.keys() - self.waiting:
            self.due[person] += 1
        self.waiting = set(asked)
        return asked

    async def day(self) -> None:
        """Advance a day: everybody who comes plays a little, and at night the bot restarts."""
        began = self.host.now()
        for hour in A_DAY:
            await self.until(began + hour * HOUR)
            await self.session()
        await self.until(began + DAY)
        await self.host.restart()

    async def until(self, moment: int) -> None:
        """Advance time in steps, because reminders fall due on the way."""
        while self.host.now() < moment:
            await self.host.pass_time(min(4 * HOUR, moment - self.host.now()))

    async def session(self) -> None:
        """Play a little for the people asked who come to the table."""
        for _ in range(ANSWERS):
            here = sorted(set(await self.look()) & self.people)
            if not here:
                return
            await self.answer(here[0])
            await self.host.pass_time(A_WHILE)
        await self.look()  # the last answer may have handed over too

    async def answer(self, person: str) -> Reply:
        """Have a person answer their question."""
        question = (await self.table.asked())[person]
        answer = self.player.answer((await self.table.live()).match, question)
        reply = await Reader().answer(self.table, person, question, answer)
        await self.host.quiet()
        return reply

    async def rung(self, person: str) -> list[Notification]:
        """Return a person's notifications in channels for decisions handed to them."""
        async with self.host.store.reading() as reads:
            posts = [post for kind in HAND_OVERS
                     for post in await reads.posts(self.table.match, kind)]  # fmt: skip
        ids = {str(post.message_id) for post in posts}
        heard = self.host.driver.notified(person)
        return [note for note in heard if note.reason != "dm" and note.message_id in ids]

    def newest(self, part: str) -> Seen:
        """Return the newest public message that contains a text."""
        return next(post for post in reversed(self.table.posts) if part in post.text)

    async def press(self, person: str, part: str, label: str) -> Reply:
        """Press a button of the newest message that contains a text."""
        reply = await self.host.driver.press(person, self.newest(part), label)
        await self.host.quiet()
        return reply

    async def mentions(self) -> dict[str, int]:
        """Count everybody's notifications for decisions handed to them."""
        return {person: len(await self.rung(person)) for person in self.due}


async def turns_told(host: Host, match: int) -> list[list[PostRow]]:
    """Return the messages about a match, grouped by turn, each with its own post first."""
    async with host.store.reading() as reads:
        sent = [post for kind in ("turn", "call", "nudge", "running")
                for post in await reads.posts(match, kind)]  # fmt: skip
    turns: list[list[PostRow]] = []
    for post in sorted(sent, key=lambda each: each.message_id):
        if post.kind == "turn":
            turns.append([])
        turns[-1].append(post)
    return turns


def at_most_two_messages(turn: list[PostRow]) -> bool:
    """Return whether a turn has its post and a running message, a new one if that is old."""
    later = turn[1:]
    ages = [post.at - before.at for before, post in pairwise(later)]
    return all(post.kind == "running" for post in later) and all(age > EDIT_SECONDS for age in ages)


async def unexplained(host: Host, table: Table) -> tuple[list[Drawn], list[tuple[int, int]]]:
    """List the draws that the match's key does not explain, and those that are missing."""
    async with host.store.reading() as reads:
        made = await reads.choices(table.match, after=-1, voided=True)
    drawn = [Drawn(*each) for choice in made for each in choice.drawn]
    assert {one.epoch for one in drawn} == {0, 1}, "going back raised the epoch"
    key = live.match_key(b"", ())  # type: ignore[attr-defined]
    return verify(key, drawn), missing_draws(drawn)


async def go_missing(weeks: Weeks) -> None:
    """Have Dee stay away until the table is asked, and Eve take her seat."""
    host, table = weeks.host, weeks.table
    weeks.people.discard("Dee")
    for _ in range(9):
        await weeks.day()
        if any("Dee" in post.text and "missing" in post.text for post in table.posts):
            break
    mention = f"<@{host.driver.user('Dee')}>"
    reminded = [post for post in table.posts if "This table waits for you" in post.text]
    assert sum(mention in post.text for post in reminded) == 3, "after 12, 24 and 48 hours"
    await weeks.press("Ann", "missing", "Find a substitute")
    await weeks.press("Eve", "looks for a player", "Take the seat")
    weeks.people.add("Eve")
    weeks.waiting.discard("Dee")
    if "Eve" in await table.asked():
        weeks.waiting.add("Eve")  # she has just pressed, so nobody need tell her
    hand = await host.driver.slash("Dee", "hand", at=table.at)
    assert hand.pictures == []
    eves = await host.driver.slash("Eve", "hand", at=table.at)
    assert len(eves.pictures) == 1


async def go_back_by_consent(weeks: Weeks) -> None:
    """Have a person take back a choice that others have followed, with their consent."""
    host, table = weeks.host, weeks.table
    for person in sorted(weeks.people):
        offer = await host.driver.slash(person, "undo", at=table.at)
        label = next((b.label for b in offer.buttons if "last choice" in b.label), "")
        if not label:
            continue
        before = (await host.row(table.match)).version
        preview = await host.driver.press(person, offer, label)
        verb = next(b.label for b in preview.buttons if b.label in ("Ask them", "Go back"))
        await host.driver.press(person, preview, verb)
        await host.quiet()
        for other in sorted(weeks.people - {person}):
            asked = weeks.newest("asks to go back").buttons if verb == "Ask them" else []
            if asked:
                await weeks.press(other, "asks to go back", "Agree")
        assert any("goes back to before" in post.text for post in table.posts)
        assert (await host.row(table.match)).version > before
        weeks.waiting = set(await table.asked())
        return
    raise AssertionError("nobody has anything to take back")


async def lose_the_thread(weeks: Weeks) -> None:
    """Delete the table's thread, and have a person open a new place from their letter."""
    host, table = weeks.host, weeks.table
    host.driver.delete_channel(table.at)
    for _ in range(20):
        await host.quiet()
        if (await host.row(table.match)).status == "paused":
            break
    await host.quiet()
    assert (await host.row(table.match)).status == "paused"
    letters = {
        person: [m for m in host.driver.messages("dm", person) if "has lost its place" in m.text]
        for person in weeks.due
    }
    assert {name for name, got in letters.items() if len(got) == 1} == weeks.people
    await host.driver.press("Bob", letters["Bob"][0], "Open a new place")
    await host.quiet()
    row = await host.row(table.match)
    assert row.status == "running"
    weeks.table.at = str(row.channel_id)


@pytest.mark.long
async def test_three_weeks_at_a_table_of_four(host: Host) -> None:
    for person in PEOPLE:
        zone = {"quiet": "22:00-07:00", "zone": "Europe/Berlin"} if person == "Ann" else {}
        await host.driver.slash(person, "settings change", {"notices": "channel", **zone})
    table = await host.open_table(PEOPLE, FACTIONS)
    weeks = Weeks(host, table)
    began = host.now()
    for _ in range(4):
        await weeks.day()

    await go_missing(weeks)
    await weeks.day()
    before = await weeks.mentions()
    assert before == weeks.due
    await go_back_by_consent(weeks)
    await weeks.day()
    await lose_the_thread(weeks)
    weeks.due = await weeks.mentions()
    weeks.waiting = set(await table.asked())
    while host.now() < began + 21 * DAY:
        await weeks.day()

    assert await weeks.mentions() == weeks.due
    turns = await turns_told(host, table.match)
    assert len(turns) > 15
    assert [turn for turn in turns if not at_most_two_messages(turn)] == []
    assert await unexplained(host, table) == ([], [])
