"""Each language calls one thing by one word, and sets it as its readers are used to."""

from __future__ import annotations

import re

import pytest

from engine.core.language.words import entries_of, load_words, locales
from engine.root.factions.alliance import board as alliance
from engine.root.factions.marquise import board as marquise
from tests.test_translations import PACKAGES

BOT, ROOT, RUNEWARS = ("bot",), ("engine.root", "render.root"), ("engine.runewars",)
OTHER_WORDS = (
    (BOT, "es", r"\bórdenes\b|planifica|(?<![Cc]on )[Qq]ué (?:quieres|se puede) jugar|juega qué"),
    (
        ROOT,
        "en",
        r"(?:plot|Sympathy) (?:beside|next to) you|beside a (?:facedown )?plot|attacked beside"
        r"|Marquise.*\b[Ii]ts (?:chain|late)",
    ),
    (
        ROOT,
        "de",
        r"Plättchen|[Gg]efertigt|\bfertigen|Extratreffer|Horsten|\bGesetz\b|Punktemarker"
        r"|feindselig|Brett\b|Unter der Karte|Gunstkarte|Neu im Wald:|Mitgezählt"
        r"|neben einer (?:eigenen )?verdeckten|Neben einem Relikt",
    ),
    (
        ROOT,
        "es",
        r"\b[Gg]ob(?:iern|ern)a|\b[Cc]ombat[eiía]|\bOcaso\b|cartas? a juego\b"
        r"|(?:ríos son|un solo|sin|abrir|lleve) (?:un )?camino|\b[Pp]istas?\b"
        r"|marcadores de puntos|sin marcador|puedes batallar|= Contado:|cartas en mano"
        r"|(?:complot|simpatía) (?:boca abajo )?junto a ti",
    ),
    (RUNEWARS, "de", r"Zeichen auf der Karte"),
    (RUNEWARS, "es", r"\bun combate|\bcomida\b|de (?:Táctica|Victoria)\b"),
)
"""Words that mean the same as a term of the bot or of the rules, which readers look for.

Beside a clearing is its neighbour: what lies in it is where it lies, never beside.
"""
CLAIMS = {
    "en": r"[Ee]ach .* more than the|more for each further",
    "de": r"[Jj]ede.* mehr wert als|mehr für jedes weitere",
    "es": r"[Cc]ada .* (?:vale más que|más por cada nuevo)",
}
"""The claim that a track's next piece is always worth more."""
every_language = pytest.mark.parametrize("locale", locales("bot"))


@pytest.mark.parametrize(("packages", "locale", "other"), OTHER_WORDS)
def test_a_term_has_one_word(packages: tuple[str, ...], locale: str, other: str) -> None:
    """Somebody who reads "gobiernas" looks in vain for a rule about it: the word is "controlas"."""
    assert found(other, locale, packages) == {}


def found(pattern: str, locale: str, packages: tuple[str, ...] = PACKAGES) -> dict[str, str]:
    """Return what matches a pattern in messages of packages."""
    texts = {key: text for package in packages for key, text in entries_of(package, locale).items()}
    return {key: each[0] for key, text in texts.items() if (each := re.search(pattern, text))}


@every_language
def test_no_number_is_parted_from_its_per_cent_sign(locale: str) -> None:
    assert found(" %", locale) == {}, "a no-break space keeps them on one line of a phone"


@pytest.mark.parametrize(
    ("locale", "foreign"), [("en", "’|[«»„]"), ("de", r"\w…|[«»]"), ("es", r"\w …|[“”„]")]
)
def test_a_language_has_the_marks_of_its_own(locale: str, foreign: str) -> None:
    assert found(foreign, locale) == {}


@every_language
def test_a_button_to_press_and_a_value_to_give_stand_out(locale: str) -> None:
    """A label that reads like a word of the sentence is not looked for below the message."""
    assert found(r"(?:[Pp]ress|[Dd]rücke|[Pp]ulsa) [A-ZÄÖÜ]|`until:` \w", locale) == {}


@pytest.mark.parametrize(("locale", "claim"), CLAIMS.items())
def test_words_claim_of_a_track_what_it_has(locale: str, claim: str) -> None:
    tracks = (*marquise.POINTS.values(), alliance.POINTS)
    assert any(list(track) != sorted(set(track)) for track in tracks), "some repeat a number"

    assert found(claim, locale, ROOT) == {}


@pytest.mark.parametrize("number", [1, 2])
def test_a_counted_minister_is_one(number: int) -> None:
    said = load_words(("render.root",), "es").say("sheet-swayed", n=number)

    assert said == {1: "1 persuadido", 2: "2 persuadidos"}[number]
