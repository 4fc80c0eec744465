"""The bot's drawn icons as emojis of its application: finding them, and choosing for answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import discord

from bot.ui.message_ids import field_types
from bot.ui.wording import Wording
from engine.core.choices.actions import Option
from render.games import RENDERERS


@dataclass(slots=True)
class Emojis:
    """The ids of the icons on Discord; empty until they are uploaded."""

    ids: Mapping[str, int] = field(default_factory=dict)

    def find(self, name: str) -> discord.PartialEmoji | None:
        """Return an icon for a button or a list; None where Discord has none of that name."""
        known = self.ids.get(name)
        return None if known is None else discord.PartialEmoji(name=name, id=known)

    def write(self, name: str) -> str:
        """Write an icon with a space behind it, for use in a text; empty if there is none.

        Not for texts read aloud or searched: alternative texts, autocomplete, names of threads.
        """
        found = self.find(name)
        return "" if found is None else f"{found} "


def icon_of_seat(wording: Wording, seat: int) -> str:
    """Name the icon of a seat's faction; empty if it has none."""
    return RENDERERS[wording.game.key].icon("Seat", seat, wording.view)


def icons_of(wording: Wording, shown: Sequence[tuple[Option, int]]) -> list[str]:
    """Name an icon for each answer of a menu; empty where nothing it names has one.

    An answer is given as its option and 0, a group as one of its options and the number of leading
    parts (class, then fields) that all of them share. Where answers of a class name several things
    with icons, the first one that differs is used.
    """
    named = [_icons(wording, option) for option, _ in shown]
    found = []
    for (option, depth), icons in zip(shown, named, strict=True):
        if depth:
            found.append(icons[depth - 2] if depth > 1 else "")
            continue
        alike = [
            other for (each, deep), other in zip(shown, named, strict=True)
            if not deep and type(each) is type(option)
        ]  # fmt: skip
        apart = [icon for icon, *others in zip(icons, *alike, strict=True) if len(set(others)) > 1]
        found.append(next(filter(None, (*apart, *icons)), ""))
    return found


def _icons(wording: Wording, option: Option) -> list[str]:
    """Name the icon of each field of an option."""
    renderer = RENDERERS[wording.game.key]
    return [
        ""
        if many or (value := getattr(option, name)) is None
        else renderer.icon(type_name, value, wording.view)
        for name, type_name, many in field_types(type(option))
    ]
