"""Each faction's own board in pictures and words.

A faction joins by a module with the same three functions, and an entry in `FACTIONS`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from engine.core.language.words import Words
from engine.root.view import (
    AllianceView,
    ClergyView,
    CorvidsView,
    DuchyView,
    EyrieView,
    HundredsView,
    KeepersView,
    LegionView,
    LizardsView,
    MarquiseView,
    RiverfolkView,
    RootView,
    SeatView,
    UndecidedView,
    VagabondView,
)
from render.root.factions import (
    alliance,
    clergy,
    corvids,
    duchy,
    eyrie,
    hundreds,
    keepers,
    legion,
    lizards,
    marquise,
    riverfolk,
    undecided,
    vagabond,
)
from render.root.factions.frame import KeyNumber, Page


class OwnBoard(NamedTuple):
    """The ways in which a faction's own board is shown; each function takes its view."""

    lay_out: Callable[[Page, RootView, SeatView, Any], None]
    """Lay its sheet out."""
    describe: Callable[[RootView, SeatView, Any, Words], Iterable[str]]
    """Describe its open information."""
    key_numbers: Callable[[SeatView, Any, Words], list[KeyNumber]]
    """Choose the one or two numbers that matter most."""


FACTIONS: dict[type, OwnBoard] = {
    MarquiseView: OwnBoard(marquise.lay_out, marquise.describe, marquise.key_numbers),
    EyrieView: OwnBoard(eyrie.lay_out, eyrie.describe, eyrie.key_numbers),
    AllianceView: OwnBoard(alliance.lay_out, alliance.describe, alliance.key_numbers),
    VagabondView: OwnBoard(vagabond.lay_out, vagabond.describe, vagabond.key_numbers),
    LizardsView: OwnBoard(lizards.lay_out, lizards.describe, lizards.key_numbers),
    DuchyView: OwnBoard(duchy.lay_out, duchy.describe, duchy.key_numbers),
    CorvidsView: OwnBoard(corvids.lay_out, corvids.describe, corvids.key_numbers),
    RiverfolkView: OwnBoard(riverfolk.lay_out, riverfolk.describe, riverfolk.key_numbers),
    HundredsView: OwnBoard(hundreds.lay_out, hundreds.describe, hundreds.key_numbers),
    KeepersView: OwnBoard(keepers.lay_out, keepers.describe, keepers.key_numbers),
    ClergyView: OwnBoard(clergy.lay_out, clergy.describe, clergy.key_numbers),
    LegionView: OwnBoard(legion.lay_out, legion.describe, legion.key_numbers),
    UndecidedView: OwnBoard(undecided.lay_out, undecided.describe, undecided.key_numbers),
}
"""By the view of the board, in the order of the Law's chapters."""
