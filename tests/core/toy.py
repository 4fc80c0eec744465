"""Lanterns, a tiny game for tests of the engine: it asks every kind of question.

Each turn a seat acts until it is done: light lanterns (amounts), trade cards (some of), roll a die,
draw a card that only it sees, peek at the deck, raid another seat that may hold a shield (a secret
response), or call an auction (sealed bids). Seven points win.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from engine.core.agenda import Entry, entry, step
from engine.core.chance.draws import Rng
from engine.core.choices.actions import Done, Option, action
from engine.core.choices.plans import Plan, PlanField, PlanKind, plan_of
from engine.core.choices.questions import Amounts, Answer, Form, Question
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.game import Game
from engine.core.hooks.lobby import SeatKind, TableOption
from engine.core.language.words import Words
from engine.core.seats import Scalar, Seat, Setup
from engine.core.table import Table

POINTS_TO_WIN = 7
CARDS = 16
SHIELDS = 4
"""Cards 0 to 3 are shields; the others are plain."""
COLOURS = ("red", "blue")
SHIELD = PlanKind("shield", (PlanField("when", ("always", "never"), "always"),))


class Light(Option, frozen=True, gc=False, tag="toy.light"):
    """Light lanterns of some colours: one point if there are two of them."""


class Trade(Option, frozen=True, gc=False, tag="toy.trade"):
    """Discard any number of cards, a point for each pair."""


class Roll(Option, frozen=True, gc=False, tag="toy.roll"):
    """Roll a die, score it."""


class Draw(Option, frozen=True, gc=False, tag="toy.draw"):
    """Draw the top card of the deck."""


class Show(Option, frozen=True, gc=False, tag="toy.show"):
    """Turn up the top card of the deck, for everybody."""


@action("toy raid")
class Raid(Option, frozen=True, gc=False, tag="toy.raid"):
    """Take a point from a seat, unless it has a shield."""

    target: Seat


class Auction(Option, frozen=True, gc=False, tag="toy.auction"):
    """Have everybody bid lanterns; the highest bid gets two points."""


class Card(Option, frozen=True, gc=False, tag="toy.card"):
    """A card of the seat's hand."""

    card: int


class Lit(Event, frozen=True, gc=False, tag="ToyLit"):
    """A seat lit lanterns."""

    seat: Seat
    count: int


class Rolled(Event, frozen=True, gc=False, tag="ToyRolled"):
    """A die was rolled."""

    seat: Seat
    value: int


class Drew(Event, frozen=True, gc=False, tag="ToyDrew"):
    """A seat drew a card; told only to it."""

    seat: Seat
    card: int


class Shown(Event, frozen=True, gc=False, tag="ToyShown"):
    """The top card of the deck was turned up."""

    reveals: ClassVar[bool] = True
    card: int


class Raided(Event, frozen=True, gc=False, tag="ToyRaided"):
    """A raid came to an end."""

    seat: Seat
    target: Seat
    shielded: bool


class Sold(Event, frozen=True, gc=False, tag="ToySold"):
    """All bids of an auction, revealed."""

    bids: tuple[int, ...]


class ToyState(msgspec.Struct):
    """The state of Lanterns."""

    hands: list[list[int]]
    deck: list[int]
    discard: list[int]
    lanterns: list[dict[str, int]]
    points: list[int]
    plans: list[dict[str, Plan]]
    agenda: list[Entry]
    epoch: int = 0
    counter: int = 0
    turn: int = 0
    winners: tuple[Seat, ...] = ()
    won_by: str = ""

    @property
    def current(self) -> Seat:
        """Seat whose turn it is."""
        return Seat((self.turn - 1) % len(self.hands))

    def copy(self) -> ToyState:
        """Return an independent copy."""
        return ToyState(
            [hand[:] for hand in self.hands],
            self.deck[:],
            self.discard[:],
            [each.copy() for each in self.lanterns],
            self.points[:],
            [{kind: plan.copy() for kind, plan in plans.items()} for plans in self.plans],
            self.agenda[:],
            self.epoch,
            self.counter,
            self.turn,
            self.winners,
            self.won_by,
        )


class ToyView(msgspec.Struct, frozen=True):
    """A seat's view of Lanterns."""

    hand: tuple[int, ...]
    cards: tuple[int, ...]
    deck: int
    discard: tuple[int, ...]
    points: tuple[int, ...]
    turn: int


ToyTable = Table[ToyState]


# Rules


@step("toy.deal")
async def deal(t: ToyTable) -> None:
    """Shuffle and deal two cards each."""
    t.shuffle(t.state.deck)
    for seat, hand in enumerate(t.state.hands):
        for _ in range(2):
            hand.append(t.state.deck.pop())
            t.tell(Drew(Seat(seat), hand[-1]), only=[Seat(seat)])
    t.then(turn)


@step("toy.turn")
async def turn(t: ToyTable) -> None:
    """Begin the next seat's turn."""
    t.state.turn += 1
    t.then(act)


@step("toy.act")
async def act(t: ToyTable) -> None:
    """Offer one action, then come back here until the seat is done."""
    seat = t.state.current
    choice = await t.choose(seat, "toy.act", options(t.state, seat))
    if isinstance(choice, Done):
        t.then(turn)
        return
    t.then(act)
    await PERFORM[type(choice)](t, seat, choice)
    if t.state.points[seat] >= POINTS_TO_WIN:
        t.win([seat], "points")


def options(state: ToyState, seat: Seat) -> list[Option]:
    """List what a seat may do."""
    rivals = [Raid(Seat(s)) for s in range(len(state.hands)) if s != seat]
    deck: list[Option] = [Draw(), Show()] if state.deck else []
    lamps: list[Option] = [Light()] if sum(state.lanterns[seat].values()) else []
    return [Roll(), *lamps, Trade(), *deck, Auction(), *rivals, Done()]


async def light(t: ToyTable, seat: Seat, _: Light) -> None:
    """Ask which lanterns to light."""
    lit = await t.amounts(seat, "toy.light", t.state.lanterns[seat], least=1, most=2)
    for colour, count in lit.items():
        t.state.lanterns[seat][colour] -= count
    t.state.points[seat] += sum(lit.values()) // 2
    t.tell(Lit(seat, sum(lit.values())))


async def trade(t: ToyTable, seat: Seat, _: Trade) -> None:
    """Ask which cards to discard, then which of them is on top of the discard pile."""
    hand = t.state.hands[seat]
    cards = [Card(card) for card in hand]
    given = await t.choose_some(seat, "toy.trade", cards, least=0, most=4, public=False)
    if not given:
        return
    top = await t.choose(seat, "toy.top", given)
    for each in given:
        hand.remove(each.card)
        t.state.discard.append(each.card)
    t.state.discard.remove(top.card)
    t.state.discard.append(top.card)
    t.state.points[seat] += len(given) // 2


async def roll(t: ToyTable, seat: Seat, _: Roll) -> None:
    """Roll a die of three sides."""
    value = t.draw(3)
    t.state.points[seat] += value
    t.tell(Rolled(seat, value))


async def draw(t: ToyTable, seat: Seat, _: Draw) -> None:
    """Draw a card, told only to its owner."""
    card = t.state.deck.pop()
    t.state.hands[seat].append(card)
    t.tell(Drew(seat, card), only=[seat])


async def show(t: ToyTable, seat: Seat, _: Show) -> None:
    """Put the top card of the deck on the discard pile."""
    card = t.state.deck.pop()
    t.state.discard.append(card)
    t.tell(Shown(card))


async def raid(t: ToyTable, seat: Seat, choice: Raid) -> None:
    """Take a point, unless the target has a shield and uses it."""
    state, target = t.state, choice.target
    hand = state.hands[target]
    usable = [Card(card) for card in sorted(hand) if card < SHIELDS]

    def plan_response() -> Card | None:
        plan = plan_of(state, target, SHIELD)
        return usable[0] if usable and plan["when"] == "always" else None

    shield = await t.respond(
        target, "toy.shield", usable, if_public=bool(hand), plan=plan_response, raider=seat
    )
    if shield is not None:
        hand.remove(shield.card)
        state.discard.append(shield.card)
    elif state.points[target]:
        state.points[target] -= 1
        state.points[seat] += 1
    t.tell(Raided(seat, target, shield is not None))


async def auction(t: ToyTable, seat: Seat, _: Auction) -> None:
    """Have all bid at once; the highest bid, on a tie the earliest seat, gets two points."""
    forms: dict[Seat, Form] = {
        Seat(each): Amounts(dict(held), 0, sum(held.values()))
        for each, held in enumerate(t.state.lanterns)
    }
    bids = await t.choose_sealed("toy.bid", forms)
    totals = []
    for each in sorted(bids):
        bid = bids[each]
        assert isinstance(bid, dict)
        for colour, count in bid.items():
            t.state.lanterns[each][colour] -= count
        totals.append(sum(bid.values()))
    t.state.points[totals.index(max(totals))] += 2
    t.tell(Sold(tuple(totals)))


PERFORM: dict[type[Option], Any] = {
    Light: light, Trade: trade, Roll: roll, Draw: draw, Show: show, Raid: raid, Auction: auction,
}  # fmt: skip


# The game


class Lanterns(Game[ToyState]):
    """The toy, as the engine sees it."""

    key = "toy"
    schema = 1
    upgrades: ClassVar[Mapping[int, Any]] = {}
    state_type = ToyState
    seats = range(2, 5)
    seat_kinds = (SeatKind("lantern"),)
    options = (TableOption("responses", ("planned", "window", "live")),)
    actions = (Raid,)
    plan_kinds = (SHIELD,)
    menus = frozenset({"toy.act"})
    turn_steps = frozenset({"toy.turn"})
    suggested = ("lantern", "lantern")

    def check_seats(self, setup: Setup) -> None:
        """Refuse too few or too many seats."""
        if len(setup.seats) not in self.seats:
            raise Refused("setup-seats", seats=len(setup.seats))

    def begin(self, setup: Setup) -> ToyState:
        """Return the table before the deal."""
        count = len(setup.seats)
        return ToyState(
            hands=[[] for _ in range(count)],
            deck=list(range(CARDS)),
            discard=[],
            lanterns=[dict.fromkeys(COLOURS, 2) for _ in range(count)],
            points=[0] * count,
            plans=[{} for _ in range(count)],
            agenda=[entry(deal)],
        )

    def rule_of(self, question: Question) -> str:
        """Return the only section there is."""
        return "1"

    def rule_sections(self) -> Sequence[str]:
        """List the only section there is."""
        return ("1",)

    def rule(self, section: str, words: Words) -> tuple[str, str]:
        """Read that section."""
        if section != "1":
            raise LookupError(section)
        return "The toy", "Take cards until somebody has enough points."

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        """Show one hand, and how many cards the others hold."""
        return ToyView(
            hand=() if seat is None else tuple(sorted(state.hands[seat])),
            cards=tuple(len(hand) for hand in state.hands),
            deck=len(state.deck),
            discard=tuple(state.discard),
            points=tuple(state.points),
            turn=state.turn,
        )

    def rehide(
        self, state: ToyState, seat: Seat | None, rng: Rng, keep: frozenset[str] = frozenset()
    ) -> None:
        """Deal the deck and the other hands anew."""
        piles = [state.deck, *(hand for s, hand in enumerate(state.hands) if s != seat)]
        slots = [(p, i) for p in piles for i, card in enumerate(p) if f"card:{card}" not in keep]
        pool = sorted(pile[i] for pile, i in slots)
        for pile, i in slots:
            pile[i] = pool.pop(rng.randrange(len(pool)))

    def secrets_shown(self, state: ToyState, seat: Seat | None) -> frozenset[str]:
        """Name the cards of the discard pile and of the seat's hand."""
        own = [] if seat is None else state.hands[seat]
        return frozenset(f"card:{card}" for card in (*state.discard, *own))

    def secrets_told(self, events: Sequence[Event]) -> frozenset[str]:
        """Name the cards told."""
        return frozenset(f"card:{e.card}" for e in events if isinstance(e, (Drew, Shown)))

    def piles(self, state: ToyState) -> dict[str, list[int]]:
        """Name the deck."""
        return {"deck": state.deck}

    def census(self, state: ToyState) -> Any:
        """Count the cards."""
        return sorted([*state.deck, *state.discard, *(c for hand in state.hands for c in hand)])

    def refusal(self, state: ToyState, question: Question, answer: Answer) -> Refused:
        """Refuse without a reason."""
        return Refused("toy-not-offered", law="1.1")

    def evaluate(self, state: ToyState, seat: Seat) -> float:
        """Value points and cards."""
        return state.points[seat] + 0.1 * len(state.hands[seat])

    def facts(self, state: ToyState, seat: Seat, option: Option) -> Mapping[str, Scalar]:
        """Return no facts."""
        return {}

    def words(self, locale: str) -> Words:
        """Return no words."""
        return Words([])

    def label(self, type_name: str, value: Any, words: Words, view: Any) -> str:
        """Write the value as it is."""
        return str(value)

    def parse(self, type_name: str, text: str, words: Words, view: Any) -> Any:
        """Read a number."""
        return int(text) if text.isdigit() else None

    def seat_name(self, setup: Setup, seat: Seat) -> str:
        """Name seats by number."""
        return f"lantern{seat}"

    def scores(self, state: ToyState) -> Sequence[int]:
        """Return the points."""
        return state.points

    def rounds(self, state: ToyState) -> int:
        """Return how many rounds have begun."""
        return (state.turn - 1) // len(state.hands) + 1

    def order(self, state: ToyState) -> Sequence[Seat]:
        """Play in order of the seats."""
        return [Seat(seat) for seat in range(len(state.hands))]

    def current(self, state: ToyState) -> Seat | None:
        """Return whose turn it is."""
        return state.current if state.turn else None

    def threats(self, view: ToyView) -> Sequence[tuple[str, Mapping[str, Scalar]]]:
        """Point at who is about to win."""
        close = Counter({seat: points for seat, points in enumerate(view.points) if points >= 5})
        return [("t-close", {"seat": seat, "points": points}) for seat, points in close.items()]


GAME = Lanterns()
