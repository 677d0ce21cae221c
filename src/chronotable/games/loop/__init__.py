"""The LOOP: a time-travel game for one to four agents against Dr Faux.  Rules: `rules.md`."""
