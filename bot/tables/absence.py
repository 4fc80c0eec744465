"""The ladder: when a player has been missing for three days, the table decides what happens.

One post for each time of waiting, naming everybody who is missing. Any player there decides for
each of them: wait on, a computer for this turn or until they are back, or a substitute. A missing
person who presses anything is simply back.
"""

from __future__ import annotations

from functools import partial
from typing import Literal, get_args

import discord

from bot.matches.live import Live
from bot.notify import table_news
from bot.notify.announcements import Post
from bot.notify.awaited_since import ASKED, LONG, NEVER, SINCE, WAITS, begin, counts, missing_people
from bot.notify.reminders import UNTIL_DONE, writes_at_table_when_due
from bot.notify.writers import mentions_of, writes
from bot.play import asking
from bot.services import Interaction, Services
from bot.store import OutboxRow, ReminderRow, Transaction
from bot.tables import seats
from bot.ui import limits, screens
from bot.ui.components import Pick, Press, Pressed, Row, custom_id, on_press
from bot.ui.preferences import preferences_of
from bot.ui.wording import Wording
from engine.core.errors import Refused
from engine.core.language.words import Words

LADDER = "ladder"
Rung = Literal["wait", "turn", "back", "seek"]
RUNGS: tuple[Rung, ...] = get_args(Rung)


# Asking


@writes_at_table_when_due(WAITS)
async def ask_table(
    services: Services, transaction: Transaction, live: Live, row: ReminderRow
) -> None:
    """Ask the table what to do, if anybody else plays there; others missing join the same post."""
    now = services.clock()
    waiting = (await counts(transaction, row.match_id)).values()
    due = [each for each in waiting if each.due_at <= now + UNTIL_DONE]
    missing = [each for each in (row, *due) if each.user_id in missing_people(live)]
    for each in missing:
        about = each.about | {ASKED: True}
        await transaction.set_reminder(
            row.match_id, WAITS, due_at=NEVER, user_id=each.user_id, about=about
        )
    others = live.humans() - {each.user_id for each in missing}
    if not missing or not others or live.row.channel_id is None:
        return
    players = await transaction.players(sorted(others))
    rung = [user for user, player in players.items() if preferences_of(player).by_mention]
    post = Post(row.match_id, LADDER, live.match.state.turn, 0, tuple(rung))
    await transaction.add_outbox(row.match_id, [table_news.message(post, live.row.channel_id, now)])


async def missing_at(services: Services, live: Live) -> dict[int, ReminderRow]:
    """Return the players still missing after the table was asked about them, by seat."""
    async with services.store.reading() as reads:
        waiting = await counts(reads, live.row.id)
    found = {}
    for user in missing_people(live):
        seat = live.seat_of(user)
        if seat is not None and user in waiting and waiting[user].about.get(ASKED):
            found[int(seat)] = waiting[user]
    return found


@writes(LADDER)
async def write_ladder(services: Services, row: OutboxRow, post: Post) -> screens.Screen | None:
    """List the missing players with the choices for each; None where nobody is missing by now."""
    live = await services.matches.look(post.match)
    missing = await missing_at(services, live)
    if not missing:
        return None
    return _screen(services, live, missing, row.id, mentions_of(post))


def _screen(
    services: Services, live: Live, missing: dict[int, ReminderRow], marker: int, mentions: str = ""
) -> screens.Screen:
    """Build the post: buttons for one who is missing, a list for each of several."""
    locale = services.words.table_locale(live.row)
    words = services.words.load(locale)
    wording = Wording(live.match.game, locale, live.match.view(None))
    said = [
        words.say(
            "ladder-missing",
            who=f"{live.seats[seat].name} ({wording.seat(seat)})",
            since=f"<t:{row.about[SINCE]}:R>",
        )
        for seat, row in missing.items()
    ]
    rows = [
        _buttons(live, words, seat, marker)
        if len(missing) == 1
        else _choices(live, words, seat, marker)
        for seat in missing
    ]
    text = screens.joined_lines(mentions, *said, words.say("ladder-question"))
    return screens.notice(text, *rows)


def _buttons(live: Live, words: Words, seat: int, marker: int) -> Row:
    row: Row = discord.ui.ActionRow()
    for rung in RUNGS:
        identity = custom_id(LADDER, live.row.id, marker, f"{seat}.{rung}")
        row.add_item(Press.button(identity, words.say(f"label-ladder-{rung}")))
    return row


def _choices(live: Live, words: Words, seat: int, marker: int) -> Row:
    options = [
        discord.SelectOption(label=words.say(f"label-ladder-{rung}"), value=rung) for rung in RUNGS
    ]
    placeholder = words.say("ladder-who", who=live.seats[seat].name)
    select: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
        custom_id=custom_id(LADDER, live.row.id, marker, f"{seat}"),
        placeholder=limits.fit(placeholder, limits.PLACEHOLDER),
        options=options,
    )
    row: Row = discord.ui.ActionRow()
    row.add_item(Pick(select))
    return row


# Deciding


@on_press(LADDER)
async def decide(interaction: Interaction, given: Pressed) -> None:
    """Do what a player of the table decided; a missing player who presses is back."""
    services, user = interaction.client.services, interaction.user.id
    number, _, pressed = given.rest.partition(".")
    rung, seat = (given.values or (pressed,))[0], int(number)
    live = await services.matches.look(given.match)
    mine = live.seat_of(user)
    if mine is None:
        raise Refused("ladder-not-yours")
    missing = await missing_at(services, live)
    if mine in missing or live.seats[mine].computer is not None:
        await _come_back(interaction, given, live)
        return
    await _perform(services, live, seat, rung, user)
    await _refresh(interaction, given)
    said = services.words.say(interaction, f"ladder-done-{rung}", who=live.seats[seat].name)
    await services.replies.say(interaction, said)


async def _perform(services: Services, live: Live, seat: int, rung: str, by: int) -> None:
    """Do what was decided about a seat, and tell the table who decided."""
    match_id = live.row.id
    check = partial(still_missing, seat=seat)
    if rung in ("turn", "back"):
        until: Literal["turn", "back"] = "turn" if rung == "turn" else "back"
        await seats.stand_in(services, match_id, seat, until=until, by=by, check=check)
    elif rung == "seek":
        await seats.seek_substitute(services, match_id, seat, by=by, check=check)
    else:
        await _wait_on(services, live, seat, by)


async def still_missing(transaction: Transaction, live: Live, *, seat: int) -> ReminderRow:
    """Return the count of a player the table was asked about; raise `Refused` if they are back."""
    who = live.seats[seat]
    row = None if who.user_id is None else (await counts(transaction, live.row.id)).get(who.user_id)
    if row is None or not row.about.get(ASKED):
        raise Refused("ladder-over", who=who.name)
    return row


async def _wait_on(services: Services, live: Live, seat: int, by: int) -> None:
    """Restart the wait before the table is asked anew."""
    now = services.clock()
    who = live.seats[seat]
    async with services.store.transaction() as transaction:
        row = await still_missing(transaction, live, seat=seat)
        about = {SINCE: row.about[SINCE]}
        await transaction.set_reminder(
            live.row.id, WAITS, due_at=now + LONG, user_id=row.user_id, about=about
        )
        await table_news.tell(
            transaction, live, "waits-on", now,
            who=who.name, by=table_news.name_of(live, by), until=f"<t:{now + LONG}:R>",
        )  # fmt: skip
    services.notifier.wake()


async def _come_back(interaction: Interaction, given: Pressed, live: Live) -> None:
    """Open the question of a player who was missing, and restart their count."""
    services, user = interaction.client.services, interaction.user.id
    if user in missing_people(live):
        async with services.store.transaction() as transaction:
            await begin(transaction, given.match, user, services.clock())
    await _refresh(interaction, given)
    await asking.show_prompt(interaction, given.match)


async def _refresh(interaction: Interaction, given: Pressed) -> None:
    """Remove decided choices from the post while it may still be edited."""
    services, message = interaction.client.services, interaction.message
    async with services.store.reading() as reads:
        post = None if message is None else await reads.post(message.id)
    if post is None or services.clock() - post.at > limits.EDIT_SECONDS:
        return
    live = await services.matches.look(given.match)
    missing = await missing_at(services, live)
    if missing:
        view, _ = _screen(services, live, missing, given.question)
    else:
        words = services.words.load(services.words.table_locale(live.row))
        view, _ = screens.notice(words.say("ladder-settled"))
    try:
        await (
            services.discord.place(post.channel_id)
            .get_partial_message(post.message_id)
            .edit(view=view)
        )
    except discord.HTTPException:
        return
