pig-prompt = You have { $pot } in the pot. Roll again, or hold?
pig-option = { $verb ->
    [roll] Roll the die
   *[hold] Hold
}
pig-event-rolled = { PLAYER($seat) } rolls { $die }.
pig-event-held = { PLAYER($seat) } holds and has { $score }.
pig-event-over = The game is over.
pig-why = “{ $key }” is not possible now: only roll or hold, on your turn.
pig-result = { PLAYER($winner) } wins.
