"""Heroes' means in a duel: Reward cards, abilities, and the challenged hero's plan (E)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.choices.actions import Option
from engine.core.choices.plans import PlanField, PlanKind, plan_of
from engine.runewars.board import Duel, HeroPiece
from engine.runewars.data.cards import REWARDS
from engine.runewars.data.units import UNITS
from engine.runewars.pieces import NOBODY, HeroId, RewardId
from engine.runewars.rules.heroes.heroes import MAIL, card_of, find_hero, health_of, holding
from engine.runewars.rules.heroes.reward_cards import UseReward
from engine.runewars.state import RunewarsState

ATTACKER, DEFENDER = SIDES = 0, 1
START, SPECIAL = "start of duel", "duel special"
WEAPON, ARMOR = "weapon", "armor"
CLOAK, DRAUGHT = "cloak_of_deception", "healing_draught"
SLOTS = (WEAPON, ARMOR)
"""Kinds of which a hero uses only one card in a duel, the first one."""
PASSIVE_ARMOR = (MAIL, "warding_shield", "bone_plate")
"""Armor that works by itself, the best first; one is named at the start of a duel."""

DUEL = PlanKind(
    "duel",
    (
        PlanField("specials", ("best", "plain"), "best"),
        PlanField("escape", ("weaker", "always", "never"), "weaker"),
        PlanField("draught", ("1", "2", "3", "4", "never"), "2", mixed=("1", "2", "3")),
    ),
)
"""Plan of a challenged hero: its cards, whether it slips away, the damage at which it drinks."""


class UseAbility(Option, frozen=True, gc=False, tag="runewars.ability"):
    """Use the ability on a Hero card."""

    hero: HeroId


@dataclass
class Blow:
    """One side's effects on the other in a round of a duel, and on itself."""

    damage: int = 0
    sure: int = 0
    """Damage that cannot be prevented."""
    prevent: int = 0
    own: int = 0
    """Damage to itself, which cannot be prevented."""
    drains: bool = False
    """True if a kill heals it."""


def slot_open(duel: Duel, piece: HeroPiece, reward: int) -> bool:
    """Return whether a card may be used: one weapon and one armor per duel, any number of items."""
    kind = REWARDS[reward].kind
    return kind not in SLOTS or duel.used.get(f"{kind}.{piece.hero}", reward) == reward


def fill_slot(duel: Duel, piece: HeroPiece, reward: int) -> None:
    """Note the weapon or armor that a hero uses in this duel."""
    kind = REWARDS[reward].kind
    if kind in SLOTS:
        duel.used[f"{kind}.{piece.hero}"] = reward


def wears(duel: Duel, piece: HeroPiece | None, key: str) -> bool:
    """Return whether a hero named an armor for this duel."""
    if piece is None:
        return False
    armor = duel.used.get(f"{ARMOR}.{piece.hero}")
    return armor is not None and REWARDS[armor].key == key


def times(duel: Duel, piece: HeroPiece) -> int:
    """Count the uses of a hero's ability in this duel."""
    return duel.used.get(f"ability.{piece.hero}", 0)


def note_ability(duel: Duel, piece: HeroPiece) -> None:
    """Count a use of a hero's ability."""
    duel.used[f"ability.{piece.hero}"] = times(duel, piece) + 1


# The two sides


def running(state: RunewarsState) -> Duel:
    """Return the duel under way."""
    assert state.duel is not None, "there is a duel"
    return state.duel


def piece_of(state: RunewarsState, duel: Duel, side: int) -> HeroPiece | None:
    """Return the hero on a side; None for a neutral unit."""
    return find_hero(state, duel.attacker if side == ATTACKER else duel.defender)


def has_fallen(state: RunewarsState, duel: Duel, side: int) -> bool:
    """Return whether the damage on a side reaches its health."""
    piece = piece_of(state, duel, side)
    if piece is None:
        return duel.damage >= UNITS[duel.unit].health
    return piece.damage >= health_of(state, piece)


# At the start


def start_options(duel: Duel, piece: HeroPiece) -> list[Option]:
    """List a hero's options before round 1: slip away, shoot, name an armor, its ability."""
    found: list[Option] = []
    for card in piece.rewards:
        reward = REWARDS[card]
        fits = slot_open(duel, piece, card) and f"{reward.kind}.{piece.hero}" not in duel.used
        if reward.key == CLOAK:
            fits = duel.defender != NOBODY and f"cloak.{piece.hero}" not in duel.used
        elif reward.timing != START and reward.key not in PASSIVE_ARMOR:
            fits = False
        if fits:
            found.append(UseReward(HeroId(piece.hero), RewardId(card)))
    if may_use_ability(duel, piece):
        found.append(UseAbility(HeroId(piece.hero)))
    return found


def may_use_ability(duel: Duel, piece: HeroPiece) -> bool:
    """Return whether a hero's own ability works at the start of this duel."""
    if card_of(piece).hook != "start_of_duel" or duel.defender == NOBODY or times(duel, piece):
        return False
    attacks = card_of(piece).effect.get("role") == "attacker"
    return piece.hero == (duel.attacker if attacks else duel.defender)


def planned_start(
    state: RunewarsState, piece: HeroPiece, rival: HeroPiece | None, options: Sequence[Option]
) -> Option | None:
    """Choose for a challenged hero: slip away as planned, then shoot, then name the best armor."""
    plan = plan_of(state, piece.seat, DUEL)
    weaker = rival is not None and left_of(state, piece) < seems_left(rival)
    keys = {
        REWARDS[option.reward].key: option for option in options if isinstance(option, UseReward)
    }
    if plan["escape"] == "always" or (plan["escape"] == "weaker" and weaker):
        ability = next((option for option in options if isinstance(option, UseAbility)), None)
        if ability is not None or CLOAK in keys:
            return ability or keys[CLOAK]
    first = next((key for key in PASSIVE_ARMOR if key in keys), None)
    saves_mirror = first == PASSIVE_ARMOR[-1] and holding(piece, "mirror_mail") is not None
    for key, option in keys.items():
        if REWARDS[option.reward].kind == WEAPON:
            return keys[key]
    return keys[first] if first and not saves_mirror else None


def left_of(state: RunewarsState, piece: HeroPiece) -> int:
    """Return the damage that would defeat a hero."""
    return health_of(state, piece) - piece.damage


def seems_left(piece: HeroPiece) -> int:
    """Return the damage that would defeat a hero, as far as is public."""
    mail = holding(piece, MAIL)
    worn = mail is not None and mail in piece.shown
    more = int(REWARDS[mail].effect["health"]) if mail is not None and worn else 0
    return card_of(piece).health + more - piece.damage


# Specials


def special_options(duel: Duel, piece: HeroPiece) -> list[UseReward]:
    """List the cards that a hero's special icon can pay for instead of 1 damage."""
    return [
        UseReward(HeroId(piece.hero), RewardId(card))
        for card in piece.rewards
        if REWARDS[card].timing == SPECIAL and slot_open(duel, piece, card)
    ]


def planned_special(
    state: RunewarsState, piece: HeroPiece, usable: Sequence[UseReward], threat: int
) -> UseReward | None:
    """Choose the card that saves a hero from falling, otherwise the one that hurts most."""
    if plan_of(state, piece.seat, DUEL)["specials"] == "plain" or not usable:
        return None
    effects = {option: REWARDS[option.reward].effect for option in usable}
    if threat >= left_of(state, piece):
        saving = max(usable, key=lambda option: int(effects[option].get("prevent", 0)))
        if effects[saving].get("prevent"):
            return saving
    best = max(usable, key=lambda option: int(effects[option].get("damage", 0)))
    return best if effects[best].get("damage") else None


def count_damage(duel: Duel, piece: HeroPiece | None, own: Blow, rival: Blow) -> int:
    """Return the damage that a side takes in a round, after all prevention."""
    sure = rival.sure + own.own
    rest = max(0, rival.damage - own.prevent)
    if duel.round == 1 and wears(duel, piece, "warding_shield"):
        rest = min(rest, max(0, 1 - sure))
    return sure + parry(duel, piece, rest)


def parry(duel: Duel, piece: HeroPiece | None, damage: int) -> int:
    """Return the damage left after what Silhouette may prevent: 1, twice in a duel."""
    if piece is None or not damage or card_of(piece).hook != "duel_damage_taken":
        return damage
    effect = card_of(piece).effect
    if times(duel, piece) >= int(effect["times_per_duel"]):
        return damage
    note_ability(duel, piece)
    return max(0, damage - int(effect["prevent"]))
