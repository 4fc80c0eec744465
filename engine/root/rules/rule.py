"""Rule of clearings, adjacency, and where pieces may fight, move and craft (Law 2.2 to 2.5, 21)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.seats import Seat
from engine.root.data.cards import EXILES, KEY_OF_CARD
from engine.root.data.maps import map_of
from engine.root.hooks.faction import SIDES, Faction, overriding
from engine.root.hooks.hirelings import why_no_fight
from engine.root.pieces import Clearing
from engine.root.state import NOBODY, RootState
from engine.root.state.on_map import UNKNOWN, Counts, with_added

SOUP_KITCHENS = 2
"""Warriors that each token of the owner of Soup Kitchens counts as for rule."""


def ruler(state: RootState, clearing: int) -> int:
    """Return the seat that rules a clearing, or -1 (2.5)."""
    if not is_decided_by_pieces(state):
        return leading(state, clearing)
    if (found := state.rulers[clearing]) == UNKNOWN:
        found = state.rulers[clearing] = leading(state, clearing)
    return found


def rulers(state: RootState) -> Sequence[int]:
    """Return the ruler of each clearing, -1 where nobody rules; not to be changed."""
    if not is_decided_by_pieces(state):
        return [NOBODY, *(leading(state, each) for each in range(1, len(state.strength)))]
    known = state.rulers
    if UNKNOWN in known:
        for clearing, found in enumerate(known):
            if found == UNKNOWN:
                known[clearing] = leading(state, clearing)
    return known


def is_decided_by_pieces(state: RootState) -> bool:
    """Return whether pieces and their holders alone decide rule now.

    "Pieces" are warriors and buildings. Soup Kitchens in play count tokens too, warriors may be
    lent for a turn, and a hireling may decide ties by any piece.
    """
    if state.options.get("deck") == EXILES and any(
        state.has_crafted(seat, "soup_kitchens") for seat in state.seats
    ):
        return False
    for owner, faction in overriding(state.sides, Faction.lent_to):
        if faction.lent_to(state, owner) != NOBODY:
            return False
    if not state.hired:
        return True
    ties = overriding(state.sides, Faction.rules_ties)
    return not any(each.ties_by_any_piece and state.holder(side) != NOBODY for side, each in ties)


def leading(state: RootState, clearing: int) -> int:
    """Work out the ruler of a clearing, or -1.

    Most warriors and buildings rule; in a tie nobody does, unless a faction rules ties (7.2.2).
    """
    for seat, faction in overriding(state.sides, Faction.always_rules):
        if faction.always_rules(state, seat, clearing):
            return seat
    row = state.strength[clearing]
    if state.tokens[clearing] and state.options.get("deck") == EXILES:
        row = count_tokens(state, clearing, row)
    if state.hired:
        row = count_hired(state, row)
    if lenders := overriding(state.sides, Faction.lent_to):
        row = count_lent(state, clearing, row, lenders)
    most = max(row)
    if not most:
        return NOBODY
    if row.count(most) == 1:
        return row.index(most)
    for side, faction in overriding(state.sides, Faction.rules_ties):
        whose = state.holder(side)
        if whose != NOBODY and row[whose] == most and faction.rules_ties(state, side, clearing):
            return whose
    return NOBODY


def rules(state: RootState, seat: int, clearing: int) -> bool:
    """Return whether a seat rules a clearing."""
    return ruler(state, clearing) == seat


def ruled_clearings(state: RootState, seat: int) -> list[Clearing]:
    """List the clearings a seat rules."""
    return [Clearing(clearing) for clearing, by in enumerate(rulers(state)) if by == seat]


def adjacent(state: RootState, seat: int, clearing: int) -> Sequence[Clearing]:
    """List the clearings adjacent to one for a seat (2.2.1), with those that effects add."""
    paths = map_of(state.map, state.opened).adjacent
    beside: Sequence[Clearing] = paths[clearing] if clearing < len(paths) else ()
    for owner, faction in overriding(state.sides, Faction.adds_adjacent):
        beside = faction.adds_adjacent(state, owner, seat, clearing, beside)
    if state.crafted[seat]:
        beside = rivers_and_tunnels(state, seat, clearing, beside)
    return beside


def can_craft_in(state: RootState, seat: int, clearing: int) -> bool:
    """Return whether a seat may use crafting pieces in a clearing (QL.2.3)."""
    for owner, faction in overriding(state.sides, Faction.forbids_crafting):
        if faction.forbids_crafting(state, owner, seat, clearing):
            return False
    return True


def spares(state: RootState, seat: int, other: int) -> bool:
    """Return whether a side can neither fight another nor remove its pieces (HCC.2.6.I).

    A hireling spares whom its controller spares, who would be the player that removes (22.3.7).
    """
    for owner, faction in overriding(state.sides, Faction.spares):
        if owner == state.holder(seat) and faction.spares(state, owner, other):
            return True
    return False


def can_enter(state: RootState, seat: int, clearing: int) -> bool:
    """Return whether a seat's pieces may be moved into a clearing."""
    for owner, faction in overriding(state.sides, Faction.forbids_entering):
        if faction.forbids_entering(state, owner, seat, clearing):
            return False
    return clearing not in state.scorched


def can_leave(state: RootState, seat: int, clearing: int) -> bool:
    """Return whether a seat's pieces may be moved out of a clearing."""
    return not why_not_leave(state, seat, clearing)


def why_not_leave(state: RootState, seat: int, clearing: int) -> str:
    """Return the section that holds a seat's pieces in a clearing, or ""."""
    for owner, faction in overriding(state.sides, Faction.forbids_leaving):
        if faction.forbids_leaving(state, owner, seat, clearing):
            return faction.leaving_law
    return ""


def lent(
    state: RootState, seat: int, clearing: int, against: int = NOBODY
) -> list[tuple[Seat, int]]:
    """List the owners and numbers of warriors in a clearing that a seat now treats as its own.

    None of them fight `against` their own faction (11.2.7.III).
    """
    return [
        (owner, count)
        for owner, faction in overriding(state.sides, Faction.lent_to)
        if owner != against
        and (count := state.warriors[clearing][owner])
        and faction.lent_to(state, owner) == seat
    ]


def lent_warriors(state: RootState, seat: int, clearing: int, against: int = NOBODY) -> int:
    """Count the warriors of `lent`."""
    return sum(count for _, count in lent(state, seat, clearing, against))


def count_lent(
    state: RootState, clearing: int, row: Counts, lenders: Sequence[tuple[Seat, Faction]]
) -> Counts:
    """Count lent warriors only for the seat that they are lent to (11.2.7.III)."""
    for owner, faction in lenders:
        count, to = state.warriors[clearing][owner], faction.lent_to(state, owner)
        if count and to != NOBODY:
            row = with_added(with_added(row, owner, -count), to, count)
    return row


def is_lent(state: RootState, owner: int, seat: int) -> bool:
    """Return whether a seat treats another's warriors as its own now (11.2.7.III)."""
    return any(
        other == owner and faction.lent_to(state, other) == seat
        for other, faction in overriding(state.factions, Faction.lent_to)
    )


def enemy_warriors(state: RootState, seat: int, enemy: int, clearing: int) -> int:
    """Count an enemy's warriors in a clearing; none if the seat has hired them (21.9)."""
    return 0 if is_lent(state, enemy, seat) else state.warriors[clearing][enemy]


def count_hired(state: RootState, row: Counts) -> Counts:
    """Count hirelings for their controllers; those in the supply rule as players (22.3.1)."""
    seats = len(state.factions)
    if not any(row[seats:]):
        return row
    counted = list(row)
    for side, hireling in enumerate(state.hired, seats):
        if counted[side] and hireling.controller != NOBODY:
            counted[hireling.controller] += counted[side]
            counted[side] = 0
    return tuple(counted)


def removable(state: RootState, seat: int, clearing: int) -> int:
    """Count a seat's warriors that effects other than battle may remove (14.2.2)."""
    own = SIDES[state.sides[seat]]
    return state.warriors[clearing][seat] - own.count_held_back(state, Seat(seat), clearing)


def targets(state: RootState, seat: int, clearing: int, *, in_public: bool = False) -> list[Seat]:
    """List the enemies with pieces in a clearing, pawns included, that may be attacked (4.3).

    `in_public`, as far as those know who do not see the seat's hand.
    """
    strength, present = state.strength[clearing], beside_rule(state, clearing)
    if not present and sum(strength) == strength[seat]:  # nobody else is there
        return []
    sparing = overriding(state.sides, Faction.spares)
    return [
        Seat(other)
        for other, count in enumerate(strength)
        if (count or other in present)
        and other != seat
        and state.is_enemy(seat, other)
        and not (sparing and spares(state, seat, other))
        and not (state.hired and why_no_fight(state, seat, other, clearing, in_public=in_public))
    ]


def beside_rule(state: RootState, clearing: int) -> list[int]:
    """List the owners of the pieces in a clearing that do not count for rule: tokens and pawns."""
    tokens = state.tokens[clearing]
    found = [owner for owner, _ in tokens] if tokens else []
    for owner, faction in overriding(state.sides, Faction.pawn_place):
        if faction.pawn_place(state, owner) == clearing:
            found.append(owner)
    return found


def has_pieces(state: RootState, seat: int, clearing: int) -> bool:
    """Return whether a seat has faction pieces in a clearing, its pawn included (21.10)."""
    return state.strength[clearing][seat] > 0 or seat in beside_rule(state, clearing)


def pawn_at(state: RootState, seat: int) -> int:
    """Return the clearing of a seat's pawn; 0 without a pawn or in a forest."""
    for owner, faction in overriding(state.sides, Faction.pawn_place):
        if owner == seat:
            return max(0, faction.pawn_place(state, owner))
    return 0


def enemy_pieces(state: RootState, seat: int, clearing: int) -> int:
    """Count all enemy pieces in a clearing, with pawns but without hired warriors (21.9)."""
    pieces = [owner for owner, _ in state.buildings[clearing]] + beside_rule(state, clearing)
    return sum(
        enemy_warriors(state, seat, enemy, clearing) + pieces.count(enemy)
        for enemy in range(len(state.sides))
        if state.is_enemy(seat, enemy)
    )


# Persistent effects (4.1.3)


def count_tokens(state: RootState, clearing: int, row: Counts) -> Counts:
    """Add the tokens of the owner of Soup Kitchens to a row for rule; each counts as two."""
    for seat in state.seats:
        if state.crafted[seat] and state.has_crafted(seat, "soup_kitchens"):
            tokens = sum(owner == seat for owner, _ in state.tokens[clearing])
            row = with_added(row, seat, SOUP_KITCHENS * tokens)
    return row


def rivers_and_tunnels(
    state: RootState, seat: int, clearing: int, beside: Sequence[Clearing]
) -> Sequence[Clearing]:
    """Add the clearings that Boat Builders and Tunnels make adjacent for their owner."""
    keys = [KEY_OF_CARD[card] for card in state.crafted[seat]]
    more: list[Clearing] = []
    if "boat_builders" in keys:
        more += over_rivers(state, clearing)
    if "tunnels" in keys:
        more += through_tunnels(state, seat, clearing)
    return [*beside, *(each for each in sorted(set(more)) if each not in beside)]


def over_rivers(state: RootState, clearing: int) -> list[Clearing]:
    """List the clearings that a river links to one (2.3)."""
    pairs = map_of(state.map).rivers
    return [b if a == clearing else a for a, b in pairs if clearing in (a, b)]


def through_tunnels(state: RootState, seat: int, clearing: int) -> list[Clearing]:
    """List the other clearings with crafting pieces, if there are any in this one too."""
    pieces = SIDES[state.sides[seat]].crafting_clearings(state, Seat(seat))
    return [Clearing(each) for each in pieces if each != clearing] if clearing in pieces else []
