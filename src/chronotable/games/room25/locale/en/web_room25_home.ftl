# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-room25 = Plan your steps in secret and find the way out of a building whose rooms move.
web-home-summary-room25 = { $round ->
    [0] Before round 1
   *[other] Round { $round }
}, { $rounds_left ->
    [one] { $rounds_left } round left
   *[other] { $rounds_left } rounds left
}
web-about-publisher-room25 = Room 25 and its expansion Season 2 are published by Matagot.
