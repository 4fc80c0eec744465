"""Planning the next turn by the same menus, in private, as if it were now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.matches.live import check_running
from bot.play import question_screen
from bot.play.confirmation import confirmation
from bot.play.context import AS_LEFT, Groups, MenuPlace, Part, TableContext, Voice
from bot.play.loading import Fresh, load_table, on_play_press
from bot.play.menus.whole_answers import answer_of, write_answer
from bot.play.open_question import show_question, show_with_pictures
from bot.play.pictures import on_map
from bot.play.planning import queue_words
from bot.play.planning.queue import extend_queue, look_ahead, replace_queue
from bot.services import Interaction
from bot.store import WishRow
from bot.ui import limits, screens
from bot.ui.components import Pressed, Row
from bot.ui.rows import GREEN, button, row_of
from engine.core.choices.actions import Option
from engine.core.choices.questions import Answer, OneOf, Question
from engine.core.errors import Refused

PREFIX = "q"
"""Prefix of the control kinds of an imagined question."""
LISTED = 1200
"""Characters of a queue above its next question."""
AT_ONCE = {"no-queue-asked": "asked", "no-queue-now": "turn", "no-queue-sealed": "sealed"}
"""Reasons for not planning a decision that can be made right now, with the words for each."""


class PlannedMenu:
    """A reader's queue, and the menu of the question after it."""

    def __init__(self, interaction: Interaction, table: TableContext) -> None:
        """Imagine the reader's next turn; raise `Refused` where that is not possible now."""
        seat = table.own
        check_running(table.live.row)
        self._interaction = interaction
        self._table = table
        self._ahead = ahead = look_ahead(table.live, seat, table.wishes)
        live = replace(table.live, match=ahead.match)
        voice = Voice(live, seat, table.voice.locale, table.voice.emojis)
        self._imagined = replace(table, live=live, voice=voice, asked=ahead.asked, prefix=PREFIX)

    async def find(self, question: int) -> Question | None:
        asked = self._ahead.asked
        if asked is None or asked.id != question:
            await self.show(MenuPlace(question))
            return None
        return asked

    async def show(self, place: MenuPlace) -> None:
        lines, asked, words = self._lines(place.heard), self._ahead.asked, self._table.words
        if asked is None:
            lines = limits.fit_lines([*lines, words.say("queue-ends")], limits.TEXT_TOTAL - 100)
            screen = screens.notice("\n".join(lines), queue_row(self._imagined))
            await self._interaction.client.services.replies.show(self._interaction, screen)
            return
        if place.question not in (None, asked.id):
            lines, place = [*lines, words.say("outdated")], AS_LEFT
        place = replace(place, heard=tuple(limits.fit_lines(lines, LISTED)))
        await show_with_pictures(self._interaction, self._imagined.at(place), PLANNED)

    def _lines(self, heard: Sequence[str]) -> list[str]:
        """Write the queue, and how far it would be carried out."""
        table, ahead, words = self._table, self._ahead, self._table.words
        lines = [words.say("queue-title" if table.wishes else "queue-empty"), *heard]
        lines += queue_words.list_queue(table.wishes, words, ahead.fits)
        if ahead.stop is not None:
            why = queue_words.because(ahead.stop, self._imagined.wording, words)
            lines.append(words.say("queue-would-stop", number=ahead.fits + 1, why=why))
        return lines

    async def choose(self, option: Option) -> None:
        imagined, words = self._imagined, self._table.words
        asked = imagined.question
        warning = confirmation(words, imagined.live, imagined.wording, asked, option)
        if not warning:
            await self.give(option)
            return
        content = screens.join_lines(warning, words.say("queue-unasked"))
        labels = imagined.voice.labels | {"sure": words.say("label-queue-it")}
        assert isinstance(asked.form, OneOf), "one option is the answer to a question for one"
        ordinal = asked.form.options.index(option)
        screen = screens.confirm_screen(
            content, imagined.match_id, asked.id, ordinal, labels, prefix=PREFIX
        )
        await self._interaction.client.services.replies.show(self._interaction, screen)

    async def choose_several(self, picked: Sequence[int]) -> None:
        await self.give(answer_of(self._imagined.question, picked))

    async def give(self, answer: Answer) -> None:
        imagined, table, ahead = self._imagined, self._table, self._ahead
        said = write_answer(table.words, imagined.wording, imagined.question, answer)
        queue = extend_queue(ahead, imagined.live, table.own, table.wishes, answer, said)
        await self._store(queue)

    async def take_last(self, length: int) -> None:
        """Take the last choice out of the queue, if it is still as long as it was shown."""
        if len(self._table.wishes) != length:
            await self.show(MenuPlace(heard=(self._table.words.say("outdated"),)))
            return
        await self._store(self._table.wishes[:-1])

    async def _store(self, queue: Sequence[WishRow]) -> None:
        place = AS_LEFT
        try:
            fresh = await store_queue(self._interaction, self._table, queue)
        except Refused as refusal:
            if refusal.key != "queue-changed":
                raise
            fresh = await load_table(self._interaction, self._table.match_id)
            place = MenuPlace(heard=(fresh.words.say("outdated"),))
        await PlannedMenu(self._interaction, fresh).show(place)


async def store_queue(
    interaction: Interaction, table: TableContext, queue: Sequence[WishRow]
) -> TableContext:
    """Store the reader's queue, and return the table read after that."""
    fresh, user = Fresh(interaction), interaction.user.id
    services = interaction.client.services
    await replace_queue(services, table.match_id, user, table.wishes, queue, fresh)
    return fresh.table


async def plan_or_decide(interaction: Interaction, table: TableContext) -> None:
    """Show the reader's queue, or a decision that they can make at once instead of planning it."""
    try:
        menu = PlannedMenu(interaction, table)
    except Refused as refusal:
        if refusal.key not in AT_ONCE:
            raise
        said = table.words.say("queue-instead", why=AT_ONCE[refusal.key])
        await show_question(interaction, table, MenuPlace(heard=(said,)))
        return
    await menu.show(AS_LEFT)


# The screen


def say_queue(table: TableContext) -> Part:
    """Show the queue, with buttons that change it."""
    return Part(said=table.place.heard, items=(queue_row(table),))


def queue_row(table: TableContext) -> Row:
    """Return the buttons that go with a queue."""
    words, match_id = table.words, table.match_id
    done = button("qdone", match_id, words.say("label-queue-done"), style=GREEN)
    if not table.wishes:
        return row_of(done)
    length = len(table.wishes)  # a second press means the same choice
    undo = button("qundo", match_id, words.say("label-queue-undo"), question=length)
    return row_of(undo, button("qclear", match_id, words.say("label-queue-clear")), done)


PLANNED: Groups = (
    (on_map.show_map,),
    (say_queue,),
    (
        question_screen.name_question,
        question_screen.write_out_answers,
        question_screen.show_answers,
        question_screen.show_controls,
    ),
)
"""The parts of the screen of a question that is answered in advance."""


# Presses


@on_play_press("queue")
async def open_queue(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Open the queue; the rest of a stopped queue is shown with Play."""
    await plan_or_decide(interaction, table)


@on_play_press("qtop")
async def back_to_top(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Go back to the first level of the menu."""
    await PlannedMenu(interaction, table).show(MenuPlace(given.question))


@on_play_press("qundo")
async def undo(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Take the last choice out of the queue."""
    await PlannedMenu(interaction, table).take_last(given.question)


@on_play_press("qclear")
async def clear(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Empty the queue, or discard the rest of a stopped one."""
    fresh = await store_queue(interaction, table, ())
    heard = (table.words.say("queue-cleared"),)
    await show_question(interaction, fresh, MenuPlace(heard=heard))


@on_play_press("qdone")
async def close_queue(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Close the queue, and explain when its choices will be made."""
    heard = (table.words.say("queue-kept"),) if table.wishes else ()
    await show_question(interaction, table, MenuPlace(heard=heard))
