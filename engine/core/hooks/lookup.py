"""Things that anybody may look up: the table, the rulebook, the cards, the map."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic

from engine.core.choices.questions import Question
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.hooks.state import S
from engine.core.language.labels import Labels
from engine.core.language.messages import CardEntry, Message
from engine.core.language.rulebook import CARD, Rulebook, read_card
from engine.core.language.words import Words
from engine.core.seats import Scalar, Seat


class TableHooks(ABC):
    """Called for a command or button that shows what its reader may know."""

    @abstractmethod
    def threats(self, view: Any) -> Sequence[tuple[str, Mapping[str, Scalar]]]:
        """Return what public facts threaten, as message ids and arguments."""

    def knowledge(self, events: Sequence[Event], view: Any) -> Sequence[Message]:
        """Describe what the viewer knows of hidden things, from the events that their seat saw."""
        return ()

    def subjects(self, view: Any) -> Sequence[str]:
        """Return what is open to all besides the seats' boards; the words are `look-<subject>`."""
        return ()

    def look(self, subject: str, view: Any, words: Words) -> Sequence[str]:
        """Describe in lines what is open under a subject; twins appear once."""
        return ()

    def status(self, view: Any, words: Words) -> str:
        """Describe in a few words how near the viewer's seat is to winning, as it knows."""
        return ""

    def standing_lines(self, view: Any, words: Words) -> Sequence[str]:
        """Describe everybody's standing, as the viewer knows it: how to win, then each seat."""
        return ()

    def hand_lines(self, view: Any, words: Words) -> Sequence[str]:
        """Describe the viewer's own hand, a line for each kind of card."""
        return ()

    def belongings(self, view: Any, words: Words) -> Sequence[str]:
        """Describe in lines what else the viewer's seat may use that no map shows."""
        return ()

    def held(self, view: Any, words: Words) -> Sequence[str]:
        """Name the viewer's cards and the like, for a line that has room for names only."""
        return self.hand_lines(view, words)


class RulebookHooks(ABC):  # noqa: B024 - a part of `Game`
    """Called to look something up; a game without rulebook or cards leaves these out."""

    rulebook: ClassVar[Rulebook | None] = None

    def rule_of(self, question: Question) -> str | None:
        """Return the section or card by which `rule` explains a question."""
        return None

    def rule_sections(self) -> Sequence[str]:
        """List the sections of the rulebook in its order."""
        return self.rulebook.sections() if self.rulebook else ()

    def find_rules(self, text: str, words: Words) -> Sequence[str]:
        """Find sections by number or words, the best first."""
        return self.rulebook.find(text, words) if self.rulebook else ()

    def rule(self, section: str, words: Words) -> tuple[str, str]:
        """Return the heading and text of a section, or of a card that `rule_of` returned.

        Raise LookupError if there is none.
        """
        if section.startswith(CARD):
            return read_card(section, self.card_entries(words))
        if self.rulebook is None:
            raise LookupError(section)
        return self.rulebook.read(section, words)

    def card_entries(self, words: Words) -> Sequence[CardEntry]:
        """List every kind of card."""
        return ()


class MapHooks(ABC, Generic[S]):
    """Called to ask about places, reach and battles before anything is chosen."""

    labels: ClassVar[Labels]
    place_type: ClassVar[str] = ""
    """Field type of the places that can be asked about; empty in a game without a map."""

    def place_names(self, words: Words, view: Any) -> Sequence[str]:
        """Name the places of the map that can be asked about."""
        return self.labels.names(self.place_type, words, view) if self.place_type else ()

    def find_place(self, text: str, words: Words, view: Any) -> int | None:
        """Read a place as a player would type it; None if there is no such place."""
        found = self.labels.read(self.place_type, text, words, view) if self.place_type else None
        return None if found is None else int(found)

    def neighbours(self, place: int, words: Words, view: Any) -> Sequence[tuple[int, str]]:
        """Name the places next to one."""
        return ()

    def reach(self, state: S, seat: Seat, origin: int | None) -> Sequence[Message]:
        """Return where `seat` could move from a place or from everywhere, and why not elsewhere.

        Raise `Refused` if nothing of the seat could move.
        """
        raise Refused("not-offered")

    def odds(
        self,
        state: S,
        attacker: Seat | None,
        defender: Seat | None,
        place: int | None,
        reader: Seat | None = None,
    ) -> Sequence[Message]:
        """Describe from what `reader` sees how a battle would go, or list the possible ones.

        Whatever is None is left open. Raise `Refused` if there is no such battle.
        """
        raise Refused("not-offered")
