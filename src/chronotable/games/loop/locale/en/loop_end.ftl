# The end of a game of The LOOP, and the course it took.

loop-victor-doctor = Dr Faux has won.
loop-end-archived = Sabotage tiles archived
loop-end-agents = { $agents }
loop-end-missions = { $n ->
    [0] Sabotage tiles archived: none of the { $needed } needed.
   *[other] Sabotage tiles archived: { $n } of the { $needed } needed. { $missions }
}
loop-end-vortices = { $n ->
    [0] No vortex opened.
    [one] { $n } vortex opened; sabotage tiles lost to it: { $lost }.
   *[other] { $n } vortices opened; sabotage tiles lost to them: { $lost }.
}
loop-end-time = It ended in cycle { $cycle }, turn { $turns }.
loop-measure-archived = Sabotage tiles archived
loop-measure-vortices = Vortices
loop-measure-rifts = Rifts on the board
loop-part = Cycle { $n }
