# Learning a game: how to play, and the legend of symbols.

kernel-how-to-play-of = How to play { $game }
kernel-how-to-play-goal = What you want
kernel-how-to-play-turn = What you do
kernel-how-to-play-symbols = How to read it
kernel-how-to-play-end = How it ends
kernel-how-to-play-mistakes = Five beginners’ mistakes
kernel-legend = What the symbols mean
kernel-legend-everywhere = In every game
kernel-legend-stand-in = Stand-in
kernel-legend-stand-in-text = The printed text or value is not known; this one is ours.

## What is wrong with such a page

kernel-pictures-broken = { $file } of the game "{ $name }" cannot be read ({ $detail }).
kernel-pictures-wrong = { $file } of the game "{ $name }", { $path }: { $problem }
