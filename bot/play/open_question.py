"""A player's open question in their own reply, and the result of their answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TypeAlias

import msgspec

from bot.matches.commands import Outcome
from bot.matches.live import check_running
from bot.notify.outbox import plans_drawn
from bot.play import question_screen, status
from bot.play.coach import lessons, tips
from bot.play.context import AS_LEFT, Groups, MenuPlace, Part, TableContext
from bot.play.hidden import sealed, windows
from bot.play.loading import load_table
from bot.play.pictures import on_map, portraits, question_pictures
from bot.play.planning import queue_words
from bot.seating import presence
from bot.services import Interaction, Services, plans
from bot.store import DraftRow
from bot.ui import limits, screens
from bot.ui.rows import button, in_few_rows, row_of
from bot.workers.computers import Advice
from engine.core.events import Event
from engine.core.language.messages import Retold

Advised: TypeAlias = "tuple[int, Advice] | None"
TIP = "tip"
"""The kind of background task that thinks out a tip."""
HEARD = 1000
"""Most characters for the text of a group of parts."""


async def show_prompt(interaction: Interaction, match_id: int, heard: Sequence[str] = ()) -> None:
    """Load a table, and show the reader's open question or whom the table waits for."""
    table = await load_table(interaction, match_id)
    await show_question(interaction, table, MenuPlace(heard=tuple(heard)))


async def show_question(
    interaction: Interaction, table: TableContext, place: MenuPlace = AS_LEFT
) -> None:
    """Show the reader's open question at a place of its menu, or whom the table waits for."""
    services = interaction.client.services
    if table.seat is None:
        await services.replies.say(interaction, write_to_spectator(table))
        return
    check_running(table.live.row)
    table = table.at(place)
    if table.asked is None:
        await show_with_pictures(interaction, table)
        return
    if not await show_with_pictures(interaction, table):
        return  # they have gone on while this was written
    await keep_draft(services, table)
    room = services.background.count(TIP) < tips.TIPS_AT_ONCE
    if (taught := lessons.newly_taught(table)) is not None:
        services.background.start(lessons.remember(services, table, taught))
    if not place.advice and room and tips.is_coached(table) and table.question.decides():
        services.background.start(advise(interaction, table), TIP)


async def show_with_pictures(
    interaction: Interaction, table: TableContext, groups: Groups = ()
) -> bool:
    """Show a table with the pictures that are ready, and the others as they become ready.

    `groups` are the parts of its question, if not the usual ones. Returns False where the reader
    moved on while the reply was being written.
    """
    services = interaction.client.services
    coming = question_pictures.start_drawing(services, table)
    table = await question_pictures.lay(table, coming)
    late = [each for each in coming.tasks() if not each.done()]
    if not await show_laid_out(interaction, table, groups):
        for task in late:
            task.cancel()
        return False
    if late:
        showing = services.background.start(show_late(interaction, table, coming, groups))
        services.replies.drop_when_pressed(interaction, *late, showing)
    return True


async def show_late(
    interaction: Interaction, table: TableContext, coming: question_pictures.Coming, groups: Groups
) -> None:
    """Show a table again with the pictures that were missing."""
    table = await question_pictures.lay_late(table, coming)
    await show_laid_out(interaction, table, groups)


async def show_laid_out(interaction: Interaction, table: TableContext, groups: Groups) -> bool:
    """Show a table, and remember the reader's place in its open question."""
    shown = None
    if table.asked is not None and table.is_open and not groups:
        shown = replace(table.place, question=int(table.question.id)), table.missed
    screen = lay_out(table, groups)
    return await interaction.client.services.replies.show(interaction, screen, shown)


async def keep_draft(services: Services, table: TableContext) -> None:
    """Store the reader's place in a menu, unless it is stored already."""
    at = table.place
    # Where the reader went back to the top, the draft was dropped; elsewhere is none.
    if at.depth == 0 or not table.is_open or (at.ordinal, at.depth) == table.draft:
        return
    async with services.store.transaction() as transaction:
        draft = msgspec.msgpack.encode((at.ordinal, at.depth))
        row = DraftRow(
            match_id=table.match_id, seat=table.own, question=table.question.id, draft=draft
        )
        await transaction.save_draft(row)


async def advise(interaction: Interaction, asked: TableContext) -> None:
    """Add a tip to the question that its reader looks at, unless they have gone on meanwhile."""
    services = interaction.client.services
    await show_tip(interaction, asked, await services.matches.suggest(asked.live, asked.own))


async def show_tip(interaction: Interaction, asked: TableContext, found: Advised) -> None:
    """Add a tip that was found to the question it is for; all else stays as it stands."""
    services, match_id, question = interaction.client.services, asked.match_id, asked.question.id
    if found is None or not services.replies.is_current(interaction):
        return
    table = (await load_table(interaction, match_id, question)).require(question)
    table = replace(table, missed=asked.missed)
    services.replies.drop_late(interaction)
    await show_question(interaction, table, tips.with_tip(table, found[1], asked.place))


# The layout of a reply


def lay_out(table: TableContext, groups: Groups) -> screens.Screen:
    """Lay out the question, or the lack of one: each group's text, then its controls."""
    groups = WAITING if table.asked is None else groups or QUESTION
    made = [[part for make in group if (part := make(table)) is not None] for group in groups]
    files = [file for group in made for part in group for file in part.files]
    shown = [items_of(group) for group in made]
    if table.asked is None:  # nothing is to be chosen: what may be done fits one row
        shown = [in_few_rows(items) for items in shown]
    return screens.layout_in_parts(*shown), files


def items_of(group: Sequence[Part]) -> list[screens.Item]:
    said = limits.fit_lines([line for part in group for line in part.said], HEARD)
    told = [screens.text("\n".join(said))] if said else []
    return [*told, *(item for part in group for item in part.items)]


def say_heard(table: TableContext) -> Part:
    """Report the result of the reader's last press."""
    return Part(said=table.place.heard)


def offer_details(table: TableContext) -> Part | None:
    """Offer every step of an action that was told in one sentence."""
    if (began := table.place.began) is None:
        return None
    label, shown = table.words.say("label-details"), table.live.mask.hide(began)
    return Part(items=(row_of(button("details", table.match_id, label, rest=f"{shown}")),))


def offer_plans(table: TableContext) -> Part | None:
    """Offer the plans relevant to the cards the reader has just drawn."""
    drawn = table.place.drawn
    rows = plans.plan_row(table.live, table.own, table.wording, drawn, table.words)
    return Part(items=tuple(rows))


def offer_undo(table: TableContext) -> Part | None:
    """Offer Undo to a player who may have ended their turn too soon."""
    if table.live.match.over or table.own in table.live.match.answered:
        return None
    return Part(items=(row_of(button("undo", table.match_id, table.words.say("label-undo"))),))


QUESTION: Groups = (
    (on_map.show_map,),
    (
        say_heard,
        status.say_missed,
        status.say_cause,
        offer_plans,
        queue_words.say_stopped,
        sealed.say_sealed,
        windows.say_deadline,
        question_pictures.show_decided,
        offer_details,
    ),
    (
        question_screen.name_question,
        lessons.explain,
        question_pictures.show_subject,
        portraits.show_portraits,
        question_screen.write_out_answers,
        question_screen.show_answers,
        question_screen.show_controls,
    ),
    (lessons.offer_more, tips.show_tip, question_pictures.show_below),
)
"""The parts of a question's screen: the map, the result of the last press, the question, the coach.

A reply is taller than a phone's screen, and an edit keeps its place there: what is new stands next
to the buttons, and the map, which is known, farthest from them.
"""
WAITING: Groups = (
    (say_heard, question_pictures.show_decided, offer_details),
    (
        offer_plans,
        status.say_round,
        status.say_hand,
        status.say_who_is_awaited,
        sealed.say_sealed,
        status.say_why_they_wait,
        queue_words.offer_queue,
        status.offer_looks,
        offer_undo,
        sealed.offer_change,
        question_pictures.show_below,
    ),
)
"""The parts of the screen of a player who is asked nothing."""


def write_to_spectator(table: TableContext) -> str:
    """Tell a spectator that this table is open to watch, and that a seat is free if one is."""
    told = [table.words.say("watching", table=table.name)]
    if presence.open_seats(table.live.seats) and not table.live.match.over:
        told.append(table.words.say("watching-free"))
    return " ".join(told)


def tell_outcome(table: TableContext, outcome: Outcome) -> MenuPlace:
    """Write the events of a command, and name the plans that have become relevant."""
    if outcome.repeated:
        return AS_LEFT
    live, seat, wording = table.live, table.own, table.wording
    place = table.place
    retold = wording.retell(outcome.heard, place.earlier)
    lines = [*wording.lines(retold), *status.tell_given(table, outcome.given)]
    drawn = plans_drawn(live, seat, outcome.heard)
    if drawn:
        lines.append(plans.line_for_card(live, seat, wording, drawn, table.words))
    began = place.began if is_shortened(retold) else None
    return MenuPlace(heard=tuple(lines), drawn=drawn, decided=place.decided, began=began)


def is_shortened(events: Iterable[Event | Retold]) -> bool:
    """Return whether the events hold more than the sentence that sums them up."""
    return any(isinstance(each, Retold) and each.shortens for each in events)
