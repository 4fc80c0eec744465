"""Titles and Objectives (H): claiming them, and their holders' privileges."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option, action
from engine.core.choices.performing import performs
from engine.core.seats import Seat
from engine.runewars.data.cards import EXPLORATIONS, REWARD_FACE, TITLES
from engine.runewars.events.cards import ObjectiveScored, TitleClaimed
from engine.runewars.events.map import RuneTurned
from engine.runewars.events.year import EffectTookPlace
from engine.runewars.pieces import NOBODY, AreaId, ObjectiveId, OrderNumber, RewardId
from engine.runewars.rules.heroes.heroes import fall_without_mail
from engine.runewars.rules.heroes.reward_cards import PickReward, discard_rewards
from engine.runewars.rules.influence import gain
from engine.runewars.rules.map.areas import is_friendly
from engine.runewars.rules.orders.economy import ACQUIRE_POWER, AcquireNow, acquire
from engine.runewars.rules.orders.turn import BONUS, BONUS_OVER, Order, order_card, order_of
from engine.runewars.rules.victory.checks import (
    claims_open,
    lay_victory_card,
    may_claim,
    runes_needed,
    runes_of,
)
from engine.runewars.rules.victory.objectives import could_be_fulfilled, is_fulfilled
from engine.runewars.rules.victory.runes import InArea, receive_rune
from engine.runewars.rules.windows import Window
from engine.runewars.state import RunewarsState, RunewarsTable

MOST_RAISED = 50
"""Most amounts offered for a Title: more would not fit into a menu, and nobody needs them."""
CLAIMED = "turn.claimed"
CAPTAIN, SPY_GUILD = "captain_heroes_league", "spy_guild"
REWARDS_FOR_RUNE = 3
DRAGON_THRONES = sum(EXPLORATIONS["dragon_throne"].backs.values())
CAPTAIN_USED, SPIED = "turn.captain", "year.spied"


@action("runewars claim")
class Claim(Option, frozen=True, gc=False, tag="runewars.claim"):
    """Claim a Title for more influence than is on it."""

    title: str
    influence: int


@action("runewars objective")
class ShowObjective(Option, frozen=True, gc=False, tag="runewars.objective"):
    """Show the player's fulfilled Objective and receive a dragon rune."""


@action("runewars league")
class TurnInRewards(Option, frozen=True, gc=False, tag="runewars.league"):
    """Discard three Reward cards for a dragon rune, as Captain of the Heroes' League."""


@action("runewars spy")
class TakeBack(Option, frozen=True, gc=False, tag="runewars.takeback"):
    """Take an order used earlier this year back into hand, as Master of the Spy Guild."""

    order: OrderNumber


@action("runewars victory")
class LayVictory(Option, frozen=True, gc=False, tag="runewars.victory"):
    """Lay the player's Victory card on this season's deck."""


@order_card
class AcquirePower(Order):
    """Gain influence; with the bonus claim a Title."""

    number = ACQUIRE_POWER
    key = "acquire_power"
    by_itself = True

    def primary(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """Offer the influence."""
        return [AcquireNow()]

    async def leave_primary(self, t: RunewarsTable, seat: Seat) -> bool:
        """Gain the influence, which needs no choice."""
        await acquire(t, seat, AcquireNow())
        return False

    def bonus(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """List the Titles that may be claimed, and the amounts."""
        if state.flags.get(CLAIMED):
            return []
        return [
            Claim(title, influence)
            for title in TITLES
            if state.titles.get(title) != seat
            for least in [state.title_influence[title] + 1]
            for influence in range(least, min(state.influence[seat] + 1, least + MOST_RAISED))
        ]


@performs(Claim)
async def claim(t: RunewarsTable, seat: Seat, action: Claim) -> None:
    """Put the influence on the Title; the influence there before goes to the supply."""
    state = t.state
    state.flags[CLAIMED] = 1
    gain(t, seat, -action.influence)
    state.titles[action.title] = int(seat)
    state.title_influence[action.title] = action.influence
    t.tell(TitleClaimed(seat, action.title, action.influence))


class Claims(Window):
    """Objective, Victory card and the Titles' privileges, in the player's own turn."""

    def possible(self, state: RunewarsState, seat: Seat) -> bool:
        """Return whether, on public facts, an Objective or enough runes might be shown."""
        return (
            (state.objectives[seat] != NOBODY and could_be_fulfilled(state, seat))
            or may_turn_in(state, seat)
            or bool(orders_to_take_back(state, seat))
            or could_claim(state, seat)
        )

    def options(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """List the claims that are possible now."""
        found: list[Option] = []
        if state.objectives[seat] != NOBODY and is_fulfilled(state, seat):
            found.append(ShowObjective())
        if may_claim(state, seat):
            found.append(LayVictory())
        if may_turn_in(state, seat):
            found.append(TurnInRewards())
        return [*found, *orders_to_take_back(state, seat)]

    def at_end(self, state: RunewarsState, seat: Seat) -> bool:
        """Return whether an order may be taken back, or an Objective now be fulfilled.

        Leaving Harvest or Acquire Power by Done turns dials or brings influence.
        """
        by_leaving = order_of(state, seat).by_itself and state.objectives[seat] != NOBODY
        fulfilled = by_leaving and could_be_fulfilled(state, seat)
        return fulfilled or bool(orders_to_take_back(state, seat))


def could_claim(state: RunewarsState, seat: int) -> bool:
    """Return whether, on public facts, a seat may control enough runes to claim victory now."""
    held = sum(is_friendly(state, seat, area) for area in state.runes)
    return claims_open(state, seat) and held + DRAGON_THRONES >= runes_needed(state)


def may_turn_in(state: RunewarsState, seat: int) -> bool:
    """Return whether the Captain of the Heroes' League has the Rewards for a rune."""
    captain = state.titles.get(CAPTAIN) == seat and not state.flags.get(CAPTAIN_USED)
    return captain and len(rewards_of(state, seat)) >= REWARDS_FOR_RUNE


def rewards_of(state: RunewarsState, seat: int) -> list[tuple[int, int]]:
    """List the Reward cards of a seat's heroes, each with its hero."""
    return [(hero.hero, reward) for hero in state.heroes_of(seat) for reward in hero.rewards]


def orders_to_take_back(state: RunewarsState, seat: int) -> list[Option]:
    """List the orders of this year but the one just resolved, at the end of the player's turn."""
    if state.titles.get(SPY_GUILD) != seat or state.phase != BONUS or state.flags.get(SPIED):
        return []
    return [TakeBack(OrderNumber(number)) for number in state.orders_this_year(seat)[:-1]]


@performs(ShowObjective)
async def show_objective(t: RunewarsTable, seat: Seat, action: ShowObjective) -> None:
    """Reveal the Objective, put it in the box, and receive a dragon rune."""
    state = t.state
    t.tell(ObjectiveScored(seat, ObjectiveId(state.objectives[seat])))
    state.objectives[seat] = NOBODY
    await receive_rune(t, seat)


@performs(LayVictory)
async def lay_victory(t: RunewarsTable, seat: Seat, action: LayVictory) -> None:
    """Lay the Victory card; if runes are shown, the player chooses among more than enough."""
    state = t.state
    if state.options["victory"] == "card_shown":
        await show_for_claim(t, seat)
    lay_victory_card(t, seat)


async def show_for_claim(t: RunewarsTable, seat: Seat) -> None:
    """Turn up as many dragon runes as the claim needs (G, "own turn, shown")."""
    state = t.state
    dragons = [area for area, rune in sorted(state.runes.items()) if rune.dragon]
    own = [area for area in dragons if is_friendly(state, seat, area)]
    most = runes_needed(state) - (runes_of(state, seat) - len(own))
    options = [InArea(AreaId(area)) for area in own]
    chosen = await t.choose_some(
        seat, "victory.runes", options, least=most, most=most, public=False
    )
    for each in chosen:
        state.runes[each.area].faceup = True
        t.tell(RuneTurned(each.area, True))


@performs(TurnInRewards)
async def turn_in_rewards(t: RunewarsTable, seat: Seat, action: TurnInRewards) -> None:
    """Discard three Reward cards of the player's heroes, anywhere, for a dragon rune."""
    state = t.state
    state.flags[CAPTAIN_USED] = 1
    held = [RewardId(REWARD_FACE[reward]) for _, reward in rewards_of(state, seat)]
    chosen = await t.choose_some(
        seat, "league.rewards", [PickReward(reward) for reward in held],
        least=REWARDS_FOR_RUNE, most=REWARDS_FOR_RUNE, public=False,
    )  # fmt: skip
    for each in chosen:
        hero, reward = next(
            (h, r) for h, r in rewards_of(state, seat) if REWARD_FACE[r] == each.reward
        )
        discard_rewards(t, seat, state.hero(hero), [reward])
    fall_without_mail(t, state.heroes_of(seat))
    t.tell(EffectTookPlace(seat, CAPTAIN))
    await receive_rune(t, seat)


@performs(TakeBack)
async def take_back(t: RunewarsTable, seat: Seat, action: TakeBack) -> None:
    """Take an order back into hand; it no longer counts for supremacy."""
    state = t.state
    state.flags[SPIED] = state.flags[BONUS_OVER] = 1
    state.orders[seat].remove(action.order)
    t.tell(EffectTookPlace(seat, SPY_GUILD))
