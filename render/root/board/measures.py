"""Measures and colours of the picture: its panel, the parts of a clearing, the seasons."""

from __future__ import annotations

from dataclasses import dataclass

from render.boxes import Box, Point

WIDTH, HEIGHT = 1650, 1100
FRAME = (12, 12, 1266, 1024)
"""The map's panel: left, top, right, bottom."""

PLATE = 110
"""The outer radius of a clearing."""

BURROW = (240, 100)
"""The size of the Burrow's plate, which hangs on the map's lower edge (Law 12.2.2)."""

REACH = (166, 132, 122, 144)
"""Extent of a clearing with its badge, shield and rim tokens: left, top, right, bottom."""


PARTS = ((0.0, 0.0, PLATE + 6.0), (-110.0, -88.0, 61.0), (0.0, 29.0, PLATE + 11.0), (85, -83, 32))
"""Circles that cover a clearing: its plate, its badge, the tokens on its rim, its shield."""


def badge_of(clearing: Point) -> Box:
    """Return the place of a clearing's badge with number and suit, at the upper left of its rim."""
    return Box.around(clearing[0] - 110, clearing[1] - 82, 96, 88)


@dataclass(frozen=True, slots=True)
class Land:
    """The colours of a map's season."""

    meadow: str
    patch: str
    tuft: str
    crowns: tuple[tuple[str, str, str], ...]
    """Flat colour, shade and outline of each kind of tree."""
    water: tuple[str, str, str]
    """Shore line, bank and water."""
    earth: tuple[str, str, str]
    """Outline, earth and worn marks of a path."""
    pines: float
    """The share of conifers."""
    floor: str
    """The ground of a forest."""
    peaks: float = 0.0
    """The share of bare rocks among the larger trees."""
    evergreen: int = 3
    """Number of the kinds of tree, from the first, whose colours a conifer may have."""


LANDS = {
    "autumn": Land(
        "#c6cd97",
        "#d2d6a6",
        "#98a566",
        (
            ("#8fa85c", "#76914a", "#56703a"),
            ("#9db368", "#829c54", "#5d7840"),
            ("#87a05b", "#6e8748", "#4f6936"),
            ("#d3a257", "#b98742", "#8a6231"),
            ("#c58a56", "#a97042", "#7d5230"),
        ),
        ("#5d7d84", "#d9e6dc", "#a3cbd3"),
        ("#7b6440", "#dbc08b", "#b89662"),
        0.16,
        "#b4c084",
    ),
    "winter": Land(
        "#dde5e3",
        "#eaf0ee",
        "#b3c3c4",
        (
            ("#c5d6d2", "#a6bcba", "#6f8a8c"),
            ("#b6cbc6", "#98b1ae", "#668183"),
            ("#dbe6e3", "#bccfcd", "#7f999b"),
            ("#a9bfae", "#8ba595", "#5f7a6c"),
        ),
        ("#6f8f9c", "#f6fbfb", "#c3dde8"),
        ("#837a6c", "#d9cfbd", "#b3a68e"),
        0.62,
        "#cdd9d8",
        evergreen=4,
    ),
    "lake": Land(
        "#bfd09b",
        "#ccd9a9",
        "#8eac6b",
        (
            ("#86ad66", "#6d9551", "#4c7340"),
            ("#95b873", "#7aa05d", "#567d46"),
            ("#79a271", "#618a5b", "#436b45"),
        ),
        ("#4d7783", "#d5e8df", "#94c5d2"),
        ("#7b6440", "#d9c393", "#b39a68"),
        0.3,
        "#acc284",
    ),
    "mountain": Land(
        "#d3cba6",
        "#ded7b6",
        "#a79f73",
        (
            ("#93a066", "#7a8852", "#5a673b"),
            ("#a3a878", "#888e5f", "#666b45"),
            ("#7f9468", "#687c53", "#4b5f3c"),
        ),
        ("#5d7d84", "#dfe6dc", "#a9cdd3"),
        ("#756756", "#d8c6a3", "#ab9672"),
        0.55,
        "#c3bd90",
        0.42,
    ),
}
