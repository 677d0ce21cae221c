"""Anachrony: Essential Edition.  The rules are those of `rules.md`."""
