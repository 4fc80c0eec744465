"""The colours of the land in each season."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Season:
    """The colours of the land in a season."""

    sea: str
    """The map's panel where no hex lies."""
    meadow: str
    food: str
    wood: str
    ore: str
    """Ground of a hex by its main yield."""
    furrow: str
    fir: tuple[str, str, str]
    rock: tuple[str, str, str]
    """Flat colour, shade and outline."""
    snow: bool = False


SEASONS = {
    "spring": Season(
        "#dfe0bf", "#cfdca6", "#e6e09c", "#b5cf92", "#d2ccb4", "#b9bd62",
        ("#7fae63", "#64914c", "#4c7038"), ("#b4aea0", "#958f83", "#6b655b"),
    ),
    "summer": Season(
        "#e6dcb4", "#dcd898", "#f1dc8a", "#abc07b", "#d8c9a4", "#c9a544",
        ("#6f9d55", "#588241", "#42642f"), ("#b8ab95", "#998c78", "#6e6453"),
    ),
    "fall": Season(
        "#e2cfa6", "#dcc792", "#e6c379", "#d0a468", "#cfb794", "#b98a3c",
        ("#c47f3e", "#a3632b", "#7c481d"), ("#b3a18c", "#93826f", "#6a5c4d"),
    ),
    "winter": Season(
        "#d9e2e4", "#e9eeee", "#f0ecdc", "#d5e1de", "#dadfe3", "#cbbf96",
        ("#aac4bd", "#8ba9a3", "#5f7f7b"), ("#bcc3cb", "#9aa3ae", "#6c7683"), True,
    ),
}  # fmt: skip

RIVER = ("#3f6f8c", "#7db6d6")
ICE = ("#7f9fb3", "#eaf6fc")
"""The bank and the water of a river, flowing and frozen."""
