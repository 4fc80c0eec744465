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
    """Something the lobby decides. The first choice is the default."""

    key: str
    choices: tuple[str, ...]
    alone: str = ""
    """The default at a table with one person, where it differs."""
    needs: str = ""
    """Without which it changes nothing: a seat kind, the choice of another option, or another
    option that is not left at its default."""
    shown: bool = False
    """True where every lobby shows it, since it matters to anyone thinking of joining."""
    picks: bool = False
    """True where it picks a thing that other picks may rule out: chance leaves it alone."""


ORDER_OF_PLAY = TableOption(SEATING, ("random", JOINED))
"""Part of the setup in every game."""


class SeatKind(msgspec.Struct, frozen=True):
    """Something a seat may play: a faction's key, and its variants (`vagabond:tinker`)."""

    key: str
    variants: tuple[str, ...] = ()


class Preset(msgspec.Struct, frozen=True):
    """A way to play that people know by a name: options of a table, and what is left out of it."""

    options: Mapping[str, str]
    """Of the game, or of any table."""
    left_out: tuple[str, ...] = ()
    """Seat kinds that do not take part."""


class LobbyHooks(ABC):
    """Called before there is a match."""

    seats: ClassVar[range]
    """How many seats a match may have."""
    seat_kinds: ClassVar[tuple[SeatKind, ...]]
    options: ClassVar[tuple[TableOption, ...]]
    unoffered: ClassVar[tuple[TableOption, ...]] = ()
    """Options that the rules know and no lobby offers, for tests and studies."""
    suggested: ClassVar[tuple[str, ...]]
    """The seats of a newcomer's first match, theirs first."""
    draws_order: ClassVar[bool] = False
    """Whether the rules draw the whole order of play, and not only the first player."""

    presets: ClassVar[Mapping[str, Preset]] = {}
    """Ways to play by name; the words are `preset-<name>`."""

    key: ClassVar[str]

    def drafts_within(self, options: Mapping[str, str]) -> bool:
        """Return whether seats that draft choose within the match, and not before it."""
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
        """Raise `Refused` for an option or value that there is not, naming those there are."""
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

    def deal_kinds(self, seats: int, pool: Sequence[str], lots: Lots) -> Sequence[str]:
        """Deal what each seat plays, among the seat kinds in `pool`."""
        dealt = list(pool)
        lots.shuffle(dealt)
        return dealt[:seats]

    def draft_cards(self, seats: int, pool: Sequence[str], lots: Lots) -> Sequence[str]:
        """Return what lies out to be drafted: all of `pool`, unless the rules deal from it."""
        return pool

    def draft_order(self, seats: int) -> Sequence[int]:
        """Return the places in the order of play as they pick: the last player first."""
        return range(seats)[::-1]

    def draftable(self, cards: Sequence[str], taken: Sequence[str]) -> Sequence[str]:
        """Return which of the cards that lie out may be picked now."""
        return [card for card in cards if card not in taken]
