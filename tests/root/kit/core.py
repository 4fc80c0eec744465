"""Names of the engine's core for tests of Root: matches, seats, options, questions, players."""

from engine.ai.answers import random_answer
from engine.ai.players import RandomPlayer
from engine.core.agenda import STEPS
from engine.core.chance.draws import KeyedChance, RngChance
from engine.core.chance.lots import Lots
from engine.core.choices.actions import Done, Option, Pass, fields_of
from engine.core.choices.questions import Amounts, OneOf, Question, SomeOf
from engine.core.choices.turn_steps import TurnPlace
from engine.core.errors import Diverged, Refused
from engine.core.events import Event, events_for
from engine.core.language.words import load_words, locales
from engine.core.match import Match
from engine.core.saving.record import MatchRecord
from engine.core.seats import JOINED, SEATING, Seat, Setup
from engine.core.table import Table
from engine.fuzz import Broken, Findings, check_match
from engine.selfplay import chance_of
