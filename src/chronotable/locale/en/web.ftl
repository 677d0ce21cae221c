# The web table: bar, settings, decision, log, talk, seats, end of the game.

## Pages

web-lost = There is no page here.
web-to-home = To the home page
web-home-link = Chronotable: to the home page
web-broken = Something on this page went wrong.
web-reload = Reload the page
web-menu = Menu
web-close = Close
web-fold = Fold or unfold
web-problem-offline = The server cannot be reached. Check the connection and try again.
web-problem-server = The server could not answer (error { $status }).

## Settings

web-language = Language
web-theme = Theme
web-theme-light = Light
web-theme-dark = Dark
web-theme-system = System
web-theme-toggle = Light or dark
web-speed = Animations
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-none = off
web-sound = Sound when it is your turn
web-first-notes = Explain things when they first matter
web-first-note = For the first time
web-sounds = Sounds of the game
web-volume = Volume
web-notifications = Notification when it is your turn

## Table

web-table-title = { $game } · Chronotable
web-table-loading = Setting the table…
web-table-gone = There is no such table.
web-connection-lost = The connection is lost.
web-connection-again = Reconnecting; nothing in the game is lost.
web-skip-to-decision = Skip to the decision
web-board = Board
web-tabs = Parts of the table
web-tab-act = Act
web-tab-log = Log
web-rules = Rules
web-how-to-play = How to play
web-how-to-play-named = How to play { $game }
web-legend = Symbols
web-timeline = Timeline
web-save = Download the save
web-keys = Keys

## Decision

web-decision = Decision
web-options-show = Show the options
web-options-hide = Hide the options
web-options = Options
web-options-all = { $n ->
    [one] { $n } option as a list
   *[other] All { $n } options as a list
}
web-your-turn = Your turn
web-which = Which of these?
web-waiting = Waiting for { $names }.
web-moment = One moment…
web-spectator = You are watching.
web-undo = Undo
web-takeback = Take back
web-takeback-why = Something has been revealed, or others have chosen since: everybody has to agree.
web-takeback-to = Propose going back to before choice { NUMBER($choice, useGrouping: 0) }
web-back = Back
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-favourite = Suggestion: { $option }
web-hint-why = Why: { $why } (the bot “{ $bot }”).
web-hint-equal = Comes to the same:
web-hint-plan = Show how the plan goes on ({ $n ->
    [one] { $n } more step
   *[other] { $n } more steps
})
web-hint-plan-hide = Hide the plan
web-why-not = Why not?
web-why-mode = Point at anything: the table says what it is, and why it cannot be chosen.
web-why-not-now = Not now.
web-why-possible = This is possible.
web-why-rule = Show rule { $rule }

## Seats

web-seats = Seats
web-you = You
web-still-choosing = { $n ->
    [one] { $n } still choosing
   *[other] { $n } still choosing
}
web-seat-open = open
web-seat-about = { $name }{ $figure ->
    [none] { "" }
   *[other] { " " }({ $figure })
}{ $kind ->
    [bot] , bot
    [open] , waiting for somebody
    [lent] , a bot plays for this person
    [absent] , not here
   *[person] { "" }
}{ $turn ->
    [yes] , choosing now
    [done] , has chosen
   *[no] { "" }
}
web-seat-bot = A bot plays here: { $bot }.
web-seat-open-why = Nobody sits here yet. Whoever opens the seat’s link and sits down gets it.
web-seat-absent = { $name } is not here.
web-sit = Sit down here
web-look-from = See the table from this seat
web-name = Name
web-rename = Rename
web-bot = Bot
web-lend = Let a bot play
web-take-back = Take your seat back
web-hand-over = Hand the seat over
web-hand-over-why = This makes a new link. Whoever sits down with it gets the seat, and you no longer hold it. The table will show that a seat has changed hands.
web-hand-over-yes = Make the link
web-hand-over-done = Send this link to the new player. It stays here at the table until the seat is taken.
web-propose-bot = Propose a bot for this seat
web-link = Link to the seat
web-copy-link = Copy link
web-copied = Copied
web-watching = { $n ->
    [one] { $n } person is watching
   *[other] { $n } people are watching
}
web-invite = Invite
web-invite-open = { $n ->
    [one] { $n } open seat
   *[other] { $n } open seats
}
web-invite-why = Send each link to one person. It is the key to the seat: no account is needed.

## Several people at one screen

web-pass-screen = Pass the screen to { $name }
web-pass-why = The next view shows secrets. Everybody else, please look away.
web-pass-ready = I am { $name }: show my seat
web-pass-trust = Do not ask again at this table: everybody may see everything.

## Proposals

web-proposal = Proposal
web-proposal-takeback = { $choice ->
    [0] { $name } proposes going back to the beginning.
   *[other] { $name } proposes going back to the moment after choice { NUMBER($choice, useGrouping: 0) }.
}
web-proposal-replace = { $name } proposes that a bot plays for { $absent }.
web-proposal-missing = Still to answer: { $names }.
web-proposal-withdraw = Withdraw
web-proposal-declined = Somebody declined, so nothing changes.
web-agree = Agree
web-decline = Decline

## Log

web-log = Log
web-log-and-talk = Log and talk
web-log-choice = { $n ->
    [0] beginning
   *[other] choice { NUMBER($n, useGrouping: 0) }
}
web-log-since = Since your last turn
web-log-none = Nothing has happened yet.
web-log-more = Show earlier
web-past = { $at ->
    [0] Before choice 1 of { NUMBER($last, useGrouping: 0) }
   *[other] After choice { NUMBER($at, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }
}
web-past-back = Back to now
web-past-prompt = You are looking at the past.
web-past-earlier = One choice earlier
web-past-later = One choice later
web-past-look = Look at the moment after choice { NUMBER($at, useGrouping: 0) }
web-past-missing = This moment cannot be shown.
web-branch = Branch here

## Talk

web-talk = Talk
web-talk-unread = new
web-talk-none = Nobody has said anything yet.
web-talk-say = Say something
web-talk-send = Send
web-talk-channel = Who hears it
web-talk-table = Table
web-talk-team = Team
web-talk-spectator = Spectator
web-talk-silence = Silence
web-talk-off = A rule of the game forbids talking for now.
web-talk-off-short = Talking is forbidden now

## End of the game

web-end = The game is over
web-end-won = { $all ->
    [yes] You have won together!
   *[no] You have won!
}
web-end-lost = You have lost.
web-end-winners = { $n ->
    [one] { $names } has won.
   *[other] { $names } have won.
}
web-end-nobody = Nobody has won.
web-end-winner = winner
web-end-replay = Watch the game again
web-end-branch = Try another timeline
web-end-new = Set up a new game
web-proof = Check the draws
web-proof-good = Every draw was fixed before the game began.
web-proof-bad = The seeds do not match the fingerprints shown at the beginning.
web-proof-bad-draws = The draws do not follow from the seeds.
web-proof-here = Checked here, by your browser: every seed matches the fingerprint shown for it, and { $n ->
    [one] the one draw follows from its seed
   *[other] all { $n } draws follow from their seeds
}.{ $former ->
    [0] {""}
   *[other] {" "}Earlier draws ({ $former }) were made in an older way, which only the server can check.
}
web-proof-server = { $verified ->
    [yes] Checked by the server, which has played the game again: the rules called for exactly these draws.
   *[no] The server has played the game again and found different draws.
}
web-proof-numbers = Seeds and fingerprints
web-proof-seed = { $from ->
    [0] Seed from the beginning
   *[other] Seed after choice { NUMBER($from, useGrouping: 0) }
}
web-proof-commitment = Its fingerprint (BLAKE2b)
web-proof-chance = (chance, version { $chance }{ $takebacks ->
    [0] {""}
    [one] , after { $takebacks } agreed takeback
   *[other] , after { $takebacks } agreed takebacks
})

## Keys

web-key-option = choose an option by its number
web-key-confirm = choose the focused or the only option
web-key-end = end this part of the turn
web-key-undo = undo, or propose a takeback
web-key-hint = hint
web-key-what = what is this: explain what is pointed at or focused
web-key-why = why not: explain instead of choosing
web-key-tab = next thing that can be chosen
web-key-arrows = walk over the board
web-key-board = to the board
web-key-hand = to the hand
web-key-log = to the log
web-key-past = earlier and later moments
web-key-skip = skip the animations
web-key-cancel = cancel, close
web-key-help = this list

## Plain board

web-generic-status = { $turn ->
    [0] { "" }
   *[other] Turn { NUMBER($turn, useGrouping: 0) }
}
web-generic-targets = What can be chosen
web-generic-facts = The table
