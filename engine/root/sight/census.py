"""Counts of pieces and cards, which can neither appear nor disappear (Law 1.5.1)."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.seats import Seat
from engine.root.hooks.faction import FACTIONS, SIDES, Faction, overriding
from engine.root.rules.placing import in_supply
from engine.root.state import RootState


class Census(NamedTuple):
    """Counts that stay the same from setup to the end."""

    cards: tuple[int, ...]
    warriors: tuple[int, ...]
    """For each side, its warriors beyond those of its box."""


def census(state: RootState) -> Census:
    """Count cards and warriors; AssertionError if there are more pieces than the box holds."""
    for seat, key in enumerate(state.sides):
        own = SIDES[key]
        for kind in (*own.buildings, *own.tokens):
            assert in_supply(state, seat, kind) >= 0, f"too many of {kind}"
    for clearing in range(1, len(state.strength)):
        assert state.open_slots(clearing) >= 0, f"too many buildings in {clearing}"
        for seat in range(len(state.sides)):
            buildings = sum(owner == seat for owner, _ in state.buildings[clearing])
            strength = state.warriors[clearing][seat] + buildings
            assert state.strength[clearing][seat] == strength, f"strength of {seat} in {clearing}"
            assert state.warriors[clearing][seat] >= 0, f"warriors of {seat} in {clearing}"
    for seat in state.seats:
        assert len(state.unexhausted(seat)) <= len(state.crafted_items[seat]), "exhausted items"
    warriors = [
        warriors_of(state, Seat(side)) - SIDES[key].warriors - SIDES[key].leaders
        for side, key in enumerate(state.sides)
    ]
    return Census(tuple(sorted(all_cards(state))), tuple(warriors))


def warriors_of(state: RootState, seat: Seat) -> int:
    """Count a seat's warriors on the map, in the supply and on its board."""
    on_map = sum(row[seat] for row in state.warriors)
    elsewhere = SIDES[state.sides[seat]].warriors_on_board(state, seat)
    held = sum(
        faction.holds(state, other, seat, "warrior")
        for other, faction in overriding(state.factions, Faction.holds)
    )
    return on_map + state.supply[seat] + elsewhere + held + state.coffins.count(seat)


def all_cards(state: RootState) -> list[int]:
    """List every card of the match, wherever it is."""
    cards = [*state.deck, *state.discard, *state.available]
    cards += [card for stall in state.market for card in stall]
    cards += [card for each in state.hired for card in each.cards]
    for seat in state.seats:
        cards += state.hands[seat]
        cards += state.crafted[seat]
        cards += FACTIONS[state.factions[seat]].held_cards(state, Seat(seat))
        if state.dominance[seat] >= 0:
            cards.append(state.dominance[seat])
    return cards
