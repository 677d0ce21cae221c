# Kafle, plansze Graczy i panele wyboru w grze Anachrony.

## Kafle

web-anachrony-or = lub
web-anachrony-used = użyte w tej Erze
web-anachrony-in-stack = na stosie: { $n }
web-anachrony-worked-by = pracuje { $worker }
web-anachrony-leader-free = Darmowa Akcja
web-anachrony-leader-clean-up = Podczas Porządkowania
web-anachrony-leader-power-up = Podczas Zasilania
web-anachrony-leader-always = Zawsze
web-anachrony-anomaly = Anomalia
web-anachrony-anomaly-text = Blokuje pole na Budynek. Robotnik usuwa ją za Wodę i Zasoby, po czym przepada.
web-anachrony-warp-text = Po umieszczeniu od razu daje swoje Dobro. Wraca z Osi Czasu, gdy odeślesz to samo Dobro, mając Skupienie na tej Erze. Pozostawiony do końca gry kosztuje punkty.
web-anachrony-endgame-text = Na koniec gry punktuje, kto prowadzi; przy remisie punktują wszyscy remisujący.
web-anachrony-project-price = Koszt: { $goods }; do tego Przełom { $exact } albo po jednym: { $first } i { $second }.
web-anachrony-project-price-pair = Koszt: { $goods }; do tego dwa Przełomy: { $first } i { $second }.
web-anachrony-evacuated-as = Ewakuacja, miejsce { $n }

# Kto prowadzi, co zbudowano, oraz opisy Er i Paradoksów.
web-anachrony-leads = prowadzi
web-anachrony-endgame-ahead = Teraz na prowadzeniu: { $names }.
web-anachrony-built-by = zbudowany: { $player }
web-anachrony-era-warps = { $player }: { $warps }
web-anachrony-era-past = miniona
web-anachrony-era-next = dopiero nadejdzie
web-anachrony-era-text = Kafle Warpu pozostawione w minionej Erze przynoszą Paradoksy: w każdej fazie Paradoksu rzuca kością gracz, który ma ich tam najwięcej.
web-anachrony-paradox-text = Daje je kość Paradoksu, za kafle Warpu w minionych Erach, a także niektóre Budynki. Gdy masz ich { $limit }, zwracasz wszystkie, a Anomalia zajmuje pole na Budynek; jeden kafel Warpu może wrócić za darmo.
web-anachrony-paradox-near = Jeszcze jeden i pojawi się Anomalia.

## Plansze Graczy

web-anachrony-your-board = Twoja plansza
web-anachrony-board-of = Plansza: { $name }
web-anachrony-open-board = otwórz całą planszę
web-anachrony-goods = Dobra
web-anachrony-exosuits = Egzoszkielety
web-anachrony-powered = { $n ->
    [one] { $n } zasilony
    [few] { $n } zasilone
   *[many] { $n } zasilonych
}
web-anachrony-hex-powered = zasilony Egzoszkielet
web-anachrony-hex-away = Egzoszkielet na planszy Głównej
web-anachrony-hex-empty = pusty Heks na Egzoszkielet
web-anachrony-hex-covered = Heks zakryty przez Uderzenie
web-anachrony-active = Aktywni
web-anachrony-tired = Wyczerpani
web-anachrony-busy = Zajęci
web-anachrony-busy-none = nikt
web-anachrony-given-up = porzucony Budynek
web-anachrony-active-tired = Aktywni Robotnicy, potem Wyczerpani
web-anachrony-workers-in-column = { $worker }, { $column ->
    [tired] Wyczerpany
   *[active] Aktywny
}: { $n }
web-anachrony-leftmost = buduj na wolnym polu najbardziej z lewej
web-anachrony-paradoxes = Paradoksy
web-anachrony-paradoxes-of = { $n ->
    [one] { $n } Paradoks
    [few] { $n } Paradoksy
   *[many] { $n } Paradoksów
}, limit { $limit }
web-anachrony-morale-note = punkty i koszt Dostawy
web-anachrony-morale-at = Morale { $at } z { $of }: { $vp } PZ
web-anachrony-travel-note = punkty
web-anachrony-travel-at = Podróż w Czasie, pole { $at } z { $of }: { $vp } PZ
web-anachrony-warp-tiles = Kafle Warpu
web-anachrony-warp-count = { $here } tutaj · { $there } na Osi Czasu
web-anachrony-warp-here = tutaj
web-anachrony-warp-there = w Erze { $era }
web-anachrony-passed = pas
web-anachrony-thinking = wybiera
web-anachrony-ready = gotowe

## Panele

web-anachrony-score = Gdyby gra skończyła się teraz
web-anachrony-score-final = Wynik końcowy
web-anachrony-after = Co zostanie
web-anachrony-pay-ways = Sposoby zapłaty
web-anachrony-pay-title = Jak płacisz?
web-anachrony-take-title = Co bierzesz?
web-anachrony-discount-title = Jaką zniżkę wybierasz?
web-anachrony-spend-title = Które Przełomy wydajesz?
web-anachrony-exchange-title = Co wymieniasz?
web-anachrony-x-title = Ile płacisz?
web-anachrony-power-title = Ile Egzoszkieletów zasilasz?
web-anachrony-power = { $n ->
    [0] Nie zasilaj żadnego
    [one] Zasil { $n } Egzoszkielet
    [few] Zasil { $n } Egzoszkielety
   *[many] Zasil { $n } Egzoszkieletów
}
web-anachrony-empty-hexes = za puste Heksy
web-anachrony-warp-title = Które kafle Warpu umieszczasz?
web-anachrony-warp-secret = Nikt tego nie zobaczy, zanim wszyscy wybiorą.
web-anachrony-warp-number = { $n ->
    [0] Bez kafla Warpu
    [one] { $n } kafel Warpu
    [few] { $n } kafle Warpu
   *[many] { $n } kafli Warpu
}
web-anachrony-warp-go = { $n ->
    [0] Nie umieszczaj kafli
    [one] Umieść { $n } kafel
    [few] Umieść { $n } kafle
   *[many] Umieść { $n } kafli
}
web-anachrony-warp-most = { $n ->
    [one] Najwyżej { $n } kafel na Erę.
    [few] Najwyżej { $n } kafle na Erę.
   *[many] Najwyżej { $n } kafli na Erę.
}
web-anachrony-warp-costs = { $n ->
    [one] kosztuje { $n } jednostkę Wody
    [few] kosztuje { $n } jednostki Wody
   *[many] kosztuje { $n } jednostek Wody
}
web-anachrony-warp-chosen = { $n ->
    [0] Nie umieszczasz żadnego kafla.
   *[other] Wybrane:
}
web-anachrony-warp-ready = Kto jest gotowy
web-anachrony-dice-title = Którą kość ustawiasz?
web-anachrony-dice-note = Drugą kością rzucasz. Liczby: pozostałe Przełomy.
web-anachrony-dice-both-note = Ustaw jedną i rzuć drugą albo ustaw obie. Liczby: pozostałe Przełomy.
web-anachrony-dice-one = Jedna kość
web-anachrony-dice-both = Obie kości

## Akcje słowami

web-anachrony-does-construct = Zbuduj Budynek z wierzchu stosu na wolnym polu najbardziej z lewej w jego rzędzie albo Superprojekt nad swoim Skupieniem. Bez Administratorów; Inżynier lub Geniusz płaci o 1 jednostkę Tytanu mniej.
web-anachrony-does-recruit = Weź Robotnika z Puli wraz z Premią. Bez Naukowców; Inżynier nie może wziąć Geniusza.
web-anachrony-does-research = Ustaw jedną kość Badań, rzuć drugą i weź taki Przełom. Tylko Naukowcy i Geniusze.
web-anachrony-does-world-council = Wykonaj Akcję Stolicy, która nie ma wolnego Heksa. Lewy Heks czyni cię też Pierwszym Graczem.
web-anachrony-does-mine = Weź Zasób z Puli i ten z Heksa. Inżynier lub Geniusz pozostaje Zmotywowany.
web-anachrony-does-purify = Weź 3 jednostki Wody; Naukowiec lub Geniusz przynosi 1 więcej.
web-anachrony-does-trade = Jedna Wymiana wzdłuż pierścienia; Administrator lub Geniusz może wymienić dwa razy.
web-anachrony-does-evacuation = Po Uderzeniu, raz na grę: jeśli spełniasz Warunek Ewakuacji swojej Ścieżki, zdobywasz za niego punkty, najwyżej 30 PZ.
web-anachrony-does-supply = Zapłać Wodę z pola Morale: wszyscy twoi Wyczerpani Robotnicy stają się Aktywni, a Morale rośnie.
web-anachrony-does-force-workers = Darmowa Akcja, raz na Erę: wszyscy twoi Wyczerpani Robotnicy stają się Aktywni, ale Morale spada.

## Galeria

web-gallery-anachrony-impact = Po Uderzeniu
web-gallery-anachrony-tokens = Dobra, Robotnicy, Egzoszkielety, kafle Warpu, Przełomy
web-gallery-anachrony-buildings = Budynki
web-gallery-anachrony-superprojects = Superprojekty przed budową i po niej
web-gallery-anachrony-cards = Ścieżki, Liderzy, Warunki, Początkowe Dobra, kafle Stolicy
web-gallery-anachrony-pools = Karty pul i Alternatywna Oś Czasu
web-gallery-anachrony-alternate = Kafel { $n }
web-gallery-anachrony-boards = Plansze Graczy, obie strony
