# The gallery: every component of every game.

## The page

web-gallery-lead = Każdy element każdej gry tak, jak rysują go plansze, za dnia i nocą. Zatrzymaj wskaźnik na elemencie, dojdź do niego klawiszem Tab albo przytrzymaj go palcem: powie, czym jest. Pozycje pochodzą z prawdziwych partii; tutaj niczego nie można wybrać.
web-gallery-games = Gry
web-gallery-both = Oba
web-gallery-board = Plansza
web-gallery-compact = Na telefonie
web-gallery-panels = Panele obok planszy
web-gallery-end = Po zakończeniu

## Shared parts

web-gallery-parts = Wspólne dla wszystkich plansz
web-gallery-rest = W spoczynku
web-gallery-can = Można wybrać
web-gallery-lit = Wskazany
web-gallery-spent = Zużyta
web-gallery-chosen = Wybrana
web-gallery-stand-in = Znak zamiennika
web-gallery-count = Licznik
web-gallery-four = 4 karty
web-gallery-none = Brak
web-gallery-row = element jako wiersz
web-gallery-bubble = Czym jest element i co robi, tuż obok niego: nigdy nie zasłania niczego, co można wybrać.
web-gallery-countdown = Zostało pięć rund
web-gallery-level = Czwarty stopień z sześciu
web-gallery-pay = Wybierz, jak zapłacić
web-gallery-pay-with = Czym
web-gallery-pay-cards = Kartami
web-gallery-pay-dice = Kośćmi
web-gallery-pay-bag = Z worka
web-gallery-pay-empty = worek jest pusty
web-gallery-pay-who = Kto płaci
web-gallery-pay-one = Jeden gracz
web-gallery-pay-all = Wszyscy
web-gallery-pay-go = Zapłać
web-gallery-main = Przycisk główny
web-gallery-button = Przycisk
web-gallery-soft = Przycisk cichy
web-gallery-chip = Etykieta
web-gallery-why = Dlaczego czegoś nie można wybrać, z zasadą.
