"""The factions of Root: to add one, write its file and name it here."""

from typing import TypeAlias

from engine.root.factions.alliance import AllianceBoard
from engine.root.factions.marquise import MarquiseBoard

BOARDS: TypeAlias = MarquiseBoard | AllianceBoard
"""Every faction's board, as saved states tell them apart."""
