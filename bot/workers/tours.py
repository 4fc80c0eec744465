"""Tours: positions that show a faction's ideas, from a match computers always play alike."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from typing import Any

from engine.ai.levels import player_of
from engine.core.chance.draws import RngChance
from engine.core.language.messages import Idea
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES

SEED, LEVEL = 7, "greedy"
CHOICES = 70
"""Number of choices played: a few rounds, enough for most ideas to come up."""

Stop = tuple[Idea, Any]
"""An idea, and the seat's view when its moment had come."""


@cache
def tour_stops(game_key: str, kind: str) -> tuple[Stop, ...]:
    """Play matches with a kind of seat; return the positions that show its ideas.

    An idea is shown by a hand if one shows it, else where most of the map is lit for it; one whose
    moment never came, at the end.
    Things a usual match lacks, such as hirelings, are shown by a match that has them.
    """
    game, options = GAMES[game_key], usual(game_key)
    found, end = moments(game_key, kind, options)
    if game.tour_extras:
        found = moments(game_key, kind, {**options, **game.tour_extras})[0] | found
    return tuple(found.get(key, (Idea(key), end)) for key in game.tour(kind))


def moments(game_key: str, kind: str, options: Mapping[str, str]) -> tuple[dict[str, Stop], Any]:
    """Play a match; return its ideas by key, and the seat's view at the end."""
    game, rng = GAMES[game_key], random.Random(SEED)
    setup = Setup(game_key, seats_with(game_key, kind), dict(options))
    match: Match[Any] = Match.new(game, setup, RngChance(rng), keep="step")
    player, own = player_of(LEVEL, rng).player, Seat(0)
    found: dict[str, Stop] = {}
    for _ in range(CHOICES):
        if match.over:
            break
        seat, question = next(iter(match.pending.items()))
        if seat == own:
            view = match.view(own)
            for idea in game.lessons(view):
                known = found.get(idea.key)
                if known is None or shown_by(idea) > shown_by(known[0]):
                    found[idea.key] = idea, view
        match.submit(seat, question.id, player.answer(match, question))
    return found, match.view(own)


def shown_by(idea: Idea) -> tuple[bool, int]:
    """Return what makes a position show an idea well: a thing to show, and lit places."""
    return bool(idea.thing), len(idea.places)


def seats_with(game_key: str, kind: str) -> tuple[str, ...]:
    """Return the suggested seats with one of a kind first."""
    game = GAMES[game_key]
    others = [each for each in game.suggested if each.partition(":")[0] != kind.partition(":")[0]]
    return (kind, *others)[: len(game.suggested)]


def usual(game_key: str) -> dict[str, str]:
    """Return the options that skip choices before the first turn, where there are any."""
    setups = (each.choices for each in GAMES[game_key].options if each.key == "setup")
    return {"setup": "usual"} if "usual" in next(setups, ()) else {}
