"""A question and its answers as a private reply: buttons while they are few, otherwise lists."""

from __future__ import annotations

from dataclasses import replace

from discord import ui

from bot.play.coach import lessons
from bot.play.coach.tips import is_coached
from bot.play.context import Part, TableContext
from bot.play.going_back import redo
from bot.play.menus.answers import answer_rows
from bot.play.menus.buttons import IN_ROW, address, button_rows
from bot.play.menus.lists import mask_of
from bot.play.menus.prompts import Entry, Prompt, by_step
from bot.play.pictures import previews
from bot.ui import limits, screens
from bot.ui.components import Button, Row, button_to
from bot.ui.option_wording import join
from bot.ui.rows import button


def name_question(table: TableContext) -> Part:
    """Show the question with its table, its seat and its reason."""
    prompt = table.prompt
    whose = table.words.say("queue-playing") if table.prefix else table.wording.seat(table.own)
    why = "" if lessons.begins(table) and prompt.is_turn else prompt.why
    head = screens.join_lines(f"### {prompt.title}", why)
    status = table.wording.game.status(table.wording.view, table.wording.words)
    playing = join([f"**{table.name}**", whose, status])
    own = table.wording.game.belongings(table.wording.view, table.wording.words)
    said = screens.join_lines(f"-# {playing}", head, *(f"-# {line}" for line in own))
    return Part(items=(screens.text(said, 1500),))


def write_out_answers(table: TableContext) -> Part | None:
    """Write the answers out too, for readers who prefer text."""
    if not table.in_words:
        return None
    most = 700 if is_coached(table) else 1200
    return Part(items=(screens.text(write_entries(table.prompt), most),))


def show_answers(table: TableContext) -> Part:
    """Show the answers to press or to choose from."""
    prompt = table.prompt
    if table.portraits:  # their details stand beside the portraits
        prompt = replace(prompt, entries=tuple(replace(e, detail="") for e in prompt.entries))
        rows = button_rows(prompt.entries, prompt, table.match_id, IN_ROW)
        return Part(items=tuple(rows))
    return Part(items=tuple(answer_rows(prompt, table.match_id, table.voice.labels)))


def show_controls(table: TableContext) -> Part:
    """Show the controls below the answers; the button for previews may need a row of its own."""
    prompt, match_id, labels = table.prompt, table.match_id, table.voice.labels
    row = below_row(
        prompt,
        match_id,
        labels,
        can_undo=table.is_open and table.live.match.can_undo(table.own),
        can_redo=redo.is_possible(table),
        can_suggest=table.is_open,
    )
    rows = [row] if row.children else []
    if not (table.prefix or table.in_words) and any(previews.entries_to_preview(table)):
        if len(row.children) == limits.BUTTONS_IN_ROW:
            rows.append(row := ui.ActionRow())
        row.add_item(show_button(prompt, match_id, labels))
    return Part(items=tuple(rows))


def show_button(prompt: Prompt, match_id: int, labels: dict[str, str]) -> Button:
    """Offer to draw an answer's effect before it is given."""
    identity = address(prompt, "show", match_id, place_in(prompt))
    return button_to(identity, labels["show"], emoji="🔍")


def place_in(prompt: Prompt) -> str:
    """Write a place in a question's menu, to come back to."""
    ordinal, depth = prompt.level
    picked = f".{mask_of(prompt.picked):x}" if prompt.picked else ""
    return f"{ordinal}.{depth}.{prompt.page}{picked}"


def write_entries(prompt: Prompt) -> str:
    """Write the answers of a question one below the other, as /act takes them."""
    present, later, closing = by_step(prompt.entries)
    if not later:
        return "\n".join(map(write_entry, prompt.entries))
    return "\n".join(
        [*map(write_entry, present), prompt.afterwards, *map(write_entry, [*later, *closing])]
    )


def write_entry(entry: Entry) -> str:
    """Write an answer with its details; one that is barred is struck out."""
    if entry.barred:
        return f"- ~~{entry.label}~~"
    name = entry.full or entry.label
    return f"- {name}" + (f" ({entry.detail})" if entry.detail else "")


def below_row(
    prompt: Prompt,
    match_id: int,
    labels: dict[str, str],
    *,
    can_undo: bool,
    can_redo: bool,
    can_suggest: bool,
) -> Row:
    """Show the controls of every question: back, pages, a suggestion, undo and redo.

    The board, which stands under every post too, gives way where there is no room.
    """
    row: Row = ui.ActionRow()
    question = prompt.question
    full = prompt.deeper and prompt.page + 1 < prompt.pages and can_undo and can_redo
    if prompt.deeper:
        row.add_item(button_to(address(prompt, "top", match_id), labels["back"]))
    if prompt.page + 1 < prompt.pages:
        ordinal, depth = prompt.level
        rest = f"{ordinal}.{depth}.{prompt.page + 1}"
        row.add_item(button_to(address(prompt, "more", match_id, rest), labels["more"]))
    if prompt.prefix:
        return row
    if can_suggest:
        row.add_item(button("tip", match_id, labels["suggest"], question=question, emoji="💡"))
    if not full:
        place = place_in(prompt)
        row.add_item(button("board", match_id, labels["board"], question=question, rest=place))
    if can_undo:
        row.add_item(button("undo", match_id, labels["undo"], question=question))
    if can_redo:
        row.add_item(button("redo", match_id, labels["redo"], question=question))
    return row
