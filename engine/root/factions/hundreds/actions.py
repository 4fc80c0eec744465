"""The Hundreds' actions in their turn, and their conditions (Law 14.4 to 14.6)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.choices.actions import Option, action
from engine.core.seats import Seat
from engine.root.data.cards import distinct
from engine.root.factions.hundreds.board import (
    MOB,
    STRONGHOLD,
    board_of,
    command,
    has_mob,
    prowess,
    rats,
)
from engine.root.factions.hundreds.moods import GRANDIOSE, LAVISH
from engine.root.pieces import CardId, Clearing, Item
from engine.root.rules.battle.fighting import battles, has_enemy_pieces, legal_battles
from engine.root.rules.hands import matching
from engine.root.rules.moving import Move, legal_moves
from engine.root.rules.placing import can_place, in_supply
from engine.root.rules.rule import pawn_at, ruler
from engine.root.state import RootState

# Birdsong (14.4)


@action("hundreds lavish", when="birdsong", law="14.7.4")
class Squander(Option, frozen=True, gc=False, tag="hundreds.lavish"):
    """Remove an item of the Hoard for good; two warriors come to the warlord (14.7.4)."""

    item: Item


# Daylight (14.5)


@action("hundreds move", when="daylight", law="14.5.2.I")
class CommandMove(Option, frozen=True, gc=False, tag="hundreds.move"):
    """Move warriors without the warlord, by Command (14.5.2.I)."""

    origin: Clearing
    to: Clearing
    warriors: int


@action("hundreds lead", when="daylight", law="14.5.2.I")
class CommandLead(Option, frozen=True, gc=False, tag="hundreds.lead"):
    """Move the warlord, with any number of other warriors, by Command (14.5.2.I)."""

    to: Clearing
    warriors: int


@action("hundreds battle", when="daylight", law="14.5.2.II")
class CommandBattle(Option, frozen=True, gc=False, tag="hundreds.battle"):
    """Initiate a battle, by Command (14.5.2.II)."""

    clearing: Clearing
    defender: Seat


@action("hundreds build", when="daylight", law="14.5.2.III")
class Build(Option, frozen=True, gc=False, tag="hundreds.build"):
    """Spend a card to place a stronghold in a matching clearing, by Command (14.5.2.III)."""

    card: CardId
    clearing: Clearing


@action("hundreds advance", when="daylight", law="14.5.3")
class Advance(Option, frozen=True, gc=False, tag="hundreds.advance"):
    """Move the warlord with any number of other warriors; then he may battle (14.5.3)."""

    to: Clearing
    warriors: int


@action("hundreds charge", when="daylight", law="14.5.3")
class Charge(Option, frozen=True, gc=False, tag="hundreds.charge"):
    """Battle in the warlord's clearing, without a move before (14.5.3)."""

    defender: Seat


# Evening (14.6)


@action("hundreds incite", when="evening", law="14.6.1")
class Incite(Option, frozen=True, gc=False, tag="hundreds.incite"):
    """Spend a card to place a mob in a matching clearing with a warrior (14.6.1)."""

    card: CardId
    clearing: Clearing


class Lead(Option, frozen=True, gc=False, tag="hundreds.lead_on"):
    """A granted move of the warlord with any number of other warriors (14.2.2)."""

    to: Clearing
    warriors: int


class CardFirst(Option, frozen=True, gc=False, tag="hundreds.card_first"):
    """At the end of Birdsong, the card in play before giving items away (1.1.3)."""


class LavishFirst(Option, frozen=True, gc=False, tag="hundreds.lavish_first"):
    """At the end of Birdsong, giving items away before the card in play (1.1.3)."""


class Raze(Option, frozen=True, gc=False, tag="hundreds.raze"):
    """The mob that razes next (14.4.1)."""

    clearing: Clearing


class Strike(Option, frozen=True, gc=False, tag="hundreds.strike"):
    """The defender that the warlord battles after his move (14.5.3)."""

    defender: Seat


# Conditions


def squander_options(state: RootState, seat: Seat) -> list[Option]:
    """List the items that a Lavish warlord could give away (14.7.4)."""
    board = board_of(state, seat)
    if board.mood != LAVISH:
        return []
    return [Squander(Item(item)) for item in sorted(set(board.hoard))]


def could_squander(state: RootState, seat: Seat) -> bool:
    """Return whether any item could be given away, which is public."""
    return bool(squander_options(state, seat))


def rat_moves(state: RootState, seat: Seat) -> list[Move]:
    """List the moves of warriors without the warlord (4.2)."""
    moves = legal_moves(state, seat, Move)
    if not board_of(state, seat).warlord:
        return moves
    return [move for move in moves if move.warriors <= rats(state, seat, move.origin)]


def warlord_moves(state: RootState, seat: Seat) -> list[tuple[Clearing, int]]:
    """List the warlord's moves, each with a number of other warriors (4.2, 14.2.2)."""
    here = board_of(state, seat).warlord
    if not here:
        return []
    return [(move.to, move.warriors - 1) for move in legal_moves(state, seat, Move, [here])]


def list_granted(state: RootState, seat: Seat) -> list[Option]:
    """List the moves that a card grants, with the warlord and without (4.2)."""
    led = [Lead(to, count) for to, count in warlord_moves(state, seat)]
    return [*rat_moves(state, seat), *led]


def command_options(state: RootState, seat: Seat) -> list[Option]:
    """List the Command actions: moves, battles and buildings (14.5.2)."""
    if commands_left(state, seat) <= 0:
        return []
    options: list[Option] = []
    options += [Build(card, c) for c in sites(state, seat) for card in cards_for(state, seat, c)]
    options += legal_battles(state, seat, CommandBattle)
    options += [CommandMove(m.origin, m.to, m.warriors) for m in rat_moves(state, seat)]
    options += [CommandLead(to, count) for to, count in warlord_moves(state, seat)]
    return options


def commands_left(state: RootState, seat: Seat) -> int:
    """Count the Command actions left; loot or a craft adds to them at once (14.5.2)."""
    board = board_of(state, seat)
    return command(board) - board.commanded


def could_command(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, a Command action could be left."""
    if commands_left(state, seat) <= 0:
        return False
    return bool(state.hands[seat] and sites(state, seat)) or bool(command_options(state, seat))


def sites(state: RootState, seat: int) -> list[Clearing]:
    """List the ruled clearings with room for a stronghold (14.5.2.III)."""
    if not in_supply(state, seat, STRONGHOLD):
        return []
    return [
        Clearing(c)
        for c in range(1, len(state.strength))
        if state.open_slots(c) > 0 and ruler(state, c) == seat and can_place(state, seat, c)
    ]


def cards_for(state: RootState, seat: int, clearing: int) -> list[CardId]:
    """List the cards of the hand that match a clearing, twins once."""
    return matching(distinct(state.hand(seat)), state.suits[clearing])


def advances_left(state: RootState, seat: Seat) -> int:
    """Count the advances left, if the warlord is on the map to advance (14.5.3)."""
    board = board_of(state, seat)
    return prowess(board) - board.advanced if board.warlord else 0


def advance_options(state: RootState, seat: Seat) -> list[Option]:
    """List the warlord's moves, and the battles in his clearing (14.5.3)."""
    if advances_left(state, seat) <= 0:
        return []
    charges = [Charge(each.defender) for each in battles_of_warlord(state, seat)]
    return [*charges, *(Advance(to, count) for to, count in warlord_moves(state, seat))]


def battles_of_warlord(state: RootState, seat: Seat) -> list[Strike]:
    """List the defenders that the warlord could battle in his clearing."""
    here = board_of(state, seat).warlord
    return [Strike(each.defender) for each in battles(state, seat, [here])] if here else []


def advances_first(state: RootState, seat: Seat) -> list[Option]:
    """List the advances of a Grandiose warlord, before Command (14.7.2).

    The two steps never mix: a Command action ends them.
    """
    board = board_of(state, seat)
    first = board.mood == GRANDIOSE and not board.commanded
    return advance_options(state, seat) if first else []


def could_advance_first(state: RootState, seat: Seat) -> bool:
    """Return whether a Grandiose warlord has an advance left."""
    return bool(advances_first(state, seat))


def advances_last(state: RootState, seat: Seat) -> list[Option]:
    """List the advances of any other mood, after Command (14.5.3)."""
    return [] if board_of(state, seat).mood == GRANDIOSE else advance_options(state, seat)


def could_advance_last(state: RootState, seat: Seat) -> bool:
    """Return whether a warlord of any other mood has an advance left."""
    return bool(advances_last(state, seat))


def riotous(state: RootState, seat: int) -> list[Clearing]:
    """List the clearings where a mob could be incited: a warrior, and no mob (14.6.1)."""
    if not in_supply(state, seat, MOB):
        return []
    return [
        Clearing(c)
        for c in range(1, len(state.warriors))
        if state.warriors[c][seat] and not has_mob(state, seat, c) and can_place(state, seat, c)
    ]


def incite_options(state: RootState, seat: Seat) -> list[Option]:
    """List the cards and clearings for inciting a mob (14.6.1)."""
    places: Iterable[Clearing] = riotous(state, seat)
    return [Incite(card, c) for c in places for card in cards_for(state, seat, c)]


def could_incite(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, a card could incite a mob."""
    return bool(state.hands[seat] and riotous(state, seat))


def oppressed_clearings(state: RootState, seat: int) -> list[Clearing]:
    """List the ruled clearings with pieces of the Hundreds and of no enemy (14.6.2)."""
    enemies = [side for side in range(len(state.sides)) if state.is_enemy(seat, side)]
    pawns = {pawn_at(state, enemy) for enemy in enemies}
    return [
        Clearing(c)
        for c in range(1, len(state.strength))
        if ruler(state, c) == seat
        and state.owns_pieces(seat, c)
        and c not in pawns
        and not any(has_enemy_pieces(state, seat, enemy, c) for enemy in enemies)
    ]
