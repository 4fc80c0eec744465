"""Context menus: inviting a person; showing a post's events, and reporting a mistake in it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord
from discord import app_commands

from bot.cogs.look.log import page_row
from bot.cogs.look.pages import open_for_reader
from bot.history import mistake_reports
from bot.history.log import page_before
from bot.history.log_entries import LINE, Narrowed, entries_of, events_for_seat
from bot.lobby import invitations
from bot.lobby.servers import log_to_server
from bot.play.back_button import way_back
from bot.services import Client, Interaction, Services
from bot.services.sentences import name_of_table
from bot.store import MatchRow, PostRow, Reads
from bot.ui import limits
from bot.ui.components import Pressed, custom_id, is_id, on_form, on_press
from bot.ui.forms import open_form
from bot.ui.markup import bot_words
from bot.ui.rows import button, row_of
from engine.core.errors import Refused

TURNS = ("turn", "running", "finished")
"""Kinds of posts that tell events."""
TOLD = 3000
LONGEST = 1000
INVITE, HAPPENED, MISTAKE = "Invite to my table", "What happened here?", "Report a mistake"


# On a person


async def invite_person(interaction: Interaction, guest: discord.User | discord.Member) -> None:
    """Invite a person to the reader's table with room, or ask which one if there are several."""
    services = interaction.client.services
    await services.replies.defer(interaction)
    tables = await tables_with_room(services, interaction.user.id)
    if not tables:
        raise Refused("no-table-with-room")
    if len(tables) == 1:
        await send_invitation(interaction, tables[0].id, guest)
        return
    words = services.words.of(interaction)
    rows = [
        row_of(button("menuinvite", each.id, name_of_table(each), rest=guest.id))
        for each in tables[: limits.BUTTONS_IN_ROW]
    ]
    said = words.say("invite-where", who=guest.display_name)
    await services.replies.say(interaction, said, *rows)


async def tables_with_room(services: Services, user: int) -> list[MatchRow]:
    """Return a person's tables with a free seat."""
    async with services.store.reading() as reads:
        rows = await reads.matches_of_user(user)
        return [row for row in rows if invitations.is_open(row, await reads.seats(row.id))]


async def send_invitation(
    interaction: Interaction, match_id: int, guest: discord.User | discord.Member
) -> None:
    services = interaction.client.services
    await invitations.invite(services, match_id, interaction.user.id, guest)
    await services.answer(interaction, "invited", who=guest.display_name)


@on_press("menuinvite")
async def invite_here(interaction: Interaction, given: Pressed) -> None:
    guest = await interaction.client.fetch_user(int(given.rest))
    await send_invitation(interaction, given.match, guest)


# On a post


async def match_of(
    reads: Reads, message_id: int, channel_id: int | None
) -> tuple[int, PostRow | None]:
    """Return the match of a message, with the message's row."""
    post = await reads.post(message_id)
    if post is not None:
        return post.match_id, post
    row = None if channel_id is None else await reads.match_in_channel(channel_id)
    if row is None:
        raise Refused("not-a-post")
    return row.id, None


async def what_happened(interaction: Interaction, message: discord.Message) -> None:
    """Show the log of a post's events, as far as the reader may know it."""
    services = interaction.client.services
    await services.replies.defer(interaction)
    async with services.store.reading() as reads:
        match_id, post = await match_of(reads, message.id, interaction.channel_id)
    interaction.extras["match"] = match_id
    live, seat, wording = await open_for_reader(interaction, match_id)
    words = bot_words(wording.locale)
    async with services.store.reading() as reads:
        upto = None if post is None else post.state.get("upto")
        end = await reads.last_position(match_id, upto=upto)
        page = await page_before(reads, match_id, seat, wording, before=end + 1)
        lines: Sequence[str] = page.lines
        if upto is not None:
            rows = await reads.events(
                match_id, since=await find_told_before(reads, post), upto=upto
            )
            entries = entries_of(wording, events_for_seat(rows, seat), Narrowed())
            if any(each.level == LINE for each in entries):
                lines = [each.text for each in entries]
    shown = limits.fit_lines(list(lines), TOLD) or [words.say("nothing-yet")]
    below = [page_row(live, page, "", words), *way_back(live, seat, words)]
    await services.replies.say(interaction, "\n".join(shown), *below)


async def find_told_before(reads: Reads, post: PostRow | None) -> int | None:
    """Return the number of the last choice covered by earlier posts."""
    if post is None:
        return None
    upto = post.state.get("upto", 0)
    told = [
        each.state.get("upto", 0)
        for kind in TURNS
        for each in await reads.posts(post.match_id, kind)
        if each.message_id < post.message_id
    ]
    return max((each for each in told if each < upto), default=None)


async def report_mistake(interaction: Interaction, message: discord.Message) -> None:
    """Ask for a report in a form, which must be the first answer to the interaction."""
    services = interaction.client.services
    async with services.store.reading() as reads:
        match_id, _ = await match_of(reads, message.id, interaction.channel_id)
        await services.replies.meet(reads, interaction)
    words = services.words.of(interaction)
    await open_form(
        interaction,
        custom_id("mistake", match_id, rest=f"{message.id}"),
        words.say("mistake-title"),
        words.say("mistake-what"),
        most=LONGEST,
        required=True,
    )


@on_form("mistake")
async def take_report(interaction: Interaction, given: Pressed) -> None:
    """Store the report for the operator, and tell its number."""
    services, now = interaction.client.services, interaction.client.services.clock()
    if not is_id(given.rest):
        raise Refused("outdated-menu")
    live = await services.matches.look(given.match)
    seat = live.seat_of(interaction.user.id)
    async with services.store.reading() as reads:
        post = await reads.post(int(given.rest))
        choices = await reads.choices(given.match, voided=True)
        events = await reads.events(given.match, voided=True)
    about = 0 if post is None else post.state.get("upto", 0)
    said = " ".join(given.values)
    record = mistake_reports.record_of(choices, events, live, seat, about=about, said=said, now=now)
    number = await asyncio.to_thread(mistake_reports.keep, services.reports, record)
    async with services.store.transaction() as transaction:
        guild = live.row.guild_id
        await log_to_server(transaction, guild, given.match, "mistake", now, number=number)
    services.notifier.wake()
    await services.answer(interaction, "mistake-kept", number=number)


async def setup(client: Client) -> None:
    """Add the menus, which Discord shows on a person or a message."""
    for name, callback in (
        (INVITE, invite_person), (HAPPENED, what_happened), (MISTAKE, report_mistake),
    ):  # fmt: skip
        menu = app_commands.ContextMenu(name=app_commands.locale_str(name), callback=callback)
        client.tree.add_command(menu)
