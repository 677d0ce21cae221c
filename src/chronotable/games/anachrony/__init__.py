"""Anachrony: Essential Edition.  The rules are those of docs/rules/anachrony.md."""
