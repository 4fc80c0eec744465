"""The Clergy's actions: their costs and conditions (HCC.4.3, HCC.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.choices.actions import Option, action
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, distinct
from engine.root.factions.clergy.board import (
    CATHEDRAL,
    CATHEDRALS,
    COST,
    bag,
    board_of,
    cathedrals,
    count_uncovered,
    flowers_at,
    matching_flowers,
)
from engine.root.factions.clergy.flowers import may_plant, pays, worship_places
from engine.root.pieces import BIRD, CardId, Clearing, PieceKind
from engine.root.rules.battle.fighting import could_battle, legal_battles
from engine.root.rules.crafting import could_craft, craftable
from engine.root.rules.hands import matching
from engine.root.rules.moving import legal_moves
from engine.root.rules.placing import can_place
from engine.root.rules.rule import targets
from engine.root.state import RootState

ACTIONS = 3
SWARM = 2


@action("clergy bloom", when="birdsong", law="HCC.4.3")
class Bloom(Option, frozen=True, gc=False, tag="clergy.bloom"):
    """Spend a bird card to draw and place a flower (HCC.4.3)."""

    card: CardId


@action("clergy mission", when="daylight", law="HCC.5.1.I")
class Mission(Option, frozen=True, gc=False, tag="clergy.mission"):
    """One of the up to two moves of a mission (HCC.5.1.I)."""

    origin: Clearing
    to: Clearing
    warriors: int


@action("clergy swarm", when="daylight", law="HCC.5.1.II")
class Swarm(Option, frozen=True, gc=False, tag="clergy.swarm"):
    """Spend a card to place two warriors at a matching cathedral (HCC.5.1.II)."""

    clearing: Clearing
    card: CardId


@action("clergy crusade", when="daylight", law="HCC.5.1.III")
class Crusade(Option, frozen=True, gc=False, tag="clergy.crusade"):
    """Move, then optionally battle in the clearing moved into (HCC.5.1.III)."""

    origin: Clearing
    to: Clearing
    warriors: int


@action("clergy battle", when="daylight", law="HCC.5.1.III")
class CrusadeBattle(Option, frozen=True, gc=False, tag="clergy.battle"):
    """The battle of a crusade; some tables allow it without a move (HCC.5.1.III)."""

    clearing: Clearing
    defender: Seat


@action("clergy replant", when="daylight", law="HCC.5.1.IV")
class Replant(Option, frozen=True, gc=False, tag="clergy.replant"):
    """Replace a flower that does not match its clearing with one that does (HCC.5.1.IV)."""

    clearing: Clearing
    flower: PieceKind


@action("clergy score", when="daylight", law="HCC.5.2.I")
class ScoreFlower(Option, frozen=True, gc=False, tag="clergy.score"):
    """Spend a matching flower in a cathedral's clearing for a point (HCC.5.2.I)."""

    clearing: Clearing
    flower: PieceKind


@action("clergy build", when="daylight", law="HCC.5.2.II")
class BuildCathedral(Option, frozen=True, gc=False, tag="clergy.build"):
    """Spend matching flowers to place the leftmost cathedral (HCC.5.2.II)."""

    clearing: Clearing


ACTS: dict[type[Option], str] = {
    Mission: "mission",
    Swarm: "swarm",
    Crusade: "crusade",
    CrusadeBattle: "crusade",
    Replant: "replant",
}
"""The name of each action of HCC.5.1; a crusade is one whether or not it moves."""
OFFERS = (ScoreFlower, BuildCathedral)


# Birdsong (HCC.4.3)


def bloom_options(state: RootState, seat: Seat) -> list[Option]:
    """List the bird cards to spend, if the bag holds a flower that can be placed."""
    if not may_plant(state, seat):
        return []
    return [Bloom(card) for card in distinct(state.hand(seat)) if CARDS[card].suit == BIRD]


def could_bloom(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, a card could be spent."""
    return bool(state.hands[seat]) and may_plant(state, seat)


# Act (HCC.5.1)


def actions_left(state: RootState, seat: int) -> int:
    """Count the actions left this turn."""
    return ACTIONS - len(board_of(state, seat).acts)


def could_act(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, an action could be taken."""
    if not actions_left(state, seat):
        return False
    swarms = state.hands[seat] and not is_taken_already(state, seat, Swarm)
    stays = may_stay(state) and not is_taken_already(state, seat, Crusade)
    return bool(
        (swarms and swarming_places(state, seat))
        or (stays and could_battle(state, seat))
        or act_options(state, seat)
    )


def is_taken_already(state: RootState, seat: int, kind: type[Option]) -> bool:
    """Return whether a table's reading of "three of these" forbids a second action of a kind."""
    if state.options.get("acts", "repeat") == "repeat":
        return False
    return ACTS[kind] in board_of(state, seat).acts


def act_options(state: RootState, seat: Seat) -> list[Option]:
    """List the actions of HCC.5.1: up to three, in any order."""
    options: list[Option] = []
    if not actions_left(state, seat):
        return options
    if not is_taken_already(state, seat, Replant):
        options += replant_options(state, seat)
    if not is_taken_already(state, seat, Swarm):
        options += swarm_options(state, seat)
    if not is_taken_already(state, seat, Crusade):
        options += crusade_options(state, seat)
    if not is_taken_already(state, seat, Mission):
        options += legal_moves(state, seat, Mission)
    return options


def swarming_places(state: RootState, seat: Seat) -> list[Clearing]:
    """List the cathedrals where warriors could be placed (HCC.5.1.II)."""
    if not state.supply[seat]:
        return []
    return [each for each in cathedrals(state, seat) if can_place(state, seat, each)]


def swarm_options(state: RootState, seat: Seat) -> list[Option]:
    """List the cards that match a cathedral's clearing (HCC.5.1.II)."""
    hand = distinct(state.hand(seat))
    return [
        Swarm(clearing, card)
        for clearing in swarming_places(state, seat)
        for card in matching(hand, state.suits[clearing])
    ]


def crusade_options(state: RootState, seat: Seat) -> list[Option]:
    """List the moves of a crusade, those that lead to a battle first (HCC.5.1.III)."""
    moves = legal_moves(state, seat, Crusade)
    enemies = {to: bool(targets(state, seat, to)) for to in {move.to: None for move in moves}}
    options: list[Option] = [*sorted(moves, key=lambda move: not enemies[move.to])]
    if may_stay(state):
        options += battle_options(state, seat, range(1, len(state.warriors)))
    return options


def may_stay(state: RootState) -> bool:
    """Return whether this table's crusades may battle without moving."""
    return state.options.get("crusade", "move") == "stay"


def battle_options(state: RootState, seat: Seat, clearings: Iterable[int]) -> list[Option]:
    """List the battles of a crusade."""
    return [*legal_battles(state, seat, CrusadeBattle, clearings)]


def replant_options(state: RootState, seat: Seat) -> list[Option]:
    """List the flowers that could be replaced (HCC.5.1.IV).

    There must be a warrior, and a flower of the clearing's suit in the bag. Bird flowers are
    neither removed nor placed; replacing takes both a removal and a placement (21.23).
    """
    left = bag(state, seat)
    return [
        Replant(Clearing(clearing), PieceKind(kind))
        for clearing in range(1, len(state.suits))
        if state.tokens[clearing] and state.warriors[clearing][seat]
        if left.get(f"flower_{state.suits[clearing]}") and can_place(state, seat, clearing)
        for kind in replaceable(state, seat, clearing)
    ]


def replaceable(state: RootState, seat: int, clearing: int) -> list[str]:
    """List the kinds of flowers in a clearing that do not match it; a bird always matches."""
    matched = matching_flowers(state, seat, clearing)
    return [kind for kind in flowers_at(state, seat, clearing) if kind not in matched]


# Offer (HCC.5.2)


def offer_options(state: RootState, seat: Seat) -> list[Option]:
    """List the uses of flowers."""
    return [
        *score_options(state, seat),
        *build_options(state, seat),
        *craftable(state, seat),
    ]


def could_offer(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, flowers could be spent on anything."""
    return bool(
        score_options(state, seat) or could_craft(state, seat) or build_options(state, seat)
    )


def score_options(state: RootState, seat: Seat) -> list[Option]:
    """List the flowers that match their clearing, where it has a cathedral (HCC.5.2.I)."""
    return [
        ScoreFlower(clearing, PieceKind(kind))
        for clearing in cathedrals(state, seat)
        for kind in matching_flowers(state, seat, clearing)
    ]


def build_options(state: RootState, seat: Seat) -> list[Option]:
    """List the clearings where matching flowers pay for a cathedral, ruled or not (HCC.5.2.II)."""
    built = count_uncovered(state, seat)
    if built == CATHEDRALS:
        return []
    return [
        BuildCathedral(Clearing(clearing))
        for clearing, row in enumerate(state.tokens)
        if len(row) >= COST[built]
        if sum(matching_flowers(state, seat, clearing).values()) >= COST[built]
        and not state.has_building(seat, clearing, CATHEDRAL)
        and state.open_slots(clearing) > 0
        and can_place(state, seat, clearing)
    ]


def can_worship(state: RootState, seat: Seat, cost: Sequence[str]) -> bool:
    """Return whether the flowers at one cathedral pay a cost (HCC.5.2.III)."""
    return any(pays(here, cost) for _, here in worship_places(state, seat))
