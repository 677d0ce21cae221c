# Plansza w terminalu: na co dotąd nie było miejsca.

cli-anachrony-evacuates = Ewak. { $what }
cli-anachrony-at-most = maks.
cli-anachrony-path-leaders = Liderzy: { $leaders }
