"""Answers as buttons: their labels, and what stands below them for want of room."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.play.menus.prompts import Entry, Prompt
from bot.ui import limits, screens
from bot.ui.components import Press, Row, custom_id
from bot.ui.rows import BLUE, GREEN, row_of

SHORT, IN_ROW = 30, 3
"""Names so short stand three abreast, and so do groups to be opened: nothing is hidden."""
MARK = "▸"
"""Stands on the buttons that would end a step, beside the line that says so."""
DETAILS = 1200
"""Characters below buttons of what they have no room for."""


def address(prompt: Prompt, kind: str, match_id: int, rest: str = "") -> str:
    """Write the id of a control that belongs to a question, real or imagined."""
    return custom_id(prompt.prefix + kind, match_id, prompt.question, rest)


def small_print(lines: Sequence[str]) -> list[ui.Item[ui.LayoutView]]:
    """Write lines below answers, if there are any."""
    said = "\n".join(f"-# {line}" for line in lines if line)
    return [screens.text(said, DETAILS)] if said else []


def button_rows(entries: Sequence[Entry], prompt: Prompt, match_id: int, in_row: int) -> list[Row]:
    """Show answers as buttons, so many in a row."""
    rows = []
    for start in range(0, len(entries), in_row):
        part = entries[start : start + in_row]
        rows.append(row_of(*(entry_button(entry, prompt, match_id) for entry in part)))
    return rows


def entry_button(entry: Entry, prompt: Prompt, match_id: int) -> Press:
    """Show one answer, or a group to open, as a button; its name is never cut off."""
    if entry.barred:
        identity = address(prompt, "barred", match_id, entry.barred.replace(" ", "."))
        return Press.button(identity, limits.fit(entry.label, limits.BUTTON_LABEL))
    label = button_label(entry)
    if prompt.fixed or entry.aside or (entry.closes and prompt.is_turn):
        style = GREEN if entry.closes else BLUE
        identity = address(prompt, "pick", match_id, entry.path)
        return Press.button(identity, label, style=style, emoji=entry.emoji)
    return Press.button(address(prompt, "pick", match_id, entry.path), label, emoji=entry.emoji)


def button_label(entry: Entry) -> str:
    """Write an answer with its price and gain behind its name, a group with its size.

    Parts for which there is no room are left out whole: they stand below (`say_details`).
    """
    return fit_label(entry)[0]


def fit_label(entry: Entry) -> tuple[str, str]:
    """Return an entry's name with as many parts of its detail as a button holds, and the others."""
    label = f"{entry.label} {MARK}" if entry.marked else entry.label
    more = "" if entry.final else " …"
    parts = entry.detail.split(" · ") if entry.detail else []
    while parts and len(f"{label} · {parts[0]}{more}") <= limits.BUTTON_LABEL:
        label = f"{label} · {parts.pop(0)}"
    return label + more, " · ".join(parts)


def say_details(entries: Sequence[Entry]) -> list[ui.Item[ui.LayoutView]]:
    """Return the effects that do not fit on the buttons, as text below them; each once."""
    left: dict[str, list[str]] = {}
    for each in entries:
        if rest := fit_label(each)[1]:
            left.setdefault(rest, []).append(each.label)
    return small_print(
        [f"**{first}**{' …' * bool(more)}: {rest}" for rest, (first, *more) in left.items()]
    )
