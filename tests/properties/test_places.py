"""Every option about places names them, so that any question can be asked on the map."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine.ai.players import RandomPlayer
from engine.core.choices.actions import Option, fields_of
from engine.core.choices.places import NOWHERE, Way
from engine.core.choices.questions import Amounts, Question
from engine.core.match import Match
from engine.core.seats import Setup
from engine.games import GAMES
from engine.selfplay import chance_of
from tests.properties.setups import some_setups
from tests.torture import torture

PLACES = ("Clearing", "Place", "AreaId")
"""Types of fields that name a place."""
DECISIONS = 250


def asked(setup: Setup, seed: int) -> Iterator[tuple[Match[Any], Question]]:
    """Play at random; yield every question."""
    match = Match.new(GAMES[setup.game], setup, chance_of(seed), keep="nothing", fingerprints=False)
    mind = RandomPlayer(random.Random(seed))
    for _ in range(DECISIONS):
        if match.over:
            return
        seat, question = next(iter(match.pending.items()))
        yield match, question
        match.submit(seat, question.id, mind.answer(match, question))


def known_places(match: Match[Any], question: Question) -> set[int]:
    """List the places of a table: those that can be named, and the forests of Root."""
    game, view = match.game, match.view(question.seat)
    words = game.words("en")
    named = {game.find_place(name, words, view) for name in game.place_names(words, view)}
    forests = range(-20, 0) if game.key == "root" else ()
    return {each for each in named if each is not None} | set(forests)


def named_by(option: Option, known: set[int]) -> set[int]:
    """List the places that an option's own fields name."""
    named = fields_of(type(option)).items()
    return {getattr(option, name) for name, kind in named if kind in PLACES} & known


@torture
@pytest.mark.parametrize("setup", some_setups())
def test_every_option_about_places_says_which(setup: Setup) -> None:
    told = Counter[str]()
    for match, question in asked(setup, 5):
        ways = match.game.places(match.state, question)
        form = question.form
        options = list(form.bounds) if isinstance(form, Amounts) else form.options
        assert len(ways) == len(options), question.kind
        known = known_places(match, question)
        for way, option in zip(ways, options, strict=True):
            shown = {place for place in (way.origin, way.to) if place is not None}
            assert shown <= known, (question.kind, option, way)
            assert way.origin is None or way.to is not None, (question.kind, option)
            if isinstance(option, Option):
                assert named_by(option, known) <= shown, (question.kind, option, way)
            told["lit" if way != NOWHERE else "dark"] += 1
    assert set(told) == {"lit", "dark"}


def test_a_move_leads_from_its_origin_and_a_pawns_from_where_it_stands() -> None:
    seen = set[str]()
    setup = Setup("root", ("marquise", "eyrie", "alliance", "vagabond:tinker"), {})
    for match, question in asked(setup, 3):
        options: Any = () if isinstance(question.form, Amounts) else question.form.options
        ways = match.game.places(match.state, question) if options else ()
        for way, option in zip(ways, options, strict=True):
            kind: type[Option] = type(option)
            tag = str(kind.__struct_config__.tag)
            if "origin" in fields_of(kind):
                assert way == Way(option.origin, option.to)
                seen.add("move")
            elif tag == "vagabond.move":
                assert way == Way(match.state.boards[question.seat].place, option.to)
                seen.add(tag)
            elif tag in ("vagabond.explore", "vagabond.battle", "vagabond.aid"):
                assert way == Way(to=match.state.boards[question.seat].place)
                seen.add("pawn")
    assert seen == {"move", "vagabond.move", "pawn"}
