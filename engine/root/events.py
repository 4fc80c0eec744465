"""Events of Root, for the log. Field names are the arguments of the words."""

from __future__ import annotations

from engine.core.events import DECISIVE, LASTING, STEP, Event
from engine.core.seats import Seat
from engine.root.pieces import NOBODY, PASSING, CardId, Clearing, Item, Place, Suit

TAKEN, GIVEN = "taken", "given"
OF_A_STEP = ("dividends", "flowers", "gardens", "plots", "roosts", "spoils")
"""Causes of points that come at their time of a turn, whatever happened before."""


class OrderDrawn(Event, frozen=True, gc=False, tag="OrderDrawn"):
    """The seating and first player were drawn (5.1.1)."""

    reveals = True
    order: tuple[Seat, ...]


class MapDrawn(Event, frozen=True, gc=False, tag="MapDrawn"):
    """The map was drawn by lot."""

    reveals = True
    map: str


class SuitsDealt(Event, frozen=True, gc=False, tag="SuitsDealt"):
    """Suit markers were shuffled and laid on the clearings (19.1)."""

    reveals = True
    fox: tuple[Clearing, ...]
    rabbit: tuple[Clearing, ...]
    mouse: tuple[Clearing, ...]


class TurnBegan(Event, frozen=True, gc=False, tag="TurnBegan"):
    seat: Seat
    round: int


class PhaseBegan(Event, frozen=True, gc=False, tag="PhaseBegan"):
    """The seat whose turn it is went on to its next phase."""

    seat: Seat
    phase: str


class Placed(Event, frozen=True, gc=False, tag="Placed"):
    """Warriors, buildings or tokens came onto the map."""

    seat: Seat
    clearing: Clearing
    piece: str
    count: int

    def weighs(self) -> int:
        """Rank building above pieces that come and go."""
        return STEP if self.piece in PASSING else LASTING


class Moved(Event, frozen=True, gc=False, tag="Moved"):
    """Warriors or a pawn moved."""

    seat: Seat
    origin: Place
    to: Place
    piece: str
    count: int


class Removed(Event, frozen=True, gc=False, tag="Removed"):
    """Pieces of `seat` left the map; `by` is -1 where nobody removed them."""

    later = 1
    seat: Seat
    by: Seat
    clearing: Clearing
    piece: str
    count: int
    cause: str = ""
    """`battle`, `revolt`…; `effect` where the owner gave them up; empty in an old log."""

    def weighs(self) -> int:
        """Rank losses above pieces that their owner removes or spends."""
        return STEP if self.by < 0 else DECISIVE


class Scored(Event, frozen=True, gc=False, tag="Scored"):
    """Points were won or lost."""

    weight = LASTING
    later = 1
    seat: Seat
    points: int
    total: int
    cause: str = ""
    """The reason, with words under `because-<cause>`; empty in an old log."""

    def continues(self, last: Event) -> bool:
        """Return False where the last event is not what they were for."""
        if self.cause == "removal" and isinstance(last, Removed):
            return last.by == self.seat
        return self.cause not in OF_A_STEP


class BattleBegan(Event, frozen=True, gc=False, tag="BattleBegan"):
    """A battle was declared (4.3)."""

    attacker: Seat
    defender: Seat
    clearing: Clearing


class Ambushed(Event, frozen=True, gc=False, tag="Ambushed"):
    """The defender played an ambush (4.3.1)."""

    weight = DECISIVE
    reveals = True
    seat: Seat
    clearing: Clearing
    card: CardId


class Foiled(Event, frozen=True, gc=False, tag="Foiled"):
    """The attacker foiled the ambush with one of their own (4.3.1.I)."""

    weight = DECISIVE
    reveals = True
    seat: Seat
    clearing: Clearing
    card: CardId


class Battled(Event, frozen=True, gc=False, tag="Battled"):
    """A battle was fought: the die each side used, and the hits each side dealt (4.3.5)."""

    weight = DECISIVE
    attacker: Seat
    defender: Seat
    clearing: Clearing
    rolls: tuple[int, int]
    dealt: int
    suffered: int


class EffectUsed(Event, frozen=True, gc=False, tag="EffectUsed"):
    """A seat used a card in front of it, or a named ability."""

    reveals = True
    seat: Seat
    effect: str


class Drew(Event, frozen=True, gc=False, tag="Drew"):
    """A seat drew cards from the deck."""

    reveals = True
    seat: Seat
    count: int


class DrewCards(Event, frozen=True, gc=False, tag="DrewCards"):
    """The faces of drawn cards, told only to the seat that drew them."""

    cards: tuple[CardId, ...]


class DrewOpenly(Event, frozen=True, gc=False, tag="DrewOpenly"):
    """The faces of cards drawn into an open hand (11.2.3)."""

    reveals = True
    seat: Seat
    cards: tuple[CardId, ...]


class Reshuffled(Event, frozen=True, gc=False, tag="Reshuffled"):
    """The deck was empty, so the discard pile became the deck (2.1)."""

    cards: int


class Discarded(Event, frozen=True, gc=False, tag="Discarded"):
    """Cards left a hand for the discard pile or the map's side; `spent-<why>` says what for."""

    seat: Seat
    cards: tuple[CardId, ...]
    why: str = ""


class HandSifted(Event, frozen=True, gc=False, tag="HandSifted"):
    """A seat discarded all cards of other suits, so its hand holds none."""

    reveals = True
    seat: Seat
    suits: tuple[Suit, ...]


class PickedUp(Event, frozen=True, gc=False, tag="PickedUp"):
    """A seat took a card from the discard pile."""

    seat: Seat
    card: CardId


class CardTaken(Event, frozen=True, gc=False, tag="CardTaken"):
    """A card went from one hand to another, unseen by others: `taken` blindly, or `given`."""

    weight = DECISIVE
    later = 1
    seat: Seat
    source: Seat
    how: str = TAKEN


class CardTakenWas(Event, frozen=True, gc=False, tag="CardTakenWas"):
    """The face of that card, told only to the two seats involved."""

    weight = DECISIVE
    later = 1
    seat: Seat
    source: Seat
    card: CardId
    how: str = TAKEN


class HandShown(Event, frozen=True, gc=False, tag="HandShown"):
    """A seat showed its hand to another for a `card`, or for want of one at `outrage` (8.2.6)."""

    later = 1
    seat: Seat
    to: Seat
    why: str = "card"


class HandSeen(Event, frozen=True, gc=False, tag="HandSeen"):
    """The cards of that hand, told only to the seat that saw it."""

    seat: Seat
    cards: tuple[CardId, ...]


class Crafted(Event, frozen=True, gc=False, tag="Crafted"):
    """A card was crafted (4.1)."""

    weight = LASTING
    seat: Seat
    card: CardId


class ItemTaken(Event, frozen=True, gc=False, tag="ItemTaken"):
    """An item went from the supply, a ruin or a Crafted Items box to a seat."""

    later = 1
    seat: Seat
    item: Item
    source: str
    """`supply`, `ruin` or the key of the seat it came from, `owner` (nobody in old logs too)."""
    owner: Seat = Seat(NOBODY)


class Explored(Event, frozen=True, gc=False, tag="Explored"):
    """A Vagabond looked under a ruin (9.5.3)."""

    reveals = True
    seat: Seat
    clearing: Clearing


class RuinSeen(Event, frozen=True, gc=False, tag="RuinSeen"):
    """The items under a ruin, told only to the seat that looked (9.7.3)."""

    clearing: Clearing
    items: tuple[Item, ...]


class RuinEmptied(Event, frozen=True, gc=False, tag="RuinEmptied"):
    """The last item was taken, and the ruin with it: a building slot is open (9.5.3)."""

    clearing: Clearing


class DominanceActivated(Event, frozen=True, gc=False, tag="DominanceActivated"):
    """A dominance card was activated: no more points for this seat (3.3.1)."""

    weight = DECISIVE
    seat: Seat
    card: CardId


class Won(Event, frozen=True, gc=False, tag="Won"):
    """The match is over by `points` (0 of them in an old log), `dominance` or `coalition`."""

    weight = DECISIVE
    reveals = True
    winners: tuple[Seat, ...]
    by: str
    points: int = 0
