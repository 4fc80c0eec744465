"""Reasons why an action of the Alliance is not offered (Law 8.4-8.6)."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.data.cards import CARDS
from engine.root.factions.alliance.actions import (
    OPERATIONS,
    REVOLT_COST,
    AllianceBattle,
    AllianceMove,
    AllianceRecruit,
    Mobilize,
    Organize,
    Revolt,
    Spread,
    Train,
    has_room_after_revolt,
    is_taken,
    spread_sites,
)
from engine.root.factions.alliance.board import (
    TOKENS,
    bases_left,
    bases_on_map,
    board_of,
    has_martial_law,
    is_sympathetic,
    operations_left,
    price,
    sympathetic,
)
from engine.root.factions.alliance.supporters import supporters_for
from engine.root.rules.battle.fighting import why_no_battle
from engine.root.rules.hands import holds_card
from engine.root.rules.menus import why_passed
from engine.root.rules.moving import legal_moves, why_no_move
from engine.root.rules.placing import why_not_place, why_not_recruit
from engine.root.rules.rule import adjacent
from engine.root.state import RootState

STEP_OF: dict[type[Option], str] = {
    Revolt: "revolt", Spread: "sympathy", Mobilize: "daylight", Train: "daylight",
    **dict.fromkeys(OPERATIONS, "operations"),
}  # fmt: skip


def why_not(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why an action of the Alliance was not offered, with its section."""
    step = STEP_OF.get(type(action))
    if step is None:
        return None
    if why := why_passed(state, seat, step):
        return why
    match action:
        case Revolt(clearing):
            return why_no_revolt(state, seat, clearing)
        case Spread(clearing):
            return why_no_spread(state, seat, clearing)
        case Mobilize(card):
            return Refused("mobilize-not-held", law="8.5.2", card=CARDS[card].name)
        case Train(card):
            return why_no_training(state, seat, card)
        case _:
            return why_no_operation(state, seat, action)


def why_no_revolt(state: RootState, seat: Seat, clearing: int) -> Refused:
    """Explain why there can be no revolt in a clearing (8.4.1)."""
    if not state.is_clearing(clearing) or not is_sympathetic(state, seat, clearing):
        return Refused("revolt-unsympathetic", law="8.4.1.I", clearing=clearing)
    suit = state.suits[clearing]
    if not bases_left(state, seat, suit):
        return Refused("revolt-base-built", law="8.4.1.I", suit=suit)
    if is_taken(state, seat, clearing):
        return Refused("revolt-base-here", law="8.4.1.I", clearing=clearing)
    if not has_room_after_revolt(state, seat, clearing):
        return Refused("revolt-no-slot", law="2.2.3", clearing=clearing)
    if law := why_not_place(state, seat, clearing, emptied=True):
        return Refused("place-barred", law=law, clearing=clearing)
    have = supporters_for(state, seat)[suit]
    return Refused("supporters-short", law="8.4.1.II", suit=suit, cost=REVOLT_COST, have=have)


def why_no_spread(state: RootState, seat: Seat, clearing: int) -> Refused:
    """Explain why sympathy cannot spread to a clearing (8.4.2)."""
    placed = sympathetic(state, seat)
    if len(placed) == TOKENS:
        return Refused("sympathy-none-left", law="1.5.1")
    if not state.is_clearing(clearing):
        return Refused("not-offered")
    if clearing in placed:
        return Refused("sympathy-twice", law="8.2.5.I", clearing=clearing)
    if placed and not any(c in placed for c in adjacent(state, seat, clearing)):
        reach = [str(c) for c, _ in spread_sites(state, seat)]
        return Refused(
            "spread-not-adjacent", law="8.4.2.I", clearing=clearing,
            instead=" ".join(reach),
        )  # fmt: skip
    if law := why_not_place(state, seat, clearing):
        return Refused("place-barred", law=law, clearing=clearing)
    suit, cost = state.suits[clearing], price(state, seat, clearing, len(placed))
    have = supporters_for(state, seat)[suit]
    if has_martial_law(state, seat, clearing):
        return Refused("spread-martial-law", law="8.4.2.II.a", suit=suit, cost=cost, have=have)
    return Refused("supporters-short", law="8.4.2.II", suit=suit, cost=cost, have=have)


def why_no_training(state: RootState, seat: Seat, card: int) -> Refused:
    """Explain why a card cannot train an officer (8.5.3)."""
    if not state.supply[seat]:
        return Refused("no-warriors", law="1.5.1")
    if not holds_card(state, seat, card):
        return Refused("train-not-held", law="8.5.3", card=CARDS[card].name)
    if not bases_on_map(state, seat):
        return Refused("train-no-bases", law="8.5.3")
    return Refused("train-no-base", law="8.5.3", card=CARDS[card].name)


def why_no_operation(state: RootState, seat: Seat, action: Option) -> Refused:
    """Explain why a Military Operation was not offered (8.6.1)."""
    if not operations_left(state, seat):
        officers = board_of(state, seat).officers
        return Refused("operations-none", law="8.6.1", officers=officers)
    match action:
        case AllianceMove(origin, to, warriors):
            legal = legal_moves(state, seat, AllianceMove, [origin])
            return why_no_move(state, seat, origin, to, warriors, [each.to for each in legal])
        case AllianceBattle(clearing, defender):
            return why_no_battle(state, seat, clearing, defender)
        case AllianceRecruit(clearing):
            if not state.supply[seat]:
                return Refused("no-warriors", law="1.5.1")
            if clearing not in bases_on_map(state, seat):
                return Refused("recruit-no-base", law="8.6.1.III", clearing=clearing)
            law = why_not_recruit(state, seat, clearing)
            return Refused("place-barred", law=law, clearing=clearing)
        case Organize(clearing):
            return why_no_organizing(state, seat, clearing)
        case _:
            return Refused("not-offered")


def why_no_organizing(state: RootState, seat: Seat, clearing: int) -> Refused:
    """Explain why a warrior cannot become sympathy in a clearing (8.6.1.IV)."""
    if state.count(seat, "sympathy") == TOKENS:
        return Refused("sympathy-none-left", law="1.5.1")
    if not state.is_clearing(clearing) or not state.warriors[clearing][seat]:
        return Refused("organize-no-warrior", law="8.6.1.IV", clearing=clearing)
    if is_sympathetic(state, seat, clearing):
        return Refused("organize-sympathetic", law="8.6.1.IV", clearing=clearing)
    law = why_not_place(state, seat, clearing)
    return Refused("place-barred", law=law, clearing=clearing)
