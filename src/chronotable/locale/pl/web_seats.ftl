# Siadanie do stołu, miejsca, kto może coś wiedzieć i usuwanie stołu.

## Co mówi serwer

web-link-used = To miejsce jest zajęte, a jego link został wykorzystany. O nowy poproś osobę, która tam siedzi, albo tę, która założyła stół.
web-host-only = Może to zrobić tylko osoba, która założyła ten stół, w przeglądarce, w której go założyła.
web-free-whom = Zwolnić można tylko miejsce, które ktoś zajął.
web-free-late = Osoba na tym miejscu już coś wybrała: nie można go już zwolnić.
web-replace-wait = { $seconds ->
    [one] Poczekaj jeszcze { $seconds } sekundę: dopiero wtedy bot może zagrać za kogoś nieobecnego.
    [few] Poczekaj jeszcze { $seconds } sekundy: dopiero wtedy bot może zagrać za kogoś nieobecnego.
   *[many] Poczekaj jeszcze { $seconds } sekund: dopiero wtedy bot może zagrać za kogoś nieobecnego.
}
web-table-deleted = Ten stół został usunięty, razem z grą i rozmową.

## Strona linku do miejsca

web-link-title = Miejsce przy stole
web-link-invited = Masz zaproszenie do gry
web-link-by = Do gry zaprasza: { $by }
web-link-table = Stół „{ $name }”
web-link-seat = Miejsce { $seat } z { $seats }
web-link-people = Przy stole: { $names }
web-link-fresh = Gra jeszcze się nie zaczęła.
web-link-running = { $n ->
    [one] Dokonano już { $n } wyboru.
    [few] Dokonano już { $n } wyborów.
   *[many] Dokonano już { $n } wyborów.
}
web-link-over = Gra jest zakończona.
web-link-name = Twoje imię
web-link-sit = Usiądź
web-link-sit-why = Dopóki nie naciśniesz przycisku, nic się nie dzieje. Potem miejsce należy tylko do tej przeglądarki, a link jest wykorzystany.
web-link-elsewhere = Wolisz grać w innej przeglądarce? Skopiuj link i otwórz go tam.
web-link-device-title = Twoje miejsce także na tym urządzeniu
web-link-device = Ten link jest dla drugiego urządzenia osoby, która gra na miejscu { $seat }. Jeśli to nie ty, nie używaj go: mielibyście oboje to samo miejsce.
web-link-device-sit = Graj także na tym urządzeniu
web-link-yours = To miejsce już należy do ciebie.
web-link-taken = To miejsce jest zajęte, a jego link został wykorzystany.
web-link-taken-why = Jeśli to twoje miejsce, graj w przeglądarce, w której je zajęto, albo zrób tam link dla tego urządzenia. W przeciwnym razie zwróć się do osoby, która założyła stół: do pierwszego wyboru może ona zwolnić miejsce.
web-link-to-table = Do stołu
web-link-watch = Tylko patrzę
web-link-privacy = Co o tobie przechowujemy

## Miejsca

web-seat-browsers = { $n ->
    [one] To miejsce ma { $n } przeglądarka.
    [few] To miejsce mają { $n } przeglądarki.
   *[many] To miejsce ma { $n } przeglądarek.
}
web-seat-browsers-short = { $n ->
    [one] { $n } przeglądarka
    [few] { $n } przeglądarki
   *[many] { $n } przeglądarek
}
web-seat-bot-in = Jeśli nikt nie przyjdzie, możesz zaproponować bota za { $time }.
web-seat-link-only = Zająć je może tylko ten, kto dostanie link.
web-device = Graj także na innym urządzeniu
web-device-why = Dostaniesz link, który działa raz i przez dziesięć minut. Tylko dla ciebie: kto go użyje, widzi twoje miejsce i może na nim grać. Wszyscy przy stole widzą, że mają je dwie przeglądarki.
web-device-yes = Zrób link dla mojego urządzenia
web-device-done = Otwórz ten link na drugim urządzeniu w ciągu dziesięciu minut.
web-free = Zwolnij to miejsce
web-free-why = Usiadła nie ta osoba albo nie ta przeglądarka? Do pierwszego wyboru możesz zwolnić miejsce: kto je ma, straci je, a ty dostaniesz nowy link.
web-free-yes = Zwolnij miejsce i zrób nowy link
web-free-done = Miejsce jest wolne. Wyślij ten link właściwej osobie.

## Ktoś może wiedzieć więcej

web-known = Ktoś może znać to, co zakryte
web-known-loaded = Tę grę wczytano z zapisu. Kto miał plik, może znać każdą zakrytą kartę i rolę.
web-known-branched = Ta gra odgałęziła się od innej. Kto grał w tamtą, może znać to, co tu zakryte.
web-known-seen = Zapis, inna linia czasu albo cofnięcie pokazały komuś to, co tu zakryte.
web-known-handed = Jedno z miejsc zmieniło właściciela. Poprzedni widział to, co widać tylko z tego miejsca.
web-known-guided = To lekcja: rozdanie jest zawsze takie samo.
web-known-short-loaded = z zapisanej gry
web-known-short-branched = odgałęziona od innej gry
web-known-short-seen = ktoś widział zakryte
web-known-short-handed = miejsce zmieniło właściciela
web-known-short-guided = zawsze to samo rozdanie
web-known-promises = Odciski wszystkich dotychczasowych ziaren, od pierwszego
web-known-proof = Losowania wynikają z ziaren, ale ktoś mógł je znać, zanim się odbyły.

## Usuwanie stołu

web-delete = Usuń stół
web-delete-why = Gra, imiona i rozmowa znikną dla wszystkich, na zawsze. Kto siedzi przy stole, zostanie o tym powiadomiony.
web-delete-yes = Usuń na zawsze
web-delete-no = Zostaw

## Krótkie kody

web-code-form = Kod ma { $signs } liter i cyfr.
web-code-unknown = Żadne miejsce nie ma takiego kodu. Kod działa raz i przez 15 minut: poproś o nowy albo o link.
web-code-late = Ten kod ma więcej niż 15 minut i już nie działa. Poproś o nowy.
web-code-used = Ten kod jest już zużyty: ktoś zajął nim miejsce.
web-code-tries = Za dużo prób z kodami. Poczekaj minutę albo poproś o link.
