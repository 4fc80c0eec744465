"""The ladder: after a player has been missing for three days, the table decides how to go on.

Each wait has one post, naming everybody who is missing. Any player there decides for each of them:
to keep waiting, a computer for this turn or until they are back, or a substitute. A missing person
who presses anything is simply back.
"""

from __future__ import annotations

from functools import partial
from typing import Literal, get_args

from bot.matches.live import Live
from bot.notify import table_news
from bot.notify.outbox import Post, queue_post, wish_mention
from bot.notify.reminders import UNTIL_DONE, does_when_due, writes_at_table_when_due
from bot.notify.sending.edits import delete_if_pressable, edit_post, is_young
from bot.notify.waiting_times import (
    ASKED,
    LONG,
    MISSING,
    NEVER,
    SINCE,
    WAITS,
    begin,
    counts,
    missing_people,
    show_missing,
)
from bot.notify.writers import ToTable, Written, writes
from bot.play import open_question
from bot.services import Interaction, Services
from bot.services.sentences import locale_of_table, name_seats, wording_of
from bot.store import PostRow, ReminderRow, Transaction
from bot.tables import seats
from bot.ui import screens
from bot.ui.components import Pressed, Row, on_press
from bot.ui.markup import bot_words, mention_time
from bot.ui.rows import button, choose_from, row_of
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
    """Ask the table how to go on, if anybody else plays there; others missing join the post."""
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
    mentions = await wish_mention(transaction, others)
    post = Post(row.match_id, LADDER, live.match.state.turn, 0, mentions)
    await queue_post(transaction, live.row, post, now)
    await show_missing(transaction, row.match_id, {each.user_id for each in missing}, NEVER)


async def find_missing(services: Services, live: Live) -> dict[int, ReminderRow]:
    """Return the players still missing after the table was asked about them, by seat."""
    async with services.store.reading() as reads:
        waiting = await counts(reads, live.row.id)
    found = {}
    for user in missing_people(live):
        seat = live.seat_of(user)
        if seat is not None and user in waiting and waiting[user].about.get(ASKED):
            found[int(seat)] = waiting[user]
    return found


@writes(ToTable, LADDER)
async def write_ladder(to: ToTable) -> Written:
    """List the missing players with the choices for each; None if nobody is missing any more."""
    missing = await find_missing(to.services, to.live)
    if not missing:
        return None
    return _screen(to.live, missing, to.mark, to.mentions)


def _screen(
    live: Live, missing: dict[int, ReminderRow], marker: int, mentions: str = ""
) -> screens.Screen:
    """Build the post: buttons for one missing player, or a list for each of several."""
    locale = locale_of_table(live.row)
    words = bot_words(locale)
    wording = wording_of(live, locale, live.match.view(None))
    lines = [
        words.say(
            "ladder-missing",
            who=name_seats(live, [seat], wording),
            since=mention_time(row.about[SINCE], "R"),
        )
        for seat, row in missing.items()
    ]
    build = _buttons if len(missing) == 1 else _choices
    rows = [build(live, words, seat, marker) for seat in missing]
    text = screens.join_lines(mentions, *lines, words.say("ladder-question"))
    return screens.notice(text, *rows)


def _buttons(live: Live, words: Words, seat: int, marker: int) -> Row:
    return row_of(
        *(
            button(LADDER, live.row.id, label, question=marker, rest=f"{seat}.{rung}")
            for rung, label in _labels(words)
        )
    )


def _choices(live: Live, words: Words, seat: int, marker: int) -> Row:
    who = words.say("ladder-who", who=live.seats[seat].name)
    return choose_from(
        LADDER, live.row.id, _labels(words), question=marker, rest=seat, placeholder=who
    )


def _labels(words: Words) -> list[tuple[str, str]]:
    return [(rung, words.say(f"label-ladder-{rung}")) for rung in RUNGS]


# Deciding


@on_press(LADDER)
async def decide(interaction: Interaction, given: Pressed) -> None:
    """Carry out a player's decision; a missing player who presses is back."""
    services, user = interaction.client.services, interaction.user.id
    number, _, pressed = given.rest.partition(".")
    rung, seat = (given.values or (pressed,))[0], int(number)
    live = await services.matches.look(given.match)
    mine = live.seat_of(user)
    if mine is None:
        raise Refused("ladder-not-yours")
    missing = await find_missing(services, live)
    if mine in missing or live.seats[mine].computer is not None:
        await _come_back(interaction, given, live)
        return
    await _perform(services, live, seat, rung, user)
    await _refresh(interaction, given)
    await services.answer(interaction, f"ladder-done-{rung}", who=live.seats[seat].name)


async def _perform(services: Services, live: Live, seat: int, rung: str, by: int) -> None:
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
    """Return a missing player's row, if the table was asked; raise `Refused` if they are back."""
    who = live.seats[seat]
    row = None if who.user_id is None else (await counts(transaction, live.row.id)).get(who.user_id)
    if row is None or not row.about.get(ASKED):
        raise Refused("ladder-over", who=who.name)
    return row


async def _wait_on(services: Services, live: Live, seat: int, by: int) -> None:
    """Restart the wait before the table is asked again."""
    now = services.clock()
    who = live.seats[seat]
    async with services.store.transaction() as transaction:
        row = await still_missing(transaction, live, seat=seat)
        about = {SINCE: row.about[SINCE]}
        await transaction.set_reminder(
            live.row.id, WAITS, due_at=now + LONG, user_id=row.user_id, about=about
        )
        await show_missing(transaction, live.row.id, (), now + UNTIL_DONE)
        await table_news.tell(
            transaction, live, "waits-on", now,
            who=who.name, by=table_news.name_of(live, by), until=mention_time(now + LONG, "R"),
        )  # fmt: skip
    services.notifier.wake()


async def _come_back(interaction: Interaction, given: Pressed, live: Live) -> None:
    """Open the question of a player who was missing, and restart their count."""
    services, user = interaction.client.services, interaction.user.id
    if user in missing_people(live):
        now = services.clock()
        async with services.store.transaction() as transaction:
            await begin(transaction, given.match, user, now)
            await show_missing(transaction, given.match, (), now + UNTIL_DONE)
    await _refresh(interaction, given)
    await open_question.show_prompt(interaction, given.match)


async def _refresh(interaction: Interaction, given: Pressed) -> None:
    """Remove decided choices from the post that was pressed."""
    services, message = interaction.client.services, interaction.message
    async with services.store.reading() as reads:
        post = None if message is None else await reads.post(message.id)
    if post is not None and is_young(services, post):
        live = await services.matches.look(given.match)
        await _show(services, live, post, await find_missing(services, live))


async def _show(
    services: Services,
    live: Live,
    post: PostRow,
    missing: dict[int, ReminderRow],
    *,
    again: bool = False,
) -> None:
    if missing:
        view, _ = _screen(live, missing, post.state.get("marker", 0))
    else:
        view, _ = screens.notice(bot_words(locale_of_table(live.row)).say("ladder-settled"))
    await edit_post(services, post, view, again=again)


@does_when_due(MISSING)
async def show_who_is_missing(services: Services, row: ReminderRow) -> None:
    """Show on the last post who is still missing, whoever has decided, or come back.

    One that is too old to be edited is deleted once nobody is missing.
    """
    live = await services.matches.look(row.match_id)
    missing = await find_missing(services, live)
    async with services.store.reading() as reads:
        post = await reads.latest_post(row.match_id, LADDER)
    if post is not None and is_young(services, post):
        await _show(services, live, post, missing, again=True)
    elif post is not None and not missing:
        await delete_if_pressable(services, post, LADDER)
    if missing:
        people = {each.user_id for each in missing.values()}
        async with services.store.transaction() as transaction:
            await show_missing(transaction, row.match_id, people, NEVER)
