"""What is kept: tables, their append-only logs, seats, holders, talk.  SQLite and PostgreSQL by the same code."""
