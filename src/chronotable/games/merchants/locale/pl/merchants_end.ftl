# Koniec gry w Zatokę Kupców i jej przebieg.

merchants-victor-peddler = Wygrywa Handlarz, { $gold } : { $other }.
merchants-end-name = { $who }
merchants-end-sales = Sprzedaż
merchants-end-support = Wsparcie gildii
merchants-end-symbols = Symbole gildii
merchants-end-corruption = Symbole łotrów
merchants-end-other = Inne złoto
merchants-end-rogues = { $player }: { $symbols ->
    [one] { $symbols } symbol łotra
    [few] { $symbols } symbole łotra
   *[many] { $symbols } symboli łotra
}, strata złota: { $loss }. Do pierwszego miejsca zabrakło złota: { $n }.
merchants-measure-gold = Złoto, gdyby gra się tu skończyła
merchants-measure-market = Złoto, gdyby zaczęła się tu faza handlu
merchants-part = Dzień { $n }
