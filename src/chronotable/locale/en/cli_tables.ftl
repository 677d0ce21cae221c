# The command `chronotable tables`, and what `chronotable serve` says about keeping them.

cli-tables-about = For whoever runs a server: list the kept tables, export a game, delete tables
cli-tables-list-about = List the kept tables, the longest idle first
cli-tables-export-about = Write the game of a table in the notation
cli-tables-delete-about = Delete tables with their games, names and talk, for good
cli-tables-help-quiet = only tables at which nothing has happened for this many days
cli-tables-help-table = the code of a table, as in its address
cli-tables-help-output = the file to write; by default the game is printed
cli-tables-help-yes = do not ask
cli-tables-help-database = where the tables are kept, as for serve; by default SQLite in your data folder
cli-tables-help-lang = the language of what is printed
cli-tables-help-absence = how many seconds somebody must be away before the others may agree on a bot for the seat; by default 180
cli-tables-help-keep = delete tables, finished or not, at which nothing has happened for this many days; by default all are kept
cli-tables-bad-days = “{ $found }” is not a number of days: a number from 1/24 (an hour) to a million is needed, such as 90
cli-tables-bad-quiet = “{ $found }” is not a number of days: a number from 0 to a million is needed, such as 90
cli-tables-bad-seconds = “{ $found }” is not a number of seconds: a number from 0 to a million is needed, such as 180
cli-tables-no-database = There are no tables at { $place }.
cli-tables-foreign = This database holds no tables of Chronotable.
cli-tables-older = An older version of the program made this database (its form is { $found }, known here is { $known }), and looking at it does not update it. Start this version’s server once to bring it up to date, or use the older version again.
cli-tables-database = The database cannot be used: { $problem }
cli-tables-line = { $table }  { $game }, last active { $updated }, { $n ->
    [one] { $n } line
   *[other] { $n } lines
}
cli-tables-count = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
cli-tables-no-table = There is no table { $table }.
cli-tables-unreadable = The game of table { $table } cannot be read: { $problem }
cli-tables-secret = This game is still running: the file reveals everything that is hidden in it.
cli-tables-exported = Table { $table } has been written to { $file }.
cli-tables-sure = { $n ->
    [one] Delete { $n } table for good? (yes/no)
   *[other] Delete { $n } tables for good? (yes/no)
}
cli-tables-yes = yes
cli-tables-deleted = Table { $table } has been deleted.
cli-tables-nothing-deleted = Nothing was deleted.
