"""Open seats of running matches: the post that offers one, and what its buttons do."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.matches.live import Live
from bot.notify.announcements import Post
from bot.notify.writers import writes
from bot.play import asking
from bot.store import OutboxRow, SeatRow
from bot.tables import seats
from bot.tables.resting import EMPTY
from bot.ui import limits, screens
from bot.ui.components import Press, Pressed, custom_id, on_press
from bot.ui.wording import Wording
from engine.core.errors import Refused

if TYPE_CHECKING:
    from bot.app.client import TableBot

log = logging.getLogger(__name__)
Interaction = discord.Interaction["TableBot"]


@writes(seats.OFFER)
async def write_offer(bot: TableBot, row: OutboxRow, post: Post) -> screens.Screen | None:
    """Offer a seat with all that is known of it publicly; None where it is no longer open."""
    live = await bot.desk.look(post.match)
    seat = live.seats[post.about]
    if not seat.offered or live.match.over:
        return None
    return await offer_screen(bot, live, seat, row.id, post.roles)


async def offer_screen(
    bot: TableBot, live: Live, seat: SeatRow, marker: int, roles: tuple[int, ...] = ()
) -> screens.Screen:
    """Build the offer: game, faction, round, score, who plays on meanwhile, and the buttons."""
    match = live.match
    locale = await bot.table_locale(live.row)
    wording = Wording(match.game, locale, match.view(None))
    words = bot.words(locale)
    facts = {
        "table": bot.table_name(live),
        "plays": wording.seat(seat.number),
        "time": wording.say("round", round=match.game.rounds(match.state)),
        "score": wording.score(match.state, seat.number),
        "who": seat.name,
    }
    calls = " ".join(f"<@&{role}>" for role in roles)
    labels = bot.labels_in(locale)
    if not seat.offered:
        return screens.post(words.say("offer-over", **facts), labels, live.row.id, marker)
    resting = "resting" if live.row.paused == EMPTY else "computer"
    meanwhile = words.say(f"offer-{resting if seat.computer else 'person'}", **facts)
    content = screens.joined_lines(calls, words.say("offer", **facts), meanwhile)
    rows = [_offer_row(words.say("label-take-seat"), words.say("label-keep-seat"), seat, marker)]
    return screens.post(content, labels, live.row.id, marker, rows=rows)


def _offer_row(
    take: str, keep: str, seat: SeatRow, marker: int
) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    """Return the buttons of an offer: for whoever wants the seat, and for who plays here."""
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    number = str(seat.number)
    green = discord.ButtonStyle.success
    identity = custom_id("takeseat", seat.match_id, marker, number)
    row.add_item(Press.button(identity, take, style=green))
    row.add_item(Press.button(custom_id("keepseat", seat.match_id, marker, number), keep))
    return row


@on_press("takeseat")
async def take_press(interaction: Interaction, given: Pressed) -> None:
    """Take over the seat that is offered."""
    await take(interaction, given.match, int(given.rest))


async def take(interaction: Interaction, match_id: int, seat: int) -> None:
    """Take a seat over, and show what is asked of it."""
    bot = interaction.client
    user = interaction.user
    live = await bot.desk.look(match_id)
    if live.seat_of(user.id) == seat:
        await asking.show_prompt(interaction, match_id)
        return
    live = await seats.take_over(bot, match_id, seat, user.id, user.display_name)
    await show_offers(bot, live)
    wording = await bot.wording(interaction, live, live.seat_of(user.id))
    said = bot.words_of(wording).say("seat-taken-over", plays=wording.seat(seat))
    if live.row.status == "paused":
        await bot.say(interaction, said)
        return
    await asking.show_prompt(interaction, match_id, heard=[said])


async def take_back(interaction: Interaction, match_id: int) -> None:
    """Take one's own seat back: from the computer that stands in, or after having left."""
    bot = interaction.client
    live = await seats.begun(bot, match_id)
    if live.seat_of(interaction.user.id) is not None:
        live = await seats.present(bot, match_id, interaction.user.id)
        await show_offers(bot, live)
        await asking.show_prompt(interaction, match_id)
        return
    async with bot.store.reading() as reads:
        seat = await seats.own_open_seat(reads, live, interaction.user.id)
    if seat is None:
        raise Refused("no-seat-to-take")
    await take(interaction, match_id, seat)


async def join(interaction: Interaction, match_id: int) -> None:
    """Sit down at a match that has begun: in one's own seat, else in one that is offered."""
    bot = interaction.client
    live = await bot.desk.look(match_id)
    async with bot.store.reading() as reads:
        seat = await seats.own_open_seat(reads, live, interaction.user.id)
    offered = [each.number for each in seats.open_seats(live.seats)]
    if seat is None and not offered:
        raise Refused("no-open-seat")
    await take(interaction, match_id, offered[0] if seat is None else seat)


@on_press("back")
async def back_press(interaction: Interaction, given: Pressed) -> None:
    """Come back to one's own seat."""
    await take_back(interaction, given.match)


@on_press("keepseat")
async def keep_press(interaction: Interaction, given: Pressed) -> None:
    """Stop looking for a substitute; only who plays here may."""
    bot = interaction.client
    await seats.withdraw_offer(bot, given.match, int(given.rest), by=interaction.user.id)
    await show_offers(bot, await bot.desk.look(given.match))
    await bot.say(interaction, bot.say_in(interaction, "offer-withdrawn"))


async def show_offers(bot: TableBot, live: Live) -> None:
    """Take the buttons from offers that are over, while messages of their age may be edited."""
    async with bot.store.reading() as reads:
        sent = await reads.posts(live.row.id, seats.OFFER)
    for post in sent:
        seat = live.seats[post.state.get("about", 0)]
        if seat.offered or bot.clock() - post.at > limits.EDIT_SECONDS:
            continue
        view, _ = await offer_screen(bot, live, seat, post.state.get("marker", 0))
        try:
            message = bot.place(post.channel_id).get_partial_message(post.message_id)
            await message.edit(view=view)
        except discord.HTTPException as error:
            log.info("offer %d is not brought up to date: %s", post.message_id, error)
