"""A hero's actions in the Quest Phase: travel, duel, quest, heal, train."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from engine.core.agenda import step
from engine.core.choices.actions import Option, Pass, action
from engine.core.choices.performing import performs
from engine.core.seats import Seat
from engine.runewars.board import HeroPiece
from engine.runewars.pieces import AreaId, Attribute, HeroId, QuestCardId
from engine.runewars.rules.heroes.duels import begin_duel
from engine.runewars.rules.heroes.exploration import (
    Explore,
    OpenPortals,
    end_here,
    explore,
    may_open_portals,
    token_facedown,
)
from engine.runewars.rules.heroes.heroes import (
    PickAttribute,
    card_of,
    find_hero,
    free_attributes,
    heal,
    move_hero,
    passive,
    train,
)
from engine.runewars.rules.heroes.moving import (
    MOVED,
    STEPS,
    common_range,
    destinations,
    range_of_hero,
    steps_left,
    ways,
)
from engine.runewars.rules.heroes.quests import attempt, quests_for
from engine.runewars.rules.heroes.reward_cards import show_passive
from engine.runewars.rules.map.areas import is_friendly
from engine.runewars.rules.orders.turn import TURN
from engine.runewars.rules.victory.runes import learn
from engine.runewars.state import RunewarsState, RunewarsTable

NO_MORE = "none"
"""In place of a second attribute in training."""


@action("hero travel")
class Travel(Option, frozen=True, gc=False, tag="runewars.travel"):
    """Move a hero in the Quest Phase."""

    hero: HeroId
    to: AreaId


@action("hero duel")
class Challenge(Option, frozen=True, gc=False, tag="runewars.duel"):
    """Challenge an enemy hero in the area to a duel."""

    hero: HeroId
    enemy: HeroId


@action("hero quest")
class Attempt(Option, frozen=True, gc=False, tag="runewars.attempt"):
    """Attempt a quest in the area."""

    plays = "quest"

    hero: HeroId
    quest: QuestCardId


@action("hero heal")
class Heal(Option, frozen=True, gc=False, tag="runewars.heal"):
    """Remove all damage from a hero."""

    hero: HeroId


@action("hero train")
class Train(Option, frozen=True, gc=False, tag="runewars.train"):
    """Train a hero: 1 in two attributes, or 2 in one, named twice."""

    either_way = ("attribute", "also")
    hero: HeroId
    attribute: Attribute
    also: Attribute


def action_options(state: RunewarsState, piece: HeroPiece) -> list[Option]:
    """List the actions open to a hero, including quests in hand."""
    quests = quests_for(state, piece) if could_attempt(state, piece) else ()
    return [*open_actions(state, piece), *(Attempt(HeroId(piece.hero), card) for card in quests)]


def could_attempt(state: RunewarsState, piece: HeroPiece) -> bool:
    """Return whether a hero may quest: no commander (J3), nor before a token is turned (J1)."""
    return not (piece.routed or piece.commander or token_facedown(state, piece.area))


def open_actions(state: RunewarsState, piece: HeroPiece) -> list[Option]:
    """List the actions that are publicly open; those after a move also follow one of 0 areas."""
    found: list[Option] = []
    hero = HeroId(piece.hero)
    if not state.flags.get(MOVED):
        found += [*heal_options(state, piece), *train_options(piece)]
    if piece.routed:
        return found
    found += [Travel(hero, to) for to in sorted(destinations(state, piece))]
    if may_open_portals(state, piece.seat) and not piece.commander and steps_left(state, piece):
        found.append(OpenPortals())
    if token_facedown(state, piece.area):
        # J1 The token is turned where the move ends, before a duel or a quest.
        return [*found, Explore(hero)]
    found += [
        Challenge(hero, HeroId(enemy.hero))
        for enemy in state.heroes_in(piece.area)
        if enemy.seat != piece.seat
    ]
    return found


def heal_options(state: RunewarsState, piece: HeroPiece) -> list[Heal]:
    """Offer to heal in a friendly area; Brother Glyr heals anywhere, and the others with him."""
    glyr = card_of(piece).hook == "heal_action"
    hurt = piece.damage or (glyr and any(p.damage for p in companions(state, piece)))
    friendly = is_friendly(state, piece.seat, piece.area)
    return [Heal(HeroId(piece.hero))] if hurt and (friendly or glyr) else []


def companions(state: RunewarsState, piece: HeroPiece) -> list[HeroPiece]:
    """List the other heroes of its player in a hero's area."""
    return [each for each in state.heroes_in(piece.area, piece.seat) if each is not piece]


def train_options(piece: HeroPiece) -> list[Train]:
    """Offer +1 on two attributes without a token, or +2 on one; on a last one, +1 as well."""
    hero, free = HeroId(piece.hero), free_attributes(piece)
    found = [Train(hero, one, other) for one, other in combinations(free, 2)]
    found += [Train(hero, each, each) for each in free]
    if len(free) == 1:
        found.append(Train(hero, free[0], Attribute(NO_MORE)))
    return found


# Moving


@performs(Travel)
async def travel(t: RunewarsTable, seat: Seat, option: Travel) -> None:
    """Move a hero; its player looks at the rune tokens on its way."""
    state, piece = t.state, t.state.hero(option.hero)
    way = ways(state, piece).get(option.to)
    state.flags[MOVED] = 1
    if way is None:
        state.flags[STEPS] = range_of_hero(state, piece)
        move_hero(t, piece, option.to)
        return
    state.flags[STEPS] = state.flags.get(STEPS, 0) + len(way)
    if state.flags[STEPS] > common_range(state, piece):
        boots = passive(piece, "quest_move")
        show_passive(t, piece, max(boots, key=lambda card: boots[card]))
    for area in way[:-1]:
        learn(t, seat, area)
    move_hero(t, piece, option.to)


@performs(Explore)
async def explore_here(t: RunewarsTable, seat: Seat, option: Explore) -> None:
    """End a hero's move, and turn the exploration token in its area (J1)."""
    piece = t.state.hero(option.hero)
    t.state.flags[MOVED] = 1
    t.state.flags[STEPS] = range_of_hero(t.state, piece)
    await explore(t, seat, piece)


# The other actions


@performs(Challenge)
async def challenge(t: RunewarsTable, seat: Seat, option: Challenge) -> None:
    """Duel an enemy hero, as the hero's action."""
    t.then(end_action, seat, option.hero)
    begin_duel(t, t.state.hero(option.hero), t.state.hero(option.enemy))


@performs(Attempt)
async def attempt_quest(t: RunewarsTable, seat: Seat, option: Attempt) -> None:
    """Attempt a quest, as the hero's action."""
    t.then(end_action, seat, option.hero)
    await attempt(t, seat, t.state.hero(option.hero), option.quest)


@performs(Heal)
async def heal_hero(t: RunewarsTable, seat: Seat, option: Heal) -> None:
    """Heal a hero; Brother Glyr heals the others with him too."""
    piece = t.state.hero(option.hero)
    t.then(end_action, seat, option.hero)
    healed: Sequence[HeroPiece] = [piece]
    if card_of(piece).hook == "heal_action":
        healed = [piece, *companions(t.state, piece)]
    for each in healed:
        heal(t, each)


@performs(Train)
async def train_hero(t: RunewarsTable, seat: Seat, option: Train) -> None:
    """Train a hero; Red Scorpion may then gain another point elsewhere, or save that place."""
    piece = t.state.hero(option.hero)
    t.then(end_action, seat, option.hero)
    if option.also == option.attribute:
        train(t, piece, option.attribute, 2)
    else:
        train(t, piece, option.attribute)
        if option.also != NO_MORE:
            train(t, piece, option.also)
    free = free_attributes(piece)
    if card_of(piece).hook == "train_action" and free:
        options: list[Option] = [*map(PickAttribute, free), Pass()]
        chosen = await t.choose(seat, "quests.train", options, hero=piece.hero)
        if isinstance(chosen, PickAttribute):
            train(t, piece, chosen.attribute)


@step("questing.end_action")
async def end_action(t: RunewarsTable, seat: Seat, hero: int) -> None:
    """End a hero's action; a temple or hall there takes effect (J1)."""
    piece = find_hero(t.state, hero)
    if piece is not None:
        await end_here(t, seat, piece)
    close_action(t.state, piece)


def close_action(state: RunewarsState, piece: HeroPiece | None) -> None:
    """Drop the flags of a hero's action."""
    if piece is not None:
        piece.acted = True
    state.drop_flags(TURN)
