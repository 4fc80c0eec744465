"""The Duchy's turn: automatic steps, and the execution of the Assembly (Law 12.4 to 12.6)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.choices.performing import performs
from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.data.cards import SUIT_OF, by_face, faces
from engine.root.factions.duchy.actions import (
    Dig,
    DuchyBattle,
    DuchyBuild,
    DuchyMove,
    DuchyRecruit,
    Surface,
    matching_cards,
)
from engine.root.factions.duchy.board import (
    ACTIONS,
    CARDS_DRAWN,
    MOST_SURFACING,
    WARRIORS_PLACED,
    board_of,
    burrow_of,
    count_uncovered,
    tunnels,
)
from engine.root.hooks.removal import Loss
from engine.root.pieces import BIRD, CardId
from engine.root.rules.answers import InClearing
from engine.root.rules.battle.fighting import battle
from engine.root.rules.hands import discard, discard_to_limit, draw_in_evening, put_down
from engine.root.rules.moving import move_warriors
from engine.root.rules.placing import in_supply, place_building, place_tokens, place_warriors
from engine.root.rules.removal import remove
from engine.root.state import NOBODY, RootTable


class CardsRevealed(Event, frozen=True, gc=False, tag="CardsRevealed"):
    """The Duchy revealed cards of its hand, which are now in its play area."""

    seat: Seat
    cards: tuple[CardId, ...]


class BirdsDiscarded(Event, frozen=True, gc=False, tag="BirdsDiscarded"):
    """The birds among the cards revealed this turn were discarded (12.6.1)."""

    seat: Seat
    cards: tuple[CardId, ...]


class CardsReturned(Event, frozen=True, gc=False, tag="CardsReturned"):
    """The other cards revealed this turn went back to the hand (12.6.1)."""

    seat: Seat
    cards: tuple[CardId, ...]


# Birdsong (12.4)


async def begin_birdsong(t: RootTable, seat: Seat) -> None:
    """Place a warrior, and one per uncovered warrior icon, in the Burrow (12.4)."""
    board = board_of(t.state, seat)
    board.actions, board.has_swayed, board.acted = ACTIONS, False, []
    board.together = True
    icons = WARRIORS_PLACED[count_uncovered(t.state, seat, "citadel")]
    place_warriors(t, seat, burrow_of(t.state), icons)


# The Assembly (12.5.1). The public part happens at once; its card is asked for afterwards.


@performs(DuchyBuild)
async def build(t: RootTable, seat: Seat, action: DuchyBuild) -> None:
    """Place a citadel or market in a clearing it rules, and reveal a matching card (12.5.1.I)."""
    board_of(t.state, seat).actions -= 1
    place_building(t, seat, action.clearing, action.building)
    cards = matching_cards(t.state, seat, action.clearing)
    chosen = await t.choose(seat, "duchy.reveal", cards, public=False, clearing=action.clearing)
    reveal(t, seat, [chosen.card])


@performs(DuchyRecruit)
async def recruit(t: RootTable, seat: Seat, action: DuchyRecruit) -> None:
    """Place a warrior in the Burrow (12.5.1.II)."""
    board_of(t.state, seat).actions -= 1
    place_warriors(t, seat, burrow_of(t.state), 1)


@performs(DuchyMove)
async def move(t: RootTable, seat: Seat, action: DuchyMove) -> None:
    """Take a move (12.5.1.III)."""
    board_of(t.state, seat).actions -= 1
    await move_warriors(t, seat, action.origin, action.to, action.warriors)


@performs(DuchyBattle)
async def do_battle(t: RootTable, seat: Seat, action: DuchyBattle) -> None:
    """Initiate a battle (12.5.1.IV)."""
    board_of(t.state, seat).actions -= 1
    await battle(t, seat, action.defender, action.clearing)


@performs(Dig)
async def dig(t: RootTable, seat: Seat, action: Dig) -> None:
    """Place a tunnel for a matching card, then move warriors through it (12.5.1.V)."""
    state, burrow = t.state, burrow_of(t.state)
    board_of(state, seat).actions -= 1

    # 12.2.4 With all three tunnels on the map, one of them is removed first.
    if not in_supply(state, seat, "tunnel"):
        places = [InClearing(clearing) for clearing in tunnels(state, seat)]
        old = await t.choose(seat, "duchy.tunnel", places, to=action.clearing)
        await remove(t, [Loss(seat, old.clearing, NOBODY, 0, ("tunnel",))], "moved")

    # 12.5.1.V Spend one card to place a tunnel in a matching clearing.
    place_tokens(t, seat, action.clearing, "tunnel")
    cards = matching_cards(state, seat, action.clearing)
    spent = await t.choose(seat, "duchy.spend", cards, public=False, clearing=action.clearing)
    discard(t, seat, [spent.card], "dig")

    # Then move up to four warriors, at least one, from the Burrow there.
    most = min(MOST_SURFACING, state.warriors[burrow][seat])
    counts = [Surface(count) for count in range(most, 0, -1)]
    chosen = await t.choose(seat, "duchy.surface", counts, clearing=action.clearing)
    await move_warriors(t, seat, burrow, action.clearing, chosen.warriors)


def reveal(t: RootTable, seat: Seat, cards: Iterable[CardId]) -> None:
    """Reveal cards: they go from the hand to the play area, so that none counts twice (21.25)."""
    shown = by_face(cards)
    for card in shown:
        t.state.hands[seat].remove(card)
        board_of(t.state, seat).revealed.append(card)
    t.tell(CardsRevealed(seat, faces(shown)))


# Evening (12.6)


async def return_revealed(t: RootTable, seat: Seat) -> None:
    """Discard the birds revealed this turn, and return the other cards to the hand (12.6.1)."""
    state, board = t.state, board_of(t.state, seat)
    birds = [card for card in board.revealed if SUIT_OF[card] == BIRD]
    others = [card for card in board.revealed if SUIT_OF[card] != BIRD]
    board.revealed = []
    state.hands[seat] += others
    if birds:
        t.tell(BirdsDiscarded(seat, faces(birds)))
        put_down(t, birds)
    if others:
        t.tell(CardsReturned(seat, faces(others)))


async def begin_draw(t: RootTable, seat: Seat) -> None:
    """Draw a card and one per uncovered card icon, then discard down to five (12.6.3)."""
    await draw_in_evening(t, seat, CARDS_DRAWN[count_uncovered(t.state, seat, "market")])
    await discard_to_limit(t, seat)
