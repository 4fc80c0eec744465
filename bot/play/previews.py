"""Previews: what a move or a battle would do, drawn before it is made.

A picture stands where something has to be confirmed anyway; of all else a button shows one.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.matches.live import Live
from bot.play.menus import Entry, Prompt
from bot.services import Interaction, Services
from bot.ui import limits, screens
from bot.ui.components import Pick, Press, Pressed, Row, custom_id, on_press
from bot.ui.wording import Wording
from bot.workers.pictures import Drawn
from engine.core.choices.actions import Option
from engine.core.choices.previews import Preview
from engine.core.choices.questions import OneOf, Question
from engine.core.errors import Refused
from engine.core.seats import Seat
from render.games import RENDERERS

log = logging.getLogger(__name__)


def find_preview(live: Live, seat: Seat, option: Option) -> Preview | None:
    """Return what an option would do, from what its seat sees; None where a picture says less."""
    return live.match.game.preview(live.match.state, seat, option)


def shown_before(live: Live, asked: Question, prompt: Prompt) -> list[Entry]:
    """List the answers of a menu's page that can be shown before they are given."""
    form = asked.form
    if not isinstance(form, OneOf):
        return []
    return [
        each
        for each in prompt.entries
        if each.final and find_preview(live, asked.seat, form.options[each.ordinal]) is not None
    ]


async def preview_of(
    services: Services,
    interaction: Interaction,
    live: Live,
    wording: Wording,
    seat: Seat,
    option: Option,
) -> Drawn | None:
    """Draw what an option would do; None for text readers, and where there is nothing to draw."""
    if services.replies.reads_text(interaction):
        return None
    found = find_preview(live, seat, option)
    if found is None:
        return None
    preview = RENDERERS[live.row.game].preview
    try:
        return await services.pictures.draw(preview, wording.view, found, wording.locale)
    except Exception:  # a question without its picture beats no question
        log.exception("match %d: %s could not be shown before", live.row.id, option.key())
        return None


def choose_row(match_id: int, question: int, entries: Sequence[Entry], placeholder: str) -> Row:
    """Show a list of the answers that can be shown before."""
    select: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
        custom_id=custom_id("showing", match_id, question),
        placeholder=limits.fit(placeholder, limits.PLACEHOLDER),
        options=[
            discord.SelectOption(
                label=limits.fit(each.label, limits.OPTION_TEXT),
                value=each.path,
                description=limits.fit(each.detail, limits.OPTION_TEXT) or None,
            )
            for each in entries[: limits.SELECT_OPTIONS]
        ],
    )
    row: Row = discord.ui.ActionRow()
    row.add_item(Pick(select))
    return row


@on_press("show")
async def choose_shown(interaction: Interaction, given: Pressed) -> None:
    """Offer the answers of a menu's page that can be shown before they are given."""
    from bot.play.asking import open_question, prompt_of

    services = interaction.client.services
    live, seat, asked = await open_question(services, interaction, given.match, given.question)
    wording = services.words.wording(interaction, live, seat)
    ordinal, depth, page = (int(part) for part in given.rest.split(".")[:3])
    prompt = prompt_of(live, seat, asked, wording, ordinal=ordinal, depth=depth, page=page)
    entries = shown_before(live, asked, prompt)
    if not entries:
        raise Refused("outdated-menu")
    words = services.words.load(wording.locale)
    back: Row = discord.ui.ActionRow()
    identity = custom_id("more", given.match, given.question, given.rest)
    back.add_item(Press.button(identity, words.say("label-back")))
    row = choose_row(given.match, given.question, entries, words.say("show-which"))
    await services.replies.show(interaction, screens.notice(words.say("show-hint"), row, back))


@on_press("showing")
async def show_chosen(interaction: Interaction, given: Pressed) -> None:
    """Show what an answer would do, one press from giving it."""
    from bot.play.asking import open_question
    from bot.play.confirmation import confirmation

    services = interaction.client.services
    live, seat, asked = await open_question(services, interaction, given.match, given.question)
    ordinal = int(given.values[0].partition(".")[0])
    form = asked.form
    if not isinstance(form, OneOf) or ordinal >= len(form.options):
        raise Refused("question-closed")
    option = form.options[ordinal]
    wording = services.words.wording(interaction, live, seat)
    words = services.words.load(wording.locale)
    warning = confirmation(words, live, wording, asked, option)
    content = warning or words.say("show-sure", what=wording.option(option, asked.kind))
    screen = screens.confirm_screen(
        content,
        given.match,
        given.question,
        ordinal,
        services.words.labels_for(interaction),
        picture=await preview_of(services, interaction, live, wording, seat, option),
    )
    await services.replies.show(interaction, screen)
