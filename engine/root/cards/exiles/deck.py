"""Shared by several cards of the deck: table options, and effects that leave play areas.

Effects on rule and adjacency are in `rules.rule`, Corvid Planners in `moving`, Murine Broker and
Master Engravers in `crafting`, Informants in `hands`, Coffin Makers in `placing`. The table decides
where the cards' words can be read in two ways.
"""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.events import DECISIVE, Event
from engine.core.hooks.lobby import TableOption
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, EXILES, FACE
from engine.root.hooks.faction import Faction, overriding
from engine.root.pieces import CardId, Clearing
from engine.root.rules.battle.effects import spend_effect
from engine.root.state import RootTable

OPTIONS = (
    TableOption("partisans", ("discard_birds", "keep_birds"), needs=EXILES),
    TableOption("propaganda", ("may_place", "always", "must_place"), needs=EXILES),
    TableOption("coffin_makers", ("all", "removed"), needs=EXILES),
    TableOption("informants", ("each_draw", "once"), needs=EXILES),
    TableOption("false_orders", ("forced", "own"), needs=EXILES),
)
"""Choices where sources differ about a card; the first is its newest wording or the Law's."""


class EffectOf(Option, frozen=True, gc=False, tag="effect"):
    """A persistent effect in a seat's play area."""

    seat: Seat
    card: CardId


class WarriorsOf(Option, frozen=True, gc=False, tag="warriors"):
    """A player's warriors in a clearing."""

    seat: Seat
    clearing: Clearing


class EffectLost(Event, frozen=True, gc=False, tag="EffectLost"):
    """A persistent effect left a play area in another way than by its own use."""

    weight = DECISIVE
    seat: Seat
    card: CardId


class CoffinsOpened(Event, frozen=True, gc=False, tag="CoffinsOpened"):
    """The warriors on Coffin Makers returned to their supplies."""

    seat: Seat
    count: int


def lose_effect(t: RootTable, seat: Seat, card: int) -> None:
    """Discard a persistent effect; the warriors on it return to their supplies."""
    t.tell(EffectLost(seat, FACE[card]))
    spend_effect(t, seat, card)
    if CARDS[card].key == "coffin_makers":
        open_coffins(t, seat)


def open_coffins(t: RootTable, seat: Seat) -> None:
    """Return the warriors on Coffin Makers to their owners' supplies."""
    state = t.state
    if state.coffins:
        t.tell(CoffinsOpened(seat, len(state.coffins)))
    for owner in state.coffins:
        state.supply[owner] += 1
    state.coffins.clear()
    for owner, faction in overriding(state.factions, Faction.leaves_coffins):
        faction.leaves_coffins(t, owner)
