# Opcje przygotowania gry Room 25 na stronie nowego stołu.

web-option-room25-players = Gracze
web-option-room25-mode = Tryb
web-option-room25-mode-text-suspicion = wśród was mogą być strażnicy
web-option-room25-mode-text-team = dwie drużyny ścigają się do wyjścia
web-option-room25-mode-text-competition = po dwie postacie, każdy dla siebie
web-option-room25-mode-text-cooperation = wszyscy przeciw budynkowi
web-option-room25-mode-text-solo = cztery postacie, jeden gracz
web-option-room25-ruleset = Zasady
web-option-room25-difficulty = Trudność
web-option-room25-recipe = Budynek
web-option-room25-characters = Postacie
web-option-room25-five-player-guards = Strażnicy przy 5 graczach
web-option-room25-kevin-panic-rooms-adjacent-to = Panika Kevina zamienia pomieszczenia
web-option-room25-key-room-in-exit-zone = Pokój kontrolny w Strefie Wyjścia
web-option-room25-madness-draw-last-round = Poziom szaleńczy: karty i w ostatniej rundzie
web-option-room25-prison-blocks-forced-exit = Z Celi nie można też wypychać
web-option-room25-barred-card-keeps-draw-symbol = Po zignorowanej karcie też dobiera się następną
web-option-room25-madness-recipe-as-standard = Poziom szaleńczy: budynek standardowy
web-option-room25-madness-cards-in-other-modes = Karty szaleństwa w innych trybach
web-option-room25-remembered-tiles-shown = Pokazuj obejrzane pomieszczenia
web-option-room25-panic-moves-from-central = Panika opróżnia też Pokój centralny
web-option-room25-announcements = Ogłaszanie kolorów
web-option-room25-no-reminder-tokens = Bez znaczników przypomnienia

web-preset-room25-first-game = Dla początkujących
web-preset-room25-hidden-guards = Ukryci strażnicy
web-preset-room25-two-teams = Dwie drużyny
web-preset-room25-alone = Solo
web-preset-room25-madness = Szaleństwo
