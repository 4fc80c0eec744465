"""The Marquise's actions: her board, what they cost, where they are possible and why not (6.5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option, action
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, distinct
from engine.root.pieces import BIRD, CardId, Clearing, PieceKind
from engine.root.rules.battle import battles, why_no_battle
from engine.root.rules.hands import matching
from engine.root.rules.moving import legal_moves, why_no_move
from engine.root.rules.placing import in_supply
from engine.root.rules.rule import (
    adjacent,
    can_place,
    can_recruit,
    ruler,
    rules,
    why_not_place,
    why_not_recruit,
)
from engine.root.state import Board, RootState

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
    return in_supply(state, seat, "wood")


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
        if not board.recruited and state.supply[seat] and recruiters(state, seat):
            options.append(Recruit())
        options += [MarquiseBattle(b.clearing, b.defender) for b in battles(state, seat)]
        options += legal_moves(state, seat, March)
        options += overwork_options(state, seat, hand)
    options += [ExtraAction(card) for card in hand if CARDS[card].suit == BIRD]
    return options


def recruiters(state: RootState, seat: int) -> dict[Clearing, int]:
    """Count the recruiters by clearing, where warriors may be placed at them (6.5.3)."""
    return {
        clearing: state.buildings[clearing].count((seat, "recruiter"))
        for clearing in state.clearings_with(seat, "recruiter")
        if can_recruit(state, seat, clearing)
    }


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


def actions_left(state: RootState, seat: Seat) -> int:
    """Count the actions left in Daylight (6.5)."""
    return board_of(state, seat).actions


def could_act(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, an action or a bird card could be left.

    With cards in hand nobody else knows; without any, all can see what she could do.
    """
    return bool(state.hands[seat] or day_options(state, seat))


# Refusals


def why_not(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why an action of Daylight was not offered, with its section (6.5)."""
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
        return why_no_recruit(state, seat)
    if isinstance(action, Build):
        return why_no_build(state, seat, action)
    return why_no_overwork(state, seat, action.clearing)


def why_no_recruit(state: RootState, seat: Seat) -> Refused:
    """Explain why she cannot recruit (6.5.3)."""
    places = state.clearings_with(seat, "recruiter")
    if board_of(state, seat).recruited:
        return Refused("recruit-once", law="6.5.3")
    if not places or not state.supply[seat]:
        return Refused("recruit-nothing", law="6.5.3")
    return Refused("recruit-barred", law=why_not_recruit(state, seat, places[0]))


def why_no_overwork(state: RootState, seat: Seat, clearing: Clearing) -> Refused:
    """Explain why a sawmill cannot be overworked (6.5.5)."""
    if not state.has_building(seat, clearing, "sawmill"):
        return Refused("overwork-no-sawmill", law="6.5.5", clearing=clearing)
    if not wood_left(state, seat):
        return Refused("wood-none", law="1.5.1")
    if law := why_not_place(state, seat, clearing):
        return Refused("place-barred", law=law, clearing=clearing)
    return Refused("overwork-card", law="6.5.5", clearing=clearing)


def why_no_build(state: RootState, seat: Seat, action: Build) -> Refused:
    """Explain why a building cannot be placed (6.5.4)."""
    clearing = action.clearing
    if action.building not in BUILDINGS:
        return Refused("marquise-no-such-building", law="6.5.4")
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
