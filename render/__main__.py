"""`python -m render root --seed 7 --decisions 150 --seat eyrie --out board.webp`: look at a match.

Plays a seeded match by itself up to so many decisions and draws what one seat sees; what a screen
reader would be told goes to standard output.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.core.events import Told, heard
from engine.core.match import Keep, Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.selfplay import PLAYERS, chance_of, seats_of
from render.canvas import Picture
from render.games import RENDERERS

NEWS_OF = 3
"""The answers whose consequences are marked as just happened."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, play, draw; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m render", description=__doc__)
    parser.add_argument("game", choices=sorted(RENDERERS))
    parser.add_argument("what", nargs="?", choices=("board", "sheet", "hand", "text"))
    parser.add_argument("--seats", default="all:4", help="faction keys with commas, or all[:N]")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decisions", type=int, default=150)
    parser.add_argument("--seat", default="", help="who looks; a spectator if left out")
    parser.add_argument("--of", default="", help="whose sheet; the viewer's own if left out")
    parser.add_argument("--player", choices=sorted(PLAYERS), default="random")
    parser.add_argument("--locale", default="en")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--out", type=Path, default=Path("board.webp"))
    args = parser.parse_args(arguments)

    rng = random.Random(args.seed)
    game = GAMES[args.game]
    options = dict(each.split("=", 1) for each in args.option)
    setup = Setup(args.game, seats_of(game, args.seats, rng), options)
    names = [game.seat_name(setup, Seat(seat)) for seat in range(len(setup.seats))]
    for name in filter(None, (args.seat, args.of)):
        if name not in names:
            print(f"nobody plays {name}; at this table: {', '.join(names)}", file=sys.stderr)
            return 2
    seat = Seat(names.index(args.seat)) if args.seat else None
    view = play_on(args, setup, seat, rng)
    if args.what == "text":
        print(RENDERERS[args.game].text(view, args.locale))
        return 0
    whose = names.index(args.of) if args.of else (seat or 0)
    picture = draw(args, view, whose)
    data = picture.encode()
    args.out.write_bytes(data)
    print(picture.alt)
    print(f"{args.out}: {len(data) / 1024:.0f} KiB", file=sys.stderr)
    return 0


def play_on(args: argparse.Namespace, setup: Setup, seat: Seat | None, rng: random.Random) -> Any:
    """Play so many decisions and return the view, with the latest news marked."""
    game = GAMES[args.game]
    keep: Keep = "nothing" if args.player == "random" else "step"
    match: Match[Any] = Match.new(game, setup, chance_of(args.seed), keep=keep)
    player = PLAYERS[args.player](rng)
    news: list[list[Told]] = []
    decisions = 0
    while not match.over and match.pending and decisions < args.decisions:
        who, question = next(iter(match.pending.items()))
        decisions += question.decides()
        news.append(match.submit(who, question.id, player.answer(match, question)))
    told = [each for heap in news[-NEWS_OF:] for each in heap]
    return game.highlight(match.view(seat), heard(told, seat))


def draw(args: argparse.Namespace, view: Any, whose: int) -> Picture:
    """Draw what was asked for."""
    renderer = RENDERERS[args.game]
    if args.what == "sheet":
        return renderer.sheet(view, whose, args.locale)
    if args.what == "hand":
        return renderer.hand(view, args.locale)
    return renderer.board(view, args.locale)


if __name__ == "__main__":
    sys.exit(main())
