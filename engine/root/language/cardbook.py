"""The cards to look up, and open things at a table: piles, crafted cards, items, quests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from engine.core.language.messages import CardEntry
from engine.core.language.words import Words
from engine.root.data.cards import CARDS, DECKS, Card
from engine.root.language.labels import LABELS
from engine.root.pieces import CardId, Item
from engine.root.view import LizardsView, RootView

SUBJECTS = ("discard", "lost_souls", "crafted", "items", "dominance", "quests", "legend")
LAW_OF_KIND = {
    "item": "4.1.2", "immediate": "4.1.2", "persistent": "4.1.3", "ambush": "4.3.1",
    "dominance": "3.3.1",
}  # fmt: skip
"""The section behind each kind of card."""


def card_entries(words: Words) -> list[CardEntry]:
    """List every kind of card of the shared decks."""
    counts = Counter(CARDS[card].key for card in every_card())
    printed = {CARDS[card].key: CARDS[card] for card in every_card()}
    return [
        CardEntry(key, card.name, card_line(card, words), card_text(card, counts[key], words))
        for key, card in printed.items()
    ]


@cache
def every_card() -> tuple[CardId, ...]:
    """Return the cards of all decks, each card once even if several decks share it."""
    return tuple(dict.fromkeys(card for deck in DECKS.values() for card in deck))


@cache
def found_by(card: int, words: Words) -> str:
    """Return the searchable text of a card: its line and its effect in short."""
    printed = CARDS[card]
    effect = words.say(f"card-{printed.key.replace('_', '-')}")
    return f"{card_line(printed, words)} {effect}"


def card_line(card: Card, words: Words) -> str:
    """Write a card on one line: "Anvil · fox · craft 1 fox → hammer, +2"."""
    return words.say(
        "printed-line",
        name=card.name,
        suit=words.say(f"suit-{card.suit}"),
        kind=card.kind,
        cost=cost(card, words),
        item=words.say(f"item-{card.item}") if card.item else "",
        points=card.points,
    )


def cost(card: Card, words: Words) -> str:
    """Write the crafting pieces that a card costs."""
    counts = Counter(card.cost)
    return ", ".join(
        words.say("cost-any", count=count)
        if suit == "any"
        else words.say("cost-suit", count=count, suit=words.say(f"suit-{suit}"))
        for suit, count in counts.items()
    )


def card_text(card: Card, count: int, words: Words) -> str:
    """Write a card's effect, the number of its copies, and the section behind it."""
    return "\n".join(
        (
            words.say(f"card-{card.key.replace('_', '-')}.long"),
            words.say("printed-copies", count=count),
            words.say("law", section=LAW_OF_KIND[card.kind]),
        )
    )


def subjects(view: RootView) -> list[str]:
    """Name the open piles and supplies, some only if the table has any."""
    absent = {"quests": not view.quests, "lost_souls": cult_of(view) is None}
    return [each for each in SUBJECTS if not absent.get(each)]


def cult_of(view: RootView) -> LizardsView | None:
    """Return the Lizard Cult's board, with the Lost Souls."""
    boards = (seat.board for seat in view.seats)
    return next((board for board in boards if isinstance(board, LizardsView)), None)


def look(subject: str, view: RootView, words: Words) -> list[str]:
    """Describe the contents of a subject, one line for each thing and twins only once."""
    match subject:
        case "discard":
            return card_lines(view.discard, words)
        case "lost_souls":
            cult = cult_of(view)
            return card_lines(cult.lost_souls, words) if cult else []
        case "crafted":
            return [
                f"{LABELS.write('Seat', seat.seat, words, view)}: {line}"
                for seat in view.seats
                for line in card_lines(seat.crafted, words)
            ] + coffin_lines(view, words)
        case "items":
            return list(item_lines(view, words))
        case "dominance":
            return card_lines(view.available, words) + [
                f"{LABELS.write('Seat', seat.seat, words, view)}: {line}"
                for seat in view.seats
                if seat.dominance is not None
                for line in card_lines([seat.dominance], words)
            ]
        case "quests":
            lines = [words.say(f"quest-{quest}") for quest in view.quests]
            return [*lines, words.say("look-quest-deck", count=view.quest_deck)] if lines else []
        case "legend":
            return words.say("legend").splitlines()
        case _:
            return []


def hand_lines(view: RootView, words: Words) -> list[str]:
    """Describe the viewer's hand, marking cards that can be played or spent now."""
    if not view.hand:
        return [words.say("look-empty-hand")]
    lines = []
    for played, spent in ((True, True), (True, False), (False, True), (False, False)):
        for line in card_lines((c for c in view.hand if marks(c, view) == (played, spent)), words):
            marked = words.say("look-playable", card=line) if played else line
            lines.append(words.say("look-spendable", card=marked) if spent else marked)
    return lines


def marks(card: int, view: RootView) -> tuple[bool, bool]:
    """Return whether a card of the hand can be played now, and whether it can be spent."""
    return CARDS[card].key in view.playable, CARDS[card].key in view.spendable


def card_lines(cards: Iterable[int], words: Words) -> list[str]:
    """Write cards one per line, sorted by suit and name."""
    counts = Counter(CARDS[card].key for card in cards)
    printed = {card.key: card for card in CARDS if card.key in counts}
    return [
        f"{line} ×{counts[card.key]}" if counts[card.key] > 1 else line
        for card in sorted(printed.values(), key=lambda card: (card.suit, card.name, card.key))
        for line in (card_line(card, words),)
    ]


def coffin_lines(view: RootView, words: Words) -> list[str]:
    """Name the owners of the warriors on Coffin Makers."""
    return [
        words.say("look-coffins", seat=LABELS.write("Seat", owner, words, view), count=count)
        for owner, count in view.coffins
    ]


def item_lines(view: RootView, words: Words) -> Iterable[str]:
    """Write the items left to craft, and those in the Crafted Items boxes."""
    left = {item: count for item, count in view.item_supply if count}
    yield words.say("look-supply", items=write_items(left, words) or words.say("look-none"))
    if view.forge:
        yield words.say("look-forge", items=write_items(dict(view.forge), words))
    for seat in view.seats:
        if seat.items:
            yield words.say(
                "look-crafted-items",
                seat=LABELS.write("Seat", seat.seat, words, view),
                items=write_items(Counter(seat.items), words),
            )
        if seat.exhausted:
            yield words.say(
                "look-exhausted-items",
                seat=LABELS.write("Seat", seat.seat, words, view),
                items=write_items(Counter(seat.exhausted), words),
            )


def write_items(items: Mapping[Item, int], words: Words) -> str:
    """Write items with their counts."""
    return ", ".join(
        f"{words.say(f'item-{item}')} ×{count}" if count > 1 else words.say(f"item-{item}")
        for item, count in items.items()
    )
