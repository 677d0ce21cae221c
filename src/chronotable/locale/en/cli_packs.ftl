# `chronotable pack`: your own cards, agents and missions in a file.

cli-packs-about = Check packs of your own cards, agents and missions, or begin a new one
cli-packs-check-about = check pack files and show what they hold
cli-packs-new-about = write a commented example to begin with
cli-packs-schema-about = print the JSON Schema of a pack
cli-packs-help-files = pack files; several are checked together, in this order
cli-packs-help-new-file = the file to write; it must not exist yet
cli-packs-help-game = the game the pack is for
cli-packs-help-lang = the language of texts and messages

cli-packs-good = { $file }: “{ $name }”, a pack for { $game }, is good ({ $hash }).
cli-packs-play = Play with: chronotable play { $game } { $files }
cli-packs-replaces-all = Replaces the whole list { $list }.
cli-packs-removes = Leaves out of { $list }: { $ids }.
cli-packs-table = Brings its own { $list }.
cli-packs-change = { $change ->
    [replaces] replaced
   *[adds] new
}
cli-packs-card = Card { $id } ({ cli-packs-change }): { $name }, { $set ->
    [starting] starting card ({ $agent }), { $origin }
   *[arsenal] arsenal, { $origin }
}, { $dimension }. { $text }
cli-packs-agent = Agent { $id } ({ cli-packs-change }): { $name }, { $era }. { $text }
cli-packs-mission = Mission { $id } ({ cli-packs-change }): { $name } { $text }
cli-packs-ultra = Ultramachina card { $id } ({ cli-packs-change }): { $name }. { $text }
cli-packs-record = { $id } ({ cli-packs-change }): { $text }
cli-packs-tile = { $name }, { $text }
cli-packs-space = space { $space } ({ $effect })
cli-packs-spaces = { $spaces }

cli-packs-written = { $file } has been written. Change it, then check it with: chronotable pack check { $file }
cli-packs-exists = { $file } already exists and was left as it is. Name another file.
cli-packs-unwritable = { $file } cannot be written.
cli-packs-more = { $file }: there are more mistakes; fix these first.
cli-packs-no-template = There is no example to begin with for “{ $game }”. To see what a pack may hold: chronotable pack schema --game { $game }
