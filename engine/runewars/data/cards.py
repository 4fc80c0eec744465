"""Every card and token with print on it, as data.

Numbers of physical cards are saved: only ever append to the data files. Twins share a key.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.choices.actions import key_writer
from engine.runewars.data.sources import read
from engine.runewars.pieces import (
    HeroId,
    ObjectiveId,
    QuestCardId,
    RewardId,
    SeasonCardId,
    Shape,
    TacticId,
)

MISS, DAMAGE, ROUT, SPECIAL = "miss", "damage", "rout", "special"
GOLD, BLUE, RED = "gold", "blue", "red"


@dataclass(frozen=True, slots=True)
class FateCard:
    """A Fate card: the destiny symbol, and a result per base shape as kind and number."""

    number: int
    destiny: str
    results: Mapping[str, tuple[str, int]]


@dataclass(frozen=True, slots=True)
class Tactic:
    """A Tactics card and the windows in which it may be played."""

    key: str
    when: tuple[str, ...]
    side: str
    """`attacker`, `defender` or `any`."""
    instead_of: str
    """Key of the card that it replaces in the second edition."""


@dataclass(frozen=True, slots=True)
class SeasonCard:
    key: str
    season: str
    trait: str
    instead_of: str
    """Key of the card that it replaces in the second edition."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of a quest: its kind, amount, and attribute if it has one."""

    do: str
    amount: int
    attribute: str


@dataclass(frozen=True, slots=True)
class Quest:
    """A Quest card: a test of an attribute, or a duel with a neutral unit."""

    key: str
    areas: tuple[str, ...]
    tile: str
    """Tile of a Setup Quest; otherwise empty."""
    attribute: str
    outcomes: Mapping[str, tuple[Effect, ...]]
    """By destiny symbol, or `win` and `loss` of a duel."""
    success_on: tuple[str, ...]
    opponent: str
    damage_to_win: int
    special_in_duel: int
    """Damage by a special of the opponent; -1 for as much as it has damage tokens."""
    instead_of: str
    """Key of the card that it replaces in the second edition."""

    @property
    def is_duel(self) -> bool:
        """Return whether the quest is a duel with a neutral unit."""
        return bool(self.opponent)


@dataclass(frozen=True, slots=True)
class Reward:
    """A Reward card."""

    key: str
    kind: str
    """`weapon`, `armor`, `item` or `relic`."""
    timing: str
    effect: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Hero:
    """A Hero card."""

    key: str
    alignment: str
    attributes: Mapping[str, int]
    health: int
    hook: str
    effect: Mapping[str, Any]
    promo: bool
    instead_of: str
    """Key of the card that it replaces in the second edition."""


@dataclass(frozen=True, slots=True)
class Objective:
    """An Objective card, with the test of its fulfilment."""

    key: str
    side: str
    test: Mapping[str, Any]
    later: bool
    """True if it is only in the second edition."""


@dataclass(frozen=True, slots=True)
class City:
    """A city token and the benefits to choose from."""

    key: str
    options: tuple[Mapping[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Exploration:
    """A kind of exploration token, and its number with each back."""

    key: str
    kind: str
    backs: Mapping[str, int]


_FATE = read("fate_deck")
_QUESTS = read("quests_rewards")
_REST = read("objectives_titles_cities")


def _result(text: str) -> tuple[str, int]:
    kind, _, number = text.partition(" ")
    return kind, int(number or 0)


def _fate(data: Mapping[str, Any]) -> FateCard:
    shapes: Sequence[str] = _FATE["deck"]["shapes"]
    results = {shape: _result(data[shape]) for shape in shapes}
    return FateCard(data["number"], data["destiny"], results)


FATE: tuple[FateCard, ...] = tuple(
    sorted((_fate(each) for each in _FATE["card"]), key=lambda card: card.number)
)
"""The thirty Fate cards; the first has index 0 and number 1."""

TACTICS: tuple[Tactic, ...] = tuple(
    Tactic(each["id"], tuple(each["when"]), each["side"], each.get("instead_of", ""))
    for each in read("tactics")["card"]
    for _ in range(each["count"])
)
SEASON_CARDS: tuple[SeasonCard, ...] = tuple(
    SeasonCard(each["id"], each["season"], each["trait"], each.get("instead_of", ""))
    for each in read("orders_seasons")["card"]
)


def _effect(data: Mapping[str, Any]) -> Effect:
    if isinstance(data["n"], str):
        return Effect(data["do"], 1, data["n"])
    return Effect(data["do"], data["n"], "")


def _quest(data: Mapping[str, Any]) -> Quest:
    special = data.get("special_in_duel", 0)
    outcomes = ("on_gold", "on_blue", "on_red", "on_win", "on_loss")
    return Quest(
        key=data["id"],
        areas=tuple(data["areas"]),
        tile=data.get("tile", ""),
        attribute=data.get("attribute", ""),
        outcomes={each[3:]: tuple(map(_effect, data[each])) for each in outcomes if each in data},
        success_on=tuple(data.get("success_on", ("win",))),
        opponent=data.get("opponent", ""),
        damage_to_win=data.get("damage_to_win", 0),
        special_in_duel=special if isinstance(special, int) else -1,
        instead_of=data.get("instead_of", ""),
    )


QUESTS: tuple[Quest, ...] = tuple(
    _quest(each) for each in (*_QUESTS["quest"], *_QUESTS["later_quest"])
)
REWARDS: tuple[Reward, ...] = tuple(
    Reward(each["id"], each["type"], each["timing"], each["effect"])
    for each in _QUESTS["reward"]
    for _ in range(each["count"])
)


def _hero(data: Mapping[str, Any], promo: bool) -> Hero:
    attributes = {each: data[each] for each in ("strength", "agility", "wisdom")}
    return Hero(
        data["id"], data["alignment"], attributes, data["health"], data["hook"], data["effect"],
        promo, data.get("instead_of", ""),
    )  # fmt: skip


HEROES: tuple[Hero, ...] = (
    *(_hero(each, False) for each in read("heroes")["hero"]),
    *(_hero(each, True) for each in read("heroes")["promo_hero"]),
    *(_hero(each, False) for each in read("heroes")["later_hero"]),
)
OBJECTIVES: tuple[Objective, ...] = tuple(
    Objective(each["id"], each["side"], each["test"], each.get("later", False))
    for each in _REST["objective"]
)
TITLES: tuple[str, ...] = tuple(each["id"] for each in _REST["title"])
CITIES: Mapping[str, City] = {
    each["id"]: City(each["id"], tuple(each["options"])) for each in _REST["city"]
}
EXPLORATIONS: Mapping[str, Exploration] = {
    each["id"]: Exploration(each["id"], each["kind"], each["backs"])
    for each in _REST["exploration"]
}
RUNES_TO_WIN: int = _REST["rune_tokens"]["runes_to_win"]


def _face(keys: Sequence[str]) -> tuple[int, ...]:
    return tuple(keys.index(key) for key in keys)


TACTIC_FACE = _face([card.key for card in TACTICS])
"""Copy that represents a Tactics card and its twins whenever one is shown."""
REWARD_FACE = _face([card.key for card in REWARDS])


@key_writer("TacticId")
def tactic_key(card: TacticId) -> str:
    """Return a Tactics card's id in the reference."""
    return TACTICS[card].key


@key_writer("QuestCardId")
def quest_key(card: QuestCardId) -> str:
    """Return a Quest card's id in the reference."""
    return QUESTS[card].key


@key_writer("RewardId")
def reward_key(card: RewardId) -> str:
    """Return a Reward card's id in the reference."""
    return REWARDS[card].key


@key_writer("HeroId")
def hero_key(hero: HeroId) -> str:
    """Return a hero's id in the reference."""
    return HEROES[hero].key


@key_writer("ObjectiveId")
def objective_key(card: ObjectiveId) -> str:
    """Return an Objective card's id in the reference."""
    return OBJECTIVES[card].key


@key_writer("SeasonCardId")
def season_card_key(card: SeasonCardId) -> str:
    """Return a Season card's id in the reference."""
    return SEASON_CARDS[card].key


def shape_result(card: int, shape: Shape) -> tuple[str, int]:
    """Return the result of a Fate card for a base shape: kind and number."""
    return FATE[card].results[shape]
