"""Anachrony at the terminal."""
