"""The odds of a battle in words (Law 4.3)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from engine.core.errors import Refused
from engine.core.language.messages import Message
from engine.core.language.percentages import percent
from engine.core.seats import Scalar, Seat
from engine.root.advice.odds import (
    after_ambush,
    ambush_chance,
    battle_odds,
    losses,
    mean,
    open_ambush,
    public_effects,
)
from engine.root.factions.vagabond.board import VagabondBoard
from engine.root.hooks.faction import SIDES
from engine.root.rules.battle.effects import most_to_lose
from engine.root.rules.battle.fighting import battles
from engine.root.rules.battle.hits import first_ignored, is_defenseless
from engine.root.rules.rule import spares
from engine.root.state import Fight, RootState


def odds(
    state: RootState,
    attacker: Seat | None,
    defender: Seat | None,
    place: int | None,
    reader: Seat | None = None,
) -> list[Message]:
    """Describe the battle that is given, or list those that are possible as the reader knows."""
    fights = [
        Fight(Seat(seat), each.defender, each.clearing)
        for seat in (state.seats if attacker is None else [attacker])
        for each in battles(
            state, seat, None if place is None else [place], in_public=seat != reader
        )
        if defender in (None, each.defender)
    ]
    if not fights:
        raise Refused("odds-none", law="4.3")
    if len(fights) == 1:
        return in_full(state, fights[0])
    return [Message("odds-list"), *(in_short(state, fight) for fight in fights)]


def in_short(state: RootState, fight: Fight) -> Message:
    """Describe a battle on one line."""
    found = battle_odds(state, fight)
    return Message(
        "odds-line",
        {
            **sides(fight),
            "dealt": decimal(mean(found.dealt)),
            "suffered": decimal(mean(found.suffered)),
        },
    )


def in_full(state: RootState, fight: Fight) -> list[Message]:
    """Describe a battle in full: hits, losses, ambush, and usable effects."""
    found = battle_odds(state, fight)
    lines = [Message("odds-title", sides(fight))]
    for side, chances in ((fight.attacker, found.dealt), (fight.defender, found.suffered)):
        lines.append(Message("odds-hits", {"seat": side, **hits_args(chances)}))
    for side, chances in ((fight.defender, found.dealt), (fight.attacker, found.suffered)):
        lines += loss_lines(state, fight, side, chances)
    lines += reasons(state, fight)
    lines += ambush_lines(state, fight)
    for option in public_effects(state, fight):
        changed = battle_odds(state, fight, [option.apply])
        args = {"dealt": decimal(mean(changed.dealt)), "suffered": decimal(mean(changed.suffered))}
        lines.append(Message(option.message, {"seat": option.seat, **args}))
    return lines


def sides(fight: Fight) -> dict[str, Scalar]:
    """Name the sides and the clearing as arguments of a message."""
    return {
        "attacker": fight.attacker, "defender": fight.defender, "clearing": fight.clearing,
    }  # fmt: skip


def hits_args(chances: Sequence[Fraction]) -> dict[str, Scalar]:
    """Write the chances of each number of hits."""
    listed = ", ".join(
        f"{hits} ({percent(chance)})" for hits, chance in enumerate(chances) if chance
    )
    return {"chances": listed, "mean": decimal(mean(chances))}


def loss_lines(
    state: RootState, fight: Fight, side: Seat, hits: Sequence[Fraction]
) -> list[Message]:
    """Describe a side's average losses."""
    lost = losses(state, fight, side, hits)
    if isinstance(state.boards[side], VagabondBoard):
        return [Message("odds-items-lost", {"seat": side, "items": decimal(lost.items)})]
    args = {"warriors": decimal(lost.warriors), "pieces": decimal(lost.pieces)}
    return [Message("odds-losses", {"seat": side, "some": "yes" if lost.pieces else "no", **args})]


def reasons(state: RootState, fight: Fight) -> list[Message]:
    """List the rules that these odds already count."""
    attacker, defender = fight.attacker, fight.defender
    found = []
    defending = SIDES[state.sides[defender]]
    if defending.defends_with_higher_roll(state, defender):
        found.append(Message("odds-higher-roll", {"seat": defender}, "8.2.2"))
    if is_defenseless(state, fight):
        found.append(Message("odds-defenseless", {"seat": defender}, "4.3.5.II"))
    for side in (attacker, defender):
        own = SIDES[state.sides[side]]
        if first_ignored(state, fight, side, 1):
            found.append(Message("odds-first-ignored", {"seat": side}, "4.3.5.III"))
        if own.sure_extra_hits(state, side, fight):
            message, law = own.extra_hits_words
            found.append(Message(message, {"seat": side}, law))
        if not most_to_lose(state, fight, side) and spares(state, fight.other(side), side):
            found.append(Message("odds-mercy", {"seat": side}, "HCC.2.6.I"))
    return found


def ambush_lines(state: RootState, fight: Fight) -> list[Message]:
    """Describe the chance of an ambush, and the battle after one."""
    attacker, defender = fight.attacker, fight.defender
    if state.has_crafted(attacker, "scouting_party"):
        return [Message("odds-scouts", {"seat": attacker}, "4.3.1")]
    cards, shown = len(state.hands[defender]), open_ambush(state, fight)
    if not cards:
        return [Message("odds-no-cards", {"seat": defender}, "4.3.1")]
    if shown is None:
        chance, left, unseen = ambush_chance(state, fight)
        counts = {"seat": defender, "cards": cards, "left": left, "unseen": unseen}
        lines = [Message("odds-ambush", {**counts, "chance": percent(chance)}, "4.3.1")]
    else:
        left = int(shown)
        lines = [Message("odds-ambush-open", {"seat": defender, "held": left}, "4.3.1")]
    if not left:
        return lines
    after = after_ambush(state, fight)
    if after is None:
        lines.append(Message("odds-ambush-ends", {"seat": attacker}))
    elif not isinstance(state.boards[attacker], VagabondBoard):
        found = battle_odds(*after)
        args = {"dealt": decimal(mean(found.dealt)), "suffered": decimal(mean(found.suffered))}
        lines.append(Message("odds-ambush-then", {"seat": attacker, **args}))
    return lines


def decimal(number: Fraction) -> str:
    """Write an average with one digit."""
    return f"{float(number):.1f}"
