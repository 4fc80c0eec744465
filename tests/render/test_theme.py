"""Colours that stay apart for eyes of every common kind, and legible letters on them."""

import math
from itertools import combinations

import pytest

from render import theme

# Machado, Oliveira and Fernandes (2009), severity 1: linear RGB as such eyes mix it.
EYES = {
    "common": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
IN_PLAY = ("marquise", "eyrie", "alliance", "vagabond", "vagabond2")


def linear(colour):
    values = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values]


def seen(colour, eyes):
    """Return a colour in OKLab, as these eyes see it."""
    mixed = [sum(a * b for a, b in zip(row, linear(colour), strict=True)) for row in EYES[eyes]]
    r, g, b = (min(1.0, max(0.0, value)) for value in mixed)
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def nearest(colours, eyes):
    return min(
        (math.dist(seen(a, eyes), seen(b, eyes)), one, other)
        for (one, a), (other, b) in combinations(colours.items(), 2)
    )


@pytest.mark.parametrize("eyes", EYES)
def test_factions_in_play_are_clearly_apart(eyes):
    colours = {key: theme.FACTIONS[key].coat for key in IN_PLAY}
    assert nearest(colours, eyes)[0] > 0.10, nearest(colours, eyes)


@pytest.mark.parametrize("eyes", EYES)
def test_all_factions_to_come_can_be_told_apart(eyes):
    colours = {key: hue.coat for key, hue in theme.FACTIONS.items()}
    apart, *alike = nearest(colours, eyes)
    assert apart > 0.045, f"another coat for one of {alike} in render/theme.py"


def test_the_legion_is_no_second_purple():
    """Corvids and Legion share tables."""
    legion, corvids = (theme.FACTIONS[key].coat for key in ("legion", "corvids"))
    assert math.dist(seen(legion, "common"), seen(corvids, "common")) > 0.18
    assert all(math.dist(seen(legion, eyes), seen(corvids, eyes)) > 0.1 for eyes in EYES)


@pytest.mark.parametrize("eyes", EYES)
def test_suits_are_clearly_apart(eyes):
    colours = {key: hue.coat for key, hue in theme.SUITS.items()}
    assert nearest(colours, eyes)[0] > 0.12, nearest(colours, eyes)


@pytest.mark.parametrize("key", [*theme.FACTIONS, *theme.SUITS])
def test_letters_can_be_read_on_every_colour(key):
    hue = {**theme.FACTIONS, **theme.SUITS}[key]

    def light(colour):
        r, g, b = linear(colour)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05

    bright, dark = sorted((light(hue.coat), light(hue.text)), reverse=True)
    assert bright / dark >= 3.0


def test_typefaces_come_from_packages_with_open_licences():
    from importlib.metadata import metadata

    for package in ("font-source-sans-pro", "font-source-serif-pro"):
        said = metadata(package)
        licence = f"{said.get_all('License')} {said.get_all('Classifier')}"
        assert "OFL" in licence or "Open Font" in licence
    for face in ("title", "serif", "number", "bold", "plain", "italic"):
        assert theme.font(face, 20).getlength("Root 12") > 20
