"""Clearings that a move or a building wins, loses or leaves open: the reasons of a tip."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choices.actions import Option
from engine.core.choices.questions import Answer, Question
from engine.core.language.messages import Message
from engine.core.seats import Scalar, Seat
from engine.root.advice.preview import after_building, after_move
from engine.root.factions.corvids.actions import LayPlot, price
from engine.root.factions.duchy.actions import Dig
from engine.root.factions.vagabond.actions import FormCoalition
from engine.root.hooks.faction import Faction, overriding, spelled_out
from engine.root.pieces import Clearing
from engine.root.rules.dominance import ActivateDominance, TakeDominance
from engine.root.rules.rule import adjacent, ruler
from engine.root.state import RootState

RULE = "stake-rule"
OF_HIRELINGS = ("hirelings.move", "hirelings.battle", "hirelings.roam")
"""The kinds of questions in which the options are a hireling's."""
OF_FORCED = ("hirelings.preach", "hirelings.preach_battle")
"""The kinds of questions in which the options are another player's, named in `other`."""
NEVER_ADVISED = (ActivateDominance, TakeDominance, FormCoalition)
"""They leave the score track, or spend a card for it: no advice for a first match (3.3, 9.2.8)."""


def is_ill_advised(answer: Answer) -> bool:
    """Return whether an answer takes its seat off the score track."""
    return isinstance(answer, NEVER_ADVISED)


class Forced(int):
    """A player who moves or battles by another's will, which knows nothing of that player's hand.

    Only public facts of such options are told, and not as the reader's own.
    """


def actor_of(state: RootState, question: Question) -> Seat:
    """Return the side that moves or battles by a question's options: perhaps a hireling (22.3)."""
    key = question.context.get("hireling")
    if question.kind in OF_FORCED:
        other = state.keys.index(str(question.context["other"]))
        return question.seat if other == question.seat else Seat(Forced(other))
    if question.kind not in OF_HIRELINGS or key not in state.sides:
        return question.seat
    return Seat(state.sides.index(str(key)))


def stakes(state: RootState, seat: Seat, option: Option) -> tuple[list[Message], list[Message]]:
    """Name the clearings won, and those lost or left unguarded with buildings.

    A hireling's are those of whoever decides for it.
    """
    option = spelled_out(state, seat, option)
    fields = {name: getattr(option, name) for name in option.__struct_fields__}
    match fields:
        case {"origin": int(origin), "to": int(to), "warriors": int(warriors)}:
            after = after_move(state, seat, origin, to, warriors)
        case {"clearing": int(clearing), "building": str(building)}:
            after = after_building(state, seat, clearing, building)
        case _:
            return [], []
    if after is None:
        return [], []
    player = state.decider(seat)
    return list(list_won(state, after, player)), list(list_lost(state, after, player))


def consequences(state: RootState, seat: Seat, option: Option) -> list[Message]:
    """Name in a few words the rule won or lost, and the last warrior spent on a plot."""
    if isinstance(option, LayPlot):
        last = state.warriors[option.clearing][seat] == price(state, seat)
        return [Message("row-last-warrior")] if last else []
    won, lost = stakes(state, seat, option)
    return [
        *(in_brief("row-wins-rule", each) for each in won),
        *(in_brief("row-loses-rule", each) for each in lost),
    ]


def in_brief(message: str, stake: Message) -> Message:
    """Name the clearing of a stake by its number alone; what is left open is told as it is."""
    return Message(message, {"number": stake.args["clearing"]}) if stake.id == RULE else stake


def list_won(state: RootState, after: RootState, seat: Seat) -> Iterator[Message]:
    """Yield the clearings that a seat rules only afterwards."""
    for place in range(1, len(state.warriors)):
        if ruler(after, place) == seat != ruler(state, place):
            yield Message(RULE, {"clearing": Clearing(place)})


def list_lost(state: RootState, after: RootState, seat: Seat) -> Iterator[Message]:
    """Yield the clearings that a seat no longer rules, or leaves unguarded with a building."""
    for place in range(1, len(state.warriors)):
        if ruler(state, place) == seat != ruler(after, place):
            yield Message(RULE, {"clearing": Clearing(place)})
        elif state.warriors[place][seat] and not after.warriors[place][seat]:
            yield from list_left_open(after, seat, Clearing(place))


def list_left_open(state: RootState, seat: Seat, clearing: Clearing) -> Iterator[Message]:
    """Yield an enemy next to a clearing where no warrior guards the seat's buildings."""
    if not any(owner == seat for owner, _ in state.buildings[clearing]):
        return
    near = (clearing, *adjacent(state, seat, clearing))
    for rival in state.enemies(seat):
        if any(state.warriors[place][rival] for place in near):
            yield Message("stake-open", {"clearing": clearing, "seat": rival})
            return


def move_facts(state: RootState, seat: Seat, option: Option) -> dict[str, Scalar]:
    """Return what other factions would ask for a move of warriors: a card for Outrage (8.2.6)."""
    to, warriors = getattr(option, "to", 0), getattr(option, "warriors", 0)
    if isinstance(option, Dig):  # at least one warrior comes up (12.5.1.V)
        to, warriors = option.clearing, 1
    found: dict[str, Scalar] = {}
    if warriors:
        for other, faction in overriding(state.sides, Faction.demands_of_mover):
            if other != seat:
                found.update(faction.demands_of_mover(state, other, seat, to, warriors))
    return found
