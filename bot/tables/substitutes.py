"""Open seats of running matches: the post that offers one, and its buttons."""

from __future__ import annotations

from bot.matches.commands import PendingCommit
from bot.matches.live import Live
from bot.notify.reminders import UNTIL_DONE, does_when_due
from bot.notify.sending.edits import delete_if_pressable, edit_post, is_young
from bot.notify.writers import ToTable, Written, writes
from bot.play import open_question
from bot.seating import presence
from bot.seating.automatic_pauses import EMPTY
from bot.seating.presence import look_at_begun, own_open_seat
from bot.services import Interaction, Services
from bot.services.sentences import labels_of, locale_of_table, name_of_table, wording_of
from bot.store import GOING, ReminderRow, SeatRow, Transaction
from bot.tables import seats
from bot.ui import screens
from bot.ui.components import Pressed, on_press, on_table_press
from bot.ui.markup import bot_words, mention_role
from bot.ui.rows import GREEN, button, row_of
from engine.core.errors import Refused

TAKE = "takeseat"
"""The kind of the button that takes a seat."""
TAKEN = "offer-shown"
"""Reminder to remove the buttons from offers that are over."""


@writes(ToTable, seats.OFFER)
async def write_offer(to: ToTable) -> Written:
    """Offer a seat with the public facts about it; None where it is no longer open."""
    seat = to.live.seats[to.post.about]
    if not is_offered(to.live, seat):
        return None
    return offer_screen(to.live, seat, to.mark, to.post.roles)


def is_offered(live: Live, seat: SeatRow) -> bool:
    """Return whether somebody may take a seat."""
    return bool(seat.offered) and live.row.status in GOING and not live.match.over


def offer_screen(
    live: Live, seat: SeatRow, marker: int, roles: tuple[int, ...] = ()
) -> screens.Screen:
    """Build the offer: game, faction, round, score, the present player, and the buttons."""
    match = live.match
    locale = locale_of_table(live.row)
    wording = wording_of(live, locale, match.view(None))
    words = bot_words(locale)
    facts = {
        "table": name_of_table(live.row),
        "plays": wording.seat(seat.number),
        "time": wording.time(match.state),
        "score": wording.score(match.state, seat.number),
        "who": seat.name,
    }
    calls = " ".join(mention_role(role) for role in roles)
    labels = labels_of(words)
    if not is_offered(live, seat):
        said, over = words.say("offer-over", **facts), live.match.over
        return screens.post(said, labels, live.row.id, marker, over=over)
    resting = "resting" if live.row.paused == EMPTY else "computer"
    meanwhile = words.say(f"offer-{resting if seat.computer else 'person'}", **facts)
    content = screens.join_lines(calls, words.say("offer", **facts), meanwhile)
    buttons = row_of(
        button(
            TAKE, live.row.id, words.say("label-take-seat"),
            question=marker, rest=seat.number, style=GREEN,
        ),
        button(
            "keepseat", live.row.id, words.say("label-keep-seat"),
            question=marker, rest=seat.number,
        ),
    )  # fmt: skip
    return screens.post(content, labels, live.row.id, marker, rows=[buttons])


@on_press(TAKE)
async def take_press(interaction: Interaction, given: Pressed) -> None:
    await take(interaction, given.match, int(given.rest))


async def take(interaction: Interaction, match_id: int, seat: int) -> None:
    services = interaction.client.services
    user = interaction.user
    live = await services.matches.look(match_id)
    if live.seat_of(user.id) == seat:
        await open_question.show_prompt(interaction, match_id)
        return
    live = await seats.take_over(services, match_id, seat, user.id, user.display_name)
    await show_offers(services, live)
    wording = services.words.wording(interaction, live, live.seat_of(user.id))
    said = bot_words(wording.locale).say("seat-taken-over", plays=wording.seat(seat))
    if live.row.status == "paused":
        await services.replies.say(interaction, said)
        return
    await open_question.show_prompt(interaction, match_id, heard=[said])


@on_table_press("back")
async def take_back(interaction: Interaction, match_id: int) -> None:
    """Take the presser's own seat back: from a stand-in, or after leaving."""
    services = interaction.client.services
    live = await look_at_begun(services, match_id)
    if live.seat_of(interaction.user.id) is not None:
        live = await presence.present(services, match_id, interaction.user.id)
        await show_offers(services, live)
        await open_question.show_prompt(interaction, match_id)
        return
    async with services.store.reading() as reads:
        seat = await own_open_seat(reads, live, interaction.user.id)
    if seat is None:
        raise Refused("no-seat-to-take")
    await take(interaction, match_id, seat)


async def join(interaction: Interaction, match_id: int) -> None:
    """Sit down at a match under way: in the presser's own seat, otherwise in an offered one."""
    services = interaction.client.services
    live = await services.matches.look(match_id)
    async with services.store.reading() as reads:
        seat = await own_open_seat(reads, live, interaction.user.id)
    offered = [each.number for each in presence.open_seats(live.seats)]
    if seat is None and not offered:
        raise Refused("no-open-seat")
    await take(interaction, match_id, offered[0] if seat is None else seat)


@on_press("keepseat")
async def keep_press(interaction: Interaction, given: Pressed) -> None:
    """Stop seeking a substitute; only players here may."""
    services = interaction.client.services
    await seats.withdraw_offer(services, given.match, int(given.rest), by=interaction.user.id)
    await show_offers(services, await services.matches.look(given.match))
    await services.answer(interaction, "offer-withdrawn")


async def show_offers(services: Services, live: Live, *, again: bool = False) -> None:
    """Remove the buttons from offers that are over, while they may still be edited.

    `again`, older ones that have kept them are deleted: a line has told the table.
    """
    async with services.store.reading() as reads:
        sent = await reads.posts(live.row.id, seats.OFFER)
    for post in sent:
        seat = live.seats[post.state.get("about", 0)]
        if is_offered(live, seat):
            continue
        if is_young(services, post):
            view, _ = offer_screen(live, seat, post.state.get("marker", 0))
            await edit_post(services, post, view, again=again)
        elif again:
            await delete_if_pressable(services, post, TAKE)


async def keep_after_change(transaction: Transaction, before: Live, after: Live, now: int) -> None:
    """Plan to show that an offer is over, whoever ends it: this process may die before.

    Those of a match that was closed are posted anew as it is reopened.
    """
    for old, new in zip(before.seats, after.seats, strict=True):
        was, still = is_offered(before, old), is_offered(after, new)
        if was and not still:
            await transaction.set_reminder(after.row.id, TAKEN, due_at=now + UNTIL_DONE)
        elif still and not was and old.offered:
            await seats.offer(transaction, after, new.number, after.row.channel_id, now)


async def keep_after_commit(transaction: Transaction, commit: PendingCommit, now: int) -> None:
    """Plan to show that the end of a match ends its offers, and post them anew if it goes on."""
    live = commit.live
    offered = [seat.number for seat in live.seats if seat.offered]
    if live.match.over and offered:
        await transaction.set_reminder(live.row.id, TAKEN, due_at=now)
    elif live.row.status == "finished":  # until this commit
        for seat in offered:
            await seats.offer(transaction, live, seat, live.row.channel_id, now)


@does_when_due(TAKEN)
async def show_taken(services: Services, row: ReminderRow) -> None:
    live = await services.matches.look(row.match_id)
    await show_offers(services, live, again=True)
