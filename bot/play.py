"""Playing by pressing: the question in the presser's own reply, its answers, suggestions."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import discord

from bot import limits, plans, screens
from bot.acts import Outcome
from bot.components import Press, Pressed, custom_id, on_press
from bot.computers import Advice
from bot.desk import check_running
from bot.during import (
    awaited,
    coach,
    following,
    previews,
    queued,
    redoing,
    sealed,
    seating,
    windows,
)
from bot.during.chronicle import note_glance
from bot.live import Live
from bot.news import plans_drawn
from bot.prompts import Prompt, answer_of, build_prompt, ordinals_of, parts_of, spelled
from bot.wording import Wording, decimal, joined
from engine.core.actions import Done, Option, Pass
from engine.core.questions import Answer, OneOf, Question
from engine.core.refused import Refused
from engine.core.seats import Scalar, Seat
from engine.core.words import Words

if TYPE_CHECKING:
    from bot.app import TableBot

Interaction = discord.Interaction["TableBot"]
WORTH_SAYING = 0.1
"""Points by which one answer must be better than another to be called so."""
DECISIVE = 100
"""More points than that separate winning from not winning."""
GIVEN_UP = 3
"""So many things still possible are named when somebody ends a turn."""


async def show_prompt(
    interaction: Interaction,
    match_id: int,
    *,
    heard: Sequence[str] = (),
    ordinal: int = 0,
    depth: int = 0,
    page: int = 0,
    question: int | None = None,
    tip: Sequence[int] | None = None,
    drawn: Sequence[str] = (),
    picked: Sequence[int] = (),
    advice: str = "",
) -> None:
    """Show the reader's open question, or what the table is waiting for.

    What they have sealed is asked again where `question` names it.
    `tip` are the ordinals of what is suggested; `advice` is the coach's word for it.
    """
    bot = interaction.client
    given = heard
    live = await seating.present(bot, match_id, interaction.user.id)
    seat = live.seat_of(interaction.user.id)
    if seat is None:
        await bot.say(interaction, await watching(bot, interaction, live))
        return
    check_running(live.row)
    wording = await bot.wording(interaction, live, seat)
    pending = live.match.pending.get(seat)
    asked = pending or sealed.asked_anew(live, seat, question)
    words = bot.words_of(wording)
    rows = plans.plan_row(live, seat, wording, drawn, words)
    if asked is None:
        facts = await awaited.facts(bot, live, words)
        plan, offers = await queued.offer(bot, live, seat, wording)
        rows, facts = [*rows, *offers], [*facts, *plan]
        screen = sealed.screen(live, seat, wording, words, heard, rows, facts)
        screen = screen or waiting_screen(bot, live, wording, heard, rows, facts)
        await bot.show(interaction, screen)
        return
    if question is not None and asked.id != question:
        ordinal = depth = page = 0
        heard, picked = [*heard, bot.say_in(interaction, "outdated")], ()
    elif depth == 0 and question is None:
        ordinal, depth = await bot.draft_of(live, seat, asked)
    stopped, offers = await queued.stopped(bot, live, seat, wording)
    heard = [*heard, *stopped, *sealed.said(live, seat, wording, words)]
    heard = [*heard, *await windows.said_to_holder(bot, live, asked, wording, words)]
    rows = [*rows, *offers]
    prompt = prompt_of(live, seat, asked, wording, ordinal=ordinal, depth=depth, page=page)
    prompt = replace(prompt, picked=tuple(picked))
    if pending is not None:
        await bot.keep_draft(live, seat, asked, ordinal, depth)
    lesson = None
    if not (depth or page or picked):
        lesson = await coach.lesson_of(bot, live, seat, asked, wording, advice)
    screen = screens.prompt_screen(
        prompt,
        match_id,
        bot.labels(interaction),
        heard=heard,
        can_undo=pending is not None and live.match.can_undo(seat),
        can_suggest=pending is not None,
        can_show=not bot.reads_text(interaction) and previews.can_show(live, asked, prompt),
        can_redo=await redoing.is_possible(bot, live, seat),
        tip=tip,
        rows=rows,
        in_words=bot.reads_text(interaction),
        playing=joined([f"**{bot.table_name(live)}**", wording.seat(seat)]),
        lesson=lesson,
    )
    if advice and not bot.still_here(interaction):
        return  # they have gone on while this was written
    await bot.show(interaction, screen)
    if lesson is not None and tip is None and len(bot.thinking) < coach.TIPS_AT_ONCE:
        thinking = asyncio.create_task(advise(interaction, match_id, asked.id, given))
        bot.thinking.add(thinking)
        thinking.add_done_callback(bot.thinking.discard)


async def advise(
    interaction: Interaction, match_id: int, question: int, heard: Sequence[str]
) -> None:
    """Add a tip to the question that a newcomer looks at, unless they have gone on meanwhile."""
    bot = interaction.client
    with contextlib.suppress(Refused, discord.HTTPException):  # they or their reply are gone
        found = await bot.desk.suggest(match_id, interaction.user.id)
        if found is None or not bot.still_here(interaction):
            return
        live, seat, asked = await open_question(bot, interaction, match_id, question)
        wording = await bot.wording(interaction, live, seat)
        words = bot.words_of(wording)
        advice = coach.worth_trying(found[1])
        what, why = advised(words, wording, live, asked, advice)
        await show_prompt(
            interaction,
            match_id,
            heard=heard,
            question=question,
            tip=ordinals_of(asked, advice.answer),
            advice=words.say("coach-tip", what=what, why=why),
        )


def prompt_of(live: Live, seat: Seat, asked: Question, wording: Wording, **at: int) -> Prompt:
    """Build the menu of a seat's question, with price and gain beside each option."""

    def facts(option: Option) -> Mapping[str, Scalar]:
        return live.match.game.facts(live.match.state, seat, option)

    return build_prompt(asked, wording, facts, **at)


def waiting_screen(
    bot: TableBot,
    live: Live,
    wording: Wording,
    heard: Sequence[str],
    rows: Sequence[plans.Row],
    facts: Sequence[str] = (),
) -> screens.Screen:
    """Say that nothing is asked of the reader now, and who is awaited; `facts` are of those.

    Whoever has ended their turn too soon finds Undo here.
    """
    words = bot.words_of(wording)
    if live.match.over:
        status = words.say("match-over")
    else:
        names = ", ".join(wording.seat(each) for each in live.called())
        status = words.say("waiting-for", names=names) if names else words.say("waiting-window")
    lines = [*(f"> {line}" for line in heard), status, *facts]
    undo: plans.Row = discord.ui.ActionRow()
    undo.add_item(Press.button(custom_id("undo", live.row.id), words.say("label-undo")))
    return screens.notice("\n".join(lines), *rows, undo)


async def watching(bot: TableBot, interaction: Interaction, live: Live) -> str:
    """Tell a spectator that this table is open to watch."""
    return bot.say_in(interaction, "watching", table=bot.table_name(live))


# Presses


@on_press("play")
async def play(interaction: Interaction, given: Pressed) -> None:
    """Open the reader's question, where they left it."""
    bot = interaction.client
    await show_prompt(interaction, given.match)
    await note_glance(bot.store, given.match, interaction.user.id, bot.clock())


@on_press("change")
async def change(interaction: Interaction, given: Pressed) -> None:
    """Ask anew what the presser has sealed an answer to."""
    await open_question(interaction.client, interaction, given.match, given.question)
    await show_prompt(interaction, given.match, question=given.question)


@on_press("top")
async def back_to_top(interaction: Interaction, given: Pressed) -> None:
    """Go back to the first level of the menu."""
    live = await interaction.client.desk.look(given.match)
    await interaction.client.drop_draft(live, interaction.user.id, given.question)
    await show_prompt(interaction, given.match, question=given.question)


@on_press("more")
async def next_page(interaction: Interaction, given: Pressed) -> None:
    """Show the next page of a long level."""
    ordinal, depth, page = (int(part) for part in given.rest.split("."))
    await show_prompt(
        interaction, given.match, ordinal=ordinal, depth=depth, page=page, question=given.question
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
    bot = interaction.client
    live, seat, asked = await open_question(bot, interaction, match_id, question)
    form = asked.form
    if not isinstance(form, OneOf) or ordinal >= len(form.options):
        raise Refused("question-closed")
    if depth:
        await show_prompt(interaction, match_id, ordinal=ordinal, depth=depth, question=question)
        return
    option = form.options[ordinal]
    wording = await bot.wording(interaction, live, seat)
    if warning := confirmation(bot.words_of(wording), live, wording, asked, option):
        labels = bot.labels(interaction)
        ask = partial(screens.confirm_screen, warning, match_id, question, ordinal, labels)
        await bot.show(interaction, ask())
        picture = await previews.preview_of(bot, interaction, live, wording, seat, option)
        if picture is not None and bot.still_here(interaction):
            await bot.show(interaction, ask(picture=picture))
        return
    await submit(interaction, match_id, question, option)


def confirmation(
    words: Words, live: Live, wording: Wording, asked: Question, option: Option
) -> str:
    """Write what cannot be taken back, what it costs, and what it would give up."""
    match = live.match
    lines = [wording.confirmation(option, asked.kind)]
    if isinstance(option, Done) and lines[0] and isinstance(asked.form, OneOf):
        kinds: dict[Any, Option] = {}
        for each in asked.form.options:
            if not isinstance(each, (Done, Pass)):
                kinds.setdefault(parts_of(each)[0], each)
        lines.append(still_possible(words, [wording.group(each) for each in kinds.values()]))
    else:
        if lines[0]:
            named = match.game.facts(match.state, asked.seat, option)
            lines.append(wording.option_facts(option, named))
        passed = match.game.gives_up(match.state, asked, option)
        lines.append(still_possible(words, [wording.option(each) for each in passed], "given-up"))
    return screens.joined_lines(*lines)


def still_possible(words: Words, names: Sequence[str], message: str = "still-possible") -> str:
    """Name what is still possible and would be given up; empty where nothing is."""
    if not names:
        return ""
    named = " · ".join(names[:GIVEN_UP]) + (" …" if len(names) > GIVEN_UP else "")
    return words.say(message, what=named)


@on_press("sure")
async def sure(interaction: Interaction, given: Pressed) -> None:
    """Do what was confirmed."""
    _, _, asked = await open_question(interaction.client, interaction, given.match, given.question)
    await submit(interaction, given.match, given.question, answer_of(asked, [int(given.rest)]))


@on_press("follow")
async def follow(interaction: Interaction, given: Pressed) -> None:
    """Do what was suggested."""
    _, _, asked = await open_question(interaction.client, interaction, given.match, given.question)
    ordinals = [int(part) for part in given.rest.split("-") if part]
    await submit(interaction, given.match, given.question, answer_of(asked, ordinals))


@on_press("some")
async def choose_some(interaction: Interaction, given: Pressed) -> None:
    """Answer a question for several with what was chosen from its list."""
    _, _, asked = await open_question(interaction.client, interaction, given.match, given.question)
    answer = answer_of(asked, given.ordinals())
    await submit(interaction, given.match, given.question, answer)


@on_press("part")
async def pick_part(interaction: Interaction, given: Pressed) -> None:
    """Remember what was picked in one part of a long list, and show all of it again."""
    picked = picked_with(given)
    await show_prompt(interaction, given.match, question=given.question, picked=picked)


def picked_with(given: Pressed) -> list[int]:
    """Return what is picked in all parts of a long list once one part is picked from anew."""
    start, _, mask = given.rest.partition(".")
    part = range(int(start), int(start) + limits.SELECT_OPTIONS)
    others = [each for each in screens.ordinals_in(mask) if each not in part]
    return sorted({*others, *given.ordinals()})


@on_press("picked")
async def take_picked(interaction: Interaction, given: Pressed) -> None:
    """Answer a question for several with what was picked in all parts of its list."""
    _, _, asked = await open_question(interaction.client, interaction, given.match, given.question)
    answer = answer_of(asked, screens.ordinals_in(given.rest))
    await submit(interaction, given.match, given.question, answer)


@on_press("none")
async def choose_none(interaction: Interaction, given: Pressed) -> None:
    """Answer a question for several with none of them."""
    _, _, asked = await open_question(interaction.client, interaction, given.match, given.question)
    await submit(interaction, given.match, given.question, answer_of(asked, []))


@on_press("tip")
async def suggest(interaction: Interaction, given: Pressed) -> None:
    """Say what a computer player would do here, one press from doing it."""
    bot = interaction.client
    found = await bot.desk.suggest(given.match, interaction.user.id)
    if found is None:
        await show_prompt(interaction, given.match)
        return
    question, advice = found
    live, seat, asked = await open_question(bot, interaction, given.match, question)
    wording = await bot.wording(interaction, live, seat)
    what, why = advised(bot.words_of(wording), wording, live, asked, advice)
    tip = bot.say_in(interaction, "suggestion", what=what)
    picked = ordinals_of(asked, advice.answer)
    await show_prompt(interaction, given.match, heard=[tip, why], question=question, tip=picked)


def advised(
    words: Words, wording: Wording, live: Live, asked: Question, advice: Advice
) -> tuple[str, str]:
    """Write what a computer player would choose, and why."""
    what = spelled(words, wording, asked, advice.answer)
    if isinstance(advice.answer, Option):
        facts = live.match.game.facts(live.match.state, asked.seat, advice.answer)
        what = joined([what, wording.option_facts(advice.answer, facts)])
    return what, reason(words, wording, asked, advice)


def reason(words: Words, wording: Wording, asked: Question, advice: Advice) -> str:
    """Say in one line why a computer player would choose so: what it gains, and over what."""
    other = advice.other
    if other is None:
        return words.say("reason-only")
    if advice.gain > DECISIVE:
        return words.say("reason-decides")
    kind = "about" if advice.gain < WORTH_SAYING else "more"
    over = "stopping" if isinstance(other, (Done, Pass)) else "next"
    return words.say(
        f"reason-{kind}-{over}",
        gain=decimal(advice.gain, wording.locale),
        other=spelled(words, wording, asked, other),
    )


# Submitting


async def open_question(
    bot: TableBot, interaction: Interaction, match_id: int, question: int
) -> tuple[Live, Seat, Question]:
    """Return the reader's open question, or the one that they have sealed an answer to.

    Raises `Refused` if it is another one by now.
    """
    live = await seating.present(bot, match_id, interaction.user.id)
    seat = live.seat_of(interaction.user.id)
    if seat is None:
        raise Refused("no-seat")
    asked = live.match.open_to(seat)
    if asked is None or asked.id != question:
        raise await sealed.closed(bot, match_id, seat, question)
    return live, seat, asked


async def submit(interaction: Interaction, match_id: int, question: int, answer: Answer) -> None:
    """Hand an answer to the desk, and show what came of it with the next question."""
    bot = interaction.client
    if await windows.hold(bot, match_id, interaction.user.id, question, answer):
        await show_prompt(interaction, match_id)
        return
    try:
        outcome = await bot.desk.submit(
            match_id, interaction.user.id, question, answer, key=str(interaction.id)
        )
    except Refused as refusal:
        if refusal.key == "question-closed":  # others have chosen since it was looked at
            await open_question(bot, interaction, match_id, question)
        raise
    heard, drawn = await told(bot, interaction, outcome)
    live = await bot.desk.look(match_id)
    await show_prompt(interaction, match_id, heard=heard, drawn=drawn)
    if outcome.repeated or not following.responds_at_once(live):
        return
    with contextlib.suppress(Refused, discord.HTTPException):  # they or their reply are gone
        more = await following.responses(interaction, live, outcome.seat)
        if bot.still_here(interaction):
            await show_prompt(interaction, match_id, heard=[*heard, *more], drawn=drawn)


async def told(
    bot: TableBot, interaction: Interaction, outcome: Outcome
) -> tuple[list[str], Sequence[str]]:
    """Write what the reader heard of what they did; name the plans that now matter to them."""
    if outcome.repeated:
        return [], ()
    live = await bot.desk.look(outcome.match_id)
    wording = await bot.wording(interaction, live, outcome.seat)
    lines = wording.lines(outcome.heard)
    drawn = plans_drawn(live, outcome.seat, outcome.heard)
    if drawn:
        words = bot.words_of(wording)
        lines.append(plans.drawn_line(live, outcome.seat, wording, drawn, words))
    return lines, drawn
