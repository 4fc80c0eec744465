"""Answers in lists: one to choose, or several, which may travel in the controls' ids."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord
from discord import ui

from bot.play.menus.buttons import IN_ROW, SHORT, address, small_print, told_apart
from bot.play.menus.prompts import Entry, Prompt
from bot.ui import limits
from bot.ui.components import Row, button_to, pick_from
from bot.ui.option_wording import join
from bot.ui.rows import GREEN, row_of

ALONE = 5
"""Up to this many long names stand below each other; more rows would fill the message."""


def select_row(entries: Sequence[Entry], prompt: Prompt, match_id: int, placeholder: str) -> Row:
    """Show answers as a list to choose one from."""
    first = prompt.entries.index(entries[0])  # two lists of one message need different ids
    identity = address(prompt, "menu", match_id, f"{first}")
    return _select(identity, options_of(entries), placeholder, 1, 1)


def some_rows(
    prompt: Prompt, match_id: int, labels: dict[str, str]
) -> list[ui.Item[ui.LayoutView]]:
    """Show the answers that one press gives, then a list to choose several from.

    Picking from the list is the answer. Where the buttons leave nothing to pick, there is no list;
    where all amounts may be picked, a second list takes what is left out of them.
    """
    assert prompt.some is not None, "only questions for several come here"
    least, most = prompt.some
    whole = [] if prompt.picked else whole_rows(prompt, match_id)
    count = f"{least}" if least == most else f"{least}-{most}"
    placeholder = f"{labels['kinds' if prompt.kinds else 'choose']} ({count})"
    rows: list[Row] = []
    if prompt.wholes.every:
        whole += say_effects([each for each in prompt.entries if not each.copy])
        if prompt.wholes.listed:
            rows = [list_row(prompt, match_id, labels["choose"])]
    elif len(prompt.entries) > limits.SELECT_OPTIONS:
        rows = part_rows(prompt, match_id, labels, placeholder)
    elif prompt.entries:
        options = options_of(prompt.entries)
        identity = address(prompt, "some", match_id)
        fewest, highest = (1, prompt.kinds) if prompt.kinds else (max(1, least), len(options))
        rows = [_select(identity, options, placeholder, fewest, min(most, highest))]
        if prompt.wholes.listed:
            rows.insert(0, list_row(prompt, match_id, labels["choose"]))
        if prompt.kinds and len(options) <= most:
            stays = address(prompt, "but", match_id)
            rows.append(_select(stays, options, labels["all-but"], 1, prompt.kinds))
    if least == 0:
        rows.append(row_of(button_to(address(prompt, "none", match_id), labels["none"])))
    return [*whole, *rows]


def whole_rows(prompt: Prompt, match_id: int) -> list[ui.Item[ui.LayoutView]]:
    """Offer the answers that one press gives, with the parts their names leave out below."""
    buttons = [
        button_to(address(prompt, "picked", match_id, f"{mask_of(each.ordinals):x}"), each.full)
        for each in prompt.wholes.pressed
    ]
    short = all(len(each.full) <= SHORT for each in prompt.wholes.pressed)
    in_row = IN_ROW if short or len(buttons) > ALONE else 1
    names = told_apart([each.label for each in prompt.wholes.pressed])
    told = zip(names, prompt.wholes.pressed, strict=True)
    details = [f"**{name}**: {each.below}" for name, each in told if each.below]
    rows = [row_of(*buttons[i : i + in_row]) for i in range(0, len(buttons), in_row)]
    return [*rows, *small_print(details)]


def list_row(prompt: Prompt, match_id: int, placeholder: str) -> Row:
    """Show all answers to a question for several as a list to choose one from."""
    options = [
        discord.SelectOption(
            label=limits.fit(each.full, limits.OPTION_TEXT),
            value=f"{mask_of(each.ordinals):x}",
            description=limits.fit(each.below, limits.OPTION_TEXT) or None,
        )
        for each in prompt.wholes.listed
    ]
    return _select(address(prompt, "listed", match_id), options, placeholder, 1, 1)


def say_effects(entries: Sequence[Entry]) -> list[ui.Item[ui.LayoutView]]:
    """Return the effect of each offered thing, as text below the buttons."""
    told = zip(told_apart([e.label for e in entries]), entries, strict=True)
    return small_print(
        list(dict.fromkeys(f"**{name}**: {told_of(e)}" for name, e in told if told_of(e)))
    )


def told_of(entry: Entry) -> str:
    """Write the whole text of an entry where a button has no room for some of it."""
    return join([entry.detail, entry.below])


def part_rows(prompt: Prompt, match_id: int, labels: dict[str, str], placeholder: str) -> list[Row]:
    """Show a list too long for one select in parts.

    The picks in each part travel in the controls' ids until the whole is confirmed.
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
    return [*rows, row_of(button_to(identity, label, style=GREEN))]


def mask_of(ordinals: Iterable[int]) -> int:
    """Write ordinals as the bits of a number, short enough for a control's id."""
    return sum(1 << ordinal for ordinal in set(ordinals))


def ordinals_in(mask: str) -> tuple[int, ...]:
    """Read the ordinals from such a number, in hexadecimal."""
    bits = int(mask or "0", 16)
    return tuple(i for i in range(bits.bit_length()) if bits >> i & 1)


def options_of(entries: Sequence[Entry], picked: Sequence[int] = ()) -> list[discord.SelectOption]:
    """Return entries as the options of a list, with price and gain below each name."""
    return [
        discord.SelectOption(
            label=limits.fit(each.label if each.final else f"{each.label} …", limits.OPTION_TEXT),
            value=each.path,
            description=limits.fit(told_of(each), limits.OPTION_TEXT) or None,
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
