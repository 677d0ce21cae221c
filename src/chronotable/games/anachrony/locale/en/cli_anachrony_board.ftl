# The terminal's board: what had no room before.

cli-anachrony-evacuates = Evac. { $what }
cli-anachrony-at-most = max
cli-anachrony-path-leaders = Leaders: { $leaders }
