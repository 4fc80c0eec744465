"""`/board`, `/hand`, `/look`: the board, the reader's hand and knowledge, everything open."""

from __future__ import annotations

from discord import app_commands

from bot.cogs.commands import Cog, about_table
from bot.cogs.look.notes import drop_rows, note_lines
from bot.cogs.look.pages import (
    choose_subject,
    find_subject,
    open_for_reader,
    open_subjects,
    pages,
    show_picture,
    show_subject,
)
from bot.history.last_seen import note_glance
from bot.history.log_entries import events_in
from bot.matches.live import Live
from bot.play.back_button import way_back
from bot.play.pictures.close_up import beside_rows, close_up, find_place, offer_places
from bot.play.pictures.hand_letters import hand_text
from bot.services import Interaction, Services
from bot.services.sentences import name_players
from bot.ui import limits, screens
from bot.ui.components import Choices, Pressed, Row, on_press, on_table_press
from bot.ui.markup import bot_words
from bot.ui.rows import button, row_of
from bot.ui.typed_names import offer
from bot.ui.wording import Wording
from engine.core.errors import Refused
from engine.core.events import Event, events_for
from engine.core.seats import Seat
from render.games import RENDERERS

KNOWN = 2200
"""Most characters for a seat's knowledge, above its notes."""


class BoardCommands(Cog):
    """Looking at the table and at one's own seat, to oneself alone."""

    @app_commands.command()
    @app_commands.describe(
        at="Which place close up? Leave it out for the whole board.",
        words="All that lies there in words, without a picture?",
    )
    @about_table
    async def board(
        self,
        interaction: Interaction,
        match_id: int,
        at: str | None = None,
        words: bool = False,
    ) -> None:
        """How does it stand? The board, a place close up, or text."""
        if words:
            await show_text(interaction, match_id)
            return
        if at is None:
            await show_board(interaction, match_id)
            return
        _, _, wording = await open_for_reader(interaction, match_id)
        await show_close_up(interaction, match_id, find_place(wording, at))

    @board.autocomplete("at")
    async def places(self, interaction: Interaction, current: str) -> Choices:
        found = await table_meant(interaction)
        return [] if found is None else offer_places(found[2], current)

    @app_commands.command()
    @about_table
    async def hand(self, interaction: Interaction, match_id: int) -> None:
        """What do you hold and know? For your eyes only."""
        await show_hand(interaction, match_id)

    @app_commands.command()
    @app_commands.describe(
        what="A seat's board, the discard pile, crafted cards, items …",
    )
    @about_table
    async def look(self, interaction: Interaction, match_id: int, what: str | None = None) -> None:
        """What lies open? Boards of others, piles, items."""
        live, own, wording = await open_for_reader(interaction, match_id)
        await show_subject(interaction, match_id, find_subject(live, wording, what, own))

    @look.autocomplete("what")
    async def subjects(self, interaction: Interaction, current: str) -> Choices:
        found = await table_meant(interaction)
        return [] if found is None else offer(open_subjects(found[0], found[2]), current)


async def table_meant(interaction: Interaction) -> tuple[Live, Seat | None, Wording] | None:
    """Return the table that a half-typed command is about; None if that is not clear yet."""
    try:
        table = getattr(interaction.namespace, "table", None)
        return await open_for_reader(
            interaction, await interaction.client.services.finder.match_here(interaction, table)
        )
    except Refused:
        return None


# Open information


async def show_board(
    interaction: Interaction, match_id: int, question: int = 0, left: str = ""
) -> None:
    """Draw the board from the reader's view, or describe it to text readers.

    `left` names the place in a question's menu to return to.
    """
    services = interaction.client.services
    live, seat, wording = await open_for_reader(interaction, match_id)
    back = way_back(live, seat, bot_words(wording.locale), question, left)
    if services.replies.reads_text(interaction):
        await show_text(interaction, match_id, *back)
        return
    view = live.match.game.highlight(wording.view, events_for(live.match.told, seat))
    picture = await services.pictures.draw(
        RENDERERS[live.row.game].board,
        view,
        wording.locale,
        services.replies.reads_large(interaction),
    )
    others = choose_subject(live, wording, bot_words(wording.locale))
    lines = how_all_stand(wording)
    await show_picture(interaction, picture, "board", others, *back, lines=lines)
    await saw(interaction, match_id)


def how_all_stand(wording: Wording) -> list[str]:
    """List all seats' standings known to the reader, below a heading; empty if there are none."""
    heading, *seats = wording.game.standing_lines(wording.view, wording.words) or [""]
    return [heading, *(f"- {line}" for line in seats)] if heading else []


async def show_close_up(interaction: Interaction, match_id: int, place: int) -> None:
    """Draw a place close up from the reader's view, with buttons to its neighbours."""
    services = interaction.client.services
    live, seat, wording = await open_for_reader(interaction, match_id)
    words = bot_words(wording.locale)
    picture = await close_up(services, live, seat, wording, place)
    rows = beside_rows(match_id, wording, place, words.say("label-board"))
    await show_picture(interaction, picture, "place", *rows, *way_back(live, seat, words))


async def saw(interaction: Interaction, match_id: int) -> None:
    """Record that the reader has seen the table in its present state."""
    services = interaction.client.services
    await note_glance(services.store, match_id, interaction.user.id, services.clock())


# The reader's hand and knowledge


@on_table_press("hand")
async def show_hand(interaction: Interaction, match_id: int) -> None:
    services = interaction.client.services
    live, seat, wording = await open_for_reader(interaction, match_id)
    if seat is None:
        await services.answer(interaction, "no-hand")
        return
    words = bot_words(wording.locale)
    kinds = ("knows", "plans")
    row = row_of(*(button(kind, match_id, words.say(f"label-{kind}")) for kind in kinds))
    rows = [row, *way_back(live, seat, words)]
    described = screens.text(hand_text(wording), limits.TEXT_TOTAL - 200)
    if services.replies.reads_text(interaction):
        await services.replies.show(interaction, (screens.layout(described, *rows), []))
        return
    draw = RENDERERS[live.row.game].hand
    large = services.replies.reads_large(interaction)
    picture = await services.pictures.draw(draw, wording.view, wording.locale, large)
    files = screens.picture_files(picture, "hand")
    screen = screens.layout(*map(screens.gallery, files), described, *rows)
    await services.replies.show(interaction, (screen, files))


@on_table_press("knows")
async def show_knowledge(interaction: Interaction, match_id: int) -> None:
    services = interaction.client.services
    live, seat, wording = await open_for_reader(interaction, match_id)
    if seat is None:
        raise Refused("no-seat")
    words = bot_words(wording.locale)
    async with services.store.reading() as reads:
        notes = await reads.notes(match_id, seat=seat)
    known = wording.game.knowledge(await events_of(services, match_id, seat), wording.view)
    lines = list(dict.fromkeys(f"- {wording.message(each)}" for each in known))
    kept = limits.fit_lines(lines, KNOWN) or [words.say("knows-nothing")]
    if len(lines) > len(kept):
        kept.append(words.say("knows-more", count=len(lines) - len(kept)))
    content = "\n".join([words.say("knows-heading"), *kept, *note_lines(notes, words)])
    row = row_of(button("hand", match_id, words.say("label-hand")))
    rows = [*drop_rows(match_id, notes, words), row, *way_back(live, seat, words)]
    await services.replies.say(interaction, content, *rows)


async def events_of(services: Services, match_id: int, seat: Seat | None) -> list[Event]:
    async with services.store.reading() as reads:
        rows = await reads.events(match_id)
    return events_in(row for row in rows if row.is_for(seat))


# In words


@on_table_press("text")
async def show_text(interaction: Interaction, match_id: int, *rows: Row) -> None:
    services = interaction.client.services
    live, seat, wording = await open_for_reader(interaction, match_id)
    view = name_players(live, wording.view, in_markdown=True)
    whole = RENDERERS[live.row.game].text(view, wording.locale)
    first, *rest = pages("\n".join([*how_all_stand(wording), whole]))
    rows = rows or tuple(way_back(live, seat, bot_words(wording.locale)))
    if not await services.replies.say(interaction, first, *rows):
        return
    for page in rest:
        view, _ = screens.notice(page)
        await interaction.followup.send(view=view, ephemeral=True)
    await saw(interaction, match_id)


# Presses


@on_press("look")
async def subject_picked(interaction: Interaction, given: Pressed) -> None:
    await show_subject(interaction, given.match, given.values[0])


@on_press("lookmore")
async def next_page(interaction: Interaction, given: Pressed) -> None:
    subject, _, page = given.rest.rpartition(".")
    await show_subject(interaction, given.match, subject, int(page))


@on_press("board")
async def board_press(interaction: Interaction, given: Pressed) -> None:
    await show_board(interaction, given.match, given.question, given.rest)


@on_press("closeup")
async def close_up_press(interaction: Interaction, given: Pressed) -> None:
    await show_close_up(interaction, given.match, int(given.rest))
