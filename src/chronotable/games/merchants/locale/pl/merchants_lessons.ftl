## Lekcje

merchants-lesson-first = Pierwszy dzień w sklepie
merchants-lesson-first-welcome = Prowadzisz sklep z dwoma wehikułami czasu. Chronomanta i Asystent krążą po polach zgodnie z ruchem wskazówek zegara; tam, gdzie któryś się zatrzyma, działa akcja. Po trzech dniach wygrywa ten, kto ma najwięcej złota: tutaj ty albo Handlarz.
merchants-lesson-first-customers = Klienci przypływają łodziami: co rano losuje się z worka po dwóch do każdej łodzi, dopóki ktoś w nim jest. Pełna łódź przybija do nabrzeża, a za towar dostajesz jego cenę pomnożoną przez liczbę klientów w tym kolorze. W łodzi 1 siedzi już dwóch niebieskich czarodziejów.
merchants-lesson-first-portal = Dwie połówki tworzą portal: lewa pokazuje akcję, obie pokazują koszt. Porusz Asystenta na portal 1: relikt dowolnego koloru za dwie godziny.
merchants-lesson-first-relic = Weź niebieski relikt, dla czarodziejów.
merchants-lesson-first-seat = Minęły dwie godziny. Zegar pokazuje, kiedy przybywają poszukiwacze: tego sadzasz ty. Posadź barda w łodzi 1: im szybciej się zapełni, tym szybciej przybije.
merchants-lesson-first-freeze = Handlarz zdobył towar. Gra ten, kto jest ostatni na zegarze, więc znów twoja kolej. Asystent musi się zatrzymać w następnym wehikule, gdzie zamraża czas.
merchants-lesson-first-tokens = Weź dwa żetony. Każdy obniży później koszt o 1 godzinę, a odkryty symbol przyniesie złoto w fazie handlu. Wybierz czerwony i zielony i zatwierdź.
merchants-lesson-first-keep = Możesz wydać je od razu. Zachowaj je na coś droższego.
merchants-lesson-first-full = Łotr! Łotrzy niczego nie kupują. W łodzi 1 zajmie ostatnie miejsce.
merchants-lesson-first-dock = Łódź jest pełna i to ty wybierasz miejsce postojowe. Relikty to małe towary: sprzedasz je przy placu albo, za zepsucie, na czarnym rynku.
merchants-lesson-first-hire = Droga jest wolna dla Chronomanty, który nigdy nie mija Asystenta. Portal 2: mieszkaniec za dwie godziny i kartę zepsucia.
merchants-lesson-first-card = Każdy mieszkaniec od razu coś robi, a za jego symbole dostaniesz na końcu złoto. M08 daje żółty artefakt.
merchants-lesson-first-artifact = Artefakty to duże towary: sprzedasz je na Bazarze, i to znacznie drożej.
merchants-lesson-first-assign = Teraz wybierz mu miejsce na planszy personelu. Przy każdej aktywacji Powiększacz zamienia relikt w artefakt.
merchants-lesson-first-spend = Żeton obniża koszt o 1 godzinę: wydaj jeden i zakryj nim czerwony symbol.
merchants-lesson-first-timeline = W wehikule czasu Chronomanta zmienia linię czasu. Porusz go do prawego wehikułu.
merchants-lesson-first-push = Wskazuj kafelki: plansza pokaże, co każdy zrobi z portalami. T08 da na portalu 3 niebieski lub żółty relikt, bez zepsucia. Wsuń go.
merchants-lesson-first-yours = Odtąd sklep jest twój. Gdy cztery miejsca postojowe będą zajęte, faza handlu jest blisko; ile można teraz zarobić, zawsze pokazuje „Złoto”. Kliknij cokolwiek, a stół odpowie; możesz też poprosić o podpowiedź.
