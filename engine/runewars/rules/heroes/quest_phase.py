"""The Quest Phase, summer's icon: in play order, hero by hero (rules-map-heroes E).

A hero moves, and may then duel or quest; or heals; or trains; or does nothing. A move may be made
in parts, since Rewards may change hands and tokens be looked at on the way.
"""

from __future__ import annotations

from engine.core.agenda import step
from engine.core.choices.actions import Done, Option
from engine.core.choices.performing import perform
from engine.core.seats import Seat
from engine.runewars.board import HeroPiece
from engine.runewars.pieces import NOBODY, HeroId
from engine.runewars.rules.heroes.exploration import token_facedown
from engine.runewars.rules.heroes.heroes import PickHero, card_of, find_hero, heal
from engine.runewars.rules.heroes.moving import MOVED
from engine.runewars.rules.heroes.quest_actions import (
    action_options,
    close_action,
    companions,
    could_attempt,
    end_action,
    heal_options,
    train_options,
)
from engine.runewars.rules.heroes.quests import might_quest
from engine.runewars.rules.heroes.reward_cards import count_facedown
from engine.runewars.rules.heroes.rewards import gifts, quest_phase_rewards
from engine.runewars.rules.seasons.year import season_icons
from engine.runewars.rules.windows import QUEST_WINDOWS
from engine.runewars.state import RunewarsState, RunewarsTable

QUESTS = "quests"
"""Name of the Quest Phase as a phase."""


@season_icons("summer")
async def quest_phase(t: RunewarsTable) -> None:
    """Give all heroes their actions, in the play order of the season before."""
    state = t.state
    state.phase = QUESTS
    for piece in state.heroes:
        piece.acted = piece.duelled = False
        # Varikas the Dead: his wounds close, wherever he is.
        if card_of(piece).hook == "start_of_quest_phase":
            heal(t, piece, int(card_of(piece).effect["heal_self"]))
    for seat in reversed(state.in_game()):
        t.then(heroes_act, seat)


@step("questing.heroes_act")
async def heroes_act(t: RunewarsTable, seat: Seat) -> None:
    """Give a seat's heroes their actions one after another, in any order it likes."""
    state = t.state
    state.current = seat
    left = [p for p in state.heroes_of(seat) if not p.acted and could_act(state, p)]
    if not left:
        state.current = NOBODY
        return
    t.then(heroes_act, seat)
    hero = left[0].hero
    if len(left) > 1:
        options: list[Option] = [PickHero(HeroId(piece.hero)) for piece in left]
        chosen = await t.choose(seat, "quests.hero", [*options, Done()])
        if not isinstance(chosen, PickHero):
            for piece in left:
                stay(t, seat, piece)
            return
        hero = chosen.hero
    t.then(hero_menu, seat, hero)


def could_act(state: RunewarsState, piece: HeroPiece) -> bool:
    """Return whether, on public facts, a hero could do anything at all."""
    return not piece.routed or bool(
        count_facedown(piece) or piece.shown or heal_options(state, piece) or train_options(piece)
    )


# The menu of a hero


@step("questing.hero_menu")
async def hero_menu(t: RunewarsTable, seat: Seat, hero: int) -> None:
    """Offer a hero's action, and come back here until it is taken."""
    state = t.state
    piece = find_hero(state, hero)
    if piece is None:  # it fell in the middle of its action
        close_action(state, None)
        return
    if piece.acted:
        return
    options: list[Option] = [*action_options(state, piece), *gifts(state, piece)]
    options += quest_phase_rewards(piece)
    options += [each for window in QUEST_WINDOWS for each in window.options(state, seat)]
    if not (state.flags.get(MOVED) and token_facedown(state, piece.area)):
        options.append(Done())
    forced = len(options) == 1 and not could_hide_more(state, seat, piece)
    chosen = await t.choose(seat, "quests.act", options, public=forced, hero=hero)
    if isinstance(chosen, Done):
        stay(t, seat, piece)
        return
    t.then(hero_menu, seat, hero)
    await perform(t, seat, chosen)


def stay(t: RunewarsTable, seat: Seat, piece: HeroPiece) -> None:
    """End a hero's action without another one; a standing hero counts as moving no area."""
    if piece.routed:
        close_action(t.state, piece)
    else:
        t.then(end_action, seat, piece.hero)


def could_hide_more(state: RunewarsState, seat: Seat, piece: HeroPiece) -> bool:
    """Return, on public facts, whether secret cards may give a hero more options."""
    return bool(
        any(count_facedown(each) for each in (piece, *companions(state, piece)))
        or (could_attempt(state, piece) and might_quest(state, piece))
        or any(window.possible(state, seat) for window in QUEST_WINDOWS)
    )
