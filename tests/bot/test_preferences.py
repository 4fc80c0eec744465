"""Times when a person may be reminded: quiet hours, summer time, absences; and typing them."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.notify.turn_clocks import DAY, full, rest_over, runs_out, start_clock, stop_clock
from bot.store import ClockRow, PlayerRow
from bot.ui.preferences import HOUR, Preferences, preferences_of
from bot.ui.typed_times import away_until, quiet_hours, read_zone, zones_like
from engine.core.errors import Refused

BERLIN = ZoneInfo("Europe/Berlin")
NIGHT = Preferences(quiet=(22 * 60, 7 * 60), zone="Europe/Berlin")


def at(day: str, time: str, fold: int = 0) -> int:
    """Return a moment in Berlin."""
    return int(
        datetime.fromisoformat(f"{day}T{time}").replace(tzinfo=BERLIN, fold=fold).timestamp()
    )


@pytest.mark.parametrize(
    ("moment", "heard"),
    [
        (at("2027-01-15", "21:59"), at("2027-01-15", "21:59")),
        (at("2027-01-15", "22:00"), at("2027-01-16", "07:00")),
        (at("2027-01-16", "03:30"), at("2027-01-16", "07:00")),
        (at("2027-01-16", "07:00"), at("2027-01-16", "07:00")),
        # The nights in which the clocks are changed are an hour shorter and longer.
        (at("2027-03-27", "23:00"), at("2027-03-27", "23:00") + 7 * HOUR),
        (at("2027-10-30", "23:00"), at("2027-10-30", "23:00") + 9 * HOUR),
    ],
)
def test_quiet_hours_over_midnight_end_in_the_morning(moment: int, heard: int) -> None:
    assert NIGHT.heard_at(moment) == heard


def test_quiet_hours_within_a_day() -> None:
    work = Preferences(quiet=(9 * 60, 17 * 60), zone="Europe/Berlin")

    assert work.heard_at(at("2027-01-15", "08:59")) == at("2027-01-15", "08:59")
    assert work.heard_at(at("2027-01-15", "12:00")) == at("2027-01-15", "17:00")


def test_an_hour_that_comes_twice_is_quiet_twice() -> None:
    late = Preferences(quiet=(0, 2 * 60 + 30), zone="Europe/Berlin")

    second = at("2027-10-31", "02:10", fold=1)
    assert late.heard_at(second) == at("2027-10-31", "02:30", fold=1) == second + 20 * 60


def test_a_player_who_is_away_is_reminded_when_they_are_back_and_awake() -> None:
    back = at("2027-01-20", "02:00")
    away = Preferences(quiet=NIGHT.quiet, zone=NIGHT.zone, away_until=back)

    assert away.heard_at(at("2027-01-15", "12:00")) == at("2027-01-20", "07:00")
    assert away.heard_at(at("2027-01-21", "12:00")) == at("2027-01-21", "12:00")


def test_reminders_follow_the_wait_and_what_was_missed_is_not_made_up_for() -> None:
    usual = Preferences()

    assert [usual.next_reminder(0, now) for now in (0, 12 * HOUR, 30 * HOUR, 48 * HOUR)] == [
        12 * HOUR, 24 * HOUR, 48 * HOUR, None,
    ]  # fmt: skip
    assert Preferences(interval=6).next_reminder(0, 75 * HOUR) == 81 * HOUR
    assert Preferences(interval=0).next_reminder(0, 0) is None
    assert Preferences(notices="none").next_reminder(0, 0) is None


def test_settings_are_read_as_they_are_stored() -> None:
    stored = {"quiet": [1320, 420], "zone": "Europe/Berlin", "notices": "both", "reminded": 5}

    assert preferences_of(PlayerRow(user_id=1, settings=stored)) == Preferences(
        quiet=(1320, 420), zone="Europe/Berlin", notices="both"
    )


@pytest.mark.parametrize(
    ("text", "quiet"),
    [
        ("22-7", (1320, 420)),
        ("22:30 – 07:15", (1350, 435)),
        ("10pm to 7 am", (1320, 420)),
        ("12am-6am", (0, 360)),
        ("20-24", (1200, 0)),
        ("off", None),
    ],
)
def test_quiet_hours_are_read_as_people_write_them(
    text: str, quiet: tuple[int, int] | None
) -> None:
    assert quiet_hours(text) == quiet


@pytest.mark.parametrize("text", ["", "22", "25-7", "22:70-7", "7-7", "13pm-7", "night"])
def test_other_quiet_hours_are_refused(text: str) -> None:
    with pytest.raises(Refused):
        quiet_hours(text)


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("3", "2027-01-18"),
        ("2 weeks", "2027-01-29"),
        ("in 3 days", "2027-01-18"),
        ("für 3 Tage", "2027-01-18"),
        ("in 2 Wochen", "2027-01-29"),
        ("3 días", "2027-01-18"),
        ("por 2 semanas", "2027-01-29"),
        ("2027-02-14", "2027-02-14"),
        ("14.2.", "2027-02-14"),
        ("2.1.", None),
        ("31.2.", None),
        ("2026-12-31", None),
        ("2027-01-15", None),
        ("2028-01-15", None),
    ],
)
def test_days_are_read_as_people_write_them(text: str, day: str | None) -> None:
    now = at("2027-01-15", "23:30")
    if day is None:
        with pytest.raises(Refused):
            away_until(text, now, "Europe/Berlin")
    else:
        assert away_until(text, now, "Europe/Berlin") == at(day, "12:00")
        assert away_until("back", now, "Europe/Berlin") == 0


def test_a_city_is_enough_for_a_time_zone() -> None:
    assert read_zone("new york") == "America/New_York"
    assert read_zone("utc") == "UTC"
    assert zones_like("lon", 25)[0] == "Europe/London"
    with pytest.raises(Refused):
        read_zone("atlantis")


# Clocks


def fresh(bank: str = "2d") -> ClockRow:
    clock = full({"clock": "1d", "bank": bank}, 1, 0)
    assert clock is not None
    return clock


def test_a_clock_uses_the_turn_first_and_then_the_bank() -> None:
    clock = start_clock(fresh(), 100)
    assert runs_out(clock) == 100 + 3 * DAY

    within = stop_clock(clock, 100 + HOUR)
    assert (within.left, within.bank) == (DAY - HOUR, 2 * DAY)
    beyond = stop_clock(clock, 100 + DAY + HOUR)
    assert (beyond.left, beyond.bank) == (0, 2 * DAY - HOUR)
    assert runs_out(beyond) is None
    assert full({"clock": "off"}, 1, 0) is None


def test_a_clock_stands_once_for_an_absence() -> None:
    clock = start_clock(fresh(), 100, away_until=100 + 3 * DAY)
    assert runs_out(clock) == 100 + 6 * DAY

    back = rest_over(clock, 100 + DAY)
    assert runs_out(back) == 100 + 4 * DAY
    again = start_clock(stop_clock(back, 100 + DAY), 100 + DAY, away_until=100 + 9 * DAY)
    assert runs_out(again) == 100 + 4 * DAY
    assert runs_out(start_clock(fresh("0"), 100, away_until=100 + 99 * DAY)) == 100 + 15 * DAY
