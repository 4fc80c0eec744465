"""Why a seat is asked something in another's turn, from public facts alone."""

from __future__ import annotations

from engine.core.choices.questions import Question
from engine.core.language.messages import Message
from engine.core.seats import Scalar
from engine.runewars.advice.odds import percent, win_chance
from engine.runewars.pieces import NOBODY
from engine.runewars.rules.battle.strength import strength, stronghold_strength
from engine.runewars.state import RunewarsState

OF_BATTLE = ("battle.", "retreat", "special.", "defence.", "tactics.battle")
OF_DUEL = ("duel.", "hero.")
OUT_OF_TURN = {
    "winter.starve": "cause-hunger",
    "limit": "cause-limit",
    "quests.drive": "cause-driven",
}


def cause_of(state: RunewarsState, question: Question) -> list[Message]:
    """Explain what the question comes from: a battle, a duel, hunger; with the forces in it."""
    if state.battle is not None and question.kind.startswith(OF_BATTLE):
        return battle_cause(state, question)
    if state.duel is not None and question.kind.startswith(OF_DUEL):
        return duel_cause(state)
    if question.kind in OUT_OF_TURN and question.seat != state.current:
        args: dict[str, Scalar] = {**question.context, "food": state.dials[question.seat]["food"]}
        return [Message(OUT_OF_TURN[question.kind], args)]
    return []


def battle_cause(state: RunewarsState, question: Question) -> list[Message]:
    """Name the sides, the area, both strengths and the chance; and the rune that is at stake."""
    battle = state.battle
    assert battle is not None, "a battle is under way"
    if question.seat not in (battle.attacker, battle.defender):
        return []
    attacked = question.seat == battle.defender
    args: dict[str, Scalar] = {
        "attacker": battle.attacker,
        "defender": battle.defender,
        "area": battle.area,
        "attack": strength(state, battle.attacker),
        "defence": strength(state, battle.defender) + stronghold_strength(state),
    }
    chance = win_chance(state)
    args["chance"] = percent(1 - chance if attacked else chance)
    said = [Message("cause-attacked" if attacked else "cause-attacking", args)]
    if (stake := rune_at_stake(state, battle.area)) is not None:
        said.append(stake)
    return said


def rune_at_stake(state: RunewarsState, area: int) -> Message | None:
    """Name the rune token in an area as everybody sees it."""
    rune = state.runes.get(area)
    if rune is None:
        return None
    kind = ("dragon" if rune.dragon else "false") if rune.faceup else "facedown"
    return Message("cause-stake", {"rune": kind, "area": area})


def duel_cause(state: RunewarsState) -> list[Message]:
    """Name both duellists; in a test outside duels nothing is said."""
    duel = state.duel
    assert duel is not None, "a duel is under way"
    if duel.defender == NOBODY:
        return []
    args: dict[str, Scalar] = {"challenger": duel.attacker, "challenged": duel.defender}
    return [Message("cause-duel", args)]
