# Where a finished game turned, in the terminal and on the page.
analysis-title = { $game }: where it turned
analysis-running = Only a game that is over can be analysed.
analysis-nothing = There is no win probability for this set-up: too few games of it have been played to learn from.
analysis-curve = How likely a win was
analysis-all = All players
analysis-end = The end
analysis-unknown = cannot be said yet
analysis-certain = { $won ->
    [yes] won
   *[no] not won
}
analysis-tenths = about { $n } in 10
analysis-measure = Win probability in percent
analysis-then = { $first } → { $rest }
analysis-shares = Choices and luck, in percentage points
analysis-share-all = Your choices: { $own }. Luck: { $luck }. In all: { $whole }.
analysis-share = { $name } – own choices: { $own }; choices of others: { $others }; luck: { $luck }; in all: { $whole }.
analysis-turns = The choices that cost most
analysis-no-turns = No choice stands out as a mistake.
analysis-turn = Choice { NUMBER($at, useGrouping: 0) }, { $name }: { $choice }. It cost about { $cost ->
    [one] { $cost } percentage point
   *[other] { $cost } percentage points
}.
analysis-cost = it cost about { $cost ->
    [one] { $cost } percentage point
   *[other] { $cost } percentage points
}
analysis-better = Better: { $plan }.
analysis-behind = Learned from { $n ->
    [one] { $n } game
   *[other] { $n } games
} of this set-up between quick bots, who look ahead to the end of their turn and now and then choose at random. A figure says how often such players win from there; you may do better.
