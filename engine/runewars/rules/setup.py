"""Setup (rules-map-heroes A): the table, the pieces, the first cards. The map: `setup_map`."""

from __future__ import annotations

from collections import Counter

from engine.core.agenda import entry, step
from engine.core.errors import Refused
from engine.core.seats import JOINED, SEATING, Seat, Setup
from engine.runewars.data.cards import (
    CITIES,
    EXPLORATIONS,
    FATE,
    HEROES,
    OBJECTIVES,
    QUESTS,
    REWARDS,
    SEASON_CARDS,
    TACTICS,
    TITLES,
)
from engine.runewars.data.tiles import AREA_OF, AREAS, NUMBERED_TILES, TILES, TILES_PER_PLAYER
from engine.runewars.data.units import (
    DRAGON_RUNES,
    FALSE_RUNES,
    SHEETS,
    UNIT_OF,
    UNITS_PER_AREA,
    icons,
)
from engine.runewars.events.armies import StrongholdBuilt
from engine.runewars.events.common import CityLaid, FirstPlayerDrawn, HeroJoined
from engine.runewars.pieces import NOBODY, RESOURCES, SEASONS, AreaId, HeroId
from engine.runewars.rules.decks import draw_quests, draw_tactics
from engine.runewars.rules.forces import RunewarsTable, place_units
from engine.runewars.rules.heroes.heroes import PickHero
from engine.runewars.rules.influence import influence_rank
from engine.runewars.rules.map.laying import TOKENS_EACH
from engine.runewars.rules.map.setup import lay_ready_map, lay_tile
from engine.runewars.rules.seasons.year import begin_year
from engine.runewars.rules.victory.runes import InArea, lay_rune
from engine.runewars.state import HeroPiece, RunewarsState, Stronghold, Token

STARTING_QUESTS = 2
HOME_AREAS = 3


def check_seats(setup: Setup) -> None:
    """Raise `Refused` for seats that cannot make a match."""
    if not 2 <= len(setup.seats) <= 4:
        raise Refused("setup-seats", law="B", seats=len(setup.seats))
    for key in setup.seats:
        if key not in SHEETS:
            raise Refused("setup-faction", faction=key, possible=" · ".join(SHEETS))
        if setup.seats.count(key) > 1:
            raise Refused("setup-twice", law="A2", faction=key)


def empty_table(setup: Setup) -> RunewarsState:
    """Return the state of an empty table; factions were chosen in the lobby (A2)."""
    count, areas = len(setup.seats), len(AREAS)
    return RunewarsState(
        options=dict(setup.options),
        factions=tuple(setup.seats),
        keys=tuple(setup.seats),
        order=list(range(count)),
        placed=[],
        units=[{} for _ in range(areas)],
        holder=[NOBODY] * areas,
        activated=[0] * areas,
        dials=[{str(each): n for each, n in SHEETS[key].start.items()} for key in setup.seats],
        influence=[SHEETS[key].influence for key in setup.seats],
        tactics=[[] for _ in range(count)],
        fresh=[[] for _ in range(count)],
        quests=[[] for _ in range(count)],
        known_quests=[[] for _ in range(count)],
        objectives=[NOBODY] * count,
        orders=[[] for _ in range(count)],
        chosen=[0] * count,
        eliminated=[False] * count,
        plans=[{} for _ in range(count)],
        title_influence=dict.fromkeys(TITLES, 0),
        dragon_runes=DRAGON_RUNES,
        false_runes=FALSE_RUNES,
        setup_tiles=[[] for _ in range(count)],
        fate=list(range(len(FATE))),
        tactics_deck=list(range(len(TACTICS))),
        reward_deck=list(range(len(REWARDS))),
        agenda=[entry(open_table)],
    )


@step("setup.open_table")
async def open_table(t: RunewarsTable) -> None:
    """Draw the first player, then the map, the pieces and the cards, in the order of section A."""
    state = t.state
    for season in SEASONS:
        deck = [n for n, card in enumerate(SEASON_CARDS) if card.season == season]
        t.shuffle(deck)
        state.season_decks[season] = deck

    # A1 One Fate card each; the highest number goes first, unless the lobby knows who does.
    t.shuffle(state.fate)
    first = 0
    if state.options.get(SEATING) != JOINED:
        drawn = [state.fate[place] for place in state.seats]
        first = drawn.index(max(drawn))
        t.tell(FirstPlayerDrawn(Seat(first), tuple(FATE[card].number for card in drawn)))
    count = len(state.keys)
    state.order = [(first + place) % count for place in range(count)]

    t.then(start_first_year)
    t.then(lay_rune_tokens, 0)
    t.then(deal_first_cards)
    t.then(muster, 0)
    t.then(furnish)
    if state.options["map"] == "fixed":
        t.then(lay_ready_map)
        return
    # A3 Two Setup Quests each, exchanged for their tiles.
    tiles = list(NUMBERED_TILES)
    t.shuffle(tiles)
    for seat in state.order:
        state.setup_tiles[seat] = sorted(tiles.pop() for _ in range(TILES_PER_PLAYER))
    t.then(lay_tile, 0, 0)


@step("setup.furnish")
async def furnish(t: RunewarsTable) -> None:
    """Place neutral units and cities, and make the decks ready (A6 to A9, A11)."""
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
        for number, quest in enumerate(QUESTS)
        if (quest.tile in laid if quest.tile else bool(set(quest.areas) & on_board))
    ]
    for side in ("good", "evil"):
        state.objective_decks[side] = [n for n, o in enumerate(OBJECTIVES) if o.side == side]
    for deck in (
        state.tactics_deck, state.reward_deck, state.quest_deck, *state.objective_decks.values(),
    ):  # fmt: skip
        t.shuffle(deck)
    t.shuffle(state.fate)
    for seat in state.order:
        draw_tactics(t, Seat(seat), SHEETS[state.factions[seat]].tactics, fresh=False)


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
    """Let a seat place its stronghold and recruit with all three dials (A10)."""
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
        spread = filled(bounds, count)
        if state.options["setup"] == "choose":
            spread = await t.amounts(
                seat, "setup.recruit", bounds, least=count, most=count, unit=UNIT_OF[unit]
            )
        for key, number in spread.items():
            place_units(t, seat, AREA_OF[key], UNIT_OF[unit], number)


def filled(bounds: dict[str, int], count: int) -> dict[str, int]:
    """Spread units over areas, each filled before the next."""
    spread = {}
    for key, room in bounds.items():
        spread[key] = min(room, count)
        count -= spread[key]
    return spread


def first_recruits(state: RunewarsState, seat: Seat) -> Counter[str]:
    """Count the units of all three dials; influence and tactics icons give nothing (A10)."""
    sheet = SHEETS[state.factions[seat]]
    found = Counter(
        icon
        for resource in RESOURCES
        for icon in icons(sheet, resource, state.dials[seat][resource])
    )
    return Counter({icon: n for icon, n in found.items() if icon in UNIT_OF})


@step("setup.deal_first_cards")
async def deal_first_cards(t: RunewarsTable) -> None:
    """Deal two Quests, a Hero and an Objective of its alignment to each seat (A12)."""
    state = t.state
    promo = state.options["promo_heroes"] == "on"
    heroes = [n for n, hero in enumerate(HEROES) if promo or not hero.promo]
    t.shuffle(heroes)
    for number in state.order:
        seat = Seat(number)
        side = SHEETS[state.factions[seat]].alignment
        draw_quests(t, seat, STARTING_QUESTS)
        state.objectives[seat] = state.objective_decks[side].pop()
        await deal_heroes(t, seat, heroes, side)
    state.hero_deck = heroes
    t.shuffle(state.hero_deck)


async def deal_heroes(t: RunewarsTable, seat: Seat, heroes: list[int], side: str) -> None:
    """Deal a hero of the seat's alignment; with commanders a second one, one of them named (J3)."""
    state = t.state
    home = [InArea(area) for area in TILES[state.factions[seat]].areas]
    count = 2 if state.options["commander"] == "on" else 1
    dealt = [h for h in reversed(heroes) if HEROES[h].alignment == side][:count]
    for hero in dealt:
        heroes.remove(hero)
        place = home[0]
        if state.options["setup"] == "choose":
            place = await t.choose(seat, "setup.hero", home, hero=hero)
        state.heroes.append(HeroPiece(hero, int(seat), place.area))
        t.tell(HeroJoined(seat, HeroId(hero), place.area))
    if len(dealt) == 2:
        state.hero(await name_commander(t, seat, dealt)).commander = True


async def name_commander(t: RunewarsTable, seat: Seat, dealt: list[int]) -> int:
    """Let a seat name one of two heroes its commander."""
    options = [PickHero(HeroId(hero)) for hero in dealt]
    if t.state.options["setup"] == "usual":
        return dealt[0]
    return (await t.choose(seat, "setup.commander", options)).hero


@step("setup.lay_rune_tokens")
async def lay_rune_tokens(t: RunewarsTable, place: int) -> None:
    """From the first player counterclockwise each lays a dragon and a false rune (A13).

    Where six runes win at once, each lays two dragons and a false one at home (J6).
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
    """List where a first token may lie: in no home realm, not beside a marker's hexes (A13)."""
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


@step("setup.start_first_year")
async def start_first_year(t: RunewarsTable) -> None:
    """Begin the first year; its first play order goes by influence (part 2)."""
    state = t.state
    state.order = sorted(
        state.seats, key=lambda seat: (-state.influence[seat], influence_rank(state, seat))
    )
    each = HOME_AREAS if state.options["victory"] == "instant" else TOKENS_EACH
    assert len(state.runes) == each * len(state.keys), "each laid its tokens"
    t.then(begin_year)
