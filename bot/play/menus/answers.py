"""The answers of a question as rows: buttons while they are few, otherwise lists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from discord import ui

from bot.play.menus.buttons import (
    IN_ROW,
    MARK,
    SHORT,
    button_label,
    button_rows,
    even_out,
    is_one,
    say_details,
    small_print,
)
from bot.play.menus.labels import capitalize
from bot.play.menus.levels import BUTTONS
from bot.play.menus.lists import say_effects, select_row, some_rows
from bot.play.menus.prompts import Entry, Prompt, by_step
from bot.ui import limits, screens
from bot.ui.option_wording import join

FEW = 6
"""Up to this many answers are buttons in one column, however long their labels."""
MANY, TWO = BUTTONS, 2
"""Up to `MANY` short answers are buttons, `TWO` to a row; a longer list becomes a select."""
FEW_LATER = 3
"""Up to this many answers of later steps are buttons too, in one column."""
LONG = 18
"""Least length of a detail that is written only once where all of a few answers share it."""
MARKED = 50
"""Most characters of a button that names the step it ends and stands beside others."""


def answer_rows(
    prompt: Prompt, match_id: int, labels: dict[str, str]
) -> list[ui.Item[ui.LayoutView]]:
    """Show answers as buttons while they are few, otherwise as a list to choose from.

    Answers of later steps of the turn stand apart, below a line that names those steps.
    """
    if prompt.some is not None:
        return [*some_rows(prompt, match_id, labels)]
    shared = shared_parts(prompt.entries)
    if shared:
        prompt = replace(prompt, entries=tuple(without(each, shared) for each in prompt.entries))
    if not prompt.fixed:
        prompt = replace(prompt, entries=tuple(even_out(prompt.entries)))
    about, what = about_all(prompt), " · ".join(shared)
    said = small_print(
        [f"{about}{what}" if about or prompt.deeper else capitalize(what)] if shared else []
    )
    rows = rows_of_answers(prompt, match_id, labels)
    return [*said, *rows] if prompt.deeper else [*rows, *said]


def about_all(prompt: Prompt) -> str:
    """Name what all answers share: the beginning of their names, such as a card.

    A single word, "From", names nothing. Groups to open beside them share nothing. On a deeper
    level, the earlier choices already stand above.
    """
    labels = [e.label.split() for e in prompt.entries if e.final and not (e.closes or e.aside)]
    alike = takewhile(is_one, zip(*labels, strict=False))
    begin = [words[0] for words in alike]
    return f"**{' '.join(begin)} …**: " if len(begin) > 1 and not prompt.deeper else ""


def rows_of_answers(
    prompt: Prompt, match_id: int, labels: dict[str, str]
) -> list[ui.Item[ui.LayoutView]]:
    """Show answers as buttons or lists, each with its own cost and gain."""
    if prompt.fixed:
        acts = [e for e in prompt.entries if not (e.closes or (e.barred and prompt.prefix))]
        closing = [each for each in prompt.entries if each.closes]
        return [
            *([screens.text(f"-# {MARK} {prompt.ends}")] if prompt.ends else []),
            *button_rows(acts, prompt, match_id, IN_ROW if len(acts) > FEW else TWO),
            *button_rows(closing, prompt, match_id, 1),
            *say_details([*acts, *closing]),
        ]
    aside = [each for each in prompt.entries if each.aside]
    present, later, closing = by_step([each for each in prompt.entries if not each.aside])
    if not later:
        return [
            *(part_of_answers(present, prompt, match_id, labels, FEW) if present else []),
            *button_rows(aside, prompt, match_id, IN_ROW),
            *say_details([each for each in aside if not each.barred]),
            *button_rows(closing, prompt, match_id, 1),
            *say_details(closing),
        ]
    return [
        *part_of_answers(present, prompt, match_id, labels, FEW),
        screens.text(f"-# {prompt.afterwards}"),
        *part_of_answers(later, prompt, match_id, labels, FEW_LATER),
        *button_rows(closing, prompt, match_id, 1),
    ]


def shared_parts(entries: Sequence[Entry]) -> list[str]:
    """Return the parts that the details of all answers share, which are written only once.

    Groups among them repeat those parts at their own answers.
    """
    offers = [each for each in entries if not (each.closes or each.barred or each.aside)]
    answers = [each for each in offers if each.final]
    if len(answers) < 2:
        return []
    first, *others = (each.detail.split(" · ") for each in answers)
    least = 1 if len(answers) > FEW else LONG
    return [part for part in first if len(part) >= least and all(part in o for o in others)]


def without(entry: Entry, parts: Sequence[str]) -> Entry:
    """Leave parts out of an entry's texts."""
    detail, below = (
        join([part for part in text.split(" · ") if part not in parts])
        for text in (entry.detail, entry.below)
    )
    return replace(entry, detail=detail, below=below)


def part_of_answers(
    entries: Sequence[Entry], prompt: Prompt, match_id: int, labels: dict[str, str], few: int
) -> list[ui.Item[ui.LayoutView]]:
    """Show answers as buttons, up to `few` below each other or so short that three stand abreast.

    A button that would end a step says so, and only stands abreast where there is room. An answer
    without effect takes no row of its own: only its name, with the reason below.
    """
    unlikely = [each for each in entries if each.unlikely]
    if unlikely and len(unlikely) < len(entries):
        likely = [each for each in entries if not each.unlikely]
        return [
            *part_of_answers(likely, prompt, match_id, labels, few),
            *button_rows([replace(e, detail="") for e in unlikely], prompt, match_id, IN_ROW),
            *say_effects(unlikely),
        ]
    if all(len(each.label) <= limits.BUTTON_LABEL for each in entries):
        if len(entries) <= few:
            return [*button_rows(entries, prompt, match_id, 1), *say_details(entries)]
        short = all(len(each.label) <= SHORT for each in entries)
        groups = not all(each.final for each in entries)
        marked = [button_label(each) for each in entries if each.ends]
        own = [each for each in prompt.entries if not each.aside]
        room = len(own) <= MANY and all(len(each) <= MARKED for each in marked)
        if room:
            in_row = IN_ROW if short or groups else TWO
            return [*button_rows(entries, prompt, match_id, in_row), *say_details(entries)]
    return [select_row(entries, prompt, match_id, labels["choose"])]
