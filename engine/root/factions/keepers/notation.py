"""How a record writes the Keepers: each relic and side of a waystation by a letter (Law 15.2).

The published notation has none for what shows on them; figures are f, g and h by their values,
tablets t, u and v, jewelry j, k and l. The columns of the Retinue are m, x and r, as the Decree's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.root.factions.keepers.board import RELICS, RETAINERS, WAYSTATIONS, board_of
from engine.root.hooks.notation import Notation
from engine.root.state import RootState

COLUMN_LETTERS = "mxr"


def retinue(state: RootState, seat: int) -> Mapping[str, Iterable[int]]:
    """List the cards of each column but the Retainers, which no record names."""
    columns = board_of(state, seat).retinue
    return {
        f"retinue:{letter}": [card for card in column if card not in RETAINERS]
        for letter, column in zip(COLUMN_LETTERS, columns, strict=True)
    }


def piles(state: RootState, seat: int) -> Mapping[str, list[int]]:
    columns = board_of(state, seat).retinue
    return {f"retinue:{each}": column for each, column in zip(COLUMN_LETTERS, columns, strict=True)}


NOTATION = Notation(
    "K",
    pieces={
        **{kind: f"b_{letter}" for kind, letter in zip(WAYSTATIONS, "abcdef", strict=True)},
        **{kind: f"t_{letter}" for kind, letter in zip(RELICS, "fghtuvjkl", strict=True)},
    },
    cards=retinue,
    columns="retinue",
    piles=piles,
)
