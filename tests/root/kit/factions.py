"""Names of the factions for tests of Root: their actions, events and boards."""

from engine.root.factions.alliance.actions import (
    AllianceBattle,
    AllianceMove,
    AllianceRecruit,
    Mobilize,
    Organize,
    Revolt,
    Spread,
    Train,
)
from engine.root.factions.alliance.board import COST as ALLIANCE_COST
from engine.root.factions.alliance.board import POINTS as ALLIANCE_POINTS
from engine.root.factions.alliance.outrage import BaseLost, OutragePaid, OutragePaidWith, outrage
from engine.root.factions.alliance.supporters import (
    Mobilized,
    Revolted,
    SupportersDrawn,
    SupportersDrawnWere,
    SupportersLost,
    SupportersSpent,
)
from engine.root.factions.clergy.actions import (
    Bloom,
    BuildCathedral,
    CrusadeBattle,
    Mission,
    Replant,
    ScoreFlower,
    Swarm,
)
from engine.root.factions.clergy.flowers import FlowerReturned, FlowersDrawn, pays
from engine.root.factions.clergy.penitence import (
    HIVE_PLAN,
    REPENT,
    BecameHeretic,
    HoneyTasted,
    Repented,
)
from engine.root.factions.corvids.actions import (
    CorvidsBattle,
    CorvidsMove,
    CorvidsRecruit,
    Exert,
    Flip,
    LayPlot,
    Trick,
)
from engine.root.factions.corvids.board import (
    BOMB,
    COPIES,
    PLOT,
    PLOTS,
    facedown,
    plots_left,
    plots_on_map,
    supply,
)
from engine.root.factions.corvids.exposure import CardShown, Expose, Exposed, expose_options
from engine.root.factions.corvids.plots import PlotFlipped, RaidSprung
from engine.root.factions.corvids.refusals import why_not
from engine.root.factions.corvids.turn import Exerted, PlotsSwapped
from engine.root.factions.duchy.actions import Dig, DuchyBattle, DuchyBuild, DuchyMove, DuchyRecruit
from engine.root.factions.duchy.board import MINISTERS, RANK_OF, DuchyBoard
from engine.root.factions.duchy.failure import FAILURE, FailurePaid
from engine.root.factions.duchy.ministers import SECTION as MINISTER_SECTION
from engine.root.factions.duchy.ministers import MayorImitated, MinisterAction, parliament_options
from engine.root.factions.duchy.swaying import Sway, may_complete, most_revealed
from engine.root.factions.duchy.turn import BirdsDiscarded, CardsReturned, CardsRevealed
from engine.root.factions.eyrie.actions import (
    AddToDecree,
    DecreeBattle,
    DecreeBuild,
    DecreeMove,
    DecreeRecruit,
    FallIntoTurmoil,
)
from engine.root.factions.eyrie.board import CARDS_DRAWN
from engine.root.factions.eyrie.board import POINTS as EYRIE_POINTS
from engine.root.factions.eyrie.decree import COLUMNS, DecreeGrew
from engine.root.factions.eyrie.leaders import LEADERS, VIZIERS, ChooseLeader, LeaderChosen
from engine.root.factions.eyrie.turmoil import DecreePurged, FellIntoTurmoil, NewClutch
from engine.root.factions.hundreds.actions import (
    Advance,
    CommandBattle,
    CommandLead,
    CommandMove,
    Incite,
    Lead,
    Squander,
)
from engine.root.factions.hundreds.actions import Build as BuildStronghold
from engine.root.factions.hundreds.board import MOBS, prowess
from engine.root.factions.hundreds.hoard import HoardLeft, LootSought
from engine.root.factions.hundreds.mobs import MobRolled
from engine.root.factions.hundreds.turn import Oppressed
from engine.root.factions.keepers.actions import Delve as KeepersDelve
from engine.root.factions.keepers.actions import (
    Gather,
    KeepersBattle,
    KeepersMove,
    KeepersRecruit,
    Travel,
)
from engine.root.factions.keepers.actions import Shift as KeepersShift
from engine.root.factions.keepers.board import RETAINERS
from engine.root.factions.keepers.relics import CARRY, TROPHIES, RelicBrought, RelicDelved
from engine.root.factions.keepers.retinue import RetinueLost
from engine.root.factions.legion.actions import (
    Attack,
    ChangeTactics,
    Colonize,
    Deescalate,
    Invade,
    Reinforce,
    Relocate,
)
from engine.root.factions.legion.board import board_of as legion_board
from engine.root.factions.legion.spoils import SpoilsReturned, return_spoils
from engine.root.factions.legion.turn import CampaignBegan, CampaignChanged
from engine.root.factions.lizards.acolytes import AcolytesGained
from engine.root.factions.lizards.actions import COST as CONSPIRACY_COST
from engine.root.factions.lizards.actions import (
    BuildGarden,
    Convert,
    Crusade,
    CrusadeMove,
    CultRecruit,
    Sacrifice,
    Sanctify,
    ScoreGardens,
    conspiracy_options,
    ritual_options,
)
from engine.root.factions.lizards.board import draw_bonuses
from engine.root.factions.lizards.outcast import (
    LostSoulsDiscarded,
    OutcastAdjusted,
    OutcastChosen,
    most_common_suit,
)
from engine.root.factions.lizards.turn import Conspired, RevealedReturned, RitualPerformed
from engine.root.factions.marquise.actions import (
    Build,
    ExtraAction,
    March,
    MarquiseBattle,
    Overwork,
    Recruit,
)
from engine.root.factions.marquise.board import COST as MARQUISE_COST
from engine.root.factions.marquise.board import POINTS as MARQUISE_POINTS
from engine.root.factions.marquise.hospitals import HOSPITALS
from engine.root.factions.riverfolk.actions import DrawCard, RiverfolkMove, SetPrices
from engine.root.factions.riverfolk.funds import FundsGathered, FundsLost, Protected
from engine.root.factions.riverfolk.services import (
    BuyBoats,
    BuyCard,
    Hire,
    ServiceBought,
    service_options,
)
from engine.root.factions.vagabond.actions import (
    ExhaustedItem,
    Explore,
    FormCoalition,
    Repair,
    Strike,
)
from engine.root.factions.vagabond.board import VagabondBoard
from engine.root.factions.vagabond.characters import CHARACTERS
from engine.root.factions.vagabond.coercing import Coerce
from engine.root.factions.vagabond.events import (
    Aided,
    AidedByCard,
    CardPicked,
    Damaged,
    ItemsLost,
    QuestReturned,
    Refreshed,
    RelationshipChanged,
    Repaired,
    Scorched,
)
from engine.root.factions.vagabond.items import AT, DAMAGE, DAMAGED, item_limit, on_track, ready
from engine.root.factions.vagabond.moving import Slip, VagabondMove, move_pawn
from engine.root.factions.vagabond.quests import (
    CARDS_INSTEAD,
    QUESTS,
    CompleteQuest,
    Con,
    Improvise,
    Reward,
)
from engine.root.factions.vagabond.quests import POINTS as QUEST_POINTS
from engine.root.factions.vagabond.relationships import (
    ALLIED,
    AMIABLE,
    FRIENDLY,
    HOSTILE,
    INDIFFERENT,
    NO_MARKER,
    may_follow,
)
from engine.root.factions.vagabond.special_actions import (
    DayLabor,
    Duel,
    Glide,
    Hideout,
    Instigate,
    ScorchEarth,
    Steal,
    day_labor_options,
)
