"""The Marquise de Cat among the factions: setup, stages, and her abilities (Law 6.2, 6.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import Scalar, Seat
from engine.root.factions.marquise.actions import (
    Build,
    ExtraAction,
    March,
    MarquiseBattle,
    Overwork,
    Recruit,
    could_act,
    day_options,
)
from engine.root.factions.marquise.board import (
    BUILDINGS,
    COPIES,
    COST,
    POINTS,
    WARRIORS,
    WOOD,
    MarquiseBoard,
    actions_left,
    board_of,
    recruiters,
    wood_left,
)
from engine.root.factions.marquise.evaluation import outlook, prospects
from engine.root.factions.marquise.hospitals import HOSPITALS, field_hospitals
from engine.root.factions.marquise.promise import promise
from engine.root.factions.marquise.refusals import why_not
from engine.root.factions.marquise.setup_card import set_up_by_card
from engine.root.factions.marquise.turn import begin_birdsong, begin_draw
from engine.root.hooks.faction import Faction, faction
from engine.root.hooks.removal import Loss, save_warriors
from engine.root.hooks.stages import Stage, always
from engine.root.rules.answers import InClearing
from engine.root.rules.crafting import could_craft, craftable
from engine.root.rules.placing import (
    can_place,
    in_supply,
    place_building,
    place_tokens,
    place_warriors,
)
from engine.root.rules.setup import settle
from engine.root.state import RootState, RootTable
from engine.root.view import MarquiseView


@faction("marquise")
class Marquise(Faction):
    """The Marquise de Cat (Law 6)."""

    letter = "A"
    reach = 10
    militant = True
    warriors = WARRIORS
    buildings = dict.fromkeys(BUILDINGS, COPIES)
    tokens = {"wood": WOOD, "keep": 1}
    worth = {"keep": 9, "wood": 1, "sawmill": 4, "workshop": 3, "recruiter": 5}
    corner = True
    placing_law = "6.2.2"
    plan_kinds = (HOSPITALS,)
    actions = (MarquiseBattle, March, Recruit, Build, Overwork, ExtraAction)
    aims = (Build,)
    foreseen, errs = -18.0, 0.15
    stages = (
        Stage("birdsong", "birdsong", begin=begin_birdsong, begins=always),
        Stage("craft", "daylight", craftable, could_craft),
        Stage("daylight", "daylight", day_options, could_act, left=actions_left),
        Stage("evening", "evening"),
        Stage("draw", "evening", begin=begin_draw, begins=always),
    )
    sections = {
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

        # 6.3.2 The keep, in any corner where it can be placed.
        corners = [InClearing(each) for each in woodland.corners if can_place(state, seat, each)]
        keep = (await settle(t, seat, "marquise.keep", corners, corners[0])).clearing
        board_of(state, seat).start = keep
        place_tokens(t, seat, keep, "keep")

        # 6.3.3 A warrior in each clearing but the opposite corner.
        for clearing in woodland.clearings:
            if clearing != woodland.opposite[keep] and can_place(state, seat, clearing):
                place_warriors(t, seat, clearing, 1)

        # 6.3.4 A sawmill, a workshop and a recruiter at the keep or beside it.
        near = [each for each in (keep, *woodland.adjacent[keep]) if can_place(state, seat, each)]
        for kind in BUILDINGS:
            places = [InClearing(c) for c in near if state.open_slots(c) > 0]
            usual = max(places, key=lambda place: state.open_slots(place.clearing))
            chosen = await settle(t, seat, f"marquise.first_{kind}", places, usual)
            place_building(t, seat, chosen.clearing, kind)

    async def set_up_by_card(self, t: RootTable, seat: Seat) -> None:
        """Begin in three homelands beside each other (19.8.3)."""
        await set_up_by_card(t, seat)

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
        """List the clearings of workshops (6.2.1)."""
        workshop = (seat, "workshop")
        return [
            clearing
            for clearing, row in enumerate(state.buildings)
            if workshop in row
            for _ in range(row.count(workshop))
        ]

    def crafting_law(self) -> str:
        """Return the section that makes the Marquise craft before her actions of Daylight."""
        return "6.5"

    def forbids_placing(self, state: RootState, seat: Seat, placer: int, clearing: int) -> bool:
        """Return whether others would place pieces in the keep's clearing (6.2.2)."""
        return placer != seat and (seat, "keep") in state.tokens[clearing]

    async def after_removal(self, t: RootTable, seat: Seat, losses: list[Loss], cause: str) -> None:
        """Offer Field Hospitals, one card per clearing where warriors were removed (6.2.3)."""
        removed: Counter[int] = Counter()
        removers: dict[int, int] = {}
        for loss in losses:
            if loss.owner == seat and not loss.claimed:
                removed[loss.clearing] += loss.warriors
                removers[loss.clearing] = loss.by
        for clearing, count in removed.items():
            if count:
                saved = await field_hospitals(t, seat, clearing, count, removers[clearing])
                save_warriors(losses, seat, clearing, saved)

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        """Explain why an action of Daylight was not offered."""
        return why_not(state, seat, action)

    def menu_context(self, state: RootState, seat: Seat) -> dict[str, Scalar]:
        return {"actions": board_of(state, seat).actions}

    def facts(self, state: RootState, seat: Seat, action: Option) -> Mapping[str, Scalar]:
        """Return the wood and the points of a building."""
        if isinstance(action, Build):
            built = min(state.count(seat, action.building), COPIES - 1)
            return {"wood": COST[built], "points": POINTS[action.building][built]}
        if isinstance(action, Recruit):
            return {"count": min(state.supply[seat], sum(recruiters(state, seat).values()))}
        return {}

    def evaluate(self, state: RootState, seat: Seat) -> float:
        """Value the yield of buildings, wood near building sites, and warriors."""
        return prospects(state, seat)

    def outlook(self, state: RootState, seat: Seat) -> float:
        return outlook(state, seat)

    def promise(self, state: RootState, seat: Seat, options: Sequence[Option]) -> Sequence[float]:
        return promise(state, seat, options)
