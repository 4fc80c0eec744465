"""A question's menu as data: what may be pressed, and how it is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.play.menus.whole_answers import Whole


@dataclass(frozen=True, slots=True)
class Entry:
    """Something to press: an answer (`final`), or a group of options to open."""

    ordinal: int
    depth: int
    label: str
    detail: str = ""
    below: str = ""
    """What stands below the buttons rather than on this one."""
    full: str = ""
    """Its name as it is typed, where the label leaves out what was chosen before."""
    final: bool = True
    step: int = 0
    """Which step of a turn it belongs to; the lowest of a menu is the present one."""
    ends: str = ""
    """Which step it would end too soon, as a few words."""
    marked: bool = False
    """True where a mark stands for those words, which the menu says once for all."""
    closes: bool = False
    """Whether it only ends the menu."""
    barred: str = ""
    """The path of an action that is not possible now, and keeps its place."""
    emoji: discord.PartialEmoji | None = None
    aside: bool = False
    """Whether it stands apart below the question's own answers, always at the same place."""
    unlikely: bool = False
    """Whether hardly anybody would choose it, as it would do nothing."""

    @property
    def path(self) -> str:
        """The entry as it stands in a custom id or select value."""
        return f"{self.ordinal}.{self.depth}"


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question as it is shown: entries to press, and in `some` mode how many to pick."""

    question: int
    title: str
    why: str
    entries: tuple[Entry, ...]
    some: tuple[int, int] | None = None
    """Least and most entries of a question for several; None for exactly one."""
    wholes: tuple[Whole, ...] = ()
    """Answers to a question for several that one press gives."""
    every: bool = False
    """True where these are all answers but none, so that nothing is left to pick."""
    deeper: bool = False
    """True below the first level, where there is a way back."""
    page: int = 0
    pages: int = 1
    level: tuple[int, int] = (0, 0)
    """Where this level is found again: ordinal and depth."""
    picked: tuple[int, ...] = ()
    """Of a list for several too long for one select: the ordinals picked so far."""
    prefix: str = ""
    """Stands before the kinds of the controls of a question that is only imagined."""
    fixed: bool = False
    """True for the first level of a turn's menu: each action has its place, possible or not."""
    afterwards: str = ""
    """The line above what belongs to later steps of the turn; empty where nothing does."""
    ends: str = ""
    """What the marked entries would end."""
    kinds: int = 0
    """The number of kinds to choose amounts of; each entry is then an amount of one kind."""

    @property
    def is_turn(self) -> bool:
        """Return whether it is the first level of a turn, whose actions keep their places."""
        return self.fixed or any(each.aside for each in self.entries)


def by_step(entries: Sequence[Entry]) -> tuple[list[Entry], list[Entry], list[Entry]]:
    """Part entries into those of the present step, those of later ones, and what ends the menu."""
    offers = [each for each in entries if not each.closes]
    present = min((each.step for each in offers), default=0)
    return (
        [each for each in offers if each.step == present],
        [each for each in offers if each.step > present],
        [each for each in entries if each.closes],
    )
