"""The result of a move, a building or a battle, as its seat can know it before (Law 2.5, 4)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from engine.core.choices.actions import Option
from engine.core.choices.previews import Preview, PreviewSide
from engine.core.seats import Seat
from engine.root.advice.odds import battle_odds
from engine.root.hooks.faction import FACTIONS, spelled_out
from engine.root.pieces import Clearing, Place
from engine.root.rules.rule import lent_warriors
from engine.root.sight.build_view import root_view
from engine.root.state import Fight, RootState
from engine.root.view import Change


def preview(state: RootState, seat: Seat, option: Option) -> Preview | None:
    """Return the result of an option, given by its fields; None if a picture would add nothing."""
    plain = spelled_out(state, seat, option)
    fields = {name: getattr(plain, name) for name in plain.__struct_fields__}
    match fields:
        case {"origin": int(origin), "to": int(to), "warriors": int(warriors)}:
            after = after_move(state, seat, origin, to, warriors)
            if after is None:
                return None
            FACTIONS[after.factions[seat]].foresee_leader(after, seat, option)
            return _preview_move(after, seat, origin, to, warriors)
        case {"clearing": int(clearing), "defender": int(defender)}:
            return _preview_battle(state, Fight(seat, Seat(defender), Clearing(clearing)))
        case {"clearing": int(clearing), "building": str(building)}:
            return _preview_building(state, seat, clearing, building)
        case _:
            return None


def after_move(
    state: RootState, seat: Seat, origin: int, to: int, warriors: int
) -> RootState | None:
    """Move the warriors, without the others' reactions. None off the map."""
    places = range(1, len(state.warriors))
    if origin not in places or to not in places:
        return None
    after = state.copy()
    after.move_warriors(seat, origin, to, warriors)
    return after


def after_building(state: RootState, seat: Seat, clearing: int, building: str) -> RootState | None:
    """Add a building of the seat's own; None for any other."""
    if building not in FACTIONS[state.factions[seat]].buildings:
        return None
    after = state.copy()
    after.add_building(seat, clearing, building)
    return after


def _preview_move(after: RootState, seat: Seat, origin: int, to: int, warriors: int) -> Preview:
    change = Change("move", seat, Place(to), Place(origin), warriors, "warrior")
    return Preview((origin, to), replace(root_view(after, seat), changes=(change,)))


def _preview_building(state: RootState, seat: Seat, clearing: int, building: str) -> Preview | None:
    after = after_building(state, seat, clearing, building)
    if after is None:
        return None
    change = Change("place", seat, Place(clearing), None, 1, building)
    return Preview((clearing,), replace(root_view(after, seat), changes=(change,)))


def _preview_battle(state: RootState, fight: Fight) -> Preview:
    """Return the hits that each side may deal, ignoring hands."""
    found = battle_odds(state, fight)
    change = Change("battle", fight.attacker, Place(fight.clearing))
    sides = tuple(
        PreviewSide(side, _fighting(state, fight, side), _list_chances(chances))
        for side, chances in ((fight.attacker, found.dealt), (fight.defender, found.suffered))
    )
    view = replace(root_view(state, fight.attacker), changes=(change,))
    return Preview((fight.clearing,), view, sides)


def _fighting(state: RootState, fight: Fight, side: Seat) -> int:
    """Count a side's warriors in a battle, with those it has hired (11.2.7.III)."""
    hired = lent_warriors(state, side, fight.clearing, fight.other(side))
    return state.warriors[fight.clearing][side] + hired


def _list_chances(chances: Sequence[Fraction]) -> tuple[tuple[int, float], ...]:
    return tuple((hits, float(chance)) for hits, chance in enumerate(chances) if chance)
