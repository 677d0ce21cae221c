# `chronotable analyse`: gdzie rozstrzygnęła się gra.
cli-analyse-about = Pokaż, gdzie rozstrzygnęła się skończona gra: szansę wygranej, los osobno od wyborów i najdroższe wybory
cli-analyse-help-file = zapis skończonej gry
cli-analyse-help-json = wypisz JSON zamiast tekstu
cli-analyse-help-html = zapisz w tym pliku stronę, która niczego więcej nie potrzebuje
cli-analyse-help-pack = pakiet, którego wymaga zapis; można powtarzać
cli-analyse-help-lang = język
cli-analyse-written = Zapisano: { $path }
