"""Playing by pressing: menus, confirmations, picks and suggestions."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.history.log import note_glance
from bot.play import drafts, previews, question_screen
from bot.play.asking import advised, open_question, prompt_of, show_prompt, submit
from bot.play.confirmation import ask_or_submit, confirmation
from bot.play.menus import answer_of, ordinals_of
from bot.services import Interaction
from bot.ui import limits, screens
from bot.ui.components import Press, Pressed, Row, custom_id, on_press
from engine.core.choices.actions import Option
from engine.core.choices.questions import OneOf
from engine.core.errors import Refused


@on_press("play")
async def play(interaction: Interaction, given: Pressed) -> None:
    """Open the reader's question, where they left it."""
    services = interaction.client.services
    await show_prompt(interaction, given.match)
    await note_glance(services.store, given.match, interaction.user.id, services.clock())


@on_press("change")
async def change(interaction: Interaction, given: Pressed) -> None:
    """Reopen the question that the presser has sealed an answer to."""
    await open_question(interaction.client.services, interaction, given.match, given.question)
    await show_prompt(interaction, given.match, question=given.question)


@on_press("top")
async def back_to_top(interaction: Interaction, given: Pressed) -> None:
    """Go back to the first level of the menu."""
    live = await interaction.client.services.matches.look(given.match)
    await drafts.drop_draft(
        interaction.client.services.store, live, interaction.user.id, given.question
    )
    await show_prompt(interaction, given.match, question=given.question)


@on_press("more")
async def show_page(interaction: Interaction, given: Pressed) -> None:
    """Show a page of a long level: the next one, or the one that was left to look around."""
    ordinal, depth, page, *mask = given.rest.split(".")
    await show_prompt(
        interaction,
        given.match,
        ordinal=int(ordinal),
        depth=int(depth),
        page=int(page),
        picked=question_screen.ordinals_in(mask[0]) if mask else (),
        question=given.question,
    )


@on_press("pick")
async def pick(interaction: Interaction, given: Pressed) -> None:
    """Take the answer, or open the group, that a button stands for."""
    await picked(interaction, given.match, given.question, given.rest)


@on_press("menu")
async def choose(interaction: Interaction, given: Pressed) -> None:
    """Take the answer, or open the group, that was chosen from a list."""
    await picked(interaction, given.match, given.question, given.values[0])


async def picked(interaction: Interaction, match_id: int, question: int, path: str) -> None:
    """Go where a path leads: deeper, to a confirmation, or to the answer itself."""
    ordinal, depth = (int(part) for part in path.split("."))
    services = interaction.client.services
    live, seat, asked = await open_question(services, interaction, match_id, question)
    form = asked.form
    if not isinstance(form, OneOf) or ordinal >= len(form.options):
        raise Refused("question-closed")
    if depth:
        await show_prompt(interaction, match_id, ordinal=ordinal, depth=depth, question=question)
        return
    await ask_or_submit(interaction, live, seat, asked, form.options[ordinal])


@on_press("sure")
async def sure(interaction: Interaction, given: Pressed) -> None:
    """Submit the confirmed answer."""
    _, _, asked = await open_question(
        interaction.client.services, interaction, given.match, given.question
    )
    await submit(interaction, given.match, given.question, answer_of(asked, [int(given.rest)]))


@on_press("follow")
async def follow(interaction: Interaction, given: Pressed) -> None:
    """Submit the suggested answer."""
    services, ordinals = (
        interaction.client.services,
        [int(part) for part in given.rest.split("-") if part],
    )
    live, seat, asked = await open_question(services, interaction, given.match, given.question)
    answer = answer_of(asked, ordinals)
    if isinstance(answer, Option):
        await ask_or_submit(interaction, live, seat, asked, answer, typed=True)
        return
    await submit(interaction, given.match, given.question, answer)


@on_press("some")
async def choose_some(interaction: Interaction, given: Pressed) -> None:
    """Answer a question for several with the choices from its list."""
    await take_several(interaction, given, given.ordinals())


async def take_several(interaction: Interaction, given: Pressed, picked: Sequence[int]) -> None:
    """Answer a question for several; confirm first if something would go to nobody."""
    services = interaction.client.services
    live, seat, asked = await open_question(services, interaction, given.match, given.question)
    answer = answer_of(asked, picked)
    left = live.match.game.forfeits(live.match.state, asked, answer)
    if not left:
        await submit(interaction, given.match, given.question, answer)
        return
    wording = services.words.wording(interaction, live, seat)
    warning = "\n".join(wording.message(each) for each in left)
    screen = screens.confirm_screen(
        warning,
        given.match,
        given.question,
        f"{question_screen.mask_of(picked):x}",
        services.words.labels_for(interaction),
        verb="certain",
    )
    await services.replies.show(interaction, screen)


@on_press("certain")
async def certain(interaction: Interaction, given: Pressed) -> None:
    """Answer a question for several as was confirmed."""
    _, _, asked = await open_question(
        interaction.client.services, interaction, given.match, given.question
    )
    answer = answer_of(asked, question_screen.ordinals_in(given.rest))
    await submit(interaction, given.match, given.question, answer)


@on_press("part")
async def pick_part(interaction: Interaction, given: Pressed) -> None:
    """Record the picks in one part of a long list, and show all of it again."""
    picked = picked_with(given)
    await show_prompt(interaction, given.match, question=given.question, picked=picked)


def picked_with(given: Pressed) -> list[int]:
    """Return what is picked in all parts of a long list once one part is picked from anew."""
    start, _, mask = given.rest.partition(".")
    part = range(int(start), int(start) + limits.SELECT_OPTIONS)
    others = [each for each in question_screen.ordinals_in(mask) if each not in part]
    return sorted({*others, *given.ordinals()})


@on_press("picked")
async def take_picked(interaction: Interaction, given: Pressed) -> None:
    """Answer a question for several with what was picked in all parts of its list."""
    await take_several(interaction, given, question_screen.ordinals_in(given.rest))


@on_press("none")
async def choose_none(interaction: Interaction, given: Pressed) -> None:
    """Answer a question for several with none of them."""
    _, _, asked = await open_question(
        interaction.client.services, interaction, given.match, given.question
    )
    await submit(interaction, given.match, given.question, answer_of(asked, []))


@on_press("tip")
async def suggest(interaction: Interaction, given: Pressed) -> None:
    """Show what a computer player would do here, with a button that does it."""
    services = interaction.client.services
    found = await services.matches.suggest(given.match, interaction.user.id)
    if found is None:
        await show_prompt(interaction, given.match)
        return
    question, advice = found
    live, seat, asked = await open_question(services, interaction, given.match, question)
    wording = services.words.wording(interaction, live, seat)
    what, why = advised(services.words.load(wording.locale), wording, live, asked, advice)
    tip = services.words.say(interaction, "suggestion", what=what)
    picked = ordinals_of(asked, advice.answer)
    await show_prompt(interaction, given.match, heard=[tip, why], question=question, tip=picked)


# Looking before an answer


@on_press("show")
async def choose_shown(interaction: Interaction, given: Pressed) -> None:
    """Offer the answers of a menu's page that can be shown before they are given."""
    services = interaction.client.services
    live, seat, asked = await open_question(services, interaction, given.match, given.question)
    wording = services.words.wording(interaction, live, seat)
    ordinal, depth, page = (int(part) for part in given.rest.split(".")[:3])
    prompt = prompt_of(live, seat, asked, wording, ordinal=ordinal, depth=depth, page=page)
    entries = previews.shown_before(live, asked, prompt)
    if not entries:
        raise Refused("outdated-menu")
    words = services.words.load(wording.locale)
    back: Row = discord.ui.ActionRow()
    identity = custom_id("more", given.match, given.question, given.rest)
    back.add_item(Press.button(identity, words.say("label-back")))
    row = previews.choose_row(given.match, given.question, entries, words.say("show-which"))
    await services.replies.show(interaction, screens.notice(words.say("show-hint"), row, back))


@on_press("showing")
async def show_chosen(interaction: Interaction, given: Pressed) -> None:
    """Show what an answer would do, one press from giving it."""
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
        picture=await previews.preview_of(services, interaction, live, wording, seat, option),
    )
    await services.replies.show(interaction, screen)
