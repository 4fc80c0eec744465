"""Our own drawings: SVGs of one hand, without text and filters, one for everything in the game."""

import re
from importlib.resources import files
from itertools import combinations

import pytest

from engine.root.hooks.faction import FACTIONS
from engine.root.pieces import ITEMS
from render import theme
from render.canvas import drawing, has_drawing, sprite
from render.root.board.sprites import art_of
from render.root.printed import BONDS, RANKS
from tests.cases import over
from tests.render.boards import NEW
from tests.render.comparing import ink_of

DRAWINGS = sorted(
    each.name.removesuffix(".svg")
    for each in (files("render") / "art").iterdir()
    if each.name.endswith(".svg")
)
PLAYED = ("marquise", "eyrie", "alliance", "vagabond", "vagabond2", *NEW)
HEADS = tuple(key for key in PLAYED if key != "vagabond2")
SIDEWAYS = ("corvids",)
"""Heads in profile, because the beak is characteristic."""
BOXED = sorted(
    {
        f"{group}-{kind}"
        for faction in FACTIONS.values()
        for group, kinds in (("building", faction.buildings), ("token", faction.tokens))
        for kind in kinds
    }
)


def test_every_faction_in_play_has_a_head_and_a_colour_of_its_own():
    assert all(has_drawing(art_of(key)) for key in PLAYED)
    assert len({theme.FACTIONS[key].coat for key in PLAYED}) == len(PLAYED)


def test_every_faction_has_a_letter_of_its_own():
    letters = [hue.letter for hue in theme.FACTIONS.values()]
    assert len(set(letters)) == len(letters)


@over(
    "name",
    [
        *(f"item-{item}" for item in ITEMS),
        *(f"suit-{suit}" for suit in theme.SUITS),
        *(f"bond-{bond}" for bond in BONDS),
        *BOXED,
        "building-ruin",
        "token-flowers",
        *(f"crown-{rank}" for rank in RANKS),
        *("acolyte", "bee", "campaign", "denied", "heretic", "minister", "penitent", "spoils"),
        *(f"phase-{phase}" for phase in ("birdsong", "daylight", "evening")),
    ],
)
def test_everything_in_the_box_is_drawn(name):
    image = sprite(name, 64)
    left, top, right, bottom = ink_of(image)
    assert right - left > 40 or bottom - top > 40


@over("name", DRAWINGS)
def test_a_drawing_is_plain_shapes_in_ink(name):
    svg = drawing(name)
    assert not re.search(r"<(text|filter|image|style|script)\b", svg)
    assert theme.INK in svg
    assert "<!--" in svg, "a drawing says what it shows"


@pytest.mark.parametrize("key", [key for key in HEADS if key not in SIDEWAYS])
def test_a_head_is_one_half_mirrored(key):
    face = sprite(art_of(key), 128).getchannel("A")
    mirrored = face.transpose(0)
    differing = sum(abs(a - b) for a, b in zip(face.tobytes(), mirrored.tobytes(), strict=True))
    assert differing / 255 < 128 * 128 * 0.01


def test_silhouettes_differ_before_any_colour():
    """Two heads filled with one ink must still be told apart: a tenth of the square differs."""
    shapes = [sprite(art_of(key), 64).getchannel("A").tobytes() for key in HEADS]
    for place, one in enumerate(shapes):
        for other in shapes[:place]:
            differing = sum(abs(a - b) for a, b in zip(one, other, strict=True)) / 255
            assert differing > 64 * 64 * 0.08


def test_suit_badges_differ_in_outline():
    shapes = [sprite(f"suit-{suit}", 64).getchannel("A").tobytes() for suit in theme.SUITS]
    for place, one in enumerate(shapes):
        for other in shapes[:place]:
            differing = sum(abs(a - b) for a, b in zip(one, other, strict=True)) / 255
            assert differing > 64 * 58 * 0.04


@pytest.mark.parametrize("group", ["building", "token"])
def test_pieces_differ_at_the_size_of_the_map_even_in_one_colour(group):
    """Buildings and tokens are told apart by their drawings, regardless of colour."""
    names = [name for name in BOXED if name.startswith(group)]
    shapes = {name: sprite(name, 40, theme.NEUTRAL).convert("L").tobytes() for name in names}
    for one, other in combinations(names, 2):
        unlike = sum(abs(a - b) > 60 for a, b in zip(shapes[one], shapes[other], strict=True))
        assert unlike > 40 * 40 * 0.04, f"{one} and {other} of render/art look alike"


def test_a_drawing_nobody_made_is_named():
    with pytest.raises(LookupError, match="head-dragon"):
        drawing("head-dragon")
