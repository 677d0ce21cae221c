"""Learning how likely a win is: games of a stated kind of player, and the weights that fit them."""
