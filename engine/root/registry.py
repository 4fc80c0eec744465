"""Every module of Root whose steps, actions, cards and factions are collected at the start.

A module that marks anything (a step, an action, a card, a faction) and is not named here does not
belong to the game; a test compares.
"""

from __future__ import annotations

from typing import TypeAlias

from engine.root.cards import standard
from engine.root.cards.exiles import battle as exiles_battle
from engine.root.cards.exiles import birdsong as exiles_birdsong
from engine.root.cards.exiles import daylight as exiles_daylight
from engine.root.cards.hirelings import actions as hirelings_actions
from engine.root.cards.hirelings import control as hirelings_control
from engine.root.cards.hirelings import setup as hirelings_setup
from engine.root.cards.hirelings import turn as hirelings_turn
from engine.root.cards.hirelings.base import dynasty, exile, patrol, uprising
from engine.root.cards.hirelings.homeland import advocates, farmers, roamers
from engine.root.cards.hirelings.marauder import band, flames, vaults
from engine.root.cards.hirelings.riverfolk import bandits, flotilla, prophets
from engine.root.cards.hirelings.setup import HirelingBoard
from engine.root.cards.hirelings.underworld import expedition, protector, spies
from engine.root.cards.landmarks import market, pack, paths, tower, towns
from engine.root.cards.landmarks import setup as landmarks_setup
from engine.root.cards.setup import drafting
from engine.root.data import cards as data_cards
from engine.root.factions.alliance import actions as alliance_actions
from engine.root.factions.alliance import faction as alliance_faction
from engine.root.factions.alliance import turn as alliance_turn
from engine.root.factions.alliance.board import AllianceBoard
from engine.root.factions.alliance.faction import Alliance
from engine.root.factions.clergy import actions as clergy_actions
from engine.root.factions.clergy import faction as clergy_faction
from engine.root.factions.clergy import penitence as clergy_penitence
from engine.root.factions.clergy import turn as clergy_turn
from engine.root.factions.clergy.board import ClergyBoard
from engine.root.factions.clergy.faction import Clergy
from engine.root.factions.corvids import actions as corvids_actions
from engine.root.factions.corvids import exposure as corvids_exposure
from engine.root.factions.corvids import faction as corvids_faction
from engine.root.factions.corvids import setup_card as corvids_setup_card
from engine.root.factions.corvids import turn as corvids_turn
from engine.root.factions.corvids.board import CorvidsBoard
from engine.root.factions.corvids.faction import Corvids
from engine.root.factions.duchy import actions as duchy_actions
from engine.root.factions.duchy import faction as duchy_faction
from engine.root.factions.duchy import ministers as duchy_ministers
from engine.root.factions.duchy import swaying as duchy_swaying
from engine.root.factions.duchy import turn as duchy_turn
from engine.root.factions.duchy.board import DuchyBoard
from engine.root.factions.duchy.faction import Duchy
from engine.root.factions.eyrie import actions as eyrie_actions
from engine.root.factions.eyrie import faction as eyrie_faction
from engine.root.factions.eyrie import turmoil as eyrie_turmoil
from engine.root.factions.eyrie import turn as eyrie_turn
from engine.root.factions.eyrie.board import EyrieBoard
from engine.root.factions.eyrie.faction import Eyrie
from engine.root.factions.hundreds import actions as hundreds_actions
from engine.root.factions.hundreds import faction as hundreds_faction
from engine.root.factions.hundreds import turn as hundreds_turn
from engine.root.factions.hundreds.board import HundredsBoard
from engine.root.factions.hundreds.faction import Hundreds
from engine.root.factions.keepers import actions as keepers_actions
from engine.root.factions.keepers import faction as keepers_faction
from engine.root.factions.keepers import relics as keepers_relics
from engine.root.factions.keepers import turn as keepers_turn
from engine.root.factions.keepers.board import KeepersBoard
from engine.root.factions.keepers.faction import Keepers
from engine.root.factions.legion import actions as legion_actions
from engine.root.factions.legion import faction as legion_faction
from engine.root.factions.legion import turn as legion_turn
from engine.root.factions.legion.board import LegionBoard
from engine.root.factions.legion.faction import Legion
from engine.root.factions.lizards import actions as lizards_actions
from engine.root.factions.lizards import faction as lizards_faction
from engine.root.factions.lizards import turn as lizards_turn
from engine.root.factions.lizards.board import LizardsBoard
from engine.root.factions.lizards.faction import Lizards
from engine.root.factions.marquise import actions as marquise_actions
from engine.root.factions.marquise import faction as marquise_faction
from engine.root.factions.marquise import turn as marquise_turn
from engine.root.factions.marquise.board import MarquiseBoard
from engine.root.factions.marquise.faction import Marquise
from engine.root.factions.riverfolk import actions as riverfolk_actions
from engine.root.factions.riverfolk import faction as riverfolk_faction
from engine.root.factions.riverfolk import services as riverfolk_services
from engine.root.factions.riverfolk import turn as riverfolk_turn
from engine.root.factions.riverfolk.board import RiverfolkBoard
from engine.root.factions.riverfolk.faction import Riverfolk
from engine.root.factions.vagabond import actions as vagabond_actions
from engine.root.factions.vagabond import coercing as vagabond_coercing
from engine.root.factions.vagabond import faction as vagabond_faction
from engine.root.factions.vagabond import moving as vagabond_moving
from engine.root.factions.vagabond import quests as vagabond_quests
from engine.root.factions.vagabond import special_actions as vagabond_special_actions
from engine.root.factions.vagabond import turn as vagabond_turn
from engine.root.factions.vagabond.board import VagabondBoard
from engine.root.factions.vagabond.faction import Vagabond
from engine.root.hooks.faction import FACTIONS, SIDES, Faction
from engine.root.hooks.hirelings import HIRELINGS, Hireling
from engine.root.hooks.landmarks import LANDMARKS, Landmark
from engine.root.rules import crafting, dominance, setup, turn
from engine.root.rules import effects as turn_effects
from engine.root.rules.battle import effects as battle_effects
from engine.root.state import UndecidedBoard

MODULES = (
    data_cards,
    setup, turn, crafting, dominance, battle_effects, turn_effects,
    market, pack, paths, landmarks_setup, tower, towns,
    hirelings_setup, hirelings_control, hirelings_turn, hirelings_actions,
    patrol, dynasty, uprising, exile, flotilla, prophets, bandits,
    expedition, spies, protector, flames, vaults, band, advocates, roamers, farmers,
    drafting, standard, exiles_birdsong, exiles_daylight, exiles_battle,
    alliance_actions, alliance_turn, alliance_faction,
    clergy_actions, clergy_penitence, clergy_turn, clergy_faction,
    corvids_actions, corvids_exposure, corvids_setup_card, corvids_turn, corvids_faction,
    duchy_actions, duchy_ministers, duchy_swaying, duchy_turn, duchy_faction,
    eyrie_actions, eyrie_turmoil, eyrie_turn, eyrie_faction,
    hundreds_actions, hundreds_turn, hundreds_faction,
    marquise_actions, marquise_turn, marquise_faction,
    keepers_actions, keepers_relics, keepers_turn, keepers_faction,
    legion_actions, legion_turn, legion_faction,
    lizards_actions, lizards_turn, lizards_faction,
    riverfolk_actions, riverfolk_services, riverfolk_turn, riverfolk_faction,
    vagabond_actions, vagabond_coercing, vagabond_moving, vagabond_quests, vagabond_special_actions,
    vagabond_turn, vagabond_faction,
)  # fmt: skip
"""All collected modules: the deck, common rules, cards, then each faction's own modules."""

PLAYED: tuple[type[Faction], ...] = (
    Eyrie, Marquise, Lizards, Alliance, Clergy, Corvids, Duchy, Legion, Vagabond, Hundreds,
    Keepers, Riverfolk,
)  # fmt: skip
"""The factions, in the order in which tables list them and lots draw them."""

ON_MAPS: tuple[type[Landmark], ...] = (
    market.BlackMarket, paths.ClosedPaths, pack.Ferry, pack.ElderTreetop, pack.LegendaryForge,
    pack.LostCity, tower.Tower, towns.Rabbittown, towns.Mousehold,
)  # fmt: skip
"""The landmarks, in the order in which commands list their actions."""

FOR_HIRE: tuple[type[Hireling], ...] = (
    patrol.ForestPatrol, patrol.FelinePhysicians, dynasty.LastDynasty, dynasty.BluebirdNobles,
    uprising.SpringUprising, uprising.RabbitScouts, exile.Exile, exile.Brigand,
    flotilla.RiverfolkFlotilla, flotilla.OtterDivers, prophets.WarmSunProphets,
    prophets.LizardEnvoys, bandits.HighwayBandits, bandits.BanditGangs,
    expedition.SunwardExpedition, expedition.MoleArtisans, spies.CorvidSpies,
    spies.RavenSentries, protector.FuriousProtector, protector.StoicProtector,
    flames.FlameBearers, flames.RatSmugglers, vaults.VaultKeepers, vaults.BadgerBodyguards,
    band.PopularBand, band.StreetBand, advocates.SunnyAdvocates, advocates.BatMessengers,
    roamers.RiverRoamers, roamers.FrogTinkers, farmers.ProsperousFarmers,
    farmers.StrugglingFarmers,
)  # fmt: skip
"""Both sides of each hireling card, pack by pack."""

FACTIONS.update({each.key: each() for each in PLAYED})
LANDMARKS.update({each.key: each() for each in ON_MAPS})
HIRELINGS.update({each.key: each() for each in FOR_HIRE})
SIDES.update(HIRELINGS | FACTIONS)

setup.FACTION_SETUPS[setup.ADVANCED] = drafting.plan_setup
# What is put on the agenda last happens first: landmarks before hirelings (19.5, 19.6).
setup.AFTER_THE_TABLE[:] = (hirelings_setup.prepare_hirelings, landmarks_setup.deal_landmarks)
turn.TURN_STARTS[:] = (hirelings_turn.start_turn,)
turn.TURN_ENDS[:] = (hirelings_control.end_turn,)

BOARDS: TypeAlias = (
    MarquiseBoard | EyrieBoard | AllianceBoard | VagabondBoard | LizardsBoard | DuchyBoard
    | CorvidsBoard | ClergyBoard | LegionBoard | HundredsBoard | KeepersBoard
    | RiverfolkBoard | UndecidedBoard | HirelingBoard
)  # fmt: skip
"""Every faction's board, told apart by its tag in saved states."""
