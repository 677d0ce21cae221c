# Looking back at a game: the timeline, its moments and its branches.

web-timeline-title = Timeline
web-timeline-board = The board at this moment
web-timeline-controls = Moments of the game
web-timeline-start = The set-up
web-timeline-at = Choice { $at } of { $last }
web-timeline-back = Back one choice
web-timeline-forward = Forward one choice
web-timeline-turn-back = To the turn before
web-timeline-turn-forward = To the next turn
web-timeline-play = Play
web-timeline-pause = Pause
web-timeline-eyes = Seen by
web-timeline-spectator = spectators
web-timeline-save = Download
web-timeline-to-table = To the table
web-timeline-tree = Timelines
web-timeline-first = The first game
web-timeline-branch = Branch after choice { $at }
web-timeline-over = { $n ->
    [one] over, { $n } choice
   *[other] over, { $n } choices
}
web-timeline-running = { $n ->
    [one] running, { $n } choice
   *[other] running, { $n } choices
}
web-timeline-branch-here = Branch here
web-timeline-branch-from = Another timeline after choice { $at }
web-timeline-branch-text = A new table with the same past and a future of its own; this game stays as it is.
web-timeline-branch-name = Name of the timeline
web-timeline-branch-open = Open the timeline
