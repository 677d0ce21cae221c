# Why the web table cannot be started.

cli-serve-driver = PostgreSQL needs its driver: pip install '.[postgresql]'
cli-serve-database = The database cannot be used: { $problem }
cli-serve-database-form = “{ $found }” is not a database that can be used: write sqlite:///folder/tables.sqlite or postgresql://user@host/name
cli-serve-only-one = Another server is already using { $file }. One SQLite file is for one server, which may have several processes (--processes). For several servers use PostgreSQL.
cli-serve-hard-link = { $file } has a second name (a hard link). SQLite keeps its journal beside the name, so with two names tables could be lost. Copy the file, or remove one of the names.
cli-serve-newer = A later version of the program has used this database (its form is { $found }, known here is { $known }). Use that version again, or a backup from before the upgrade.
