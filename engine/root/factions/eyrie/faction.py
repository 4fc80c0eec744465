"""The Eyrie Dynasties among the factions: setup, stages, and their abilities (Law 7.2, 7.3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import Scalar, Seat
from engine.root.factions.eyrie.actions import (
    AddToDecree,
    DecreeBattle,
    DecreeBuild,
    DecreeMove,
    DecreeRecruit,
    FallIntoTurmoil,
    can_follow,
    decree_options,
    resolve_options,
)
from engine.root.factions.eyrie.board import POINTS, ROOSTS, EyrieBoard, board_of
from engine.root.factions.eyrie.decree import (
    COLUMNS,
    all_resolved,
    could_add,
    empty_columns,
    has_added,
    must_resolve,
    next_column,
    purgeable,
)
from engine.root.factions.eyrie.evaluation import prospects
from engine.root.factions.eyrie.leaders import (
    BUILDER,
    COMMANDER,
    DESPOT,
    LEADERS,
    choose_first_leader,
    warriors_to_recruit,
)
from engine.root.factions.eyrie.refusals import why_not
from engine.root.factions.eyrie.setup_card import STARTING_WARRIORS, set_up_by_card
from engine.root.factions.eyrie.turmoil import humiliation
from engine.root.factions.eyrie.turn import (
    draw_cards,
    emergency_orders,
    has_no_roost,
    new_roost,
    score_roosts,
)
from engine.root.hooks.faction import Faction, faction
from engine.root.hooks.removal import Loss
from engine.root.hooks.stages import Stage, always
from engine.root.pieces import CardId
from engine.root.rules.crafting import could_craft, craftable
from engine.root.rules.placing import in_supply, place_building, place_warriors
from engine.root.rules.setup import start_in_corner
from engine.root.state import Fight, RootState, RootTable
from engine.root.view import EyrieView


@faction("eyrie")
class Eyrie(Faction):
    """The Eyrie Dynasties (Law 7)."""

    letter = "B"
    reach = 7
    militant = True
    warriors = 20
    buildings = {"roost": ROOSTS}
    worth = {"roost": 6}
    corner = True
    aimed_in = ("birdsong",)
    extra_hits_effect = COMMANDER
    extra_hits_words = ("odds-commander", "7.8.3")
    actions = (
        AddToDecree, DecreeRecruit, DecreeMove, DecreeBattle, DecreeBuild, FallIntoTurmoil,
    )  # fmt: skip
    aims = (AddToDecree,)
    foreseen, trusts = 1.0, 0.25
    stages = (
        Stage(
            "decree", "birdsong", decree_options, could_add,
            begin=emergency_orders, begins=lambda state, seat: not state.hands[seat],
            may_leave=has_added,
        ),
        Stage("roost", "birdsong", begin=new_roost, begins=has_no_roost),
        Stage("craft", "daylight", craftable, could_craft),
        Stage("resolve", "daylight", resolve_options, must_resolve, may_leave=all_resolved),
        Stage("evening", "evening"),
        Stage("score", "evening", begin=score_roosts, begins=always),
        Stage("draw", "evening", begin=draw_cards, begins=always),
    )  # fmt: skip
    sections = {
        "corner": "7.3.2", "leader": "7.8", "decree": "7.4.2", "roost": "7.4.3",
        "new_roost": "7.4.3", "craft": "7.5.1", "resolve": "7.5.2", "evening": "1.4.1",
        "score": "7.6.1", "draw": "7.6.2",
    }  # fmt: skip

    def board(self, setup_key: str, seats: int) -> EyrieBoard:
        """Return the board with all leaders face up and an empty Decree."""
        return EyrieBoard(leaders=list(LEADERS), decree=empty_columns(), resolved=empty_columns())

    async def set_up(self, t: RootTable, seat: Seat) -> None:
        """Place a roost and six warriors in a corner, and choose a leader (7.3)."""
        # 7.3.2 A free corner, opposite another start if possible.
        corner = await start_in_corner(t, seat, "eyrie.corner")
        place_building(t, seat, corner, "roost")
        place_warriors(t, seat, corner, STARTING_WARRIORS)

        # 7.3.3 A leader, 7.3.4 whose columns take the viziers.
        await choose_first_leader(t, seat)

    async def set_up_by_card(self, t: RootTable, seat: Seat) -> None:
        """Begin on the map edge, two clearings from enemy homelands (19.8.3)."""
        await set_up_by_card(t, seat)

    def board_view(self, state: RootState, seat: Seat, viewer: Seat | None) -> EyrieView:
        """Return the board, which hides nothing."""
        board = board_of(state, seat)
        return EyrieView(
            roosts=in_supply(state, seat, "roost"),
            leader=board.leader or None,
            leaders=tuple(board.leaders),
            decree=tuple(tuple(map(CardId, column)) for column in board.decree),
            resolved=tuple(tuple(map(CardId, column)) for column in board.resolved),
        )

    def held_cards(self, state: RootState, seat: Seat) -> Iterable[int]:
        """Return the cards of the Decree without the viziers, which are not of the shared deck."""
        return purgeable(board_of(state, seat))

    def crafting_clearings(self, state: RootState, seat: Seat) -> Sequence[int]:
        """List the clearings of roosts (7.2.1)."""
        return state.clearings_with(seat, "roost")

    def crafting_law(self) -> str:
        """Return the section that makes the Eyrie craft before the Decree."""
        return "7.2.1"

    def item_points(self, state: RootState, seat: Seat, printed: int) -> int:
        """Return one point, or the printed ones under the Builder (7.2.3)."""
        return printed if board_of(state, seat).leader == BUILDER else 1

    def rules_ties(self, state: RootState, seat: Seat, clearing: int) -> bool:
        """Return whether a piece of their own wins them ties (7.2.2)."""
        return state.strength[clearing][seat] > 0

    def sure_extra_hits(self, state: RootState, seat: Seat, fight: Fight) -> int:
        """Return 1 as the attacker under the Commander (7.8.3)."""
        return int(fight.attacker == seat and board_of(state, seat).leader == COMMANDER)

    def glory(self, t: RootTable, seat: Seat, losses: Sequence[Loss], cause: str) -> int:
        """Score one more under the Despot for enemy buildings or tokens in battle (7.8.4)."""
        state = t.state
        if cause != "battle" or board_of(state, seat).leader != DESPOT:
            return 0
        return int(
            any(
                loss.pieces and loss.by == seat and state.is_enemy(seat, loss.owner)
                for loss in losses
            )
        )

    def menu_context(self, state: RootState, seat: Seat) -> dict[str, Scalar]:
        """Name the column of the Decree that is resolved next."""
        column = next_column(board_of(state, seat))
        return {"column": "none" if column is None else COLUMNS[column]}

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        """Explain why a card could not be added or resolved."""
        return why_not(state, seat, action)

    def facts(self, state: RootState, seat: Seat, action: Option) -> Mapping[str, Scalar]:
        """Return the gain of an action of the Decree, and the danger and cost of turmoil."""
        board = board_of(state, seat)
        match action:
            case AddToDecree(_, column):
                cards = len(board.decree[COLUMNS.index(column)]) + 1
                return {"cards": cards, "now": can_follow(state, seat, action)}
            case DecreeRecruit():
                wanted = warriors_to_recruit(board)
                count = min(wanted, state.supply[seat])
                return {"count": count, "turmoil": "yes" if count < wanted else "no"}
            case DecreeBuild():
                roosts = min(ROOSTS, state.count(seat, "roost") + 1)
                return {"roosts": roosts, "points": POINTS[roosts]}
            case FallIntoTurmoil():
                lost = humiliation(board) if state.may_score(seat) else 0
                return {"points": min(lost, state.points[seat]), "cards": len(purgeable(board))}
            case _:
                return {}

    def evaluate(self, state: RootState, seat: Seat) -> float:
        """Value roosts, reach, and a Decree that can be kept."""
        return prospects(state, seat)
