import sys

from chronotable.cli import main

sys.exit(main())
