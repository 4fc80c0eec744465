"""Changing the options of a lobby: the host decides, and everybody who has joined must agree."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import discord
import msgspec

from bot.lobby.free_seats import first_free
from bot.lobby.hosts import check_host
from bot.lobby.lobby import Lobby, check_no_draft, hold_lobby
from bot.lobby.lobby_post import options_shown
from bot.lobby.lots import renumber
from bot.lobby.options import (
    CHOOSE,
    HOUSE,
    MOST_OF_HOUSE,
    POOL,
    SEATS,
    OptionWords,
    option_value,
    pool_of,
    read_option,
    room_of,
    seats_wanted,
)
from bot.notify.writers import ToChannel, Written, writes
from bot.services import Interaction, Services
from bot.services.sentences import locale_of_table
from bot.store import MatchRow, SeatRow
from bot.ui import limits, screens
from bot.ui.markup import bot_words
from bot.ui.rows import GREEN, button, row_of
from engine.core.errors import Refused
from engine.games import GAMES

AGREES = "agrees"
"""The kind of the button that agrees to changed options."""


async def change_option(
    services: Services, match_id: int, user_id: int, key: str, value: str, locale: str = "en"
) -> str:
    """Change an option, and return the change as `write_change` reads it."""
    async with hold_lobby(services, match_id) as lobby:
        check_host(lobby.row, user_id)
        check_no_draft(lobby.row)
        option, meant = read_option(lobby.row.game, key, value, locale)
        before = option_value(lobby.row, lobby.seats, option)
        if option.key == SEATS:
            _make_do(lobby, int(meant))
        lobby.set_option(option.key, meant)
        change = (option.key, before, meant)
        if before == meant:
            return ".".join(change)
        if option.key == CHOOSE:
            lobby.seats = seat_anew(lobby.row, lobby.seats, keep=False)
        _ask_anew(lobby, user_id, services.clock(), change)
        return ".".join(change)


async def set_pool(services: Services, match_id: int, user_id: int, kinds: Sequence[str]) -> None:
    """Set the pool of factions; players of others get free ones."""
    async with hold_lobby(services, match_id) as lobby:
        check_host(lobby.row, user_id)
        check_no_draft(lobby.row)
        check_room(lobby.row, kinds, seats_wanted(lobby.row))
        every = [kind.key for kind in GAMES[lobby.row.game].seat_kinds]
        pool = [key for key in every if key in kinds]
        lobby.set_option(POOL, None if pool == every else pool)
        lobby.seats = seat_anew(lobby.row, lobby.seats, keep=True)
        _ask_anew(lobby, user_id, services.clock(), (POOL,))


async def set_house_rules(services: Services, match_id: int, user_id: int, text: str) -> None:
    text = " ".join(text.split())
    if len(text) > MOST_OF_HOUSE:
        raise Refused("house-long", most=MOST_OF_HOUSE, length=len(text))
    async with hold_lobby(services, match_id) as lobby:
        check_host(lobby.row, user_id)
        lobby.set_option(HOUSE, text or None)
        _ask_anew(lobby, user_id, services.clock(), (HOUSE,))


def _make_do(lobby: Lobby, seats: int) -> None:
    """Change the number of seats; if it falls, the computers added last make room.

    Raises `Refused` where it is less than the number of people, or more than the pool allows.
    """
    people = sum(seat.user_id is not None for seat in lobby.seats)
    if seats < people:
        raise Refused("seats-taken", seats=seats, taken=people)
    check_room(lobby.row, pool_of(lobby.row), seats)
    people_first = sorted(lobby.seats, key=lambda seat: (seat.user_id is None, seat.number))
    lobby.seats = people_first[:seats]
    if any(seat.number >= seats for seat in lobby.seats):
        lobby.seats = renumber(sorted(lobby.seats, key=lambda seat: seat.number))


def check_room(row: MatchRow, pool: Sequence[str], seats: int) -> None:
    """Raise `Refused` where the pool is too small for the seats."""
    room = room_of(GAMES[row.game], pool)
    if room < seats:
        raise Refused("pool-small", seats=seats, room=room)


def seat_anew(row: MatchRow, seats: Sequence[SeatRow], *, keep: bool) -> list[SeatRow]:
    """Assign free factions to seats, first come, first served."""
    found: list[SeatRow] = []
    for seat in sorted(seats, key=lambda each: each.number):
        allowed = (seat.plays or "").partition(":")[0] in pool_of(row)
        plays = seat.plays if keep and allowed else None
        found.append(msgspec.structs.replace(seat, plays=plays))
    for place, seat in enumerate(found):
        if seat.plays is None:
            found[place] = msgspec.structs.replace(seat, plays=first_free(row, found))
    return found


def _ask_anew(lobby: Lobby, user_id: int, now: int, change: Sequence[str]) -> None:
    """Ask the joined people for their OK, without mentioning again those who owe one already.

    `change` is the key of what has changed, perhaps with the value before and the one now.
    """
    before, version = lobby.row.options_version, lobby.row.options_version + 1
    lobby.row = msgspec.structs.replace(lobby.row, options_version=version)
    mentions = []
    for seat in list(lobby.seats):
        if seat.user_id in (user_id, None):
            lobby.replace(seat, accepted=version)
        elif seat.accepted == before:
            mentions.append(seat.user_id)
    if mentions:
        lobby.post("options", mentions, now, change=".".join(change))


# Asking for agreement


@writes(ToChannel, "options")
async def write_options(to: ToChannel) -> Written:
    """Ask the joined people for their OK to a changed option; None once the lobby is over."""
    if to.match.status != "lobby":
        return None
    label = to.words.say("label-agree")
    agree = button(AGREES, to.match.id, label, question=to.mark, style=GREEN)
    change = str(to.post.args.get("change", ""))
    told = write_change(to.match, locale_of_table(to.match), change)
    told = to.words.say("post-options", change=told)
    return screens.notice(screens.join_lines(to.mentions, told), row_of(agree))


def write_change(row: MatchRow, locale: str, change: str) -> str:
    """Write which option has changed: its key, the value before, and the one now."""
    words = bot_words(locale)
    key, *values = change.split(".")
    if len(values) != 2:
        kind = key if key in (POOL, HOUSE) else "some"
        return words.say("options-changed", kind=kind)
    named = OptionWords.of(row.game, locale)
    option, _ = read_option(row.game, key, values[1], locale)
    before, after = (named.value(option, value) for value in values)
    told = "option-stays" if before == after else "option-changed-to"
    return words.say(told, option=named.name(option), before=before, after=after)


async def show_agreed(interaction: Interaction, row: MatchRow, seats: Sequence[SeatRow]) -> None:
    """Rewrite the post that asked for agreement, now that everybody has agreed.

    It names all options: those that changed after it was posted were not announced again.
    """
    message = interaction.message
    if message is None or message.flags.ephemeral:
        return
    if interaction.created_at.timestamp() - message.created_at.timestamp() > limits.EDIT_SECONDS:
        return
    locale = locale_of_table(row)
    options = options_shown(OptionWords.of(row.game, locale), row, seats)
    view, _ = screens.notice(bot_words(locale).say("post-agreed", options=options))
    with suppress(discord.HTTPException):
        await message.edit(view=view)
