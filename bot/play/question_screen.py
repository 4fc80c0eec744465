"""A question and its answers as a private reply: buttons while they are few, else lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import discord
from discord import ui

from bot.play.back import redo
from bot.play.coach import lessons
from bot.play.coach.tips import is_coached
from bot.play.context import Part, TableContext
from bot.play.drawn import previews
from bot.play.menus import BUTTONS, Entry, Prompt, by_step
from bot.ui import limits, screens
from bot.ui.components import Press, Row, custom_id, pick_from
from bot.ui.rows import BLUE, GREEN, button, row_of
from bot.ui.wording import joined

FEW = 6
"""So many answers are buttons, one below the other, however long their names."""
MANY, TWO = BUTTONS, 2
"""So many are buttons too, two abreast; longer lists are chosen from."""
SHORT, IN_ROW = 30, 3
"""Names so short stand three abreast, and so do groups to be opened: nothing is hidden."""
FEW_LATER = 3
"""So many answers of later steps are buttons too, one below the other."""
MARK = "▸"
"""Stands on the buttons that would end a step, beside the line that says so."""
LONG = 18
"""Characters of a detail that is said once where all answers have it."""
DETAILS = 1200
"""Characters below buttons of what they have no room for."""
MARKED = 50
"""Characters of a button that names the step it ends, and stands beside others."""


def name_question(table: TableContext) -> Part:
    """Show which seat of which table is asked what, and why."""
    prompt = table.prompt
    whose = table.words.say("queue-playing") if table.prefix else table.wording.seat(table.own)
    why = "" if lessons.begins(table) else prompt.why
    head = screens.joined_lines(f"### {prompt.title}", why)
    status = table.wording.game.status(table.wording.view, table.wording.words)
    playing = joined([f"**{table.name}**", whose, status])
    return Part(items=(screens.text(screens.joined_lines(f"-# {playing}", head), 1500),))


def write_out_answers(table: TableContext) -> Part | None:
    """Write the answers out too, for those who read."""
    if not table.in_words:
        return None
    most = 700 if is_coached(table) else 1200
    return Part(items=(screens.text(written_out(table.prompt), most),))


def show_answers(table: TableContext) -> Part:
    """Show the answers to press or to choose from."""
    return Part(items=tuple(answer_rows(table.prompt, table.match_id, table.voice.labels)))


def show_controls(table: TableContext) -> Part:
    """Show the controls below the answers; where something can be drawn before it is done, it may
    need a row of its own.
    """
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
    if not (table.prefix or table.in_words) and previews.shown_before(table):
        if len(row.children) == limits.BUTTONS_IN_ROW:
            rows.append(row := ui.ActionRow())
        row.add_item(show_button(prompt, match_id, labels))
    return Part(items=tuple(rows))


def show_button(prompt: Prompt, match_id: int, labels: dict[str, str]) -> Press:
    """Offer to draw what an answer would do before it is given."""
    identity = address(prompt, "show", match_id, place_in(prompt))
    return Press.button(identity, labels["show"], emoji="🔍")


def place_in(prompt: Prompt) -> str:
    """Write where in a question's menu somebody is, to come back there."""
    ordinal, depth = prompt.level
    picked = f".{mask_of(prompt.picked):x}" if prompt.picked else ""
    return f"{ordinal}.{depth}.{prompt.page}{picked}"


def address(prompt: Prompt, kind: str, match_id: int, rest: str = "") -> str:
    """Write the id of a control that belongs to a question, real or imagined."""
    return custom_id(prompt.prefix + kind, match_id, prompt.question, rest)


def written_out(prompt: Prompt) -> str:
    """Write the answers of a question one below the other, as /act takes them."""
    present, later, closing = by_step(prompt.entries)
    if not later:
        return "\n".join(map(written, prompt.entries))
    return "\n".join([*map(written, present), prompt.afterwards, *map(written, [*later, *closing])])


def written(entry: Entry) -> str:
    """Write an answer with its price and gain, and what it would end."""
    if entry.barred:
        return f"- ~~{entry.label}~~"
    name = entry.full or entry.label
    return f"- {name}" + (f" ({entry.detail})" if entry.detail else "")


def answer_rows(
    prompt: Prompt, match_id: int, labels: dict[str, str]
) -> list[ui.Item[ui.LayoutView]]:
    """Show answers as buttons while they are few, else as a list to choose from.

    What belongs to later steps of the turn stands apart, below a line that names them.
    """
    if prompt.some is not None:
        return [*some_rows(prompt, match_id, labels)]
    shared = shared_parts(prompt.entries)
    if shared:
        prompt = replace(prompt, entries=tuple(without(each, shared) for each in prompt.entries))
    return [*rows_of_answers(prompt, match_id, labels), *small_print([" · ".join(shared)])]


def rows_of_answers(
    prompt: Prompt, match_id: int, labels: dict[str, str]
) -> list[ui.Item[ui.LayoutView]]:
    """Show answers as buttons or lists, each with what it alone costs and brings."""
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
    """Return what all answers have in their details: it is said once, below them."""
    offers = [each for each in entries if not (each.closes or each.barred or each.aside)]
    if len(offers) < 2 or not all(each.final for each in offers):
        return []
    first, *others = (each.detail.split(" · ") for each in offers)
    return [part for part in first if len(part) >= LONG and all(part in other for other in others)]


def without(entry: Entry, parts: Sequence[str]) -> Entry:
    """Leave parts out of an entry's detail."""
    kept = [part for part in entry.detail.split(" · ") if part not in parts]
    return replace(entry, detail=" · ".join(kept))


def small_print(lines: Sequence[str]) -> list[ui.Item[ui.LayoutView]]:
    """Write lines below answers, if there are any."""
    said = "\n".join(f"-# {line}" for line in lines if line)
    return [screens.text(said, DETAILS)] if said else []


def part_of_answers(
    entries: Sequence[Entry], prompt: Prompt, match_id: int, labels: dict[str, str], few: int
) -> list[ui.Item[ui.LayoutView]]:
    """Show answers as buttons, up to `few` below each other or so short that three stand abreast.

    What would end a step says so on the button, and only stands abreast where there is room.
    """
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
    return fitted(entry)[0]


def fitted(entry: Entry) -> tuple[str, str]:
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
        if rest := fitted(each)[1]:
            left.setdefault(rest, []).append(each.label)
    return small_print(
        [f"**{first}**{' …' * bool(more)}: {rest}" for rest, (first, *more) in left.items()]
    )


def select_row(entries: Sequence[Entry], prompt: Prompt, match_id: int, placeholder: str) -> Row:
    """Show answers as a list to choose one from."""
    first = prompt.entries.index(entries[0])  # two lists of one message need different ids
    identity = address(prompt, "menu", match_id, f"{first}")
    return _select(identity, options_of(entries), placeholder, 1, 1)


def some_rows(
    prompt: Prompt, match_id: int, labels: dict[str, str]
) -> list[ui.Item[ui.LayoutView]]:
    """Show the answers that one press gives, then a list to choose several from.

    Choosing them is the answer. Where the buttons leave nothing to pick, there is no list.
    """
    assert prompt.some is not None, "only questions for several come here"
    least, most = prompt.some
    whole = [] if prompt.picked else whole_rows(prompt, match_id)
    count = f"{least}" if least == most else f"{least}-{most}"
    placeholder = f"{labels['choose']} ({count})"
    rows: list[Row] = []
    if prompt.every:
        whole += say_effects(prompt.entries)
    elif len(prompt.entries) > limits.SELECT_OPTIONS:
        rows = part_rows(prompt, match_id, labels, placeholder)
    elif prompt.entries:
        options = options_of(prompt.entries)
        identity = address(prompt, "some", match_id)
        rows = [_select(identity, options, placeholder, max(1, least), min(most, len(options)))]
    if least == 0:
        rows.append(row_of(Press.button(address(prompt, "none", match_id), labels["none"])))
    return [*whole, *rows]


def whole_rows(prompt: Prompt, match_id: int) -> list[ui.Item[ui.LayoutView]]:
    """Offer the answers that one press gives; what their names leave out stands below."""
    buttons = [
        Press.button(address(prompt, "picked", match_id, f"{mask_of(each.ordinals):x}"), each.label)
        for each in prompt.wholes
    ]
    in_row = IN_ROW if all(len(each.label) <= SHORT for each in prompt.wholes) else 1
    details = [f"**{each.label}**: {each.detail}" for each in prompt.wholes if each.detail]
    rows = [row_of(*buttons[i : i + in_row]) for i in range(0, len(buttons), in_row)]
    return [*rows, *small_print(details)]


def say_effects(entries: Sequence[Entry]) -> list[ui.Item[ui.LayoutView]]:
    """Return what each offered thing does, as text below the buttons."""
    return small_print(
        list(dict.fromkeys(f"**{e.label}**: {e.detail}" for e in entries if e.detail))
    )


def part_rows(prompt: Prompt, match_id: int, labels: dict[str, str], placeholder: str) -> list[Row]:
    """Show a list too long for one select in parts.

    What is picked in each part travels in the controls' ids until the whole is confirmed.
    """
    picked = mask_of(prompt.picked)
    rows = []
    for start in range(0, len(prompt.entries), limits.SELECT_OPTIONS):
        part = prompt.entries[start : start + limits.SELECT_OPTIONS]
        options = options_of(part, prompt.picked)
        span = f"{placeholder} · {part[0].label} – {part[-1].label}"
        identity = address(prompt, "part", match_id, f"{start}.{picked:x}")
        rows.append(_select(identity, options, span, 0, len(options)))
    label = f"{labels['take']} ({len(prompt.picked)})"
    identity = address(prompt, "picked", match_id, f"{picked:x}")
    return [*rows, row_of(Press.button(identity, label, style=GREEN))]


def mask_of(ordinals: Iterable[int]) -> int:
    """Write ordinals as the bits of a number, short enough for a control's id."""
    return sum(1 << ordinal for ordinal in set(ordinals))


def ordinals_in(mask: str) -> tuple[int, ...]:
    """Read such a number, in hexadecimal, back."""
    bits = int(mask or "0", 16)
    return tuple(i for i in range(bits.bit_length()) if bits >> i & 1)


def options_of(entries: Sequence[Entry], picked: Sequence[int] = ()) -> list[discord.SelectOption]:
    """Return entries as the options of a list, with price and gain below each name."""
    return [
        discord.SelectOption(
            label=limits.fit(each.label if each.final else f"{each.label} …", limits.OPTION_TEXT),
            value=each.path,
            description=limits.fit(each.detail, limits.OPTION_TEXT) or None,
            default=each.ordinal in picked,
            emoji=each.emoji,
        )
        for each in entries
    ]


def _select(
    identity: str, options: list[discord.SelectOption], placeholder: str, least: int, most: int
) -> Row:
    placeholder = limits.fit(placeholder, limits.PLACEHOLDER)
    return pick_from(identity, options, placeholder=placeholder, least=least, most=most)


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
        row.add_item(Press.button(address(prompt, "top", match_id), labels["back"]))
    if prompt.page + 1 < prompt.pages:
        ordinal, depth = prompt.level
        rest = f"{ordinal}.{depth}.{prompt.page + 1}"
        row.add_item(Press.button(address(prompt, "more", match_id, rest), labels["more"]))
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
