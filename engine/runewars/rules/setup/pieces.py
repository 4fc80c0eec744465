"""The pieces of the start: neutral units, cities, armies and rune tokens (A6 to A13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from engine.core.agenda import step
from engine.core.seats import Seat
from engine.runewars.board import Stronghold, Token
from engine.runewars.data.cards import (
    CITIES,
    EXPLORATIONS,
    QUESTS,
    Quest,
)
from engine.runewars.data.editions import EDITION, in_edition, objectives_of
from engine.runewars.data.tiles import AREA_OF, AREAS, TILES
from engine.runewars.data.units import (
    SHEETS,
    UNIT_OF,
    UNITS_PER_AREA,
    icons,
)
from engine.runewars.events.armies import StrongholdBuilt
from engine.runewars.events.map import CityLaid
from engine.runewars.pieces import NOBODY, RESOURCES, AreaId
from engine.runewars.rules.decks import draw_tactics
from engine.runewars.rules.forces import place_units
from engine.runewars.rules.victory.runes import InArea, lay_rune
from engine.runewars.state import RunewarsState, RunewarsTable

HOME_AREAS = 3


@step("setup.furnish")
async def furnish(t: RunewarsTable) -> None:
    """Place neutral units and cities, and prepare the decks (A6 to A9, A11)."""
    state = t.state
    cities = list(CITIES)
    t.shuffle(cities)
    for area in state.land.areas:
        printed = AREAS[area]
        if printed.neutral:
            place_units(t, NOBODY, area, UNIT_OF[printed.neutral], printed.count)
        if printed.city:
            state.cities[area] = cities.pop()
            t.tell(CityLaid(area, state.cities[area]))
    lay_exploration_tokens(t)
    on_board = {AREAS[area].key for area in state.land.areas}
    laid = {tile.tile for tile in state.placed}
    state.quest_deck = [
        number
        for number in in_edition(QUESTS, state.options[EDITION])
        if may_be_done(QUESTS[number], laid, on_board)
    ]
    for side in ("good", "evil"):
        state.objective_decks[side] = objectives_of(side, state.options[EDITION])
    for deck in (
        state.tactics_deck, state.reward_deck, state.quest_deck, *state.objective_decks.values(),
    ):  # fmt: skip
        t.shuffle(deck)
    t.shuffle(state.fate)
    for seat in state.order:
        draw_tactics(t, Seat(seat), SHEETS[state.factions[seat]].tactics, fresh=False)


def may_be_done(quest: Quest, laid: Collection[str], on_board: Collection[str]) -> bool:
    """Return whether a quest's tile, or any area that it names, is on the board."""
    if quest.tile:
        return quest.tile in laid
    return any(area in on_board for area in quest.areas)


def lay_exploration_tokens(t: RunewarsTable) -> None:
    """Lay exploration tokens facedown: backs "1" beside home realms, "2+" elsewhere (J1)."""
    state = t.state
    if state.options["exploration"] == "off":
        return
    piles = {
        back: [key for key, kind in EXPLORATIONS.items() for _ in range(kind.backs[back])]
        for back in ("1", "2+")
    }
    for pile in piles.values():
        t.shuffle(pile)
    for area in state.land.areas:
        if AREAS[area].home:
            continue
        near = any(AREAS[other].home for other in state.land.neighbours(area))
        back = "1" if near else "2+"
        if piles[back]:
            state.exploration[area] = Token(piles[back].pop(), back)


@step("setup.muster")
async def muster(t: RunewarsTable, place: int) -> None:
    """Make a seat place its stronghold and recruit with all three dials (A10)."""
    state = t.state
    seat = Seat(state.order[place])
    if place + 1 < len(state.order):
        t.then(muster, place + 1)
    home = [InArea(area) for area in TILES[state.factions[seat]].areas]
    chosen = home[0]
    if state.options["setup"] == "choose":
        chosen = await t.choose(seat, "setup.stronghold", home)
    state.strongholds[chosen.area] = Stronghold(int(seat))
    t.tell(StrongholdBuilt(seat, chosen.area, False))
    for unit, count in first_recruits(state, seat).items():
        room = {a.area: UNITS_PER_AREA - state.count_units(a.area) for a in [chosen, *home]}
        bounds = {AREAS[area].key: min(count, free) for area, free in room.items()}
        spread = fill_areas(bounds, count)
        if state.options["setup"] == "choose":
            spread = await t.amounts(
                seat, "setup.recruit", bounds, least=count, most=count, unit=UNIT_OF[unit]
            )
        for key, number in spread.items():
            place_units(t, seat, AREA_OF[key], UNIT_OF[unit], number)


def fill_areas(bounds: dict[str, int], count: int) -> dict[str, int]:
    """Spread units over areas, filling each before the next."""
    spread = {}
    for key, room in bounds.items():
        spread[key] = min(room, count)
        count -= spread[key]
    return spread


def first_recruits(state: RunewarsState, seat: Seat) -> Counter[str]:
    """Count the units of all three dials; influence and tactics icons give nothing (A10)."""
    sheet = state.sheet(seat)
    found = Counter(
        icon
        for resource in RESOURCES
        for icon in icons(sheet, resource, state.dials[seat][resource])
    )
    return Counter({icon: n for icon, n in found.items() if icon in UNIT_OF})


@step("setup.lay_rune_tokens")
async def lay_rune_tokens(t: RunewarsTable, place: int) -> None:
    """Make each seat lay a dragon and a false rune, counterclockwise from the first player (A13).

    If six runes win at once, each lays two dragons and a false one at home (J6).
    """
    state = t.state
    seats = [state.order[0], *reversed(state.order[1:])]
    seat = Seat(seats[place])
    if place + 1 < len(seats):
        t.then(lay_rune_tokens, place + 1)
    if state.options["victory"] == "instant":
        await lay_tokens_at_home(t, seat)
        return
    taken: dict[AreaId, bool] = {}
    for dragon in (True, False):
        options = [InArea(area) for area in rune_areas(state) if area not in taken]
        if state.options["setup"] == "usual":
            chosen = options[t.draw(len(options))]
        else:
            kind = "rune.dragon" if dragon else "rune.false"
            chosen = await t.choose(seat, kind, options, public=False)
        taken[chosen.area] = dragon
    for area in sorted(taken):
        lay_rune(t, seat, area, taken[area])


async def lay_tokens_at_home(t: RunewarsTable, seat: Seat) -> None:
    """Lay a token in each home realm area, one of them false; only its player knows which (J6)."""
    state = t.state
    home = [InArea(area) for area in TILES[state.factions[seat]].areas]
    if state.options["setup"] == "usual":
        false = home[t.draw(len(home))]
    else:
        false = await t.choose(seat, "rune.false", home, public=False)
    for each in home:
        lay_rune(t, seat, each.area, each != false)


def rune_areas(state: RunewarsState) -> list[AreaId]:
    """List the places for a first token: in no home realm, not beside a marker's hexes (A13)."""
    land = state.land
    marked = {(m[i], m[i + 1]) for m in state.markers for i in (0, 2)}
    near = {
        other
        for area, place in land.hex_of.items()
        if place in marked
        for other in land.neighbours(area)
    }
    return [
        area
        for area in land.areas
        if not AREAS[area].home and area not in near and area not in state.runes
    ]
