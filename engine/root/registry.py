"""The factions of Root: to add one, write its file and name it here."""

from typing import TypeAlias

from engine.root.factions.alliance import AllianceBoard
from engine.root.factions.clergy import ClergyBoard
from engine.root.factions.corvids import CorvidsBoard
from engine.root.factions.duchy import DuchyBoard
from engine.root.factions.eyrie import EyrieBoard
from engine.root.factions.legion import LegionBoard
from engine.root.factions.lizards import LizardsBoard
from engine.root.factions.marquise import MarquiseBoard
from engine.root.factions.vagabond import VagabondBoard

BOARDS: TypeAlias = (
    MarquiseBoard
    | EyrieBoard
    | AllianceBoard
    | VagabondBoard
    | LizardsBoard
    | DuchyBoard
    | CorvidsBoard
    | ClergyBoard
    | LegionBoard
)
"""Every faction's board, as saved states tell them apart."""
