"""The Glassblower: a merchant of our own for Merchants Cove (docs/add-a-merchant.md)."""
