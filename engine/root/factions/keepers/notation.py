"""The Keepers in the record notation: relics by type, waystations by the side that shows.

A relic's value is written where it comes out of a forest, as `t_f5^3`; the columns of the
Retinue are 1, 2 and 3 (Law 15.2). Only records of ours have the backs of waystations.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from engine.core.events import Event
from engine.root.data.cards import SUIT_OF
from engine.root.events import Placed, Removed
from engine.root.factions.keepers.board import (
    COLUMNS,
    RELICS,
    RETAINERS,
    WAYSTATIONS,
    Relic,
    board_of,
    type_of,
    value_of,
)
from engine.root.factions.keepers.relics import RelicBrought, RelicDelved
from engine.root.factions.keepers.retinue import RetinueShifted
from engine.root.factions.keepers.turn import RelicRecovered
from engine.root.hooks.notation import PIECE, SAY, SUPPLY, Letters, Notation, Unit, say
from engine.root.state import RootState

COLUMN_NUMBERS = "123"
WORTH = re.compile(r"(t_[a-z])(\d+)\^(\d)$")


def relic_name(kind: str) -> str:
    """Return the record's name for a relic."""
    return f"t_{kind[0]}"


def retinue(state: RootState, seat: int) -> Mapping[str, Iterable[int]]:
    """List the cards of each column without the Retainers, which a record need not name."""
    columns = board_of(state, seat).retinue
    return {
        f"retinue:{number}": [card for card in column if card not in RETAINERS]
        for number, column in zip(COLUMN_NUMBERS, columns, strict=True)
    }


def piles(state: RootState, seat: int) -> Mapping[str, list[int]]:
    columns = board_of(state, seat).retinue
    return {f"retinue:{each}": column for each, column in zip(COLUMN_NUMBERS, columns, strict=True)}


def tell(
    before: RootState, after: RootState, seat: int, events: Sequence[Event], letters: Letters
) -> list[Unit]:
    """Name relics that came out of a forest, were recovered or were brought into a forest,
    Retainers that went to another column, and the backs of waystations."""
    found: list[Unit] = []
    letter = letters[seat]
    for event in events:
        match event:
            case RelicDelved(origin=origin, clearing=clearing, relic=kind):
                name, place = relic_name(kind), str(clearing)
                found.append(Unit(PIECE, letter, name, None, str(origin), place))
                found.append(say(f"{name}{place}^{value_of(kind)}", letter))
            case RelicRecovered(clearing=clearing, relic=kind):
                ends = (str(clearing), f"board:{letter}")
                found.append(Unit(PIECE, letter, relic_name(kind), None, *ends))
            case RelicBrought(place=place, relic=kind):
                found.append(Unit(PIECE, letter, relic_name(kind), None, SUPPLY, str(place)))
            case RetinueShifted(card=card, source=source, column=column) if card in RETAINERS:
                columns = "".join(COLUMN_NUMBERS[COLUMNS.index(each)] for each in (source, column))
                found.append(say(f"$_retainer->{columns}", letter))
            case Placed(clearing=clearing, piece=kind) if kind in WAYSTATIONS:
                found.append(say(f"$_{back_of(kind)}->{clearing}", letter))
            case Removed(piece=kind) if kind in WAYSTATIONS:
                found.append(say(f"$_{back_of(kind)}->", letter))
    return found


def back_of(waystation: str) -> str:
    """Return the type of relic on the side of a waystation that does not show."""
    return waystation.split("_")[2]


def foresee(
    state: RootState, seat: int, said: Sequence[Unit]
) -> Sequence[tuple[str, str, str, str]]:
    """Bury relics where the rest of a turn finds them (15.3.1)."""
    swaps: list[tuple[str, str, str, str]] = []
    for number, unit in enumerate(said):
        start, end = unit.start or "", unit.end or ""
        if unit.verb == PIECE and start.startswith("-") and (unit.what or "").startswith("t_"):
            # Two of a type may come into one clearing, each followed by its own value.
            told = filter(None, map(worth_of, said[number:]))
            worth = next((int(w[3]) for w in told if w[1] + w[2] == f"{unit.what}{end}"), None)
            swaps += bury(state, seat, -int(start), unit.what or "", worth)
    return swaps


def worth_of(unit: Unit) -> re.Match[str] | None:
    return WORTH.match(unit.what or "") if unit.verb == SAY else None


def bury(
    state: RootState, seat: int, forest: int, name: str, value: int | None
) -> Sequence[tuple[str, str, str, str]]:
    """Make a forest hold a relic of a type, and of a value if that is given."""

    def fits(relic: Relic) -> bool:
        valued = value is None or value_of(relic.kind) == value
        return relic_name(relic.kind) == name and valued

    buried = board_of(state, seat).buried
    here = [n for n, each in enumerate(buried) if each.forest == forest]
    wanted = [n for n, each in enumerate(buried) if fits(each)]
    if not here or not wanted or set(here) & set(wanted):
        return ()
    alike = [n for n in here if relic_name(buried[n].kind) == name]
    one, other = (alike or here)[0], min(wanted, key=lambda n: buried[n].seen)
    mine, theirs = buried[one], buried[other]
    buried[one] = mine._replace(kind=theirs.kind)
    buried[other] = theirs._replace(kind=mine.kind)
    place = f"forest:{theirs.forest}"
    return ((f"forest:{forest}", theirs.kind, mine.kind, place),)


def list_spent(state: RootState, seat: int) -> Sequence[object]:
    """Return the suits of the cards of the Retinue that have acted (15.5.2)."""
    return sorted(SUIT_OF[card] for card in board_of(state, seat).used)


NOTATION = Notation(
    "K",
    pieces={
        **{kind: f"b_{kind.split('_')[1][0]}" for kind in WAYSTATIONS},
        **{kind: relic_name(type_of(kind)) for kind in RELICS},
    },
    cards=retinue,
    columns="retinue",
    tell=tell,
    piles=piles,
    foresee=foresee,
    list_spent=list_spent,
)
