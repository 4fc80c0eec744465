"""The Cult's turn: automatic steps, and the execution of actions (Law 10.4-10.6)."""

from __future__ import annotations

from engine.core.agenda import step
from engine.core.choices.actions import Done, Option
from engine.core.choices.performing import performs
from engine.core.events import LASTING, Event
from engine.core.seats import Seat
from engine.root.data.cards import FACE, SUIT_OF, faces
from engine.root.factions.lizards.acolytes import gain_acolytes
from engine.root.factions.lizards.actions import (
    BuildGarden,
    Convert,
    Crusade,
    CrusadeMove,
    CultRecruit,
    Sacrifice,
    Sanctify,
    ScoreGardens,
    price,
    profaned,
)
from engine.root.factions.lizards.board import (
    GARDENS,
    board_of,
    draw_bonuses,
    gardens_left,
    points_of,
)
from engine.root.factions.lizards.outcast import adjust_outcast, discard_lost_souls
from engine.root.hooks.removal import Loss
from engine.root.pieces import CardId, suits_of
from engine.root.rules.answers import InSuit
from engine.root.rules.battle.fighting import Battle, battle, battles, choose_deed
from engine.root.rules.hands import discard_to_limit, draw_in_evening, put_down
from engine.root.rules.moving import move_warriors
from engine.root.rules.placing import place_building, place_warriors, return_warriors
from engine.root.rules.removal import remove
from engine.root.rules.score import score
from engine.root.state import RootTable


class Conspired(Event, frozen=True, gc=False, tag="Conspired"):
    """Acolytes were spent on a conspiracy: `crusade`, `convert` or `sanctify`."""

    weight = LASTING
    seat: Seat
    conspiracy: str
    count: int


class RitualPerformed(Event, frozen=True, gc=False, tag="RitualPerformed"):
    """A card was revealed for a ritual: `build`, `recruit`, `sacrifice` or `score` (spent)."""

    seat: Seat
    card: CardId
    ritual: str


class RevealedReturned(Event, frozen=True, gc=False, tag="RevealedReturned"):
    """The Cult took the cards it had revealed back into its hand (10.6.1)."""

    seat: Seat
    cards: tuple[CardId, ...]


async def begin_birdsong(t: RootTable, seat: Seat) -> None:
    """Adjust the Outcast, then discard the Lost Souls (10.4.1, 10.4.2)."""
    adjust_outcast(t, seat)
    discard_lost_souls(t, seat)


async def return_revealed(t: RootTable, seat: Seat) -> None:
    """Take all cards revealed this turn back into the hand (10.6.1)."""
    board = board_of(t.state, seat)
    cards, board.revealed, board.scored = board.revealed, [], []
    if cards:
        t.state.hands[seat].extend(cards)
        t.tell(RevealedReturned(seat, faces(cards)))


async def begin_draw(t: RootTable, seat: Seat) -> None:
    """Draw a card and one per uncovered bonus, then discard down to five (10.6.3)."""
    await draw_in_evening(t, seat, 1 + draw_bonuses(t.state, seat))
    await discard_to_limit(t, seat)


# Conspiracies (10.4.3)


def spend_acolytes(t: RootTable, seat: Seat, conspiracy: type[Option], name: str) -> None:
    """Return acolytes to the supply (10.4.3)."""
    cost = price(t.state, seat, conspiracy)
    board_of(t.state, seat).acolytes -= cost
    return_warriors(t.state, seat, cost)
    t.tell(Conspired(seat, name, cost))


@performs(Crusade)
async def crusade(t: RootTable, seat: Seat, action: Crusade) -> None:
    """Spend two acolytes and initiate a battle (10.4.3.I)."""
    spend_acolytes(t, seat, Crusade, "crusade")
    await battle(t, seat, action.defender, action.clearing)


@performs(CrusadeMove)
async def crusade_move(t: RootTable, seat: Seat, action: CrusadeMove) -> None:
    """Spend two acolytes and move at least one warrior (10.4.3.I)."""
    spend_acolytes(t, seat, CrusadeMove, "crusade")
    t.then(crusade_on, seat, action.to)
    await move_warriors(t, seat, action.origin, action.to, action.warriors)


@step("lizards_conspiracies.crusade_on")
async def crusade_on(t: RootTable, seat: Seat, clearing: int) -> None:
    """Offer a battle in the destination (10.4.3.I)."""
    offers: list[Option] = [*battles(t.state, seat, [clearing]), Done()]
    chosen = await choose_deed(t, seat, "lizards.crusade", offers, clearing=clearing)
    if isinstance(chosen, Battle):
        await battle(t, seat, chosen.defender, chosen.clearing)


@performs(Convert)
async def convert(t: RootTable, seat: Seat, action: Convert) -> None:
    """Spend two acolytes, remove the warrior and place one of the Cult's (10.4.3.II)."""
    spend_acolytes(t, seat, Convert, "convert")
    await remove(t, [Loss(action.enemy, action.clearing, seat, 1)], "convert")
    place_warriors(t, seat, action.clearing, 1)


@performs(Sanctify)
async def sanctify(t: RootTable, seat: Seat, action: Sanctify) -> None:
    """Spend three acolytes, remove the building and place a garden (10.4.3.III)."""
    spend_acolytes(t, seat, Sanctify, "sanctify")
    await remove(t, [profaned(t.state, seat, action)], "sanctify")
    place_building(t, seat, action.clearing, GARDENS[board_of(t.state, seat).outcast])


# Rituals (10.5)


def reveal(t: RootTable, seat: Seat, card: CardId, ritual: str) -> None:
    """Reveal a card into the play area, where it has no other use this Daylight (10.5)."""
    t.state.hands[seat].remove(card)
    board_of(t.state, seat).revealed.append(card)
    t.tell(RitualPerformed(seat, FACE[card], ritual))


@performs(BuildGarden)
async def build(t: RootTable, seat: Seat, action: BuildGarden) -> None:
    """Place a garden whose printed suit matches the clearing's (10.5.1)."""
    reveal(t, seat, action.card, "build")
    suits = suits_of(t.state.suits[action.clearing])
    gardens = [InSuit(suit) for suit in suits if gardens_left(t.state, seat, suit)]
    garden = await t.choose(seat, "lizards.garden", gardens, clearing=action.clearing)
    place_building(t, seat, action.clearing, GARDENS[garden.suit])


@performs(CultRecruit)
async def recruit(t: RootTable, seat: Seat, action: CultRecruit) -> None:
    """Place a warrior (10.5.2)."""
    reveal(t, seat, action.card, "recruit")
    place_warriors(t, seat, action.clearing, 1)


@performs(ScoreGardens)
async def score_gardens(t: RootTable, seat: Seat, action: ScoreGardens) -> None:
    """Spend the revealed card, which joins the Lost Souls, and score its suit (10.5.3)."""
    state, suit = t.state, SUIT_OF[action.card]
    state.hands[seat].remove(action.card)
    board_of(state, seat).scored.append(suit)
    t.tell(RitualPerformed(seat, FACE[action.card], "score"))
    put_down(t, [action.card])
    score(t, seat, points_of(state, seat, suit), "gardens")


@performs(Sacrifice)
async def sacrifice(t: RootTable, seat: Seat, action: Sacrifice) -> None:
    """Place a warrior of the supply in the Acolytes box (10.5.4)."""
    reveal(t, seat, action.card, "sacrifice")
    t.state.supply[seat] -= 1
    gain_acolytes(t, seat, 1)
