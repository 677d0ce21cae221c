"""How fast Chronotable is, beside other engines, other servers and other commits: for a checkout, not in the wheel."""
