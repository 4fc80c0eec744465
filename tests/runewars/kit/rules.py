"""Names of the rules for tests of Runewars: pieces, cards, events, knowledge and views."""

from engine.runewars.advice.battles.forecasts import SPECIALS as FORECAST_SPECIALS
from engine.runewars.advice.battles.forecasts import forecast
from engine.runewars.advice.battles.hands import PLAYS, Hand
from engine.runewars.advice.battles.lines import line_of, man
from engine.runewars.advice.battles.odds import win_chance
from engine.runewars.advice.chances import meeting_forecast, symbol_chances
from engine.runewars.advice.evaluation.prospects import march_gain, odds
from engine.runewars.board import Going, Rune
from engine.runewars.cards.seasons.choices import PASS, PlaceUnit
from engine.runewars.cards.seasons.summer import GiveReward as Favour
from engine.runewars.cards.tactics.battle_steps import shield_wall
from engine.runewars.cards.tactics.gains import thief_in_the_night
from engine.runewars.data.cards import (
    BLUE,
    FATE,
    GOLD,
    HEROES,
    OBJECTIVES,
    QUESTS,
    RED,
    REWARDS,
    SEASON_CARDS,
    TACTIC_FACE,
    TACTICS,
)
from engine.runewars.data.editions import edition_of, in_edition
from engine.runewars.data.land import land_of
from engine.runewars.data.tiles import (
    AREA_OF,
    AREAS,
    LAYOUTS,
    NUMBERED_TILES,
    TILES,
    TILES_PER_PLAYER,
    Hex,
    Placed,
    beside,
    borders_of,
)
from engine.runewars.data.units import (
    DEVELOPMENTS,
    DRAGON_RUNES,
    FACTION_KEYS,
    FALSE_RUNES,
    UNIT_OF,
    UNITS,
    neutrals_of,
    units_of,
)
from engine.runewars.game import GAME
from engine.runewars.language.cardbook import everything, message_of
from engine.runewars.language.rulebook import RULES, section_about
from engine.runewars.pieces import (
    ATTRIBUTES,
    NOBODY,
    ORE,
    RESOURCES,
    SEASONS,
    AreaId,
    Attribute,
    DuellistId,
    HeroId,
    OrderNumber,
    QuestCardId,
    Resource,
    RewardId,
    SeasonCardId,
    TacticId,
    UnitId,
)
from engine.runewars.rules.battle.aftermath import tally
from engine.runewars.rules.battle.hero_support import Back
from engine.runewars.rules.battle.losses import hurt, rout
from engine.runewars.rules.battle.losses import worth as unit_worth
from engine.runewars.rules.decks import draw_quests, keep_hand, keep_quests
from engine.runewars.rules.forces import read_kind
from engine.runewars.rules.heroes.exploration import Explore
from engine.runewars.rules.heroes.heroes import MAIL, gain_hero, move_hero
from engine.runewars.rules.heroes.heroes import health_of as hero_health
from engine.runewars.rules.heroes.heroes import hurt as hurt_hero
from engine.runewars.rules.heroes.quest_actions import Attempt, Challenge, Heal, Train, Travel
from engine.runewars.rules.heroes.quest_phase import hero_menu
from engine.runewars.rules.heroes.reward_cards import UseReward, draw_rewards
from engine.runewars.rules.heroes.rewards import GiveReward
from engine.runewars.rules.influence import Bid, influence_rank
from engine.runewars.rules.map.areas import controller, controllers, reach, steps_from
from engine.runewars.rules.map.laying import (
    TURNS,
    around,
    compatible,
    hexes_of,
    marker_places,
    outside_of,
    places_for,
    realm_places,
    too_near,
)
from engine.runewars.rules.orders.arriving import BATTLED, Attack, Negotiate, meet_neutrals
from engine.runewars.rules.orders.economy import HarvestNow, RecruitWith, count_icons, yields
from engine.runewars.rules.orders.marching import Activate, in_reach
from engine.runewars.rules.orders.rallying import Hire, Rally
from engine.runewars.rules.orders.strategize import Drill, SendHero, StepTo
from engine.runewars.rules.seasons.icons import recover
from engine.runewars.rules.seasons.year import (
    TEXTS,
    ChooseOrder,
    begin_season,
    begin_year,
    check_victory,
    choose_orders,
    end_season,
    orders_open_to,
)
from engine.runewars.rules.setup.map import (
    ChooseSlot,
    LayMarker,
    begin_map_anew,
    lay_ready_map,
    lay_realm,
)
from engine.runewars.rules.setup.pieces import lay_rune_tokens, muster, rune_areas
from engine.runewars.rules.strongholds import (
    BuildStronghold,
    Collect,
    Develop,
    MixRunes,
    RaiseDial,
    RepairStronghold,
)
from engine.runewars.rules.tactics import PlayTactic
from engine.runewars.rules.victory.checks import may_claim, runes_of, settle
from engine.runewars.rules.victory.objectives import closeness
from engine.runewars.rules.victory.runes import peek, receive_rune
from engine.runewars.rules.victory.titles import (
    Claim,
    LayVictory,
    ShowObjective,
    TakeBack,
    TurnInRewards,
)
from engine.runewars.sight.knowledge import know, plans_for
from engine.runewars.sight.rehide import rehide_runewars
from engine.runewars.state import RunewarsState, RunewarsTable
from engine.runewars.view import RunewarsView
