"""The Riverfolk's turn: automatic steps, and the execution of actions (Law 11.4 to 11.6)."""

from __future__ import annotations

from engine.core.choices.actions import Done
from engine.core.choices.performing import perform, performs
from engine.core.events import LASTING, Event
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, FACE
from engine.root.factions.riverfolk.actions import (
    DrawCard,
    Establish,
    Export,
    RiverfolkBattle,
    RiverfolkMove,
    RiverfolkRecruit,
    SetPrices,
    funds_for_recruits,
    posts_for,
    price_options,
)
from engine.root.factions.riverfolk.board import (
    BOATS,
    HAND,
    MERCENARIES,
    POINTS,
    POST_COST,
    POSTS,
    board_of,
    prices_of,
)
from engine.root.factions.riverfolk.funds import (
    FundOf,
    commit,
    earn,
    gather,
    protect,
    score_dividends,
    spend,
)
from engine.root.hooks.faction import Faction, overriding
from engine.root.pieces import CardId
from engine.root.rules.answers import InSuit
from engine.root.rules.battle.fighting import battle
from engine.root.rules.crafting import pay_own_price
from engine.root.rules.hands import discard, discard_to_limit, draw
from engine.root.rules.moving import move_warriors
from engine.root.rules.placing import place_tokens, place_warriors
from engine.root.rules.rule import ruler
from engine.root.rules.score import score
from engine.root.state import RootTable


class Exported(Event, frozen=True, gc=False, tag="Exported"):
    """A card was crafted for export: a warrior came into Payments (11.5.3.I)."""

    weight = LASTING
    seat: Seat
    card: CardId


class PricesSet(Event, frozen=True, gc=False, tag="PricesSet"):
    """The services have these new prices (11.3.5, 11.6.2)."""

    weight = LASTING
    seat: Seat
    hand: int
    boats: int
    mercenaries: int


# Birdsong (11.4)


async def begin_birdsong(t: RootTable, seat: Seat) -> None:
    """Protect, score dividends, then gather funds, in this order (11.4)."""
    protect(t, seat)
    score_dividends(t, seat)
    gather(t, seat)


# Daylight (11.5)


@performs(RiverfolkMove)
async def move(t: RootTable, seat: Seat, action: RiverfolkMove) -> None:
    """Commit a fund and move (11.5.1)."""
    await commit(t, seat)
    await move_warriors(t, seat, action.origin, action.to, action.warriors)


@performs(RiverfolkBattle)
async def start_battle(t: RootTable, seat: Seat, action: RiverfolkBattle) -> None:
    """Commit a fund and battle (11.5.2)."""
    await commit(t, seat)
    await battle(t, seat, action.defender, action.clearing)


@performs(Export)
async def export(t: RootTable, seat: Seat, action: Export) -> None:
    """Pay for a card as for crafting it, and discard it for a warrior in Payments (11.5.3.I)."""
    state = t.state
    await pay_own_price(t, seat, CARDS[action.card].cost)
    t.tell(Exported(seat, FACE[action.card]))
    discard(t, seat, [action.card])
    earn(t, seat, 1)
    for other, faction in overriding(state.factions, Faction.after_crafting):
        faction.after_crafting(t, other, seat, action.card)


@performs(DrawCard)
async def draw_card(t: RootTable, seat: Seat, action: DrawCard) -> None:
    """Commit a fund and draw a card, in public (11.5.4)."""
    await commit(t, seat)
    draw(t, seat, 1)


@performs(RiverfolkRecruit)
async def recruit(t: RootTable, seat: Seat, action: RiverfolkRecruit) -> None:
    """Spend a fund and place a warrior (11.5.5)."""
    kinds = [FundOf(owner) for owner in funds_for_recruits(t.state, seat)]
    chosen = await t.choose(seat, "riverfolk.spend", kinds)
    spend(t, seat, chosen.seat, 1)
    place_warriors(t, seat, action.clearing, 1)


@performs(Establish)
async def establish(t: RootTable, seat: Seat, action: Establish) -> None:
    """Spend two funds of the ruler, place the matching post and a warrior, and score (11.5.6)."""
    state, clearing = t.state, action.clearing
    spend(t, seat, ruler(state, clearing), POST_COST)
    suits = [InSuit(suit) for suit in posts_for(state, seat, clearing)]
    post = await t.choose(seat, "riverfolk.post", suits, clearing=clearing)
    place_tokens(t, seat, clearing, POSTS[post.suit])
    place_warriors(t, seat, clearing, 1)
    score(t, seat, POINTS, "post")


# Evening (11.6)


async def discard_cards(t: RootTable, seat: Seat) -> None:
    """Discard down to five cards (11.6.1)."""
    await discard_to_limit(t, seat)


async def ask_prices(t: RootTable, seat: Seat) -> None:
    """Set new prices or leave them (11.6.2)."""
    offers = [*price_options(t.state, seat), Done()]
    chosen = await t.choose(seat, "riverfolk.prices", offers, **prices_of(t.state, seat))
    if isinstance(chosen, SetPrices):
        await perform(t, seat, chosen)


@performs(SetPrices)
async def set_prices(t: RootTable, seat: Seat, action: SetPrices) -> None:
    """Move the service markers."""
    prices = {HAND: action.hand, BOATS: action.boats, MERCENARIES: action.mercenaries}
    board_of(t.state, seat).prices = prices
    t.tell(PricesSet(seat, action.hand, action.boats, action.mercenaries))
