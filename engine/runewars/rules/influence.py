"""Influence: gaining and losing it, and the bids of Season cards (`orders_seasons.toml`, bid)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.choices.actions import Option, action
from engine.core.choices.questions import Answer, OneOf
from engine.core.seats import Seat
from engine.runewars.data.units import SHEETS
from engine.runewars.events.cards import BidRevealed, BidWon, InfluenceGained
from engine.runewars.pieces import NOBODY
from engine.runewars.state import RunewarsState, RunewarsTable

PRIMARCH = "primarch"


@action("runewars bid")
class Bid(Option, frozen=True, gc=False, tag="runewars.bid"):
    """Bid an amount of influence in secret; all bids are spent."""

    influence: int


class Name(Option, frozen=True, gc=False, tag="runewars.name"):
    """A seat."""

    seat: Seat


def gain(t: RunewarsTable, seat: int, count: int) -> None:
    """Give influence to a seat, or take as much as it has of it."""
    state = t.state
    before = state.influence[seat]
    state.influence[seat] = max(0, before + count)
    if state.influence[seat] != before:
        change = state.influence[seat] - before
        t.tell(InfluenceGained(Seat(seat), change, state.influence[seat]))


def influence_rank(state: RunewarsState, seat: int) -> int:
    """Return a seat's place by starting influence, 1 for the highest."""
    return SHEETS[state.factions[seat]].influence_rank


async def bid(t: RunewarsTable, card: str) -> dict[Seat, int]:
    """Ask everybody for a bid at once and in secret; all bids are spent.

    A seat without influence is not asked: everybody sees that it has none.
    """
    state = t.state
    forms = {
        seat: OneOf([Bid(count) for count in range(state.influence[seat] + 1)])
        for seat in state.in_game()
    }
    answers: Mapping[Seat, Answer] = await t.choose_sealed(
        "bid", forms, public=True, season_card=card
    )
    bids = {seat: answers[seat].influence for seat in forms}  # type: ignore[union-attr]
    for seat, count in bids.items():
        t.tell(BidRevealed(seat, count))
    for seat, count in bids.items():
        gain(t, seat, -count)
    return bids


async def highest(t: RunewarsTable, bids: Mapping[Seat, int]) -> Seat:
    """Return the highest bidder; the Primarch decides a tie, otherwise the influence left."""
    best = max(bids.values())
    tied = [seat for seat, count in bids.items() if count == best]
    return await break_tie(t, tied, "highest")


async def lowest(t: RunewarsTable, bids: Mapping[Seat, int]) -> Seat:
    """Return the lowest bidder; a tie is broken the other way round."""
    least = min(bids.values())
    tied = [seat for seat, count in bids.items() if count == least]
    return await break_tie(t, tied, "lowest")


async def break_tie(t: RunewarsTable, tied: list[Seat], place: str) -> Seat:
    """Decide between tied bidders."""
    state = t.state
    primarch = state.titles.get(PRIMARCH, NOBODY)
    by = ""
    if len(tied) > 1 and primarch != NOBODY:
        named = await t.choose(Seat(primarch), f"bid.{place}", [Name(seat) for seat in tied])
        winner, by = named.seat, PRIMARCH
    else:
        sign = -1 if place == "highest" else 1
        winner = min(
            tied,
            key=lambda seat: (sign * state.influence[seat], -sign * influence_rank(state, seat)),
        )
        if len(tied) > 1:
            alike = [seat for seat in tied if state.influence[seat] == state.influence[winner]]
            by = "left" if len(alike) == 1 else "start"
    t.tell(BidWon(winner, place, by))
    return winner
