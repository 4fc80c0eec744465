"""Events of a Vagabond, for the log (Law 9, 26)."""

from __future__ import annotations

from engine.core.events import DECISIVE, LASTING, Event
from engine.core.seats import Seat
from engine.root.pieces import CardId, Clearing, Item, Place, QuestId


class CharacterChosen(Event, frozen=True, gc=False, tag="CharacterChosen"):
    """A Vagabond chose its character (9.3.1)."""

    seat: Seat
    character: str


class PawnPlaced(Event, frozen=True, gc=False, tag="PawnPlaced"):
    """A Vagabond began in a forest (9.3.2)."""

    seat: Seat
    to: Place


class Refreshed(Event, frozen=True, gc=False, tag="Refreshed"):
    """Exhausted items were flipped face up (9.4.1)."""

    seat: Seat
    items: tuple[Item, ...]


class Damaged(Event, frozen=True, gc=False, tag="Damaged"):
    """Items were damaged (9.2.7)."""

    weight = DECISIVE
    seat: Seat
    items: tuple[Item, ...]


class Repaired(Event, frozen=True, gc=False, tag="Repaired"):
    """Damaged items were repaired (9.5.7, 9.6.1)."""

    seat: Seat
    items: tuple[Item, ...]


class ItemsLost(Event, frozen=True, gc=False, tag="ItemsLost"):
    """Items left the game for good (9.6.4)."""

    weight = LASTING
    seat: Seat
    items: tuple[Item, ...]


class Aided(Event, frozen=True, gc=False, tag="Aided"):
    """A Vagabond exhausted an item and gave a card to a player (9.5.4)."""

    seat: Seat
    to: Seat
    item: Item


class AidedByCard(Event, frozen=True, gc=False, tag="AidedByCard"):
    """A Vagabond gave a card to a player, another card standing for the item (9.5.4, 26.12.2)."""

    seat: Seat
    to: Seat


class RelationshipChanged(Event, frozen=True, gc=False, tag="RelationshipChanged"):
    """A faction's marker moved on a Vagabond's chart (9.2.9)."""

    weight = LASTING
    seat: Seat
    faction: Seat
    step: str
    """`indifferent`, `amiable`, `friendly`, `allied` or `hostile`."""


class QuestCompleted(Event, frozen=True, gc=False, tag="QuestCompleted"):
    """A quest was completed (9.5.5)."""

    weight = LASTING
    seat: Seat
    quest: QuestId


class QuestReturned(Event, frozen=True, gc=False, tag="QuestReturned"):
    """A completed quest was shuffled into the quest deck (26.10.2)."""

    weight = LASTING
    seat: Seat
    quest: QuestId


class CardPicked(Event, frozen=True, gc=False, tag="CardPicked"):
    """A card was taken from the discard pile (26.2.2)."""

    seat: Seat
    card: CardId


class Scorched(Event, frozen=True, gc=False, tag="Scorched"):
    """A torch was left in a clearing: nothing may be placed or moved there again (26.6.2)."""

    weight = LASTING
    seat: Seat
    clearing: Clearing


class QuestDrawn(Event, frozen=True, gc=False, tag="QuestDrawn"):
    """A quest was turned face up."""

    reveals = True
    quest: QuestId


class CoalitionFormed(Event, frozen=True, gc=False, tag="CoalitionFormed"):
    """A Vagabond joined the player with the fewest points (9.2.8)."""

    weight = DECISIVE
    seat: Seat
    partner: Seat
    card: CardId
