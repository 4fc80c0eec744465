"""Positions of real matches of every game, setup, map and option: nothing overlaps or sticks out.

A sample at each run; `make torture` plays some hundreds of matches.
"""

import math
import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.errors import Refused
from engine.core.events import events_for
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.selfplay import PLAYERS, chance_of, random_options
from render import root, runewars
from render.boxes import Box
from render.root import hand
from render.root.board import geometry, measures
from render.root.board.picture import lay_out_board as root_board
from render.root.board.sprites import NOTHING
from render.runewars.board.geometry import ground_of
from render.runewars.board.picture import lay_out_board as runewars_board
from render.runewars.hand import lay_out_hand
from tests.properties.setups import every_table
from tests.render.comparing import collisions, height
from tests.render.positions import MAPS
from tests.torture import share, torture

EVERY, MOST = 47, 480
"""Answers between two positions, and of a match."""
SHEET = Box(0, 0, measures.WIDTH, measures.HEIGHT)
LEGIBLE = 11


def setup_of(key: str, number: int) -> Setup:
    """Draw a table out of all mixes that the game accepts, its map and its options."""
    game, rng = GAMES[key], random.Random(f"{key} {number}")
    sizes = tuple(game.seats)
    tables = every_table(game, sizes[number % len(sizes)])
    while True:
        seats = rng.choice(tables)
        options = random_options(game, rng, {})
        if key == "root":
            options["map"] = MAPS[number // len(sizes) % len(MAPS)]
        setup = Setup(key, seats, options)
        try:
            game.check_setup(setup)
        except Refused:
            continue
        return setup


def positions(setup: Setup, seed: int) -> Iterator[Any]:
    """Play at random and yield views of a seat or a spectator, with the latest events."""
    match = Match.new(GAMES[setup.game], setup, chance_of(seed), keep="nothing")
    player = PLAYERS["random"](random.Random(seed))
    told = []
    for answered in range(1, MOST + 1):
        if match.over or not match.pending:
            return
        seat, question = next(iter(match.pending.items()))
        told += match.submit(seat, question.id, player.answer(match, question))
        if answered % EVERY == 0:
            viewer = Seat(seat) if answered % 2 else None
            yield match.game.highlight(match.view(viewer), events_for(told, viewer))
            told = []


@torture
@pytest.mark.parametrize("number", share(range(200), of=0.02))
def test_nothing_overlaps_or_leaves_its_clearing_in_any_setup_of_root(number):
    setup = setup_of("root", number)
    words, cards = root.words_of("en"), GAMES["root"].words("en")
    seen = 0
    for view in positions(setup, number):
        seen += 1
        placed = root_board(view, words)
        assert [(a.group, b.group) for a, b in collisions(placed)] == [], setup
        _keeps_to_its_clearing(view, placed)
        for start in ("points", "cards count", "badge", "rule", "warriors"):
            shown = [e for e in placed if e.group.startswith(start) and e.image is not NOTHING]
            assert min(map(height, shown), default=LEGIBLE) >= LEGIBLE, (setup, start)
        if view.seat is not None:
            sheet, _ = hand.lay_out_hand(view, words, cards)
            assert [(a.group, b.group) for a, b in collisions(sheet)] == [], setup
    assert seen


def _keeps_to_its_clearing(view, placed) -> None:
    """Check that warriors, pawns and buildings stand on their plate, and all on the sheet."""
    ground = geometry.ground_of(view.map)
    for each in placed:
        if each.group != "ground":
            assert each.box.inside(SHEET), each.group
        kind, place = each.group.split()[0], each.group.rpartition(" ")[2]
        if kind not in ("warriors", "pawn", "slot") or "forest" in each.group:
            continue
        if not place.isdigit() or ground.underground(int(place)):
            continue
        here = ground.clearings[int(place)]
        (x, y), half = each.box.middle, each.box.width / 2
        off = max(abs(x - here[0]) + half, abs(y - here[1]) + each.box.height / 2)
        assert off <= measures.PLATE + 6, each.group
        if each.box.round:
            assert math.dist((x, y), here) + half <= measures.PLATE + 6, each.group


@torture
@pytest.mark.parametrize("number", share(range(120), of=0.02))
def test_nothing_overlaps_or_leaves_its_hex_in_any_setup_of_runewars(number):
    setup = setup_of("runewars", number)
    words = runewars.words_of("en")
    seen = 0
    for view in positions(setup, number):
        seen += 1
        placed = runewars_board(view, words)
        assert [(a.group, b.group) for a, b in collisions(placed)] == [], setup
        ground = ground_of(view)
        rooms = {
            area.key: Box.around(*ground.place(area.hex), 2 * ground.wide, 2 * ground.high)
            for area in view.areas
        }
        for each in placed:
            if each.group == "ground":
                continue
            assert each.box.inside(SHEET), (setup, each.group)
            room = rooms.get(each.group.rpartition(" ")[2])
            if room is not None and not each.group.startswith(("hex", "tile", "moved")):
                assert each.box.inside(room), (setup, each.group)
        for start in ("runes ", "influence count", "tactics count"):
            shown = [each for each in placed if each.group.startswith(start)]
            assert min(map(height, shown), default=LEGIBLE) >= LEGIBLE, (setup, start)
        if view.seat is not None:
            assert collisions(lay_out_hand(view, words).sheet) == [], setup
    assert seen
