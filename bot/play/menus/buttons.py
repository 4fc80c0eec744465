"""Answers as buttons: their labels, and the text below them where these have no room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from discord import ui

from bot.play.menus.prompts import Entry, Prompt
from bot.ui import limits, screens
from bot.ui.components import Button, Row, button_to, custom_id
from bot.ui.option_wording import join
from bot.ui.rows import BLUE, GREEN, row_of

SHORT, IN_ROW = 30, 3
"""Names up to this length stand three abreast, as do groups to open: nothing is cut off."""
MARK = "▸"
"""Mark on buttons that would end a step, and on the line that explains it."""
DETAILS = 1200
"""Most characters below buttons, for text they have no room for."""


def address(prompt: Prompt, kind: str, match_id: int, rest: str = "") -> str:
    """Write the id of a control that belongs to a question, real or imagined."""
    return custom_id(prompt.prefix + kind, match_id, prompt.question, rest)


def small_print(lines: Sequence[str]) -> list[ui.Item[ui.LayoutView]]:
    """Write lines below answers, if there are any."""
    said = "\n".join(f"-# {line}" for line in lines if line)
    return [screens.text(said, DETAILS)] if said else []


def told_apart(labels: Sequence[str]) -> list[str]:
    """Shorten names written in full elsewhere to their differing ends, such as a card's name.

    They stay unchanged where that would be a bare number, or nothing. A name that would begin
    within a sentence, "the Cult in clearing 6", begins after the last colon before it.
    """
    words = [each.split() for each in labels]
    if len(labels) < 2:
        return [*labels]
    begin = len([*takewhile(is_one, zip(*words, strict=False))])
    if begin and any(each[begin:] and each[begin].startswith("(") for each in words):
        begin -= 1  # "Dominance (fox)" is one name
    if any(each[begin:] and each[begin][0].islower() for each in words):
        colons = [n for n, word in enumerate(words[0][:begin], 1) if word.endswith(":")]
        begin = max(colons, default=0)
    rest = [each[begin:] for each in words]
    end = len([*takewhile(is_one, zip(*(reversed(each) for each in rest), strict=False))])
    short = [" ".join(each[: len(each) - end]).rstrip(":,;") for each in rest]
    speak = all(any(map(str.isalpha, each)) for each in short)
    return short if speak else [*labels]


def is_one(words: tuple[str, ...]) -> bool:
    """Return whether all words are the same."""
    return len({*words}) == 1


def button_rows(entries: Sequence[Entry], prompt: Prompt, match_id: int, in_row: int) -> list[Row]:
    """Show answers as buttons, a given number in a row."""
    rows = []
    for start in range(0, len(entries), in_row):
        part = entries[start : start + in_row]
        rows.append(row_of(*(entry_button(entry, prompt, match_id) for entry in part)))
    return rows


def entry_button(entry: Entry, prompt: Prompt, match_id: int) -> Button:
    """Show one answer, or a group to open, as a button; its name is never cut off."""
    if entry.barred:
        identity = address(prompt, "barred", match_id, entry.barred.replace(" ", "."))
        return button_to(identity, limits.fit(entry.label, limits.BUTTON_LABEL))
    label = button_label(entry)
    if prompt.fixed or entry.aside or (entry.closes and prompt.is_turn):
        style = GREEN if entry.closes else BLUE
        identity = address(prompt, "pick", match_id, entry.path)
        return button_to(identity, label, style=style, emoji=entry.emoji)
    return button_to(address(prompt, "pick", match_id, entry.path), label, emoji=entry.emoji)


def button_label(entry: Entry) -> str:
    """Write an answer as its name, price and gain, or a group as its name and size.

    Parts without room are left out whole: they stand below (`say_details`).
    """
    return fit_label(entry)[0]


def fit_label(entry: Entry) -> tuple[str, str]:
    """Return an entry's name with as many parts of its detail as fit a button, and the rest."""
    label = f"{entry.label} {MARK}" if entry.marked else entry.label
    more = "" if entry.final else " …"
    parts = entry.detail.split(" · ") if entry.detail else []
    while parts and len(f"{label} · {parts[0]}{more}") <= limits.BUTTON_LABEL:
        label = f"{label} · {parts.pop(0)}"
    return label + more, join([*parts, entry.below])


def even_out(entries: Sequence[Entry]) -> list[Entry]:
    """Move the details of all answers below the buttons where one of them has no room for its own.

    So they are read in one place; those of groups, which say how many choices are left, stay.
    """
    answers = [each for each in entries if each.final and not (each.closes or each.aside)]
    if len(answers) < 2 or not any(fit_label(each)[1] for each in answers):
        return [*entries]
    return [
        replace(each, detail="", below=join([each.detail, each.below])) if each in answers else each
        for each in entries
    ]


def say_details(entries: Sequence[Entry]) -> list[ui.Item[ui.LayoutView]]:
    """Return the effects that do not fit on the buttons, as text below them; each once.

    Several names are shortened to what they have in common only where nothing else has that too.
    """
    left: dict[str, list[int]] = {}
    for number, each in enumerate(entries):
        if rest := fit_label(each)[1]:
            left.setdefault(rest, []).append(number)
    labels = [each.label for each in entries]
    return small_print([f"**{name_together(labels, who)}**: {rest}" for rest, who in left.items()])


def name_together(labels: Sequence[str], who: Sequence[int]) -> str:
    """Name some answers by what they alone have in common, or else one by one."""
    words = [each.split() for each in labels]
    begin, _ = part_shared([words[i] for i in who])
    others = [each for i, each in enumerate(words) if i not in who]
    alone = not others or (begin and all(each[: len(begin)] != begin for each in others))
    if len(who) > 1 and alone:
        return in_common([labels[i] for i in who])
    names = told_apart(labels)
    return ", ".join(names[i] for i in who)


def in_common(labels: Sequence[str]) -> str:
    """Return the beginning and end that names have in common; all names where there is none."""
    begin, rest = part_shared([each.split() for each in labels])
    end, _ = part_shared([each[::-1] for each in rest])
    if end and end[-1].startswith("("):
        end.pop()  # a part of a place's name
    return " ".join([*begin, "…", *end[::-1]]) if begin or end else ", ".join(labels)


def part_shared(names: Sequence[list[str]]) -> tuple[list[str], list[list[str]]]:
    """Part names, as words, into the first words that all share, and the others of each."""
    shared = [words[0] for words in takewhile(is_one, zip(*names, strict=False))]
    return shared, [each[len(shared) :] for each in names]
