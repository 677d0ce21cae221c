"""The web table: tables, seats, sockets and storage around the engine.  Needs the extra `server`."""
