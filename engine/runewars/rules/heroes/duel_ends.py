"""The end of a duel of two heroes: its losers, and its Rewards (E, Duels)."""

from __future__ import annotations

from engine.core.agenda import step
from engine.core.seats import Seat
from engine.runewars.board import HeroPiece
from engine.runewars.events.heroes import DuelEnded
from engine.runewars.events.quests import RewardsSeen
from engine.runewars.pieces import DuellistId, RewardId
from engine.runewars.rules.heroes.duel_cards import has_fallen, running
from engine.runewars.rules.heroes.heroes import card_of, defeat
from engine.runewars.rules.heroes.reward_cards import PickReward, faces, pick_up
from engine.runewars.rules.influence import gain
from engine.runewars.state import RunewarsTable

KILLS = "duel_kills"
"""Flag that counts, per seat and for the whole game, heroes defeated in duels."""


@step("duel_ends.duel_end")
async def duel_end(t: RunewarsTable) -> None:
    """End a duel: fallen heroes leave the game, a lone survivor takes the Rewards."""
    state, duel = t.state, running(t.state)
    heroes = [state.hero(duel.attacker), state.hero(duel.defender)]
    fallen = [piece for side, piece in enumerate(heroes) if has_fallen(state, duel, side)]
    state.duel = None
    t.tell(DuelEnded(DuellistId(duel.attacker), DuellistId(duel.defender), len(fallen)))
    for piece in fallen:
        rival = heroes[1 - heroes.index(piece)]
        flag = f"{KILLS}.{rival.seat}"
        state.flags[flag] = state.flags.get(flag, 0) + 1
        defeat(t, piece)
        if len(fallen) == 1:
            reward_victor(t, rival)
            await take_prize(t, rival, piece)


def reward_victor(t: RunewarsTable, piece: HeroPiece) -> None:
    """Give Mordrog's player influence for a duel that he survived and won."""
    if card_of(piece).hook == "duel_won":
        gain(t, piece.seat, int(card_of(piece).effect["influence"]))


async def take_prize(t: RunewarsTable, winner: HeroPiece, loser: HeroPiece) -> None:
    """Give the loser's Rewards to the winner's heroes in the area, split as their player likes.

    At a table with plans, a challenged winner takes them all, so that nobody waits for it.
    """
    state, seat = t.state, Seat(winner.seat)
    cards, faceup = sorted(loser.rewards), loser.shown
    if not cards:
        return
    t.tell(RewardsSeen(faces(cards)), only=[seat])
    others = [piece for piece in state.heroes_in(winner.area, seat) if piece is not winner]
    if seat != state.current and t.planned:
        others = []
    for piece in others:
        options = [PickReward(RewardId(card)) for card in cards]
        chosen = await t.choose_some(
            seat, "hero.prize", options, least=0, most=len(options), public=False, hero=piece.hero
        )
        given = [each.reward for each in chosen]
        cards = [card for card in cards if card not in given]
        pick_up(t, piece, given, faceup)
    pick_up(t, winner, cards, faceup)
