"""The Underground Duchy among the factions: setup, stages, and the Burrow (Law 12.2, 12.3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import Scalar, Seat
from engine.root.data.cards import faces
from engine.root.factions.duchy.actions import (
    Dig,
    DuchyBattle,
    DuchyBuild,
    DuchyMove,
    DuchyRecruit,
    assembly_options,
    could_assemble,
)
from engine.root.factions.duchy.board import (
    BUILDINGS,
    CARDS_DRAWN,
    CARDS_TO_SWAY,
    COPIES,
    LORD,
    MOST_SURFACING,
    POINTS,
    RANK_OF,
    RANKS,
    STARTING_WARRIORS,
    TUNNELS,
    WARRIORS,
    WARRIORS_PLACED,
    DuchyBoard,
    actions_left,
    board_of,
    burrow_of,
    count_uncovered,
    has_revealed,
    is_burrow,
    tunnels,
    unswayed,
)
from engine.root.factions.duchy.evaluation import prospects
from engine.root.factions.duchy.failure import FAILURE, price_of_failure
from engine.root.factions.duchy.ministers import (
    MinisterAction,
    could_convene,
    parliament_options,
    points_of,
)
from engine.root.factions.duchy.refusals import why_not
from engine.root.factions.duchy.setup_card import set_up_by_card
from engine.root.factions.duchy.swaying import Sway, could_sway, sway_options
from engine.root.factions.duchy.turn import begin_birdsong, begin_draw, return_revealed
from engine.root.hooks.faction import Faction, faction
from engine.root.hooks.removal import Loss
from engine.root.hooks.stages import Stage, always
from engine.root.pieces import Clearing
from engine.root.rules.crafting import could_craft, craftable
from engine.root.rules.placing import can_place, in_supply, place_tokens, place_warriors
from engine.root.rules.setup import start_in_corner
from engine.root.state import RootState, RootTable
from engine.root.view import DuchyView

STAGES = (
    Stage("birdsong", "birdsong", begin=begin_birdsong, begins=always),
    Stage("assembly", "daylight", assembly_options, could_assemble, left=actions_left),
    Stage("parliament", "daylight", parliament_options, could_convene),
    Stage("sway", "daylight", sway_options, could_sway),
    Stage("evening", "evening"),
    Stage("return", "evening", begin=return_revealed, begins=has_revealed),
    Stage("craft", "evening", craftable, could_craft),
    Stage("draw", "evening", begin=begin_draw, begins=always),
)


@faction("duchy")
class Duchy(Faction):
    """The Underground Duchy (Law 12)."""

    letter = "H"
    reach = 8
    militant = True
    warriors = WARRIORS
    buildings = dict.fromkeys(BUILDINGS, COPIES)
    tokens = {"tunnel": TUNNELS}
    worth = {"citadel": 7, "market": 6, "tunnel": 2}
    corner = True
    placing_law = "12.2.2"
    added_clearings = ("burrow",)
    plan_kinds = (FAILURE,)
    actions = (DuchyBuild, DuchyRecruit, DuchyMove, DuchyBattle, Dig, MinisterAction, Sway)
    aims = (DuchyRecruit, Dig, Sway)
    foreseen, trusts = 20.0, 0.35
    stages = STAGES
    sections = {
        "corner": "12.3.3", "birdsong": "4.1.3", "assembly": "12.5.1", "reveal": "12.5.1.I",
        "surface": "12.5.1.V", "spend": "12.5.1.V", "tunnel": "12.2.4", "parliament": "12.5.2",
        "foremole": "12.5.2.I", "reveal_any": "12.5.2.I", "captain": "12.5.2.II",
        "marshal": "12.5.2.III", "brigadier": "12.5.2.IV", "second_battle": "12.5.2.IV",
        "second_move": "12.5.2.IV", "banker": "12.5.2.V", "bank": "12.5.2.V",
        "mayor": "12.5.2.VI", "sway": "12.5.3", "sway_with": "12.5.3.II", "convince": "12.5.3.II",
        "failure": "12.2.3", "evening": "1.4.1", "return": "12.6.1", "craft": "12.6.2",
        "draw": "12.6.3", "city": "12.5.3.II",
    }  # fmt: skip

    def board(self, setup_key: str, seats: int) -> DuchyBoard:
        """Return the board with no minister swayed and all crowns on their spaces (12.3.5, 6)."""
        return DuchyBoard(together=True)

    async def set_up(self, t: RootTable, seat: Seat) -> None:
        """Start in a corner and the clearings beside it (12.3)."""
        state = t.state

        # 12.3.3 A free corner, opposite a starting corner if possible.
        corner = await start_in_corner(t, seat, "duchy.corner")
        place_warriors(t, seat, corner, STARTING_WARRIORS)
        place_tokens(t, seat, corner, "tunnel")

        # Then warriors in each clearing adjacent to it, except the Burrow, which is not on the map.
        for clearing in state.woodland.adjacent[corner]:
            if can_place(state, seat, clearing):
                place_warriors(t, seat, clearing, STARTING_WARRIORS)

    async def set_up_by_card(self, t: RootTable, seat: Seat) -> None:
        """Begin in a homeland not next to an enemy's, and around it (19.8.3)."""
        await set_up_by_card(t, seat)

    def board_view(self, state: RootState, seat: Seat, viewer: Seat | None) -> DuchyView:
        """Return the board, which hides nothing: everybody has seen the revealed cards."""
        board = board_of(state, seat)
        return DuchyView(
            burrow=burrow_of(state),
            tracks=tuple((kind, in_supply(state, seat, kind)) for kind in BUILDINGS),
            tunnels=in_supply(state, seat, "tunnel"),
            swayed=tuple(board.swayed),
            unswayed=tuple(unswayed(board)),
            acted=tuple(board.acted),
            crowns=tuple((rank, board.crowns[rank]) for rank in RANKS),
            revealed=faces(board.revealed),
            actions_left=board.actions if state.current == seat else 0,
        )

    def held_cards(self, state: RootState, seat: Seat) -> Iterable[int]:
        """Return the cards revealed this turn."""
        return board_of(state, seat).revealed

    # Crafting (12.2.1)

    def crafting_clearings(self, state: RootState, seat: Seat) -> Sequence[int]:
        """List the clearings of citadels and markets: both craft (12.6.2)."""
        return [
            clearing
            for clearing, row in enumerate(state.buildings)
            for owner, _ in row
            if owner == seat
        ]

    def crafting_law(self) -> str:
        """Return the section that makes the Duchy craft in Evening, once it has its cards back."""
        return "12.6.2"

    # The Burrow (12.2.2)

    def always_rules(self, state: RootState, seat: Seat, clearing: int) -> bool:
        """Return whether it is the Burrow, ruled even with no pieces there."""
        return is_burrow(state, clearing)

    def adds_adjacent(
        self, state: RootState, seat: Seat, mover: int, clearing: int, beside: Sequence[Clearing]
    ) -> Sequence[Clearing]:
        """Join the Burrow to each clearing with a tunnel, for the Duchy alone."""
        if mover != seat:
            return beside
        if is_burrow(state, clearing):
            return [*beside, *tunnels(state, seat)]
        if (seat, "tunnel") in state.tokens[clearing]:
            return [*beside, burrow_of(state)]
        return beside

    def forbids_placing(self, state: RootState, seat: Seat, placer: int, clearing: int) -> bool:
        """Return whether others would place pieces in the Burrow."""
        return placer != seat and is_burrow(state, clearing)

    def forbids_entering(self, state: RootState, seat: Seat, mover: int, clearing: int) -> bool:
        """Return whether others would move into the Burrow, however it is joined to the map."""
        return mover != seat and is_burrow(state, clearing)

    # The Price of Failure (12.2.3)

    async def after_removal(
        self, t: RootTable, seat: Seat, losses: Sequence[Loss], cause: str
    ) -> None:
        """Pay the Price of Failure once for all own buildings removed together."""
        if any(loss.owner == seat and set(loss.pieces) & set(BUILDINGS) for loss in losses):
            await price_of_failure(t, seat)

    # Menus

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        """Explain why an action of Daylight was not offered."""
        return why_not(state, seat, action)

    def menu_context(self, state: RootState, seat: Seat) -> dict[str, Scalar]:
        """Return the actions left in the Assembly; crafting waits for revealed cards (12.6.1)."""
        context: dict[str, Scalar] = {"actions": board_of(state, seat).actions}
        if state.phase == "daylight" and has_revealed(state, seat):
            context["done"] = "duchy-day-over"
        return context

    def facts(self, state: RootState, seat: Seat, action: Option) -> Mapping[str, Scalar]:
        """Return an action's cost and gain."""
        match action:
            case DuchyBuild(building, _):
                yields = WARRIORS_PLACED if building == "citadel" else CARDS_DRAWN
                then = min(COPIES, count_uncovered(state, seat, building) + 1)
                return {"kind": building, "count": yields[then]}
            case DuchyRecruit():
                return {"count": state.warriors[burrow_of(state)][seat] + 1}
            case Dig():
                below = state.warriors[burrow_of(state)][seat]
                return {
                    "count": min(MOST_SURFACING, below),
                    "left": in_supply(state, seat, "tunnel"),
                }
            case MinisterAction(minister):
                scores = RANK_OF[minister] == LORD
                points = points_of(state, seat, minister) if scores else 0
                return {"who": minister, "points": points}
            case Sway(minister):
                rank = RANK_OF[minister]
                return {"cards": CARDS_TO_SWAY[rank], "points": POINTS[rank], "who": minister}
            case _:
                return {}

    def evaluate(self, state: RootState, seat: Seat) -> float:
        """Value buildings, ministers, and the Duchy's position on the map."""
        return prospects(state, seat)
