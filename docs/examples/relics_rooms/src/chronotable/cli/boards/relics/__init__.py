"""Relics at the terminal."""
