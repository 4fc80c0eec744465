"""Playing by pressing: menus, confirmations, picks and suggestions."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from bot.history.log_entries import events_for_seat
from bot.play.back_button import way_back
from bot.play.coach import tips
from bot.play.confirmation import act_of, confirmation, give_typed
from bot.play.context import AS_LEFT, MenuPlace, TableContext
from bot.play.hidden.following import awaits_computers, follow_computers
from bot.play.loading import on_play_press, on_question_press
from bot.play.menus import lists, unavailable
from bot.play.menus.whole_answers import all_but, answer_of, ordinals_of
from bot.play.open_question import show_question, show_tip
from bot.play.pictures import outcomes, previews
from bot.play.question_menu import Menu, on_menu_press
from bot.services import Interaction
from bot.ui import limits, screens
from bot.ui.components import Pressed, custom_id, pick_from
from bot.ui.rows import button, row_of
from engine.core.choices.actions import Option
from engine.core.choices.questions import OneOf, Question
from engine.core.errors import Refused

DETAILS = 1800
"""Most characters for the steps of an action."""


@on_play_press("play", glance=True)
async def play(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Open the reader's question, where they left it."""
    services = interaction.client.services
    await show_question(interaction, table)
    if awaits_computers(table.live):
        before = outcomes.moment_of(table.live)
        services.background.start(follow_computers(interaction, table, AS_LEFT, before))
    if table.glance is not None:
        async with services.store.transaction() as transaction:
            await transaction.save_glance(table.glance)


@on_question_press("change")
async def change(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Reopen the question that the presser has sealed an answer to."""
    await show_question(interaction, table, MenuPlace(given.question))


@on_play_press("top")
async def back_to_top(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Go back to the first level of the menu, and forget the reader's place."""
    if table.draft != (0, 0):
        async with interaction.client.services.store.transaction() as transaction:
            await transaction.drop_drafts(given.match, seat=table.own, question=given.question)
    await show_question(interaction, table, MenuPlace(given.question))


@on_play_press("details")
async def show_details(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Write every step of an action that was told in one sentence."""
    services, began = interaction.client.services, table.live.mask.reveal(int(given.rest))
    async with services.store.reading() as reads:
        rows = await reads.events(given.match, since=began)
    lines = table.wording.lines(each.event for each in events_for_seat(rows, table.seat))
    kept = limits.fit_first([f"- {line}" for line in lines], DETAILS)
    back = way_back(table.live, table.seat, table.words)
    await services.replies.say(interaction, "\n".join(kept), *back)


# Menus of open and planned questions


@on_menu_press("more")
async def show_page(menu: Menu, given: Pressed) -> None:
    """Show a page of a long level: the next one, or the one the reader had left."""
    await menu.show(place_of(given))


def place_of(given: Pressed) -> MenuPlace:
    """Read the place of a menu as `question_screen.place_in` writes it."""
    ordinal, depth, page, *mask = given.rest.split(".")
    picked = lists.ordinals_in(mask[0]) if mask else ()
    return MenuPlace(given.question, int(ordinal), int(depth), int(page), picked)


@on_menu_press("pick")
async def pick(menu: Menu, given: Pressed) -> None:
    """Take the answer, or open the group, that a button stands for."""
    await take_path(menu, given.question, given.rest)


@on_menu_press("menu")
async def choose(menu: Menu, given: Pressed) -> None:
    """Take the answer, or open the group, that was chosen from a list."""
    await take_path(menu, given.question, given.values[0])


async def take_path(menu: Menu, question: int, path: str) -> None:
    """Follow a path: deeper, to a confirmation, or to the answer itself."""
    ordinal, depth = (int(part) for part in path.split("."))
    asked = await menu.find(question)
    if asked is None:
        return
    option = option_at(asked, ordinal)
    if depth:
        await menu.show(MenuPlace(question, ordinal, depth))
        return
    await menu.choose(option)


def option_at(asked: Question, ordinal: int) -> Option:
    """Return an option by its place in the question's list."""
    if not isinstance(asked.form, OneOf) or ordinal >= len(asked.form.options):
        raise Refused("question-closed")
    return asked.form.options[ordinal]


@on_menu_press("sure")
async def sure(menu: Menu, given: Pressed) -> None:
    """Give the confirmed answer."""
    await give_picked(menu, given.question, [int(given.rest)])


@on_menu_press("none")
async def choose_none(menu: Menu, given: Pressed) -> None:
    """Answer a question for several with none of them."""
    await give_picked(menu, given.question, [])


@on_menu_press("certain")
async def certain(menu: Menu, given: Pressed) -> None:
    """Give the confirmed answer to a question for several."""
    await give_picked(menu, given.question, lists.ordinals_in(given.rest))


async def give_picked(menu: Menu, question: int, picked: Sequence[int]) -> None:
    """Answer with the picks, if the question is still asked."""
    asked = await menu.find(question)
    if asked is not None:
        await menu.give(answer_of(asked, picked))


@on_menu_press("some")
async def choose_some(menu: Menu, given: Pressed) -> None:
    """Answer a question for several with the choices from its list."""
    if await menu.find(given.question) is not None:
        await menu.choose_several(given.ordinals())


@on_menu_press("but")
async def choose_all_but(menu: Menu, given: Pressed) -> None:
    """Answer a question for amounts with all of them but the choices from its list."""
    asked = await menu.find(given.question)
    if asked is not None:
        await menu.choose_several(all_but(asked, given.ordinals()))


@on_menu_press("picked")
async def take_picked(menu: Menu, given: Pressed) -> None:
    """Answer a question for several with the picks from all parts of its list."""
    if await menu.find(given.question) is not None:
        await menu.choose_several(lists.ordinals_in(given.rest))


@on_menu_press("listed")
async def take_listed(menu: Menu, given: Pressed) -> None:
    """Answer a question for several with one of the answers in its list."""
    if await menu.find(given.question) is not None:
        await menu.choose_several(lists.ordinals_in(given.values[0]))


@on_menu_press("part")
async def pick_part(menu: Menu, given: Pressed) -> None:
    """Record the picks in one part of a long list, and show all of it again."""
    start, _, mask = given.rest.partition(".")
    part = range(int(start), int(start) + limits.SELECT_OPTIONS)
    others = [each for each in lists.ordinals_in(mask) if each not in part]
    picked = tuple(sorted({*others, *given.ordinals()}))
    asked = await menu.find(given.question)
    if asked is not None:
        picked = tuple(ordinals_of(asked, answer_of(asked, picked)))
        await menu.show(MenuPlace(given.question, picked=picked))


@on_question_press("barred")
async def tell_why(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Explain why an action that keeps its place is not possible now."""
    said = unavailable.why_not(table, given.rest.replace(".", " "))
    await show_question(interaction, table, MenuPlace(given.question, heard=(said,)))


# Suggestions


@on_question_press("follow")
async def follow(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Give the suggested answer."""
    ordinals = [int(part) for part in given.rest.split("-") if part]
    await give_typed(interaction, table, answer_of(table.question, ordinals))


@on_play_press("tip")
async def suggest(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Show a computer player's choice here, with a button that makes it.

    While it thinks, the reply says so; whatever can be pressed in it stays in its place.
    """
    services = interaction.client.services
    if table.seat is None or table.live.match.pending.get(table.seat) is None:
        await show_question(interaction, table)
        return
    table = table.require()
    place, missed = services.replies.shown(interaction) or (AS_LEFT, table.missed)
    if place.question == table.question.id:
        table = replace(table, missed=missed, place=place)
    found = asyncio.create_task(services.matches.suggest(table.live, table.own))
    await asyncio.wait([found], timeout=tips.AT_ONCE)
    if not found.done():
        await show_question(interaction, table, tips.thinking(table))
    await show_tip(interaction, table, await found)


# Looking before an answer


@on_question_press("show")
async def choose_shown(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Offer the answers of a menu's page that can be shown before they are given."""
    entries = list(previews.entries_to_preview(table.at(place_of(given))))
    if not entries:
        raise Refused("outdated-menu")
    words, number = table.words, given.question
    label = words.say("label-back")
    back = row_of(button("more", given.match, label, question=number, rest=given.rest))
    row = pick_from(
        custom_id("showing", given.match, number),
        lists.options_of(entries[: limits.SELECT_OPTIONS]),
        placeholder=limits.fit(words.say("show-which"), limits.PLACEHOLDER),
    )
    screen = screens.notice(words.say("show-hint"), row, back)
    await interaction.client.services.replies.show(interaction, screen)


@on_question_press("showing")
async def show_chosen(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Show an answer's effect, one press from giving it."""
    services, asked, words = interaction.client.services, table.question, table.words
    ordinal = int(given.values[0].partition(".")[0])
    option = option_at(asked, ordinal)
    warning = confirmation(words, table.live, table.wording, asked, option)
    said = words.say("show-sure", what=table.wording.option(option, asked))
    screen = screens.confirm_screen(
        warning or said,
        given.match,
        given.question,
        ordinal,
        table.voice.labels,
        act=act_of(table.wording, asked, option),
        picture=await previews.preview_of(services, table, option),
    )
    await services.replies.show(interaction, screen)
