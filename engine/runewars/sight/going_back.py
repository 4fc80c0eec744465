"""Going back beyond a barrier: facedown things seen since then are shuffled again.

Cards in hands, Rewards of heroes and rune tokens stay: they have been known since they were drawn
or laid, and the seats that saw them remember.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event
from engine.core.hooks.state import Shuffle
from engine.runewars.board import Token
from engine.runewars.events.heroes import TokenWas
from engine.runewars.state import RunewarsState

EXPLORATION = "exploration"


def saw_token(then: RunewarsState, now: RunewarsState, told: Sequence[Event]) -> bool:
    """Return whether somebody turned or looked at an exploration token since `then`."""
    lying = list_facedown(now)
    turned = any(each not in lying for each in list_facedown(then))
    return turned or any(isinstance(event, TokenWas) for event in told)


def shuffle_tokens(state: RunewarsState, shuffle: Shuffle) -> None:
    """Shuffle the kinds of the facedown exploration tokens with the same back."""
    for back in sorted({token.back for _, token in list_facedown(state)}):
        tokens = [token for _, token in list_facedown(state) if token.back == back]
        keys = [token.key for token in tokens]
        shuffle(keys)
        for token, key in zip(tokens, keys, strict=True):
            token.key = key


def decks_of(state: RunewarsState) -> dict[str, list[int]]:
    """Return the facedown decks, by their names."""
    return {
        "fate": state.fate,
        "tactics": state.tactics_deck,
        "quests": state.quest_deck,
        "rewards": state.reward_deck,
        "heroes": state.hero_deck,
        **{f"season.{season}": deck for season, deck in state.season_decks.items()},
        **{f"objective.{side}": deck for side, deck in state.objective_decks.items()},
    }


def list_facedown(state: RunewarsState) -> list[tuple[int, Token]]:
    """List the facedown exploration tokens, with their areas."""
    return [(area, token) for area, token in sorted(state.exploration.items()) if not token.faceup]
