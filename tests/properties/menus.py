"""Positions of Root at a menu of a turn, original and made worse."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.ai.answers import random_answer
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.root.data.cards import copies_of
from engine.root.factions.corvids.board import supply as plots_in_supply
from engine.root.factions.legion.board import COLONY
from engine.root.game import GAME
from engine.root.hooks.faction import FACTIONS
from engine.root.rules.placing import TREETOP, in_supply
from engine.root.state import RootState
from engine.selfplay import chance_of, random_options

TABLES = (
    ("marquise", "corvids", "legion", "clergy"),
    ("eyrie", "corvids", "duchy", "clergy"),
    ("alliance", "legion", "lizards", "vagabond"),
    ("lizards", "corvids", "legion", "marquise"),
    ("clergy", "corvids", "vagabond", "alliance"),
    ("legion", "corvids", "duchy", "eyrie"),
    ("keepers", "corvids", "legion", "marquise"),
    ("hundreds", "riverfolk", "keepers", "lizards"),
)
"""Every faction, beside those who bar others from placing and recruiting."""
DECISIONS = 150
"""Number of random decisions played in each match."""


def strew(state: RootState, seat: Seat, rng: random.Random) -> None:
    """Make a position worse for a seat, in ways that random play rarely reaches.

    Snares and colonies lie where it has pieces, its supply is short, its score marker is off, the
    Elder Treetop's own slot is taken.
    """
    left = {"corvids": lambda owner: plots_in_supply(state, owner)["snare"],
            "legion": lambda owner: in_supply(state, owner, COLONY)}  # fmt: skip
    for key, kind in (("corvids", "snare"), ("legion", COLONY)):
        owner = state.factions.index(key) if key in state.factions else seat
        if owner == seat:
            continue
        own = [c for c in range(1, len(state.suits)) if state.owns_pieces(seat, c)]
        free = [c for c in own if state.suits[c] and not state.owns_pieces(owner, c)]
        for clearing in rng.sample(free, min(len(free), left[key](owner), 2)):
            state.add_token(owner, clearing, kind)
    if rng.random() < 0.3:
        state.supply[seat] = min(state.supply[seat], rng.randrange(3))
    if rng.random() < 0.15:
        state.dominance[seat] = copies_of("dominance_fox")[0]
    if built := state.buildings[state.landmarks.get(TREETOP, 0)]:
        state.perch = built[-1]


def positions(seats: tuple[str, ...], number: int) -> Iterator[tuple[RootState, Setup, Seat]]:
    """Play a match at random and stop at the menus of its turns, each original and made worse."""
    rng = random.Random(number)
    setup = Setup("root", seats, random_options(GAME, rng, {"responses": "live"}))
    match = Match.new(GAME, setup, chance_of(number))
    for _ in range(DECISIONS):
        if match.over:
            break
        seat, question = next(iter(match.pending.items()))
        stages = FACTIONS[match.state.factions[seat]].stages
        if question.kind in [f"{match.state.factions[seat]}.{each.key}" for each in stages]:
            for worse in (False, True):
                state = match.state.copy()
                if worse:
                    strew(state, seat, rng)
                yield state, setup, seat
        match.submit(seat, question.id, random_answer(question.form, rng))
