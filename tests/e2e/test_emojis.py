"""The drawn icons as emojis of the application: uploaded once, kept up to date, not in the way."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.app import emoji_upload
from bot.app.emoji_upload import SETTING, upload_emojis
from render.games import draw_outdated, icon_names
from tests.e2e.host import Host
from tests.e2e.quick import RememberedPictures
from tests.e2e.seen import Reply

EMOJI = re.compile(r"<:(\w+):(\d+)>")


@pytest.fixture
async def host(host: Host) -> Host:
    """Return a host that has looked at its emojis: a test may change what it would find."""
    await host.wake()
    assert host.bot.uploading is not None
    await host.bot.uploading
    return host


def uploads(host: Host) -> list[str]:
    """List the requests about emojis since the log began: method and, for new ones, the name."""
    return [
        f"{request.method} {(request.payload or {}).get('name', '')}".strip()
        for request in host.driver.sandbox.log.requests
        if "/emojis" in request.path and request.method != "GET"
    ]


async def start_again(host: Host) -> list[str]:
    """Restart the bot, wait for its uploads, and return them."""
    before = len(uploads(host))
    await host.restart()
    assert host.bot.uploading is not None
    await host.bot.uploading
    return uploads(host)[before:]


async def noted(host: Host) -> dict[str, Any]:
    """Return the bot's record of its emojis."""
    async with host.store.reading() as reads:
        found = (await reads.server(0)).settings[SETTING]
    assert isinstance(found, dict)
    icons: dict[str, Any] = found["icons"]
    return icons


def emojis_of(reply: Reply) -> list[str]:
    """Name the emojis on the answers of a private question."""
    parts: list[Any] = list(reply.message.raw.components)
    found = []
    while parts:
        part = parts.pop()
        parts += [*part.get("components", []), *part.get("options", [])]
        emoji = part.get("emoji") or {}
        found += [emoji["name"]] if emoji.get("id") else []
        assert isinstance(emoji.get("id") or "", str), "a browser cannot hold such a number"
    return found


async def test_every_icon_is_uploaded_once(host: Host) -> None:
    assert {emoji.name for emoji in host.driver.world.emojis.values()} == set(icon_names())
    assert await start_again(host) == []
    assert set(host.bot.services.emojis.ids) == set(icon_names())


async def test_icons_are_drawn_again_only_when_their_source_has_changed(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    work = RememberedPictures.work

    async def noting(self: RememberedPictures, task: Any, *args: Any, **how: Any) -> Any:
        drawn.extend(args[0] if task is draw_outdated else ())
        return await work(self, task, *args, **how)

    monkeypatch.setattr(RememberedPictures, "work", noting)
    assert await start_again(host) == []
    assert drawn == []

    monkeypatch.setattr(emoji_upload, "digest_of_drawings", lambda: "another")
    assert await start_again(host) == []
    assert sorted(drawn) == sorted(icon_names())


async def test_what_is_drawn_otherwise_by_now_is_exchanged(host: Host) -> None:
    async with host.store.transaction() as work:
        icons = await noted(host)
        number, _ = icons["battle"]
        old = {"application": host.bot.application_id, "icons": icons | {"battle": [number, "old"]}}
        await work.set_server(0, {SETTING: old})

    assert await start_again(host) == ["DELETE", "POST battle"]
    assert (await noted(host))["battle"][0] != number


async def test_an_icon_that_is_no_more_is_taken_away_and_a_foreign_one_left(host: Host) -> None:
    client = host.bot
    image = b"\x89PNG\r\n\x1a\n"
    gone = await client.create_application_emoji(name="gone", image=image)
    await client.create_application_emoji(name="own", image=image)
    async with host.store.transaction() as work:
        icons = await noted(host) | {"gone": [str(gone.id), "x"]}
        noting = {"application": client.application_id, "icons": icons}
        await work.set_server(0, {SETTING: noting})

    assert await start_again(host) == ["DELETE"]
    names = {emoji.name for emoji in host.driver.world.emojis.values()}
    assert names == {*icon_names(), "own"}


async def test_what_the_operator_has_deleted_is_uploaded_again(host: Host) -> None:
    await host.bot.http.delete_application_emoji(
        host.bot.application_id or 0, host.bot.services.emojis.ids["suit_fox"]
    )

    assert await start_again(host) == ["POST suit_fox"]


async def test_where_discord_takes_none_everything_works_without(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Host(tmp_path, anew=True) as host:
        assert host.bot.uploading is not None
        await host.bot.uploading
        host.bot.services.emojis.ids = {}
        for emoji in list(host.driver.world.emojis.values()):
            host.driver.world.forget(emoji)
        host.driver.sandbox.fail_next(403, where="POST .*/emojis", code=50013)
        await upload_emojis(host.bot)
        assert "without them everything works as well" in caplog.text
        table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])

        assert emojis_of(await table.play("Ann")) == []
        assert not EMOJI.search(table.posts[-1].text)


async def test_answers_and_the_headline_bear_their_icons(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])

    headline = next(line for line in table.posts[-1].text.splitlines() if line.startswith("## "))
    assert [name for name, _ in EMOJI.findall(headline)] == ["faction_marquise"]
    assert table.posts[-1].alt_texts
    assert not any(EMOJI.search(alt) for alt in table.posts[-1].alt_texts)


async def test_the_answers_to_a_question_bear_icons(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])

    assert emojis_of(await table.play("Ann"))


async def test_an_emoji_deleted_while_the_bot_runs_costs_one_press(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    reply = await table.play("Ann")
    host.forgiven.append("error 1-")
    for emoji in list(host.driver.world.emojis.values()):
        host.driver.world.forget(emoji)
    group = next(b for b in reply.buttons if b.label.endswith("…"))
    told = await host.driver.press("Ann", reply, group.label)
    again = await table.play("Ann")

    assert "error" in told.text.lower() or told.buttons
    assert emojis_of(again) == []
