"""Exposure: an enemy of the Corvids guesses a facedown plot in its own turn (13.2.4)."""

from __future__ import annotations

from engine.core.choices.actions import Option, action
from engine.core.choices.performing import performs
from engine.core.errors import Refused
from engine.core.events import LASTING, Event
from engine.core.seats import Scalar, Seat
from engine.root.data.cards import FACE
from engine.root.events import TAKEN
from engine.root.factions.corvids.board import PLOT, board_of, facedown, plot_in, possible_types
from engine.root.factions.corvids.plots import EXPOSURE
from engine.root.hooks.faction import doer, open_handed
from engine.root.hooks.removal import Loss
from engine.root.pieces import CardId, Clearing, PieceKind, write_clearings
from engine.root.rules.hands import matching, pick_cards, tell_card_taken
from engine.root.rules.removal import remove
from engine.root.rules.rule import has_pieces, spares
from engine.root.state import RootState, RootTable

RIGHT = 4.0
"""The points by which a right guess beats a wrong one: a point, a plot, a card, less to fear."""


@action("root expose", when="turn", law="13.2.4")
class Expose(Option, frozen=True, gc=False, tag="expose"):
    """Show the Corvids a matching card to guess a facedown plot (13.2.4)."""

    clearing: Clearing
    plot: PieceKind


class Exposed(Event, frozen=True, gc=False, tag="Exposed"):
    """A player guessed a plot; `answer` is `yes` or `no`, and everybody hears it."""

    weight = LASTING
    reveals = True
    sifts = True
    seat: Seat
    guesser: Seat
    clearing: Clearing
    plot: PieceKind
    answer: str


class CardShown(Event, frozen=True, gc=False, tag="CardShown"):
    """The card that was shown and kept, told only to the two seats that saw it."""

    seat: Seat
    to: Seat
    card: CardId


def may_guess(state: RootState, seat: int, actor: int) -> bool:
    """Return whether a player is an enemy that could remove a plot and holds cards to show."""
    return (
        bool(state.hands[actor]) and state.is_enemy(actor, seat) and not spares(state, actor, seat)
    )


def exposable(state: RootState, seat: int, actor: int) -> list[Clearing]:
    """List the clearings with a facedown plot and faction pieces of the guesser, pawn included."""
    token = (seat, PLOT)
    return [
        Clearing(clearing)
        for clearing, row in enumerate(state.tokens)
        if row and token in row and has_pieces(state, actor, clearing)
    ]


def could_expose(state: RootState, seat: int, actor: int) -> bool:
    """Return whether, on public facts, a player could guess any plot."""
    return may_guess(state, seat, actor) and bool(exposable(state, seat, actor))


def expose_options(state: RootState, seat: int, actor: int) -> list[Option]:
    """List the guesses for which a player holds a matching card."""
    if not may_guess(state, seat, actor):
        return []
    hand, suits = state.hands[actor], state.suits
    return [
        Expose(clearing, plot)
        for clearing in exposable(state, seat, actor)
        if matching(hand, suits[clearing])
        for plot in possible_types(state, seat, clearing)
    ]


@performs(Expose)
async def expose(t: RootTable, actor: Seat, action: Expose) -> None:
    """Guess a plot by showing a card: a wrong guess costs it, a right one removes the plot."""
    state, clearing = t.state, action.clearing
    seat, _ = doer(state, actor, Expose)
    suit = state.suits[clearing]
    shown = await t.choose(
        actor, "corvids.show", pick_cards(matching(state.hands[actor], suit)),
        public=False, clearing=clearing, suit=suit, piece=action.plot,
    )  # fmt: skip
    if facedown(state, seat)[clearing] == action.plot:
        t.tell(Exposed(seat, actor, clearing, action.plot, "yes"))
        only = None if actor in open_handed(state.factions) else [actor, seat]
        t.tell(CardShown(actor, seat, FACE[shown.card]), only=only)
        await remove(t, [Loss(seat, clearing, actor, 0, (PLOT,))], EXPOSURE)
        return
    t.tell(Exposed(seat, actor, clearing, action.plot, "no"))
    board_of(state, seat).denied.setdefault(clearing, []).append(action.plot)
    state.hands[actor].remove(shown.card)
    state.hands[seat].append(shown.card)
    tell_card_taken(t, actor, seat, shown.card, TAKEN)


def luck_of(state: RootState, seat: int, action: Expose) -> float:
    """Return the worth of a right guess above that of one whose chance is known (13.2.4)."""
    if facedown(state, seat)[action.clearing] != action.plot:
        return 0.0
    return RIGHT * (1 - 1 / len(possible_types(state, seat, action.clearing)))


def exposure_facts(state: RootState, seat: int, action: Expose) -> dict[str, Scalar]:
    """Return the number of possible types of the plot."""
    return {"count": len(possible_types(state, seat, action.clearing))}


def why_no_exposure(state: RootState, seat: Seat, actor: Seat, action: Expose) -> Refused:
    """Explain why a guess was not offered."""
    clearing, law = action.clearing, "13.2.4"
    if actor == seat:
        return Refused("expose-own", law=law)
    if not state.is_clearing(clearing) or plot_in(state, seat, clearing) != PLOT:
        return Refused("expose-nothing", law=law, clearing=clearing)
    if not state.is_enemy(actor, seat):
        return Refused("expose-no-enemy", law=law)
    if spares(state, actor, seat):
        return Refused("expose-spared", law="HCC.2.6.I")
    if not has_pieces(state, actor, clearing):
        reach = write_clearings(exposable(state, seat, actor))
        return Refused("expose-absent", law=law, clearing=clearing, instead=reach)
    if action.plot not in possible_types(state, seat, clearing):
        return Refused("expose-ruled-out", law=law, clearing=clearing, piece=action.plot)
    if not matching(state.hands[actor], state.suits[clearing]):
        return Refused("expose-card", law=law, suit=state.suits[clearing])
    return Refused("expose-not-now", law="1.4.2")
