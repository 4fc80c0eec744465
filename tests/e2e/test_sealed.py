"""Sealed answers: their owner reads and changes them until the last one is in, unnoticed."""

from __future__ import annotations

import pytest

from engine.core.choices.questions import OneOf
from tests.e2e.going_back import ask_to_go_back
from tests.e2e.host import Host, Table
from tests.e2e.playing import Reader, play_on
from tests.e2e.seen import Reply

READERS = {name: Reader() for name in ("Ann", "Bob")}


async def choosing(host: Host, kind: str = "orders") -> Table:
    """Play a table of Runewars until both are asked in secret for orders, or for bids."""

    async def play() -> Table:
        table = await host.open_table(
            ["Ann", "Bob"], ["daqan", "uthuk"], game="runewars", options={"map": "fixed"}
        )
        for _ in range(80):
            asked = await table.asked()
            if len(asked) == 2 and all(each.kind == kind for each in asked.values()):
                await host.quiet()
                return table
            await play_on(table, READERS, answers=1)
        raise AssertionError(f"nobody is asked for {kind}")

    return await host.begin_with(("both are asked", kind), play)


async def order(table: Table, person: str, which: str) -> Reply:
    return await table.host.driver.slash(person, "runewars order", {"order": which}, at=table.at)


async def sealed_by(table: Table, person: str) -> object:
    """Return the answer that a person has sealed."""
    live = await table.live()
    seat = live.seat_of(int(table.host.driver.user(person)))
    assert seat is not None
    return live.match.answered[seat][1]


def public(table: Table) -> list[tuple[str, list[str]]]:
    """Return everything public at a table."""
    return [(post.text, [button.custom_id for button in post.buttons]) for post in table.posts]


@pytest.mark.parametrize("kind", ["orders", "bid"])
async def test_a_sealed_answer_is_shown_to_its_owner_and_can_be_changed(
    host: Host, kind: str
) -> None:
    table = await choosing(host, kind)
    question = (await table.asked())["Ann"]
    assert isinstance(question.form, OneOf)
    first, second, *_ = question.form.options
    screen = await table.play("Ann")
    screen = await host.driver.press("Ann", screen, f"pick:{table.match}:{question.id}:0.0")
    assert await sealed_by(table, "Ann") == first
    await host.pass_time(700)
    before, rung = public(table), len(host.driver.notified("Bob"))
    hall = (await host.driver.slash("Eve", "table find")).text
    await host.restart()

    screen = await table.play("Ann")
    assert "You have sealed" in screen.text
    assert "Still to choose: Uthuk" in screen.text
    assert "Undo" not in [button.label for button in screen.buttons]
    screen = await host.driver.press("Ann", screen, "Change")
    assert screen.private
    await host.driver.press("Ann", screen, f"pick:{table.match}:{question.id}:1.0")

    assert await sealed_by(table, "Ann") == second
    await host.pass_time(3600)
    assert public(table) == before
    assert len(host.driver.notified("Bob")) == rung
    assert (await host.driver.slash("Eve", "table find")).text == hall
    assert "You have sealed" not in (await table.play("Bob")).text


async def test_what_is_sealed_reads_in_everybodys_own_language(host: Host) -> None:
    table = await choosing(host)
    await order(table, "Ann", "4 Harvest")

    for language, said in {"de": "verdeckt gewählt", "es": "elegido en secreto"}.items():
        await host.driver.slash("Ann", "settings change", {"language": language})
        post = next(post for post in reversed(table.posts) if post.buttons)
        play = next(each for each in post.buttons if each.custom_id.startswith("play:"))
        assert said in (await host.driver.press("Ann", post, play.custom_id)).text


async def test_a_sealed_order_can_be_changed_by_command_too(host: Host) -> None:
    table = await choosing(host)
    await order(table, "Ann", "4 Harvest")

    reply = await order(table, "Ann", "1 Strategize")

    assert "You have sealed **1 Strategize**" in reply.text
    assert list(await table.asked()) == ["Bob"]


async def test_a_player_who_changes_too_late_learns_that_the_last_answer_stands(host: Host) -> None:
    table = await choosing(host)
    question = (await table.asked())["Ann"]
    waiting = await order(table, "Ann", "4 Harvest")
    menu = await host.driver.press("Ann", waiting, "Change")
    await order(table, "Bob", "2 Mobilize")
    await host.quiet()

    late = await host.driver.press("Ann", menu, f"pick:{table.match}:{question.id}:0.0")

    assert "that answer stands" in late.text
    live = await table.live()
    assert all(question.id != each.id for each in live.match.pending.values())


async def test_undoing_a_sealed_answer_tells_nothing_of_the_others(host: Host) -> None:
    table = await choosing(host)
    await order(table, "Ann", "4 Harvest")
    await order(table, "Ann", "1 Strategize")

    reply = await host.driver.slash("Ann", "undo", at=table.at)

    assert "then **Change**" in reply.text
    assert list(await table.asked()) == ["Bob"]


async def test_a_table_where_one_has_sealed_does_not_wait_for_them(host: Host) -> None:
    table = await choosing(host)
    await order(table, "Ann", "4 Harvest")

    mine = await host.driver.slash("Ann", "mytables")
    following = await host.driver.slash("Ann", "next")
    await host.pass_time(13 * 3600)

    assert not [button for button in mine.buttons if button.label.startswith("Play")]
    assert "You have sealed" not in following.text
    assert not [note for note in host.driver.notified("Ann") if note.reason == "dm"]


async def test_before_an_answer_that_was_changed_while_sealed_one_can_go_back(host: Host) -> None:
    """Each change of it was in the list, and Discord takes no list that holds a value twice."""
    table = await choosing(host)
    for which in ("strategize", "mobilize", "recruit"):
        await order(table, "Ann", which)
    await order(table, "Bob", "harvest")
    await host.quiet()

    await ask_to_go_back(table, "Ann")
    await host.driver.press("Bob", table.posts[-1], "Agree")

    assert {*await table.asked()} == {"Ann", "Bob"}
    assert "You have sealed" not in (await table.play("Ann")).text
