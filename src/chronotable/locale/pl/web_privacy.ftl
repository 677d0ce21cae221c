# Strona o prywatności.

web-privacy-title = Prywatność
web-privacy-lead = Co o tobie przechowujemy, gdzie, jak długo i jak się tego pozbyć.

web-privacy-browser = W twojej przeglądarce
web-privacy-browser-cookie = Jedno ciasteczko z losową liczbą, na rok. Po niej serwer poznaje, które miejsca są twoje; nie ma w nim nic o tobie i nie odczyta go żaden skrypt.
web-privacy-browser-storage = Język, motyw, szybkość animacji, dźwięk, powiadomienia, ostatnio oglądana gra, imię, pod którym grasz, linki do miejsc, na które kogoś zapraszasz, postępy w lekcjach i to, co zostało ci już raz wyjaśnione; do zamknięcia karty także to, czy grający przy tym ekranie sobie ufają. Zostają w tej przeglądarce; tylko imię trafia do stołów, przy których siadasz.

web-privacy-server = Na serwerze, dla każdego stołu
web-privacy-server-game = Gra z opcjami i pakietami, nazwa stołu, chwila jego założenia, stół, od którego się odgałęził, stół, przy którym te same osoby grają jeszcze raz, tajne liczby, z których wynikają losowania, ostatnia pozycja i jej skrót na listy stołów, z chwilą ostatniego wyboru z każdego miejsca.
web-privacy-server-choices = Każdy wybór z miejscem, chwilą, w której go dokonano, tym, na kogo potem przyszła kolej, i fragmentem odcisku przeglądarki, w której to zrobiono; a także propozycje, na które jeszcze nie odpowiedziano.
web-privacy-server-names = Imiona przy miejscach i to, od kiedy każde jest zajęte; a także wszystko, co powiedziano przy stole, każda wypowiedź z miejscem, imieniem, czasem i fragmentem odcisku przeglądarki.
web-privacy-server-hashes = Dla każdego miejsca odciski (skróty) ciasteczek, linków i krótkich kodów, które je otwierają, a dla stołu odciski przeglądarki, w której go założono, i pierwszej, w której ktoś usiadł; także to, czy inni mieli tu miejsce i czy ktoś może znać to, co ukryte. Z odcisku nikt nie odtworzy ciasteczka ani linku; krótki kod dałoby się z wielkim trudem odgadnąć, ale traci ważność po 15 minutach. Przy stole na liście otwartych stołów zapisane są też dwa bajty wyliczone z adresu sieciowego osoby, która go założyła, wspólne dla tysięcy adresów, żeby nikt nie zapełnił listy w pojedynkę.

web-privacy-not = Czego nie przechowujemy
web-privacy-not-text = Nie ma kont, adresów e-mail, haseł, reklam ani liczenia odwiedzin. Nie ma listy, kto i kiedy tu był: adresy sieciowe pamiętamy tylko przez chwilę, w pamięci serwera, żeby nikt nie mógł go przeciążyć. Te strony nie pobierają niczego od nikogo innego.

web-privacy-who = Kto to widzi
web-privacy-who-text = Kto zna adres stołu, może patrzeć na grę, widzieć imiona i czytać to, co powiedziano do całego stołu. Stół z listy widzi każdy. Gdy gra się skończy, kto zna jej adres, może obejrzeć ją całą. Kto prowadzi serwer, może przeczytać wszystko w jego bazie danych.

web-privacy-long = Jak długo
web-privacy-long-days = { $days ->
    [one] Ten serwer usuwa stół, także z nieskończoną grą, gdy przez { $days } dzień nic się przy nim nie działo.
    [few] Ten serwer usuwa stół, także z nieskończoną grą, gdy przez { $days } dni nic się przy nim nie działo.
    [many] Ten serwer usuwa stół, także z nieskończoną grą, gdy przez { $days } dni nic się przy nim nie działo.
   *[other] Ten serwer usuwa stół, także z nieskończoną grą, gdy przez { $days } dnia nic się przy nim nie działo.
}
web-privacy-long-ever = Ten serwer przechowuje stoły, dopóki ktoś ich nie usunie.
web-privacy-long-unknown = Nie można teraz zapytać serwera, jak długo przechowuje stoły.
web-privacy-long-copies = Kto prowadzi serwer, może dla bezpieczeństwa robić kopie jego bazy danych, w których usunięte stoły zostają, dopóki istnieją te kopie, i może mieć przed nim inne programy, które zapisują adresy: tylko ta osoba może ci o tym powiedzieć.

web-privacy-delete = Jak to usunąć
web-privacy-delete-host = Kto założył stół, może go usunąć, ze wszystkimi imionami i całą rozmową: otwórz stół i wybierz w menu „{ $delete }”.
web-privacy-delete-name = Imię przy swoim miejscu możesz zmienić w każdej chwili, w menu miejsca przy stole; wypowiedzi zachowują imię, pod którym padły.
web-privacy-delete-others = Przy stole, który założył ktoś inny, poproś tę osobę albo tego, kto prowadzi serwer: może usunąć każdy stół.
web-privacy-delete-browser = To, co jest w twojej przeglądarce, znika, gdy usuniesz w niej dane tej witryny. Bez ciasteczka nikt nie odda ci twoich miejsc.
