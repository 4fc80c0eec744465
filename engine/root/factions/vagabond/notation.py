"""A Vagabond in the record notation: changes of items, and relationships (Law 9.2)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event
from engine.root.events import ItemTaken
from engine.root.factions.vagabond.board import SIDES, VagabondBoard, board_of
from engine.root.factions.vagabond.characters import CHARACTERS
from engine.root.factions.vagabond.events import CharacterChosen, PawnPlaced, QuestCompleted
from engine.root.factions.vagabond.quests import QUESTS
from engine.root.hooks.notation import ITEM, LOST, PIECE, TAKEN, Letters, Notation, Unit, say
from engine.root.pieces import ITEMS
from engine.root.state import RootState

TURNED = ("", "exhausted", "damaged", "both")
STEPS = {-1: "h", 0: "0", 1: "1", 2: "2", 3: "a"}


def tell(
    before: RootState, after: RootState, seat: int, events: Sequence[Event], letters: Letters
) -> list[Unit]:
    """Report items, relationships, quests, the character and the pawn's first place."""
    found: list[Unit] = []
    for event in events:
        match event:
            case CharacterChosen(seat=who, character=character) if who == seat:
                found.append(say(f"#{character}->$", letters[seat]))
            case PawnPlaced(seat=who, to=to) if who == seat:
                found.append(Unit(PIECE, letters[seat], "p", end=str(to)))
            case QuestCompleted(seat=who, quest=quest) if who == seat:
                said = say(f"{QUESTS[quest].suit[0].upper()}#Q->$", letters[seat])
                found.append(said._replace(name=plain_name(quest)))
    old, new = board_of(before, seat), board_of(after, seat)
    found += [
        say(f"$_{letters[other]}->{STEPS[step]}", letters[seat])
        for other, step in enumerate(new.relations)
        if step in STEPS and old.relations[other] in STEPS and step != old.relations[other]
    ]
    if before.phase == "setup" and not any(old.items):
        return found
    taken = [event for event in events if isinstance(event, ItemTaken) and event.seat == seat]
    for each in taken:
        if each.source != "supply":
            keys = after.keys
            origin = str(new.place)
            if each.source in keys:
                origin = f"board:{letters[keys.index(each.source)]}"
            found.append(Unit(ITEM, letters[seat], each.item, start=origin, end=TAKEN))
    return [*found, *list_item_changes(old, new, [each.item for each in taken], letters[seat])]


def plain_name(quest: int) -> str:
    """Return a quest's name in small letters, without spaces."""
    return QUESTS[quest].name.replace(" ", "").lower()


def list_item_changes(
    old: VagabondBoard, new: VagabondBoard, taken: Sequence[str], letter: str
) -> list[Unit]:
    """Report the changes of each kind of item: `e`, `r`, `d`, `s`, or that it left the game.

    Items taken arrive face up; their source is reported elsewhere. Only a record of ours tells
    which damaged items were exhausted (`$_sword->d`, and `$_sword->s` once repaired), and how
    lost ones lay (`$_sword->exhausted`).
    """
    found: list[Unit] = []
    for number, item in enumerate(ITEMS):
        lie, lay = (board.items[number * SIDES : number * SIDES + SIDES] for board in (new, old))
        if lie == lay and item not in taken:
            continue
        sides = [n - o for n, o in zip(lie, lay, strict=True)]
        sides[0] -= taken.count(item)
        for side in (3, 2, 1, 0):
            lost = min(-sum(sides), max(0, -sides[side]))
            if lost > 0:
                found.append(Unit(ITEM, letter, item, end=LOST, count=lost))
                found += [say(f"$_{item}->{TURNED[side]}", letter)] * (lost if side else 0)
                sides[side] += lost
        turned, broken, both = sides[1] + sides[3], sides[2] + sides[3], sides[3]
        for change, up, down in ((turned, "e", "r"), (broken, "d", "s")):
            if change:
                found.append(
                    Unit(ITEM, letter, item, end=up if change > 0 else down, count=abs(change))
                )
        found += [say(f"$_{item}->{'d' if both > 0 else 's'}", letter)] * abs(both)
    return found


def force(state: RootState, seat: int, what: str, letters: Letters) -> None:
    """Move a marker of the chart, or join a coalition."""
    board = board_of(state, seat)
    for other, letter in enumerate(letters):
        for step, name in STEPS.items():
            if what == f"$_{letter}->{name}":
                board.relations[other] = step
        if what == f"++->{letter}$" and other != seat:
            state.partner[seat] = other


NOTATION = Notation("V", second="G", names=tuple(CHARACTERS), tell=tell, force=force)
