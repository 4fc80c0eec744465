"""Values typed by name: autocomplete, and finding the key meant."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import app_commands

from bot.ui import limits
from bot.ui.components import Choices
from bot.ui.markup import plain
from bot.ui.similar_names import alike, refuse_name


def offer(named: Iterable[tuple[str, ...]], current: str) -> Choices:
    """Offer the keys that contain the typed text, in their name or themselves.

    Each key comes with its name, and perhaps a line about it.
    """
    every, typed = list(named), current.lower()
    fitting = [each for each in every if typed in each[1].lower() or typed in each[0].lower()]
    if not fitting:
        near = alike(current, [each[1] for each in every])
        fitting = [each for each in every if each[1] in near]
    return [
        app_commands.Choice(
            name=limits.fit(plain(" · ".join((name, *about))), limits.CHOICE_NAME), value=key
        )
        for key, name, *about in fitting
    ][: limits.AUTOCOMPLETE]


def find_meant(named: Sequence[tuple[str, str]], text: str, refusal: str) -> str:
    """Find the key that a text means: by key, name, or part of a name.

    Raises the given refusal, with the possible names.
    """
    low = text.lower().strip()
    exact = [key for key, name in named if low in (key, name.lower())]
    close = [key for key, name in named if low in name.lower()]
    if found := exact or close:
        return found[0]
    raise refuse_name(refusal, text, [name for _, name in named])
