"""Tactics cards that gain influence, cards, health or a hero in the player's own turn."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.runewars.cards.tactics.places import own_cities
from engine.runewars.data.cards import HEROES
from engine.runewars.data.units import UNITS
from engine.runewars.events.cards import TacticsDrawn, TacticsDrawnWere
from engine.runewars.events.heroes import HeroWonOver
from engine.runewars.pieces import HeroId
from engine.runewars.rules.decks import (
    faces,
    keep_hand,
    note_card_lost,
    receive_tactics,
    take_tactics,
)
from engine.runewars.rules.forces import read_kind, stand_units
from engine.runewars.rules.heroes.heroes import PickHero, fall_without_mail, heal, keep_hero_limit
from engine.runewars.rules.heroes.reward_cards import discard_rewards
from engine.runewars.rules.influence import Name, gain
from engine.runewars.rules.orders.arriving import draw_more
from engine.runewars.rules.strongholds import (
    strongholds_of,
)
from engine.runewars.rules.tactics import tactic
from engine.runewars.rules.victory.runes import InArea, learn
from engine.runewars.state import RunewarsState, RunewarsTable

TAXES_MOST = 4
SPRINGS = 2
PACT_MOST = 4
NEUTRAL_HERO = "neutral"
"""Alignment of heroes that serve both sides."""


class Number(Option, frozen=True, gc=False, tag="runewars.number"):
    count: int


class HealHero(Option, frozen=True, gc=False, tag="runewars.healhero"):
    hero: HeroId


@tactic("secret_pact", lambda state, seat, moment: len(state.in_game()) > 1)
async def secret_pact(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Draw a chosen number of cards, in turn with a chosen opponent."""
    others = [Name(other) for other in t.state.in_game() if other != seat]
    ally = (await t.choose(seat, "tactics.secret_pact", others)).seat
    numbers = [Number(count) for count in range(1, PACT_MOST + 1)]
    count = (await t.choose(seat, "tactics.secret_pact_count", numbers)).count
    drawn: dict[Seat, list[int]] = {seat: [], ally: []}
    for _ in range(count):
        for cards in drawn.values():
            cards += take_tactics(t, 1)
    for each, cards in drawn.items():
        receive_tactics(t, each, cards)
    for each in drawn:
        await keep_hand(t, each)


@tactic("silver_tongue", lambda state, seat, moment: True)
async def silver_tongue(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Draw two more Fate cards for this diplomacy."""
    draw_more(t, seat, 2)


@tactic(
    "tax_gatherers",
    lambda state, seat, moment: bool(strongholds_of(state, seat) or own_cities(state, seat)),
)
async def tax_gatherers(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Gain an influence per stronghold and city, at most four."""
    state = t.state
    count = len(strongholds_of(state, seat)) + len(own_cities(state, seat))
    gain(t, seat, min(TAXES_MOST, count))


# Thief in the Night


def rich(state: RunewarsState, seat: int) -> list[Name]:
    """List the opponents with more Tactics cards than the seat has without this card."""
    own = len(state.tactics[seat]) - 1
    return [
        Name(other)
        for other in state.in_game()
        if other != seat and len(state.tactics[other]) > own
    ]


@tactic("thief_in_the_night", lambda state, seat, moment: bool(rich(state, seat)))
async def thief_in_the_night(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Take a random Tactics card from an opponent with more of them."""
    state = t.state
    victims = [e for e in map(Name, state.in_game()) if e.seat != seat]
    own = len(state.tactics[seat])
    fit = [each for each in victims if len(state.tactics[each.seat]) > own]
    victim = (await t.choose(seat, "tactics.thief", fit)).seat
    hand = state.tactics[victim]
    note_card_lost(state, victim)
    card = hand.pop(t.draw(len(hand)))
    if card in state.fresh[victim]:
        state.fresh[victim].remove(card)
    state.tactics[seat].append(card)
    state.fresh[seat].append(card)
    t.tell(TacticsDrawn(seat, 1))
    t.tell(TacticsDrawnWere(faces([card])), only=[seat, victim])
    await keep_hand(t, seat)


# Healing Springs


def healable(state: RunewarsState, seat: int) -> list[Option]:
    """List the heroes that could be healed, and areas whose routed units could stand up."""
    fought = state.battle.area if state.battle is not None else 0
    heroes = [
        HealHero(HeroId(hero.hero)) for hero in state.heroes_of(seat) if hero.damage or hero.routed
    ]
    areas = [
        InArea(area)
        for area in state.land.areas
        if area != fought and state.holder[area] == seat and state.routed(area)
    ]
    return [*heroes, *areas]


@tactic("healing_springs", lambda state, seat, moment: bool(healable(state, seat)))
async def healing_springs(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Stand a hero up and heal it fully, or stand up two routed units of an area."""
    state = t.state
    chosen = await t.choose(seat, "tactics.healing_springs", healable(state, seat))
    if isinstance(chosen, HealHero):
        hero = state.hero(chosen.hero)
        hero.routed = False
        heal(t, hero)
        return
    assert isinstance(chosen, InArea), "a hero or an area"
    bounds = {UNITS[u].key: n for u, n in state.routed(chosen.area).items()}
    units = await t.amounts(
        seat, "tactics.springs", bounds, least=1, most=SPRINGS, area=chosen.area
    )
    for key, count in units.items():
        stand_units(t, chosen.area, read_kind(key)[0], count)


# Wavering Loyalty


def waverers(state: RunewarsState, seat: int) -> list[PickHero]:
    """List the enemy heroes that a standing hero of the seat beside them could win over."""
    sides = (NEUTRAL_HERO, state.sheet(seat).alignment)
    places = {hero.area for hero in state.heroes_of(seat) if not hero.routed}
    return [
        PickHero(HeroId(hero.hero))
        for hero in state.heroes
        if hero.seat != seat
        and not hero.commander
        and hero.area in places
        and HEROES[hero.hero].alignment in sides
    ]


@tactic("wavering_loyalty", lambda state, seat, moment: bool(waverers(state, seat)))
async def wavering_loyalty(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Take an enemy hero into the player's service, without its Rewards."""
    chosen = await t.choose(seat, "tactics.wavering_loyalty", waverers(t.state, seat))
    piece = t.state.hero(chosen.hero)
    left = Seat(piece.seat)
    discard_rewards(t, left, piece, piece.rewards[:])
    fall_without_mail(t, [piece])
    if piece not in t.state.heroes:
        return
    piece.seat = int(seat)
    t.tell(HeroWonOver(seat, left, HeroId(piece.hero)))
    learn(t, seat, piece.area)
    await keep_hero_limit(t, seat)
