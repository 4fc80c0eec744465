"""The rules of Runewars in our own words: parts 1 to 14 are the game, A to J map and heroes."""

from engine.core.language.rulebook import CARD, Rulebook, section_for

RULES = Rulebook("engine.runewars")

SECTIONS = {
    "setup.tile": "A3", "setup.marker": "A4", "setup.realm": "A5", "setup.slot": "A14",
    "setup.place": "A3", "setup.recruit": "A10", "setup.stronghold": "A10", "setup.hero": "A12",
    "setup.commander": "J3",
    "orders": "2.1", "orders.spy": "J6",
    "order.strategize": "5.1", "order.mobilize": "5.2", "order.conquer": "5.3",
    "order.harvest": "5.4", "order.recruit": "5.5", "order.rally_support": "5.7",
    "order.acquire_power": "5.8", "order.fortify": "5.9",
    "march.units": "4.2", "march.heroes": "4.10", "march.allies": "4.11", "step.units": "4.1",
    "rally": "5.7", "recruit.place": "5.5", "recruit.free": "5.6", "harvest.raise": "5.4",
    "development.move": "9.6", "stronghold.remove": "9.2",
    "battle.back": "J2", "battle.lead": "J3", "battle.cards": "7.3", "battle.development": "9.7",
    "battle.step_cards": "7.4.a", "battle.drop": "7.4.a", "battle.type": "7.4",
    "battle.rout": "7.4.d", "battle.damage": "7.4.e", "battle.destroy": "7.4.h",
    "battle.stronghold": "7.8", "battle.surplus": "7.10", "battle.hero_retreat": "8.5",
    "defence": "9.7", "retreat": "8.1", "retreat.one": "8.6", "retreat.surplus": "7.10",
    "neutrals.let_go": "8.3", "neutrals.retreat": "8.3",
    "diplomacy": "6", "diplomacy.symbol": "6.1", "diplomacy.refused": "6.4",
    "bid": "11.1", "bid.highest": "11.2", "bid.lowest": "11.2", "limit": "10.1",
    "quests": "E6", "quests.discard": "10.5", "quests.train": "E6.3",
    "hero.test": "E7.2", "hero.redraw": "E7.2", "hero.prize": "E3", "hero.left": "E3",
    "hero.desert": "E2", "duel": "E8",
    "rune.dragon": "F1", "rune.false": "F1", "rune.return": "F1", "rune.mix": "5.9",
    "rune.peek": "F3", "victory": "G1", "fall": "12.3", "winter.starve": "12.4",
    "tactics": "13.2", "tactics.discard": "10.5", "tactics.draw_extra": "7.4.a",
}  # fmt: skip
"""Section that explains a question, by its kind or the first parts of it."""

ASKED_BY = {
    "league.rewards": "title.captain_heroes_league",
    "explore.merchant": "exploration.traveling_merchant",
    "explore.raiders": "exploration.raiding_party",
    "explore.sight": "exploration.scroll_of_sight", "explore.training": "exploration.training",
    "reward.flute": "reward.flute_of_possession", "reward.storm": "reward.ice_storm",
    "defence.tomb": "development.cursed_tomb", "defence.wards": "development.protective_wards",
    "special.crack_shot": "unit.archer", "special.charge": "unit.pegasus_rider",
    "special.word_of_vaal": "unit.sorceress", "special.overpower": "unit.warrior",
    "special.destroy": "unit.warrior", "special.fury": "unit.berserker",
    "special.rain_fire": "unit.warlock", "special.terrifying": "unit.chaos_lord",
    "special.dread_charge": "unit.dark_knight", "special.burning": "unit.hellhound",
    "special.flaming_breath": "unit.dragon",
    "spring.adventure": "season-card.call_to_adventure", "spring.orders": "season-card.long_winter",
    "spring.objective": "season-card.prepare_for_coming_year",
    "spring.planting": "season-card.early_planting",
    "spring.volunteers": "season-card.volunteers", "summer.drought": "season-card.drought",
    "summer.exile": "season-card.threatened_home_realms",
    "summer.favour": "season-card.councils_favour",
    "summer.rumours": "season-card.market_of_rumours",
    "summer.tournament": "season-card.tournament_of_champions",
    "summer.wilds": "season-card.restless_wilds", "summer.wrath": "season-card.councils_wrath",
    "fall.judgement": "season-card.council_of_judgement",
    "fall.loyalty": "season-card.price_of_loyalty",
    "fall.mercenaries": "season-card.mercenary_companies",
    "fall.second_mercenary": "season-card.mercenary_companies",
    "fall.ruins": "season-card.ancient_ruins", "fall.walls": "season-card.crumbling_walls",
    "winter.pious": "season-card.power_for_the_pious",
    "winter.wolves": "season-card.wolves_at_the_gate",
    "tactics.allies": "tactic.forced_march", "tactics.ambush": "tactic.ambush",
    "tactics.flank": "tactic.flank_attack",
    "tactics.forced_march": "tactic.forced_march",
    "tactics.healing_springs": "tactic.healing_springs", "tactics.levied": "tactic.levy",
    "tactics.levy": "tactic.levy", "tactics.lost_city": "tactic.lost_city",
    "tactics.marchers": "tactic.forced_march",
    "tactics.master_builders": "tactic.master_builders", "tactics.pursuit": "tactic.pursuit",
    "tactics.rally_cry": "tactic.rally_cry", "tactics.raze_a_city": "tactic.raze_a_city",
    "tactics.reinforce": "tactic.reinforcements", "tactics.rumors": "tactic.horrific_rumors",
    "tactics.scorched_earth": "tactic.scorched_earth",
    "tactics.secret_pact": "tactic.secret_pact", "tactics.springs": "tactic.healing_springs",
    "tactics.thief": "tactic.thief_in_the_night",
    "tactics.turn_the_beasts": "tactic.turn_the_beasts",
    "tactics.wavering_loyalty": "tactic.wavering_loyalty",
}  # fmt: skip
"""Card that asks a question, by the kind of question."""


def section_about(kind: str) -> str | None:
    """Return the section, or the card, that explains a kind of question."""
    card = section_for(kind, ASKED_BY)
    return CARD + card if card else section_for(kind, SECTIONS)
