"""Layouts of messages: our texts, pictures and buttons as Discord's Components V2.

Public posts always carry the same fixed buttons; a question and its options appear only in a reply
that its reader alone sees.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.ui import limits
from bot.ui.components import Layout, button_to, custom_id
from bot.ui.markup import plain
from bot.workers.pictures import DrawnPicture

FIXED = (("play", "▶"), ("hand", "🃏"), ("board", "🗺"), ("text", "📄"), ("log", "📜"))
"""The buttons under every public post; the emoji never stands alone."""
Screen = tuple[ui.LayoutView, list[discord.File]]
"""A message's layout and the files it shows."""
Item = ui.Item[ui.LayoutView]


def layout(*children: ui.Item[ui.LayoutView]) -> ui.LayoutView:
    """Put components into a layout of which Discord's client keeps nothing."""
    view = Layout(timeout=None)
    for child in children:
        view.add_item(child)
    return view


def text(content: str, most: int = limits.TEXT_TOTAL) -> ui.TextDisplay[ui.LayoutView]:
    return ui.TextDisplay(limits.fit(content, most))


def picture_file(picture: DrawnPicture, name: str) -> discord.File:
    alt = limits.fit(plain(picture.alt), limits.ALT_TEXT)
    return discord.File(io.BytesIO(picture.data), f"{name}.{picture.form}", description=alt)


def picture_files(picture: DrawnPicture, name: str) -> list[discord.File]:
    """Return the files of a picture in parts, which a message shows below each other."""
    rest = [picture_file(each, f"{name}{n}") for n, each in enumerate(picture.more, start=2)]
    return [picture_file(picture, name), *rest]


def gallery(file: discord.File) -> ui.MediaGallery[ui.LayoutView]:
    return ui.MediaGallery(discord.MediaGalleryItem(file))


def beside(content: str, file: discord.File, most: int = limits.TEXT_TOTAL) -> Item:
    """Put a text beside a small picture."""
    return ui.Section(text(content, most), accessory=ui.Thumbnail(file))


def layout_in_parts(*parts: Sequence[Item]) -> ui.LayoutView:
    """Put parts into a layout, separated by lines as far as Discord has room for them.

    Of more than fits, the last parts are left out.
    """
    filled = [part for part in parts if part]
    while len(filled) > 1 and sum(map(components_in, filled)) > limits.COMPONENTS:
        filled.pop()
    plain = layout(*(item for part in filled for item in part))
    room = limits.COMPONENTS - plain.total_children_count
    if room < len(filled) - 1:
        return plain
    plain.clear_items()
    for number, part in enumerate(filled):
        for item in (*([ui.Separator()] if number else []), *part):
            plain.add_item(item)
    return plain


def components_in(part: Sequence[Item]) -> int:
    """Count the components of a part as Discord does: a row is one, and so is each button in it."""
    return sum(1 + len(list(getattr(item, "walk_children", tuple)())) for item in part)


def fixed_row(
    labels: dict[str, str], match_id: int, marker: int, *, over: bool = False
) -> ui.ActionRow[ui.LayoutView]:
    """Return the fixed buttons, without Play where a match is over.

    `marker` identifies this message in the history.
    """
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for verb, emoji in FIXED[over:]:
        style = discord.ButtonStyle.primary if verb == "play" else discord.ButtonStyle.secondary
        row.add_item(
            button_to(custom_id(verb, match_id, marker), labels[verb], style=style, emoji=emoji)
        )
    return row


def notice(content: str, *rows: ui.ActionRow[ui.LayoutView]) -> Screen:
    return layout(text(content), *rows), []


def post(
    content: str,
    labels: dict[str, str],
    match_id: int,
    marker: int,
    *,
    picture: DrawnPicture | None = None,
    below: str = "",
    rows: Sequence[ui.ActionRow[ui.LayoutView]] = (),
    over: bool = False,
    accent: int | None = None,
) -> Screen:
    """Build a post: text, perhaps a picture and text below it, and the fixed buttons.

    A letter may have more rows. `accent` is the colour at its side.
    """
    files = picture_files(picture, "board") if picture else []
    above = text(content, limits.TEXT_TOTAL - 100)
    inside: list[ui.Item[ui.LayoutView]] = [above, *(gallery(file) for file in files)]
    room = limits.TEXT_TOTAL - 100 - len(above.content)
    if below and room > 0:
        inside.append(text(below, room))
    inside += rows
    inside.append(fixed_row(labels, match_id, marker, over=over))
    return layout(ui.Container(*inside, accent_colour=accent)), files


def without_pictures(screen: Screen) -> Screen:
    """Return a message without its files and the components that show them; its text stays."""
    view, _ = screen
    holders: list[Any] = [view, *(e for e in view.children if isinstance(e, ui.Container))]
    for holder in holders:
        kept = [each for item in holder.children for each in words_of(item)]
        holder.clear_items()
        for item in kept:
            holder.add_item(item)
    return view, []


def words_of(item: Item) -> list[Item]:
    """Return a part of a message without its pictures."""
    if isinstance(item, ui.MediaGallery):
        return []
    if isinstance(item, ui.Section) and isinstance(item.accessory, ui.Thumbnail):
        return item.children
    return [item]


def join_lines(*lines: str) -> str:
    """Join the lines that are not empty."""
    return "\n".join(line for line in lines if line)


def confirm_screen(
    content: str,
    match_id: int,
    question: int,
    ordinal: int | str,
    labels: dict[str, str],
    *,
    act: str = "",
    prefix: str = "",
    verb: str = "sure",
    picture: DrawnPicture | None = None,
) -> Screen:
    """Ask to confirm an act that cannot be undone: name its cost and show its effect.

    `act` is the label of the button that confirms, such as "End turn"; without it "Yes, do it".
    """
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    row.add_item(
        button_to(
            custom_id(f"{prefix}{verb}", match_id, question, f"{ordinal}"),
            act or labels["sure"],
            style=discord.ButtonStyle.danger,
        )
    )
    row.add_item(button_to(custom_id(f"{prefix}top", match_id, question), labels["back"]))
    files = [picture_file(picture, "preview")] if picture else []
    # The picture comes later, below: the button about to be pressed must not move.
    return layout(text(content), row, *(gallery(file) for file in files)), files
