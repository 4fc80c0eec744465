"""The Law of Root in our own words, looked up by its sections."""

from engine.core.rulebook import Rulebook
from engine.root.factions.base import FACTIONS

LAW = Rulebook("engine.root")

SECTIONS = {
    "battle": "4.3", "battle.ambush": "4.3.1", "battle.foil": "4.3.1.I", "battle.losses": "4.3.6",
    "battle.order": "4.3.4",
    "craft": "4.1.1", "discard": "21.5", "turn": "1.4.1", "use": "4.1.3",
}  # fmt: skip
"""Where to read on about a question of the common rules, by its kind or the first part of it."""


def section_about(kind: str) -> str | None:
    """Return the section in which to read on about a kind of question."""
    whose, _, what = kind.partition(".")
    if whose in FACTIONS:
        sections = FACTIONS[whose].sections
        return sections.get(what, sections.get(""))
    return SECTIONS.get(kind, SECTIONS.get(whose))
