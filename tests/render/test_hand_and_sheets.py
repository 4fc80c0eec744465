"""Hands as cards, and faction sheets: complete, without overlaps, for the right eyes only."""

from itertools import product

import pytest
from msgspec.structs import replace

from engine.core.language.words import load_words
from engine.core.seats import Seat
from engine.games import GAMES
from engine.root.factions.alliance import board as alliance
from engine.root.factions.clergy import board as clergy_flowers
from engine.root.factions.corvids import board as corvids_plots
from engine.root.factions.duchy import board as duchy_board
from engine.root.factions.eyrie import board as eyrie
from engine.root.factions.lizards import board as lizards_board
from engine.root.factions.marquise import board as marquise
from engine.root.factions.vagabond.quests import QUESTS
from engine.root.hooks.faction import FACTIONS
from engine.root.pieces import CardId, QuestId
from engine.root.view import CARDS
from render.boxes import Box
from render.games import RENDERERS
from render.layout.cards import WIDE
from render.root import lay_out_sheet, printed, words_of
from render.root.hand import face_of, hand_alt, lay_out_hand, summary
from tests.cases import over
from tests.render.boards import MINISTERS
from tests.render.comparing import collisions
from tests.render.faces import LEGIBLE, PHONE, readable
from tests.render.gallery import holding, plotting, supported
from tests.render.positions import FIVE, KNIGHTS, NEW_SIX, cards_named, random_position

WORDS = words_of("en")
TRADERS = ("riverfolk", "hundreds", "marquise", "clergy", "eyrie", "alliance")
GAME_WORDS = load_words(("engine.root",), "en")
ROOT = RENDERERS["root"]
KEYS = sorted({card.key for card in CARDS if card.kind != "vizier"})


@over(
    "locale, key", product(("en", "de", "es"), sorted({c.key for c in CARDS if c.kind != "vizier"}))
)
def test_every_card_says_in_full_what_it_does_and_can_be_read_on_a_phone(locale, key):
    card = next(each for each in CARDS if each.key == key)
    words, game = words_of(locale), load_words(("engine.root",), locale)
    for marks in (frozenset(), frozenset({key})):
        view = replace(random_position(1), playable=marks, spendable=marks)
        face = face_of(view, card, 2, words, game)
        readable(face, summary(card, game))


def test_twins_are_drawn_once_with_their_number():
    view = replace(random_position(1), hand=cards_named("sappers"))
    both = tuple(CardId(n) for n, card in enumerate(CARDS) if card.key == "sappers")
    assert len(both) == 2
    two = ROOT.hand(replace(view, hand=both))
    groups = [each.group for each in lay_out_hand(view, WORDS, GAME_WORDS)[0]]
    twins = [each.group for each in lay_out_hand(replace(view, hand=both), WORDS, GAME_WORDS)[0]]
    assert set(twins) - set(groups) == {"card sappers twins"}
    assert "2 × Sappers" in two.alt


BAKE_SALE = frozenset({"bake_sale"})
SHOWN_AS = "Bake Sale (rabbit, craft rabbit rabbit for coins, +3)"


def test_playable_cards_stand_out_and_are_told():
    view = marked(playable=frozenset())
    able = marked(playable=BAKE_SALE)
    assert ROOT.hand(view).image.tobytes() != ROOT.hand(able).image.tobytes()
    assert f"{SHOWN_AS}, playable now;" in hand_alt(able, WORDS)
    assert "playable" not in hand_alt(view, WORDS)


def test_cards_that_can_be_spent_have_another_mark_than_those_that_can_be_played():
    looks = {
        ROOT.hand(marked(playable=played, spendable=spent)).image.tobytes()
        for played in (frozenset(), BAKE_SALE)
        for spent in (frozenset(), BAKE_SALE)
    }
    assert len(looks) == 4
    assert f"{SHOWN_AS}, can be spent now;" in hand_alt(marked(spendable=BAKE_SALE), WORDS)
    both = hand_alt(marked(playable=BAKE_SALE, spendable=BAKE_SALE), WORDS)
    assert f"{SHOWN_AS}, playable now, can be spent now;" in both


@pytest.mark.parametrize("locale", ["en", "de", "es"])
def test_the_legend_explains_the_marks_that_the_hand_has_and_finds_room(locale):
    words = words_of(locale)
    for played in (frozenset(), BAKE_SALE):
        for spent in (frozenset(), BAKE_SALE):
            view = marked(playable=played, spendable=spent)
            sheet, high = lay_out_hand(view, words, GAME_WORDS)
            legends = [each for each in sheet if each.group == "legend"]
            assert len(legends) == 2 * (len(played) + len(spent))
            assert collisions(sheet) == []
            assert all(each.box.inside(Box(0, 0, WIDE, high)) for each in legends)


def marked(playable=frozenset(), spendable=frozenset()):
    return replace(holding(random_position(1)), playable=playable, spendable=spendable)


def test_an_empty_hand_is_a_picture_too():
    picture = ROOT.hand(replace(random_position(1), hand=()))
    assert picture.alt == "Your hand is empty."
    assert picture.image.width == WIDE


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seat", range(5))
def test_nothing_overlaps_on_a_sheet(seat, seed):
    view = random_position(seed, keys=FIVE)
    rich = replace(
        view.seats[seat],
        crafted=cards_named("command_warren", "better_burrow_bank", "tax_collector", "sappers"),
    )
    view = replace(view, seats=(*view.seats[:seat], rich, *view.seats[seat + 1 :]))
    page = lay_out_sheet(supported(view, seat), seat, WORDS)
    assert [(a.group, b.group) for a, b in collisions(page.sheet)] == []
    assert all(each.box.right <= WIDE for each in page.sheet)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("seat", range(6))
def test_nothing_overlaps_on_a_sheet_of_the_new_factions(seat, seed):
    view = random_position(seed, keys=NEW_SIX, busy=0.6)
    for each in (view, plotting(view, seat)):
        page = lay_out_sheet(each, seat, WORDS)
        assert [(a.group, b.group) for a, b in collisions(page.sheet)] == []
        assert all(placed.box.inside(Box(0, 0, WIDE, page.y + 10)) for placed in page.sheet)


@pytest.mark.parametrize("seed", range(5))
def test_nothing_overlaps_on_the_keepers_sheet(seed):
    view = random_position(seed, keys=KNIGHTS)
    page = lay_out_sheet(view, 0, WORDS)
    assert [(a.group, b.group) for a, b in collisions(page.sheet)] == []
    assert all(placed.box.inside(Box(0, 0, WIDE, page.y + 10)) for placed in page.sheet)


def test_the_richest_boards_still_fit_their_sheets():
    view = random_position(1, keys=NEW_SIX, busy=0.9)
    spoils = tuple(
        (Seat(owner), kind, 9) for owner in range(5) for kind in ("warrior", "plot", "sword")
    )
    every = tuple(CardId(card) for card in range(24))
    boards = {
        "lizards": {"lost_souls": every, "revealed": every[:9]},
        "duchy": {"swayed": MINISTERS, "unswayed": (), "acted": MINISTERS, "revealed": every[:9]},
        "clergy": {"penitent": tuple(map(Seat, range(5))), "heretic": ()},
        "legion": {"spoils": spoils, "campaign": cards_named("royal_claim")[0]},
    }
    for seat in view.seats:
        if seat.key in boards:
            full = replace(seat, board=replace(seat.board, **boards[seat.key]))
            seats = (*view.seats[: seat.seat], full, *view.seats[seat.seat + 1 :])
            page = lay_out_sheet(replace(view, seats=seats), seat.seat, WORDS)
            assert [(a.group, b.group) for a, b in collisions(page.sheet)] == []
            assert all(each.box.right <= WIDE for each in page.sheet)


@pytest.mark.parametrize("locale", ["en", "de", "es"])
@pytest.mark.parametrize("keys", [FIVE, NEW_SIX, KNIGHTS, TRADERS], ids=lambda keys: keys[0])
def test_a_sheet_can_be_read_on_a_phone(keys, locale):
    """No type is smaller than 11 pixels, no name is cut, and nothing touches or leaves it."""
    view = random_position(1, keys=keys, busy=0.6)
    for seat in range(len(keys)):
        page = lay_out_sheet(plotting(view, seat), seat, words_of(locale))
        assert [(a.group, b.group) for a, b in collisions(page.sheet)] == []
        assert all(placed.box.inside(Box(0, 0, WIDE, page.y + 10)) for placed in page.sheet)
        written = (each.image.info.get("written") for each in page.sheet)
        lettered = [each for each in written if each is not None]
        assert min(size for _, _, size, *_ in lettered) * PHONE / WIDE >= LEGIBLE
        assert "…" not in "".join(text for text, *_ in lettered)


def test_facedown_plots_are_shown_to_the_corvids_alone():
    view = random_position(3, keys=NEW_SIX, busy=0.7)
    corvids = NEW_SIX.index("corvids")
    own = replace(plotting(view, corvids), seat=Seat(corvids))
    assert ROOT.hand(view).image.height < ROOT.hand(own).image.height
    assert "Facedown plots: bomb in 1" in ROOT.hand(own).alt
    groups = {each.group for each in lay_out_sheet(own, corvids, WORDS).sheet}
    assert {"plot 1 own", "supply bomb"} <= groups
    hidden = {each.group for each in lay_out_sheet(view, corvids, WORDS).sheet}
    assert "plot 1" in hidden
    assert not any(" own" in group or group.startswith("supply") for group in hidden)


def test_a_minister_who_has_acted_is_ticked():
    view = random_position(2, keys=NEW_SIX)
    board = replace(view.seats[2].board, swayed=("captain",), acted=("captain",))
    ready = replace(board, acted=())
    groups = []
    for each in (board, ready):
        seats = (*view.seats[:2], replace(view.seats[2], board=each), *view.seats[3:])
        placed = lay_out_sheet(replace(view, seats=seats), 2, WORDS).sheet
        groups.append([one.group for one in placed].count("minister captain"))
    assert groups == [3, 2]


def test_supporters_are_shown_to_the_alliance_alone():
    view = random_position(2)
    hidden = ROOT.sheet(view, 2)
    shown = ROOT.sheet(supported(view, 2), 2)
    assert shown.image.height > hidden.image.height


def test_a_resolved_card_of_the_decree_is_ticked():
    view = random_position(2)
    cards = cards_named("anvil", "bake_sale")
    board = replace(
        view.seats[1].board, decree=(cards, (), (), ()), resolved=((cards[0],), (), (), ())
    )
    fresh = replace(board, resolved=((), (), (), ()))
    one, two = (
        ROOT.sheet(replace(view, seats=(view.seats[0], replace(view.seats[1], board=each))), 1)
        for each in (board, fresh)
    )
    assert one.image.tobytes() != two.image.tobytes()


def test_the_printed_tracks_are_those_of_the_rules():
    assert printed.MARQUISE_COST == marquise.COST
    assert printed.MARQUISE_POINTS == marquise.POINTS
    assert printed.RECRUITER_DRAWS == marquise.DRAW_BONUS_AT
    assert printed.WOOD == marquise.WOOD
    assert printed.ROOSTS == eyrie.ROOSTS
    assert printed.ROOST_POINTS == eyrie.POINTS
    assert printed.ROOST_DRAWS == eyrie.CARDS_DRAWN
    assert printed.SYMPATHY == alliance.TOKENS
    assert printed.SYMPATHY_COST == alliance.COST
    assert printed.SYMPATHY_POINTS == alliance.POINTS


def test_the_printed_boards_of_the_new_factions_are_those_of_the_rules():
    assert printed.GARDENS == lizards_board.COPIES
    assert printed.GARDEN_POINTS == lizards_board.POINTS
    assert printed.GARDEN_DRAW_FROM == lizards_board.BONUS_FROM
    assert printed.CITADEL_WARRIORS == duchy_board.WARRIORS_PLACED
    assert printed.MARKET_CARDS == duchy_board.CARDS_DRAWN
    assert printed.RANKS == duchy_board.RANKS
    assert {
        rank: tuple(m for m, of in duchy_board.RANK_OF.items() if of == rank)
        for rank in duchy_board.RANKS
    } == printed.MINISTERS
    assert printed.SWAY_COST == duchy_board.CARDS_TO_SWAY
    assert printed.SWAY_POINTS == duchy_board.POINTS
    assert printed.PLOT_KINDS == corvids_plots.PLOTS
    assert printed.PLOTS_OF_A_KIND == corvids_plots.COPIES
    assert printed.CATHEDRALS == clergy_flowers.CATHEDRALS
    assert printed.CATHEDRAL_COST == clergy_flowers.COST
    tracks = clergy_flowers.TRACKS.items()
    assert {key: track.points for key, track in tracks} == printed.CATHEDRAL_POINTS
    assert {key: track.bees for key, track in tracks} == printed.CATHEDRAL_BEES
    assert {f"flower_{suit}": n for suit, n in printed.FLOWERS.items()} == clergy_flowers.FLOWERS
    box = {
        kind: n
        for faction in (FACTIONS[each.key] for each in GAMES["root"].seat_kinds)
        for kind, n in (*faction.buildings.items(), *faction.tokens.items())
    }
    assert box["tunnel"] == printed.TUNNELS
    assert printed.DUCHY_TRACK == box["citadel"] == box["market"]
    assert box["plot"] == printed.PLOTS
    assert box["colony"] == printed.COLONIES


@pytest.mark.parametrize("number", range(15))
def test_quests_are_those_of_the_rules(number):
    quest, rule = printed.quests()[number], QUESTS[QuestId(number)]
    assert (quest.name, quest.suit, quest.items) == (rule.name, rule.suit, rule.items)
