"""A table for tests that read like the game: set it, play, and check the Law's promises."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.choices.actions import Option
from engine.core.seats import Seat, Setup
from engine.root.data.cards import CARDS, DECK_KEYS, DECKS, copies_of
from engine.root.game import GAME
from engine.root.hooks.faction import FACTIONS, is_token
from engine.root.hooks.removal import Loss
from engine.root.pieces import SUITS, Suit
from engine.root.rules.battle.fighting import battle as fight_battle
from engine.root.rules.removal import remove
from engine.root.state import RootState, RootTable
from tests.table import Played, PlayedTable, Rule

EVERYBODY = ("marquise", "eyrie", "alliance", "vagabond")
FOX, RABBIT, MOUSE = 8, 5, 7
"""Clearings of each suit with two open slots; 7 and 8 are adjacent, and 5 is between 1 and 2."""
OTHER_FOX, OTHER_MOUSE = 1, 9
"""Clearings without a ruin; 1 is between 5 and 9."""


class RootTestTable(PlayedTable):
    """A table without setup: no pieces on the map, empty hands, all cards in the deck.

    The map's own landmarks stand; suits are printed, suggested, or on Winter fox, rabbit, mouse in
    turn.

    Responses are asked (`live`), and a test answers each of them. Seats are named by
    their keys, cards by the reference files' ids. Dice and draws come from `dice`, in order: a
    battle die is 0-3; where nothing is dictated, shuffles change nothing.
    """

    game = GAME
    state: RootState

    def __init__(self, *seats: str, **options: str) -> None:
        super().__init__()
        self.setup = Setup("root", seats or EVERYBODY, {"responses": "live", **options})
        GAME.check_setup(self.setup)
        self.state = GAME.begin(self.setup)
        self.state.agenda.clear()
        self.state.ruins = {clearing: [] for clearing in self.state.woodland.ruins}
        woodland = self.state.woodland
        self.state.landmarks = dict(woodland.landmarks)
        suits = woodland.suits or woodland.suggested or (Suit(""), *SUITS * 4)
        self.state.suits[: len(suits)] = suits
        self.state.deck = list(DECKS[self.state.options.get("deck", "standard")])

    # Setting the table

    def seat(self, key: str) -> Seat:
        """Return the seat with a key, or the side of a hireling."""
        return side_of(self.state, key)

    def board(self, key: str) -> Any:
        """Return a faction's board to set or inspect."""
        return self.state.boards[self.seat(key)]

    def place(self, clearing: int, **warriors: int) -> None:
        """Put warriors on the map, from their supplies."""
        for key, count in warriors.items():
            seat = self.seat(key)
            self.state.supply[seat] -= count
            assert self.state.supply[seat] >= 0, "the box holds no more"
            self.state.add_warriors(seat, clearing, count)

    def build(self, clearing: int, key: str, *kinds: str) -> None:
        """Put buildings and tokens on the map; a ruin makes room if no slot is open."""
        seat = self.seat(key)
        for kind in kinds:
            if is_token(kind):
                self.state.add_token(seat, clearing, kind)
                continue
            if self.state.open_slots(clearing) <= 0:
                self.state.ruins.pop(clearing, None)
            assert self.state.open_slots(clearing) > 0, f"no open slot in {clearing}"
            self.state.add_building(seat, clearing, kind)

    def take(self, key: str) -> int:
        """Take a copy of a card from the deck, else from the discard pile."""
        for pile in (self.state.deck, self.state.discard):
            for card in pile:
                if CARDS[card].key == key:
                    pile.remove(card)
                    return card
        raise LookupError(f"{key}: all {len(copies_of(key))} copies are elsewhere")

    def give(self, key: str, *cards: str) -> None:
        """Put cards from the deck into a hand."""
        self.state.hands[self.seat(key)] += [self.take(card) for card in cards]

    def craft(self, key: str, *cards: str) -> None:
        """Put persistent effects in front of a seat."""
        self.state.crafted[self.seat(key)] += [self.take(card) for card in cards]

    def discard(self, *cards: str) -> None:
        """Put cards from the deck on the discard pile."""
        for card in cards:
            self.state.discard.append(self.take(card))

    def deck(self, *cards: str) -> None:
        """Leave only these cards in the deck, the first on top; the others leave the match."""
        self.state.deck = [self.take(card) for card in cards][::-1]

    def points(self, **points: int) -> None:
        """Set scores."""
        for key, count in points.items():
            self.state.points[self.seat(key)] = count

    # Playing

    def start(
        self, key: str, stage: str, answers: Iterable[str] = (), dice: Sequence[int] = ()
    ) -> Played:
        """Begin a stage of a seat's turn, e.g. `start("marquise", "daylight")`."""
        seat = self.seat(key)
        stages = [each.key for each in FACTIONS[self.state.factions[seat]].stages]
        self.state.current = seat
        self.state.turn = self.state.turn or 1
        self.state.agenda[:] = [("turn.enter_stage", (seat, stages.index(stage)))]
        return self._start(answers, dice)

    def turn(self, key: str, answers: Iterable[str] = (), dice: Sequence[int] = ()) -> Played:
        """Begin a seat's turn."""
        self.state.agenda[:] = [("turn.begin_turn", (self.seat(key),))]
        return self._start(answers, dice)

    def set_up(self, key: str, *answers: str | int, dice: Sequence[int] = ()) -> Played:
        """Set a seat's faction up, with its answers."""
        seat = self.seat(key)

        async def rule(t: RootTable) -> None:
            await FACTIONS[self.state.factions[seat]].set_up(t, seat)

        return self.play(rule, [f"{key}: {answer}" for answer in answers], dice)

    def set_up_by_card(self, key: str, *answers: str | int, dice: Sequence[int] = ()) -> Played:
        """Follow the setup card of a seat's faction, with its answers."""
        seat = self.seat(key)

        async def rule(t: RootTable) -> None:
            await FACTIONS[self.state.factions[seat]].set_up_by_card(t, seat)

        return self.play(rule, [f"{key}: {answer}" for answer in answers], dice)

    def homelands(self, key: str) -> list[int]:
        """List the homelands of a seat, sorted."""
        return sorted(self.state.homelands[self.seat(key)])

    def why(self, key: str, action: Option) -> tuple[str, str]:
        """Return the refusal of an action: its key, and the Law's section."""
        refusal = self.refused(key, action)
        return refusal.key, refusal.law

    # Looking

    def warriors(self, key: str, clearing: int) -> int:
        """Count a seat's warriors in a clearing."""
        return self.state.warriors[clearing][self.seat(key)]

    def pieces(self, key: str, clearing: int) -> list[str]:
        """List a seat's buildings and tokens in a clearing, sorted."""
        seat = self.seat(key)
        both = self.state.buildings[clearing] + self.state.tokens[clearing]
        return sorted(kind for owner, kind in both if owner == seat)

    def hand(self, key: str) -> list[str]:
        """List the cards in a hand, sorted."""
        return names_of(self.state.hands[self.seat(key)])

    def discarded(self) -> list[str]:
        """List the cards of the discard pile, sorted."""
        return names_of(self.state.discard)

    def revealed(self, key: str) -> list[str]:
        """List the cards that a seat has revealed this turn, sorted."""
        return names_of(self.board(key).revealed)

    def crafted(self, key: str) -> list[str]:
        """List the persistent effects in front of a seat, sorted."""
        return names_of(self.state.crafted[self.seat(key)])

    def board_seen(self, key: str, viewer: str | None) -> Any:
        """Return a seat's board as another seat, or a spectator, sees it."""
        seat = None if viewer is None else self.seat(viewer)
        return GAME.view(self.state, seat).seats[self.seat(key)].board

    def score(self, key: str) -> int:
        """Return a seat's points."""
        return self.state.points[self.seat(key)]

    def card(self, key: str, held_by: str | None = None) -> Any:
        """Return the number of a card, for actions that name one: a copy in that hand if any."""
        held = self.state.hands[self.seat(held_by)] if held_by else []
        return next((card for card in held if CARDS[card].key == key), copies_of(key)[0])


def each_with_a_deck() -> list[tuple[str, str]]:
    """List each faction with each deck; any half of them has all factions and both decks."""
    return [
        (faction, cards)
        for place, faction in enumerate(sorted(FACTIONS))
        for cards in DECK_KEYS[:: -1 if place % 2 else 1]
    ]


def clear_buildings(state: RootState, *clearings: int) -> None:
    """Take all buildings off some clearings."""
    for clearing in clearings:
        for owner, kind in state.buildings[clearing]:
            state.remove_building(owner, clearing, kind)


def clear_tokens(state: RootState, *clearings: int) -> None:
    """Take all tokens off some clearings."""
    for clearing in clearings:
        for owner, kind in state.tokens[clearing]:
            state.remove_token(owner, clearing, kind)


def names_of(cards: Iterable[int]) -> list[str]:
    """Name the cards of a pile, sorted."""
    return sorted(CARDS[card].key for card in cards)


def battle(attacker: str, defender: str, clearing: int, **more: Any) -> Rule:
    """Return the rule of one battle, for `table.play`."""

    async def rule(t: RootTable) -> None:
        sides = side_of(t.state, attacker), side_of(t.state, defender)
        await fight_battle(t, *sides, clearing, **more)

    return rule


def removing(by: str, owner: str, clearing: int, *pieces: str, warriors: int = 0) -> Rule:
    """Return the rule by which a side removes pieces of another, outside battle."""

    async def rule(t: RootTable) -> None:
        one, other = side_of(t.state, owner), side_of(t.state, by)
        await remove(t, [Loss(one, clearing, other, warriors, pieces)])

    return rule


def side_of(state: RootState, key: str) -> Seat:
    """Return the seat with a key, or the side of a hireling."""
    keys = [*state.keys, *(each.key for each in state.hired)]
    return Seat(keys.index(key))
