# Drawings of matches for notebooks and documents.

drawing-choosing = To choose: { $players }
drawing-over = The game is over
drawing-won = { $players }: won.
drawing-nobody = Nobody has won.
drawing-column-player = Player
drawing-column-score = Score
drawing-column-won = Won
drawing-seat = A drawing shows what a seat from 0 to { $last } sees, what a spectator sees (None) or what all seats know (“all”), not { $found }.
drawing-dark = Dark is True, False or None (as the reader has it), not { $found }.
