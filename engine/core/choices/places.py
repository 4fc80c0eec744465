"""The places of the map that an option is about, from its fields: for questions on the map."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import msgspec

from engine.core.choices.actions import Option, fields_of
from engine.core.choices.questions import Amounts, Question


class Way(msgspec.Struct, frozen=True):
    """The places that an option is about, as `Game.find_place` numbers them."""

    origin: int | None = None
    """Start, if it leads from one place to another."""
    to: int | None = None
    """Destination, or the only place it is about; None if it is about none."""


NOWHERE = Way()


def ways_of(
    question: Question,
    way_of: Callable[[Option], Way],
    place_of: Callable[[str], int | None],
    around: Way,
) -> list[Way]:
    """Return the way of each option of a question, or of each kind of its amounts, in order.

    An option without a place of its own is about the places of the question: `around`. Kinds that
    stand at places of their own go from there to the question's.
    """
    form = question.form
    if not isinstance(form, Amounts):
        found = [way_of(option) for option in form.options]
        return [around if each == NOWHERE else each for each in found]
    places = [place_of(kind) for kind in form.bounds]
    return [
        around if place is None
        else Way(to=place) if around.to in (None, place)
        else Way(place, around.to)
        for place in places
    ]  # fmt: skip


def places_named(option: Option, types: Collection[str]) -> list[int]:
    """List the values of an option's fields of some types, in order."""
    return [
        getattr(option, name) for name, kind in fields_of(type(option)).items() if kind in types
    ]


def way_along(places: Sequence[int]) -> Way:
    """Return the way made by one or two places."""
    if len(places) < 2:
        return Way(to=places[0]) if places else NOWHERE
    return Way(places[0], places[1])
