"""Rabbittown and Mousehold, after a single public program: a table opts in to them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Done, Option, action
from engine.core.choices.performing import performs
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, distinct
from engine.root.events import EffectUsed
from engine.root.hooks.landmarks import Landmark, landmark
from engine.root.pieces import MOUSE, RABBIT, CardId, Clearing
from engine.root.rules.battle.fighting import Battle, battle, battles, choose_deed
from engine.root.rules.hands import discard, matching
from engine.root.rules.placing import can_place, place_warriors
from engine.root.rules.rule import has_pieces
from engine.root.state import Fight, RootState, RootTable

RABBITTOWN, MOUSEHOLD = "rabbittown", "mousehold"


@action("root rally", when="daylight")
class Rally(Option, frozen=True, gc=False, tag="rally"):
    """Spend a rabbit card to place warriors in Rabbittown."""

    card: CardId


class BringBack(Option, frozen=True, gc=False, tag="bring_back"):
    """Warriors lost in a battle at Mousehold that return there."""

    warriors: int


@landmark(RABBITTOWN)
class Rabbittown(Landmark):
    """Once in their Daylight, a player may rally warriors there."""

    actions = (Rally,)

    def stands(self, state: RootState, clearing: int) -> bool:
        """Return whether the clearing is a rabbit one."""
        return RABBIT in state.suits[clearing]

    def options(self, state: RootState, seat: Seat) -> Sequence[Option]:
        """List the cards that could be spent."""
        if not self.possible(state, seat):
            return []
        return [Rally(card) for card in matching(distinct(state.hand(seat)), RABBIT)]

    def possible(self, state: RootState, seat: Seat) -> bool:
        """Return whether a seat has cards, warriors to place, and pieces that bring them."""
        if RABBITTOWN in state.used or not state.hands[seat] or not state.supply[seat]:
            return False
        town = state.landmarks[RABBITTOWN]
        return can_place(state, seat, town) and count_rallied(state, seat) > 0

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        """Explain why the seat cannot rally."""
        return why_no_rally(state, seat, action) if isinstance(action, Rally) else None


def count_rallied(state: RootState, seat: Seat) -> int:
    """Count the other rabbit clearings with faction pieces of a seat."""
    town = state.landmarks[RABBITTOWN]
    return sum(
        RABBIT in suits and clearing != town and has_pieces(state, seat, clearing)
        for clearing, suits in enumerate(state.suits)
    )


@performs(Rally)
async def rally(t: RootTable, seat: Seat, action: Rally) -> None:
    """Spend the card, place the warriors, and offer a battle there."""
    state = t.state
    town = state.landmarks[RABBITTOWN]
    state.used.append(RABBITTOWN)
    t.tell(EffectUsed(seat, RABBITTOWN))
    discard(t, seat, [action.card])
    place_warriors(t, seat, town, count_rallied(state, seat))
    fights: list[Option] = [*battles(state, seat, [town]), Done()]
    chosen = await choose_deed(t, seat, "landmarks.battle", fights, clearing=Clearing(town))
    if isinstance(chosen, Battle):
        await battle(t, seat, chosen.defender, town)


def why_no_rally(state: RootState, seat: Seat, action: Rally) -> Refused:
    """Explain why the seat cannot rally, by the reason that lasts longest."""
    if RABBITTOWN not in state.landmarks:
        return Refused("no-rabbittown")
    if RABBITTOWN in state.used:
        return Refused("rally-once")
    if not count_rallied(state, seat) or not state.supply[seat]:
        return Refused("rally-nobody")
    if not matching([action.card], RABBIT):
        return Refused("rally-suit", card=CARDS[action.card].name)
    return Refused("rally-not-now")


@landmark(MOUSEHOLD)
class Mousehold(Landmark):
    """Warriors lost in a battle in its clearing may return there; only there, by our reading."""

    def stands(self, state: RootState, clearing: int) -> bool:
        """Return whether the clearing is a mouse one."""
        return MOUSE in state.suits[clearing]

    async def after_battle(self, t: RootTable, fight: Fight) -> None:
        """Offer each side to put back warriors that it lost, the attacker first."""
        if fight.clearing != t.state.landmarks[MOUSEHOLD]:
            return
        for side in (fight.attacker, fight.defender):
            await bring_back(t, side, fight)


async def bring_back(t: RootTable, side: Seat, fight: Fight) -> None:
    """Ask a side how many warriors return; at a table with plans, all of them."""
    state = t.state
    most = min(fight.fallen[side], state.supply[side])
    if not most or not can_place(state, side, fight.clearing):
        return
    count, decider = most, state.decider(side)
    if state.current == decider or not t.planned:
        numbers = [BringBack(number) for number in range(most, 0, -1)]
        chosen = await t.choose(
            decider, "landmarks.bring_back", [*numbers, Done()], clearing=fight.clearing
        )
        count = chosen.warriors if isinstance(chosen, BringBack) else 0
    if count:
        t.tell(EffectUsed(side, MOUSEHOLD))
        place_warriors(t, side, fight.clearing, count)
