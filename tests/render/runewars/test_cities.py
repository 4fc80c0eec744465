"""Names of cities on the board: short, in capitals, and large enough for a phone."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image

from engine.runewars.data.cards import CITIES
from render.runewars import words_of
from render.runewars.board import sprites
from render.runewars.board.geometry import WIDTH
from render.runewars.board.packing import LARGEST
from render.runewars.board.picture import lay_out_board
from tests.render.comparing import collisions
from tests.render.runewars.positions import position

PHONE = 360
LOCALES = ("en", "de", "es")
ALONE, BESIDE = 4.8, 3.6
"""Least height of a capital on a phone, in pixels: alone in an area, and beside other things."""


def capitals(image: Image.Image) -> float:
    """Return the height of a city's letters on a phone: the rows in the colour of its name."""
    brick = Image.new("RGB", (1, 1), sprites.BRICK).getpixel((0, 0))
    pixels: Any = image.convert("RGBA").load()
    rows = [
        y
        for y in range(image.height)
        for x in range(image.width)
        if pixels[x, y][:3] == brick and pixels[x, y][3] == 255
    ]
    return (max(rows) - min(rows) + 1) * PHONE / WIDTH


@pytest.mark.parametrize("locale", LOCALES)
def test_every_city_can_be_read_on_a_phone(locale: str) -> None:
    for city in CITIES:
        name = words_of(locale).say(f"city-{city}.short")
        assert capitals(sprites.city(name, LARGEST)) >= ALONE, name


@pytest.mark.parametrize("locale", LOCALES)
def test_short_names_tell_cities_apart_and_begin_or_end_as_the_whole_ones(locale: str) -> None:
    words = words_of(locale)
    short = [words.say(f"city-{city}.short").rstrip(".").lower() for city in CITIES]
    assert len(set(short)) == len(short)
    for city, name in zip(CITIES, short, strict=True):
        whole = words.say(f"city-{city}").lower()
        assert whole.startswith(name) or whole.endswith(name), whole


@pytest.mark.parametrize("seed", range(3))
def test_a_city_without_units_shows_its_name_beside_whatever_else_lies_there(seed: int) -> None:
    view = position(4, seed)
    placed = lay_out_board(view, words_of("en"))
    empty = [each for each in view.areas if each.city and not (each.standing or each.routed)]
    assert empty
    for area in empty:
        image = next(each.image for each in placed if each.group == f"city {area.key}")
        assert capitals(image) >= BESIDE, area.key
    assert collisions(placed) == []
