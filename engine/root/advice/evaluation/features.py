"""The numbers of a position that a computer player learns from, all visible to its seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sized
from typing import Any

from engine.core.seats import Seat
from engine.root.advice.evaluation.dominance import chance_to_dominate
from engine.root.advice.evaluation.position import in_hand
from engine.root.data.cards import CARDS
from engine.root.hooks.faction import FACTIONS
from engine.root.rules.rule import rulers
from engine.root.state import NOBODY, RootState


def features(state: RootState, viewer: Seat) -> list[Mapping[str, float]]:
    """Return the numbers of each seat, by name; only those of `viewer` include its hand.

    Numbers of a faction begin with its key. Other seats' boards count without their secrets, which
    come from a deal of what `viewer` cannot know.
    """
    rule = rulers(state)
    ruled = Counter(rule[clearing] for clearing in range(1, len(state.suits)))
    after = next_after(state, viewer)
    return [seat_features(state, Seat(seat), viewer, ruled, after) for seat in state.seats]


def next_after(state: RootState, seat: Seat) -> dict[int, int]:
    """Return the turns that each seat waits after that of `seat`."""
    place, count = state.order.index(seat), len(state.order)
    return {state.order[(place + 1 + wait) % count]: wait for wait in range(count)}


def seat_features(
    state: RootState, seat: Seat, viewer: Seat, ruled: Counter[int], waits: Mapping[int, int]
) -> dict[str, float]:
    """Return the numbers of one seat."""
    key = state.factions[seat]
    points = state.points[seat]
    pieces = Counter(
        kind for row in (*state.buildings, *state.tokens) for o, kind in row if o == seat
    )
    found: dict[str, float] = {
        f"is.{key}": 1.0,
        "points": points / 10,
        "closing": max(0, points - 20) / 10,
        "near": float(points >= 26),
        "pace": points / max(1, state.round),
        "hand": len(state.hands[seat]),
        "effects": len(state.crafted[seat]),
        "items": len(state.crafted_items[seat]),
        "warriors": sum([row[seat] for row in state.warriors]) / 10,
        "ruled": ruled[seat],
        "present": sum([row[seat] > 0 for row in state.strength]),
        "wait": waits[seat],
        f"{key}.points": points / 10,
        f"{key}.prospects": FACTIONS[key].outlook(state, seat) / 10,
        f"{key}.late": state.round / 10,
    }
    found |= {f"{key}.{kind}": float(count) for kind, count in pieces.items()}
    found |= {f"{key}.{name}": n for name, n in board_numbers(state.boards[seat])}
    if state.partner[seat] != NOBODY:
        found |= {"coalition": 1.0, "partner": state.points[state.partner[seat]] / 10}
    if state.dominance[seat] != NOBODY:
        chance = chance_to_dominate(state, seat, CARDS[state.dominance[seat]].suit)
        found |= {"dominance": 1.0, "dominates": chance}
        for name in ("points", "closing", "near", f"{key}.points"):
            found[name] = 0.0
    if seat == viewer:
        found |= {"own": 1.0, "own.hand": in_hand(state, seat)}
    return found


def board_numbers(board: Any) -> list[tuple[str, float]]:
    """Count the public contents of a faction's board: its numbers, and the lengths of its lists."""
    found = []
    for name in board.__struct_fields__:
        value = getattr(board, name)
        if isinstance(value, (int, bool)):
            found.append((name, float(value)))
        elif isinstance(value, Sized) and not isinstance(value, str):
            found.append((name, float(len(value))))
    return found
