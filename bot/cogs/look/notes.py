"""`/table note`: a seat's notes, for itself or pinned for the whole table."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.cogs.commands import Cog, about_table
from bot.matches.live import Live
from bot.notify.outbox import Post, queue_post
from bot.notify.reminders import UNTIL_DONE, does_when_due
from bot.notify.sending.edits import delete_post
from bot.notify.writers import ToTable, Written, writes
from bot.services import Interaction, Services
from bot.services.sentences import name_seats
from bot.store import NoteRow, ReminderRow
from bot.ui import limits, screens
from bot.ui.components import Pressed, Row, on_press
from bot.ui.markup import escape
from bot.ui.rows import choose_from
from engine.core.errors import Refused
from engine.core.language.words import Words
from engine.core.seats import Seat

LONGEST = 500
MOST = limits.SELECT_OPTIONS
"""Most notes of a seat: as many as a list for deleting holds."""
WITHDRAW = "note-gone"
"""Reminder to delete the post of a note that is deleted, followed by a colon and its number."""


class NoteCommands(Cog):
    group = "table"

    @app_commands.command()
    @app_commands.describe(
        text="What to remember? Leave it out to see your notes.",
        public="Post it at the table and pin it, for everybody to read?",
    )
    @about_table
    async def note(
        self,
        interaction: Interaction,
        match_id: int,
        text: app_commands.Range[str, 1, LONGEST] | None = None,
        public: bool = False,
    ) -> None:
        """Remember something: for you alone, or pinned for all."""
        live, seat = await own_seat(interaction, match_id)
        said = ""
        if text is not None:
            posted = await keep(self.services, live, seat, text, public=public)
            said = "note-posted" if posted else "note-kept"
        await show_notes(interaction, live, seat, said)


async def own_seat(interaction: Interaction, match_id: int) -> tuple[Live, Seat]:
    """Return a match and the reader's seat; raise `Refused` for spectators."""
    live = await interaction.client.services.matches.look(match_id)
    seat = live.seat_of(interaction.user.id)
    if seat is None:
        raise Refused("no-seat")
    return live, seat


async def keep(services: Services, live: Live, seat: Seat, text: str, *, public: bool) -> bool:
    """Store a note; return whether it is posted for everybody.

    A table without a channel cannot post it, so the note stays private.
    """
    match_id, public = live.row.id, public and live.row.channel_id is not None
    async with services.store.transaction() as transaction:
        if len(await transaction.notes(match_id, seat=seat)) >= MOST:
            raise Refused("notes-full", most=MOST)
        note = await transaction.add_note(match_id, seat, text, public=public, at=services.clock())
        if public:
            post = Post(match_id, "note", live.match.state.turn, 0, about=note)
            await queue_post(transaction, live.row, post, services.clock())
    if public:
        services.notifier.wake()
    return public


@writes(ToTable, "note")
async def write_note(to: ToTable) -> Written:
    """Write a note for everybody; None where it was deleted meanwhile."""
    async with to.services.store.reading() as reads:
        notes = await reads.notes(to.match.id)
    note = next((each for each in notes if each.id == to.post.about), None)
    if note is None:
        return None
    who = name_seats(to.live, [note.seat], to.wording)
    line = to.words.say("post-note", who=who, text=note.text)
    return to.screen(line, over=to.live.match.over)


async def show_notes(interaction: Interaction, live: Live, seat: Seat, said: str = "") -> None:
    """List a seat's notes, with a list to delete from."""
    services = interaction.client.services
    words = services.words.of(interaction)
    async with services.store.reading() as reads:
        notes = await reads.notes(live.row.id, seat=seat)
    lines = [words.say(said) if said else "", *note_lines(notes, words)]
    await services.replies.say(
        interaction, screens.join_lines(*lines), *drop_rows(live.row.id, notes, words)
    )


def note_lines(notes: Sequence[NoteRow], words: Words) -> list[str]:
    """Write notes one below the other, the newest first, as many as fit."""
    if not notes:
        return [words.say("notes-none")]
    written = [f"- {words.say('note-public') if n.public else ''}{escape(n.text)}" for n in notes]
    return [words.say("notes-heading"), *limits.fit_lines(written, limits.TEXT_TOTAL - 1500)]


def drop_rows(match_id: int, notes: Sequence[NoteRow], words: Words) -> list[Row]:
    """Show a list of notes to delete from; no row where there are none."""
    if not notes:
        return []
    texts = [(str(note.id), escape(note.text)) for note in notes[-MOST:]]
    return [choose_from("notedrop", match_id, texts, placeholder=words.say("notes-delete"))]


@on_press("notedrop")
async def drop_note(interaction: Interaction, given: Pressed) -> None:
    services = interaction.client.services
    live, seat = await own_seat(interaction, given.match)
    note = int(given.values[0])
    async with services.store.transaction() as transaction:
        gone = await transaction.drop_note(given.match, seat, note)
        if gone:  # this process may die before its post is gone too
            due = services.clock() + UNTIL_DONE
            await transaction.set_reminder(given.match, f"{WITHDRAW}:{note}", due_at=due)
    if gone:
        await withdraw(services, given.match, note)
    await show_notes(interaction, live, seat, "note-gone" if gone else "")


@does_when_due(WITHDRAW)
async def withdraw_again(services: Services, row: ReminderRow) -> None:
    await withdraw(services, row.match_id, int(row.kind.partition(":")[2]), again=True)


async def withdraw(services: Services, match_id: int, note: int, *, again: bool = False) -> None:
    """Delete the post of a note, unless it is gone already."""
    async with services.store.reading() as reads:
        posts = await reads.posts(match_id, "note")
    for post in posts:
        if post.state.get("about") == note:
            await delete_post(services, post, again=again)
