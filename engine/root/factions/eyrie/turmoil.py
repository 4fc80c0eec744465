"""Turmoil: the Eyrie's losses when the Decree cannot be resolved (Law 7.7)."""

from __future__ import annotations

from engine.core.agenda import step
from engine.core.events import DECISIVE, Event
from engine.core.seats import Seat
from engine.root.data.cards import SUIT_OF
from engine.root.factions.eyrie.board import EyrieBoard, board_of
from engine.root.factions.eyrie.decree import COLUMNS, Column, empty_columns, purgeable
from engine.root.factions.eyrie.leaders import LEADERS, ChooseLeader, Leader, enthrone
from engine.root.pieces import BIRD, CardId
from engine.root.rules.hands import put_down
from engine.root.rules.score import score
from engine.root.rules.turn import go_to_evening
from engine.root.state import RootTable


class FellIntoTurmoil(Event, frozen=True, gc=False, tag="FellIntoTurmoil"):
    """A card of the Decree could not be resolved fully (7.7)."""

    weight = DECISIVE
    seat: Seat
    card: CardId
    column: Column


class DecreePurged(Event, frozen=True, gc=False, tag="DecreePurged"):
    """All cards of the Decree but the viziers were discarded (7.7.2)."""

    seat: Seat
    cards: tuple[CardId, ...]


class NewClutch(Event, frozen=True, gc=False, tag="NewClutch"):
    """No leader was face up, so all four are again (7.7.3.I)."""

    seat: Seat


def fall(t: RootTable, seat: Seat, card: CardId, column: int) -> None:
    """Fall into turmoil before anything else happens."""
    t.tell(FellIntoTurmoil(seat, card, COLUMNS[column]))
    t.then(turmoil, seat)


@step("eyrie.turmoil")
async def turmoil(t: RootTable, seat: Seat) -> None:
    """Lose points, the Decree and the leader, and end Daylight (7.7)."""
    board = board_of(t.state, seat)

    # 7.7.1 Humiliate: lose a point per bird, viziers included.
    score(t, seat, -humiliation(board), "turmoil")

    # 7.7.2 Purge the Decree of all cards but the viziers.
    purged = tuple(purgeable(board))
    board.decree, board.resolved = empty_columns(), empty_columns()
    if purged:
        t.tell(DecreePurged(seat, purged))
        put_down(t, purged)

    # 7.7.3 Depose the leader and choose another; 7.7.4 rest.
    board.leader = ""
    t.then(rest, seat)
    t.then(depose, seat)


@step("eyrie.depose")
async def depose(t: RootTable, seat: Seat) -> None:
    """Choose a new leader from those face up, or from all if there are none (7.7.3)."""
    board = board_of(t.state, seat)
    if not board.leaders:
        board.leaders = list(LEADERS)
        t.tell(NewClutch(seat))
    options = [ChooseLeader(Leader(leader)) for leader in board.leaders]
    enthrone(t, seat, (await t.choose(seat, "eyrie.leader", options)).leader)


@step("eyrie.rest")
async def rest(t: RootTable, seat: Seat) -> None:
    """End Daylight and begin Evening, which is played as usual (7.7.4)."""
    go_to_evening(t, seat)


def humiliation(board: EyrieBoard) -> int:
    """Count the birds of the Decree, viziers included (7.7.1)."""
    return sum(SUIT_OF[card] == BIRD for column in board.decree for card in column)
