"""The first cards of each seat: Tactics, Quests, Objectives, heroes (A10, A12)."""

from __future__ import annotations

from engine.core.agenda import step
from engine.core.seats import Seat
from engine.runewars.board import HeroPiece
from engine.runewars.data.cards import (
    HEROES,
)
from engine.runewars.data.editions import EDITION, in_edition
from engine.runewars.data.tiles import TILES
from engine.runewars.data.units import (
    SHEETS,
)
from engine.runewars.events.heroes import HeroJoined
from engine.runewars.pieces import HeroId
from engine.runewars.rules.decks import draw_quests
from engine.runewars.rules.heroes.heroes import PickHero
from engine.runewars.rules.victory.runes import InArea
from engine.runewars.state import RunewarsTable

STARTING_QUESTS = 2


@step("setup.deal_first_cards")
async def deal_first_cards(t: RunewarsTable) -> None:
    """Deal two Quests, a Hero and an Objective of its alignment to each seat (A12)."""
    state = t.state
    promo = state.options["promo_heroes"] == "on"
    dealt = in_edition(HEROES, state.options[EDITION])
    heroes = [n for n in dealt if promo or not HEROES[n].promo]
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
    """Ask a seat which of two heroes is its commander."""
    options = [PickHero(HeroId(hero)) for hero in dealt]
    if t.state.options["setup"] == "usual":
        return dealt[0]
    return (await t.choose(seat, "setup.commander", options)).hero
