"""Names of the engine for tests of Runewars: matches, seats, options, questions, players."""

from engine.ai.answers import random_answer
from engine.ai.players import GreedyPlayer, RandomPlayer
from engine.core.chance.draws import RngChance
from engine.core.choices.actions import Done, Option
from engine.core.choices.places import Way
from engine.core.choices.questions import Amounts, OneOf, Question, QuestionId
from engine.core.errors import Refused
from engine.core.events import HEADLINE, Event, events_for
from engine.core.hooks.decisions import UNLIKELY
from engine.core.language.messages import Message
from engine.core.language.words import entries_of, load_words, locales
from engine.core.match import Match
from engine.core.seats import JOINED, SEATING, Seat, Setup
from engine.selfplay import chance_of, play
