"""The Parliament of the Duchy: the actions of its nine ministers (Law 12.5.2)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.core.agenda import step
from engine.core.choices.actions import Done, Option, action
from engine.core.choices.performing import performs
from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.data.cards import SUIT_OF
from engine.root.factions.duchy.actions import OneMinister, building_sites
from engine.root.factions.duchy.board import (
    BANKER,
    BARON,
    BRIGADIER,
    CAPTAIN,
    DUCHESS,
    EARL,
    FOREMOLE,
    LORD,
    MARSHAL,
    MAYOR,
    MINISTERS,
    RANK_OF,
    TUNNELS,
    Minister,
    board_of,
)
from engine.root.factions.duchy.turn import reveal
from engine.root.pieces import BIRD, Clearing, PieceKind, Suit
from engine.root.rules.battle.fighting import Battle, battle, battles, choose_deed
from engine.root.rules.hands import discard, every_card, matching, physical, pick_cards
from engine.root.rules.moving import Move, legal_moves, move_warriors
from engine.root.rules.placing import place_building
from engine.root.rules.score import score
from engine.root.state import RootState, RootTable

DUCHESS_POINTS = 2
SECTION = {
    FOREMOLE: "12.5.2.I",
    CAPTAIN: "12.5.2.II",
    MARSHAL: "12.5.2.III",
    BRIGADIER: "12.5.2.IV",
    BANKER: "12.5.2.V",
    MAYOR: "12.5.2.VI",
    DUCHESS: "12.5.2.VII",
    BARON: "12.5.2.VIII",
    EARL: "12.5.2.IX",
}


@action("duchy minister", when="daylight", law="12.5.2")
class MinisterAction(Option, frozen=True, gc=False, tag="duchy.minister"):
    """Take the action of a swayed minister (12.5.2)."""

    minister: Minister


class Site(Option, frozen=True, gc=False, tag="duchy.site"):
    """A building and the clearing where the Foremole places it."""

    building: PieceKind
    clearing: Clearing


class OfSuit(Option, frozen=True, gc=False, tag="duchy.suit"):
    """The suit of the cards that the Banker spends."""

    suit: Suit


class MinisterActed(Event, frozen=True, gc=False, tag="MinisterActed"):
    """The action of a minister was taken."""

    seat: Seat
    minister: Minister


class MayorImitated(Event, frozen=True, gc=False, tag="MayorImitated"):
    """The Mayor took the action of another minister."""

    seat: Seat
    minister: Minister


# Conditions. Any card serves Foremole and Banker, so all of them are public.


def parliament_options(state: RootState, seat: Seat) -> list[MinisterAction]:
    """List the swayed ministers that have not acted this turn and could."""
    board = board_of(state, seat)
    return [
        MinisterAction(each)
        for each in MINISTERS
        if each in board.swayed and each not in board.acted and POSSIBLE[each](state, seat)
    ]


def could_convene(state: RootState, seat: Seat) -> bool:
    """Return whether any minister could act."""
    return bool(board_of(state, seat).swayed) and bool(parliament_options(state, seat))


def imitable(state: RootState, seat: Seat) -> list[Minister]:
    """List the swayed nobles and squires whose action the Mayor could take (12.5.2.VI).

    They may have acted this turn. Copying the Mayor itself would do nothing.
    """
    return [
        each
        for each in MINISTERS
        if each in board_of(state, seat).swayed
        and RANK_OF[each] != LORD
        and each != MAYOR
        and POSSIBLE[each](state, seat)
    ]


POSSIBLE: dict[Minister, Callable[[RootState, Seat], bool]] = {
    FOREMOLE: lambda s, seat: bool(s.hands[seat]) and bool(building_sites(s, seat)),
    CAPTAIN: lambda s, seat: may_fight(s, seat),
    MARSHAL: lambda s, seat: may_move(s, seat),
    BRIGADIER: lambda s, seat: may_move(s, seat) or may_fight(s, seat),
    BANKER: lambda s, seat: bool(s.hands[seat]) and s.may_score(seat),
    MAYOR: lambda s, seat: bool(imitable(s, seat)),
    DUCHESS: lambda s, seat: points_of(s, seat, DUCHESS) > 0,
    BARON: lambda s, seat: points_of(s, seat, BARON) > 0,
    EARL: lambda s, seat: points_of(s, seat, EARL) > 0,
}


def may_move(state: RootState, seat: Seat) -> bool:
    """Return whether any move is possible, stopping at the first."""
    armies = [c for c, row in enumerate(state.warriors) if row[seat]]
    return any(legal_moves(state, seat, Move, [origin]) for origin in armies)


def may_fight(state: RootState, seat: Seat) -> bool:
    """Return whether any battle is possible, with hired warriors too (11.2.7.III)."""
    return any(battles(state, seat, [c]) for c in range(1, len(state.warriors)))


def points_of(state: RootState, seat: Seat, lord: Minister) -> int:
    """Return the points of a lord's action now (12.5.2.VII to IX, 3.3.1)."""
    if not state.may_score(seat):
        return 0
    if lord == DUCHESS:
        return DUCHESS_POINTS if state.count(seat, "tunnel") == TUNNELS else 0
    return state.count(seat, "market" if lord == BARON else "citadel")


# Executing the actions


@performs(MinisterAction)
async def act(t: RootTable, seat: Seat, action: MinisterAction) -> None:
    """Take the action of a swayed minister, each once per turn in any order (12.5.2)."""
    board = board_of(t.state, seat)
    board.acted.append(action.minister)
    board.acting = action.minister
    t.tell(MinisterActed(seat, action.minister))
    await ACTS[action.minister](t, seat)
    board.acting = ""


async def foremole(t: RootTable, seat: Seat) -> None:
    """Place a citadel or market in any clearing it rules, and reveal any card (12.5.2.I)."""
    sites = [Site(kind, clearing) for kind, clearing in building_sites(t.state, seat)]
    site = await t.choose(seat, "duchy.foremole", sites)
    place_building(t, seat, site.clearing, site.building)
    card = await t.choose(
        seat, "duchy.reveal_any", pick_cards(t.state.hands[seat]), public=False,
        clearing=site.clearing,
    )  # fmt: skip
    reveal(t, seat, [card.card])


async def captain(t: RootTable, seat: Seat) -> None:
    """Initiate a battle (12.5.2.II). Even a single one is asked for: dice can't be undone."""
    chosen = await t.choose(seat, "duchy.captain", battles(t.state, seat), public=False)
    await battle(t, seat, chosen.defender, chosen.clearing)


async def marshal(t: RootTable, seat: Seat) -> None:
    """Take a move (12.5.2.III)."""
    chosen = await t.choose(seat, "duchy.marshal", legal_moves(t.state, seat, Move))
    await move_warriors(t, seat, chosen.origin, chosen.to, chosen.warriors)


async def brigadier(t: RootTable, seat: Seat) -> None:
    """Take a move or initiate a battle, then optionally another of the same kind (12.5.2.IV)."""
    both: list[Option] = [*battles(t.state, seat), *legal_moves(t.state, seat, Move)]
    await one_of_two(t, seat, await t.choose(seat, "duchy.brigadier", both, public=False))


async def one_of_two(t: RootTable, seat: Seat, first: Option) -> None:
    """Execute the first of up to two moves or up to two battles, never one of each.

    What the first leaves for later, such as the hive's battle, waits for the second (1.4.2).
    """
    if isinstance(first, Battle):
        await battle(t, seat, first.defender, first.clearing)
        t.then(second_battle, seat)
    elif isinstance(first, Move):
        await move_warriors(t, seat, first.origin, first.to, first.warriors)
        t.then(second_move, seat)


@step("duchy_ministers.second_battle")
async def second_battle(t: RootTable, seat: Seat) -> None:
    """Offer the second battle of the Brigadier."""
    fights: list[Option] = [*battles(t.state, seat), Done()]
    chosen = await choose_deed(t, seat, "duchy.second_battle", fights)
    if isinstance(chosen, Battle):
        await battle(t, seat, chosen.defender, chosen.clearing)


@step("duchy_ministers.second_move")
async def second_move(t: RootTable, seat: Seat) -> None:
    """Offer the second move of the Brigadier."""
    chosen = await t.choose(seat, "duchy.second_move", [*legal_moves(t.state, seat, Move), Done()])
    if isinstance(chosen, Move):
        await move_warriors(t, seat, chosen.origin, chosen.to, chosen.warriors)


async def banker(t: RootTable, seat: Seat) -> None:
    """Spend any number of cards of one suit, birds included, to score as many points (12.5.2.V)."""
    hand = t.state.hand(seat)
    suits = dict.fromkeys(SUIT_OF[card] for card in hand)
    if len(suits) > 1:
        suits.pop(BIRD, None)
    options = [OfSuit(suit) for suit in sorted(suits)]
    suit = (await t.choose(seat, "duchy.banker", options, public=False)).suit
    usable = sorted(matching(hand, suit), key=lambda card: SUIT_OF[card] == BIRD)
    picked = await t.choose_some(
        seat, "duchy.bank", every_card(usable), least=1, most=len(usable), public=False, suit=suit
    )
    spent = physical(usable, [each.card for each in picked])
    discard(t, seat, spent)
    score(t, seat, len(spent), "ministers")


async def mayor(t: RootTable, seat: Seat) -> None:
    """Take the action of any swayed noble or squire (12.5.2.VI)."""
    options = [OneMinister(each) for each in imitable(t.state, seat)]
    chosen = await t.choose(seat, "duchy.mayor", options)
    board_of(t.state, seat).acting = chosen.minister
    t.tell(MayorImitated(seat, chosen.minister))
    await ACTS[chosen.minister](t, seat)


async def duchess(t: RootTable, seat: Seat) -> None:
    """Score two points if all three tunnels are on the map (12.5.2.VII)."""
    score(t, seat, points_of(t.state, seat, DUCHESS), "ministers")


async def baron(t: RootTable, seat: Seat) -> None:
    """Score a point per market on the map (12.5.2.VIII)."""
    score(t, seat, points_of(t.state, seat, BARON), "ministers")


async def earl(t: RootTable, seat: Seat) -> None:
    """Score a point per citadel on the map (12.5.2.IX)."""
    score(t, seat, points_of(t.state, seat, EARL), "ministers")


ACTS: dict[Minister, Callable[[RootTable, Seat], Awaitable[None]]] = {
    FOREMOLE: foremole,
    CAPTAIN: captain,
    MARSHAL: marshal,
    BRIGADIER: brigadier,
    BANKER: banker,
    MAYOR: mayor,
    DUCHESS: duchess,
    BARON: baron,
    EARL: earl,
}
