# Przeglądanie gry: linia czasu, jej chwile i odgałęzienia.

web-timeline-title = Linia czasu
web-timeline-board = Plansza w tej chwili
web-timeline-controls = Chwile gry
web-timeline-start = Przygotowanie gry
web-timeline-at = Wybór { $at } z { $last }
web-timeline-back = Jeden wybór wstecz
web-timeline-forward = Jeden wybór naprzód
web-timeline-turn-back = Do poprzedniej tury
web-timeline-turn-forward = Do następnej tury
web-timeline-play = Odtwórz
web-timeline-pause = Pauza
web-timeline-eyes = Widok
web-timeline-spectator = widzowie
web-timeline-save = Pobierz
web-timeline-to-table = Do stołu
web-timeline-tree = Linie czasu
web-timeline-first = Pierwsza gra
web-timeline-branch = Odgałęzienie po wyborze { $at }
web-timeline-over = { $n ->
    [one] koniec, { $n } wybór
    [few] koniec, { $n } wybory
   *[many] koniec, { $n } wyborów
}
web-timeline-running = { $n ->
    [one] trwa, { $n } wybór
    [few] trwa, { $n } wybory
   *[many] trwa, { $n } wyborów
}
web-timeline-branch-here = Rozgałęź tutaj
web-timeline-branch-from = Inna linia czasu po wyborze { $at }
web-timeline-branch-text = Nowy stół z tą samą przeszłością i własną przyszłością; ta gra zostaje, jak była.
web-timeline-branch-name = Nazwa linii czasu
web-timeline-branch-open = Otwórz linię czasu
