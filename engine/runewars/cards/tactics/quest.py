"""The Tactics card of the Quest Phase: Ambush, played during the action of a hero (13)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.runewars.data.cards import TACTIC_FACE, TACTICS
from engine.runewars.pieces import HeroId, TacticId
from engine.runewars.rules.decks import may_hold_older
from engine.runewars.rules.heroes.duels import begin_duel
from engine.runewars.rules.heroes.quest_actions import Challenge
from engine.runewars.rules.tactics import QUEST_PHASE, PlayTactic, playable, tactic
from engine.runewars.rules.windows import Window
from engine.runewars.state import RunewarsState, RunewarsTable


class QuestTactics(Window):
    """Tactics cards beside the action of the player's own hero, before or after its move."""

    def possible(self, state: RunewarsState, seat: Seat) -> bool:
        """Return whether, on public facts, a hero could be ambushed."""
        hidden = [*state.tactics_deck, *(card for hand in state.tactics for card in hand)]
        left = any(QUEST_PHASE in TACTICS[card].when for card in hidden)
        return left and may_hold_older(state, seat) and bool(ambushes(state, seat))

    def options(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """List the cards that may be played now."""
        cards = playable(state, seat, QUEST_PHASE)
        return [PlayTactic(TacticId(TACTIC_FACE[card])) for card in cards]


def ambushes(state: RunewarsState, seat: Seat) -> list[Challenge]:
    """Pair the seat's standing heroes with enemy ones beside them; none may have duelled yet."""
    return [
        Challenge(HeroId(own.hero), HeroId(enemy.hero))
        for own in state.heroes_of(seat)
        if not own.routed and not own.duelled
        for enemy in state.heroes_in(own.area)
        if enemy.seat != seat and not enemy.duelled
    ]


@tactic("ambush", lambda state, seat, moment: bool(ambushes(state, seat)))
async def ambush(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Begin a duel of two heroes; the ambushed one's first card is ignored."""
    chosen = await t.choose(seat, "tactics.ambush", ambushes(t.state, seat))
    begin_duel(t, t.state.hero(chosen.hero), t.state.hero(chosen.enemy), ambush=True)
