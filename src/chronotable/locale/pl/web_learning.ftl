# The pages on how to play.

web-how-to-play-rules = Wszystkie zasady
web-how-to-play-print = Drukuj (2 strony)
web-how-to-play-foot = Nasze własne słowa i rysunki, Chronotable. Gdy czegoś nie można zrobić, stół wyjaśnia dlaczego i podaje zasadę.
