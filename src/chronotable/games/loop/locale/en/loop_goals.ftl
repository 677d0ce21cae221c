# Who you are in The LOOP, what you want together, and what threatens you.

loop-brief-who = { $several ->
    [no] Your agent: { $agents }.
   *[yes] Your agents: { $agents }.
}
loop-brief-side = { $players ->
    [1] Your agents win or lose together, against Dr Faux.
   *[other] All agents win or lose together, against Dr Faux.
}
loop-brief-goal = { $mode ->
    [centrifuges] Complete and archive 4 sabotage tiles, and dismantle all 3 centrifuges.
    [super_clones] Complete and archive 4 sabotage tiles, and clear the board of Supa Clones.
   *[other] Complete and archive 4 sabotage tiles.
}
loop-brief-end = You lose at once when a fourth vortex would open, or a second one in the same era, or when the third cycle is over.

loop-fate-deadly = { $several ->
    [no] The next rift here loses the game: { $eras }.
   *[yes] The next rift in one of these eras loses the game: { $eras }.
}
loop-fate-no-vortex-left = { $n } vortices are open: one more, anywhere, and you have lost.
loop-fate-one-vortex-left = { $n } of { $all } vortices are open. The one after the third loses the game.
loop-fate-full = { $several ->
    [no] The next rift here opens a vortex: { $eras }.
   *[yes] The next rift in one of these eras opens a vortex: { $eras }.
}
loop-fate-last-cycle = The last cycle. { $n ->
    [0] This is the last turn!
    [one] After this turn there is { $n } more.
   *[other] After this turn there are { $n } more.
}
