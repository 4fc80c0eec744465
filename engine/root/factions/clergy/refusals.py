"""Reasons why an action of the Clergy is not offered, and alternatives (HCC.4.3, HCC.5)."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.data.cards import CARDS
from engine.root.factions.clergy.actions import (
    ACTS,
    OFFERS,
    Bloom,
    BuildCathedral,
    Crusade,
    CrusadeBattle,
    Mission,
    Replant,
    ScoreFlower,
    Swarm,
    actions_left,
    is_taken_already,
    may_stay,
    replaceable,
)
from engine.root.factions.clergy.board import (
    CATHEDRAL,
    CATHEDRALS,
    COST,
    SUIT_OF_FLOWER,
    bag,
    cathedrals,
    count_uncovered,
    flowers_at,
    matching_flowers,
)
from engine.root.factions.clergy.flowers import may_plant
from engine.root.pieces import BIRD, PieceKind
from engine.root.rules.battle.fighting import why_no_battle
from engine.root.rules.crafting import Craft, may_craft, payer
from engine.root.rules.hands import holds_card
from engine.root.rules.menus import is_past
from engine.root.rules.moving import legal_moves, why_no_move
from engine.root.rules.placing import why_not_place
from engine.root.state import RootState


def why_not(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why an action was not offered, with its section."""
    match action:
        case Bloom(card):
            return why_no_bloom(state, seat, card)
        case Craft(card):
            return why_no_worship(state, seat, card)
        case _ if isinstance(action, OFFERS) and state.phase == "evening":
            return Refused("clergy-passed", law="HCC.5.2", step="offer")
        case ScoreFlower(clearing, flower):
            return why_no_score(state, seat, clearing, flower)
        case BuildCathedral(clearing):
            return why_no_build(state, seat, clearing)
        case _ if type(action) in ACTS:
            return why_no_act(state, seat, action)
    return None


def why_no_bloom(state: RootState, seat: Seat, card: int) -> Refused:
    """Explain why a card cannot be spent for a flower (HCC.4.3)."""
    if state.phase != "birdsong":
        return Refused("clergy-passed", law="HCC.4.3", step="bloom")
    if not any(bag(state, seat).values()):
        return Refused("bag-empty", law="HCC.2.2.I")
    if not may_plant(state, seat):
        return Refused("bloom-nowhere", law="HCC.2.2.II")
    if not holds_card(state, seat, card):
        return Refused("card-not-held", law="HCC.4.3", card=CARDS[card].name)
    return Refused("bloom-bird", law="HCC.4.3", card=CARDS[card].name)


# Act (HCC.5.1)


def why_no_act(state: RootState, seat: Seat, action: Option) -> Refused:
    """Explain why one of the three actions was not offered."""
    if is_past(state, seat, "act"):
        return Refused("clergy-passed", law="HCC.5", step="act")
    if not actions_left(state, seat):
        return Refused("clergy-no-actions", law="HCC.5.1")
    if is_taken_already(state, seat, type(action)):
        return Refused("clergy-act-twice", law="HCC.5.1")
    match action:
        case Mission(origin, to, warriors) | Crusade(origin, to, warriors):
            legal = legal_moves(state, seat, Mission, [origin])
            return why_no_move(state, seat, origin, to, warriors, [each.to for each in legal])
        case CrusadeBattle(clearing, defender):
            refused = why_no_battle(state, seat, clearing, defender)
            if refused.key == "battle-not-now" and not may_stay(state):
                return Refused("crusade-first", law="HCC.5.1.III", clearing=clearing)
            return refused
        case Swarm(clearing, card):
            return why_no_swarm(state, seat, clearing, card)
        case Replant(clearing, flower):
            return why_no_replant(state, seat, clearing, flower)
    return Refused("not-offered")


def why_no_swarm(state: RootState, seat: Seat, clearing: int, card: int) -> Refused:
    """Explain why a card brings no warriors to a clearing (HCC.5.1.II)."""
    if not state.supply[seat]:
        return Refused("no-warriors", law="1.5.1")
    if clearing not in cathedrals(state, seat):
        return Refused("cathedral-absent", law="HCC.5.1.II", clearing=clearing)
    if law := why_not_place(state, seat, clearing):
        return Refused("place-barred", law=law, clearing=clearing)
    if not holds_card(state, seat, card):
        return Refused("card-not-held", law="HCC.5.1.II", card=CARDS[card].name)
    suit = state.suits[clearing]
    return Refused("swarm-suit", law="HCC.5.1.II", card=CARDS[card].name, suit=suit)


def why_no_replant(state: RootState, seat: Seat, clearing: int, flower: PieceKind) -> Refused:
    """Explain why a flower cannot be replaced (HCC.5.1.IV)."""
    if not state.is_clearing(clearing) or flower not in flowers_at(state, seat, clearing):
        return Refused("flower-absent", law="HCC.5.1.IV", clearing=clearing)
    if SUIT_OF_FLOWER[flower] == BIRD:
        return Refused("replant-bird", law="HCC.5.1.IV")
    if flower not in replaceable(state, seat, clearing):
        return Refused("replant-matches", law="HCC.5.1.IV", clearing=clearing)
    if not state.warriors[clearing][seat]:
        return Refused("replant-no-warrior", law="HCC.5.1.IV", clearing=clearing)
    if law := why_not_place(state, seat, clearing):
        return Refused("place-barred", law=law, clearing=clearing)
    suit = state.suits[clearing]
    return Refused("replant-none-left", law="HCC.5.1.IV", suit=suit)


# Offer (HCC.5.2)


def why_no_score(state: RootState, seat: Seat, clearing: int, flower: PieceKind) -> Refused:
    """Explain why a flower scores nothing (HCC.5.2.I)."""
    if clearing not in cathedrals(state, seat):
        return Refused("score-no-cathedral", law="HCC.5.2.I", clearing=clearing)
    if flower not in flowers_at(state, seat, clearing):
        return Refused("score-no-flower", law="HCC.5.2.I", clearing=clearing)
    return Refused("score-suit", law="HCC.5.2.I", suit=state.suits[clearing])


def why_no_build(state: RootState, seat: Seat, clearing: int) -> Refused:
    """Explain why no cathedral can be built in a clearing (HCC.5.2.II)."""
    built = count_uncovered(state, seat)
    if built == CATHEDRALS:
        return Refused("cathedral-none-left", law="1.5.1")
    if not state.is_clearing(clearing):
        return Refused("not-offered")
    if state.has_building(seat, clearing, CATHEDRAL):
        return Refused("cathedral-twice", law="HCC.5.2.II", clearing=clearing)
    if law := why_not_place(state, seat, clearing):
        return Refused("place-barred", law=law, clearing=clearing)
    have, cost = sum(matching_flowers(state, seat, clearing).values()), COST[built]
    if have < cost:
        suit = state.suits[clearing]
        return Refused(
            "cathedral-flowers",
            law="HCC.5.2.II",
            clearing=clearing,
            suit=suit,
            cost=cost,
            have=have,
        )
    return Refused("build-no-slot", law="2.2.3", clearing=clearing)


def why_no_worship(state: RootState, seat: Seat, card: int) -> Refused | None:
    """Explain why no flowers pay for a card (HCC.5.2.III); None for the common reasons."""
    if not holds_card(state, seat, card) or not may_craft(state, seat, card):
        return None
    if payer(state, seat)(card):
        return Refused("craft-not-now", law="HCC.5.2.III", card=CARDS[card].name)
    cost = " ".join(CARDS[card].cost)
    return Refused("worship-flowers", law="HCC.5.2.III", card=CARDS[card].name, cost=cost)
