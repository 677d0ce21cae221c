# Words of the drawings alone: how many cards are left in the deck of this cycle.

drawing-loop-deck = Dr Faux’s cards: { $n }
