# Zasady: zbiór zasad gry jako strona i jako panel.

web-rules-title = Zasady
web-rules-of = Zasady: { $game }
web-rules-games = Gry
web-rules-about = Każda zasada ma własny numer, który stół podaje, gdy czegoś nie można zrobić. Jedno dotknięcie pokazuje, na czym zasada się opiera.
web-rules-tags = W źródłach [seed] oznacza drukowaną instrukcję, [public] inne publiczne materiały, a [ruling] nasze rozstrzygnięcie.
web-rules-packs = Co pochodzi z pakietów
web-rules-packs-text = Te dane podał w pliku właściciel gry. Zastępują nasze i nie są zamiennikami.
web-rules-packs-whole = w całości
web-rules-search = Szukaj w zasadach
web-rules-grounds = Na czym opiera się zasada
web-rules-ground-printed = drukowane
web-rules-ground-public = publiczne
web-rules-ground-mixed = mieszane
web-rules-ground-ours = nasze
web-rules-found = { $n } z { $all ->
    [one] { $all } zasady
   *[other] { $all } zasad
}
web-rules-chapter = Przejdź do rozdziału
web-rules-none = Żadna zasada nie zawiera wszystkich tych słów.
web-rules-link = Link do tej zasady
web-rules-rests = Na czym się opiera
web-rules-loading = Wczytujemy zasady…
web-rules-english = Treść zasad jest po angielsku.
web-rules-no-ledger = Zasady tej gry nie są tu spisane.
web-rules-glossary = Słowniczek
web-rules-term = Co to jest: { $rule }
web-rules-more = { $n ->
    [one] I jeszcze { $n } zasada, w której są niektóre z tych słów.
    [few] I jeszcze { $n } zasady, w których są niektóre z tych słów.
    [many] I jeszcze { $n } zasad, w których są niektóre z tych słów.
   *[other] I jeszcze { $n } zasady, w których są niektóre z tych słów.
}
