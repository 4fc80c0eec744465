"""`python -m engine selfplay|arena|tune|fuzz root …`: matches without Discord.

`python -m engine referee GAME.rootlog` judges the record of a real game.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Sequence
from functools import partial
from statistics import median
from typing import Any

import msgspec

from engine import arena, fuzz
from engine.arguments import data_file
from engine.core.errors import Refused
from engine.core.seats import Setup
from engine.games import GAMES
from engine.learning.command import add_options_of_tune, run_tune
from engine.piping import run_quietly
from engine.referee.command import main as referee
from engine.seating import AGAINST, Seating, wrong_players
from engine.selfplay import PLAYERS, Result, options_of, play, random_setup, seats_of

THINKING = 1.0
"""Seconds that a player may think about a decision unless told otherwise."""


def main() -> int:
    """Read the command line and run; return the exit code."""
    if sys.argv[1:2] == ["referee"]:
        return referee(sys.argv[2:])
    args = parser_of_commands().parse_args()
    if getattr(args, "games", 1) < 1 or getattr(args, "seconds", 1) <= 0:
        wrong = "--games: play at least one" if "games" in args else "--seconds: play for some"
        print(wrong, file=sys.stderr)
        return 2
    run = {"selfplay": selfplay, "arena": run_arena, "tune": run_tune, "fuzz": run_fuzz}[
        args.command
    ]
    try:
        return run(args)
    except Refused as refusal:
        words = GAMES[args.game].words("en")
        print(words.say(f"r-{refusal.key}", **refusal.args_of_words), file=sys.stderr)
        return 2


def parser_of_commands() -> argparse.ArgumentParser:
    """Build the parser for all commands but the referee."""
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("referee", help="judge the record of a real game", add_help=False)
    for name, about in COMMANDS.items():
        command = commands.add_parser(name, help=about)
        add_options_of_all(command)
        if name in ("selfplay", "arena", "tune"):
            command.add_argument("--games", type=int, default=20, help="how many; 20 if left out")
            command.add_argument(
                "--budget", type=float, default=THINKING,
                help="seconds of one core that a decision may take; 1 if left out",
            )  # fmt: skip
        if name == "selfplay":
            command.add_argument(
                "--player", choices=PLAYERS, default="random", help="who plays every seat"
            )
        elif name == "arena":
            command.add_argument("--players", required=True, help="one for each seat, with commas")
            command.add_argument(
                "--once", action="store_true", help="each deal once, not in every arrangement"
            )
            command.add_argument(
                "--against", metavar="PATH", type=data_file, help="an older data file"
            )
        elif name == "tune":
            add_options_of_tune(command)
        else:
            command.add_argument(
                "--seconds", type=float, default=60, help="how long; 60 if left out"
            )
    return parser


def add_options_of_all(command: argparse.ArgumentParser) -> None:
    """Add what every command takes: the game, its table, and how it is told."""
    command.add_argument("game", choices=sorted(GAMES), help="which game")
    command.add_argument("--seats", default="", help="faction keys with commas, or all[:N]")
    command.add_argument(
        "--seed", type=int, default=1, help="the same one, the same matches; 1 if left out"
    )
    command.add_argument("--json", action="store_true", help="print what was found as JSON")
    command.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE",
        help="of the table, as often as needed; a wrong one is answered by those there are",
    )  # fmt: skip


COMMANDS = {
    "selfplay": "play whole matches",
    "arena": "have computer players compete",
    "tune": "learn from matches who wins, and write the data file",
    "fuzz": "try to break the engine",
}


def run_arena(args: argparse.Namespace) -> int:
    """Have players compete, and print their shares.

    With `--against`, all but the first player use that data file.
    """
    game = GAMES[args.game]
    names = [name.strip() for name in args.players.split(",") if name.strip()]
    against = args.against
    if wrong := wrong_players(names, game.seats):
        print(wrong, file=sys.stderr)
        return 2
    if against is not None:
        names = [names[0], *(f"{name}{AGAINST}" for name in names[1:])]

    def tell(order: Sequence[str], result: Result) -> None:
        if not args.json:
            won = "+".join(result.winners)
            print(f"seed {result.seed} {','.join(order)}: {won} by {result.by}", flush=True)

    shares = arena.compete(
        game, names, args.games, args.seed,
        seat_player=Seating(game, args.budget, against).player, clock=time.process_time,
        once=args.once, seats=args.seats, options=options_of(game, args.option), tell=tell,
    )  # fmt: skip
    if args.json:
        print(msgspec.json.encode({"players": shares}).decode())
        return 0
    for each in shares:
        print(
            f"{each.player}: {each.wins} of {each.games}, {each.share:.0%} "
            f"[{each.low:.0%} to {each.high:.0%}], {each.ms} ms a decision"
        )
    return 0


def selfplay(args: argparse.Namespace) -> int:
    """Play matches and print a line per match and a summary."""
    game = GAMES[args.game]
    options = options_of(game, args.option)
    results: list[Result] = []
    failures: list[str] = []
    seating = Seating(game, args.budget)
    spent = 0.0
    for seed in range(args.seed, args.seed + args.games):
        rng = random.Random(seed)
        setup = Setup(args.game, seats_of(game, args.seats or "all", rng), options)
        start = time.perf_counter()
        try:
            result = play(game, setup, seed, seating.player(args.player, rng))
        except Refused:
            raise
        except Exception as error:
            failures.append(f"seed {seed} ({','.join(setup.seats)}): {error!r}")
            continue
        finally:
            spent += time.perf_counter() - start
        results.append(result)
        if not args.json:
            scores = " ".join(f"{key} {points}" for key, points in result.scores.items())
            scores = f"{result.counted.replace('-', ' ')}: {scores}" if result.counted else scores
            won = "+".join(result.winners)
            print(f"seed {seed}: {won} by {result.by} in round {result.rounds} ({scores})")
    report(args, results, failures, spent)
    return 1 if failures else 0


def report(
    args: argparse.Namespace, results: list[Result], failures: list[str], spent: float
) -> None:
    """Print the summary, or everything as JSON."""
    decisions = sum(result.decisions for result in results)
    summary: dict[str, Any] = {
        "matches": results,
        "decisions_per_s": round(decisions / spent, 1) if spent else 0.0,
        "matches_per_s": round(len(results) / spent, 2) if spent else 0.0,
        "waits_per_round": round(median(r.waits / max(1, r.rounds) for r in results), 1)
        if results
        else 0.0,
        "failures": failures,
    }
    if args.json:
        print(msgspec.json.encode(summary).decode())
        return
    for failure in failures:
        print(f"failed: {failure}")
    print(
        f"{len(results)} matches, {len(failures)} failures, "
        f"{summary['matches_per_s']} matches/s, {summary['decisions_per_s']:.0f} decisions/s, "
        f"{summary['waits_per_round']} waits a round in the median"
    )


def run_fuzz(args: argparse.Namespace) -> int:
    """Try to break the engine for some seconds, and print what was tried.

    `all` draws tables of every size, drafting ones among them; options not given are drawn too.
    """
    game = GAMES[args.game]
    given = options_of(game, args.option)

    findings = fuzz.fuzz(
        game,
        partial(random_setup, game, given=given, seats=args.seats or "all"),
        seed=args.seed,
        until=time.monotonic() + args.seconds,
        clock=time.monotonic,
    )
    if args.json:
        print(msgspec.json.encode(findings).decode())
    else:
        for key, value in msgspec.structs.asdict(findings).items():
            print(f"{key}: {value}")
    return 1 if findings.failures else 0


if __name__ == "__main__":
    sys.exit(run_quietly(main))
