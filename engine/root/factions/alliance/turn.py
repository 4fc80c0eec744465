"""The Woodland Alliance (Law 8): its turn and its board.

What it may do stands in `alliance_actions`, the Supporters and Outrage in `alliance_supporters`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import Scalar, Seat
from engine.root.data.cards import SUIT_OF, faces
from engine.root.factions.alliance.actions import (
    BASES,
    OPERATIONS,
    POINTS,
    REVOLT_COST,
    TOKENS,
    AllianceBattle,
    AllianceMove,
    AllianceRecruit,
    Mobilize,
    Organize,
    Revolt,
    Spread,
    Train,
    base_left,
    could_operate,
    could_revolt,
    could_spread,
    could_use_hand,
    day_options,
    is_sympathetic,
    operation_options,
    operations_left,
    organize_sites,
    price,
    revolt_options,
    spread_options,
    sympathetic,
    why_not,
)
from engine.root.factions.alliance.board import (
    BASE_LOSS,
    SUITS,
    AllianceBoard,
    Mobilized,
    after_losses,
    bases_on_map,
    board_of,
    draw_supporters,
    outrage,
    promote,
    room,
    spend_supporters,
)
from engine.root.factions.base import (
    FACTIONS,
    Faction,
    Loss,
    RootTable,
    Stage,
    always,
    faction,
    performs,
)
from engine.root.pieces import BIRD
from engine.root.rules.battle import battle
from engine.root.rules.hands import HAND_LIMIT, discard, discard_to_limit, draw_in_evening
from engine.root.rules.moving import move_warriors
from engine.root.rules.placing import in_supply, place_building, place_tokens, place_warriors
from engine.root.rules.removal import lose_warriors, remove_all_enemies
from engine.root.rules.score import score
from engine.root.sight.view import AllianceView
from engine.root.state import RootState

__all__ = ["Alliance", "AllianceBoard"]

FIRST_SUPPORTERS = 3


async def begin_draw(t: RootTable, seat: Seat) -> None:
    """Draw a card and one per base on the map, then discard down to five (8.6.2)."""
    board_of(t.state, seat).operations = 0
    await draw_in_evening(t, seat, 1 + len(bases_on_map(t.state, seat)))
    await discard_to_limit(t, seat)


# Carrying out the actions


@performs(Revolt)
async def revolt(t: RootTable, seat: Seat, action: Revolt) -> None:
    """Spend two supporters, remove all enemies, place base, warriors and officer (8.4.1)."""
    state, clearing = t.state, action.clearing
    suit = state.suits[clearing]
    await spend_supporters(t, seat, suit, REVOLT_COST)
    await remove_all_enemies(t, seat, [clearing])
    place_building(t, seat, clearing, BASES[suit])
    place_warriors(t, seat, clearing, warriors_of_revolt(state, seat, suit))
    promote(t, seat)


def warriors_of_revolt(state: RootState, seat: int, suit: str) -> int:
    """Count the sympathetic clearings of a base's suit (8.4.1.III)."""
    return sum(state.suits[clearing] == suit for clearing in sympathetic(state, seat))


@performs(Spread)
async def spread(t: RootTable, seat: Seat, action: Spread) -> None:
    """Spend supporters, place sympathy and score (8.4.2)."""
    state, clearing = t.state, action.clearing
    cost = price(state, seat, clearing, state.count(seat, "sympathy"))
    await spend_supporters(t, seat, state.suits[clearing], cost)
    place_sympathy(t, seat, clearing)


def place_sympathy(t: RootTable, seat: Seat, clearing: int) -> None:
    """Place the next sympathy and score what it uncovers."""
    placed = t.state.count(seat, "sympathy")
    place_tokens(t, seat, clearing, "sympathy")
    score(t, seat, POINTS[placed])


@performs(Mobilize)
async def mobilize(t: RootTable, seat: Seat, action: Mobilize) -> None:
    """Add a card to the Supporters; a full stack sends it to the discard pile (8.5.2)."""
    state = t.state
    if not room(state, seat):
        discard(t, seat, [action.card])
        return
    state.hands[seat].remove(action.card)
    board_of(state, seat).supporters.append(action.card)
    t.tell(Mobilized(seat))


@performs(Train)
async def train(t: RootTable, seat: Seat, action: Train) -> None:
    """Spend a card to make a warrior of the supply an officer (8.5.3)."""
    discard(t, seat, [action.card])
    promote(t, seat)


@performs(AllianceMove)
async def move(t: RootTable, seat: Seat, action: AllianceMove) -> None:
    """Take one move (8.6.1.I)."""
    board_of(t.state, seat).operations += 1
    await move_warriors(t, seat, action.origin, action.to, action.warriors)


@performs(AllianceBattle)
async def do_battle(t: RootTable, seat: Seat, action: AllianceBattle) -> None:
    """Initiate a battle (8.6.1.II)."""
    board_of(t.state, seat).operations += 1
    await battle(t, seat, action.defender, action.clearing)


@performs(AllianceRecruit)
async def recruit(t: RootTable, seat: Seat, action: AllianceRecruit) -> None:
    """Place a warrior at a base (8.6.1.III)."""
    board_of(t.state, seat).operations += 1
    place_warriors(t, seat, action.clearing, 1)


@performs(Organize)
async def organize(t: RootTable, seat: Seat, action: Organize) -> None:
    """Remove a warrior, place sympathy there and score (8.6.1.IV)."""
    board_of(t.state, seat).operations += 1
    await lose_warriors(t, seat, action.clearing, 1)
    place_sympathy(t, seat, action.clearing)


@faction("alliance")
class Alliance(Faction):
    """The Woodland Alliance (Law 8)."""

    letter = "C"
    reach = 3
    warriors = 10
    buildings = dict.fromkeys(BASES.values(), 1)
    tokens = {"sympathy": TOKENS}  # noqa: RUF012 - a constant of the box
    worth = {"sympathy": 3, **dict.fromkeys(BASES.values(), 8)}  # noqa: RUF012
    plan_kinds = (BASE_LOSS,)
    actions = (Revolt, Spread, Mobilize, Train, *OPERATIONS)
    stages = (
        Stage("revolt", "birdsong", revolt_options, could_revolt),
        Stage("sympathy", "birdsong", spread_options, could_spread),
        Stage("daylight", "daylight", day_options, could_use_hand),
        Stage("operations", "evening", operation_options, could_operate, left=operations_left),
        Stage("draw", "evening", begin=begin_draw, begins=always),
    )
    sections = {  # noqa: RUF012 - a constant of the rulebook
        "revolt": "8.4.1", "spend": "8.2.3", "sympathy": "8.4.2", "daylight": "8.5",
        "operations": "8.6.1", "outrage": "8.2.6", "surplus": "8.2.3.I", "triggers": "8.2.4",
        "draw": "8.6.2",
    }  # fmt: skip

    def board(self, setup_key: str, seats: int) -> AllianceBoard:
        """Return an empty board."""
        return AllianceBoard()

    async def set_up(self, t: RootTable, seat: Seat) -> None:
        """Draw three supporters; bases and sympathy stay on the board (8.3)."""
        draw_supporters(t, seat, FIRST_SUPPORTERS)

    def board_view(self, state: RootState, seat: Seat, viewer: Seat | None) -> AllianceView:
        """Return the board; the Supporters themselves only to the Alliance."""
        board = board_of(state, seat)
        stack = tuple(sorted(faces(board.supporters)))
        return AllianceView(
            sympathy=in_supply(state, seat, "sympathy"),
            bases=tuple(BASES[suit] for suit in SUITS if base_left(state, seat, suit)),
            officers=board.officers,
            operations_left=operations_left(state, seat) if state.current == seat else 0,
            supporters=len(stack),
            supporter_cards=stack if viewer == seat else None,
        )

    def hidden_cards(self, state: RootState, seat: Seat) -> list[list[int]]:
        """Hide the Supporters from the others (8.2.3)."""
        return [board_of(state, seat).supporters]

    def held_cards(self, state: RootState, seat: Seat) -> Sequence[int]:
        """Count the Supporters among the cards."""
        return board_of(state, seat).supporters

    def warriors_on_board(self, state: RootState, seat: Seat) -> int:
        """Count the officers."""
        return board_of(state, seat).officers

    def crafting_clearings(self, state: RootState, seat: Seat) -> Sequence[int]:
        """Craft with sympathy (8.2.1)."""
        return sympathetic(state, seat)

    def crafting_law(self) -> str:
        """Craft in Daylight."""
        return "8.5.1"

    def defends_with_higher_roll(self, state: RootState, seat: Seat) -> bool:
        """Wage Guerrilla War (8.2.2)."""
        return True

    async def after_move(
        self, t: RootTable, seat: Seat, mover: Seat, origin: int, to: int, warriors: int
    ) -> None:
        """Take a card from whoever moves warriors into a sympathetic clearing (8.2.6)."""
        state = t.state
        if not warriors or not is_sympathetic(state, seat, to):
            return
        if not FACTIONS[state.factions[mover]].moves_in_peace(state, mover, seat):
            await outrage(t, seat, mover, to)

    async def after_removal(
        self, t: RootTable, seat: Seat, losses: Sequence[Loss], cause: str
    ) -> None:
        """Resolve Outrage and the loss of bases (8.2.4, 8.2.6)."""
        await after_losses(t, seat, losses, cause)

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        """Explain why an action was not offered."""
        return why_not(state, seat, action)

    def facts(self, state: RootState, seat: Seat, action: Option) -> Mapping[str, Scalar]:
        """Return what sympathy costs and scores, what a revolt brings, and whether a card fits."""
        placed = state.count(seat, "sympathy")
        match action:
            case Spread(clearing):
                cost = price(state, seat, clearing, placed)
                return {"cost": cost, "points": POINTS[placed]}
            case Organize():
                return {"points": POINTS[placed]}
            case Revolt(clearing):
                pieces = state.buildings[clearing] + state.tokens[clearing]
                warriors = warriors_of_revolt(state, seat, state.suits[clearing])
                return {
                    "cost": REVOLT_COST,
                    "points": sum(state.is_enemy(seat, owner) for owner, _ in pieces),
                    "warriors": min(warriors, state.supply[seat]),
                }
            case Mobilize() if not room(state, seat):
                return {"lost": 1}
        return {}

    def sense(self, state: RootState, seat: Seat) -> float:
        """Value sympathy, bases, officers and supporters, and what this turn can still bring."""
        board = board_of(state, seat)
        bases = bases_on_map(state, seat)
        birds = sum(SUIT_OF[card] == BIRD for card in board.supporters)
        value = 0.9 * state.count(seat, "sympathy") + 0.15 * birds
        value += 0.5 * min(len(board.supporters), 8) + 0.2 * max(0, len(board.supporters) - 8)
        value += 3.0 * len(bases) + 1.2 * min(board.officers, 4) + 0.5 * max(0, board.officers - 4)
        value += 0.15 * sum(row[seat] for row in state.warriors)
        value += 0.25 * sum(min(state.warriors[clearing][seat], 2) for clearing in bases)
        value += 0.35 * len(organize_sites(state, seat))
        if state.current == seat:
            value += still_to_come(state, seat)
        return value


def still_to_come(state: RootState, seat: Seat) -> float:
    """Value the steps of this turn that are not over, so that none is passed for a lesser gain."""
    bases, hand = bases_on_map(state, seat), len(state.hands[seat])
    drawn, space = 1 + len(bases), max(0, HAND_LIMIT - hand)
    value = 0.45 * min(drawn, space) + 0.3 * max(0, drawn - space)
    if state.stage <= 0 and could_revolt(state, seat) and revolt_options(state, seat):
        value += 3.0
    if state.stage <= 1:
        value += best_spread(state, seat)
    if state.stage <= 2 and bases and state.supply[seat]:
        value += 0.5 * bool(hand)
    return value


def best_spread(state: RootState, seat: Seat) -> float:
    """Value the sympathy that the Supporters could pay for now."""
    placed = state.count(seat, "sympathy")
    costs = [
        price(state, seat, option.clearing, placed)
        for option in spread_options(state, seat)
        if isinstance(option, Spread)
    ]
    return max(0.0, 0.9 * (POINTS[placed] + 0.9 - 0.5 * min(costs))) if costs else 0.0
