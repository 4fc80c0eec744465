"""Exploration tokens, an optional variant (rules-map-heroes J1).

A token is turned where a hero ends its Quest Phase move. Locations stay, events are discarded.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from engine.core.choices.actions import Option, Pass, Yes
from engine.core.choices.performing import performs
from engine.core.seats import Seat
from engine.runewars.board import HeroPiece
from engine.runewars.data.cards import EXPLORATIONS
from engine.runewars.events.heroes import PortalsOpened, TokenDiscarded, TokenTurned, TokenWas
from engine.runewars.pieces import AreaId, HeroId, RewardId
from engine.runewars.rules.decks import draw_tactics, keep_hand
from engine.runewars.rules.heroes.heroes import (
    PickAttribute,
    fall_without_mail,
    find_hero,
    free_attributes,
    hurt,
    train,
)
from engine.runewars.rules.heroes.reward_cards import PickReward, discard_rewards, draw_rewards
from engine.runewars.rules.influence import gain
from engine.runewars.rules.map.areas import PORTALS_OPEN, is_friendly, portals
from engine.runewars.rules.victory.runes import InArea, peek
from engine.runewars.rules.windows import Window
from engine.runewars.state import RunewarsState, RunewarsTable

TEMPLE, HALL, DUNGEON = "temple", "hall_of_kellos", "dungeon"
EVENT, DESTRUCTIBLE = "event", "destructible location"
TEMPLE_INFLUENCE = 2
HALL_TACTICS = 1
MERCHANT_PRICE = 3
PORTAL_PRICE = 1
UNITS_TO_DESTROY = 6
MOVING_ORDERS = (1, 2, 3)


class Explore(Option, frozen=True, gc=False, tag="runewars.explore"):
    """End a hero's move and turn up the exploration token there."""

    hero: HeroId


class OpenPortals(Option, frozen=True, gc=False, tag="runewars.portals"):
    """Pay 1 influence: for this order or move all faceup portals are beside each other."""


class RazeLocation(Option, frozen=True, gc=False, tag="runewars.raze"):
    """Discard a destructible location in an area of the player's with six units."""

    area: AreaId


class TakeWound(Option, frozen=True, gc=False, tag="runewars.wound"):
    """Take 1 more damage rather than lose a Reward card."""


# Looking


def faceup(state: RunewarsState, area: int) -> str:
    """Return the key of the faceup token in an area, or nothing."""
    token = state.exploration.get(area)
    return token.key if token is not None and token.faceup else ""


def token_facedown(state: RunewarsState, area: int) -> bool:
    """Return whether an area has a facedown token."""
    token = state.exploration.get(area)
    return token is not None and not token.faceup


def must_stop(state: RunewarsState, area: int) -> bool:
    """Return whether a hero that enters an area must end its Quest Phase move there."""
    return faceup(state, area) == DUNGEON


def may_open_portals(state: RunewarsState, seat: int) -> bool:
    """Return whether a seat may pay for the portals: once per order or hero's move."""
    return (
        bool(state.exploration)
        and len(portals(state)) > 1
        and state.influence[seat] >= PORTAL_PRICE
        and not state.flags.get(PORTALS_OPEN)
    )


# Turning a token


async def explore(t: RunewarsTable, seat: Seat, piece: HeroPiece) -> None:
    """Turn up the token in a hero's area; an event takes effect and is discarded."""
    area = AreaId(piece.area)
    token = t.state.exploration[area]
    token.faceup = True
    t.tell(TokenTurned(seat, area, token.key))
    if EXPLORATIONS[token.key].kind == EVENT:
        await EVENTS[token.key](t, seat, piece)
        discard_token(t, area)


def discard_token(t: RunewarsTable, area: int) -> None:
    """Take a token off the board."""
    token = t.state.exploration.pop(area)
    t.tell(TokenDiscarded(AreaId(area), token.key))


async def meet_merchant(t: RunewarsTable, seat: Seat, piece: HeroPiece) -> None:
    """Offer the hero's player a Reward card for 3 influence."""
    if t.state.influence[seat] < MERCHANT_PRICE:
        return
    options: list[Option] = [Yes(), Pass()]
    if await t.choose(seat, "explore.merchant", options, hero=piece.hero) == Yes():
        gain(t, seat, -MERCHANT_PRICE)
        draw_rewards(t, piece, 1)


async def meet_raiders(t: RunewarsTable, seat: Seat, piece: HeroPiece) -> None:
    """Deal 1 damage; beside neutral or enemy units also take a Reward, or deal 1 more."""
    state = t.state
    hurt(t, piece, 1)
    among_others = bool(state.units[piece.area]) and state.holder[piece.area] != seat
    if find_hero(state, piece.hero) is None or not among_others:
        return
    chosen: Option = TakeWound()
    if piece.rewards:
        options = [TakeWound(), *(PickReward(RewardId(card)) for card in piece.rewards)]
        chosen = await t.choose(seat, "explore.raiders", options, public=False, hero=piece.hero)
    if isinstance(chosen, PickReward):
        discard_rewards(t, seat, piece, [chosen.reward])
        fall_without_mail(t, [piece])
    else:
        hurt(t, piece, 1)


async def see_far(t: RunewarsTable, seat: Seat, piece: HeroPiece) -> None:
    """Show the hero's player all facedown tokens of an area of its choice."""
    state = t.state
    hidden = {area for area, rune in state.runes.items() if not rune.faceup}
    hidden |= {area for area in state.exploration if token_facedown(state, area)}
    if not hidden:
        return
    options = [InArea(AreaId(area)) for area in sorted(hidden)]
    area = (await t.choose(seat, "explore.sight", options)).area
    peek(t, seat, area)
    if token_facedown(state, area):
        t.tell(TokenWas(area, state.exploration[area].key), only=[seat])


async def meet_teacher(t: RunewarsTable, seat: Seat, piece: HeroPiece) -> None:
    """Give the hero a training token on an attribute without one."""
    options: list[Option] = [PickAttribute(each) for each in free_attributes(piece)]
    if not options:
        return
    chosen = await t.choose(seat, "explore.training", [*options, Pass()], hero=piece.hero)
    if isinstance(chosen, PickAttribute):
        train(t, piece, chosen.attribute)


EVENTS: dict[str, Callable[[RunewarsTable, Seat, HeroPiece], Awaitable[None]]] = {
    "traveling_merchant": meet_merchant,
    "raiding_party": meet_raiders,
    "scroll_of_sight": see_far,
    "training": meet_teacher,
}


async def end_here(t: RunewarsTable, seat: Seat, piece: HeroPiece) -> None:
    """Apply a temple or hall to a hero that ends its Quest Phase action there."""
    location = faceup(t.state, piece.area)
    if location == TEMPLE:
        gain(t, seat, TEMPLE_INFLUENCE)
    elif location == HALL:
        draw_tactics(t, seat, HALL_TACTICS)
        await keep_hand(t, seat)


# In the player's own turn


class Locations(Window):
    """Razing locations, and paying for portals before units move."""

    def possible(self, state: RunewarsState, seat: Seat) -> bool:
        """Return whether there is anything to raze; a portal alone keeps no turn open."""
        return bool(razable(state, seat))

    def options(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """List the locations to raze, and the portals in an order that moves units."""
        found: list[Option] = [RazeLocation(area) for area in razable(state, seat)]
        moves = bool(state.orders[seat]) and state.orders[seat][-1] in MOVING_ORDERS
        if moves and may_open_portals(state, seat):
            found.append(OpenPortals())
        return found


def razable(state: RunewarsState, seat: int) -> list[AreaId]:
    """List the destructible locations that a seat holds with six units or more."""
    return [
        AreaId(area)
        for area in sorted(state.exploration)
        if (key := faceup(state, area))
        and EXPLORATIONS[key].kind == DESTRUCTIBLE
        and is_friendly(state, seat, area)
        and state.holder[area] == seat
        and state.count_units(area) >= UNITS_TO_DESTROY
    ]


@performs(RazeLocation)
async def raze_location(t: RunewarsTable, seat: Seat, option: RazeLocation) -> None:
    """Discard a destructible location."""
    discard_token(t, option.area)


@performs(OpenPortals)
async def open_portals(t: RunewarsTable, seat: Seat, option: OpenPortals) -> None:
    """Pay for the portals."""
    gain(t, seat, -PORTAL_PRICE)
    t.state.flags[PORTALS_OPEN] = 1
    t.tell(PortalsOpened(seat))
