"""The Glassblower's rules."""
