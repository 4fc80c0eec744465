"""Handlers of a lobby's buttons, shared with the commands."""

from __future__ import annotations

from bot.lobby import agreements, draft_post, lobby, lobby_post
from bot.lobby.free_seats import COMPUTER, check_choice, free_kinds, unready
from bot.lobby.lobby import lobby_of
from bot.lobby.options import OptionWords, read_option, read_plays
from bot.lobby.servers import check_may_open
from bot.seating.computer_levels import do_change_levels
from bot.seating.presence import has_begun
from bot.services import Interaction, portraits
from bot.services.sentences import locale_of
from bot.tables import closing, leaving, substitutes
from bot.ui import limits, screens
from bot.ui.components import Pressed, on_press, on_table_press
from bot.ui.rows import choose_from
from bot.workers.computers import LEVEL
from engine.core.errors import Refused
from engine.games import GAMES

INTRODUCED = 3000
"""Most characters for the descriptions of the factions."""


@on_table_press("join")
async def do_join(interaction: Interaction, match_id: int) -> None:
    services = interaction.client.services
    if await has_begun(services, match_id):
        await substitutes.join(interaction, match_id)
        return
    _, before = await lobby_of(services, match_id)
    await lobby.join(services, match_id, interaction.user, str(interaction.id))
    await lobby_post.refresh_lobby(services, match_id)
    known = any(seat.user_id == interaction.user.id for seat in before)
    await (say_agreed(interaction, match_id) if known else services.answer(interaction, "joined"))


@on_press(agreements.AGREES)
async def do_agree(interaction: Interaction, given: Pressed) -> None:
    """Take a joined person's OK to changed options; the post is done once all have agreed."""
    services = interaction.client.services
    _, before = await lobby_of(services, given.match)
    if not any(seat.user_id == interaction.user.id for seat in before):
        raise Refused("no-seat")
    await lobby.join(services, given.match, interaction.user, str(interaction.id))
    await lobby_post.refresh_lobby(services, given.match)
    await say_agreed(interaction, given.match)
    row, seats = await lobby_of(services, given.match)
    if not unready(row, seats):
        await agreements.show_agreed(interaction, row, seats)


async def say_agreed(interaction: Interaction, match_id: int) -> None:
    """Confirm somebody's OK with the options it is for."""
    services = interaction.client.services
    row, seats = await lobby_of(services, match_id)
    named = OptionWords.of(row.game, locale_of(interaction))
    options = lobby_post.options_shown(named, row, seats)
    await services.answer(interaction, "agreed", options=options)


@on_table_press("leave")
async def do_leave(interaction: Interaction, match_id: int) -> None:
    services = interaction.client.services
    if await has_begun(services, match_id):
        await leaving.ask_to_leave(interaction, match_id)
        return
    await lobby.leave(services, match_id, interaction.user.id)
    await lobby_post.refresh_lobby(services, match_id)
    await services.answer(interaction, "left")


@on_table_press("about")
async def show_about(interaction: Interaction, match_id: int) -> None:
    told = await lobby_post.table_info(interaction, match_id)
    await interaction.client.services.replies.say(interaction, told)


@on_table_press("start")
async def do_start(interaction: Interaction, match_id: int) -> None:
    services = interaction.client.services
    await lobby_post.begin(services, match_id, interaction.user.id)
    async with services.store.reading() as reads:
        row = await reads.find_match(match_id)
    drafting = row is not None and row.status == "lobby"
    await services.answer(interaction, "draft-begins" if drafting else "started")


async def do_choose(interaction: Interaction, match_id: int, plays: str) -> None:
    services = interaction.client.services
    meant = await _find_plays(interaction, plays)
    await lobby.choose_seat(services, match_id, interaction.user.id, meant)
    await lobby_post.refresh_lobby(services, match_id)
    row, _ = await lobby_of(services, match_id)
    await draft_post.show_picked(interaction, row.game, meant)


async def do_add_computer(
    interaction: Interaction, match_id: int, plays: str, level: str = ""
) -> None:
    """Give a computer a free seat of a lobby, or computers of a running table another level."""
    services = interaction.client.services
    chosen = await _level_meant(interaction, match_id, level) if level else ""
    if await has_begun(services, match_id):
        await do_change_levels(interaction, match_id, plays, chosen)
        return
    meant = await _find_plays(interaction, plays) if plays else ""
    await lobby.add_computer(services, match_id, interaction.user.id, meant, chosen or COMPUTER)
    await lobby_post.refresh_lobby(services, match_id)
    await services.answer(interaction, "computer-joined")


async def _find_plays(interaction: Interaction, plays: str) -> str:
    services = interaction.client.services
    row, _ = await lobby_of(services, interaction.extras["match"])
    return read_plays(row.game, plays, locale_of(interaction))


async def _level_meant(interaction: Interaction, match_id: int, level: str) -> str:
    services = interaction.client.services
    async with services.store.reading() as reads:
        row = await reads.find_match(match_id)
    if row is None:
        raise Refused("no-match", match=match_id)
    return read_option(row.game, LEVEL, level, locale_of(interaction))[1]


@on_press("computer")
async def computer_press(interaction: Interaction, given: Pressed) -> None:
    await do_add_computer(interaction, given.match, "")


@on_press("reopen")
async def reopen_press(interaction: Interaction, given: Pressed) -> None:
    """Open a closed lobby again."""
    services = interaction.client.services
    await check_may_open(interaction)
    await closing.reopen_lobby(services, given.match)
    await lobby_post.refresh_lobby(services, given.match)
    await services.answer(interaction, "reopened")


@on_press("chooseseat")
async def seat_press(interaction: Interaction, given: Pressed) -> None:
    services = interaction.client.services
    row, seats = await lobby_of(services, given.match)
    check_choice(row)
    words = OptionWords.of(row.game, locale_of(interaction))
    others = [seat for seat in seats if seat.user_id != interaction.user.id]
    options = words.introduce(free_kinds(row, others))
    most = limits.SELECT_OPTIONS
    rows = [
        choose_from("seatpick", given.match, options[first : first + most], rest=first)
        for first in range(0, len(options), most)
    ]
    few = options
    if len(options) > portraits.MOST:
        few = [each for each in options if each[0] in GAMES[row.game].suggested]
    items, files = await portraits.show(
        services, row.game, [portraits.introduce(*each) for each in few],
        in_words=services.replies.reads_text(interaction), room=INTRODUCED,
    )  # fmt: skip
    head = screens.text(services.words.say(interaction, "choose-seat"))
    await services.replies.show(interaction, (screens.layout(head, *items, *rows), files))


@on_press("seatnew")
async def new_seat_press(interaction: Interaction, given: Pressed) -> None:
    """Take a faction offered as one not played yet."""
    await do_choose(interaction, given.match, given.rest)


@on_press("seatpick")
async def seat_picked(interaction: Interaction, given: Pressed) -> None:
    await do_choose(interaction, given.match, given.values[0])
