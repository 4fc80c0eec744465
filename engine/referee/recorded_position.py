"""The position as a record alone tells it: pieces, points and hands, regardless of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.referee.record.hirelings import letters_of_sides, name_of_piece
from engine.root.hooks.notation import (
    BATTLE,
    CARD,
    CRAFT,
    PIECE,
    RAFT,
    SAY,
    SCORE,
    Unit,
    name_of_place,
)
from engine.root.rules.setup import STARTING_HAND
from engine.root.state import RootState

Position = Counter[tuple[str, str, str]]
"""Number of pieces by letter, kind and place; points and cards in hand are counted likewise."""
BY_PIECES = ("V", "G")
MOVERS = ("p", RAFT)
"""Pieces that exist only once: a move puts them in place wherever they were."""


class Ledger:
    """Follows a record without any rule."""

    def __init__(self, letters: Sequence[str]) -> None:
        self.letters = letters
        self.position: Position = Counter()
        for letter in letters:
            self.position[letter, "points", ""] = 0
            self.position[letter, "hand", ""] = STARTING_HAND

    def copy(self) -> Ledger:
        """Return a copy on which to try an action."""
        other = Ledger(self.letters)
        other.position = self.position.copy()
        return other

    def cards(self, letter: str) -> int:
        """Return the number of cards in a hand."""
        return self.position[letter, "hand", ""]

    def impossible(self, units: Sequence[Unit]) -> list[Unit]:
        """List the units of an action whose things are not where it takes them from."""
        after = self.copy()
        after.follow(units)
        found = []
        for unit in units:
            who, what, place = unit.who or "", kind_of(unit), unit.start or ""
            if unit.verb == PIECE and what not in MOVERS and is_followed(who, place):
                if after.position[who, what, place] < 0:
                    found.append(unit)
            elif unit.verb == BATTLE and what not in BY_PIECES and not self.stands(what, place):
                found.append(unit)
        return found

    def stands(self, letter: str, place: str) -> bool:
        """Return whether a faction has anything in a place."""
        return any(
            n > 0 and (who, where) == (letter, place)
            for (who, _, where), n in self.position.items()
        )

    def follow(self, units: Sequence[Unit]) -> None:
        """Do what an action says."""
        for unit in units:
            if unit.verb == PIECE and unit.what not in MOVERS:
                self._piece(unit)
            elif unit.verb == SCORE:
                self.position[unit.who or "", "points", ""] += (
                    unit.count if unit.what == "+" else -unit.count
                )
            elif unit.verb in (CARD, CRAFT) or (unit.what or "").endswith("@"):
                for letter in self.letters:
                    self.position[letter, "hand", ""] += hand_change(unit, letter) * unit.count
            elif unit.verb == SAY and "^t_" in (unit.what or ""):
                self._flip(unit)
            elif unit.verb == SAY and "<->" in (unit.what or ""):
                self._swap(unit)

    def _piece(self, unit: Unit) -> None:
        who, what = unit.who or "", kind_of(unit)
        for place, count in ((unit.start, -unit.count), (unit.end, unit.count)):
            if place is not None and (place.lstrip("-").isdecimal() or is_followed(who, place)):
                self.position[who, what, place] += count

    def _flip(self, unit: Unit) -> None:
        place, _, plot = (unit.what or "")[1:].partition("^")
        if self.position[unit.who or "", "t", place] > 0:
            self.position[unit.who or "", "t", place] -= 1
            self.position[unit.who or "", plot, place] += 1

    def _swap(self, unit: Unit) -> None:
        """Swap two plots, whichever they are."""
        one, _, other = (unit.what or "").replace("t", "").partition("<->")
        plots = {what for who, what, _ in self.position if who == unit.who and what[:1] == "t"}
        for plot in sorted(plots):
            here, there = (unit.who or "", plot, one), (unit.who or "", plot, other)
            position = self.position
            position[here], position[there] = position[there], position[here]


def kind_of(unit: Unit) -> str:
    """Return what a unit's piece counts as: a warlord is one of the warriors."""
    return "w" if unit.what == "w_w" else unit.what or ""


def hand_change(unit: Unit, letter: str) -> int:
    """Return the number of cards by which a hand grows each time a unit happens."""
    if unit.verb == CARD:
        hand = f"hand:{letter}"
        return (unit.end == hand) - (unit.start == hand)
    played = unit.verb == CRAFT or (unit.verb == SAY and (unit.what or "").endswith("@"))
    return -1 if played and unit.who == letter else 0


def is_followed(who: str, place: str) -> bool:
    """Return whether a record tells all pieces of a faction there: in clearings, on others' boards.

    Pieces that come onto a faction's own board are often left out.
    """
    board, _, holder = place.partition(":")
    return place.isdecimal() or (board == "board" and holder != who)


def position_of(state: RootState, letters: Sequence[str]) -> Position:
    """Return a position of the rules in the same terms."""
    found: Position = Counter()
    for seat, letter in enumerate(letters):
        found[letter, "points", ""] = state.points[seat]
        found[letter, "hand", ""] = len(state.hands[seat])
    names = letters_of_sides(letters, state)
    for clearing in range(1, len(state.warriors)):
        place = name_of_place(state, clearing)
        for seat, count in enumerate(state.warriors[clearing]):
            found[names[seat], "w", place] += count
        for owner, kind in (*state.buildings[clearing], *state.tokens[clearing]):
            found[names[owner], name_of_piece(state, owner, kind), place] += 1
    return found


def differences(record: Position, ours: Position) -> list[str]:
    """List where two positions differ, the record's number first."""
    keys = sorted(key for key in {*record, *ours} if not key[2].startswith(("board", "-")))
    found = []
    for letter, what, place in keys:
        told, here = record[letter, what, place], ours[letter, what, place]
        if told != here:
            where = f" in {place}" if place else ""
            found.append(f"{letter} {what}{where}: {told} by the record, {here} by the rules")
    return found
