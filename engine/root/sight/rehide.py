"""Re-dealing of hidden things: for forks, and for the test that nothing leaks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain

from engine.core.chance.draws import Rng
from engine.core.chance.rehide import deal_anew
from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.cards.hirelings.base.uprising import UprisingUnpaid
from engine.root.data.cards import FACE
from engine.root.events import Explored, HandSifted, RuinSeen
from engine.root.factions.keepers.relics import RelicDelved
from engine.root.factions.vagabond.events import QuestDrawn
from engine.root.hooks.faction import FACTIONS, Faction, open_handed, overriding
from engine.root.sight.census import all_cards
from engine.root.state import NOBODY, RootState

CARD_FIELDS = ("card", "cards", "spent")
"""The fields of events that hold cards."""


def rehide(
    state: RootState, seat: Seat | None, rng: Rng, keep: frozenset[str] = frozenset()
) -> None:
    """Re-deal, in place, every card, ruin item and quest that `seat` cannot know.

    Things named in `keep` stay: the re-deal test keeps those that are revealed later.
    """
    deal_anew(hidden_piles(state, seat), rng, cards_kept(state, keep) if keep else frozenset())
    for other, faction in overriding(state.factions, Faction.rehide):
        if not {f"board:{other}", f"facedown:{other}"} & keep:
            faction.rehide(state, other, seat, rng)
    deal_anew([state.quest_deck], rng, {int(each[6:]) for each in keep if each[:6] == "quest:"})
    if state.ruins and "ruins" not in keep:
        deal_ruins(state, seat, rng)


def cards_kept(state: RootState, keep: frozenset[str]) -> frozenset[int]:
    """Return the cards that stay where they are, and their twins."""
    piles: list[list[int]] = []
    for other in state.seats:
        if f"board:{other}" in keep:
            piles += [state.deck, *hidden_on_board(state, other)]
        if f"hand:{other}" in keep:
            piles += [state.deck, *state.hands]
    return cards_named(keep).union(twins_of({FACE[card] for pile in piles for card in pile}))


@lru_cache(maxsize=64)
def cards_named(keep: frozenset[str]) -> frozenset[int]:
    """Return the cards that are named, and their twins: the same in all forks of a decision."""
    return frozenset(twins_of({int(each[5:]) for each in keep if each[:5] == "card:"}))


def twins_of(faces: set[int]) -> list[int]:
    """List the cards with these faces."""
    return [card for card, face in enumerate(FACE) if face in faces] if faces else []


def hidden_piles(state: RootState, seat: Seat | None) -> list[list[int]]:
    """List the piles of cards that `seat` cannot look into."""
    piles, opened = [state.deck], open_handed(state.factions)
    for other in state.seats:
        if other != seat:
            if other not in opened:
                piles.append(state.hands[other])
            piles += hidden_on_board(state, other)
    if state.market:
        stalls = zip(state.market, state.market_seen, strict=True)
        piles += [stall for stall, seen in stalls if seen == NOBODY or seen != seat]
    return piles


def hidden_on_board(state: RootState, seat: int) -> list[list[int]]:
    """List the piles of cards on a seat's board that the others cannot look into."""
    return FACTIONS[state.factions[seat]].hidden_cards(state, Seat(seat))


def deal_ruins(state: RootState, seat: Seat | None, rng: Rng) -> None:
    """Shuffle the items under the ruins, except those that `seat` has seen."""
    seen: Iterable[int] = ()
    if seat is not None:
        seen = FACTIONS[state.factions[seat]].known_ruins(state, seat)
    unseen = [items for clearing, items in sorted(state.ruins.items()) if clearing not in seen]
    pool = sorted(chain.from_iterable(unseen))
    for items in unseen:
        items[:] = [pool.pop(rng.randrange(len(pool))) for _ in items]


def secrets_shown(state: RootState, seat: Seat | None) -> frozenset[str]:
    """Name the secrets that `seat` sees in this position: cards, and faceup quests."""
    piles = hidden_piles(state, seat)
    hidden = {card for pile in piles for card in pile}
    everything = set(all_cards(state))
    shown = {f"card:{FACE[card]}" for card in everything - hidden}
    return frozenset(shown | {f"quest:{quest}" for quest in state.quests})


def secrets_told(events: Sequence[Event]) -> frozenset[str]:
    """Name the cards, quests and ruins that these events show to the seats that hear them."""
    named: set[str] = set()
    for event in events:
        for field in CARD_FIELDS:
            value = getattr(event, field, ())
            cards = value if isinstance(value, tuple) else (value,)
            named.update(f"card:{FACE[card]}" for card in cards)
        if event.sifts:
            named.add(f"board:{getattr(event, 'seat', NOBODY)}")
        if isinstance(event, (HandSifted, UprisingUnpaid)):
            named.add(f"hand:{event.seat}")
        if isinstance(event, QuestDrawn):
            named.add(f"quest:{event.quest}")
        if isinstance(event, RelicDelved):
            named.add(f"facedown:{event.seat}")
        if isinstance(event, (Explored, RuinSeen)):
            named.add("ruins")
    return frozenset(named)
