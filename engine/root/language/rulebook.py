"""The Law of Root in our own words, looked up by its sections."""

from engine.core.language.rulebook import CARD, Rulebook, section_for
from engine.root.data.cards import CARDS
from engine.root.hooks.faction import FACTIONS

LAW = Rulebook("engine.root")

SECTIONS = {
    "battle.ambush": "4.3.1", "battle.foil": "4.3.1.I", "battle.losses": "4.3.6",
    "battle.before_roll": "4.3.2", "battle.order": "4.3.4", "battle.partisans": "4.3.4",
    "craft.pay": "4.1.1", "discard": "21.5",
    "turn.start": "1.4.1", "turn.rest": "1.4.1", "ferry": "25.3.5",
    "landmarks": "19.5", "hirelings": "22.2",
    "advanced.faction": "19.8.3", "advanced.homeland": "19.8.3.II", "advanced.more": "19.8.3.II",
    "advanced.hand": "19.10",
}  # fmt: skip
"""The section about a question of the common rules, by its kind or the first part of it."""
OF_CARDS = ("use", "battle")
"""The first part of a card's questions, before the card's key."""


def section_about(kind: str) -> str | None:
    """Return the section about a kind of question, or the card that it is about."""
    whose, _, what = kind.replace("_", "-").replace(".", "-").partition("-")
    if whose in FACTIONS:
        return section_for(what, FACTIONS[whose].sections)
    return section_for(kind, SECTIONS) or (card_about(what) if whose in OF_CARDS else None)


def card_about(what: str) -> str | None:
    """Return the card whose key a question begins with: `use.swap_meet_give`."""
    keys = dict.fromkeys(card.key for card in CARDS)
    found = [key for key in keys if f"{what}-".startswith(key.replace("_", "-") + "-")]
    return CARD + max(found, key=len) if found else None
