"""The LOOP at the terminal."""
