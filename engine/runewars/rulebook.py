"""The rules of Runewars in our own words: parts 1 to 14 are the game, A to J map and heroes."""

from engine.core.rulebook import Rulebook

RULES = Rulebook("engine.runewars")
