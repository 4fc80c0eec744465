"""Pictures of whole matches, from the public view of each turn: graph, poster and replay.

The positions are those kept as turns began; a replay is drawn in parts, and apart from other
pictures, so that nobody waits for it but the person who asked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Protocol

from bot.history.log_entries import events_in
from bot.matches.live import Live
from bot.services import Services, plans
from bot.store import ENDED, ChoiceRow
from bot.ui.wording import Wording
from bot.workers.pictures import DrawnPicture
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.saving.checkpoints import PlanChange
from engine.core.saving.codec import decode_state
from engine.core.saving.record import PLAN
from engine.core.seats import Seat
from render.games import RENDERERS
from render.match_pictures.clip import Frame, length_of, put_together
from render.match_pictures.poster import About
from render.match_pictures.replay import LARGEST, MOST, choose_views
from render.match_pictures.timeline import Note

SHORTEST = 8
"""Least frames of a replay: fewer show nothing."""
TOLD_APART = 3
"""Seconds between two progress reports of a replay."""


class Telling(Protocol):
    """Progress reports to a person who waits for a replay."""

    async def progress(self, done: int, of: int) -> None:
        """Report the number of frames done."""

    async def shorter(self) -> None:
        """Report that drawing restarts with fewer frames."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A position at a turn's beginning, or the present one, with the public events before it."""

    after: int
    """Number of the last choice before it."""
    state: Any
    events: tuple[Event, ...]


async def moments_of(services: Services, live: Live) -> list[Moment]:
    """Return the beginnings of a match's turns, and its present position."""
    match_id = live.row.id
    async with services.store.reading() as reads:
        kept = await reads.kept_checkpoints(match_id)
        rows = await reads.events(match_id, public=True)
        last = await reads.last_number(match_id)
    game, final = live.match.game, live.match.state.copy()

    def read() -> list[Moment]:
        """Read all positions off the event loop: a long match takes a while."""
        ends = [*(each.after for each in kept), last]
        heard: list[list[Event]] = [[] for _ in ends]
        place = 0
        for row in rows:
            while place < len(ends) - 1 and row.choice > ends[place]:
                place += 1
            heard[place] += events_in([row])
        states = [*(decode_state(game, each.state) for each in kept), final]
        return [
            Moment(after, state, tuple(events))
            for after, state, events in zip(ends, states, heard, strict=True)
        ]

    return await asyncio.to_thread(read)


def views_for_all(live: Live, moments: Sequence[Moment], places: Sequence[int]) -> list[Any]:
    """Return the public views of some moments, each with its changes since the one before."""
    game = live.match.game
    views = []
    first = 0
    for place in places:
        between = [event for each in moments[first : place + 1] for event in each.events]
        views.append(game.highlight(game.view(moments[place].state, None), between))
        first = place + 1
    return views


def public_views(live: Live, moments: Sequence[Moment]) -> list[Any]:
    return views_for_all(live, moments, range(len(moments)))


# Pictures of the whole


async def graph_of(services: Services, match_id: int, locale: str) -> DrawnPicture:
    live = await services.matches.look(match_id)
    views = public_views(live, await moments_of(services, live))
    return await services.pictures.draw(RENDERERS[live.row.game].graph, views, locale)


async def poster_of(services: Services, match_id: int, locale: str) -> DrawnPicture:
    """Draw the poster of a match that is over; raise `Refused` before its end."""
    live = await services.matches.look(match_id)
    if not live.match.over:
        raise Refused("poster-not-over")
    moments = await moments_of(services, live)
    views = public_views(live, moments)
    async with services.store.reading() as reads:
        final = await reads.events(match_id, after=await reads.last_position(match_id) - 1)
    wording = Wording(live.match.game, locale, views[-1])
    told = [event for moment in moments for event in moment.events]
    about = About(
        number=match_id,
        day=datetime.fromtimestamp(final[-1].at, UTC).date() if final else None,
        players=tuple(seat.name for seat in live.seats),
        lines=tuple(wording.message(each) for each in live.match.game.tally(told)),
    )
    return await services.pictures.draw(RENDERERS[live.row.game].poster, views, about, locale)


async def timeline_of(services: Services, live: Live, locale: str, page: int) -> DrawnPicture:
    """Draw the hidden facts of a match that is over; raise `Refused` before its end."""
    if live.row.status not in ENDED:
        raise Refused("reveal-not-over")
    moments = await moments_of(services, live)
    game = live.match.game
    views = []
    for moment in moments:
        current = game.current(moment.state)
        if current is not None:
            views.append(game.view(moment.state, current))
    async with services.store.reading() as reads:
        choices = await reads.choices(live.row.id)
    notes = notes_of(live, locale, moments, [each for each in choices if each.kind == PLAN])
    timeline = RENDERERS[live.row.game].timeline
    shown = views or [game.view(live.match.state, None)]
    return await services.pictures.draw(timeline, shown, locale, page, notes)


def notes_of(
    live: Live, locale: str, moments: Sequence[Moment], changes: Sequence[ChoiceRow]
) -> tuple[Note, ...]:
    """Describe changes of plans, the last of each in a round."""
    game = live.match.game
    kinds = {kind.key: kind for kind in game.plan_kinds}
    last: dict[tuple[int, int, str], Note] = {}
    for choice in changes:
        change = PlanChange.read(choice.keys)
        kind = kinds.get(change.kind)
        begun = [moment for moment in moments if moment.after < choice.number]
        if kind is None or not begun:
            continue
        decided = kind.default() | change.plan
        wording = Wording(game, locale, live.match.view(Seat(choice.seat)))
        round_ = game.rounds(begun[-1].state)
        text = f"{plans.name_of(wording, kind)}: {plans.summary(wording, kind, decided)}"
        last[round_, choice.seat, kind.key] = Note(round_, choice.seat, text)
    return tuple(last.values())


# The replay


async def replay_of(services: Services, live: Live, locale: str, telling: Telling) -> DrawnPicture:
    """Draw the replay: a frame per turn, or for every second one where it gets too large.

    Raises `Refused` where even a short one would be too large.
    """
    moments = await moments_of(services, live)
    most = MOST
    while True:
        places = choose_views(len(moments), most)
        drawn = await film(services, live, locale, views_for_all(live, moments, places), telling)
        if drawn is not None:
            return drawn
        most = len(places) // 2
        if most < SHORTEST:
            raise Refused("replay-too-large")
        await telling.shorter()


async def film(
    services: Services, live: Live, locale: str, views: Sequence[Any], telling: Telling
) -> DrawnPicture | None:
    """Draw all frames; None as soon as it is clear that they are too large together."""
    renderer = RENDERERS[live.row.game]
    script = renderer.film(views, locale)
    frames: list[Frame] = []
    for part in script.parts():
        before = views[part.start - 1] if part.start else None
        shown = list(views[part.start : part.stop])
        frames += await services.pictures.films.run(
            renderer.shoot, script, part.start, shown, before, locale
        )
        if length_of(frames) * max(1.0, len(views) / len(frames) / 2) > LARGEST:
            return None
        await telling.progress(len(frames), len(views))
    return DrawnPicture(await asyncio.to_thread(put_together, frames), script.alt, "webp")
