# How to play Room 25, and its symbols.

room25-how-to-play-goal = You wake up in the middle of a building of 25 rooms. Nearly all of them lie face down, many can kill, and rows and columns slide. Somewhere near a corner is Room 25, the way out: find it, gather in it, and slide it out of the building before time is up.
room25-how-to-play-modes = Who belongs together depends on the mode. In Cooperation and Solo all of you escape or nobody does. In Suspicion guards hide among the prisoners, and nobody knows who. In Team and Competition the first side to escape wins.
room25-how-to-play-programming = Every round you all choose two different actions, at the same time and in secret, and lay them down in order. Then everybody in turn carries out the first, and after that everybody the second. What you have laid down you must do, even if the building has moved under your feet.
room25-how-to-play-look = Look: see an adjacent face-down room in secret. Move: go to an adjacent room; it is turned face up, and what it does happens to you.
room25-how-to-play-push = Push: somebody else in your room goes to an adjacent one, and you stay. Control: the row or the column of your room slides one step, with everybody in it; the room that drops out comes back at the other end.
room25-how-to-play-central = Everybody starts in the Central Room. It never moves, so its row and its column never slide, and inside it only Look and Move are possible.
room25-how-to-play-season = With Season 2 every character has a special ability as a fifth token. Once a game, adrenaline gives a third action; you must declare it while programming.
room25-how-to-play-colours = Colour and shape say how dangerous a room is: the blue diamond is special, the green disc safe, the yellow triangle an obstacle, the red octagon deadly. The pictogram says which room it is.
room25-how-to-play-escape = Room 25 can leave the building only from an exit zone: a corner or a place beside it. When all of your side are inside, one of you slides it over the edge with Control, and you are free. With Season 2, Cooperation and Solo ask for the Key Room first, and nobody may be eliminated.
room25-how-to-play-suspicion = In Suspicion all prisoners must be in Room 25; in the last round one may be missing. The guards win when two prisoners are eliminated, or when time is up.
room25-how-to-play-time = The countdown shows the rounds that are left, at most 10. Beware: except in Cooperation and Solo, the first step into Room 25 sets off the alarm, and only 5 rounds remain.
room25-how-to-play-mistake-central = Programming Push or Control for the Central Room. There they are lost: first get out, then do something with your second action.
room25-how-to-play-mistake-name = Saying too much. Of a room you have seen you may tell the colour, truly or not, but never its name.
room25-how-to-play-mistake-open = Trusting a room because it lies face up. Its effect strikes whoever enters, every time. Only when a line slides and your room takes you along does nothing happen.
room25-how-to-play-mistake-direction = Sliding a line and meaning to slide it back. Until the round is over it moves only in the direction of its first slide.
room25-how-to-play-mistake-exit = Standing in Room 25 without a Control in hand. Only a Control action by somebody inside opens the way; the Control Room does not.

## Legend

room25-legend-blue = Blue rooms
room25-legend-green = Green rooms
room25-legend-yellow = Yellow rooms
room25-legend-red = Red rooms
room25-legend-danger-blue = Blue diamond
room25-legend-danger-blue-text = A special room.
room25-legend-danger-green = Green disc
room25-legend-danger-green-text = Safe, and often useful.
room25-legend-danger-yellow = Yellow triangle
room25-legend-danger-yellow-text = An obstacle: it costs you time.
room25-legend-danger-red = Red octagon
room25-legend-danger-red-text = Deadly.
room25-legend-room25 = The way out: a Control from inside slides it over the edge.
room25-legend-actions = Actions
room25-legend-look = See an adjacent face-down room in secret.
room25-legend-move = Go to an adjacent room.
room25-legend-push = Send another character from your room to an adjacent one.
room25-legend-control = Slide the row or column of your room one step.
room25-legend-special = What only this character can do; not in the Central Room.
room25-legend-adrenaline = Adrenaline
room25-legend-adrenaline-text = Once a game, a third action, declared while programming.
room25-legend-tokens = On the board
room25-legend-closed = Do not cross
room25-legend-closed-text = Nobody may enter any more; those inside may leave.
room25-legend-locked = Lock
room25-legend-locked-text = Only Emmet and robots may enter.
room25-legend-reminder = Reminder
room25-legend-reminder-text = Somebody wants to remember this room.
room25-legend-deadline = Deadline
room25-legend-deadline-text = Whoever stays here too long is eliminated.
room25-legend-seen = Seen
room25-legend-seen-text = You have looked at this room; only you know it.
room25-legend-eliminated = Eliminated
room25-legend-eliminated-text = This character is out of the game unless it is revived.
room25-legend-silence = Silence
room25-legend-silence-text = No information may be exchanged now.
