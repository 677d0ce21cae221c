"""Merchants Cove: the Chronomancer's shop and the cove around it."""
