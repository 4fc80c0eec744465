"""The Marquise's turn: automatic steps, and the execution of actions (Law 6.4-6.6)."""

from __future__ import annotations

from engine.core.agenda import step
from engine.core.choices.actions import Done
from engine.core.choices.performing import performs
from engine.core.seats import Seat
from engine.root.factions.marquise.actions import (
    Build,
    ExtraAction,
    March,
    MarquiseBattle,
    Overwork,
    Recruit,
)
from engine.root.factions.marquise.board import (
    ACTIONS,
    COST,
    DRAW_BONUS_AT,
    POINTS,
    board_of,
    connected_wood,
    recruiters,
    wood_left,
)
from engine.root.hooks.removal import Loss
from engine.root.rules.battle.fighting import battle
from engine.root.rules.hands import discard, discard_to_limit, draw_in_evening
from engine.root.rules.moving import legal_moves, move_warriors
from engine.root.rules.placing import can_place, place_building, place_tokens, place_warriors
from engine.root.rules.removal import remove
from engine.root.rules.score import score
from engine.root.state import NOBODY, RootState, RootTable


async def begin_birdsong(t: RootTable, seat: Seat) -> None:
    """Place a wood at each sawmill (6.4), and prepare for Daylight."""
    state = t.state
    board = board_of(state, seat)
    board.actions, board.recruited = ACTIONS, False
    mills = [c for c in state.clearings_with(seat, "sawmill") if can_place(state, seat, c)]
    bounds = {str(c): state.buildings[c].count((seat, "sawmill")) for c in mills}
    left = wood_left(state, seat)
    if left < sum(bounds.values()):
        bounds = await t.amounts(seat, "marquise.wood", bounds, least=left, most=left)
    for clearing, count in bounds.items():
        place_tokens(t, seat, int(clearing), "wood", count)


async def begin_draw(t: RootTable, seat: Seat) -> None:
    """Draw a card and one per uncovered bonus, then discard down to five (6.6)."""
    recruiters = t.state.count(seat, "recruiter")
    await draw_in_evening(t, seat, 1 + sum(recruiters >= least for least in DRAW_BONUS_AT))
    await discard_to_limit(t, seat)


# Executing the actions


def spend_action(state: RootState, seat: Seat) -> None:
    """Count one action of Daylight as taken."""
    board_of(state, seat).actions -= 1


@performs(MarquiseBattle)
async def do_battle(t: RootTable, seat: Seat, action: MarquiseBattle) -> None:
    """Initiate a battle (6.5.1)."""
    spend_action(t.state, seat)
    await battle(t, seat, action.defender, action.clearing)


@performs(March)
async def march(t: RootTable, seat: Seat, action: March) -> None:
    """Take the first move of a march, then optionally a second (6.5.2)."""
    spend_action(t.state, seat)
    t.then(march_again, seat)
    await move_warriors(t, seat, action.origin, action.to, action.warriors)


@step("marquise.march_again")
async def march_again(t: RootTable, seat: Seat) -> None:
    """Offer the second move of a march."""
    second = [*legal_moves(t.state, seat, March), Done()]
    chosen = await t.choose(seat, "marquise.march", second)
    if isinstance(chosen, March):
        await move_warriors(t, seat, chosen.origin, chosen.to, chosen.warriors)


@performs(Recruit)
async def recruit(t: RootTable, seat: Seat, action: Recruit) -> None:
    """Place one warrior at each recruiter, as many as are left (6.5.3, 1.5.4)."""
    state = t.state
    spend_action(state, seat)
    board_of(state, seat).recruited = True
    bounds = {str(clearing): count for clearing, count in recruiters(state, seat).items()}
    left = state.supply[seat]
    if left < sum(bounds.values()):
        bounds = await t.amounts(seat, "marquise.recruit", bounds, least=left, most=left)
    for clearing, count in bounds.items():
        place_warriors(t, seat, int(clearing), count)


@performs(Build)
async def build(t: RootTable, seat: Seat, action: Build) -> None:
    """Pay the wood, place the leftmost building of the kind, score (6.5.4)."""
    state = t.state
    spend_action(state, seat)
    built = state.count(seat, action.building)
    wood = connected_wood(state, seat, action.clearing)
    paid = await t.amounts(
        seat, "marquise.pay", {str(c): n for c, n in wood.items()},
        least=COST[built], most=COST[built], clearing=action.clearing,
    )  # fmt: skip
    await remove(t, [Loss(seat, int(c), NOBODY, 0, ("wood",) * n) for c, n in paid.items()])
    place_building(t, seat, action.clearing, action.building)
    score(t, seat, POINTS[action.building][built], "build")


@performs(Overwork)
async def overwork(t: RootTable, seat: Seat, action: Overwork) -> None:
    """Spend a card matching a sawmill's clearing and place a wood there (6.5.5)."""
    spend_action(t.state, seat)
    discard(t, seat, [action.card], "overwork")
    place_tokens(t, seat, action.clearing, "wood")


@performs(ExtraAction)
async def extra_action(t: RootTable, seat: Seat, action: ExtraAction) -> None:
    """Spend a bird card to have one more action (6.5)."""
    discard(t, seat, [action.card], "action")
    board_of(t.state, seat).actions += 1
