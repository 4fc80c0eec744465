"""Crafting (Law 4.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence

from engine.core.choices.actions import Option, action
from engine.core.choices.performing import performs
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, FACE, Card, distinct
from engine.root.events import Crafted, EffectUsed, ItemTaken
from engine.root.hooks.faction import FACTIONS, Faction, overriding
from engine.root.hooks.hirelings import Hireling, helping
from engine.root.pieces import NOBODY, SUITS, CardId, Item
from engine.root.rules.hands import draw, holds_card, put_down
from engine.root.rules.rule import can_craft_in, has_pieces
from engine.root.rules.score import engravers_bonus, from_current, points_for_item, score
from engine.root.state import RootState, RootTable

ANY = "any"
UNCRAFTABLE = ("ambush", "dominance", "vizier", "retainer")
FORGE = "legendary_forge"
LONGEST = max(map(len, SUITS))
"""The length of the longest suit; anything longer is several suits."""

WHEN_CRAFTED: dict[str, Callable[[RootTable, Seat], Awaitable[None]]] = {}
"""Immediate effects (4.1.2), by the card's key."""


@action("root craft", when="craft", law="4.1")
class Craft(Option, frozen=True, gc=False, tag="craft"):
    """Craft a card from the hand (4.1)."""

    plays = "card"

    card: CardId


def craftable(state: RootState, seat: Seat) -> list[Option]:
    """List the cards of a hand that the seat may craft now."""
    if not state.hands[seat]:
        return []
    pays = payer(state, seat)
    return [Craft(c) for c in distinct(state.hand(seat)) if may_craft(state, seat, c) and pays(c)]


def could_craft(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, a seat could craft any card."""
    own = FACTIONS[state.factions[seat]]
    if not state.hands[seat]:
        return False
    if own.can_pay_craft(state, seat, ()) is None:
        return bool(ready_pieces(state, seat))
    return own_price(state, seat, (ANY,)) is not None


def can_craft(state: RootState, seat: Seat, card: int) -> bool:
    """Return whether a seat may craft a card: kind, item left, no twin, cost (4.1.1 to 4.1.4)."""
    return may_craft(state, seat, card) and payer(state, seat)(card)


def may_craft(state: RootState, seat: Seat, card: int) -> bool:
    """Return whether a seat may craft a card if it can pay: kind, item left, no twin."""
    printed = CARDS[card]
    if printed.kind in UNCRAFTABLE:
        return False
    if printed.item is not None and not state.items.get(printed.item):
        return is_forged(state, seat, printed.item)
    return printed.kind != "persistent" or not state.has_crafted(seat, printed.key)


def is_forged(state: RootState, seat: Seat, item: Item) -> bool:
    """Return whether an item would be forged: pieces at the Forge, none in the supply.

    The crafter then draws a card and scores one point more, whatever its faction makes of items
    (24).
    """
    if not state.forge.get(item) or state.items.get(item):
        return False
    return has_pieces(state, seat, state.landmarks[FORGE])


def payer(state: RootState, seat: Seat) -> Callable[[int], bool]:
    """Return a test of whether the seat has crafting pieces left for a card's cost."""
    own = FACTIONS[state.factions[seat]]
    if own.can_pay_craft(state, seat, ()) is not None:
        return lambda card: own_price(state, seat, CARDS[card].cost) is not None
    ready = ready_pieces(state, seat)
    total, several = sum(ready.values()), ready.get(ANY, 0)

    def pays(card: int) -> bool:
        cost = CARDS[card].cost
        if total < len(cost):
            return False
        if several:
            asked = (suit for suit in dict.fromkeys(cost) if suit != ANY)
            short = (cost.count(suit) - ready.get(suit, 0) for suit in asked)
            return sum(max(0, each) for each in short) <= several
        return all(suit == ANY or ready.get(suit, 0) >= cost.count(suit) for suit in cost)

    return pays


def own_price(state: RootState, seat: Seat, cost: Sequence[str]) -> Sequence[str] | None:
    """Return the part of a cost that a faction pays in its own way, or None if it cannot.

    That is all of it or, if that is too much, all but the icon that a hireling lends.
    """
    own = FACTIONS[state.factions[seat]]
    if own.can_pay_craft(state, seat, cost):
        return cost
    for each in helping(state, seat, Hireling.lent_icon):
        suit = each.lent_icon(state, seat)
        for n, icon in enumerate(cost):
            rest, fits = [*cost[:n], *cost[n + 1 :]], suit == icon or ANY in (suit, icon)
            if suit and fits and own.can_pay_craft(state, seat, rest):
                return rest
    return None


def ready_pieces(state: RootState, seat: Seat) -> dict[str, int]:
    """Count a seat's crafting pieces by suit that are not yet activated this turn (4.1.1).

    A piece in a clearing of several suits counts as `any`: it gives one of them, as needed.
    """
    left = own_pieces(state, seat)
    for each in helping(state, seat, Hireling.lent_icon):
        if suit := each.lent_icon(state, seat):
            left[suit] = left.get(suit, 0) + 1
    for suit, count in state.activated.items() if seat == state.current else ():
        left[suit] = left.get(suit, 0) - count
    return {suit: count for suit, count in left.items() if count > 0}


def own_pieces(state: RootState, seat: Seat) -> dict[str, int]:
    """Count a seat's crafting pieces by suit, activated or not."""
    found: dict[str, int] = {}
    for clearing in FACTIONS[state.factions[seat]].crafting_clearings(state, seat):
        if can_craft_in(state, seat, clearing):
            suit = ANY if len(state.suits[clearing]) > LONGEST else state.suits[clearing]
            found[suit] = found.get(suit, 0) + 1
    return found


@performs(Craft)
async def craft(t: RootTable, seat: Seat, action: Craft) -> None:
    """Craft a card: activate pieces, then its effect (4.1)."""
    cost = CARDS[action.card].cost

    # 4.1.1 Activate crafting pieces of the suits listed.
    if not await pay_own_price(t, seat, cost):
        await activate(t, seat, cost)
    await finish_craft(t, seat, action.card)


async def pay_own_price(t: RootTable, seat: Seat, cost: Sequence[str]) -> bool:
    """Pay in the faction's own way, with a lent icon if needed; False for the common rule."""
    price = own_price(t.state, seat, cost)
    if price is None:
        return False
    await FACTIONS[t.state.factions[seat]].pay_craft(t, seat, price)
    for each in helping(t.state, seat, Hireling.lent_icon) if len(price) < len(cost) else ():
        each.spend_icon(t, seat)
    return True


async def finish_craft(t: RootTable, seat: Seat, number: CardId) -> None:
    """Resolve a card whose cost is paid (4.1.2, 4.1.3)."""
    state, card = t.state, CARDS[number]
    state.hands[seat].remove(number)
    t.tell(Crafted(seat, FACE[number]))

    # 4.1.3 A persistent effect stays in the play area.
    state.crafted[seat].append(number)
    if card.kind != "persistent":
        await resolve(t, seat, number)
    for other, faction in overriding(state.factions, Faction.after_crafting):
        faction.after_crafting(t, other, seat, number)
    if card.item is not None:
        pay_brokers(t, seat)


async def resolve(t: RootTable, seat: Seat, number: CardId) -> None:
    """Resolve an immediate effect or take an item, then discard the card (4.1.2)."""
    state, card = t.state, CARDS[number]
    points = 0
    if card.item is not None:
        points = await take_from_supply(t, seat, card)
    else:
        await WHEN_CRAFTED[card.key](t, seat)
    state.crafted[seat].remove(number)
    keepers = helping(state, seat, Hireling.keeps_crafted) if card.item is not None else ()
    if not any(each.keeps_crafted(t, seat, number) for each in keepers):
        put_down(t, [number])
    if card.item is not None:
        score(t, seat, points, "craft")


def pay_brokers(t: RootTable, crafter: Seat) -> None:
    """Draw a card for each other player with Murine Broker when an item is crafted."""
    for seat in from_current(t.state):
        if seat != crafter and t.state.has_crafted(seat, "murine_broker"):
            t.tell(EffectUsed(seat, "murine_broker"))
            draw(t, seat, 1)


async def activate(t: RootTable, seat: Seat, cost: Sequence[str]) -> None:
    """Activate crafting pieces, asking the seat for suits where a cost takes any."""
    state = t.state
    ready = Counter(ready_pieces(state, seat))
    used: Counter[str] = Counter()
    for suit in cost:
        if suit != ANY:  # pieces of several suits fill in where the others run out
            used[suit if used[suit] < ready[suit] else ANY] += 1
    wild = len(cost) - used.total()
    if wild:
        ready.subtract(used)
        bounds = {suit: n for suit, n in sorted(ready.items()) if n > 0}
        # The crafting is told before anything that it makes its owner choose.
        forced = len(bounds) == 1 or sum(bounds.values()) == wild
        chosen = await t.amounts(seat, "craft.pay", bounds, least=wild, most=wild, public=forced)
        used.update(chosen)
    for suit, count in used.items():
        state.activated[suit] = state.activated.get(suit, 0) + count
    for each in helping(state, seat, Hireling.lent_icon):
        suit = each.lent_icon(state, seat)
        # The lent icon is spent where the seat's own pieces of its suit were too few.
        if suit and state.activated.get(suit, 0) > own_pieces(state, seat).get(suit, 0):
            state.activated[suit] -= 1
            each.spend_icon(t, seat)


async def take_from_supply(t: RootTable, seat: Seat, card: Card) -> int:
    """Take a crafted item from the supply and return its points (3.2.2).

    It goes to the Crafted Items box, or where the crafter's faction keeps items (14.2.3).
    """
    state, item = t.state, card.item
    assert item is not None, "only cards with an item come here"
    extra = int(is_forged(state, seat, item))
    (state.forge if extra else state.items)[item] -= 1
    if extra:
        t.tell(EffectUsed(seat, FORGE))
        draw(t, seat, 1)
    own = FACTIONS[state.factions[seat]]
    points = await own.craft_item(t, seat, item, card.points)
    if points is not None:
        return points + engravers_bonus(state, seat) + extra
    await gain_item(t, seat, item, "supply")
    return points_for_item(state, seat, card.points) + extra


async def gain_item(t: RootTable, seat: Seat, item: Item, source: str) -> None:
    """Give a seat an item from a source."""
    state, known = t.state, source in t.state.keys
    t.tell(ItemTaken(seat, item, source, state.seat_of(source) if known else Seat(NOBODY)))
    if not await FACTIONS[state.factions[seat]].take_item(t, seat, item):
        state.crafted_items[seat].append(item)


async def take_crafted_item(
    t: RootTable, seat: Seat, source: Seat, item: Item, *, exhausted: bool = False
) -> None:
    """Take an item out of another seat's Crafted Items box: aided, looted (9.5.4, 14.2.5)."""
    state = t.state
    state.crafted_items[source].remove(item)
    if exhausted:
        state.exhausted.remove((source, item))
    await gain_item(t, seat, item, state.keys[source])


def why_no_craft(state: RootState, seat: Seat, card: int) -> Refused:
    """Explain why a card was not offered for crafting."""
    printed = CARDS[card]
    if not holds_card(state, seat, card):
        return Refused("craft-not-held", law="4.1", card=printed.name)
    if printed.kind in UNCRAFTABLE:
        law = "2.1.2" if printed.kind == "ambush" else "2.1.3"
        return Refused("craft-never", law=law, card=printed.name)
    if printed.item is not None and not may_craft(state, seat, card):
        return why_no_item(state, card)
    if printed.kind == "persistent" and state.has_crafted(seat, printed.key):
        return Refused("craft-twin", law="4.1.4", card=printed.name)
    if not payer(state, seat)(card):
        ready = " ".join(f"{suit}={n}" for suit, n in sorted(ready_pieces(state, seat).items()))
        cost = " ".join(printed.cost)
        return Refused("craft-cost", law="4.1.1", card=printed.name, cost=cost, ready=ready)
    law = FACTIONS[state.factions[seat]].crafting_law()
    return Refused("craft-not-now", law=law, card=printed.name)


def why_no_item(state: RootState, card: int) -> Refused:
    """Explain why a card's item cannot be taken: it is gone, or on the Forge."""
    name, item = CARDS[card].name, CARDS[card].item or ""
    if state.forge.get(item):
        place = state.landmarks[FORGE]
        return Refused("craft-at-forge", card=name, item=item, clearing=place)
    return Refused("craft-no-item", law="4.1.2", card=name, item=item)
