"""Undo and redo as people see them: freely, or by asking the table to go back further."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.matches.commands import UndoChoice
from bot.matches.live import Live, check_running
from bot.play.context import MenuPlace, TableContext
from bot.play.going_back.redo import RedoChoice
from bot.play.going_back.rewind import Rewind, ask, check_talking, patience
from bot.play.going_back.span import Span, Told, describe_span, to_ask
from bot.play.loading import Fresh, load_table, on_play_press
from bot.play.open_question import show_prompt, show_question, tell_outcome
from bot.services import Interaction, Services
from bot.services.sentences import locale_of_table, wording_of
from bot.store import ChoiceRow, Reads
from bot.ui import limits
from bot.ui.components import Pressed, custom_id, pick_from
from bot.ui.markup import bot_words
from bot.ui.message_ids import dash
from bot.ui.rows import RED, button, row_of
from bot.ui.wording import Wording
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.saving.record import PLAN, REWIND
from engine.core.seats import Seat

ASKABLE = ("undo-barrier", "undo-other", "undo-nothing", "undo-over")
"""Reasons why a choice cannot be taken back freely, although the table may agree to it."""


@on_play_press("undo")
async def undo_press(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Take the last step back."""
    await undo(interaction, table, given.question)


async def undo(interaction: Interaction, table: TableContext, at: int | None = None) -> None:
    """Undo the reader's last choice and ask it again; if not free, offer to ask the table.

    `at` is the question beside which it was pressed, as in `check_pressed_at`.
    """
    user, key, fresh = interaction.user.id, str(interaction.id), Fresh(interaction)
    matches = interaction.client.services.matches
    try:
        await matches.execute(table.match_id, UndoChoice(at), user_id=user, key=key, then=fresh)
    except Refused as refusal:
        if refusal.key == "outdated-menu":
            await show_as_it_stands(interaction, table.match_id)
            return
        if refusal.key not in ASKABLE:
            raise
        await offer(interaction, table, refusal)
        return
    place = MenuPlace(heard=(table.words.say("undone"),))
    await show_question(interaction, fresh.table, place)


@on_play_press("redo")
async def redo_press(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Make the last step again."""
    user, key, fresh = interaction.user.id, str(interaction.id), Fresh(interaction)
    matches, command = interaction.client.services.matches, RedoChoice(given.question)
    try:
        outcome = await matches.execute(table.match_id, command, user_id=user, key=key, then=fresh)
    except Refused as refusal:
        if refusal.key != "outdated-menu":
            raise
        await show_as_it_stands(interaction, table.match_id)
        return
    place = tell_outcome(fresh.table, outcome)
    heard = (table.words.say("redone"), *place.heard)
    await show_question(interaction, fresh.table, replace(place, heard=heard))


async def show_as_it_stands(interaction: Interaction, match_id: int) -> None:
    """Show the present question to a reader who has pressed twice, or at an earlier one."""
    table = await load_table(interaction, match_id)
    back = table.undone is not None and table.undone.seat == table.own
    said = table.words.say("undone" if back else "outdated")
    await show_question(interaction, table, MenuPlace(heard=(said,)))


# Offering to go back further


async def offer(interaction: Interaction, table: TableContext, refusal: Refused) -> None:
    """Explain why undo is not free, and offer to ask the table to go back to an earlier choice."""
    services, live, seat, words = (
        interaction.client.services, table.live, table.own, table.words,
    )  # fmt: skip
    async with services.store.reading() as reads:
        standing = await choices_standing(reads, live)
        shown = own_choices(standing, live, seat)[-limits.SELECT_OPTIONS :]
        if not shown or live.row.status == "paused":
            raise refusal
        check_talking(live, standing[-1].at, services.clock())
        span = await Span.since(reads, live.row.id, shown[0].number)
    heard = span.events_heard(seat)
    options = [span_option(table, each, span, heard[each.number]) for each in reversed(shown)]
    label = words.say("label-undo-last")
    rows_of = [row_of(button("goback", table.match_id, label, rest=options[0].value))]
    if len(options) > 1:
        identity = custom_id("gobackto", table.match_id)
        rows_of.append(pick_from(identity, options, placeholder=words.say("undo-earlier")))
    lines = [services.words.refusal(interaction, refusal), words.say("undo-offer")]
    await services.replies.say(interaction, "\n".join(lines), *rows_of)


def own_choices(standing: Sequence[ChoiceRow], live: Live, seat: Seat | None) -> list[ChoiceRow]:
    """List the choices that a seat made itself; of an answer changed while sealed, the first."""
    alone = len(live.people()) == 1  # then a choice without a person was the only answer
    found: dict[int, ChoiceRow] = {}
    for choice in standing:
        own = choice.seat == seat and choice.kind != REWIND
        if own and not (alone and choice.user_id is None):
            found.setdefault(choice.question, choice)
    return [*found.values()]


def span_option(
    table: TableContext, choice: ChoiceRow, span: Span, heard: list[Event]
) -> discord.SelectOption:
    """Offer to go back to before a choice, with the number of choices that this takes back.

    It is named by its question; an answer that was changed while sealed counts once, and one of
    somebody else that nobody was told of does not: numbers of choices would tell of others' plans,
    second thoughts, and cards prepared.
    """
    known = span.choices_known(table.own)
    count = len({(each.seat, each.question) for each in known if each.number >= choice.number})
    return discord.SelectOption(
        label=limits.fit(name_of(table.wording, choice, heard), limits.OPTION_TEXT),
        value=f"{choice.question}.{table.live.mask.hide(known[-1].question)}",
        description=table.words.say("undo-takes-back", count=count),
    )


async def choices_standing(reads: Reads, live: Live) -> list[ChoiceRow]:
    """List the choices that can be gone back to, and those of others between them."""
    kept = await reads.checkpoints(live.row.id)
    made = await reads.choices(live.row.id, after=min(kept, default=0))
    return [choice for choice in made if choice.kind != PLAN]


def name_of(wording: Wording, choice: ChoiceRow, heard: list[Event]) -> str:
    """Name a choice for its maker: by its effect, otherwise by the answer itself.

    Done in a turn's menu may have ended a phase or the turn; without any effect, nobody can tell.
    """
    if said := wording.lines(heard):
        return said[0]
    tag = dash(choice.keys[0].partition(":")[0]) if choice.keys else "done"
    if tag == "done" and choice.kind in wording.game.turn_menus:
        return wording.say("o-done")
    for message in (f"o-{tag}.group", f"done-{dash(choice.kind)}"):
        if wording.words.has(message):
            return wording.say(message)
    tags = {dash(str(kind.__struct_config__.tag)): kind for kind in wording.game.actions}
    message = f"c-{tags[tag].path.replace(' ', '-')}" if tag in tags else ""
    return wording.say(message) if wording.words.has(message) else "…"


# Asking, or doing it at once


async def span_meant(services: Services, table: TableContext, rest: str) -> Span:
    """Return the span to take back; raise `Refused` if more has happened since."""
    asked, last = (int(part) for part in rest.split("."))
    seat, live = table.own, table.live
    check_running(live.row)
    async with services.store.reading() as reads:
        own = own_choices(await choices_standing(reads, live), live, seat)
        first = next((each for each in own if each.question == asked), None)
        if first is None:
            raise Refused("undo-moved")
        span = await Span.since(reads, table.match_id, first.number)
    if span.choices_known(seat)[-1].question != live.mask.reveal(last):
        raise Refused("undo-moved")
    check_talking(live, span.choices[-1].at, table.now)
    return span


@on_play_press("goback", "gobackto", present=False)
async def preview(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Show the choices to be taken back, and the people who must agree."""
    services, live, words = interaction.client.services, table.live, table.words
    rest = given.values[0] if given.values else given.rest
    span = await span_meant(services, table, rest)
    wording = wording_of(live, table.voice.locale, live.match.view(None))
    told = describe_span(live, span, table.own, wording, words)
    voters = to_ask(live, span, table.own)
    hours, silence = patience(live)
    lines = [
        words.say("undo-preview", what=told.what),
        words.say("undo-undone"),
        *told.undone,
        *told.known,
    ]
    if voters:
        names = ", ".join(seat.name for seat in live.seats if seat.user_id in voters)
        lines.append(words.say("undo-asks", names=names))
        how = "undo-silence" if silence else "undo-no-silence"
        lines.append(words.say(how, hours=hours))
    else:
        lines.append(words.say("undo-at-once"))
    label = words.say("label-undo-ask" if voters else "label-undo-now")
    sure = button("gobacksure", given.match, label, rest=rest, style=RED)
    row = row_of(sure, button("play", given.match, words.say("label-back")))
    await services.replies.say(interaction, "\n".join(lines), row)


@on_play_press("gobacksure", present=False)
async def sure(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Ask those who must agree; where nobody must, go back."""
    services, user, live, seat = (
        interaction.client.services, interaction.user.id, table.live, table.own,
    )  # fmt: skip
    span = await span_meant(services, table, given.rest)
    told = public_words(live, span, seat)
    if to_ask(live, span, seat):
        await ask(services, live, span, seat, told, user)
        await services.replies.say(interaction, table.words.say("undo-asked"))
        return
    args = {"what": told.what, "by": live.seats[seat].name, "agreed": ""}
    last = span.choices_known(seat)[-1]
    command = Rewind(span.choices[0].number, last.number, args)
    await services.matches.execute(given.match, command, user_id=user, key=str(interaction.id))
    await show_prompt(interaction, given.match, [table.words.say("went-back")])


def public_words(live: Live, span: Span, seat: Seat) -> Told:
    """Describe the public part of a span, in the table's language."""
    locale = locale_of_table(live.row)
    wording = wording_of(live, locale, live.match.view(None))
    return describe_span(live, span, seat, wording, bot_words(locale))
