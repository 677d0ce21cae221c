# The gallery: every component of every game.

## The page

web-gallery-lead = Every component of every game as the boards draw it, by day and by night. Rest the pointer on a piece, reach it with Tab, or press and hold it: it says what it is. The positions are taken from real games; here nothing can be chosen.
web-gallery-games = Games
web-gallery-both = Both
web-gallery-board = The board
web-gallery-compact = On a phone
web-gallery-panels = Panels beside the board
web-gallery-end = After the end

## Shared parts

web-gallery-parts = Shared by all boards
web-gallery-rest = At rest
web-gallery-can = Can be chosen
web-gallery-lit = Pointed at
web-gallery-spent = Used
web-gallery-chosen = Chosen
web-gallery-stand-in = Stand-in mark
web-gallery-count = Count
web-gallery-four = 4 cards
web-gallery-none = None
web-gallery-row = a piece as a row
web-gallery-bubble = What a piece is and does, beside it: it never covers anything that can be chosen.
web-gallery-countdown = Five rounds left
web-gallery-level = The fourth step of six
web-gallery-pay = Choose how to pay
web-gallery-pay-with = What with
web-gallery-pay-cards = Cards
web-gallery-pay-dice = Dice
web-gallery-pay-bag = From the bag
web-gallery-pay-empty = the bag is empty
web-gallery-pay-who = Who pays
web-gallery-pay-one = One player
web-gallery-pay-all = Everybody
web-gallery-pay-go = Pay
web-gallery-main = Main button
web-gallery-button = Button
web-gallery-soft = Quiet button
web-gallery-chip = Chip
web-gallery-why = Why something cannot be chosen, with its rule.
