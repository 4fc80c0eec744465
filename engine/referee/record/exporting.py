"""Writing a match as a record: the match is played again, and its changes are written down."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine.core.chance.draws import Chance
from engine.core.driver import Driver
from engine.core.events import Envelope, Event
from engine.core.saving.checkpoints import Rewind
from engine.core.seats import Seat, Setup
from engine.core.table import Runner, Table
from engine.referee.record.hirelings import LETTERS, write_hirelings
from engine.referee.record.letters import (
    DECKS,
    LETTER_OF_SUIT,
    MAP_NAMES,
    NOTATIONS,
    letters_of,
)
from engine.referee.record.reading import KEPT, OPTIONS, OURS
from engine.referee.record.secrecy import as_told, told_changes
from engine.referee.record.shuffles import Shuffle, shuffle_of, write_shuffle
from engine.referee.record.things import warlord_apart
from engine.referee.record.writing import write_unit
from engine.root.cards.landmarks.setup import LandmarkPlaced
from engine.root.cards.setup.drafting import HandKept
from engine.root.data.cards import KEY_OF_CARD
from engine.root.data.maps import map_of
from engine.root.events import EffectUsed
from engine.root.game import GAME
from engine.root.hooks.notation import BATTLE, CARD, DECK, SAY, Unit, is_beyond
from engine.root.rules.setup import ADVANCED
from engine.root.state import RootState

LANDMARKS = f"{OURS} Landmarks:"
TURN, SET_UP = "turn.begin_turn", ("setup.set_up_faction", "advanced.set_up_by_card")
HEADER_ONLY = ("map", "deck", "seating", "responses", "draft", "order")
"""Options that a record names elsewhere, or that do not change what the rules allow."""


@dataclass
class Written:
    """A line of a record as it grows."""

    letter: str
    units: list[Unit] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    """Effects used, which only a comment can tell."""
    drawn: list[int] = field(default_factory=list)
    """Numbers drawn by lot."""


class TellingTable(Table[RootState]):
    """A table that notes the order of each shuffled pile and the numbers drawn by lot."""

    __slots__ = ("drawn", "shuffles")

    def __init__(self, runner: Runner, state: RootState) -> None:
        super().__init__(runner, state)
        self.shuffles: list[Shuffle] = []
        self.drawn: list[int] = []
        """Numbers drawn by lot that are not written down yet."""

    def draw(self, sides: int) -> int:
        """Draw a number, and note it."""
        value = super().draw(sides)
        if sides > 1:
            self.drawn.append(value)
        return value

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        """Shuffle a pile, and note its order: the last one, where nothing was taken in between."""
        super().shuffle(cards)
        order = shuffle_of(cards, self.state)
        self.shuffles = [each for each in self.shuffles if sorted(each) != sorted(order)]
        self.shuffles.append(order)


class Watched(Driver[RootState]):
    """A match that is played again and tells its changes, step by step and answer by answer."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        state = GAME.begin(setup)
        super().__init__(GAME, setup, chance, state, keep="step", fingerprints=False)
        self.table = self.told_table = TellingTable(self, state)
        self.went_back = False
        """True if the table went back: no record can tell what was shuffled then."""
        self.placed: dict[str, int] = {}
        """Clearings of the landmarks from the pack."""
        self.kept: dict[Seat, list[str]] = {}
        """Starting hands chosen in the advanced setup (19.10)."""
        self.lines: list[Written] = []
        self.letters = letters_of(state.factions)
        self.began = state.copy()
        """Position before the current turn."""
        self._early: list[tuple[RootState, RootState, list[Event]]] = []
        self._events: list[Event] = []
        self._before = state.copy()
        self.drive()
        self.notice()

    def emit(self, envelope: Envelope) -> None:
        """Keep an event until the next `notice`."""
        self._events.append(envelope.event)
        if isinstance(envelope.event, LandmarkPlaced):
            self.placed[envelope.event.landmark] = envelope.event.clearing
        if isinstance(envelope.event, HandKept):
            self.kept[envelope.event.seat] = [KEY_OF_CARD[card] for card in envelope.event.cards]
        super().emit(envelope)

    def halts_before(self, name: str) -> bool:
        """Notice the changes of a step, and begin a line where a turn begins."""
        self.notice()
        args = self.state.agenda[-1][1]
        if name == TURN or name in SET_UP:
            self.lines.append(Written(self.letters[int(args[0])]))
            self.began = self.state.copy()
        return False

    def go_back(self, seat: Seat, rewind: Rewind) -> None:
        """Begin chance anew and shuffle what was seen; a record shows nothing of that."""
        self.notice()
        self.went_back = True
        lines = [Written(each.letter, each.units[:], each.used[:]) for each in self.lines]
        self.rewind(seat, rewind)
        self.lines, self._events = lines, []
        self._before = self.state.copy()

    def notice(self) -> None:
        """Add what has changed to the line."""
        events, self._events = self._events, []
        drawn, self.told_table.drawn = self.told_table.drawn, []
        self.letters = letters_of(self.state.factions)
        before, self._before = self._before, self.state.copy()
        if self.lines:
            line = self.lines[-1]
            line.units += warlord_apart(told_changes(before, self.state, events, self.letters))
            line.drawn += drawn
            line.used += [event.effect for event in events if isinstance(event, EffectUsed)]
        elif self.state.hired:
            self._early.append((before, self._before, events))

    def early(self) -> list[Unit]:
        """List what became of hirelings before the first faction set up, by letters known now."""
        return [unit for each in self._early for unit in told_changes(*each, self.letters)]


def as_record(
    match: Watched, names: Mapping[str, str], *, title: str = "", asker: int | None = None
) -> str:
    """Write a match; for an `asker` only what that seat may know (a spectator: -1)."""
    match.notice()
    head = [f"// {title}"] if title else []
    whole = asker is None and not match.went_back
    shuffles = match.told_table.shuffles if whole else ()
    kept = [_kept(match)] if whole and match.kept else []
    text = [*head, *_head(match, names), *kept, *map(write_shuffle, shuffles), ""]
    play = len(match.letters)
    first, *rest = match.lines
    lines = [replace(first, units=[*match.early(), *first.units]), *rest]
    for number, line in enumerate(lines):
        if number >= play and (number - play) % play == 0:
            text.append("")
        text.append(_line(match, line, asker, setup=number < play, whole=whole))
    if match.state.winners:
        winners = "".join(match.letters[seat] for seat in match.state.winners)
        text += ["", f"Winner: {winners}"]
    return "\n".join(text) + "\n"


def _head(match: Watched, names: Mapping[str, str]) -> list[str]:
    state = match.state
    maps = {key: name for name, key in MAP_NAMES.items()}
    decks = {key: name for name, key in DECKS.items()}
    lines = [f"Map: {maps[state.map]}", f"Deck: {decks[state.options.get('deck', 'standard')]}"]
    number = len(state.woodland.clearings)
    suits = [f"{LETTER_OF_SUIT.get(state.suits[c], '')}{c}" for c in range(1, number + 1)]
    if list(map_of(state.map).suits[1:]) != state.suits[1 : number + 1] or state.map != "autumn":
        # Where the Lost City is, there is no single suit: its landmark tells.
        lines.append(f"Clearings: {', '.join(s for s in suits if not s.isdecimal())}")
    options = {k: v for k, v in state.options.items() if k not in HEADER_ONLY}
    if options.get("setup") != ADVANCED:
        options.pop("setup", None)
    if options:
        lines.append(f"{OPTIONS} {' '.join(f'{k}={v}' for k, v in sorted(options.items()))}")
    if match.placed:
        lines.append(f"{LANDMARKS} {' '.join(f'{k}={v}' for k, v in match.placed.items())}")
    if state.hired:
        lines.append(write_hirelings(state))
    for seat in state.order:
        letter = match.letters[seat]
        lines.append(_ours(match, seat) + f"{letter}: {names.get(letter, letter)}")
    return lines


def _kept(match: Watched) -> str:
    """Write which of their first cards all have kept."""
    hands = (f"{match.letters[seat]}={','.join(hand)}" for seat, hand in sorted(match.kept.items()))
    return f"{KEPT} {' '.join(hands)}"


def _ours(match: Watched, seat: int) -> str:
    standard = NOTATIONS[match.state.factions[seat]].standard
    return "" if standard else f"{OURS} "


def _line(match: Watched, line: Written, asker: int | None, *, setup: bool, whole: bool) -> str:
    """Write a turn; a comment adds what the notation has no letters for, with its place."""
    seat = match.letters.index(line.letter)
    ours = {
        letter
        for other, letter in enumerate(match.letters)
        if not NOTATIONS[match.state.factions[other]].standard
    } | {*LETTERS}
    forests = _forests(match.state)
    actions: list[str] = []
    aside: list[str] = []
    fought: list[str] = []
    for unit in line.units:
        if setup and unit.verb == CARD and (unit.end or "").startswith(("hand", DECK)):
            continue
        for told in as_told(unit, asker, match.letters, match.state.factions):
            said = write_unit(told, line.letter, forests)
            if unit.verb == SAY and said.endswith("@") and fought:
                fought[-1] += said  # an ambush is written with its battle
                continue
            apart = line.letter not in ours and (_letters_in(unit) & ours or is_beyond(unit))
            written = aside if apart else actions
            written.append(f"@{len(actions)} {said}" if apart else said)
            if unit.verb == BATTLE:
                fought = written
    text = f"{_ours(match, seat)}{line.letter}:{'/'.join(actions)}"
    if whole and line.drawn:
        aside.append(f"~{','.join(map(str, line.drawn))}")
    if aside:
        text += f" {OURS} {' '.join(aside)}"
    if line.used:
        text += f" // {', '.join(line.used)}"
    return text


def _forests(state: RootState) -> dict[str, str]:
    return {
        str(-number): "_".join(map(str, sorted(borders)))
        for number, borders in enumerate(state.woodland.forest_borders)
        if number
    }


def _letters_in(unit: Unit) -> set[str]:
    """Return the letters of the factions that a unit names."""
    places = [each.partition(":")[2] for each in (unit.start or "", unit.end or "")]
    named = {unit.who or "", *places}
    if unit.verb == "battle":
        named.add(unit.what or "")
    if unit.verb == "reveal":
        named.add(unit.end or "")
    if unit.verb == SAY:
        named |= {sign for sign in unit.what or "" if sign.isupper()}
    return named
