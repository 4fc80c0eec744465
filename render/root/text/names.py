"""Names of seats and things in pictures and in text, and the order of seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.root.view import HirelingView, RootView, SeatView, VagabondView
from render.layout.alt_text import counted_line
from render.root.printed import card_of, suit_of


def dash(key: str) -> str:
    """Write a key as part of a message's id."""
    return key.replace("_", "-")


def in_order(view: RootView) -> list[SeatView]:
    """List the seats in turn order."""
    return [view.seats[seat] for seat in view.order] or list(view.seats)


def keys_of(view: RootView) -> dict[Seat, str]:
    """Return the key of each side: of the seats, and of the hirelings behind them."""
    keys = {seat.seat: seat.key for seat in view.seats}
    return {**keys, **{hireling.side: hireling.key for hireling in view.hirelings}}


def short_name(seat: SeatView | HirelingView, words: Words) -> str:
    """Return a side's name in pictures: the faction, as texts and the score track call it."""
    if isinstance(seat, HirelingView):
        return words.say(f"faction-{dash(seat.key)}.short")
    short = f"faction-{seat.key}.short"
    return words.say(short) if seat.faction and words.has(short) else _faction(seat, words)


def character_of(seat: SeatView, words: Words) -> str:
    """Return the name of a Vagabond's character; empty for other factions, and before it is set."""
    if isinstance(seat.board, VagabondView) and seat.board.character:
        return words.say(f"character-{seat.board.character}")
    return ""


def name_of(seat: SeatView | HirelingView, words: Words) -> str:
    """Return a side's name in text: the faction, with a Vagabond's character."""
    if isinstance(seat, HirelingView):
        return words.say(f"faction-{dash(seat.key)}")
    if character := character_of(seat, words):
        return words.say("text-vagabond", who=_faction(seat, words), character=character)
    return _faction(seat, words)


def _faction(seat: SeatView, words: Words) -> str:
    if seat.player and not seat.faction:
        return seat.player
    return words.say(f"faction-{seat.key if words.has(f'faction-{seat.key}') else seat.faction}")


def card_name(card: str, words: Words) -> str:
    """Return a setup card's name: the faction, or a Vagabond's character."""
    kind, _, character = card.partition(":")
    return words.say(f"character-{character}" if character else f"faction-{kind}")


def letter_of(key: str, words: Words) -> str:
    """Return the letter of a seat by its key, in a language; a third twin has the first's."""
    key = dash(key)
    known = words.has(f"faction-{key}.letter")
    return words.say(f"faction-{key if known else key.rstrip('0123456789')}.letter")


def suit_letter(suit: str, words: Words) -> str:
    """Return the letter of a suit in a language."""
    return words.say(f"suit-{suit}.letter")


def items_line(items: Iterable[tuple[str, int]], words: Words) -> str:
    """List items, with their number where there are several: "2 × boot, tea"."""
    return counted_line([(words.say(f"item-{item}"), number) for item, number in items], words)


def cards_line(cards: Iterable[int]) -> str:
    """List cards by their names."""
    return ", ".join(card_of(card).name for card in cards)


def suits_line(cards: Iterable[int], words: Words) -> str:
    """Count cards by suit: "2 × fox, bird"."""
    counts = sorted(Counter(suit_of(card) for card in cards).items())
    return counted_line([(words.say(f"suit-{suit}"), number) for suit, number in counts], words)
