"""No change for a seat is missing in its story: compared with the position itself.

`tests/bot/test_turn_stories.py` proves that the post has every sentence of a story.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from typing import Any

from engine.ai.answers import random_answer
from engine.core.events import Event, events_for
from engine.core.language.message_functions import tally
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.root.hooks.faction import is_token
from engine.root.rules.rule import ruler
from engine.root.state import RootState
from engine.selfplay import chance_of
from tests.reading import total
from tests.root.kit import GAME
from tests.torture import SHARE, WHOLE, torture

CALLS = 10_000
DECISIONS = 1500
TABLES = (
    ("marquise", "eyrie", "alliance", "vagabond:thief"),
    ("lizards", "duchy", "corvids", "marquise"),
    ("legion", "clergy", "eyrie", "vagabond:scoundrel"),
    ("keepers", "hundreds", "riverfolk", "alliance"),
)
LENDERS = ("riverfolk",)
"""Factions at whose tables warriors fight for another seat for a turn: the rule they help to win
lapses by itself, so that the position alone does not tell whose rule was lost."""


@dataclass(frozen=True)
class Position:
    """A seat's possessions when it last chose."""

    points: int
    warriors: int
    standing: Counter[tuple[int, str]]
    """Its buildings, by clearing and kind."""
    ruled: frozenset[int]


def position_of(state: RootState, seat: Seat) -> Position:
    places = range(1, len(state.strength))
    lent = any(key in LENDERS for key in state.factions)
    return Position(
        state.points[seat],
        sum(state.warriors[place][seat] for place in places),
        Counter(
            (place, kind)
            for place in places
            for owner, kind in state.buildings[place]
            if owner == seat and not is_token(kind)
        ),
        frozenset() if lent else frozenset(p for p in places if ruler(state, p) == seat),
    )


def untold(state: RootState, events: list[Event], seat: Seat, then: Position) -> list[str]:
    """List the changes in the position that the seat's story lacks."""
    now = position_of(state, seat)
    own = [each.message for each in GAME.story(state, events, seat) if each.seat == seat]
    missing = []
    lost: Counter[Any] = Counter()
    for each in own:
        if each.id in ("story-lost", "story-gave-up"):
            for kind, count in tally(str(each.args["pieces"]).split()).items():
                lost[each.args["clearing"], kind] += count
    points = sum(total(each.args["scored"]) for each in own if each.id == "story-scored")
    if points != now.points - then.points and state.may_score(seat):
        missing.append(f"{now.points - then.points} points, told {points}")
    missing += [f"{kind} in {place}" for place, kind in (then.standing - now.standing) - lost]
    fallen = sum(count for (_, kind), count in lost.items() if kind == "warrior")
    if then.warriors - now.warriors > fallen:
        missing.append(f"{then.warriors - now.warriors} warriors, told {fallen}")
    changed = [each.args["sites"] for each in own if each.id.startswith("story-rule-")]
    told = {int(place) for places in changed for place in str(places).split()}
    missing += [f"rule of {place}" for place in then.ruled ^ now.ruled if place not in told]
    return missing


@torture
def test_every_loss_point_and_change_of_rule_is_told_to_its_seat() -> None:
    wanted = round(CALLS * (SHARE if WHOLE else 0.05))
    calls = seed = 0
    while calls < wanted:
        match = Match.new(
            GAME,
            Setup("root", TABLES[seed % len(TABLES)], {"responses": "planned"}),
            chance_of(seed),
        )
        rng = random.Random(seed)
        seed += 1
        then = {seat: position_of(match.state, seat) for seat in map(Seat, match.state.seats)}
        since: dict[Seat, list[Event]] = {seat: [] for seat in then}
        last = None
        for _ in range(DECISIONS):
            if match.over:
                break
            seat, question = next(iter(match.pending.items()))
            if seat != last:
                last = seat
                calls += 1
                missing = untold(match.state, since[seat], seat, then[seat])
                assert not missing, (seed - 1, match.made, match.setup.seats[seat], missing)
            then[seat], since[seat] = position_of(match.state, seat), []
            for told in match.submit(seat, question.id, random_answer(question.form, rng)):
                for other in since:
                    since[other] += events_for([told], None)
