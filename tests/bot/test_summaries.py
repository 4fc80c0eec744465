"""A turn in one line: the most important deeds are kept, and small steps are counted."""

from __future__ import annotations

import pytest

from bot.history.log_entries import LoggedEvent, Narrowed, entries_of
from bot.notify.end_post import duration
from bot.notify.turn_posts import RUNNING, running_lines
from bot.ui.summaries import Deed, Turn, digest, in_a_row
from bot.ui.wording import Wording
from engine.core.events import HEADLINE, LASTING, STEP, Event
from engine.core.language.messages import Retold
from engine.core.language.words import load_words
from engine.core.seats import Seat
from engine.root.data.cards import copies_of
from engine.root.events import (
    BattleBegan,
    Battled,
    CardTaken,
    Drew,
    Moved,
    Placed,
    Removed,
    Scored,
    TurnBegan,
)
from engine.root.factions.eyrie.decree import DecreeFollowed, DecreeGrew
from engine.root.pieces import Clearing, Place
from engine.runewars.data.units import UNIT_OF
from engine.runewars.events.armies import (
    AreaActivated,
    BattleEnded,
    BattleJoined,
    StrongholdBuilt,
    StrongholdDamaged,
    UnitsDestroyed,
    UnitsMoved,
)
from engine.runewars.events.cards import DialsSet
from engine.runewars.events.year import OrderBegan, VictoryCardLaid
from engine.runewars.pieces import AreaId, OrderNumber
from tests.root.kit import RootTestTable
from tests.runewars.kit import RunewarsTestTable, area

LOCALES = ("en", "de", "es")
LINE = 240
"""Most characters for a turn below a turn post."""
LEFT = {"en": ("smaller", "more"), "de": ("kleiner", "weiter"), "es": ("menor", "más")}


def root_turn() -> tuple[Wording, list[Event]]:
    """A long turn of the Eyrie: a decree of nine cards, one battle, a new roost."""
    table = RootTestTable("marquise", "eyrie")
    marquise, eyrie = table.seat("marquise"), table.seat("eyrie")
    card, five = copies_of("anvil")[0], Clearing(5)
    steps: list[Event] = [TurnBegan(eyrie, 3)]
    steps += [DecreeGrew(eyrie, card, "recruit"), DecreeGrew(eyrie, card, "move")]  # type: ignore[arg-type]
    for origin in (1, 2, 3):
        steps += [
            DecreeFollowed(eyrie, card, "recruit"),  # type: ignore[arg-type]
            Placed(eyrie, Clearing(origin), "warrior", 1),
            Moved(eyrie, Place(origin), Place(5), "warrior", 2),
        ]
    steps += [
        BattleBegan(eyrie, marquise, five),
        Battled(eyrie, marquise, five, (1, 2), 2, 1),
        Removed(marquise, eyrie, five, "sawmill", 1),
        Scored(eyrie, 1, 8),
        Placed(eyrie, five, "roost", 1),
        CardTaken(eyrie, marquise),
        Drew(eyrie, 2),
    ]
    return Wording(table.game, "en", table.game.view(table.state, None)), steps


def runewars_turn() -> tuple[Wording, list[Event]]:
    """A long order of the Daqan: many marches, a battle, a stronghold, a Victory card."""
    table = RunewarsTestTable()
    daqan, uthuk, there = table.seat("daqan"), table.seat("uthuk"), AreaId(area("8C"))
    knight = UNIT_OF["knight"]
    steps: list[Event] = [OrderBegan(daqan, OrderNumber(3), supremacy=False)]
    steps += [DialsSet(daqan, 3, 3, 3)]
    for _ in range(4):
        steps += [
            AreaActivated(daqan, there),
            UnitsMoved(daqan, AreaId(area("DA")), there, knight, 3),
        ]
    steps += [
        BattleJoined(daqan, uthuk, there),
        UnitsDestroyed(uthuk, there, UNIT_OF["berserker"], 2),
        BattleEnded(daqan, uthuk, there),
        StrongholdDamaged(uthuk, AreaId(area("8B"))),
        StrongholdBuilt(daqan, there, damaged=False),
        VictoryCardLaid(daqan, "summer"),
    ]
    return Wording(table.game, "en", table.game.view(table.state, None)), steps


TURNS = {"root": root_turn, "runewars": runewars_turn}
HEADLINES = {"root": 0, "runewars": 3}


def said(game: str, locale: str, most: int = LINE) -> list[str]:
    """Write a long turn in one line; return its parts: the seat, the deeds, the rest."""
    wording, events = TURNS[game]()
    (line,) = digest(Wording(wording.game, locale, wording.view), events, most)
    return line.split(" · ")


def test_a_long_turn_of_root_tells_its_battle_losses_points_and_roost_first() -> None:
    assert " · ".join(said("root", "en")) == (
        "**Eyrie** · battle in clearing 5 (rabbit): Eyrie 2 hits, Marquise 1"
        " · Marquise lost a sawmill in clearing 5 (rabbit) (+1 for the Eyrie, now 8)"
        " · placed a roost in clearing 5 (rabbit) · took a card from the Marquise"
        " · … and 10 smaller steps"
    )


def test_a_long_order_of_runewars_tells_its_battle_stronghold_and_claim_first() -> None:
    line = " · ".join(said("runewars", "en"))

    for told in ("Uthuk lost 2 Berserkers", "beat Uthuk", "a stronghold", "laid a Victory card"):
        assert told in line
    assert "10 more steps" in line


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", TURNS)
def test_what_is_kept_stands_in_its_order_and_within_the_length(game: str, locale: str) -> None:
    whole = said(game, locale, 10_000)
    for most in (120, 180, LINE):
        *kept, left = said(game, locale, most)
        headlines = HEADLINES[game]
        assert len(kept) == headlines + 1 or len(" · ".join([*kept, left])) <= most

        every = iter(whole)
        assert all(deed in every for deed in kept)
        assert str(len(whole) - len(kept)) in left


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", TURNS)
def test_what_is_left_out_is_called_small_only_where_it_is(game: str, locale: str) -> None:
    small, more = LEFT[locale]

    assert small in said(game, locale, 330)[-1]
    assert more in said(game, locale, 120)[-1]


@pytest.mark.parametrize("locale", LOCALES)
def test_headlines_are_told_however_short_the_line_and_however_long_ago_the_turn_was(
    locale: str,
) -> None:
    wording, events = runewars_turn()
    told = Wording(wording.game, locale, wording.view)
    headlines = [
        told.lines([each])[0].rstrip(".")
        for each in told.retell(events)
        if (each.weight if isinstance(each, Retold) else each.weighs()) == HEADLINE
    ]
    assert len(headlines) == HEADLINES["runewars"] == 3

    (line,) = digest(told, events, 40)
    assert all(each in line for each in headlines)
    long_ago, *recent = digest(told, [*events, *events, *events], 240, recent=2)
    assert len(recent) == 2
    assert all(each in long_ago for each in headlines)


def test_a_turn_of_small_steps_long_ago_is_left_to_the_log() -> None:
    wording, events = root_turn()

    assert len(digest(wording, [*events, *events, *events], 240, recent=2)) == 2


@pytest.mark.parametrize("game", TURNS)
def test_a_turn_with_room_for_everything_counts_nothing(game: str) -> None:
    assert not any("…" in part for part in said(game, "en", 10_000))


def test_what_happened_before_the_first_heading_is_told_too() -> None:
    wording, events = root_turn()

    before, *_ = digest(wording, [Drew(Seat(0), 1), *events], LINE)

    assert before == "The Marquise drew a card"


# Turns in which nothing was done


def runewars_orders(*after: Event) -> tuple[Wording, list[Event]]:
    """Return an order of Daqan, one of Uthuk that does nothing, and one of Latari."""
    table = RunewarsTestTable()
    seats = [table.seat(key) for key in ("daqan", "uthuk", "latari")]
    steps: list[Event] = [OrderBegan(seats[0], OrderNumber(4), supremacy=False)]
    steps += [DialsSet(seats[0], 3, 3, 3), OrderBegan(seats[1], OrderNumber(2), supremacy=False)]
    steps += [OrderBegan(seats[2], OrderNumber(4), supremacy=False), *after]
    return Wording(table.game, "en", table.game.view(table.state, None)), steps


def test_a_turn_that_did_nothing_has_its_line_in_the_log() -> None:
    wording, steps = runewars_orders()
    heard = [LoggedEvent(number, each) for number, each in enumerate(steps, 1)]

    lines = [each.text for each in entries_of(wording, heard, Narrowed())]

    assert lines[2:4] == ["**Uthuk, 2 Mobilize**", "- Uthuk did nothing."]
    assert lines[-1] == "**Latari, 4 Harvest**", "that turn goes on"
    assert not any("nothing" in e.text for e in entries_of(wording, heard, Narrowed(seat=1)))


def test_a_turn_that_did_nothing_is_told_of_and_one_that_goes_on_is_not() -> None:
    wording, steps = runewars_orders()

    assert digest(wording, steps, 240)[1:] == ["**Uthuk, 2 Mobilize** · Uthuk did nothing"]
    assert len(digest(wording, steps[1:], 240)) == 2


def test_of_the_turn_a_log_begins_with_nobody_says_that_nothing_was_done() -> None:
    wording, steps = runewars_orders()

    assert digest(wording, [steps[2], *steps[3:]], 240) == []


# Nothing told twice


def test_what_was_told_elsewhere_is_reduced_to_its_headlines() -> None:
    wording, events = runewars_turn()

    (line,) = digest(wording, [*events, DialsSet(Seat(0), 5, 5, 5)], 1000, told=len(events))

    assert "food 5" in line
    assert "food 3" not in line
    assert "attacked Uthuk" in line
    assert digest(wording, events[:3], 1000, told=3) == []


def test_a_turn_told_elsewhere_is_not_said_to_have_done_nothing() -> None:
    wording, events = runewars_orders()

    assert digest(wording, events, 1000, told=3) == []


@pytest.mark.parametrize("game", TURNS)
def test_the_running_message_of_a_long_turn_does_not_repeat_every_die(game: str) -> None:
    wording, (begun, *events) = TURNS[game]()
    whole = wording.lines(events)
    assert len(whole) > RUNNING

    few = wording.lines(wording.retell(events[:4]))
    assert running_lines(wording, [begun], events[:4]) == few
    (line,) = running_lines(wording, [begun], [*events, *events])
    assert len(line) < len(" ".join(whole))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("seconds", "said"), [(20, "1 "), (3000, "50 "), (7000, "117 "), (9000, "2 "), (200_000, "2 ")]
)
def test_how_long_a_match_took_is_said_in_minutes_hours_or_days(
    locale: str, seconds: int, said: str
) -> None:
    words = load_words(("bot",), locale)
    units = {"en": "minute", "de": "Minute", "es": "minuto"}[locale]

    written = duration("Round 1", words, seconds)

    assert f" {said}" in written
    assert (units in written) == (seconds < 7200)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_end_says_what_poster_and_graph_say_of_whoever_has_no_points(locale: str) -> None:
    table = RootTestTable("marquise", "eyrie", "vagabond")
    marquise, eyrie, vagabond = (table.seat(key) for key in ("marquise", "eyrie", "vagabond"))
    table.state.points = [0, 12, 0]
    table.state.dominance[marquise] = copies_of("dominance_fox")[0]
    table.state.partner[vagabond] = eyrie
    wording = Wording(table.game, locale, table.game.view(table.state, None))
    drawn = load_words(("render.root",), locale)

    assert wording.score(table.state, marquise) == drawn.say("after-dominance")
    assert wording.score(table.state, vagabond) == drawn.say("after-coalition")
    assert wording.score(table.state, eyrie) == "12"


def test_what_is_left_out_is_counted_in_full_or_not_at_all() -> None:
    for most in range(40, 120):
        line = " · ".join(said("root", "en", most))
        assert "more ste…" not in line
        assert "… and" not in line or line.endswith("steps"), (most, line)


def test_deeds_between_which_others_are_left_out_are_counted() -> None:
    """It said: "gave the Corvids a card · gave the Corvids a card · … and 7 smaller steps"."""
    wording, _ = root_turn()
    gave, moved = Deed("gave a card", LASTING), Deed("moved on, and on, and ever on", STEP)
    turn = Turn("Eyrie", deeds=[gave, moved, gave, moved])

    assert in_a_row(wording, turn, 60) == "**Eyrie** · gave a card ×2 · … and 2 smaller steps"


def test_a_row_of_german_deeds_needs_no_helping_verb() -> None:
    name, *deeds = said("root", "de", 10_000)

    assert name == "**Dynastie**", "as in the lines of its points and losses"
    assert "2 Karten gezogen" in deeds
    assert not [deed for deed in deeds if deed.startswith(("hat ", "Dynastie"))]
