"""Drawings of The LOOP."""
