"""Before there is a match: the lobby and the draft."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

import msgspec

from engine.core.chance.lots import Lots
from engine.core.errors import Refused
from engine.core.seats import JOINED, SEATING, Setup


class TableOption(msgspec.Struct, frozen=True):
    """A decision of the lobby. The first choice is the default."""

    key: str
    choices: tuple[str, ...]
    alone: str = ""
    """The default at a table with one person, if it differs."""
    needs: str = ""
    """Condition for it to matter: a seat kind, the choice of another option, or another option that
    is not left at its default."""
    shown: bool = False
    """True if every lobby shows it, as it matters to anyone who thinks of joining."""
    picks: bool = False
    """True if it picks a thing that other picks may rule out: chance leaves it alone."""


ORDER_OF_PLAY = TableOption(SEATING, ("random", JOINED))
"""Part of the setup in every game."""


class SeatKind(msgspec.Struct, frozen=True):
    """Something a seat may play: a faction's key, and its variants (`vagabond:tinker`)."""

    key: str
    variants: tuple[str, ...] = ()


class Preset(msgspec.Struct, frozen=True):
    """A named way to play that people know: options of a table, and seat kinds left out."""

    options: Mapping[str, str]
    """Options of the game, or of any table."""
    left_out: tuple[str, ...] = ()
    """Seat kinds that do not take part."""


class LobbyHooks(ABC):
    """Called before there is a match."""

    seats: ClassVar[range]
    """Possible numbers of seats in a match."""
    seat_kinds: ClassVar[tuple[SeatKind, ...]]
    options: ClassVar[tuple[TableOption, ...]]
    unoffered: ClassVar[tuple[TableOption, ...]] = ()
    """Options that the rules know but no lobby offers, for tests and studies."""
    suggested: ClassVar[tuple[str, ...]]
    """Seats of a newcomer's first match, the newcomer's first."""
    draws_order: ClassVar[bool] = False
    """True if the rules draw the whole order of play, not only the first player."""

    presets: ClassVar[Mapping[str, Preset]] = {}
    """Ways to play, by name; the words are `preset-<name>`."""

    key: ClassVar[str]

    def drafts_within(self, options: Mapping[str, str]) -> bool:
        """Return whether seats that draft choose within the match rather than before it."""
        return False

    def check_setup(self, setup: Setup) -> None:
        """Raise `Refused` if these seats or options cannot make a match."""
        try:
            self.check_options(setup.options)
            self.check_seats(setup)
        except Refused as refusal:
            refusal.game = self.key
            raise

    def check_options(self, options: Mapping[str, str]) -> None:
        """Raise `Refused` for an unknown option or value, naming the known ones."""
        every = (*self.options, *self.unoffered, ORDER_OF_PLAY)
        known = {option.key: option.choices for option in every}
        for key, value in options.items():
            if key not in known:
                raise Refused("setup-option", option=key, possible=" · ".join(known))
            if value not in known[key]:
                possible = " · ".join(known[key])
                raise Refused("setup-value", option=key, value=value, possible=possible)

    @abstractmethod
    def check_seats(self, setup: Setup) -> None:
        """Raise `Refused` if these seats cannot sit at one table."""

    def open_pool(
        self, pool: Sequence[str], options: Mapping[str, str], seats: int
    ) -> Sequence[str]:
        """Return what the lobby may deal or have drafted from `pool` beside other options.

        Raise `Refused` if they leave too little.
        """
        return pool

    def deal_kinds(
        self, seats: int, pool: Sequence[str], lots: Lots, options: Mapping[str, str]
    ) -> Sequence[str]:
        """Deal each seat a kind from `pool`, by the table's options."""
        dealt = list(pool)
        lots.shuffle(dealt)
        return dealt[:seats]

    def draft_cards(
        self, seats: int, pool: Sequence[str], lots: Lots, options: Mapping[str, str]
    ) -> Sequence[str]:
        """Return the cards laid out to be drafted: all of `pool`, unless the rules deal from it."""
        return pool

    def draft_order(self, seats: int) -> Sequence[int]:
        """Return the places in the order of play, in order of picking: the last player first."""
        return range(seats)[::-1]

    def draftable(self, cards: Sequence[str], taken: Sequence[str]) -> Sequence[str]:
        """Return the laid-out cards that may be picked now."""
        return [card for card in cards if card not in taken]
