"""`python -m benchmarks.serving serve ...`: `chronotable serve` with the trivial game beside the others."""

import sys

from benchmarks.serving.trivial import GAME
from chronotable.cli import main
from chronotable.games import register

register(GAME)
sys.exit(main(sys.argv[1:]))
