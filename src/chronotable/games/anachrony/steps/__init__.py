"""The rules as steps, grouped as the ledger groups them."""
