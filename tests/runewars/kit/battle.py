"""The table for tests of orders and battles: Fate cards by their results, and losses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.runewars.board import Battle, Fighter
from engine.runewars.data.cards import FATE, SEASON_CARDS, TACTICS
from engine.runewars.data.tiles import AREA_OF
from engine.runewars.data.units import UNIT_OF, UNITS
from engine.runewars.events.armies import (
    BattleDrawn,
    BattleTallied,
    SpecialResolved,
    UnitsDestroyed,
    UnitsRetreated,
    UnitsRouted,
)
from engine.runewars.pieces import NOBODY, TacticId
from engine.runewars.rules.battle.specials import SPECIALS
from engine.runewars.rules.seasons.year import ICONS
from engine.runewars.rules.tactics import PlayTactic
from engine.runewars.state import RunewarsTable
from tests.runewars.kit.table import RunewarsTestTable
from tests.table import Played


class BattleTable(RunewarsTestTable):
    """A table at which battles are fought and orders are carried out."""

    # Setting the table

    def draws(self, *results: str) -> None:
        """Stack the next Fate cards by a shape's result or by symbol: `circle rout 1`, `gold`."""
        found: list[int] = []
        for each in results:
            shape, _, result = each.partition(" ")
            kind, _, number = result.partition(" ")
            found.append(
                next(
                    card.number
                    for card in FATE
                    if card.number not in found
                    and (
                        card.results[shape] == (kind, int(number or 0))
                        if result
                        else card.destiny == shape
                    )
                )
            )
        self.fate(*found)

    def line_up(self, attacker: str, defender: str, at: str, **lines: str) -> None:
        """Begin a battle with these fighters: `knight*1` has a damage, `knight!` is routed."""
        sides = {self.side(attacker): attacker, self.side(defender): defender}
        fighters = {
            side: [read_fighter(each) for each in lines.get(key, "").split()]
            for side, key in sides.items()
        }
        attacks, defends = sides
        self.state.battle = Battle(AREA_OF[at], attacks, defends, fighters)
        self.state.current = attacks
        if attacks != NOBODY and not self.state.orders[attacks]:
            self.state.orders[attacks] = [2]

    def season_next(self, card: str) -> None:
        """Put a Season card on top of its deck."""
        number = next(n for n, each in enumerate(SEASON_CARDS) if each.key == card)
        deck = self.state.season_decks[SEASON_CARDS[number].season]
        deck.remove(number)
        deck.append(number)

    def side(self, key: str) -> int:
        """Return a side of a battle: a seat, or nobody for `neutral`."""
        return NOBODY if key == "neutral" else int(self.seat(key))

    # Playing

    def special(self, owner: str, unit: str, answers: Iterable[str] = ()) -> Played:
        """Resolve a special result of a type in the battle that was lined up."""

        async def rule(t: RunewarsTable) -> None:
            await SPECIALS[unit](t, self.side(owner), UNIT_OF[unit])

        return self.play(rule, answers)

    def icons(self, season: str, answers: Iterable[str] = ()) -> Played:
        """Resolve a season's icons."""
        self.state.season = season
        return self.play(ICONS[season], answers)

    # Looking

    def line(self, owner: str) -> str:
        """Write a side's fighters as `line_up` reads them."""
        assert self.state.battle is not None, "a battle is under way"
        return " ".join(map(write_fighter, self.state.battle.fighters[self.side(owner)]))

    def dead(self, played: Played, owner: str) -> dict[str, int]:
        """Count a side's units that were destroyed."""
        return self._counted(played, UnitsDestroyed, owner)

    def laid(self, played: Played, owner: str) -> dict[str, int]:
        """Count a side's units that were routed."""
        return self._counted(played, UnitsRouted, owner)

    def fled(self, played: Played, owner: str) -> dict[str, int]:
        """Count a side's units that retreated."""
        return self._counted(played, UnitsRetreated, owner)

    def _counted(
        self,
        played: Played,
        kind: type[UnitsDestroyed] | type[UnitsRouted] | type[UnitsRetreated],
        owner: str,
    ) -> dict[str, int]:
        found: Counter[str] = Counter()
        for event in played.told(kind):
            if event.seat == self.side(owner):
                found[UNITS[event.unit].key] += event.count
        return dict(found)

    def drew(self, played: Played) -> dict[str, int]:
        """Count the Fate cards that each type kept, in the order in which they drew."""
        kept: Counter[str] = Counter()
        for event in played.told(BattleDrawn):
            kept[UNITS[event.unit].key] += len(event.cards)
        return dict(kept)

    def worked(self, played: Played) -> list[str]:
        """List the types whose specials worked, in order."""
        return [UNITS[event.unit].key for event in played.told(SpecialResolved)]

    def tally(self, played: Played) -> tuple[int, int]:
        """Return the strength of attacker and defender."""
        counted = played.only(BattleTallied)
        return counted.attack, counted.defence


def read_fighter(text: str) -> Fighter:
    """Read `knight`, `knight*1`, `knight!` or `knight*1!`."""
    name, _, damage = text.removesuffix("!").partition("*")
    return Fighter(UNIT_OF[name], int(damage or 0), text.endswith("!"))


def write_fighter(fighter: Fighter) -> str:
    """Write a fighter as `read_fighter` reads it."""
    damage = f"*{fighter.damage}" if fighter.damage else ""
    return f"{UNITS[fighter.unit].key}{damage}{'!' if fighter.routed else ''}"


def card(key: str) -> PlayTactic:
    """Return the option to play a Tactics card, offered or not."""
    return PlayTactic(TacticId(next(n for n, each in enumerate(TACTICS) if each.key == key)))
