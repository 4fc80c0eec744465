"""Piles, ruins and quests whose faces a record does not tell: what it means is swapped in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from engine.core.seats import Seat
from engine.referee.matching import card_of
from engine.referee.record.letters import NOTATIONS, SUITS, suit_letter
from engine.referee.turn_parts import Left, Sheet
from engine.root.data.cards import CARDS, KEY_OF_CARD, SUIT_OF
from engine.root.factions.alliance.board import AllianceBoard
from engine.root.factions.vagabond.notation import plain_name
from engine.root.factions.vagabond.quests import QUESTS
from engine.root.hooks.notation import ASIDE, CRAFT, DISCARD, ITEM, REVEAL, SAY, SHOWN, TAKEN, Unit
from engine.root.rules.crafting import payer
from engine.root.state import RootState

Test = Callable[[int], bool]
BY_SUIT = "by suit "
"""Prefix of the names of piles whose cards a record tells by suit alone."""


class Swap(NamedTuple):
    """A card that was put where a record shows it, and the card that took its place."""

    place: str
    wanted: str
    instead: str
    source: str


def hidden_piles(state: RootState, letters: list[str]) -> dict[str, list[int]]:
    """Return the piles whose faces the record does not tell."""
    piles = {f"hand:{letter}": state.hands[seat] for seat, letter in enumerate(letters)}
    for seat, letter in enumerate(letters):
        board = state.boards[seat]
        if isinstance(board, AllianceBoard):
            piles[f"board:{letter}"] = board.supporters
    piles["deck"] = state.deck
    piles[DISCARD] = state.discard
    piles[ASIDE] = state.available
    for seat in state.seats:
        for place, cards in NOTATIONS[state.factions[seat]].cards(state, seat).items():
            if place == DISCARD and isinstance(cards, list):
                piles["lost souls"] = cards
            elif place == SHOWN and isinstance(cards, list):
                piles[f"{BY_SUIT}{place}:{letters[seat]}"] = cards
        laid = NOTATIONS[state.factions[seat]].piles(state, seat)
        piles |= {BY_SUIT + place: cards for place, cards in laid.items()}
    return piles


def crafting_tests(state: RootState, seat: Seat, suits: Collection[str] | None) -> Sequence[Test]:
    """Return tests for cards to be crafted, the strictest first.

    The pieces that are ready pay for the first ones; `suits` are those of a card that must have
    been revealed as well.
    """
    pays = payer(state, seat)

    def shown(card: int) -> bool:
        return suits is None or suit_letter(card) in suits

    return (
        lambda card: has_cost(card) and shown(card) and pays(card),
        lambda card: has_cost(card) and shown(card),
        has_cost,
    )


def shown_where_tight(
    wanted: Sequence[tuple[str, Unit]], piles: dict[str, list[int]]
) -> dict[str, set[str]]:
    """Return the suits that each hand reveals which holds fewer cards than are wanted of it.

    What is crafted out of such a hand has been revealed before.
    """
    number = Counter(place for place, _ in wanted)
    suits: dict[str, set[str]] = {}
    for place, unit in wanted:
        if unit.verb == REVEAL and unit.what and number[place] > len(piles[place]):
            suits.setdefault(place, set()).add(unit.what)
    return suits


def strictest(tests: Sequence[Test], unit: Unit, piles: dict[str, list[int]]) -> Test:
    """Return the first test that any card which is meant passes."""
    every = [each for pile in piles.values() for each in pile]
    meant = [each for each in every if crafted_card(unit, [each]) is not None]
    return next((test for test in tests if any(map(test, meant))), lambda _: True)


def has_cost(card: int) -> bool:
    """Return whether a card can be crafted at all."""
    return bool(CARDS[card].cost)


def fetch(
    piles: dict[str, list[int]],
    kept: dict[str, list[int]],
    place: str,
    unit: Unit,
    tests: Sequence[Test] = (),
    *,
    tight: bool = False,
) -> Swap | None:
    """Swap a card that is meant into a pile; return None if none can be had.

    If the pile is `tight`, one of its suit goes, so that what the turn reveals of it stays there.
    """
    pile, mine = piles[place], kept.setdefault(place, [])
    loose = [card for card in pile if card not in mine]
    if not loose:
        return from_deck(piles, mine, unit) if place == DISCARD else None
    fits = strictest(tests, unit, piles)
    for source in (*sources(piles, place), *last_resorts(piles)):
        held = kept.get(source, [])
        free = [card for card in piles[source] if card not in held and fits(card)]
        alike = of_one_suit(unit, free, loose) if tight else None
        given, card = alike or (loose[0], crafted_card(unit, free))
        if card is not None and source.startswith(BY_SUIT):
            card = card if leave_its_suit(piles, kept, source, card) else None
            source = "deck"
        if card is not None:
            exchange(piles, place, given, source, card)
            if source == ASIDE:  # only dominance cards lie there
                piles[ASIDE].remove(given)
                piles[DISCARD].append(given)
            mine.append(card)
            return Swap(place, KEY_OF_CARD[card], KEY_OF_CARD[given], source)
    return None


def from_deck(piles: dict[str, list[int]], mine: list[int], unit: Unit) -> Swap | None:
    """Move a card into the discard pile: the deck ran out at a different moment than at the table.

    Return None if the deck has none that is meant.
    """
    card = card_of(unit, piles["deck"])
    if card is None:
        return None
    piles["deck"].remove(card)
    piles[DISCARD].append(card)
    mine.append(card)
    return Swap(DISCARD, KEY_OF_CARD[card], "", "deck")


def of_one_suit(unit: Unit, free: list[int], loose: list[int]) -> tuple[int, int] | None:
    """Return a card to be given for one that is meant and of its suit; None if there is none."""
    for card in free:
        if crafted_card(unit, [card]) is not None:
            for given in loose:
                if SUIT_OF[given] == SUIT_OF[card]:
                    return given, card
    return None


def leave_its_suit(
    piles: dict[str, list[int]], kept: dict[str, list[int]], place: str, card: int
) -> bool:
    """Swap a card of a pile for one of its suit from the deck; return whether there was one."""
    held = kept.get("deck", [])
    like = (each for each in piles["deck"] if SUIT_OF[each] == SUIT_OF[card] and each not in held)
    other = next(like, None)
    if other is not None:
        exchange(piles, place, card, "deck", other)
    return other is not None


def sources(piles: dict[str, list[int]], place: str) -> list[str]:
    """List the piles that a card for this place may come from, the deck first."""
    places = dict.fromkeys(("deck", *piles))
    last = last_resorts(piles)
    return [each for each in places if each != place and each not in last]


def last_resorts(piles: dict[str, list[int]]) -> list[str]:
    """List the piles whose cards everybody has seen, or whose suits the record tells."""
    return [ASIDE, *(each for each in piles if each.startswith(BY_SUIT))]


def crafted_card(unit: Unit, cards: list[int]) -> int | None:
    """Return one of some cards that a unit means; None if it means none of them."""
    if unit.verb == CRAFT and unit.what is not None:
        return next((card for card in cards if CARDS[card].item == unit.what), None)
    return card_of(unit, cards)


def exchange(piles: dict[str, list[int]], place: str, given: int, source: str, card: int) -> None:
    """Swap two cards."""
    one, other = piles[place], piles[source]
    at, there = one.index(given), other.index(card)
    one[at], other[there] = card, given


# Hidden things other than cards


def provide_others(state: RootState, sheet: Sheet, left: Left) -> list[Swap]:
    """Put hidden things other than cards where the rest of a turn shows them; change `state`."""
    swaps = fill_ruins(state, sheet, left)
    swaps += show_quests(state, sheet, left)
    said = [part.unit for part in sheet.parts if sheet.has_left(part, left)]
    for seat, key in enumerate(state.factions):
        swaps += [Swap(*each) for each in NOTATIONS[key].foresee(state, seat, said)]
    return swaps


def fill_ruins(state: RootState, sheet: Sheet, left: Left) -> list[Swap]:
    """Put the items that the record finds under ruins there; nobody has seen them before."""
    swaps: list[Swap] = []
    for part in sheet.parts:
        unit = part.unit
        if unit.verb != ITEM or unit.end != TAKEN or not left[part.slot] or unit.what is None:
            continue
        start = unit.start or ""
        ruin = int(start) if start.isdecimal() else 0
        here = state.ruins.get(ruin)
        if not here or unit.what in here:
            continue
        for other, there in sorted(state.ruins.items()):
            if unit.what in there:
                swaps.append(Swap(f"ruin:{ruin}", unit.what, here[0], f"ruin:{other}"))
                there[there.index(unit.what)], here[0] = here[0], unit.what
                break
    return swaps


def show_quests(state: RootState, sheet: Sheet, left: Left) -> list[Swap]:
    """Turn up the quest that the record completes, told by its suit and the items exhausted."""
    for number, part in enumerate(sheet.parts):
        what = part.unit.what or ""
        if part.unit.verb != SAY or not what.endswith("#Q->$") or not left[part.slot]:
            continue
        near = sheet.parts[max(0, number - 2) : number + 4]
        spent: Counter[str] = Counter()
        for each in near:
            if each.unit.verb == ITEM and each.unit.end == "e" and each.unit.what:
                spent[each.unit.what] += each.unit.count

        def fits(quest: int, unit: Unit = part.unit, spent: Counter[str] = spent) -> int:
            card = QUESTS[quest]
            meant = SUITS.get((unit.what or "")[:1], card.suit) == card.suit
            named = (unit.name or "") in plain_name(quest)
            told = (Counter(map(str, card.items)) & spent).total()
            return (meant and named) * (1 + told + (told == len(card.items)))

        shown = max(state.quests, key=fits, default=None)
        hidden = max(state.quest_deck, key=fits, default=None)
        if shown is None or hidden is None or fits(hidden) <= fits(shown):
            return []
        away = min(state.quests, key=fits)
        state.quests[state.quests.index(away)] = hidden
        state.quest_deck[state.quest_deck.index(hidden)] = away
        return [Swap("quests", QUESTS[hidden].name, QUESTS[away].name, "quest deck")]
    return []
