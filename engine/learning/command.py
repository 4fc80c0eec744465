"""`python -m engine tune`: match after match is played, and learned from."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from engine.ai.value import Unfit, read_value
from engine.arguments import data_file, out_file
from engine.core.game import Game
from engine.games import GAMES
from engine.learning.fitting import learn, loss_so_far
from engine.learning.watching import Position, watch
from engine.seating import Seating, wrong_players
from engine.selfplay import options_of


def add_options_of_tune(command: argparse.ArgumentParser) -> None:
    """Add the options of learning: by whose matches, and from and to which files."""
    command.add_argument("--players", default="greedy,easy,normal", help="drawn by lot")
    command.add_argument("--out", metavar="PATH", type=out_file, help="where the data file goes")
    command.add_argument(
        "--positions",
        metavar="PATH",
        type=out_file,
        help="kept there, and learned from again if there",
    )
    command.add_argument(
        "--older", metavar="PATH", type=data_file, help="a data file to learn on from"
    )


def run_tune(args: argparse.Namespace) -> int:
    """Play matches, learn from them, write the data file, and print how well it predicts."""
    game = GAMES[args.game]
    names = [name.strip() for name in args.players.split(",") if name.strip()]
    if wrong := wrong_players(names, range(1, 1000)):
        print(wrong, file=sys.stderr)
        return 2
    try:
        older = read_value(args.older, game) if args.older is not None else None
    except Unfit as unfit:
        print(f"--older: {unfit}", file=sys.stderr)
        return 2
    try:
        positions = positions_of(args, game, names)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        print(f"--positions: {args.positions} holds no positions ({error})", file=sys.stderr)
        return 2
    if not positions or not any(position.seats for position in positions):
        print(f"{args.game} gives no numbers to learn from", file=sys.stderr)
        return 2
    so_far = loss_so_far(game, positions)
    value = learn(game, positions, args.seed, names, older)
    out = Path(args.out or str(files(f"engine.{game.key}") / "data" / "learned.json"))
    written = msgspec.json.format(msgspec.json.encode(value), indent=1)
    out.write_bytes(written + b"\n")
    summary = {
        "file": str(out), "bytes": len(written), "matches": value.matches,
        "positions": value.positions, "weights": len(value.weights), "points": value.points,
        "held_out": value.held_out, "so_far": so_far, "calibration": value.calibration,
    }  # fmt: skip
    if args.json:
        print(msgspec.json.encode(summary).decode())
    else:
        for name, found in summary.items():
            print(f"{name}: {found}")
    return 0


def positions_of(args: argparse.Namespace, game: Game[Any], names: Sequence[str]) -> list[Position]:
    """Return the positions kept in a file, or those of matches played now."""
    kept: Path | None = args.positions
    if kept is not None and kept.is_file():
        return msgspec.msgpack.decode(kept.read_bytes(), type=list[Position])
    started = time.monotonic()

    def tell(number: int) -> None:
        if not args.json:
            took = time.monotonic() - started
            print(f"match {number + 1} of {args.games}, {took:.0f} s", file=sys.stderr, flush=True)

    positions = watch(
        game, names, args.games, args.seed,
        seat_player=Seating(game, args.budget).player, seats=args.seats or "all",
        options=options_of(game, args.option), tell=tell,
    )  # fmt: skip
    if kept is not None:
        kept.write_bytes(msgspec.msgpack.encode(positions))
    return positions
