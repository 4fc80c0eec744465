"""A person's own tables: the reason and time of each one's wait, and a link."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from bot.matches.live import Live, SetAside
from bot.notify import waiting_times
from bot.notify.writers import ToHolder, Written, writes
from bot.play import open_question
from bot.play.hidden import windows
from bot.services import Interaction, Services
from bot.services.sentences import locale_of, name_of_table, wording_of
from bot.store import MatchRow, PostRow, SeatRow
from bot.ui import limits, screens
from bot.ui.components import Row
from bot.ui.markup import bot_words, mention_channel, mention_time
from bot.ui.rows import button, row_of
from engine.core.choices.questions import Question
from engine.core.language.words import Words
from engine.core.seats import Seat

ROOM = 300
"""Characters of a message reserved for the text around the list."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A person's seat at one table, with the state of that table for them."""

    row: MatchRow
    seat: SeatRow
    live: Live | None
    """None before the match has begun."""
    post: PostRow | None
    """The newest message to link to."""
    asked: Question | None = None
    """Their open question."""
    since: int = 0
    """Time since which the table waits for them; 0 where it does not."""
    aside: str = ""
    """Number of the error for which it is set aside; empty if it is not."""

    @property
    def homeless(self) -> bool:
        """True where the table has lost its channel."""
        return self.row.channel_id is None and self.row.status == "paused"

    @property
    def order(self) -> tuple[bool, int, int]:
        """Sort key: tables that wait for them first, the longest wait before the others."""
        return not self.since, self.since, self.row.id


async def sittings(services: Services, user_id: int) -> list[Sitting]:
    """Return a person's tables, those that wait for them first."""
    async with services.store.reading() as reads:
        rows = await reads.matches_of_user(user_id)
    found = [await _look_from_seat(services, row, user_id) for row in rows]
    return sorted((each for each in found if each), key=lambda each: each.order)


async def _look_from_seat(services: Services, row: MatchRow, user_id: int) -> Sitting | None:
    """Look at one table from a person's seat; None where they have just lost it."""
    aside = ""
    try:
        live = None if row.setup is None else await services.matches.look(row.id)
    except SetAside as trouble:
        live, aside = None, trouble.number
    async with services.store.reading() as reads:
        seats = await reads.seats(row.id) if live is None else live.seats
        post = await reads.latest_post(row.id, "lobby" if live is None else "turn")
        counted = (await waiting_times.counts(reads, row.id)).get(user_id)
    mine = next((seat for seat in seats if seat.user_id == user_id), None)
    if mine is None:
        return None
    if aside:
        return Sitting(row, mine, None, None, aside=aside)
    if live is None:
        since = row.updated_at if mine.accepted != row.options_version else 0
        return Sitting(row, mine, None, post, since=since)
    own = live.seat_of(user_id)
    asked = None if own is None else live.match.pending.get(own)
    if asked is not None and asked.timed and not windows.can_respond(asked):
        asked = None  # a seat that can only wait for the window's end holds nobody up
    if row.status != "running" or asked is None or mine.computer is not None:
        return Sitting(row, mine, live, post)
    since = row.updated_at if counted is None else int(counted.about[waiting_times.SINCE])
    return Sitting(row, mine, live, post, asked, since)


# Showing them


async def show_tables(interaction: Interaction) -> None:
    """Show the reader their tables, with a button for each that waits for them."""
    services = interaction.client.services
    found = await sittings(services, interaction.user.id)
    await services.replies.show(interaction, overview(found, locale_of(interaction)))


async def show_next(interaction: Interaction) -> None:
    """Open the question that has waited longest for the reader, at any table."""
    services = interaction.client.services
    found = await sittings(services, interaction.user.id)
    first = next((each for each in found if each.asked is not None), None)
    if first is None:
        await services.replies.show(
            interaction,
            overview(found, locale_of(interaction), "mine-nothing"),
        )
        return
    interaction.extras["match"] = first.row.id
    await open_question.show_prompt(interaction, first.row.id)


def overview(
    found: Sequence[Sitting],
    locale: str,
    heading: str = "mine-heading",
    marker: int = 0,
) -> screens.Screen:
    """Write a list of tables, with buttons to play and to give homeless ones a place."""
    words = bot_words(locale)
    if not found:
        return screens.notice(words.say("no-tables"))
    written = [line(each, words, locale) for each in found]
    shown = list(accumulate(len(each) + 1 for each in written))
    most = bisect(shown, limits.TEXT_TOTAL - ROOM)
    more = words.say("mine-more", count=len(written) - most) if most < len(written) else ""
    text = screens.join_lines(words.say(heading), *written[:most], more)
    return screens.notice(text, *button_rows(found, words, marker))


def button_rows(found: Sequence[Sitting], words: Words, marker: int) -> list[Row]:
    """Offer to play at waiting tables, to come back, and to give a table a new place."""
    asked = [each for each in found if each.asked is not None]
    away = [each for each in found if each.live is not None and each.seat.stands_in]
    homeless = [each for each in found if each.homeless]
    kinds = (("play", "play", asked), ("back", "play", away), ("rehome", "rehome", homeless))
    return [
        row_of(
            *(
                button(
                    kind, each.row.id, question=marker,
                    label=words.say(f"label-mine-{label}", table=name_of_table(each.row)),
                )
                for each in tables[: limits.BUTTONS_IN_ROW]
            )
        )
        for label, kind, tables in kinds
        if tables
    ]  # fmt: skip


def line(each: Sitting, words: Words, locale: str) -> str:
    table, since = name_of_table(each.row), mention_time(each.since, "R")
    if each.aside:
        status = words.say("mine-set-aside", table=table, number=each.aside)
    elif each.live is None:
        status = words.say("mine-agree" if each.since else "mine-lobby", table=table, since=since)
    elif each.homeless:
        status = words.say("mine-homeless", table=table)
    elif each.row.status == "paused":
        status = words.say("mine-paused", table=table)
    elif each.asked is not None:
        view = each.live.view(each.asked.seat)
        question = wording_of(each.live, locale, view).question(each.asked)
        status = words.say("mine-asked", table=table, since=since, question=question)
    elif each.seat.stands_in:
        status = words.say("mine-stands-in", table=table)
    else:
        wording = wording_of(each.live, locale, each.live.view(Seat(each.seat.number)))
        names = wording.awaited(each.live.called_seats())
        status = words.say("mine-others" if names else "mine-window", table=table, names=names)
    return f"- {status}{way_to(each, words)}"


def way_to(each: Sitting, words: Words) -> str:
    row, post = each.row, each.post
    if row.channel_id is None:
        return ""
    if post is None or post.channel_id != row.channel_id or row.guild_id is None:
        return f" · {mention_channel(row.channel_id)}"
    path = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}/{post.message_id}"
    return f" · [{words.say('mine-go')}]({path})"


@writes(ToHolder, "waiting")
async def write_waiting(to: ToHolder) -> Written:
    """List the tables that wait for the reader; None if none does any more."""
    everywhere = await sittings(to.services, to.row.target_id)
    found = [each for each in everywhere if each.asked is not None]
    if not found:
        return None
    return overview(found, to.locale, "letter-waiting", to.mark)
