"""Drawings of Anachrony."""
