"""Each seat's view and what is hidden from it, as the engine and the bot call for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from engine.core.chance.draws import Rng
from engine.core.choices.questions import Answer, Question
from engine.core.events import Event
from engine.core.hooks.course import RewindHooks
from engine.core.hooks.state import Shuffle
from engine.core.hooks.views import SecretHooks, ViewHooks
from engine.core.hooks.words import EventHooks
from engine.core.language.messages import Message, Retold
from engine.core.seats import Seat
from engine.runewars.events.year import RunesCounted, RunewarsWon, TieBroken
from engine.runewars.rules.seasons.year import ChooseOrder
from engine.runewars.sight import going_back
from engine.runewars.sight.build_view import runewars_view
from engine.runewars.sight.chronicle import TOPICS, round_of, tally
from engine.runewars.sight.decisive import decided_by
from engine.runewars.sight.rehide import rehide_runewars, secrets_named, secrets_open_to
from engine.runewars.sight.retelling import retell
from engine.runewars.sight.view_additions import phase_asked, with_playable_cards, with_shifts
from engine.runewars.state import RunewarsState
from engine.runewars.view import RunewarsView


class RunewarsSight(
    RewindHooks[RunewarsState], ViewHooks[RunewarsState], SecretHooks[RunewarsState],
    EventHooks,
):  # fmt: skip
    """Views, secrets, piles to shuffle back, and the log."""

    topics = TOPICS
    results = RunesCounted, TieBroken, RunewarsWon

    # Views

    def view(self, state: RunewarsState, seat: Seat | None) -> RunewarsView:
        return runewars_view(state, seat)

    def highlight(
        self, view: RunewarsView, events: Sequence[Event], before: Sequence[Event] = ()
    ) -> RunewarsView:
        """Return the view with the changes by these events."""
        return with_shifts(view, events, before)

    def mark_playable(
        self, state: RunewarsState, view: RunewarsView, question: Question
    ) -> RunewarsView:
        """Return the view with the cards marked that can be played now."""
        return with_playable_cards(view, question)

    def mark_sealed(self, view: RunewarsView, answer: Answer) -> RunewarsView:
        """Return the view with the order chosen."""
        return replace(view, sealed=answer.order) if isinstance(answer, ChooseOrder) else view

    def with_phase(self, view: RunewarsView, asked: Mapping[Seat, Question]) -> RunewarsView:
        """Return the view that names the bonus only while it is offered."""
        return replace(view, phase=phase_asked(view, asked))

    # Secrets

    facedown = frozenset({"OrderNumber", "QuestCardId", "RewardId", "TacticId"})

    def rehide(
        self,
        state: RunewarsState,
        seat: Seat | None,
        rng: Rng,
        keep: frozenset[str] = frozenset(),
    ) -> None:
        rehide_runewars(state, seat, rng, keep)

    def secrets_shown(self, state: RunewarsState, seat: Seat | None) -> frozenset[str]:
        """Return the secrets open to `seat`."""
        return secrets_open_to(state, seat)

    def secrets_told(self, events: Sequence[Event]) -> frozenset[str]:
        """Return the secrets that these events show."""
        return secrets_named(events)

    # Going back beyond a barrier

    def piles(self, state: RunewarsState) -> dict[str, list[int]]:
        return going_back.decks_of(state)

    def list_touched(
        self, then: RunewarsState, now: RunewarsState, told: Sequence[Event]
    ) -> Sequence[str]:
        """Return the decks of which something was seen or moved, or the exploration tokens."""
        tokens = [going_back.EXPLORATION] if going_back.saw_token(then, now, told) else []
        return [*super().list_touched(then, now, told), *tokens]

    def shuffle_back(self, state: RunewarsState, pile: str, shuffle: Shuffle) -> None:
        """Shuffle a deck, or the facedown exploration tokens."""
        if pile == going_back.EXPLORATION:
            going_back.shuffle_tokens(state, shuffle)
        else:
            super().shuffle_back(state, pile, shuffle)

    # Events

    def round_of(self, event: Event) -> int | None:
        """Return the year that an event tells, if any."""
        return round_of(event)

    def retell(
        self, events: Sequence[Event], before: Sequence[Event] = ()
    ) -> Sequence[Event | Retold]:
        """Return events with each ended battle as one sentence, and Season cards explained."""
        return retell(events, before)

    def tally(self, events: Sequence[Event]) -> Sequence[Message]:
        """Count battles, heroes and quests."""
        return tally(events)

    def decided_by(self, events: Sequence[Event], winners: Sequence[Seat]) -> Sequence[Message]:
        """Explain what decided the match."""
        return decided_by(events, winners)
