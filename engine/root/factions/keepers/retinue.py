"""The Retinue: cards act, are added, shifted and lost (Law 15.5.2, 15.6.2)."""

from __future__ import annotations

from engine.core.events import LASTING, Event
from engine.core.seats import Seat
from engine.root.data.cards import FACE, KEY_OF_CARD
from engine.root.factions.keepers.actions import RetinueColumn
from engine.root.factions.keepers.board import COLUMNS, RETAINERS, KeepersBoard, board_of
from engine.root.pieces import CardId
from engine.root.rules.hands import put_down
from engine.root.state import RootState, RootTable


class RetinueGrew(Event, frozen=True, gc=False, tag="RetinueGrew"):
    """A card of the hand joined the Retinue (15.6.2)."""

    seat: Seat
    card: CardId
    column: RetinueColumn


class RetinueShifted(Event, frozen=True, gc=False, tag="RetinueShifted"):
    """A card of the Retinue went to another column (15.6.2)."""

    seat: Seat
    card: CardId
    source: RetinueColumn
    column: RetinueColumn


class RetinueLost(Event, frozen=True, gc=False, tag="RetinueLost"):
    """A card left the Retinue because too few clearings were ruled (15.5.2)."""

    weight = LASTING
    seat: Seat
    card: CardId


def tuck(board: KeepersBoard, column: str, card: int) -> None:
    """Put a card into a column."""
    board.retinue[COLUMNS.index(column)].append(card)


def use_card(state: RootState, seat: Seat, column: str, card: CardId) -> CardId:
    """Record that a card acts, and return which of its twins it is (15.5.2)."""
    board = board_of(state, seat)
    ready = [each for each in board.retinue[COLUMNS.index(column)] if each not in board.used]
    physical = next(each for each in ready if KEY_OF_CARD[each] == KEY_OF_CARD[card])
    board.used.append(physical)
    return CardId(physical)


def lose_card(t: RootTable, seat: Seat, card: CardId) -> None:
    """Discard the card that acted; a Faithful Retainer leaves the game (15.5.2)."""
    board = board_of(t.state, seat)
    next(column for column in board.retinue if card in column).remove(card)
    t.tell(RetinueLost(seat, FACE[card]))
    if card in RETAINERS:
        board.gone.append(card)
    else:
        put_down(t, [card])


def add(t: RootTable, seat: Seat, card: CardId, column: RetinueColumn) -> None:
    """Move a card from the hand to the Retinue; after that none is shifted (15.6.2)."""
    board = board_of(t.state, seat)
    board.gathered = True
    t.state.hands[seat].remove(card)
    tuck(board, column, card)
    t.tell(RetinueGrew(seat, FACE[card], column))


def shift(
    t: RootTable, seat: Seat, card: CardId, source: RetinueColumn, column: RetinueColumn
) -> None:
    """Move a card of the Retinue to another column; then nothing can be added (15.6.2)."""
    board = board_of(t.state, seat)
    board.shifted = True
    cards = board.retinue[COLUMNS.index(source)]
    physical = next(each for each in cards if KEY_OF_CARD[each] == KEY_OF_CARD[card])
    cards.remove(physical)
    tuck(board, column, physical)
    t.tell(RetinueShifted(seat, FACE[card], source, column))
