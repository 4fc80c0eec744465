"""The draft of factions in pictures and words: cards left, owners, and locks."""

from __future__ import annotations

import random

import pytest

from engine.core.match import Match
from engine.core.seats import Setup
from engine.games import GAMES
from engine.selfplay import PLAYERS, chance_of
from render.lettering import shorten
from render.root import RENDERER, lay_out_sheet, words_of
from render.root.board.picture import lay_out_board
from tests.render.test_languages import LOCALES, troubles

BOARD = 1650
PLAYERS_OF_FOUR = ("Ann", "Bob_by", "Cem", "Computer 2")


def drafts(seats: int, seed: int = 3):
    """Yield spectators' views before each choice of a faction, and when all have chosen."""
    options = {"setup": "advanced", "map": "random", "second_vagabond": "two"}
    match = Match.new(GAMES["root"], Setup("root", ("",) * seats, options), chance_of(seed))
    player = PLAYERS["random"](random.Random(seed))
    while True:
        seat, question = next(iter(match.pending.items()))
        if question.kind == "advanced.faction":
            yield match.view(None)
        if question.kind == "advanced.hand":
            yield match.view(None)
            return
        match.submit(seat, question.id, player.answer(match, question))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 6])
def test_no_card_of_a_draft_overlaps_or_leaves_its_panel(seats: int, locale: str) -> None:
    words = words_of(locale)
    for view in drafts(seats):
        assert troubles(lay_out_board(view, words), BOARD) == []
        undecided = [seat.seat for seat in view.seats if not seat.faction]
        for seat in undecided[:1]:
            assert troubles(lay_out_sheet(view, seat, words).sheet.placed) == []
        assert len(RENDERER.alt(view, locale)) <= 1000


def test_the_picture_and_the_words_say_what_is_left_taken_and_locked() -> None:
    views = list(drafts(4))
    groups = {each.group for each in lay_out_board(views[2], words_of("en"))}
    text = RENDERER.text(views[2], "en")

    assert {f"setup card {place}" for place in range(5)} <= groups
    assert text.count("taken by Seat") == 2
    assert text.count("no faction yet") == 2
    assert "Homelands" in text or not views[2].homelands
    locked = next(view for seed in range(20) for view in drafts(4, seed) if view.draft[-1].locked)
    assert "locked until a militant is chosen" in RENDERER.text(locked, "en")


def test_a_seat_without_a_faction_goes_by_its_player_in_picture_and_words() -> None:
    view = GAMES["root"].name_players(list(drafts(4))[2], dict(enumerate(PLAYERS_OF_FOUR)))

    text, alt = RENDERER.text(view, "en"), RENDERER.alt(view, "en")
    layout = lay_out_board(view, words_of("en"))

    assert "Seat" not in text + alt
    assert all(f"taken by {view.seats[card.taken].player}" in text
               for card in view.draft if card.taken is not None)  # fmt: skip
    undecided = {f"name {seat.key}" for seat in view.seats if not seat.faction}
    assert undecided <= {each.group for each in layout}
    assert troubles(layout, BOARD) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_no_name_of_a_taken_card_is_cut(
    seats: int, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: list[str] = []

    def note(text: str, *room: object) -> str:
        if (short := shorten(text, *room)) != text:
            cut.append(short)
        return short

    monkeypatch.setattr("render.root.setup_cards.shorten", note)
    for view in drafts(seats):
        lay_out_board(GAMES["root"].name_players(view, dict(enumerate("ABCDEF"))), words_of(locale))

    assert cut == []


def test_nobody_is_named_once_all_have_chosen() -> None:
    *_, last = drafts(4)

    assert GAMES["root"].name_players(last, dict(enumerate(PLAYERS_OF_FOUR))) is last


def test_once_all_have_chosen_the_cards_make_room_for_the_shared_items() -> None:
    *_, last = drafts(4)

    groups = {each.group for each in lay_out_board(last, words_of("en"))}

    assert last.draft == ()
    assert not any(group.startswith("setup card") for group in groups)
    assert any(group.startswith("item") for group in groups)
