"""Announcements in the table's channel: their content, their time, and for whom they ring."""

from __future__ import annotations

import asyncio
import re
from itertools import pairwise
from typing import Any

import pytest

from bot.notify.outbox import Post
from bot.notify.recap import headline
from bot.notify.story import read_story
from bot.notify.turn_posts import subject_of
from bot.notify.writers import to_table, write_post
from bot.sandbox.world.logbook import Notification
from bot.ui.markup import bot_words
from bot.ui.wording import Wording
from bot.workers.computers import Computers
from engine.core.choices.questions import Answer, Question
from engine.core.match import Match
from render.theme import hue_of
from tests.e2e.ending import two
from tests.e2e.host import Host, Table
from tests.e2e.playing import Reader, confirmed, play_on
from tests.e2e.quick import HastyComputers
from tests.e2e.seen import Seen
from tests.runewars.kit import RunewarsTestTable
from tests.torture import WHOLE, torture

READERS = {name: Reader() for name in ("Ann", "Bob", "Cem", "Dee")}


CALLS = ("You are asked", "Still your move")


FOLLOWED = 40 if WHOLE else 25
"""Answers after each of which the calls so far are looked at."""
MOST_DONE = 12
"""Presses of Done that surely end a turn."""
A_WHILE = 200
"""Seconds longer than a person counts as just here, but shorter than idle."""


async def four(host: Host) -> Table:
    return await host.open_table(
        ["Ann", "Bob", "Cem", "Dee"], ["marquise", "eyrie", "alliance", "vagabond:tinker"]
    )


def rung(host: Host, person: str) -> list[Notification]:
    """Return a person's notifications in a channel: mentions."""
    return [note for note in host.driver.notified(person) if note.reason != "dm"]


def running(table: Table) -> list[Seen]:
    """Return the running messages: those that are neither lobby nor turn post."""
    return [post for post in table.posts[1:] if not post.pictures and "<@" not in post.text]


async def test_a_post_bears_the_colour_of_whose_turn_it_is(host: Host) -> None:
    table = await two(host)

    (container,) = [part for part in table.posts[-1].raw.components if part["type"] == 17]

    current = (await table.live()).match.state.current
    key = ("marquise", "eyrie")[current]
    assert container["accent_color"] == int(hue_of(key).coat.removeprefix("#"), 16)


async def build(table: Table, person: str = "Ann") -> None:
    """Have the Marquise build a sawmill, which she may take back."""
    reply = await table.host.driver.slash(
        person, "act", {"answer": "Build a sawmill in clearing 2 (mouse)"}, at=table.at
    )
    await confirmed(table, person, reply)


# Mentions


async def test_a_hand_over_rings_once_for_whoever_must_decide(host: Host) -> None:
    table = await two(host)
    assert (len(rung(host, "Ann")), len(rung(host, "Bob"))) == (1, 0)

    await host.driver.slash("Ann", "root done", at=table.at)
    await host.quiet()

    assert (len(rung(host, "Ann")), len(rung(host, "Bob"))) == (1, 1)
    assert rung(host, "Eve") == []
    assert [note for note in host.driver.notified("Bob") if note.reason == "dm"] == []


@pytest.mark.long
@torture
async def test_four_people_are_rung_for_exactly_when_they_must_decide(host: Host) -> None:
    """Nobody is asked or rung for a secret response, and each post carries the same buttons."""
    table = await four(host)
    due = dict.fromkeys(READERS, 0)
    waiting: set[str] = set()
    kinds: set[str] = set()
    for _ in range(FOLLOWED):
        asked = await table.asked()
        assert len(asked) == 1
        kinds |= {question.kind for question in asked.values()}
        for name in asked.keys() - waiting:
            due[name] += 1
        waiting = set(asked)
        await host.pass_time(A_WHILE)
        assert {name: len(rung(host, name)) for name in READERS} == due
        await play_on(table, READERS, answers=1)
    assert all(due.values())
    assert sum(due.values()) > len(due), "somebody was rung for again"
    assert not {kind for kind in kinds if kind.startswith("battle.") and kind != "battle.losses"}
    assert not any("ambush" in post.text and "You are asked" in post.text for post in table.posts)
    every = {tuple(button.label for button in post.buttons) for post in table.posts[1:]}
    assert every == {("Play", "My hand", "Board", "Text", "Log")}


async def test_a_player_who_was_just_here_is_not_rung_for_until_idle(host: Host) -> None:
    table = await two(host)
    await host.driver.slash("Ann", "root done", at=table.at)
    await play_until(table, "Ann")
    assert len(rung(host, "Ann")) == 1, "she acted a moment ago"

    await host.pass_time(590)
    assert len(rung(host, "Ann")) == 1
    await host.pass_time(20)
    assert len(rung(host, "Ann")) == 2, "ten minutes later she is still awaited"
    await host.pass_time(3600)
    assert len(rung(host, "Ann")) == 2, "but only once"


async def test_nobody_learns_from_a_missing_mention_that_a_plan_was_changed(host: Host) -> None:
    table = await two(host)
    bob = int(host.driver.user("Bob"))
    await host.change_plan(table.match, bob, "ambush", {"when": "never"}, key="a plan")

    await host.driver.slash("Ann", "root done", at=table.at)
    await host.quiet()

    assert len(rung(host, "Bob")) == 1


async def test_a_player_who_acts_in_time_is_not_rung_for_at_all(host: Host) -> None:
    table = await two(host)
    await host.driver.slash("Ann", "root done", at=table.at)
    await play_until(table, "Ann")
    await host.pass_time(300)
    await host.driver.slash("Ann", "root done", at=table.at)
    await host.pass_time(900)

    assert len(rung(host, "Ann")) == 1


async def test_a_player_who_acts_in_a_turn_that_goes_on_is_not_rung_for_either(host: Host) -> None:
    table = await two(host)
    await host.driver.slash("Ann", "root done", at=table.at)
    await play_until(table, "Ann")
    await host.pass_time(300)
    await build(table)
    await host.pass_time(310)

    assert "Ann" in await table.asked()
    assert len(rung(host, "Ann")) == 1


async def play_until(table: Table, person: str) -> None:
    """Have the others play until a person is asked."""
    for _ in range(30):
        if person in await table.asked():
            await table.host.quiet()
            return
        await play_on(table, READERS, answers=1)
    raise AssertionError(f"{person} is never asked")


# The running message


async def test_a_step_that_can_be_taken_back_appears_after_a_minute(host: Host) -> None:
    table = await two(host)
    await build(table)
    await host.pass_time(50)
    assert running(table) == []

    await host.pass_time(20)
    (message,) = running(table)
    assert "sawmill" in message.text


async def test_what_was_taken_back_never_appears(host: Host) -> None:
    table = await two(host)
    posts = len(table.posts)
    await build(table)
    await host.driver.slash("Ann", "undo", at=table.at)
    await host.pass_time(90)

    assert len(table.posts) == posts
    seen = [sight for sight in host.driver.visible_to("Eve") if "sawmill in clearing 2" in sight]
    assert seen == []


async def test_what_is_taken_back_later_disappears_again(host: Host) -> None:
    table = await two(host)
    await build(table)
    await host.pass_time(70)
    await host.driver.slash("Ann", "undo", at=table.at)
    await host.pass_time(70)

    assert "sawmill" not in running(table)[0].text
    assert len(running(table)) == 1


async def test_the_running_message_is_edited_and_rings_for_nobody(host: Host) -> None:
    table = await two(host)
    await build(table)
    await host.pass_time(70)
    first = running(table)
    await host.driver.slash("Ann", "marquise recruit", at=table.at)
    await host.pass_time(70)

    assert [post.id for post in running(table)] == [post.id for post in first]
    assert "sawmill" in first[0].text
    assert "warrior" in first[0].text
    assert [len(rung(host, name)) for name in ("Ann", "Bob")] == [1, 0]


async def test_nothing_is_told_twice_while_a_computer_thinks(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await host.open_table(["Ann"], ["marquise"], seats=2, options={"seating": "joined"})
    await build(table)
    await host.pass_time(70)
    ready, answer = asyncio.Event(), Computers.answer

    async def slowly(
        self: Computers, match: Match[Any], question: Question, *, level: str
    ) -> Answer:
        await ready.wait()
        return await answer(self, match, question, level=level)

    monkeypatch.setattr(Computers, "answer", slowly)
    await host.driver.slash("Ann", "root done", at=table.at)
    host.clock.advance(70)
    host.bot.sender.wake()
    await host.driver.settle(0.2)

    assert (await table.live()).match.state.turn == 2
    assert ["sawmill" in post.text for post in running(table)] == [True]
    ready.set()
    await host.quiet()


async def test_computers_plan_their_responses_anew_in_each_turn(host: Host) -> None:
    options = {"seating": "joined", "responses": "planned"}
    table = await host.open_table(["Ann"], ["marquise"], seats=2, options=options)
    state = (await table.live()).match.state
    assert state.plans == [{}, {}], "nobody's turn of theirs has begun"
    while (await table.live()).match.state.turn < 3:
        await host.driver.slash("Ann", "root done", at=table.at)
        await host.quiet()

    live = await table.live()
    assert live.planned.keys() == {1}
    assert live.match.state.plans[0] == {}, "what Ann would do, only she decides"
    assert live.match.state.plans[1]["ambush"]["least"] in {"1", "2", "3"}
    host.matches.forget(table.match)
    assert (await table.live()).match.state.plans == live.match.state.plans, "it is stored"


async def test_a_message_older_than_fifty_minutes_is_not_edited(host: Host) -> None:
    table = await two(host)
    await build(table)
    await host.pass_time(70)
    old = running(table)[0]
    before = old.text
    await host.pass_time(51 * 60)
    await host.driver.slash("Ann", "marquise recruit", at=table.at)
    await host.pass_time(70)

    assert len(running(table)) == 2
    assert old.text == before
    assert host.driver.sandbox.log.refusals() == []


async def test_at_most_two_messages_a_turn(host: Host) -> None:
    table = await two(host)
    lobby = len(table.posts) - 1
    turns: list[int] = []
    for _ in range(20):
        await play_on(table, READERS, answers=1)
        await host.pass_time(70)
        turns.append((await table.live()).match.state.turn)

    assert max(turns) > 4
    assert len(table.posts) - lobby <= 2 * max(turns)


# Before the match


async def test_a_turn_post_says_whose_deeds_it_tells(host: Host) -> None:
    table = await two(host)
    await host.driver.slash("Ann", "root done", at=table.at)
    await play_until(table, "Ann")

    said = table.posts[-1].text
    told = [line for line in said.splitlines() if line.startswith(("- **", "-# **"))]

    assert "Round 2 · Ann (Marquise)" in said
    assert told
    assert {line.split(" · ")[0].lstrip("-# ") for line in told} <= {"**Eyrie**", "**Marquise**"}


async def test_a_post_that_comes_late_names_whose_turn_it_was_and_calls_nobody_for_nothing(
    host: Host,
) -> None:
    table = await two(host)
    live = await table.live()
    assert [live.seats[seat].name for seat in live.called_seats()] == ["Ann"]
    late = Post(table.match, "turn", live.match.state.turn, 0, seats=(1,))
    words = bot_words("en")
    wording = Wording(live.match.game, "en", live.match.view(None))

    assert "· Bob (Eyrie)" in headline(live, wording, words, late)

    async with host.store.reading() as reads:
        row = (await reads.outbox(table.match))[0]
    call = Post(table.match, "call", live.match.state.turn, 0)
    assert await write_post(host.bot.services, row, call) is not None
    live.match.pending.clear()
    assert await write_post(host.bot.services, row, call) is None
    host.matches.forget(table.match)


def under_the_call(post: Seen) -> list[str]:
    """Return the text of a call below the people it calls."""
    above = ("<@", "## ")
    lines = [line for line in post.text.splitlines() if line and not line.startswith(above)]
    return lines[1:] if any(call in lines[0] for call in CALLS) else ["no call"]


@pytest.mark.long
@torture
async def test_no_call_has_nothing_under_it(host: Host) -> None:
    table = await host.open_table(
        ["Ann", "Bob"],
        ["daqan", "uthuk"],
        game="runewars",
        options={"map": "fixed", "edition": "first"},
    )
    for _ in range(FOLLOWED):
        await play_on(table, READERS, answers=1)
        await host.pass_time(A_WHILE)

    calls = [post for post in table.posts if any(call in post.text for call in CALLS)]
    assert calls
    assert [post.text for post in calls if not under_the_call(post)] == []
    bids = [found for post in table.posts if (found := re.findall(r"\w+ bid \d", post.text))]
    assert [one for one, other in pairwise(bids) if one == other] == [], "no list is posted twice"


async def test_a_player_who_is_attacked_reads_by_whom_where_and_how_strong(host: Host) -> None:
    table = await host.open_table(
        ["Ann", "Bob"], ["daqan", "uthuk"], game="runewars", options={"map": "fixed"}
    )
    live = await table.live()
    fought = RunewarsTestTable("daqan", "uthuk", responses="live")
    fought.units("uthuk", "2B", warrior=2, berserker=1)
    fought.stronghold("uthuk", "2B")
    fought.fight("daqan", "2B", knight=2, footman=1)
    assert fought.match is not None
    assert list(fought.match.pending) == [fought.seat("uthuk")], "the defender is asked first"
    live.match = fought.match

    post = Post(table.match, "call", live.match.state.turn, 0)
    async with host.store.reading() as reads:
        row = (await reads.outbox(table.match))[0]
    to = await to_table(host.bot.services, row, post)
    seats = to.live.called_seats()
    lines = subject_of(to, await read_story(host.bot.services, to.live, to.wording, post, seats))

    assert "Daqan against Uthuk in 2B: strength 3 to 8" in lines[0]
    host.matches.forget(table.match)


async def test_computers_that_play_for_long_are_seen_before_they_are_done(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer, written = HastyComputers.answer, set[int]()

    async def slowly(computers: HastyComputers, *given: Any, **how: Any) -> Answer:
        host.clock.advance(7)
        async with host.store.reading() as reads:
            written.update(row.id for row in await reads.outbox(1) if row.kind == "running")
        return await answer(computers, *given, **how)

    monkeypatch.setattr(HastyComputers, "answer", slowly)
    table = await host.open_table(["Ann"], ["marquise"], seats=3, options={"seating": "joined"})
    for _ in range(MOST_DONE):  # by luck a computer asks her a question that cannot be passed
        if "Ann" in await table.asked():
            await host.driver.slash("Ann", "root done", at=table.at)
    await host.quiet()

    assert len(written) > 1, "beside what Ann did last, what they do"
