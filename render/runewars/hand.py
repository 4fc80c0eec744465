"""The viewer's own hand: Tactics cards, quests, Objective, orders left and facedown Rewards.

Playable cards stand out in gold, discardable ones have a blue corner; a Tactics card drawn this
season waits for the next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.core.language.words import Words
from engine.runewars.view import RunewarsView
from render import theme
from render.canvas import Picture, sprite
from render.layout import card_marks
from render.layout.cards import ACROSS, CARD_WIDE, EDGE, GAP, WIDE, Face, lay_out_faces
from render.layout.page import LEFT, Page
from render.layout.versus import Part
from render.lettering import fitting
from render.runewars.board import sprites
from render.runewars.printed import OBJECTIVES, ORDERS, QUESTS, REWARDS, TACTICS
from render.runewars.text.names import hero_name, name_of

_HEAD = 100


@dataclass(frozen=True, slots=True)
class Card:
    """A card as shown: its drawing, and the message with its name and text."""

    icon: str
    message: str
    number: int = 1
    playable: bool = False
    spendable: bool = False
    note: str = ""

    def name(self, words: Words) -> str:
        """Return the name of the card."""
        return words.say(self.message)

    def describe(self, words: Words) -> str:
        """Return its name with its number and its marks."""
        return words.say(
            "hand-card",
            name=self.name(words),
            n=self.number,
            playable="yes" if self.playable else "no",
            spendable="yes" if self.spendable else "no",
            note=self.note,
        )


def hand_picture(view: RunewarsView, words: Words, large: bool = False) -> Picture:
    """Draw everything that only the viewer may look at."""
    page = lay_out_hand(view, words)
    return page.finish(16, hand_alt(view, words), large)


def lay_out_hand(view: RunewarsView, words: Words) -> Page:
    """Lay out the hand, a section for each kind of card."""
    page = Page(words, WIDE)
    page.y = _HEAD
    _title(page, view)
    if view.seat is None:
        page.sheet.text("empty", words.say("hand-none"), LEFT, 140, face="serif", size=40)
        page.y = 190
        return page
    tactics = list(tactics_of(view, words))
    page.section("hand-tactics", words.say("hand-count", n=len(view.hand)))
    _cards(page, tactics)
    _orders(page, view)
    sections = (
        ("hand-quests", quests_of(view)),
        ("hand-objective", objective_of(view)),
        ("hand-rewards", rewards_of(view, words)),
    )
    _sections(page, [each for each in sections if each[1]])
    return page


def _title(page: Page, view: RunewarsView) -> None:
    """Draw the title with the hand's owner."""
    if view.seat is None:
        return
    words, seat = page.words, view.seats[view.seat]
    page.sheet.put("sign", sprites.sign(seat.faction, 76), 66, 52, sprites.SHADOW)
    title = words.say("hand-title", who=name_of(view, view.seat, words))
    size = fitting(title, "title", 46, 30, WIDE - 120 - LEFT)
    page.sheet.text("title", title, 120, 52, face="title", size=size)
    played, spent = bool(view.playable), bool(view.spendable)
    page.y = card_marks.legend(page.sheet, words, LEFT, _HEAD - 4, playable=played, spendable=spent)


# The cards


def tactics_of(view: RunewarsView, words: Words) -> Iterator[Card]:
    """List the Tactics cards, twins together, the playable ones first."""
    fresh = Counter(TACTICS[card].key for card in view.fresh)
    counts = Counter(TACTICS[card].key for card in view.hand)
    marked = view.playable, view.spendable
    for key in sorted(counts, key=lambda each: (*(each not in mark for mark in marked), each)):
        every = "yes" if fresh[key] == counts[key] else "no"
        note = words.say("hand-fresh", n=fresh[key], all=every) if fresh[key] else ""
        yield Card(
            "tactics", _message("tactic", key), counts[key],
            key in view.playable, key in view.spendable, note,
        )  # fmt: skip


def quests_of(view: RunewarsView) -> list[Card]:
    """List the Quest cards."""
    keys = [QUESTS[card].key for card in view.quests]
    return [
        Card(
            "quests", _message("quest", key),
            playable=key in view.playable, spendable=key in view.spendable,
        )
        for key in keys
    ]  # fmt: skip


def objective_of(view: RunewarsView) -> list[Card]:
    """List the Objective, if there is one."""
    if view.objective is None:
        return []
    return [Card("objective", _message("objective", OBJECTIVES[view.objective].key))]


def rewards_of(view: RunewarsView, words: Words) -> list[Card]:
    """List the facedown Rewards of the viewer's heroes."""
    return [
        Card(
            f"reward-{REWARDS[reward].kind}",
            _message("reward", REWARDS[reward].key),
            note=hero_name(hero.hero, words),
        )
        for hero in view.heroes
        for reward in hero.hidden or ()
    ]


def _message(kind: str, key: str) -> str:
    return f"{kind}-{key.replace('_', '-')}"


# Laying out


def _sections(page: Page, sections: Sequence[tuple[str, Sequence[Card]]]) -> None:
    """Lay out sections side by side while their cards fit, as wide pictures suit phones."""
    top, below, column = page.y, page.y, 0
    for title, cards in sections:
        across = min(ACROSS, len(cards))
        if column + across > ACROSS:
            top, column = below, 0
        left = EDGE + column * (CARD_WIDE + GAP)
        page.y = top
        page.section(title, left=left, right=left + across * (CARD_WIDE + GAP) - GAP)
        _cards(page, cards, left, across)
        below, column = max(below, page.y), column + across
    page.y = below


def _cards(page: Page, cards: Sequence[Card], left: float = EDGE, across: int = ACROSS) -> None:
    """Lay out cards in rows of `across`."""
    if not cards:
        page.sheet.text("none", page.words.say("hand-empty"), left + 12, page.y + 20, face="serif")
        page.y += 50
    faces = [
        face_of(card, page.words, f"{card.message} {page.y} {n}") for n, card in enumerate(cards)
    ]
    alone = across == ACROSS
    between = page.may_break if alone else lambda y: None
    page.y = lay_out_faces(page.sheet, faces, page.y, left, across, between)


def face_of(card: Card, words: Words, group: str) -> Face:
    """Return the content of a card."""
    text = words.say(f"{card.message}.text")
    return Face(
        group, card.name(words), text, [Part(sprite(card.icon, 62))], (), card.note, card.number,
        card.playable, card.spendable,
    )  # fmt: skip


def _orders(page: Page, view: RunewarsView) -> None:
    """Lay out the eight orders; those used this year are grey."""
    page.section("hand-orders", _sealed(view, page.words))
    used = [number for number in ORDERS if number not in view.orders_left]
    lay_out_orders(page, used, view.sealed, ACROSS)


def _sealed(view: RunewarsView, words: Words) -> str:
    """Name the order the viewer has chosen while others still choose."""
    if view.sealed is None:
        return ""
    return words.say("hand-sealed", order=words.say(f"order-{view.sealed}"))


def lay_out_orders(
    page: Page, used: Sequence[int], sealed: int | None = None, across: int = 4
) -> None:
    """Lay out the eight orders in rows; used ones are grey, a sealed one golden."""
    step = (page.width - 2 * LEFT) / across
    for place, number in enumerate(ORDERS):
        x, y = LEFT + place % across * step, page.y + place // across * 64 + 30
        look = "grey" if number in used else "sealed" if number == sealed else ""
        box = page.sheet.put(f"order {number}", sprites.order(number, 52, look), x + 22, y)
        name = page.words.say(f"order-{number}").partition(" ")[2]
        fill = theme.FADED if look == "grey" else theme.INK
        page.sheet.text(f"order {number}", name, box.right + 12, y, face="bold", size=30, fill=fill)
    page.y += 64 * -(-len(ORDERS) // across)


def hand_alt(view: RunewarsView, words: Words) -> str:
    """Describe the viewer's hand."""
    if view.seat is None:
        return words.say("hand-none")
    cards = [card.describe(words) for card in tactics_of(view, words)]
    parts = [words.say("hand-alt-tactics", cards=", ".join(cards) or words.say("text-none"))]
    orders = ", ".join(words.say(f"order-{number}") for number in view.orders_left)
    orders = "; ".join(part for part in (orders, _sealed(view, words)) if part)
    parts.append(words.say("hand-alt-orders", orders=orders or words.say("text-none")))
    for message, held in (
        ("hand-alt-quests", quests_of(view)),
        ("hand-alt-objective", objective_of(view)),
        ("hand-alt-rewards", rewards_of(view, words)),
    ):
        if held:
            parts.append(words.say(message, cards=", ".join(card.describe(words) for card in held)))
    return " ".join(parts)
