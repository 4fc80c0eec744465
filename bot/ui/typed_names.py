"""Values typed by name: autocomplete, and finding the key that is meant."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import app_commands

from bot.ui import limits
from bot.ui.components import Choices
from bot.ui.markup import plain
from engine.core.errors import Refused


def offered(named: Iterable[tuple[str, ...]], current: str) -> Choices:
    """Offer those of some keys that hold what was typed, in their name or themselves.

    With a key goes its name, and perhaps a line about it.
    """
    typed = current.lower()
    return [
        app_commands.Choice(
            name=limits.fit(plain(" · ".join((name, *about))), limits.CHOICE_NAME), value=key
        )
        for key, name, *about in named
        if typed in name.lower() or typed in key.lower()
    ][: limits.AUTOCOMPLETE]


def meant(named: Sequence[tuple[str, str]], text: str, refusal: str) -> str:
    """Find the key that a text means: by key, name, or part of a name.

    Raises the refusal of that name, with what there is.
    """
    low = text.lower().strip()
    exact = [key for key, name in named if low in (key, name.lower())]
    close = [key for key, name in named if low in name.lower()]
    if found := exact or close:
        return found[0]
    raise Refused(refusal, text=text, possible=", ".join(name for _, name in named))
