"""Room 25 with Season 2: an escape through a moving building.  Rules: `rules.md`."""
