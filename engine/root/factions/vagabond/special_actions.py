"""The special action of each character, and its conditions (Law 9.5.9, 26)."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.choices.actions import Option, action
from engine.core.seats import Seat
from engine.root.data.cards import FACE, distinct, matches
from engine.root.factions.vagabond.board import VagabondBoard, board_of
from engine.root.factions.vagabond.items import ready, ready_kinds
from engine.root.hooks.faction import FACTIONS
from engine.root.hooks.hirelings import is_shielded
from engine.root.pieces import CardId, Clearing, Item
from engine.root.rules.moving import held_there
from engine.root.rules.placing import can_place
from engine.root.rules.rule import can_enter, can_leave, has_pieces, removable, spares, targets
from engine.root.rules.score import from_current
from engine.root.state import RootState

TORCH = Item("torch")


@action("vagabond steal", when="daylight", law="26.1.2")
class Steal(Option, frozen=True, gc=False, tag="vagabond.steal"):
    """As the Thief, take a random card from a player in the clearing (26.1.2)."""

    source: Seat


@action("vagabond day-labor", when="daylight", law="26.2.2")
class DayLabor(Option, frozen=True, gc=False, tag="vagabond.day_labor"):
    """As the Tinker, take a card matching the clearing from the discard pile (26.2.2)."""

    card: CardId


@action("vagabond hideout", when="daylight", law="26.3.2")
class Hideout(Option, frozen=True, gc=False, tag="vagabond.hideout"):
    """As the Ranger, repair three items and end Daylight (26.3.2)."""


@action("vagabond instigate", when="daylight", law="26.4.2")
class Instigate(Option, frozen=True, gc=False, tag="vagabond.instigate"):
    """As the Vagrant, force a player to battle another in the clearing (26.4.2)."""

    attacker: Seat
    defender: Seat


@action("vagabond scorch", when="daylight", law="26.6.2")
class ScorchEarth(Option, frozen=True, gc=False, tag="vagabond.scorch"):
    """As the Scoundrel, leave a torch and remove every enemy piece (26.6.2)."""


@action("vagabond glide", when="daylight", law="26.8.2")
class Glide(Option, frozen=True, gc=False, tag="vagabond.glide"):
    """As the Harrier, move the pawn alone to any clearing (26.8.2)."""

    to: Clearing


@action("vagabond duel", when="daylight", law="26.11.2")
class Duel(Option, frozen=True, gc=False, tag="vagabond.duel"):
    """As the Gladiator, damage an item to remove an enemy warrior and draw a card (26.11.2)."""

    enemy: Seat
    item: Item


SPECIAL_ACTIONS: dict[type[Option], str] = {
    Steal: "thief",
    DayLabor: "tinker",
    Hideout: "ranger",
    Instigate: "vagrant",
    ScorchEarth: "scoundrel",
    Glide: "harrier",
    Duel: "gladiator",
}
"""The character of each special action; all but the Duel exhaust a torch."""


def special_options(state: RootState, seat: Seat) -> list[Option]:
    """List the possible special actions of his character now (9.5.9)."""
    board = board_of(state, seat)
    offer = OFFERS.get(board.character)
    if offer is None or not (ready(board, TORCH) or offer is duel_options):
        return []
    return offer(state, seat, board)


def steal_options(state: RootState, seat: Seat, board: VagabondBoard) -> list[Option]:
    """List the players in the clearing with cards."""
    return [
        Steal(other)
        for other in from_current(state)
        if other != seat
        and state.hands[other]
        and board.place > 0
        and has_pieces(state, other, board.place)
    ]


def day_labor_options(state: RootState, seat: Seat, board: VagabondBoard) -> list[Option]:
    """List the discarded cards that match the clearing; birds always do."""
    if board.place <= 0:
        return []
    suit = state.suits[board.place]
    cards = (FACE[card] for card in state.discard if matches(CardId(card), suit))
    return [DayLabor(card) for card in distinct(cards)]


def hideout_options(state: RootState, seat: Seat, board: VagabondBoard) -> list[Option]:
    """Offer the Hideout, wherever he is."""
    return [Hideout()]


def instigate_options(state: RootState, seat: Seat, board: VagabondBoard) -> list[Option]:
    """List the battles that could be forced in the clearing, his own among them."""
    place = board.place
    if place <= 0:
        return []
    return [
        Instigate(attacker, defender)
        for attacker in from_current(state)
        if FACTIONS[state.factions[attacker]].fights_in(state, attacker, place)
        for defender in targets(state, attacker, place)
        if not state.is_hireling(defender)  # both are players
    ]


def scorch_options(state: RootState, seat: Seat, board: VagabondBoard) -> list[Option]:
    """Offer to leave the torch here, unless nothing may be placed here (6.2.2)."""
    place = board.place
    return [ScorchEarth()] if place > 0 and can_place(state, seat, place) else []


def glide_options(state: RootState, seat: Seat, board: VagabondBoard) -> list[Option]:
    """List all clearings he may enter, wherever they are; Hostile ones too."""
    place = board.place
    if place > 0 and (not can_leave(state, seat, place) or held_there(state, seat, place)):
        return []
    return [
        Glide(Clearing(to))
        for to in range(1, len(state.suits))
        if to != place and can_enter(state, seat, to)
    ]


def duel_options(state: RootState, seat: Seat, board: VagabondBoard) -> list[Option]:
    """List the enemies with a warrior that can be removed, each with any ready item."""
    items = ready_kinds(board)
    if board.place <= 0 or not items:
        return []
    return [
        Duel(Seat(enemy), item)
        for enemy in range(len(state.sides))
        if can_duel(state, seat, enemy, board.place)
        for item in items
    ]


def can_duel(state: RootState, seat: Seat, enemy: int, clearing: int) -> bool:
    """Return whether a warrior of an enemy would fall: without one, there is no card to draw."""
    return (
        state.is_enemy(seat, enemy)
        and removable(state, enemy, clearing) > 0
        and not spares(state, seat, enemy)
        and not is_shielded(state, seat, enemy, clearing)
    )


OFFERS: dict[str, Callable[[RootState, Seat, VagabondBoard], list[Option]]] = {
    "thief": steal_options,
    "tinker": day_labor_options,
    "ranger": hideout_options,
    "vagrant": instigate_options,
    "scoundrel": scorch_options,
    "harrier": glide_options,
    "gladiator": duel_options,
}
