"""The names of groups of options, and of what was chosen on the way to a level."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.menus.levels import level, parts_of
from bot.ui.message_ids import field_types
from bot.ui.wording import Wording
from engine.core.choices.actions import Option


def last_part(options: Sequence[Option], ordinals: Sequence[int], wording: Wording) -> int:
    """Return how deep the one part is in which options of a level differ; 0 where several do.

    It alone names them, as what they share was chosen before: a bare number would say nothing.
    """
    every = [parts_of(options[i]) for i in ordinals]
    differ = [k for k in range(len(every[0])) if len({parts[k] for parts in every}) > 1]
    if len(differ) != 1 or differ == [0]:
        return 0
    name, type_name, _ = field_types(type(options[ordinals[0]]))[differ[0] - 1]
    said = field_message(wording, options[ordinals[0]], name)
    return 0 if type_name in ("int", "str", "bool") and not said else differ[0] + 1


def write_path(options: Sequence[Option], wording: Wording, ordinal: int, depth: int) -> str:
    """Name what led to a level, so that a player who comes back knows what is being chosen."""
    sizes = [len(level(options, ordinal, deep)) for deep in range(depth + 1)]
    told = [deep for deep in range(1, depth + 1) if sizes[deep] < sizes[deep - 1]]
    return " · ".join(group_label(wording, options[ordinal], deep) for deep in told)


def group_label(wording: Wording, option: Option, depth: int) -> str:
    """Name a group of options: by its class, or by the field they share."""
    if depth == 1:
        return wording.group(option)
    name, type_name, many = field_types(type(option))[depth - 2]
    value = wording.value(type_name, many, getattr(option, name))
    message = field_message(wording, option, name)
    return wording.say(message, value=value) if message else capitalize(str(value))


def capitalize(name: str) -> str:
    """Begin a name that stands alone with a capital letter."""
    return name[:1].upper() + name[1:]


def field_message(wording: Wording, option: Option, name: str) -> str:
    """Return the message that names a value of an option's field; empty where there is none."""
    own = (f"o-{wording.tag(option)}.{name}", f"one-{name}")
    return next((each for each in own if wording.words.has(each)), "")
