"""The log retold: price, building and points in one sentence, equal placements together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from engine.core.events import LASTING, Event
from engine.core.language.messages import Message, Retold
from engine.core.seats import Scalar
from engine.root.events import (
    Ambushed,
    CardTaken,
    CardTakenWas,
    Discarded,
    Drew,
    DrewCards,
    DrewOpenly,
    Foiled,
    Placed,
    Removed,
    Scored,
)
from engine.root.factions.alliance.outrage import OutragePaid, OutragePaidWith
from engine.root.factions.alliance.supporters import (
    SupportersDrawn,
    SupportersDrawnWere,
    SupportersSpent,
)
from engine.root.factions.eyrie.decree import DecreeFollowed
from engine.root.pieces import PASSING, write_clearings
from engine.root.rules.plans import CLEARINGS
from engine.root.state import NOBODY

BETTER = (
    (Drew, DrewCards), (Drew, DrewOpenly), (CardTaken, CardTakenWas),
    (OutragePaid, OutragePaidWith), (SupportersDrawn, SupportersDrawnWere),
)  # fmt: skip
"""Pairs of a public event and the more exact one that a reader hears after it."""

Paid: TypeAlias = Removed | SupportersSpent
"""Whatever is given for a piece."""

WOOD, SYMPATHY = "wood", "sympathy"
FOR_PLACING = ("build", "sympathy")
"""Causes of points for a piece that was placed."""
WITHOUT_RETURN = ("battle", "bomb", "land")
"""Causes for which an owner's pieces leave and nothing comes in their place."""


class _Building:
    """A building or token, with what its owner gave for it and the points it scored."""

    def __init__(self, paid: Sequence[Paid], built: Placed) -> None:
        self.built = built
        self.paid = paid
        self.scored: Scored | None = None

    def takes(self, event: Event) -> bool:
        """Take the points that it scored; return whether the event was those."""
        if self.scored is not None or not isinstance(event, Scored):
            return False
        if event.seat != self.built.seat or event.cause not in FOR_PLACING:
            return False
        self.scored = event
        return True

    def tell(self) -> Retold:
        """Describe it in one sentence."""
        built, scored = self.built, self.scored
        args: dict[str, Scalar] = {
            "seat": built.seat,
            "kind": built.piece,
            "clearing": built.clearing,
            "points": scored.points if scored else 0,
            "total": scored.total if scored else 0,
        }
        given, supporters = Counter[str](), list[str]()
        for each in reversed(self.paid):
            if isinstance(each, SupportersSpent):
                supporters += map(str, each.cards)
            else:
                given[each.piece] += each.count
        if supporters:
            said, args = "told-sympathy", args | {"supporters": " ".join(supporters)}
        elif set(given) == {WOOD}:
            said, args = "told-built", args | {"wood": given[WOOD]}
        else:
            listed = " ".join(f"{kind}={count}" for kind, count in given.items())
            said, args = "told-exchanged", args | {"given": listed}
        brief = Message(f"{said}.brief", args)
        return Retold(Message(said, args), LASTING, brief, shortens=False)


class _Spread:
    """Equal placements, one after the other, in several clearings."""

    def __init__(self, first: Placed) -> None:
        self.placed = [first]

    def takes(self, event: Event) -> bool:
        """Take an equal placement elsewhere; return whether the event was one."""
        last = self.placed[-1]
        if not isinstance(event, Placed) or event.piece not in PASSING:
            return False
        if replace(last, clearing=event.clearing) != event or event.clearing == last.clearing:
            return False
        self.placed.append(event)
        return True

    def tell(self) -> Event | Retold:
        """Describe them in one sentence."""
        first = self.placed[0]
        if len(self.placed) == 1:
            return first
        args: dict[str, Scalar] = {
            "seat": first.seat,
            "kind": first.piece,
            "count": first.count,
            "clearings": write_clearings(each.clearing for each in self.placed),
        }
        brief = Message("told-spread.brief", args)
        return Retold(Message("told-spread", args), first.weighs(), brief, shortens=False)


def retell(events: Sequence[Event]) -> list[Event | Retold]:
    """Retell events: cards of the Decree are left out, and of ambushes: their deeds follow."""
    told = (each.tell() if isinstance(each, _Building) else each for each in _join(events))
    return [each.tell() if isinstance(each, _Spread) else each for each in _spread(told)]


def _spread(events: Iterable[Event | Retold]) -> list[Event | Retold | _Spread]:
    found: list[Event | Retold | _Spread] = []
    for event in events:
        last = found[-1] if found else None
        if isinstance(event, Placed) and str(event.clearing) in CLEARINGS:
            if not (isinstance(last, _Spread) and last.takes(event)):
                found.append(_Spread(event))
        else:
            found.append(event)
    return found


def _join(events: Sequence[Event]) -> list[Event | _Building]:
    found: list[Event | _Building] = []
    for number, event in enumerate(events, 1):
        if isinstance(event, DecreeFollowed) and number < len(events):
            continue  # its deed follows
        if number < len(events) and (
            supersedes(events[number], event) or names_again(events[number], event)
        ):
            continue
        last = found[-1] if found else None
        if isinstance(last, _Building) and last.takes(event):
            continue
        if isinstance(event, Placed):
            if (more := _together(last, event)) is not None:
                found[-1] = more
                continue
            if event.piece not in PASSING and (paid := _price(found, event)):
                del found[-len(paid) :]
                found.append(_Building(paid, event))
                continue
        found.append(event)
    return found


def supersedes(following: Event, event: Event) -> bool:
    """Return whether the more exact event of a pair follows the public one."""
    return any(isinstance(event, vague) and isinstance(following, exact) for vague, exact in BETTER)


def names_again(following: Event, event: Event) -> bool:
    """Return whether an ambush is told next, whose card was discarded for it."""
    if not isinstance(event, Discarded) or not isinstance(following, (Ambushed, Foiled)):
        return False
    return event.seat == following.seat and event.cards == (following.card,)


def _together(last: object, event: Placed) -> Placed | None:
    """Return a placement added to an equal one just before it; None if there is none."""
    if not isinstance(last, Placed) or replace(last, count=event.count) != event:
        return None
    return replace(event, count=last.count + event.count)


def _price(found: Sequence[Event | _Building], built: Placed) -> Sequence[Paid]:
    """Return what the owner just gave for a piece: supporters, wood, or pieces of its place."""
    last = found[-1] if found else None
    if isinstance(last, SupportersSpent) and (last.seat, SYMPATHY) == (built.seat, built.piece):
        return [last]
    paid: list[Removed] = []
    for each in reversed(found):
        if not isinstance(each, Removed) or (each.seat, each.by) != (built.seat, NOBODY):
            break
        if each.piece == built.piece or each.cause in WITHOUT_RETURN:
            break
        if each.piece != WOOD and each.clearing != built.clearing:
            break
        paid.append(each)
    return paid
