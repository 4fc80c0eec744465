"""The Law of Root in our own words, looked up by its sections."""

from engine.core.rulebook import Rulebook

LAW = Rulebook("engine.root")

SECTIONS = {
    "battle": "4.3", "battle.ambush": "4.3.1", "battle.foil": "4.3.1.I", "battle.losses": "4.3.6",
    "craft": "4.1.1", "discard": "21.5", "turn": "1.4.1", "use": "4.1.3",
    "marquise": "6.1", "marquise.keep": "6.3.2", "marquise.first": "6.3.4",
    "marquise.wood": "6.4", "marquise.birdsong": "6.4", "marquise.craft": "6.5",
    "marquise.daylight": "6.5", "marquise.march": "6.5.2", "marquise.recruit": "6.5.3",
    "marquise.pay": "6.5.4.II", "marquise.hospitals": "6.2.3", "marquise.evening": "6.6",
    "marquise.draw": "6.6",
    "eyrie": "7.1", "eyrie.corner": "7.3.2", "eyrie.leader": "7.8", "eyrie.decree": "7.4.2",
    "eyrie.roost": "7.4.3", "eyrie.new_roost": "7.4.3", "eyrie.craft": "7.5.1",
    "eyrie.resolve": "7.5.2", "eyrie.score": "7.6.1", "eyrie.evening": "7.6",
    "eyrie.draw": "7.6.2",
    "alliance": "8.1", "alliance.revolt": "8.4.1", "alliance.spend": "8.4.2.II",
    "alliance.sympathy": "8.4.2", "alliance.daylight": "8.5", "alliance.operations": "8.6.1",
    "alliance.outrage": "8.2.6", "alliance.surplus": "8.2.3.I", "alliance.draw": "8.6.2",
    "vagabond": "9.1", "vagabond.character": "9.3.1", "vagabond.forest": "9.3.2",
    "vagabond.refresh": "9.4.1", "vagabond.slip": "9.4.2", "vagabond.birdsong": "9.4",
    "vagabond.daylight": "9.5", "vagabond.evening": "9.6", "vagabond.damage": "9.2.7",
    "vagabond.repair": "9.5.7", "vagabond.capacity": "9.6.4", "vagabond.ruin": "9.5.3",
    "vagabond.ally": "9.2.9.II", "vagabond.rest": "9.6.1", "vagabond.protector": "26.5.2",
    "vagabond.swift_strike": "26.9.2",
    "lizards": "10.1", "lizards.corner": "10.3.1", "lizards.outcast": "10.4.1",
    "lizards.birdsong": "10.4", "lizards.conspiracies": "10.4.3", "lizards.crusade": "10.4.3.I",
    "lizards.rituals": "10.5", "lizards.craft": "10.6.2", "lizards.return": "10.6.1",
    "lizards.draw": "10.6.3",
    "duchy": "12.1", "duchy.corner": "12.3.1", "duchy.surface": "12.3.3",
    "duchy.assembly": "12.5.1", "duchy.parliament": "12.5.2", "duchy.sway": "12.5.3",
    "duchy.failure": "12.2.3", "duchy.tunnel": "12.2.4", "duchy.craft": "12.6.2",
    "duchy.draw": "12.6.3",
    "corvids": "13.1", "corvids.scatter": "13.3.2", "corvids.craft": "13.4.1",
    "corvids.flip": "13.4.2", "corvids.recruit": "13.4.3", "corvids.daylight": "13.5",
    "corvids.exert": "13.6.1", "corvids.raid": "13.7.4", "corvids.show": "13.2.4",
    "corvids.draw": "13.6.2",
    "clergy": "HCC.1", "clergy.birdsong": "HCC.4", "clergy.act": "HCC.5.1",
    "clergy.offer": "HCC.5.2", "clergy.repent": "HCC.6.1", "clergy.pollinate": "HCC.6.2",
    "clergy.crusade": "HCC.5.1.III", "clergy.mission": "HCC.5.1.I", "clergy.draw": "HCC.6.3",
    "legion": "QL.1", "legion.bootstraps": "QL.4.1", "legion.supply": "QL.4.2",
    "legion.tactics": "QL.4.3", "legion.invade": "QL.5.1", "legion.attack": "QL.5.2",
    "legion.colonize": "QL.5.3", "legion.deescalate": "QL.5.4", "legion.craft": "QL.6.1",
    "legion.spoils": "QL.6.2", "legion.return": "QL.6.3", "legion.draw": "QL.6.4",
}  # fmt: skip
"""Where to read on about a question, by its kind or the first part of it."""


def section_about(kind: str) -> str | None:
    """Return the section in which to read on about a kind of question."""
    return SECTIONS.get(kind) or SECTIONS.get(kind.partition(".")[0])
