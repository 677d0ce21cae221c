## Lessons

room25-lesson-first = The first two rounds
room25-lesson-first-welcome = Four prisoners wake up in a building of 25 rooms that keeps moving. You are Emmet; bots play Kevin, Franck and Jennifer, and you win or lose together. Find Room 25, get everybody inside, and slide it out of the building within 8 rounds.
room25-lesson-first-corners = Room 25 was dealt to one of the exit zones, the four corners with the blue frame. The shape of the badge warns you: a disc is safe, a triangle is an obstacle, an octagon is deadly, a diamond is special.
room25-lesson-first-clue = Before the first round everybody may look under one room beside the centre. Look at C2.
room25-lesson-first-clue-why = Any room beside the centre may be looked at; for this lesson look at C2, where your way leads.
room25-lesson-first-programme = C2 is empty and safe: remember it. Every round begins with programming. In secret, and all at the same time, everybody chooses up to two different actions and their order: Look, Move, Push or Control. Whatever the others do then, your programme stays as it is.
room25-lesson-first-first = In a building that you do not know, it is wise to look before you move. Programme exactly that: first Look, then Move.
room25-lesson-first-first-why = In the Central Room you can neither push nor control, and whoever moves before looking may walk into death. First Look, then Move.
room25-lesson-first-look = All programmes are laid. Now everybody’s first token is turned up, one after the other in turn order, and you come first. Look shows you a face-down room beside yours (across a corner is not beside). All see where you look; only you learn what is there. Look at C4.
room25-lesson-first-look-why = C2 you know already. You may look at B3 or D3 as well, but in this lesson what matters is what waits on the other side: in C4.
room25-lesson-first-danger = A Mortal Chamber! Whoever enters it is eliminated, and then nobody gets out. Among friends you might now say its colour, red, and nothing more. Meanwhile the others carry out their first actions: the log tells you what they did.
room25-lesson-first-move = In the second pass your Move is turned up, as you programmed it. Moving into a room reveals it, and its effect comes at once. Move to C2: you know that it is safe.
room25-lesson-first-move-why = You do not know what is there, or you know that it kills. C2 is the only neighbour that you know to be safe.
room25-lesson-first-round = When everybody has acted, the countdown moves on and new programmes are laid. The turn order moves on as well: this time you act last, so the others may have moved you, or the building, before your turn comes.
room25-lesson-first-control = Now the strongest action: Control slides the row or column you are in. Programme first Control, then Look.
room25-lesson-first-control-why = Beside C2 there is no exit zone: a look from here cannot find Room 25, and a move leads into the unknown. So let Control carry you on first, then Look.
room25-lesson-first-slide = Slide row 2 to the right. Everybody inside rides along, and the room that slides off one end comes back at the other.
room25-lesson-first-slide-why = Both ways lead you beside an exit zone; in this lesson the lucky one is to the right.
room25-lesson-first-find = The row carried you to D2, right below an exit zone. Your second token is Look: look at D1.
room25-lesson-first-find-why = Room 25 can only lie in an exit zone: beside you these are D1 and E2. In this lesson look at D1.
room25-lesson-first-yours = There it is: Room 25! Now the others must come too. Wait for them, push them, slide the rows they are in. When all four are inside, a Control action made there slides Room 25 out of the building. Look before you move, and good luck: the game is yours!
