# The command `chronotable serve`.

cli-serve-about = The web table: play in a browser, alone or with friends
cli-serve-help-host = the address to listen on; the default is this machine alone
cli-serve-help-port = the port; by default { $port } or the next free one
cli-serve-help-database = where tables are kept: sqlite:///file or postgresql://user@host/name; by default SQLite in your data folder
cli-serve-help-name = a host name the server answers to (may be repeated); by default any, but on the loopback address only its own
cli-serve-help-proxy = trust the X-Forwarded headers of a proxy on this machine
cli-serve-help-limits = multiply the limits for requests and sockets of one address, for a classroom or a benchmark
cli-serve-help-processes = processes that serve the tables, for instance one for each core; not on Windows
cli-serve-help-pack = a pack that tables can be played with; may be repeated
cli-serve-help-bot = let tables have a bot from outside: module:Class, or the name of an installed one, with :number if it takes one (may be repeated)
cli-serve-help-thinkers = processes for bots and hints
cli-serve-help-browser = open a browser
cli-serve-help-no-browser = do not open a browser
cli-serve-open = Chronotable is ready: { $url }
cli-serve-extra = The web table needs the extra “server”: pip install 'chronotable[server]'
cli-serve-port = Cannot listen on { $host } port { $port }: { $problem }
cli-serve-one-process = Several processes need a database that they can share, and a system that hands connections on (not Windows). Leave out --processes.
cli-serve-worker-ended = One of the processes that serve the tables has ended, so all of them were stopped. Everything that was confirmed is stored; start the server again.
cli-serve-bot-long = “{ $bot }” is too long for a table: { $most } signs at most. Give the bot a short name in the entry-point group { $group }.
cli-serve-bot-of-house = “{ $bot }” belongs to the house and is at every table anyway; --bot is for bots from outside.
