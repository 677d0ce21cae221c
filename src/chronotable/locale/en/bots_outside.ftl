# Bots from outside: what is wrong with one, and why it did not choose.

bots-bad-name = A bot’s name has up to 30 small letters, digits, "-" and "_", the first one a letter, unlike { $name }.
bots-taken = There is a bot "{ $name }" already. Take another name.
bots-nowhere = { $found } cannot be found again by another process: name a class or a function that stands in a file of its own.
bots-two-packages = The bot "{ $name }" is offered by several packages: { $packages }. Name it as module:Class.
bots-limit = { $variable } must be a whole number from 1 to { NUMBER($most, useGrouping: 0) }, not "{ $found }".
bots-inside = A bot’s own process cannot start others. What starts a game stands under: { $line }
bots-outside-number = The bot { $bot } takes no number "{ $found }".
bots-outside-attribute = There is no "{ $name }" in the module { $module }.
bots-outside-choose = { $bot } cannot choose. Needed is a class with { $choose }, or one based on { $base } with { $pick }.
bots-outside-load = The bot cannot be loaded: { $detail }

bots-failed = Bot { $bot }, seat { $seat }: { $why }
bots-failed-time = no answer within { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
bots-failed-ended = its process ended (code { $code }).
bots-failed-answer = its answer makes no sense.
bots-failed-illegal = it answered "{ $key }", which its seat cannot choose. It could choose: { $keys }.
bots-failed-memory = it wanted more memory than { $megabytes } MB.
bots-failed-error = an error in its program: { $detail }.
bots-failed-busy = too many others are thinking.
bots-failed-not-here = this server does not have it.
