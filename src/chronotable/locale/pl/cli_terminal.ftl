# Gra w terminalu: wybór gry, pojedyncze klawisze, co mówią boty.

## Która gra

cli-choose-title = Która gra?
cli-choose-input = Numer lub nazwa; Enter wybiera pierwszą, q kończy
cli-choose-unknown = Nie ma gry „{ $text }”: wpisz numer od 1 do { $last } albo początek nazwy.
cli-choose-players = liczba graczy: od { $least } do { $most }
cli-choose-unfinished = niedokończona gra toczy się dalej

## Przygotowanie gry

cli-setup-more = m dalsze wiersze
cli-setup-keys = Enter zaczyna grę, numer albo strzałka i Enter zmienia wiersz, q kończy
cli-setup-keys-short = Enter zaczyna grę, numer zmienia wiersz, q kończy

## Kto gra

cli-you = ty
cli-bot = bot: { $bot }

## Pojedyncze klawisze

cli-keys = numer lub strzałki, ? pomoc, u cofnij, h podpowiedź, o opcje, c opis, l dziennik, q koniec
cli-keys-short = numer, ? pomoc, u cofnij, h podpowiedź, q koniec
cli-keys-pointed = Enter wybiera, strzałki przesuwają, ? mówi dlaczego, Esc rezygnuje
cli-keys-pointed-short = Enter wybiera, ? dlaczego, Esc

## Podpowiedzi

cli-hint-thinking = Bot „{ $bot }” zastanawia się nad podpowiedzią
cli-hint-why = Dlaczego: { $why }.
cli-hint-equal = Na to samo wychodzi: { $numbers }.
cli-hint-plan = Dalszy plan: { $steps }{ $more ->
    [yes] …
   *[no] .
}

## Cele

cli-goal-title = Kim jesteś i do czego dążysz
cli-goal-none = Ta gra nic o tym nie mówi.
cli-goal-secret = Nikt inny nie może widzieć tej strony.
cli-goal-goal = Cel: { $goal }
cli-goal-end = Koniec: { $end }
cli-goal-danger = Uwaga! { $text }
cli-goal-more = („g”: wszystko, { $n })
cli-help-g-sign = g
cli-help-g = kim jesteś, do czego dążysz i co ci grozi

## Pomoc

cli-help-keys-sign = 3, strzałki
cli-help-keys = wybierz opcję 3 albo wskaż opcję, przeczytaj o niej na dole i weź ją klawiszem Enter; od dziesięciu opcji w górę numer kończy Enter
cli-help-text-sign = spacja
cli-help-text = wpisz tekst i Enter: słowa opcji, jej klucz ({ $key }) lub jego początek, ? i klucz
cli-help-ask-sign = ?
cli-help-ask = ta strona; gdy wskazano opcję, dlaczego jest możliwa, z podaniem zasady
cli-card-nothing = W tej grze nie ma czego wyszukiwać.
cli-play-help-no-first-notes = nie wyjaśniaj rzeczy, gdy pierwszy raz mają znaczenie
cli-first-note = { $text } ({ $rule })
cli-play-help-line = odpowiadaj wierszami zamiast pojedynczych klawiszy, jak dla potoków i czytników ekranu

## How to play

cli-how-to-play-about = Opowiedz, jak grać w grę i co oznaczają jej symbole
cli-how-to-play-help-game = gra; bez niej lista gier, które mają taki opis
cli-how-to-play-help-lang = język tekstu
cli-how-to-play-games = Gry z opisem, jak w nie grać: { $games }.
cli-how-to-play-none = { $game }: brak opisu, jak grać. Mają go: { $games }.
cli-how-to-play-nothing = Ta gra nie ma opisu, jak w nią grać.
cli-help-i-sign = i
cli-help-i = jak grać, w trzy minuty, i co oznaczają symbole
