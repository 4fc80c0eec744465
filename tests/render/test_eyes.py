"""Events, rule and lead are recognisable with every kind of colour vision, and without any.

Colours are compared as in `test_theme`; parts that must work without colour are compared in grey,
at the size of the smallest post on a desktop.
"""

import math
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.core.seats import Seat
from engine.root.pieces import Place
from engine.root.view import Change
from engine.runewars.view import Shift
from render import theme
from render.change_marks import FRESH, arrow, halo
from render.games import RENDERERS
from render.root import words_of
from render.root.board import sprites
from render.root.board.geometry import ground_of
from render.root.board.measures import FRAME, LANDS
from render.root.board.track import lay_out_track
from render.root.text.names import letter_of
from render.runewars.board import sprites as runewars_sprites
from render.runewars.board.seasons import SEASONS
from tests.render.boards import NEW
from tests.render.positions import FOUR, random_position
from tests.render.runewars.positions import position
from tests.render.test_theme import EYES, linear, seen

SMALL = 525 / 1650
ALL = (*FOUR, "vagabond2", *NEW, "keepers", "riverfolk")
GROUNDS = {
    **{key: land.meadow for key, land in LANDS.items()},
    **{f"forest of {key}": land.floor for key, land in LANDS.items()},
    **{f"{key} plain": season.meadow for key, season in SEASONS.items()},
    **{f"{key} fields": season.food for key, season in SEASONS.items()},
    "plate": theme.PLATE,
}


def light(colour: str) -> float:
    """Return the brightness of a colour, from 0 to 1, plus the constant of the contrast formula."""
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours by their brightness alone."""
    bright, dark = sorted((light(one), light(other)), reverse=True)
    return bright / dark


def grey(image: Image.Image, ground: str = theme.PLATE) -> Image.Image:
    """Return a sprite as eyes without colour see it, as small as in a post."""
    flat = Image.new("RGB", image.size, ground)
    if image.mode == "RGBA":
        flat.paste(image, (0, 0), image)
    else:
        flat.paste(image)
    size = max(1, round(image.width * SMALL)), max(1, round(image.height * SMALL))
    return flat.convert("L").resize(size, Image.Resampling.LANCZOS)


def unlike(one: Image.Image, other: Image.Image, by: int = 40) -> int:
    """Count the pixels of two grey pictures that are clearly different."""
    assert one.size == other.size
    return sum(abs(a - b) > by for a, b in zip(one.tobytes(), other.tobytes(), strict=True))


# Score markers


def markers(keys: tuple[str, ...]) -> dict[str, Image.Image]:
    """Return the markers of a score track."""
    view = random_position(3, keys=keys)
    level = tuple(replace(seat, points=3 + 4 * seat.seat) for seat in view.seats)
    placed = lay_out_track(replace(view, seats=level), words_of("en"))
    return {
        each.group: grey(each.image) for each in placed if each.group.startswith("marker ")
    }  # fmt: skip


@pytest.mark.parametrize("keys", [FOUR, NEW, ("vagabond", "vagabond2", "marquise")], ids=",".join)
def test_score_markers_are_told_apart_without_colour(keys):
    found = markers(keys)
    assert len(found) == len(keys)
    for (name, one), (other_name, other) in combinations(found.items(), 2):
        assert unlike(one, other) >= 8, (name, other_name)


@pytest.mark.parametrize("locale", ["en", "de", "es"])
def test_every_faction_of_a_table_has_a_letter_of_its_own_in_every_language(locale):
    letters = [letter_of(key, words_of(locale)) for key in ALL]
    assert len(set(letters)) == len(letters)


# Rule, and ties


@pytest.mark.parametrize("key", ALL)
def test_a_ring_of_rule_stands_out_from_its_plate_and_every_land(key):
    """By its edge of ink even where its own colour is that of the land."""
    for ground in GROUNDS.values():
        assert contrast(theme.INK, ground) > 4.5
    bare = Image.new("RGBA", sprites.ring(1, (key,)).size)
    assert unlike(grey(sprites.ring(1, (key,))), grey(bare)) > 150


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("key", ALL)
def test_a_ring_s_colour_is_not_that_of_the_plate(key, eyes):
    if key == "vagabond":
        return
    assert math.dist(seen(theme.hue_of(key).coat, eyes), seen(theme.PLATE, eyes)) > 0.09


@pytest.mark.parametrize("pair", list(combinations(ALL, 2)), ids="-".join)
def test_a_tie_is_told_from_rule_without_colour(pair):
    """Its ring is broken, and its shield says `=` instead of a letter."""
    tie = grey(sprites.ring(1, pair))
    for key in pair:
        assert unlike(tie, grey(sprites.ring(1, (key,))), 30) > 40
        ruled = sprites.shield(theme.hue_of(key), letter_of(key, words_of("en")), 60)
        assert unlike(grey(sprites.shield(theme.NEUTRAL, "=", 60)), grey(ruled)) > 25


# Latest changes


@pytest.mark.parametrize("square", [False, True])
@pytest.mark.parametrize("ground", GROUNDS.values(), ids=GROUNDS.keys())
def test_the_outline_of_the_last_change_is_seen_without_colour(ground, square):
    image = halo(60, square)
    bare = Image.new("RGBA", image.size)
    assert unlike(grey(image, ground), grey(bare, ground), 25) > 40


@pytest.mark.parametrize("eyes", [each for each in EYES if each != "tritanopia"])
def test_the_outline_of_the_last_change_is_no_colour_of_the_ground(eyes):
    """To eyes with tritanopia it is; they have its edge of ink, as those without colour."""
    outline = seen(FRESH, eyes)
    nearest = min(math.dist(outline, seen(ground, eyes)) for ground in GROUNDS.values())
    assert nearest > 0.05


def test_a_piece_that_has_just_come_is_seen_without_colour():
    view = replace(random_position(5, busy=0.4), changes=())
    place = next(each.number for each in view.clearings if each.warriors)
    owner = view.clearing(place).warriors[0][0]
    news = (Change("place", owner, Place(place), count=1, piece="warrior"),)
    still, fresh = (
        grey(RENDERERS["root"].board(replace(view, changes=each)).image.crop(FRAME))
        for each in ((), news)
    )
    assert unlike(still, fresh) > 30


@pytest.mark.parametrize("key", [*ALL, *theme.ARMIES])
def test_an_arrow_is_seen_on_every_land_without_colour(key):
    hue = theme.ARMIES[key] if key in theme.ARMIES else theme.hue_of(key)
    line = [(4.0 * n, 60.0) for n in range(40)]
    for under in (False, True):
        image, _ = arrow(line, hue.coat, under)
        for ground in GROUNDS.values():
            bare = Image.new("RGBA", image.size)
            assert unlike(grey(image, ground), grey(bare, ground)) > 60


def test_a_move_and_its_battle_change_the_map_without_colour():
    """With everything in grey and as small as a post the news is still there."""
    view = replace(random_position(5, busy=0.4), changes=())
    a, b = ground_of("autumn").paths[3]
    move = Change("move", Seat(2), Place(b), Place(a), 3, "warrior")
    fight = Change("battle", Seat(2), Place(b), rolls=(2, 1))
    still, moved = (
        grey(RENDERERS["root"].board(replace(view, changes=news)).image.crop(FRAME))
        for news in ((), (move, fight))
    )
    assert unlike(still, moved) > 200


def test_a_march_and_a_battle_of_runewars_change_the_map_without_colour():
    view = replace(position(4), changes=())
    one, other = view.areas[3], view.areas[4]
    news = (Shift("move", Seat(0), other.area, one.area, 3, 0), Shift("battle", Seat(0), one.area))
    still, moved = (
        grey(RENDERERS["runewars"].board(replace(view, changes=each)).image.crop(FRAME))
        for each in ((), news)
    )
    assert unlike(still, moved) > 120


# Suits, armies


def padded(image, high):
    whole = Image.new("RGBA", (image.width, high))
    whole.paste(image, (0, 0))
    return whole


def test_suits_and_armies_are_told_apart_without_colour():
    """A badge by its outline and letter, an army's banner by its sign."""
    words = words_of("en")
    badges = {suit: sprites.badge(suit, "", 74, words) for suit in theme.SUITS}
    size = (max(each.width for each in badges.values()), max(e.height for e in badges.values()))
    shown = {}
    for suit, image in badges.items():
        whole = Image.new("RGBA", size)
        whole.paste(image, (0, 0))
        shown[suit] = grey(whole)
    for one, other in combinations(shown.values(), 2):
        assert unlike(one, other) > 60
    numbered = [sprites.badge(suit, "12", 86, words) for suit in theme.SUITS if suit != "any"]
    high = max(each.height for each in numbered)
    for one, other in combinations([grey(padded(each, high)) for each in numbered], 2):
        assert unlike(one, other) > 40
    banners = [runewars_sprites.banner(key, "", 50) for key in theme.ARMIES]
    for first, second in combinations(banners, 2):
        width = min(first.width, second.width)
        room = (0, 0, width, 50)
        assert unlike(grey(first.crop(room)), grey(second.crop(room))) > 15
