"""Reasons why parts of an order, of diplomacy or of a claim are not offered (parts 5, 6, G, H)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.choices.actions import Option
from engine.core.choices.questions import Answer, Question
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.runewars.data.tiles import AREAS
from engine.runewars.pieces import NOBODY, AreaId
from engine.runewars.rules.influence import Bid
from engine.runewars.rules.map.areas import is_friendly
from engine.runewars.rules.orders.arriving import Attack, Negotiate
from engine.runewars.rules.orders.economy import (
    ACQUIRE_POWER,
    FORTIFY,
    HARVEST,
    RALLY_SUPPORT,
    RECRUIT,
    RECRUITED,
    AcquireNow,
    HarvestNow,
    RecruitWith,
)
from engine.runewars.rules.orders.marching import CONQUER, MOBILIZE, Activate
from engine.runewars.rules.orders.rallying import HIRED, RALLIED, Hire, Rally, RallySupport
from engine.runewars.rules.orders.strategize import STRATEGIZE, Drill, SendHero, StepTo
from engine.runewars.rules.orders.turn import BONUS, PRIMARY, has_supremacy
from engine.runewars.rules.strongholds import (
    BUILT,
    COLLECTED,
    DEVELOPED,
    MIXED,
    REPAIRED,
    BuildStronghold,
    Collect,
    Develop,
    MixRunes,
    RepairStronghold,
    developments_open,
    paying,
    strongholds_of,
)
from engine.runewars.rules.victory.checks import LAST_CLAIM, length_of, runes_needed, runes_of
from engine.runewars.rules.victory.objectives import is_fulfilled
from engine.runewars.rules.victory.titles import (
    CAPTAIN,
    CAPTAIN_USED,
    CLAIMED,
    REWARDS_FOR_RUNE,
    SPIED,
    SPY_GUILD,
    Claim,
    LayVictory,
    ShowObjective,
    TakeBack,
    TurnInRewards,
    rewards_of,
)
from engine.runewars.state import RunewarsState

MAIN: dict[type[Option], tuple[int, ...]] = {
    StepTo: (STRATEGIZE,), SendHero: (STRATEGIZE,), Activate: (MOBILIZE, CONQUER),
    HarvestNow: (HARVEST,), RecruitWith: (RECRUIT,), Rally: (RALLY_SUPPORT,),
    AcquireNow: (ACQUIRE_POWER,), BuildStronghold: (FORTIFY,), RepairStronghold: (FORTIFY,),
    MixRunes: (FORTIFY,),
}  # fmt: skip
"""Orders whose main part has the option."""
BONUSES: dict[type[Option], int] = {
    Drill: STRATEGIZE, Collect: HARVEST, Develop: HARVEST, Hire: RALLY_SUPPORT,
    Claim: ACQUIRE_POWER,
}  # fmt: skip
"""Order whose bonus has the option."""


def why_not_else(state: RunewarsState, question: Question, action: Answer) -> Refused:
    """Explain why an option without an area, card or hero of its own was not offered."""
    seat = question.seat
    match action:
        case Bid():
            if question.kind != "bid":
                return Refused("bid-not-now", law="11")
            return Refused("bid-influence", law="11.1", have=state.influence[seat])
        case Negotiate() | Attack():
            return why_no_meeting(state, question, action)
        case ShowObjective() | LayVictory() | TurnInRewards() | TakeBack():
            return why_no_claim(state, seat, action)
    if isinstance(action, Option) and type(action) in (*MAIN, *BONUSES):
        return why_not_in_order(state, seat, action)
    return Refused("not-offered")


# Orders (part 5)


def why_not_now(orders: Sequence[int]) -> Refused:
    """Name the orders that offer something: one, or either of two."""
    either = "yes" if len(orders) > 1 else "no"
    return Refused("order-not-now", law="5", either=either, order1=orders[0], order2=orders[-1])


def why_not_in_order(state: RunewarsState, seat: Seat, action: Option) -> Refused:
    """Explain why an order does not offer something: wrong order, wrong part, or used up."""
    kind = type(action)
    orders = MAIN.get(kind) or (BONUSES[kind],)
    if not resolves(state, seat, orders):
        return why_not_now(orders)
    if kind in BONUSES and not has_supremacy(state, seat):
        return Refused("bonus-none", law="3")
    if kind in BONUSES and state.phase == PRIMARY:
        return Refused("bonus-first", law="3.1", order=orders[0])
    match action:
        case SendHero(hero) if state.phase == PRIMARY:
            return Refused("send-not", law="4.10", hero=hero)
        case RecruitWith(resource) if state.flags.get(f"{RECRUITED}{resource}"):
            done = sum(flag.startswith(RECRUITED) for flag in state.flags)
            more = "yes" if done == 1 and has_supremacy(state, seat) else "no"
            return Refused("recruit-once", law="5.5", resource=str(resource), more=more)
        case Rally(area, benefit):
            return why_no_rally(state, seat, area, benefit)
        case Hire(influence):
            return why_no_hero(state, seat, influence)
        case Claim(title, influence):
            return why_no_title(state, seat, title, influence)
        case Collect():
            return Refused("collect-nothing", law="9.6")
        case Develop(area, development):
            return why_no_development(state, seat, area, development)
        case RepairStronghold(area):
            return why_no_repair(state, seat, area)
        case MixRunes() if state.flags.get(MIXED):
            return Refused("mix-once", law="5.9")
        case MixRunes():
            return Refused("mix-areas", law="5.9")
        case BuildStronghold() if state.flags.get(BUILT):
            return Refused("build-once", law="5.9")
    return Refused("order-done", law="5", order=state.orders[seat][-1])


def keys_of(areas: Iterable[int]) -> str:
    """Write areas as an argument of a sentence, each once: "3A 5B"."""
    return " ".join(dict.fromkeys(AREAS[area].key for area in areas))


def resolves(state: RunewarsState, seat: int, orders: Sequence[int]) -> bool:
    """Return whether a seat is resolving one of the given orders."""
    own = state.current == seat and state.phase in (PRIMARY, BONUS)
    return own and state.orders[seat][-1] in orders


def why_no_rally(state: RunewarsState, seat: Seat, area: int, benefit: str) -> Refused:
    """Explain why a city gives nothing, and name those that do (5.7)."""
    left = [each for each in RallySupport().primary(state, seat) if isinstance(each, Rally)]
    cities = keys_of(each.area for each in left)
    if area not in state.cities:
        return Refused("rally-no-city", law="5.7", area=area, cities=cities)
    if not is_friendly(state, seat, area):
        return Refused("rally-not-yours", law="5.7", area=area, cities=cities)
    if state.flags.get(f"{RALLIED}{area}"):
        return Refused("rally-once", law="5.7", area=area, cities=cities)
    gives = " ".join(each.benefit for each in left if each.area == area)
    return Refused("rally-never", law="5.7", area=area, benefit=benefit, gives=gives)


def why_no_hero(state: RunewarsState, seat: Seat, influence: int) -> Refused:
    """Explain why no hero can be hired (5.7)."""
    if state.flags.get(HIRED):
        return Refused("hire-once", law="5.7")
    if not strongholds_of(state, seat):
        return Refused("hire-stronghold", law="5.7")
    left = len(state.hero_deck)
    if left < influence <= state.influence[seat]:
        return Refused("hire-deck", law="5.7", left=left)
    return Refused("hire-influence", law="5.7", have=state.influence[seat])


def why_no_title(state: RunewarsState, seat: Seat, title: str, influence: int) -> Refused:
    """Explain why a Title cannot be claimed for that much (5.8, H1)."""
    if state.flags.get(CLAIMED):
        return Refused("claim-once", law="5.8")
    if title not in state.title_influence:
        return Refused("not-offered")
    if state.titles.get(title) == seat:
        return Refused("claim-held", law="H1", title=title)
    lying, have = state.title_influence[title], state.influence[seat]
    if influence <= lying or have <= lying:
        return Refused("claim-least", law="H1", title=title, lying=lying, have=have)
    return Refused("claim-influence", law="H1", title=title, least=lying + 1, have=have)


def why_no_development(state: RunewarsState, seat: Seat, area: int, development: str) -> Refused:
    """Explain why a development cannot be built there, and name where one can (9.6)."""
    own = strongholds_of(state, seat)
    stronghold = own.get(AreaId(area))
    free = keys_of(each for each, built in own.items() if not built.development)
    if state.flags.get(DEVELOPED):
        return Refused("develop-once", law="9.6")
    if not state.flags.get(COLLECTED) and paying(state, seat):
        return Refused("develop-collect", law="9.6")
    if stronghold is None:
        return Refused("develop-stronghold", law="9.6", area=area, free=free)
    if stronghold.development:
        return Refused("develop-taken", law="9.6", area=area, free=free)
    if not state.dials[seat]["wood"]:
        return Refused("develop-wood", law="9.6")
    fitting = [each for each in developments_open(state, seat) if isinstance(each, Develop)]
    kinds = " ".join(each.development for each in fitting if each.area == area)
    return Refused("develop-never", law="9.5", area=area, development=development, kinds=kinds)


def why_no_repair(state: RunewarsState, seat: Seat, area: int) -> Refused:
    """Explain why a stronghold cannot be repaired, and name those that can (5.9)."""
    stronghold = state.strongholds.get(area)
    own = strongholds_of(state, seat)
    damaged = keys_of(each for each, built in own.items() if built.damaged)
    if state.flags.get(REPAIRED):
        return Refused("repair-once", law="5.9")
    if stronghold is None or stronghold.seat != seat:
        return Refused("repair-not-yours", law="5.9", area=area, damaged=damaged)
    if not stronghold.damaged:
        return Refused("repair-whole", law="5.9", area=area, damaged=damaged)
    return Refused("repair-ore", law="5.9")


# Diplomacy (part 6)


def why_no_meeting(state: RunewarsState, question: Question, action: Option) -> Refused:
    """Explain why there is no diplomacy or battle with neutral units."""
    if not question.kind.startswith("diplomacy"):
        return Refused("meet-nobody", law="6")
    if isinstance(action, Attack):
        return Refused("meet-once", law="4.12")
    return Refused("meet-influence", law="6.1", most=min(6, state.influence[question.seat]))


# Objective, Victory card, Titles (G, H)


def why_no_claim(state: RunewarsState, seat: Seat, action: Option) -> Refused:
    """Explain why a claim in the seat's own turn was not offered."""
    if isinstance(action, ShowObjective):
        if state.objectives[seat] == NOBODY:
            return Refused("objective-none", law="H3")
        if not is_fulfilled(state, seat):
            return Refused("objective-unfulfilled", law="H3")
    elif isinstance(action, LayVictory):
        if refusal := why_no_victory_card(state, seat):
            return refusal
    elif isinstance(action, TurnInRewards):
        if state.titles.get(CAPTAIN) != seat:
            return Refused("league-title", law="H1")
        if state.flags.get(CAPTAIN_USED):
            return Refused("league-once", law="H1")
        have = len(rewards_of(state, seat))
        if have < REWARDS_FOR_RUNE:
            return Refused("league-rewards", law="H1", have=have)
    elif isinstance(action, TakeBack):
        return why_no_order_back(state, seat, action.order)
    return Refused("turn-not-yours", law="2.3")


def why_no_victory_card(state: RunewarsState, seat: Seat) -> Refused | None:
    """Explain why a Victory card cannot be laid; None if only the moment is wrong."""
    if state.options["victory"] == "instant":
        return Refused("victory-instant", law="G4")
    if any(card[0] == seat for card in state.victory.values()):
        return Refused("victory-laid", law="G2")
    if state.year > LAST_CLAIM[length_of(state)]:
        return Refused("victory-late", law="G6")
    have, needed = runes_of(state, seat), runes_needed(state)
    if have < needed:
        return Refused("victory-runes", law="G1", have=have, needed=needed)
    if state.season in state.victory:
        return Refused("victory-deck", law="G2")
    return None


def why_no_order_back(state: RunewarsState, seat: Seat, order: int) -> Refused:
    """Explain why an order cannot be taken back (H1, the Spy Guild)."""
    if state.titles.get(SPY_GUILD) != seat:
        return Refused("spy-title", law="H1")
    if state.flags.get(SPIED):
        return Refused("spy-once", law="H1")
    if state.current == seat and order not in state.orders_this_year(seat)[:-1]:
        return Refused("spy-order", law="H1")
    return Refused("spy-late", law="H1")
