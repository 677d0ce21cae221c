# Opcje przygotowania gry Anachrony na stronie nowego stołu.

web-option-anachrony-players = Gracze
web-option-anachrony-side = Plansze Graczy
web-option-anachrony-side-text-a = takie same dla wszystkich
web-option-anachrony-side-text-b = każda Ścieżka ma własną
web-option-anachrony-paths = Ścieżki
web-option-anachrony-leaders = Liderzy
web-option-anachrony-evacuation = Warunki Ewakuacji
web-option-anachrony-harder-two-player = Trudniejsza gra dwuosobowa: o Heks mniej w Radzie Światowej
web-option-anachrony-opponent = Przeciwnik w grze solo
web-option-anachrony-harder = Trudniej z przeciwnikiem
web-option-anachrony-predictable-paradox = Przewidywalne Paradoksy: 1 zamiast rzutu
web-option-anachrony-simultaneous-power-up = Wszyscy zasilają jednocześnie
web-option-anachrony-alternate-timeline = Alternatywna Oś Czasu
web-option-anachrony-starting-asset-draft = Wybór Początkowych Dóbr
web-option-anachrony-endgame-condition-draft = Wybór Warunków Końcowych
web-option-anachrony-samira-without-neutronium = Samira znajduje Tytan, Uran albo Złoto, nigdy Neutronium
web-option-anachrony-side-a = Strona A
web-option-anachrony-side-b = Strona B
web-option-anachrony-paths-choose = wybór przy stole
web-option-anachrony-paths-random = losowo
web-option-anachrony-leaders-choose = wybór przy stole
web-option-anachrony-leaders-random = losowo
web-option-anachrony-evacuation-random = losowo
web-option-anachrony-evacuation-a = A
web-option-anachrony-evacuation-b = B

web-preset-anachrony-first-game = Dla początkujących
web-preset-anachrony-table-of-four = We czworo
web-preset-anachrony-own-boards = Własne plansze Ścieżek
web-preset-anachrony-alone = Solo z Chronobotem
web-preset-anachrony-alone-chronossus = Solo z Chronossusem
web-preset-anachrony-duel = Pojedynek
web-preset-anachrony-shifting-timeline = Zmienna Oś Czasu
