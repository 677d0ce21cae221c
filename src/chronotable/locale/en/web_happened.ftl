# What has just happened, and who is being waited for.

## Since the last turn

web-since-now = Just now
web-since-more = and { $n } more
web-since-show = Show me
web-since-showing = This is what happened…
web-since-skip = Skip
web-newest-open = Open the log

## Waiting

web-thinking = { $name } is thinking…
web-thinking-of = { $name } is thinking… (bot { $k } of { $n })
web-seconds = { $n } s
web-has-chosen = { $name }: done
web-chooses-yet = { $name }: still choosing
