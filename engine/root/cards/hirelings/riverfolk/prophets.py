"""The Warm Sun Prophets and the Lizard Envoys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.root.cards.hirelings.actions import DONE, come_back, key_of, open_to, place_one, where
from engine.root.data.cards import CARDS
from engine.root.hooks.faction import spelled_out
from engine.root.hooks.hirelings import Hireling, hireling
from engine.root.pieces import CardId, Clearing
from engine.root.rules.battle.fighting import Battle, battle, battles
from engine.root.rules.hands import pick_cards, pick_up
from engine.root.rules.moving import Move, granted_moves, legal_moves, take_granted_move
from engine.root.rules.placing import place_warriors
from engine.root.rules.rule import has_pieces, pawn_at, removable
from engine.root.state import RootState, RootTable

PREACH, SPREAD = "preach", "spread"
LOOKED_AT = 5


class Listener(Option, frozen=True, gc=False, tag="hireling.listener"):
    """A player with pieces at a Prophet."""

    seat: Seat
    clearing: Clearing


@hireling("warm_sun_prophets")
class WarmSunProphets(Hireling):
    """They force players with pieces there to move or battle."""

    bars = ("lizards",)
    warriors = 4
    joined = (PREACH, SPREAD)

    async def arrive(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Place one in each clearing with a ruin."""
        for clearing in open_to(t.state, side, t.state.woodland.ruins):
            place_warriors(t, side, clearing, 1)

    async def hire(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Place one anywhere if none is on the map."""
        await come_back(t, side, seat, t.state.woodland.clearings)

    def ways(self, state: RootState, side: Seat, seat: Seat) -> Sequence[str]:
        """Force a player; or place a Prophet in a clearing without one."""
        if state.hireling(side).controller != seat:
            return ()
        found = [PREACH] if listeners(state, side) else []
        if state.supply[side] and empty(state, side):
            found.append(SPREAD)
        return found

    async def act(self, t: RootTable, side: Seat, seat: Seat, way: str) -> None:
        """Use one of these ways."""
        state = t.state
        if way == SPREAD:
            await place_one(t, side, seat, empty(state, side))
            return
        key = key_of(state, side)
        chosen = await t.choose(seat, "hirelings.listener", listeners(state, side), hireling=key)
        player = chosen.seat
        deed = await t.choose(
            seat, "hirelings.preach", deeds(state, player, chosen.clearing),
            hireling=key, other=state.keys[player],
        )  # fmt: skip
        if isinstance(deed, Battle):
            await battle(t, player, deed.defender, deed.clearing)
            return
        await take_granted_move(t, player, deed)
        fights: list[Option] = [*battles(state, player, [deed.to], in_public=True), DONE]
        then = await t.choose(
            seat, "hirelings.preach_battle", fights, hireling=key, other=state.keys[player]
        )
        if isinstance(then, Battle):
            await battle(t, player, then.defender, then.clearing)

    def value(self, state: RootState, side: Seat, seat: Seat) -> float:
        """Value the Prophets on the map."""
        return 0.4 + 0.15 * len(where(state, side))


def empty(state: RootState, side: Seat) -> list[Clearing]:
    """List the clearings without a Prophet where one may be placed."""
    free = open_to(state, side, state.woodland.clearings)
    return [clearing for clearing in free if not state.warriors[clearing][side]]


def listeners(state: RootState, side: Seat) -> list[Listener]:
    """List the players that could be forced to something, with the clearings."""
    return [
        Listener(Seat(player), clearing)
        for clearing in where(state, side)
        for player in state.seats
        if has_pieces(state, player, clearing) and deeds(state, Seat(player), clearing)
    ]


def deeds(state: RootState, player: Seat, clearing: int) -> list[Any]:
    """List what a player could be forced to in a clearing: battles, and moves of all that can.

    Whoever forces it does not see its hand: a battle that it cannot pay for is not fought.
    """
    found = battles(state, player, [clearing], in_public=True)
    if pawn_at(state, player) == clearing:
        return [*found, *granted_moves(state, player)]
    return [*found, *moves_of_all(state, player, clearing)]


def moves_of_all(state: RootState, player: Seat, clearing: int) -> Iterable[Any]:
    """Return the moves of all that can go; a leader goes in his own turn alone (14.2.2)."""
    if state.current == player:
        moves: Sequence[Any] = granted_moves(state, player)
    else:
        most = removable(state, player, clearing)
        moves = [m for m in legal_moves(state, player, Move, [clearing]) if m.warriors <= most]
    whole: list[Any] = [spelled_out(state, player, move) for move in moves]
    most_last = sorted(zip(whole, moves, strict=True), key=lambda pair: pair[0].warriors)
    return {plain.to: move for plain, move in most_last if plain.origin == clearing}.values()


@hireling("lizard_envoys", demotes="warm_sun_prophets")
class LizardEnvoys(Hireling):
    """Take a card back from the discard pile."""

    bars = ("lizards",)
    sings = True

    async def sing(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Take a card of the commonest suit among the top five discards, but no ambush."""
        found = commonest(t.state)
        if found:
            chosen = await t.choose(seat, "hirelings.envoys", pick_cards(found))
            top = t.state.discard[-LOOKED_AT:]
            card = next(c for c in reversed(top) if CARDS[c].key == CARDS[chosen.card].key)
            pick_up(t, seat, CardId(card))

    def value(self, state: RootState, side: Seat, seat: Seat) -> float:
        """Value one card per turn."""
        return 0.5 if commonest(state) else 0.3


def commonest(state: RootState) -> list[int]:
    """List the cards of the commonest suits among the top five discards; birds are birds."""
    top = state.discard[-LOOKED_AT:]
    counts = Counter(CARDS[card].suit for card in top)
    most = max(counts.values(), default=0)
    return [c for c in top if counts[CARDS[c].suit] == most and CARDS[c].kind != "ambush"]
