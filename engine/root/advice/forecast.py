"""The probable outcome of a battle for its attacker, before it cannot be called off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from engine.core.choices.actions import Option
from engine.core.language.messages import Message
from engine.core.language.percentages import percent
from engine.core.seats import Seat
from engine.root.advice.odds import ambush_chance, cards_of, fresh, hits_of, open_ambush
from engine.root.advice.removals import heaviest_loss
from engine.root.hooks.faction import SIDES, spelled_out
from engine.root.pieces import suits_of
from engine.root.rules.battle.effects import most_to_lose
from engine.root.rules.battle.fighting import fight_of
from engine.root.rules.battle.hits import DIE
from engine.root.state import Fight, RootState

Outcome = tuple[int, int]
"""Pieces or items that the attacker removes, and that it loses."""


def forecast(state: RootState, seat: Seat, option: Option) -> list[Message]:
    """Return the usual outcome of a battle, the chances of more, and possible interference."""
    fight = fight_of(seat, spelled_out(state, seat, option))
    if fight is None:
        return []
    chances = outcomes(state, fight)
    removed, lost = median(chances, 0), median(chances, 1)
    key = "forecast-sure" if len(chances) == 1 else "forecast-likely"
    return [
        Message(key, {"removed": removed, "lost": lost}),
        *more_than(chances, 0, removed, "forecast-removed"),
        *more_than(chances, 1, lost, "forecast-lost"),
        *costs_of(state, fight, max(each[0] for each in chances)),
        *interference(state, fight),
    ]


def outcomes(state: RootState, fight: Fight) -> dict[Outcome, Fraction]:
    """Return the chance of each outcome over all 16 rolls (4.3.3 to 4.3.6)."""
    chances: dict[Outcome, Fraction] = {}
    most = [most_to_lose(state, fight, side) for side in (fight.defender, fight.attacker)]
    for one in range(DIE):
        for other in range(DIE):
            dealt, suffered = hits_of(state, fresh(fight), one, other, ())
            outcome = min(dealt, most[0]), min(suffered, most[1])
            chances[outcome] = chances.get(outcome, Fraction(0)) + Fraction(1, DIE * DIE)
    return chances


def median(chances: dict[Outcome, Fraction], part: int) -> int:
    """Return the median of a part of the outcome: half of all rolls bring no more.

    The likeliest outcome would often be one of many that are each unlikely.
    """
    below = Fraction(0)
    for count in sorted({each[part] for each in chances}):
        below += sum(chance for each, chance in chances.items() if each[part] == count)
        if below >= Fraction(1, 2):
            break
    return count


def more_than(
    chances: dict[Outcome, Fraction], part: int, usual: int, key: str
) -> Iterator[Message]:
    """Yield the chance that a part of the outcome is more than usual."""
    above = {each: chance for each, chance in chances.items() if each[part] > usual}
    if not above:
        return
    counts = {each[part] for each in above}
    chance = sum(above.values(), Fraction(0))
    several = "yes" if len(counts) > 1 else "no"
    times = {"n": chance.numerator, "of": chance.denominator}
    yield Message(key, {**times, "count": min(counts), "several": several})


def costs_of(state: RootState, fight: Fight, most: int) -> Sequence[Message]:
    """Explain what removing up to so many of the defender's pieces costs: Outrage, and the like."""
    worst = heaviest_loss(state, fight, fight.defender, most)
    return SIDES[state.sides[fight.defender]].cost_of_removing(state, fight.defender, worst)


def interference(state: RootState, fight: Fight) -> Iterator[Message]:
    """Yield the defender's possible interference: an ambush (4.3.1), and public effects."""
    defender = fight.defender
    if defender not in state.seats:
        return
    held, shown = len(state.hands[defender]), open_ambush(state, fight)
    if held and shown is not False and not state.has_crafted(fight.attacker, "scouting_party"):
        chance = ambush_chance(state, fight)[0]
        if shown:
            yield Message("forecast-ambush-open")
        elif round(100 * chance):
            yield Message("forecast-ambush", {"cards": held, "chance": percent(chance)})
    effects = [each.message.removeprefix("odds-") for each in cards_of(state, fight, defender)]
    if effects:
        suit = "-".join(suits_of(state.suits[fight.clearing])[:1])
        named = (f"{suit}-{each}" if each == "partisans" else each for each in effects)
        yield Message("forecast-effects", {"effects": " ".join(named)})
