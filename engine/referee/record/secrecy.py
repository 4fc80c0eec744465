"""Records of running matches: telling whoever asks for one as much as they may know."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event
from engine.referee.changes import SWAPPED, changes
from engine.referee.record.letters import NOTATIONS
from engine.root.data.cards import CARDS, KEY_OF_CARD
from engine.root.hooks.notation import ASIDE, CARD, DECK, DISCARD, Letters, Unit, is_beyond
from engine.root.state import NOBODY, RootState

EFFECTS = [card.key for card in CARDS if card.kind == "persistent"]


def told_changes(
    before: RootState, after: RootState, events: Sequence[Event], letters: Letters
) -> list[Unit]:
    """List changes as records tell them: cards drawn are counted only, not named.

    Shuffles name those once there are no secrets; how many are alike would tell some.
    """
    found: list[Unit] = []
    for unit in changes(before, after, events, letters):
        told = unit._replace(what=None, name=None) if is_drawn(unit) else unit
        if is_drawn(unit) and found and found[-1]._replace(count=unit.count) == told:
            told = told._replace(count=found.pop().count + unit.count)
        found.append(told)
    return found


def is_drawn(unit: Unit) -> bool:
    """Return whether a change is that of cards drawn from the deck."""
    return unit.verb == CARD and unit.start == DECK and unit.end != DISCARD


def as_told(unit: Unit, asker: int | None, letters: Letters, factions: Sequence[str]) -> list[Unit]:
    """Return a change as an asker is told it (a spectator: -1): empty if it is secret itself.

    Hidden cards come one by one: how many are alike would tell something of them.
    """
    if is_secret(unit, asker, letters, factions):
        return []
    known = as_known(unit, asker, letters)
    if unit.what and not known.what:
        return [known._replace(count=1)] * unit.count
    return [known]


def is_secret(unit: Unit, asker: int | None, letters: Letters, factions: Sequence[str]) -> bool:
    """Return whether that a change came about is itself for its own seat alone."""
    if asker is None or not is_beyond(unit) or unit.who not in letters:
        return False
    owner = letters.index(unit.who)
    secrets = (SWAPPED, *NOTATIONS[factions[owner]].secrets)
    return owner != asker and any((unit.what or "").startswith(f"$_{each}->") for each in secrets)


def as_known(unit: Unit, asker: int | None, letters: Letters) -> Unit:
    """Return a change as a record tells it: without secrets, and with names only if all see them.

    A match that is over has no secrets.
    """
    if unit.verb == "reveal":
        return unit if asker is None or unit.name == "*" else unit._replace(name=None)
    if asker is None or unit.verb != CARD or is_drawn(unit):
        return unit
    start, end = unit.start or "", unit.end or ""
    hidden = end.startswith("hand") or (end == "board:A" and start.startswith("hand"))
    seen = start in (DISCARD, ASIDE)
    if hidden and not seen:
        mine = "" if asker == NOBODY else letters[asker]
        if mine not in (start.partition(":")[2], end.partition(":")[2]):
            return unit._replace(what=None, name=None)
    effect = start.startswith("board") and unit.name in KEY_OF_CARD
    supporters = start == "board:A" and unit.name not in EFFECTS
    shown = start in (DISCARD, ASIDE) or (end.startswith("board") and end != "board:A")
    keeps = (effect and not supporters) or shown or "dominance" in (unit.name or "")
    return unit if keeps else unit._replace(name=None)
