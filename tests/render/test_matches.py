"""Positions of random matches: nothing overlaps, everything has words."""

import random
from itertools import product

import pytest

from engine.core.events import events_for
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.selfplay import PLAYERS, chance_of, seats_of
from render.games import RENDERERS
from render.root import lay_out_sheet, words_of
from render.root.board.picture import lay_out_board
from tests.render.comparing import collisions
from tests.torture import WHOLE, share, torture

WORDS = words_of("en")
EVERY = 23 if WHOLE else 46
"""Answers between two positions checked."""
TABLES = (
    "marquise,eyrie,alliance,vagabond",
    "marquise,eyrie",
    "alliance,vagabond,vagabond,eyrie,marquise",
    "duchy,corvids,clergy,legion",
    "keepers,vagabond,marquise,eyrie",
    "lizards,marquise,duchy,alliance,clergy,corvids",
)


def positions(table, seed, every, most):
    """Play at random and yield views of the viewer in turn and of a spectator, with the news."""
    game = GAMES["root"]
    rng = random.Random(seed)
    setup = Setup("root", seats_of(game, table, rng), {})
    match = Match.new(game, setup, chance_of(seed), keep="nothing")
    player = PLAYERS["random"](rng)
    told = []
    for answered in range(most):
        if match.over or not match.pending:
            break
        seat, question = next(iter(match.pending.items()))
        told += match.submit(seat, question.id, player.answer(match, question))
        if answered % every == every - 1:
            for viewer in (Seat(answered // every % len(setup.seats)), None):
                yield game.highlight(match.view(viewer), events_for(told, viewer))
            told = []


@torture
@pytest.mark.parametrize(("table", "seed"), share([*product(TABLES, range(2))], of=0.05))
def test_real_positions_are_laid_out_without_overlaps_and_told_in_words(table, seed):
    seen = 0
    for view in positions(table, seed, every=EVERY, most=900):
        seen += 1
        crossing = collisions(lay_out_board(view, WORDS))
        assert [(a.group, b.group) for a, b in crossing] == []
        assert len(RENDERERS["root"].alt(view)) <= 1000
        text = RENDERERS["root"].text(view)
        for seat in view.seats:
            assert f"{seat.cards} card{'s' * (seat.cards != 1)} in hand" in text
            page = lay_out_sheet(view, seat.seat, WORDS)
            assert [(a.group, b.group) for a, b in collisions(page.sheet)] == []
    assert seen > 8


def test_a_finished_match_shows_the_winner():
    view = None
    for view in positions(TABLES[0], 3, every=1, most=4000):  # noqa: B007 - the last one counts
        pass
    assert view is not None
    assert view.winners
    assert "won." in RENDERERS["root"].alt(view)
    groups = {each.group for each in lay_out_board(view, WORDS)}
    assert "crown" in groups
