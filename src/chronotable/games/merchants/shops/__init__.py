"""One folder a merchant, behind the interface in `shop.py` (COVE-17.5): `rules` to play, the rest to show."""
