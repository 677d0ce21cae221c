"""Room 25 at the terminal."""
