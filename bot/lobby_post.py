"""The lobby's post: game, options, seats, and the buttons that still do something."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot import limits, lobby, screens
from bot.components import Press, custom_id
from bot.lobby import GRACE, SILENCE, option_value, seats_wanted
from bot.news import LOCK, Post
from bot.posts import mentions_of, writes
from bot.reminders import does_when_due
from bot.store import MatchRow, OutboxRow, PostRow, ReminderRow, SeatRow
from engine.games import GAMES

log = logging.getLogger(__name__)

if TYPE_CHECKING:
    from bot.app import TableBot

BUTTONS = (("join", "leave", "choose-seat"), ("options", "computer", "start"))


async def post_lobby(bot: TableBot, match_id: int) -> None:
    """Post the lobby in its channel, and remember the message."""
    async with bot.store.reading() as reads:
        row = await reads.find_match(match_id)
        seats = await reads.seats(match_id)
    assert row is not None
    assert row.channel_id is not None
    view = lobby_screen(bot, row, seats)
    message = await bot.place(row.channel_id).send(view=view)
    async with bot.store.transaction() as work:
        await work.save_post(
            PostRow(
                message_id=message.id,
                match_id=match_id,
                kind="lobby",
                channel_id=row.channel_id,
                at=bot.clock(),
            )
        )


async def refresh_lobby(bot: TableBot, match_id: int) -> None:
    """Bring the lobby post up to date; one that is too old is posted anew."""
    async with bot.store.reading() as reads:
        row = await reads.find_match(match_id)
        seats = await reads.seats(match_id)
        post = await reads.latest_post(match_id, "lobby")
    if row is None or post is None:
        return
    if bot.clock() - post.at > limits.EDIT_SECONDS:
        if row.status in ("lobby", "closed") and row.channel_id is not None:
            await post_lobby(bot, match_id)
        return
    message = bot.place(post.channel_id).get_partial_message(post.message_id)
    try:
        await message.edit(view=lobby_screen(bot, row, seats))
    except discord.NotFound:
        async with bot.store.transaction() as work:
            await work.drop_post(post.message_id)


@writes("options")
async def write_options(bot: TableBot, row: OutboxRow, post: Post) -> screens.Screen | None:
    """Ask those who joined for their OK to changed options; None once the lobby is over."""
    async with bot.store.reading() as reads:
        lobby = await reads.find_match(post.match)
    if lobby is None or lobby.status != "lobby":
        return None
    words = bot.words(await bot.table_locale(lobby))
    join: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    join.add_item(Press.button(custom_id("join", post.match), words.say("label-join")))
    content = screens.joined_lines(mentions_of(post), words.say("post-options"))
    return screens.layout(screens.text(content), join), []


@does_when_due(GRACE)
async def begin_after_grace(bot: TableBot, row: ReminderRow) -> None:
    """Begin the match when the grace after the last seat is over."""
    try:
        await lobby.start(bot, row.match_id)
    finally:
        await refresh_lobby(bot, row.match_id)
    await name_thread(bot, row.match_id)


@does_when_due(SILENCE)
async def close_silent_lobby(bot: TableBot, row: ReminderRow) -> None:
    """Close a lobby in which nothing has happened for a week."""
    await lobby.close(bot, row.match_id)
    await refresh_lobby(bot, row.match_id)


@does_when_due(LOCK)
async def lock_when_talked_out(bot: TableBot, row: ReminderRow) -> None:
    """Lock the thread of a finished match when its people have had a day to talk."""
    await lock_thread(bot, row.match_id)


async def name_thread(bot: TableBot, match_id: int) -> None:
    """Name a table's own thread after the match and its people, once, e.g. with their names."""
    thread, row, seats = await _thread_of(bot, match_id)
    if thread is not None and row.status == "running":
        people = ", ".join(seat.name for seat in seats if seat.user_id is not None)
        name = limits.fit(f"{bot.row_name(row)} · {people}", limits.THREAD_NAME)
        try:
            await thread.edit(name=name)
        except discord.HTTPException as error:
            log.info("thread %d keeps its name: %s", thread.id, error)


async def lock_thread(bot: TableBot, match_id: int) -> None:
    """Close and lock the thread of a finished match."""
    thread, row, _ = await _thread_of(bot, match_id)
    if thread is not None and row.status == "finished":
        await thread.edit(archived=True, locked=True)


async def _thread_of(
    bot: TableBot, match_id: int
) -> tuple[discord.Thread | None, MatchRow, tuple[SeatRow, ...]]:
    """Return a table's own thread, None where it stands in a channel or the thread is gone."""
    async with bot.store.reading() as reads:
        row = await reads.find_match(match_id)
        seats = await reads.seats(match_id)
    assert row is not None, "a reminder belongs to a match"
    if not row.thread or row.channel_id is None:
        return None, row, seats
    channel = await bot.fetch_channel(row.channel_id)
    return (channel if isinstance(channel, discord.Thread) else None), row, seats


def lobby_screen(bot: TableBot, row: MatchRow, seats: Sequence[SeatRow]) -> discord.ui.LayoutView:
    """Build the lobby post: game, options, seats, and the buttons that still do something."""
    words = bot.words(str(row.options.get("language", "en")))
    game_words = GAMES[row.game].words("en")
    lines = [f"## {bot.row_name(row)}", words.say(f"lobby-{row.status}")]
    for number in range(max(seats_wanted(row), len(seats))):
        seat = next((each for each in seats if each.number == number), None)
        lines.append(seat_line(words, game_words, row, number, seat))
    lines.append("-# " + " · ".join(options_shown(game_words, row, seats)))
    lines.append(f"-# {words.say('lobby-seal', hash=row.secret_hash[:16])}")
    rows: list[Any] = []
    if row.status == "lobby":
        for part in BUTTONS:
            buttons: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
            for verb in part:
                style = discord.ButtonStyle.secondary
                if verb in ("join", "start"):
                    style = discord.ButtonStyle.success
                kind = verb.replace("-", "")
                buttons.add_item(
                    Press.button(custom_id(kind, row.id), words.say(f"label-{verb}"), style=style)
                )
            rows.append(buttons)
    elif row.status == "closed":
        again: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        again.add_item(Press.button(custom_id("reopen", row.id), words.say("label-reopen")))
        rows.append(again)
    return screens.layout(discord.ui.Container(screens.text("\n".join(lines)), *rows))


def options_shown(words: Any, row: MatchRow, seats: Sequence[SeatRow]) -> list[str]:
    """Write the options that matter to every table, and of the others those that were changed."""
    values = {each: option_value(row, seats, each) for each in GAMES[row.game].options}
    return [
        f"{words.say(f'option-{option.key}')}: {words.say(f'option-{option.key}-{value}')}"
        for option, value in values.items()
        if not option.needs or value != option.choices[0]
    ]


def seat_line(words: Any, game_words: Any, row: MatchRow, number: int, seat: SeatRow | None) -> str:
    """Write one seat of the lobby."""
    if seat is None:
        return f"{number + 1}. {words.say('seat-open')}"
    key, _, variant = (seat.plays or "").partition(":")
    plays = game_words.say(f"faction-{key}") if key else words.say("seat-any")
    if variant:
        plays += f" ({game_words.say(f'character-{variant}')})"
    who = f"<@{seat.user_id}>" if seat.user_id else seat.name
    ready = "" if seat.accepted == row.options_version else f" · {words.say('seat-not-agreed')}"
    return f"{number + 1}. {who} · {plays}{ready}"
