"""Reasons why an action of the Legion's campaign is not offered (QL.4.2 to QL.5.4)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Done, Option
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, SUIT_OF
from engine.root.factions.legion.actions import (
    TO_COLONIZE,
    Attack,
    ChangeTactics,
    Colonize,
    Deescalate,
    Invade,
    Reinforce,
    Relocate,
    battles_due,
    liftable,
)
from engine.root.factions.legion.board import (
    COLONY,
    board_of,
    has_bird_card,
    has_colony,
    is_campaign,
)
from engine.root.pieces import BIRD, write_clearings
from engine.root.rules.battle.fighting import why_no_battle
from engine.root.rules.hands import holds_card
from engine.root.rules.menus import has_reached, stage_index, why_passed
from engine.root.rules.moving import legal_moves, why_no_move
from engine.root.rules.placing import in_supply, why_not_place
from engine.root.state import RootState

STEP_OF: dict[type[Option], str] = {
    Reinforce: "supply", ChangeTactics: "tactics", Invade: "invade", Attack: "attack",
    Colonize: "colonize", Relocate: "colonize", Deescalate: "deescalate",
}  # fmt: skip


def why_not(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why an action of the Legion was not offered, with its section."""
    if isinstance(action, Done):
        return why_not_on(state, seat) if state.current == seat else None
    step = STEP_OF.get(type(action))
    if step is None:
        return None
    if why := why_passed(state, seat, step):
        return why
    place = stage_index("legion", step)
    if place > stage_index("legion", "suit") and is_unaimed(state, seat):
        return Refused("legion-suit-first", law="QL.4.3")
    if place > stage_index("legion", "attack") and (why := why_not_on(state, seat)):
        return why
    return why_not_this(state, seat, action)


def is_unaimed(state: RootState, seat: Seat) -> bool:
    """Return whether this turn's suit of a bird campaign card is still to be chosen (QL.4.3)."""
    if not has_bird_card(state, seat):
        return False
    return not has_reached(state, seat, "suit") or not board_of(state, seat).suit


def why_not_on(state: RootState, seat: Seat) -> Refused | None:
    """Name the battles that keep the Legion from the next step, if any (QL.5.2)."""
    due = battles_due(state, seat)
    return Refused("attack-due", law="QL.5.2", instead=write_clearings(due)) if due else None


def why_not_this(state: RootState, seat: Seat, action: Option) -> Refused:
    """Explain why an action of the current step was not offered."""
    match action:
        case Reinforce(card, suit):
            return why_no_reinforcement(state, seat, card, suit)
        case ChangeTactics(card):
            return why_no_change(state, seat, card)
        case Invade(origin, to, warriors):
            return why_no_invasion(state, seat, origin, to, warriors)
        case Attack(clearing, defender):
            return why_no_attack(state, seat, clearing, defender)
        case Colonize(clearing):
            return why_no_colony(state, seat, clearing)
        case Relocate(origin, to):
            return why_no_relocation(state, seat, origin, to)
        case Deescalate(origin, to, warriors):
            return why_no_deescalation(state, seat, origin, to, warriors)
        case _:
            return Refused("not-offered")


def why_no_reinforcement(state: RootState, seat: Seat, card: int, suit: str) -> Refused:
    """Explain why a card brings no warriors to colonies (QL.4.2)."""
    name = CARDS[card].name
    if board_of(state, seat).reinforced:
        return Refused("reinforce-once", law="QL.4.2")
    if not holds_card(state, seat, card):
        return Refused("card-not-held", law="QL.4.2", card=name)
    if SUIT_OF[card] not in (suit, BIRD):
        return Refused("reinforce-suit", law="2.1.1", card=name, suit=suit)
    if not state.supply[seat]:
        return Refused("no-warriors", law="1.5.1")
    return Refused("reinforce-no-colony", law="QL.4.2", suit=suit)


def why_no_change(state: RootState, seat: Seat, card: int) -> Refused:
    """Explain why a card cannot become the campaign card (QL.4.3)."""
    if board_of(state, seat).changed:
        return Refused("tactics-once", law="QL.4.3")
    return Refused("tactics-not-held", law="QL.4.3", card=CARDS[card].name)


def why_no_invasion(state: RootState, seat: Seat, origin: int, to: int, warriors: int) -> Refused:
    """Explain why a move was not offered: it must end in a campaign clearing (QL.5.1)."""
    reach = [each for each in reachable(state, seat, origin) if is_campaign(state, seat, each)]
    if is_campaign(state, seat, to):
        return why_no_move(state, seat, origin, to, warriors, reach)
    suit = board_of(state, seat).suit
    return Refused("invade-suit", law="QL.5.1", to=to, suit=suit, instead=write_clearings(reach))


def reachable(state: RootState, seat: Seat, origin: int) -> Sequence[int]:
    """List the clearings that warriors could move to from one."""
    return sorted({move.to for move in legal_moves(state, seat, Invade, [origin])})


def why_no_attack(state: RootState, seat: Seat, clearing: int, defender: int) -> Refused:
    """Explain why the battle of a clearing was not offered (QL.5.2)."""
    board = board_of(state, seat)
    if not is_campaign(state, seat, clearing):
        return Refused("attack-suit", law="QL.5.2", clearing=clearing, suit=board.suit)
    if clearing in board.attacked:
        return Refused("attack-once", law="QL.5.2", clearing=clearing)
    return why_no_battle(state, seat, clearing, defender)


def why_no_site(state: RootState, seat: Seat, clearing: int) -> Refused | None:
    """Explain what a clearing lacks for Colonize; None if nothing (QL.5.3)."""
    board = board_of(state, seat)
    if not is_campaign(state, seat, clearing):
        return Refused("colonize-suit", law="QL.5.3", clearing=clearing, suit=board.suit)
    if clearing in board.colonized:
        return Refused("colonize-once", law="QL.5.3", clearing=clearing)
    warriors = state.warriors[clearing][seat]
    if warriors < TO_COLONIZE:
        return Refused("colonize-warriors", law="QL.5.3", clearing=clearing, have=warriors)
    if not has_colony(state, seat, clearing) and (law := why_not_place(state, seat, clearing)):
        return Refused("place-barred", law=law, clearing=clearing)
    return None


def why_no_colony(state: RootState, seat: Seat, clearing: int) -> Refused:
    """Explain why a clearing cannot be colonized (QL.5.3)."""
    if why := why_no_site(state, seat, clearing):
        return why
    if has_colony(state, seat, clearing):
        return Refused("colonize-no-marker", law="3.3.1", clearing=clearing)
    if liftable(state, seat):
        return Refused("colonize-relocate", law="QL.5.3", clearing=clearing)
    return Refused("colonize-none-left", law="QL.5.3")


def why_no_relocation(state: RootState, seat: Seat, origin: int, to: int) -> Refused:
    """Explain why a colony cannot be moved from one clearing to another (QL.5.3)."""
    if has_colony(state, seat, to):
        return Refused("relocate-there", law="QL.2.3", clearing=to)
    if in_supply(state, seat, COLONY):
        return Refused("relocate-left", law="QL.5.3")
    if why := why_no_site(state, seat, to):
        return why
    return Refused("relocate-origin", law="QL.5.3", clearing=origin)


def why_no_deescalation(
    state: RootState, seat: Seat, origin: int, to: int, warriors: int
) -> Refused:
    """Explain why the move of Deescalate was not offered (QL.5.4)."""
    board = board_of(state, seat)
    if board.deescalated:
        return Refused("deescalate-once", law="QL.5.4")
    if not is_campaign(state, seat, origin):
        return Refused("deescalate-suit", law="QL.5.4", origin=origin, suit=board.suit)
    return why_no_move(state, seat, origin, to, warriors, reachable(state, seat, origin))
