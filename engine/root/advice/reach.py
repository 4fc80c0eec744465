"""Possible moves of a seat, and reasons against others (Law 4.2, 9.2.10, 9.5.1)."""

from __future__ import annotations

from engine.core.errors import Refused
from engine.core.language.messages import Message
from engine.core.seats import Seat
from engine.root.factions.vagabond import moving as pawns
from engine.root.factions.vagabond.board import board_of
from engine.root.factions.vagabond.items import ready
from engine.root.factions.vagabond.refusals import why_no_pawn_move
from engine.root.hooks.faction import Faction, overriding
from engine.root.pieces import Clearing, Place, write_clearings
from engine.root.rules.moving import Move, exits, legal_moves, why_no_move
from engine.root.state import RootState


def reach(state: RootState, seat: Seat, origin: int | None) -> list[Message]:
    """Return the moves from one clearing, or a summary of all clearings.

    They depend on public facts alone, not on whose turn it is or which action grants a move.
    """
    if any(owner == seat for owner, _ in overriding(state.factions, Faction.pawn_place)):
        return reach_of_pawn(state, seat)
    if origin is None:
        return overview(state, seat)
    if not state.is_clearing(origin) or not state.warriors[origin][seat]:
        raise Refused("move-nobody", law="4.2", origin=origin)
    open_to = sorted({move.to for move in legal_moves(state, seat, Move, [origin])})
    warriors = state.warriors[origin][seat]
    lines = [Message("reach-title", {"origin": origin, "count": warriors})]
    lines += [Message("reach-to", {"to": to}) for to in open_to]
    for to in exits(state, seat, origin):
        if to not in open_to:
            why = why_no_move(state, seat, origin, to, 1, open_to)
            lines.append(Message(f"reach-{why.key}", {"to": to}, why.law))
    return [*lines, Message("reach-others", law="2.2.1")]


def overview(state: RootState, seat: Seat) -> list[Message]:
    """List the clearings that the warriors of each of a seat's clearings could move to."""
    lines = [Message("reach-title-all")]
    for origin in range(1, len(state.warriors)):
        if warriors := state.warriors[origin][seat]:
            open_to = sorted({move.to for move in legal_moves(state, seat, Move, [origin])})
            listed = write_clearings(open_to)
            lines.append(
                Message("reach-line", {"origin": origin, "count": warriors, "instead": listed})
            )
    if len(lines) == 1:
        raise Refused("move-no-warriors", law="4.2")
    return lines


def reach_of_pawn(state: RootState, seat: Seat) -> list[Message]:
    """Return the moves of a Vagabond's pawn: by boots, or by slipping into forests."""
    board = board_of(state, seat)
    if board.place == 0:
        raise Refused("move-no-pawn", law="9.3.2")
    lines = [Message("reach-pawn", {"origin": board.place, "boots": ready(board, "boot")})]
    open_to = {int(move.to) for move in pawns.move_options(state, seat)}
    beside = state.woodland.places_beside(Place(board.place))
    clearings = [int(to) for to in beside if to > 0]
    clearings += [to for to in pawns.beside(state, seat) if to not in clearings]
    for to in clearings:
        if to in open_to:
            boots = pawns.boots_for(state, seat, to, 1)
            lines.append(Message("reach-boots", {"to": to, "boots": boots}))
        else:
            move = pawns.VagabondMove(Clearing(to))
            lines.append(Message.of_refusal(why_no_pawn_move(state, seat, move)))
    if forests := [to for to in beside if to < 0]:
        listed = write_clearings(-to for to in forests)
        lines.append(Message("reach-slip", {"forests": listed}, "9.4.2"))
    return [*lines, Message("reach-others", law="2.2.1")]
