# `chronotable draw`.

cli-draw-about = Draw the table of a saved game as a picture (SVG)
cli-draw-help-file = a save
cli-draw-help-at = the table after so many choices; by default as it is at the end of the save
cli-draw-help-out = where the picture goes; by default beside the save, ending in .svg; a hyphen (-) stands for the standard output
cli-draw-help-seat = what this seat sees, numbered from 0; “all” for what all of them know; by default what a spectator sees
cli-draw-help-dark = for dark pages; by default as whoever looks at it has it
cli-draw-help-light = for light pages
cli-draw-help-pack = a pack the save needs; may be repeated
cli-draw-help-go-on = if the game was played under other rules, draw how far it comes under the rules here
cli-draw-help-lang = language of the picture
cli-draw-done = Drawn: { $path }
cli-draw-same = The picture would replace the save: { $path }
