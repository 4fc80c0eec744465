"""Reasons why an action of the Corvids' turn is not offered (Law 13.4 to 13.6)."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, SUIT_OF
from engine.root.factions.corvids.actions import (
    CorvidsBattle,
    CorvidsMove,
    CorvidsRecruit,
    Exert,
    Flip,
    LayPlot,
    Trick,
    actions_left,
    has_drawn,
    may_exert,
    price,
)
from engine.root.factions.corvids.board import PLOT, board_of, plot_in
from engine.root.pieces import BIRD, SUITS
from engine.root.rules.battle.fighting import why_no_battle
from engine.root.rules.hands import holds_card
from engine.root.rules.menus import why_passed
from engine.root.rules.moving import legal_moves, why_no_move
from engine.root.rules.placing import why_not_place
from engine.root.state import RootState

STEP_OF: dict[type[Option], str] = {Flip: "flip", CorvidsRecruit: "recruit", Exert: "exert"}


def why_not(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why an action of the Corvids was not offered, with its section."""
    match action:
        case Flip() | CorvidsRecruit() | Exert():
            return why_not_now(state, seat, action)
        case CorvidsMove() | LayPlot() | CorvidsBattle() | Trick():
            return why_no_scheme(state, seat, action)
        case _:
            return None


def why_not_now(state: RootState, seat: Seat, action: Flip | CorvidsRecruit | Exert) -> Refused:
    """Explain why a step of Birdsong or Evening cannot be taken (13.4, 13.6.1)."""
    step = STEP_OF[type(action)]
    if why := why_passed(state, seat, step):
        return why
    match action:
        case Flip(clearing):
            return why_no_flip(state, seat, clearing)
        case CorvidsRecruit(card, suit):
            return why_no_recruiting(state, seat, card, suit)
        case _:
            if board_of(state, seat).exerted:
                return Refused("exert-once", law="13.6.1")
            if has_drawn(state):
                return Refused("exert-drawn", law="13.6.1")
            if left := actions_left(state, seat):
                return Refused("exert-later", law="13.6.1", actions=left)
            return Refused("exert-nothing", law="13.6.1")


def why_no_flip(state: RootState, seat: Seat, clearing: int) -> Refused:
    """Explain why no plot can be flipped in a clearing (13.4.2)."""
    lying = plot_in(state, seat, clearing) if clearing > 0 else ""
    if not lying:
        return Refused("flip-nothing", law="13.4.2", clearing=clearing)
    if lying != PLOT:
        return Refused("flip-face-up", law="13.4.2", clearing=clearing)
    return Refused("flip-no-warrior", law="13.4.2", clearing=clearing)


def why_no_recruiting(state: RootState, seat: Seat, card: int, suit: str) -> Refused:
    """Explain why a card cannot recruit for a suit (13.4.3)."""
    if board_of(state, seat).recruited:
        return Refused("recruit-once", law="13.4.3")
    if not state.supply[seat]:
        return Refused("no-warriors", law="1.5.1")
    if not holds_card(state, seat, card):
        return Refused("card-not-held", law="13.4.3", card=CARDS[card].name)
    if suit not in SUITS or SUIT_OF[card] not in (suit, BIRD):
        return Refused("corvids-recruit-suit", law="13.4.3", card=CARDS[card].name)
    return Refused("corvids-recruit-barred", law="13.4.3", suit=suit)


def why_no_scheme(state: RootState, seat: Seat, action: Option) -> Refused:
    """Explain why an action of Daylight was not offered (13.5)."""
    if state.current != seat:
        return Refused("corvids-passed", law="13.5", step="daylight")
    if not actions_left(state, seat):
        exert = "yes" if may_exert(state, seat) else "no"
        return Refused("corvids-no-actions", law="13.5", exert=exert)
    match action:
        case CorvidsMove(origin, to, warriors):
            legal = legal_moves(state, seat, CorvidsMove, [origin])
            return why_no_move(state, seat, origin, to, warriors, [each.to for each in legal])
        case CorvidsBattle(clearing, defender):
            return why_no_battle(state, seat, clearing, defender)
        case Trick(one, other):
            return why_no_trick(state, seat, one, other)
        case LayPlot(clearing, plot):
            return why_no_plot(state, seat, clearing, plot)
        case _:
            return Refused("not-offered")


def why_no_plot(state: RootState, seat: Seat, clearing: int, plot: str) -> Refused:
    """Explain why a plot cannot be placed in a clearing (13.5.2)."""
    if not state.is_clearing(clearing):
        return Refused("not-offered")
    if plot_in(state, seat, clearing):
        return Refused("plot-there", law="13.2.2.II", clearing=clearing)
    cost, have = price(state, seat), state.warriors[clearing][seat]
    if have < cost:
        return Refused("plot-warriors", law="13.5.2", clearing=clearing, cost=cost, have=have)
    if law := why_not_place(state, seat, clearing):
        return Refused("place-barred", law=law, clearing=clearing)
    return Refused("plot-none-left", law="13.2.2", piece=plot)


def why_no_trick(state: RootState, seat: Seat, one: int, other: int) -> Refused:
    """Explain why two plots cannot be swapped (13.5.4)."""
    for clearing in (one, other):
        if clearing <= 0 or not plot_in(state, seat, clearing):
            return Refused("trick-nothing", law="13.5.4", clearing=clearing)
    if one == other:
        return Refused("trick-same", law="13.5.4")
    return Refused("trick-facing", law="13.5.4")
