"""Heroes' destinations in the Quest Phase: through and into any area, over borders (E)."""

from __future__ import annotations

from engine.runewars.board import HeroPiece
from engine.runewars.data.cards import SEASON_CARDS
from engine.runewars.pieces import NOBODY, AreaId
from engine.runewars.rules.heroes.exploration import must_stop
from engine.runewars.rules.heroes.heroes import card_of, passive
from engine.runewars.rules.map.areas import steps_from
from engine.runewars.rules.orders.turn import TURN
from engine.runewars.state import RunewarsState

USUAL_MOVE = 2
FAR_MOVE = 3
"""Range by the Season card Open Roads; in the first edition also by the Captain's Title."""
STEPS, MOVED = f"{TURN}steps", f"{TURN}moved"
"""Flags of the acting hero: areas it has moved, and True once its action is a Move."""


def range_of_hero(state: RunewarsState, piece: HeroPiece) -> int:
    """Return how many areas a hero moves in the Quest Phase; of several numbers, the highest."""
    boots = 0 if piece.commander else max(passive(piece, "quest_move").values(), default=0)
    return max(common_range(state, piece), boots)


def common_range(state: RunewarsState, piece: HeroPiece) -> int:
    """Return a hero's range without its Rewards; a commander moves only by orders (J3)."""
    if piece.commander:
        return 0
    captain = state.titles.get("captain_heroes_league") == piece.seat
    far = captain and not state.second_edition
    far = far or SEASON_CARDS[state.season_card].key == "open_roads"
    printed = USUAL_MOVE
    if card_of(piece).hook == "quest_phase_move":
        printed += int(card_of(piece).effect.get("extra_areas", 0))
    return max(printed, FAR_MOVE if far else 0)


def steps_left(state: RunewarsState, piece: HeroPiece) -> int:
    """Return how many more areas a hero may move in this action."""
    if state.flags.get(MOVED) and must_stop(state, piece.area):
        return 0
    return max(0, range_of_hero(state, piece) - state.flags.get(STEPS, 0))


def ways(state: RunewarsState, piece: HeroPiece) -> dict[AreaId, list[AreaId]]:
    """Return a shortest way to each area that a hero can still reach, through and into any area."""
    found: dict[AreaId, list[AreaId]] = {AreaId(piece.area): []}
    edge = [AreaId(piece.area)]
    for _ in range(steps_left(state, piece)):
        following = []
        for area in edge:
            if found[area] and must_stop(state, area):
                continue
            for other in steps_from(state, area, flying=False, seat=NOBODY):
                if other not in found:
                    found[other] = [*found[area], other]
                    following.append(other)
        edge = following
    del found[AreaId(piece.area)]
    return found


def destinations(state: RunewarsState, piece: HeroPiece) -> list[AreaId]:
    """List where a hero may go; Astarra may appear beside her own heroes instead of moving."""
    return [*ways(state, piece), *appearances(state, piece)]


def appearances(state: RunewarsState, piece: HeroPiece) -> list[AreaId]:
    """List where Astarra may appear instead of moving, beyond her range."""
    if "teleport_to" not in card_of(piece).effect or state.flags.get(MOVED) or piece.commander:
        return []
    places = {own.area for own in state.heroes_of(piece.seat) if own is not piece}
    places |= {a for a, each in state.strongholds.items() if each.seat == piece.seat}
    near = ways(state, piece)
    return [AreaId(a) for a in sorted(places) if a != piece.area and a not in near]
