"""Services for sale to others at the start of their Birdsong (Law 11.2.6, 11.2.7)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.agenda import step
from engine.core.choices.actions import Done, Option, action
from engine.core.choices.performing import perform, performs
from engine.core.events import LASTING, Event
from engine.core.seats import Seat
from engine.root.data.cards import distinct
from engine.root.factions.riverfolk.board import (
    BOATS,
    HAND,
    MERCENARIES,
    board_of,
    clearings_with_posts,
    prices_of,
)
from engine.root.factions.riverfolk.funds import earn
from engine.root.hooks.faction import FACTIONS, doer
from engine.root.pieces import CardId, Clearing
from engine.root.rules.hands import give
from engine.root.rules.rule import has_pieces, over_rivers
from engine.root.state import NOBODY, RootState, RootTable


@action("root buy-card", when="start", law="11.2.7.I")
class BuyCard(Option, frozen=True, gc=False, tag="riverfolk.buy_card"):
    """Buy a card of the Riverfolk's open hand (11.2.7.I)."""

    card: CardId


@action("root riverboats", when="start", law="11.2.7.II")
class BuyBoats(Option, frozen=True, gc=False, tag="riverfolk.buy_boats"):
    """Buy Riverboats: rivers are paths this turn (11.2.7.II)."""


@action("root mercenaries", when="start", law="11.2.7.III")
class Hire(Option, frozen=True, gc=False, tag="riverfolk.hire"):
    """Hire Mercenaries: Riverfolk warriors count as own in Daylight and Evening (11.2.7.III)."""


SERVICE_OF: dict[type[Option], str] = {BuyCard: HAND, BuyBoats: BOATS, Hire: MERCENARIES}


class ServiceBought(Event, frozen=True, gc=False, tag="ServiceBought"):
    """A player bought `hand`, `boats` or `mercenaries`, and paid in warriors or items."""

    weight = LASTING
    seat: Seat
    buyer: Seat
    service: str
    price: int


# For sale


def services_left(state: RootState, seat: int, buyer: int) -> int:
    """Count the services a player may still buy: one, and one per shared clearing (11.2.6.II)."""
    board = board_of(state, seat)
    shared = sum(has_pieces(state, buyer, c) for c in clearings_with_posts(state, seat))
    return 1 + shared - (len(board.bought) if board.buyer == buyer else 0)


def affords(state: RootState, seat: int, buyer: int, service: str, in_public: bool = False) -> bool:
    """Return whether a player can pay a price in full, also as far as others know (11.2.6.I)."""
    own = FACTIONS[state.factions[buyer]]
    purse = own.purse_in_public if in_public else own.purse
    return purse(state, Seat(buyer)) >= board_of(state, seat).prices[service]


def has_bought(state: RootState, seat: int, buyer: int, service: str) -> bool:
    """Return whether a player has bought a service this turn."""
    board = board_of(state, seat)
    return board.buyer == buyer and service in board.bought


def can_hire(state: RootState, seat: int, buyer: int) -> bool:
    """Return whether a player may hire Mercenaries, with any on the map (11.2.7.III.b)."""
    return FACTIONS[state.factions[buyer]].hires and any(row[seat] for row in state.warriors)


def service_options(
    state: RootState, seat: int, buyer: int, *, in_public: bool = False
) -> list[Option]:
    """List the services a player could buy now: no second boats, no idle hire.

    `in_public`, as far as those know who do not see the buyer's hand (26.12.2).
    """
    if services_left(state, seat, buyer) <= 0:
        return []
    options: list[Option] = []
    if affords(state, seat, buyer, HAND, in_public):
        options += [BuyCard(card) for card in distinct(state.hand(seat))]
    for service, offer in ((BOATS, BuyBoats()), (MERCENARIES, Hire())):
        if has_bought(state, seat, buyer, service):
            continue
        if not affords(state, seat, buyer, service, in_public):
            continue
        if service == BOATS or can_hire(state, seat, buyer):
            options.append(offer)
    return options


def open_shop(t: RootTable, seat: Seat, buyer: Seat) -> None:
    """Forget the purchases of the turn before, and offer services to the seat that begins one."""
    board = board_of(t.state, seat)
    board.buyer, board.bought = NOBODY, []
    if buyer != seat:
        t.then(serve, seat, buyer)


@step("riverfolk.serve")
async def serve(t: RootTable, seat: Seat, buyer: Seat) -> None:
    """Offer a service, and again until nothing more is bought (11.2.6).

    A seat that, as all know, can buy nothing is not asked; the Riverfolk can't refuse and are not
    asked (FAQ).
    """
    state = t.state
    known = service_options(state, seat, buyer, in_public=True)
    if not known:
        return
    offers = service_options(state, seat, buyer)
    chosen = await t.choose(
        buyer, "riverfolk.services", [*offers, Done()], public=offers == known,
        left=services_left(state, seat, buyer), **prices_of(state, seat),
    )  # fmt: skip
    if not isinstance(chosen, Done):
        t.then(serve, seat, buyer)
        await perform(t, buyer, chosen)


# Buying (11.2.6.I, 11.2.6.III)


async def pay_for(t: RootTable, buyer: Seat, service: Option) -> Seat:
    """Pay the price into Payments and record the purchase; return the seller."""
    seat, _ = doer(t.state, buyer, type(service))
    board = board_of(t.state, seat)
    name = SERVICE_OF[type(service)]
    price = board.prices[name]
    board.buyer = buyer
    board.bought.append(name)
    t.tell(ServiceBought(seat, buyer, name, price))
    if await FACTIONS[t.state.factions[buyer]].pay(t, buyer, price):
        board.payments[buyer] += price
    else:
        earn(t, seat, price)
    return seat


@performs(BuyCard)
async def buy_card(t: RootTable, buyer: Seat, action: BuyCard) -> None:
    """Take a card of the Riverfolk's hand (11.2.7.I)."""
    give(t, await pay_for(t, buyer, action), buyer, action.card)


@performs(BuyBoats)
async def buy_boats(t: RootTable, buyer: Seat, action: BuyBoats) -> None:
    """Treat rivers as paths until the end of the turn (11.2.7.II)."""
    await pay_for(t, buyer, action)


@performs(Hire)
async def hire(t: RootTable, buyer: Seat, action: Hire) -> None:
    """Treat Riverfolk warriors as one's own from Daylight on (11.2.7.III)."""
    await pay_for(t, buyer, action)


# Effects of services


def swims(state: RootState, seat: Seat, mover: int) -> bool:
    """Return whether rivers are paths for a player: the Riverfolk, or a buyer of their boats."""
    return mover == seat or has_bought(state, seat, mover, BOATS)


def with_rivers(
    state: RootState, seat: Seat, mover: int, clearing: int, beside: Sequence[Clearing]
) -> Sequence[Clearing]:
    """Add the clearings that a river links to one, for a player that swims (11.2.2, 11.2.7.II)."""
    if not swims(state, seat, mover):
        return beside
    linked = [each for each in over_rivers(state, clearing) if each not in beside]
    return [*beside, *linked] if linked else beside


def hirer(state: RootState, seat: int) -> int:
    """Return the seat that has hired the Riverfolk's warriors this turn, or -1."""
    board = board_of(state, seat)
    hired = MERCENARIES in board.bought and board.buyer == state.current
    return board.buyer if hired else NOBODY
