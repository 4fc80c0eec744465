"""The Spring Uprising and the Rabbit Scouts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option
from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.cards.hirelings.actions import is_on_map, open_to, place_one, where
from engine.root.data.cards import distinct
from engine.root.events import EffectUsed
from engine.root.hooks.battle import BattleEffect
from engine.root.hooks.faction import SIDES
from engine.root.hooks.hirelings import Hireling, hireling
from engine.root.hooks.removal import Loss
from engine.root.pieces import SUITS, Clearing, HirelingKey, Suit
from engine.root.rules.battle.fighting import fights_in
from engine.root.rules.hands import OneCard, discard, matching, pick_cards
from engine.root.rules.placing import place_warriors
from engine.root.rules.plans import is_of_worth, plan_spend
from engine.root.rules.removal import remove, remove_all_enemies
from engine.root.state import NOBODY, Fight, RootState, RootTable

STARTING = 2
FEARED = 2
"""The fewest attackers against which a plan spends a card by default."""


class UprisingRolled(Event, frozen=True, gc=False, tag="UprisingRolled"):
    """The die of the Spring Uprising showed a suit."""

    reveals = True
    hireling: HirelingKey
    suit: Suit


class UprisingUnpaid(Event, frozen=True, gc=False, tag="UprisingUnpaid"):
    """A seat that others forced to battle the Uprising held no card to pay with."""

    reveals = True
    seat: Seat
    clearing: Clearing


class Rise(Option, frozen=True, gc=False, tag="hireling.rise"):
    """Remove an Uprising warrior and all enemy pieces from its clearing."""

    clearing: Clearing


class Gather(Option, frozen=True, gc=False, tag="hireling.gather"):
    """Place an Uprising warrior."""

    clearing: Clearing


@hireling("spring_uprising")
class SpringUprising(Hireling):
    """A die whose suit sweeps a clearing, or adds a warrior to one."""

    bars = ("alliance",)
    warriors = 4
    sings = True

    async def arrive(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Roll twice, and place a warrior in a clearing of each suit."""
        for _ in range(STARTING):
            await self.join(t, side, seat)

    async def hire(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Roll and place once, if none is on the map."""
        if not is_on_map(t.state, side):
            await self.join(t, side, seat)

    async def join(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Roll, and place a warrior in a clearing of the suit."""
        suit = self.roll(t)
        await place_one(t, side, seat, t.state.clearings_of(suit))

    def roll(self, t: RootTable) -> Suit:
        """Roll the die, which shows the three suits equally often."""
        suit = SUITS[t.draw(len(SUITS))]
        t.tell(UprisingRolled(HirelingKey(self.key), suit))
        return suit

    def forbids_battle(
        self, state: RootState, side: Seat, attacker: int, defender: int, clearing: int
    ) -> bool:
        """Return whether it is attacked without a card matching the clearing."""
        if defender != side:
            return False
        return not matching(state.hands[attacker], state.suits[clearing])

    def tempts(self, state: RootState, side: Seat, seat: Seat) -> bool:
        """Return whether a seat has cards, and can battle it anywhere."""
        return bool(state.hands[seat]) and any(
            fights_in(state, seat, clearing) for clearing in where(state, side)
        )

    async def demand(self, t: RootTable, side: Seat, fight: Fight) -> bool:
        """Have the attacker discard a card matching the clearing; False if it does not."""
        if fight.defender != side:
            return True
        state = t.state
        usable = pick_cards(matching(state.hands[fight.attacker], state.suits[fight.clearing]))
        attacker, clearing = fight.attacker, fight.clearing
        if not usable:
            t.tell(UprisingUnpaid(attacker, clearing))
            return False

        def plan_response() -> OneCard | None:
            card = plan_spend(state, attacker, [each.card for each in usable])
            return None if card is None else OneCard(card)

        paid: OneCard | None
        if t.planned and state.current != attacker:
            paid = t.by_plan(attacker, usable, plan_response)
        else:
            paid = await t.choose(
                attacker, "hirelings.demand", usable, public=False, clearing=clearing
            )
        assert paid is not None, "a plan gives up some card"
        discard(t, attacker, [paid.card])
        return True

    async def sing(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Roll; in a clearing of the suit give up a warrior to remove all enemies, or place one."""
        state = t.state
        suit = self.roll(t)
        there = state.clearings_of(suit)
        options: list[Option] = [Rise(c) for c in there if state.warriors[c][side]]
        if state.supply[side]:
            options += [Gather(c) for c in open_to(state, side, there)]
        if not options:
            return
        chosen = await t.choose(seat, "hirelings.uprising", options, suit=suit)
        if isinstance(chosen, Gather):
            place_warriors(t, side, chosen.clearing, 1)
        elif isinstance(chosen, Rise):
            await remove(t, [Loss(side, chosen.clearing, NOBODY, 1)])
            await remove_all_enemies(t, side, [chosen.clearing], "uprising")


@hireling("rabbit_scouts", demotes="spring_uprising")
class RabbitScouts(Hireling):
    """For a card, the defender deals the higher roll."""

    bars = ("alliance",)

    def before_roll(self, state: RootState, seat: Seat, fight: Fight) -> Sequence[BattleEffect]:
        """Scout for the controller as the defender."""
        defender = fight.defender
        if state.hireling(seat).controller != defender or fight.defends_higher:
            return ()
        if SIDES[state.sides[defender]].defends_with_higher_roll(state, defender):
            return ()
        return [BattleEffect(defender, self.key, self.scout)] if state.hands[defender] else ()

    async def scout(self, t: RootTable, fight: Fight) -> None:
        """Offer the defender to spend a card matching the clearing."""
        state, defender = t.state, fight.defender
        usable = distinct(matching(state.hands[defender], state.suits[fight.clearing]))

        def plan_response() -> OneCard | None:
            cheap = [card for card in usable if not is_of_worth(state, defender, card)]
            feared = state.warriors[fight.clearing][fight.attacker] >= FEARED
            card = plan_spend(state, defender, cheap) if feared else None
            return None if card is None else OneCard(card)

        chosen = await t.respond(
            defender, "hirelings.scout", pick_cards(usable),
            if_public=bool(state.hands[defender]), plan=plan_response,
            clearing=fight.clearing, attacker=fight.attacker,
        )  # fmt: skip
        if chosen is not None:
            t.tell(EffectUsed(defender, self.key))
            discard(t, defender, [chosen.card])
            fight.defends_higher = True

    def value(self, state: RootState, side: Seat, seat: Seat) -> float:
        """Value the cards to spend."""
        return 0.06 * min(5, len(state.hands[seat]))
