"""The nine Vagabonds: starting items and special actions (Law 9.5.9, 26)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from engine.core.choices.actions import Option, Pass, Yes, action
from engine.core.choices.plans import PlanField, PlanKind
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.data.cards import FACE, distinct, matches
from engine.root.events import EffectUsed
from engine.root.factions.base import FACTIONS, BattleEffect, RootTable, performs
from engine.root.factions.vagabond.board import VagabondBoard, board_of
from engine.root.factions.vagabond.events import CardPicked, Scorched
from engine.root.factions.vagabond.items import (
    EXHAUSTED,
    FIRST,
    exhaust,
    ready,
    repair_some,
    undamaged,
)
from engine.root.factions.vagabond.moving import move_pawn
from engine.root.factions.vagabond.quests import box_data
from engine.root.pieces import CardId, Clearing, Item
from engine.root.rules.battle import battle
from engine.root.rules.battle_effects import dice, hits_more
from engine.root.rules.hands import take_random
from engine.root.rules.plans import plan_of
from engine.root.rules.removal import remove_all_enemies
from engine.root.rules.rule import can_enter, can_leave, can_place, has_pieces, targets
from engine.root.rules.score import from_current, score
from engine.root.rules.turn import go_to_evening
from engine.root.state import Fight, RootState

BOXES = ("base", "riverfolk", "vagabond pack")
TORCH = Item("torch")
REPAIRED_IN_HIDEOUT = 3

WHEN = ("useful", "always", "never")
PROTECTOR = PlanKind("protector", (PlanField("when", WHEN, "never"),))
"""Whether to enlist the Arbiter when defending where he stands: it gives him a point."""
SWIFT_STRIKE = PlanKind("swift_strike", (PlanField("when", WHEN, "useful"),))
"""Whether the Ronin exhausts a sword for an extra hit."""


class Character(NamedTuple):
    """What is printed on a character card."""

    key: str
    items: tuple[Item, ...]


CHARACTERS = {
    each["id"]: Character(each["id"], tuple(map(Item, each["items"])))
    for each in box_data()["vagabond"]["characters"]
    if each["box"] in BOXES
}

SECTIONS = {key: f"26.{number}.2" for number, key in enumerate(
    ("thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel", "adventurer", "harrier",
     "ronin"), 1)}  # fmt: skip
"""The section of each special action."""


class Play(Option, frozen=True, gc=False, tag="vagabond.character"):
    """A character to choose in setup (9.3.1)."""

    character: str


@action("vagabond steal")
class Steal(Option, frozen=True, gc=False, tag="vagabond.steal"):
    """As the Thief, take a random card from a player in the clearing (26.1.2)."""

    source: Seat


@action("vagabond day-labor")
class DayLabor(Option, frozen=True, gc=False, tag="vagabond.day_labor"):
    """As the Tinker, take a card matching the clearing from the discard pile (26.2.2)."""

    card: CardId


@action("vagabond hideout")
class Hideout(Option, frozen=True, gc=False, tag="vagabond.hideout"):
    """As the Ranger, repair three items and end Daylight (26.3.2)."""


@action("vagabond instigate")
class Instigate(Option, frozen=True, gc=False, tag="vagabond.instigate"):
    """As the Vagrant, force a player to battle another in the clearing (26.4.2)."""

    attacker: Seat
    defender: Seat


@action("vagabond scorch")
class ScorchEarth(Option, frozen=True, gc=False, tag="vagabond.scorch"):
    """As the Scoundrel, leave a torch and remove every enemy piece (26.6.2)."""


@action("vagabond glide")
class Glide(Option, frozen=True, gc=False, tag="vagabond.glide"):
    """As the Harrier, move the pawn alone to any clearing (26.8.2)."""

    to: Clearing


SPECIAL_ACTIONS: dict[type[Option], str] = {
    Steal: "thief",
    DayLabor: "tinker",
    Hideout: "ranger",
    Instigate: "vagrant",
    ScorchEarth: "scoundrel",
    Glide: "harrier",
}
"""Whose special action it is; each of these exhausts a torch."""


def special_options(state: RootState, seat: Seat) -> list[Option]:
    """List what his character's torch could do now (9.5.9)."""
    board = board_of(state, seat)
    offer = OFFERS.get(board.character)
    if offer is None or not ready(board, TORCH):
        return []
    return offer(state, seat, board)


def steal_options(state: RootState, seat: Seat, board: VagabondBoard) -> list[Option]:
    """List the players in the clearing who have cards."""
    return [
        Steal(other)
        for other in from_current(state)
        if other != seat
        and state.hands[other]
        and board.place > 0
        and has_pieces(state, other, board.place)
    ]


def day_labor_options(state: RootState, seat: Seat, board: VagabondBoard) -> list[Option]:
    """List the discarded cards that match the clearing; birds always do."""
    if board.place <= 0:
        return []
    suit = state.suits[board.place]
    cards = (FACE[card] for card in state.discard if matches(CardId(card), suit))
    return [DayLabor(card) for card in distinct(cards)]


def hideout_options(state: RootState, seat: Seat, board: VagabondBoard) -> list[Option]:
    """Offer the Hideout, wherever he is."""
    return [Hideout()]


def instigate_options(state: RootState, seat: Seat, board: VagabondBoard) -> list[Option]:
    """List the battles that could be forced in the clearing, his own among them."""
    place = board.place
    if place <= 0:
        return []
    return [
        Instigate(attacker, defender)
        for attacker in from_current(state)
        if FACTIONS[state.factions[attacker]].fights_in(state, attacker, place)
        for defender in targets(state, attacker, place)
    ]


def scorch_options(state: RootState, seat: Seat, board: VagabondBoard) -> list[Option]:
    """Offer to leave the torch here, unless nothing may be placed here (6.2.2)."""
    place = board.place
    return [ScorchEarth()] if place > 0 and can_place(state, seat, place) else []


def glide_options(state: RootState, seat: Seat, board: VagabondBoard) -> list[Option]:
    """List all clearings he may enter, wherever they are; Hostile ones too."""
    place = board.place
    if place > 0 and not can_leave(state, seat, place):
        return []
    return [
        Glide(Clearing(to))
        for to in range(1, len(state.suits))
        if to != place and can_enter(state, seat, to)
    ]


OFFERS: dict[str, Callable[[RootState, Seat, VagabondBoard], list[Option]]] = {
    "thief": steal_options,
    "tinker": day_labor_options,
    "ranger": hideout_options,
    "vagrant": instigate_options,
    "scoundrel": scorch_options,
    "harrier": glide_options,
}


def spend_torch(t: RootTable, seat: Seat) -> None:
    """Exhaust a torch for the special action."""
    board = board_of(t.state, seat)
    exhaust(board, [TORCH])
    t.tell(EffectUsed(seat, board.character))


@performs(Steal)
async def steal(t: RootTable, seat: Seat, action: Steal) -> None:
    """Take the card."""
    spend_torch(t, seat)
    take_random(t, seat, action.source)


@performs(DayLabor)
async def day_labor(t: RootTable, seat: Seat, action: DayLabor) -> None:
    """Take the card; everybody sees which."""
    state = t.state
    spend_torch(t, seat)
    card = next(card for card in state.discard if FACE[card] == action.card)
    state.discard.remove(card)
    state.hands[seat].append(card)
    t.tell(CardPicked(seat, action.card))


@performs(Hideout)
async def hideout(t: RootTable, seat: Seat, action: Hideout) -> None:
    """Repair, then go on to Evening at once."""
    spend_torch(t, seat)
    await repair_some(t, seat, REPAIRED_IN_HIDEOUT)
    go_to_evening(t, seat)


@performs(Instigate)
async def instigate(t: RootTable, seat: Seat, action: Instigate) -> None:
    """Let them battle; he counts as the remover of both sides' buildings and tokens."""
    spend_torch(t, seat)
    place = board_of(t.state, seat).place
    await battle(t, action.attacker, action.defender, place, credit=seat)


@performs(ScorchEarth)
async def scorch_earth(t: RootTable, seat: Seat, action: ScorchEarth) -> None:
    """Leave the torch for good, and remove all enemy pieces."""
    state = t.state
    spend_torch(t, seat)
    board = board_of(state, seat)
    board.items[FIRST[TORCH] + EXHAUSTED] -= 1
    state.scorched.append(board.place)
    t.tell(Scorched(seat, Clearing(board.place)))
    await remove_all_enemies(t, seat, [board.place])


@performs(Glide)
async def glide(t: RootTable, seat: Seat, action: Glide) -> None:
    """Move the pawn alone."""
    spend_torch(t, seat)
    await move_pawn(t, seat, action.to, alone=True)


def why_no_special(state: RootState, seat: Seat, action: Option) -> Refused:
    """Explain why a special action was not offered."""
    board = board_of(state, seat)
    character = SPECIAL_ACTIONS[type(action)]
    law = SECTIONS[character]
    if board.character != character:
        return Refused("not-your-character", law=law, character=character)
    if not ready(board, TORCH):
        return Refused("item-needed", law=law, item=TORCH)
    if board.place <= 0 and not isinstance(action, (Hideout, Glide)):
        return Refused("pawn-in-forest", law=law)
    return Refused(f"no-{action.path.partition(' ')[2]}", law=law)


# In battle


async def protect(t: RootTable, seat: Seat, fight: Fight) -> None:
    """Let a defender enlist the Arbiter before the roll (26.5.2).

    He is no side of the battle, scores a point, and lends his undamaged swords to the maximum.
    """
    state = t.state
    board = board_of(state, seat)
    if board.character != "arbiter" or board.place != fight.clearing:
        return
    if seat in (fight.attacker, fight.defender):
        return
    swords = undamaged(board, "sword")
    if t.planned:
        enlists = plans_to_enlist(state, fight, swords)
    else:
        answer = await t.choose(
            fight.defender, "vagabond.protector", [Yes(), Pass()],
            clearing=fight.clearing, swords=swords,
        )  # fmt: skip
        enlists = isinstance(answer, Yes)
    if enlists:
        t.tell(EffectUsed(seat, "arbiter"))
        fight.more_rolled[fight.defender] += swords
        score(t, seat, 1)


def plans_to_enlist(state: RootState, fight: Fight, swords: int) -> bool:
    """Decide for a defender: useful where its own cap is low and his swords raise it."""
    defender = fight.defender
    when = plan_of(state, defender, PROTECTOR)["when"]
    own = FACTIONS[state.factions[defender]].most_rolled_hits(state, defender, fight)
    return when == "always" or (when == "useful" and swords > 0 and own < 2)


def swift_strikes(state: RootState, seat: Seat) -> list[BattleEffect]:
    """Return what the Ronin may use in battle with a sword that is ready (26.9.2)."""
    board = board_of(state, seat)
    if board.character != "ronin" or not ready(board, "sword"):
        return []
    return [BattleEffect(seat, "ronin", partial(swift_strike, seat=seat))]


async def swift_strike(t: RootTable, fight: Fight, *, seat: Seat) -> None:
    """Let the Ronin exhaust a sword for an extra hit, once in a battle (26.9.2)."""
    if t.decides_by_plan(seat):
        strikes = plans_to_strike(t.state, seat, fight)
    else:
        high, low = dice(fight)
        answer = await t.choose(
            seat, "vagabond.swift_strike", [Yes(), Pass()],
            clearing=fight.clearing, high=high, low=low,
        )  # fmt: skip
        strikes = isinstance(answer, Yes)
    if strikes:
        exhaust(board_of(t.state, seat), ["sword"])
        t.tell(EffectUsed(seat, "ronin"))
        fight.extra[seat] += 1


def plans_to_strike(state: RootState, seat: Seat, fight: Fight) -> bool:
    """Decide for the Ronin: useful while something is left that an extra hit would remove."""
    when = plan_of(state, seat, SWIFT_STRIKE)["when"]
    return when == "always" or (when == "useful" and hits_more(state, fight, seat))
