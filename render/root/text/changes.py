"""Changes between two looks at the table: new pieces, gains, rule, moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.root.view import ClearingView, RootView
from render.change_marks import latest
from render.root.text.names import in_order, name_of

Pieces = Counter[tuple[int, str]]
"""Numbers of a place's pieces, by seat and kind."""


def pieces_of(clearing: ClearingView) -> Pieces:
    """Count all pieces in a clearing."""
    found: Pieces = Counter({(seat, "warrior"): n for seat, n in clearing.warriors})
    found.update((seat, "pawn") for seat in clearing.pawns)
    lying = (*clearing.standouts, *clearing.buildings, *clearing.tokens)
    found.update((owner, kind) for owner, kind in lying)
    return found


def fresh_since(before: RootView, after: RootView, place: int) -> frozenset[str]:
    """Return the names of new things in a place, as used by `lay_out_clearing`."""
    if place < 0:
        moved = [
            seat.key
            for seat, then in zip(after.seats, before.seats, strict=True)
            if seat.pawn == place != then.pawn
        ]
        return frozenset(f"pawn {key}" for key in moved)
    now = after.clearing(place)
    # The Burrow is there from when the Duchy is chosen, perhaps in a draft (19.8).
    then = before.clearing(place) if place <= len(before.clearings) else None
    names = {"rule"} if then is not None and now.ruler != then.ruler else set()
    for seat, kind in pieces_of(now) - (Pieces() if then is None else pieces_of(then)):
        if kind in ("warrior", "pawn"):
            word = "warriors" if kind == "warrior" else "pawn"
            names.add(f"{word} {after.side(seat).key}")
        else:
            names |= {f"building {kind}", f"token {kind}"}
    return frozenset(names)


def gains_of(before: RootView, after: RootView) -> Mapping[Seat, int]:
    """Return the points each seat has gained or lost."""
    return {
        seat.seat: seat.points - then.points
        for seat, then in zip(after.seats, before.seats, strict=True)
        if seat.points is not None and then.points is not None and seat.points != then.points
    }


def latest_ways(view: RootView) -> frozenset[tuple[Seat, int, int]]:
    """Return the latest moves, as many as a map can show."""
    return latest(
        [
            (change.seat, change.origin, change.to)
            for change in view.changes
            if change.kind == "move" and change.seat is not None
            if change.origin is not None and change.to is not None
        ]
    )


def since_lines(before: RootView, after: RootView, words: Words) -> Iterator[str]:
    """Return each seat's gain, and the clearings whose ruler has changed."""
    gains = gains_of(before, after)
    listed = [
        words.say("since-gain", who=name_of(seat, words), n=gains[seat.seat])
        for seat in in_order(after)
        if seat.seat in gains
    ]
    if listed:
        yield words.say("since-gains", gains=", ".join(listed))
    flips = []
    for now, then in zip(after.clearings, before.clearings, strict=False):
        if now.ruler != then.ruler:
            old, new = (
                words.say("focus-nobody") if each is None else name_of(after.side(each), words)
                for each in (then.ruler, now.ruler)
            )
            flips.append(words.say("since-flip", number=now.number, old=old, new=new))
    if flips:
        yield words.say("since-rule", flips="; ".join(flips))
