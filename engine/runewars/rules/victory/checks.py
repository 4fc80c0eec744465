"""Checks after every change: limits, allies, elimination, victory.

Called after every order, season text and icon (part 10, G).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.plans import PlanField, PlanKind, plan_of
from engine.core.seats import Seat
from engine.runewars.data.cards import RUNES_TO_WIN
from engine.runewars.events.armies import AreaLost, AreaTaken, AreaWon
from engine.runewars.events.year import (
    Eliminated,
    RunesCounted,
    RunewarsWon,
    TieBroken,
    VictoryCardLaid,
)
from engine.runewars.pieces import NOBODY, AreaId
from engine.runewars.rules.forces import keep_limits, let_go
from engine.runewars.rules.map.areas import controller, controllers
from engine.runewars.rules.victory.runes import look_around
from engine.runewars.state import RunewarsState, RunewarsTable

EPIC_RUNES = 7
LAST_YEARS = {"six_or_seven": 7, "six": 6, "seven": 7, "eight": 8}
"""Last year that may be played, by the option `length`."""
LAST_CLAIM = {"six_or_seven": 6, "six": 5, "seven": 6, "eight": 7}
"""Last year in which a Victory card may be laid (part 1)."""

VICTORY = PlanKind("victory", (PlanField("lay", ("at_once", "by_hand"), "at_once"),))
"""Plan for laying a Victory card as soon as possible."""


async def settle(t: RunewarsTable) -> None:
    """Keep the limits, release lone allies, and check for elimination and victory."""
    await keep_limits(t)
    let_go(t)
    owners = controllers(t.state)
    tell_control(t, owners)
    if eliminate(t, owners):
        owners = controllers(t.state)
        tell_control(t, owners)
    look_around(t, owners)
    claim_victories(t, owners)


def keep_watch(t: RunewarsTable) -> None:
    """Show each seat the tokens open to it, and check for victory claims (F, G)."""
    owners = controllers(t.state)
    tell_control(t, owners)
    look_around(t, owners)
    claim_victories(t, owners)


def tell_control(t: RunewarsTable, owners: Sequence[int]) -> None:
    """Tell which areas have changed hands since the last time, and what is in them (C)."""
    state = t.state
    if not state.season or state.battle is not None:
        return
    known, areas = state.known_control, state.land.areas
    now = [NOBODY] * len(owners)
    for area in areas:
        now[area] = owners[area]
    state.known_control = now
    for area in areas if known and now != known else ():
        if now[area] != known[area]:
            tell_change(t, area, known[area], now[area])


def tell_change(t: RunewarsTable, area: AreaId, before: int, now: int) -> None:
    """Tell which seat has won or lost an area, and with it the rune token there."""
    rune = rune_in(t.state, area)
    if now == NOBODY:
        t.tell(AreaLost(Seat(before), area, rune))
    elif before == NOBODY:
        t.tell(AreaWon(Seat(now), area, rune))
    else:
        t.tell(AreaTaken(Seat(now), Seat(before), area, rune))


def rune_in(state: RunewarsState, area: int) -> str:
    """Return what is public of an area's rune token; empty if there is none."""
    rune = state.runes.get(area)
    if rune is None:
        return ""
    return ("dragon" if rune.dragon else "false") if rune.faceup else "facedown"


# Victory (G)


def runes_needed(state: RunewarsState) -> int:
    """Return how many dragon runes win: six, in the epic variant seven."""
    return EPIC_RUNES if state.options.get("epic") == "on" else RUNES_TO_WIN


def length_of(state: RunewarsState) -> str:
    """Return the length of the match; the epic variant has its own (J)."""
    return "eight" if state.options.get("epic") == "on" else state.options["length"]


def runes_of(state: RunewarsState, seat: int) -> int:
    """Count the dragon runes in a seat's areas, with a faceup Dragon Throne as one more."""
    return runes_by_seat(state, controllers(state))[seat]


def runes_by_seat(state: RunewarsState, owners: Sequence[int]) -> list[int]:
    """Count them for every seat; `owners` names each area's controller."""
    held = [owners[area] for area, rune in state.runes.items() if rune.dragon]
    held += [owners[area] for area in thrones(state)]
    return [held.count(seat) for seat in state.seats]


def thrones(state: RunewarsState) -> list[int]:
    """List the areas with a faceup Dragon Throne."""
    return [
        area
        for area, token in state.exploration.items()
        if token.faceup and token.key == "dragon_throne"
    ]


def thrones_of(state: RunewarsState, seat: int) -> int:
    """Count the faceup Dragon Thrones in areas that a seat controls."""
    return sum(controller(state, area) == seat for area in thrones(state))


def may_claim(state: RunewarsState, seat: int) -> bool:
    """Return whether a seat may lay its Victory card on the current season's deck now."""
    return claims_open(state, seat) and runes_of(state, seat) >= runes_needed(state)


def claims_open(state: RunewarsState, seat: int) -> bool:
    """Return whether a seat could lay its Victory card now, if it had the runes."""
    return (
        state.options["victory"] != "instant"
        and bool(state.season)
        and state.season not in state.victory
        and all(card[0] != seat for card in state.victory.values())
        and state.year <= LAST_CLAIM[length_of(state)]
    )


def claim_victories(t: RunewarsTable, owners: Sequence[int]) -> None:
    """Lay the Victory cards planned to be laid at once, in play order; or win instantly."""
    state = t.state
    needed, runes = runes_needed(state), runes_by_seat(state, owners)
    for seat in state.in_game() if max(runes) >= needed else ():
        if state.options["victory"] == "instant":
            if runes[seat] >= needed:
                win_match(t, [seat], "instant")
        elif state.options["victory"] == "card" and may_claim(state, seat):
            plan = plan_of(state, seat, VICTORY)
            if plan["lay"] == "at_once":
                lay_victory_card(t, seat)


def lay_victory_card(t: RunewarsTable, seat: Seat) -> None:
    """Lay a seat's Victory card on the current season's deck."""
    state = t.state
    state.victory[state.season] = [int(seat), state.year]
    t.tell(VictoryCardLaid(seat, state.season))


def win_match(t: RunewarsTable, seats: list[Seat], by: str) -> None:
    """End the match: all tokens, which decide nothing any more, are turned up and counted."""
    state = t.state
    for rune in state.runes.values():
        rune.faceup = True
    for seat in state.in_game():
        t.tell(RunesCounted(seat, runes_of(state, seat)))
    state.phase = "over"
    if broken := tie_broken_by(state, seats[0]) if by == "count" else "":
        t.tell(TieBroken(seats[0], broken))
    t.tell(RunewarsWon(tuple(seats), by))
    t.win(seats, by)


def tie_broken_by(state: RunewarsState, winner: int) -> str:
    """Return the criterion that decided a tie: `influence` or `start`; empty without a tie."""
    runes = runes_of(state, winner)
    tied = [s for s in state.in_game() if s != winner and runes_of(state, s) == runes]
    if any(state.influence[seat] == state.influence[winner] for seat in tied):
        return "start"
    return "influence" if tied else ""


def how_won(state: RunewarsState) -> str:
    """Return how the match was won, and what broke a tie."""
    broken = tie_broken_by(state, state.winners[0]) if state.won_by == "count" else ""
    return f"count-{broken}" if broken else state.won_by


# Elimination (G)


def eliminate(t: RunewarsTable, owners: Sequence[int]) -> bool:
    """Eliminate each seat that controls no area; return whether any was. The last one wins."""
    state = t.state
    if not state.season:
        return False
    left = {owners[area] for area in state.land.areas}
    gone = [seat for seat in state.in_game() if seat not in left]
    for seat in gone:
        put_out(t, seat)
    seats = state.in_game()
    if len(seats) == 1:
        win_match(t, seats, "alone")
    return bool(gone)


def put_out(t: RunewarsTable, seat: Seat) -> None:
    """Take a seat's heroes, cards and tokens out of play (G)."""
    state = t.state
    t.tell(Eliminated(seat))
    for hero in state.heroes_of(seat):
        state.hero_deck.append(hero.hero)
        state.reward_deck += hero.rewards
        state.heroes.remove(hero)
    state.tactics_deck += state.tactics[seat]
    state.quest_deck += state.quests[seat]
    for deck in (state.hero_deck, state.reward_deck, state.tactics_deck, state.quest_deck):
        t.shuffle(deck)
    state.tactics[seat], state.fresh[seat], state.quests[seat] = [], [], []
    state.known_quests[seat], state.objectives[seat] = [], NOBODY
    state.titles = {title: who for title, who in state.titles.items() if who != seat}
    state.victory = {season: card for season, card in state.victory.items() if card[0] != seat}
    state.influence[seat] = 0
    for area in state.land.areas:
        state.activated[area] &= ~(1 << seat)
    state.eliminated[seat] = True
    let_go(t)
