# Koniec gry w Anachrony i jej przebieg.

anachrony-end-category = { CAPITAL($category) }
anachrony-end-path = { $path }
anachrony-end-water = Tyle samo punktów: rozstrzyga woda, { $mine } do { $other }.
anachrony-end-resources = Tyle samo punktów i wody: rozstrzygają Zasoby, { $mine } do { $other }.
anachrony-measure-score = Punkty Zwycięstwa, gdyby gra się tu skończyła
anachrony-part = Era { $n }
