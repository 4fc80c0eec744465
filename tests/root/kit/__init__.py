"""Everything that tests of Root import: the table, scenarios, actions, events, constants.

A test imports from here and nothing from the engine, so that a module of the engine moves without
touching a test. Each name means one thing. `core`, `rules` and `factions` list names of the engine;
the other modules set and inspect a table: `table` for all tests, each of the rest for the tests of
one faction or deck.
"""

from tests.root.kit.alliance import (
    enter,
    fall_together,
    officers,
    stack,
    supporters,
    sympathy,
)
from tests.root.kit.clergy import (
    CLERGY_SEATS,
    FULL_BAG,
    cathedral,
    crusade,
    flower,
    in_bag,
    lay_flowers,
    mission,
    penitent,
    penitents,
)
from tests.root.kit.core import *
from tests.root.kit.corvids import (
    corvids_and_vagabond,
    corvids_table,
    expose,
    flip,
    guesses,
    hide,
    lay_plot,
    schemes,
    show,
    trick,
)
from tests.root.kit.duchy import BURROW, duchy_build, duchy_daylight, duchy_table, ministers
from tests.root.kit.exiles import coffins, exiles, supplies, use
from tests.root.kit.eyrie import columns, decree, fill_roosts, turn_is_over, ways
from tests.root.kit.factions import *
from tests.root.kit.hirelings import *
from tests.root.kit.hundreds import (
    advance,
    charge,
    has_items,
    hoard,
    hundreds_table,
    in_hoard,
    mob,
    moods_offered,
    strike,
    warlord,
)
from tests.root.kit.keepers import (
    bury,
    column,
    decamp,
    delve,
    encamp,
    gather,
    hold,
    keepers_battle,
    keepers_day,
    keepers_move,
    keepers_recruit,
    keepers_table,
    recover,
    relics,
    relics_by_forest,
    retinue,
    shift,
    travel,
    waystation,
)
from tests.root.kit.landmarks import building, stand
from tests.root.kit.legion import (
    asked_so_far,
    attack,
    campaign,
    colonies,
    deescalate,
    in_box,
    invade,
    legion_table,
    refused_colony,
    reinforce,
    relocate,
    removal,
    spoils,
)
from tests.root.kit.lizards import conspire, cult_table, gardens, lose_souls, lost_souls, outcast
from tests.root.kit.marquise import march, marquise_build, marquise_daylight
from tests.root.kit.riverfolk import (
    box,
    buy,
    count_fallen,
    establish,
    export,
    funds,
    hire_service,
    kept_in,
    land,
    lose_post,
    post,
    prices,
    raid,
    riverfolk_table,
    supply_left,
    swim,
    trade,
)
from tests.root.kit.rules import *
from tests.root.kit.table import (
    EVERYBODY,
    FOX,
    MOUSE,
    OTHER_FOX,
    OTHER_MOUSE,
    RABBIT,
    RootTestTable,
    battle,
    clear_buildings,
    clear_tokens,
    each_with_a_deck,
    names_of,
    removing,
)
from tests.root.kit.vagabond import FOREST, aid, battle_with, day, holds, relation, wander
from tests.table import LastRng, Played, Rule, decisions
