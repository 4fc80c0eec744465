"""Cards that a record shows by suit or name: they are put where they must be, between two steps.

A record tells what was played, not what was drawn. What a hand or a stack must hold is swapped in
from where nobody knows better: the deck, other cards nobody has seen, the discard pile at last.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest

from engine.core.seats import Seat
from engine.referee.hidden_piles import (
    Swap,
    Test,
    crafted_card,
    crafting_tests,
    exchange,
    fetch,
    hidden_piles,
    provide_others,
    shown_where_tight,
    sources,
    strictest,
)
from engine.referee.matching import card_of
from engine.referee.record.grammar import EVERY
from engine.referee.record.letters import LETTER_OF_SUIT, NOTATIONS, is_dominance
from engine.referee.recorded_position import hand_change
from engine.referee.turn_parts import Left, Sheet
from engine.root.data.cards import KEY_OF_CARD, SUIT_OF
from engine.root.factions.vagabond.board import VagabondBoard
from engine.root.hooks.notation import (
    CARD,
    CRAFT,
    DECK,
    DISCARD,
    PIECE,
    REVEAL,
    SAY,
    SHOWN,
    SUPPLY,
    Unit,
)
from engine.root.pieces import BIRD
from engine.root.state import RootState

MOST_BIRDS = 3
EXPORTED = "exported"
"""End of a card that is given instead of being crafted."""


def provide(
    state: RootState, letters: list[str], sheet: Sheet, left: Left, *, birds: bool = False
) -> list[Swap]:
    """Put the cards that the rest of a turn shows where it shows them; change `state`.

    With `birds`, the current hand's other cards may become birds: a bird spent or revealed is what
    records leave out most often.
    """
    kept: dict[str, list[int]] = {}
    piles = hidden_piles(state, letters)
    swaps, wanted = within_reach(state, sheet, left, letters, piles)
    named = [each for each in wanted if each[1].name is not None or each[1].verb == CRAFT]
    # Cards meant by name come first: any card of the suit does for the others.
    for group in (named, [each for each in wanted if each not in named]):
        swaps += put_there(state, letters, group, piles, kept, wanted)
    if birds and sheet.current in letters:
        swaps += give_birds(piles, kept, f"hand:{sheet.current}")
    swaps += provide_others(state, sheet, left)
    swaps += clear_for_outrage(state, letters, sheet, left, piles, kept)
    return swaps


def within_reach(
    state: RootState, sheet: Sheet, left: Left, letters: list[str], piles: dict[str, list[int]]
) -> tuple[list[Swap], list[tuple[str, Unit]]]:
    """List the wanted cards with their places, in the record's order, as many as a place can hold.

    A hand that holds fewer cards here than in the record draws the missing ones first.
    """
    swaps: list[Swap] = []
    found: list[tuple[str, Unit]] = []
    room = {place: len(pile) for place, pile in piles.items()}
    taken_up: set[tuple[str, str | None]] = set()
    laid_open = {
        f"hand:{letters[seat]}": [*NOTATIONS[key].cards(state, seat).get(SHOWN, ())]
        for seat, key in enumerate(state.factions)
    }
    laborers = [letters[seat] for seat in state.seats if may_labor(state, seat)]
    for place, unit, count in without_returning(wants(state, sheet, left, letters), laid_open):
        if place == DECK and unit.name and (unit.end or "").removeprefix("hand:") in laborers:
            place = DISCARD  # a torch brings it from there (9.5.8)
        if place == DECK and lies_aside(state, unit, found):
            taken_up.add((unit.end or "", unit.name))
            continue
        if place not in piles or (place, unit.name) in taken_up:
            continue
        for _ in range(count):
            lacking = (
                sheet.cards_in(place, left) - len(piles[place]) - len(laid_open.get(place, ()))
            )
            if not room[place] and lacking > 0 and state.deck:
                piles[place].append(state.deck.pop())
                swaps.append(Swap(place, KEY_OF_CARD[piles[place][-1]], "", DECK))
                room[place] += 1
            if unit.verb == REVEAL:  # it may be spent or crafted later
                found.append((place, unit))
            elif room[place] or place == DISCARD:
                found.append((place, unit))
                room[place] -= 1
    return swaps, found


def without_returning(
    wanted: Iterable[tuple[str, Unit, int]], laid_open: Mapping[str, Sequence[int]]
) -> Iterator[tuple[str, Unit, int]]:
    """List wanted cards, but not those that lie revealed and return to the hand before.

    They return in the Evening, behind the last card revealed (10.6.1, 12.6.1).
    """
    shown = {place: [*cards] for place, cards in laid_open.items()}
    every = list(wanted)
    last = max((n for n, each in enumerate(every) if each[1].verb == REVEAL), default=-1)
    for number, (place, unit, count) in enumerate(every):
        back = shown.get(place, []) if number > last else []
        while count and (card := crafted_card(unit, back)) is not None:
            back.remove(card)
            count -= 1
        if count:
            yield place, unit, count


def lies_aside(state: RootState, unit: Unit, before: Sequence[tuple[str, Unit]]) -> bool:
    """Return whether a card taken up lies beside the map, or is spent before that (3.3.4)."""
    spent = any(unit.name == other.name for _, other in before)
    return is_dominance(unit.name) and (spent or card_of(unit, state.available) is not None)


def put_there(
    state: RootState,
    letters: list[str],
    wanted: Sequence[tuple[str, Unit]],
    piles: dict[str, list[int]],
    kept: dict[str, list[int]],
    every: Sequence[tuple[str, Unit]],
) -> list[Swap]:
    """Keep wanted cards that are in place already, and swap the others in.

    `wanted` are some of `every` card that the rest of the turn shows.
    """
    swaps: list[Swap] = []
    missing: list[tuple[str, Unit]] = []
    shown: list[int] = []
    doubling = shown_where_tight(every, piles)

    def tests(place: str, unit: Unit) -> Sequence[Test]:
        if not _crafts(unit):
            return ()
        return crafting_tests(state, Seat(letters.index(unit.who or "")), doubling.get(place))

    for place, unit in wanted:
        mine = kept.setdefault(place, [])
        used = shown if unit.verb == REVEAL else mine
        card = crafted_card(unit, [each for each in piles[place] if each not in used])
        shown += [card] if card is not None and unit.verb == REVEAL else []
        if card is not None and not strictest(tests(place, unit), unit, piles)(card):
            card = None
        if card is None:
            missing.append((place, unit))
        else:
            mine.append(card)
    for place, unit in missing:
        swap = fetch(piles, kept, place, unit, tests(place, unit), tight=place in doubling)
        if swap is not None:
            swaps.append(swap)
    return swaps


def may_labor(state: RootState, seat: int) -> bool:
    """Return whether a seat can take cards with its torch: a Tinker's Day Labor."""
    board = state.boards[seat]
    return isinstance(board, VagabondBoard) and board.character == "tinker"


def give_birds(piles: dict[str, list[int]], kept: dict[str, list[int]], hand: str) -> list[Swap]:
    """Swap birds in for the cards of a hand that the record does not show."""
    swaps: list[Swap] = []
    mine = kept.setdefault(hand, [])
    mine += [card for card in piles[hand] if SUIT_OF[card] == BIRD and card not in mine]
    for _ in range(MOST_BIRDS):
        swap = fetch(piles, kept, hand, Unit(CARD, None, "B"))
        if swap is not None:
            swaps.append(swap)
    return swaps


def wants(
    state: RootState, sheet: Sheet, left: Left, letters: list[str]
) -> Iterator[tuple[str, Unit, int]]:
    """List the cards that hands and stacks must hold, in the record's order."""
    birds = {"hand:D": sum(p.unit.count for p in sheet.by_verb.get(REVEAL, ()) if _is_bird(p.unit))}
    for part, behind in zip_longest(sheet.parts, sheet.parts[1:]):
        unit, count = part.unit, left[part.slot]
        if not count:
            continue
        if behind is not None and is_export(unit, behind.unit):
            yield "hand:O", unit._replace(who="O", end=EXPORTED), count
            continue
        named = unit.what is not None or unit.name is not None
        if unit.verb == CARD and unit.end == DISCARD and unit.what == "B":
            # Birds that the Duchy reveals it discards in the same turn (12.6.1).
            count = max(0, count - birds.get(unit.start or "", 0))
        if unit.verb == CARD and unit.start and named:
            yield unit.start, unit, count
        elif (unit.verb == REVEAL and unit.name != EVERY and named) or unit.verb == CRAFT:
            yield f"hand:{unit.who}", unit, count
        elif unit.verb == REVEAL and unit.name != EVERY and unit.who in letters:
            seat = letters.index(unit.who)
            for suit in NOTATIONS[state.factions[seat]].shows(state, seat)[:count]:
                yield f"hand:{unit.who}", Unit(CARD, None, LETTER_OF_SUIT[suit]), 1
        elif unit.verb == SAY and unit.what is not None and unit.what.endswith("@"):
            yield f"hand:{unit.who}", Unit(CARD, None, unit.what[:-1] or None, "@"), count


def is_export(unit: Unit, behind: Unit) -> bool:
    """Return whether the Riverfolk give a card that they could craft for a warrior (11.2.6)."""
    card = (unit.verb, unit.start, unit.end) == (CARD, "hand:O", DISCARD)
    warrior = (behind.verb, behind.who, behind.what) == (PIECE, "O", "w")
    return card and warrior and (behind.start, behind.end) == (SUPPLY, "board:O")


def _crafts(unit: Unit) -> bool:
    return unit.verb == CRAFT or unit.end == EXPORTED


def _is_bird(unit: Unit) -> bool:
    return unit.who == "D" and unit.what == "B"


def _shows_nothing(unit: Unit, sheet: Sheet, letters: list[str]) -> bool:
    """Return whether a change tells that a player had no card to pay Outrage with.

    Then a hand is shown, or the Alliance draws in another faction's turn.
    """
    if unit.verb == REVEAL:
        return unit.name == EVERY
    return (
        unit.verb == CARD
        and "A" in letters
        and sheet.current not in ("", "A")
        and unit.start == DECK
        and unit.end in ("board:A", "hand:A")
    )


def clear_for_outrage(
    state: RootState,
    letters: list[str],
    sheet: Sheet,
    left: Left,
    piles: dict[str, list[int]],
    kept: dict[str, list[int]],
) -> list[Swap]:
    """Swap cards out of a hand that was shown for want of a match: its owner had none (8.2.6)."""
    swaps: list[Swap] = []
    place = 0
    for part in sheet.parts:
        unit = part.unit
        if unit.start is not None and unit.start.isdecimal() and unit.start != "0":
            place = int(unit.start)
        if unit.end is not None and unit.end.isdecimal() and unit.end != "0":
            place = int(unit.end)
        if not left[part.slot] or not place or not _shows_nothing(unit, sheet, letters):
            continue
        hand = f"hand:{unit.who or sheet.current}"
        bad = (state.suits[place], BIRD)
        before = (p for p in sheet.parts if p.action < part.action and left[p.slot])
        played = any(hand_change(each.unit, hand.removeprefix("hand:")) < 0 for each in before)
        held = kept.get(hand, []) if played else []  # later cards may yet be drawn
        for card in [c for c in piles[hand] if SUIT_OF[c] in bad and c not in held]:
            for source in sources(piles, hand):
                held = kept.get(source, [])
                free = (c for c in piles[source] if c not in held)
                good = next((c for c in free if SUIT_OF[c] not in bad), None)
                if good is not None:
                    exchange(piles, hand, card, source, good)
                    swaps.append(Swap(hand, KEY_OF_CARD[good], KEY_OF_CARD[card], source))
                    break
        break
    return swaps
