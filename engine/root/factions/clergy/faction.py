"""The Honeycomb Clergy among the factions: setup, stages, and abilities (HCC.2, HCC.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.choices.actions import Option
from engine.core.choices.plans import PlanKind
from engine.core.errors import Refused
from engine.core.hooks.lobby import TableOption
from engine.core.seats import Scalar, Seat
from engine.root.factions.clergy.actions import (
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
    bloom_options,
    can_worship,
    could_act,
    could_bloom,
    could_offer,
    offer_options,
)
from engine.root.factions.clergy.board import (
    CATHEDRAL,
    CATHEDRALS,
    COST,
    FLOWER,
    FLOWER_SUITS,
    FLOWERS,
    ClergyBoard,
    bag,
    bees,
    board_of,
    count_uncovered,
    track_of,
)
from engine.root.factions.clergy.evaluation import prospects
from engine.root.factions.clergy.flowers import CARRY_FLOWERS, carry, pay_with_flowers
from engine.root.factions.clergy.hand_worth import crafts_to_come
from engine.root.factions.clergy.outlook import outlook
from engine.root.factions.clergy.penitence import (
    HIVE_PLAN,
    REPENT,
    after_losses,
    flips_first,
    honey,
    is_penitent,
    offer_repentance,
    set_heretic,
    share_honey,
)
from engine.root.factions.clergy.promise import promise
from engine.root.factions.clergy.refusals import why_not
from engine.root.factions.clergy.setup_card import set_up_by_card, settle_in
from engine.root.factions.clergy.turn import begin_birdsong, draw_cards, pollinate
from engine.root.hooks.faction import Faction, faction
from engine.root.hooks.removal import Loss
from engine.root.hooks.stages import Stage, always
from engine.root.pieces import Clearing
from engine.root.rules.answers import InClearing
from engine.root.rules.battle.looks import battle_to_come
from engine.root.rules.placing import can_place, in_supply
from engine.root.rules.rule import ruler
from engine.root.rules.setup import settle
from engine.root.state import Fight, RootState, RootTable
from engine.root.view import ClergyView


@faction("clergy")
class Clergy(Faction):
    """The Honeycomb Clergy (HCC)."""

    letter, reach = "X", 5  # the reach is proposed
    proposed_card = True
    warriors = 15
    buildings = {CATHEDRAL: CATHEDRALS}
    tokens = FLOWERS
    worth = {CATHEDRAL: 8, **dict.fromkeys(FLOWERS, 2)}
    plan_kinds = (HIVE_PLAN, CARRY_FLOWERS, REPENT)
    options = (
        TableOption("acts", ("repeat", "once"), needs="clergy"),
        TableOption("crusade", ("move", "stay"), needs="clergy"),
        TableOption("worship", ("free", "once"), needs="clergy"),
        TableOption("divine", ("warriors", "cathedral"), needs="clergy"),
        TableOption("mercy", ("literal", "flip"), needs="clergy"),
        TableOption("hive", ("now", "later"), needs="clergy"),
        TableOption("cathedrals", ("plain", "rich"), needs="clergy"),
    )
    actions = (
        Bloom, Mission, Swarm, Crusade, CrusadeBattle, Replant, ScoreFlower, BuildCathedral,
    )  # fmt: skip
    aims = (Mission, Crusade, Replant)
    foreseen, trusts, errs = -23.0, 0.0, 0.0
    stages = (
        Stage(
            "birdsong", "birdsong", bloom_options, could_bloom,
            begin=begin_birdsong, begins=always,
        ),
        Stage("act", "daylight", act_options, could_act, left=actions_left),
        Stage("offer", "daylight", offer_options, could_offer),
        Stage("evening", "evening"),
        Stage("repent", "evening", begin=offer_repentance, begins=always),
        Stage("pollinate", "evening", begin=pollinate, begins=always),
        Stage("draw", "evening", begin=draw_cards, begins=always),
    )  # fmt: skip
    sections = {
        "home": "HCC.3.2", "first": "HCC.3.2", "flower": "HCC.2.2.II", "return": "HCC.4.1",
        "birdsong": "HCC.4.3", "act": "HCC.5.1", "mission": "HCC.5.1.I",
        "crusade": "HCC.5.1.III", "carry": "HCC.2.2.IV", "offer": "HCC.5.2",
        "pay": "HCC.5.2.II", "worship": "HCC.5.2.III", "evening": "1.4.1",
        "repent": "HCC.6.1", "repentance": "HCC.6.1", "pollinate": "HCC.6.2",
        "hive": "HCC.2.5", "avenge": "HCC.2.5", "draw": "HCC.6.3",
    }  # fmt: skip

    def board(self, setup_key: str, seats: int) -> ClergyBoard:
        """Return the board with every other faction a Heretic (HCC.3.4)."""
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
        await settle_in(t, seat, home)

    async def set_up_by_card(self, t: RootTable, seat: Seat) -> None:
        """Begin in a homeland that is not a corner (19.8.3)."""
        await set_up_by_card(t, seat)

    def board_view(self, state: RootState, seat: Seat, viewer: Seat | None) -> ClergyView:
        """Return the board, which hides nothing; the bag holds all flowers not on the map."""
        others = [Seat(other) for other in state.seats if other != seat]
        left = bag(state, seat)
        return ClergyView(
            cathedrals=in_supply(state, seat, CATHEDRAL),
            track=state.options.get("cathedrals", "plain"),
            bag=tuple((suit, left[FLOWER[suit]]) for suit in FLOWER_SUITS),
            penitent=tuple(each for each in others if is_penitent(state, seat, each)),
            heretic=tuple(each for each in others if not is_penitent(state, seat, each)),
            bees=bees(state, seat),
            actions_left=actions_left(state, seat) if state.current == seat else 0,
        )

    def plans_needed(self, state: RootState, seat: Seat) -> Sequence[PlanKind]:
        """Return the hive's plans and the flowers'; repentance is for other seats to plan."""
        return (HIVE_PLAN, CARRY_FLOWERS)

    def plans_lent(self, state: RootState, seat: Seat) -> Sequence[PlanKind]:
        """Return the plan that other seats need to decide on repenting (HCC.6.1)."""
        return (REPENT,)

    # Crafting

    def crafting_law(self) -> str:
        """Return the section that makes the Clergy craft among Daylight's offers."""
        return "HCC.5.2.III"

    def can_pay_craft(self, state: RootState, seat: Seat, cost: Sequence[str]) -> bool | None:
        """Return whether the flowers at one cathedral pay the cost (HCC.2.1)."""
        return can_worship(state, seat, cost)

    async def pay_craft(self, t: RootTable, seat: Seat, cost: Sequence[str]) -> bool:
        """Spend the flowers that pay for a card."""
        await pay_with_flowers(t, seat, cost)
        return True

    def after_crafting(self, t: RootTable, seat: Seat, crafter: Seat, card: int) -> None:
        """Make honey, and share it with Penitents (HCC.2.3, HCC.2.6.II)."""
        share_honey(t, seat, crafter)

    def crafting_bonus(self, state: RootState, seat: Seat, crafter: int) -> int:
        """Return the honey that a crafted card scores."""
        return honey(state, seat, crafter)

    # Moving

    async def goes_along(
        self, t: RootTable, seat: Seat, origin: int, to: int, warriors: int, named: Sequence[str]
    ) -> None:
        """Carry flowers (HCC.2.2.IV)."""
        await carry(t, seat, origin, to, warriors)

    def moves_without_rule(self, state: RootState, seat: Seat, origin: int, to: int) -> bool:
        """Return whether a cathedral or a Penitent's rule frees the move (HCC.2.4, HCC.2.6.III)."""
        cathedral = (seat, CATHEDRAL)
        if cathedral in state.buildings[origin] or cathedral in state.buildings[to]:
            return True
        penitent = board_of(state, seat).penitent
        return bool(penitent) and (ruler(state, origin) in penitent or ruler(state, to) in penitent)

    def moves_in_peace(self, state: RootState, seat: Seat, host: int) -> bool:
        """Return whether the host is Penitent: then moves provoke no Outrage (HCC.2.6.III)."""
        return is_penitent(state, seat, host)

    # Battle and removal

    def spares(self, state: RootState, seat: Seat, other: int) -> bool:
        """Return whether the other is Penitent: Mercy (HCC.2.6.I)."""
        return is_penitent(state, seat, other)

    async def take_hits(
        self, t: RootTable, seat: Seat, fight: Fight, hits: int
    ) -> list[Loss] | None:
        """Take hits by the common rule; some tables turn the attacker Heretic before hits land."""
        if flips_first(t.state, seat, fight, hits):
            set_heretic(t, seat, fight.attacker)
        return None

    async def after_removal(
        self, t: RootTable, seat: Seat, losses: Sequence[Loss], cause: str
    ) -> None:
        """Resolve sacrilege, then poke the hive (HCC.2.5, HCC.2.6.IV)."""
        await after_losses(t, seat, losses)

    def falls_on_path(self, t: RootTable, seat: Seat, by: Seat) -> None:
        """Resolve sacrilege, which asks for no clearing (HCC.2.6.IV)."""
        set_heretic(t, seat, Seat(t.state.holder(by)))

    # For menus

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        return why_not(state, seat, action)

    def menu_context(self, state: RootState, seat: Seat) -> dict[str, Scalar]:
        return {"actions": actions_left(state, seat)}

    def facts(self, state: RootState, seat: Seat, action: Option) -> Mapping[str, Scalar]:
        """Return a cathedral's cost, the points scored, and the warriors of a swarm."""
        if isinstance(action, BuildCathedral):
            built = min(count_uncovered(state, seat), CATHEDRALS - 1)
            return {"cost": COST[built], "points": track_of(state).points[built]}
        if isinstance(action, ScoreFlower):
            return {"points": 1}
        if isinstance(action, Replant):
            return {"suit": state.suits[action.clearing]}
        if isinstance(action, Swarm):
            return {"count": min(SWARM, state.supply[seat])}
        return {}

    def evaluate(self, state: RootState, seat: Seat) -> float:
        """Value flowers by the places they can still reach, cathedrals, and reach."""
        return prospects(state, seat)

    def outlook(self, state: RootState, seat: Seat) -> float:
        return outlook(state, seat)

    def hand_outlook(self, state: RootState, seat: Seat) -> float:
        """Value the cards that flowers could craft: the Clergy score for every card (HCC.2.3)."""
        return crafts_to_come(state, seat)

    def inclination(self, state: RootState, seat: Seat, option: Option) -> float:
        """Return what the battle of a crusade may gain: its move alone shows nothing of it."""
        if not isinstance(option, Crusade):
            return 0.0
        return battle_to_come(state, seat, option.to, option.warriors)

    def promise(self, state: RootState, seat: Seat, options: Sequence[Option]) -> Sequence[float]:
        return promise(state, seat, options)
