"""A bot as a package of its own."""
