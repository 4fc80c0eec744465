"""Names of groups of options, and of the choices on the way to a level."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.menus.levels import level, parts_of
from bot.ui.message_ids import field_types
from bot.ui.option_wording import join
from bot.ui.wording import Wording
from engine.core.choices.actions import Option


def parts_that_name(
    options: Sequence[Option], ordinals: Sequence[int], wording: Wording, *, whole: bool = False
) -> list[int]:
    """Return the depths of the parts that name the answers of a level; the others were chosen.

    With `whole`, these are all parts from the first that differs. Empty where the answers are of
    several kinds, or one of those parts would be a bare number.
    """
    differ = differing(options, ordinals)
    if not differ or differ[0] == 1:
        return []
    option = options[ordinals[0]]
    named = [*range(differ[0], len(parts_of(option)) + 1)] if whole else differ
    return named if all(speaks(wording, option, depth) for depth in named) else []


def speaks(wording: Wording, option: Option, depth: int) -> bool:
    """Return whether a part of an option is more than a bare number when it stands alone."""
    name, kind, _ = field_types(type(option))[depth - 2]
    return kind not in ("int", "str", "bool") or bool(field_message(wording, option, name))


def differing(options: Sequence[Option], ordinals: Sequence[int]) -> list[int]:
    """Return the depths of the parts in which options of a level differ."""
    every = [parts_of(options[i]) for i in ordinals]
    parts = range(min(map(len, every), default=0))
    return [k + 1 for k in parts if len({each[k] for each in every}) > 1]


def write_path(
    options: Sequence[Option], wording: Wording, ordinal: int, depth: int, here: Sequence[int]
) -> str:
    """Name the choices that led to a level, so that a returning player knows where they are.

    Deeper parts that all answers `here` share and their names leave out stand last.
    """
    sizes = [len(level(options, ordinal, deep)) for deep in range(depth + 1)]
    told = [deep for deep in range(1, depth + 1) if sizes[deep] < sizes[deep - 1]]
    if differ := parts_that_name(options, here, wording):
        later = range(depth + 1, len(parts_of(options[ordinal])) + 1)
        told += [d for d in later if d not in differ and speaks(wording, options[ordinal], d)]
    return join([group_label(wording, options[ordinal], deep) for deep in told])


def group_label(wording: Wording, option: Option, depth: int) -> str:
    """Name a group of options: by its class, or by the field they share.

    A field that another's name tells too, as a card tells its column, has an empty name.
    """
    if depth == 1:
        return wording.group(option)
    name, type_name, many = field_types(type(option))[depth - 2]
    value = getattr(option, name)
    if not many and type_name not in ("int", "str", "bool", "Seat"):
        value = wording.game.brief_label(type_name, value, wording.words, wording.view)
    else:
        value = wording.value(type_name, many, value)
    message = field_message(wording, option, name)
    if not message:
        return capitalize(str(value))
    return wording.say(message, **{**wording.fields(option), "value": value})


def capitalize(name: str) -> str:
    """Begin a name that stands alone with a capital letter."""
    return name[:1].upper() + name[1:]


def field_message(wording: Wording, option: Option, name: str) -> str:
    """Return the message that names a value of an option's field; empty where there is none."""
    own = (f"o-{wording.tag(option)}.{name}", f"one-{name}")
    return next((each for each in own if wording.words.has(each)), "")
