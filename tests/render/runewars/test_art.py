"""The drawings and colours of Runewars: one for everything, told apart small and in one colour."""

from itertools import combinations

import pytest

from engine.runewars.data.cards import EXPLORATIONS, REWARDS, TITLES
from engine.runewars.data.units import FACTION_KEYS, UNITS
from render import theme
from render.canvas import has_drawing, sprite
from render.runewars import words_of
from render.runewars.board import sprites
from render.runewars.printed import GLYPHS
from render.runewars.text.names import thing_name
from tests.cases import over
from tests.render.comparing import ink_of
from tests.render.test_theme import EYES, linear, nearest

NEEDED = (
    *(f"base-{shape}" for shape in ("triangle", "circle", "rectangle", "hexagon")),
    *(f"unit-{glyph}" for glyph in sorted(set(GLYPHS.values()))),
    *(f"sign-{key}" for key in FACTION_KEYS),
    *(f"season-{season}" for season in ("spring", "summer", "fall", "winter")),
    *(f"title-{title}" for title in TITLES),
    *(f"reward-{kind}" for kind in sorted({each.kind for each in REWARDS})),
    "food", "wood", "ore", "influence", "tactics", "quests", "rewards", "fate", "objective",
    "stronghold", "stronghold-damaged", "development", "city", "rune", "rune-dragon", "rune-false",
    "hero", "exploration", "left", "battle", "duel", "victory", "routed", "damage", "health",
    "strength", "agility", "wisdom", "home-marker", "dragon-runes",
)  # fmt: skip


@over("name", NEEDED)
def test_everything_in_the_box_is_drawn(name):
    assert has_drawing(name)
    left, top, right, bottom = ink_of(sprite(name, 64))
    assert right - left > 40 or bottom - top > 40


def test_every_type_of_unit_has_a_drawing():
    assert {unit.key for unit in UNITS} == set(GLYPHS)


@pytest.mark.parametrize("faction", [*FACTION_KEYS, "neutral"])
def test_a_faction_s_units_are_told_apart_at_the_size_of_the_map(faction):
    units = [number for number, unit in enumerate(UNITS) if unit.faction == faction]
    shapes = [
        sprites.unit(number, theme.army_of(faction), 36).convert("L").tobytes() for number in units
    ]
    for one, other in combinations(shapes, 2):
        unlike = sum(abs(a - b) > 60 for a, b in zip(one, other, strict=True))
        assert unlike > 36 * 36 * 0.1


def test_a_routed_unit_is_unlike_a_standing_one():
    hue = theme.army_of("daqan")
    for number in range(len(UNITS)):
        one = sprites.unit(number, hue, 36).convert("L").tobytes()
        other = sprites.unit(number, hue, 36, routed=True).convert("L").tobytes()
        assert sum(abs(a - b) > 60 for a, b in zip(one, other, strict=True)) > 36 * 36 * 0.15


@pytest.mark.parametrize("eyes", EYES)
def test_armies_are_clearly_apart(eyes):
    colours = {key: hue.coat for key, hue in theme.ARMIES.items()}
    assert nearest(colours, eyes)[0] > 0.12, nearest(colours, eyes)


def test_armies_have_letters_of_their_own_that_can_be_read():
    assert len({hue.letter for hue in theme.ARMIES.values()}) == len(theme.ARMIES)

    def light(colour):
        r, g, b = linear(colour)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05

    for hue in theme.ARMIES.values():
        bright, dark = sorted((light(hue.coat), light(hue.text)), reverse=True)
        assert bright / dark >= 3.0


@pytest.mark.parametrize("locale", ["en", "de", "es"])
def test_exploration_tokens_that_stay_are_told_apart(locale):
    """A Dragon Throne, which counts as a rune, had the D of a Dungeon, or of a "Dorf"."""
    words = words_of(locale)
    stay = [each.key for each in EXPLORATIONS.values() if each.kind != "event"]
    faces = {
        sprites.exploration(key, thing_name("exploration", key, words), 40).tobytes()
        for key in stay
    }

    assert len(faces) == len(stay) == 8
