"""Belongings of a Vagabond besides its hand, in lines: its items by state, and the open quests."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.language.words import Words
from engine.root.language.cardbook import write_items
from engine.root.view import ItemsView, RootView, VagabondView


def belongings(view: RootView, words: Words) -> Iterator[str]:
    """Describe the items of a viewer who is a Vagabond (9.2.5), and the quests on offer (9.3.3)."""
    board = None if view.seat is None else view.seats[view.seat].board
    if not isinstance(board, VagabondView) or not board.items:
        return
    heaps = (
        ("own-items-ready", {each.kind: each.on_track + each.ready for each in board.items}),
        ("own-items-exhausted", {each.kind: each.exhausted for each in board.items}),
        ("own-items-damaged", {each.kind: damaged(each) for each in board.items}),
    )
    ready, *others = (
        (message, write_items({item: count for item, count in heap.items() if count}, words))
        for message, heap in heaps
    )
    held = [each for each in others if each[1]]
    if ready[1] or held:
        parts = [(ready[0], ready[1] or words.say("look-none")), *held]
        yield " · ".join(words.say(message, items=items) for message, items in parts)
    if view.quests:
        quests = "; ".join(words.say(f"quest-{quest}") for quest in view.quests)
        yield words.say("own-quests", quests=quests)


def damaged(items: ItemsView) -> int:
    """Count the damaged items of a kind."""
    return items.damaged_ready + items.damaged_exhausted
