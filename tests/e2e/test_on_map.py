"""A question asked on the map: lit places above the answers, and nothing that moves."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.play.pictures import on_map
from bot.sandbox.checks.kinds import Kind
from bot.workers.pictures import PictureWorker
from engine.core.choices.places import Way
from render.layout.question_map import Lit
from tests.e2e.host import Host, Table
from tests.e2e.quick import RememberedPictures
from tests.e2e.seen import Reply


async def asked_on_map(host: Host, *people: str) -> Table:
    """Open a table at which Ann has the map above her questions."""
    table = await host.open_table(people or ["Ann", "Bob"], ["marquise", "eyrie"])
    await host.driver.slash("Ann", "settings change", {"map": "on"}, at=table.at)
    return table


def kinds_of(reply: Reply) -> list[int]:
    """Return the kinds of a reply's components in order."""
    return [part["type"] for part in reply.message.raw.components]


def group(menu: Reply, label: str) -> str:
    return next(b.custom_id for b in menu.buttons if b.label.startswith(label))


async def drawn(host: Host, reply: Reply, said: str) -> str:
    """Wait for the picture of a reply whose description contains a text; return the description."""
    await host.driver.until(lambda: any(said in each for each in described(reply)))
    return next(each for each in described(reply) if said in each)


def described(reply: Reply) -> list[str]:
    return [each.description or "" for each in reply.pictures]


async def test_the_places_of_an_action_are_lit_then_those_it_leads_to(host: Host) -> None:
    table = await asked_on_map(host)
    menu = await table.play("Ann")
    await drawn(host, menu, "Lit, to choose from")

    march = await host.driver.press("Ann", menu, group(menu, "March"))
    await drawn(host, march, "Lit, to choose from")
    inside = await host.driver.press("Ann", march, march.buttons[0].custom_id)

    said = await drawn(host, inside, "From 1 (fox)")
    assert said.index("From 1 (fox)") < said.index("Lit, to choose from")


async def test_the_place_of_a_map_is_kept_until_it_is_drawn(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    host.full_size = True
    table = await asked_on_map(host)
    hold, draw = asyncio.Event(), PictureWorker.draw_once

    async def held(self: PictureWorker, *args: Any, **how: Any) -> Any:
        await hold.wait()
        return await draw(self, *args, **how)

    monkeypatch.setattr(PictureWorker, "draw_once", held)
    menu = await table.play("Ann")
    before, size = kinds_of(menu), size_of(menu)
    assert menu.pictures[0].description == "The map is being drawn."

    hold.set()
    await drawn(host, menu, "Lit, to choose from")

    assert kinds_of(menu) == before, "what can be pressed stays where it was"
    assert size_of(menu) == size
    assert Kind.GALLERY in before


async def test_what_is_new_stands_between_the_map_and_the_buttons(host: Host) -> None:
    table = await asked_on_map(host)
    menu = await table.play("Ann")
    await drawn(host, menu, "Lit, to choose from")

    after = await host.driver.press("Ann", menu, group(menu, "Recruit"))
    if sure := [b for b in after.buttons if b.custom_id.startswith("sure:")]:
        after = await host.driver.press("Ann", after, sure[0].custom_id)

    parts = after.message.raw.components
    texts = [n for n, part in enumerate(parts) if part["type"] == Kind.TEXT]
    heard = next(n for n in texts if "You placed" in parts[n]["content"])
    asked = next(n for n in texts if "2 actions left" in parts[n]["content"])
    rows = kinds_of(after).index(Kind.ROW)
    assert kinds_of(after).index(Kind.GALLERY) < heard < asked < rows


def size_of(reply: Reply) -> tuple[int, int]:
    return Image.open(BytesIO(reply.pictures[0].content)).size


async def test_a_map_that_nobody_looks_at_any_more_is_not_drawn(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await asked_on_map(host)
    hold, begun = asyncio.Event(), list[Any]()

    async def held(self: PictureWorker, key: Any, draw: Any) -> Any:
        begun.append(asyncio.current_task())
        await hold.wait()

    monkeypatch.setattr(PictureWorker, "draw_once", held)
    menu = await table.play("Ann")
    assert begun

    await host.driver.press("Ann", menu, group(menu, "March"))

    assert all(task.cancelled() for task in begun[:2]), "nor what explains the question"


async def test_the_words_go_alone_when_many_pictures_wait(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await asked_on_map(host)
    monkeypatch.setattr(RememberedPictures, "behind", lambda self: on_map.MOST_BEHIND + 0.1)

    menu = await table.play("Ann")

    assert menu.pictures == []
    assert menu.buttons


async def test_no_map_for_those_who_want_none(host: Host) -> None:
    table = await asked_on_map(host)
    said = await host.driver.slash("Ann", "settings change", {"map": "off"}, at=table.at)
    assert "The map above what you are asked: no" in said.text
    assert (await table.play("Ann")).pictures == []
    await host.driver.slash("Ann", "settings change", {"map": "on", "display": "text"}, at=table.at)
    assert (await table.play("Ann")).pictures == []


def test_where_all_moves_begin_is_marked_and_else_where_each_begins() -> None:
    one = [Way(2, 5), Way(2, 7), Way(2, 7), Way()]
    assert on_map.light_up(one) == Lit(((5, ""), (7, "")), 2)
    several = [Way(2, 5), Way(3, 5), Way(to=9)]
    assert on_map.light_up(several) == Lit(((2, ""), (3, ""), (9, "")))
    together = [Way(2, 5), Way(3, 5), Way(2, 5)]
    assert on_map.light_up(together) == Lit(((2, ""), (3, "")), goal=5)
    assert on_map.light_up([Way(to=4), Way()]) == Lit(((4, ""),))
    assert on_map.light_up([Way()]) is None
