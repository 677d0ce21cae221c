"""Drawings of Room 25."""
