# Why the web table cannot be started.

cli-serve-driver = PostgreSQL needs its driver: pip install '.[postgresql]'
cli-serve-database = The database cannot be used: { $problem }
cli-serve-database-form = “{ $found }” is no database that can be used: write sqlite:///folder/tables.sqlite or postgresql://user@host/name
cli-serve-only-one = Another server uses { $file } already. One SQLite file is for one server; it may have several processes (--processes). For several servers take PostgreSQL.
cli-serve-hard-link = { $file } has a second name (a hard link). SQLite keeps its journal beside the name, so tables could be lost under two. Copy the file, or remove one of the names.
cli-serve-newer = A later version of the program has used this database (its form is { $found }, known here is { $known }). Take that version again, or a backup from before the upgrade.
