"""The odds of a battle (Law 4.3) from public facts: all 16 rolls, and public effects.

Hits are counted by the rules' own functions. A hand enters only as a chance: how often a hand of
that size, dealt from all cards nobody sees, holds a matching ambush.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import comb
from typing import NamedTuple

from engine.core.seats import Seat
from engine.root.data.cards import CARDS
from engine.root.factions.hundreds.board import HundredsBoard
from engine.root.factions.hundreds.warlord import within_call
from engine.root.factions.vagabond.board import VagabondBoard
from engine.root.factions.vagabond.characters import may_protect
from engine.root.factions.vagabond.items import UNDAMAGED_PLACES, count_undamaged, ready
from engine.root.factions.vagabond.relationships import allies_in
from engine.root.hooks.faction import open_handed
from engine.root.pieces import suits_of
from engine.root.rules.battle.effects import is_surely_safe, most_to_lose
from engine.root.rules.battle.fighting import AMBUSH_HITS, still_attacks
from engine.root.rules.battle.hits import (
    DIE,
    assign_roll,
    first_ignored,
    hits_so_far,
    is_safe,
    split_hits,
    sure_hits,
)
from engine.root.rules.hands import matching
from engine.root.sight.rehide import hidden_piles
from engine.root.state import Fight, RootState

Change = Callable[[Fight], None]


class PublicEffect(NamedTuple):
    """A publicly known effect that a side may use in a battle, and its result."""

    message: str
    seat: Seat
    apply: Change


class Odds(NamedTuple):
    """The chance of each number of hits: index 0 for none."""

    dealt: tuple[Fraction, ...]
    suffered: tuple[Fraction, ...]


class Losses(NamedTuple):
    """A side's average losses: warriors, buildings and tokens, a Vagabond's items."""

    warriors: Fraction
    pieces: Fraction
    items: Fraction


def battle_odds(state: RootState, fight: Fight, apply: Sequence[Change] = ()) -> Odds:
    """Average a battle over all 16 rolls (4.3.3 to 4.3.5), with `apply` added to each."""
    counts: dict[tuple[int, int], int] = {}
    for one in range(DIE):
        for other in range(DIE):
            hits = hits_of(state, fresh(fight), one, other, apply)
            counts[hits] = counts.get(hits, 0) + 1
    most = max(max(hits) for hits in counts)

    def chances(side: int) -> tuple[Fraction, ...]:
        totals = [sum(n for hits, n in counts.items() if hits[side] == k) for k in range(most + 1)]
        while totals and not totals[-1]:
            totals.pop()
        return tuple(Fraction(total, DIE * DIE) for total in totals)

    return Odds(chances(0), chances(1))


def hits_of(
    state: RootState, fight: Fight, one: int, other: int, apply: Sequence[Change]
) -> tuple[int, int]:
    """Count the hits that both sides deal with a roll."""
    attacker, defender = fight.attacker, fight.defender
    assign_roll(state, fight, one, other)
    for side in (attacker, defender):
        fight.extra[side] += sum(hits for _, hits in sure_hits(state, fight, side))
    for use in apply:
        use(fight)
    return hits_so_far(state, fight, attacker), hits_so_far(state, fight, defender)


def fresh(fight: Fight) -> Fight:
    """Return a copy of a battle as declared."""
    again = Fight(fight.attacker, fight.defender, fight.clearing, fight.ally, fight.credit)
    again.ignored_first |= fight.ignored_first
    return again


def mean(chances: Sequence[Fraction]) -> Fraction:
    """Return the average number of hits."""
    return sum((chance * hits for hits, chance in enumerate(chances)), Fraction(0))


def losses(state: RootState, fight: Fight, side: Seat, hits: Sequence[Fraction]) -> Losses:
    """Return a side's average losses: warriors before buildings and tokens (4.3.6)."""
    clearing = fight.clearing
    board = state.boards[side]
    if not most_to_lose(state, fight, side):
        return Losses(Fraction(0), Fraction(0), Fraction(0))
    if isinstance(board, VagabondBoard):
        whole = sum(board.items[place] for place in UNDAMAGED_PLACES)
        return Losses(Fraction(0), Fraction(0), average_hits(hits, 0, whole))
    warriors = state.warriors[clearing][side]
    pieces = len(state.pieces_of(side, clearing))
    spared = is_surely_safe(state, fight, side)
    own = [Fraction(0)] * len(hits)
    for count, chance in enumerate(hits):
        own[split_hits(state, fight, side, count, spared=spared)[1]] += chance
    return Losses(average_hits(own, 0, warriors), average_hits(own, warriors, pieces), Fraction(0))


def average_hits(hits: Sequence[Fraction], before: int, room: int) -> Fraction:
    """Return the average number of hits on `room` pieces behind `before` others."""
    return sum(
        (chance * max(0, min(number - before, room)) for number, chance in enumerate(hits)),
        Fraction(0),
    )


# Public effects


def public_effects(state: RootState, fight: Fight) -> list[PublicEffect]:
    """List the publicly known effects usable in a battle, the attacker's first."""
    found: list[PublicEffect] = []
    for side in (fight.attacker, fight.defender):
        found += cards_of(state, fight, side)
        board = state.boards[side]
        if isinstance(board, HundredsBoard):
            found += deeds_of_warlord(state, fight, side)
        if not isinstance(board, VagabondBoard):
            continue
        if board.character == "ronin" and ready(board, "sword"):
            found.append(PublicEffect("odds-ronin", side, one_more(side)))
    attacking = state.boards[fight.attacker]
    if isinstance(attacking, VagabondBoard):
        for ally in allies_in(state, fight.attacker, fight.clearing):
            if ally != fight.defender:
                found.append(PublicEffect("odds-ally", Seat(ally), with_ally(Seat(ally))))
    return found + protectors(state, fight)


def cards_of(state: RootState, fight: Fight, side: Seat) -> list[PublicEffect]:
    """List the persistent effects of a side that it may use after the roll (4.3.4)."""
    found = []
    if state.has_crafted(side, "armorers"):
        found.append(PublicEffect("odds-armorers", side, ignoring(side)))
    if side == fight.defender and state.has_crafted(side, "sappers"):
        found.append(PublicEffect("odds-sappers", side, one_more(side)))
    if side == fight.attacker and state.has_crafted(side, "brutal_tactics"):
        found.append(PublicEffect("odds-brutal-tactics", side, one_more(side)))
    for suit in suits_of(state.suits[fight.clearing]):
        if state.has_crafted(side, f"{suit}_partisans"):
            found.append(PublicEffect("odds-partisans", side, one_more(side)))
    return found


def deeds_of_warlord(state: RootState, fight: Fight, side: Seat) -> list[PublicEffect]:
    """List what the Hundreds may do before the roll: seek loot, take mobs back (14.2.5, 14.7.1)."""
    found = []
    if side == fight.attacker and state.crafted_items[fight.defender]:
        found.append(PublicEffect("odds-loot", side, ignoring(fight.defender)))
    if called := min(len(within_call(state, side, fight)), state.supply[side]):
        found.append(PublicEffect("odds-bitter", side, more_rolling(side, called)))
    return found


def protectors(state: RootState, fight: Fight) -> list[PublicEffect]:
    """List the Arbiters that the defender may enlist (26.5.2)."""
    return [
        PublicEffect(
            "odds-arbiter",
            Seat(seat),
            more_rolling(fight.defender, count_undamaged(board, "sword")),
        )
        for seat, board in enumerate(state.boards)
        if isinstance(board, VagabondBoard) and may_protect(state, Seat(seat), fight)
    ]


def one_more(side: Seat) -> Change:
    """Return an effect that makes a side deal one extra hit."""

    def apply(fight: Fight) -> None:
        fight.extra[side] += 1

    return apply


def ignoring(side: Seat) -> Change:
    """Return an effect that makes a side ignore the rolled hits against it."""

    def apply(fight: Fight) -> None:
        fight.ignores_rolled.add(side)

    return apply


def with_ally(ally: Seat) -> Change:
    """Return an effect that makes warriors of an ally fight alongside (9.2.9.II.c)."""

    def apply(fight: Fight) -> None:
        fight.ally = ally

    return apply


def more_rolling(side: Seat, more: int) -> Change:
    """Return an effect that raises the most hits a side may roll."""

    def apply(fight: Fight) -> None:
        fight.more_rolled[side] += more

    return apply


# Ambush


def open_ambush(state: RootState, fight: Fight) -> bool | None:
    """Return whether an open hand holds a matching ambush (11.2.3); None for a hidden hand."""
    if fight.defender not in open_handed(state.factions):
        return None
    held = matching(state.hands[fight.defender], state.suits[fight.clearing])
    return any(CARDS[card].kind == "ambush" for card in held)


def ambush_chance(state: RootState, fight: Fight) -> tuple[Fraction, int, int]:
    """Return the chance that the defender holds an ambush, how many are left, and unseen cards.

    Only public facts count: the hand's size, and the cards that are not face up anywhere.
    """
    unseen = [card for pile in hidden_piles(state, None) for card in pile]
    suit = state.suits[fight.clearing]
    left = sum(CARDS[card].kind == "ambush" for card in matching(unseen, suit))
    held = len(state.hands[fight.defender])
    without = Fraction(comb(len(unseen) - left, held), comb(len(unseen), held))
    return 1 - without, left, len(unseen)


def after_ambush(state: RootState, fight: Fight) -> tuple[RootState, Fight] | None:
    """Return the position and the battle after a successful ambush; None if no attacker is left.

    For attackers without warriors the position stays: they choose which items are damaged.
    """
    after, left = state.copy(), fresh(fight)
    attacker, clearing = fight.attacker, fight.clearing
    hits = AMBUSH_HITS
    if first_ignored(state, fight, attacker, hits):
        hits -= 1
        left.ignored_first.add(attacker)
    pawn = isinstance(state.boards[attacker], VagabondBoard)
    if pawn:
        return after, left
    spared = is_safe(state, fight, attacker, attacker)
    hired, hits = split_hits(state, fight, attacker, hits, spared=spared)
    for loss in hired:
        after.add_warriors(loss.owner, clearing, -loss.warriors)
    after.add_warriors(attacker, clearing, -min(hits, after.warriors[clearing][attacker]))
    return (after, left) if still_attacks(after, left) else None
