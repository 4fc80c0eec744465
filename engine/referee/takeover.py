"""Taking over a record's position: doing what the rules refuse."""

from __future__ import annotations

from collections.abc import Sequence

from engine.referee.matching import card_of
from engine.referee.record.hirelings import force_words
from engine.referee.record.letters import NOTATIONS, is_dominance
from engine.root.data.cards import CARDS
from engine.root.factions.vagabond.board import SIDES, VagabondBoard
from engine.root.hooks.faction import is_token
from engine.root.hooks.notation import (
    BATTLE,
    CARD,
    CRAFT,
    DECK,
    DISCARD,
    ITEM,
    LOST,
    PIECE,
    RAFT,
    SAY,
    SCORE,
    SUPPLY,
    TAKEN,
    Unit,
    burrow_of,
)
from engine.root.pieces import ITEMS, Item
from engine.root.rules.moving import FERRY
from engine.root.state import RootState

SHIFTS = {"e": (0, 1), "r": (1, 0), "d": (0, 2), "s": (2, 0)}
"""Counts of an item's kind, out of four, that it leaves and joins."""
OTHER_SHIFTS = {"e": (2, 3), "r": (3, 2), "d": (1, 3), "s": (3, 1)}
"""The same where the first of those counts is empty."""


def force(state: RootState, letters: Sequence[str], units: Sequence[Unit]) -> None:
    """Do what an action of a record says, as far as the things for it are there."""
    for unit in units:
        for _ in range(unit.count):
            if unit.verb == PIECE:
                force_piece(state, letters, unit)
            elif unit.verb == CARD:
                force_card(state, letters, unit)
            elif unit.verb == ITEM:
                force_item(state, letters, unit)
            elif unit.verb == CRAFT:
                force_craft(state, letters, unit)
            elif unit.verb == BATTLE:
                force_meeting(state, letters, unit)
        if unit.verb == SCORE and unit.who is not None:
            seat = letters.index(unit.who)
            more = unit.count if unit.what == "+" else -unit.count
            state.points[seat] = max(0, state.points[seat] + more)
        if unit.verb == SAY and unit.who is not None and unit.what is not None:
            force_words(state, letters.index(unit.who), unit.what, letters)


# Pieces


def force_piece(state: RootState, letters: Sequence[str], unit: Unit) -> None:
    """Move one piece, take it off the map or put it there."""
    seat = letters.index(unit.who or "")
    if unit.what == "p":
        place_pawn(state, seat, unit.end)
        return
    if unit.what == RAFT:
        if unit.end is not None and unit.end.isdecimal() and FERRY in state.landmarks:
            state.landmarks[FERRY] = int(unit.end)
        return
    if take_piece(state, letters, seat, unit.what or "", unit.start):
        put_piece(state, letters, seat, unit.what or "", unit.end)


def force_meeting(state: RootState, letters: Sequence[str], unit: Unit) -> None:
    """Bring the pawns of a battle to where it is fought."""
    for letter in (unit.who, unit.what):
        if letter in letters:
            place_pawn(state, letters.index(letter), unit.start)


def place_pawn(state: RootState, seat: int, place: str | None) -> None:
    """Put a Vagabond's pawn into a clearing."""
    board = state.boards[seat]
    if isinstance(board, VagabondBoard) and place is not None and place.isdecimal():
        board.place = int(place)


def number_of(state: RootState, place: str) -> int:
    """Return the clearing of a place, the Burrow included."""
    return int(place) or burrow_of(state)


def kinds_of(state: RootState, seat: int, what: str) -> list[str]:
    """List the kinds of building or token that a record writes like this."""
    if state.is_hireling(seat):
        return []
    pieces = NOTATIONS[state.factions[seat]].pieces
    return [kind for kind, written in pieces.items() if written == what] or [
        kind for kind, written in pieces.items() if written[:1] == what[:1]
    ]


def take_piece(
    state: RootState, letters: Sequence[str], seat: int, what: str, start: str | None
) -> bool:
    """Take a piece from where it is; return whether it was there."""
    if start in (None, SUPPLY) or start.startswith("-"):
        if what == "w":
            state.supply[seat] = max(0, state.supply[seat] - 1)
        return True
    if start.startswith("board"):
        return put_on_board(state, letters, start, seat, what, -1)
    clearing = number_of(state, start)
    if what == "w":
        if not state.warriors[clearing][seat]:
            return False
        state.add_warriors(seat, clearing, -1)
        return True
    for kind in kinds_of(state, seat, what):
        row = state.tokens[clearing] if is_token(kind) else state.buildings[clearing]
        if (seat, kind) in row:
            remove = state.remove_token if is_token(kind) else state.remove_building
            remove(seat, clearing, kind)
            NOTATIONS[state.factions[seat]].note_gone(state, seat, clearing, kind)
            return True
    return False


def put_on_board(
    state: RootState, letters: Sequence[str], place: str, owner: int, what: str, count: int
) -> bool:
    """Put an owner's pieces on the board named by a place; return whether that was possible."""
    holder = letters.index(place.partition(":")[2])
    return NOTATIONS[state.factions[holder]].put(state, holder, owner, what, count)


def put_piece(
    state: RootState, letters: Sequence[str], seat: int, what: str, end: str | None
) -> None:
    """Put a piece somewhere."""
    if end in (None, SUPPLY) or end.startswith("-"):
        if what == "w":
            state.supply[seat] += 1
        return
    if end.startswith("board"):
        put_on_board(state, letters, end, seat, what, 1)
        return
    clearing = number_of(state, end)
    if what == "w":
        state.add_warriors(seat, clearing, 1)
        return
    kinds = kinds_of(state, seat, what)
    if not kinds:
        return
    kind = kinds[0]
    if is_token(kind):
        state.add_token(seat, clearing, kind)
        NOTATIONS[state.factions[seat]].note_laid(state, seat, clearing, kind)
    else:
        state.add_building(seat, clearing, kind)


# Cards


def pile_of(state: RootState, letters: Sequence[str], place: str | None) -> list[int] | None:
    """Return the pile named by a place; None if its cards are not held in a list."""
    if place in (None, DECK):
        return state.deck
    if place == DISCARD:
        return state.discard
    kind, _, letter = place.partition(":")
    if kind == "hand":
        return state.hands[letters.index(letter)]
    for seat in state.seats:
        held = NOTATIONS[state.factions[seat]].piles(state, seat)
        if place in held:
            return held[place]
    if kind == "board":
        return state.crafted[letters.index(letter)]
    return None


def force_card(state: RootState, letters: Sequence[str], unit: Unit) -> None:
    """Move one card: the one that is meant, if it is there."""
    start, end = pile_of(state, letters, unit.start), pile_of(state, letters, unit.end)
    if start is state.deck and is_dominance(unit.name) and card_of(unit, state.available):
        start = state.available
    elif not start and start is state.deck:
        state.deck, state.discard = state.discard, []
        start = state.deck
    if not start or end is None or start is end:
        return
    card = card_of(unit, start)
    if card is None and start is not state.deck:
        wanted = card_of(unit, state.deck)
        if wanted is not None:
            given = start[-1]
            start[-1], state.deck[state.deck.index(wanted)] = wanted, given
            card = wanted
    card = start[-1] if card is None else card
    start.remove(card)
    aside = end is state.discard and CARDS[card].kind == "dominance"  # beside the map (3.3.4)
    (state.available if aside else end).append(card)


def force_craft(state: RootState, letters: Sequence[str], unit: Unit) -> None:
    """Take a card's item, or lay the card in front of its crafter."""
    seat = letters.index(unit.who or "")
    if unit.what is not None:
        gain(state, seat, unit.what)
        state.items[unit.what] = max(0, state.items.get(unit.what, 0) - 1)
        if state.hands[seat]:
            state.discard.append(state.hands[seat].pop())
        return
    force_card(state, letters, Unit(CARD, None, None, unit.name, f"hand:{unit.who}", DISCARD))
    if state.discard and card_of(Unit(CARD, None, None, unit.name), state.discard[-1:]):
        state.crafted[seat].append(state.discard.pop())


# Items


def gain(state: RootState, seat: int, item: str) -> None:
    """Give a seat an item, face up."""
    board = state.boards[seat]
    if isinstance(board, VagabondBoard):
        board.items[ITEMS.index(Item(item)) * SIDES] += 1
    else:
        state.crafted_items[seat].append(item)


def force_item(state: RootState, letters: Sequence[str], unit: Unit) -> None:
    """Turn, damage, repair, take or lose an item."""
    seat = letters.index(unit.who or "")
    board = state.boards[seat]
    if unit.what is None:
        return
    if unit.end == TAKEN:
        gain(state, seat, unit.what)
        place_pawn(state, seat, unit.start)
        start = unit.start or ""
        if start.startswith("board"):
            held = state.crafted_items[letters.index(start[-1])]
            if unit.what in held:
                held.remove(unit.what)
        elif start.isdecimal() and unit.what in state.ruins.get(int(start), []):
            state.ruins[int(start)].remove(unit.what)
            if not state.ruins[int(start)]:
                del state.ruins[int(start)]
        return
    if not isinstance(board, VagabondBoard):
        if unit.end == "e" and unit.what in state.unexhausted(seat):
            state.exhausted.append((seat, unit.what))
        return
    first = first_of(unit.what)
    if unit.end == LOST:
        side = next((s for s in (3, 2, 1, 0) if board.items[first + s]), None)
        if side is not None:
            board.items[first + side] -= 1
        return
    for origin, to in (SHIFTS[unit.end or "e"], OTHER_SHIFTS[unit.end or "e"]):
        if board.items[first + origin]:
            board.items[first + origin] -= 1
            board.items[first + to] += 1
            return


def first_of(item: str) -> int:
    """Return the index at which a Vagabond's board begins to count an item: face up, undamaged."""
    return ITEMS.index(Item(item)) * SIDES


def lacks(state: RootState, letters: Sequence[str], unit: Unit) -> bool:
    """Return whether the item to be turned or the piece that a record speaks of is missing."""
    if unit.verb == PIECE:
        return lacks_piece(state, letters, unit)
    board = state.boards[letters.index(unit.who)] if unit.who in letters else None
    if not isinstance(board, VagabondBoard) or unit.what is None or unit.end not in SHIFTS:
        return True
    sides = (SHIFTS[unit.end][0], OTHER_SHIFTS[unit.end][0])
    return not any(board.items[first_of(unit.what) + side] for side in sides)


def lacks_piece(state: RootState, letters: Sequence[str], unit: Unit) -> bool:
    """Return whether the clearing holds fewer pieces of a kind than a record takes from it."""
    if unit.start is None or not unit.start.isdecimal() or unit.who not in letters:
        return False
    seat, clearing = letters.index(unit.who), number_of(state, unit.start)
    if unit.what == "w":
        return state.warriors[clearing][seat] < unit.count
    kinds = kinds_of(state, seat, unit.what or "")
    here = (*state.buildings[clearing], *state.tokens[clearing])
    return sum(here.count((seat, kind)) for kind in kinds) < unit.count
