# The end of a game of Room 25, and the course it took.

room25-victor-draw = A draw.
room25-victor-prisoners = The prisoners have won.
room25-victor-guards = The guards have won.
room25-victor-nobody = Nobody has escaped.
room25-victor-everybody = Everybody has escaped.
room25-victor-most = All but one have escaped.
room25-end-role = { $role }
room25-end-eliminated = { $character } was eliminated in round { $n }, in { $cell }.
room25-end-eliminated-in = { $character } was eliminated in round { $n }, in { $cell }: { $room }.
room25-end-inside = { $character } was in Room 25 at the end.
room25-end-alive = { $character } was in { $cell } at the end: { $room }.
room25-end-rounds = Rounds played: { $n }. On the countdown there were still: { $left }.
room25-measure-rooms = Rooms face up
room25-measure-alive = Characters in the game
room25-measure-steps = Rooms away from Room 25
room25-part = Round { $n }
