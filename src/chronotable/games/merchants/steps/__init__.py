"""The rules as steps, grouped by the ledger's chapters."""
