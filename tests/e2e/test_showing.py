"""A whole match in pictures: graph, poster, replay and the hands along the way."""

from __future__ import annotations

import asyncio
import io

import pytest
from msgspec import to_builtins
from PIL import Image

from bot.app.first_screen import BotFirstScreen
from bot.history import pictures
from render.games import RENDERERS
from render.match_pictures import replay
from tests.e2e.ending import play_out, short_match, two, win
from tests.e2e.host import Host, Table
from tests.e2e.playing import Reader, play_on
from tests.e2e.seen import Reply

READERS = {name: Reader() for name in ("Ann", "Bob")}


async def picture(host: Host, reply: Reply, description: str) -> Image.Image:
    """Wait until a reply shows a picture with this description, and open it."""
    await host.driver.until(
        lambda: any(description in (each.description or "") for each in reply.pictures)
    )
    return Image.open(io.BytesIO(reply.pictures[-1].content))


async def over(host: Host) -> Table:
    """Have two people play a whole match."""

    async def play() -> Table:
        table = await short_match(host)
        await play_out(table)
        return table

    return await host.begin_with("a short match played out", play)


async def test_the_final_post_offers_the_whole_match_in_pictures(host: Host) -> None:
    table = await over(host)
    host.full_size = True
    live = await table.live()
    post = table.posts[-1]

    reply = await host.driver.press("Bob", post, "Graph")
    assert reply.private
    assert (await picture(host, reply, "Graph of Points")).size == (1650, 1100)
    for points in live.match.state.points:
        assert f" {points}" in str(reply.pictures[-1].description)

    await host.driver.press("Bob", reply, "Poster")
    assert (await picture(host, reply, f"match {table.match}")).size == (1650, 1100)
    assert "Ann" in str(reply.pictures[-1].description)
    assert "battle" in str(reply.pictures[-1].description)

    await host.restart()
    await host.driver.press("Eve", post, "Hidden hands")
    reply = await host.driver.slash("Cem", "match timeline", at=table.at)
    await picture(host, reply, "What nobody else knew")
    assert "Round 1: Eyrie had" in str(reply.pictures[-1].description)
    assert "Supporters" in str(reply.pictures[-1].description)


async def test_hands_and_poster_wait_for_the_end_and_the_rest_does_not(host: Host) -> None:
    table = await two(host)
    await play_on(table, READERS, answers=12)

    for path in ("poster", "timeline"):
        reply = await host.driver.slash("Ann", f"match {path}", at=table.at)
        assert "over" in reply.text
        assert reply.pictures == []
    reply = await host.driver.slash("Eve", "match graph", at=table.at)
    await picture(host, reply, "Graph of Points")
    assert {b.label for b in reply.buttons} == {"Replay"}
    reply = await host.driver.slash("Eve", "match replay", at=table.at)
    clip = await picture(host, reply, "Replay of")
    async with host.store.reading() as reads:
        kept = await reads.kept_checkpoints(table.match)
    assert getattr(clip, "n_frames", 0) == len(kept) + 1 > 1
    assert (clip.format, reply.pictures[-1].name[-5:]) == ("WEBP", ".webp")


class Listening:
    """Records the progress of a replay."""

    def __init__(self) -> None:
        self.done: list[tuple[int, int]] = []
        self.begun_anew = 0

    async def progress(self, done: int, of: int) -> None:
        self.done.append((done, of))

    async def shorter(self) -> None:
        self.begun_anew += 1


@pytest.mark.long
async def test_a_replay_makes_room_for_boards_and_is_shorter_where_it_grows_too_large(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await over(host)
    live = await table.live()
    hears = Listening()

    filming = asyncio.create_task(pictures.replay_of(host.bot.services, live, "en", hears))
    await host.driver.until(lambda: bool(hears.done))
    await host.bot.services.pictures.draw(RENDERERS["root"].board, live.match.view(None))
    turns = hears.done[0][1]
    assert hears.done[-1][0] < turns
    whole = await filming
    assert hears.done[0] == (replay.PART, turns)
    assert hears.done[-1] == (turns, turns)
    async with host.store.reading() as reads:
        assert turns == len(await reads.kept_checkpoints(table.match)) + 1

    monkeypatch.setattr(pictures, "LARGEST", len(whole.data) * 2 // 3)
    hears = Listening()
    short = await pictures.replay_of(host.bot.services, live, "en", hears)
    assert hears.begun_anew == 1
    assert len(short.data) < len(whole.data) * 2 // 3
    assert hears.done[-1][0] == hears.done[-1][1] <= turns // 2 + 1

    monkeypatch.setattr(pictures, "LARGEST", 1000)
    reply = await host.driver.slash("Ann", "match replay", at=table.at)
    await host.driver.until(lambda: "/match study" in reply.text)
    with host.bot.services.pictures.films.held_by(int(host.driver.user("Ann"))):
        pass  # a replay that failed holds nothing


async def test_one_replay_at_a_time_is_enough_for_anybody(host: Host) -> None:
    table = await two(host)
    await win(table)
    with host.bot.services.pictures.films.held_by(int(host.driver.user("Ann"))):
        reply = await host.driver.slash("Ann", "match replay", at=table.at)
    assert "drawn already" in reply.text


async def test_a_player_who_reads_text_is_told_where_the_words_are(host: Host) -> None:
    table = await two(host)
    await host.driver.slash("Bob", "settings change", {"display": "text"}, at=table.at)

    replayed = await host.driver.slash("Bob", "match replay", at=table.at)
    drawn = await host.driver.slash("Bob", "match graph", at=table.at)

    assert "/log" in replayed.text
    assert "Scores: " in replayed.text
    await host.driver.until(lambda: "Graph of Points" in drawn.text)
    assert replayed.pictures == drawn.pictures == []


async def test_the_first_screen_can_be_sent_to_the_page(host: Host) -> None:
    """A sentence that is filled in is marked up; the page needs plain text."""
    await host.wake()
    window = BotFirstScreen(host.bot, int(host.driver.user("Ann")))

    sent = to_builtins(window.doors("en"))

    assert [door["label"] for door in sent] == ["Play Root", "Play Runewars"]
    assert {type(word) for word in window.words("en").values()} == {str}
