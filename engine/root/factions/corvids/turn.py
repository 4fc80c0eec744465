"""The Corvids' turn: automatic steps, and the execution of actions (Law 13.4 to 13.6)."""

from __future__ import annotations

from engine.core.choices.performing import performs
from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.factions.corvids.actions import (
    CorvidsBattle,
    CorvidsMove,
    CorvidsRecruit,
    Exert,
    Flip,
    LayPlot,
    Trick,
    cards_drawn,
    price,
    recruit_places,
)
from engine.root.factions.corvids.board import ACTIONS, BOMB, EXTORTION, PLOT, board_of, face_up
from engine.root.factions.corvids.plots import explode, extort, lay_facedown, swap, turn_up
from engine.root.pieces import Clearing
from engine.root.rules.battle.fighting import battle
from engine.root.rules.hands import discard, discard_to_limit, draw_in_evening
from engine.root.rules.moving import move_warriors
from engine.root.rules.placing import place_tokens, place_warriors
from engine.root.rules.removal import lose_warriors
from engine.root.rules.score import score
from engine.root.state import RootTable


class PlotsSwapped(Event, frozen=True, gc=False, tag="PlotsSwapped"):
    """Two plots changed places (13.5.4)."""

    seat: Seat
    one: Clearing
    other: Clearing


class Exerted(Event, frozen=True, gc=False, tag="Exerted"):
    """The Corvids gave up this Evening's draw for one more action (13.6.1)."""

    seat: Seat


# Birdsong (13.4)


@performs(Flip)
async def flip(t: RootTable, seat: Seat, action: Flip) -> None:
    """Turn a plot face up, score for all faceup plots, then resolve it (13.4.2)."""
    plot = turn_up(t, seat, action.clearing)
    score(t, seat, face_up(t.state, seat), "plots")
    if plot == BOMB:
        await explode(t, seat, action.clearing)
    elif plot == EXTORTION:
        extort(t, seat, action.clearing)


@performs(CorvidsRecruit)
async def recruit(t: RootTable, seat: Seat, action: CorvidsRecruit) -> None:
    """Spend a card to place a warrior in each matching clearing (13.4.3, 1.5.4)."""
    state = t.state
    board_of(state, seat).recruited = True
    discard(t, seat, [action.card], "recruit")
    places = {str(clearing): 1 for clearing in recruit_places(state, seat, action.suit)}
    if (left := state.supply[seat]) < len(places):
        places = await t.amounts(seat, "corvids.recruiting", places, least=left, most=left)
    for clearing, count in places.items():
        place_warriors(t, seat, int(clearing), count)


# Daylight (13.5)


@performs(CorvidsMove)
async def move(t: RootTable, seat: Seat, action: CorvidsMove) -> None:
    """Take a move (13.5.1)."""
    board_of(t.state, seat).actions -= 1
    await move_warriors(t, seat, action.origin, action.to, action.warriors)


@performs(LayPlot)
async def lay_plot(t: RootTable, seat: Seat, action: LayPlot) -> None:
    """Remove warriors and place a plot face down where they were (13.5.2)."""
    board = board_of(t.state, seat)
    board.actions -= 1
    await lose_warriors(t, seat, action.clearing, price(t.state, seat))
    board.placed += 1
    place_tokens(t, seat, action.clearing, PLOT)
    lay_facedown(t, seat, action.clearing, action.plot)


@performs(CorvidsBattle)
async def do_battle(t: RootTable, seat: Seat, action: CorvidsBattle) -> None:
    """Initiate a battle (13.5.3)."""
    board_of(t.state, seat).actions -= 1
    await battle(t, seat, action.defender, action.clearing)


@performs(Trick)
async def trick(t: RootTable, seat: Seat, action: Trick) -> None:
    """Swap two plots, even where placing or moving is forbidden (13.5.4)."""
    board_of(t.state, seat).actions -= 1
    swap(t.state, seat, action.one, action.other)
    t.tell(PlotsSwapped(seat, action.one, action.other))


# Evening (13.6)


@performs(Exert)
async def exert(t: RootTable, seat: Seat, action: Exert) -> None:
    """Skip the draw and take one more action (13.6.1)."""
    board = board_of(t.state, seat)
    board.exerted, board.actions = True, 1
    t.tell(Exerted(seat))


async def begin_draw(t: RootTable, seat: Seat) -> None:
    """Draw unless there was an exertion, then discard down to five (13.6.2)."""
    board, count = board_of(t.state, seat), cards_drawn(t.state, seat)
    board.actions, board.placed, board.recruited, board.exerted = ACTIONS, 0, False, False
    if count:
        await draw_in_evening(t, seat, count)
    await discard_to_limit(t, seat)
