## Puzzles

room25-puzzle-escape-title = Escape this round
room25-puzzle-escape = The whole building is known. Escape before this round ends. Only one choice leads there.
room25-puzzle-escape-wrong = That way nobody escapes in this round any more.
