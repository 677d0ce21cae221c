# Trouble of the server that people are told of.

web-bot-slow = The bot “{ $bot }” of { PLAYER($seat) } took too long. A quicker one, “{ $quick }”, chose in its place.
web-bot-failed = The bot { $bot } of { PLAYER($seat) } did not choose: { $why } Instead, “{ $quick }” chose.
web-bot-plays-on = The bot { $bot } does not play for { PLAYER($seat) } any more: { $why } From now on “{ $quick }” does.
web-bot-stuck = The bot of { PLAYER($seat) } cannot choose here, and nothing was changed. { $reason }
web-analysis-slow = The analysis took too long: the server is busy. Try again in a while.
web-hint-slow = The bot that gives hints took too long: the server is busy. Try again in a while.
web-storing = Your choice is being stored; the database is busy. It will be confirmed or refused in a moment.
web-database-busy = The database was busy for too long, so nothing was changed. Try again.
web-database-away = The server cannot store anything at the moment, so nothing was changed. Try again in a while.
web-no-page = There is nothing at this address.
web-method = This address does not accept requests of this kind.
web-request = This request cannot be answered.
web-origin = This request comes from a page other than the table’s own. If the server runs behind a proxy, whoever runs it starts it with --behind-proxy.
web-host = This server does not answer to that name. Whoever runs it can add it with --name.
web-notice-close = Close this notice
