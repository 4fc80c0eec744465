"""Cards, heroes and factions stand beside their portraits where one chooses or looks them up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.play.pictures import portraits
from bot.sandbox.checks.kinds import Kind
from engine.runewars.board import HeroPiece
from engine.runewars.state import RunewarsState
from tests.e2e.host import Host, Table
from tests.e2e.seen import Reply
from tests.e2e.test_drafting import draft_post, lobby, pick, start

ADVANCED = {"setup": "advanced", "choose": "draft"}


async def drafting(host: Host) -> tuple[Table, Reply]:
    """Begin a match whose factions are chosen within it; return the first chooser's reply."""
    table = await lobby(host, ["Ann", "Bob"], seats=4, **ADVANCED)
    for person in ("Ann", "Bob"):
        await host.driver.slash(person, "settings change", {"map": "on"}, at=table.at)
    await start(host, table)
    live = await table.live()
    (seat,) = live.match.pending
    return table, await table.play(live.seats[seat].name)


def sections_of(reply: Reply) -> list[dict[str, Any]]:
    return [part for part in reply.message.raw.components if part["type"] == Kind.SECTION]


async def test_a_setup_card_is_chosen_from_portraits_with_what_each_is_like(host: Host) -> None:
    _, reply = await drafting(host)

    sections = sections_of(reply)
    names = [part["components"][0]["content"].splitlines()[0].strip("*") for part in sections]
    assert len(names) in (4, 5)
    assert [part["accessory"]["description"] for part in sections] == names
    assert [button.label for button in reply.buttons[: len(names)]] == names
    assert len(reply.pictures) == len(names)


async def test_a_portrait_that_comes_late_moves_nothing(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    await host.wake()
    go, draw = asyncio.Event(), host.bot.services.pictures.draw

    async def slow(renderer: Callable[..., Any], *args: Any, **more: Any) -> Any:
        if renderer.__name__ == "portrait":
            await go.wait()
        return await draw(renderer, *args, **more)

    monkeypatch.setattr(host.bot.services.pictures, "draw", slow)
    _, reply = await drafting(host)
    before = [part["type"] for part in reply.message.raw.components]
    assert {picture.content for picture in reply.pictures} == {portraits.empty()}

    go.set()
    await host.driver.until(lambda: portraits.empty() not in {p.content for p in reply.pictures})

    assert [part["type"] for part in reply.message.raw.components] == before


async def test_a_player_who_reads_gets_the_words_alone(host: Host) -> None:
    await host.driver.slash("Ann", "settings change", {"display": "text"})

    card = await host.driver.slash("Ann", "card", {"name": "anvil"})

    assert card.pictures == []
    assert "### Anvil" in card.text


async def test_the_cards_of_a_draft_lie_out_with_their_portraits(host: Host) -> None:
    table = await lobby(host, ["Ann", "Bob", "Cem"], choose="draft")
    await host.pass_time(61)
    post = draft_post(table)

    assert len(post.alt_texts) == len(post.pictures) == 4
    assert all(f"**{name}**" in post.text for name in post.alt_texts)
    await pick(host, table, next(w for w in ("Ann", "Bob", "Cem") if host.driver.notified(w)))


async def test_a_seat_is_picked_among_portraits_and_shown_when_it_is_taken(host: Host) -> None:
    table = await lobby(host, ["Ann", "Bob"], seats=4)
    (choose,) = [b for b in table.posts[0].buttons if b.label == "Choose faction"]

    asked = await host.driver.press("Ann", table.posts[0], choose.custom_id)
    taken = await host.driver.choose("Ann", asked, asked.selects[0].custom_id, ["marquise"])

    assert "Marquise" in asked.message.alt_texts
    assert taken.message.alt_texts == ["Marquise"]
    assert "Builds and holds the map" in taken.text


async def test_heroes_in_play_are_looked_at_with_their_portraits(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["daqan", "waiqar"], game="runewars")
    state = (await table.live()).match.state
    assert isinstance(state, RunewarsState)
    state.heroes[:] = [HeroPiece(0, 0, 0), HeroPiece(9, 1, 1)]

    reply = await host.driver.slash("Bob", "look", {"what": "heroes"}, at=table.at)

    assert len(reply.pictures) == 2
    assert all(part["accessory"]["description"] for part in sections_of(reply))
