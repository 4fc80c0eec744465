"""Hirelings in words: their controllers, and the markers on their cards (Law 22)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.root.view import HirelingView, RootView, SeatView
from render.root.text.names import cards_line, in_order, items_line, name_of


def sides(view: RootView) -> list[tuple[Seat, SeatView | HirelingView]]:
    """List the seats in turn order and the hirelings, each with the number of its side."""
    seats: list[tuple[Seat, SeatView | HirelingView]] = [(s.seat, s) for s in in_order(view)]
    return [*seats, *((each.side, each) for each in view.hirelings)]


def hired_line(view: RootView, words: Words) -> str:
    """Name the hirelings with their controllers, in one sentence; empty without any."""
    if not view.hirelings:
        return ""
    told = [f"{name_of(each, words)} ({_whose(view, each, words)})" for each in view.hirelings]
    return words.say("alt-hirelings", hirelings=", ".join(told))


def hireling_lines(view: RootView, words: Words) -> Iterator[str]:
    """Describe each hireling, and the markers on the score track."""
    for each in view.hirelings:
        parts = [_whose(view, each, words)]
        if each.kept:
            parts.append(words.say("text-hireling-kept", n=each.kept))
        if each.items:
            counts = Counter(each.items)
            parts.append(words.say("text-items", items=items_line(counts.items(), words)))
        if each.paths:
            paths = ", ".join(f"{a}–{b}" for a, b in each.paths)
            parts.append(words.say("text-hireling-paths", paths=paths))
        if each.cards:
            parts.append(words.say("text-crafted", cards=cards_line(each.cards)))
        yield words.say("text-seat", who=name_of(each, words), rest="; ".join(parts))
    if view.spaces:
        spaces = ", ".join(map(str, view.spaces))
        yield words.say("text-hireling-spaces", spaces=spaces)


def _whose(view: RootView, hireling: HirelingView, words: Words) -> str:
    """Return a hireling's controller, and the number of turns left."""
    if hireling.controller is None:
        return words.say("text-hireling-free")
    who = name_of(view.seats[hireling.controller], words)
    return words.say("text-hireling-of", who=who, n=hireling.markers)
