"""Giving answers: confirmed first if they cannot be taken back, then shown with their result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.history.log_entries import events_for_seat
from bot.matches.commands import AnswerQuestion
from bot.matches.live import Live
from bot.play.context import MenuPlace, TableContext
from bot.play.hidden import windows
from bot.play.hidden.following import awaits_computers, follow_computers
from bot.play.loading import Fresh, load_table
from bot.play.menus.labels import capitalize
from bot.play.menus.levels import parts_of
from bot.play.menus.whole_answers import write_answer
from bot.play.open_question import show_question, tell_outcome
from bot.play.pictures import outcomes, previews
from bot.services import Interaction
from bot.ui import screens
from bot.ui.option_wording import join
from bot.ui.wording import Wording
from engine.core.choices.actions import Done, Option, Pass
from engine.core.choices.questions import Answer, OneOf, Question
from engine.core.choices.turn_steps import TurnPlace
from engine.core.errors import Refused
from engine.core.language.words import Words

GIVEN_UP = 3
"""Most actions named among those given up."""
SHORT_ACT = 40
"""Most characters of a button that fits beside the way back on a phone."""


async def ask_or_submit(
    interaction: Interaction, table: TableContext, option: Option, *, typed: bool = False
) -> None:
    """Take an answer, after a confirmation where it would lose something.

    An answer typed out in full is confirmed only if it ends a step too soon; Done, which says so by
    its name, not even then. A pressed one is confirmed only if it cannot be taken back or gives up
    points, because its button already said what it ends.
    """
    services, live, asked = interaction.client.services, table.live, table.question
    warning = confirmation(table.words, live, table.wording, asked, option, typed=typed)
    known = typed and (isinstance(option, Done) or not is_marked(live, asked, option))
    if known or not warning:
        await submit(interaction, table, option)
        return
    assert isinstance(asked.form, OneOf), "one option is the answer to a question for one"
    ordinal = asked.form.options.index(option)
    labels, act = table.voice.labels, act_of(table.wording, asked, option)
    ask = partial(
        screens.confirm_screen, warning, table.match_id, asked.id, ordinal, labels, act=act
    )
    await services.replies.show(interaction, ask())

    async def show_picture() -> None:
        picture = await previews.preview_of(services, table, option)
        if picture is not None:
            await services.replies.show(interaction, ask(picture=picture))

    services.background.start(show_picture())


async def give_typed(interaction: Interaction, table: TableContext, answer: Answer) -> None:
    """Take an answer that was typed out in full."""
    if isinstance(answer, Option):
        await ask_or_submit(interaction, table, answer, typed=True)
    else:
        await submit(interaction, table, answer)


def confirmation(
    words: Words, live: Live, wording: Wording, asked: Question, option: Option,
    *, typed: bool = False,
) -> str:  # fmt: skip
    """Write the irreversible effects, the cost, and the losses; empty if there are none."""
    match = live.match
    said, turn_place = wording.confirmation(option, asked), turn_place_of(live, asked, option)
    ends = wording.message(turn_place.ends) if turn_place and turn_place.ends else ""
    marked = f"**{join([wording.option(option, asked), ends])}**" if ends else ""
    if isinstance(option, (Done, Pass)):
        lost = turn_place.lost if turn_place else still_offered(asked)
        if not lost or not (said or marked):
            return ""
        return screens.join_lines(said, marked, still_possible(words, wording, lost))
    lost = turn_place.lost if turn_place else ()
    scoring = [each for each in lost if scores(live, asked, each)]
    costs = write_forecast(live, wording, asked, option) if said else ""
    first = sorted(lost, key=lambda each: each not in scoring)
    passed = still_possible(words, wording, first, "given-up")
    left = [wording.message(each) for each in match.game.forfeits(match.state, asked, option)]
    if not (typed or said or left or scoring):
        return ""
    return screens.join_lines(said, costs, marked, passed, *left)


def act_of(wording: Wording, asked: Question, option: Option) -> str:
    """Write the label that confirms an answer: "End turn", "Battle"; empty if too long."""
    ends = isinstance(option, (Done, Pass))
    act = wording.option(option, asked) if ends else wording.group(option, asked)
    return act if len(act) <= SHORT_ACT else ""


def write_forecast(live: Live, wording: Wording, asked: Question, option: Option) -> str:
    """Write the odds of an option; without chance, its cost and gain."""
    game, state = live.match.game, live.match.state
    actor = game.actor(state, asked)
    if expected := game.forecast(state, actor, option):
        return "\n".join(wording.message(each) for each in expected)
    facts = game.facts(state, actor, option)
    return capitalize(wording.option_facts(option, facts, asked.kind))


def is_marked(live: Live, asked: Question, option: Option) -> bool:
    """Return whether an answer would end a step in which something is still possible."""
    turn_place = turn_place_of(live, asked, option)
    return turn_place is not None and turn_place.ends is not None


def turn_place_of(live: Live, asked: Question, option: Option) -> TurnPlace | None:
    """Return where an option stands in its seat's turn; None where the question spans no steps."""
    turn_places = live.match.game.turn_places(live.match.state, asked)
    if not turn_places:
        return None
    assert isinstance(asked.form, OneOf), "a menu of a turn asks for one of its options"
    return turn_places[asked.form.options.index(option)]


def scores(live: Live, asked: Question, option: Option) -> bool:
    """Return whether an option would score points at once; a last resort loses them."""
    game, state = live.match.game, live.match.state
    points = game.facts(state, game.actor(state, asked), option).get("points", 0)
    return not option.last_resort and isinstance(points, int) and points > 0


def still_offered(asked: Question) -> list[Option]:
    """List the options of a question other than those that end it."""
    options = asked.form.options if isinstance(asked.form, OneOf) else ()
    return [each for each in options if not isinstance(each, (Done, Pass))]


def still_possible(
    words: Words, wording: Wording, lost: Sequence[Option], message: str = "still-possible"
) -> str:
    """Name the options given up: each while they are few, otherwise their kinds."""
    if not lost:
        return ""
    names = [wording.option(each) for each in lost]
    if len(names) > GIVEN_UP:
        kinds: dict[Any, Option] = {}
        for each in lost:
            kinds.setdefault(parts_of(each)[0], each)
        names = [wording.group(each) for each in kinds.values()]
    named = " · ".join(names[:GIVEN_UP]) + (" …" if len(names) > GIVEN_UP else "")
    return words.say(message, what=named)


# Answering


async def submit(interaction: Interaction, table: TableContext, answer: Answer) -> None:
    """Submit an answer to the table's question, and show its result with the next question."""
    services, user = interaction.client.services, interaction.user.id
    before = outcomes.moment_of(table.live)
    responds = table.live.match.game.current(table.live.match.state) not in (None, table.own)
    fresh = Fresh(interaction, before)
    command = AnswerQuestion(table.question.id, answer)
    timed = table.question.timed
    if timed and await windows.hold(services, table.match_id, user, command, fresh):
        await show_question(interaction, fresh.table, fresh.table.place)
        return
    try:
        outcome = await services.matches.execute(
            table.match_id, command, user_id=user, key=str(interaction.id), then=fresh
        )
    except Refused:
        if not command.answered:
            raise
        # Of two presses at once, both may have found the question open.
        await show_present(interaction, table.match_id, table.question.id)
        return
    place = replace(tell_outcome(fresh.table, outcome), responded=responds)
    if not (place.heard or outcome.repeated or table.own in fresh.table.live.match.answered):
        what = write_answer(table.words, table.wording, table.question, answer)
        place = replace(place, heard=(table.words.say("chosen", what=what),))
    await show_question(interaction, fresh.table, place)
    if awaits_computers(fresh.table.live) and not outcome.repeated:
        services.background.start(follow_computers(interaction, fresh.table, place, before))


async def show_present(interaction: Interaction, match_id: int, question: int) -> None:
    """Show the present question instead of an earlier one, with the result of its answer."""
    services = interaction.client.services
    async with services.matches.lock(match_id):
        pass  # the first of two presses at once may still be being stored
    table = await load_table(interaction, match_id, question)
    result = await read_last_result(interaction, table) if table.stands else ()
    said = table.words.say("r-answer-stands" if table.stands else "outdated")
    await show_question(interaction, table, MenuPlace(heard=(*result, said)))


async def read_last_result(interaction: Interaction, table: TableContext) -> Sequence[str]:
    """Write what came of the reader's last answer."""
    async with interaction.client.services.store.reading() as reads:
        last = await reads.last_number_of(table.match_id, interaction.user.id) or 0
        rows = await reads.events(table.match_id, since=last - 1)
    heard = events_for_seat([row for row in rows if row.choice == last], table.own)
    return table.wording.lines(table.wording.retell(each.event for each in heard))
