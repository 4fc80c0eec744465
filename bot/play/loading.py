"""Loading a table for a reader: on a press, on a command, or after a change."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import wraps
from typing import Any, TypeAlias

import msgspec

from bot.history.last_seen import new_glance
from bot.matches.commands import has_answered
from bot.matches.live import Live
from bot.notify.outbox import WINDOW
from bot.notify.story import read_missed, read_own_turn
from bot.notify.turn_posts import read_awaited
from bot.play.context import Experience, MenuPlace, TableContext, Voice
from bot.play.pictures.outcomes import Moment, read_since, view_of_decision
from bot.seating import presence
from bot.services import Interaction
from bot.services.sentences import locale_of
from bot.store import PlayerRow, Reads, ReminderRow
from bot.ui.components import Pressed, on_press
from bot.ui.preferences import preferences_of
from engine.core.choices.questions import Question
from engine.core.seats import Seat


async def read_table(
    reads: Reads, interaction: Interaction, live: Live, question: int | None = None
) -> TableContext:
    """Read everything the database holds for a reader whom `Replies.meet` has met.

    `question` is the one that they have pressed an answer to.
    """
    seat = live.seat_of(interaction.user.id)
    player: PlayerRow = interaction.extras["player"]
    services = interaction.client.services
    table = TableContext(
        live, seat, player, Voice(live, seat, locale_of(interaction), services.emojis),
        services.clock(),
    )  # fmt: skip
    if seat is None:
        return table
    asked, match_id = live.match.open_to(seat), live.row.id
    known: dict[str, Any] = {"wishes": await reads.wishes(match_id, seat)}
    if seat not in live.match.pending:
        known["awaited"] = await read_awaited(reads, live)
        known["missed"] = await read_own_turn(reads, live, table.wording, interaction.user.id, seat)
    else:
        known["undone"] = await reads.last_undone(match_id)
    if asked is not None:
        known["draft"] = read_draft(await reads.draft(match_id, seat, asked.id), asked)
        known["experience"] = await read_experience(reads, live, seat, player)
        if asked.timed:
            known["window"] = await find_window(reads, match_id, asked.id)
    if question is None and asked is not None:
        known["missed"] = await read_missed(reads, live, table.wording, interaction.user.id, seat)
    if question is not None and (asked is None or asked.id != question):
        known["stands"] = await has_answered(reads, match_id, seat, question)
    return replace(table, **known)


def read_draft(blob: bytes | None, asked: Question) -> tuple[int, int]:
    """Return the stored place in a menu: ordinal and depth."""
    if blob is None:
        return 0, 0
    ordinal, depth = msgspec.msgpack.decode(blob, type=tuple[int, int])
    return (ordinal, depth) if ordinal < len(getattr(asked.form, "options", ())) else (0, 0)


async def find_window(reads: Reads, match_id: int, question: int) -> ReminderRow | None:
    """Return the reminder that ends a question's window; None where it has none."""
    rows = await reads.reminders(match_id)
    return next((row for row in rows if row.kind == f"{WINDOW}:{question}"), None)


async def read_experience(
    reads: Reads, live: Live, seat: Seat, player: PlayerRow
) -> Experience | None:
    """Return a newcomer's experience.

    None for a player who has finished a match of this game, or has said they know it.
    """
    user, game, wished = live.user_of(seat), live.row.game, preferences_of(player)
    if user is None or not wished.coach or game in wished.known:
        return None
    if await reads.has_finished(user, game, since=wished.coached_from):
        return None
    return Experience(await reads.count_answered(live.row.id, user))


async def load_table(
    interaction: Interaction,
    match_id: int | None,
    question: int | None = None,
    *,
    table: str | None = None,
    present: bool = True,
    glance: bool = False,
) -> TableContext:
    """Load a table for a reader, in one transaction.

    With `match_id` None, it is the one that `table` names, or that of this channel. With `present`,
    a computer that stood in for the reader makes way. With `glance`, the table's state is read to
    be stored as seen.
    """
    services = interaction.client.services
    async with services.store.reading() as reads:
        if match_id is not None:
            await reads.open_sheet(match_id, reader=interaction.user.id)
        await services.replies.meet(reads, interaction)
        if match_id is None:
            match_id = await services.finder.find(reads, interaction, table)
            await reads.open_sheet(match_id, reader=interaction.user.id)
        live = await services.matches.find(reads, match_id)
        found = await read_table(reads, interaction, live, question)
        if glance:
            seen = await new_glance(reads, match_id, interaction.user.id, found.now)
            found = replace(found, glance=seen)
    await services.replies.learn_language(interaction)
    if present and presence.is_replaced(live, interaction.user.id):
        fresh = Fresh(interaction)
        await presence.come_back(services, match_id, interaction.user.id, then=fresh)
        return replace(fresh.table, glance=found.glance)
    return found


async def load_typed(
    interaction: Interaction, table: str | None, *, present: bool = True
) -> TableContext:
    """Acknowledge a command, and load the table that it is about."""
    await interaction.client.services.replies.acknowledge(interaction)
    return await load_table(interaction, None, table=table, present=present)


class Fresh:
    """Reads a table for its reader at the end of the transaction that changes it."""

    def __init__(self, interaction: Interaction, before: Moment | None = None) -> None:
        """With `before`, also read the outcomes since that moment."""
        self._interaction = interaction
        self._table: TableContext | None = None
        self._before = before

    async def __call__(self, reads: Reads, live: Live) -> None:
        table = await read_table(reads, self._interaction, live)
        if self._before is not None:
            since = await read_since(reads, live, self._before)
            decided = view_of_decision(live, table.wording, since)
            place = MenuPlace(decided=decided, earlier=since.turn, began=self._before.began)
            table = replace(table, place=place)
        self._table = table

    @property
    def table(self) -> TableContext:
        assert self._table is not None, "it is read before the transaction ends"
        return self._table


TableHandler: TypeAlias = Callable[[Interaction, TableContext, Pressed], Awaitable[None]]


def on_play_press(
    *kinds: str, asks: bool = False, present: bool = True, glance: bool = False
) -> Callable[[TableHandler], TableHandler]:
    """Register a handler for a table's controls of these kinds.

    With `asks`, the control belongs to a question. For the others, see `load_table`.
    """

    def register(handler: TableHandler) -> TableHandler:
        @wraps(handler)
        async def load_first(interaction: Interaction, given: Pressed) -> None:
            question = given.question if asks else None
            table = await load_table(
                interaction, given.match, question, present=present, glance=glance
            )
            await handler(interaction, table, given)

        on_press(*kinds, loads_reader=True)(load_first)
        return handler

    return register


def on_question_press(*kinds: str) -> Callable[[TableHandler], TableHandler]:
    """Register a handler for controls of these kinds, called while their question is open."""

    def register(handler: TableHandler) -> TableHandler:
        @wraps(handler)
        async def require_first(
            interaction: Interaction, table: TableContext, given: Pressed
        ) -> None:
            await handler(interaction, table.require(given.question), given)

        on_play_press(*kinds, asks=True)(require_first)
        return handler

    return register
