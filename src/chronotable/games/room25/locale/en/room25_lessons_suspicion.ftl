# Lessons: Suspicion.

room25-lesson-prisoner = Suspicion: among prisoners
room25-lesson-prisoner-welcome = In Suspicion everybody gets a secret role. You are Emmet, a prisoner. With four players five roles are shuffled and one stays in the box: a guard may sit among you, or none.
room25-lesson-prisoner-goal = Prisoners win if all of them escape through Room 25; in the last round one may be missing. Guards win when two prisoners are eliminated, or when time is up.
room25-lesson-prisoner-word = In the last round Kevin looked at A2 and said “green”. You may tell the colour of what you saw, say nothing, or lie. Is it true?
room25-lesson-prisoner-programme = Programme first Move, then Look: it is good to be able to step away.
room25-lesson-prisoner-programme-both = Kevin is in your room and acts before you. If he pushes you into danger, only Move as your first token saves you, and a Look is useful wherever you end up.
room25-lesson-prisoner-pushed = Kevin acts before you and pushes you into A2. Green, he said: it is a Trapped Room! You must leave it with your next action.
room25-lesson-prisoner-escape = Your first token is Move. Back to B2!
room25-lesson-prisoner-escape-lost = A3 is unknown and may be worse than the trap. And in A1 your Look would be lost: all rooms beside it are face up already.
room25-lesson-prisoner-look = Now the second token: your Look has only one room to see. Look at B3.
room25-lesson-prisoner-look-first = Your role can stay hidden as long as you live. The programmed Look is carried out first: look at B3.
room25-lesson-prisoner-tell = Tell the others about B3 what you like: a colour, nothing, or a lie.
room25-lesson-prisoner-judge = Is Kevin a guard? He lied and he pushed; but prisoners may lie, too, and nobody who is a prisoner can prove it. Only when a second character is eliminated must the first one show a role, and so on with each further one. A guard shown so chooses freely from the next round on, a prisoner goes on programming. Talk, and keep your distance.

room25-lesson-guard = Suspicion: as a guard
room25-lesson-guard-welcome = You are Kevin, and a guard: two prisoners eliminated, or time up, and you win. If there are two guards, they do not know each other. Nobody suspects you yet.
room25-lesson-guard-hidden = Jennifer has been eliminated already, but as the first one she keeps her role secret. One more prisoner and it is done.
room25-lesson-guard-lie = A Mortal Chamber: red. Whoever has looked at a room alone may say which colour it is, and may lie: the others hear it and cannot check it until the room is open. Announce green, or blue.
room25-lesson-guard-lie-colour = Red or yellow would warn everybody, and silence after a look is noticed. Only a colour that sounds harmless brings somebody closer.
room25-lesson-guard-lie-early = Not yet: once you have shown yourself as a guard nobody believes you, and the lie would be wasted.
room25-lesson-guard-show = On your own turn you may drop the mask. It costs you the others’ trust, but from the next round on you programme nothing and choose each action when it comes. Reveal yourself as a guard.
room25-lesson-guard-show-first = Then your turn ends with the mask on: in the next round you would have to programme again, without knowing where the others will be.
room25-lesson-guard-look = First the programmed Look. Look at A2.
room25-lesson-guard-look-early = Too early: once you have shown yourself as a guard, nobody believes what you say about a room. Look first.
room25-lesson-guard-look-plan = You may look at that room as well, but this look is the only one you have, and what is of use to a guard lies in A2.
room25-lesson-guard-free = The Mortal Chamber is right beside you, and Emmet is still in your room. This round you are free to choose, except that the second action must be a different one. Choose Push.
room25-lesson-guard-free-push = Only Push takes Emmet into the Mortal Chamber. By your second action he may be gone, for he acts before you.
room25-lesson-guard-end = Where do you push him? To A2.
room25-lesson-guard-end-where = Only of A2 do you know that it kills. Anywhere else Emmet would most likely live on, and he would be warned.
room25-lesson-guard-won = Two prisoners are eliminated: the guards win at once, in the middle of the round. Prisoners know this, too: they keep you apart from their friends, and if most of the living gather in Room 25, all others must show their roles.

room25-lesson-teams = Against each other, and alone
room25-lesson-teams-welcome = In Team the two sides sit alternately. You are Kevin, Jennifer is your partner: whose prisoners escape together first wins, or who survives the other side. Who has lost a member may leave only in the last round. Both of you are in Room 25, and your second token is Control.
room25-lesson-teams-escape = It lies in the corner. Slide it over the edge: column E upwards, or row 1 to the right. Opponents in it would not keep you from it.
room25-lesson-teams-escape-inside = That way it slides back inside. Over the edge: column E upwards, or row 1 to the right.
room25-lesson-teams-won = Free, and the game is over in the middle of the round: whether it is over is looked at after every single effect. If nobody gets out, the team with more people in Room 25 wins.
room25-lesson-teams-competition = In Competition everybody leads two characters, each with tokens, marker and programme of its own. First out with both wins, or the last with anybody alive. Who has lost one may escape with the other, but only in the last round.
room25-lesson-teams-alone = Solo you lead four against the building, without programmes. On Standard difficulty both cards come at the start of the round, then you declare adrenaline; with Madness a card comes before each of the leader’s two actions.
room25-lesson-teams-open = Always open to all: figures, face-up rooms, tokens, the order, and which room somebody looks at. Secret: what they saw, programmes, roles, the deck. Keep track of rooms in your memory; your reminder token, put on any face-down room on your own turn, travels along with it.
