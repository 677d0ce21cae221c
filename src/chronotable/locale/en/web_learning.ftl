# The pages on how to play.

web-how-to-play-rules = All rules
web-how-to-play-print = Print (2 pages)
web-how-to-play-foot = Our own words and drawings, by Chronotable. When something is not possible, the table says why, with its rule.
