"""Names typed almost right: similar ones are suggested."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher

from engine.core.errors import Refused

MOST = 3
"""Most names suggested."""
LIKE, EACH = 0.74, 0.6
"""Least similarity, from 0 to 1, of the typed words to a name's: on average, and of each."""
LONGEST = 60
"""Most characters of a mistyped name."""
_WORD = re.compile(r"\w+")


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
