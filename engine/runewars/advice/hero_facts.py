"""Facts that a menu shows with a hero's options, from what its player sees."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.seats import Scalar
from engine.runewars.advice.chances import symbols
from engine.runewars.data.cards import QUESTS
from engine.runewars.rules.heroes.duel_cards import left_of, seems_left
from engine.runewars.rules.heroes.heroes import attribute_of
from engine.runewars.rules.heroes.quest_actions import Attempt, Challenge, Heal, Travel
from engine.runewars.state import RunewarsState

HERO_MENU = (Travel, Challenge, Attempt, Heal)
"""The options that `hero_facts` covers."""


def hero_facts(
    state: RunewarsState, option: Travel | Challenge | Attempt | Heal
) -> Mapping[str, Scalar]:
    """Return the odds of a duel or quest, what is at a destination, or the effect of healing."""
    piece = state.hero(option.hero)
    match option:
        case Challenge(_, enemy):
            return {"mine": left_of(state, piece), "theirs": seems_left(state.hero(enemy))}
        case Attempt(_, quest):
            attribute = QUESTS[quest].attribute
            cards = max(1, attribute_of(piece, attribute)) if attribute else 0
            about: dict[str, Scalar] = {"cards": cards, "attribute": attribute or "none"}
            return about | (symbols(cards) if cards else {})
        case Heal():
            return {"count": piece.damage}
    rune = state.runes.get(option.to)
    unseen = rune is not None and not rune.faceup and piece.seat not in rune.seen
    enemies = sum(each.seat != piece.seat for each in state.heroes_in(option.to))
    return {"rune": "yes" if unseen else "no", "enemies": enemies}
