"""What the Alliance may do, where and for how much, and why not (Law 8.4 to 8.6)."""

from __future__ import annotations

from engine.core.choices.actions import Option, action
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, distinct, matches
from engine.root.factions.alliance.board import SUITS, bases_on_map, board_of, supporters_for
from engine.root.pieces import CardId, Clearing
from engine.root.rules.battle import battles, why_no_battle
from engine.root.rules.crafting import craftable
from engine.root.rules.moving import legal_moves, why_no_move
from engine.root.rules.placing import in_supply
from engine.root.rules.rule import adjacent, can_place, can_recruit, why_not_place, why_not_recruit
from engine.root.state import RootState

TOKENS = 10
COST = (1, 1, 1, 2, 2, 2, 3, 3, 3, 3)
"""Supporters for the first to tenth sympathy."""
POINTS = (0, 1, 1, 1, 2, 2, 3, 4, 4, 4)
REVOLT_COST = 2
MARTIAL_LAW = 3
"""So many warriors of one other player make sympathy cost one more (8.4.2.II.a)."""
BASES: dict[str, str] = {suit: f"base_{suit}" for suit in SUITS}


# Birdsong (8.4)


@action("alliance revolt")
class Revolt(Option, frozen=True, gc=False, tag="alliance.revolt"):
    """Spend two supporters to clear a sympathetic clearing and place its base (8.4.1)."""

    clearing: Clearing


@action("alliance spread")
class Spread(Option, frozen=True, gc=False, tag="alliance.spread"):
    """Spend supporters to place sympathy (8.4.2)."""

    clearing: Clearing


# Daylight (8.5)


@action("alliance mobilize")
class Mobilize(Option, frozen=True, gc=False, tag="alliance.mobilize"):
    """Add a card of the hand to the Supporters (8.5.2)."""

    card: CardId


@action("alliance train")
class Train(Option, frozen=True, gc=False, tag="alliance.train"):
    """Spend a card matching a base's clearing for an officer (8.5.3)."""

    card: CardId


# Evening (8.6.1)


@action("alliance move")
class AllianceMove(Option, frozen=True, gc=False, tag="alliance.move"):
    """Take one move (8.6.1.I)."""

    origin: Clearing
    to: Clearing
    warriors: int


@action("alliance battle")
class AllianceBattle(Option, frozen=True, gc=False, tag="alliance.battle"):
    """Initiate a battle (8.6.1.II)."""

    clearing: Clearing
    defender: Seat


@action("alliance recruit")
class AllianceRecruit(Option, frozen=True, gc=False, tag="alliance.recruit"):
    """Place a warrior in a clearing with a base (8.6.1.III)."""

    clearing: Clearing


@action("alliance organize")
class Organize(Option, frozen=True, gc=False, tag="alliance.organize"):
    """Remove one's warrior from an unsympathetic clearing to place sympathy (8.6.1.IV)."""

    clearing: Clearing


OPERATIONS = (AllianceMove, AllianceBattle, AllianceRecruit, Organize)
STAGE_OF: dict[type[Option], int] = {
    Revolt: 0, Spread: 1, Mobilize: 2, Train: 2, **dict.fromkeys(OPERATIONS, 3),
}  # fmt: skip
"""Where in the turn each action belongs."""
STEPS_OF_TURN = ("revolt", "sympathy", "daylight", "operations")
LAW_OF_STEP = ("8.4.1", "8.4.2", "8.5", "8.6.1")


# What is possible


def sympathetic(state: RootState, seat: int) -> list[Clearing]:
    """List the sympathetic clearings (8.2.5.II)."""
    token = (seat, "sympathy")
    return [Clearing(c) for c, tokens in enumerate(state.tokens) if token in tokens]


def is_sympathetic(state: RootState, seat: int, clearing: int) -> bool:
    """Return whether a clearing has a sympathy token."""
    return (seat, "sympathy") in state.tokens[clearing]


def has_room_after_revolt(state: RootState, seat: int, clearing: int) -> bool:
    """Return whether a base fits once every enemy building has gone (2.2.3)."""
    falling = sum(state.is_enemy(seat, owner) for owner, _ in state.buildings[clearing])
    return state.open_slots(clearing) + falling > 0


def revolt_sites(state: RootState, seat: int) -> list[Clearing]:
    """List the sympathetic clearings whose base is still on the board (8.4.1.I)."""
    built = [state.suits[c] for c in bases_on_map(state, seat)]
    if len(built) == len(BASES):
        return []
    return [
        clearing
        for clearing in sympathetic(state, seat)
        if base_left(state, seat, state.suits[clearing])
        and not any(owner == seat for owner, _ in state.buildings[clearing])
        and has_room_after_revolt(state, seat, clearing)
        and can_place(state, seat, clearing, emptied=True)
    ]


def base_left(state: RootState, seat: int, suit: str) -> bool:
    """Return whether the base of a suit is still on the board."""
    return in_supply(state, seat, BASES[suit]) > 0


def revolt_options(state: RootState, seat: Seat) -> list[Option]:
    """List the revolts that the Supporters can pay for (8.4.1)."""
    have = supporters_for(state, seat)
    if max(have.values()) < REVOLT_COST:
        return []
    return [Revolt(c) for c in revolt_sites(state, seat) if have[state.suits[c]] >= REVOLT_COST]


def could_revolt(state: RootState, seat: Seat) -> bool:
    """Say, on public facts, whether a revolt could be paid for."""
    return len(board_of(state, seat).supporters) >= REVOLT_COST and bool(revolt_sites(state, seat))


def price(state: RootState, seat: int, clearing: int, placed: int) -> int:
    """Return the supporters that the next sympathy costs in a clearing (8.4.2.II)."""
    return COST[placed] + martial_law(state, seat, clearing)


def martial_law(state: RootState, seat: int, clearing: int) -> bool:
    """Return whether any one other player has three warriors in a clearing (8.4.2.II.a)."""
    row = state.warriors[clearing]
    if max(row) < MARTIAL_LAW:
        return False
    return any(count >= MARTIAL_LAW and other != seat for other, count in enumerate(row))


def spread_sites(state: RootState, seat: int) -> list[tuple[Clearing, int]]:
    """List where sympathy may spread, each with the supporters it costs (8.4.2.I, II)."""
    placed = sympathetic(state, seat)
    if len(placed) == TOKENS:
        return []
    return [
        (Clearing(clearing), price(state, seat, clearing, len(placed)))
        for clearing in range(1, len(state.tokens))
        if clearing not in placed
        and (not placed or any(c in placed for c in adjacent(state, seat, clearing)))
        and can_place(state, seat, clearing)
    ]


def spread_options(state: RootState, seat: Seat) -> list[Option]:
    """List where the Supporters can pay for sympathy (8.4.2)."""
    if not board_of(state, seat).supporters:
        return []
    have, suits = supporters_for(state, seat), state.suits
    return [Spread(c) for c, cost in spread_sites(state, seat) if cost <= have[suits[c]]]


def could_spread(state: RootState, seat: Seat) -> bool:
    """Say, on public facts, whether sympathy could be paid for."""
    supporters = len(board_of(state, seat).supporters)
    return bool(supporters) and any(cost <= supporters for _, cost in spread_sites(state, seat))


def day_options(state: RootState, seat: Seat) -> list[Option]:
    """List the actions of Daylight: craft, mobilize, train (8.5)."""
    hand = distinct(state.hand(seat))
    options = craftable(state, seat)
    options += [Mobilize(card) for card in hand]
    if state.supply[seat]:
        suits = [state.suits[clearing] for clearing in bases_on_map(state, seat)]
        options += [Train(card) for card in hand if any(matches(card, suit) for suit in suits)]
    return options


def could_use_hand(state: RootState, seat: Seat) -> bool:
    """Say, on public facts, whether there is a card to mobilize."""
    return bool(state.hands[seat])


def operations_left(state: RootState, seat: int) -> int:
    """Count the Military Operations left this Evening: one per officer (8.6.1)."""
    board = board_of(state, seat)
    return max(0, board.officers - board.operations)


def operation_options(state: RootState, seat: Seat) -> list[Option]:
    """List the Military Operations (8.6.1)."""
    if not operations_left(state, seat):
        return []
    options: list[Option] = [Organize(clearing) for clearing in organize_sites(state, seat)]
    options += [AllianceBattle(b.clearing, b.defender) for b in battles(state, seat)]
    if state.supply[seat]:
        options += [
            AllianceRecruit(c) for c in bases_on_map(state, seat) if can_recruit(state, seat, c)
        ]
    options += legal_moves(state, seat, AllianceMove)
    return options


def organize_sites(state: RootState, seat: int) -> list[Clearing]:
    """List the unsympathetic clearings with a warrior that may become sympathetic (8.6.1.IV)."""
    token = (seat, "sympathy")
    if state.count(seat, "sympathy") == TOKENS:
        return []
    return [
        Clearing(clearing)
        for clearing, row in enumerate(state.warriors)
        if row[seat] and token not in state.tokens[clearing] and can_place(state, seat, clearing)
    ]


def could_operate(state: RootState, seat: Seat) -> bool:
    """Return whether any Military Operation is possible; all of it is public."""
    return bool(operation_options(state, seat))


# Why not


def why_not(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why an action of the Alliance was not offered, with its section."""
    step = STAGE_OF.get(type(action))
    if step is None:
        return None
    if state.current != seat or state.stage > step:
        return Refused("alliance-passed", law=LAW_OF_STEP[step], step=STEPS_OF_TURN[step])
    match action:
        case Revolt(clearing):
            return why_no_revolt(state, seat, clearing)
        case Spread(clearing):
            return why_no_spread(state, seat, clearing)
        case Mobilize(card):
            return Refused("mobilize-not-held", law="8.5.2", card=CARDS[card].name)
        case Train(card):
            return why_no_training(state, seat, card)
        case _:
            return why_no_operation(state, seat, action)


def why_no_revolt(state: RootState, seat: Seat, clearing: int) -> Refused:
    """Explain why there can be no revolt in a clearing (8.4.1)."""
    if not is_clearing(state, clearing) or not is_sympathetic(state, seat, clearing):
        return Refused("revolt-unsympathetic", law="8.4.1.I", clearing=clearing)
    suit = state.suits[clearing]
    if not base_left(state, seat, suit):
        return Refused("revolt-base-built", law="8.4.1.I", suit=suit)
    if clearing in bases_on_map(state, seat):
        return Refused("revolt-base-here", law="8.4.1.I", clearing=clearing)
    if not has_room_after_revolt(state, seat, clearing):
        return Refused("revolt-no-slot", law="2.2.3", clearing=clearing)
    if law := why_not_place(state, seat, clearing, emptied=True):
        return Refused("place-barred", law=law, clearing=clearing)
    have = supporters_for(state, seat)[suit]
    return Refused("supporters-short", law="8.4.1.II", suit=suit, cost=REVOLT_COST, have=have)


def why_no_spread(state: RootState, seat: Seat, clearing: int) -> Refused:
    """Explain why sympathy cannot spread to a clearing (8.4.2)."""
    placed = sympathetic(state, seat)
    if len(placed) == TOKENS:
        return Refused("sympathy-none-left", law="1.5.1")
    if not is_clearing(state, clearing):
        return Refused("not-offered")
    if clearing in placed:
        return Refused("sympathy-twice", law="8.2.5.I", clearing=clearing)
    if placed and not any(c in placed for c in adjacent(state, seat, clearing)):
        reach = [str(c) for c, _ in spread_sites(state, seat)]
        return Refused(
            "spread-not-adjacent", law="8.4.2.I", clearing=clearing,
            instead=" ".join(reach),
        )  # fmt: skip
    if law := why_not_place(state, seat, clearing):
        return Refused("place-barred", law=law, clearing=clearing)
    suit, cost = state.suits[clearing], price(state, seat, clearing, len(placed))
    have = supporters_for(state, seat)[suit]
    if martial_law(state, seat, clearing):
        return Refused("spread-martial-law", law="8.4.2.II.a", suit=suit, cost=cost, have=have)
    return Refused("supporters-short", law="8.4.2.II", suit=suit, cost=cost, have=have)


def why_no_training(state: RootState, seat: Seat, card: int) -> Refused:
    """Explain why a card cannot train an officer (8.5.3)."""
    if not state.supply[seat]:
        return Refused("alliance-no-warriors", law="1.5.1")
    if not any(CARDS[each].key == CARDS[card].key for each in state.hands[seat]):
        return Refused("train-not-held", law="8.5.3", card=CARDS[card].name)
    if not bases_on_map(state, seat):
        return Refused("train-no-bases", law="8.5.3")
    return Refused("train-no-base", law="8.5.3", card=CARDS[card].name)


def why_no_operation(state: RootState, seat: Seat, action: Option) -> Refused:
    """Explain why a Military Operation was not offered (8.6.1)."""
    if not operations_left(state, seat):
        officers = board_of(state, seat).officers
        return Refused("operations-none", law="8.6.1", officers=officers)
    match action:
        case AllianceMove(origin, to, warriors):
            legal = legal_moves(state, seat, AllianceMove, [origin])
            return why_no_move(state, seat, origin, to, warriors, [each.to for each in legal])
        case AllianceBattle(clearing, defender):
            return why_no_battle(state, seat, clearing, defender)
        case AllianceRecruit(clearing):
            if not state.supply[seat]:
                return Refused("alliance-no-warriors", law="1.5.1")
            if clearing not in bases_on_map(state, seat):
                return Refused("recruit-no-base", law="8.6.1.III", clearing=clearing)
            law = why_not_recruit(state, seat, clearing)
            return Refused("place-barred", law=law, clearing=clearing)
        case Organize(clearing):
            return why_no_organizing(state, seat, clearing)
        case _:
            return Refused("not-offered")


def why_no_organizing(state: RootState, seat: Seat, clearing: int) -> Refused:
    """Explain why a warrior cannot become sympathy in a clearing (8.6.1.IV)."""
    if state.count(seat, "sympathy") == TOKENS:
        return Refused("sympathy-none-left", law="1.5.1")
    if not is_clearing(state, clearing) or not state.warriors[clearing][seat]:
        return Refused("organize-no-warrior", law="8.6.1.IV", clearing=clearing)
    if is_sympathetic(state, seat, clearing):
        return Refused("organize-sympathetic", law="8.6.1.IV", clearing=clearing)
    law = why_not_place(state, seat, clearing)
    return Refused("place-barred", law=law, clearing=clearing)


def is_clearing(state: RootState, clearing: int) -> bool:
    """Return whether the map has a clearing of this number."""
    return 0 < clearing < len(state.tokens)
