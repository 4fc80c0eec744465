"""Battle (Law 4.3), in the Law's six steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import Scalar, Seat
from engine.root.data.cards import CARDS, FACE, faces
from engine.root.events import Ambushed, BattleBegan, Battled, Discarded, EffectUsed, Foiled
from engine.root.hooks.faction import SIDES, Faction, overriding
from engine.root.hooks.hirelings import Hireling, hirelings_with, is_tempted
from engine.root.hooks.landmarks import Landmark, landmarks_with
from engine.root.pieces import CardId, Clearing
from engine.root.rules.battle.effects import before_roll, effects_of, spend_effect, use_effects
from engine.root.rules.battle.hits import (
    DIE,
    assign_roll,
    count_hits,
    deal,
    ignore_first,
    is_defenseless,
    most_dealt,
    sure_hits,
)
from engine.root.rules.hands import OneCard, matching, may_hold, pick_cards
from engine.root.rules.plans import plan_ambush, plan_foil
from engine.root.rules.rule import has_pieces, is_lent, lent, pawn_at, spares, targets
from engine.root.state import NOBODY, Fight, RootState, RootTable

AMBUSH_HITS = 2
DeedT = TypeVar("DeedT", bound=Option)


class Battle(Option, frozen=True, gc=False, tag="battle"):
    """A battle that a card or another effect grants."""

    clearing: Clearing
    defender: Seat


def battles(
    state: RootState, seat: int, clearings: Iterable[int] | None = None, *, in_public: bool = False
) -> list[Battle]:
    """List the battles that a card or another effect may grant a seat; as `legal_battles`."""
    return legal_battles(state, seat, Battle, clearings, in_public=in_public)


def legal_battles(
    state: RootState,
    seat: int,
    make: Callable[[Clearing, Seat], DeedT],
    clearings: Iterable[int] | None = None,
    *,
    in_public: bool = False,
) -> list[DeedT]:
    """List the battles a seat may start: where it has warriors, against enemies there (4.3).

    `make` turns clearing and defender into the option to offer; `in_public`, as far as those know
    who do not see the seat's hand.
    """
    own = SIDES[state.sides[seat]]
    lenders = overriding(state.sides, Faction.lent_to)
    found: list[DeedT] = []
    for clearing in range(1, len(state.warriors)) if clearings is None else clearings:
        if own.fights_in(state, Seat(seat), clearing):
            against: Sequence[Seat] = targets(state, seat, clearing, in_public=in_public)
        elif lenders and lent(state, seat, clearing):
            enemies = targets(state, seat, clearing, in_public=in_public)
            against = [each for each in enemies if lent(state, seat, clearing, each)]
        else:
            continue
        found += [make(Clearing(clearing), defender) for defender in against]
    return found


def could_battle(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, a seat could start a battle."""
    return bool(battles(state, seat, in_public=True))


async def choose_deed(
    t: RootTable, seat: Seat, kind: str, deeds: Sequence[DeedT], **context: Scalar
) -> DeedT:
    """Ask a seat which battle it starts, or what else it does that is among `deeds`.

    Where a card in its hand may decide which battles there are, it is asked even if a single deed
    is left: silence would tell its hand.
    """
    public = not is_tempted(t.state, seat)
    return await t.choose(seat, kind, deeds, public=public, **context)


def obliged_battles(state: RootState, seat: int, clearing: int) -> list[Battle]:
    """List the battles in a clearing against enemy pieces, where a rule obliges the seat (21.9).

    Warriors that the seat has hired do not count, though their player may be attacked elsewhere.
    """
    return [
        each
        for each in battles(state, seat, [clearing])
        if has_enemy_pieces(state, seat, each.defender, clearing)
        or pawn_at(state, each.defender) == clearing
    ]


def has_enemy_pieces(state: RootState, seat: int, enemy: int, clearing: int) -> bool:
    """Return whether an enemy has pieces in a clearing besides hired warriors and pawns (21.9)."""
    if not state.owns_pieces(enemy, clearing):
        return False
    if not is_lent(state, enemy, seat):
        return True
    return bool(state.pieces_of(enemy, clearing))


def fights_in(state: RootState, seat: int, clearing: int, against: int = NOBODY) -> bool:
    """Return whether a seat can fight in a clearing, hired warriors included (11.2.7.III)."""
    if SIDES[state.sides[seat]].fights_in(state, Seat(seat), clearing):
        return True
    return bool(lent(state, seat, clearing, against))


async def battle(
    t: RootTable,
    attacker: Seat,
    defender: Seat,
    clearing: int,
    *,
    ally: int = NOBODY,
    credit: int = NOBODY,
) -> None:
    """Fight one battle (4.3)."""
    state = t.state
    fight = Fight(attacker, defender, Clearing(clearing), ally, credit)
    if not await begin(t, fight):
        return
    await SIDES[state.sides[attacker]].at_battle_start(t, attacker, fight)

    # 4.3.1 The defender may ambush; unless it is foiled, two hits land, then the card is discarded.
    card = await ambush(t, fight)
    if card is not None:
        await deal(t, fight, {attacker: ignore_first(t, fight, attacker, AMBUSH_HITS)})
        spend_effect(t, defender, card)
        if not still_attacks(state, fight):
            await end(t, fight)
            return

    # 4.3.2 Effects before the roll, in the attacker's order.
    await use_effects(t, fight, before_roll)

    # 4.3.3 The attacker will deal the higher roll, the defender the lower.
    assign_roll(state, fight, t.draw(DIE), t.draw(DIE))

    # 4.3.4 Effects after the roll: automatic ones, then the others in the attacker's order.
    add_sure_hits(t, fight)
    await use_effects(t, fight, effects_of)

    # 4.3.5 Both sides count their hits. 4.3.6 Both totals are dealt at the same time.
    dealt, suffered = count(t, fight)
    await deal(t, fight, {defender: dealt, attacker: suffered})
    await end(t, fight)


async def begin(t: RootTable, fight: Fight) -> bool:
    """Pay the prices of hirelings for attacking; return whether there is a battle (22.2.2)."""
    for side, hireling in hirelings_with(t.state, Hireling.demand):
        if not await hireling.demand(t, side, fight):
            return False
    t.tell(BattleBegan(fight.attacker, fight.defender, fight.clearing))
    return True


def add_sure_hits(t: RootTable, fight: Fight) -> None:
    """Add the extra hits that both sides deal unasked (4.3.4)."""
    for side in (fight.attacker, fight.defender):
        for effect, hits in sure_hits(t.state, fight, side):
            t.tell(EffectUsed(side, effect))
            fight.extra[side] += hits


def count(t: RootTable, fight: Fight) -> tuple[int, int]:
    """Count the hits that the attacker and the defender deal (4.3.5)."""
    state, attacker, defender = t.state, fight.attacker, fight.defender
    if is_defenseless(state, fight):
        fight.extra[attacker] += 1
    dealt, suffered = (count_hits(state, fight, side) for side in (attacker, defender))
    dealt = ignore_first(t, fight, defender, dealt)
    suffered = ignore_first(t, fight, attacker, suffered)
    rolled = fight.rolled[attacker], fight.rolled[defender]
    t.tell(Battled(attacker, defender, fight.clearing, rolled, dealt, suffered))
    return dealt, suffered


async def ambush(t: RootTable, fight: Fight) -> CardId | None:
    """Offer the defender an ambush, the attacker a foil; return one that succeeds, undiscarded."""
    state, attacker, defender = t.state, fight.attacker, fight.defender
    if state.has_crafted(attacker, "scouting_party"):
        return None
    card = await play_ambush(t, defender, fight, "battle.ambush")
    if card is None:
        return None
    t.tell(Ambushed(defender, fight.clearing, FACE[card]))
    answer = await play_ambush(t, attacker, fight, "battle.foil")
    if answer is None:
        return card
    t.tell(Foiled(attacker, fight.clearing, FACE[answer]))
    spend_effect(t, defender, card)
    spend_effect(t, attacker, answer)
    return None


async def play_ambush(t: RootTable, seat: Seat, fight: Fight, kind: str) -> CardId | None:
    """Offer a side one matching ambush to lay in front of it; every side with cards is asked."""
    state = t.state
    if state.is_hireling(seat):
        return None  # nobody's cards work for it (22.3.5)
    usable = usable_ambushes(state, seat, fight.clearing)
    plan = plan_ambush if kind == "battle.ambush" else plan_foil

    def plan_response() -> OneCard | None:
        card = plan(state, seat, fight, usable)
        return None if card is None else OneCard(card)

    chosen = await t.respond(
        seat,
        kind,
        pick_cards(usable),
        if_public=may_hold(state, seat, usable),
        plan=plan_response,
        clearing=fight.clearing,
        attacker=fight.attacker,
        defender=fight.defender,
    )
    if chosen is None:
        return None
    state.hands[seat].remove(chosen.card)
    state.crafted[seat].append(chosen.card)
    t.tell(Discarded(seat, faces([chosen.card])))
    return chosen.card


def usable_ambushes(state: RootState, seat: int, clearing: int) -> list[CardId]:
    """List a seat's ambush cards that match a clearing, suited ones before birds (4.3.1)."""
    suit = state.suits[clearing]
    usable = [c for c in matching(state.hands[seat], suit) if CARDS[c].kind == "ambush"]
    return sorted(usable, key=lambda card: (CARDS[card].suit != suit, card))


def still_attacks(state: RootState, fight: Fight) -> bool:
    """Return whether any attacking warriors or pawns remain (4.3.1.II)."""
    allied = fight.ally != NOBODY and state.warriors[fight.clearing][fight.ally] > 0
    return allied or fights_in(state, fight.attacker, fight.clearing, fight.defender)


async def end(t: RootTable, fight: Fight) -> None:
    """Run both sides' reactions to the end of the battle, and a landmark's."""
    for side in (fight.attacker, fight.defender):
        await SIDES[t.state.sides[side]].after_battle(t, side, fight)
    for landmark in landmarks_with(t.state, Landmark.after_battle):
        await landmark.after_battle(t, fight)


def battle_facts(state: RootState, seat: Seat, option: Option) -> dict[str, Scalar]:
    """Return the most hits that each side can deal, for a menu to show beside a battle.

    Extra hits dealt unasked count; effects that may still be used do not.
    """
    fight = fight_of(seat, option)
    if fight is None:
        return {}
    mine, theirs = (most_dealt(state, fight, side) for side in (seat, fight.defender))
    return {"mine": mine, "theirs": theirs}


def fight_of(seat: Seat, option: Option) -> Fight | None:
    """Return the battle that an option begins, as declared; None if it begins none."""
    defender, clearing = getattr(option, "defender", None), getattr(option, "clearing", 0)
    if defender is None or clearing <= 0 or hasattr(option, "attacker"):
        return None
    return Fight(seat, defender, Clearing(clearing))


def why_no_battle(state: RootState, seat: Seat, clearing: int, defender: int) -> Refused:
    """Explain why a battle was not offered, and name the possible opponents."""
    if not fights_in(state, seat, clearing, defender):
        return Refused("battle-nobody", law="4.3", clearing=clearing)
    if not state.is_enemy(seat, defender):
        return Refused("battle-no-enemy", law="4.3", clearing=clearing)
    if not has_pieces(state, defender, clearing):
        return Refused("battle-no-target", law="4.3", clearing=clearing)
    if spares(state, seat, defender):
        return Refused("battle-spared", law="HCC.2.6.I", clearing=clearing)
    return Refused("battle-not-now", law="4.3", clearing=clearing)
