"""Setting up landmarks: dealing them, placing each, and its possible clearings (Law 19.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.agenda import step
from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.events import LASTING, Event
from engine.core.hooks.lobby import TableOption
from engine.core.seats import Seat, Setup
from engine.root.data.maps import MAP_KEYS, RANDOM, map_of
from engine.root.hooks.landmarks import LANDMARKS
from engine.root.pieces import MOUSE, RABBIT, Clearing, LandmarkKey
from engine.root.rules.answers import InClearing
from engine.root.rules.setup import settle
from engine.root.state import RootState, RootTable

NUMBERS = {"none": 0, "one": 1, "two": 2}
KEEP = "keep"
IN, OUT = "in", "out"
TOWNS = {"rabbittown": RABBIT, "mousehold": MOUSE}
"""Landmarks whose rules rest on a single source: a table opts in to them."""
PACK = (
    "ferry", "tower", "elder_treetop", "black_market", "legendary_forge", "lost_city",
)  # fmt: skip
NOT_FOR_TWO = ("elder_treetop",)

OPTIONS = (
    TableOption("landmarks", tuple(NUMBERS)),
    TableOption("map_landmarks", (KEEP, "drop"), needs="landmarks"),
    *(TableOption(key, (IN, OUT), needs="landmarks", picks=True) for key in PACK),
    *(TableOption(town, ("off", "proposed"), needs="landmarks") for town in TOWNS),
)


class OfLandmark(Option, frozen=True, gc=False, tag="landmark"):
    landmark: LandmarkKey


class LandmarksDealt(Event, frozen=True, gc=False, tag="LandmarksDealt"):
    """Landmarks were dealt for this match (19.5.2)."""

    reveals = True
    landmarks: tuple[LandmarkKey, ...]


class LandmarkPlaced(Event, frozen=True, gc=False, tag="LandmarkPlaced"):
    """A player set a landmark up (19.5.3)."""

    weight = LASTING
    seat: Seat
    landmark: LandmarkKey
    clearing: Clearing


class NoRoomForLandmark(Event, frozen=True, gc=False, tag="NoRoomForLandmark"):
    """A landmark found no clearing and stays in the box."""

    seat: Seat
    landmark: LandmarkKey


def check_pack(setup: Setup) -> None:
    """Raise `Refused` where fewer landmarks are left to deal than the table plays with (19.5.1)."""
    options, wanted = setup.options, NUMBERS[setup.options.get("landmarks", "none")]
    chosen = options.get("map", MAP_KEYS[0])
    maps = MAP_KEYS if chosen == RANDOM else (chosen,)
    keeps = options.get("map_landmarks", KEEP) == KEEP
    pack = pack_of(options, len(setup.seats))
    left = min(sum(not (keeps and key in map_of(each).landmarks) for key in pack) for each in maps)
    if left < wanted:
        raise Refused("setup-landmarks-pack", law="19.5", cards=left, wanted=wanted)


def deal_landmarks(t: RootTable) -> None:
    """Deal the landmarks; the last player sets up one, and the player before the other."""
    state = t.state
    number = NUMBERS[state.options.get("landmarks", "none")]
    if not number:
        return
    if state.options.get("map_landmarks", KEEP) != KEEP:
        for key in ("ferry", "tower"):
            state.landmarks.pop(key, None)
    dealt = pool(state)
    t.shuffle(dealt)
    state.unplaced = dealt[:number]
    t.tell(LandmarksDealt(tuple(map(LandmarkKey, state.unplaced))))
    for seat in state.order[-number:]:  # what is put last happens first
        t.then(place_landmark, Seat(seat))


def pool(state: RootState) -> list[str]:
    """List the landmarks to deal from: those of the pack that are not on the map."""
    pack = pack_of(state.options, len(state.factions))
    return [key for key in pack if key not in state.landmarks]


def pack_of(options: Mapping[str, str], seats: int) -> list[str]:
    """List the landmarks that a table plays with and that suit its number of players (19.5.1)."""
    towns = [town for town in TOWNS if options.get(town, "off") != "off"]
    few = NOT_FOR_TWO if seats == 2 else ()
    kept = [key for key in PACK if options.get(key, IN) == IN and key not in few]
    return [*kept, *towns]


@step("landmarks.place")
async def place_landmark(t: RootTable, seat: Seat) -> None:
    """Choose one of the landmarks dealt, and a clearing for it (19.5.3)."""
    state = t.state
    options = [OfLandmark(LandmarkKey(key)) for key in state.unplaced]
    key = (await settle(t, seat, "landmarks.which", options, options[0])).landmark
    state.unplaced.remove(key)
    places = [InClearing(each) for each in sites(state, key)]
    if not places:
        t.tell(NoRoomForLandmark(seat, key))
        return
    usual = places[-1]
    clearing = (await settle(t, seat, "landmarks.where", places, usual, landmark=key)).clearing
    state.landmarks[key] = clearing
    t.tell(LandmarkPlaced(seat, key, clearing))
    LANDMARKS[key].set_up(t, seat, clearing)


def sites(state: RootState, key: str) -> Sequence[Clearing]:
    """List the clearings where a landmark may be set up: not beside others if possible.

    It never shares a clearing. No source covers the case that all are beside others; then they are
    allowed (proposed).
    """
    taken = set(state.landmarks.values())
    free = [
        Clearing(each)
        for each in state.woodland.clearings
        if each not in taken and LANDMARKS[key].stands(state, each)
    ]
    if not LANDMARKS[key].apart:
        return free
    beside = state.woodland.adjacent
    apart = [each for each in free if taken.isdisjoint(beside[each])]
    return apart or free
