"""Reasons why an action of the Hundreds is not offered (Law 14.4 to 14.7)."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.data.cards import CARDS
from engine.root.factions.hundreds.actions import (
    Advance,
    Build,
    Charge,
    CommandBattle,
    CommandLead,
    CommandMove,
    Incite,
    Squander,
    advances_left,
    cards_for,
    commands_left,
    rat_moves,
    warlord_moves,
)
from engine.root.factions.hundreds.board import MOB, STRONGHOLD, board_of, has_mob, rats
from engine.root.factions.hundreds.moods import GRANDIOSE, LAVISH
from engine.root.pieces import Clearing
from engine.root.rules.battle.fighting import why_no_battle
from engine.root.rules.hands import holds_card
from engine.root.rules.menus import why_passed
from engine.root.rules.moving import why_no_move
from engine.root.rules.placing import in_supply, why_not_place
from engine.root.rules.rule import ruler
from engine.root.state import RootState

STEP_OF: dict[type[Option], str] = {
    Squander: "lavish", CommandMove: "command", CommandLead: "command", CommandBattle: "command",
    Build: "command", Advance: "advance", Charge: "advance", Incite: "incite",
}  # fmt: skip


def why_not(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why an action of the Hundreds was not offered, with its section."""
    step = STEP_OF.get(type(action))
    if step is None:
        return None
    if step == "advance" and board_of(state, seat).mood == GRANDIOSE:
        step = "vanguard"
    if why := why_passed(state, seat, step):
        return why
    match action:
        case Squander(item):
            return why_no_squandering(state, seat, item)
        case Incite(card, clearing):
            return why_no_incitement(state, seat, card, clearing)
        case Advance() | Charge():
            return why_no_advance(state, seat, action)
        case _:
            return why_no_command(state, seat, action)


def why_no_squandering(state: RootState, seat: Seat, item: str) -> Refused:
    """Explain why an item cannot be given away (14.7.4)."""
    board = board_of(state, seat)
    if board.mood != LAVISH:
        return Refused("lavish-mood", law="14.7.4", mood=board.mood)
    return Refused("lavish-none", law="14.7.4", item=item)


def why_no_command(state: RootState, seat: Seat, action: Option) -> Refused:
    """Explain why a Command action was not offered (14.5.2)."""
    if commands_left(state, seat) <= 0:
        return Refused("command-spent", law="14.5.2")
    match action:
        case CommandMove(origin, to, warriors):
            return why_rats_stay(state, seat, origin, to, warriors)
        case CommandLead(to, warriors):
            return why_warlord_stays(state, seat, to, warriors)
        case CommandBattle(clearing, defender):
            return why_no_battle(state, seat, clearing, defender)
        case Build(card, clearing):
            return why_no_stronghold(state, seat, card, clearing)
        case _:
            return Refused("not-offered")


def why_rats_stay(state: RootState, seat: Seat, origin: int, to: int, warriors: int) -> Refused:
    """Explain why warriors cannot move without the warlord (4.2)."""
    if 1 <= origin < len(state.warriors) and warriors > rats(state, seat, origin) > 0:
        return Refused(
            "hundreds-rats", law="14.2.2", origin=Clearing(origin),
            warriors=rats(state, seat, origin),
        )  # fmt: skip
    reach = [move.to for move in rat_moves(state, seat) if move.origin == origin]
    return why_no_move(state, seat, origin, to, warriors, reach)


def why_warlord_stays(state: RootState, seat: Seat, to: int, warriors: int) -> Refused:
    """Explain why the warlord cannot move somewhere (4.2, 14.2.2)."""
    here = board_of(state, seat).warlord
    if not here:
        return Refused("hundreds-no-warlord", law="14.4.3")
    reach = [clearing for clearing, _ in warlord_moves(state, seat)]
    return why_no_move(state, seat, here, to, warriors + 1, reach)


def why_no_advance(state: RootState, seat: Seat, action: Option) -> Refused:
    """Explain why the warlord cannot advance (14.5.3)."""
    here = board_of(state, seat).warlord
    if not here:
        return Refused("hundreds-no-warlord", law="14.4.3")
    if advances_left(state, seat) <= 0:
        return Refused("advance-spent", law="14.5.3")
    if board_of(state, seat).mood == GRANDIOSE and board_of(state, seat).commanded:
        return Refused("hundreds-passed", law="14.7.2", step="vanguard")
    if isinstance(action, Charge):
        return why_no_battle(state, seat, here, action.defender)
    assert isinstance(action, Advance)
    return why_warlord_stays(state, seat, action.to, action.warriors)


def why_no_stronghold(state: RootState, seat: Seat, card: int, clearing: int) -> Refused:
    """Explain why a stronghold cannot be built (14.5.2.III)."""
    if not in_supply(state, seat, STRONGHOLD):
        return Refused("stronghold-none-left", law="1.5.1")
    if ruler(state, clearing) != seat:
        return Refused("stronghold-rule", law="14.5.2.III", clearing=clearing)
    if state.open_slots(clearing) <= 0:
        return Refused("stronghold-slot", law="2.2.3", clearing=clearing)
    if law := why_not_place(state, seat, clearing):
        return Refused("place-barred", law=law, clearing=clearing)
    return why_no_card(state, seat, card, clearing, "14.5.2.III")


def why_no_incitement(state: RootState, seat: Seat, card: int, clearing: int) -> Refused:
    """Explain why a mob cannot be incited (14.6.1)."""
    if not in_supply(state, seat, MOB):
        return Refused("mob-none-left", law="1.5.1")
    if has_mob(state, seat, clearing):
        return Refused("mob-there", law="14.6.1", clearing=clearing)
    if not state.warriors[clearing][seat]:
        return Refused("mob-nobody", law="14.6.1", clearing=clearing)
    if law := why_not_place(state, seat, clearing):
        return Refused("place-barred", law=law, clearing=clearing)
    return why_no_card(state, seat, card, clearing, "14.6.1")


def why_no_card(state: RootState, seat: Seat, card: int, clearing: int, law: str) -> Refused:
    """Explain why a card cannot be spent for a clearing (2.1.1)."""
    name = CARDS[card].name
    if not holds_card(state, seat, card):
        return Refused("hundreds-not-held", law=law, card=name)
    if card not in cards_for(state, seat, clearing):
        return Refused("hundreds-suit", law="2.1.1", card=name, clearing=clearing)
    return Refused("not-offered")
