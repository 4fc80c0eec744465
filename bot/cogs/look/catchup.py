"""The reply to `/catchup`: events since the reader last looked, or last moved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from bot.cogs.look.pages import open_for_reader
from bot.history import log as chronicle
from bot.history.last_seen import choice_seen, last_moved, last_seen, note_glance, table_then
from bot.history.log_entries import events_in
from bot.matches.live import Live
from bot.notify.story import without_setup, write_story_to
from bot.play.back_button import way_back
from bot.services import Interaction, Services
from bot.ui import limits, screens
from bot.ui.components import Pressed, Row, on_press
from bot.ui.markup import bot_words, mention_time
from bot.ui.rows import button, row_of
from bot.ui.summaries import digest
from bot.ui.wording import Wording
from bot.workers.pictures import DrawnPicture
from engine.core.events import Event
from engine.core.seats import Seat
from render.games import RENDERERS

Since = Literal["look", "move"]
MISSED, MISSED_TURN = 3000, 600
"""Most characters for all missed events, and for one turn among them."""


async def show_missed(interaction: Interaction, match_id: int, since: Since | None) -> None:
    """Show the events since the reader last looked; if none, since their last move."""
    services = interaction.client.services
    live, seat, wording = await open_for_reader(interaction, match_id)
    words = bot_words(wording.locale)
    async with services.store.reading() as reads:
        seen = await last_seen(reads, match_id, interaction.user.id)
        moved = await last_moved(reads, match_id, interaction.user.id)
        last = await reads.last_position(match_id)
        if since is None:
            since = "look" if seen.position < last else "move"
        start = seen.position if since == "look" else moved
        rows = await reads.events(match_id, after=start)
        choice = await choice_seen(reads, match_id, interaction.user.id, moved=since == "move")
        then = await table_then(reads, live, seat, choice)
        begun = await chronicle.turn_under_way(reads, match_id, wording, before=start + 1)
    events = events_in(row for row in rows if row.is_for(seat))
    story, events_left = split_story(live, wording, seat, begun, events)
    rest = digest(wording, [*begun, *events_left], MISSED_TURN, told=len(begun))
    turns = [*story, *(f"- {line}" for line in rest)]
    shown = limits.fit_first(turns, MISSED)
    title = since if since == "move" or seen.at else "start"
    lines: list[str] = [words.say(f"missed-since-{title}", when=mention_time(seen.at, "R"))]
    if len(turns) > len(shown):
        lines.append(f"-# {words.say('earlier-lines', count=len(turns) - len(shown))}")
    lines += shown or [words.say("missed-nothing")]
    lines += [] if live.match.over else wording.warnings()
    content = screens.text("\n".join(lines), limits.TEXT_TOTAL - 100)
    below = [row_below(live, since, words), *way_back(live, seat, words)]
    if services.replies.reads_text(interaction):
        await services.replies.show(interaction, (screens.layout(content, *below), []))
    else:
        file = screens.picture_file(
            await draw_missed(services, live, wording, events, then), "board"
        )
        screen = screens.layout(screens.gallery(file), content, *below)
        await services.replies.show(interaction, (screen, [file]))
    await note_glance(services.store, match_id, interaction.user.id, services.clock())


def split_story(
    live: Live, wording: Wording, seat: Seat | None, begun: Sequence[Event], events: Sequence[Event]
) -> tuple[list[str], list[Event]]:
    """Write what happened to the seats, the reader's first; return it with the other events."""
    heard = without_setup(wording, begun, events)
    if seat is None:
        return [], list(events)
    story = write_story_to(live, wording, heard, seat, MISSED // 2)
    return story, [each for each in events if not isinstance(each, wording.game.storied)]


async def draw_missed(
    services: Services,
    live: Live,
    wording: Wording,
    events: Sequence[Event],
    then: tuple[Any, Sequence[Event]] | None,
) -> DrawnPicture:
    """Draw the board with its changes since `then`; with the news alone if that is unknown."""
    renderer, highlight = RENDERERS[live.row.game], live.match.game.highlight
    if then is None:
        view = highlight(wording.view, events)
        return await services.pictures.draw(renderer.board, view, wording.locale)
    before, heard = then
    after = highlight(wording.view, heard)
    return await services.pictures.draw(renderer.since, before, after, wording.locale)


def row_below(live: Live, since: Since, words: Any) -> Row:
    match_id = live.row.id
    log = button("log", match_id, words.say("label-log"), emoji="📜")
    if since != "look":
        return row_of(log)
    return row_of(button("catchup", match_id, words.say("label-since-move"), rest="move"), log)


@on_press("catchup")
async def catchup_press(interaction: Interaction, given: Pressed) -> None:
    await show_missed(interaction, given.match, "move" if given.rest == "move" else None)
