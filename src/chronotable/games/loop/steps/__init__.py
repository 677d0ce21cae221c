"""The rules of The LOOP, grouped as the rulebook groups them."""
