"""The Chronomancer: two figures on a ring of portals that change (chapters 12 to 15)."""
