"""The Law of Root in our own words, looked up by its sections."""

from engine.core.rulebook import Rulebook

LAW = Rulebook("engine.root")
