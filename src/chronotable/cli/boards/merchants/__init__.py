"""Merchants Cove at the terminal."""
