# `chronotable rules`: looking up rules, where they come from, and which of them have a test.

cli-rules-about = Look up the rules of a game
cli-rules-help-game = the game; without it, every game that has a rule ledger
cli-rules-help-words = a rule ID such as 8.11, the number of a section, or words to search for
cli-rules-help-coverage = list the rules that no test names (in a checkout of the project)
cli-rules-help-taught = list the rules that come up in ordinary games but that no lesson and no how-to-play page explains
cli-rules-help-provenance = how much is printed, published elsewhere, or our own
cli-rules-help-lang = the language of the rules and of everything else

cli-rules-games = Games with a rule ledger
cli-rules-games-hint = Go on with: chronotable rules { $game }
cli-rules-ledger =
    { $count ->
        [one] Rules of { $game }: { $count } rule
       *[other] Rules of { $game }: { $count } rules
    }
cli-rules-sections-hint = Go on with a section (chronotable rules { $game } 1), a rule ({ $rule }) or words to search for.
cli-rules-section =
    { $count ->
        [0] { $game }, section { $section }: { $title }
        [one] { $game }, section { $section }: { $title } ({ $count } rule)
       *[other] { $game }, section { $section }: { $title } ({ $count } rules)
    }
cli-rules-rule = { $rule } ({ $game }, section { $section }: { $title })
cli-rules-found =
    { $count ->
        [one] { $count } rule found in { $game }
       *[other] { $count } rules found in { $game }
    }
cli-rules-more =
    { $count ->
        [one] { $count } more rule; add words to narrow the search.
       *[other] { $count } more rules; add words to narrow the search.
    }
cli-rules-nothing = Nothing found for “{ $words }”. Games with a rule ledger: { $games }.

cli-rules-rests-on = Rests on: { $kinds }
cli-rules-rests-on-printed = a printed rulebook
cli-rules-rests-on-public = other public material
cli-rules-rests-on-ours = our own ruling
cli-rules-source = Source: { $text }
cli-rules-ruling = Ruling: { $text }
cli-rules-note = Note: { $text }
cli-rules-provenance-rules = Rules of { $game } by what they rest on
cli-rules-provenance-components = Components of { $game } by where they come from

cli-rules-coverage-needs-checkout = Coverage reads the tests, so it needs a checkout of the project.
cli-rules-coverage-of-game = Coverage takes the name of a game or nothing. Games with a rule ledger: { $games }.
cli-rules-uncovered =
    { $count ->
        [one] { $count } rule of { $game } without a test
       *[other] { $count } rules of { $game } without a test
    }
cli-rules-unknown =
    { $count ->
        [one] { $count } ID that is not in the ledger of { $game }, and where it is named
       *[other] { $count } IDs that are not in the ledger of { $game }, and where they are named
    }
cli-rules-tested-anyway =
    { $count ->
        [one] { $count } rule of { $game } is listed in not_executable.yaml although a test names it
       *[other] { $count } rules of { $game } are listed in not_executable.yaml although tests name them
    }
cli-rules-not-executable =
    { $count ->
        [one] { $count } rule of { $game } that no test can exercise, with the reason
       *[other] { $count } rules of { $game } that no test can exercise, with the reasons
    }
cli-rules-coverage-summary = { $game }: { $covered } of { $rules } rules have a test; without one: { $uncovered }; not executable: { $excepted }; unknown IDs: { $unknown }.
cli-rules-untaught =
    { $count ->
        [one] { $count } rule of { $game } that comes up in ordinary games and is not explained
       *[other] { $count } rules of { $game } that come up in ordinary games and are not explained
    }
cli-rules-taught-summary = { $game }: { $met } rules come up in ordinary games ({ $games } by bots); lessons and how-to-play pages explain { $taught } of them ({ $percent }%), and { $all } of all { $rules }.

cli-rules-column-game = game
cli-rules-column-sections = sections
cli-rules-column-rules = rules
cli-rules-column-section = section
cli-rules-column-title = title
cli-rules-column-printed = printed
cli-rules-column-public = public
cli-rules-column-mixed = mixed
cli-rules-column-ours = ours
cli-rules-column-table = data table
cli-rules-column-records = records
cli-rules-column-partly-reconstructed = partly reconstructed
cli-rules-column-reconstructed = reconstructed
cli-rules-no-ledger = There is no rule ledger for “{ $game }”. Games with one: { $games }.
