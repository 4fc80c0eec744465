"""The Corvids' setup card (Law 19.8.3), and its part in common with the board's back (13.3)."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.root.cards.setup.homelands import choose_homeland, possible_homelands
from engine.root.factions.corvids.board import PLOT, PLOTS
from engine.root.factions.corvids.plots import lay_facedown
from engine.root.pieces import SUITS, Clearing, PieceKind
from engine.root.rules.answers import InClearing
from engine.root.rules.placing import can_place, place_tokens, place_warriors
from engine.root.rules.setup import leaves_setup, settle
from engine.root.state import RootTable


class FirstPlot(Option, frozen=True, gc=False, tag="corvids.first_plot"):
    """The type of the plot that the setup card places."""

    plot: PieceKind


async def set_up_by_card(t: RootTable, seat: Seat) -> None:
    """Place a warrior and a plot in a homeland, then a warrior in a clearing of each suit."""
    state = t.state
    home = await choose_homeland(t, seat, possible_homelands(state, seat))
    place_warriors(t, seat, home, 1)
    plot = await choose_first_plot(t, seat)
    place_tokens(t, seat, home, PLOT)
    lay_facedown(t, seat, home, plot)
    await scatter(t, seat, home)


async def choose_first_plot(t: RootTable, seat: Seat) -> PieceKind:
    """Ask for the plot in secret; a seat that leaves setup to the computer draws one."""
    if leaves_setup(t.state, seat):
        return PLOTS[t.draw(len(PLOTS))]
    plots = [FirstPlot(plot) for plot in PLOTS]
    return (await t.choose(seat, "corvids.first_plot", plots, public=False)).plot


async def scatter(t: RootTable, seat: Seat, home: int = 0) -> None:
    """Place a warrior in a clearing of each suit, one of which may be a homeland (13.3.2)."""
    state, woodland = t.state, t.state.woodland
    for suit in SUITS:
        places = [
            InClearing(clearing)
            for each in woodland.clearings
            if suit in state.suits[clearing := Clearing(each)]
            and can_place(state, seat, clearing)
            # The Lost City counts for one suit only.
            and state.warriors[clearing][seat] == (clearing == home)
        ]
        if places:
            usual = max(places, key=lambda place: len(woodland.adjacent[place.clearing]))
            chosen = await settle(t, seat, "corvids.scatter", places, usual)
            place_warriors(t, seat, chosen.clearing, 1)
