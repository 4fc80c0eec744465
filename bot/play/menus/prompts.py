"""A question's menu as data: its entries and their texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.play.menus.whole_answers import NO_WHOLES, Wholes


@dataclass(frozen=True, slots=True)
class Entry:
    """Something to press: an answer (`final`), or a group of options to open."""

    ordinal: int
    depth: int
    label: str
    detail: str = ""
    below: str = ""
    """Text that stands below the buttons rather than on this one."""
    full: str = ""
    """Name as it is typed, where the label leaves out earlier choices."""
    final: bool = True
    step: int = 0
    """Step of a turn the entry belongs to; the lowest of a menu is the present one."""
    ends: str = ""
    """The step the entry would end too soon, in a few words; empty for none."""
    marked: bool = False
    """True where a mark stands for those words, which the menu writes only once."""
    closes: bool = False
    """True where the entry only ends the menu."""
    barred: str = ""
    """Path of an action that is not possible now but keeps its place; otherwise empty."""
    emoji: discord.PartialEmoji | None = None
    aside: bool = False
    """True where the entry stands apart, in a fixed place below the question's own answers."""
    unlikely: bool = False
    """True where hardly anybody would choose the entry because it would do nothing."""
    copy: bool = False
    """True for one more of what an earlier entry stands for, such as a card held twice."""

    @property
    def path(self) -> str:
        """The entry as it stands in a custom id or select value."""
        return f"{self.ordinal}.{self.depth}"


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question as shown: entries to press, and for `some` of them the numbers to pick."""

    question: int
    title: str
    why: str
    entries: tuple[Entry, ...]
    some: tuple[int, int] | None = None
    """Least and most entries of a question for several; None for exactly one."""
    wholes: Wholes = NO_WHOLES
    """Answers to a question for several that are given at once."""
    deeper: bool = False
    """True below the first level, where there is a way back."""
    page: int = 0
    pages: int = 1
    level: tuple[int, int] = (0, 0)
    """Address of this level: ordinal and depth."""
    picked: tuple[int, ...] = ()
    """Ordinals picked so far from a list too long for one select."""
    prefix: str = ""
    """Prefix of the control kinds of a question that is only imagined."""
    fixed: bool = False
    """True on the first level of a turn's menu: each action has its place, possible or not."""
    afterwards: str = ""
    """The line above entries of later steps of the turn; empty where there are none."""
    ends: str = ""
    """The step that the marked entries would end."""
    kinds: int = 0
    """Number of kinds to choose amounts of; each entry is then an amount of one kind."""

    @property
    def is_turn(self) -> bool:
        """Return whether it is the first level of a turn, whose actions keep their places."""
        return self.fixed or any(each.aside for each in self.entries)


def by_step(entries: Sequence[Entry]) -> tuple[list[Entry], list[Entry], list[Entry]]:
    """Part entries into those of the present step, of later steps, and those that end the menu."""
    offers = [each for each in entries if not each.closes]
    present = min((each.step for each in offers), default=0)
    return (
        [each for each in offers if each.step == present],
        [each for each in offers if each.step > present],
        [each for each in entries if each.closes],
    )
