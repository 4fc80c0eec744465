"""The twelve Vagabonds: setup, and two that interfere in battles (Law 9.3, 26)."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from engine.core.choices.actions import Option, Pass, Yes
from engine.core.choices.plans import PlanField, PlanKind, plan_of
from engine.core.seats import Seat
from engine.root.events import EffectUsed
from engine.root.factions.vagabond.board import board_of
from engine.root.factions.vagabond.events import CharacterChosen, PawnPlaced
from engine.root.factions.vagabond.items import count_undamaged, exhaust, gain, ready
from engine.root.factions.vagabond.quests import box_data, deal_quests, ruins_beside
from engine.root.factions.vagabond.relationships import leave_out
from engine.root.hooks.battle import BattleEffect
from engine.root.hooks.faction import SIDES as ALL_SIDES
from engine.root.pieces import Item, Place
from engine.root.rules.battle.effects import after_dice, hits_more
from engine.root.rules.score import score
from engine.root.rules.setup import fill_ruins, ruin_sets, settle
from engine.root.state import Fight, RootState, RootTable

DEALT_BOXES = ("base", "riverfolk", "vagabond pack")
"""The boxes whose characters come by lot; the Homeland's do where a table says so."""


class Character(NamedTuple):
    """The printed contents of a character card."""

    key: str
    items: tuple[Item, ...]
    box: str


CHARACTERS = {
    each["id"]: Character(each["id"], tuple(map(Item, each["items"])), each["box"])
    for each in box_data()["vagabond"]["characters"]
}
DEALT = tuple(key for key, each in CHARACTERS.items() if each.box in DEALT_BOXES)
"""The characters that come by lot, unless a table adds the others."""


class Play(Option, frozen=True, gc=False, tag="vagabond.character"):
    """A character to choose in setup (9.3.1)."""

    character: str


class AtPlace(Option, frozen=True, gc=False, tag="place"):
    """A clearing or forest."""

    place: Place


async def set_up(t: RootTable, seat: Seat) -> None:
    """Choose a character and a forest, lay out quests and ruins, take the items (9.3)."""
    state = t.state
    board = board_of(state, seat)
    vagabonds = [other for other in state.seats if state.factions[other] == state.factions[seat]]

    # 9.3.1 A character that no other Vagabond has.
    if not board.character:
        taken = [board_of(state, other).character for other in vagabonds]
        free = [Play(key) for key in CHARACTERS if key not in taken]
        board.character = (await settle(t, seat, "vagabond.character", free, free[0])).character
    t.tell(CharacterChosen(seat, board.character))

    # 9.3.2 The pawn, in any forest.
    woodland = state.woodland
    forests = [AtPlace(Place(-forest)) for forest in range(1, len(woodland.forest_borders))]
    usual = max(forests, key=lambda each: ruins_beside(woodland, each.place))
    board.place = (await settle(t, seat, "vagabond.forest", forests, usual)).place
    t.tell(PawnPlaced(seat, Place(board.place)))

    # 9.3.3, 9.3.4 Quests and ruins; two Vagabonds share them (9.7).
    if not state.quests:
        deal_quests(t)
    if ruin_sets(state) < len(vagabonds):
        fill_ruins(t, len(vagabonds))

    # 9.3.5, 9.3.6 Starting items; a marker for everybody but Vagabonds.
    for item in CHARACTERS[board.character].items:
        gain(board, item)
    leave_out(state, vagabonds)


# In battle

WHEN = ("useful", "always", "never")
PROTECTOR = PlanKind("protector", (PlanField("when", WHEN, "never"),))
"""Use of the Arbiter when defending in his clearing: it gives him a point."""
SWIFT_STRIKE = PlanKind("swift_strike", (PlanField("when", WHEN, "useful"),))
"""The Ronin's use of a sword for an extra hit."""


def protections(state: RootState, seat: Seat, fight: Fight) -> list[BattleEffect]:
    """Return the Arbiter's protection of a defender where he is no side of the battle (26.5.2)."""
    if not may_protect(state, seat, fight):
        return []
    return [BattleEffect(fight.defender, "arbiter", partial(protect, seat=seat))]


async def protect(t: RootTable, fight: Fight, *, seat: Seat) -> None:
    """Offer a defender to enlist the Arbiter before the roll (26.5.2).

    He scores a point, and adds his undamaged swords to the maximum.
    """
    state = t.state
    swords = count_undamaged(board_of(state, seat), "sword")
    if t.planned:
        enlists = plans_to_enlist(state, fight, swords)
    else:
        answer = await t.choose(
            fight.defender, "vagabond.protector", [Yes(), Pass()],
            clearing=fight.clearing, swords=swords,
            attacker=fight.attacker, defender=fight.defender,
        )  # fmt: skip
        enlists = isinstance(answer, Yes)
    if enlists:
        t.tell(EffectUsed(seat, "arbiter"))
        fight.more_rolled[fight.defender] += swords
        score(t, seat, 1, "protector")


def may_protect(state: RootState, seat: Seat, fight: Fight) -> bool:
    """Return whether the defender may enlist him: an Arbiter there, and no side (26.5.2).

    A hireling uses no abilities in battle (22.3.5), so it enlists nobody.
    """
    board = board_of(state, seat)
    there = board.character == "arbiter" and board.place == fight.clearing
    sides = fight.attacker, fight.defender
    return there and seat not in sides and not state.is_hireling(fight.defender)


def plans_to_enlist(state: RootState, fight: Fight, swords: int) -> bool:
    """Decide for a defender: useful where its own cap is low and his swords raise it."""
    defender = fight.defender
    when = plan_of(state, defender, PROTECTOR)["when"]
    own = ALL_SIDES[state.sides[defender]].most_rolled_hits(state, defender, fight)
    return when == "always" or (when == "useful" and swords > 0 and own < 2)


def swift_strikes(state: RootState, seat: Seat) -> list[BattleEffect]:
    """Return the Ronin's effects in battle with a ready sword (26.9.2)."""
    board = board_of(state, seat)
    if board.character != "ronin" or not ready(board, "sword"):
        return []
    return [BattleEffect(seat, "ronin", partial(swift_strike, seat=seat))]


async def swift_strike(t: RootTable, fight: Fight, *, seat: Seat) -> None:
    """Offer the Ronin to exhaust a sword for an extra hit, once in a battle (26.9.2)."""
    if t.decides_by_plan(seat):
        strikes = plans_to_strike(t.state, seat, fight)
    else:
        dice = after_dice(t.state, fight)
        answer = await t.choose(seat, "vagabond.swift_strike", [Yes(), Pass()], **dice)
        strikes = isinstance(answer, Yes)
    if strikes:
        exhaust(board_of(t.state, seat), ["sword"])
        t.tell(EffectUsed(seat, "ronin"))
        fight.extra[seat] += 1


def plans_to_strike(state: RootState, seat: Seat, fight: Fight) -> bool:
    """Decide for the Ronin: useful while an extra hit would remove something."""
    when = plan_of(state, seat, SWIFT_STRIKE)["when"]
    return when == "always" or (when == "useful" and hits_more(state, fight, seat))
