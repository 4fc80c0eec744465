"""Dealing anew the things of a match of Runewars that a seat cannot know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from functools import lru_cache

from engine.core.chance.draws import Rng
from engine.core.chance.rehide import deal_anew
from engine.core.events import Event
from engine.core.seats import Seat
from engine.runewars.data.cards import REWARD_FACE, REWARDS, TACTIC_FACE, TACTICS
from engine.runewars.data.units import SHEETS
from engine.runewars.pieces import NOBODY
from engine.runewars.rules.battle.card_windows import PREPARED
from engine.runewars.rules.decks import LOST_A_CARD
from engine.runewars.state import RunewarsState

NOTHING: frozenset[int] = frozenset()
SIFTED = "reward:passive"
FACES = {"tactic": TACTIC_FACE, "reward": REWARD_FACE}
COPIES = {
    kind: [[card for card, face in enumerate(faces) if face == each] for each in range(len(faces))]
    for kind, faces in FACES.items()
}
"""The copies that each face stands for; a card that is no face stands for none."""
UNASKED = frozenset(card for card, each in enumerate(REWARDS) if each.timing == "passive")
"""The Reward cards that are turned up unasked when they help."""
FIELDS = {
    "tactic": ("card", "cards"),
    "reward": ("reward", "cards"),
    "quest": ("quest", "cards"),
    "hero": ("hero", "heroes", "attacker", "defender"),
}

RUNES_SHOWN = (
    "RuneWas", "RuneReturned", "RuneUnplaced", "RuneTurned", "RunePlaced", "RuneMoved",
    "RunesCounted",
)  # fmt: skip


def rehide_runewars(
    state: RunewarsState, seat: Seat | None, rng: Rng, keep: frozenset[str] = frozenset()
) -> None:
    """Deal anew, in place, every card and token that `seat` cannot know, except what is kept."""
    hidden, kept = hidden_piles(state, seat), cards_kept(keep)
    for pile_kind, piles in hidden.items():
        kind, _, _ = pile_kind.partition(".")
        deal_anew(piles, rng, kept.get(kind, NOTHING))
    write_back(state, seat, hidden)
    deal_newness(state, seat, rng)
    forget_prepared(state, seat, kept.get("tactic", NOTHING))
    deal_runes(state, seat, rng, keep)
    deal_exploration(state, rng, keep)


@lru_cache(maxsize=64)
def cards_kept(keep: frozenset[str]) -> Mapping[str, frozenset[int]]:
    """Return the cards of each kind that stay in place: those named, and their twins.

    All forks of a decision keep the same. `quest:3` is Quest card 3. A test or a defeat shows which
    Rewards that work by themselves a hero does not carry.
    """
    found: dict[str, set[int]] = {}
    for name in keep:
        kind, _, which = name.partition(":")
        if name == SIFTED:
            found.setdefault(kind, set()).update(UNASKED)
        elif which:
            copies = COPIES.get(kind)
            cards = [int(which)] if copies is None else copies[int(which)]
            found.setdefault(kind, set()).update(cards)
    return {kind: frozenset(cards) for kind, cards in found.items()}


def face_of(kind: str, card: int) -> int:
    """Return the copy that represents a card and its twins."""
    faces = FACES.get(kind)
    return card if faces is None else faces[card]


def hidden_piles(state: RunewarsState, seat: Seat | None) -> dict[str, list[list[int]]]:
    """Return the piles that `seat` cannot look into; those of a kind may swap cards.

    Objectives and facedown Rewards are in single slots; `write_back` puts them back.
    """
    others = [other for other in state.seats if other != seat]
    piles: dict[str, list[list[int]]] = {
        "fate": [state.fate],
        "tactic": [state.tactics_deck],
        "reward": [state.reward_deck, *state.left.values()],
        "quest": [state.quest_deck],
        "hero": [state.hero_deck],
    }
    for season, deck in state.season_decks.items():
        piles[f"season.{season}"] = [deck]
    for other in others:
        piles["tactic"].append(state.tactics[other])
        unknown = [q for q in state.quests[other] if q not in state.known_quests[other]]
        piles["quest"].append(unknown)
        for hero in state.heroes_of(other):
            piles["reward"].append([r for r in hero.rewards if r not in hero.shown])
    for side, deck in state.objective_decks.items():
        held = [
            [state.objectives[other]]
            for other in others
            if state.objectives[other] != NOBODY and side_of(state, other) == side
        ]
        piles[f"objective.{side}"] = [deck, *held]
    return piles


def deal_newness(state: RunewarsState, seat: Seat | None, rng: Rng) -> None:
    """Choose which cards in others' hands are of this season; how many, if that is not public."""
    for other in state.seats:
        if other != seat:
            hand, fresh = state.tactics[other], len(state.fresh[other])
            if f"{LOST_A_CARD}.{other}" in state.flags:
                fresh = rng.randrange(len(hand) + 1)
            state.fresh[other] = hand[len(hand) - fresh :]


def side_of(state: RunewarsState, seat: int) -> str:
    """Return a seat's alignment."""
    return SHEETS[state.factions[seat]].alignment


def write_back(state: RunewarsState, seat: Seat | None, piles: dict[str, list[list[int]]]) -> None:
    """Put the cards of copied piles back where they are held."""
    others = [other for other in state.seats if other != seat]
    quests, rewards = iter(piles["quest"][1:]), iter(piles["reward"][1 + len(state.left) :])
    objectives = {side: iter(piles[f"objective.{side}"][1:]) for side in state.objective_decks}
    for other in others:
        state.quests[other] = [*state.known_quests[other], *next(quests)]
        for hero in state.heroes_of(other):
            hero.rewards = [*hero.shown, *next(rewards)]
        if state.objectives[other] != NOBODY and objectives:
            state.objectives[other] = next(objectives[side_of(state, other)])[0]


def forget_prepared(state: RunewarsState, seat: Seat | None, kept: Set[int]) -> None:
    """Forget which cards others have prepared in a battle, except those that are kept in place."""
    for flag in [each for each in state.flags if each.startswith(f"turn.{PREPARED}.")]:
        *_, side, _, key = flag.split(".")
        if int(side) != seat and key not in {TACTICS[card].key for card in kept}:
            del state.flags[flag]


def deal_runes(state: RunewarsState, seat: Seat | None, rng: Rng, keep: frozenset[str]) -> None:
    """Shuffle the faces of the tokens that `seat` has not seen."""
    if "runes" in keep:
        return
    unseen = [
        rune
        for area, rune in sorted(state.runes.items())
        if not rune.faceup and seat not in rune.seen and f"rune:{area}" not in keep
    ]
    pool = sorted([rune.dragon for rune in unseen])
    for rune in unseen:
        rune.dragon = pool.pop(rng.randrange(len(pool)))


def deal_exploration(state: RunewarsState, rng: Rng, keep: frozenset[str]) -> None:
    """Shuffle the kinds of facedown exploration tokens with the same back."""
    for back in ("1", "2+"):
        hidden = [
            token
            for area, token in sorted(state.exploration.items())
            if not token.faceup and token.back == back and f"exploration:{area}" not in keep
        ]
        pool = sorted(token.key for token in hidden)
        for token in hidden:
            token.key = pool.pop(rng.randrange(len(pool)))


# Secrets shown


def secrets_open_to(state: RunewarsState, seat: Seat | None) -> frozenset[str]:
    """Return the secrets open to `seat`: its own cards, discards, faceup tokens."""
    found = {f"tactic:{TACTIC_FACE[card]}" for card in state.tactics_discard}
    found |= {f"fate:{card}" for card in state.fate_discard}
    found |= {f"reward:{REWARD_FACE[card]}" for card in state.reward_discard}
    found |= {f"quest:{card}" for card in state.quest_discard}
    found |= {f"season:{card}" for card in [*state.season_discard, state.season_card]}
    for hero in state.heroes:
        found.add(f"hero:{hero.hero}")
        found |= {f"reward:{REWARD_FACE[r]}" for r in hero.shown}
    for known in state.known_quests:
        found |= {f"quest:{card}" for card in known}
    if seat is not None:
        found |= {f"tactic:{TACTIC_FACE[card]}" for card in state.tactics[seat]}
        found |= {f"quest:{card}" for card in state.quests[seat]}
        found.add(f"objective:{state.objectives[seat]}")
        for hero in state.heroes_of(seat):
            found |= {f"reward:{REWARD_FACE[r]}" for r in hero.rewards}
    for area, rune in state.runes.items():
        if rune.faceup or seat in rune.seen:
            found.add(f"rune:{area}")
    for area, token in state.exploration.items():
        if token.faceup:
            found.add(f"exploration:{area}")
    return frozenset(found)


def secrets_named(events: Sequence[Event]) -> frozenset[str]:
    """Return the secrets that these events show to their audience."""
    found: set[str] = set()
    for event in events:
        found |= named_by(event)
        if event.sifts or getattr(event, "purpose", "") == "test":
            found.add(SIFTED)
    return frozenset(found)


def named_by(event: Event) -> set[str]:
    """Return the secrets that one event shows."""
    name = type(event).__name__
    cards = getattr(event, "cards", ())
    if name in ("FateDrawn", "BattleDrawn"):
        return {f"fate:{card - 1}" for card in cards}
    if name == "FirstPlayerDrawn":
        return {f"fate:{card - 1}" for card in getattr(event, "numbers", ())}
    if name in RUNES_SHOWN:
        return {"runes"}
    if name.startswith("Token"):
        return {f"exploration:{getattr(event, 'area', NOBODY)}"}
    found = set()
    for kind, fields in FIELDS.items():
        for each in fields:
            value = getattr(event, each, None)
            if isinstance(value, int) and kind_fits(kind, name):
                found.add(f"{kind}:{face_of(kind, value)}")
            elif isinstance(value, tuple) and kind_fits(kind, name):
                found |= {f"{kind}:{face_of(kind, card)}" for card in value}
    if name == "SeasonBegan":
        found.add(f"season:{getattr(event, 'card', NOBODY)}")
    if name == "ObjectiveScored":
        found.add(f"objective:{getattr(event, 'card', NOBODY)}")
    return found


def kind_fits(kind: str, name: str) -> bool:
    """Return whether events of a name have cards of a kind in their fields."""
    starts = {
        "tactic": ("Tactic",), "reward": ("Reward",), "quest": ("Quest",),
        "hero": ("Hero", "Duel", "Quest", "Reward"),
    }  # fmt: skip
    return name.startswith(starts[kind])
