"""Names of the common rules for tests of Root: pieces, cards, events, knowledge and views."""

from engine.root.advice.evaluation.position import evaluate
from engine.root.advice.odds import losses
from engine.root.advice.telling.battles import odds
from engine.root.advice.telling.board_before import rule_before, rule_now
from engine.root.cards.exiles.deck import CoffinsOpened, EffectLost, EffectOf, WarriorsOf
from engine.root.cards.hirelings.control import ControlWaned, HirelingGained
from engine.root.cards.hirelings.setup import add_side
from engine.root.cards.landmarks.market import MarketSwap, SwappedWere
from engine.root.cards.landmarks.paths import OpenPath, PathOpened
from engine.root.cards.landmarks.setup import (
    PACK,
    LandmarkPlaced,
    LandmarksDealt,
    NoRoomForLandmark,
    place_landmark,
    pool,
    sites,
)
from engine.root.cards.landmarks.towns import Rally
from engine.root.cards.setup.drafting import (
    FactionChosen,
    HandsKept,
    SetupCardLocked,
    SetupCardsDealt,
)
from engine.root.cards.setup.homelands import (
    ANYWHERE,
    NOT_ADJACENT,
    TWO_BETWEEN,
    Homeland,
    homelands,
    possible_homelands,
    steps_from,
)
from engine.root.cards.setup.pool import ENOUGH_REACH, choosable, is_militant, reach_of
from engine.root.cards.standard import favor
from engine.root.data.cards import CARDS, DECK_KEYS, DECKS
from engine.root.data.maps import MAP_KEYS, map_of
from engine.root.events import (
    Ambushed,
    BattleBegan,
    Battled,
    CardTaken,
    CardTakenWas,
    Discarded,
    DominanceActivated,
    Drew,
    DrewCards,
    DrewOpenly,
    EffectUsed,
    Foiled,
    HandSeen,
    HandShown,
    HandSifted,
    ItemTaken,
    MapDrawn,
    Moved,
    OrderDrawn,
    PhaseBegan,
    PickedUp,
    Placed,
    Removed,
    Reshuffled,
    RuinSeen,
    Scored,
    SuitsDealt,
    TurnBegan,
    Won,
)
from engine.root.game import GAME
from engine.root.hooks.faction import FACTIONS, added_clearings, open_handed, overriding
from engine.root.hooks.hirelings import HIRELINGS
from engine.root.hooks.landmarks import LANDMARKS
from engine.root.hooks.removal import Loss
from engine.root.language.cardbook import hand_lines
from engine.root.language.rulebook import LAW, section_about
from engine.root.pieces import CardId, Clearing, Forest, Item, PieceKind, Place, QuestId, Suit
from engine.root.rules.answers import InClearing
from engine.root.rules.battle.effects import AFTER_ROLL, EffectOfSide, effects_of
from engine.root.rules.battle.fighting import AMBUSH_HITS, Battle, battles, usable_ambushes
from engine.root.rules.battle.fighting import battle as fight
from engine.root.rules.battle.hits import take_hits
from engine.root.rules.crafting import (
    WHEN_CRAFTED,
    Craft,
    craft,
    gain_item,
    ready_pieces,
    take_crafted_item,
)
from engine.root.rules.dominance import ActivateDominance, TakeDominance, missing_for_dominance
from engine.root.rules.effects import Use
from engine.root.rules.hands import (
    OneCard,
    discard,
    discard_to_limit,
    draw,
    draw_in_evening,
    show_hand,
)
from engine.root.rules.moving import (
    FerryMoved,
    Move,
    exits,
    legal_moves,
    move_warriors,
    why_no_move,
)
from engine.root.rules.placing import (
    can_place,
    can_recruit,
    in_supply,
    place_building,
    place_warriors,
)
from engine.root.rules.plans import (
    AMBUSH,
    CARDS_IN_BATTLE,
    FOIL,
    KEEP_CARDS,
    is_of_worth,
    plan_foil,
)
from engine.root.rules.removal import everything_of, lose_warriors, remove, remove_all_enemies
from engine.root.rules.rule import adjacent, can_enter, can_leave, ruler, rules, targets
from engine.root.rules.score import POINTS_TO_WIN, score
from engine.root.rules.setup import DeckDrawn, ruin_sets, starting_corners
from engine.root.sight.census import all_cards, census
from engine.root.sight.knowledge import HAND, know, knowledge, plans_for
from engine.root.sight.rehide import hidden_piles
from engine.root.state import NOBODY, Fight, RootState, RootTable
from engine.root.view import EyrieView, MarquiseView, RootView
