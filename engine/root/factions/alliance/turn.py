"""The Alliance's turn: automatic steps, and the execution of actions (Law 8.4-8.6)."""

from __future__ import annotations

from engine.core.choices.performing import performs
from engine.core.seats import Seat
from engine.root.factions.alliance.actions import (
    REVOLT_COST,
    AllianceBattle,
    AllianceMove,
    AllianceRecruit,
    Mobilize,
    Organize,
    Revolt,
    Spread,
    Train,
)
from engine.root.factions.alliance.board import (
    BASES,
    POINTS,
    bases_left,
    bases_on_map,
    board_of,
    price,
    sympathetic,
)
from engine.root.factions.alliance.supporters import (
    Mobilized,
    Revolted,
    has_room,
    promote,
    spend_supporters,
)
from engine.root.rules.answers import InSuit
from engine.root.rules.battle.fighting import battle
from engine.root.rules.hands import discard, discard_to_limit, draw_in_evening
from engine.root.rules.moving import move_warriors
from engine.root.rules.placing import place_building, place_tokens, place_warriors
from engine.root.rules.removal import lose_warriors, remove_all_enemies
from engine.root.rules.score import score
from engine.root.state import RootState, RootTable


async def begin_draw(t: RootTable, seat: Seat) -> None:
    """Draw a card and one per base on the map, then discard down to five (8.6.2)."""
    board_of(t.state, seat).operations = 0
    await draw_in_evening(t, seat, 1 + len(bases_on_map(t.state, seat)))
    await discard_to_limit(t, seat)


# Executing the actions


@performs(Revolt)
async def revolt(t: RootTable, seat: Seat, action: Revolt) -> None:
    """Spend two supporters, remove all enemies, place base, warriors and officer (8.4.1)."""
    state, clearing = t.state, action.clearing
    t.tell(Revolted(seat, clearing))
    await spend_supporters(t, seat, state.suits[clearing], REVOLT_COST)
    await remove_all_enemies(t, seat, [clearing], "revolt")
    bases = [InSuit(suit) for suit in bases_left(state, seat, state.suits[clearing])]
    suit = (await t.choose(seat, "alliance.base", bases, clearing=clearing)).suit
    place_building(t, seat, clearing, BASES[suit])
    place_warriors(t, seat, clearing, warriors_of_revolt(state, seat, suit))
    promote(t, seat)


def warriors_of_revolt(state: RootState, seat: int, suit: str) -> int:
    """Count the sympathetic clearings of a base's suit (8.4.1.III)."""
    return sum(suit in state.suits[clearing] for clearing in sympathetic(state, seat))


@performs(Spread)
async def spread(t: RootTable, seat: Seat, action: Spread) -> None:
    """Spend supporters, place sympathy and score (8.4.2)."""
    state, clearing = t.state, action.clearing
    cost = price(state, seat, clearing, state.count(seat, "sympathy"))
    await spend_supporters(t, seat, state.suits[clearing], cost)
    place_sympathy(t, seat, clearing)


def place_sympathy(t: RootTable, seat: Seat, clearing: int) -> None:
    """Place the next sympathy and score its uncovered points."""
    placed = t.state.count(seat, "sympathy")
    place_tokens(t, seat, clearing, "sympathy")
    score(t, seat, POINTS[placed], "sympathy")


@performs(Mobilize)
async def mobilize(t: RootTable, seat: Seat, action: Mobilize) -> None:
    """Add a card to the Supporters, or discard it if the stack is full (8.5.2)."""
    state = t.state
    if not has_room(state, seat):
        discard(t, seat, [action.card])
        return
    state.hands[seat].remove(action.card)
    board_of(state, seat).supporters.append(action.card)
    t.tell(Mobilized(seat))


@performs(Train)
async def train(t: RootTable, seat: Seat, action: Train) -> None:
    """Spend a card to turn a warrior of the supply into an officer (8.5.3)."""
    discard(t, seat, [action.card], "officer")
    promote(t, seat)


@performs(AllianceMove)
async def move(t: RootTable, seat: Seat, action: AllianceMove) -> None:
    """Take one move (8.6.1.I)."""
    board_of(t.state, seat).operations += 1
    await move_warriors(t, seat, action.origin, action.to, action.warriors)


@performs(AllianceBattle)
async def do_battle(t: RootTable, seat: Seat, action: AllianceBattle) -> None:
    """Initiate a battle (8.6.1.II)."""
    board_of(t.state, seat).operations += 1
    await battle(t, seat, action.defender, action.clearing)


@performs(AllianceRecruit)
async def recruit(t: RootTable, seat: Seat, action: AllianceRecruit) -> None:
    """Place a warrior at a base (8.6.1.III)."""
    board_of(t.state, seat).operations += 1
    place_warriors(t, seat, action.clearing, 1)


@performs(Organize)
async def organize(t: RootTable, seat: Seat, action: Organize) -> None:
    """Remove a warrior, place sympathy there and score (8.6.1.IV)."""
    board_of(t.state, seat).operations += 1
    await lose_warriors(t, seat, action.clearing, 1)
    place_sympathy(t, seat, action.clearing)
