"""Drawing Fate, Tactics, Quest and Reward cards, and the limits of hands (parts 10, 13)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.runewars.data.cards import TACTIC_FACE, TACTICS
from engine.runewars.data.units import QUEST_LIMIT, TACTICS_LIMIT
from engine.runewars.events.cards import (
    FateDrawn,
    FateReshuffled,
    TacticsDiscarded,
    TacticsDrawn,
    TacticsDrawnWere,
)
from engine.runewars.events.quests import QuestDiscarded, QuestsDrawn, QuestsDrawnWere
from engine.runewars.pieces import QuestCardId, TacticId
from engine.runewars.state import RunewarsState, RunewarsTable

LOST_A_CARD = "season.lost_a_card"
"""Flags of the seats of which nobody else knows how many Tactics cards they drew this season."""


class PickTactic(Option, frozen=True, gc=False, tag="runewars.tactic"):
    card: TacticId


class PickQuest(Option, frozen=True, gc=False, tag="runewars.quest"):
    quest: QuestCardId


def faces(cards: Sequence[int]) -> tuple[TacticId, ...]:
    """Return Tactics cards in the form in which they are shown, so that twins look alike."""
    return tuple(TacticId(TACTIC_FACE[card]) for card in cards)


def draw_from(t: RunewarsTable, deck: list[int], discard: list[int], count: int) -> list[int]:
    """Draw cards, fewer if both piles run out; an empty deck is renewed from its discards."""
    drawn: list[int] = []
    while len(drawn) < count and (deck or discard):
        if not deck:
            deck += sorted(discard)
            discard.clear()
            t.shuffle(deck)
        drawn.append(deck.pop())
    return drawn


# Fate


def draw_fate(t: RunewarsTable, seat: int, count: int, purpose: str) -> list[int]:
    """Draw Fate cards, faceup; an empty deck is renewed from the discards before this draw.

    The caller puts the cards on the discard pile once they are resolved.
    """
    state = t.state
    drawn: list[int] = []
    while len(drawn) < count:
        if not state.fate:
            if not state.fate_discard:
                break
            state.fate, state.fate_discard = sorted(state.fate_discard), []
            t.shuffle(state.fate)
            t.tell(FateReshuffled())
        drawn.append(state.fate.pop())
    t.tell(FateDrawn(Seat(seat), tuple(card + 1 for card in drawn), purpose))
    return drawn


# Tactics


def draw_tactics(t: RunewarsTable, seat: Seat, count: int, *, fresh: bool = True) -> int:
    """Draw Tactics cards, which cannot be played this season; return the number drawn."""
    return receive_tactics(t, seat, take_tactics(t, count), fresh=fresh)


def take_tactics(t: RunewarsTable, count: int) -> list[int]:
    """Take cards from the Tactics deck."""
    return draw_from(t, t.state.tactics_deck, t.state.tactics_discard, count)


def receive_tactics(t: RunewarsTable, seat: Seat, drawn: list[int], *, fresh: bool = True) -> int:
    """Add drawn Tactics cards to a hand; return their number."""
    state = t.state
    if drawn:
        state.tactics[seat] += drawn
        if fresh:
            state.fresh[seat] += drawn
        t.tell(TacticsDrawn(seat, len(drawn)))
        t.tell(TacticsDrawnWere(faces(drawn)), only=[seat])
    return len(drawn)


def note_card_lost(state: RunewarsState, seat: int) -> None:
    """Note that one of new and older cards leaves a hand: nobody else knows which it is."""
    if 0 < len(state.fresh[seat]) < len(state.tactics[seat]):
        state.flags[f"{LOST_A_CARD}.{seat}"] = 1


def may_hold_older(state: RunewarsState, seat: int) -> bool:
    """Return, on public facts, whether a seat may hold a card that was not drawn this season."""
    hand = len(state.tactics[seat])
    return hand > len(state.fresh[seat]) or (hand > 0 and f"{LOST_A_CARD}.{seat}" in state.flags)


def discard_tactics(t: RunewarsTable, seat: Seat, cards: Sequence[int]) -> None:
    """Put Tactics cards from a hand on the public discard pile."""
    state = t.state
    for card in cards:
        note_card_lost(state, seat)
        state.tactics[seat].remove(card)
        if card in state.fresh[seat]:
            state.fresh[seat].remove(card)
        state.tactics_discard.append(card)
    if cards:
        t.tell(TacticsDiscarded(seat, faces(cards)))


async def keep_hand(t: RunewarsTable, seat: Seat, most: int = TACTICS_LIMIT) -> None:
    """Make a seat discard down to the limit of its Tactics cards, at once."""
    hand = t.state.tactics[seat]
    surplus = len(hand) - most
    if surplus <= 0:
        return
    options = [PickTactic(TacticId(TACTIC_FACE[card])) for card in sorted(hand)]
    chosen = await t.choose_some(
        seat, "tactics.discard", options, least=surplus, most=surplus, public=False
    )
    discard_tactics(t, seat, held_copies(t.state, seat, [each.card for each in chosen]))


def held_copies(state: RunewarsState, seat: Seat, wanted: Sequence[int]) -> list[int]:
    """Return the cards of a hand to discard for Tactics cards named by their faces.

    Of twins it is one drawn this season, which cannot be played yet.
    """
    left, found = list(state.tactics[seat]), []
    for want in wanted:
        twins = [each for each in left if TACTICS[each].key == TACTICS[want].key]
        card = max(twins, key=state.fresh[seat].__contains__)
        left.remove(card)
        found.append(card)
    return found


# Quests


def draw_quests(t: RunewarsTable, seat: Seat, count: int) -> int:
    """Draw Quest cards; return the number drawn."""
    state = t.state
    drawn = draw_from(t, state.quest_deck, state.quest_discard, count)
    if drawn:
        state.quests[seat] += drawn
        t.tell(QuestsDrawn(seat, len(drawn)))
        t.tell(QuestsDrawnWere(tuple(map(QuestCardId, drawn))), only=[seat])
    return len(drawn)


async def keep_quests(t: RunewarsTable, seat: Seat) -> None:
    """Make a seat discard down to three Quest cards, at once."""
    state = t.state
    surplus = len(state.quests[seat]) - QUEST_LIMIT
    if surplus <= 0:
        return
    options = [PickQuest(QuestCardId(card)) for card in state.quests[seat]]
    chosen = await t.choose_some(
        seat, "quests.discard", options, least=surplus, most=surplus, public=False
    )
    for quest in sorted(each.quest for each in chosen):  # a hand's order is secret
        discard_quest(t, seat, quest)


def discard_quest(t: RunewarsTable, seat: Seat, quest: int) -> None:
    """Put a Quest card on its discard pile."""
    state = t.state
    state.quests[seat].remove(quest)
    if quest in state.known_quests[seat]:
        state.known_quests[seat].remove(quest)
    state.quest_discard.append(quest)
    t.tell(QuestDiscarded(seat, QuestCardId(quest)))
