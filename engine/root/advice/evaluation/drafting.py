"""Computers' choices in a draft: on an empty board all evaluate alike (19.8)."""

from __future__ import annotations

from hashlib import sha256

from engine.core.choices.questions import Answer, Question
from engine.root.cards.setup.drafting import ChooseFaction
from engine.root.factions.corvids.setup_card import FirstPlot
from engine.root.state import RootState

FANCY = 50.0
"""More than any position of setup is worth, so that the fancy decides."""


def fancy(state: RootState, question: Question, answer: Answer) -> float:
    """Return how much a seat fancies a faction or a plot.

    It follows from the seat's hidden hand: a whim to all others, and stable however often it is
    thought about.
    """
    if not isinstance(answer, (ChooseFaction, FirstPlot)):
        return 0.0
    hand = sorted(state.hands[question.seat])
    digest = sha256(f"{hand} {answer.key()}".encode()).digest()
    return FANCY * digest[0] / 255
