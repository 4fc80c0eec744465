"""Small pictures beside the text: the latest roll, and the subject of a question."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.sandbox.checks.kinds import Kind
from bot.workers.pictures import PictureWorker
from engine.core.choices.questions import OneOf
from engine.root.factions.eyrie.actions import AddToDecree
from tests.e2e.host import Host, Table
from tests.e2e.playing import Presser, play_on
from tests.e2e.test_on_map import described, drawn, kinds_of
from tests.e2e.test_presses import before_a_battle

MAP = {"map": "on"}


async def test_a_battle_shows_its_roll_to_both_and_to_everybody(host: Host) -> None:
    table, question, battle = await before_a_battle(host, options={"responses": "live"})
    for name in ("Ann", "Bob"):
        await host.driver.slash(name, "settings change", MAP, at=table.at)
    reply = await Presser().walk(table, "Ann", question, battle, until="")
    asked = await table.play("Bob")
    said = await drawn(host, asked, "Battle in")
    assert "die" not in said, "before the roll, both sides stand there"

    response = (await table.asked())["Bob"]
    assert isinstance(response.form, OneOf)
    walk = Presser().walk
    answered = await walk(table, "Bob", response, response.form.options[-1], until="", screen=asked)

    rolled = await drawn(host, answered, "die")
    assert "Marquise: die" in rolled
    await host.quiet()
    shown = [alt for post in table.posts for alt in post.alt_texts]
    assert any("Marquise: die" in alt for alt in shown), "everybody sees it"
    assert "die" not in " ".join(described(reply)), "nothing was rolled when Ann pressed"


async def test_what_comes_late_stands_below_the_answers(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, question, battle = await before_a_battle(host, options={"responses": "live"})
    await host.driver.slash("Bob", "settings change", MAP, at=table.at)
    await Presser().walk(table, "Ann", question, battle, until="")
    hold, draw = asyncio.Event(), PictureWorker.draw_once

    async def held(self: PictureWorker, *args: Any) -> Any:
        await hold.wait()
        return await draw(self, *args)

    monkeypatch.setattr(PictureWorker, "draw_once", held)
    asked = await table.play("Bob")
    before = kinds_of(asked)

    hold.set()

    await drawn(host, asked, "Battle in")
    assert kinds_of(asked)[: len(before)] == before, "nothing that can be pressed moves"


async def test_the_decree_comes_with_the_reader_s_own_board_below_the_answers(host: Host) -> None:
    table = await host.open_table(("Ann", "Bob"), ("marquise", "eyrie"))
    await host.driver.slash("Bob", "settings change", MAP, at=table.at)
    ways = {name: Presser() for name in ("Ann", "Bob")}
    while not await about_the_decree(table, "Bob"):
        assert await play_on(table, ways, answers=1)

    asked = await table.play("Bob")

    assert "Eyrie" in await drawn(host, asked, "Decree")
    kinds = kinds_of(asked)
    assert kinds.index(Kind.GALLERY) > kinds.index(Kind.ROW), "no button moves"


async def about_the_decree(table: Table, person: str) -> bool:
    """Return whether a person is asked which card to add to the Decree."""
    question = (await table.asked()).get(person)
    return question is not None and any(
        isinstance(option, AddToDecree)
        for option in (question.form.options if isinstance(question.form, OneOf) else ())
    )
