# `chronotable draw`.

cli-draw-about = Narysuj stół zapisanej gry jako obraz (SVG)
cli-draw-help-file = zapis gry
cli-draw-help-at = stół po tylu wyborach; domyślnie taki, jaki jest na końcu zapisu
cli-draw-help-out = dokąd zapisać obraz; domyślnie obok zapisu gry, z końcówką .svg; łącznik (-) oznacza standardowe wyjście
cli-draw-help-seat = to, co widać z tego miejsca (numery od 0); „all” – to, co wiedzą wszystkie miejsca razem; domyślnie to, co widzi widz
cli-draw-help-dark = na ciemne strony; domyślnie tak, jak ma ustawione oglądający
cli-draw-help-light = na jasne strony
cli-draw-help-pack = pakiet, którego wymaga zapis; można powtarzać
cli-draw-help-go-on = jeśli grę rozgrywano według innych zasad, narysuj ją tak daleko, jak da się dojść według tutejszych
cli-draw-help-lang = język obrazu
cli-draw-done = Narysowano: { $path }
cli-draw-same = Obraz zastąpiłby zapis gry: { $path }
