"""Reasons why an action of the Duchy's Daylight is not offered (Law 12.5)."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.factions.duchy.actions import (
    ASSEMBLY,
    Dig,
    DuchyBattle,
    DuchyBuild,
    DuchyMove,
    DuchyRecruit,
    has_tunnel,
    matching_cards,
)
from engine.root.factions.duchy.board import (
    BUILDINGS,
    CROWNS,
    RANK_OF,
    Minister,
    board_of,
    burrow_of,
)
from engine.root.factions.duchy.ministers import POSSIBLE, SECTION, MinisterAction
from engine.root.factions.duchy.swaying import Sway, cards_for, most_revealed, places_to_reveal
from engine.root.pieces import PieceKind
from engine.root.rules.battle.fighting import why_no_battle
from engine.root.rules.menus import why_passed
from engine.root.rules.moving import legal_moves, why_no_move
from engine.root.rules.placing import in_supply, why_not_place
from engine.root.rules.rule import can_enter, rules
from engine.root.state import RootState

STEP_OF: dict[type[Option], str] = {
    **dict.fromkeys(ASSEMBLY, "assembly"), MinisterAction: "parliament", Sway: "sway",
}  # fmt: skip


def why_not(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why an action of Daylight was not offered, with its section (12.5)."""
    step = STEP_OF.get(type(action))
    if step is None:
        return None
    if state.current != seat or state.phase not in ("birdsong", "daylight"):
        return Refused("duchy-not-daylight", law="12.5")
    if why := why_passed(state, seat, step):
        return why
    if isinstance(action, (MinisterAction, Sway)):
        if action.minister not in RANK_OF:
            return Refused("minister-unknown", law="12.3.5")
        if isinstance(action, MinisterAction):
            return why_not_acting(state, seat, action.minister)
        return why_not_swayed(state, seat, action.minister)
    return why_not_assembled(state, seat, action)


# The Assembly (12.5.1)


def why_not_assembled(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why an action of the Assembly was not offered, with its section."""
    if not isinstance(action, ASSEMBLY):
        return None
    if not board_of(state, seat).actions:
        return Refused("assembly-done", law="12.5.1")
    match action:
        case DuchyBuild(building, clearing):
            why = why_no_building(state, seat, building, clearing)
            return why or why_no_card(state, seat, clearing, "12.5.1.I")
        case DuchyRecruit():
            empty = not state.supply[seat]
            return Refused("no-warriors", law="1.5.1") if empty else None
        case DuchyMove(origin, to, warriors):
            reach = [each.to for each in legal_moves(state, seat, DuchyMove, [origin])]
            return why_no_move(state, seat, origin, to, warriors, reach)
        case DuchyBattle(clearing, defender):
            return why_no_battle(state, seat, clearing, defender)
        case Dig(clearing):
            why = why_no_dig(state, seat, clearing)
            return why or why_no_card(state, seat, clearing, "12.5.1.V")


def why_no_building(
    state: RootState, seat: Seat, building: PieceKind, clearing: int
) -> Refused | None:
    """Explain why a citadel or market cannot be placed in a clearing, with any card revealed."""
    if building not in BUILDINGS:
        return Refused("duchy-no-such-building", law="12.5.1.I")
    if not in_supply(state, seat, building):
        return Refused("build-none-left", law="1.5.1", building=building)
    if not rules(state, seat, clearing):
        return Refused("build-no-rule", law="12.5.1.I", clearing=clearing)
    if state.open_slots(clearing) <= 0:
        return Refused("build-no-slot", law="2.2.3", clearing=clearing)
    if law := why_not_place(state, seat, clearing):
        return Refused("place-barred", law=law, clearing=clearing)
    return None


def why_no_dig(state: RootState, seat: Seat, clearing: int) -> Refused | None:
    """Explain why no tunnel can be dug in a clearing, whichever card is spent."""
    if clearing == burrow_of(state):
        return Refused("dig-burrow", law="12.5.1.V")
    if (seat, "tunnel") in state.tokens[clearing]:
        return Refused("dig-tunnel-there", law="12.5.1.V", clearing=clearing)
    if not state.warriors[burrow_of(state)][seat]:
        return Refused("dig-empty-burrow", law="12.5.1.V")
    if not has_tunnel(state, seat):
        return Refused("dig-no-tunnel", law="1.5.1")
    if law := why_not_place(state, seat, clearing):
        return Refused("place-barred", law=law, clearing=clearing)
    if not can_enter(state, seat, clearing):
        return Refused("move-barred", law="26.6.2", origin=burrow_of(state), to=clearing)
    return None


def why_no_card(state: RootState, seat: Seat, clearing: int, law: str) -> Refused | None:
    """Return a refusal if no card in hand matches a clearing."""
    if matching_cards(state, seat, clearing):
        return None
    return Refused("duchy-card", law=law, clearing=clearing, suit=state.suits[clearing])


# Parliament and swaying (12.5.2, 12.5.3)


def why_not_acting(state: RootState, seat: Seat, minister: Minister) -> Refused | None:
    """Explain why a minister cannot act this turn, with its section (12.5.2)."""
    board = board_of(state, seat)
    if minister not in board.swayed:
        return Refused("minister-not-swayed", law="12.5.2", minister=minister)
    if minister in board.acted:
        return Refused("minister-acted", law="12.5.2", minister=minister)
    if POSSIBLE[minister](state, seat):
        return None
    return Refused("minister-idle", law=SECTION[minister], minister=minister)


def why_not_swayed(state: RootState, seat: Seat, minister: Minister) -> Refused | None:
    """Explain why a minister cannot be swayed this turn, with its section (12.5.3)."""
    board = board_of(state, seat)
    rank, cards = RANK_OF[minister], cards_for(minister)
    if board.has_swayed:
        return Refused("sway-once", law="12.5.3")
    if minister in board.swayed:
        return Refused("sway-swayed", law="12.5.3.I", minister=minister)
    if not board.crowns[rank]:
        return Refused("sway-no-crown", law="12.5.3.I", rank=rank, crowns=CROWNS)
    places = places_to_reveal(state, seat)
    most = most_revealed(state.hands[seat], places)
    if cards <= most:
        return None
    return Refused("sway-cards", law="12.5.3.II", cards=cards, have=most, places=places.total())
