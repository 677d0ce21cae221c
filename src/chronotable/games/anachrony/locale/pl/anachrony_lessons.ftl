## Lekcje

anachrony-lesson-first = Pierwsza runda
anachrony-lesson-first-welcome = Witaj w ostatnich dniach przed asteroidą. Prowadzisz Ścieżkę Harmonii; jej Lider, Ojciec Haulani, pomaga raz na Erę. Wygrywa ten, kto po siódmej Erze ma najwięcej Punktów Zwycięstwa.
anachrony-lesson-first-eras = To jest Oś Czasu: siedem Er, Uderzenie po czwartej. Każda Era ma te same fazy; widać je powyżej.
anachrony-lesson-first-power = Zasilanie: poza twoją planszą Robotnicy potrzebują Egzoszkieletów. Trzy górne Heksy są darmowe, dolne kosztują po Rdzeniu Zasilającym, a każdy pusty Heks daje 1 jednostkę Wody. Zasil cztery.
anachrony-lesson-first-power-why = Cztery to tutaj dobra miara: trzy Heksy są darmowe, jeszcze jeden kosztuje Rdzeń Zasilający, a dwa puste dają Wodę.
anachrony-lesson-first-future = Warp: twoje przyszłe ja może już teraz przysłać ci Dobra. Każdy kafel Warpu zostaje na Osi Czasu jako dług; odeślij Dobra później za pomocą Elektrowni, bo inaczej grożą Paradoksy. Wszyscy wybierają w tajemnicy i odkrywają razem.
anachrony-lesson-first-warp = Pożycz Tytan i Wodę: będziesz budować.
anachrony-lesson-first-warp-why = Wolno, ale zabraknie ci tego, czego wymaga budowa: Tytanu na pole i Wody na później.
anachrony-lesson-first-board = Teraz Faza Akcji. Po kolei umieszczacie Robotników w Egzoszkieletach na planszy Głównej. Podświetlone Heksy są dla ciebie dostępne; znaki nad nimi mówią, kto może przyjść i co tam zyska. Kliknij cokolwiek innego, by dowiedzieć się, dlaczego nie można.
anachrony-lesson-first-construct = Zajmij górny Heks Konstruowania: nie kosztuje Wody.
anachrony-lesson-first-construct-why = Inne miejsca też są dostępne, ale najpierw Budynek: górny Heks Konstruowania nie kosztuje Wody, a wkrótce zajmie go ktoś inny.
anachrony-lesson-first-engineer = Umieść Inżyniera: koszt spada o 1 jednostkę Tytanu.
anachrony-lesson-first-engineer-why = Ten Robotnik też może budować, ale tylko Inżynier buduje o 1 jednostkę Tytanu taniej.
anachrony-lesson-first-build = Zbuduj Podtrzymywanie Życia 306. Jego koszt jest na polu twojej planszy, na które trafi.
anachrony-lesson-first-build-why = Ten Budynek też można zbudować, ale lekcja prowadzi dalej z Podtrzymywaniem Życia 306, które daje Wodę w każdej Erze.
anachrony-lesson-first-use = Rywal wykonał ruch, teraz znów twoja kolej. Własne Budynki nie wymagają Egzoszkieletu: użyj Podtrzymywania Życia 306.
anachrony-lesson-first-use-why = Nie teraz: własne Budynki nie wymagają Egzoszkieletu, więc najpierw użyj swojego.
anachrony-lesson-first-scientist = Umieść Naukowca. Zielone strzałki znaczą: ten Robotnik wróci Zmotywowany, nie Wyczerpany.
anachrony-lesson-first-scientist-why = Inżynier też może tam iść, ale bardziej przyda się przy budowie albo w kopalni.
anachrony-lesson-first-farewell = Trzy jednostki Wody za jeden dzień pracy. Gdy nie masz już kogo umieścić, spasuj; w następnej Erze Wyczerpanych Robotników obudzi Dostawa. Odeślij w przeszłość to, co pożyczysz, ustaw Skupienie, zbuduj Superprojekt. Dalej grasz już samodzielnie.

## Zasilanie, umieszczanie, pas

anachrony-lesson-placing = Zasilanie, umieszczanie, pas
anachrony-lesson-placing-workers = Zacznijmy od ludzi. Są Naukowcy, Inżynierowie, Administratorzy i Geniusze. W prawej kolumnie stoją Aktywni: tylko ich można umieszczać. W lewej są Wyczerpani. Kto stoi na polu Akcji, jest zajęty do końca Ery.
anachrony-lesson-placing-suits = Poza twoją planszą Robotnik potrzebuje zasilonego Egzoszkieletu. Masz ich sześć i zasilasz je od nowa w każdej Erze, po jednym na Heksie; zaczyna Pierwszy Gracz. Na tej planszy trzy górne Heksy są darmowe, a każdy dolny kosztuje Rdzeń Zasilający.
anachrony-lesson-placing-power = Każdy pusty Heks daje 1 jednostkę Wody, więc zasilaj tylko to, czego użyjesz; wolno nawet nie zasilić niczego. Dziś dwoje Robotników wyruszy, dwoje zostanie w domu: zasil dwa Egzoszkielety.
anachrony-lesson-placing-power-few = Wyruszy dwoje Robotników, a każde z nich potrzebuje własnego Egzoszkieletu.
anachrony-lesson-placing-power-spare = Trzeci nie kosztuje wprawdzie Rdzenia, ale odbiera ci 1 jednostkę Wody z jego Heksa, a nikt go dziś nie włoży.
anachrony-lesson-placing-power-dear = Dolne Heksy kosztują po Rdzeniu Zasilającym, a każdy zajęty Heks to mniej Wody. Dziś wystarczą dwa Egzoszkielety.
anachrony-lesson-placing-borrow = Cztery puste Heksy, 4 jednostki Wody. Teraz każdy może pożyczyć coś z przyszłości: najwyżej dwa kafle Warpu. Można też nie brać niczego: dziś obejdź się bez nich.
anachrony-lesson-placing-borrow-debt = Każdy kafel Warpu to dług: może sprowadzić Paradoksy, a niespłacony kosztuje na koniec 2 PZ. Na dziś masz wszystko, czego trzeba.
anachrony-lesson-placing-hex = Faza Akcji: po kolei, zgodnie z ruchem wskazówek zegara, każdy umieszcza jednego Robotnika albo pasuje. Znaki przy polu mówią, kto może przyjść, ile to kosztuje i co Robotnik tam zyska. Wybierz dolny Heks Wydobycia Zasobów.
anachrony-lesson-placing-hex-early = Pas kończy twoją Erę: żadnych tur ani Darmowych Akcji. Najpierw daj swoim Robotnikom pracę.
anachrony-lesson-placing-hex-metal = Ten Heks daje Uran albo Złoto. Każde pole na Budynek kosztuje 2 jednostki Tytanu, a Tytan leży tylko przy dolnym Heksie.
anachrony-lesson-placing-hex-wait = To może poczekać. Na Heksie Wydobycia mieści się jeden Robotnik, a za chwilę ruch ma rywal i może ten Heks zająć.
anachrony-lesson-placing-engineer = Kto pójdzie? Inżynier lub Geniusz pozostaje tu Zmotywowany i po Fazie Porządkowania znów jest Aktywny; wszyscy inni wracają Wyczerpani. Zależy to od pola i od Robotnika. Umieść Inżyniera.
anachrony-lesson-placing-engineer-tired = Wolno, ale ten Robotnik przyda się dziś gdzie indziej. Inżynier pozostaje tu Zmotywowany.
anachrony-lesson-placing-mine = Tytan leżący przy tym Heksie już jest twój: górny Heks daje Uran, środkowy Złoto, dolny Tytan. Teraz weź jeden Zasób z Puli Wydobycia: Zasoby to Tytan, Uran, Złoto i Neutronium, ale nie Woda. Przed następną Erą nikt jej nie uzupełni. Weź Tytan.
anachrony-lesson-placing-mine-price = To też wolno wziąć. Każde pole na Budynek kosztuje jednak 2 jednostki Tytanu, a pozostałych Zasobów wymagają tylko niektóre.
anachrony-lesson-placing-blocked = Rywal zajął górny Heks. Na Heksie mieści się jeden Robotnik i do końca Ery jest on zablokowany dla wszystkich; spośród wolnych możesz wybrać dowolny. Miejsca nigdy nie brakuje tylko na Oczyszczaniu Wody, Handlu z Nomadami i Ewakuacji: to Heksy-Pule.
anachrony-lesson-placing-pool = Na Oczyszczaniu Wody zawsze jest miejsce i nic ono nie kosztuje. Idź tam.
anachrony-lesson-placing-pool-early = Masz jeszcze jeden Egzoszkielet i Robotników; pas kończy twoją Erę i je marnuje.
anachrony-lesson-placing-pool-water = Został jeden Egzoszkielet, a Woda będzie potrzebna, zwłaszcza na Dostawę. Twoja plansza i Darmowe Akcje nie wymagają Egzoszkieletu: mogą poczekać.
anachrony-lesson-placing-scientist = Każdy zyskuje tu 3 jednostki Wody, a Naukowiec lub Geniusz 4. Umieść Naukowca.
anachrony-lesson-placing-scientist-genius = Geniusz też przyniesie 4 jednostki Wody. W domu czeka jednak praca, której z twoich ludzi podoła tylko Geniusz.
anachrony-lesson-placing-leader = Darmowe Akcje wykonuje się przed umieszczeniem Robotnika lub pasem: każdą raz na Erę, w jednej turze dowolnie wiele. Ojciec Haulani ma taką: dodatkowy Robotnik na własnej planszy. Skorzystaj z niej.
anachrony-lesson-placing-leader-lost = Po pasie nie ma już Darmowych Akcji: pomoc Haulaniego w tej Erze przepadnie.
anachrony-lesson-placing-leader-force = To też Darmowa Akcja, ale kosztuje Morale, a dla obudzonego Inżyniera nie ma już Egzoszkieletu.
anachrony-lesson-placing-leader-two = Umieszczenie Robotnika kończy turę. Dzięki Darmowej Akcji Haulaniego przedtem w jednej turze pracuje dwoje Robotników.
anachrony-lesson-placing-own = Na każdym polu własnej planszy staje jeden Robotnik na Erę, bez Egzoszkieletu. Podtrzymywanie Życia 307 wymaga Administratora, ale Geniusz liczy się jako ten typ, który jest najkorzystniejszy. Użyj go; gdy pójść może tylko jeden Robotnik, nikt cię nie pyta, który.
anachrony-lesson-placing-own-supply = Dostawa kosztuje Wodę, a obudzi tu jednego Inżyniera, dla którego nie ma już dziś Egzoszkieletu.
anachrony-lesson-placing-own-genius = Na Podtrzymywanie Życia 305 może pójść każdy, za chwilę trafi tam Naukowiec. Pracy na 307 podoła tylko Geniusz, a daje ono 5 jednostek Wody, nie 3.
anachrony-lesson-placing-spare = To było za darmo, twoja właściwa Akcja dopiero przed tobą. Umieść drugiego Naukowca na Podtrzymywaniu Życia 305: 3 jednostki Wody, a Naukowiec pozostaje Zmotywowany.
anachrony-lesson-placing-spare-idle = Jeden Naukowiec jest jeszcze Aktywny, a 305 daje 3 jednostki Wody bez Egzoszkieletu: szkoda ich. Dla Wyczerpanego Inżyniera i tak nie ma dziś Egzoszkieletu.
anachrony-lesson-placing-pass = Nie masz już kogo umieścić, więc musisz spasować. W tej Erze nie masz już tur; faza trwa, aż spasują wszyscy. Tuż przed pasem wolno jeszcze wykonać Darmowe Akcje. Spasuj.
anachrony-lesson-placing-pass-kinder = To kosztuje Morale, a dla obudzonych nie ma dziś Egzoszkieletów. W następnej Erze obudzi ich Dostawa, a z nią Morale wzrośnie.
anachrony-lesson-placing-evening = Faza Porządkowania: Zmotywowani Robotnicy znów są Aktywni, pozostali Wyczerpani; kto nie pracował, zostaje w swojej kolumnie. Wszystkie Egzoszkielety, użyte czy nie, wracają niezasilone, a Darmowe Akcje znów są dostępne. Następna Era zacznie się od Zasilania.

## Stolica

anachrony-lesson-capital = W Stolicy
anachrony-lesson-capital-capital = Akcje Stolicy są trzy: Konstruowanie, Rekrutacja i Badania. W grze na dwóch lub trzech graczy każda ma dwa Heksy, na czterech – trzy. Nie każdy Robotnik może pójść wszędzie; mówią o tym znaki.
anachrony-lesson-capital-prices = Górny Heks nic nie kosztuje, następny 1 jednostkę Wody, najniższy 2. Można zajmować je w dowolnej kolejności, ale trzeba móc zapłacić całość. Zajmij górny Heks Konstruowania.
anachrony-lesson-capital-prices-dear = Środkowy Heks daje to samo, a kosztuje 1 jednostkę Wody. Dopóki górny jest wolny, oszczędzaj Wodę.
anachrony-lesson-capital-prices-early = Pas kończy twoją Erę, a masz czworo Robotników i cztery zasilone Egzoszkielety.
anachrony-lesson-capital-prices-force = Żaden z twoich Robotników nie jest Wyczerpany: Zmuszanie kosztuje Morale, a nie obudzi nikogo.
anachrony-lesson-capital-prices-wait = To może poczekać, a darmowy Heks Konstruowania nie. Mieści się na nim jeden Robotnik, a kto przyjdzie drugi, płaci Wodą.
anachrony-lesson-capital-builder = Administrator nie może konstruować. Z Inżynierem (lub Geniuszem) cały koszt spada o 1 jednostkę Tytanu. Umieść Inżyniera.
anachrony-lesson-capital-builder-scientist = Naukowiec może konstruować, lecz płaci pełny koszt, a czekają na niego Badania.
anachrony-lesson-capital-build = Wolno wziąć wierzchni Budynek każdego stosu. Trafia on na pierwsze od lewej wolne pole swojego rzędu, a kosztuje tyle, ile podano na tym polu: tutaj 2 jednostki Tytanu, dla ciebie 1. Skonstruuj Podtrzymywanie Życia 303.
anachrony-lesson-capital-build-lasting = 302 daje od razu 3 jednostki Wody, potem jednak tylko 1 na Erę. 303 daje 2 w każdej Erze, a tak wcześnie w grze to w sumie więcej.
anachrony-lesson-capital-rival = Ścieżka Zbawienia zajęła darmowy Heks Rekrutacji: w tej Erze jest zablokowany. Środkowy jest wolny za 1 jednostkę Wody. Idź tam; twój Administrator może rekrutować.
anachrony-lesson-capital-rival-pool = W Puli jest tylko jeden Geniusz i może go wziąć następny, kto rekrutuje. Cała reszta może turę poczekać.
anachrony-lesson-capital-recruit = Weź Robotnika z Puli, od razu Aktywnego. Naukowiec przynosi 2 jednostki Wody, Inżynier Rdzeń Zasilający, Administrator 1 PZ, a za Geniusza wybierasz jedną z tych premii. Inżynier nie może zrekrutować Geniusza, a Naukowiec nikogo. Weź Geniusza.
anachrony-lesson-capital-recruit-genius = Geniusz potrafi to, co wszyscy inni, a twój Administrator może go zrekrutować. Taka okazja nie trafia się często.
anachrony-lesson-capital-bonus = I premia do wyboru: weź Wodę, przyda się.
anachrony-lesson-capital-bonus-council = To też się przyda. Za Heksy i Dostawę płaci się jednak Wodą, a Rada Światowa zażąda wkrótce 2 jednostek.
anachrony-lesson-capital-research = Rywal zapłacił za swoje Badania i zostawił ci darmowy Heks. Zajmij go.
anachrony-lesson-capital-research-last = Został jeden Heks Badań i nic nie kosztuje. Jeśli zajmie go rywal, możesz już tylko skopiować tę Akcję, płacąc Wodą.
anachrony-lesson-capital-scholar = Badania prowadzą tylko Naukowcy i Geniusze. Umieść Naukowca.
anachrony-lesson-capital-scholar-genius = Geniusz też może, ale potrafi również konstruować i rekrutować. Tam, gdzie wystarczy Naukowiec, umieszczaj Naukowca.
anachrony-lesson-capital-dice = Jedną kość ustaw, jak chcesz, a drugą rzuć: kość Kształtu ma każdy kształt dwa razy, kość Ikony pięć ikon i znak zapytania. Bierzesz Przełom, który wskażą. Ustaw kość Kształtu na Trójkąt.
anachrony-lesson-capital-dice-shape = Każdy kształt daje tyle samo, a zestaw wymaga wszystkich trzech, więc nieważne, od którego zaczniesz; lekcja prowadzi dalej z Trójkątem.
anachrony-lesson-capital-dice-chance = Wtedy o kształcie zdecyduje los. To kształty tworzą zestawy, a dwa właściwe opłacą Superprojekt z dowolnymi ikonami: ustaw kształt.
anachrony-lesson-capital-question = Znak zapytania: wybierz dowolną ikonę. Ustawić kości na nim nie wolno nigdy. Weź Podróż w Czasie.
anachrony-lesson-capital-question-icon = Wszystkie ikony dają tyle samo; ikona liczy się tylko dla Superprojektu, który wymaga właśnie tego kształtu i tej ikony. Lekcja prowadzi dalej z Podróżą w Czasie.
anachrony-lesson-capital-council = Oba Heksy Badań są zajęte. Na Radzie Światowej można skopiować Akcję Stolicy bez wolnego Heksa, i żadną inną. Prawy Heks kosztuje 1 jednostkę Wody i służy tylko kopiowaniu; lewy kosztuje 2, ale daje miano Pierwszego Gracza i można go użyć nawet bez kopiowania. Zajmij lewy.
anachrony-lesson-capital-council-right = Skopiujesz tak Akcję o 1 jednostkę Wody taniej. Nie jesteś jednak jeszcze Pierwszym Graczem, a lewy Heks daje jedno i drugie.
anachrony-lesson-capital-council-full = To nie da ci drugich Badań: ich Heksy są zajęte, a skopiować je można tylko na Radzie Światowej. Nie zaczniesz też następnej Ery.
anachrony-lesson-capital-second = Robotnik musi pasować do kopiowanej Akcji: do Badań Naukowiec lub Geniusz. Umieść Naukowca.
anachrony-lesson-capital-second-genius = Geniusz też może prowadzić Badania, ale przyda się jeszcze w tej Erze do każdej innej pracy. Tu wystarczy Naukowiec.
anachrony-lesson-capital-copy = Skopiuj Badania. Wykonujesz standardową Akcję, z premiami dla swojego Robotnika, ale bez kosztu jej Heksów.
anachrony-lesson-capital-copy-done = Wtedy zostajesz tylko Pierwszym Graczem. Skopiowana Akcja nic więcej nie kosztuje: wykonaj ją.
anachrony-lesson-capital-circle = Tym razem ustaw ikonę: Społeczeństwo. O kształcie zdecyduje rzut.
anachrony-lesson-capital-circle-shape = To daje pewny kształt, ale ten sposób już znasz. Teraz drugi: ustawia się ikonę, a o kształcie decyduje los.
anachrony-lesson-capital-circle-icon = Na koniec wszystkie ikony dają tyle samo, a konkretnej wymaga tylko dany Superprojekt. Lekcja prowadzi dalej ze Społeczeństwem.
anachrony-lesson-capital-banner = Koło! Na koniec każdy Przełom daje 1 PZ, a każdy zestaw trzech kształtów jeszcze 2 PZ. Twój sztandar stoi przy Radzie: od następnej Ery zaczynasz, dopóki ktoś inny nie zajmie tego Heksa. Kolejność w trwającej fazie się nie zmienia.

## Dostawa i Morale

anachrony-lesson-supply = Nomadzi, Dostawa i Morale
anachrony-lesson-supply-tired = Troje twoich Robotników jest Wyczerpanych, a takich nie można umieszczać. Aktywnych jest dwoje Administratorów. Wykorzystajmy to, w czym są najlepsi.
anachrony-lesson-supply-nomads = Nomadzi wymieniają w obie strony: 3 jednostki Wody i Rdzeń Zasilający; Rdzeń i jednostkę Neutronium; Neutronium i 2 jednostki Tytanu, Uranu lub Złota; 2 takie jednostki i 3 jednostki Wody. Miejsca nigdy nie brakuje. Umieść tam Administratora.
anachrony-lesson-supply-nomads-force = Zmuszanie kosztuje Morale, a Morale to punkty. Jest łagodniejszy sposób i stać cię na niego.
anachrony-lesson-supply-nomads-supply = Dostawa będzie następna. Najpierw Nomadzi: masz dwoje Administratorów i dla obojga znajdzie się zajęcie.
anachrony-lesson-supply-nomads-awake = Pas kończy twoją Erę: oboje Administratorów nie zrobi nic i nikt nie obudzi pozostałych.
anachrony-lesson-supply-nomads-twice = Nigdzie indziej Administrator nie zdziała teraz więcej: u Nomadów wymienia dwa razy, większość innych tylko raz.
anachrony-lesson-supply-first = Wymień Rdzeń Zasilający na Neutronium.
anachrony-lesson-supply-first-supply = Masz 5 jednostek Wody i dokładnie tyle będzie kosztować Dostawa. Nomadom zapłać czymś innym.
anachrony-lesson-supply-first-further = Wody na Dostawę już wystarczy. Neutronium można za to wymienić dalej: na 2 jednostki, z których da się konstruować.
anachrony-lesson-supply-second = Jednej wymiany trzeba dokonać. Administrator lub Geniusz może dokonać drugiej i zapłacić tym, co dała pierwsza. Wymień Neutronium na 2 jednostki.
anachrony-lesson-supply-second-done = Administratorowi wolno wymieniać jeszcze raz. Szkoda tego nie wykorzystać.
anachrony-lesson-supply-second-back = To tylko cofnie pierwszą wymianę: ceną Neutronium jest przecież Rdzeń.
anachrony-lesson-supply-second-keep = 5 jednostek Wody czeka na Dostawę, a ostatni Rdzeń może zasilić Egzoszkielet. Zbywa tylko Neutronium.
anachrony-lesson-supply-units = Tytan, Uran i Złoto można dowolnie łączyć. Weź dwie jednostki Tytanu albo Tytan i Złoto.
anachrony-lesson-supply-units-gold = Twoja Ścieżka potrzebuje Fabryk, a te oprócz Tytanu kosztują Złoto, nigdy Uran.
anachrony-lesson-supply-units-titanium = Nie masz Tytanu, a każde pole na Budynek kosztuje 2 jednostki: bez niego niczego nie skonstruujesz.
anachrony-lesson-supply-supply = Teraz Dostawa, Pole Robotnika na twojej planszy: zapłać tyle jednostek Wody, ile podano pod twoim Morale: 4 na lewym końcu toru, 7 na prawym, tutaj 5. Wszyscy Wyczerpani Robotnicy stają się Aktywni, a Morale rośnie o 1.
anachrony-lesson-supply-supply-force = Zmuszanie Robotników też ich obudzi, ale Morale spadnie. Na Dostawę masz Wodę, a Morale to punkty.
anachrony-lesson-supply-supply-pass = Jeszcze nie: jeden Administrator jest Aktywny i może obudzić wszystkich pozostałych.
anachrony-lesson-supply-supply-last = Aktywny jest jeszcze jeden Administrator. Jeśli pójdzie gdzie indziej, na Dostawę zabraknie ludzi i troje pozostanie Wyczerpanych.
anachrony-lesson-supply-woken = Wszyscy są Aktywni i mogą pracować jeszcze w tej Erze; zajęty jest tylko Robotnik na Dostawie. Administrator lub Geniusz pozostaje tam Zmotywowany. Na koniec Morale daje tyle, ile wskazuje jego pole, od −6 do 6 PZ. Na ostatnim polu Dostawa zamiast wzrostu daje 2 PZ.
anachrony-lesson-supply-purify = Masz jeszcze jeden zasilony Egzoszkielet. Uzupełnij zapas Wody: Oczyszczanie Wody.
anachrony-lesson-supply-purify-dry = Dostawa pochłonęła całą twoją Wodę, a płaci się nią za Heksy i za następną Dostawę. Niech ostatni Egzoszkielet ją przyniesie.
anachrony-lesson-supply-scientist = Z Naukowcem zyskasz 4 jednostki.
anachrony-lesson-supply-scientist-water = Kto inny przyniesie tylko 3 jednostki Wody. Umieść Naukowca.
anachrony-lesson-supply-pass = Bez Egzoszkieletu Robotnicy zostają w domu. Spasuj. W Fazie Porządkowania Administrator z Dostawy znów będzie Aktywny, a ci od Nomadów i z Oczyszczania Wody – Wyczerpani.
anachrony-lesson-supply-pass-force = Żaden z twoich Robotników nie jest Wyczerpany: Zmuszanie kosztuje Morale, a nie obudzi nikogo.
anachrony-lesson-supply-morning = Niektórzy Liderzy działają w Fazie Porządkowania. Samira znajduje dla ciebie Złoto, a za 2 jednostki Wody przyniesie jeszcze jedną jednostkę. Dziś oszczędzaj Wodę.
anachrony-lesson-supply-morning-save = Za 2 jednostki Wody chętnie to zrobi. Wodą płaci się jednak za Dostawę; zachowaj ją.
anachrony-lesson-supply-power = Nowa Era. Zasil trzy Egzoszkielety, na darmowych Heksach.
anachrony-lesson-supply-power-core = Czwarty trafi na dolny Heks: to koszt ostatniego Rdzenia Zasilającego i strata 1 jednostki Wody z tego Heksa.
anachrony-lesson-supply-power-few = Aktywnych jest troje Robotników, a trzy górne Heksy nic nie kosztują. Egzoszkielet, z którego rezygnujesz, to tylko 1 jednostka Wody.
anachrony-lesson-supply-borrow = I niczego nie pożyczaj.
anachrony-lesson-supply-borrow-debt = To, co pożyczysz, zostanie na Osi Czasu jako dług, a nie masz Elektrowni, by go odesłać.
anachrony-lesson-supply-force = Dwoje znów jest Wyczerpanych. Zmuszanie Robotników to Darmowa Akcja bez Wody i bez Robotnika: wszyscy stają się Aktywni, ale Morale spada o 1. To szybki sposób, gdy potrzebna jest każda para rąk. Spróbuj.
anachrony-lesson-supply-force-water = To ten łagodny sposób. Poznaj teraz drugi: Zmuszanie Robotników.
anachrony-lesson-supply-force-before = Darmowe Akcje wykonuje się przed umieszczeniem Robotnika lub pasem: po tej masz nadal całą turę i wszystkich Aktywnych.
anachrony-lesson-supply-farewell = Pamiętaj o końcach toru. Gdy Morale jest na pierwszym polu, Zmuszanie zamiast spadku kosztuje wybranego Robotnika. Gdy jest na ostatnim, każdy wzrost daje 2 PZ. Korzystaj z Dostawy w porę: im wyższe Morale, tym więcej Wody kosztuje.

## Warp

anachrony-lesson-warp = Pożyczki z przyszłości
anachrony-lesson-warp-future = Faza Warpu jest w każdej Erze, także w ostatniej. W tajemnicy wybierasz najwyżej dwa kafle Warpu: Neutronium, Uran, Tytan, Złoto, 2 jednostki Wody, Administratora, Inżyniera, Naukowca albo zasilony Egzoszkielet. Wysyła je twoje przyszłe ja, a masz je już teraz.
anachrony-lesson-warp-debt = Kafel zostaje na Osi Czasu jako dług. W Erze 1 pożyczono Tytan: dopóki go nie odeślesz, nie wybierzesz znów tego kafla. A długi z przeszłości grożą Paradoksami.
anachrony-lesson-warp-choose = Masz dwoje Inżynierów i ani jednostki Wody. Robotnik z przyszłości kosztuje 1 jednostkę Wody, ale wolno zapłacić Wodą, która przybywa razem z nim. Wybierz Naukowca i Wodę.
anachrony-lesson-warp-choose-none = Ostrożny wybór, często dobry. Teraz jednak zobacz, jak to działa: Naukowiec i Woda.
anachrony-lesson-warp-choose-pair = Potrzebne są oba kafle: Naukowiec kosztuje 1 jednostkę Wody, a masz tylko tę z przyszłości.
anachrony-lesson-warp-reveal = Wszyscy odkrywają razem, kładą kafle na bieżącej Erze i dostają to, co one wskazują. Twój Naukowiec od razu jest Aktywny. Egzoszkielet przybywa zasilony, za darmo, na pusty Heks; trzeba mieć do tego niezasilony.
anachrony-lesson-warp-work = Wykorzystaj to, co masz z przyszłości: idź na Oczyszczanie Wody.
anachrony-lesson-warp-work-thirst = Masz tylko 1 jednostkę Wody, a tu wiele kosztuje więcej. Naukowiec z przyszłości przyniesie 4: najpierw Woda, potem reszta.
anachrony-lesson-warp-scientist = Umieść Naukowca z przyszłości: 4 jednostki Wody.
anachrony-lesson-warp-scientist-water = Inżynier przyniesie tylko 3 jednostki Wody, a zaraz będzie potrzebny gdzie indziej. Umieść Naukowca.
anachrony-lesson-warp-plant = Teraz spłać stary dług. Elektrownie to bramy do przeszłości; Elektrownia 105 sięga trzy Ery wstecz. W Erze 1 nie da się ich użyć: nie ma przeszłości. Użyj jej, może to zrobić każdy Robotnik.
anachrony-lesson-warp-plant-stays = Wtedy dług na Erze 1 zostaje, a w następnej Erze może przynieść ci Paradoks. Tytan na spłatę masz teraz.
anachrony-lesson-warp-focus = Najpierw Skupienie: ustaw znacznik na przeszłej Erze w zasięgu. Twój Tytan leży na Erze 1.
anachrony-lesson-warp-focus-empty = Na tej Erze nie masz kafla Warpu, więc nie będzie czego odesłać. Twój dług leży na Erze 1.
anachrony-lesson-warp-send = Teraz możesz odesłać dokładnie to, co wskazuje jeden z twoich kafli na tej Erze: 1 jednostkę Tytanu. Tylko w tej chwili; później nie wystarczy, że stoi tam znacznik.
anachrony-lesson-warp-send-done = Wtedy dług zostaje. Masz Tytan: odeślij go.
anachrony-lesson-warp-track = Kafel znów jest twój i gotów do następnej pożyczki. A ponieważ znacznik Skupienia stanął na przeszłej Erze i Dobra wróciły, idziesz naprzód na torze Podróży w Czasie: osiem pól daje od 2 do 16 PZ. Odzyskanie kafla w inny sposób nigdy cię tam nie przesuwa.
anachrony-lesson-warp-farewell = Na Erze 3 leżą dwa nowe długi. Elektrownia sięga tylko przeszłych Er, więc poczekają do następnej. Każdy niespłacony na koniec gry kosztuje 2 PZ, a do tego czasu kto ma na Erze najwięcej długów, rzuca kością Paradoksu. Pożyczaj śmiało, ale oddawaj.

## Podróż w Czasie

anachrony-lesson-travel = Podróż w Czasie
anachrony-lesson-travel-debts = Era 4. Na Erze 1 masz do odesłania Inżyniera i Złoto, na Erze 3 Egzoszkielet. Odległość liczy się w Erach wstecz od bieżącej; kafla Uderzenia się nie liczy. Zasięgi kilku Elektrowni się nie sumują.
anachrony-lesson-travel-far = Elektrownia 104 ma zasięg 2, ale Laboratoria takie jak 401 zwiększają zasięg wszystkich twoich Elektrowni, to o 1: razem trzy Ery wstecz, do Ery 1. Użyj 104.
anachrony-lesson-travel-far-short = Z Laboratorium Elektrownia 101 sięga dwie Ery wstecz: do Ery 2. Do Ery 1 potrzebujesz 104.
anachrony-lesson-travel-far-force = Żaden z twoich Robotników nie jest Wyczerpany: Zmuszanie kosztuje Morale, a nie obudzi nikogo.
anachrony-lesson-travel-far-stays = To nie spłaca długu. Kafle Warpu na przeszłych Erach grożą Paradoksami i na koniec kosztują po 2 PZ, a każdy odesłany teraz przesuwa cię na torze.
anachrony-lesson-travel-scientist = Wymaga ona Naukowca. Umieść go, a Geniusz zostanie do czego innego.
anachrony-lesson-travel-scientist-genius = Geniusz liczy się tu jako Naukowiec, ale podoła też każdej innej pracy. Gdzie wystarczy Naukowiec, Geniusza zachowaj.
anachrony-lesson-travel-focus = Ustaw Skupienie na Erze 1. Nie liczy się, gdzie znacznik stał przedtem, tylko bieżąca Era i zasięg. Na bieżącej Erze nie może zostać.
anachrony-lesson-travel-focus-one = Tam dosięgnie też druga Elektrownia. Do Ery 1 sięga tylko ta.
anachrony-lesson-travel-send = Złota nie masz, ale masz Aktywnego Inżyniera. Odejdzie na dobre, do puli ogólnej; Wody, którą zapłacono przy Warpie, nie płaci się drugi raz. Geniusz go nie zastąpi, Wyczerpany Robotnik też nie. Za każdym razem odsyła się tylko jeden kafel.
anachrony-lesson-travel-send-done = Ten dług możesz spłacić Inżynierem. Każdy spłacony to pole toru i 2 PZ.
anachrony-lesson-travel-left = Kolejne pole toru: już 4 PZ. A twoje Skupienie jest na Erze 1: konstruując teraz, możesz zbudować leżące nad nią Społeczeństwo Opiekuńcze, a nie Superprojekt Ery 4.
anachrony-lesson-travel-near = Każdego Budynku używa się raz na Erę, ale masz drugą Elektrownię: 101 ma zasięg 1 i jeszcze 1 dzięki Laboratorium. Można jej użyć, nawet gdy nie ma czego odesłać, choćby dla samego Skupienia. Użyj 101.
anachrony-lesson-travel-near-force = Żaden z twoich Robotników nie jest Wyczerpany: Zmuszanie kosztuje Morale, a nie obudzi nikogo.
anachrony-lesson-travel-near-exosuit = Twój jedyny zasilony Egzoszkielet ma spłacić dług na Erze 3: kto w nim wyruszy, ten go zajmie, a po pasie dług zostaje.
anachrony-lesson-travel-anyone = Tu może pójść każdy Robotnik.
anachrony-lesson-travel-back = Era 3: znacznik może przesunąć się także w prawo albo zostać na miejscu, jeśli jest ono w zasięgu.
anachrony-lesson-travel-back-empty = Na tej Erze nie masz kafla Warpu, więc nie będzie czego odesłać. Egzoszkielet czeka na Erze 3.
anachrony-lesson-travel-suit = Odeślij Egzoszkielet: jeden z zasilonych wraca niezasilony do twoich zasobów. Dziś nikogo w nim już nie umieścisz, ale długu nie ma.
anachrony-lesson-travel-suit-done = Zasilony Egzoszkielet, którego nikt nie nosi, to najtańsza zapłata. Odeślij go.
anachrony-lesson-travel-farewell = Trzy pola, 6 PZ. Na koniec Ery wszystkie znaczniki Skupienia wracają na bieżącą. Dzięki niektórym Budynkom odzyskasz kafle Warpu bez zapłaty, nawet z bieżącej Ery, ale bez ruchu na torze. A na sam koniec gry spłaca się, co można, również bez ruchu na torze.

## Paradoks

anachrony-lesson-paradox = Paradoksy i Anomalie
anachrony-lesson-paradox-die = Długi w przeszłości kruszą czas. W każdej Erze od drugiej sprawdza się Oś Czasu od lewej: na każdej przeszłej Erze rzuca kością Paradoksu ten, kto ma tam najwięcej kafli Warpu. Kość ma po jednym 0 i 2 oraz cztery 1: tyle Paradoksów otrzymujesz. Kto nie ma tam kafla, nigdy nie rzuca.
anachrony-lesson-paradox-tie = Na Erze 1 masz dwa kafle, rywal jeden: rzucasz ty. Na Erze 3 jest remis: rzucacie oboje, najpierw Pierwszy Gracz. Masz już 1 Paradoks; zostają one z Ery na Erę, a limit wynosi 3.
anachrony-lesson-paradox-pass = Spasuj i zobacz, co z tego wyniknie. Podczas rzutów żaden kafel się nie rusza.
anachrony-lesson-paradox-pass-pay = Mądra myśl: mniej długów, mniej rzutów. Dziś chcemy jednak zobaczyć kość. Spasuj.
anachrony-lesson-paradox-pass-dice = To samo nie spłaca długu, więc rzut kością i tak cię czeka; a właśnie kość chcemy dziś zobaczyć.
anachrony-lesson-paradox-limit = Era 1: jeden. Era 2: jeszcze jeden, razem 3. Kto osiąga limit, natychmiast otrzymuje Anomalię, zwraca wszystkie Paradoksy i w tej fazie już nie rzuca: za Erę 3 rzuca tylko rywal. Anomalia jest jedna, nawet gdy limit przekroczono.
anachrony-lesson-paradox-comfort = Na pociechę: wolno odzyskać jeden swój kafel Warpu, z dowolnej Ery, za darmo. To nie jest ruch na torze Podróży w Czasie. O Neutronium najtrudniej: odzyskaj ten kafel.
anachrony-lesson-paradox-comfort-done = Wtedy kafel zostaje na Osi Czasu jako dług. Rzadko można się go pozbyć bez zapłaty: odzyskaj kafel.
anachrony-lesson-paradox-comfort-neutronium = Wolno każdy, ale Neutronium jest z nich najcenniejsze. Wybierz ten kafel.
anachrony-lesson-paradox-place = Anomalia musi zająć pierwsze od lewej wolne pole na Budynek; gdy ma je kilka rzędów, wybierasz. Nie jest Budynkiem, tylko zajmuje miejsce. Gdy nie ma wolnego pola, zakrywa Budynek, którego nie można wtedy używać, choć nadal daje PZ.
anachrony-lesson-paradox-price = Jeśli tam zostanie, da −3 PZ i zablokuje tanie pole. Pomagają Laboratoria: 404 zwraca Paradoks, 405 podnosi limit, a z 406 Anomalia daje tylko −1 PZ. Można się jej też pozbyć.
anachrony-lesson-paradox-power = Egzoszkielet nie jest do tego potrzebny: Anomalia to pole na twojej planszy. Zasil, ile chcesz.
anachrony-lesson-paradox-borrow = I niczego nie pożyczaj; długów masz dość.
anachrony-lesson-paradox-borrow-more = Z każdym kaflem na Osi Czasu łatwiej o kolejny rzut kością, a pierwsza Anomalia wciąż leży na twojej planszy.
anachrony-lesson-paradox-remove = Usunięcie kosztuje 2 jednostki Wody oraz albo 1 jednostkę Neutronium, albo 2 jednostki Tytanu, Uranu lub Złota. Masz Uran i Złoto. Umieść Robotnika na Anomalii.
anachrony-lesson-paradox-remove-blocks = Jeśli to odłożysz, Anomalia zostaje: zajmuje tanie pole i daje −3 PZ. Teraz masz to, co kosztuje jej usunięcie.
anachrony-lesson-paradox-worker = I kosztuje Robotnika, dowolnego typu: natychmiast trafia on do puli ogólnej. Umieść tego, bez kogo się obejdziesz: Administratora.
anachrony-lesson-paradox-worker-scientist = Naukowiec odejdzie na dobre, a do Badań jest potrzebny. Lepiej Administrator.
anachrony-lesson-paradox-farewell = Pole jest znów wolne jak każde inne; zakryty Budynek działałby na nowo. Do limitu liczą się Paradoksy z każdego źródła: Anomalia zjawia się wtedy w środku twojej tury, a odzyskać wolno nawet kafel z bieżącej Ery. Najlepsze lekarstwo: spłacać długi.

## Budynki

anachrony-lesson-buildings = Co potrafią Budynki
anachrony-lesson-buildings-stacks = Cztery rodzaje: Elektrownie do Podróży w Czasie, Fabryki do Zasobów, Podtrzymywanie Życia do Wody, Laboratoria do całej reszty. Każdy ma dwa stosy, bo w każdej Erze wierzchni Budynek przechodzi na drugi. Brać można tylko wierzchnie; to, co leżało pod spodem, od razu jest dostępne.
anachrony-lesson-buildings-construct = Konstruujmy. Sprawdź, czy stać cię na Heks i Budynek razem. Górny Heks Konstruowania jest darmowy.
anachrony-lesson-buildings-construct-dear = Środkowy Heks daje to samo za 1 jednostkę Wody, połowę tego, co masz. Górny jest jeszcze wolny.
anachrony-lesson-buildings-construct-force = Żaden z twoich Robotników nie jest Wyczerpany: Zmuszanie kosztuje Morale, a nie obudzi nikogo.
anachrony-lesson-buildings-construct-two = Masz Tytan na dwa Budynki, dwoje do Konstruowania i dwa Egzoszkielety. Im wcześniej staną, tym więcej Er będą dla ciebie pracować.
anachrony-lesson-buildings-engineer = Inżynier obniża koszt o 1 jednostkę Tytanu. Geniusz też, ale na niego przyjdzie kolej.
anachrony-lesson-buildings-engineer-genius = Geniusz też ma zniżkę. Do każdej innej pracy nadaje się jednak lepiej niż Inżynier: zachowaj go na później.
anachrony-lesson-buildings-once = Weź Podtrzymywanie Życia 302. Niektóre Budynki mają jednorazową umiejętność: działa ona tuż po skonstruowaniu i zapłaceniu, więc nie opłaci samego Budynku. Ten daje 3 jednostki Wody.
anachrony-lesson-buildings-once-life = Najpierw Podtrzymywanie Życia 302: brakuje ci Wody, a ono od razu ją da.
anachrony-lesson-buildings-free = Ma też Darmową Akcję: raz na Erę, bez Robotnika, przed umieszczeniem kogoś lub pasem. Można z niej korzystać od następnej tury po skonstruowaniu. Weź 1 jednostkę Wody.
anachrony-lesson-buildings-free-force = Żaden z twoich Robotników nie jest Wyczerpany: Zmuszanie kosztuje Morale, a nie obudzi nikogo.
anachrony-lesson-buildings-free-unused = To skończy turę, a drugi Budynek będzie kosztować Wodę. Darmowa Akcja nie kosztuje ani Robotnika, ani tury.
anachrony-lesson-buildings-again = A teraz skonstruuj jeszcze coś, na środkowym Heksie za 1 jednostkę Wody. Administratorowi nie wolno, więc pójdzie Geniusz, jako Inżynier.
anachrony-lesson-buildings-again-force = Żaden z twoich Robotników nie jest Wyczerpany: Zmuszanie kosztuje Morale, a nie obudzi nikogo.
anachrony-lesson-buildings-again-last = Został jeden Egzoszkielet, a Geniusz jako ostatni może konstruować. Praca na własnej planszy nie wymaga Egzoszkieletu i może być potem.
anachrony-lesson-buildings-row = Pole 1 na Fabrykę jest zajęte, więc następna trafi na droższe pole 2: 2 jednostki Tytanu, 1 Złota i 2 Wody, z czego odpada 1 jednostka Tytanu. Dalej w prawo jest jeszcze drożej, a w pełnym rzędzie nic się już nie zmieści. Skonstruuj Fabrykę 203.
anachrony-lesson-buildings-row-cores = 213 za swoje Rdzenie wymaga Inżyniera i 2 jednostek Zasobów. Na 203 może pójść każdy, więc twój Administrator zaraz jej użyje.
anachrony-lesson-buildings-use = Większość Budynków wymaga Robotnika, raz na Erę i bez Egzoszkieletu. Użyj Fabryki 203: za 1 jednostkę Wody daje Zasób, a twój Administrator pozostaje Zmotywowany.
anachrony-lesson-buildings-use-old = Fabryka 206 daje Uran. Wypróbuj jednak nową: w niej możesz wybierać.
anachrony-lesson-buildings-use-awake = Administrator jest jeszcze Aktywny i w domu nie potrzebuje Egzoszkieletu. To nic ci nie da, a Fabryka da Zasób.
anachrony-lesson-buildings-unit = Tytan, Uran czy Złoto? Jak wolisz; pochodzi z puli ogólnej, a tej nigdy nie zabraknie.
anachrony-lesson-buildings-always = Niektóre działają zawsze, od chwili skonstruowania. Z Laboratorium 411 możesz w Badaniach zapłacić 1 jednostkę Wody i ustawić obie kości. Sprawdzaj też, gdzie Robotnik umiera podczas Zbierania: takie Budynki dają dużo, ale zabierają Robotnika.
anachrony-lesson-buildings-farewell = Na koniec każdy Budynek daje swoje punkty, używany czy nie. Zajmuje jedno z twoich dwunastu pól; Superprojekt potrzebuje dwóch sąsiednich. O tym w następnej lekcji.

## Superprojekty

anachrony-lesson-superprojects = Przełomy i Superprojekty
anachrony-lesson-superprojects-above = Nad każdą Erą leży Superprojekt; odkrywa się go Erę wcześniej. Każdy jest jeden i ma go ten, kto go zbuduje. Można zbudować tylko ten nad własnym znacznikiem Skupienia. Przyda ci się Stabilizator Kontinuum nad Erą 2.
anachrony-lesson-superprojects-breakthroughs = Superprojekt wymaga Przełomów: jednego dokładnie o tym kształcie i ikonie albo dwóch o pozostałych kształtach, z dowolnymi ikonami. Stabilizator wymaga Kwadratu Podróży w Czasie. Nie masz go, ale wystarczą Trójkąt i Koło. (Trzy Superprojekty wymagają dwóch o jednym kształcie).
anachrony-lesson-superprojects-plant = Twoje Skupienie jest na Erze 4. Na przeszłą Erę przeniesie je Elektrownia: użyj Elektrowni 102 o zasięgu 2.
anachrony-lesson-superprojects-plant-focus = Dobry kierunek, ale ze Skupieniem na Erze 4 zbudujesz tylko Superprojekt Ery 4. Najpierw przesuń Skupienie.
anachrony-lesson-superprojects-plant-well = Ta Woda nie przepadnie: Darmową Akcję można wykonać w każdej twojej turze tej Ery. Najpierw Skupienie.
anachrony-lesson-superprojects-plant-force = Żaden z twoich Robotników nie jest Wyczerpany: Zmuszanie kosztuje Morale, a nie obudzi nikogo.
anachrony-lesson-superprojects-plant-both = Masz dwoje Robotników i jeden Egzoszkielet, a Stabilizator wymaga wszystkiego: jedno przesuwa Skupienie, drugie konstruuje.
anachrony-lesson-superprojects-scientist = Umieść Naukowca: Inżynier oszczędzi 1 jednostkę Tytanu przy Konstruowaniu.
anachrony-lesson-superprojects-scientist-engineer = Inżynier jest potrzebny do Konstruowania, inaczej zabraknie ci 1 jednostki Tytanu.
anachrony-lesson-superprojects-focus = Era 2: tam leży Stabilizator.
anachrony-lesson-superprojects-focus-two = Nad Erą 3 leży Wiertło Tektoniczne, na które cię nie stać. Stabilizator jest nad Erą 2.
anachrony-lesson-superprojects-construct = Do Ery 2 nie masz czego odesłać, i nie musisz. Teraz Konstruowanie, tak jak Budynku.
anachrony-lesson-superprojects-construct-dear = Środkowy Heks daje to samo, a kosztuje 1 jednostkę Wody. Dopóki górny jest wolny, oszczędzaj Wodę.
anachrony-lesson-superprojects-construct-well = Woda może poczekać na inną turę tej Ery. Tu jej nie potrzeba: Heks jest darmowy, a Superprojekt jej nie wymaga.
anachrony-lesson-superprojects-construct-force = Żaden z twoich Robotników nie jest Wyczerpany: Zmuszanie kosztuje Morale, a nie obudzi nikogo.
anachrony-lesson-superprojects-construct-last = Został tylko Inżynier z jednym Egzoszkieletem, a na koniec Ery Skupienie wraca na bieżącą: teraz albo wcale.
anachrony-lesson-superprojects-build = Koszt podano na Superprojekcie, a nie na polach: 2 jednostki Tytanu i 2 Złota, z Inżynierem o 1 jednostkę Tytanu mniej. Na Przełomy i Robotników zniżek nie ma nigdy. Zbuduj go.
anachrony-lesson-superprojects-build-factory = Fabryka pochłonie Tytan i turę. Stabilizator jest dostępny tylko, gdy twoje Skupienie leży pod nim: 6 PZ i trzy długi mniej.
anachrony-lesson-superprojects-spot = Zajmuje dwa wolne sąsiednie pola, jak najbardziej z lewej: najpierw rzędy z wolnymi polami 1 i 2. Może stać w każdym rzędzie; wolne są Fabryki i Laboratoria. Którego rzędu mniej potrzebujesz na Budynki?
anachrony-lesson-superprojects-spend = Trójkąt i które Koło? Wydane Przełomy wracają do puli i można je znów odkryć. Wybierz.
anachrony-lesson-superprojects-back = I jednorazowa umiejętność: odzyskaj najwyżej trzy swoje kafle Warpu, z dowolnych Er, za darmo. Znacznik Podróży w Czasie stoi, ale długów ubywa. Weź pierwszy.
anachrony-lesson-superprojects-back-done = Wtedy długi zostają: rzuty kością, a na koniec po −2 PZ. Stabilizator daruje je bez zapłaty.
anachrony-lesson-superprojects-farewell = Pozostałe też są twoje. Superprojekt to dużo punktów, ten 6 PZ, a zachowane Przełomy też je dają: po 1 PZ i jeszcze 2 PZ za zestaw trzech kształtów. Niektóre Superprojekty kosztują też Robotnika: Aktywnego lub Wyczerpanego, dokładnie tego typu, nigdy tego, który konstruuje.

## Uderzenie

anachrony-lesson-impact = Uderzenie
anachrony-lesson-impact-before = Asteroida uderza na koniec Ery 4; jej kafel leży między Erami 4 i 5. Wszyscy o tym wiedzą, więc przygotuj się: wkrótce Egzoszkielety podrożeją, a Stolica zacznie się walić.
anachrony-lesson-impact-pass = Ostatnia tura tej Ery należy do ciebie. Spasuj, a nadejdzie.
anachrony-lesson-impact-pass-asteroid = Można grać dalej, a asteroida poczeka: uderza, gdy spasują wszyscy. Rywal już spasował.
anachrony-lesson-impact-struck = Na każdym Heksie Akcji Stolicy leży teraz kafel Upadającej Stolicy. Heksy te nie kosztują już Wody, a każdy kafel dodaje coś do Akcji. Ograniczenia i premie dla Robotników się nie zmieniają. Wydobycie, Oczyszczanie Wody, Nomadzi i Rada Światowa są nietknięte.
anachrony-lesson-impact-hexes = Ucierpiała też twoja plansza: górny lewy i górny prawy Heks są zakryte, nie przyjmą Egzoszkieletu i nie dadzą Wody. Jeden Heks jest darmowy, trzy kosztują po Rdzeniu: najwyżej cztery Egzoszkielety. (Omija to tylko Amenę, Liderkę rywala). Zasil dwa.
anachrony-lesson-impact-hexes-two = Masz jeden Rdzeń Zasilający: darmowy Heks i jeden płatny to dwa. Oba się przydadzą.
anachrony-lesson-impact-borrow = Pożyczać wolno nadal, do ostatniej Ery; Egzoszkielet z przyszłości może stanąć nawet na zakrytym Heksie. Dziś niczego nie pożyczaj.
anachrony-lesson-impact-borrow-debt = To, co pożyczysz, zostanie na Osi Czasu jako dług, a nie masz Elektrowni, by go odesłać.
anachrony-lesson-impact-tiles = Od teraz na górze Puli Wydobycia zawsze jest Neutronium. Spójrz jednak na Stolicę: kafel na górnym Heksie Rekrutacji podwaja Premię za Rekrutację. Idź tam; to nie kosztuje Wody. Koszty Rady Światowej zostają.
anachrony-lesson-impact-tiles-later = Przyjrzyj się temu kaflowi i zapamiętaj go. Teraz wypróbuj ten na Rekrutacji.
anachrony-lesson-impact-tiles-other = Tam leży inny kafel. Ten, który podwaja Premię za Rekrutację, jest na górnym Heksie.
anachrony-lesson-impact-tiles-force = Żaden z twoich Robotników nie jest Wyczerpany: Zmuszanie kosztuje Morale, a nie obudzi nikogo.
anachrony-lesson-impact-tiles-none = To nie pokaże ci działania kafla Upadającej Stolicy, a te nie są dostępne bez końca. Tu jeden z nich podwaja Premię za Rekrutację.
anachrony-lesson-impact-worker = Umieść Administratora.
anachrony-lesson-impact-worker-engineer = Inżynier też może rekrutować, choć nigdy Geniusza. Z nich dwojga tylko on jednak może konstruować.
anachrony-lesson-impact-recruit = Wybierz kogoś. Premię otrzymasz dwa razy: 4 jednostki Wody za Naukowca, 2 Rdzenie za Inżyniera.
anachrony-lesson-impact-again = Dobrze. Spasuj i zobacz, co w Fazie Porządkowania stanie się z tym Heksem.
anachrony-lesson-impact-again-cleanup = Można grać dalej, ale Heks zmieni się dopiero w Fazie Porządkowania, a ta nadejdzie, gdy spasują wszyscy.
anachrony-lesson-impact-flipped = Niedostępny: gdy z takiego kafla zabiera się Egzoszkielet, kafel się odwraca i nikogo już nie przyjmie. Dla Rady Światowej taki Heks liczy się jak zajęty. Gdy odwróci się ostatni kafel, gra kończy się w tej samej Fazie Porządkowania; w innym razie po Erze 7.
anachrony-lesson-impact-farewell = Korzystaj więc ze Stolicy, póki stoi, i pamiętaj, że każdy, kto tam idzie, skraca grę. Jedno się otworzyło: dotąd nikt nie mógł się ewakuować, teraz kafel Akcji Ewakuacji jest odwrócony, a w grze na dwoje drugie pole kosztuje 3 PZ. O tym w następnej lekcji.

## Ewakuacja

anachrony-lesson-evacuation = Ewakuacja
anachrony-lesson-evacuation-condition = Po Uderzeniu każdy może się raz ewakuować, jeśli spełnia warunek ze swojej planszy Ścieżki. Twój to Odrodzenie Natury: sześć zajętych pól na Budynki. Daje 2 PZ i po 3 PZ za każdy zestaw: Budynek + Administrator.
anachrony-lesson-evacuation-spots = Policz: Elektrownia, Fabryka, dwa razy Podtrzymywanie Życia, a pole zajmuje nawet Anomalia; Superprojekt zajmuje dwa. Razem pięć. Do zestawów liczą się jednak tylko Budynki, a nie Anomalia.
anachrony-lesson-evacuation-construct = Trzeba więc konstruować. Jeden Heks Konstruowania jest już niedostępny, drugi jeszcze dostępny, a jego kafel daje 1, 2 lub 3 PZ za Budynek na polu 1, 2 lub 3. Idź tam; pójdzie Inżynier, bo Administratorzy nie konstruują.
anachrony-lesson-evacuation-construct-anomaly = Bez Anomalii zajęte będą tylko cztery pola. Do twojego warunku liczy się nawet Anomalia.
anachrony-lesson-evacuation-construct-sixth = Twój warunek wymaga szóstego zajętego pola, a zajmie je tylko nowy Budynek. Tymczasem rywal może odejść przed tobą.
anachrony-lesson-evacuation-build = Fabryka 206 trafi na pole 2 swojego rzędu: 2 PZ z kafla.
anachrony-lesson-evacuation-build-points = 205 też zajmie pole, ale ma tylko 2 PZ, a 206 ma 3 PZ. Tak późno w grze liczą się punkty.
anachrony-lesson-evacuation-leave = Sześć pól: warunek spełniony. Rywal też może odejść w każdej chwili. Miejsca nigdy nie brakuje, pójść może każdy Robotnik w Egzoszkielecie, a ty zajmujesz najwyższy wolny numer. Ewakuuj się!
anachrony-lesson-evacuation-leave-now = Kto pierwszy, ten lepszy: drugi traci 3 PZ. Ewakuuj się teraz.
anachrony-lesson-evacuation-points = Pięć Budynków, troje Administratorów: trzy zestawy po 3 PZ i 2 PZ to od razu 11 PZ. Robotnicy liczą się w każdym stanie, także ten właśnie umieszczony; wszystko, co policzono, zostaje twoje. Więcej niż 30 PZ nie dostanie nikt. Liczy się po zapłaceniu wszystkich kosztów.
anachrony-lesson-evacuation-second = Po tobie ewakuowała się Ścieżka Dominacji, mając trzy Fabryki: 5 PZ i po 2 PZ za każdy zestaw: Inżynier + jednostka Tytanu. Ostatnie możliwe pole, w grze na dwoje drugie, odejmuje jednak 3 PZ (nigdy poniżej 0).
anachrony-lesson-evacuation-farewell = Myśl o swoim warunku od pierwszej Ery. Jeśli nie zdołasz go spełnić, są Kapsuły Ratunkowe: z tym Superprojektem uznaje się go za spełniony, a podstawowe PZ i dodatkową nagrodę liczy się jak zwykle.

## Punktacja

anachrony-lesson-scoring = Ostatnia Era i punkty
anachrony-lesson-scoring-end = Era 7: po tej Fazie Porządkowania gra się kończy, tak jak po odwróceniu wszystkich kafli Stolicy. Wtedy liczy się wszystko i wygrywa ten, kto ma najwięcej PZ. Rywal już spasował. Masz dwoje Aktywnych Robotników: poszukajmy punktów.
anachrony-lesson-scoring-plant = Tor Podróży w Czasie daje po 2 PZ za pole. Na Erze 5 masz do odesłania Złoto i masz je u siebie. Użyj Elektrowni 105.
anachrony-lesson-scoring-plant-early = Na stole leżą jeszcze punkty! Najpierw Elektrownia.
anachrony-lesson-scoring-plant-order = To drugi pomysł, dla Administratora. Najpierw Elektrownia.
anachrony-lesson-scoring-plant-well = To trzeci pomysł. Jest Darmową Akcją i może poczekać do tury, w której spasujesz.
anachrony-lesson-scoring-plant-force = To obniży Morale, −2 PZ, a dla obudzonych jest jeden Egzoszkielet, który ma spłacić dług.
anachrony-lesson-scoring-plant-two = Dwoje twoich Robotników jest do Elektrowni i do Dostawy, a Egzoszkielet musi zostać wolny: na koniec sam spłaci dług.
anachrony-lesson-scoring-scientist = Może pójść każdy. Umieść Naukowca, a Administratora zachowaj.
anachrony-lesson-scoring-scientist-keep = Może pójść każde z nich. Niech jednak Administrator zajmie się Dostawą.
anachrony-lesson-scoring-focus = Złoto leży na Erze 5. Egzoszkielet z Ery 6 może poczekać: jeden z twoich jest zasilony i nieużyty.
anachrony-lesson-scoring-focus-gold = Tam można zapłacić Egzoszkieletem, ale on na koniec i tak spłaci swój dług. Idź na Erę 5, gdzie leży Złoto.
anachrony-lesson-scoring-send = Na koniec i tak musisz oddać to Złoto, ale tylko teraz przesunie cię ono na torze: 2 PZ.
anachrony-lesson-scoring-send-done = Wtedy Złoto przepadnie na koniec bez ruchu na torze. Odeślij je teraz.
anachrony-lesson-scoring-supply = Morale daje tyle, ile wskazuje jego pole: teraz 0 PZ, pole dalej 2 PZ. A jeden z Warunków Końcowych nagradza najwyższe Morale. Wody masz dość: Dostawa.
anachrony-lesson-scoring-supply-early = Administrator może jeszcze coś dla ciebie zrobić: Dostawa.
anachrony-lesson-scoring-supply-force = To obniży Morale: −2 PZ. Dostawa je podnosi.
anachrony-lesson-scoring-supply-well = Na Dostawę Wody wystarczy. Darmowa Akcja może poczekać do tury, w której spasujesz.
anachrony-lesson-scoring-supply-exosuit = Tam Administrator potrzebuje Egzoszkieletu, a ten nieużyty spłaci dług na Erze 6. Dostawa go nie wymaga i podnosi Morale.
anachrony-lesson-scoring-well = Inny warunek liczy Wodę: masz 2 jednostki, rywal 3. Darmowe Akcje wolno wykonać nawet w turze, w której się pasuje: Podtrzymywanie Życia 303 da 2 jednostki Wody.
anachrony-lesson-scoring-well-early = Zaczekaj: dzięki 2 jednostkom Wody z Podtrzymywania Życia 303 masz jej najwięcej.
anachrony-lesson-scoring-well-force = To cofnie wzrost Morale, który właśnie dała ci Dostawa, a Wyczerpanych już nie ma.
anachrony-lesson-scoring-well-exosuit = Kto wyruszy, zajmie Egzoszkielet, który ma spłacić dług na Erze 6. Podtrzymywanie Życia 303 nie wymaga ani Robotnika, ani Egzoszkieletu.
anachrony-lesson-scoring-tangle = Najpierw Rozplątanie Kontinuum: co możesz spłacić, musisz, Zasobami, 2 jednostkami Wody, Aktywnymi Robotnikami, zasilonymi i nieużytymi Egzoszkieletami. Tak spłacisz Egzoszkielet. Uranu nie masz: każdy kafel, który zostaje, kosztuje 2 PZ.
anachrony-lesson-scoring-cards = Potem pięć Warunków Końcowych, widocznych od początku: po 3 PZ dla tego, kto ma najwięcej, i dla wszystkich remisujących, nawet przy zerze. Tutaj: Robotnicy, Woda, Przełomy, Morale, Podróż w Czasie.
anachrony-lesson-scoring-rest = Przełomy: po 1 PZ i jeszcze 2 PZ za zestaw Koła, Trójkąta i Kwadratu. Budynki dają tyle, ile na nich podano, Anomalia −3 PZ, a żetony PZ swoją wartość; są wśród nich punkty za Ewakuację.
anachrony-lesson-scoring-pass = To wszystko. Spasuj i gra się skończy.
anachrony-lesson-scoring-pass-force = Wyczerpanych nie ma, a Morale znów spadnie: 2 PZ mniej.
anachrony-lesson-scoring-pass-exosuit = Kto teraz wyruszy, zajmie Egzoszkielet, który ma spłacić dług na Erze 6, a każdy niespłacony kafel kosztuje 2 PZ.
anachrony-lesson-scoring-farewell = Wygrywasz! Przy remisie decyduje Woda, potem Zasoby. Bez trzech ostatnich pomysłów prowadzi rywal: szukaj takich punktów także w swojej ostatniej Erze.

## Strona B

anachrony-lesson-harmony = Strona B: Ścieżka Harmonii
anachrony-lesson-harmony-board = Na stronie B każda Ścieżka ma własną planszę; czego tu nie wymieniamy, jest jak na stronie A. Harmonia zaczyna niżej na torze Morale, ale prowadzi on aż do 8 PZ. Pierwsza Fabryka i pierwsze Podtrzymywanie Życia kosztują o 1 jednostkę Wody więcej. A co z Anomaliami? Masz 2 Paradoksy.
anachrony-lesson-harmony-pass = Spasuj. Na Erze 1 masz do odesłania Złoto, a nikt inny nie ma tam długu.
anachrony-lesson-harmony-pass-dice = To nie spłaca długu: Złoto zostaje na Erze 1, a rzut i tak cię czeka.
anachrony-lesson-harmony-warp = Trzeci Paradoks. Zwracasz wszystkie i jak każdy możesz odzyskać kafel Warpu. Weź Złoto.
anachrony-lesson-harmony-warp-stays = Wtedy dług na Erze 1 zostaje, a w następnej Erze znów za niego rzucasz.
anachrony-lesson-harmony-giveup = Inni biorą teraz Anomalię. Harmonia może zamiast tego oddać Budynek; trafia on na spód swojego stosu. Podtrzymywanie Życia 309 bez Neutronium na niewiele się zda: oddaj je.
anachrony-lesson-harmony-giveup-factory = Fabryka w każdej Erze daje ci Uran. Podtrzymywanie Życia 309 wymaga Neutronium, a tego nie masz.
anachrony-lesson-harmony-giveup-spot = To oznacza Anomalię: −3 PZ i stracone pole. Oddaj raczej Podtrzymywanie Życia 309.
anachrony-lesson-harmony-power = Zasilanie: każdy pusty Heks daje Harmonii 2 jednostki Wody. Dolny lewy i dolny prawy Heks kosztują Rdzeń Zasilający albo 3 jednostki Wody, dolny środkowy Rdzeń. Zasil trzy Egzoszkielety: to 6 jednostek Wody.
anachrony-lesson-harmony-power-three = Przy mniejszej liczbie zmarnują się darmowe Heksy, a każdy następny to Rdzeń lub Woda i strata 2 jednostek Wody z tego Heksa.
anachrony-lesson-harmony-farewell = Twoją siłą jest Woda, więc często korzystaj z Dostawy: na ostatnim polu Morale daje 3 PZ, nie 2. Ale uwaga: Uderzenie zakrywa ci także dolny środkowy Heks.

anachrony-lesson-dominance = Strona B: Ścieżka Dominacji
anachrony-lesson-dominance-board = Dominacja nie zyskuje Wody za puste Heksy, a jej tor Podróży w Czasie kończy się na 12 PZ. Za to niektóre pola są tańsze: druga Elektrownia, trzecia Fabryka, drugie Podtrzymywanie Życia. I ma dwie rzeczy, których nie ma nikt inny.
anachrony-lesson-dominance-supply = Pierwsza: Dostawa to Darmowa Akcja, bez Robotnika, i nigdy nie kosztuje więcej niż 5 jednostek Wody. Wykonaj ją, masz 4 jednostki Wody.
anachrony-lesson-dominance-supply-force = To też ich obudzi, ale Morale spadnie. Do Dostawy nie potrzebujesz nawet Robotnika.
anachrony-lesson-dominance-supply-first = Teraz Aktywny jest tylko Naukowiec. Dostawa nie kosztuje cię ani Robotnika, ani tury, a budzi Inżyniera, z którym Konstruowanie jest o 1 jednostkę Tytanu tańsze.
anachrony-lesson-dominance-construct = Wszyscy są Aktywni, Morale rośnie, a tura wciąż trwa. Teraz Konstruowanie.
anachrony-lesson-dominance-construct-force = Wszyscy są już Aktywni: Zmuszanie tylko cofnie wzrost Morale sprzed chwili.
anachrony-lesson-dominance-construct-focus = Stabilizator leży nad tą Erą, na której jest twoje Skupienie. W następnej Erze Skupienie idzie dalej i cofnie je tylko Elektrownia.
anachrony-lesson-dominance-engineer = Inżynier oszczędzi 1 jednostkę Tytanu.
anachrony-lesson-dominance-engineer-full = Naukowiec też może konstruować, ale płaci pełny koszt: o 1 jednostkę Tytanu więcej.
anachrony-lesson-dominance-build = Stabilizator Kontinuum tej Ery: zapłacisz za niego Trójkątem i Kołem.
anachrony-lesson-dominance-build-building = Podtrzymywanie Życia jest do wzięcia w każdej Erze, a Stabilizator tylko, gdy twoje Skupienie jest na tej. Daje on 6 PZ.
anachrony-lesson-dominance-spot = Druga: Superprojekt może stanąć na dowolnych dwóch wolnych sąsiednich polach, a nie tylko jak najbardziej z lewej. Za twoją Fabryką zostawi wolne tanie pierwsze pola innych rzędów. Zajmij pola 2 i 3 na Fabryki.
anachrony-lesson-dominance-spot-row = Wolno. Zajmie jednak wtedy tanie pierwsze pole albo podzieli rząd, który może się przydać. Postaw go za Fabryką.
anachrony-lesson-dominance-farewell = Trzymaj więc w każdej Erze 4 lub 5 jednostek Wody na Dostawę, na tanich polach stawiaj Budynki, a na drogich Superprojekty. Niskie Morale boli cię mniej niż innych: najwyżej −3 PZ.

anachrony-lesson-progress = Strona B: Ścieżka Postępu
anachrony-lesson-progress-board = Masz 3 Paradoksy i żadnej Anomalii: limit Postępu wynosi 4. Pierwsze pola toru Podróży w Czasie dają jednak tylko 1, 2 i 4 PZ, a pierwsza Elektrownia i pierwsze Podtrzymywanie Życia kosztują o jeden Zasób więcej.
anachrony-lesson-progress-power = Dolne Heksy kosztują Rdzeń Zasilający albo jednostkę Tytanu, Uranu lub Złota. Rdzenia nie masz, ale masz Uran: zasil cztery Egzoszkielety.
anachrony-lesson-progress-power-four = Trzy darmowe już znasz. Co na tej planszy osobliwe, widać przy czwartym: płaci się za niego Uranem.
anachrony-lesson-progress-borrow = Niczego nie pożyczaj.
anachrony-lesson-progress-borrow-limit = Masz 3 Paradoksy, a limit wynosi 4: jeden dług, za który trzeba rzucić, może sprowadzić Anomalię.
anachrony-lesson-progress-use = Na twoich Elektrowniach, Fabrykach i Laboratoriach Naukowcy się nie męczą: pozostają Zmotywowani. Laboratorium 404 zwraca Paradoks. Użyj go.
anachrony-lesson-progress-use-lab = To będzie następne. Z 3 Paradoksami brakuje ci jednego do limitu: najpierw zwróć któryś w Laboratorium 404.
anachrony-lesson-progress-use-limit = Wtedy zostają ci 3 Paradoksy, o jeden od limitu. Laboratorium 404 zwraca jeden, a Naukowiec się w nim nie męczy.
anachrony-lesson-progress-again = A drugi Naukowiec na Elektrownię 104, choćby po to, by przesunąć Skupienie.
anachrony-lesson-progress-again-home = Siłę tej Ścieżki widać w domu: na twojej Elektrowni Naukowiec pozostaje Zmotywowany, nawet gdy nie ma czego odesłać.
anachrony-lesson-progress-focus = Era 1 lub 2, jak wolisz: długów nie masz.
anachrony-lesson-progress-pass = Obaj Naukowcy są na własnych Budynkach. Spasuj i zobacz.
anachrony-lesson-progress-pass-cleanup = Można grać dalej, ale co będzie z Naukowcami, widać dopiero w Fazie Porządkowania, gdy spasują wszyscy.
anachrony-lesson-progress-morning = W Fazie Porządkowania Kronikarka Cornella za 3 jednostki Wody przeprowadza Badania bez Robotnika. Dziś nie.
anachrony-lesson-progress-morning-dear = Przełom za 3 jednostki Wody to uczciwa cena, ale wtedy zaczniesz następną Erę z 1 jednostką Wody.
anachrony-lesson-progress-farewell = Obaj znów są Aktywni, i to bez Dostawy. To dobrze: Dostawa jest tu coraz droższa i nikogo nie pozostawia Zmotywowanym, choć Morale daje aż 7 PZ. Niech twoi Naukowcy pracują w domu.

anachrony-lesson-salvation = Strona B: Ścieżka Zbawienia
anachrony-lesson-salvation-board = Tor Podróży w Czasie Zbawienia prowadzi aż do 20 PZ. Morale zaczyna na polu 5, które daje tu 0 PZ, i kończy się na 4 PZ. Druga Elektrownia nie kosztuje Złota, a trzecie Laboratorium zamiast Uranu i Złota kosztuje Neutronium. Ta Ścieżka umie żyć z Anomaliami, a masz 2 Paradoksy.
anachrony-lesson-salvation-pass = Spasuj i niech zdecyduje kość.
anachrony-lesson-salvation-pass-dice = To nie spłaca długu: nie masz Złota, by odesłać je na Erę 1, więc rzut i tak cię czeka.
anachrony-lesson-salvation-warp = Trzeci Paradoks: zwracasz wszystkie i, jeśli chcesz, odzyskujesz kafel Warpu. Weź Złoto.
anachrony-lesson-salvation-warp-stays = Wtedy dług na Erze 1 zostaje, a w następnej Erze znów za niego rzucasz.
anachrony-lesson-salvation-anomaly = Inni muszą umieścić Anomalię na pierwszym od lewej wolnym polu. Ty możesz na dowolnym pustym. Wybierz ostatnie Laboratorium: tam najmniej przeszkadza.
anachrony-lesson-salvation-anomaly-edge = Tam zajmie tanie pole. Umieść ją na polu 3 na Laboratorium, do którego i tak trudno dojść.
anachrony-lesson-salvation-power = Twoje Heksy: dwa środkowe są darmowe, dwa lewe kosztują po jednostce Tytanu, Uranu lub Złota, dwa prawe po Rdzeniu Zasilającym. Zasil cztery i zapłać, jak wolisz.
anachrony-lesson-salvation-power-four = Chodzi o to, by poznać koszty: dwa Heksy są darmowe, dwa kosztują Tytan lub Rdzeń, a dwa puste dają 2 jednostki Wody.
anachrony-lesson-salvation-farewell = Dwa puste Heksy dały 2 jednostki Wody. A jedna Anomalia to połowa twojej Ewakuacji: Władcy Czasu wymagają dwóch i dają 4 PZ oraz po 5 PZ za każdy zestaw: 2 pola toru Podróży w Czasie + 2 jednostki Uranu.

## Wszystkie kafle

anachrony-lesson-plants = Przegląd Elektrowni
anachrony-lesson-plants-plain = Elektrowni jest piętnaście; różnią się zasięgiem, kosztem i punktami. Zwykłe przyjmują każdego Robotnika: 101 sięga Erę wstecz (i daje 4 PZ), 102 i 103 dwie, 105 i 106 trzy. 104 z Naukowcem sięga dwie i też daje 4 PZ. Im dalej, tym mniej punktów.
anachrony-lesson-plants-paid = Niektóre dają punkty przy użyciu: 107 za Uran i 115 za Złoto sięgają trzy Ery i dają 1 PZ, 109 z Naukowcem i za Neutronium też trzy i 2 PZ. 110 za 1 jednostkę Wody sięga cztery. A na 108, o zasięgu 2, Naukowiec pozostaje Zmotywowany.
anachrony-lesson-plants-odd = Trzy są osobliwe. 111 w chwili skonstruowania odzyskuje kafel Warpu. 112 sięga tyle Er, ile jednostek Wody zapłacisz, i daje 1 PZ. 113 sięga tyle, ile zapłacisz jednostek Tytanu, Uranu lub Złota, i daje tyle samo PZ.
anachrony-lesson-plants-twice = I 114, którą masz: z Naukowcem i za 1 jednostkę Wody podróżuje dwa razy w jednej Akcji, za każdym razem do trzech Er wstecz. Na Erze 1 masz do odesłania Złoto, na Erze 2 Wodę. Użyj jej.
anachrony-lesson-plants-twice-once = Elektrownia 103 podróżuje raz. Czekają dwa długi, a 114 spłaci oba w jednej turze.
anachrony-lesson-plants-twice-stay = Wtedy oba długi zostają i w następnej Erze mogą przynieść Paradoksy. 114 spłaci je w jednej turze.
anachrony-lesson-plants-focus = Najpierw na Erę 1.
anachrony-lesson-plants-focus-order = Woda z Ery 2 doczeka się drugiej podróży. W tej kolejności widać, że znacznik może iść także w prawo.
anachrony-lesson-plants-focus-empty = Na tej Erze nie masz kafla Warpu: jedna z dwóch podróży się zmarnuje.
anachrony-lesson-plants-send = Odeślij Złoto, dokładnie to, co pożyczono.
anachrony-lesson-plants-send-stays = Wtedy dług zostaje, a na torze nie ruszasz naprzód: podróż bez odesłania przesuwa tylko Skupienie.
anachrony-lesson-plants-second = I jeszcze raz: ustaw Skupienie ponownie, na Erze 2.
anachrony-lesson-plants-second-empty = Na tej Erze nie ma już nic twojego. Ostatni dług, Woda, leży na Erze 2.
anachrony-lesson-plants-water = Wracają 2 jednostki Wody.
anachrony-lesson-plants-water-stays = Wtedy druga podróż niczego nie spłaci. Masz dokładnie te 2 jednostki Wody, a dadzą one jeszcze jedno pole toru.
anachrony-lesson-plants-farewell = Dwa długi, dwa pola toru, jeden Robotnik. Na koniec każda Elektrownia daje swoje punkty, używana czy nie, a jeden z Warunków Końcowych sumuje zasięgi twoich Elektrowni.

anachrony-lesson-factories = Przegląd Fabryk
anachrony-lesson-factories-titanium = Fabryki dają to, z czego się konstruuje. Tytan: 201 daje 2 jednostki i pozostawia Robotnika Zmotywowanego, 202 daje 3 za 1 jednostkę Wody. W 203 za 1 jednostkę Wody wybierasz Tytan, Uran lub Złoto, a Robotnik pozostaje Zmotywowany.
anachrony-lesson-factories-metals = Złoto: 204 daje 1 jednostkę i pozostawia Robotnika Zmotywowanego, 205 daje 2 za 1 jednostkę Wody. Tak samo Uran: 206 daje 1 i pozostawia Robotnika Zmotywowanego, 207 daje 2 za 1 jednostkę Wody.
anachrony-lesson-factories-neutronium = Neutronium jest rzadkie. 208 robi je z 1 jednostki Złota i 1 Wody, 209 z 1 Uranu i 1 Wody, a obie dają przy tym 1 PZ.
anachrony-lesson-factories-cores = Rdzenie Zasilające, z Inżynierem: 211 daje 1 za Tytan i pozostawia Inżyniera Zmotywowanego, 212 daje 1 za darmo, 213 daje 2 za 2 jednostki Tytanu, Uranu lub Złota, 214 daje 2 za 3 jednostki Wody.
anachrony-lesson-factories-free = Masz 215, Darmową Akcję bez Robotnika: raz na Erę 1 jednostka Wody za jednostkę Tytanu, Uranu lub Złota. Skorzystaj z niej najpierw.
anachrony-lesson-factories-free-force = Żaden z twoich Robotników nie jest Wyczerpany: Zmuszanie kosztuje Morale, a nie obudzi nikogo.
anachrony-lesson-factories-free-turn = To kończy turę. Darmowa Akcja nie zabiera ani Robotnika, ani tury: wykonaj ją najpierw, a zostanie ci jedno i drugie.
anachrony-lesson-factories-unit = Co wybierasz?
anachrony-lesson-factories-use = I 210: Inżynier zamienia 3 jednostki Wody na 3 jednostki Tytanu, Uranu lub Złota, w dowolnym połączeniu, albo na 1 jednostkę Neutronium. Użyj jej.
anachrony-lesson-factories-use-idle = Wtedy 210 stoi w tej Erze bezczynnie, choć Inżynier jest Aktywny, a 3 jednostki Wody masz.
anachrony-lesson-factories-choose = Czego bardziej potrzebujesz? Decyzja należy do ciebie.
anachrony-lesson-factories-farewell = Fabryka przynosi coś w każdej Erze, więc pierwszą konstruuj wcześnie. Myśl też o punktach: słabsze, jak 204, 206 i 211, dają 3 PZ, najmocniejsze tylko 1 PZ.

anachrony-lesson-water = Przegląd Podtrzymywania Życia
anachrony-lesson-water-free = Wodą płaci się za Heksy, Dostawę i wiele Budynków. Ciche źródła to Darmowe Akcje, bez Robotnika: 301 i 302 dają 1 jednostkę Wody na Erę i jednorazowo 3 po skonstruowaniu, 303 i 304 dają 2 na Erę.
anachrony-lesson-water-work = Z Robotnikiem jest więcej: 305 i 306 dają 3 jednostki Wody i każdego pozostawiają Zmotywowanym; 307 i 308 z Administratorem dają 5. A 315 daje 8 jednostek Wody raz, po skonstruowaniu.
anachrony-lesson-water-dear = Niektóre mają swoją cenę: 309 za Neutronium daje 8 jednostek Wody; 313 za Uran i 314 za Złoto dają 6 jednostek Wody i 1 PZ, a Robotnik pozostaje Zmotywowany. 310 z każdym Robotnikiem daje 7, ale Robotnik umiera podczas Zbierania w Fazie Porządkowania.
anachrony-lesson-water-half = Masz 311: Dostawa kosztuje cię połowę, w zaokrągleniu w górę; z 312 nie kosztowałaby nic. Przy twoim Morale to 5 jednostek Wody, płacisz 3. Skorzystaj z Dostawy.
anachrony-lesson-water-half-dies = To 7 jednostek Wody, ale ktoś za nie umrze. Dziś Dostawa jest dość tania.
anachrony-lesson-water-half-force = To też ich obudzi, ale Morale spadnie. Dostawa je podnosi, a z 311 kosztuje tylko 3 jednostki Wody.
anachrony-lesson-water-half-tired = Dwoje twoich Robotników jest Wyczerpanych, a to samo nikogo nie budzi. Dostawa obudzi oboje za 3 jednostki Wody.
anachrony-lesson-water-administrator = Administrator pozostaje na Dostawie Zmotywowany.
anachrony-lesson-water-administrator-tired = Naukowiec wraca z Dostawy Wyczerpany: w następnej Erze znów kogoś zabraknie.
anachrony-lesson-water-farewell = Wszyscy Aktywni za 3 jednostki Wody. Kto ma tanią Dostawę, może pozwolić Robotnikom się męczyć i nie musi szukać dla nich motywujących zajęć.

anachrony-lesson-labs = Przegląd Laboratoriów
anachrony-lesson-labs-always = Laboratoria, które działają zawsze: 401 zwiększa zasięg wszystkich twoich Elektrowni o 1, 402 o 2. 405 podnosi limit Paradoksów o 1. Z 406 każda Anomalia daje tylko −1 PZ. Z 411 możesz w Badaniach zapłacić 1 jednostkę Wody i ustawić obie kości.
anachrony-lesson-labs-help = Laboratoria na kłopoty: 403 za Rdzeń zasila Egzoszkielet, a Robotnik pozostaje Zmotywowany. Z Naukowcem 404 zwraca Paradoks, a 407 odzyskuje kafel Warpu. 408 budzi wszystkich Wyczerpanych. Muszą mieć co robić: bez Paradoksu nie użyjesz 404 i tak dalej.
anachrony-lesson-labs-people = Laboratoria, które dają ludzi, z Administratorem (pozostaje Zmotywowany) i za 2 jednostki Wody: 409 Naukowca lub Inżyniera, 410 Geniusza. Od razu są Aktywni, ale bez Premii za Rekrutację. Masz 410: użyj go.
anachrony-lesson-labs-people-next = 414 będzie następne. Darmową Akcję można wykonać w każdej twojej turze tej Ery.
anachrony-lesson-labs-people-force = Żaden z twoich Robotników nie jest Wyczerpany: Zmuszanie kosztuje Morale, a nie obudzi nikogo.
anachrony-lesson-labs-people-idle = Wtedy 410 stoi w tej Erze bezczynnie, a masz Administratora i Wodę na Geniusza, który od razu jest Aktywny.
anachrony-lesson-labs-points = I Laboratoria dla punktów: 412 daje 2 PZ za Tytan, Uran lub Złoto; 413 daje 1 PZ i 1 jednostkę Wody; 415 z Naukowcem 2 PZ i 2 jednostki Wody, ale Naukowiec umiera. 414 to Darmowa Akcja: 2 PZ, ale i 1 Paradoks. Spróbuj.
anachrony-lesson-labs-points-force = Nikt nie jest Wyczerpany: to kosztuje Morale, a nie obudzi nikogo.
anachrony-lesson-labs-points-safe = Po pasie nie ma w tej Erze Darmowych Akcji. Nie masz jeszcze Paradoksu, więc po te 2 PZ sięgasz bez obaw.
anachrony-lesson-labs-farewell = Jeden Paradoks nie szkodzi, ale jeszcze dwa to Anomalia, natychmiast i w środku twojej tury. Używaj 414, gdy do limitu daleko.

anachrony-lesson-projects = Przegląd Superprojektów
anachrony-lesson-projects-people = Dla ludzi. Społeczeństwo Opiekuńcze: Administrator i 1 jednostka Wody podnoszą Morale. Syntetyczne Endorfiny: Morale nigdy nie daje ujemnych PZ, a Zmuszanie nie kosztuje Robotnika. Komora Klonująca: drugi taki sam Robotnik, Wyczerpany. Konwerter Ciemnej Materii: Robotnik za Geniusza, Neutronium lub Rdzeń.
anachrony-lesson-projects-savings = Dla oszczędności. Wielki Zbiornik: Akcje każdej tury kosztują łącznie o 1 jednostkę Wody mniej, lecz nie u Nomadów. Pole Antygrawitacyjne: każde Konstruowanie tańsze o jednostkę. Wiertło Tektoniczne: jednostka więcej z każdego Wydobycia. Zderzacz Cząsteczek: Darmowa Akcja, 2 jednostki za Neutronium lub odwrotnie.
anachrony-lesson-projects-time = Przez czas. Stabilizator Kontinuum: po skonstruowaniu odzyskuje najwyżej 3 kafle Warpu. Turystyka w Czasie: Darmowa Akcja, do trzech Er wstecz, z ruchem na torze; Laboratoria jej nie pomagają. Archiwum Er: każde pole toru daje o 1 PZ więcej.
anachrony-lesson-projects-work = Do pracy. Rdzenie z Uranu: zasilony Egzoszkielet za darmo. Terraformer Odludzia: za 2 jednostki Wody Rekrutacja, Badania lub Konstruowanie w domu, nawet gdy w Stolicy brak wolnych Heksów. Kameleon Kwantowy: Geniusz kopiuje dowolny zbudowany kafel, czyjkolwiek, nawet zajęty.
anachrony-lesson-projects-points = I dla punktów. Centrum Badań nad Neutronium: 8 PZ i dwie Akcje Badań po skonstruowaniu. Ostateczny Plan: po 3 PZ więcej za każdy twój Superprojekt. Kapsuły Ratunkowe: Warunek Ewakuacji uznaje się za spełniony.
anachrony-lesson-projects-crawler = Masz Egzołazik. Jego Darmowa Akcja umieszcza Robotnika w Egzoszkielecie na planszy Głównej, a potem nadal trwa twoja tura: dwoje Robotników w jednej turze. Skorzystaj z niej.
anachrony-lesson-projects-crawler-force = Żaden z twoich Robotników nie jest Wyczerpany: Zmuszanie kosztuje Morale, a nie obudzi nikogo.
anachrony-lesson-projects-crawler-turn = To kończy turę. Darmową Akcję Egzołazika wykonuje się przedtem i wtedy w jednej turze wyrusza dwoje Robotników.
anachrony-lesson-projects-mine = Na przykład na górny Heks Wydobycia. Koszty płaci się jak zwykle.
anachrony-lesson-projects-mine-other = Ten Heks też się nadaje, różni go tylko leżący obok Zasób. Lekcja prowadzi dalej z górnym i jego Uranem.
anachrony-lesson-projects-mine-engineer = Na Wydobyciu Inżynier pozostaje Zmotywowany. Dla Naukowca znajdzie się zajęcie za chwilę, w tej samej turze.
anachrony-lesson-projects-engineer = Inżynier: pozostanie tam Zmotywowany.
anachrony-lesson-projects-engineer-tired = Naukowiec wraca z Wydobycia Wyczerpany, a na Oczyszczaniu Wody zyskuje o 1 jednostkę Wody więcej niż Inżynier.
anachrony-lesson-projects-take = Weź, co chcesz.
anachrony-lesson-projects-second = A teraz zwykła tura: Oczyszczanie Wody, zanim ruszy się ktokolwiek inny.
anachrony-lesson-projects-second-force = Żaden z twoich Robotników nie jest Wyczerpany: Zmuszanie kosztuje Morale, a nie obudzi nikogo.
anachrony-lesson-projects-second-water = Wody prawie nie masz, a Naukowiec w drugim Egzoszkielecie przyniesie jej 4 jednostki, nic nie płacąc.
anachrony-lesson-projects-farewell = Każdy jest jeden, w grze bierze udział siedem z osiemnastu, a wszystkie dają dużo punktów, nawet pod Anomalią; bywa, że liczy je też Warunek Końcowy. Już w pierwszej Erze spójrz na Oś Czasu i prowadź Badania z myślą o tym, który ci się podoba.

anachrony-lesson-tiles = Kafle Upadającej Stolicy
anachrony-lesson-tiles-construct = Po Uderzeniu każdy Heks Stolicy coś dodaje. Pięć kafli Konstruowania: o jednostkę Tytanu, Uranu lub Złota taniej; o jednostkę Neutronium taniej; 1, 2 lub 3 PZ za Budynek na polu 1, 2 lub 3; 2 PZ za Superprojekt; albo jeszcze jedno Konstruowanie.
anachrony-lesson-tiles-recruit = Pięć kafli Rekrutacji: podwójna premia; zasilony Egzoszkielet; Morale rośnie o 1; po Rekrutacji wszyscy Wyczerpani stają się Aktywni; albo jeszcze jedna Rekrutacja.
anachrony-lesson-tiles-research = Pięć kafli Badań: ustaw obie kości; 2 PZ; potem Konstruowanie, ale tylko Superprojektu; zwróć najwyżej 2 Paradoksy; albo jeszcze jedne Badania.
anachrony-lesson-tiles-try = Masz jednego Administratora, ale spójrz: na górnym Heksie Rekrutacji można rekrutować dwa razy. Idź tam.
anachrony-lesson-tiles-try-other = Tam zyskasz jednego Robotnika z podwójną premią. Dwoje Robotników jest teraz lepszych.
anachrony-lesson-tiles-try-force = Żaden z twoich Robotników nie jest Wyczerpany: Zmuszanie kosztuje Morale, a nie obudzi nikogo.
anachrony-lesson-tiles-try-one = Masz jednego Robotnika i jeden Egzoszkielet. Na tym kaflu zyskasz dwoje nowych Robotników, jak nigdzie indziej.
anachrony-lesson-tiles-first = Najpierw Naukowiec, z nim 2 jednostki Wody.
anachrony-lesson-tiles-first-bonus = Inżynier przynosi Rdzeń, Administrator 1 PZ. Nie masz jednak ani jednostki Wody, a tę daje Naukowiec.
anachrony-lesson-tiles-second = I jeszcze ktoś, z tym samym Administratorem i znów z premią, ale bez premii z kafla. Kogo wzięto, tego już nie ma: Pulę uzupełnia się dopiero w następnej Erze. Weź kogoś.
anachrony-lesson-tiles-second-done = Nie trzeba, ale kolejny Robotnik za darmo rzadko jest błędem.
anachrony-lesson-tiles-farewell = Za dodatkową Akcję nie płaci się kosztu Heksa i nie daje ona ponownie premii z kafla. I pamiętaj: w Fazie Porządkowania twój Egzoszkielet zejdzie z tego Heksa, a wtedy stanie się on niedostępny. Najlepsze kafle działają tylko raz.

anachrony-lesson-paths = Ścieżki, Liderzy i nowa gra
anachrony-lesson-paths-choose = Nowa gra. Gracze po kolei wybierają Ścieżki, każdy inną. Na pierwsze rozgrywki weźcie stronę A plansz, jednakową dla wszystkich; Ścieżka to wtedy początkowe Dobra, Liderzy i sposób Ewakuacji.
anachrony-lesson-paths-goods = Harmonia ma na początku najwięcej Wody (6), 3 jednostki Tytanu, 1 Uranu i 3 Rdzenie, dwoje Naukowców, dwoje Inżynierów i Wyczerpanego Geniusza. Dominacja: po 2 jednostki Tytanu i Uranu, 1 Złota, 3 Wody, 4 Rdzenie; dwoje Naukowców, dwoje Inżynierów i jeden Wyczerpany.
anachrony-lesson-paths-more = Postęp: 2 jednostki Tytanu, po 1 Uranu i Złota, 3 Wody, 4 Rdzenie; dwoje Naukowców, dwoje Administratorów, Wyczerpany Inżynier i losowy Przełom. Zbawienie: 1 jednostka Neutronium, po 2 Tytanu i Złota, 4 Wody, 3 Rdzenie; troje Naukowców, Inżynier i Wyczerpany Administrator.
anachrony-lesson-paths-path = Która podoba ci się najbardziej? Wybierz. Losowa strona planszy Ścieżki wskaże potem, pod jakim warunkiem wolno ci się ewakuować.
anachrony-lesson-paths-conditions = Warunki. Harmonia: 3 Podtrzymywania Życia (po 3 PZ za zestaw: Geniusz + Złoto) albo 6 zajętych pól (po 3 PZ za zestaw: Budynek + Administrator). Dominacja: 3 Fabryki (po 2 PZ za zestaw: Inżynier + Tytan) albo Morale na końcu toru (po 1 PZ za Robotnika).
anachrony-lesson-paths-others = Postęp: 3 Laboratoria (po 4 PZ za zestaw: Przełom + 2 Naukowców) albo 8 jednostek Wody (po 5 PZ za Superprojekt). Zbawienie: 3 Elektrownie (po 3 PZ za Neutronium) albo 2 Anomalie (po 5 PZ za zestaw: 2 pola toru Podróży w Czasie + 2 jednostki Uranu). Do tego od 2 do 6 PZ podstawy.
anachrony-lesson-paths-leaders = Każda Ścieżka ma dwoje Liderów. Haulani: w Darmowej Akcji Robotnik na własnej planszy. Zaida: Robotnik za 2 jednostki Wody w Fazie Porządkowania. Wolfe: przy Zasilaniu wymiana Rdzenia i 2 jednostek Wody. Samira: w Fazie Porządkowania losowy Zasób i jeszcze jeden do wyboru za 2 jednostki Wody.
anachrony-lesson-paths-rest = Naukowcy Valeriana przy umieszczaniu i Zbieraniu liczą się jako Geniusze. Cornella: w Fazie Porządkowania Badania za 3 jednostki Wody. Caratacus: w Darmowej Akcji 2 jednostki Wody z Paradoksem albo zwrot Paradoksu za 2 jednostki. Amena: Uderzenie nie zakrywa Heksów na Egzoszkielety.
anachrony-lesson-paths-leader = Wybierz swojego Lidera. Znasz już swój warunek, ale jeszcze nie Pierwszego Gracza.
anachrony-lesson-paths-start = Los wskazał Pierwszego Gracza; następni za czekanie dostają po 1 jednostce Wody, czwarty 2. Twoje Morale jest na polu startowym, znacznik Podróży w Czasie na 0, a wszystkie znaczniki Skupienia na Erze 1.
anachrony-lesson-paths-prepared = Każdą Erę się przygotowuje: odkrywa się Superprojekt następnej, po jednym Budynku każdego typu przechodzi na drugi stos, jedna karta daje czworo Robotników do Rekrutacji, druga pięć Zasobów do Wydobycia; przy Heksach Wydobycia leżą Uran, Złoto i Tytan.
anachrony-lesson-paths-farewell = Robotnicy i Zasoby, które zostały w Pulach, wracają przed następną Erą do puli ogólnej; wcześniej niczego się nie uzupełnia. Teraz wiesz już wszystko. Ta gra jest twoja: jeśli chcesz, graj dalej.
