"""Heroes: joining, the limit of three, attributes, training, damage, defeat (rules-map-heroes E).

Cards under a Hero card are known only to its player until they are used; their number is public.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar, cast

from engine.core.choices.actions import Option, Pass
from engine.core.seats import Scalar, Seat
from engine.runewars.board import HeroPiece
from engine.runewars.data.cards import HEROES, REWARDS, Hero
from engine.runewars.data.units import HERO_LIMIT
from engine.runewars.events.heroes import (
    HeroDefeated,
    HeroDeserted,
    HeroHurt,
    HeroJoined,
    HeroMoved,
    HeroTrained,
)
from engine.runewars.pieces import ATTRIBUTES, AreaId, Attribute, HeroId, RewardId
from engine.runewars.rules.heroes.reward_cards import discard_rewards, show_passive
from engine.runewars.rules.victory.runes import learn
from engine.runewars.state import RunewarsState, RunewarsTable

T = TypeVar("T", bound=Option)
MAIL = "dragonscale_mail"
MOST_TRAINING = 2
"""Highest value of a training token; there is one per attribute."""


class PickHero(Option, frozen=True, gc=False, tag="runewars.hero"):
    hero: HeroId


class PickAttribute(Option, frozen=True, gc=False, tag="runewars.attribute"):
    attribute: Attribute


async def offer(
    t: RunewarsTable,
    seat: Seat,
    kind: str,
    usable: Sequence[T],
    *,
    if_public: bool,
    plan: Callable[[], T | None],
    **context: Scalar,
) -> T | None:
    """Offer options that may be declined: asked in the seat's own time, otherwise by its plan.

    Whether anybody is asked depends only on public facts.
    """
    if seat != t.state.current:
        return await t.respond(
            seat, kind, usable, if_public=if_public, plan=plan, forced=False, **context
        )
    if not if_public:
        return None
    options: list[Option] = [*usable, Pass()]
    answer = await t.choose(seat, kind, options, public=False, **context)
    return None if isinstance(answer, Pass) else cast("T", answer)


# Printed values and additions


def card_of(piece: HeroPiece) -> Hero:
    """Return a hero's card."""
    return HEROES[piece.hero]


def find_hero(state: RunewarsState, hero: int) -> HeroPiece | None:
    """Return a hero, or None if it is not on the board."""
    return next((piece for piece in state.heroes if piece.hero == hero), None)


def holding(piece: HeroPiece, key: str) -> RewardId | None:
    """Return a hero's Reward card of that name, if it has one."""
    return next((RewardId(card) for card in piece.rewards if REWARDS[card].key == key), None)


def passive(piece: HeroPiece, word: str) -> dict[RewardId, int]:
    """Return the bonus of each passive item of a hero to a value: `strength`, `quest_move`…"""
    found = {}
    for card in piece.rewards:
        reward = REWARDS[card]
        if reward.timing == "passive" and reward.kind == "item" and word in reward.effect:
            found[RewardId(card)] = int(reward.effect[word])
    return found


def attribute_of(piece: HeroPiece, attribute: str) -> int:
    """Return an attribute including training and items."""
    printed = card_of(piece).attributes[attribute] + piece.training.get(attribute, 0)
    return printed + sum(passive(piece, attribute).values())


def health_of(state: RunewarsState, piece: HeroPiece) -> int:
    """Return a hero's health; in a duel, mail counts only if it is the armor named for it."""
    health = card_of(piece).health
    mail = holding(piece, MAIL)
    if mail is None:
        return health
    duel = state.duel
    duels = duel is not None and piece.hero in (duel.attacker, duel.defender)
    if duel is not None and duels and duel.used.get(f"armor.{piece.hero}") != mail:
        return health
    return health + int(REWARDS[mail].effect["health"])


# Joining and leaving


async def gain_hero(t: RunewarsTable, seat: Seat, hero: int, area: int) -> None:
    """Add a hero to a seat in an area; if it is the fourth, one of the four deserts."""
    t.state.heroes.append(HeroPiece(hero, int(seat), area))
    t.tell(HeroJoined(seat, HeroId(hero), AreaId(area)))
    learn(t, seat, area)
    await keep_hero_limit(t, seat)


async def keep_hero_limit(t: RunewarsTable, seat: Seat) -> None:
    """Make a hero above the limit of three desert; a commander does not count (J3)."""
    counted = [piece for piece in t.state.heroes_of(seat) if not piece.commander]
    if len(counted) <= HERO_LIMIT:
        return
    options = [PickHero(HeroId(piece.hero)) for piece in counted]
    chosen = await t.choose(seat, "hero.desert", options)
    desert(t, t.state.hero(chosen.hero))


def desert(t: RunewarsTable, piece: HeroPiece) -> None:
    """Take a hero off the board: its card into the Hero deck, its Rewards discarded faceup."""
    state = t.state
    seat = Seat(piece.seat)
    state.heroes.remove(piece)
    state.hero_deck.append(piece.hero)
    t.shuffle(state.hero_deck)
    t.tell(HeroDeserted(seat, HeroId(piece.hero)))
    discard_rewards(t, seat, piece, piece.rewards[:])


def move_hero(t: RunewarsTable, piece: HeroPiece, to: int) -> None:
    """Move a hero; its player looks at the rune token at its destination."""
    origin, piece.area = piece.area, to
    t.tell(HeroMoved(Seat(piece.seat), HeroId(piece.hero), AreaId(origin), AreaId(to)))
    learn(t, Seat(piece.seat), to)


# Training


def free_attributes(piece: HeroPiece) -> list[Attribute]:
    """List the attributes without a training token; no other may be trained."""
    return [each for each in ATTRIBUTES if not piece.training.get(each)]


def train(t: RunewarsTable, piece: HeroPiece, attribute: str, count: int = 1) -> None:
    """Put a training token on an attribute; nothing if there is one already."""
    if piece.training.get(attribute):
        return
    piece.training[attribute] = min(count, MOST_TRAINING)
    t.tell(HeroTrained(Seat(piece.seat), HeroId(piece.hero), attribute, count))


# Damage


def heal(t: RunewarsTable, piece: HeroPiece, count: int = 0) -> None:
    """Remove damage from a hero, all of it unless a number is given."""
    healed = min(piece.damage, count or piece.damage)
    if healed:
        piece.damage -= healed
        t.tell(HeroHurt(Seat(piece.seat), HeroId(piece.hero), -healed))


def hurt(t: RunewarsTable, piece: HeroPiece, count: int) -> None:
    """Deal damage to a hero outside a duel; at its health it is defeated at once.

    A commander is defeated only in duels: outside them one health stays (J3).
    """
    if piece.commander:
        count = min(count, health_of(t.state, piece) - 1 - piece.damage)
    if count <= 0:
        return
    wound(t, piece, count)
    if piece.damage >= health_of(t.state, piece):
        defeat(t, piece)


def fall_without_mail(t: RunewarsTable, pieces: Sequence[HeroPiece]) -> None:
    """Defeat heroes that only their lost mail kept alive; a commander keeps 1 health (J3)."""
    for piece in pieces:
        over = piece.damage - health_of(t.state, piece)
        if over >= 0 and piece.commander:
            heal(t, piece, over + 1)
        elif over >= 0:
            defeat(t, piece)


def wound(t: RunewarsTable, piece: HeroPiece, count: int) -> None:
    """Put damage tokens on a hero; mail that keeps it alive is turned up."""
    piece.damage += count
    t.tell(HeroHurt(Seat(piece.seat), HeroId(piece.hero), count))
    show_mail(t, piece)


def show_mail(t: RunewarsTable, piece: HeroPiece) -> None:
    """Turn up the mail without which a hero would be defeated by its damage."""
    mail = holding(piece, MAIL)
    if mail is not None and card_of(piece).health <= piece.damage < health_of(t.state, piece):
        show_passive(t, piece, mail)


def defeat(t: RunewarsTable, piece: HeroPiece) -> None:
    """Take a defeated hero out of the game; its Rewards wait under a marker in its area."""
    t.state.heroes.remove(piece)
    t.tell(HeroDefeated(Seat(piece.seat), HeroId(piece.hero), AreaId(piece.area)))
    if piece.rewards:
        t.state.left.setdefault(piece.area, []).extend(piece.rewards)
