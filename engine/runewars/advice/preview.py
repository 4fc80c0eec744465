"""Previews of a step, a hero's way or an activation, as far as its seat can know."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.choices.actions import Option
from engine.core.choices.previews import Preview, PreviewSide
from engine.core.seats import Seat
from engine.runewars.advice.battles.odds import clash_at, forecast_clash
from engine.runewars.pieces import NOBODY, AreaId
from engine.runewars.rules.orders.marching import Activate
from engine.runewars.rules.orders.strategize import SendHero, StepTo, movable
from engine.runewars.sight.build_view import runewars_view
from engine.runewars.state import RunewarsState
from engine.runewars.view import RunewarsView, Shift


def preview(state: RunewarsState, seat: Seat, option: Option) -> Preview | None:
    """Return the effects of an option; None if a picture would add nothing."""
    match option:
        case StepTo(origin, to):
            count = sum(movable(state, seat, origin, to).values())
            if not count:
                return None
            return Preview((origin, to), _with(state, seat, Shift("move", seat, to, origin)))
        case SendHero(hero, to):
            here = next((each.area for each in state.heroes if each.hero == hero), None)
            if here is None:
                return None
            shift = Shift("hero", seat, to, AreaId(here), 1, None, hero)
            return Preview((here, to), _with(state, seat, shift))
        case Activate(area):
            return _preview_activation(state, seat, area)
        case _:
            return None


def _preview_activation(state: RunewarsState, seat: Seat, area: AreaId) -> Preview:
    """Estimate the battle with the strongest units in reach; without one, show only the area."""
    clash = clash_at(state, seat, area, seat)
    if clash is None:
        return Preview((area,), _with(state, seat))
    found = forecast_clash(clash)
    defender = None if clash.defender == NOBODY else Seat(clash.defender)
    sides = (
        PreviewSide(seat, len(clash.attackers), lost=found.attackers_lost),
        PreviewSide(defender, len(clash.defenders), lost=found.defenders_lost),
    )
    view = _with(state, seat, Shift("battle", seat, area))
    return Preview((area,), view, sides, found.chance)


def _with(state: RunewarsState, seat: Seat, *shifts: Shift) -> RunewarsView:
    return replace(runewars_view(state, seat), changes=shifts)
