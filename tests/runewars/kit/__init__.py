"""Everything that tests of Runewars import: tables, actions, events, constants.

A test names what it uses from here and nothing of the engine, so that a module of the engine moves
without touching a test. Each name means one thing. `core`, `rules` and `events` list what the
engine has; `table` is for everybody, `battle` for orders and battles, `quests` for heroes,
`runes` for claims.
"""

from tests.runewars.kit.battle import BattleTable, card
from tests.runewars.kit.core import *
from tests.runewars.kit.events import *
from tests.runewars.kit.quests import QuestTable
from tests.runewars.kit.rules import *
from tests.runewars.kit.runes import SIX, claim, fill
from tests.runewars.kit.table import (
    OPTIONS,
    RunewarsTestTable,
    area,
    daqan_at_home,
    read,
    unit,
    why_barred,
)
from tests.table import Played, decisions
