"""Values typed by name: autocomplete, the key meant, and suggestions for names almost right."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher

from discord import app_commands

from bot.ui import limits
from bot.ui.components import Choices
from bot.ui.markup import plain
from engine.core.errors import Refused

MOST = 3
"""Most names suggested."""
LIKE, EACH = 0.74, 0.6
"""Least similarity, from 0 to 1, of the typed words to a name's: on average, and of each."""
LONGEST = 60
"""Most characters of a mistyped name."""
_WORD = re.compile(r"\w+")


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


def matches(current: str, name: str) -> bool:
    """Return whether a name contains every word typed so far."""
    low = name.lower()
    return all(word in low for word in current.lower().split())


def means(text: str, name: str) -> bool:
    """Return whether a name contains every word of a text, and its numbers in full."""
    numbers = [word for word in words_in(text) if word.isdigit()]
    return matches(text, name) and all(number in words_in(name) for number in numbers)


# Names typed almost right


def words_in(text: str) -> list[str]:
    """Return the words of a text, without case and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return _WORD.findall("".join(sign for sign in plain if not unicodedata.combining(sign)))


def likeness(typed: Sequence[str], name: Sequence[str]) -> float:
    """Return how similar typed words are to those of a name; 0 if any of them matches none.

    Numbers must match exactly. Of two names that contain the words, the shorter one scores higher.
    """
    best = [max((alikeness(word, each) for each in name), default=0.0) for word in typed]
    if not best or min(best) < EACH or sum(best) / len(best) < LIKE:
        return 0.0
    whole = SequenceMatcher(None, " ".join(typed), " ".join(name)).ratio()
    return sum(best) / len(best) + whole / 4


def alikeness(word: str, other: str) -> float:
    if word.isdigit() or other.isdigit():
        return float(word == other)
    return SequenceMatcher(None, word, other).ratio()


def alike(text: str, names: Iterable[str], most: int = MOST) -> list[str]:
    """Return the names similar to a text, the likeliest first."""
    typed = words_in(text[: LONGEST + 1])
    if len(text) > LONGEST or not typed:
        return []
    found = {name: likeness(typed, words_in(name)) for name in names}
    return sorted((name for name in found if found[name]), key=lambda name: -found[name])[:most]


def refuse_name(refusal: str, text: str, names: Iterable[str]) -> Refused:
    """Return the refusal of a name, with similar names, or else with all."""
    every = list(dict.fromkeys(names))
    if near := alike(text, every):
        return Refused("almost", text=text, near=" · ".join(near))
    return Refused(refusal, text=text, possible=", ".join(every))
