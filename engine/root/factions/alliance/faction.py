"""The Woodland Alliance among the factions: setup, stages, and its abilities (Law 8.2, 8.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.language.messages import Message
from engine.core.seats import Scalar, Seat
from engine.root.data.cards import faces
from engine.root.factions.alliance.actions import (
    OPERATIONS,
    REVOLT_COST,
    Mobilize,
    Organize,
    Revolt,
    Spread,
    Train,
    could_operate,
    could_revolt,
    could_spread,
    could_use_hand,
    day_options,
    operation_options,
    revolt_options,
    spread_options,
)
from engine.root.factions.alliance.board import (
    BASES,
    POINTS,
    TOKENS,
    AllianceBoard,
    bases_left,
    board_of,
    is_sympathetic,
    operations_left,
    price,
    sympathetic,
)
from engine.root.factions.alliance.evaluation import outlook, prospects
from engine.root.factions.alliance.outrage import BASE_LOSS, after_losses, outrage, suit_owed
from engine.root.factions.alliance.refusals import why_not
from engine.root.factions.alliance.supporters import draw_supporters, has_room
from engine.root.factions.alliance.turn import begin_draw, warriors_of_revolt
from engine.root.hooks.faction import FACTIONS, Faction, faction
from engine.root.hooks.removal import Loss
from engine.root.hooks.stages import Stage, always
from engine.root.pieces import SUITS
from engine.root.rules.placing import in_supply
from engine.root.rules.removal import all_enemies, promised
from engine.root.state import RootState, RootTable
from engine.root.view import AllianceView

FIRST_SUPPORTERS = 3


@faction("alliance")
class Alliance(Faction):
    """The Woodland Alliance (Law 8)."""

    letter = "C"
    reach = 3
    warriors = 10
    buildings = dict.fromkeys(BASES.values(), 1)
    aimed_in = ("birdsong", "daylight", "evening")
    threatening_token = "sympathy"
    tokens = {"sympathy": TOKENS}
    worth = {"sympathy": 3, **dict.fromkeys(BASES.values(), 8)}
    plan_kinds = (BASE_LOSS,)
    actions = (Revolt, Spread, Mobilize, Train, *OPERATIONS)
    aims = (Spread, Organize)
    foreseen = 15.0
    stages = (
        Stage("revolt", "birdsong", revolt_options, could_revolt),
        Stage("sympathy", "birdsong", spread_options, could_spread),
        Stage("daylight", "daylight", day_options, could_use_hand),
        Stage("operations", "evening", operation_options, could_operate, left=operations_left),
        Stage("draw", "evening", begin=begin_draw, begins=always),
    )
    sections = {
        "revolt": "8.4.1", "spend": "8.2.3", "sympathy": "8.4.2", "daylight": "8.5",
        "operations": "8.6.1", "outrage": "8.2.6", "surplus": "8.2.3.I", "triggers": "8.2.4",
        "draw": "8.6.2", "base": "8.4.1.III",
    }  # fmt: skip

    def board(self, setup_key: str, seats: int) -> AllianceBoard:
        """Return an empty board."""
        return AllianceBoard()

    async def set_up(self, t: RootTable, seat: Seat) -> None:
        """Draw three supporters; bases and sympathy stay on the board (8.3)."""
        draw_supporters(t, seat, FIRST_SUPPORTERS)

    def board_view(self, state: RootState, seat: Seat, viewer: Seat | None) -> AllianceView:
        """Return the board, with the Supporters' faces for the Alliance only."""
        board = board_of(state, seat)
        stack = tuple(sorted(faces(board.supporters)))
        return AllianceView(
            sympathy=in_supply(state, seat, "sympathy"),
            bases=tuple(BASES[suit] for suit in SUITS if bases_left(state, seat, suit)),
            officers=board.officers,
            operations_left=operations_left(state, seat) if state.current == seat else 0,
            supporters=len(stack),
            supporter_cards=stack if viewer == seat else None,
        )

    def hidden_cards(self, state: RootState, seat: Seat) -> list[list[int]]:
        """Return the Supporters, which only the Alliance may see (8.2.3)."""
        return [board_of(state, seat).supporters]

    def held_cards(self, state: RootState, seat: Seat) -> Sequence[int]:
        """Return the Supporters."""
        return board_of(state, seat).supporters

    def warriors_on_board(self, state: RootState, seat: Seat) -> int:
        return board_of(state, seat).officers

    def crafting_clearings(self, state: RootState, seat: Seat) -> Sequence[int]:
        """List the sympathetic clearings (8.2.1)."""
        return sympathetic(state, seat)

    def crafting_law(self) -> str:
        """Return the section that makes the Alliance craft in Daylight."""
        return "8.5.1"

    def defends_with_higher_roll(self, state: RootState, seat: Seat) -> bool:
        """Return True: Guerrilla War (8.2.2)."""
        return True

    def reacts_to_move(
        self, state: RootState, seat: Seat, mover: int, to: int, warriors: int
    ) -> bool:
        """Return whether warriors that moved in cost their player a card."""
        if not warriors or not is_sympathetic(state, seat, to):
            return False
        return not FACTIONS[state.factions[mover]].moves_in_peace(state, Seat(mover), seat)

    def demands_of_mover(
        self, state: RootState, seat: Seat, mover: int, to: int, warriors: int
    ) -> Mapping[str, Scalar]:
        """Return the suit of the card that the mover would owe (8.2.6)."""
        provoked = self.reacts_to_move(state, seat, mover, to, warriors)
        return {"outrage": suit_owed(state, to)} if provoked else {}

    async def after_move(
        self, t: RootTable, seat: Seat, mover: Seat, origin: int, to: int, warriors: int
    ) -> None:
        """Take a card from a player who moves warriors into a sympathetic clearing (8.2.6)."""
        if self.reacts_to_move(t.state, seat, mover, to, warriors):
            await outrage(t, seat, mover, to, "moved")

    def cost_of_removing(self, state: RootState, seat: Seat, loss: Loss) -> Sequence[Message]:
        """Name the card that whoever removes sympathy would owe (8.2.6)."""
        owed = self.demands_of_remover(state, seat, loss)
        return [Message("forecast-outrage", {"suit": suit}) for suit in owed.values()]

    def demands_of_remover(self, state: RootState, seat: Seat, loss: Loss) -> Mapping[str, Scalar]:
        """Return the suit of the card that whoever removes sympathy would owe (8.2.6)."""
        return {"outrage": suit_owed(state, loss.clearing)} if "sympathy" in loss.pieces else {}

    async def after_removal(
        self, t: RootTable, seat: Seat, losses: Sequence[Loss], cause: str
    ) -> None:
        """Resolve Outrage and the loss of bases (8.2.4, 8.2.6)."""
        await after_losses(t, seat, losses, cause)

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        return why_not(state, seat, action)

    def facts(self, state: RootState, seat: Seat, action: Option) -> Mapping[str, Scalar]:
        """Return the price and points of sympathy, a revolt's gains, and a full stack's loss."""
        placed = state.count(seat, "sympathy")
        match action:
            case Spread(clearing):
                cost = price(state, seat, clearing, placed)
                return {"cost": cost, "points": POINTS[placed]}
            case Organize():
                return {"points": POINTS[placed]}
            case Revolt(clearing):
                bases = bases_left(state, seat, state.suits[clearing])
                most = [warriors_of_revolt(state, seat, suit) for suit in bases]
                warriors = [min(each, state.supply[seat]) for each in most]
                return {
                    "cost": REVOLT_COST,
                    "points": promised(state, seat, all_enemies(state, seat, [clearing])),
                    "warriors": max(warriors),
                    **({"fewest": min(warriors)} if len({*warriors}) > 1 else {}),
                }
            case Mobilize() if not has_room(state, seat):
                return {"lost": 1}
        return {}

    def evaluate(self, state: RootState, seat: Seat) -> float:
        """Value sympathy, bases, officers and supporters, and the rest of this turn."""
        return prospects(state, seat)

    def outlook(self, state: RootState, seat: Seat) -> float:
        return outlook(state, seat)
