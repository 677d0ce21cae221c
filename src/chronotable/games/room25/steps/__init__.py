"""The rules of Room 25, grouped as the ledger groups them."""
