"""The rulebook: the sections of the Law that have words, in order, and finding one among them."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from engine.core.words import Words

PARTS = ("rules_common.ftl", "rules_factions.ftl")
_ENTRY = re.compile(r"^rule-([0-9][\w-]*) =", re.MULTILINE)


@cache
def sections() -> tuple[str, ...]:
    """List the sections in the rulebook's order: `4`, `4.3`, `4.3.1`, `4.3.1.I`…"""
    folder = files("engine.root") / "words" / "en"
    texts = [(folder / name).read_text(encoding="utf-8") for name in PARTS]
    return tuple(found.replace("-", ".") for text in texts for found in _ENTRY.findall(text))


def message_of(section: str) -> str:
    """Return the id of a section's words; `.title` is its heading."""
    return f"rule-{section.replace('.', '-')}"


def read(section: str, words: Words) -> tuple[str, str]:
    """Return a section's heading and text; LookupError if there is none."""
    message = message_of(section)
    return words.say(f"{message}.title"), words.say(message)


def find(text: str, words: Words) -> list[str]:
    """Find sections by number, with what stands below it, or by words, headings first.

    Every word given must begin a word of the section: "ambush foil" finds both in one sentence.
    """
    wanted = text.lower().split()
    if not wanted:
        return []
    if wanted[0][0].isdigit():
        number = wanted[0].rstrip(".")
        return [s for s in sections() if f"{s.lower()}.".startswith(f"{number}.")]
    titled, said = [], []
    for section in sections():
        title = words.say(f"{message_of(section)}.title").lower()
        if _holds(title, wanted):
            titled.append(section)
        elif _holds(f"{title} {words.say(message_of(section)).lower()}", wanted):
            said.append(section)
    return titled + said


def _holds(text: str, wanted: list[str]) -> bool:
    starts = re.findall(r"\w+", text)
    return all(any(start.startswith(each) for start in starts) for each in wanted)
