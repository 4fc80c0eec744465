"""Reasons why an action of the Keepers is not offered (Law 15.4 to 15.6)."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, matches
from engine.root.factions.keepers.actions import (
    Decamp,
    Delve,
    Encamp,
    Gather,
    KeepersBattle,
    KeepersMove,
    KeepersRecruit,
    Recover,
    Shift,
    Travel,
    ready_cards,
    retinue_size,
)
from engine.root.factions.keepers.board import (
    COLUMNS,
    MOST_RETINUE,
    WAYSTATIONS,
    board_of,
    recoverable,
    relics_beside,
    waystations_in,
    waystations_left,
)
from engine.root.pieces import CardId
from engine.root.rules.battle.fighting import obliged_battles, why_no_battle
from engine.root.rules.hands import holds_card
from engine.root.rules.menus import has_reached, why_passed
from engine.root.rules.moving import Move, legal_moves, why_no_move
from engine.root.rules.placing import why_not_place, why_not_recruit
from engine.root.rules.rule import can_enter, rules
from engine.root.state import RootState

STEP_OF: dict[type[Option], str] = {
    Encamp: "encamp", Decamp: "decamp", KeepersRecruit: "recruit", KeepersMove: "move",
    KeepersBattle: "delve", Delve: "delve", Travel: "recover", Recover: "recover",
    Gather: "gather", Shift: "gather",
}  # fmt: skip


def why_not(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why an action of the Keepers was not offered, with its section."""
    step = STEP_OF.get(type(action))
    if step is None:
        return None
    if why := why_passed(state, seat, step):
        return why
    if step == "gather" and not has_reached(state, seat, step):
        return Refused("keepers-passed", law="15.6.2", step=step)
    match action:
        case Encamp(clearing, building):
            return why_no_encamp(state, seat, clearing, building)
        case Decamp(clearing):
            return why_no_decamp(state, seat, clearing)
        case KeepersRecruit(card, clearing):
            return why_no_recruits(state, seat, card, clearing)
        case Gather(card):
            return why_no_gathering(state, seat, card)
        case Shift(card):
            return why_no_shift(state, seat, card)
    return why_no_retinue(state, seat, action, step)


def why_no_encamp(state: RootState, seat: Seat, clearing: int, building: str) -> Refused:
    """Explain why a waystation cannot replace a warrior (15.4.1)."""
    board = board_of(state, seat)
    if board.returned:
        return Refused("encamp-returned", law="15.4.1")
    if clearing in board.encamped:
        return Refused("encamp-once", law="15.4.1", clearing=clearing)
    if clearing >= len(state.suits) or not state.warriors[clearing][seat]:
        return Refused("encamp-nobody", law="15.4.1", clearing=clearing)
    if building not in WAYSTATIONS or building not in waystations_left(state, seat):
        return Refused("encamp-none-left", law="15.2.2")
    if state.open_slots(clearing) <= 0:
        return Refused("build-no-slot", law="2.2.3", clearing=clearing)
    return Refused("place-barred", law=why_not_place(state, seat, clearing), clearing=clearing)


def why_no_decamp(state: RootState, seat: Seat, clearing: int) -> Refused:
    """Explain why a warrior cannot replace a waystation (15.4.2)."""
    if clearing in board_of(state, seat).decamped:
        return Refused("decamp-once", law="15.4.2", clearing=clearing)
    if not waystations_in(state, seat, clearing):
        return Refused("keepers-no-waystation", law="15.4.2", clearing=clearing)
    if not state.supply[seat]:
        return Refused("no-warriors", law="21.23")
    if law := why_not_place(state, seat, clearing):
        return Refused("place-barred", law=law, clearing=clearing)
    return Refused("decamp-other", law="15.4.2", clearing=clearing)


def why_no_recruits(state: RootState, seat: Seat, card: CardId, clearing: int) -> Refused:
    """Explain why a card brings no warriors to a waystation (15.4.3)."""
    name = CARDS[card].name
    if not holds_card(state, seat, card):
        return Refused("card-not-held", law="15.4.3", card=name)
    if not waystations_in(state, seat, clearing):
        return Refused("keepers-no-waystation", law="15.4.3", clearing=clearing)
    if not matches(card, state.suits[clearing]):
        return Refused("keepers-suit", law="2.1.1", card=name, clearing=clearing)
    if not state.supply[seat]:
        return Refused("no-warriors", law="1.5.4")
    return Refused("place-barred", law=why_not_recruit(state, seat, clearing), clearing=clearing)


def why_no_retinue(state: RootState, seat: Seat, action: Option, step: str) -> Refused:
    """Explain why a card of the Retinue cannot act: by the place, then by the card (15.5.2)."""
    card: CardId = getattr(action, "card")  # noqa: B009 - all these actions have one
    place: int = getattr(action, "origin", getattr(action, "clearing", 0))
    if why := why_not_there(state, seat, action):
        return why
    name = CARDS[card].name
    ready = {CARDS[each].key for each in ready_cards(state, seat, step)}
    if CARDS[card].key not in ready:
        held = {CARDS[each].key for each in board_of(state, seat).retinue[COLUMNS.index(step)]}
        used = "yes" if CARDS[card].key in held else "no"
        return Refused("retinue-card", law="15.5.2", card=name, used=used)
    return Refused("keepers-suit", law="15.5.2", card=name, clearing=place)


def why_not_there(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why no card allows such an action in a place, or return None."""
    match action:
        case KeepersMove(_, origin, to, warriors) | Travel(_, origin, to, warriors):
            legal = legal_moves(state, seat, Move, [origin])
            if Move(origin, to, warriors) in legal:
                return None
            reach = [each.to for each in legal]
            return why_no_move(state, seat, origin, to, warriors, reach)
        case KeepersBattle(_, clearing, defender):
            fights = obliged_battles(state, seat, clearing)
            if any(each.defender == defender for each in fights):
                return None
            return why_no_battle(state, seat, clearing, defender)
        case Delve(_, clearing):
            return why_no_delving(state, seat, clearing)
        case Recover(_, clearing):
            return why_no_recovery(state, seat, clearing)
        case _:
            return None


def why_no_delving(state: RootState, seat: Seat, clearing: int) -> Refused | None:
    """Explain why nothing can be delved from a clearing; None if something can (15.5.2.II)."""
    if obliged_battles(state, seat, clearing):
        return Refused("delve-battle", law="15.5.2.II", clearing=clearing)
    if not state.warriors[clearing][seat]:
        return Refused("delve-nobody", law="15.5.2.II", clearing=clearing)
    if not rules(state, seat, clearing):
        return Refused("delve-no-rule", law="15.5.2.II", clearing=clearing)
    if not can_enter(state, seat, clearing):
        return Refused("entry-barred", law="26.6.2", to=clearing)
    if not relics_beside(state, seat, clearing):
        return Refused("delve-nothing", law="15.5.2.II", clearing=clearing)
    return None


def why_no_recovery(state: RootState, seat: Seat, clearing: int) -> Refused | None:
    """Explain why nothing can be recovered from a clearing; None if something can (15.5.2.III)."""
    if not waystations_in(state, seat, clearing):
        return Refused("keepers-no-waystation", law="15.5.2.III", clearing=clearing)
    if not recoverable(state, seat, clearing):
        return Refused("recover-nothing", law="15.5.2.III.a", clearing=clearing)
    return None


def why_no_gathering(state: RootState, seat: Seat, card: CardId) -> Refused:
    """Explain why a card cannot join the Retinue (15.6.2)."""
    if board_of(state, seat).shifted:
        return Refused("gather-shifted", law="15.6.2")
    if retinue_size(state, seat) >= MOST_RETINUE:
        return Refused("gather-full", law="15.6.2", most=MOST_RETINUE)
    return Refused("card-not-held", law="15.6.2", card=CARDS[card].name)


def why_no_shift(state: RootState, seat: Seat, card: CardId) -> Refused:
    """Explain why a card of the Retinue cannot be shifted (15.6.2)."""
    board = board_of(state, seat)
    if board.gathered:
        return Refused("shift-gathered", law="15.6.2")
    if board.shifted:
        return Refused("shift-once", law="15.6.2")
    return Refused("shift-not-there", law="15.6.2", card=CARDS[card].name)
