# Computer players: what is wrong with a name, a number or a setting.

bots-unknown = There is no bot "{ $name }". Bots: { $known }.
bots-form = There is no bot "{ $name }". Possible: { $allowed }.
bots-setting = The bot { $name } has no setting "{ $setting }". Settings: { $allowed }.
bots-whole = Bot { $name }, { $setting }: a whole number is needed, not { $found }.
bots-range = Bot { $name }, { $setting }: { $found } is not between { NUMBER($least, useGrouping: 0) } and { NUMBER($most, useGrouping: 0) }.
bots-idle = Seat { $seat } has nothing to choose now.
bots-not-finished = Not finished after { NUMBER($limit, useGrouping: 0) } { $limit ->
    [one] decision
   *[other] decisions
}.
