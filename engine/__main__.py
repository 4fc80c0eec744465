"""`python -m engine selfplay|fuzz root …`: matches without Discord, for measuring and testing."""

from __future__ import annotations

import argparse
import random
import sys
import time
from statistics import median
from typing import Any

import msgspec

from engine import fuzz
from engine.core.errors import Refused
from engine.core.seats import Setup
from engine.games import GAMES
from engine.selfplay import PLAYERS, Result, options_of, play, random_options, seats_of


def main() -> int:
    """Read the command line and run; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, about in (("selfplay", "play whole matches"), ("fuzz", "try to break the engine")):
        command = commands.add_parser(name, help=about)
        command.add_argument("game", choices=sorted(GAMES))
        command.add_argument("--seats", default="all", help="faction keys with commas, or all[:N]")
        command.add_argument("--seed", type=int, default=1)
        command.add_argument("--json", action="store_true")
        command.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
        if name == "selfplay":
            command.add_argument("--games", type=int, default=20)
            command.add_argument("--player", choices=sorted(PLAYERS), default="random")
        else:
            command.add_argument("--seconds", type=float, default=60)
    args = parser.parse_args()
    try:
        return {"selfplay": selfplay, "fuzz": run_fuzz}[args.command](args)
    except Refused as refusal:
        words = GAMES[args.game].words("en")
        print(words.say(f"r-{refusal.key}", **refusal.args_of_words), file=sys.stderr)
        return 2


def selfplay(args: argparse.Namespace) -> int:
    """Play matches and print a line per match and a summary."""
    game = GAMES[args.game]
    options = options_of(game, args.option)
    results: list[Result] = []
    failures: list[str] = []
    spent = 0.0
    for seed in range(args.seed, args.seed + args.games):
        rng = random.Random(seed)
        setup = Setup(args.game, seats_of(game, args.seats, rng), options)
        start = time.perf_counter()
        try:
            result = play(game, setup, seed, PLAYERS[args.player](rng))
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
    """Try to break the engine for some seconds and print what was tried.

    `all` draws tables of every size; options that were not given are drawn too.
    """
    game = GAMES[args.game]
    given = options_of(game, args.option)

    def setup_of(rng: random.Random) -> Setup:
        seats = f"all:{rng.choice(game.seats)}" if args.seats == "all" else args.seats
        options = random_options(game, rng, given)
        return Setup(args.game, seats_of(game, seats, rng), options)

    findings = fuzz.fuzz(
        game,
        setup_of,
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
    sys.exit(main())
