# The rules: the ledger of a game as a page and as a panel.

web-rules-title = Rules
web-rules-of = Rules of { $game }
web-rules-games = Games
web-rules-about = Every rule has a number, which the table quotes when something cannot be done. What it rests on is one tap away.
web-rules-tags = In the sources [seed] means a printed rulebook, [public] other public material, [ruling] a ruling of our own.
web-rules-packs = What comes from packs
web-rules-packs-text = These records come from a data file by an owner of the game. They replace ours and are not stand-ins.
web-rules-packs-whole = all of it
web-rules-search = Search the rules
web-rules-grounds = What a rule rests on
web-rules-ground-printed = printed
web-rules-ground-public = public
web-rules-ground-mixed = mixed
web-rules-ground-ours = ours
web-rules-found = { $n } of { $all ->
    [one] { $all } rule
   *[other] { $all } rules
}
web-rules-chapter = Go to a chapter
web-rules-none = No rule contains all these words.
web-rules-link = Link to this rule
web-rules-rests = What it rests on
web-rules-loading = The rules are on their way…
web-rules-english = The rules are written in English.
web-rules-no-ledger = The rules of this game are not written down here.
web-rules-glossary = Glossary
web-rules-term = What this is: { $rule }
web-rules-more = { $n ->
    [one] And { $n } more rule that has some of these words.
   *[other] And { $n } more rules that have some of these words.
}
