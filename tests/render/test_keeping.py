"""The memory of a drawing process: everything drawn lies on one shelf, which has limited room."""

import ast
import gc
import random
from functools import lru_cache
from pathlib import Path

import pytest
from PIL import Image

import render
from engine.ai.players import RandomPlayer
from engine.core.match import Match
from engine.core.seats import Setup
from engine.games import GAMES
from engine.selfplay import chance_of
from render.canvas import ROOM, SHELF, kept, packed, weigh
from render.games import RENDERERS
from render.layout.question_map import Lit
from tests.render.comparing import same_pixels

MEGABYTE = 2**20
SMALL_SERVER = 200 * MEGABYTE
"""Most bytes for all that a process has drawn: as many again go with its code, words and fonts."""
FEW = {
    "_down", "_drawings", "_of_vagabonds", "cap_middle", "digest_of_drawings", "drawing",
    "has_drawing", "icons", "quests",
}  # fmt: skip
"""Functions with few possible arguments, or with small results for them."""
EVERY, POSITIONS = 40, 2
CACHE = type(lru_cache(lambda: None))


def walk():
    """Yield questions at a few positions of both games, and at the first one all pictures."""
    for game in GAMES.values():
        match = Match.new(game, Setup(game.key, game.suggested, {}), chance_of(4))
        player, draw = RandomPlayer(random.Random(4)), RENDERERS[game.key]
        for answered in range(1, EVERY * POSITIONS + 1):
            seat, question = next(iter(match.pending.items()))
            match.submit(seat, question.id, player.answer(match, question))
            if answered % EVERY == 0:
                seat = next(iter(match.pending))
                view = match.view(seat)
                yield draw.question(view, Lit(((3, "A"),)))
                if answered == EVERY:
                    yield draw.board(view)
                    yield draw.hand(view)
                    yield draw.sheet(view, seat)
                    yield draw.focus(view, 3)


def held_by(things):
    """Return the bytes of the distinct pictures found from things of ours."""
    seen, images, left = set(), 0, list(things)
    while left:
        thing = left.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, Image.Image):
            images += weigh(thing)
        elif isinstance(thing, tuple | list | dict) or is_ours(type(thing)):
            left += gc.get_referents(thing)
    return images


def is_ours(kind):
    return kind is CACHE or str(kind.__module__).startswith("render.")


def caches():
    """List the caches of functions in `render/`."""
    found = [each for each in gc.get_objects() if type(each) is CACHE]
    return [each for each in found if each.__module__.startswith("render.")]


@pytest.fixture
def empty_shelf():
    """Empty the shelf on which all sprites are put."""
    SHELF.clear()
    return SHELF


# The shelf


def sprite_of(side):
    return Image.new("RGBA", (side, side))


def test_the_shelf_holds_as_many_bytes_as_there_is_room_for(empty_shelf):
    large = kept(lambda side, _number: sprite_of(side))
    large(3000, 0)
    assert empty_shelf.currsize == weigh(sprite_of(3000))
    first = large(3000, 0)
    for number in range(1, 10):
        large(3000, number)
        assert 0 < empty_shelf.currsize <= ROOM
    assert large(3000, 0) is not first


def test_what_is_larger_than_the_shelf_is_not_kept(empty_shelf):
    side = round((ROOM / 4) ** 0.5) + 1
    kept(sprite_of)(side)
    assert not empty_shelf


def test_equal_sprites_are_drawn_once(empty_shelf):
    drawn = []

    @kept
    def square(side, colour=""):
        drawn.append(side)
        return sprite_of(side)

    assert square(4) is square(4)
    assert square(4, colour="red") is not square(4)
    assert drawn == [4, 4]


def test_a_packed_picture_comes_back_pixel_for_pixel(empty_shelf):
    noise = Image.frombytes("RGB", (50, 40), random.Random(0).randbytes(50 * 40 * 3))
    drawn = packed(lambda: noise)
    assert same_pixels(drawn(), noise)
    assert same_pixels(drawn(), noise)


# The whole process


def test_every_cache_is_bounded():
    unbounded = {each.__name__ for each in caches() if each.cache_info().maxsize is None}
    assert unbounded <= FEW


def test_only_few_drawn_things_are_not_kept_on_the_shelf():
    """A cache counted in pictures would hold any number of bytes."""
    named = [
        node.name
        for path in Path(render.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        and "Image.Image" in ast.unparse(node.returns or node.args)
        if any("cache" in ast.unparse(each) for each in node.decorator_list)
    ]
    assert sorted(named) == ["_down", "_land", "bar", "caption", "scenery", "text_sprite"]


def test_a_process_holds_few_drawn_things_and_draws_the_same_without(empty_shelf):
    drawn = [picture.image for picture in walk()]
    assert 0 < empty_shelf.currsize <= ROOM
    assert ROOM + held_by(caches()) < SMALL_SERVER

    empty_shelf.clear()
    assert all(map(same_pixels, (picture.image for picture in walk()), drawn))
