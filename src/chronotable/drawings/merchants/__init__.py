"""Drawings of Merchants Cove."""
