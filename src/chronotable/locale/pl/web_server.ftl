# Co mówi serwer stołu w przeglądarce.

## Miejsca i stoły

web-no-table = Nie ma takiego stołu: link jest niepełny albo stół usunięto.
web-no-seat = Przy tym stole nie ma miejsca { $seat }.
web-no-language = Nie ma tekstów w języku „{ $name }”. Języki: { $languages }.
web-no-how-to-play = Ta gra nie ma opisu, jak w nią grać.
web-not-your-seat = Miejsce { $seat } nie należy do ciebie.
web-seat-lent = Na tym miejscu gra bot. Najpierw je przejmij.
web-seat-taken = To miejsce nie jest wolne.
web-not-listed = Ten stół jest prywatny: miejsce wymaga linku.
web-link-unknown = Ten link nie daje miejsca: jest niepełny albo miejsce oddano komuś innemu.
web-too-many-seats = { $given ->
    [one] Opisano jedno miejsce
    [few] Opisano { $given } miejsca
   *[many] Opisano { $given } miejsc
}, a gra ma { $seats }.
web-bot-unknown = Nie ma bota „{ $name }”. Są: { $known }.
web-table-unreadable = Ten stół rozgrywano według innych zasad i nie można go otworzyć (wiersz { $number } zapisu).
web-pack-missing = Na tym serwerze nie ma pakietów: { $packs }. Administrator może uruchomić serwer z opcją --pack PLIK.
web-pack-twice = Pakietu można użyć przy stole tylko raz.

## Ruchy

web-stale = Stół zmienił się w międzyczasie. Oto jak wygląda teraz.
web-undo-off = Cofanie jest przy tym stole wyłączone.
web-takeback-range = Cofnąć można tylko trwającą grę, do chwili od 0 do { $last }.
web-proposal-open = Taka propozycja już czeka.
web-proposal-gone = Ta propozycja nie jest już aktualna.
web-replace-whom = Botowi można oddać tylko miejsce osoby albo miejsce, którego nikt nie zajął.
web-replace-present = Osoba na tym miejscu jest obecna.
web-why-nothing-there = Teraz nie można z tym nic zrobić.
web-why-over = Gra jest zakończona.

## Podpowiedzi i rozmowa

web-hints-off = Podpowiedzi są przy tym stole wyłączone.
web-hint-not-now = Teraz nie masz nic do wyboru.
web-talk-empty = Wiadomość jest pusta.
web-talk-forbidden = Zasada gry zabrania teraz rozmów.
web-talk-no-team = Nie masz drużyny, do której można mówić.

## Przeszłość

web-past-closed = Przeszłość trwającej gry jest dostępna tylko wtedy, gdy nikt inny nie ma, nie miał i nie może już zająć miejsca przy stole.
web-moment-range = Są chwile od 0 do { $last }.
web-proof-later = Ziarno pozostaje tajne do końca gry.
web-save-long = Zapis może mieć najwyżej { NUMBER($most, useGrouping: 0) } wyborów.
web-choice-secret = tajny wybór
web-choice-plain = { $key }

## Kłopoty

web-command-id = Polecenie musi mieć identyfikator: od 1 do 40 liter, cyfr, łączników lub podkreśleń.
web-frame-form = Serwer nie zrozumiał ramki. Musi to być obiekt JSON protokołu, najwyżej { NUMBER($most, useGrouping: 0) } znaków.
web-hello-first = Pierwszą ramką musi być powitanie (hello).
web-body-form = Żądanie jest niezrozumiałe: musi to być obiekt JSON protokołu.
web-body-field = Żądanie jest niezrozumiałe: pola „{ $field }” brakuje, jest nieznane albo innego rodzaju, niż mówi protokół.
web-body-large = Żądanie jest zbyt duże: najwyżej { NUMBER($most, useGrouping: 0) } bajtów.
web-too-fast = Za dużo naraz. Chwilę poczekaj.
web-server-trouble = Wystąpił błąd serwera. Nic się nie zmieniło; spróbuj ponownie.
