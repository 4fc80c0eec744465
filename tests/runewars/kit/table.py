"""A table of Runewars for tests that read like the game: set it, play, look."""

from __future__ import annotations

from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

from bot.play.menus.unavailable import why_not
from bot.ui.markup import bot_words
from bot.ui.wording import Wording
from engine.core.choices.questions import OneOf, SomeOf
from engine.core.language.messages import Message
from engine.core.seats import Seat, Setup
from engine.runewars.board import Going, HeroPiece, Rune, Stronghold, Token
from engine.runewars.data.cards import HEROES, OBJECTIVES, QUESTS, REWARDS, SEASON_CARDS, TACTICS
from engine.runewars.data.tiles import AREA_OF, AREAS, LAYOUTS
from engine.runewars.data.units import FACTION_KEYS, UNIT_OF
from engine.runewars.game import GAME
from engine.runewars.pieces import NOBODY, AreaId
from engine.runewars.rules.forces import lift, put
from engine.runewars.rules.map.areas import controller
from engine.runewars.rules.orders.arriving import start_battle
from engine.runewars.rules.orders.turn import PRIMARY
from engine.runewars.state import RunewarsState, RunewarsTable
from tests.table import Played, PlayedTable

OPTIONS = {"map": "fixed", "setup": "usual", "responses": "planned"}


class RunewarsTestTable(PlayedTable):
    """The ready map for these factions with nothing on it, in the spring of the first year.

    Areas are named as printed (`3A`), units, heroes and cards by the reference files' ids, Fate
    cards by their numbers. A test answers every response; the default plans decide losses and the
    like.
    """

    game = GAME

    def __init__(self, *factions: str, **options: str) -> None:
        super().__init__()
        seats = factions or FACTION_KEYS
        self.setup = Setup("runewars", seats, {**OPTIONS, **options})
        GAME.check_setup(self.setup)
        self.state: RunewarsState = GAME.begin(self.setup)
        self.state.agenda.clear()
        layout = LAYOUTS[len(seats)]
        fits = [slot.fit[key] for slot, key in zip(layout.slots, seats, strict=False)]
        self.state.placed = [*layout.tiles, *fits]
        self.state.quest_deck = list(range(len(QUESTS)))
        self.state.hero_deck = [n for n, hero in enumerate(HEROES) if not hero.promo]
        for season in ("spring", "summer", "fall", "winter"):
            deck = [n for n, card in enumerate(SEASON_CARDS) if card.season == season]
            self.state.season_decks[season] = deck
        for side in ("good", "evil"):
            deck = [n for n, card in enumerate(OBJECTIVES) if card.side == side]
            self.state.objective_decks[side] = deck
        self.state.year, self.state.season = 1, "spring"

    # Setting the table

    def units(self, owner: str, at: str, **counts: int) -> None:
        """Put units in an area; `bowman_routed=2` are routed; those of `neutral` are unallied."""
        for name, count in counts.items():
            unit = UNIT_OF[name.removesuffix("_routed")]
            put(self.state, AREA_OF[at], unit, count, routed=name.endswith("_routed"))
        self.state.holder[AREA_OF[at]] = NOBODY if owner == "neutral" else self.seat(owner)

    def stronghold(self, owner: str, at: str, *, damaged: bool = False, **more: Any) -> None:
        """Build a stronghold, perhaps with a `development`."""
        self.state.strongholds[AREA_OF[at]] = Stronghold(int(self.seat(owner)), damaged, **more)

    def city(self, at: str, key: str) -> None:
        """Lay a city token."""
        self.state.cities[AREA_OF[at]] = key

    def rune(self, at: str, *, dragon: bool = True) -> None:
        """Lay a rune token facedown that nobody knows."""
        self.state.runes[AREA_OF[at]] = Rune(dragon)
        if dragon:
            self.state.dragon_runes -= 1
        else:
            self.state.false_runes -= 1

    def token(self, at: str, key: str, *, faceup: bool = False) -> None:
        """Lay an exploration token."""
        self.state.exploration[AREA_OF[at]] = Token(key, "1", faceup)

    def activate(self, owner: str, at: str) -> None:
        """Lay an activation token."""
        self.state.activated[AREA_OF[at]] |= 1 << self.seat(owner)

    def hero(self, owner: str, key: str, at: str, *rewards: str, **more: Any) -> HeroPiece:
        """Put a hero on the board, with Reward cards under it."""
        number = next(n for n, hero in enumerate(HEROES) if hero.key == key)
        if number in self.state.hero_deck:
            self.state.hero_deck.remove(number)
        piece = HeroPiece(number, int(self.seat(owner)), AREA_OF[at], **more)
        for each in rewards:
            card = next(n for n in self.state.reward_deck if REWARDS[n].key == each)
            self.state.reward_deck.remove(card)
            piece.rewards.append(card)
        self.state.heroes.append(piece)
        return piece

    def tactics(self, owner: str, *keys: str, fresh: bool = False) -> None:
        """Put Tactics cards into a hand; fresh ones were drawn this season."""
        for key in keys:
            card = next(n for n in self.state.tactics_deck if TACTICS[n].key == key)
            self.state.tactics_deck.remove(card)
            self.state.tactics[self.seat(owner)].append(card)
            if fresh:
                self.state.fresh[self.seat(owner)].append(card)

    def objective(self, owner: str, key: str) -> None:
        """Deal an Objective."""
        number = next(n for n, card in enumerate(OBJECTIVES) if card.key == key)
        self.state.objective_decks[OBJECTIVES[number].side].remove(number)
        self.state.objectives[self.seat(owner)] = number

    def fate(self, *numbers: int) -> None:
        """Put Fate cards on top of the deck, the first one drawn first."""
        cards = [number - 1 for number in numbers]
        self.state.fate = [c for c in self.state.fate if c not in cards] + cards[::-1]

    def influence(self, **counts: int) -> None:
        """Set influence."""
        for key, count in counts.items():
            self.state.influence[self.seat(key)] = count

    def dials(self, owner: str, **values: int) -> None:
        """Set some dials."""
        self.state.dials[self.seat(owner)].update(values)

    # Playing

    def fight(self, attacker: str, at: str, answers: Iterable[str] = (), **units: int) -> Played:
        """Have new units of a seat attack an area."""
        seat, area = self.seat(attacker), AREA_OF[at]
        self.state.current = seat
        self.state.phase = PRIMARY
        self.state.orders[seat] = self.state.orders[seat] or [2]

        async def rule(t: RunewarsTable) -> None:
            t.state.pending = [Going(AreaId(0), area, UNIT_OF[key], n) for key, n in units.items()]
            defender = controller(t.state, area)
            start_battle(t, seat, defender, area)

        return self.play(rule, answers)

    def order(
        self, owner: str, number: int, answers: Iterable[str] = (), earlier: Iterable[int] = ()
    ) -> Played:
        """Have a seat resolve an order, after some `earlier` ones this year."""
        seat = self.seat(owner)
        self.state.orders[seat] = [*earlier, number]
        self.state.agenda[:] = [("turns.resolve_order", (seat,))]
        return self._start(answers, ())

    def season(self, card: str, answers: Iterable[str] = ()) -> Played:
        """Resolve the text of a Season card."""
        from engine.runewars.rules.seasons.year import TEXTS

        number = next(n for n, each in enumerate(SEASON_CARDS) if each.key == card)
        self.state.season_card = number
        self.state.season = SEASON_CARDS[number].season
        return self.play(TEXTS[card], answers)

    def sealed(self, **answers: str) -> Played:
        """Give several seats' sealed answers; one without influence bids nothing by itself."""
        told = []
        for key, answer in answers.items():
            if answer == "bid:0" and not self.state.influence[self.seat(key)]:
                assert not self.asks(key, "bid"), f"{key} has nothing to bid"
                continue
            told += self.choose(key, answer).all_told
        return Played(told)

    # Looking

    def asks(self, key: str, kind: str) -> bool:
        """Return whether a seat is asked something of a kind."""
        return self.match is not None and self.asked(key) == kind

    def neighbours(self, at: str) -> list[str]:
        """List the neighbours across plain borders, then the others."""
        beside = self.state.land.beside[AREA_OF[at]]
        return [AREAS[to].key for to, colour in sorted(beside, key=lambda each: bool(each[1]))]

    def count(self, at: str, unit: str) -> int:
        """Count units of a type in an area; `bowman_routed` counts routed ones."""
        kind = 2 * UNIT_OF[unit.removesuffix("_routed")] + unit.endswith("_routed")
        return self.state.units[AREA_OF[at]].get(kind, 0)

    def army(self, at: str) -> dict[str, int]:
        """Return all units of an area by type, `.routed` ones apart."""
        from engine.runewars.rules.forces import kind_key

        return {kind_key(kind): n for kind, n in sorted(self.state.units[AREA_OF[at]].items())}

    def controller(self, at: str) -> str | None:
        """Return the seat that controls an area."""
        owner = controller(self.state, AREA_OF[at])
        return None if owner == NOBODY else self.key_of(owner)

    def holder(self, at: str) -> str | None:
        """Return the seat whose units are in an area; None for neutral ones or none."""
        owner = self.state.holder[AREA_OF[at]]
        return None if owner == NOBODY else self.key_of(owner)

    def offered(self, owner: str) -> list[str]:
        """List the keys of the options offered to a seat, without `runewars.`."""
        form = self.question(owner).form
        assert isinstance(form, (OneOf, SomeOf)), "this question asks for amounts"
        return [option.key().removeprefix("runewars.") for option in form.options]

    def hand(self, owner: str) -> list[str]:
        """List the Tactics cards in a hand, sorted."""
        return sorted(TACTICS[card].key for card in self.state.tactics[self.seat(owner)])

    def take_off(self, at: str, unit: str, count: int) -> None:
        """Take units off an area."""
        lift(self.state, AREA_OF[at], UNIT_OF[unit], count)

    def seat_of(self, key: str) -> Seat:
        """Return a faction's seat."""
        return self.seat(key)


def daqan_at_home() -> RunewarsTestTable:
    """Return a table of all four with their strongholds, and an army of the Daqan at home."""
    table = RunewarsTestTable()
    for owner, home in {"daqan": "DA", "latari": "LA", "uthuk": "UA", "waiqar": "WA"}.items():
        table.stronghold(owner, home)
    table.units("daqan", "DB", footman=2)
    return table


def area(key: str) -> int:
    """Return an area's number by its printed name."""
    return int(AREA_OF[key])


def unit(key: str) -> int:
    """Return a unit's number by its id."""
    return int(UNIT_OF[key])


def read(table: RunewarsTestTable, lines: list[Message], reader: str | None = None) -> list[str]:
    """Write an answer in a reader's words."""
    view = GAME.view(table.state, None if reader is None else table.seat(reader))
    wording = Wording(GAME, "en", view)
    return [wording.message(line) for line in lines]


def why_barred(table: RunewarsTestTable, owner: str, path: str) -> str:
    """Return what a menu says of an action that is not possible now."""
    assert table.match is not None, "nothing is being played"
    asked: Any = SimpleNamespace(
        wording=Wording(GAME, "en", GAME.view(table.state, table.seat(owner))),
        words=bot_words("en"),
        live=SimpleNamespace(match=table.match),
        question=table.question(owner),
    )
    return why_not(asked, path)
