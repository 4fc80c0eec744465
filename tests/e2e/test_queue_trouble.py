"""Queued choices in difficult cases: crashes, secrets, refusals, sealed answers."""

from __future__ import annotations

import contextlib
from dataclasses import replace

import pytest

from tests.e2e.going_back import agree, ask_to_go_back
from tests.e2e.host import Host
from tests.e2e.playing import Reader, ann_first, play_on
from tests.e2e.test_queueing import (
    choose,
    end_turn,
    made_by,
    open_queue,
    plan,
    plan_whole_turn,
    queue_of,
)

READERS = {name: Reader() for name in ("Ann", "Bob", "Cem")}


LONG_AGO = 120
"""Seconds after which a message in flight is taken over from a dead bot."""


MARQUISE, EYRIE = 0, 1


ADD = ("To Recruit", "Add ")
"""Beginnings of an answer that adds a card to the Decree, below its card or beside others."""


# Secrets, refusals


async def test_nobody_sees_what_somebody_has_queued(host: Host) -> None:
    table = await ann_first(host)
    before = [post.text for post in table.posts]
    screen = await plan_whole_turn(table)

    assert screen.private
    assert [post.text for post in table.posts] == before
    for other in ("Ann", "Eve"):
        assert not any("turmoil" in sight for sight in host.driver.visible_to(other))
    assert "queued for" not in (await open_queue(table, "Ann")).text


async def test_only_who_waits_with_a_seat_plans_ahead(host: Host) -> None:
    table = await ann_first(host)
    at_once = await open_queue(table, "Ann")
    assert "You are asked right now" in at_once.text
    assert any(each.custom_id.startswith("pick:") for each in at_once.buttons), "and may decide"
    assert "no seat" in (await open_queue(table, "Eve")).text
    screen = await plan(table, "Bob", ADD)
    await end_turn(table, "Ann")

    late = await host.driver.press("Bob", screen, "Undo last")
    assert "press **Play**" in late.text


async def test_nothing_queued_is_made_while_a_table_rests(host: Host) -> None:
    table = await ann_first(host)
    await plan(table, "Bob", ADD)
    await host.driver.slash("Ann", "table pause", at=table.at)
    await host.quiet()
    request = next(post for post in reversed(table.posts) if "pause" in post.text)
    await host.driver.press("Bob", request, "Agree")

    assert "/table resume" in (await open_queue(table, "Bob")).text
    await end_turn(table, "Ann")
    assert len(await queue_of(table)) == 1
    await host.driver.slash("Bob", "table resume", at=table.at)
    await end_turn(table, "Ann")
    assert await queue_of(table) == ()


async def test_a_queue_moves_to_nobody(host: Host) -> None:
    table = await ann_first(host)
    await plan(table, "Bob", ADD)
    asked = await host.driver.slash("Bob", "table leave", at=table.at)
    await host.driver.press("Bob", asked, "Yes, leave")
    await host.quiet()

    assert await queue_of(table) == ()


async def test_going_back_follows_no_queue_and_leaves_none(host: Host) -> None:
    table = await ann_first(host)
    await end_turn(table, "Ann")
    screen = await open_queue(table, "Ann")
    await choose(table, "Ann", screen, "Recruit")
    assert len(await queue_of(table, MARQUISE)) == 1

    await ask_to_go_back(table, "Ann")
    await agree(table, "Bob")

    assert (await table.live()).match.state.epoch == 1
    assert list(await table.asked()) == ["Ann"]
    assert await queue_of(table, MARQUISE) == ()
    assert await made_by(table, "Ann") == []


# Durability


async def test_a_plan_survives_a_restart(host: Host) -> None:
    table = await ann_first(host)
    screen = await plan(table, "Bob", ADD)
    await host.restart()
    screen = await choose(table, "Bob", screen, ADD)
    assert "2. Add" in screen.text
    await host.restart()

    await end_turn(table, "Ann")

    assert await made_by(table, "Bob") == ["eyrie.decree", "eyrie.decree"]


@pytest.mark.parametrize(("point", "times"), [("written", 2), ("committed", 1)])
async def test_a_plan_is_followed_once_when_the_process_dies(
    host: Host, point: str, times: int
) -> None:
    table = await ann_first(host)
    await plan_whole_turn(table)
    host.die_at = point
    host.driver.patience = 0.5
    with contextlib.suppress(AssertionError):  # a dead bot does not answer
        await host.driver.slash("Ann", "root done", at=table.at)
    host.driver.patience = 10.0
    await host.come_back()
    await host.pass_time(LONG_AGO)
    assert len(await queue_of(table)) == (5 if times == 2 else 0)
    if times == 2:
        await end_turn(table, "Ann")

    assert len(await made_by(table, "Bob")) == 5
    assert await queue_of(table) == ()
    assert list(await table.asked()) == ["Ann"]


async def test_a_queue_that_fails_harms_nobody_else(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> None:
        raise LookupError("a mistake of ours")

    table = await ann_first(host)
    await plan(table, "Bob", ADD)
    host.forgiven.append("a queue cannot be followed")
    monkeypatch.setattr(host.matches, "hooks", replace(host.matches.hooks, follow=stumble))

    await end_turn(table, "Ann")

    assert list(await table.asked()) == ["Bob"]


# Sealed answers


async def test_a_player_who_has_an_order_to_choose_or_has_chosen_is_told_what_to_do(
    host: Host,
) -> None:
    table = await host.open_table(
        ["Ann", "Bob"], ["daqan", "uthuk"], game="runewars", options={"map": "fixed"}
    )
    for _ in range(60):
        if {each.kind for each in (await table.asked()).values()} == {"orders"}:
            break
        await play_on(table, READERS, answers=1)

    asked = await open_queue(table, "Ann")
    assert "You are asked right now" in asked.text
    assert "4 Harvest" in str(asked.buttons) + str(asked.selects)
    await choose(table, "Ann", asked, "4 Harvest")

    assert "You have chosen already" in (await open_queue(table, "Ann")).text


async def test_the_next_order_is_sealed_as_soon_as_it_is_asked(host: Host) -> None:
    table = await host.open_table(
        ["Ann", "Bob"], ["daqan", "uthuk"], game="runewars", options={"map": "fixed"}
    )
    for _ in range(60):
        live = await table.live()
        first = live.user_of(live.match.state.order[0])
        if live.match.state.turn == 2 and live.match.game.current(live.match.state) is not None:
            break
        await play_on(table, READERS, answers=1)
    person = "Ann" if str(first) == host.driver.user("Ann") else "Bob"
    screen = await open_queue(table, person)
    await choose(table, person, screen, "4 Harvest")
    assert first is not None
    seat = live.seat_of(first)
    assert seat is not None
    for _ in range(60):
        if any(question.kind == "orders" for question in (await table.asked()).values()):
            break
        await play_on(table, READERS, answers=1)

    assert person not in await table.asked()
    assert await queue_of(table, seat) == ()
