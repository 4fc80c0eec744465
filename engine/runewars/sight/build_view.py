"""Building views of Runewars: field by field, only what `seat` sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.seats import Seat
from engine.runewars.board import HeroPiece
from engine.runewars.data.cards import REWARD_FACE
from engine.runewars.data.tiles import AREAS, Hex, borders_of
from engine.runewars.data.units import units_of
from engine.runewars.pieces import (
    NOBODY,
    RESOURCES,
    AreaId,
    HeroId,
    ObjectiveId,
    OrderNumber,
    QuestCardId,
    RewardId,
    SeasonCardId,
    UnitId,
)
from engine.runewars.rules.decks import faces
from engine.runewars.rules.map.areas import controllers, homes_of
from engine.runewars.rules.map.laying import hexes_of
from engine.runewars.rules.victory.checks import how_won, runes_needed, thrones_of
from engine.runewars.state import RunewarsState
from engine.runewars.view import (
    DRAGON,
    FACEDOWN,
    FALSE,
    AreaView,
    BattleView,
    DuelView,
    FighterView,
    HeroView,
    MarkerView,
    RunewarsView,
    SeatView,
    StrongholdView,
)

YIELDS = tuple(tuple((each, area.yields[each]) for each in RESOURCES) for area in AREAS)
"""Yield of each area, in the form of a view."""


def runewars_view(state: RunewarsState, seat: Seat | None) -> RunewarsView:
    """Return the view of `seat` (None: a spectator), built from nothing by what is allowed."""
    view = RunewarsView(
        seat=seat,
        areas=area_views(state, seat),
        borders=tuple(b for tile in state.placed for b in borders_of(tile)),
        markers=markers_left(state),
        seats=seat_views(state, seat),
        heroes=tuple(hero_view(hero, seat) for hero in state.heroes),
        order=tuple(Seat(each) for each in state.order),
        current=someone(state.current),
        year=state.year,
        season=state.season,
        season_card=None if state.season_card == NOBODY else SeasonCardId(state.season_card),
        phase=state.phase,
        frozen=state.frozen,
        hand=(), fresh=(), playable=frozenset(), spendable=frozenset(), quests=(), objective=None,
        orders_left=(),
        tactics_deck=len(state.tactics_deck),
        tactics_discard=faces(state.tactics_discard),
        fate_deck=len(state.fate),
        fate_discard=tuple(card + 1 for card in state.fate_discard),
        quest_deck=len(state.quest_deck),
        reward_deck=len(state.reward_deck),
        hero_deck=len(state.hero_deck),
        season_discard=tuple(map(SeasonCardId, state.season_discard)),
        title_influence=tuple(state.title_influence.items()),
        battle=battle_view(state),
        runes_to_win=runes_needed(state),
        winners=state.winners,
        won_by=how_won(state),
        building=still_building(state),
        duel=duel_view(state),
        later_sheets=state.second_edition,
    )  # fmt: skip
    return view if seat is None else with_own_cards(view, state, seat)


def with_own_cards(view: RunewarsView, state: RunewarsState, seat: Seat) -> RunewarsView:
    """Return a view with the things that only its own seat sees: cards in hand."""
    objective = state.objectives[seat]
    return replace(
        view,
        hand=tuple(sorted(faces(state.tactics[seat]))),
        fresh=tuple(sorted(faces(state.fresh[seat]))),
        quests=tuple(QuestCardId(quest) for quest in sorted(state.quests[seat])),
        objective=None if objective == NOBODY else ObjectiveId(objective),
        orders_left=tuple(OrderNumber(n) for n in range(1, 9) if n not in state.orders[seat]),
    )


def someone(seat: int) -> Seat | None:
    """Return a seat, None for nobody."""
    return None if seat == NOBODY else Seat(seat)


def still_building(state: RunewarsState) -> bool:
    """Return whether the players are still laying the board."""
    homes = sum(tile.tile in state.factions for tile in state.placed)
    built = state.options["map"] == "built" and state.phase == "setup"
    return built and homes < len(state.keys)


def markers_left(state: RunewarsState) -> tuple[MarkerView, ...]:
    """List the home realm markers that have not been replaced."""
    covered = {
        place for tile in state.placed if tile.tile in state.factions for place in hexes_of(tile)
    }
    found = []
    for place, (q, r, other_q, other_r) in enumerate(state.markers):
        hexes = (q, r), (other_q, other_r)
        if not set(hexes) & covered:
            found.append(MarkerView(place, hexes))
    return tuple(found)


def area_views(state: RunewarsState, viewer: Seat | None) -> tuple[AreaView, ...]:
    """Return the areas as `viewer` sees them."""
    owners = controllers(state)
    heroes: dict[int, tuple[HeroId, ...]] = {}
    for hero in state.heroes:
        heroes[hero.area] = (*heroes.get(hero.area, ()), HeroId(hero.hero))
    return tuple(
        area_view(state, area, place, viewer, owners[area], heroes.get(area, ()))
        for area, place in state.land.hex_of.items()
    )


def area_view(
    state: RunewarsState,
    area: AreaId,
    place: Hex,
    viewer: Seat | None,
    owner: int,
    heroes: tuple[HeroId, ...],
) -> AreaView:
    """Return an area that `owner` controls as `viewer` sees it."""
    stronghold, token = state.strongholds.get(area), state.exploration.get(area)
    rune, units, activated = state.runes.get(area), state.units[area], state.activated[area]
    explored = "" if token is None else token.key if token.faceup else FACEDOWN
    return AreaView(
        area=area,
        key=AREAS[area].key,
        hex=place,
        yields=YIELDS[area],
        home=someone(homes_of(state.factions)[area]),
        city=state.cities.get(area, ""),
        controller=someone(owner),
        owner=someone(state.holder[area]),
        standing=tuple(sorted(state.standing(area).items())) if units else (),
        routed=tuple(sorted(state.routed(area).items())) if units else (),
        stronghold=None
        if stronghold is None
        else StrongholdView(Seat(stronghold.seat), stronghold.damaged, stronghold.development),
        activated=tuple(Seat(s) for s in state.seats if activated >> s & 1) if activated else (),
        heroes=heroes,
        rune="" if rune is None else rune_seen(state, area, viewer),
        rune_shown=rune is not None and rune.faceup,
        left=len(state.left.get(area, ())),
        exploration=explored,
    )


def rune_seen(state: RunewarsState, area: int, viewer: Seat | None) -> str:
    """Return a token as a viewer knows it: its face if that is shown or was looked at."""
    rune = state.runes[area]
    if rune.faceup or (viewer is not None and viewer in rune.seen):
        return DRAGON if rune.dragon else FALSE
    return FACEDOWN


def hero_view(hero: HeroPiece, viewer: Seat | None) -> HeroView:
    """Return a hero as `viewer` sees it: only its own player sees which Rewards it has."""
    hidden = [reward for reward in hero.rewards if reward not in hero.shown]
    return HeroView(
        hero=HeroId(hero.hero),
        seat=Seat(hero.seat),
        area=AreaId(hero.area),
        damage=hero.damage,
        routed=hero.routed,
        commander=hero.commander,
        training=tuple(sorted(hero.training.items())),
        rewards=len(hero.rewards),
        shown=tuple(RewardId(REWARD_FACE[reward]) for reward in hero.shown),
        hidden=tuple(sorted(RewardId(REWARD_FACE[r]) for r in hidden))
        if viewer == hero.seat
        else None,
    )


def seat_views(state: RunewarsState, viewer: Seat | None) -> tuple[SeatView, ...]:
    """Return the seats as `viewer` sees them."""
    owners, supplies = controllers(state), state.supplies()
    return tuple(seat_view(state, Seat(seat), viewer, owners, supplies) for seat in state.seats)


def seat_view(
    state: RunewarsState,
    seat: Seat,
    viewer: Seat | None,
    owners: Sequence[int],
    supplies: Sequence[int],
) -> SeatView:
    """Return a seat as `viewer` sees it; `owners` names each area's controller.

    `supplies` counts the figures of each type that are not on the board.
    """
    runes = [area for area in state.runes if owners[area] == seat]
    known = [rune_seen(state, area, viewer) for area in runes]
    return SeatView(
        seat=seat,
        key=state.keys[seat],
        faction=state.factions[seat],
        influence=state.influence[seat],
        dials=tuple((each, state.dials[seat][each]) for each in RESOURCES),
        tactics=len(state.tactics[seat]),
        quests=len(state.quests[seat]),
        known_quests=tuple(QuestCardId(q) for q in sorted(state.known_quests[seat])),
        has_objective=state.objectives[seat] != NOBODY,
        orders=tuple(OrderNumber(n) for n in state.orders[seat]),
        titles=tuple(title for title, who in state.titles.items() if who == seat),
        victory=next((s for s, card in state.victory.items() if card[0] == seat), ""),
        rune_areas=len(runes),
        dragons=None if FACEDOWN in known else known.count(DRAGON) + thrones_of(state, seat),
        strongholds=sum(each.seat == seat for each in state.strongholds.values()),
        supply=tuple((unit, supplies[unit]) for unit in units_of(state.factions[seat])),
        eliminated=state.eliminated[seat],
        tiles=tuple(state.setup_tiles[seat]),
    )


def battle_view(state: RunewarsState) -> BattleView | None:
    """Return the public view of the battle under way."""
    battle = state.battle
    if battle is None:
        return None
    return BattleView(
        area=AreaId(battle.area),
        attacker=Seat(battle.attacker),
        defender=someone(battle.defender),
        initiative=battle.initiative,
        attackers=fighter_views(state, battle.attacker),
        defenders=fighter_views(state, battle.defender),
    )


def duel_view(state: RunewarsState) -> DuelView | None:
    """Return the public view of the duel under way; None once a hero has fallen."""
    duel = state.duel
    heroes = {each.hero for each in state.heroes}
    if duel is None or duel.attacker not in heroes:
        return None
    if duel.defender != NOBODY and duel.defender not in heroes:
        return None
    hero = None if duel.defender == NOBODY else HeroId(duel.defender)
    unit = None if duel.unit == NOBODY else UnitId(duel.unit)
    return DuelView(HeroId(duel.attacker), hero, unit, duel.damage, duel.round)


def fighter_views(state: RunewarsState, side: int) -> tuple[FighterView, ...]:
    """Count a side's fighters by type."""
    assert state.battle is not None, "a battle is under way"
    line = state.battle.fighters[side]
    damage = Counter({each.unit: 0 for each in line})
    for each in line:
        damage[each.unit] += each.damage
    return tuple(
        FighterView(
            UnitId(unit),
            sum(e.unit == unit and not e.routed for e in line),
            sum(e.unit == unit and e.routed for e in line),
            damage[unit],
        )
        for unit in sorted(damage)
    )
