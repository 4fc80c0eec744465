"""Crowded areas on a phone: each kind of unit by drawing and number, in its hex, over nothing."""

from functools import cache
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.core.seats import Seat
from engine.runewars.data.units import FACTION_KEYS, NEUTRAL, units_of
from render import theme
from render.boxes import Box
from render.layout.close_up import PICTURE
from render.layout.question_map import MARK, WIDE, Lit
from render.runewars import words_of
from render.runewars.board.chips import Chip, chip_of
from render.runewars.board.close_up import lay_out_focus, window_on
from render.runewars.board.geometry import WIDTH, ground_of
from render.runewars.board.picture import lay_out_board
from render.runewars.question import mark_at
from render.runewars.question import window_on as window_of_question
from tests.render.comparing import collisions
from tests.render.runewars.positions import KINDS, crowded, position
from tests.render.test_eyes import contrast, grey, unlike
from tests.torture import share, torture

WORDS = words_of("en")
PHONE = 360
LEAST = {"one": 6.1, "two": 5.7, "four": 4.9, "eight": 3.9}
"""Least height of a number on a phone, in pixels, by the kinds of unit in an area.

A digit is 0.66 as high as its letters' size: 5.9 pixels are letters of 9.
"""


def wild(view, kinds):
    """Leave the crowds of a board to the neutral units."""
    count = {"one": 1, "two": 2, "four": 4, "eight": 6}[kinds]
    standing = tuple((unit, 2 if count < 5 else 1) for unit in units_of(NEUTRAL)[:count])
    areas = (replace(each, owner=None, standing=standing, routed=()) for each in view.areas)
    return replace(view, areas=tuple(areas))


def chips(placed):
    """List the chip of each kind of unit: the last sprite of its group."""
    last = {each.group: each.image for each in placed if each.group.startswith(("units", "routed"))}
    return list(last.values())


def written(image) -> int:
    """Return the height of a chip's last number; many are equal."""
    return written_in(image.size, image.mode, image.tobytes())


@cache
def written_in(size, mode, pixels) -> int:
    """Return the height of the pixels at a chip's right end unlike its colour."""
    image = Image.frombytes(mode, size, pixels)
    edge, wide, high = 1 + max(2, image.height // 14), *image.size
    inside = image.convert("RGB").crop((wide - high // 2, edge, wide - edge, high - edge))

    def off(one: Any, other: Any) -> int:
        return sum(abs(a - b) for a, b in zip(one, other, strict=True))

    ground = inside.getpixel((inside.width - 1, inside.height // 2))
    rows = [
        y
        for y in range(inside.height)
        for x in range(inside.width)
        if off(inside.getpixel((x, y)), ground) > 150
    ]
    return max(rows) - min(rows) + 1


@torture
@pytest.mark.parametrize("kinds", KINDS)
@pytest.mark.parametrize("seats", share([2, 3, 4]))
def test_every_kind_of_unit_has_a_number_that_a_phone_shows(seats, kinds):
    """With a stronghold, a hero, a rune, seals and Rewards in every area, and its neighbours'."""
    view = crowded(position(seats), kinds)
    for each in (view, wild(view, kinds)):
        placed = lay_out_board(each, WORDS)
        shown = chips(placed)
        assert len(shown) == sum(
            len({unit for unit, _ in (*area.standing, *area.routed)}) for area in each.areas
        )
        assert min(map(written, shown)) * PHONE / WIDTH >= LEAST[kinds]
        assert collisions(placed) == []


@pytest.mark.parametrize("seed", range(3))
def test_four_kinds_are_as_clear_on_a_board_that_players_built(seed):
    view = crowded(position(4, seed, 1, "spring", map="built"), "four")
    assert min(map(written, chips(lay_out_board(view, WORDS)))) * PHONE / WIDTH >= LEAST["eight"]


@pytest.mark.parametrize("kinds", KINDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_leaves_its_hex(seats, kinds):
    view = crowded(position(seats), kinds)
    for board in (view, wild(view, kinds)):
        ground = ground_of(board)
        at = {area.key: ground.place(area.hex) for area in board.areas}
        for each in lay_out_board(board, WORDS):
            key = each.group.rpartition(" ")[2]
            if each.group == "ground" or key not in at:
                continue
            (x, y), box = at[key], each.box
            off = max(abs(box.top - y), abs(box.bottom - y))
            half = max(abs(box.left - x), abs(box.right - x))
            assert off <= ground.high, each.group
            # A hex narrows evenly from its middle to half its width.
            assert half <= ground.wide * (1 - off / (2 * ground.high)), each.group


@pytest.mark.parametrize("kinds", KINDS)
def test_a_question_shows_kinds_larger_than_the_post(kinds):
    view = crowded(replace(position(4), seat=Seat(0)), kinds)
    lit = Lit(tuple((area.area, "") for area in view.areas[:3]))
    zoom = PHONE / window_of_question(view, lit).width
    assert PHONE / WIDE < 0.4
    assert min(map(written, chips(lay_out_board(view, WORDS)))) * zoom >= LEAST[kinds] * 1.25


@pytest.mark.parametrize("kinds", ["one", "two", "four"])
def test_the_mark_of_a_button_hides_no_kind_of_unit(kinds):
    """In a window as near as a realm of a few areas has it."""
    view = crowded(position(4), kinds)
    ground, zoom = ground_of(view), 1.5
    placed = lay_out_board(view, WORDS)
    for area in view.areas:
        x, y = ground.place(area.hex)
        across, down = mark_at(view, area.area, zoom, WORDS)
        mark = Box.disc(x + across * ground.wide, y + down * ground.high, MARK / zoom)
        covered = [
            each.group for each in placed
            if each.group.startswith(("units", "routed")) and each.group.endswith(f" {area.key}")
            and each.box.overlaps(mark, 3)
        ]  # fmt: skip
        assert covered == [], area.key


@pytest.mark.parametrize("kinds", KINDS)
def test_a_close_up_shows_the_same_chips_as_the_board(kinds):
    view = crowded(position(4), kinds)
    ground = ground_of(view)
    for area in view.areas[::7]:
        placed = lay_out_focus(view, area.area, window_on(ground, area), WORDS)
        shown = chips(placed)
        assert min(map(written, shown)) * PHONE / PICTURE >= 8
        drawn = [*dict(area.standing), *(u for u, _ in area.routed if u not in dict(area.standing))]
        numbers = [(dict(area.standing).get(u, 0), dict(area.routed).get(u, 0)) for u in drawn]
        same = [chip_of(u, *n).draw(shown[0].height) for u, n in zip(drawn, numbers, strict=True)]
        assert sorted(each.tobytes() for each in shown) == sorted(each.tobytes() for each in same)


@pytest.mark.parametrize("faction", [*FACTION_KEYS, NEUTRAL])
def test_no_two_units_of_a_faction_share_a_drawing(faction):
    """As small as a post shows them, and without their colour."""
    drawn = [grey(chip_of(unit, 1, 0).draw(38).crop((0, 0, 38, 38))) for unit in units_of(faction)]
    for one, other in combinations(drawn, 2):
        assert unlike(one, other) > 10


@pytest.mark.parametrize("kinds", KINDS)
def test_every_area_shows_its_units_in_the_same_way(kinds):
    """A drawing and a number: one alone is counted too, and nothing depends on the room."""
    view = crowded(position(4), kinds)
    for area in view.areas:
        placed = lay_out_board(replace(view, areas=(area,)), WORDS)
        for each, units in (("units", area.standing), ("routed", area.routed)):
            for unit, number in units:
                image = next((p.image for p in placed if p.group == f"{each} {unit} {area.key}"), 0)
                if image and each == "units":
                    lying = dict(area.routed).get(unit, 0)
                    assert image == chip_of(unit, number, lying).draw(image.height)


@pytest.mark.parametrize("key", theme.ARMIES)
def test_letters_stand_out_from_the_colour_of_their_army(key):
    hue = theme.ARMIES[key]
    assert contrast(hue.coat, hue.text) > 4.9
    assert contrast(hue.tint, theme.INK) > 10


@pytest.mark.parametrize("key", theme.ARMIES)
def test_routed_units_are_pale_to_every_eye(key):
    hue = theme.ARMIES[key]
    assert contrast(hue.coat, hue.tint) > 1.5
    stand, lie, both = (
        Chip("unit-skull", *numbers, hue).draw(36) for numbers in ((2, 0), (0, 2), (2, 1))
    )
    corner = (4, 30)
    assert stand.getpixel(corner) == both.getpixel(corner) != lie.getpixel(corner)
    assert stand.width == lie.width < both.width


def test_neutral_units_in_an_army_keep_their_own_colour():
    view = position(4)
    bowman, beastman = units_of("daqan")[0], units_of(NEUTRAL)[2]
    area = replace(view.areas[0], owner=Seat(0), standing=((bowman, 1), (beastman, 1)), routed=())
    both = chips(lay_out_board(replace(view, areas=(area,), heroes=(), changes=()), WORDS))
    for one, other in combinations(both, 2):
        assert one.getpixel((5, one.height - 6)) != other.getpixel((5, other.height - 6))
