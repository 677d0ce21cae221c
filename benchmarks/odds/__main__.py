"""Games to learn from, and the weights that fit them.

tools/compiled -m benchmarks.odds play --into FOLDER --games 3600       goes on where it was broken off
python -m benchmarks.odds fit --into FOLDER loop                        writes games/loop/data/odds.json
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib.resources import files
from pathlib import Path

from benchmarks.odds.fitting import fit
from benchmarks.odds.playing import KINDS, play_on
from benchmarks.odds.telling import rows

AT_A_TIME = 50  # games, before another game has its turn
KNOTS = [0.0, 0.35, 0.7, 1.0]


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m benchmarks.odds", description="Learn how likely a win is.")
    parser.add_argument("what", choices=["play", "fit"])
    parser.add_argument("names", nargs="*", default=list(KINDS), metavar="GAME")
    parser.add_argument("--into", type=Path, required=True, help="the folder of the games")
    parser.add_argument("--games", type=int, default=3600, help="of each")
    parser.add_argument("--ridge", type=float, default=5e-4)
    args = parser.parse_args(words)
    if unknown := set(args.names) - set(KINDS):
        parser.error(f"no such game: {', '.join(sorted(unknown))}; there are: {', '.join(KINDS)}")
    file_of = {name: args.into / f"{name}.jsonl" for name in args.names}
    if args.what == "play":
        for games in range(AT_A_TIME, args.games + 1, AT_A_TIME):
            for name in args.names:
                play_on(name, file_of[name], games)
        return 0
    for name in args.names:
        record = fit(name, file_of[name], args.ridge, KNOTS)
        print("\n".join(rows(name, record["held_out"])))
        path = Path(str(files(f"chronotable.games.{name}"))) / "data" / "odds.json"
        path.write_text(json.dumps(record, separators=(",", ":")).replace(',"', ',\n"') + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
