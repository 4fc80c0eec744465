"""The Corvid Conspiracy among the factions: setup, stages, and abilities (Law 13.2, 13.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.chance.draws import Rng
from engine.core.choices.actions import Option
from engine.core.choices.questions import Answer
from engine.core.errors import Refused
from engine.core.language.messages import Message
from engine.core.seats import Scalar, Seat
from engine.root.factions.corvids.actions import (
    SCHEMES,
    CorvidsRecruit,
    Exert,
    Flip,
    LayPlot,
    actions_left,
    cards_drawn,
    could_act,
    could_exert,
    could_flip,
    day_options,
    exert_options,
    flip_options,
    may_recruit,
    price,
    recruit_options,
    recruit_places,
)
from engine.root.factions.corvids.board import (
    COPIES,
    PLOT,
    PLOTS,
    RAID,
    SNARE,
    CorvidsBoard,
    board_of,
    denied_types,
    face_up,
    facedown,
    plots_left,
    plots_on_map,
    possible_types,
    supply,
)
from engine.root.factions.corvids.evaluation import prospects
from engine.root.factions.corvids.exposure import (
    Expose,
    could_expose,
    expose_options,
    exposure_facts,
    luck_of,
    why_no_exposure,
)
from engine.root.factions.corvids.outlook import outlook
from engine.root.factions.corvids.plots import RAID_PLAN, after_losses, deal_anew
from engine.root.factions.corvids.promise import promise
from engine.root.factions.corvids.refusals import why_not
from engine.root.factions.corvids.setup_card import scatter, set_up_by_card
from engine.root.factions.corvids.turn import begin_draw
from engine.root.hooks.faction import Faction, faction
from engine.root.hooks.removal import Loss
from engine.root.hooks.stages import Stage, always
from engine.root.pieces import Clearing
from engine.root.rules.crafting import could_craft, craftable
from engine.root.state import Fight, RootState, RootTable
from engine.root.view import CorvidsView


@faction("corvids")
class Corvids(Faction):
    """The Corvid Conspiracy (Law 13)."""

    letter = "I"  # from memory: no source at hand gives it
    reach = 3
    warriors = 15
    threatening_token = PLOT
    tokens = {PLOT: COPIES * len(PLOTS), **dict.fromkeys(PLOTS, COPIES)}
    worth = dict.fromkeys((PLOT, *PLOTS), 3)
    placing_law = leaving_law = "13.7.2"
    bars_revolts = False
    extra_hits_effect = "embedded_agents"
    extra_hits_words = ("odds-agents", "13.2.5")
    plan_kinds = (RAID_PLAN,)
    actions = (Flip, CorvidsRecruit, *SCHEMES, Exert)
    guest_actions = (Expose,)
    aims = (LayPlot,)
    taught_apart = ("rule",)
    foreseen, trusts, errs = 17.0, 0.35, 0.6
    stages = (
        Stage("craft", "birdsong", craftable, could_craft),
        Stage("flip", "birdsong", flip_options, could_flip),
        Stage("recruit", "birdsong", recruit_options, may_recruit),
        Stage("daylight", "daylight", day_options, could_act, left=actions_left),
        Stage("exert", "evening", exert_options, could_exert),
        Stage("draw", "evening", begin=begin_draw, begins=always),
    )
    sections = {
        "scatter": "13.3.2", "first-plot": "13.2.2.I",
        "craft": "13.4.1", "flip": "13.4.2", "recruit": "13.4.3",
        "recruiting": "13.4.3", "daylight": "13.5", "exert": "13.6.1", "raid": "13.7.4",
        "show": "13.2.4", "draw": "13.6.2",
    }  # fmt: skip

    def board(self, setup_key: str, seats: int) -> CorvidsBoard:
        """Return the board with all plots face down in the supply (13.3.1)."""
        return CorvidsBoard()

    async def set_up(self, t: RootTable, seat: Seat) -> None:
        """Place a warrior in a clearing of each suit (13.3.2)."""
        await scatter(t, seat)

    async def set_up_by_card(self, t: RootTable, seat: Seat) -> None:
        """Begin in a homeland with a facedown plot, then as usual (19.8.3)."""
        await set_up_by_card(t, seat)

    def board_view(self, state: RootState, seat: Seat, viewer: Seat | None) -> CorvidsView:
        """Return the board, with facedown plots' types for the Corvids only (13.2.2.I)."""
        board, own = board_of(state, seat), viewer == seat
        ruled_out = sorted(denied_types(state, seat).items())
        types = facedown(state, seat)
        return CorvidsView(
            plots=plots_left(state, seat),
            denied=tuple((Clearing(c), tuple(kinds)) for c, kinds in ruled_out),
            actions_left=actions_left(state, seat),
            exerted=board.exerted,
            next_plot=price(state, seat),
            facedown=tuple((Clearing(c), types[c]) for c in sorted(types)) if own else None,
            supply=tuple(supply(state, seat).items()) if own else None,
        )

    def rehide(self, state: RootState, seat: Seat, observer: Seat | None, rng: Rng) -> None:
        """Re-deal the facedown plots for every observer but the Corvids (13.2.2.I)."""
        if observer != seat:
            deal_anew(state, seat, rng)

    def crafting_clearings(self, state: RootState, seat: Seat) -> Sequence[int]:
        """List the clearings with plots, face up or down (13.2.1)."""
        return list(plots_on_map(state, seat))

    def crafting_law(self) -> str:
        """Return the section that makes the Corvids craft in Birdsong, before any flip."""
        return "13.4.1"

    def moves_without_rule(self, state: RootState, seat: Seat, origin: int, to: int) -> bool:
        """Return True: Nimble (13.2.3)."""
        return True

    def forbids_placing(self, state: RootState, seat: Seat, placer: int, clearing: int) -> bool:
        """Return whether a faceup snare keeps an enemy from placing pieces (13.7.2)."""
        return self.is_snared(state, seat, placer, clearing)

    def forbids_leaving(self, state: RootState, seat: Seat, mover: int, clearing: int) -> bool:
        """Return whether a faceup snare keeps an enemy from leaving (13.7.2)."""
        return self.is_snared(state, seat, mover, clearing)

    def is_snared(self, state: RootState, seat: Seat, other: int, clearing: int) -> bool:
        """Return whether a faceup snare of the Corvids binds another player in a clearing."""
        return (seat, SNARE) in state.tokens[clearing] and state.is_enemy(seat, other)

    def guest_options(self, state: RootState, seat: Seat, actor: Seat) -> Sequence[Option]:
        """List the plots that an enemy may expose in its own turn (13.2.4)."""
        return expose_options(state, seat, actor)

    def guest_possible(self, state: RootState, seat: Seat, actor: Seat) -> bool:
        """Return whether, on public facts, a player could expose any plot."""
        return could_expose(state, seat, actor)

    def sure_extra_hits(self, state: RootState, seat: Seat, fight: Fight) -> int:
        """Return 1 as the defender beside a facedown plot: Embedded Agents (13.2.5)."""
        return int(fight.defender == seat and (seat, PLOT) in state.tokens[fight.clearing])

    def cost_of_removing(self, state: RootState, seat: Seat, loss: Loss) -> Sequence[Message]:
        """Warn that a plot is a raid, or may be one as far as all know (13.7.4)."""
        if RAID in loss.pieces:
            return [Message("forecast-raid", {})]
        hidden = PLOT in loss.pieces and RAID in possible_types(state, seat, loss.clearing)
        return [Message("forecast-plot", {})] if hidden else ()

    async def after_removal(
        self, t: RootTable, seat: Seat, losses: Sequence[Loss], cause: str
    ) -> None:
        """Spring raids that were removed (13.7.4)."""
        await after_losses(t, seat, losses, cause)

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        """Explain why an action, or another player's guess, was not offered."""
        if isinstance(action, Expose):
            return why_no_exposure(state, self.seat_in(state), seat, action)
        return why_not(state, seat, action)

    def menu_context(self, state: RootState, seat: Seat) -> dict[str, Scalar]:
        board = board_of(state, seat)
        return {"actions": board.actions, "exerted": "yes" if board.exerted else "no"}

    def facts(self, state: RootState, seat: Seat, action: Option) -> Mapping[str, Scalar]:
        """Return a plot's cost, a flip's points, a recruit's warriors, and Exert's lost cards."""
        match action:
            case LayPlot():
                return {"cost": price(state, seat)}
            case Flip():
                return {"points": face_up(state, seat) + 1}
            case CorvidsRecruit(_, suit):
                return {"count": min(state.supply[seat], len(recruit_places(state, seat, suit)))}
            case Exert():
                return {"cards": cards_drawn(state, seat)}
            case Expose():
                return exposure_facts(state, self.seat_in(state), action)
            case _:
                return {}

    def seat_in(self, state: RootState) -> Seat:
        """Return the seat that plays the Corvids."""
        return Seat(state.factions.index(self.key))

    def evaluate(self, state: RootState, seat: Seat) -> float:
        """Value plots likely to score, and the means to place and guard more."""
        return prospects(state, seat)

    def outlook(self, state: RootState, seat: Seat) -> float:
        return outlook(state, seat)

    def promise(self, state: RootState, seat: Seat, options: Sequence[Option]) -> Sequence[float]:
        return promise(state, seat, options)

    def fluke(self, state: RootState, seat: Seat, answer: Answer) -> float:
        """Make a guess no better for being right in one deal of the plots."""
        return luck_of(state, seat, answer) if isinstance(answer, Expose) else 0.0
