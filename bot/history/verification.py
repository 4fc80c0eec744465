"""Verifying a finished match: published hash, secret, nonces, every die, and every shuffle.

Of a file also the events and the result, which the replay of its choices brings about again.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import msgspec

from bot.history.export_file import FileChoice, FileEvent
from bot.history.import_file import Replayed
from bot.history.unsealing import UNSEALED
from bot.store import ChoiceRow, Store
from bot.ui.markup import mention_time
from engine.core.chance.draws import Drawn, match_key, seal, verify
from engine.core.errors import Refused
from engine.core.events import Envelope, Event
from engine.core.language.messages import Message
from engine.core.language.words import Words
from engine.core.saving.codec import decode_events
from engine.core.saving.record import REWIND
from engine.core.seats import Scalar

SHOWN = 10
"""Most draws listed that fail verification."""


@dataclass(frozen=True, slots=True)
class Report:
    """The checks, line by line, and whether all of them hold."""

    honest: bool
    messages: tuple[Message, ...]

    def write(self, words: Words) -> str:
        return "\n".join(words.say(each.id, **each.args) for each in self.messages)


async def verify_match(store: Store, match_id: int) -> Report:
    """Check every draw of a match, voided choices included; raise `Refused` before its end."""
    async with store.reading() as reads:
        export = await reads.export_match(match_id)
    if export is None:
        raise Refused("no-match", match=match_id)
    if export.match.reopens_until is not None:
        raise Refused("still-reopens", until=mention_time(export.match.reopens_until, "D"))
    if export.secret is None:
        raise Refused("not-over")
    row = export.match
    sealed = seal(export.secret) == row.secret_hash
    key = match_key(export.secret, row.nonces)
    drawn = [Drawn(*each) for choice in export.choices for each in choice.drawn]
    wrong = verify(key, drawn)
    gaps, skips = missing_draws(drawn), skipping_rewinds(export.choices)
    honest = sealed and not (wrong or gaps or skips)
    counted: dict[str, Scalar] = {"choices": len(export.choices), "draws": len(drawn)}
    secret: dict[str, Scalar] = {"secret": export.secret.hex(), "fits": "yes" if sealed else "no"}
    messages = (
        Message("verify-holds" if honest else "verify-fails", {"match": str(row.id), **counted}),
        Message("verify-hash", {"hash": row.secret_hash}),
        Message("verify-secret", secret),
        Message("verify-nonces", {"nonces": ", ".join(row.nonces) or "–"}),
        Message("verify-explained", {"right": len(drawn) - len(wrong), "draws": len(drawn)}),
        *(
            Message("verify-wrong", {"draw": one.counter, "epoch": one.epoch})
            for one in wrong[:SHOWN]
        ),
        *(
            Message("verify-missing", {"draw": draw, "epoch": epoch})
            for epoch, draw in gaps[:SHOWN]
        ),
        *(Message("verify-skipping", {"choice": number}) for number in skips[:SHOWN]),
    )
    return Report(honest, messages)


def missing_draws(drawn: Sequence[Drawn]) -> list[tuple[int, int]]:
    """List epoch and counter of draws missing from the record: nobody may hide a die."""
    seen = {(one.epoch, one.counter) for one in drawn}
    last: dict[int, int] = {}
    for epoch, counter in seen:
        last[epoch] = max(counter, last.get(epoch, 0))
    return [
        (epoch, counter)
        for epoch, most in sorted(last.items())
        for counter in range(most)
        if (epoch, counter) not in seen
    ]


def skipping_rewinds(choices: Iterable[ChoiceRow | FileChoice]) -> list[int]:
    """List the choices that go back to chance of another epoch than the next.

    Each going back begins the next epoch: whoever could leave some out would choose their dice.
    """
    found, latest = [], 0
    for choice in choices:
        if choice.kind == REWIND:
            epoch = int(choice.keys[0]) if choice.keys and choice.keys[0].isdecimal() else 0
            if not 0 < epoch <= latest + 1:
                found.append(choice.number)
            latest = max(latest, epoch)
    return found


# A file


def tells_its_result(replayed: Replayed) -> bool:
    """Return whether a file tells the result of its choices, and none without an end."""
    told, ending = replayed.file.result, replayed.change.result
    if isinstance(told, dict):
        told = {name: value for name, value in told.items() if name != UNSEALED}
    return bool(told == (None if ending is msgspec.UNSET else ending))


def choices_retold(replayed: Replayed) -> list[int]:
    """List the choices of which a file tells other events than the rules; undone ones aside."""
    anew: dict[int, list[Envelope]] = defaultdict(list)
    for row in replayed.events:
        anew[row.choice] += decode_events(row.event)
    told: dict[int, list[FileEvent]] = defaultdict(list)
    for each in replayed.file.events:
        if not each.voided:
            told[each.choice].append(each)
    return [
        number
        for number in sorted({*anew, *told})
        if len(anew[number]) != len(told[number])
        or not all(map(is_told, told[number], anew[number]))
    ]


def is_told(file: FileEvent, anew: Envelope) -> bool:
    """Return whether a file's event is one of the rules, perhaps from before it had all fields."""
    kind, fields = type(anew.event), msgspec.to_builtins(anew.event)
    if file.only != anew.audience or len(file.told) > len(fields):
        return False
    try:
        told = msgspec.convert(file.told, kind)
    except msgspec.ValidationError:
        return False
    return told in as_ever_told(kind, fields)


def as_ever_told(kind: type[Event], fields: Sequence[object]) -> Iterable[Event]:
    """Return an event as it is told today, and as before each of its later fields."""
    return [msgspec.convert(fields[: len(fields) - later], kind) for later in range(kind.later + 1)]
