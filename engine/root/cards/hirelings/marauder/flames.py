"""The Flame Bearers and the Rat Smugglers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.root.cards.hirelings.actions import DONE, is_on_map, key_of, open_to, place_one, where
from engine.root.data.cards import CARDS
from engine.root.hooks.hirelings import Hireling, hireling, is_shielded
from engine.root.hooks.removal import Loss
from engine.root.pieces import Clearing, PieceKind
from engine.root.rules.battle.fighting import Battle, battle, battles, choose_deed
from engine.root.rules.hands import discard, pick_cards
from engine.root.rules.moving import granted_moves, take_granted_move
from engine.root.rules.removal import remove
from engine.root.rules.rule import removable, spares
from engine.root.state import RootState, RootTable

SMUGGLE = "smuggle"
STARTING = 2
WARRIOR = "warrior"


class Burn(Option, frozen=True, gc=False, tag="hireling.burn"):
    """An enemy piece that the Flame Bearers remove in one of their clearings."""

    enemy: Seat
    piece: PieceKind
    clearing: Clearing

    def key(self) -> str:
        """Leave out the clearing, which old matches lack: a question is about one alone."""
        return f"hireling.burn:{self.enemy}:{self.piece}"


@hireling("flame_bearers")
class FlameBearers(Hireling):
    """They burn enemy pieces in their clearings."""

    bars = ("hundreds",)
    warriors = 6
    sings = True

    async def arrive(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Place two anywhere."""
        for _ in range(STARTING):
            await place_one(t, side, seat, t.state.woodland.clearings)

    async def hire(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Do the same if none is on the map."""
        if not is_on_map(t.state, side):
            await self.arrive(t, side, seat)

    async def sing(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Remove an enemy piece per Bearer in each clearing; then place one at or near a Bearer."""
        state = t.state
        losses: list[Loss] = []
        for clearing in where(state, side):
            losses += await self.burn(t, side, seat, clearing)
        await remove(t, losses)
        here = where(state, side)
        beside = [c for each in here for c in (each, *state.woodland.adjacent[each])]
        if open_to(state, side, beside) and state.supply[side]:
            await place_one(t, side, seat, list(dict.fromkeys(beside)))
        else:
            await self.arrive(t, side, seat)

    async def burn(self, t: RootTable, side: Seat, seat: Seat, clearing: Clearing) -> list[Loss]:
        """Choose the pieces to remove in a clearing."""
        state = t.state
        gone: Counter[tuple[int, str]] = Counter()
        for _ in range(state.warriors[clearing][side]):
            options = kindling(state, side, clearing, gone)
            if not options:
                break
            chosen = await t.choose(
                seat, "hirelings.burn", options, hireling=key_of(state, side), clearing=clearing
            )
            gone[chosen.enemy, chosen.piece] += 1
        owners = dict.fromkeys(owner for owner, _ in gone)
        return [
            Loss(
                owner, clearing, side, gone[owner, WARRIOR],
                tuple(kind for (who, kind), n in gone.items() for _ in range(n)
                      if who == owner and kind != WARRIOR),
            )
            for owner in owners
        ]  # fmt: skip


def kindling(
    state: RootState, side: Seat, clearing: Clearing, gone: Counter[tuple[int, str]]
) -> list[Burn]:
    """List the pieces that may still be removed, each owner's warriors before the rest."""
    found: list[Burn] = []
    for enemy in range(len(state.sides)):
        if not state.is_enemy(side, enemy) or spares(state, side, enemy):
            continue
        if is_shielded(state, side, enemy, clearing):
            continue
        if state.warriors[clearing][enemy] > gone[enemy, WARRIOR]:
            if removable(state, enemy, clearing) > gone[enemy, WARRIOR]:
                found.append(Burn(Seat(enemy), PieceKind(WARRIOR), clearing))
            continue
        here = Counter(
            kind
            for owner, kind in (*state.buildings[clearing], *state.tokens[clearing])
            if owner == enemy
        )
        found += [
            Burn(Seat(enemy), PieceKind(kind), clearing)
            for kind, number in sorted(here.items())
            if number > gone[enemy, kind]
        ]
    return found


@hireling("rat_smugglers", demotes="flame_bearers")
class RatSmugglers(Hireling):
    """Items for moves and battles."""

    bars = ("hundreds",)
    again = (SMUGGLE,)

    def ways(self, state: RootState, side: Seat, seat: Seat) -> Sequence[str]:
        """Discard a card with an item to move or battle, any number of times."""
        if not self.possible_ways(state, side, seat) or not item_cards(state, seat):
            return ()
        return (SMUGGLE,) if granted_moves(state, seat) or battles(state, seat) else ()

    def possible_ways(self, state: RootState, side: Seat, seat: Seat) -> Sequence[str]:
        """List the way if the controller holds any cards."""
        mine = state.hireling(side).controller == seat
        return (SMUGGLE,) if mine and state.hands[seat] else ()

    async def act(self, t: RootTable, side: Seat, seat: Seat, way: str) -> None:
        """Discard the card; then a move or a battle."""
        state = t.state
        cards = pick_cards(item_cards(state, seat))
        card = (await t.choose(seat, "hirelings.smuggle", cards, public=False)).card
        discard(t, seat, [card])
        deeds: list[Option] = [*granted_moves(state, seat), *battles(state, seat)]
        chosen = await choose_deed(t, seat, "hirelings.smuggled", [*deeds, DONE])
        if isinstance(chosen, Battle):
            await battle(t, seat, chosen.defender, chosen.clearing)
        elif chosen != DONE:
            await take_granted_move(t, seat, chosen)

    def value(self, state: RootState, side: Seat, seat: Seat) -> float:
        """Value the cards that may show items."""
        return 0.08 * min(5, len(state.hands[seat]))


def item_cards(state: RootState, seat: int) -> list[int]:
    """List the cards in a hand that show an item."""
    return [card for card in state.hands[seat] if CARDS[card].item is not None]
