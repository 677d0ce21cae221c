# Co się właśnie stało i na kogo czekamy.

## Od ostatniej tury

web-since-now = Przed chwilą
web-since-more = i jeszcze { $n }
web-since-show = Pokaż mi
web-since-showing = Oto, co się stało…
web-since-skip = Pomiń
web-newest-open = Otwórz dziennik

## Czekanie

web-thinking = Myśli: { $name }…
web-thinking-of = Myśli: { $name }… (bot { $k } z { $n })
web-seconds = { $n } s
web-has-chosen = { $name }: gotowe
web-chooses-yet = { $name }: jeszcze wybiera
