"""The Eyrie's turn: automatic steps, and the execution of the Decree (Law 7.4-7.6)."""

from __future__ import annotations

from engine.core.choices.performing import performs
from engine.core.seats import Seat
from engine.root.factions.eyrie.actions import (
    AddToDecree,
    DecreeBattle,
    DecreeBuild,
    DecreeMove,
    DecreeRecruit,
    FallIntoTurmoil,
)
from engine.root.factions.eyrie.board import CARDS_DRAWN, POINTS, board_of
from engine.root.factions.eyrie.decree import (
    COLUMNS,
    DecreeGrew,
    empty_columns,
    follow,
    next_column,
)
from engine.root.factions.eyrie.leaders import warriors_to_recruit
from engine.root.factions.eyrie.turmoil import fall
from engine.root.pieces import Clearing
from engine.root.rules.answers import InClearing
from engine.root.rules.battle.fighting import battle
from engine.root.rules.hands import discard_to_limit, draw, draw_in_evening
from engine.root.rules.moving import move_warriors
from engine.root.rules.placing import can_place, place_building, place_warriors
from engine.root.rules.score import score
from engine.root.state import RootState, RootTable

NEW_ROOST_WARRIORS = 3


# Birdsong (7.4)


def has_no_roost(state: RootState, seat: Seat) -> bool:
    """Return whether the Eyrie have no roost on the map."""
    return not state.count(seat, "roost")


async def emergency_orders(t: RootTable, seat: Seat) -> None:
    """Draw a card with an empty hand (7.4.1)."""
    draw(t, seat, 1)


async def new_roost(t: RootTable, seat: Seat) -> None:
    """Place a roost and three warriors where the fewest warriors are (7.4.3)."""
    state = t.state
    places = [
        clearing
        for clearing in range(1, len(state.warriors))
        if state.open_slots(clearing) > 0 and can_place(state, seat, clearing)
    ]
    if not places:
        return
    fewest = min(sum(state.warriors[clearing]) for clearing in places)
    options = [InClearing(Clearing(c)) for c in places if sum(state.warriors[c]) == fewest]
    chosen = await t.choose(seat, "eyrie.new_roost", options)
    place_building(t, seat, chosen.clearing, "roost")
    place_warriors(t, seat, chosen.clearing, NEW_ROOST_WARRIORS)


@performs(AddToDecree)
async def add_to_decree(t: RootTable, seat: Seat, action: AddToDecree) -> None:
    """Reveal a card from the hand and tuck it (7.4.2)."""
    board = board_of(t.state, seat)
    t.state.hands[seat].remove(action.card)
    board.decree[COLUMNS.index(action.column)].append(action.card)
    board.added.append(action.card)
    t.tell(DecreeGrew(seat, action.card, action.column))


# Daylight (7.5)


@performs(DecreeRecruit)
async def recruit(t: RootTable, seat: Seat, action: DecreeRecruit) -> None:
    """Place warriors at a roost; if there are too few, place those, then fall (1.5.4, 7.8.2)."""
    follow(t, seat, action.card, 0)
    wanted = warriors_to_recruit(board_of(t.state, seat))
    if place_warriors(t, seat, action.clearing, wanted) < wanted:
        fall(t, seat, action.card, 0)


@performs(DecreeMove)
async def move(t: RootTable, seat: Seat, action: DecreeMove) -> None:
    """Move from a matching clearing (7.5.2.II)."""
    follow(t, seat, action.card, 1)
    await move_warriors(t, seat, action.origin, action.to, action.warriors)


@performs(DecreeBattle)
async def do_battle(t: RootTable, seat: Seat, action: DecreeBattle) -> None:
    """Initiate a battle in a matching clearing (7.5.2.III)."""
    follow(t, seat, action.card, 2)
    await battle(t, seat, action.defender, action.clearing)


@performs(DecreeBuild)
async def build(t: RootTable, seat: Seat, action: DecreeBuild) -> None:
    """Place a roost (7.5.2.IV)."""
    follow(t, seat, action.card, 3)
    place_building(t, seat, action.clearing, "roost")


@performs(FallIntoTurmoil)
async def take_up_in_vain(t: RootTable, seat: Seat, action: FallIntoTurmoil) -> None:
    """Take up a card that cannot be resolved."""
    column = next_column(board_of(t.state, seat))
    assert column is not None, "turmoil is caused by an unresolved card"
    fall(t, seat, action.card, column)


# Evening (7.6)


async def score_roosts(t: RootTable, seat: Seat) -> None:
    """Score the rightmost empty space of the Roosts track (7.6.1); its start is then past."""
    t.state.acted = True
    score(t, seat, POINTS[t.state.count(seat, "roost")], "roosts")


async def draw_cards(t: RootTable, seat: Seat) -> None:
    """Draw a card and one per uncovered bonus, then discard down to five (7.6.2)."""
    board = board_of(t.state, seat)
    board.added, board.resolved = [], empty_columns()
    await draw_in_evening(t, seat, CARDS_DRAWN[t.state.count(seat, "roost")])
    await discard_to_limit(t, seat)
