"""The Marquise de Cat (Law 6): wood, three kinds of buildings, the keep and Field Hospitals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.core.agenda import step
from engine.core.choices.actions import Done, Option
from engine.core.choices.plans import PlanField, PlanKind
from engine.core.errors import Refused
from engine.core.seats import Scalar, Seat
from engine.root.cards.standard import InClearing
from engine.root.data.cards import CARDS, distinct
from engine.root.events import EffectUsed
from engine.root.factions.base import (
    Faction,
    Loss,
    RootTable,
    Stage,
    always,
    faction,
    performs,
)
from engine.root.factions.marquise.actions import (
    BUILDINGS,
    COPIES,
    COST,
    POINTS,
    WOOD,
    Build,
    ExtraAction,
    March,
    MarquiseBattle,
    MarquiseBoard,
    Overwork,
    Recruit,
    actions_left,
    board_of,
    connected_wood,
    could_act,
    day_options,
    recruiters,
    why_not,
    wood_left,
)
from engine.root.rules.battle import battle
from engine.root.rules.crafting import could_craft, craftable
from engine.root.rules.hands import (
    Card,
    discard,
    discard_to_limit,
    draw_in_evening,
    matching,
    pick_cards,
)
from engine.root.rules.moving import legal_moves, move_warriors
from engine.root.rules.placing import (
    in_supply,
    place_building,
    place_tokens,
    place_warriors,
    unbury,
)
from engine.root.rules.plans import CARD_KEYS, NUMBERS, is_of_worth, plan_of, plan_spend
from engine.root.rules.removal import remove
from engine.root.rules.rule import can_place, ruler
from engine.root.rules.score import score
from engine.root.rules.setup import settle
from engine.root.sight.view import MarquiseView
from engine.root.state import NOBODY, RootState

__all__ = ["Marquise", "MarquiseBoard"]

DRAW_BONUS_AT = (3, 5)
"""Recruiters on the map that uncover a draw bonus each."""
ACTIONS = 3

HOSPITALS = PlanKind(
    "hospitals",
    (
        PlanField("least", (*NUMBERS, "never"), "2"),
        PlanField("with", ("cheap", "any"), "cheap"),
        PlanField("keep", CARD_KEYS, "", many=True),
    ),
)
"""For how many warriors to pay for Field Hospitals, and with which cards never."""


async def begin_birdsong(t: RootTable, seat: Seat) -> None:
    """Place a wood at each sawmill (6.4), and make ready for Daylight."""
    state = t.state
    board = board_of(state, seat)
    board.actions, board.recruited = ACTIONS, False
    mills = [c for c in state.clearings_with(seat, "sawmill") if can_place(state, seat, c)]
    bounds = {str(c): state.buildings[c].count((seat, "sawmill")) for c in mills}
    left = wood_left(state, seat)
    if left < sum(bounds.values()):
        bounds = await t.amounts(seat, "marquise.wood", bounds, least=left, most=left)
    for clearing, count in bounds.items():
        place_tokens(t, seat, int(clearing), "wood", count)


async def begin_draw(t: RootTable, seat: Seat) -> None:
    """Draw a card and one per uncovered bonus, then discard down to five (6.6)."""
    recruiters = t.state.count(seat, "recruiter")
    await draw_in_evening(t, seat, 1 + sum(recruiters >= least for least in DRAW_BONUS_AT))
    await discard_to_limit(t, seat)


# Carrying out the actions


def spend_action(state: RootState, seat: Seat) -> None:
    """Count one action of Daylight as taken."""
    board_of(state, seat).actions -= 1


@performs(MarquiseBattle)
async def do_battle(t: RootTable, seat: Seat, action: MarquiseBattle) -> None:
    """Initiate a battle (6.5.1)."""
    spend_action(t.state, seat)
    await battle(t, seat, action.defender, action.clearing)


@performs(March)
async def march(t: RootTable, seat: Seat, action: March) -> None:
    """Take the first move of a march, then perhaps a second (6.5.2)."""
    spend_action(t.state, seat)
    t.then(march_again, seat)
    await move_warriors(t, seat, action.origin, action.to, action.warriors)


@step("marquise.march_again")
async def march_again(t: RootTable, seat: Seat) -> None:
    """Take the second move of a march, or not."""
    second = [*legal_moves(t.state, seat, March), Done()]
    chosen = await t.choose(seat, "marquise.march", second)
    if isinstance(chosen, March):
        await move_warriors(t, seat, chosen.origin, chosen.to, chosen.warriors)


@performs(Recruit)
async def recruit(t: RootTable, seat: Seat, action: Recruit) -> None:
    """Place one warrior at each recruiter, as many as there are (6.5.3, 1.5.4)."""
    state = t.state
    spend_action(state, seat)
    board_of(state, seat).recruited = True
    bounds = {str(clearing): count for clearing, count in recruiters(state, seat).items()}
    left = state.supply[seat]
    if left < sum(bounds.values()):
        bounds = await t.amounts(seat, "marquise.recruit", bounds, least=left, most=left)
    for clearing, count in bounds.items():
        place_warriors(t, seat, int(clearing), count)


@performs(Build)
async def build(t: RootTable, seat: Seat, action: Build) -> None:
    """Pay the wood, place the leftmost building of the kind, score (6.5.4)."""
    state = t.state
    spend_action(state, seat)
    built = state.count(seat, action.building)
    wood = connected_wood(state, seat, action.clearing)
    paid = await t.amounts(
        seat, "marquise.pay", {str(c): n for c, n in wood.items()},
        least=COST[built], most=COST[built], clearing=action.clearing,
    )  # fmt: skip
    await remove(t, [Loss(seat, int(c), NOBODY, 0, ("wood",) * n) for c, n in paid.items()])
    place_building(t, seat, action.clearing, action.building)
    score(t, seat, POINTS[action.building][built])


@performs(Overwork)
async def overwork(t: RootTable, seat: Seat, action: Overwork) -> None:
    """Spend a card matching a sawmill's clearing and place a wood there (6.5.5)."""
    spend_action(t.state, seat)
    discard(t, seat, [action.card])
    place_tokens(t, seat, action.clearing, "wood")


@performs(ExtraAction)
async def extra_action(t: RootTable, seat: Seat, action: ExtraAction) -> None:
    """Spend a bird card to have one more action (6.5)."""
    discard(t, seat, [action.card])
    board_of(t.state, seat).actions += 1


@faction("marquise")
class Marquise(Faction):
    """The Marquise de Cat (Law 6)."""

    letter = "A"
    reach = 10
    warriors = 25
    buildings = dict.fromkeys(BUILDINGS, COPIES)
    tokens = {"wood": WOOD, "keep": 1}  # noqa: RUF012 - a constant of the box
    worth = {"keep": 9, "wood": 1, "sawmill": 4, "workshop": 3, "recruiter": 5}  # noqa: RUF012
    corner = True
    placing_law = "6.2.2"
    plan_kinds = (HOSPITALS,)
    actions = (MarquiseBattle, March, Recruit, Build, Overwork, ExtraAction)
    stages = (
        Stage("birdsong", "birdsong", begin=begin_birdsong, begins=always),
        Stage("craft", "daylight", craftable, could_craft),
        Stage("daylight", "daylight", day_options, could_act, left=actions_left),
        Stage("evening", "evening"),
        Stage("draw", "evening", begin=begin_draw, begins=always),
    )
    sections = {  # noqa: RUF012 - a constant of the rulebook
        "keep": "6.3.2", "first": "6.3.4", "wood": "6.4", "birdsong": "4.1.3",
        "craft": "6.2.1", "daylight": "6.5", "march": "6.5.2", "recruit": "6.5.3",
        "pay": "6.5.4.II", "hospitals": "6.2.3", "evening": "1.4.1", "draw": "6.6",
    }  # fmt: skip

    def board(self, setup_key: str, seats: int) -> MarquiseBoard:
        """Return an empty board."""
        return MarquiseBoard()

    async def set_up(self, t: RootTable, seat: Seat) -> None:
        """Place the keep, the garrison and three buildings (6.3)."""
        state, woodland = t.state, t.state.woodland

        # 6.3.2 The keep, in any corner.
        corners = [InClearing(corner) for corner in woodland.corners]
        keep = (await settle(t, seat, "marquise.keep", corners, corners[0])).clearing
        board_of(state, seat).start = keep
        place_tokens(t, seat, keep, "keep")

        # 6.3.3 A warrior in each clearing but the opposite corner.
        for clearing in woodland.clearings:
            if clearing != woodland.opposite[keep]:
                place_warriors(t, seat, clearing, 1)

        # 6.3.4 A sawmill, a workshop and a recruiter at the keep or beside it.
        near = [keep, *woodland.adjacent[keep]]
        for kind in BUILDINGS:
            places = [InClearing(c) for c in near if state.open_slots(c) > 0]
            usual = max(places, key=lambda place: state.open_slots(place.clearing))
            chosen = await settle(t, seat, f"marquise.first_{kind}", places, usual)
            place_building(t, seat, chosen.clearing, kind)

    def board_view(self, state: RootState, seat: Seat, viewer: Seat | None) -> MarquiseView:
        """Return the board, which hides nothing."""
        board = board_of(state, seat)
        keep = state.clearings_with(seat, "keep")
        return MarquiseView(
            wood=wood_left(state, seat),
            tracks=tuple((kind, in_supply(state, seat, kind)) for kind in BUILDINGS),
            actions_left=board.actions if state.current == seat else 0,
            recruited=board.recruited,
            keep=keep[0] if keep else None,
        )

    def crafting_clearings(self, state: RootState, seat: Seat) -> Sequence[int]:
        """Craft with workshops (6.2.1)."""
        workshop = (seat, "workshop")
        return [
            clearing
            for clearing, row in enumerate(state.buildings)
            if workshop in row
            for _ in range(row.count(workshop))
        ]

    def crafting_law(self) -> str:
        """Craft before the first action of Daylight."""
        return "6.5"

    def forbids_placing(self, state: RootState, seat: Seat, placer: int, clearing: int) -> bool:
        """Keep others from placing pieces in the keep's clearing (6.2.2)."""
        return placer != seat and (seat, "keep") in state.tokens[clearing]

    async def after_removal(
        self, t: RootTable, seat: Seat, losses: Sequence[Loss], cause: str
    ) -> None:
        """Offer Field Hospitals, one card per clearing where warriors were removed (6.2.3)."""
        removed: Counter[int] = Counter()
        for loss in losses:
            if loss.owner == seat and not loss.claimed:
                removed[loss.clearing] += loss.warriors
        for clearing, count in removed.items():
            if count:
                await field_hospitals(t, seat, clearing, count)

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        """Explain why an action of Daylight was not offered."""
        return why_not(state, seat, action)

    def menu_context(self, state: RootState, seat: Seat) -> dict[str, Scalar]:
        """Return the actions left."""
        return {"actions": board_of(state, seat).actions}

    def facts(self, state: RootState, seat: Seat, action: Option) -> Mapping[str, Scalar]:
        """Return the wood and the points of a building."""
        if isinstance(action, Build):
            built = min(state.count(seat, action.building), COPIES - 1)
            return {"wood": COST[built], "points": POINTS[action.building][built]}
        if isinstance(action, Recruit):
            return {"count": min(state.supply[seat], sum(recruiters(state, seat).values()))}
        return {}

    def sense(self, state: RootState, seat: Seat) -> float:
        """Value buildings for what they yield, wood near building sites, and warriors."""
        board = board_of(state, seat)
        ruled = [c for c in range(1, len(state.strength)) if ruler(state, c) == seat]
        sites = sum(state.open_slots(clearing) > 0 for clearing in ruled)
        value = 0.45 * state.count(seat, "wood") + 0.35 * len(ruled) + 0.15 * min(sites, 5)
        value += 0.9 * state.count(seat, "sawmill") + 0.9 * state.count(seat, "recruiter")
        value += 0.6 * state.count(seat, "workshop")
        value += 0.13 * (self.warriors - state.supply[seat])
        value += 1.5 * bool(state.clearings_with(seat, "keep"))
        value += 0.2 * board.actions * (state.current == seat)
        return value


async def field_hospitals(t: RootTable, seat: Seat, clearing: int, count: int) -> None:
    """Let her spend a card matching the clearing to move its fallen to the keep (6.2.3)."""
    state = t.state
    keep = state.clearings_with(seat, "keep")
    if not keep or not can_place(state, seat, keep[0]):
        return
    suit = state.suits[clearing]
    usable = distinct(matching(state.hands[seat], suit))

    def planned() -> Card | None:
        plan = plan_of(state, seat, HOSPITALS)
        if plan["least"] == "never" or count < int(plan["least"]):
            return None
        spendable = [
            card
            for card in usable
            if CARDS[card].key not in plan["keep"].split()
            and (plan["with"] == "any" or not is_of_worth(state, seat, card))
        ]
        card = plan_spend(state, seat, spendable)
        return None if card is None else Card(card)

    chosen = await t.respond(
        seat, "marquise.hospitals", pick_cards(usable),
        if_public=bool(state.hands[seat]), planned=planned, clearing=clearing, count=count,
    )  # fmt: skip
    if chosen is not None:
        t.tell(EffectUsed(seat, "field_hospitals"))
        discard(t, seat, [chosen.card])
        unbury(state, seat, count)
        place_warriors(t, seat, keep[0], count)
