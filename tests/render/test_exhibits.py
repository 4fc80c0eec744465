"""The gallery shows every kind of picture, at the sizes people see, with its time."""

from engine.root.hooks.faction import FACTIONS
from engine.runewars.data.units import FACTION_KEYS
from engine.runewars.pieces import SEASONS
from render.canvas import LARGEST
from tests.render.exhibits.__main__ import exhibits, main
from tests.render.exhibits.exhibit import DESKTOP, PHONE, hang, shown
from tests.render.exhibits.page import page
from tests.render.positions import MAPS


def titles(part: str) -> set[str]:
    return {each.title.casefold() for each in exhibits() if each.part == part}


def test_every_exhibit_has_a_name_of_its_own():
    names = [each.name for each in exhibits()]
    assert len(set(names)) == len(names) > 60


def test_every_map_faction_and_season_hangs_there():
    for part in ("Root, boards", "Root, extremes"):
        assert all(any(key in title for title in titles(part)) for key in MAPS), part
    assert titles("Root, faction sheets") >= set(FACTIONS)
    assert titles("Runewars, faction sheets") == set(FACTION_KEYS)
    assert all(any(key in title for title in titles("Root, hirelings")) for key in MAPS)
    assert len(titles("Root, a draft")) > 3
    boards = titles("Runewars, boards")
    assert all(any(season in title for title in boards) for season in SEASONS)
    fights = " ".join(titles("Runewars, fights"))
    assert "battle" in fights
    assert "duel" in fights


def test_everything_private_is_marked_as_such():
    private = " ".join(each.title for each in exhibits() if each.private)
    for what in ("Hand", "plots", "Supporters", "Quests", "Tactics", "orders", "Objective"):
        assert what in private


def test_a_picture_is_hung_as_sent_and_as_posts_show_it(tmp_path):
    exhibit = next(each for each in exhibits() if each.title == "Hand and plots of the Corvids")
    hung = hang(exhibit, "de", tmp_path)
    assert [(tmp_path / name).stat().st_size > 1000 for name in hung.files] == [True] * 3
    assert hung.kibibytes * 1024 == (tmp_path / hung.files[0]).stat().st_size < LARGEST
    (_, desktop), (_, phone) = shown(*hung.sizes[0])
    assert desktop[0] <= DESKTOP[0]
    assert desktop[1] <= DESKTOP[1]
    assert phone[0] == PHONE
    written = page([hung])
    assert f"{hung.kibibytes:.0f} KiB" in written
    assert f"{hung.milliseconds:.0f} ms" in written
    assert all(name in written for name in hung.files)


def test_a_part_of_the_gallery_can_be_asked_for(tmp_path, capsys):
    chosen = ["root-private-empty-hand", "--locale", "es", "--out", str(tmp_path)]
    assert main(chosen) == 0
    assert capsys.readouterr().out.strip() == str(tmp_path / "index.html")
    assert sorted(each.suffix for each in tmp_path.iterdir()) == [".html", ".png", *[".webp"] * 2]


def test_the_same_exhibit_gives_the_same_files(tmp_path):
    exhibit = next(each for each in exhibits() if each.name == "root-private-empty-hand")
    first = [(tmp_path / name).read_bytes() for name in hang(exhibit, "en", tmp_path).files]
    assert [(tmp_path / n).read_bytes() for n in hang(exhibit, "en", tmp_path).files] == first
