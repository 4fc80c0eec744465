"""Rematch: the same people, game and options again, with the order of play rotated by one.

However many people press the button, one lobby is opened, and each of them gets a seat. If that
lobby was closed, the next press opens another. After a crash in between, the next press continues.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.lobby import lobby, lobby_post
from bot.lobby.free_seats import ORDER, new_to
from bot.lobby.homes import Place, discard_thread, open_thread, place_of
from bot.lobby.options import SEATS, OptionWords, carry_over
from bot.lobby.servers import check_may_open
from bot.matches.live import Live, check_running
from bot.notify.outbox import Post, to_channel
from bot.notify.writers import ToChannel, Written, writes
from bot.services import Interaction, Services
from bot.services.finder import INVITED
from bot.services.sentences import locale_of, locale_of_table, name_of_table
from bot.store import ENDED, OPEN, MatchChange, MatchRow, Reads
from bot.ui import screens
from bot.ui.components import Row, on_table_press
from bot.ui.markup import bot_words, mention_channel
from bot.ui.rows import GREEN, button, row_of
from engine.core.errors import Refused
from engine.core.seats import JOINED, SEATING

REMATCH = "rematch"
"""Kind of the invitation; key in a finished match's options: the number of the next one."""


async def rematch(interaction: Interaction, match_id: int) -> int:
    """Open the lobby of a rematch, or find it, and give the presser a seat; return its number."""
    services = interaction.client.services
    async with services.locks.rematching.of(match_id):
        live = await services.matches.look(match_id)
        if live.row.reopens_until is not None:
            check_running(live.row)
        if live.row.status not in ENDED:
            raise Refused("rematch-not-over")
        if interaction.user.id not in people_of(live):
            raise Refused("rematch-not-yours")
        async with services.store.reading() as reads:
            number = await next_of(reads, live.row)
        if number is None:
            await check_may_open(interaction)
            place = await place_beside(services, live)
            number = await open_next(services, live, interaction.user.id, place)
            services.matches.forget(match_id)
            await discard_unused(services, number, place)
        await take_seat(interaction, number)
        services.notifier.wake()
    return number


async def next_of(reads: Reads, row: MatchRow) -> int | None:
    """Return the number of the next match; None if there is none (any more)."""
    number = row.options.get(REMATCH)
    after = None if number is None else await reads.find_match(int(number))
    return None if after is None or after.status == "closed" else after.id


def people_of(live: Live) -> list[int]:
    """List the people of a table in their order of play."""
    order = live.match.game.order(live.match.state)
    return [user for seat in order if (user := live.seats[seat].user_id) is not None]


async def place_beside(services: Services, live: Live) -> Place:
    """Return the place of the next match: the same channel if it is free, or a new thread."""
    row = live.row
    if row.channel_id is None:
        raise Refused("rematch-homeless")
    try:
        here = await services.discord.fetch_channel(row.channel_id)
    except (discord.NotFound, discord.Forbidden) as error:
        raise Refused("rematch-homeless") from error
    parent: object = here
    if isinstance(here, discord.Thread):
        parent = here.parent or await services.discord.fetch_channel(here.parent_id)
    else:
        async with services.store.reading() as reads:
            there = await reads.match_in_channel(row.channel_id)
        if there is None or there.status not in OPEN:
            return Place(row.channel_id, row.guild_id, False, None)
    locale = locale_of_table(row)
    name = bot_words(locale).say("rematch-thread", table=name_of_table(row))
    return place_of(await open_thread(services, parent, name, row.game, locale))


async def open_next(services: Services, live: Live, host: int, place: Place) -> int:
    """Open the lobby and invite everybody, in one transaction; return the match's number."""
    now, old = services.clock(), live.row
    async with services.store.transaction() as transaction:
        row = await transaction.find_match(old.id)
        assert row is not None, "it was just looked at"
        if (known := await next_of(transaction, row)) is not None:
            return known
        options = options_again(live)
        number = await lobby.create_lobby(transaction, old.game, host, place, options, now)
        change = MatchChange(options=row.options | {REMATCH: number})
        await transaction.change_match(old.id, row.version, change, at=now)
        if guests := tuple(user for user in people_of(live) if user != host):
            invitation = to_channel(Post(number, REMATCH, 0, 0, guests), place.channel, now)
            await transaction.add_outbox(number, [invitation])
    return number


async def discard_unused(services: Services, number: int, place: Place) -> None:
    """Delete a thread opened for the next match that stands elsewhere."""
    async with services.store.reading() as reads:
        row = await reads.find_match(number)
    if place.thread and row is not None and row.channel_id != place.channel:
        await discard_thread(services, place.channel)


def options_again(live: Live) -> dict[str, Any]:
    """Return the options of the next match: the same, and its seating."""
    people = people_of(live)
    rotated = [*people[1:], *people[:1]]
    return carry_over(live.match.game, live.row.options) | {
        SEATS: len(live.seats),
        SEATING: JOINED,
        ORDER: rotated,
        INVITED: rotated,
    }


@writes(ToChannel, REMATCH)
async def write_invitation(to: ToChannel) -> Written:
    """Invite the people of the old table; None once the lobby is over."""
    if to.match.status != "lobby":
        return None
    join = button("join", to.match.id, to.words.say("label-join"), question=to.mark, style=GREEN)
    content = screens.join_lines(to.mentions, to.words.say("rematch-invited"))
    return screens.notice(content, row_of(join))


async def take_seat(interaction: Interaction, number: int) -> None:
    """Seat the presser if a seat is free, and make sure that the lobby has its post."""
    services = interaction.client.services
    async with services.store.reading() as reads:
        row = await reads.find_match(number)
    if row is None or row.status != "lobby":
        return
    try:
        await lobby.join(services, number, interaction.user, str(interaction.id))
    except Refused as refusal:
        if refusal.key != "lobby-full":
            raise
    await lobby_post.refresh_lobby(services, number)


@on_table_press("rematch")
async def show_rematch(interaction: Interaction, match_id: int) -> None:
    services, user = interaction.client.services, interaction.user.id
    number = await rematch(interaction, match_id)
    async with services.store.reading() as reads:
        row = await reads.find_match(number)
        seats = await reads.seats(number)
        results = await reads.results_of_person(user)
    lines = [services.words.say(interaction, "rematch-stands", place=link_to(row))]
    rows: list[Row] = []
    played = {result.plays for result in results if row and result.game == row.game}
    others = [seat for seat in seats if seat.user_id != user]
    own = [seat.plays for seat in seats if seat.user_id == user]
    if row and own and (new := new_to(row, others, played)) and new not in own:
        words = OptionWords.of(row.game, locale_of(interaction))
        ((_, name, about),) = words.introduce([new])
        lines.append(services.words.say(interaction, "rematch-new", name=name, about=about))
        label = services.words.say(interaction, "label-play-new", name=name)
        rows.append(row_of(button("seatnew", number, label, rest=new, style=GREEN)))
    await services.replies.say(interaction, screens.join_lines(*lines), *rows)


def link_to(row: MatchRow | None) -> str:
    if row is None:
        return ""
    return mention_channel(row.channel_id) if row.channel_id else name_of_table(row)
