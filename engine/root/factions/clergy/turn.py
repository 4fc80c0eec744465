"""The Clergy's turn: automatic steps, and the execution of actions (HCC.4 to HCC.6)."""

from __future__ import annotations

from engine.core.agenda import step
from engine.core.choices.actions import Done, Option
from engine.core.choices.performing import performs
from engine.core.seats import Seat
from engine.root.factions.clergy.actions import (
    ACTS,
    SWARM,
    Bloom,
    BuildCathedral,
    Crusade,
    CrusadeBattle,
    Mission,
    Replant,
    ScoreFlower,
    Swarm,
    battle_options,
)
from engine.root.factions.clergy.board import (
    CATHEDRAL,
    COST,
    FLOWER,
    bees,
    board_of,
    cathedrals,
    count_uncovered,
    matching_flowers,
    track_of,
)
from engine.root.factions.clergy.flowers import draw_and_place, spend_flowers
from engine.root.factions.clergy.penitence import HIVE, indulge
from engine.root.pieces import Clearing
from engine.root.rules.answers import InClearing
from engine.root.rules.battle.fighting import battle, choose_deed
from engine.root.rules.hands import discard, discard_to_limit, draw_in_evening
from engine.root.rules.moving import legal_moves, move_warriors
from engine.root.rules.placing import (
    can_place,
    in_supply,
    place_building,
    place_tokens,
    place_warriors,
)
from engine.root.rules.rule import enemy_pieces
from engine.root.rules.score import score
from engine.root.state import RootState, RootTable

FLOWERS_DRAWN, CARDS_DRAWN = 2, 1
"""Draws of an Evening; a bee adds one to each (HCC.6.2, HCC.6.3)."""


# Birdsong (HCC.4)


async def begin_birdsong(t: RootTable, seat: Seat) -> None:
    """Return to the map if no warrior is left (HCC.4.1), then make Penitents draw (HCC.4.2)."""
    state, board = t.state, board_of(t.state, seat)
    board.acts, board.worshipped = [], []
    if not any(row[seat] for row in state.warriors):
        await divine_intervention(t, seat)
    indulge(t, seat)


async def divine_intervention(t: RootTable, seat: Seat) -> None:
    """Place four warriors at a cathedral, or else where the fewest enemy pieces are (HCC.4.1).

    Without a cathedral on the map, that is a clearing with an open slot, not a corner. At some
    tables a cathedral comes with them.
    """
    state = t.state
    homes = cathedrals(state, seat)
    places = [c for c in homes if can_place(state, seat, c)] if homes else havens(state, seat)
    if not places:
        return
    chosen = await t.choose(seat, "clergy.return", [InClearing(clearing) for clearing in places])
    clearing = chosen.clearing
    with_cathedral = not homes and state.options.get("divine", "warriors") == "cathedral"
    if with_cathedral and in_supply(state, seat, CATHEDRAL):
        place_building(t, seat, clearing, CATHEDRAL)
    place_warriors(t, seat, clearing, HIVE)


def havens(state: RootState, seat: Seat) -> list[Clearing]:
    """List the clearings with an open slot, not corners, with the fewest enemy pieces."""
    open_to = [
        Clearing(clearing)
        for clearing in state.woodland.clearings
        if clearing not in state.woodland.corners
        and state.open_slots(clearing) > 0
        and can_place(state, seat, clearing)
    ]
    fewest = min((enemy_pieces(state, seat, each) for each in open_to), default=0)
    return [each for each in open_to if enemy_pieces(state, seat, each) == fewest]


@performs(Bloom)
async def bloom(t: RootTable, seat: Seat, action: Bloom) -> None:
    """Spend a bird card to draw and place a random flower (HCC.4.3)."""
    discard(t, seat, [action.card], "bloom")
    await draw_and_place(t, seat, 1)


# Act (HCC.5.1)


def take_action(state: RootState, seat: Seat, action: Option) -> None:
    """Count one of the three actions as taken."""
    board_of(state, seat).acts.append(ACTS[type(action)])


@performs(Mission)
async def mission(t: RootTable, seat: Seat, action: Mission) -> None:
    """Take the first move of a mission, then optionally a second (HCC.5.1.I)."""
    take_action(t.state, seat, action)
    t.then(mission_again, seat)
    await move_warriors(t, seat, action.origin, action.to, action.warriors)


@step("clergy_turn.mission_again")
async def mission_again(t: RootTable, seat: Seat) -> None:
    """Offer the second move of a mission."""
    second = [*legal_moves(t.state, seat, Mission), Done()]
    chosen = await t.choose(seat, "clergy.mission", second)
    if isinstance(chosen, Mission):
        await move_warriors(t, seat, chosen.origin, chosen.to, chosen.warriors)


@performs(Swarm)
async def swarm(t: RootTable, seat: Seat, action: Swarm) -> None:
    """Spend a card to place two warriors at a matching cathedral (HCC.5.1.II)."""
    take_action(t.state, seat, action)
    discard(t, seat, [action.card], "recruit")
    place_warriors(t, seat, action.clearing, SWARM)


@performs(Crusade)
async def crusade(t: RootTable, seat: Seat, action: Crusade) -> None:
    """Move, then optionally battle in the clearing moved into (HCC.5.1.III)."""
    take_action(t.state, seat, action)
    t.then(crusade_on, seat, action.to)
    await move_warriors(t, seat, action.origin, action.to, action.warriors)


@step("clergy_turn.crusade_on")
async def crusade_on(t: RootTable, seat: Seat, clearing: int) -> None:
    """Offer a battle against a Heretic in the crusade's destination."""
    fights: list[Option] = [*battle_options(t.state, seat, [clearing]), Done()]
    chosen = await choose_deed(t, seat, "clergy.crusade", fights, clearing=clearing)
    if isinstance(chosen, CrusadeBattle):
        await battle(t, seat, chosen.defender, chosen.clearing)


@performs(CrusadeBattle)
async def crusade_here(t: RootTable, seat: Seat, action: CrusadeBattle) -> None:
    """Battle without moving, where the table reads a crusade so (HCC.5.1.III)."""
    take_action(t.state, seat, action)
    await battle(t, seat, action.defender, action.clearing)


@performs(Replant)
async def replant(t: RootTable, seat: Seat, action: Replant) -> None:
    """Replace a flower with one from the bag that matches the clearing (HCC.5.1.IV)."""
    state = t.state
    take_action(state, seat, action)
    await spend_flowers(t, seat, action.clearing, {action.flower: 1})
    place_tokens(t, seat, action.clearing, FLOWER[state.suits[action.clearing]])


# Offer (HCC.5.2)


@performs(ScoreFlower)
async def score_flower(t: RootTable, seat: Seat, action: ScoreFlower) -> None:
    """Spend a matching flower at a cathedral to score a point (HCC.5.2.I)."""
    await spend_flowers(t, seat, action.clearing, {action.flower: 1})
    score(t, seat, 1, "flowers")


@performs(BuildCathedral)
async def build(t: RootTable, seat: Seat, action: BuildCathedral) -> None:
    """Spend matching flowers to place the leftmost cathedral, and score (HCC.5.2.II)."""
    state, clearing = t.state, action.clearing
    built = count_uncovered(state, seat)
    spent = await t.amounts(
        seat, "clergy.pay", matching_flowers(state, seat, clearing),
        least=COST[built], most=COST[built], clearing=clearing, count=COST[built],
    )  # fmt: skip
    await spend_flowers(t, seat, clearing, spent)
    place_building(t, seat, clearing, CATHEDRAL)
    score(t, seat, track_of(state).points[built], "build")


# Evening (HCC.6)


async def pollinate(t: RootTable, seat: Seat) -> None:
    """Draw and place two flowers, plus one per bee showing (HCC.6.2)."""
    await draw_and_place(t, seat, FLOWERS_DRAWN + bees(t.state, seat))


async def draw_cards(t: RootTable, seat: Seat) -> None:
    """Draw a card, plus one per bee showing, then discard down to five (HCC.6.3)."""
    await draw_in_evening(t, seat, CARDS_DRAWN + bees(t.state, seat))
    await discard_to_limit(t, seat)
