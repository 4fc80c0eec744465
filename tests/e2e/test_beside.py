"""Small pictures beside the text: the latest roll, and the subject of a question."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.workers.pictures import PictureWorker
from engine.core.choices.questions import OneOf
from tests.e2e.host import Host
from tests.e2e.playing import Presser
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
