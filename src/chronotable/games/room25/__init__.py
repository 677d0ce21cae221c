"""Room 25 with Season 2: an escape through a moving building.  Rules: `docs/rules/room25.md`."""
