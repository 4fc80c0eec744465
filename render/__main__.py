"""`python -m render root --seed 7 --decisions 150 --seat eyrie --out board.png`: look at a match.

Plays a seeded match for a number of decisions and draws one seat's view; the alt text goes to
standard output. `graph`, `poster`, `replay` and `timeline` play it to its end and show the whole of
it. `referee GAME.rootlog --out DIR` draws the boards at the doubtful lines of a real game's record.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.arguments import at_least, out_file
from engine.core.errors import Refused
from engine.core.events import Envelope, events_for
from engine.core.language.words import locales
from engine.core.match import Match
from engine.core.saving.recorder import Retention
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.piping import run_quietly
from engine.referee.record.decoding import read_file
from engine.referee.record.reading import read_record
from engine.referee.referee import referee
from engine.root.game import GAME as RECORDED
from engine.selfplay import PLAYERS, chance_of, options_of, seats_of
from render.canvas import Picture
from render.games import RENDERERS
from render.match_pictures.clip import Frame, put_together
from render.match_pictures.poster import About

NEWS_OF = 3
"""Number of the last answers whose consequences are marked as just happened."""
AFTERWARDS = ("graph", "poster", "replay", "timeline")
REFEREE = "referee"
NOW = ("board", "sheet", "hand", "text")


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, play, draw; return the exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    if given[:1] == [REFEREE]:
        return draw_doubtful(given[1:])
    args = parser().parse_args(given)
    rng = random.Random(args.seed)
    game = GAMES[args.game]
    try:
        options = options_of(game, args.option)
        setup = Setup(args.game, seats_of(game, args.seats, rng), options)
        game.check_setup(setup)
    except Refused as refusal:
        words = game.words("en")
        print(words.say(f"r-{refusal.key}", **refusal.args_of_words), file=sys.stderr)
        return 2
    names = [game.seat_name(setup, Seat(seat)) for seat in range(len(setup.seats))]
    for name in filter(None, (args.seat, args.of)):
        if name not in names:
            print(f"nobody plays {name}; at this table: {', '.join(names)}", file=sys.stderr)
            return 2
    if args.what in AFTERWARDS:
        data, said = draw_whole(args, list(turns_of(args, setup, rng)), names)
    else:
        seat = Seat(names.index(args.seat)) if args.seat else None
        view = play_on(args, setup, seat, rng)
        if args.what == "text":
            print(RENDERERS[args.game].text(view, args.locale))
            return 0
        whose = names.index(args.of) if args.of else (seat or 0)
        picture = draw(args, view, whose)
        data, said = picture.encode(), picture.alt
    args.out.write_bytes(data)
    print(said)
    print(f"{args.out}: {len(data) / 1024:.0f} KiB", file=sys.stderr)
    return 0


def draw_doubtful(arguments: Sequence[str]) -> int:
    """Judge a record and draw the board before each turn with a doubtful line."""
    parser = argparse.ArgumentParser(prog=f"python -m render {REFEREE}")
    parser.add_argument("path", type=Path, metavar="GAME.rootlog")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="made if not there")
    parser.add_argument("--locale", default="en", choices=locales("render.match_pictures"))
    parser.add_argument(
        "--lenient", action="store_true", help="go on over actions that cannot be read"
    )
    args = parser.parse_args(arguments)
    try:
        found = referee(read_record(read_file(args.path), lenient=args.lenient))
        args.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    except Refused as refusal:
        words = RECORDED.words(args.locale)
        print(words.say(f"r-{refusal.key}", **refusal.args_of_words), file=sys.stderr)
        return 2
    for line, state in found.doubtful:
        picture = RENDERERS[RECORDED.key].board(RECORDED.view(state, None), args.locale)
        path = args.out / f"line-{line}.png"
        path.write_bytes(picture.encode())
        doubts = [each.text for each in found.judged if each.line == line and each.cause]
        print(f"{path}: {' / '.join(doubts)}")
    return 0


def parser() -> argparse.ArgumentParser:
    """Build the parser of the command line."""
    parser = argparse.ArgumentParser(prog="python -m render", description=__doc__)
    add = parser.add_argument
    add("game", choices=sorted(RENDERERS), help="whose match")
    add("what", nargs="?", choices=(*NOW, *AFTERWARDS), help="the board if left out")
    add("--seats", default="all:4", help="faction keys with commas, or all[:N]")
    add("--seed", type=int, default=1, help="the same one, the same match; 1 if left out")
    add("--decisions", type=at_least(0), default=150, help="made before; 150 if left out")
    add("--seat", default="", help="who looks; a spectator if left out")
    add("--of", default="", help="whose sheet; the viewer's own if left out")
    add("--player", choices=sorted(PLAYERS), default="random", help="who plays every seat")
    add("--locale", default="en", choices=locales("render.match_pictures"), help="in what language")
    add(
        "--option", action="append", default=[], metavar="KEY=VALUE",
        help="of the table, as often as needed; a wrong one is answered by those there are",
    )  # fmt: skip
    add("--page", type=at_least(1), default=1, help="of the timeline")
    add("--out", type=out_file, default=Path("board.png"), help="board.png if left out")
    return parser


# A moment of a match


def play_on(args: argparse.Namespace, setup: Setup, seat: Seat | None, rng: random.Random) -> Any:
    """Play a number of decisions and return the view, with the latest news marked."""
    game = GAMES[args.game]
    match = begun(args, setup)
    player = PLAYERS[args.player](rng)
    news: list[list[Envelope]] = []
    decisions = 0
    while not match.over and match.pending and decisions < args.decisions:
        who, question = next(iter(match.pending.items()))
        decisions += question.decides()
        news.append(match.submit(who, question.id, player.answer(match, question)))
    told = [each for heap in news[-NEWS_OF:] for each in heap]
    return game.highlight(match.view(seat), events_for(told, seat))


def begun(args: argparse.Namespace, setup: Setup) -> Match[Any]:
    """Begin the match."""
    keep: Retention = "nothing" if args.player == "random" else "step"
    return Match.new(GAMES[args.game], setup, chance_of(args.seed), keep=keep)


def draw(args: argparse.Namespace, view: Any, whose: int) -> Picture:
    """Draw the picture requested."""
    renderer = RENDERERS[args.game]
    if args.what == "sheet":
        return renderer.sheet(view, whose, args.locale)
    if args.what == "hand":
        return renderer.hand(view, args.locale)
    return renderer.board(view, args.locale)


# A whole match


@dataclass(frozen=True, slots=True)
class Turn:
    """Views of the table at the beginning of a turn: the public one, and the current seat's."""

    public: Any
    own: Any


def turns_of(args: argparse.Namespace, setup: Setup, rng: random.Random) -> Iterator[Turn]:
    """Play to the end and yield each turn, marking the changes of the one before, and the end."""
    match = begun(args, setup)
    player = PLAYERS[args.player](rng)
    told = list(match.told)
    turn = -1
    while not match.over and match.pending:
        if match.state.turn != turn:
            yield views_of(match, told)
            turn, told = match.state.turn, []
        who, question = next(iter(match.pending.items()))
        told += match.submit(who, question.id, player.answer(match, question))
    yield views_of(match, told)


def views_of(match: Match[Any], told: Sequence[Envelope]) -> Turn:
    """Return the present views of a match."""
    public = match.game.highlight(match.view(None), events_for(told, None))
    return Turn(public, match.view(match.game.current(match.state)))


def draw_whole(
    args: argparse.Namespace, turns: Sequence[Turn], names: Sequence[str]
) -> tuple[bytes, str]:
    """Draw the picture requested of a whole match; return it encoded, with its alt text."""
    renderer = RENDERERS[args.game]
    views = [turn.public for turn in turns]
    if args.what == "replay":
        return film_whole(args, views)
    if args.what == "graph":
        picture = renderer.graph(views, args.locale)
    elif args.what == "poster":
        about = About(args.seed, None, tuple(names))
        picture = renderer.poster(views, about, args.locale)
    else:
        own = [turn.own for turn in turns]
        picture = renderer.timeline(own, args.locale, args.page - 1)
    return picture.encode(), picture.alt


def film_whole(args: argparse.Namespace, views: Sequence[Any]) -> tuple[bytes, str]:
    """Draw a replay, printing the progress."""
    renderer = RENDERERS[args.game]
    film = renderer.film(views, args.locale)
    frames: list[Frame] = []
    for part in film.parts():
        before = views[part.start - 1] if part.start else None
        shown = [views[place] for place in part]
        frames += renderer.shoot(film, part.start, shown, before, args.locale)
        print(f"{len(frames)} of {len(views)} turns drawn", file=sys.stderr)
    return put_together(frames), film.alt


if __name__ == "__main__":
    sys.exit(run_quietly(main))
