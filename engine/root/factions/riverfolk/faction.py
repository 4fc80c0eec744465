"""The Riverfolk Company among the factions: setup, stages, abilities (Law 11.2, 11.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.choices.actions import Option
from engine.core.choices.performing import perform
from engine.core.errors import Refused
from engine.core.seats import Scalar, Seat
from engine.root.factions.riverfolk.actions import (
    DrawCard,
    Establish,
    Export,
    RiverfolkBattle,
    RiverfolkMove,
    RiverfolkRecruit,
    SetPrices,
    could_act,
    day_options,
    price_options,
    river_clearings,
)
from engine.root.factions.riverfolk.board import (
    COPIES,
    POINTS,
    SERVICES,
    STARTING_PAYMENTS,
    STARTING_WARRIORS,
    SUIT_OF_POST,
    WARRIOR,
    WARRIORS,
    RiverfolkBoard,
    board_of,
    count_held,
    new_board,
    posts_left,
    prices_of,
)
from engine.root.factions.riverfolk.evaluation import PAID, prospects
from engine.root.factions.riverfolk.funds import (
    LOSE,
    can_pay,
    disrupt,
    dividends,
    earn,
    funds,
    lose_posts,
    pay_with_spaces,
)
from engine.root.factions.riverfolk.outlook import outlook
from engine.root.factions.riverfolk.promise import promise
from engine.root.factions.riverfolk.refusals import why_not
from engine.root.factions.riverfolk.services import (
    SERVICE_OF,
    BuyBoats,
    BuyCard,
    Hire,
    hirer,
    open_shop,
    with_rivers,
)
from engine.root.factions.riverfolk.turn import ask_prices, begin_birdsong, discard_cards
from engine.root.hooks.faction import Faction, doer, faction
from engine.root.hooks.removal import Loss
from engine.root.hooks.stages import Stage, always
from engine.root.pieces import SUITS, Clearing
from engine.root.rules.placing import can_place, place_warriors
from engine.root.rules.rule import over_rivers
from engine.root.rules.setup import begins_at_once, settle
from engine.root.state import NOBODY, RootState, RootTable
from engine.root.view import RiverfolkView

USUAL_PRICES = SetPrices(2, 1, 2)
"""The first prices at a table that wants to begin at once."""


@faction("riverfolk")
class Riverfolk(Faction):
    """The Riverfolk Company (11)."""

    letter = "G"
    reach = 5
    warriors = WARRIORS
    tokens = dict.fromkeys(SUIT_OF_POST, COPIES)
    worth = dict.fromkeys(SUIT_OF_POST, 3)
    open_hand = True
    plan_kinds = (LOSE,)
    actions = (
        RiverfolkMove, RiverfolkBattle, Export, DrawCard, RiverfolkRecruit, Establish, SetPrices,
    )  # fmt: skip
    guest_actions = (BuyCard, BuyBoats, Hire)
    aims = (Establish,)
    foreseen, trusts, errs = 10.0, 0.0, 0.7
    stages = (
        Stage("birdsong", "birdsong", begin=begin_birdsong, begins=always),
        Stage("daylight", "daylight", day_options, could_act),
        Stage("evening", "evening"),
        Stage("discard", "evening", begin=discard_cards, begins=always),
        Stage("prices", "evening", begin=ask_prices, begins=always),
    )
    sections = {
        "start": "11.3.2", "opening": "11.3.5", "birdsong": "11.4", "daylight": "11.5",
        "commit": "11.5", "spend": "11.5.5", "pay": "11.5.3", "spaces": "11.2.1",
        "post": "11.5.6", "disruption": "11.2.5", "services": "11.2.6", "evening": "1.4.1",
        "discard": "11.6.1", "prices": "11.6.2",
    }  # fmt: skip

    def board(self, setup_key: str, seats: int) -> RiverfolkBoard:
        """Return an empty board."""
        return new_board(seats)

    async def set_up(self, t: RootTable, seat: Seat) -> None:
        """Place four warriors at rivers, three in Payments, and the markers (11.3)."""
        state = t.state

        # 11.3.2 Four warriors in any clearings with a river.
        places = [c for c in river_clearings(state) if can_place(state, seat, c)]
        bounds = {str(clearing): STARTING_WARRIORS for clearing in places}
        if begins_at_once(state, seat):
            start = {str(c): places[:STARTING_WARRIORS].count(c) for c in places}
            start[str(places[0])] += STARTING_WARRIORS - sum(start.values())
        else:
            start = await t.amounts(
                seat, "riverfolk.start", bounds, least=STARTING_WARRIORS, most=STARTING_WARRIORS
            )
        for clearing, count in start.items():
            place_warriors(t, seat, int(clearing), count)

        # 11.3.3 Trade posts are on their tracks. 11.3.4 Three own warriors in Payments.
        earn(t, seat, STARTING_PAYMENTS)

        # 11.3.5 A marker on any space of each Services track.
        offers = price_options(state, seat, first=True)
        await perform(t, seat, await settle(t, seat, "riverfolk.opening", offers, USUAL_PRICES))

    def board_view(self, state: RootState, seat: Seat, viewer: Seat | None) -> RiverfolkView:
        """Return the board, which hides nothing."""
        board = board_of(state, seat)
        return RiverfolkView(
            payments=box_view(board.payments),
            funds=box_view(board.funds),
            committed=box_view(board.committed),
            posts=tuple((suit, posts_left(state, seat, suit)) for suit in SUITS),
            spaces=tuple((suit, tuple(Seat(s) for s in board.spaces[suit])) for suit in SUITS),
            lost=tuple((SUIT_OF_POST[kind], count) for kind, count in board.lost.items()),
            prices=tuple((service, board.prices[service]) for service in SERVICES),
            buyer=None if board.buyer == NOBODY else Seat(board.buyer),
            bought=tuple(board.bought),
        )

    def holds(self, state: RootState, seat: Seat, owner: int, kind: str) -> int:
        """Count warriors in the boxes and on spaces, and trade posts out of the game."""
        return count_held(state, seat, owner, kind)

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        return why_not(state, seat, action)

    def menu_context(self, state: RootState, seat: Seat) -> dict[str, Scalar]:
        """Return the funds, their points in the next Birdsong, and the prices."""
        return {
            "funds": funds(state, seat),
            "dividends": dividends(state, seat),
            **prices_of(state, seat),
        }

    def facts(self, state: RootState, seat: Seat, action: Option) -> Mapping[str, Scalar]:
        """Return the price of a service, and the points of a trade post."""
        if service := SERVICE_OF.get(type(action)):
            seller, _ = doer(state, seat, type(action))
            return {"price": board_of(state, seller).prices[service]}
        if isinstance(action, Establish):
            return {"points": POINTS}
        return {}

    def evaluate(self, state: RootState, seat: Seat) -> float:
        """Value funds, trade posts, open spaces and the land around them."""
        return prospects(state, seat)

    def outlook(self, state: RootState, seat: Seat) -> float:
        return outlook(state, seat)

    def promise(self, state: RootState, seat: Seat, options: Sequence[Option]) -> Sequence[float]:
        return promise(state, seat, options)

    def burden(self, state: RootState, seat: Seat, other: int) -> float:
        """Value the warriors that others have paid: they act and score for the Riverfolk."""
        return PAID * count_held(state, seat, other, WARRIOR)

    # Crafting (11.2.1)

    def crafting_law(self) -> str:
        return "11.2.1"

    def can_pay_craft(self, state: RootState, seat: Seat, cost: Sequence[str]) -> bool:
        """Return whether funds can go to empty spaces of the suits (11.5.3)."""
        return can_pay(state, seat, cost)

    async def pay_craft(self, t: RootTable, seat: Seat, cost: Sequence[str]) -> bool:
        """Place a fund on a space for each icon (11.5.3)."""
        await pay_with_spaces(t, seat, cost)
        return True

    # Rivers (11.2.2, 11.2.7.II)

    def adds_adjacent(
        self, state: RootState, seat: Seat, mover: int, clearing: int, beside: Sequence[Clearing]
    ) -> Sequence[Clearing]:
        """Make rivers paths for the Riverfolk, and for the buyer of Riverboats."""
        return with_rivers(state, seat, mover, clearing, beside)

    def moves_without_rule(self, state: RootState, seat: Seat, origin: int, to: int) -> bool:
        """Return whether a river links the two clearings (11.2.2)."""
        return to in over_rivers(state, origin)

    # Services (11.2.6, 11.2.7)

    def opens_turn(self, t: RootTable, seat: Seat, actor: Seat) -> None:
        """Offer services to others at the start of their Birdsong (11.2.6)."""
        open_shop(t, seat, actor)

    def lent_to(self, state: RootState, seat: Seat) -> int:
        """Return the seat that has hired Mercenaries, in Daylight and Evening (11.2.7.III)."""
        return hirer(state, seat) if state.phase in ("daylight", "evening") else NOBODY

    def lent_from_daylight(self, state: RootState, seat: Seat) -> int:
        """Return the seat that has hired Mercenaries, in Birdsong too (11.2.7.III)."""
        return hirer(state, seat)

    # Removal (11.2.5.I)

    def takes_back(self, t: RootTable, seat: Seat, loss: Loss) -> None:
        """Take removed trade posts out of the game."""
        lose_posts(t.state, seat, loss.pieces)

    async def after_removal(
        self, t: RootTable, seat: Seat, losses: Sequence[Loss], cause: str
    ) -> None:
        """Lose half of the funds for each trade post removed."""
        await disrupt(t, seat, losses)


def box_view(box: Sequence[int]) -> tuple[tuple[Seat, int], ...]:
    """Return the warriors of a box by owner."""
    return tuple((Seat(owner), count) for owner, count in enumerate(box) if count)
