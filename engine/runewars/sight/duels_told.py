"""Duels as they are told: by their end, and before that round by round with the heroes' names."""

from __future__ import annotations

from engine.core.events import HEADLINE, LASTING, STEP, Event
from engine.core.language.messages import Message, Retold
from engine.core.seats import Scalar, Seat
from engine.runewars.data.cards import QUESTS
from engine.runewars.events.heroes import (
    DuelBegan,
    DuelCancelled,
    DuelEnded,
    DuelRound,
    HeroDefeated,
    HeroHurt,
)
from engine.runewars.events.quests import QuestAttempted
from engine.runewars.pieces import NOBODY, AreaId


class DuelTold:
    """A duel of two heroes as its reader learns of it, from its beginning on."""

    def __init__(self, began: DuelBegan) -> None:
        self.heroes = (int(began.attacker), int(began.defender))
        self.taken = [0, 0]
        self.rounds = 0
        self.ended: DuelEnded | None = None
        self.fallen: dict[int, Seat] = {}
        self.area = AreaId(NOBODY)

    def takes(self, event: Event) -> bool:
        """Add an event if it belongs to the duel; return whether it does."""
        match event:
            case HeroDefeated(seat, hero, area) if self.ended is not None and hero in self.heroes:
                self.fallen[int(hero)], self.area = seat, area
            case _ if self.ended is not None:
                return False
            case DuelRound(_, _, _, one, other):
                self.rounds += 1
                self.taken = [self.taken[0] + one, self.taken[1] + other]
            case HeroHurt(_, hero, count) if hero in self.heroes and count > 0:
                self.taken[self.heroes.index(int(hero))] += count
            case DuelEnded():
                self.ended = event
            case _:
                return isinstance(event, (DuelBegan, DuelCancelled))
        return True

    def names(self) -> dict[str, Scalar]:
        """Return both heroes as arguments of a message."""
        return {"challenger": self.heroes[0], "challenged": self.heroes[1]}

    def tell(self) -> Retold:
        """Tell the end, and the damage that each took."""
        fell = [hero in self.fallen for hero in self.heroes]
        ends = {
            (False, False): "none" if self.rounds else "cancelled",
            (True, False): "challenger",
            (False, True): "challenged",
            (True, True): "both",
        }
        loser = next(iter(self.fallen.values()), Seat(NOBODY))
        args: dict[str, Scalar] = {
            **self.names(),
            "fell": ends[fell[0], fell[1]],
            "loser": loser,
            "area": self.area,
            "taken": self.taken[0],
            "given": self.taken[1],
        }
        return Retold(Message("told-duel", args), HEADLINE if self.fallen else LASTING)


class RoundTold:
    """A round of a duel whose heroes are known."""

    def __init__(self, duel: DuelTold, event: DuelRound) -> None:
        self.duel = duel
        self.event = event

    def tell(self) -> Retold:
        """Tell the damage that each hero took, by name."""
        args: dict[str, Scalar] = {
            "round": self.event.round,
            "taken": self.event.attacker_damage,
            "given": self.event.defender_damage,
        }
        return Retold(
            Message("told-duel-round", {**self.duel.names(), **args}), STEP, shortens=False
        )


class QuestRoundTold:
    """A round of a duel with a neutral unit, for a quest."""

    def __init__(self, quest: QuestAttempted, event: DuelRound) -> None:
        self.quest = quest
        self.event = event

    def tell(self) -> Retold:
        """Tell the damage that the hero and the unit took."""
        args: dict[str, Scalar] = {
            "round": self.event.round,
            "hero": self.quest.hero,
            "opponent": QUESTS[self.quest.quest].opponent,
            "taken": self.event.attacker_damage,
            "given": self.event.defender_damage,
        }
        return Retold(Message("told-quest-round", args), STEP, shortens=False)
