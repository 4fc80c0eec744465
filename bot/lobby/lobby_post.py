"""The lobby's post: game, options, seats, and the buttons still in use."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord
import msgspec

from bot.lobby import lobby
from bot.lobby.lobby import GRACE, SHOW, SILENCE
from bot.lobby.lots import setup_of
from bot.lobby.match_start import start
from bot.lobby.options import (
    BY_CHOICE,
    CHOOSE,
    DRAFT,
    LEVELS_OPTION,
    POOL,
    OptionWords,
    drafts_within,
    house_rules,
    option_value,
    options_that_matter,
    pool_of,
    seats_wanted,
    usual_value,
    value_of,
)
from bot.lobby.table_threads import name_thread
from bot.matches.commands import PendingCommit
from bot.notify.reminders import UNTIL_DONE, does_when_due
from bot.notify.sending.edits import is_young
from bot.notify.sending.finding import find_sent
from bot.services import Interaction, Services
from bot.services.sentences import locale_of, locale_of_table, name_of_table
from bot.store import MatchRow, PostRow, ReminderRow, SeatRow, Transaction
from bot.ui import limits, screens
from bot.ui.components import Row, custom_id
from bot.ui.markup import bot_words, escape, mention_time, mention_user
from bot.ui.rows import GREEN, button, row_of
from bot.ui.wording import Wording
from engine.core.errors import Refused
from engine.core.language.words import Words
from engine.games import GAMES

log = logging.getLogger(__name__)

BUTTONS = (("join", "leave", "choose-seat"), ("options", "computer", "start"))
WHILE_DRAFTING = (("leave",),)
AGAIN = (("reopen",),)
VERSION = "version"
"""In a post's state: the match's version that it shows."""
ABOUT = ("about",)
"""The button that shows all options and the seal of the dice."""


async def post_lobby(services: Services, match_id: int) -> None:
    """Show a new lobby; raise Discord's refusal."""
    async with services.locks.showing.of(match_id):
        await _show_lobby(services, match_id)


async def _post(services: Services, row: MatchRow, seats: Sequence[SeatRow]) -> None:
    assert row.channel_id is not None
    channel = services.discord.place(row.channel_id)
    message = await channel.send(view=lobby_screen(row, seats))
    await _note_shown(services, _post_row(services, row, message), row)


def _post_row(services: Services, row: MatchRow, message: discord.Message) -> PostRow:
    return PostRow(
        message_id=message.id, match_id=row.id, kind="lobby", channel_id=message.channel.id,
        at=services.clock(),
    )  # fmt: skip


async def _note_shown(services: Services, post: PostRow, row: MatchRow) -> None:
    """Record that a lobby's post shows this version of it."""
    shown = msgspec.structs.replace(post, state={VERSION: row.version})
    async with services.store.transaction() as transaction:
        await transaction.save_post(shown)


async def refresh_lobby(services: Services, match_id: int) -> None:
    """Update the lobby post; one that is too old, or gone, is posted again.

    Its content is stored already: where Discord refuses the post, nothing is lost.
    """
    async with services.locks.showing.of(match_id):
        try:
            await _show_lobby(services, match_id)
        except discord.HTTPException as error:
            log.info("the lobby of match %d is not shown: %s", match_id, error)


async def _show_lobby(services: Services, match_id: int) -> None:
    async with services.store.reading() as reads:
        row = await reads.find_match(match_id)
        seats = await reads.seats(match_id)
        post = await reads.latest_post(match_id, "lobby")
    if row is None:
        return
    if post is not None and is_young(services, post):
        message = services.discord.place(post.channel_id).get_partial_message(post.message_id)
        try:
            await message.edit(view=lobby_screen(row, seats))
            await _note_shown(services, post, row)
            return
        except discord.NotFound:
            async with services.store.transaction() as transaction:
                await transaction.drop_post(post.message_id)
    if row.setup is None and row.channel_id is not None:
        await _post(services, row, seats)


@does_when_due(GRACE)
async def begin_after_grace(services: Services, row: ReminderRow) -> None:
    await begin(services, row.match_id)


async def begin(services: Services, match_id: int, user_id: int | None = None) -> None:
    try:
        await start(services, match_id, user_id)
    finally:
        await refresh_lobby(services, match_id)
    await name_thread(services, match_id)


@does_when_due(SILENCE)
async def close_silent_lobby(services: Services, row: ReminderRow) -> None:
    await lobby.close(services, row.match_id)
    await refresh_lobby(services, row.match_id)


async def show_when_chosen(transaction: Transaction, commit: PendingCommit, now: int) -> None:
    """Update the lobby's post when a seat has chosen its faction within the match.

    It is updated again soon after the beginning, in case this process dies before it has done so.
    """
    if commit.chosen or commit.before.turn < 0:
        due = now if commit.chosen else now + UNTIL_DONE
        await transaction.set_reminder(commit.live.row.id, SHOW, due_at=due)


@does_when_due(SHOW)
async def show_present_state(services: Services, row: ReminderRow) -> None:
    """Show a lobby's present state, whatever process or attempt has failed to do so.

    A post too old to be edited that shows it already is left alone.
    """
    async with services.locks.showing.of(row.match_id):
        async with services.store.reading() as reads:
            match = await reads.find_match(row.match_id)
            post = await reads.latest_post(row.match_id, "lobby")
        if post is None and match is not None and match.channel_id is not None:
            channel = services.discord.place(match.channel_id)
            sent = await find_sent(services, channel, custom_id("about", match.id))
            if sent is not None:
                async with services.store.transaction() as transaction:
                    await transaction.save_post(_post_row(services, match, sent))
        old = None if post is None or is_young(services, post) else post.state.get(VERSION)
        if match is not None and old == match.version:
            return
        await _show_lobby(services, row.match_id)


def lobby_screen(row: MatchRow, seats: Sequence[SeatRow]) -> discord.ui.LayoutView:
    """Build the lobby post: game, options, seats, and the buttons still in use."""
    locale = locale_of_table(row)
    words, named = bot_words(locale), OptionWords.of(row.game, locale)
    drafting = row.status == "lobby" and DRAFT in row.options
    lines = [
        f"## {name_of_table(row)}",
        words.say("lobby-drafting" if drafting else state_of(row)),
    ]
    for number in range(max(seats_wanted(row), len(seats))):
        seat = next((each for each in seats if each.number == number), None)
        lines.append(seat_line(words, named, row, number, seat))
    verbs: tuple[tuple[str, ...], ...] = ()
    if row.status == "lobby":
        lines += [f"-# {line}" for line in notes_of(words, named, row, seats)]
        verbs = WHILE_DRAFTING if drafting else BUTTONS
    elif row.status == "closed" and row.setup is None:
        verbs = AGAIN
    rows = [button_row(words, row, each) for each in (*verbs, ABOUT)]
    return screens.layout(discord.ui.Container(screens.text("\n".join(lines)), *rows))


def state_of(row: MatchRow) -> str:
    begun = row.status == "closed" and row.setup is not None
    return "lobby-ended" if begun else f"lobby-{row.status}"


def notes_of(
    words: Words, named: OptionWords, row: MatchRow, seats: Sequence[SeatRow]
) -> list[str]:
    """Write the part below the seats: options, pool, house rules, obstacles to the start."""
    notes = [options_shown(named, row, seats)]
    if POOL in row.options:
        kinds = ", ".join(named.plays(key) for key in pool_of(row))
        notes.append(words.say("lobby-pool", kinds=kinds))
    if rules := house_rules(row):
        notes.append(words.say("lobby-house", rules=rules))
    if refusal := why_not(row, seats):
        notes.append(words.say("lobby-cannot-begin", why=refusal))
    return [*filter(None, notes)]


def why_not(row: MatchRow, seats: Sequence[SeatRow]) -> str:
    """Name the obstacle to the start of a full table; empty if there is none."""
    if row.status != "lobby" or len(seats) < seats_wanted(row):
        return ""
    if not drafts_within(row) and not all(seat.plays for seat in seats):
        return ""
    game = GAMES[row.game]
    try:
        game.check_setup(setup_of(row, seats))
    except Refused as refusal:
        return Wording(game, locale_of_table(row), None).refusal(refusal)
    return ""


def button_row(
    words: Words, row: MatchRow, verbs: Sequence[str], marker: int = 0, rest: str = ""
) -> Row:
    """Return a row of a lobby's buttons; `marker` identifies a message that is sent once."""
    buttons = []
    for verb in verbs:
        style = GREEN if verb in ("join", "start") else discord.ButtonStyle.secondary
        label, kind = words.say(f"label-{verb}"), verb.replace("-", "")
        buttons.append(button(kind, row.id, label, question=marker, rest=rest, style=style))
    return row_of(*buttons)


def options_shown(named: OptionWords, row: MatchRow, seats: Sequence[SeatRow]) -> str:
    """Write the options that interest everybody, and others that were changed."""
    values = {each: option_value(row, seats, each) for each in options_that_matter(row, seats)}
    return " · ".join(
        named.line(option, value)
        for option, value in values.items()
        if option.key not in ("seats", "language")
        and (option.shown or value != usual_value(seats, option))
    )


def seat_line(
    words: Words, named: OptionWords, row: MatchRow, number: int, seat: SeatRow | None
) -> str:
    if seat is None:
        return f"{number + 1}. {words.say('seat-open')}"
    how = value_of(row, CHOOSE)
    later = "seat-any" if how == BY_CHOICE else f"seat-plays-{how}"
    plays = named.plays(seat.plays) if seat.plays else words.say(later)
    who = mention_user(seat.user_id) if seat.user_id else escape(seat.name)
    known = seat.user_id is None and seat.computer in LEVELS_OPTION.choices
    level = f" ({named.value(LEVELS_OPTION, seat.computer or '')})" if known else ""
    ready = "" if seat.accepted == row.options_version else f" · {words.say('seat-not-agreed')}"
    return f"{number + 1}. {who}{level} · {plays}{ready}"


async def table_info(interaction: Interaction, match_id: int) -> str:
    """Describe a table to a reader, with nothing that a spectator may not know."""
    services = interaction.client.services
    async with services.store.reading() as reads:
        row = await reads.find_match(match_id)
        seats = await reads.seats(match_id)
    if row is None:
        raise Refused("no-match", match=match_id)
    locale = locale_of(interaction)
    words, named = bot_words(locale), OptionWords.of(row.game, locale)
    taken = {seat.number: seat for seat in seats}
    everywhere = range(max(seats_wanted(row), len(seats)) if row.setup is None else len(seats))
    lines = [
        f"## {name_of_table(row)}",
        words.say(state_of(row)),
        words.say(
            "info-since",
            host=mention_user(row.host_id),
            since=mention_time(row.created_at, "R"),
        ),
        *(seat_line(words, named, row, number, taken.get(number)) for number in everywhere),
        f"### {words.say('info-options')}",
        *(
            f"- {named.line(option, option_value(row, seats, option))}"
            for option in options_that_matter(row, seats)
        ),
        "- " + words.say("lobby-pool", kinds=", ".join(named.plays(key) for key in pool_of(row))),
        "- " + words.say("lobby-house", rules=house_rules(row) or words.say("house-none")),
        f"-# {words.say('info-seal', hash=row.secret_hash)}",
    ]
    return limits.fit("\n".join(lines), limits.TEXT_TOTAL)
