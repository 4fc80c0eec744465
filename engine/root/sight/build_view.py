"""Building views: everything `seat` sees, field by field (Law 1.2)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.choices.actions import fields_of
from engine.core.choices.questions import Amounts, Question
from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.cards.setup.drafting import free_cards
from engine.root.cards.setup.pool import faction_of, is_militant
from engine.root.data.cards import CARDS, faces
from engine.root.events import Battled, Moved, Placed, Removed, Scored
from engine.root.hooks.faction import FACTIONS, Faction, added_clearings, open_handed, overriding
from engine.root.hooks.hirelings import HIRELINGS
from engine.root.pieces import (
    CardId,
    Clearing,
    Forest,
    Hired,
    Item,
    Piece,
    PieceKind,
    Place,
    QuestId,
    Suit,
    suits_of,
)
from engine.root.rules.placing import in_supply
from engine.root.rules.rule import ruler
from engine.root.sight.fights import fights_of
from engine.root.state import NOBODY, UNDECIDED, RootState
from engine.root.view import Change, ClearingView, HirelingView, RootView, SeatView, SetupCardView

AMBUSHES = frozenset({"battle.ambush", "battle.foil"})
"""Questions for a card to be played; other questions for a plain card spend it."""


def root_view(state: RootState, seat: Seat | None) -> RootView:
    """Return the table as `seat` sees it (None: a spectator), built from nothing."""
    return RootView(
        seat=seat,
        map=state.map,
        clearings=clearing_views(state),
        seats=tuple(seat_view(state, Seat(other), seat) for other in state.seats),
        order=tuple(Seat(each) for each in state.order),
        current=None if state.current == NOBODY else Seat(state.current),
        phase=state.phase,
        turn=state.turn,
        round=state.round,
        hand=() if seat is None else tuple(sorted(faces(state.hands[seat]))),
        playable=frozenset(),
        spendable=frozenset(),
        deck=len(state.deck),
        discard=faces(state.discard),
        available=faces(state.available),
        item_supply=tuple((Item(item), count) for item, count in state.items.items()),
        quests=tuple(QuestId(quest) for quest in state.quests),
        quest_deck=len(state.quest_deck),
        winners=state.winners,
        won_by=state.won_by,
        deck_key=state.options.get("deck", "standard"),
        forests=forests_view(state),
        coffins=tuple((Seat(s), n) for s in state.seats if (n := state.coffins.count(s))),
        opened=state.opened,
        hirelings=hirelings_view(state),
        spaces=tuple(state.spaces),
        forge=tuple((Item(item), count) for item, count in state.forge.items() if count),
        draft=draft_view(state),
        homelands=tuple(
            (Clearing(clearing), Seat(seat))
            for seat, clearings in enumerate(state.homelands)
            for clearing in clearings
            if state.phase == "setup"
        ),
    )


def draft_view(state: RootState) -> tuple[SetupCardView, ...]:
    """Return the setup cards on offer, with the seats that took them (19.8.2)."""
    if state.draft is None or UNDECIDED not in state.factions:
        return ()
    chosen, free = state.draft.chosen, free_cards(state)
    return tuple(
        SetupCardView(
            card=card,
            militant=is_militant(card),
            locked=card not in free and card not in chosen,
            taken=Seat(chosen.index(card)) if card in chosen else None,
            proposed=FACTIONS[faction_of(card)].proposed_card,
        )
        for card in state.draft.cards
    )


def clearing_views(state: RootState) -> tuple[ClearingView, ...]:
    """Return the clearings as everybody sees them."""
    pawns: dict[int, list[Seat]] = {}
    for seat, faction in overriding(state.sides, Faction.pawn_place):
        pawns.setdefault(faction.pawn_place(state, seat), []).append(seat)
    standouts: dict[int, list[tuple[int, str]]] = {}
    for seat, faction in overriding(state.factions, Faction.standouts):
        for place, kind in faction.standouts(state, seat):
            standouts.setdefault(place, []).append((int(seat), str(kind)))
    return tuple(
        clearing_view(state, clearing, pawns.get(clearing, ()), standouts.get(clearing, ()))
        for clearing in range(1, len(state.strength))
    )


def clearing_view(
    state: RootState,
    clearing: int,
    pawns: Sequence[Seat],
    standouts: Sequence[tuple[int, str]],
) -> ClearingView:
    """Return a clearing as everybody sees it."""
    rule = ruler(state, clearing)
    warriors = state.warriors[clearing]
    return ClearingView(
        number=Clearing(clearing),
        suit=shown_suit(state.suits[clearing]) if state.landmarks else Suit(state.suits[clearing]),
        slots=state.slots(clearing),
        ruin=clearing in state.ruins,
        warriors=tuple((Seat(seat), count) for seat, count in enumerate(warriors) if count),
        buildings=tuple(state.buildings[clearing]),
        tokens=tuple(state.tokens[clearing]),
        pawns=tuple(pawns),
        ruler=None if rule == NOBODY else Seat(rule),
        name=added_name(state, clearing),
        scorched=clearing in state.scorched,
        landmarks=landmarks_in(state, clearing) if state.landmarks else (),
        held_by=held_by(state, clearing),
        standouts=tuple(standouts),
    )


def held_by(state: RootState, clearing: int) -> tuple[tuple[Seat, Seat], ...]:
    """Return the hirelings and hired warriors in a clearing, each with whom they count for."""
    lenders = overriding(state.factions, Faction.lent_to)
    sides = [
        *((side, faction.lent_to(state, side)) for side, faction in lenders),
        *((side, each.controller) for side, each in enumerate(state.hired, len(state.factions))),
    ]
    return tuple(
        (Seat(side), Seat(holder))
        for side, holder in sides
        if holder != NOBODY and state.strength[clearing][side]
    )


def landmarks_in(state: RootState, clearing: int) -> tuple[str, ...]:
    """Name the landmarks of a clearing."""
    return tuple(key for key, place in state.landmarks.items() if place == clearing)


def shown_suit(written: str) -> Suit:
    """Return a clearing's suit for display: `any` if it has several."""
    return Suit("any") if len(suits_of(written)) > 1 else Suit(written)


def added_name(state: RootState, clearing: int) -> str:
    """Return the name of a clearing that a faction added, or ""."""
    added = added_clearings(state.map, state.factions)
    return next((name for name in added if added[name] == clearing), "") if added else ""


def seat_view(state: RootState, seat: Seat, viewer: Seat | None) -> SeatView:
    """Return a seat as `viewer` sees it; an ambush that it has just played was never crafted."""
    dominance, partner = state.dominance[seat], state.partner[seat]
    return SeatView(
        seat=seat,
        key=state.keys[seat],
        faction=state.factions[seat],
        points=state.points[seat] if state.may_score(seat) else None,
        cards=len(state.hands[seat]),
        warriors=state.supply[seat],
        crafted=faces(card for card in state.crafted[seat] if CARDS[card].kind != "ambush"),
        items=tuple(Item(item) for item in state.crafted_items[seat]),
        dominance=None if dominance == NOBODY else CardId(dominance),
        partner=None if partner == NOBODY else Seat(partner),
        board=FACTIONS[state.factions[seat]].board_view(state, seat, viewer),
        exhausted=tuple(Item(item) for owner, item in state.exhausted if owner == seat),
        open_hand=open_hand(state, seat),
        earned=state.earned[seat] if state.earned else 0,
    )


def hirelings_view(state: RootState) -> tuple[HirelingView, ...]:
    """Return the hirelings in play as everybody sees them."""
    numbered = enumerate(state.hired, len(state.factions))
    return tuple(hireling_view(state, each, Seat(side)) for side, each in numbered)


def hireling_view(state: RootState, hired: Hired, side: Seat) -> HirelingView:
    """Return a hireling as everybody sees it."""
    own = HIRELINGS[hired.key]
    return HirelingView(
        side=side,
        key=hired.key,
        demoted=own.demoted,
        controller=None if hired.controller == NOBODY else Seat(hired.controller),
        markers=hired.markers,
        warriors=state.supply[side],
        pieces=tuple(
            (PieceKind(kind), in_supply(state, side, kind))
            for kind in (*own.buildings, *own.tokens)
        ),
        place=Place(hired.pawn) if hired.pawn else None,
        kept=hired.kept,
        items=tuple(map(Item, hired.items)),
        exhausted=hired.exhausted,
        paths=tuple((Clearing(a), Clearing(b)) for a, b in hired.paths),
        cards=faces(hired.cards),
    )


def open_hand(state: RootState, seat: Seat) -> tuple[CardId, ...] | None:
    """Return the cards of an open hand; None for any other (11.2.3)."""
    if seat not in open_handed(state.factions):
        return None
    return tuple(sorted(faces(state.hands[seat])))


def forests_view(state: RootState) -> tuple[tuple[Forest, tuple[Piece, ...]], ...]:
    """Return the tokens in forests as everybody sees them (15.2.1)."""
    lying: dict[Forest, list[Piece]] = {}
    for owner, faction in overriding(state.factions, Faction.in_forests):
        for forest, kind in faction.in_forests(state, owner):
            lying.setdefault(forest, []).append((owner, kind))
    return tuple((forest, tuple(pieces)) for forest, pieces in sorted(lying.items()))


def with_changes(view: RootView, events: Sequence[Event]) -> RootView:
    """Return the view with the changes of these events, for outlines and arrows."""
    changes = [change for event in events if (change := change_of(event)) is not None]
    return replace(view, changes=tuple(changes), fights=fights_of(events))


def with_playable(state: RootState, view: RootView, question: Question) -> RootView:
    """Return the view with the keys of the cards in hand that a question lets its seat use."""
    hand = frozenset(state.hands[question.seat])
    played, spent = set[str](), set[str]()
    for option in () if isinstance(question.form, Amounts) else question.form.options:
        plays = "card" if question.kind in AMBUSHES else option.plays
        for name, kind in fields_of(type(option)).items():
            if kind == "CardId" and (card := getattr(option, name)) in hand:
                (played if name == plays else spent).add(CARDS[card].key)
    return replace(view, playable=frozenset(played), spendable=frozenset(spent))


def change_of(event: Event) -> Change | None:
    """Translate an event into a change of the picture."""
    match event:
        case Moved(seat, origin, to, piece, count):
            return Change("move", seat, to, origin, count, piece)
        case Placed(seat, clearing, piece, count):
            return Change("place", seat, Place(clearing), None, count, piece)
        case Removed(seat, by, clearing, piece, count, cause):
            # Wood paid, or a warrior that becomes a plot, is no loss.
            kind = "spend" if by in (NOBODY, seat) and cause != "battle" else "remove"
            return Change(kind, seat, Place(clearing), None, count, piece)
        case Battled(attacker, _, clearing, rolls):
            return Change("battle", attacker, Place(clearing), rolls=rolls)
        case Scored(seat, points):
            return Change("score", seat, count=points)
        case _:
            return None
