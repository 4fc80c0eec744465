"""Following computers: while only they are awaited, a reply goes on to their result by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from bot.history.log_entries import events_for_seat
from bot.matches.live import Live
from bot.notify.announcements import JUST_HERE
from bot.notify.story import Heard, own_tales, smaller_deeds, write_story_to
from bot.play.context import MenuPlace, TableContext
from bot.play.loading import load_table
from bot.play.open_question import is_shortened, show_question
from bot.play.pictures import outcomes
from bot.services import Interaction
from bot.store import RESTING
from bot.ui.wording import Wording
from engine.core.events import Event

AT_MOST = float(JUST_HERE)
"""Seconds to wait for computers: nobody is mentioned so soon after they acted."""
LOOK_AGAIN, PART_WAITED = 0.1, 20
"""Seconds between two looks, and the part of the time waited, for a turn that takes long: computers
think without holding the match.
"""
STORY = 620
"""Most characters for what happened between two questions."""


def awaits_computers(live: Live) -> bool:
    """Return whether a match waits for nobody but computers."""
    awaited = live.awaited_seats()
    if live.row.status in RESTING or live.match.over:
        return False
    return bool(awaited) and all(live.user_of(seat) is None for seat in awaited)


async def follow_computers(
    interaction: Interaction, table: TableContext, place: MenuPlace, before: outcomes.Moment
) -> None:
    """Go on in the same reply when computers have chosen; `before` as in `Fresh`."""
    services, known = interaction.client.services, table.live.match.head().next_choice - 1
    await wait(interaction, table.match_id)
    if not services.replies.is_current(interaction):
        return
    table = await load_table(interaction, table.match_id)
    wording = table.wording
    async with services.store.reading() as reads:
        rows = await reads.events(table.match_id, since=before.turn)
        since = await outcomes.read_since(reads, table.live, before)
    earlier, pressed, new = (
        [each.event for each in events_for_seat([r for r in rows if r.choice in part], table.own)]
        for part in (
            range(before.known + 1),
            range(before.known + 1, known + 1),
            range(known + 1, table.live.match.head().next_choice),
        )
    )
    begun = [wording.event(each) for each in pressed if wording.is_heading(each)]
    present, later = ([], new) if begun else split_at_turn(wording, new)
    more = wording.retell(present, [*earlier, *pressed])
    told = tell_turns(table, place, later)
    said = [line for line in place.heard if not (told and line in begun)]
    decided = outcomes.view_of_decision(table.live, wording, of_one_turn(wording, since))
    place = replace(
        place,
        heard=(*said, *wording.lines(more), *told),
        decided=decided or place.decided,
        began=before.began if is_shortened(more) else place.began,
    )
    await show_question(interaction, table, place)


async def wait(interaction: Interaction, match_id: int) -> None:
    """Wait until somebody else is awaited than computers, or something is pressed here."""
    services, waited = interaction.client.services, 0.0
    while waited < AT_MOST and services.replies.is_current(interaction):
        async with services.matches.lock(match_id):
            if not awaits_computers(await services.matches.look(match_id)):
                return
        pause = max(LOOK_AGAIN, waited / PART_WAITED)
        await asyncio.sleep(pause)
        waited += pause


def split_at_turn(wording: Wording, events: Sequence[Event]) -> tuple[Sequence[Event], ...]:
    """Part events into those of the turn under way and those since the next one began."""
    ends = next((n for n, each in enumerate(events) if wording.is_heading(each)), len(events))
    return events[:ends], events[ends:]


def of_one_turn(wording: Wording, since: outcomes.Since) -> outcomes.Since:
    """Leave out later turns, whose outcomes are not those of the reader's press."""
    known = len(since.earlier)
    present, _ = split_at_turn(wording, since.now[known:])
    return since._replace(now=(*since.now[:known], *present))


def tell_turns(table: TableContext, place: MenuPlace, later: Sequence[Event]) -> list[str]:
    """Write what happened in later turns: when it is now, the reader's losses, then the others'.

    While others are awaited, the posts at the table tell it; the reader's own is told here, unless
    the story of their turn holds it.
    """
    if not later:
        return []
    live, wording, heard = table.live, table.wording, Heard(tuple(later))
    if table.live.match.open_to(table.own) is None and not live.match.over:
        own = own_tales(live, wording, heard, table.own)
        return [own] if own and place.responded else []
    story = write_story_to(live, wording, heard, table.own, STORY)
    room = STORY - sum(map(len, story))
    told = [*story, *smaller_deeds(wording, heard, room, ()).splitlines()]
    return [f"**{wording.time(live.match.state)}**", *told] if told else []
