"""The worth of a position that a search comes to: evaluated, and by what was learned of matches."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.ai.lines import DECIMALS, Line
from engine.ai.trial import Spot
from engine.core.game import Game
from engine.core.seats import Seat

LEARNED = "learned"
"""Term for what was learned from matches, beside those of the game."""
CHANCE = "chance"
"""Term for the mean of chance's outcomes above the one that a line goes on from."""


class Valuation:
    """Values positions for one seat, by its game's terms and by what was learned."""

    def __init__(
        self, game: Game[Any], seat: Seat, learned: Callable[[Any, Seat], float | None] | None
    ) -> None:
        self.game = game
        self.seat = seat
        self._learned = learned
        self._lead = 0.0
        """Evaluation of the first spot, less what was learned of it."""
        self.before: Mapping[str, float] = {}
        """Terms of the worth of the first spot."""
        self._kept: dict[Any, Any] = {}

    def begin_at(self, spot: Spot[Any]) -> None:
        """Note where the search begins: gains are measured from here, in both values.

        The two values have no common zero: without one, whatever ends the turn would seem worse or
        better by a share of the distance between them.
        """
        self.before = self.game.terms(spot.state, self.seat, self._kept)
        if self._learned is None:
            return
        state = self._rest(spot.state)
        if (learned := self._recall(state)) is not None:
            self._lead = sum(self.game.terms(state, self.seat).values()) - learned

    def worth(self, spot: Spot[Any]) -> float:
        """Value a position by the evaluation; at a turn's end, also by what was learned."""
        if spot.worth is None:
            spot.worth = round(sum(self._terms(spot).values()), DECIMALS)
        return spot.worth

    def seeming(self, spot: Spot[Any]) -> float:
        """Value a position as one on the way to a turn's end is: by the evaluation alone.

        What was learned is known of ends only. Beside positions short of it, a step that ends the
        turn would seem worse or better by that, and a line would put it off by wasting a card.
        """
        if not spot.ended:
            return self.worth(spot)
        terms = self._terms(spot)
        return round(sum(terms.values()) - terms.get(LEARNED, 0.0), DECIMALS)

    def _terms(self, spot: Spot[Any]) -> Mapping[str, float]:
        """Return the terms of a position's worth.

        What was learned is one of them: the difference that it makes to the sum of the others.
        """
        state = self._rest(spot.state) if spot.ended else spot.state
        found = self.game.terms(state, self.seat, self._kept)
        if not spot.ended or (learned := self._recall(state)) is None:
            return found
        more = learned + self._lead - sum(found.values())
        return {**found, LEARNED: self.game.trust(state, self.seat) * more}

    def _recall(self, state: Any) -> float | None:
        """Return what was learned of a position at rest; None if nothing, or it is not trusted."""
        if self._learned is None or state.winners or not self.game.trust(state, self.seat):
            return None
        return self._learned(state, self.seat)

    def reasons(self, spots: Sequence[Spot[Any]]) -> Mapping[str, float]:
        """Return the average terms of positions, one from each deal."""
        found: dict[str, float] = {}
        for spot in spots:
            for name, worth in self._terms(spot).items():
                found[name] = found.get(name, 0.0) + worth / len(spots)
        return found

    def luck_of(self, lines: Sequence[Line]) -> dict[str, float]:
        """Return the term for the worth of lines that their ends do not show; nothing if none."""
        return average_luck([line.worth - self.worth(line.end) for line in lines])

    def _rest(self, state: Any) -> Any:
        """Return a position with nobody's turn, as at the end of a turn: no action is left."""
        if state.winners:
            return state
        rested = state.copy()
        self.game.rest(rested)
        return rested


def average_luck(lucks: Sequence[float]) -> dict[str, float]:
    """Return the term for the average of what chance is worth; nothing without chance."""
    luck = round(sum(lucks) / len(lucks), DECIMALS)
    return {CHANCE: luck} if luck else {}
