"""Asking: a player's open question in their own reply, and the result of their answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import discord

from bot.matches.commands import Outcome
from bot.matches.live import Live
from bot.matches.matches import check_running
from bot.notify.announcements import plans_drawn
from bot.notify.turn_posts import awaited_facts
from bot.play import coach, drafts, following, previews, question_screen
from bot.play.ahead import queue_words
from bot.play.back import redo
from bot.play.hidden import sealed, windows
from bot.play.menus import Prompt, build_prompt, ordinals_of, spelled
from bot.seating import presence
from bot.services import Interaction, Services, plans
from bot.ui import screens
from bot.ui.components import Press, Row, custom_id
from bot.ui.wording import Wording, joined
from bot.workers.computers import Advice
from engine.core.choices.actions import Done, Option, Pass
from engine.core.choices.questions import Answer, Question
from engine.core.errors import Refused
from engine.core.language.words import Words
from engine.core.seats import Scalar, Seat

WORTH_SAYING, MUCH = 0.1, 2.0
"""By how much a position must be worth more, as `Game.evaluate` has it, to be called better."""
DECISIVE = 100
"""More than that separates winning from not winning."""


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
    """Show the reader's open question, or the players that the table waits for.

    What they have sealed is asked again where `question` names it.
    `tip` are the ordinals of the suggested answer; `advice` is the coach's reason for it.
    """
    services = interaction.client.services
    given = heard
    live = await presence.present(services, match_id, interaction.user.id)
    seat = live.seat_of(interaction.user.id)
    if seat is None:
        await services.replies.say(interaction, watching(services, interaction, live))
        return
    check_running(live.row)
    wording = services.words.wording(interaction, live, seat)
    pending = live.match.pending.get(seat)
    asked = pending or sealed.asked_anew(live, seat, question)
    words = services.words.load(wording.locale)
    rows = plans.plan_row(live, seat, wording, drawn, words)
    if asked is None:
        facts = await awaited_facts(services, live, words)
        plan, offers = await queue_words.offer(services, live, seat, wording)
        rows, facts = [*rows, *offers], [*facts, *plan]
        screen = sealed.screen(live, seat, wording, words, heard, rows, facts)
        screen = screen or waiting_screen(services, live, wording, heard, rows, facts)
        await services.replies.show(interaction, screen)
        return
    if question is not None and asked.id != question:
        ordinal = depth = page = 0
        heard, picked = [*heard, services.words.say(interaction, "outdated")], ()
    elif depth == 0 and question is None:
        ordinal, depth = await drafts.find_draft(services.store, live, seat, asked)
    stopped, offers = await queue_words.stopped(services, live, seat, wording)
    heard = [*heard, *stopped, *sealed.said(live, seat, wording, words)]
    heard = [*heard, *await windows.said_to_holder(services, live, asked, wording, words)]
    rows = [*rows, *offers]
    prompt = prompt_of(live, seat, asked, wording, ordinal=ordinal, depth=depth, page=page)
    prompt = replace(prompt, picked=tuple(picked))
    if pending is not None:
        await drafts.keep_draft(services.store, live, seat, asked, ordinal, depth)
    lesson = None
    if not (depth or page or picked):
        lesson = await coach.lesson_of(services, live, seat, asked, wording, advice)
    screen = question_screen.prompt_screen(
        prompt,
        match_id,
        services.words.labels_for(interaction),
        heard=heard,
        can_undo=pending is not None and live.match.can_undo(seat),
        can_suggest=pending is not None,
        can_show=not services.replies.reads_text(interaction)
        and bool(previews.shown_before(live, asked, prompt)),
        can_redo=await redo.is_possible(services, live, seat),
        tip=tip,
        rows=rows,
        in_words=services.replies.reads_text(interaction),
        playing=joined([f"**{services.words.table_name(live)}**", wording.seat(seat)]),
        lesson=lesson,
    )
    if not await services.replies.show(interaction, screen):
        return  # they have gone on while this was written
    if lesson is not None and tip is None and len(services.background.tasks) < coach.TIPS_AT_ONCE:
        services.background.start(advise(interaction, match_id, asked.id, given))


async def advise(
    interaction: Interaction, match_id: int, question: int, heard: Sequence[str]
) -> None:
    """Add a tip to the question that a newcomer looks at, unless they have gone on meanwhile."""
    services = interaction.client.services
    found = await services.matches.suggest(match_id, interaction.user.id)
    if found is None or not services.replies.is_current(interaction):
        return
    live, seat, asked = await open_question(services, interaction, match_id, question)
    wording = services.words.wording(interaction, live, seat)
    words = services.words.load(wording.locale)
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

    standings = live.match.game.standings(live.match.state, asked)
    return build_prompt(asked, wording, facts, standings, **at)


def waiting_screen(
    services: Services,
    live: Live,
    wording: Wording,
    heard: Sequence[str],
    rows: Sequence[Row],
    facts: Sequence[str] = (),
) -> screens.Screen:
    """Tell the reader that nothing is asked of them, and who is awaited; `facts` are of those.

    A player who ended their turn too soon finds Undo here, unless the match is over.
    """
    words = services.words.load(wording.locale)
    if live.match.over:
        status = words.say("match-over")
    else:
        names = ", ".join(wording.seat(each) for each in live.called())
        status = words.say("waiting-for", names=names) if names else words.say("waiting-window")
    lines = [*(f"> {line}" for line in heard), status, *facts]
    if live.match.over:
        return screens.notice("\n".join(lines), *rows)
    undo: Row = discord.ui.ActionRow()
    undo.add_item(Press.button(custom_id("undo", live.row.id), words.say("label-undo")))
    return screens.notice("\n".join(lines), *rows, undo)


def watching(services: Services, interaction: Interaction, live: Live) -> str:
    """Tell a spectator that this table is open to watch, and that a seat is free if one is."""
    told = [services.words.say(interaction, "watching", table=services.words.table_name(live))]
    if presence.open_seats(live.seats) and not live.match.over:
        told.append(services.words.say(interaction, "watching-free"))
    return " ".join(told)


# Suggestions


def advised(
    words: Words, wording: Wording, live: Live, asked: Question, advice: Advice
) -> tuple[str, str]:
    """Write a computer player's choice, and its reason."""
    what = spelled(words, wording, asked, advice.answer)
    if isinstance(advice.answer, Option):
        facts = live.match.game.facts(live.match.state, asked.seat, advice.answer)
        what = joined([what, wording.option_facts(advice.answer, facts)])
    return what, reason(words, wording, asked, advice)


def reason(words: Words, wording: Wording, asked: Question, advice: Advice) -> str:
    """Write a computer player's reason in one line: the gain, and over which alternative."""
    other = advice.other
    if other is None:
        return words.say("reason-only")
    if advice.gain > DECISIVE:
        return words.say("reason-decides")
    kind = "about" if advice.gain < WORTH_SAYING else "more"
    over = "stopping" if isinstance(other, (Done, Pass)) else "next"
    return words.say(
        f"reason-{kind}-{over}",
        much="yes" if advice.gain >= MUCH else "no",
        other=spelled(words, wording, asked, other),
    )


# AnswerQuestion


async def open_question(
    services: Services, interaction: Interaction, match_id: int, question: int | None = None
) -> tuple[Live, Seat, Question]:
    """Return the reader's open question, or the one that they have sealed an answer to.

    Raises `Refused` if there is none, or if it is another one than `question` by now.
    """
    live = await presence.present(services, match_id, interaction.user.id)
    seat = live.seat_of(interaction.user.id)
    if seat is None:
        raise Refused("no-seat")
    asked = live.match.open_to(seat)
    if asked is not None and question in (None, asked.id):
        return live, seat, asked
    if question is None:
        raise Refused("not-asked")
    raise await sealed.closed(services, match_id, seat, question)


async def submit(interaction: Interaction, match_id: int, question: int, answer: Answer) -> None:
    """Submit an answer, and show its result with the next question."""
    services = interaction.client.services
    if await windows.hold(services, match_id, interaction.user.id, question, answer):
        await show_prompt(interaction, match_id)
        return
    try:
        outcome = await services.matches.submit(
            match_id, interaction.user.id, question, answer, key=str(interaction.id)
        )
    except Refused as refusal:
        if refusal.key == "question-closed":  # others have chosen since it was looked at
            await open_question(services, interaction, match_id, question)
        raise
    heard, drawn = await told(services, interaction, outcome)
    live = await services.matches.look(match_id)
    await show_prompt(interaction, match_id, heard=heard, drawn=drawn)
    if following.responds_at_once(live) and not outcome.repeated:
        services.background.start(follow_computers(interaction, live, outcome.seat, heard, drawn))


async def follow_computers(
    interaction: Interaction, live: Live, seat: Seat, heard: Sequence[str], drawn: Sequence[str]
) -> None:
    """Go on in the same reply when computers have responded."""
    more = await following.responses(interaction, live, seat)
    if interaction.client.services.replies.is_current(interaction):
        await show_prompt(interaction, live.row.id, heard=[*heard, *more], drawn=drawn)


async def told(
    services: Services, interaction: Interaction, outcome: Outcome
) -> tuple[list[str], Sequence[str]]:
    """Write the events of the reader's act; name the plans that now matter to them."""
    if outcome.repeated:
        return [], ()
    live = await services.matches.look(outcome.match_id)
    wording = services.words.wording(interaction, live, outcome.seat)
    lines = wording.lines(outcome.heard)
    drawn = plans_drawn(live, outcome.seat, outcome.heard)
    if drawn:
        words = services.words.load(wording.locale)
        lines.append(plans.drawn_line(live, outcome.seat, wording, drawn, words))
    return lines, drawn
