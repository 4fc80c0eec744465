"""Differences between two moments of a match, in the units that a record is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

from engine.core.events import Event
from engine.referee.record.grammar import EVERY
from engine.referee.record.hirelings import (
    cards_beside,
    given_items,
    hireling_units,
    letters_of_sides,
    name_of_piece,
)
from engine.referee.record.letters import NOTATIONS, suit_letter
from engine.root.cards.landmarks.market import Swapped
from engine.root.cards.landmarks.paths import PathOpened
from engine.root.data.cards import CARDS, KEY_OF_CARD
from engine.root.events import (
    Ambushed,
    BattleBegan,
    Crafted,
    DominanceActivated,
    Foiled,
    HandShown,
    Moved,
    Placed,
    Removed,
    Reshuffled,
    Scored,
)
from engine.root.factions.corvids.exposure import Exposed
from engine.root.factions.vagabond.events import CoalitionFormed
from engine.root.hooks.notation import (
    ASIDE,
    BATTLE,
    CARD,
    CRAFT,
    DECK,
    DISCARD,
    ITEM,
    PIECE,
    RAFT,
    REVEAL,
    SCORE,
    SHOWN,
    SUPPLY,
    Letters,
    Unit,
    name_of_place,
    say,
)
from engine.root.rules.moving import FerryMoved
from engine.root.state import NOBODY, RootState

ONCE = ("item", "immediate", "ambush")
"""Kinds of cards that are discarded once they have had their effect (Law 4.1.2, 4.3.1.II)."""
MARKET, SWAPPED = "market", "swapped"
"""The Black Market's cards, and the word of ours for one that was given for another (its card)."""


def changes(
    before: RootState, after: RootState, events: Sequence[Event], letters: Letters
) -> list[Unit]:
    """List the changes in the order in which records tell them: battles first, points last."""
    names = letters_of_sides(letters, after)
    units = [unit for event in events for unit in _told(event, after, names)]
    if after.hired:
        units += hireling_units(events, after, letters)
        units += given_items(before, after, letters)
    crafted = [(e.seat, KEY_OF_CARD[e.card]) for e in events if isinstance(e, Crafted)]
    played = [(e.seat, KEY_OF_CARD[e.card]) for e in events if isinstance(e, (Ambushed, Foiled))]
    reshuffled = any(isinstance(event, Reshuffled) for event in events)
    went = _where_cards_went(before, after, letters, reshuffled=reshuffled)
    units += _cards(went, letters, Counter(crafted), Counter(played))
    for seat, key in enumerate(after.factions):
        if before.factions[seat] != key:
            continue  # it has just been chosen
        notation = NOTATIONS[key]
        if before.boards[seat] != after.boards[seat]:
            old, new = notation.board(before, seat), notation.board(after, seat)
            units += _on_board(old, new, letters[seat])
        units += _league(before, after, seat, letters[seat])
        homes = after.homelands[seat][len(before.homelands[seat]) :]
        units += [say(f"$_home->{clearing}", letters[seat]) for clearing in homes]
        units += notation.tell(before, after, seat, events, letters)
    scores = [unit for unit in units if unit.verb == SCORE]
    return [unit for unit in units if unit.verb != SCORE] + scores


def _told(event: Event, state: RootState, letters: Letters) -> list[Unit]:
    """Return the units that an event amounts to."""
    match event:
        case BattleBegan(attacker=one, defender=other, clearing=clearing):
            return [Unit(BATTLE, letters[one], letters[other], None, str(clearing))]
        case Ambushed(seat=seat, card=card) | Foiled(seat=seat, card=card):
            return [say(f"{suit_letter(card)}@", letters[seat])]
        case Moved(seat=seat, origin=origin, to=to, piece=piece, count=count):
            start = None if piece == "pawn" else name_of_place(state, origin)
            what = "p" if piece == "pawn" else name_of_piece(state, seat, piece)
            return [Unit(PIECE, letters[seat], what, None, start, name_of_place(state, to), count)]
        case Placed(seat=seat, clearing=clearing, piece=piece, count=count):
            what = name_of_piece(state, seat, piece)
            place = name_of_place(state, clearing)
            return [Unit(PIECE, letters[seat], what, None, SUPPLY, place, count)]
        case Removed(seat=seat, clearing=clearing, piece=piece, count=count):
            what = name_of_piece(state, seat, piece)
            place = name_of_place(state, clearing)
            return [Unit(PIECE, letters[seat], what, None, place, SUPPLY, count)]
        case Scored(seat=seat, points=points):
            sign = "+" if points > 0 else "-"
            return [Unit(SCORE, letters[seat], sign, count=abs(points))]
        case Crafted(seat=seat, card=card):
            item, key = CARDS[card].item, KEY_OF_CARD[card]
            crafted = Unit(CRAFT, letters[seat], item, None if item else key)
            which = say(f"$_crafted->{key.replace('_', '')}", letters[seat])
            return [crafted, which] if item else [crafted]
        case HandShown(seat=seat, to=to):
            return [Unit(REVEAL, letters[seat], None, EVERY, end=letters[to])]
        case CoalitionFormed(seat=seat, partner=partner):
            return [say(f"++->{letters[partner]}$", letters[seat])]
        case Exposed(seat=seat, guesser=guesser):
            return [Unit(REVEAL, letters[guesser], None, None, end=letters[seat])]
    return _told_besides(event, state, letters)


def _told_besides(event: Event, state: RootState, letters: Letters) -> list[Unit]:
    match event:
        case DominanceActivated(seat=seat):
            return [say(f"++->{letters[seat]}$", letters[seat])]
        case FerryMoved(seat=seat, origin=origin, to=to):
            return [Unit(PIECE, letters[seat], RAFT, None, str(origin), str(to))]
        case PathOpened(seat=seat, origin=origin, to=to):
            low, high = sorted((int(origin), int(to)))
            return [say(f"{low}_{high}->", letters[seat])]
        case Swapped(seat=seat, stall=stall):
            given = KEY_OF_CARD[state.market[stall - 1][0]].replace("_", "")
            return [say(f"$_{SWAPPED}->{given}{stall}", letters[seat])]
    return []


# Cards


def _changed_places(
    before: RootState, after: RootState, letters: Letters
) -> tuple[dict[int, str], dict[int, str]]:
    """Return where the cards of all piles that have changed lay, and where they lie.

    The deck is no such pile.
    """
    old: dict[int, str] = {}
    new: dict[int, str] = {}

    def compare(place: str, one: Iterable[int], other: Iterable[int]) -> None:
        if one != other:
            old.update(dict.fromkeys(one, place))
            new.update(dict.fromkeys(other, place))

    compare(DISCARD, before.discard, after.discard)
    compare(DISCARD, before.available, after.available)
    if after.market:
        compare(MARKET, chain(*before.market), chain(*after.market))
    if after.hired:
        had, has = (cards_beside(state, letters) for state in (before, after))
        for place in has:
            compare(place, had.get(place, []), has[place])
    for seat, letter in enumerate(letters):
        compare(f"hand:{letter}", before.hands[seat], after.hands[seat])
        compare(f"board:{letter}", before.crafted[seat], after.crafted[seat])
        compare(f"board:{letter}", _activated(before, seat), _activated(after, seat))
        if before.boards[seat] != after.boards[seat]:
            had, has = (_cards_on_board(state, seat, letter) for state in (before, after))
            for place in had | has:
                compare(place, had.get(place, []), has.get(place, []))
    return old, new


def _activated(state: RootState, seat: int) -> list[int]:
    """Return the dominance card that a seat has activated."""
    card = state.dominance[seat]
    return [] if card == NOBODY else [card]


def _cards_on_board(state: RootState, seat: int, letter: str) -> dict[str, list[int]]:
    """Return the cards on a seat's board, by what a record calls their place."""
    cards = NOTATIONS[state.factions[seat]].cards(state, seat)
    return {f"{SHOWN}:{letter}" if key == SHOWN else key: [*each] for key, each in cards.items()}


def _where_cards_went(
    before: RootState, after: RootState, letters: Letters, *, reshuffled: bool
) -> list[tuple[int, str, str]]:
    """List the cards that changed places; a shuffled discard pile counts as the deck (2.1).

    Those that went the same way stand together: in the order of cards alone, a hidden one would be
    told by its place among others.
    """
    old, new = _changed_places(before, after, letters)
    found: list[tuple[int, str, str]] = []
    for card in sorted(old.keys() | new.keys()):
        start, end = old.get(card, DECK), new.get(card, DECK)
        if CARDS[card].kind in ONCE and any(card in crafted for crafted in before.crafted):
            continue  # it only lay there while somebody was asked: a craft or a battle tells it
        if reshuffled and card in before.discard:
            start = DECK
        elif reshuffled and end == DECK:
            end = DISCARD
        if end not in (start, DECK):
            found.append((card, ASIDE if card in before.available else start, end))
    return sorted(found, key=lambda each: (each[1] == DECK, *each[1:]))


def _cards(
    went: Sequence[tuple[int, str, str]],
    letters: Letters,
    crafted: Counter[tuple[int, str]],
    played: Counter[tuple[int, str]],
) -> list[Unit]:
    """List the cards that went somewhere, but not those that a craft or an ambush tells already."""
    counted: Counter[Unit] = Counter()
    for card, start, end in went:
        holder = start.partition(":")[2]
        if MARKET in (start, end):
            continue  # only its seat sees which cards were swapped
        if start.startswith("hand:"):
            known = (letters.index(holder), KEY_OF_CARD[card])
            if crafted[known] or played[known]:
                (crafted if crafted[known] else played)[known] -= 1
                continue
        suit, key = suit_letter(card), KEY_OF_CARD[card]
        if end.startswith(SHOWN):
            counted[Unit(REVEAL, holder, suit, key)] += 1
        elif start.startswith(SHOWN):
            if end == DISCARD:
                counted[Unit(CARD, None, suit, key, f"hand:{holder}", DISCARD)] += 1
        elif start.startswith("decree:") and end == DISCARD:
            continue  # told as the fall of the whole Decree
        else:
            counted[Unit(CARD, None, suit, key, start, end)] += 1
    return [unit._replace(count=n) for unit, n in counted.items()]


def _on_board(old: Mapping[str, int], new: Mapping[str, int], letter: str) -> list[Unit]:
    """List the pieces that came onto a board or left it."""
    units = []
    for what in new:
        more = new[what] - old.get(what, 0)
        if more:
            ends = (SUPPLY, f"board:{letter}")
            start, end = ends if more > 0 else ends[::-1]
            units.append(Unit(PIECE, letter, what, None, start, end, abs(more)))
    return units


def _league(before: RootState, after: RootState, seat: int, letter: str) -> list[Unit]:
    """List the crafted items that were exhausted, or were taken up again."""
    if before.exhausted == after.exhausted:
        return []
    old = Counter(item for owner, item in before.exhausted if owner == seat)
    new = Counter(item for owner, item in after.exhausted if owner == seat)
    spent = [Unit(ITEM, letter, item, end="e", count=n) for item, n in (new - old).items()]
    ready = [Unit(ITEM, letter, item, end="r", count=n) for item, n in (old - new).items()]
    return spent + ready
