"""Pictures that explain a question: dials, heroes with their quests, both sides of a fight.

While the map is laid it is the board: its hexes by their names, and the tiles each seat still has.
"""

from __future__ import annotations

from engine.core.language.words import Words
from engine.runewars.view import RunewarsView
from render.canvas import Picture
from render.question_subject import Subject
from render.runewars.board.picture import board_picture
from render.runewars.explain.battle import battle_picture, duel_picture
from render.runewars.explain.dials import dials_picture
from render.runewars.explain.heroes import heroes_picture

HOME = "setup.slot"
"""The question for a home realm's place on a ready map, where each has its number."""


def explain(view: RunewarsView, subject: Subject, words: Words) -> Picture | None:
    """Draw the subject of a question; None where its words suffice."""
    if view.duel is not None:
        return duel_picture(view, view.duel, words)
    if view.battle is not None:
        return battle_picture(view, view.battle, words)
    if view.seat is None:
        return None
    if view.building or subject.kind == HOME:
        return board_picture(view, words)
    if "Resource" in subject.types:
        return dials_picture(view, words)
    if "HeroId" in subject.types or "hero" in subject.context:
        return heroes_picture(view, subject.context.get("hero"), words)
    return None
