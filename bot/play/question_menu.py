"""The menu before a reader, of an open or a planned question, and its controls."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from typing import Protocol, TypeAlias

from bot.play.confirmation import ask_or_submit, show_present, submit
from bot.play.context import MenuPlace, TableContext
from bot.play.loading import on_play_press
from bot.play.menus import lists
from bot.play.menus.whole_answers import answer_of
from bot.play.open_question import show_question
from bot.play.planning.next_turn import PREFIX, PlannedMenu
from bot.services import Interaction
from bot.ui import screens
from bot.ui.components import Pressed
from engine.core.choices.actions import Option
from engine.core.choices.questions import Answer, Question


class Menu(Protocol):
    """A menu before its reader, of an open or a planned question.

    `find` returns the question if it is still asked; if not, it tells the reader or raises.
    `choose` and `choose_several` confirm an answer that would lose something, then `give` it.
    """

    async def find(self, question: int) -> Question | None: ...
    async def show(self, place: MenuPlace) -> None: ...
    async def choose(self, option: Option) -> None: ...
    async def choose_several(self, picked: Sequence[int]) -> None: ...
    async def give(self, answer: Answer) -> None: ...


class QuestionMenu:
    """The menu of the question that is open to its reader."""

    def __init__(self, interaction: Interaction, table: TableContext) -> None:
        self._interaction = interaction
        self._table = table

    async def find(self, question: int) -> Question | None:
        """Return the question if it is open, otherwise show the present one.

        Somebody who pressed twice finds the result of the first press there.
        """
        if self._table.seat is not None and not self._table.is_asked(question):
            await show_present(self._interaction, self._table.match_id, question)
            return None
        self._table = self._table.require(question)
        return self._table.question

    async def show(self, place: MenuPlace) -> None:
        await show_question(self._interaction, self._table, place)

    async def choose(self, option: Option) -> None:
        await ask_or_submit(self._interaction, self._table, option)

    async def choose_several(self, picked: Sequence[int]) -> None:
        table, live, asked = self._table, self._table.live, self._table.question
        answer = answer_of(asked, picked)
        left = live.match.game.forfeits(live.match.state, asked, answer)
        if not left:
            await self.give(answer)
            return
        warning = "\n".join(table.wording.message(each) for each in left)
        mask, labels = f"{lists.mask_of(picked):x}", table.voice.labels
        screen = screens.confirm_screen(
            warning, table.match_id, asked.id, mask, labels, verb="certain"
        )
        await self._interaction.client.services.replies.show(self._interaction, screen)

    async def give(self, answer: Answer) -> None:
        await submit(self._interaction, self._table, answer)


MenuHandler: TypeAlias = Callable[[Menu, Pressed], Awaitable[None]]


def on_menu_press(*kinds: str) -> Callable[[MenuHandler], MenuHandler]:
    """Register a handler for controls of these kinds in the menu of an open or planned question."""

    def register(handler: MenuHandler) -> MenuHandler:
        @wraps(handler)
        async def ask(interaction: Interaction, table: TableContext, given: Pressed) -> None:
            await handler(QuestionMenu(interaction, table), given)

        @wraps(handler)
        async def plan(interaction: Interaction, table: TableContext, given: Pressed) -> None:
            await handler(PlannedMenu(interaction, table), given)

        on_play_press(*kinds, asks=True)(ask)
        on_play_press(*(f"{PREFIX}{kind}" for kind in kinds))(plan)
        return handler

    return register
