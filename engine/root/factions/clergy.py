"""The Honeycomb Clergy (HCC): their turn and their board.

What they may do stands in `clergy_acts`, the flowers in `clergy_flowers`, who is a Penitent and
who a Heretic in `clergy_penitence`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.actions import Done, Option
from engine.core.agenda import step
from engine.core.game import TableOption
from engine.core.plans import PlanKind
from engine.core.refused import Refused
from engine.core.seats import Scalar, Seat
from engine.root.battle import Fight, battle
from engine.root.effects import InClearing
from engine.root.factions.base import (
    Faction,
    Loss,
    RootTable,
    Stage,
    always,
    faction,
    performs,
)
from engine.root.factions.clergy_acts import (
    ACTS,
    SWARM,
    Bloom,
    BuildCathedral,
    Crusade,
    CrusadeBattle,
    Mission,
    Replant,
    ScoreFlower,
    Swarm,
    act_options,
    actions_left,
    battle_options,
    bloom_options,
    can_worship,
    could_act,
    could_bloom,
    could_offer,
    offer_options,
)
from engine.root.factions.clergy_flowers import (
    CATHEDRAL,
    CATHEDRALS,
    COST,
    FLOWER,
    FLOWERS,
    POINTS,
    SUITS,
    ClergyBoard,
    bag,
    bees,
    board_of,
    carry,
    cathedrals,
    draw_and_place,
    matching_flowers,
    pay_with_flowers,
    spend_flowers,
    uncovered,
)
from engine.root.factions.clergy_penitence import (
    HIVE,
    HIVE_PLAN,
    REPENT,
    after_losses,
    flips_first,
    indulge,
    is_penitent,
    offer_repentance,
    set_heretic,
    share_honey,
)
from engine.root.factions.clergy_prospects import prospects
from engine.root.factions.clergy_refusals import why_not
from engine.root.hands import discard, discard_to_limit, draw_in_evening
from engine.root.moving import legal_moves
from engine.root.pieces import FOX, MOUSE, RABBIT, Clearing
from engine.root.placing import in_supply, place_building, place_tokens, place_warriors
from engine.root.rule import can_place, pawn_at, ruler
from engine.root.score import score
from engine.root.setup import settle
from engine.root.state import RootState
from engine.root.view import ClergyView

__all__ = ["Clergy", "ClergyBoard"]

FIRST_WARRIORS = 3
FIRST_FLOWERS = 3
FLOWERS_DRAWN, CARDS_DRAWN = 2, 1
"""What an Evening brings; a bee adds one to each (HCC.6.2, HCC.6.3)."""


# Birdsong (HCC.4)


async def begin_birdsong(t: RootTable, seat: Seat) -> None:
    """Come back if no warrior is left (HCC.4.1); then all Penitents draw a card (HCC.4.2)."""
    state, board = t.state, board_of(t.state, seat)
    board.acts, board.worshipped = [], []
    if not any(row[seat] for row in state.warriors):
        await divine_intervention(t, seat)
    indulge(t, seat)


async def divine_intervention(t: RootTable, seat: Seat) -> None:
    """Place four warriors at a cathedral, or else where the fewest enemy pieces are (HCC.4.1).

    Without a cathedral that is a clearing with an open slot that is no corner. Some tables let a
    cathedral come with them.
    """
    state = t.state
    homes = cathedrals(state, seat)
    places = [c for c in homes if can_place(state, seat, c)] if homes else havens(state, seat)
    if not places:
        return
    chosen = await t.choose(seat, "clergy.return", [InClearing(clearing) for clearing in places])
    clearing = chosen.clearing
    with_cathedral = not homes and state.options.get("divine", "warriors") == "cathedral"
    if with_cathedral and in_supply(state, seat, CATHEDRAL):
        place_building(t, seat, clearing, CATHEDRAL)
    place_warriors(t, seat, clearing, HIVE)


def havens(state: RootState, seat: Seat) -> list[Clearing]:
    """List the clearings with an open slot, no corners, where the fewest enemy pieces are."""
    open_to = [
        Clearing(clearing)
        for clearing in state.woodland.clearings
        if clearing not in state.woodland.corners
        and state.open_slots(clearing) > 0
        and can_place(state, seat, clearing)
    ]
    fewest = min((enemy_pieces(state, seat, each) for each in open_to), default=0)
    return [each for each in open_to if enemy_pieces(state, seat, each) == fewest]


def enemy_pieces(state: RootState, seat: Seat, clearing: int) -> int:
    """Count warriors, buildings, tokens and pawns of enemies in a clearing."""
    return sum(
        state.strength[clearing][other]
        + sum(owner == other for owner, _ in state.tokens[clearing])
        + (pawn_at(state, other) == clearing)
        for other in state.enemies(seat)
    )


@performs(Bloom)
async def bloom(t: RootTable, seat: Seat, action: Bloom) -> None:
    """Spend a bird card to draw and place a random flower (HCC.4.3)."""
    discard(t, seat, [action.card])
    await draw_and_place(t, seat, 1)


# Act (HCC.5.1)


def take_action(state: RootState, seat: Seat, action: Option) -> None:
    """Count one of the three actions as taken."""
    board_of(state, seat).acts.append(ACTS[type(action)])


@performs(Mission)
async def mission(t: RootTable, seat: Seat, action: Mission) -> None:
    """Take the first move of a mission, then perhaps a second (HCC.5.1.I)."""
    take_action(t.state, seat, action)
    t.then(mission_again, seat)
    await carry(t, seat, action.origin, action.to, action.warriors)


@step
async def mission_again(t: RootTable, seat: Seat) -> None:
    """Take the second move of a mission, or not."""
    second = [*legal_moves(t.state, seat, Mission), Done()]
    chosen = await t.choose(seat, "clergy.mission", second)
    if isinstance(chosen, Mission):
        await carry(t, seat, chosen.origin, chosen.to, chosen.warriors)


@performs(Swarm)
async def swarm(t: RootTable, seat: Seat, action: Swarm) -> None:
    """Spend a card to place two warriors at a matching cathedral (HCC.5.1.II)."""
    take_action(t.state, seat, action)
    discard(t, seat, [action.card])
    place_warriors(t, seat, action.clearing, SWARM)


@performs(Crusade)
async def crusade(t: RootTable, seat: Seat, action: Crusade) -> None:
    """Move, then perhaps battle in the clearing moved into (HCC.5.1.III)."""
    take_action(t.state, seat, action)
    t.then(crusade_on, seat, action.to)
    await carry(t, seat, action.origin, action.to, action.warriors)


@step
async def crusade_on(t: RootTable, seat: Seat, clearing: int) -> None:
    """Battle a Heretic where the crusade has come to, or not."""
    chosen = await t.choose(
        seat, "clergy.crusade", [*battle_options(t.state, seat, [clearing]), Done()],
        clearing=clearing,
    )  # fmt: skip
    if isinstance(chosen, CrusadeBattle):
        await battle(t, seat, chosen.defender, chosen.clearing)


@performs(CrusadeBattle)
async def crusade_here(t: RootTable, seat: Seat, action: CrusadeBattle) -> None:
    """Battle without moving, where the table reads a crusade so (HCC.5.1.III)."""
    take_action(t.state, seat, action)
    await battle(t, seat, action.defender, action.clearing)


@performs(Replant)
async def replant(t: RootTable, seat: Seat, action: Replant) -> None:
    """Replace a flower with one from the bag that matches the clearing (HCC.5.1.IV)."""
    state = t.state
    take_action(state, seat, action)
    await spend_flowers(t, seat, action.clearing, {action.flower: 1})
    place_tokens(t, seat, action.clearing, FLOWER[state.suits[action.clearing]])


# Offer (HCC.5.2)


@performs(ScoreFlower)
async def score_flower(t: RootTable, seat: Seat, action: ScoreFlower) -> None:
    """Spend a matching flower at a cathedral to score a point (HCC.5.2.I)."""
    await spend_flowers(t, seat, action.clearing, {action.flower: 1})
    score(t, seat, 1)


@performs(BuildCathedral)
async def build(t: RootTable, seat: Seat, action: BuildCathedral) -> None:
    """Spend matching flowers to place the leftmost cathedral, and score (HCC.5.2.II)."""
    state, clearing = t.state, action.clearing
    built = uncovered(state, seat)
    spent = await t.amounts(
        seat, "clergy.pay", matching_flowers(state, seat, clearing),
        least=COST[built], most=COST[built], clearing=clearing, count=COST[built],
    )  # fmt: skip
    await spend_flowers(t, seat, clearing, spent)
    place_building(t, seat, clearing, CATHEDRAL)
    score(t, seat, POINTS[built])


# Evening (HCC.6)


async def pollinate(t: RootTable, seat: Seat) -> None:
    """Draw and place two flowers, plus one per bee showing (HCC.6.2)."""
    await draw_and_place(t, seat, FLOWERS_DRAWN + bees(t.state, seat))


async def draw_cards(t: RootTable, seat: Seat) -> None:
    """Draw a card, plus one per bee showing, then discard down to five (HCC.6.3)."""
    await draw_in_evening(t, seat, CARDS_DRAWN + bees(t.state, seat))
    await discard_to_limit(t, seat)


@faction("clergy")
class Clergy(Faction):
    """The Honeycomb Clergy (HCC)."""

    letter = "X"
    reach = 5  # proposed
    warriors = 15
    buildings = {CATHEDRAL: CATHEDRALS}  # noqa: RUF012 - a constant of the box
    tokens = FLOWERS
    worth = {CATHEDRAL: 8, **dict.fromkeys(FLOWERS, 2)}  # noqa: RUF012
    plan_kinds = (HIVE_PLAN, REPENT)
    options = (
        TableOption("acts", ("repeat", "once"), needs="clergy"),
        TableOption("crusade", ("move", "stay"), needs="clergy"),
        TableOption("worship", ("free", "once"), needs="clergy"),
        TableOption("divine", ("warriors", "cathedral"), needs="clergy"),
        TableOption("mercy", ("literal", "flip"), needs="clergy"),
    )
    actions = (
        Bloom, Mission, Swarm, Crusade, CrusadeBattle, Replant, ScoreFlower, BuildCathedral,
    )  # fmt: skip
    stages = (
        Stage(
            "birdsong", "birdsong", bloom_options, could_bloom,
            begin=begin_birdsong, begins=always,
        ),
        Stage("act", "daylight", act_options, could_act),
        Stage("offer", "daylight", offer_options, could_offer),
        Stage("evening", "evening"),
        Stage("repent", "evening", begin=offer_repentance, begins=always),
        Stage("pollinate", "evening", begin=pollinate, begins=always),
        Stage("draw", "evening", begin=draw_cards, begins=always),
    )  # fmt: skip

    def board(self, setup_key: str, seats: int) -> ClergyBoard:
        """Return the board; everybody begins as a Heretic (HCC.3.4)."""
        return ClergyBoard()

    async def set_up(self, t: RootTable, seat: Seat) -> None:
        """Place the first cathedral, warriors and flowers (HCC.3)."""
        state, woodland = t.state, t.state.woodland

        # HCC.3.2 A cathedral and three warriors in a clearing that is no corner.
        homes = [
            InClearing(Clearing(c))
            for c in woodland.clearings
            if c not in woodland.corners and state.open_slots(c) > 0 and can_place(state, seat, c)
        ]
        usual = max(homes, key=lambda place: len(woodland.adjacent[place.clearing]))
        home = (await settle(t, seat, "clergy.home", homes, usual)).clearing
        place_building(t, seat, home, CATHEDRAL)
        place_warriors(t, seat, home, FIRST_WARRIORS)

        # One warrior in a clearing of each suit.
        for suit in (FOX, RABBIT, MOUSE):
            places = [
                InClearing(Clearing(c))
                for c in woodland.clearings
                if state.suits[c] == suit and can_place(state, seat, c)
            ]
            near = [place for place in places if place.clearing in woodland.adjacent[home]]
            chosen = await settle(t, seat, "clergy.first", places, (near or places)[0], suit=suit)
            place_warriors(t, seat, chosen.clearing, 1)

        # Three random flowers, with warriors outside the cathedral's clearing.
        await draw_and_place(t, seat, FIRST_FLOWERS)

    def board_view(self, state: RootState, seat: Seat, viewer: Seat | None) -> ClergyView:
        """Return the board, which hides nothing; the bag is what is not on the map."""
        others = [Seat(other) for other in state.seats if other != seat]
        left = bag(state, seat)
        return ClergyView(
            cathedrals=in_supply(state, seat, CATHEDRAL),
            bag=tuple((suit, left[FLOWER[suit]]) for suit in SUITS),
            penitent=tuple(each for each in others if is_penitent(state, seat, each)),
            heretic=tuple(each for each in others if not is_penitent(state, seat, each)),
            bees=bees(state, seat),
            actions_left=actions_left(state, seat) if state.current == seat else 0,
        )

    def plans_needed(self, state: RootState, seat: Seat) -> Sequence[PlanKind]:
        """Plan for the hive; whether to repent is for the others to decide."""
        return (HIVE_PLAN,)

    def plans_lent(self, state: RootState, seat: Seat) -> Sequence[PlanKind]:
        """Let the others plan whether they repent (HCC.6.1)."""
        return (REPENT,)

    # Crafting

    def crafting_law(self) -> str:
        """Craft among the offers of Daylight."""
        return "HCC.5.2.III"

    def can_pay_craft(self, state: RootState, seat: Seat, cost: Sequence[str]) -> bool | None:
        """Craft with the flowers at one cathedral (HCC.2.1)."""
        return can_worship(state, seat, cost)

    async def pay_craft(self, t: RootTable, seat: Seat, cost: Sequence[str]) -> bool:
        """Spend those flowers."""
        await pay_with_flowers(t, seat, cost)
        return True

    def after_crafting(self, t: RootTable, seat: Seat, crafter: Seat, card: int) -> None:
        """Make honey, and share it with the holy (HCC.2.3, HCC.2.6.II)."""
        share_honey(t, seat, crafter)

    # Moving

    async def take_move(self, t: RootTable, seat: Seat, move: Any) -> None:
        """Carry flowers on any move (HCC.2.2.IV)."""
        await carry(t, seat, move.origin, move.to, move.warriors)

    def moves_without_rule(self, state: RootState, seat: Seat, origin: int, to: int) -> bool:
        """Move from and to cathedrals (HCC.2.4), and where Penitents rule (HCC.2.6.III)."""
        cathedral = (seat, CATHEDRAL)
        if cathedral in state.buildings[origin] or cathedral in state.buildings[to]:
            return True
        penitent = board_of(state, seat).penitent
        return bool(penitent) and (ruler(state, origin) in penitent or ruler(state, to) in penitent)

    def moves_in_peace(self, state: RootState, seat: Seat, host: int) -> bool:
        """Provoke no Outrage of the Alliance while they are Penitent (HCC.2.6.III)."""
        return is_penitent(state, seat, host)

    # Battle and removal

    def spares(self, state: RootState, seat: Seat, other: int) -> bool:
        """Show Mercy to Penitents (HCC.2.6.I)."""
        return is_penitent(state, seat, other)

    async def take_hits(
        self, t: RootTable, seat: Seat, fight: Fight, hits: int
    ) -> list[Loss] | None:
        """Take hits as everybody; some tables make the attacker a Heretic before they land."""
        if flips_first(t.state, seat, fight, hits):
            set_heretic(t, seat, fight.attacker)
        return None

    async def after_removal(
        self, t: RootTable, seat: Seat, losses: Sequence[Loss], cause: str
    ) -> None:
        """Call it sacrilege, and poke the hive (HCC.2.5, HCC.2.6.IV)."""
        await after_losses(t, seat, losses)

    # What menus say

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        """Say why an action was not offered."""
        return why_not(state, seat, action)

    def menu_context(self, state: RootState, seat: Seat) -> dict[str, Scalar]:
        """Return the actions left."""
        return {"actions": actions_left(state, seat)}

    def facts(self, state: RootState, seat: Seat, action: Option) -> Mapping[str, Scalar]:
        """Return what a cathedral costs and scores, and how many warriors swarm."""
        if isinstance(action, BuildCathedral):
            built = min(uncovered(state, seat), CATHEDRALS - 1)
            return {"cost": COST[built], "points": POINTS[built]}
        if isinstance(action, Swarm):
            return {"count": min(SWARM, state.supply[seat])}
        return {}

    def sense(self, state: RootState, seat: Seat) -> float:
        """Value flowers by where they may yet be brought, cathedrals, and reach."""
        return prospects(state, seat)
