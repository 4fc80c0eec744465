"""The Assembly of the Duchy: up to two actions of five kinds (Law 12.5.1)."""

from __future__ import annotations

from engine.core.choices.actions import Option, action
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.cards.standard import InClearing
from engine.root.factions.base import Loss, RootTable, performs
from engine.root.factions.duchy.board import (
    BUILDINGS,
    TUNNELS,
    board_of,
    burrow_of,
    reveal,
    tunnels,
)
from engine.root.pieces import Clearing, PieceKind
from engine.root.rules.battle import battle, battles, why_no_battle
from engine.root.rules.hands import Card, discard, matching, pick_cards
from engine.root.rules.moving import legal_moves, move_warriors, why_no_move
from engine.root.rules.placing import in_supply, place_building, place_tokens, place_warriors
from engine.root.rules.removal import remove
from engine.root.rules.rule import can_enter, can_place, can_recruit, ruler, rules, why_not_place
from engine.root.state import NOBODY, RootState

ACTIONS = 2
MOST_SURFACING = 4
"""Warriors that may come up through a new tunnel (12.5.1.V)."""


@action("duchy build")
class DuchyBuild(Option, frozen=True, gc=False, tag="duchy.build"):
    """Reveal a matching card to place a citadel or market (12.5.1.I)."""

    building: PieceKind
    clearing: Clearing


@action("duchy recruit")
class DuchyRecruit(Option, frozen=True, gc=False, tag="duchy.recruit"):
    """Place a warrior in the Burrow (12.5.1.II)."""


@action("duchy move")
class DuchyMove(Option, frozen=True, gc=False, tag="duchy.move"):
    """Take a move (12.5.1.III)."""

    origin: Clearing
    to: Clearing
    warriors: int


@action("duchy battle")
class DuchyBattle(Option, frozen=True, gc=False, tag="duchy.battle"):
    """Initiate a battle (12.5.1.IV)."""

    clearing: Clearing
    defender: Seat


@action("duchy dig")
class Dig(Option, frozen=True, gc=False, tag="duchy.dig"):
    """Spend a matching card to place a tunnel and come up through it (12.5.1.V)."""

    clearing: Clearing


class Surface(Option, frozen=True, gc=False, tag="duchy.surface"):
    """How many warriors come up through a new tunnel."""

    warriors: int


ASSEMBLY = (DuchyBuild, DuchyRecruit, DuchyMove, DuchyBattle, Dig)


# What is possible


def assembly_options(state: RootState, seat: Seat) -> list[Option]:
    """List the actions of the Assembly, while any are left."""
    if not board_of(state, seat).actions:
        return []
    options: list[Option] = [
        DuchyBuild(kind, clearing)
        for kind, clearing in building_sites(state, seat)
        if matching(state.hands[seat], state.suits[clearing])
    ]
    if may_recruit(state, seat):
        options.append(DuchyRecruit())
    options += [
        Dig(clearing)
        for clearing in dig_sites(state, seat)
        if matching(state.hands[seat], state.suits[clearing])
    ]
    options += [DuchyBattle(each.clearing, each.defender) for each in battles(state, seat)]
    options += legal_moves(state, seat, DuchyMove)
    return options


def actions_left(state: RootState, seat: Seat) -> int:
    """Count the actions of the Assembly that are left."""
    return board_of(state, seat).actions


def could_assemble(state: RootState, seat: Seat) -> bool:
    """Say, on public facts, whether an action of the Assembly could be taken."""
    if not board_of(state, seat).actions:
        return False
    if state.supply[seat] or state.hands[seat]:
        return True
    return bool(legal_moves(state, seat, DuchyMove)) or bool(battles(state, seat))


def building_sites(state: RootState, seat: Seat) -> list[tuple[PieceKind, Clearing]]:
    """List where a citadel or market could be placed: clearings it rules with an open slot."""
    kinds = [PieceKind(kind) for kind in BUILDINGS if in_supply(state, seat, kind)]
    if not kinds:
        return []
    sites = [
        Clearing(clearing)
        for clearing in state.woodland.clearings
        if state.open_slots(clearing) > 0
        and ruler(state, clearing) == seat
        and can_place(state, seat, clearing)
    ]
    return [(kind, clearing) for kind in kinds for clearing in sites]


def may_recruit(state: RootState, seat: Seat) -> bool:
    """Return whether a warrior is left to be placed in the Burrow."""
    return state.supply[seat] > 0 and can_recruit(state, seat, burrow_of(state))


def dig_sites(state: RootState, seat: Seat) -> list[Clearing]:
    """List the clearings without a tunnel that a warrior of the Burrow could come up in."""
    if not state.warriors[burrow_of(state)][seat] or not has_tunnel(state, seat):
        return []
    return [
        Clearing(clearing)
        for clearing in state.woodland.clearings
        if (seat, "tunnel") not in state.tokens[clearing]
        and can_place(state, seat, clearing)
        and can_enter(state, seat, clearing)
    ]


def has_tunnel(state: RootState, seat: Seat) -> bool:
    """Return whether a tunnel can be placed: one of the supply, or one taken back (12.2.4)."""
    return in_supply(state, seat, "tunnel") > 0 or state.count(seat, "tunnel") == TUNNELS


# Carrying it out. What lies open happens at once; which card is used for it is asked behind.


@performs(DuchyBuild)
async def build(t: RootTable, seat: Seat, action: DuchyBuild) -> None:
    """Place a citadel or market in a clearing it rules, and reveal a matching card (12.5.1.I)."""
    board_of(t.state, seat).actions -= 1
    place_building(t, seat, action.clearing, action.building)
    cards = matching_cards(t.state, seat, action.clearing)
    chosen = await t.choose(seat, "duchy.reveal", cards, public=False, clearing=action.clearing)
    reveal(t, seat, [chosen.card])


@performs(DuchyRecruit)
async def recruit(t: RootTable, seat: Seat, action: DuchyRecruit) -> None:
    """Place a warrior in the Burrow (12.5.1.II)."""
    board_of(t.state, seat).actions -= 1
    place_warriors(t, seat, burrow_of(t.state), 1)


@performs(DuchyMove)
async def move(t: RootTable, seat: Seat, action: DuchyMove) -> None:
    """Take a move (12.5.1.III)."""
    board_of(t.state, seat).actions -= 1
    await move_warriors(t, seat, action.origin, action.to, action.warriors)


@performs(DuchyBattle)
async def do_battle(t: RootTable, seat: Seat, action: DuchyBattle) -> None:
    """Initiate a battle (12.5.1.IV)."""
    board_of(t.state, seat).actions -= 1
    await battle(t, seat, action.defender, action.clearing)


@performs(Dig)
async def dig(t: RootTable, seat: Seat, action: Dig) -> None:
    """Place a tunnel for a matching card, then move warriors through it (12.5.1.V)."""
    state, burrow = t.state, burrow_of(t.state)
    board_of(state, seat).actions -= 1

    # 12.2.4 With all three tunnels on the map, one of them is removed first.
    if not in_supply(state, seat, "tunnel"):
        places = [InClearing(clearing) for clearing in tunnels(state, seat)]
        old = await t.choose(seat, "duchy.tunnel", places, to=action.clearing)
        await remove(t, [Loss(seat, old.clearing, NOBODY, 0, ("tunnel",))])

    # 12.5.1.V Spend one card to place a tunnel in a matching clearing.
    place_tokens(t, seat, action.clearing, "tunnel")
    cards = matching_cards(state, seat, action.clearing)
    spent = await t.choose(seat, "duchy.spend", cards, public=False, clearing=action.clearing)
    discard(t, seat, [spent.card])

    # Then move up to four warriors, at least one, from the Burrow there.
    most = min(MOST_SURFACING, state.warriors[burrow][seat])
    counts = [Surface(count) for count in range(most, 0, -1)]
    chosen = await t.choose(seat, "duchy.surface", counts, clearing=action.clearing)
    await move_warriors(t, seat, burrow, action.clearing, chosen.warriors)


def matching_cards(state: RootState, seat: Seat, clearing: int) -> list[Card]:
    """Offer the cards of the hand that match a clearing; the Duchy must have one."""
    return pick_cards(matching(state.hands[seat], state.suits[clearing]))


# Refusals


def why_not_assembled(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why an action of the Assembly was not offered, with its section."""
    if not isinstance(action, ASSEMBLY):
        return None
    if not board_of(state, seat).actions:
        return Refused("assembly-done", law="12.5.1")
    match action:
        case DuchyBuild(building, clearing):
            why = why_no_building(state, seat, building, clearing)
            return why or why_no_card(state, seat, clearing, "12.5.1.I")
        case DuchyRecruit():
            empty = not state.supply[seat]
            return Refused("duchy-no-warriors", law="1.5.1") if empty else None
        case DuchyMove(origin, to, warriors):
            reach = [each.to for each in legal_moves(state, seat, DuchyMove, [origin])]
            return why_no_move(state, seat, origin, to, warriors, reach)
        case DuchyBattle(clearing, defender):
            return why_no_battle(state, seat, clearing, defender)
        case Dig(clearing):
            why = why_no_dig(state, seat, clearing)
            return why or why_no_card(state, seat, clearing, "12.5.1.V")


def why_no_building(
    state: RootState, seat: Seat, building: PieceKind, clearing: int
) -> Refused | None:
    """Explain why a citadel or market cannot be placed in a clearing, whatever card is revealed."""
    if building not in BUILDINGS:
        return Refused("duchy-no-such-building", law="12.5.1.I")
    if not in_supply(state, seat, building):
        return Refused("build-none-left", law="1.5.1", building=building)
    if not rules(state, seat, clearing):
        return Refused("build-no-rule", law="12.5.1.I", clearing=clearing)
    if state.open_slots(clearing) <= 0:
        return Refused("build-no-slot", law="2.2.3", clearing=clearing)
    if law := why_not_place(state, seat, clearing):
        return Refused("place-barred", law=law, clearing=clearing)
    return None


def why_no_dig(state: RootState, seat: Seat, clearing: int) -> Refused | None:
    """Explain why no tunnel can be dug in a clearing, whatever card is spent."""
    if clearing == burrow_of(state):
        return Refused("dig-burrow", law="12.5.1.V")
    if (seat, "tunnel") in state.tokens[clearing]:
        return Refused("dig-tunnel-there", law="12.5.1.V", clearing=clearing)
    if not state.warriors[burrow_of(state)][seat]:
        return Refused("dig-empty-burrow", law="12.5.1.V")
    if not has_tunnel(state, seat):
        return Refused("dig-no-tunnel", law="1.5.1")
    if law := why_not_place(state, seat, clearing):
        return Refused("place-barred", law=law, clearing=clearing)
    if not can_enter(state, seat, clearing):
        return Refused("move-barred", law="26.6.2", origin=burrow_of(state), to=clearing)
    return None


def why_no_card(state: RootState, seat: Seat, clearing: int, law: str) -> Refused | None:
    """Say that the hand has no card matching a clearing, if so."""
    if matching_cards(state, seat, clearing):
        return None
    return Refused("duchy-card", law=law, clearing=clearing, suit=state.suits[clearing])
