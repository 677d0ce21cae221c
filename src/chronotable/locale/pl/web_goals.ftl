# Kim się jest przy stole, do czego się dąży i co kogo spotyka.

web-goal-title = Kim jesteś i do czego dążysz
web-goal-of-game = O co toczy się gra
web-goal-side = Twoja strona
web-goal-goal = Cel
web-goal-end = Jak kończy się gra
web-goal-line = Cel: { $goal }
web-goal-secret = Tylko dla ciebie
web-goal-got-it = Jasne
web-goal-danger = Uwaga!
web-goal-more = I jeszcze { $n }
web-goal-fates = Co ci grozi i co cię spotkało
web-key-goal = kim jesteś i do czego dążysz
