"""Reasons why an action of the Riverfolk is not offered (Law 11.2, 11.5, 11.6)."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.data.cards import CARDS
from engine.root.factions.riverfolk.actions import (
    DrawCard,
    Establish,
    Export,
    RiverfolkBattle,
    RiverfolkMove,
    RiverfolkRecruit,
    SetPrices,
    posts_for,
    river_clearings,
)
from engine.root.factions.riverfolk.board import POST_COST, PRICES, board_of, empty_spaces, post_in
from engine.root.factions.riverfolk.funds import funds, has_spaces
from engine.root.factions.riverfolk.services import (
    SERVICE_OF,
    BuyCard,
    Hire,
    affords,
    has_bought,
    services_left,
)
from engine.root.hooks.faction import FACTIONS, doer
from engine.root.pieces import Clearing, write_clearings
from engine.root.rules.battle.fighting import why_no_battle
from engine.root.rules.crafting import Craft, may_craft, why_no_craft
from engine.root.rules.hands import holds_card
from engine.root.rules.menus import has_reached, is_past
from engine.root.rules.moving import legal_moves, why_no_move
from engine.root.rules.placing import why_not_place, why_not_recruit
from engine.root.rules.rule import ruler
from engine.root.state import NOBODY, RootState

LAW_OF: dict[type[Option], str] = {
    RiverfolkMove: "11.5.1", RiverfolkBattle: "11.5.2", Export: "11.5.3", DrawCard: "11.5.4",
    RiverfolkRecruit: "11.5.5", Establish: "11.5.6",
}  # fmt: skip


def why_not(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why an action of the Riverfolk, or a service, was not offered, with its section."""
    if type(action) in SERVICE_OF:
        return why_no_service(state, seat, action)
    if isinstance(action, SetPrices):
        return why_no_prices(state, seat, action)
    if isinstance(action, Craft):
        return why_no_payment(state, seat, action.card)
    law = LAW_OF.get(type(action))
    if law is None:
        return None
    if state.current != seat or is_past(state, seat, "daylight"):
        return Refused("riverfolk-passed", law=law)
    if not funds(state, seat):
        return Refused("riverfolk-no-funds", law="11.2.4")
    match action:
        case RiverfolkMove(origin, to, warriors):
            moves = legal_moves(state, seat, RiverfolkMove, [origin])
            return why_no_move(state, seat, origin, to, warriors, [each.to for each in moves])
        case RiverfolkBattle(clearing, defender):
            return why_no_battle(state, seat, clearing, defender)
        case RiverfolkRecruit(clearing):
            return why_no_recruit(state, seat, clearing)
        case Establish(clearing):
            return why_no_post(state, seat, clearing)
        case Export(card):
            return why_no_export(state, seat, card)
        case _:
            return Refused("riverfolk-no-cards", law="1.5.4")


def why_no_service(state: RootState, buyer: Seat, action: Option) -> Refused:
    """Explain why a service cannot be bought (11.2.6)."""
    seat, _ = doer(state, buyer, type(action))
    service = SERVICE_OF[type(action)]
    if buyer == seat:
        return Refused("service-own", law="11.2.6")
    if state.current != buyer or state.phase != "birdsong" or state.acted:
        return Refused("service-late", law="11.2.6")
    if isinstance(action, Hire) and not FACTIONS[state.factions[buyer]].hires:
        return Refused("service-vagabond", law="11.2.7.III.b")
    if services_left(state, seat, buyer) <= 0:
        return Refused("service-enough", law="11.2.6.II")
    if not affords(state, seat, buyer, service):
        price = board_of(state, seat).prices[service]
        purse = FACTIONS[state.factions[buyer]].purse(state, buyer)
        return Refused("service-price", law="11.2.6.I", price=price, purse=purse)
    if isinstance(action, BuyCard):
        return Refused("service-no-card", law="11.2.7.I", card=CARDS[action.card].name)
    if has_bought(state, seat, buyer, service):
        return Refused("service-twice", law="11.2.7")
    if isinstance(action, Hire):
        return Refused("service-nobody", law="11.2.7.III")
    return Refused("service-late", law="11.2.6")


def why_no_prices(state: RootState, seat: Seat, action: SetPrices) -> Refused:
    """Explain why these prices cannot be set, or not now (11.6.2)."""
    if any(each not in PRICES for each in (action.hand, action.boats, action.mercenaries)):
        return Refused("prices-track", law="11.6.2", most=PRICES[-1])
    if state.current != seat or not has_reached(state, seat, "prices"):
        return Refused("prices-later", law="11.6.2")
    return Refused("prices-same", law="11.6.2")


def why_no_payment(state: RootState, seat: Seat, card: int) -> Refused | None:
    """Explain what is missing to craft a card: funds, or empty spaces (11.5.3); otherwise None."""
    if not holds_card(state, seat, card) or not may_craft(state, seat, card):
        return None
    cost = CARDS[card].cost
    if len(cost) > (have := funds(state, seat)):
        return Refused("riverfolk-few-funds", law="11.5.3", cost=len(cost), funds=have)
    if not has_spaces(state, seat, cost):
        empty = " ".join(f"{suit}={n}" for suit, n in empty_spaces(state, seat).items())
        name = CARDS[card].name
        return Refused("craft-cost", law="11.2.1", card=name, cost=" ".join(cost), ready=empty)
    return None


def why_no_export(state: RootState, seat: Seat, card: int) -> Refused:
    """Explain why a card cannot be exported: it cannot be crafted, or no warrior is left."""
    unpaid = why_no_payment(state, seat, card)
    if unpaid is not None:
        return unpaid
    if not state.supply[seat]:
        return Refused("export-supply", law="1.5.4")
    return why_no_craft(state, seat, card)


def why_no_recruit(state: RootState, seat: Seat, clearing: int) -> Refused:
    """Explain why no warrior can be placed for a fund (11.5.5)."""
    rivers = river_clearings(state)
    if clearing not in rivers:
        instead = write_clearings(rivers)
        return Refused("recruit-river", law="11.5.5", clearing=clearing, instead=instead)
    if law := why_not_recruit(state, seat, clearing):
        return Refused("place-barred", law=law, clearing=clearing)
    return Refused("recruit-supply", law="1.5.4")


def why_no_post(state: RootState, seat: Seat, clearing: int) -> Refused:
    """Explain why no trade post can be placed (11.5.6)."""
    if post_in(state, seat, clearing):
        return Refused("post-there", law="11.5.6.I", clearing=clearing)
    if law := why_not_place(state, seat, clearing):
        return Refused("place-barred", law=law, clearing=clearing)
    if not posts_for(state, seat, clearing):
        return Refused("post-none-left", law="11.2.5.I", clearing=clearing)
    rule = ruler(state, clearing)
    if rule == NOBODY:
        return Refused("post-no-ruler", law="11.5.6.I", clearing=clearing)
    held = 0 if state.is_hireling(rule) else board_of(state, seat).funds[rule]
    return Refused(
        "post-funds", law="11.5.6.II", clearing=Clearing(clearing), seat=Seat(rule),
        cost=POST_COST, funds=held,
    )  # fmt: skip
