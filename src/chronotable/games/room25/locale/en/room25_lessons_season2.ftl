# Lessons: Season 2.

room25-lesson-characters = Season 2: characters and adrenaline
room25-lesson-characters-welcome = With Season 2 everybody has a fifth token, a special ability of their own. It is programmed like the others and works anywhere but in the Central Room. Here it is the second action of four friends.
room25-lesson-characters-max = Max carries a friend along. Choose the special ability.
room25-lesson-characters-carry = Carry Jennifer to B1. Whatever a room does, it does to both, and Max decides.
room25-lesson-characters-carry-where = Go to B1: you know that room.
room25-lesson-characters-sarah = Sarah stands in a Trapped Room and would have to leave it. She sabotages it instead: a spare empty room takes its place and the threat is gone. Choose the special ability.
room25-lesson-characters-jennifer = Jennifer calls a neighbour into her room. Choose the special ability: Kevin comes, and he must.
room25-lesson-characters-kevin = Kevin hacks: he swaps two rooms beside him, or commands a robot. There is no robot. Choose the special ability.
room25-lesson-characters-swap = Swap C1 and B2.
room25-lesson-characters-adrenaline = Max declared adrenaline in the programming phase, openly. Once a game it brings a third action after the second pass, chosen now; it may repeat an action, but is never a special ability. Choose Control.
room25-lesson-characters-third = Slide any line that you like.
room25-lesson-characters-others = The others: Franck regains his adrenaline, Emmet reopens closed rooms and locks open ones, Alice hides, and Bruce copies the ability of somebody beside him.

room25-lesson-new-rooms = Season 2: the new rooms
room25-lesson-new-rooms-emmet = Four friends, four rooms that only Season 2 knows. Emmet: choose Move.
room25-lesson-new-rooms-pivoting = Enter B2: a Pivoting Room. It is a corridor with two ends and turns towards the room that somebody comes from.
room25-lesson-new-rooms-kevin = From inside you may go, look and push only through the two ends; from outside every side is open. Kevin: choose Move.
room25-lesson-new-rooms-mirror = Enter D4: a Mirror Room. It takes your adrenaline, even if declared, and the rest of your programme: your turns of this round are over. Who has neither loses nothing, and the next round is as always.
room25-lesson-new-rooms-franck = Franck: choose Move.
room25-lesson-new-rooms-shredder = Enter B4: a Shredder Room. Going in is harmless. But when one leaves, or a robot comes, all who are still inside are out, and the room is closed for good. Those who leave together, carried by Max for example, are all safe.
room25-lesson-new-rooms-jennifer = So go in alone, or leave as the first. Jennifer: choose Move.
room25-lesson-new-rooms-paranoia = Enter C4: a Paranoia Room. All your tokens, special ability included, adrenaline not, become a shuffled stack; whenever it is your turn you draw the top one and must do it. It ends when you leave, or when the stack is empty and you programme again.
room25-lesson-new-rooms-others = The others: in a Jamming Room you silence the whole table. An A.B.M. Room draws a card, a Penalty hits only you. A Timer Room takes a round from all, in the last round you. And a Regeneration Room brings everybody back who is out.

room25-lesson-abilities = Season 2: abilities at a glance
room25-lesson-abilities-alice = What each of the eight can do, and what not. Alice hides until her next action, of any kind, even one that is lost: nobody can push, carry or call her, but rooms still find her. If hiding was her only token, she stays hidden all round. Choose the special ability.
room25-lesson-abilities-alice-hides = In this lesson Alice hides: choose the special ability.
room25-lesson-abilities-emmet = Emmet stands beside D2, a Flooded Chamber that is closed. Choose the special ability.
room25-lesson-abilities-emmet-opens = In this lesson Emmet uses his special ability.
room25-lesson-abilities-again = Two abilities lie on his token; you choose when it is turned up. Reactivate D2: the do-not-cross token goes, and the room lies face down again, as if nobody had ever been in it.
room25-lesson-abilities-again-lock = This time reactivate the closed room.
room25-lesson-abilities-locks = The other ability locks a face-up room beside him: only Emmet and robots go in, out goes everybody. There are two locks; if both lie somewhere, he moves one, never two on one room. When Emmet is out, the locks are gone, too.
room25-lesson-abilities-bruce = Bruce copies somebody in his own room or beside it: from Kevin only the robot, from Emmet only reopening, from Sarah only the room. Here it is Franck’s ability, which he gets only in the same room: his own adrenaline comes back. Choose the special ability.
room25-lesson-abilities-bruce-copies = In this lesson Bruce copies Franck: choose the special ability.
room25-lesson-abilities-franck = Franck himself gets his adrenaline back as often as you like, to be used from the next round on. With Madness there is no adrenaline, and his ability does nothing. Choose it.
room25-lesson-abilities-franck-rests = In this lesson Franck regains his adrenaline: choose the special ability.
room25-lesson-abilities-max = Not here today: Max moves and takes one character of his room along, who cannot refuse; not a robot, and nobody who hides. The room they enter affects both, and Max makes the choices.
room25-lesson-abilities-jennifer = And Jennifer calls somebody from beside her, who must come and meets what her room does. Not into a Flooded Chamber, nor into a locked room unless it is Emmet; no robots, nobody who hides. (If Bruce calls Jennifer, she may decline.)

room25-lesson-robots = Robots
room25-lesson-robots-welcome = Robots do nothing on their own. Somebody gives them an order, to move or to push; they explore for you, and they throw people out of rooms.
room25-lesson-robots-emmet = Emmet: choose Move.
room25-lesson-robots-room = Enter B2: a Robot Room. Its robot appears, one for each such room and two at most, and you may command any robot at once.
room25-lesson-robots-order = Whoever gives the order chooses the robot. Give it a Move order.
room25-lesson-robots-order-move-first = In this lesson it moves first.
room25-lesson-robots-where = Send it to Sarah, to B3. Rooms do nothing to a robot, except that a red one destroys it: that is how you test an unknown room.
room25-lesson-robots-kevin = Kevin can command a robot from afar. Choose the special ability.
room25-lesson-robots-hack = Two abilities lie on one token: hack the robot.
room25-lesson-robots-push = Now a Push order: the robot pushes somebody out of its own room.
room25-lesson-robots-push-push-now = This time the Push order.
room25-lesson-robots-sarah = Push Sarah to B4, the safe one.
room25-lesson-robots-sarah-trap = A3 is a Trapped Room. Push her to B4.
room25-lesson-robots-sarah-safe = B4 is known and safe: push her there.
room25-lesson-robots-end = Nobody pushes, carries or calls a robot. Into an Acid Bath or a Shredder Room it brings death to everybody there. Sarah can destroy one in her room. Who hides cannot be pushed by it, and Alice may refuse its push: the order is spent all the same.

room25-lesson-key = Cooperation: cards and the key
room25-lesson-key-welcome = With Season 2 the friends against the building need a key: nobody leaves through Room 25 until somebody has entered the Key Room. And one character eliminated means defeat.
room25-lesson-key-cards = The building plays, too: in every round but the last two A.B.M. cards are drawn first. The first one slid row 4 to the left. A line that has slid already is not slid back: such a card is ignored. A card with ×2 slides twice, and some cards draw another one.
room25-lesson-key-penalty = The second one is a Penalty: Franck and Jennifer have lost Control for the rest of the game. A card never slides Room 25 out; it only comes back at the other end.
room25-lesson-key-jennifer = Three wait in Room 25. Jennifer is at the door of D2. Choose Move.
room25-lesson-key-jennifer-key = First the key: let Jennifer move.
room25-lesson-key-key = Enter D2.
room25-lesson-key-key-key = The key is in D2.
room25-lesson-key-open = The Key Room! The way out is open from now on, and an empty room takes its place.
room25-lesson-key-next = Only Jennifer is still outside. In the next round she goes in, and then one of those who can still control slides Room 25 out. Try it from here!

room25-lesson-madness = Madness
room25-lesson-madness-welcome = On Madness difficulty the building goes mad: a card comes before each of the two passes, madness cards among them, and nobody has adrenaline.
room25-lesson-madness-card = The first card lies on display until the end of the round: Acceleration. Every Control action now slides its line twice.
room25-lesson-madness-control = Try it: choose Control for Emmet.
room25-lesson-madness-control-first = Let Emmet control first.
room25-lesson-madness-twice = Slide row 2 to the right and count the steps.
room25-lesson-madness-twice-there = For this lesson: row 2, to the right.
room25-lesson-madness-pass = Two steps! Kevin may pass on one of his two actions: let him.
room25-lesson-madness-franck = Franck passes, too.
room25-lesson-madness-jennifer = And Jennifer.
room25-lesson-madness-second = The second card came before the second pass: Setback. The first player’s character is back in the Central Room, and nobody was asked.

room25-lesson-madness-others = Other madness cards: Jamming forbids all talk for a round; Robot sends one to throw the first player’s character into a yellow room; Lock-down locks a room beside it, for all but Emmet and robots; Disabled rooms turns the empty rooms of a colour face down again, as if nobody had been there.
room25-lesson-madness-end = Plan for the building’s two moves in each round, stay close to each other, and do not stand in red rooms: two Time bombs in one round end those who do. Good luck!
