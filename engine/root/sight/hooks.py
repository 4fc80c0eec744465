"""Views and secrets, as the engine and the bot ask for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from engine.core.chance.draws import Rng
from engine.core.choices.questions import Question
from engine.core.events import Event
from engine.core.hooks.course import RewindHooks
from engine.core.hooks.state import Shuffle
from engine.core.hooks.views import SecretHooks, ViewHooks
from engine.core.hooks.words import EventHooks
from engine.core.language.messages import Message, Retold
from engine.core.seats import Seat
from engine.root.events import Won
from engine.root.rules.turn import phase_asked
from engine.root.sight import going_back
from engine.root.sight.build_view import root_view, with_changes, with_playable
from engine.root.sight.chronicle import TOPICS, round_of, tally
from engine.root.sight.decisive import decided_by
from engine.root.sight.rehide import rehide, secrets_shown, secrets_told
from engine.root.sight.retelling import retell, supersedes
from engine.root.state import RootState
from engine.root.view import RootView


class RootSight(
    RewindHooks[RootState], ViewHooks[RootState], SecretHooks[RootState], EventHooks,
):  # fmt: skip
    """Views, secrets, piles to shuffle back, and the log."""

    topics = TOPICS
    results = (Won,)

    # Views

    def view(self, state: RootState, seat: Seat | None) -> RootView:
        return root_view(state, seat)

    def highlight(
        self, view: RootView, events: Sequence[Event], before: Sequence[Event] = ()
    ) -> RootView:
        """Return the view with the changes of these events."""
        return with_changes(view, events)

    def mark_playable(self, state: RootState, view: RootView, question: Question) -> RootView:
        """Return the view with the cards marked that can be played now."""
        return with_playable(state, view, question)

    def with_phase(self, view: RootView, asked: Mapping[Seat, Question]) -> RootView:
        """Return the view with the phase that the menu of the turn is named after."""
        return replace(view, phase=phase_asked(view, asked))

    # Secrets

    facedown = frozenset({"CardId", "PieceKind"})

    def rehide(
        self, state: RootState, seat: Seat | None, rng: Rng, keep: frozenset[str] = frozenset()
    ) -> None:
        rehide(state, seat, rng, keep)

    def secrets_shown(self, state: RootState, seat: Seat | None) -> frozenset[str]:
        """Name the secrets that `seat` sees."""
        return secrets_shown(state, seat)

    def secrets_told(self, events: Sequence[Event]) -> frozenset[str]:
        """Name the secrets that these events show."""
        return secrets_told(events)

    # Going back beyond a barrier

    def piles(self, state: RootState) -> dict[str, list[int]]:
        return going_back.piles(state)

    def list_touched(self, then: RootState, now: RootState, told: Sequence[Event]) -> Sequence[str]:
        """Name the piles that were seen or moved, with ruins and things that factions hide."""
        seen = [
            name
            for name, saw in (
                (going_back.RUINS, going_back.saw_ruin),
                (going_back.FACEDOWN, going_back.saw_facedown),
            )
            if saw(then, now)
        ]
        return [*super().list_touched(then, now, told), *seen]

    def shuffle_back(self, state: RootState, pile: str, shuffle: Shuffle) -> None:
        """Shuffle a pile, items under unseen ruins, or things that factions hide from all."""
        if pile == going_back.RUINS:
            going_back.shuffle_ruins(state, shuffle)
        elif pile == going_back.FACEDOWN:
            going_back.shuffle_facedown(state, shuffle)
        else:
            super().shuffle_back(state, pile, shuffle)

    # Events

    def round_of(self, event: Event) -> int | None:
        """Return the round of a turn's beginning; None for other events."""
        return round_of(event)

    def retell(
        self, events: Sequence[Event], before: Sequence[Event] = ()
    ) -> Sequence[Event | Retold]:
        """Return events with each building's price and points in one sentence."""
        return retell(events)

    def supersedes(self, following: Event, event: Event) -> bool:
        """Return whether a card told to few stands for one told to all."""
        return supersedes(following, event)

    def tally(self, events: Sequence[Event]) -> Sequence[Message]:
        """Count battles and crafted cards, and name the best turn."""
        return tally(events)

    def decided_by(self, events: Sequence[Event], winners: Sequence[Seat]) -> Sequence[Message]:
        """Name the decisive facts of the match."""
        return decided_by(events, winners)
