"""The things that the rest of a turn of a record mentions, which tell its answers apart."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from engine.core.choices.actions import Option, fields_of
from engine.referee.matching import same_card
from engine.referee.record.hirelings import LETTERS as HIRELINGS
from engine.referee.record.writing import QUEST_DONE
from engine.referee.turn_parts import Left, Sheet
from engine.root.data.cards import CARDS, KEY_OF_CARD
from engine.root.factions.corvids.exposure import Expose
from engine.root.hooks.notation import (
    BATTLE,
    CARD,
    DECK,
    DISCARD,
    PIECE,
    REVEAL,
    SAY,
    SUPPLY,
    Unit,
)
from engine.root.rules.hands import OneCard


class Mentioned:
    """Things of which the rest of a turn speaks."""

    def __init__(
        self,
        sheet: Sheet,
        left: Left,
        burrow: int,
        pieces: Mapping[str, str],
        *,
        wide: bool,
        tolls: Collection[tuple[int, int]] = (),
    ) -> None:
        """`pieces` are the asked seat's names for its own; `wide` adds what the record omits.

        On the paths with `tolls`, one of the pieces that move may be lost.
        """
        self.tolls = tolls
        self.units = [part.unit for part in sheet.parts if sheet.has_left(part, left)]
        self.burrow = str(burrow)
        self.pieces = pieces
        self.wide = wide
        self.anywhere = any(p.impossible and sheet.has_left(p, left) for p in sheet.parts)
        self.places = {"0"}
        self.moves: dict[tuple[str, str], int] = {}
        for unit in self.units:
            self.places |= {unit.start or "", unit.end or ""}
            if unit.verb == SAY and unit.what:
                self.places |= set(re.findall(r"\d+", unit.what))
            if unit.verb == PIECE and unit.start and unit.end:
                key = (unit.start, unit.end)
                self.moves[key] = self.moves.get(key, 0) + unit.count

    def place(self, number: int) -> str:
        return "0" if str(number) == self.burrow else str(number)

    def allows(self, option: Option) -> bool:
        """Return whether an option names only places of which the record speaks."""
        fields = fields_of(type(option))
        named = [
            self.place(getattr(option, name))
            for name, kind in fields.items()
            if kind in ("Clearing", "Place")
        ]
        if "warriors" in fields and "origin" in fields:
            most = self.moves.get((named[0], named[1]), 0)
            ends = sorted((int(named[0]), int(named[1])))
            if self.tolls and tuple(ends) in self.tolls:
                most += min(1, self.moves.get((named[0], SUPPLY), 0))
            return bool(0 < int(getattr(option, "warriors", 0)) <= most)
        return self.anywhere or all(each in self.places for each in named)

    def tells(self, option: Option, letters: Sequence[str]) -> bool:
        """Return whether the record tells a battle, building, gift, quest or guess; True for other
        options."""
        fields = fields_of(type(option))
        place = self.place(getattr(option, "clearing", 0))
        if "clearing" in fields and "defender" in fields:
            foe = letters[option.defender] if option.defender < len(letters) else ""  # type: ignore[attr-defined]
            return any((u.verb, u.what, u.start) == (BATTLE, foe, place) for u in self.units)
        if "clearing" in fields and "building" in fields:
            kind = self.pieces.get(option.building)  # type: ignore[attr-defined]
            return any((u.verb, u.what, u.end) == (PIECE, kind, place) for u in self.units)
        if "card" in fields and fields.get("to") == "Seat":
            hand = f"hand:{letters[option.to]}"  # type: ignore[attr-defined]
            return any((u.verb, u.end) == (CARD, hand) and u.start != DECK for u in self.units)
        if "quest" in fields:
            return any((u.what or "").endswith(QUEST_DONE) for u in self.units)
        return not isinstance(option, Expose) or self.guess_at(option) < len(self.units)

    def guess_at(self, option: Option) -> int:
        """Return which unit is an option's guess at a plot; other options come behind them all."""
        if isinstance(option, Expose):
            said = f"?t_{option.plot[0]}{option.clearing}"
            return next((n for n, u in enumerate(self.units) if u.what == said), len(self.units))
        return len(self.units)

    def shows(self, option: OneCard, letter: str) -> bool:
        """Return whether the record may mean a card that a seat plays or takes."""
        unit = card_unit(option.card)
        return any(self._means(wanted, unit, letter) for wanted in self.units)

    def _means(self, wanted: Unit, unit: Unit, letter: str) -> bool:
        start = wanted.start or ""
        if wanted.verb == CARD and (start == DISCARD or start.endswith((letter, *HIRELINGS))):
            return same_card(wanted, unit)
        if wanted.verb == REVEAL and wanted.who == letter:
            return same_card(wanted, unit)
        ambush = wanted.what in ("@", f"{unit.what}@")
        return wanted.verb == SAY and wanted.who == letter and ambush


def card_unit(card: int) -> Unit:
    """Return a card in the form of a unit."""
    return Unit(CARD, None, CARDS[card].suit[0].upper(), KEY_OF_CARD[card])
