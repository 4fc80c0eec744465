"""The empty table, and the order of its setup (part A)."""

from __future__ import annotations

from engine.core.agenda import entry, step
from engine.core.errors import Refused
from engine.core.seats import JOINED, SEATING, Seat, Setup
from engine.runewars.data.cards import (
    FATE,
    REWARDS,
    SEASON_CARDS,
    TACTICS,
    TITLES,
)
from engine.runewars.data.editions import EDITION, FIRST, in_edition
from engine.runewars.data.tiles import AREAS, NUMBERED_TILES, TILES_PER_PLAYER
from engine.runewars.data.units import (
    DRAGON_RUNES,
    FALSE_RUNES,
    SHEETS,
)
from engine.runewars.events.year import FirstPlayerDrawn
from engine.runewars.pieces import NOBODY, SEASONS
from engine.runewars.rules.influence import influence_rank
from engine.runewars.rules.map.laying import TOKENS_EACH
from engine.runewars.rules.seasons.year import begin_year
from engine.runewars.rules.setup.cards import deal_first_cards
from engine.runewars.rules.setup.map import lay_ready_map, lay_tile
from engine.runewars.rules.setup.pieces import HOME_AREAS, furnish, lay_rune_tokens, muster
from engine.runewars.state import RunewarsState, RunewarsTable


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
        tactics_deck=in_edition(TACTICS, setup.options.get(EDITION, FIRST)),
        reward_deck=list(range(len(REWARDS))),
        agenda=[entry(open_table)],
    )


@step("setup.open_table")
async def open_table(t: RunewarsTable) -> None:
    """Draw the first player, then the map, the pieces and the cards, in the order of section A."""
    state = t.state
    cards = in_edition(SEASON_CARDS, state.options[EDITION])
    for season in SEASONS:
        deck = [n for n in cards if SEASON_CARDS[n].season == season]
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


@step("setup.start_first_year")
async def start_first_year(t: RunewarsTable) -> None:
    """Begin the first year; its first play order is by influence (part 2)."""
    state = t.state
    state.order = sorted(
        state.seats, key=lambda seat: (-state.influence[seat], influence_rank(state, seat))
    )
    each = HOME_AREAS if state.options["victory"] == "instant" else TOKENS_EACH
    assert len(state.runes) == each * len(state.keys), "each laid its tokens"
    t.then(begin_year)
