"""The factions of Root: to add one, write its file and name it here."""

from typing import TypeAlias

from engine.root.factions.alliance.faction import AllianceBoard
from engine.root.factions.clergy.board import ClergyBoard
from engine.root.factions.corvids.board import CorvidsBoard
from engine.root.factions.duchy.board import DuchyBoard
from engine.root.factions.eyrie.faction import EyrieBoard
from engine.root.factions.legion.board import LegionBoard
from engine.root.factions.lizards.faction import LizardsBoard
from engine.root.factions.marquise.faction import MarquiseBoard
from engine.root.factions.vagabond.faction import VagabondBoard

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
