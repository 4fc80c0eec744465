"""The Marquise de Cat (Law 6): wood, three kinds of buildings, the keep and Field Hospitals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.core.actions import Done, Option, action
from engine.core.agenda import step
from engine.core.plans import PlanField, PlanKind
from engine.core.refused import Refused
from engine.core.seats import Scalar, Seat
from engine.root.battle import battle, battles, why_no_battle
from engine.root.cards import CARDS, distinct
from engine.root.crafting import could_craft, craftable
from engine.root.effects import InClearing
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
from engine.root.hands import Card, discard, discard_to_limit, draw, matching, pick_cards
from engine.root.moving import legal_moves, move_warriors, why_no_move
from engine.root.pieces import BIRD, CardId, Clearing, PieceKind
from engine.root.placing import place_building, place_tokens, place_warriors
from engine.root.plans import CARD_KEYS, NUMBERS, plan_of, plan_spend
from engine.root.removal import remove
from engine.root.rule import adjacent, can_place, ruler, rules, why_not_place
from engine.root.score import score
from engine.root.setup import settle
from engine.root.state import NOBODY, Board, RootState
from engine.root.view import MarquiseView

WOOD = 8
BUILDINGS = ("sawmill", "workshop", "recruiter")
COPIES = 6
COST = (0, 1, 2, 3, 3, 4)
"""Wood for the first to sixth building of a kind."""
POINTS = {
    "sawmill": (0, 1, 2, 3, 4, 5),
    "workshop": (0, 2, 2, 3, 4, 5),
    "recruiter": (0, 1, 2, 3, 3, 4),
}
DRAW_BONUS_AT = (3, 5)
"""Recruiters on the map that uncover a draw bonus each."""
ACTIONS = 3

HOSPITALS = PlanKind(
    "hospitals",
    (
        PlanField("least", (*NUMBERS, "never"), "2"),
        PlanField("keep", CARD_KEYS, "", many=True),
    ),
)
"""For how many warriors to pay for Field Hospitals, and with which cards never."""


class MarquiseBoard(Board, tag="marquise"):
    """What stands on the Marquise's board besides the tracks, which follow from the map."""

    start: int = 0
    actions: int = 0
    recruited: bool = False

    def copy(self) -> MarquiseBoard:
        """Return an independent copy."""
        return MarquiseBoard(self.start, self.actions, self.recruited)


# The actions of Daylight (6.5)


@action("marquise battle")
class MarquiseBattle(Option, frozen=True, gc=False, tag="marquise.battle"):
    """Initiate a battle (6.5.1)."""

    clearing: Clearing
    defender: Seat


@action("marquise march")
class March(Option, frozen=True, gc=False, tag="marquise.march"):
    """One of the up to two moves of a march (6.5.2)."""

    origin: Clearing
    to: Clearing
    warriors: int


@action("marquise recruit")
class Recruit(Option, frozen=True, gc=False, tag="marquise.recruit"):
    """Place a warrior at each recruiter, once per turn (6.5.3)."""


@action("marquise build")
class Build(Option, frozen=True, gc=False, tag="marquise.build"):
    """Place a building for wood (6.5.4)."""

    building: PieceKind
    clearing: Clearing


@action("marquise overwork")
class Overwork(Option, frozen=True, gc=False, tag="marquise.overwork"):
    """Spend a matching card for a wood at a sawmill (6.5.5)."""

    clearing: Clearing
    card: CardId


@action("marquise extra")
class ExtraAction(Option, frozen=True, gc=False, tag="marquise.extra"):
    """Spend a bird card for one more action (6.5)."""

    card: CardId


def board_of(state: RootState, seat: int) -> MarquiseBoard:
    """Return the Marquise's board."""
    board = state.boards[seat]
    assert isinstance(board, MarquiseBoard)
    return board


def wood_left(state: RootState, seat: int) -> int:
    """Count the wood tokens in the supply."""
    return WOOD - state.count(seat, "wood")


def next_cost(state: RootState, seat: int, kind: str) -> int | None:
    """Return the wood for the next building of a kind, None if none is left."""
    built = state.count(seat, kind)
    return COST[built] if built < COPIES else None


def connected_wood(state: RootState, seat: int, clearing: int) -> dict[int, int]:
    """Count the wood that can pay for a building in a clearing she rules (6.5.4.II).

    It lies in the clearing itself, or is connected to it through clearings that she rules.
    """
    wood = (seat, "wood")
    region = connected(state, seat, clearing)
    return {c: n for c in sorted(region) if (n := state.tokens[c].count(wood))}


def connected(state: RootState, seat: int, clearing: int) -> list[int]:
    """List a clearing and those connected to it through clearings that the seat rules."""
    region = [clearing]
    refused: list[int] = []
    for reached in region:
        for beside in adjacent(state, seat, reached):
            if beside not in region and beside not in refused:
                (region if rules(state, seat, beside) else refused).append(beside)
    return region


def build_options(state: RootState, seat: int) -> list[Option]:
    """List every building that can be paid for and placed (6.5.4)."""
    built = [kind for row in state.buildings for owner, kind in row if owner == seat]
    left = [kind for kind in BUILDINGS if built.count(kind) < COPIES]
    costs = {kind: COST[built.count(kind)] for kind in left}
    options: list[Option] = []
    wood: dict[int, int] = {}
    for clearing in range(1, len(state.strength)):
        if state.open_slots(clearing) <= 0 or ruler(state, clearing) != seat:
            continue
        if not can_place(state, seat, clearing):
            continue
        if clearing not in wood:
            region = connected(state, seat, clearing)
            found = sum(state.tokens[c].count((seat, "wood")) for c in region)
            wood.update(dict.fromkeys(region, found))
        for kind, cost in costs.items():
            if cost <= wood[clearing]:
                options.append(Build(PieceKind(kind), Clearing(clearing)))
    return options


def day_options(state: RootState, seat: Seat) -> list[Option]:
    """List the actions of Daylight after crafting (6.5)."""
    board = board_of(state, seat)
    hand = distinct(state.hand(seat))
    options: list[Option] = []
    if board.actions:
        options += build_options(state, seat)
        if not board.recruited and state.supply[seat] and state.count(seat, "recruiter"):
            options.append(Recruit())
        options += [MarquiseBattle(b.clearing, b.defender) for b in battles(state, seat)]
        options += legal_moves(state, seat, March)
        options += overwork_options(state, seat, hand)
    options += [ExtraAction(card) for card in hand if CARDS[card].suit == BIRD]
    return options


def overwork_options(state: RootState, seat: int, hand: Sequence[CardId]) -> list[Option]:
    """List the sawmills that a card of the hand could overwork (6.5.5)."""
    if not wood_left(state, seat):
        return []
    return [
        Overwork(clearing, card)
        for clearing in state.clearings_with(seat, "sawmill")
        if can_place(state, seat, clearing)
        for card in matching(hand, state.suits[clearing])
    ]


def could_act(state: RootState, seat: Seat) -> bool:
    """Say, on public facts, whether an action or a bird card could be left."""
    return bool(board_of(state, seat).actions or state.hands[seat])


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
    draw(t, seat, 1 + sum(recruiters >= least for least in DRAW_BONUS_AT))
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


@step
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
    places = [c for c in state.clearings_with(seat, "recruiter") if can_place(state, seat, c)]
    bounds = {str(c): state.buildings[c].count((seat, "recruiter")) for c in places}
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
        Stage("daylight", "daylight", day_options, could_act),
        Stage("evening", "evening"),
        Stage("draw", "evening", begin=begin_draw, begins=always),
    )

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
            tracks=tuple((kind, COPIES - state.count(seat, kind)) for kind in BUILDINGS),
            actions_left=board.actions if state.current == seat else 0,
            recruited=board.recruited,
            keep=keep[0] if keep else None,
        )

    def crafting_pieces(self, state: RootState, seat: Seat) -> dict[str, int]:
        """Craft with workshops (6.2.1)."""
        workshop, suits = (seat, "workshop"), state.suits
        pieces: Counter[str] = Counter()
        for clearing, row in enumerate(state.buildings):
            if workshop in row:
                pieces[suits[clearing]] += row.count(workshop)
        return pieces

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
            if loss.owner == seat:
                removed[loss.clearing] += loss.warriors
        for clearing, count in removed.items():
            if count:
                await field_hospitals(t, seat, clearing, count)

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        """Say why an action of Daylight was not offered."""
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
            return {"count": min(state.supply[seat], state.count(seat, "recruiter"))}
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
        kept = plan["keep"].split()
        card = plan_spend(state, seat, [c for c in usable if CARDS[c].key not in kept], suit)
        return None if card is None else Card(card)

    chosen = await t.respond(
        seat, "marquise.hospitals", pick_cards(usable),
        if_public=bool(state.hands[seat]), planned=planned, clearing=clearing, count=count,
    )  # fmt: skip
    if chosen is not None:
        t.tell(EffectUsed(seat, "field_hospitals"))
        discard(t, seat, [chosen.card])
        place_warriors(t, seat, keep[0], count)


def why_not(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Say why an action of Daylight was not offered, with its section (6.5)."""
    board = board_of(state, seat)
    if isinstance(action, ExtraAction):
        return Refused("extra-bird", law="6.5")
    if not isinstance(action, (MarquiseBattle, March, Recruit, Build, Overwork)):
        return None
    if not board.actions:
        return Refused("no-actions", law="6.5")
    if isinstance(action, MarquiseBattle):
        return why_no_battle(state, seat, action.clearing, action.defender)
    if isinstance(action, March):
        legal = legal_moves(state, seat, March, [action.origin])
        reach = [move.to for move in legal]
        return why_no_move(state, seat, action.origin, action.to, action.warriors, reach)
    if isinstance(action, Recruit):
        if board.recruited:
            return Refused("recruit-once", law="6.5.3")
        return Refused("recruit-nothing", law="6.5.3")
    if isinstance(action, Build):
        return why_no_build(state, seat, action)
    if not state.has_building(seat, action.clearing, "sawmill"):
        return Refused("overwork-no-sawmill", law="6.5.5", clearing=action.clearing)
    if not wood_left(state, seat):
        return Refused("wood-none", law="1.5.1")
    return Refused("overwork-card", law="6.5.5", clearing=action.clearing)


def why_no_build(state: RootState, seat: Seat, action: Build) -> Refused:
    """Say why a building cannot be placed (6.5.4)."""
    clearing = action.clearing
    cost = next_cost(state, seat, action.building)
    if cost is None:
        return Refused("build-none-left", law="1.5.1", building=action.building)
    if not rules(state, seat, clearing):
        return Refused("build-no-rule", law="6.5.4.I", clearing=clearing)
    if state.open_slots(clearing) <= 0:
        return Refused("build-no-slot", law="2.2.3", clearing=clearing)
    if law := why_not_place(state, seat, clearing):
        return Refused("place-barred", law=law, clearing=clearing)
    have = sum(connected_wood(state, seat, clearing).values())
    return Refused("build-wood", law="6.5.4.II", clearing=clearing, cost=cost, have=have)
