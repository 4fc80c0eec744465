"""Looking around and coming back: every private picture leads back to the question."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.workers.pictures import DrawnPicture
from tests.e2e.host import Host
from tests.e2e.playing import ann_first
from tests.e2e.seen import Reply
from tests.e2e.test_focus import labelled, to_a_menu_with

BACK = "Back to the question"
PICTURES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("board", {}),
    ("board", {"at": "5"}),
    ("hand", {}),
    ("look", {}),
    ("match graph", {}),
    ("match replay", {}),
    ("catchup", {}),
)
"""Every command that draws during a match."""


async def with_picture(host: Host, reply: Reply) -> Reply:
    """Wait until a reply shows a picture: the first one takes its time."""
    await host.driver.until(lambda: bool(reply.pictures))
    await host.driver.settle()
    return reply


async def test_the_board_under_a_question_leads_back_to_it(host: Host) -> None:
    table = await ann_first(host)
    menu = await table.play("Ann")
    before = [button.label for button in menu.buttons]

    board = await with_picture(host, await host.driver.press("Ann", menu, "Board"))
    question = await host.driver.press("Ann", board, BACK)

    assert [button.label for button in question.buttons] == before
    assert question.pictures == []


async def test_one_comes_back_to_the_page_that_one_left(host: Host) -> None:
    table = await ann_first(host)
    person, menu = await to_a_menu_with(table, " …")
    group = next(each for each in menu.buttons if each.label.endswith(" …"))
    deeper = await host.driver.press(person, menu, group.custom_id)
    before = [button.custom_id for button in deeper.buttons]

    board = await with_picture(host, await host.driver.press(person, deeper, "Board"))
    back = await host.driver.press(person, board, BACK)

    assert [button.custom_id for button in back.buttons] == before
    assert any(each.startswith("top:") for each in before), "it was below the first level"


async def test_every_private_picture_has_the_way_back(host: Host) -> None:
    table = await ann_first(host)
    asked = (await table.play("Ann")).text
    missing = []
    for path, values in PICTURES:
        shown = await with_picture(host, await host.driver.slash("Ann", path, values, at=table.at))
        if BACK not in [button.label for button in shown.buttons]:
            missing.append((path, values))
            continue
        assert (await host.driver.press("Ann", shown, BACK)).text == asked
    assert missing == []


async def test_a_player_who_reads_text_finds_the_way_back_too(host: Host) -> None:
    table = await ann_first(host)
    await host.driver.slash("Ann", "settings change", {"display": "text"}, at=table.at)
    menu = await table.play("Ann")
    described = await host.driver.press("Ann", menu, "Board")
    assert "Your Daylight" in (await host.driver.press("Ann", described, BACK)).text


async def test_a_player_who_is_asked_nothing_sees_who_is_awaited_and_a_spectator_no_way(
    host: Host,
) -> None:
    table = await ann_first(host)
    board = await with_picture(host, await host.driver.slash("Bob", "board", at=table.at))
    assert "waits for" in (await host.driver.press("Bob", board, "Play")).text

    watched = await with_picture(host, await host.driver.slash("Eve", "board", at=table.at))
    assert watched.buttons == []


async def test_a_preview_that_comes_late_replaces_nothing(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await ann_first(host)
    person, menu = await to_a_menu_with(table, "Preview")
    which = await host.driver.press(person, menu, labelled(menu, "Preview"))
    drawn = asyncio.Event()

    async def slowly(*_: Any) -> DrawnPicture:
        await drawn.wait()
        return DrawnPicture(b"a picture", "what would be")

    monkeypatch.setattr(host.bot.services.pictures, "draw", slowly)
    (select,) = which.selects
    showing = asyncio.create_task(
        host.driver.choose(person, which, select.custom_id, [next(iter(select.options))])
    )
    await asyncio.sleep(0.05)
    back = await host.driver.press(person, which, "Back")
    drawn.set()
    await showing
    await host.driver.settle()

    assert back.pictures == []
    assert [b.label for b in back.buttons] == [b.label for b in menu.buttons]
