"""The Chronomancer's rules, by the ledger's chapters; compiled like the cove's own steps."""
