"""`python -m chronotable.cli.serving serve ...`: `chronotable` with the trivial game beside the others."""

import sys

from chronotable.cli import main
from chronotable.cli.serving.trivial import GAME
from chronotable.games import register

register(GAME)
sys.exit(main(sys.argv[1:]))
