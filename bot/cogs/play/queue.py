"""The queue: planning the next turn by the same menus, in private, as if it were now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.matches.live import Live
from bot.matches.matches import check_running
from bot.play import asking, presses, question_screen
from bot.play.ahead import queue_words
from bot.play.ahead.queue import Ahead, extended, look_ahead, replace_queue
from bot.play.confirmation import confirmation
from bot.play.menus import answer_of, spelled
from bot.seating import presence
from bot.services import Client, Interaction, Services
from bot.store import WishRow
from bot.ui import limits, screens
from bot.ui.components import Press, Pressed, Row, custom_id, on_press
from bot.ui.wording import Wording, joined
from engine.core.choices.actions import Option
from engine.core.choices.questions import Answer, OneOf
from engine.core.errors import Refused
from engine.core.seats import Seat

PREFIX = "q"
"""Before the kinds of an imagined question's controls."""
LISTED = 1200
AT_ONCE = {"no-queue-asked": "asked", "no-queue-now": "turn", "no-queue-sealed": "sealed"}
"""Why nothing is planned of what can be decided right now."""


class Queueing(commands.Cog):
    """Planning ahead."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command()
    @app_commands.describe(table="Which table? Leave it out in its own thread.")
    async def queue(self, interaction: Interaction, table: str | None = None) -> None:
        """Plan your next turn in private; it is played as soon as it comes."""
        await self.services.replies.defer(interaction)
        await plan_or_decide(interaction, await self.services.finder.match_here(interaction, table))


class Planned:
    """What somebody sees of their next turn: the queue, and the table as it would be after it."""

    def __init__(self, live: Live, seat: Seat, queue: Sequence[WishRow], ahead: Ahead) -> None:
        self.seat = seat
        self.queue = queue
        self.ahead = ahead
        self.live = replace(live, match=ahead.match)

    @classmethod
    async def of(cls, interaction: Interaction, match_id: int) -> Planned:
        """Imagine the reader's next turn; raise `Refused` where that is not possible now."""
        services = interaction.client.services
        live = await presence.present(services, match_id, interaction.user.id)
        seat = live.seat_of(interaction.user.id)
        if seat is None:
            raise Refused("no-seat")
        check_running(live.row)
        async with services.store.reading() as reads:
            queue = await reads.wishes(match_id, seat)
        return cls(live, seat, queue, look_ahead(live, seat, queue))

    def wording(self, interaction: Interaction) -> Wording:
        """Return the words for what is imagined."""
        return interaction.client.services.words.wording(interaction, self.live, self.seat)


async def plan_or_decide(interaction: Interaction, match_id: int) -> None:
    """Show the reader's queue, or what they can decide at once in place of planning it."""
    try:
        await show_queue(interaction, match_id)
    except Refused as refusal:
        if refusal.key not in AT_ONCE:
            raise
        said = interaction.client.services.words.say(
            interaction, "queue-instead", why=AT_ONCE[refusal.key]
        )
        await asking.show_prompt(interaction, match_id, heard=[said])


async def show_queue(
    interaction: Interaction,
    match_id: int,
    *,
    heard: Sequence[str] = (),
    question: int | None = None,
    picked: Sequence[int] = (),
    **level: int,
) -> None:
    """Show the reader's queue and the question that comes after it, to be answered in advance."""
    services = interaction.client.services
    planned = await Planned.of(interaction, match_id)
    wording = planned.wording(interaction)
    words, ahead, queue = services.words.load(wording.locale), planned.ahead, planned.queue
    lines = [words.say("queue-title" if queue else "queue-empty"), *heard]
    lines += queue_words.listed(queue, words, ahead.fits)
    if ahead.stop is not None:
        why = queue_words.because(ahead.stop, wording, words)
        lines.append(words.say("queue-would-stop", number=ahead.fits + 1, why=why))
    asked = ahead.asked
    rows = [queue_row(services, wording, match_id, queue)]
    if asked is None:
        lines.append(words.say("queue-ends"))
        text = "\n".join(limits.fit_lines(lines, limits.TEXT_TOTAL - 100))
        await services.replies.show(interaction, screens.notice(text, *rows))
        return
    if question is not None and question != asked.id:
        lines, picked, level = [*lines, words.say("outdated")], (), {}
    prompt = asking.prompt_of(planned.live, planned.seat, asked, wording, **level)
    screen = question_screen.prompt_screen(
        replace(prompt, picked=tuple(picked), prefix=PREFIX),
        match_id,
        services.words.labels_for(interaction),
        heard=limits.fit_lines(lines, LISTED),
        rows=rows,
        in_words=services.replies.reads_text(interaction),
        playing=joined(
            [f"**{services.words.table_name(planned.live)}**", words.say("queue-playing")]
        ),
    )
    await services.replies.show(interaction, screen)


def queue_row(services: Services, wording: Wording, match_id: int, queue: Sequence[WishRow]) -> Row:
    """Return the buttons that go with a queue."""
    words = services.words.load(wording.locale)
    row: Row = discord.ui.ActionRow()
    if queue:
        row.add_item(Press.button(custom_id("qundo", match_id), words.say("label-queue-undo")))
        row.add_item(Press.button(custom_id("qclear", match_id), words.say("label-queue-clear")))
    green = discord.ButtonStyle.success
    label = words.say("label-queue-done")
    row.add_item(Press.button(custom_id("qdone", match_id), label, style=green))
    return row


# Presses


@on_press("queue")
async def open_queue(interaction: Interaction, given: Pressed) -> None:
    """Open the queue; what is left of one that stopped is shown with Play."""
    await plan_or_decide(interaction, given.match)


@on_press("qtop")
async def back_to_top(interaction: Interaction, given: Pressed) -> None:
    """Go back to the first level of the menu."""
    await show_queue(interaction, given.match, question=given.question)


@on_press("qmore")
async def next_page(interaction: Interaction, given: Pressed) -> None:
    """Show the next page of a long level."""
    ordinal, depth, page = (int(part) for part in given.rest.split("."))
    await show_queue(
        interaction, given.match, question=given.question, ordinal=ordinal, depth=depth, page=page
    )


@on_press("qpick")
async def pick(interaction: Interaction, given: Pressed) -> None:
    """Queue the answer, or open the group, that a button stands for."""
    await take(interaction, given, given.rest)


@on_press("qmenu")
async def choose(interaction: Interaction, given: Pressed) -> None:
    """Queue the answer, or open the group, that was chosen from a list."""
    await take(interaction, given, given.values[0])


async def take(interaction: Interaction, given: Pressed, path: str) -> None:
    """Go where a path leads: deeper, to a confirmation, or into the queue."""
    services, match_id, question = interaction.client.services, given.match, given.question
    ordinal, depth = (int(part) for part in path.split("."))
    if depth:
        await show_queue(interaction, match_id, question=question, ordinal=ordinal, depth=depth)
        return
    planned = await Planned.of(interaction, match_id)
    asked = planned.ahead.asked
    if asked is not None and asked.id == question and isinstance(asked.form, OneOf):
        wording = planned.wording(interaction)
        words = services.words.load(wording.locale)
        option: Option = asked.form.options[ordinal]
        if warning := confirmation(words, planned.live, wording, asked, option):
            content = screens.joined_lines(warning, words.say("queue-unasked"))
            labels = services.words.labels_for(interaction) | {"sure": words.say("label-queue-it")}
            screen = screens.confirm_screen(
                content, match_id, question, ordinal, labels, prefix=PREFIX
            )
            await services.replies.show(interaction, screen)
            return
    await add(interaction, given, [ordinal])


@on_press("qsure")
async def sure(interaction: Interaction, given: Pressed) -> None:
    """Queue what was confirmed."""
    await add(interaction, given, [int(given.rest)])


@on_press("qsome")
async def choose_some(interaction: Interaction, given: Pressed) -> None:
    """Queue what was chosen from a list for several."""
    await add(interaction, given, given.ordinals())


@on_press("qnone")
async def choose_none(interaction: Interaction, given: Pressed) -> None:
    """Queue an answer with none of a list."""
    await add(interaction, given, [])


@on_press("qpart")
async def pick_part(interaction: Interaction, given: Pressed) -> None:
    """Remember what was picked in one part of a long list, and show all of it again."""
    picked = presses.picked_with(given)
    await show_queue(interaction, given.match, question=given.question, picked=picked)


@on_press("qpicked")
async def take_picked(interaction: Interaction, given: Pressed) -> None:
    """Queue what was picked in all parts of a long list."""
    await add(interaction, given, question_screen.ordinals_in(given.rest))


async def add(interaction: Interaction, given: Pressed, ordinals: Sequence[int]) -> None:
    """Put an answer at the end of the queue, and show what comes after it."""
    planned = await Planned.of(interaction, given.match)
    ahead, seat = planned.ahead, planned.seat
    if ahead.asked is None or ahead.asked.id != given.question:
        await show_queue(interaction, given.match, question=given.question)
        return
    wording = planned.wording(interaction)
    answer: Answer = answer_of(ahead.asked, ordinals)
    words = interaction.client.services.words.load(wording.locale)
    said = spelled(words, wording, ahead.asked, answer)
    queue = extended(ahead, planned.live, seat, planned.queue, answer, said)
    await store(interaction, given.match, planned.queue, queue)
    await show_queue(interaction, given.match)


@on_press("qundo")
async def undo(interaction: Interaction, given: Pressed) -> None:
    """Take the last choice out of the queue."""
    planned = await Planned.of(interaction, given.match)
    await store(interaction, given.match, planned.queue, planned.queue[:-1])
    await show_queue(interaction, given.match)


@on_press("qclear")
async def clear(interaction: Interaction, given: Pressed) -> None:
    """Empty the queue, or forget what is left of one that stopped."""
    services = interaction.client.services
    live = await presence.present(services, given.match, interaction.user.id)
    seat = live.seat_of(interaction.user.id)
    if seat is None:
        raise Refused("no-seat")
    async with services.store.reading() as reads:
        queue = await reads.wishes(given.match, seat)
    await store(interaction, given.match, queue, ())
    heard = [services.words.say(interaction, "queue-cleared")]
    await asking.show_prompt(interaction, given.match, heard=heard)


@on_press("qdone")
async def done(interaction: Interaction, given: Pressed) -> None:
    """Close the queue, and explain what will become of it."""
    services = interaction.client.services
    live = await presence.present(services, given.match, interaction.user.id)
    seat = live.seat_of(interaction.user.id)
    async with services.store.reading() as reads:
        queue = () if seat is None else await reads.wishes(given.match, seat)
    heard = [services.words.say(interaction, "queue-kept")] if queue else []
    await asking.show_prompt(interaction, given.match, heard=heard)


async def store(
    interaction: Interaction, match_id: int, old: Sequence[WishRow], new: Sequence[WishRow]
) -> None:
    """Store the reader's queue."""
    await replace_queue(interaction.client.services, match_id, interaction.user.id, old, new)


async def setup(client: Client) -> None:
    await client.add_cog(Queueing(client.services))
