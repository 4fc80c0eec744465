"""The rules of Runewars in our own words: parts 1 to 14 are the game, A to J map and heroes."""

from engine.core.rulebook import Rulebook

RULES = Rulebook("engine.runewars")

SECTIONS = {
    "setup.tile": "A3", "setup.marker": "A4", "setup.realm": "A5", "setup.slot": "A14",
    "setup.place": "A3", "setup.recruit": "A10", "setup.stronghold": "A10", "setup.hero": "A12",
    "setup.commander": "J3", "setup": "A",
    "orders": "2.1", "orders.spy": "J6",
    "order.strategize": "5.1", "order.mobilize": "5.2", "order.conquer": "5.3",
    "order.harvest": "5.4", "order.recruit": "5.5", "order.rally_support": "5.7",
    "order.acquire_power": "5.8", "order.fortify": "5.9", "order": "2.3",
    "march": "4", "step": "4", "rally": "5.7", "recruit": "5.5", "harvest": "5.4",
    "development": "9.5", "stronghold": "9.1",
    "battle": "7", "battle.cards": "7.3", "battle.step_cards": "7.4.a", "battle.damage": "7.4.e",
    "battle.rout": "7.4.d", "battle.back": "7.8", "battle.hero_retreat": "J2",
    "special": "7.4.c", "retreat": "8", "neutrals": "8.3",
    "diplomacy": "6", "bid": "11", "limit": "10",
    "quests": "E6", "hero": "E7.2", "duel": "E8", "explore": "J1", "league": "H1",
    "rune": "F", "victory": "G1",
    "spring": "12.1", "summer": "12.2", "fall": "12.3", "winter": "12.4",
    "tactics": "13.2", "tactics.discard": "10.5", "reward": "E7.3", "defence": "9.7",
}  # fmt: skip
"""Where to read on about a question, by its kind or by the first parts of it."""


def section_about(kind: str) -> str | None:
    """Return the section in which to read on about a kind of question."""
    while kind and kind not in SECTIONS:
        kind = kind.rpartition(".")[0]
    return SECTIONS.get(kind)
