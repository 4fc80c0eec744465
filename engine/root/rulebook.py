"""The rulebook: the sections of the Law that have words, in order, and finding one among them."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from engine.core.words import Words

_ENTRY = re.compile(r"^rule-((?:[0-9]|HCC|QL)[\w-]*) =", re.MULTILINE)
_NUMBERS = {"HCC": 1001, "QL": 1002, "I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6,
            "VII": 7, "VIII": 8, "IX": 9}  # fmt: skip
"""Where parts of a section's number stand that are no number; the users' factions come last."""


@cache
def sections() -> tuple[str, ...]:
    """List the sections in the rulebook's order: `4`, `4.3`, `4.3.1`, `4.3.1.I`…"""
    folder = files("engine.root") / "words" / "en"
    texts = [
        each.read_text(encoding="utf-8")
        for each in folder.iterdir()
        if each.name.startswith("rules_")
    ]
    found = (found.replace("-", ".") for text in texts for found in _ENTRY.findall(text))
    return tuple(sorted(found, key=place_in_book))


def place_in_book(section: str) -> list[int]:
    """Return what sections are sorted by: `4`, `4.3`, `4.3.1`, `4.3.1.I`, `HCC`, `QL`."""
    parts = section.split(".")
    return [int(p) if p.isdigit() else _NUMBERS.get(p, 0) or ord(p[0]) for p in parts]


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
    number = wanted[0].rstrip(".")
    if number[:1].isdigit() or number.partition(".")[0] in ("hcc", "ql"):
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
