"""The odds of battles in words (part 7): the possible attacks, and the probable course of each.

Everything is counted from open information and the reader's own cards; of another's hand of cards,
that is its size.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.errors import Refused
from engine.core.language.messages import Message
from engine.core.language.percentages import percent
from engine.core.seats import Scalar, Seat
from engine.runewars.advice.battles.forecasts import Forecast, forecast
from engine.runewars.advice.battles.hands import NO_CARDS, Hand
from engine.runewars.advice.battles.lines import Line, line_of, man
from engine.runewars.data.cards import TACTICS
from engine.runewars.data.units import (
    DEVELOPMENTS,
    IS_NEUTRAL,
    STRENGTH_DAMAGED,
    STRENGTH_UNDAMAGED,
    UNITS_PER_AREA,
)
from engine.runewars.pieces import NOBODY, AreaId
from engine.runewars.rules.battle.defences import WALLS
from engine.runewars.rules.battle.losses import alive, battle_of
from engine.runewars.rules.battle.strength import CONQUER_BONUS, strength, stronghold_strength
from engine.runewars.rules.map.areas import controller, is_enemy, is_neutral
from engine.runewars.rules.orders.marching import comes, movable_from
from engine.runewars.state import RunewarsState


class Clash(NamedTuple):
    """A possible battle, or the one under way."""

    attacker: int
    defender: int
    """A seat, or -1 for neutral units."""
    area: AreaId
    attackers: Line
    """The strongest units in reach, up to the limit of an area."""
    could_come: int
    defenders: Line
    wall: int
    """Strength of the stronghold."""
    hands: tuple[Hand, Hand]
    """Both sides' Tactics cards as the reader sees them."""


def matter_of(state: RunewarsState) -> list[Message]:
    """Name the battle under way with both sides' strength, as a tally would count it now (7.5)."""
    if state.battle is None:
        return []
    battle = state.battle
    return [
        Message(
            "matter-battle",
            {
                "attacker": battle.attacker,
                "defender": battle.defender,
                "area": battle.area,
                "attack": strength(state, battle.attacker),
                "defence": strength(state, battle.defender) + stronghold_strength(state),
            },
        )
    ]


def odds(
    state: RunewarsState,
    attacker: Seat | None,
    defender: Seat | None,
    place: int | None,
    reader: Seat | None,
) -> list[Message]:
    """Describe the battle in question, or list the possible ones."""
    if battle_is_meant(state, attacker, defender, place):
        return under_way(state, reader)
    found = [
        clash
        for seat in (state.in_game() if attacker is None else [attacker])
        for area in (state.land.areas if place is None else [AreaId(place)])
        if (clash := clash_at(state, seat, area, reader)) and defender in (None, clash.defender)
    ]
    if not found:
        raise Refused("odds-none", law="7.1")
    if len(found) == 1:
        return in_full(state, found[0], reader)
    return [Message("odds-list"), *map(in_short, found)]


def clash_at(
    state: RunewarsState, seat: int, area: AreaId, reader: int | None, *, entered: bool = False
) -> Clash | None:
    """Return the battle that a seat could start in an area by Mobilize or Conquer, if any (4.2).

    `entered` is true if it has just activated that area.
    """
    fought = state.battle is not None and state.battle.area == area
    held = is_enemy(state, seat, area) or is_neutral(state, area)
    if fought or not held or (state.activated[area] >> seat & 1 and not entered):
        return None
    coming = sorted(
        man(unit)
        for origin in movable_from(state, seat)
        for unit, count in state.standing(origin).items()
        if comes(state, seat, origin, area, unit)
        for _ in range(count)
    )
    if all(IS_NEUTRAL[each.unit] for each in coming):
        return None  # allies need a unit of the faction with them (4.11)
    stronghold = state.strongholds.get(area)
    wall = 0
    if stronghold is not None:
        wall = STRENGTH_DAMAGED if stronghold.damaged else STRENGTH_UNDAMAGED
    attackers = tuple(coming[-UNITS_PER_AREA:])
    defenders = line_of(state.standing(area))
    holder = controller(state, area)
    hands = hands_of(state, seat, holder, reader)
    return Clash(seat, holder, area, attackers, len(coming), defenders, wall, hands)


def hands_of(
    state: RunewarsState, attacker: int, defender: int, reader: int | None
) -> tuple[Hand, Hand]:
    """Return both sides' Tactics cards: the reader's own, and the number of another's."""
    attack, defence = (hand_of(state, side, reader) for side in (attacker, defender))
    return attack, defence


def hand_of(state: RunewarsState, side: int, reader: int | None) -> Hand:
    """Return a side's Tactics cards as the reader sees them."""
    if side == NOBODY:
        return NO_CARDS
    if side == reader:
        return Hand(known=tuple(sorted(TACTICS[card].key for card in state.tactics[side])))
    return Hand(unknown=len(state.tactics[side]))


def forecast_clash(clash: Clash, *, wall: int | None = None) -> Forecast:
    """Return the probable course of a battle, perhaps against another wall."""
    wall = clash.wall if wall is None else wall
    return forecast(clash.attackers, clash.defenders, wall, hands=clash.hands)


# In words


def in_short(clash: Clash) -> Message:
    """Describe a battle on one line."""
    found = forecast_clash(clash)
    units = {"units": len(clash.attackers), "against": len(clash.defenders)}
    return Message("odds-line", {**sides(clash), **units, "chance": percent(found.chance)})


def in_full(state: RunewarsState, clash: Clash, reader: int | None) -> list[Message]:
    """Describe a battle in full: the units, strengths and losses, and the things left out."""
    lines = [Message("odds-title", sides(clash))]
    counts: dict[str, Scalar] = {"count": len(clash.attackers), "all": clash.could_come}
    lines.append(Message("odds-coming", {"seat": clash.attacker, **counts}, "4.2"))
    if clash.wall:
        lines.append(Message("odds-stronghold", {"count": clash.wall}, "7.5"))
    lines += forecast_lines(clash.attacker, clash.defender, forecast_clash(clash))
    if clash.wall:
        less = forecast_clash(clash, wall=max(0, clash.wall - CONQUER_BONUS))
        lines.append(Message("odds-conquer", {"chance": percent(less.chance)}, "3"))
    lines += development_lines(state, clash)
    if clash.defender == NOBODY:
        lines.append(Message("odds-diplomacy", {"count": state.influence[clash.attacker]}, "6"))
    return [*lines, *made_from(clash, reader)]


def development_lines(state: RunewarsState, clash: Clash) -> Iterator[Message]:
    """Describe the possible effect of a defensive development on the board (7.5)."""
    stronghold = state.strongholds.get(clash.area)
    if stronghold is None or not stronghold.development:
        return
    if stronghold.development == "reinforced_walls":
        more = forecast_clash(clash, wall=clash.wall + WALLS)
        yield Message("odds-walls", {"chance": percent(more.chance)}, "7.5")
    elif DEVELOPMENTS[stronghold.development].defensive:
        yield Message("odds-development", {"development": stronghold.development}, "7.5")


def forecast_lines(attacker: int, defender: int, found: Forecast) -> list[Message]:
    """Describe the chance, the strengths and the losses."""
    return [
        Message("odds-chance", {"seat": attacker, "chance": percent(found.chance)}, "7.6"),
        Message(
            "odds-strength", {"attack": f"{found.attack:.1f}", "defence": f"{found.defence:.1f}"}
        ),
        Message("odds-losses", {"seat": attacker, "lost": f"{found.attackers_lost:.1f}"}),
        Message("odds-losses", {"seat": defender, "lost": f"{found.defenders_lost:.1f}"}),
    ]


def made_from(clash: Clash, reader: int | None) -> list[Message]:
    """Describe the basis of the estimate, and the hands of cards that it assumes."""
    hands = zip((clash.attacker, clash.defender), clash.hands, strict=True)
    counted = [
        Message("odds-own-cards", law="7.3")
        if side == reader
        else Message("odds-cards", {"seat": side, "count": hand.unknown}, "7.3")
        for side, hand in hands
        if hand != NO_CARDS
    ]
    return [*counted, Message("odds-estimate")]


def sides(clash: Clash) -> dict[str, Scalar]:
    """Return both sides and the area as arguments of a message."""
    return {"attacker": clash.attacker, "defender": clash.defender, "area": clash.area}


# The battle under way


def battle_is_meant(
    state: RunewarsState, attacker: Seat | None, defender: Seat | None, place: int | None
) -> bool:
    """Return whether the battle under way is the one asked about."""
    battle = state.battle
    return (
        battle is not None
        and attacker in (None, battle.attacker)
        and defender in (None, battle.defender)
        and place in (None, battle.area)
    )


def win_chance(state: RunewarsState, reader: int | None) -> float:
    """Return the attacker's chance to win the battle under way."""
    return lines_and_forecast(state, reader)[1].chance


def hands_left(state: RunewarsState, reader: int | None) -> tuple[Hand, Hand]:
    """Return the hands left to play first: when the defender reads, the attacker has played."""
    battle = battle_of(state)
    if battle.initiative:
        return NO_CARDS, NO_CARDS
    attack, defence = hands_of(state, battle.attacker, battle.defender, reader)
    return NO_CARDS if reader == battle.defender else attack, defence


def lines_and_forecast(
    state: RunewarsState, reader: int | None
) -> tuple[tuple[Line, Line], Forecast]:
    """Return both lines of the battle under way, and its probable course from there."""
    battle = battle_of(state)
    ends = battle.attacker, battle.defender
    lines = [
        tuple(sorted(man(each.unit, each.damage, each.routed) for each in alive(state, side)))
        for side in ends
    ]
    drawn = [
        frozenset(int(each.rpartition(".")[2]) for each in battle.drawn if each.startswith(f"{s}."))
        for s in ends
    ]
    added = [battle.strength.get(side, 0) for side in ends]
    wall = stronghold_strength(state)
    found = forecast(
        lines[0], lines[1], wall + added[1] - added[0], max(1, battle.initiative),
        (drawn[0], drawn[1]), hands_left(state, reader),
    )  # fmt: skip
    found = found._replace(attack=found.attack + added[0], defence=found.defence + added[0])
    return (lines[0], lines[1]), found


def under_way(state: RunewarsState, reader: int | None) -> list[Message]:
    """Describe the probable end of the battle under way, by the types that have not drawn."""
    battle, wall = battle_of(state), stronghold_strength(state)
    ends = battle.attacker, battle.defender
    lines, found = lines_and_forecast(state, reader)
    hands = hands_left(state, reader)
    clash = Clash(*ends, AreaId(battle.area), lines[0], len(lines[0]), lines[1], wall, hands)
    said = [Message("odds-title", sides(clash)), Message("odds-under-way")]
    if wall:
        said.append(Message("odds-stronghold", {"count": wall}, "7.5"))
    return [*said, *forecast_lines(*ends, found), *made_from(clash, reader)]
