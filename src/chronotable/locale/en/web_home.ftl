# The first page: games, tables, the set-up of a new table, and the page about Chronotable.

## First page

web-home-title = Games about time.
    One table.
web-home-subtitle = With friends by link, with bots, or alone.
web-home-pages = Pages
web-home-choose-game = Choose a game
web-home-players = { $least }–{ $most }
web-home-modes = { $n ->
    [one] { $n } mode
   *[other] { $n } modes
}
web-home-together = all together
web-home-continue = Continue
web-home-more-tables = More tables
web-home-over = Finished games
web-home-tables = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
web-home-choices = { $n ->
    [one] { $n } choice made
   *[other] { $n } choices made
}
web-home-finished = Over after { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
web-home-your-turn = your turn
web-home-waiting-name = { $name } is choosing
web-home-waiting = { $n ->
    [one] waiting for { $n } player
   *[other] waiting for { $n } players
}
web-home-open-seats = { $n ->
    [one] { $n } seat is open
   *[other] { $n } seats are open
}
web-home-play = Play
web-home-open = Open
web-home-replay = Look back
web-home-seat = Seat { $number }
web-home-seat-open = Seat { $number }: open
web-home-seat-bot = { $name } (bot)
web-home-lobby = Open tables
web-home-lobby-empty = No open tables right now. Open one and list it, and others can sit down.
web-home-sit = Sit down
web-home-watch = Watch
web-home-join = Join by link or code
web-home-join-example = K7M 2PX, or a link
web-home-join-go = Join
web-home-join-wrong = This is neither a link nor a code: a code has six letters and digits.
web-home-load = Continue a saved game
web-home-load-how = Choose the file, or drop it anywhere on this page.
web-home-load-choose = Choose a file
web-home-load-large = This file is too large to be a saved game.
web-home-fact-why = Ask why not
web-home-fact-why-text = every answer names its rule
web-home-fact-branch = Branch the timeline
web-home-fact-branch-text = try another move, keep the game
web-home-fact-fair = Provably fair
web-home-fact-fair-text = chance is sealed first, revealed afterwards
web-home-unofficial = An unofficial hobby project, not connected with the games’ publishers.
web-home-more-about = More about it

## Set-up of a new table

web-setup-title = New table
web-setup-rules = Rules
web-setup-learn = Learn to play
web-setup-learn-text = { $n ->
    [one] { $n } short lesson, step by step
   *[other] { $n } short lessons, step by step
}
web-setup-learned-text = { $done } of { $all } lessons finished
web-setup-presets = Ready-made set-ups
web-setup-surprise = Surprise me
web-setup-players = Players
web-setup-seats = Seats
web-setup-seat-who = Who sits in seat { $number }
web-setup-seat-figure = { $option } of seat { $number }
web-setup-you = You
web-setup-this-screen = At this screen too
web-setup-by-link = Somebody by link
web-setup-bot = Bot: { $bot }
web-setup-usual = Recommended
web-setup-random = Random
web-setup-random-some = Random, { $n }
web-setup-fewer = One fewer
web-setup-more = One more
web-setup-your-name = Your name
web-setup-name-optional = optional
web-setup-own = Your own numbers
web-setup-total = { $n } in all
web-setup-moves = This also changes: { $options }
web-setup-followed = Also changed, to go with it: { $options }
web-setup-undo = Undo
web-setup-undo-text = up to the last reveal
web-setup-hints = Hints
web-setup-hints-text = ask a bot
web-setup-listed = Listed in the lobby
web-setup-listed-text = anybody can watch, or take an open seat
web-setup-private-text = private: only people with a link
web-setup-more-options = More options
web-setup-all-usual = all as recommended
web-setup-stand-in = stand-in: the printed rule or text is not known.
web-setup-packs = Packs
web-setup-packs-text = Cards and numbers typed in by an owner of the game, in place of ours.
web-stand-in = stand-in: not known from print
web-setup-open = Open the table
web-setup-ready = The table is ready
web-setup-links = { $n ->
    [one] Send this link to the person who will play the seat.
   *[other] Send each of these { $n } links to the person who will play that seat.
}
web-setup-links-secret = Whoever opens a link first and presses “Sit down” gets the seat: send it to one person only.
web-setup-share-title = A seat at a table of { $game }

## About

web-about-title = About
web-gallery-link = Gallery of all pieces
web-about-gallery = Every piece of every game, drawn for this page:
web-about-lead = Chronotable plays modern board games about time travel to the letter of their rules: alone, with friends by link or at one screen, or with bots.
web-about-unofficial = Unofficial
web-about-unofficial-text = Chronotable is a hobby project. It is not made, endorsed or supported by any publisher. Names and numbers are facts of the games; all texts and drawings here are our own.
web-about-buy = If you like a game, buy it: the real machine is much louder.
web-about-provenance = What is fact and what is a stand-in
web-about-provenance-text = The rules come from the printed rulebooks, rule by rule. Not every printed card, tile and mode could be found in public. What is missing is reconstructed, so that the games can be played, and marked ≈ wherever you see it. Each rule says what it rests on:
web-about-ground-printed = a rulebook says so.
web-about-ground-public = other public material says so; the rule names it.
web-about-ground-mixed = parts of the rule rest on different grounds; its sources say which part rests on what.
web-about-ground-ours = no source settles it: our own stand-in or ruling, never a fact about the printed game.
web-about-provenance-where = Read and search the rules:
web-about-fair = Provably fair
web-about-fair-text = Before a game begins, the server seals its chance: it shows the fingerprint of a secret number that decides every shuffle and draw. When the game is over, the number is revealed, and your browser can check that it matches the fingerprint.
web-about-privacy = What is kept
web-about-privacy-cookie = One cookie: a random number by which the server knows which seats are yours. It holds nothing about you, no script can read it, and nobody else gets it. There are no accounts, no advertising and no visitor statistics.
web-about-privacy-storage = Your browser remembers your language, theme, speed, sound and the name you play under. None of that leaves it, except your name at the tables you sit at.
web-about-privacy-server = The server keeps the tables: the choices made, the names at the seats and what is said there. Nothing on these pages is fetched from anywhere else.
web-about-licence = Licence
web-about-licence-text = The code is free software under the Apache License 2.0.
web-setup-for-all = { $name } for all
