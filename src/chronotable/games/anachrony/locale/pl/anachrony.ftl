# Nazwy w grze Anachrony, zgodnie z polskim wydaniem. Formy: .gen dopełniacz, .acc biernik, .loc miejscownik,
# .fit Robotnik, który się nadaje.

## Dobra: nazwy i ilości

anachrony-goods-water = Woda
anachrony-goods-titanium = Tytan
anachrony-goods-uranium = Uran
anachrony-goods-gold = Złoto
anachrony-goods-neutronium = Neutronium
anachrony-goods-energy-core = Rdzeń Zasilający
anachrony-goods-vp = Punkt Zwycięstwa

anachrony-amount-water = { $n ->
    [one] { $n } jednostka Wody
    [few] { $n } jednostki Wody
   *[many] { $n } jednostek Wody
}
    .acc = { $n ->
        [one] { $n } jednostkę Wody
        [few] { $n } jednostki Wody
       *[many] { $n } jednostek Wody
    }
anachrony-amount-titanium = { $n ->
    [one] { $n } jednostka Tytanu
    [few] { $n } jednostki Tytanu
   *[many] { $n } jednostek Tytanu
}
    .acc = { $n ->
        [one] { $n } jednostkę Tytanu
        [few] { $n } jednostki Tytanu
       *[many] { $n } jednostek Tytanu
    }
anachrony-amount-uranium = { $n ->
    [one] { $n } jednostka Uranu
    [few] { $n } jednostki Uranu
   *[many] { $n } jednostek Uranu
}
    .acc = { $n ->
        [one] { $n } jednostkę Uranu
        [few] { $n } jednostki Uranu
       *[many] { $n } jednostek Uranu
    }
anachrony-amount-gold = { $n ->
    [one] { $n } jednostka Złota
    [few] { $n } jednostki Złota
   *[many] { $n } jednostek Złota
}
    .acc = { $n ->
        [one] { $n } jednostkę Złota
        [few] { $n } jednostki Złota
       *[many] { $n } jednostek Złota
    }
anachrony-amount-neutronium = { $n ->
    [one] { $n } jednostka Neutronium
    [few] { $n } jednostki Neutronium
   *[many] { $n } jednostek Neutronium
}
    .acc = { $n ->
        [one] { $n } jednostkę Neutronium
        [few] { $n } jednostki Neutronium
       *[many] { $n } jednostek Neutronium
    }
anachrony-amount-energy-core = { $n ->
    [one] { $n } Rdzeń Zasilający
    [few] { $n } Rdzenie Zasilające
   *[many] { $n } Rdzeni Zasilających
}
anachrony-amount-vp = { $n } PZ
anachrony-amount-tug = { $n ->
    [one] { $n } jednostka Tytanu/Uranu/Złota
    [few] { $n } jednostki Tytanu/Uranu/Złota
   *[many] { $n } jednostek Tytanu/Uranu/Złota
}
    .acc = { $n ->
        [one] { $n } jednostkę Tytanu/Uranu/Złota
        [few] { $n } jednostki Tytanu/Uranu/Złota
       *[many] { $n } jednostek Tytanu/Uranu/Złota
    }

## Robotnicy

anachrony-worker-scientist = Naukowiec
    .gen = Naukowca
    .acc = Naukowca
    .fit = Naukowiec albo Geniusz
anachrony-worker-engineer = Inżynier
    .gen = Inżyniera
    .acc = Inżyniera
    .fit = Inżynier albo Geniusz
anachrony-worker-administrator = Administrator
    .gen = Administratora
    .acc = Administratora
    .fit = Administrator albo Geniusz
anachrony-worker-genius = Geniusz
    .gen = Geniusza
    .acc = Geniusza
    .fit = Geniusz
anachrony-worker-any = dowolny Robotnik
    .gen = dowolnego Robotnika
    .acc = dowolnego Robotnika
anachrony-worker-same-as-placed = Robotnik tego samego typu
    .gen = Robotnika tego samego typu
    .acc = Robotnika tego samego typu

anachrony-column-active = Aktywny
anachrony-column-tired = Wyczerpany

## Ścieżki, Liderzy, Warunki Ewakuacji

anachrony-path-harmony = Ścieżka Harmonii
    .acc = Ścieżkę Harmonii
anachrony-path-dominance = Ścieżka Dominacji
    .acc = Ścieżkę Dominacji
anachrony-path-progress = Ścieżka Postępu
    .acc = Ścieżkę Postępu
anachrony-path-salvation = Ścieżka Zbawienia
    .acc = Ścieżkę Zbawienia

anachrony-leader-haulani = Ojciec Haulani
anachrony-leader-zaida = Matka Zaida
anachrony-leader-wolfe = Kapitan Wolfe
anachrony-leader-samira = Poszukiwaczka Skarbów Samira
anachrony-leader-valerian = Patron Valerian
anachrony-leader-cornella = Kronikarka Cornella
anachrony-leader-caratacus = Pasterz Caratacus
anachrony-leader-amena = Wielka Spacerująca Po Słońcu Amena

anachrony-leader-text-haulani = raz na Erę, za darmo: umieść Robotnika na Polu Robotnika na swojej planszy Gracza
anachrony-leader-text-zaida = w Fazie Porządkowania zapłać 2 jednostki Wody i weź Robotnika jednego z typów z karty Puli Rekrutacji tej Ery
anachrony-leader-text-wolfe = w Fazie Zasilania wymieniaj Rdzeń Zasilający na 2 jednostki Wody albo odwrotnie, dowolnie często
anachrony-leader-text-samira = w Fazie Porządkowania weź losowy Zasób, a potem możesz zapłacić 2 jednostki Wody, by wziąć Tytan, Uran lub Złoto
anachrony-leader-text-valerian = podczas umieszczania i Zbierania twoi Naukowcy liczą się jako Geniusze
anachrony-leader-text-cornella = w Fazie Porządkowania zapłać 3 jednostki Wody, by wykonać Akcję Badań
anachrony-leader-text-caratacus = raz na Erę, za darmo: zyskaj 2 jednostki Wody i Paradoks albo zapłać 2 jednostki Wody i zwróć Paradoks
anachrony-leader-text-amena = Uderzenie nie zasłania żadnego z twoich Heksów na Egzoszkielety

anachrony-condition-harmony-a = Opieka i Dostatek
anachrony-condition-harmony-b = Odrodzenie Natury
anachrony-condition-dominance-a = Rewolucja Przemysłowa
anachrony-condition-dominance-b = Siła w Jedności
anachrony-condition-progress-a = Przewaga Technologiczna
anachrony-condition-progress-b = Szczyt Ludzkiego Rozwoju
anachrony-condition-salvation-a = Przytłaczająca Moc
anachrony-condition-salvation-b = Władcy Czasu

anachrony-condition-text-harmony-a = 3 Budynki Podtrzymywania Życia; 2 PZ i po 3 PZ za każdy zestaw: Geniusz + jednostka Złota
anachrony-condition-text-harmony-b = 6 zajętych pól na Budynki; 2 PZ i po 3 PZ za każdy zestaw: Budynek + Administrator
anachrony-condition-text-dominance-a = 3 Fabryki; 5 PZ i po 2 PZ za każdy zestaw: Inżynier + jednostka Tytanu
anachrony-condition-text-dominance-b = Morale na końcu toru; 3 PZ i po 1 PZ za każdego Robotnika
anachrony-condition-text-progress-a = 3 Laboratoria; 6 PZ i po 4 PZ za każdy zestaw: Przełom + 2 Naukowców
anachrony-condition-text-progress-b = 8 jednostek Wody; 3 PZ i po 5 PZ za każdy Superprojekt
anachrony-condition-text-salvation-a = 3 Elektrownie; 3 PZ i po 3 PZ za każdą jednostkę Neutronium
anachrony-condition-text-salvation-b = 2 Anomalie; 4 PZ i po 5 PZ za każdy zestaw: 2 pola toru Podróży w Czasie + 2 jednostki Uranu

## Plansze

anachrony-row-power-plant = Elektrownia
    .acc = Elektrownię
anachrony-row-factory = Fabryka
    .acc = Fabrykę
anachrony-row-life-support = Podtrzymywanie Życia
    .acc = Podtrzymywanie Życia
anachrony-row-lab = Laboratorium
    .acc = Laboratorium

anachrony-slot-power-plant-1 = pole 1 na Elektrownię
    .gen = pola 1 na Elektrownię
    .loc = polu 1 na Elektrownię
anachrony-slot-power-plant-2 = pole 2 na Elektrownię
    .gen = pola 2 na Elektrownię
    .loc = polu 2 na Elektrownię
anachrony-slot-power-plant-3 = pole 3 na Elektrownię
    .gen = pola 3 na Elektrownię
    .loc = polu 3 na Elektrownię
anachrony-slot-factory-1 = pole 1 na Fabrykę
    .gen = pola 1 na Fabrykę
    .loc = polu 1 na Fabrykę
anachrony-slot-factory-2 = pole 2 na Fabrykę
    .gen = pola 2 na Fabrykę
    .loc = polu 2 na Fabrykę
anachrony-slot-factory-3 = pole 3 na Fabrykę
    .gen = pola 3 na Fabrykę
    .loc = polu 3 na Fabrykę
anachrony-slot-life-support-1 = pole 1 na Podtrzymywanie Życia
    .gen = pola 1 na Podtrzymywanie Życia
    .loc = polu 1 na Podtrzymywanie Życia
anachrony-slot-life-support-2 = pole 2 na Podtrzymywanie Życia
    .gen = pola 2 na Podtrzymywanie Życia
    .loc = polu 2 na Podtrzymywanie Życia
anachrony-slot-life-support-3 = pole 3 na Podtrzymywanie Życia
    .gen = pola 3 na Podtrzymywanie Życia
    .loc = polu 3 na Podtrzymywanie Życia
anachrony-slot-lab-1 = pole 1 na Laboratorium
    .gen = pola 1 na Laboratorium
    .loc = polu 1 na Laboratorium
anachrony-slot-lab-2 = pole 2 na Laboratorium
    .gen = pola 2 na Laboratorium
    .loc = polu 2 na Laboratorium
anachrony-slot-lab-3 = pole 3 na Laboratorium
    .gen = pola 3 na Laboratorium
    .loc = polu 3 na Laboratorium

anachrony-action-construct = Konstruowanie
anachrony-action-recruit = Rekrutacja
anachrony-action-research = Badania
anachrony-action-world-council = Rada Światowa
anachrony-action-mine = Wydobycie Zasobów
anachrony-action-purify = Oczyszczanie Wody
anachrony-action-trade = Handel z Nomadami
anachrony-action-evacuation = Ewakuacja
anachrony-action-supply = Dostawa

anachrony-space-construct-top = Konstruowanie, górny Heks
anachrony-space-construct-middle = Konstruowanie, środkowy Heks
anachrony-space-construct-bottom = Konstruowanie, dolny Heks
anachrony-space-recruit-top = Rekrutacja, górny Heks
anachrony-space-recruit-middle = Rekrutacja, środkowy Heks
anachrony-space-recruit-bottom = Rekrutacja, dolny Heks
anachrony-space-research-top = Badania, górny Heks
anachrony-space-research-middle = Badania, środkowy Heks
anachrony-space-research-bottom = Badania, dolny Heks
anachrony-space-council-left = Rada Światowa, lewy Heks (koszt 2 jednostek Wody, Pierwszy Gracz)
anachrony-space-council-right = Rada Światowa, prawy Heks (koszt 1 jednostki Wody)
anachrony-space-mine-top = Wydobycie Zasobów, górny Heks (dodatkowo 1 jednostka Uranu)
anachrony-space-mine-middle = Wydobycie Zasobów, środkowy Heks (dodatkowo 1 jednostka Złota)
anachrony-space-mine-bottom = Wydobycie Zasobów, dolny Heks (dodatkowo 1 jednostka Tytanu)
anachrony-space-purify = Oczyszczanie Wody
anachrony-space-trade = Handel z Nomadami
anachrony-space-evacuation = Ewakuacja
anachrony-space-supply = Dostawa

anachrony-building = { $type } { $id }
    .acc = { $type_acc } { $id }
anachrony-anomaly-on = Anomalia na { $slot_loc }

## Superprojekty

anachrony-superproject-welfare-society = Społeczeństwo Opiekuńcze
anachrony-superproject-archive-of-the-eras = Archiwum Er
anachrony-superproject-continuum-stabilizer = Stabilizator Kontinuum
anachrony-superproject-grand-reservoir = Wielki Zbiornik
anachrony-superproject-anti-gravity-field = Pole Antygrawitacyjne
anachrony-superproject-uranium-cores = Rdzenie z Uranu
anachrony-superproject-particle-collider = Zderzacz Cząsteczek
anachrony-superproject-temporal-tourism = Turystyka w Czasie
    .acc = Turystykę w Czasie
anachrony-superproject-outback-conditioner = Terraformer Odludzia
anachrony-superproject-synthetic-endorphins = Syntetyczne Endorfiny
anachrony-superproject-exocrawler = Egzołazik
anachrony-superproject-dark-matter-converter = Konwerter Ciemnej Materii
anachrony-superproject-tectonic-drill = Wiertło Tektoniczne
anachrony-superproject-rescue-pods = Kapsuły Ratunkowe
anachrony-superproject-neutronium-research-center = Centrum Badań nad Neutronium
anachrony-superproject-ultimate-plan = Ostateczny Plan
anachrony-superproject-quantum-chameleon = Kameleon Kwantowy
    .acc = Kameleona Kwantowego
anachrony-superproject-cloning-vat = Komora Klonująca
    .acc = Komorę Klonującą

## Kafle Warpu, Przełomy, kości

anachrony-warp-neutronium = Neutronium
anachrony-warp-uranium = Uran
anachrony-warp-titanium = Tytan
anachrony-warp-gold = Złoto
anachrony-warp-water = 2 jednostki Wody
anachrony-warp-administrator = Administrator
anachrony-warp-engineer = Inżynier
anachrony-warp-scientist = Naukowiec
anachrony-warp-exosuit = zasilony Egzoszkielet

anachrony-shape-circle = Koło
anachrony-shape-triangle = Trójkąt
anachrony-shape-square = Kwadrat
anachrony-icon-time = Podróż w Czasie
anachrony-icon-war = Wojna
anachrony-icon-genetics = Genetyka
anachrony-icon-technology = Technologia
anachrony-icon-society = Społeczeństwo
anachrony-icon-any = znak zapytania
anachrony-breakthrough = { $shape } ({ $icon })
anachrony-die-shape = kość Kształtu
    .ins = kością Kształtu
anachrony-die-icon = kość Ikony
    .ins = kością Ikony

anachrony-warp-space-morale-up = Inspirująca Wiadomość: Morale rośnie
anachrony-warp-space-vp = Wspaniała Przyszłość: 1 PZ
anachrony-warp-space-parallel = Równoległa Oś Czasu: jeszcze raz to samo Dobro
anachrony-warp-space-paradox-remove = Stabilna Szczelina w Czasie: o 1 Paradoks mniej
anachrony-warp-space-paradox-gain = Upadająca Szczelina w Czasie: Paradoks
anachrony-warp-space-morale-down = Ponura Wiadomość: Morale spada

## Kafle Upadającej Stolicy

anachrony-capital-tile-construct-1 = o 1 jednostkę Tytanu, Uranu lub Złota taniej
anachrony-capital-tile-construct-2 = o 1 jednostkę Neutronium taniej
anachrony-capital-tile-construct-3 = 1/2/3 PZ za Budynek w kolumnie 1/2/3
anachrony-capital-tile-construct-4 = 2 PZ za Superprojekt
anachrony-capital-tile-construct-5 = jeszcze jedno Konstruowanie
anachrony-capital-tile-recruit-1 = podwójna Premia za Rekrutację
anachrony-capital-tile-recruit-2 = zasilony Egzoszkielet
anachrony-capital-tile-recruit-3 = Morale rośnie
anachrony-capital-tile-recruit-4 = wszyscy Wyczerpani Robotnicy stają się Aktywni
anachrony-capital-tile-recruit-5 = jeszcze jedna Rekrutacja
anachrony-capital-tile-research-1 = ustaw obie kości
anachrony-capital-tile-research-2 = 2 PZ
anachrony-capital-tile-research-3 = Konstruowanie Superprojektu
anachrony-capital-tile-research-4 = zwróć najwyżej 2 Paradoksy
anachrony-capital-tile-research-5 = jeszcze jedne Badania

## Karty

anachrony-endgame-workers = najwięcej Robotników
anachrony-endgame-water = najwięcej Wody
anachrony-endgame-breakthroughs = najwięcej Przełomów
anachrony-endgame-occupied-building-slots = najwięcej zajętych pól na Budynki
anachrony-endgame-morale-position = najwyższe Morale
anachrony-endgame-sum-of-time-travel-ranges = największa suma zasięgów Podróży w Czasie
anachrony-endgame-superprojects = najwięcej Superprojektów
anachrony-endgame-time-travel-track-position = najdalej na torze Podróży w Czasie

anachrony-asset-asset-01 = karta 1 (2 jednostki Tytanu, 1 jednostka Wody)
anachrony-asset-asset-02 = karta 2 (1 jednostka Uranu, 1 jednostka Złota, 1 jednostka Wody)
anachrony-asset-asset-03 = karta 3 (4 jednostki Wody)
anachrony-asset-asset-04 = karta 4 (1 Rdzeń Zasilający, 1 jednostka Wody)
anachrony-asset-asset-05 = karta 5 (1 jednostka Tytanu, Wyczerpany Inżynier)
anachrony-asset-asset-06 = karta 6 (1 jednostka Uranu, Wyczerpany Naukowiec)
anachrony-asset-asset-07 = karta 7 (1 jednostka Złota, Wyczerpany Administrator)
anachrony-asset-asset-08 = karta 8 (1 jednostka Neutronium, 2 jednostki Wody)
anachrony-asset-asset-09 = karta 9 (1 Rdzeń Zasilający, 1 jednostka Tytanu, 1 jednostka Wody)
anachrony-asset-asset-10 = karta 10 (1 jednostka Tytanu, Aktywny Inżynier)
anachrony-asset-asset-11 = karta 11 (1 jednostka Uranu, Aktywny Naukowiec)
anachrony-asset-asset-12 = karta 12 (1 jednostka Złota, Aktywny Administrator)
anachrony-asset-asset-13 = karta 13 (2 Rdzenie Zasilające)
anachrony-asset-asset-14 = karta 14 (1 jednostka Neutronium, 2 jednostki Tytanu)
anachrony-asset-asset-15 = karta 15 (2 jednostki Wody, Wyczerpany Geniusz)
anachrony-asset-asset-16 = karta 16 (1 Rdzeń Zasilający, losowy Przełom)
# Karty z pakietów.
anachrony-asset-card = karta { $number } ({ $gives })
anachrony-asset-worker = { $column ->
    [tired] Wyczerpany { $worker }
   *[active] Aktywny { $worker }
}
anachrony-asset-breakthroughs = { $n ->
    [one] losowy Przełom
    [few] { $n } losowe Przełomy
   *[many] { $n } losowych Przełomów
}

## Punktacja

anachrony-category-buildings = Budynki
anachrony-category-superprojects = Superprojekty
anachrony-category-anomalies = Anomalie
anachrony-category-time-travel = Podróż w Czasie
anachrony-category-morale = Morale
anachrony-category-breakthroughs = Przełomy
anachrony-category-vp-tokens = żetony PZ
anachrony-category-warp-penalty = kafle Warpu na Osi Czasu
anachrony-category-objectives = cele
anachrony-category-endgame-conditions = Warunki Końcowe

## Fazy

anachrony-phase-setup = Przygotowanie gry
anachrony-phase-preparation = Faza Przygotowania
anachrony-phase-paradox = Faza Paradoksu
anachrony-phase-power-up = Faza Zasilania
anachrony-phase-warp = Faza Warpu
anachrony-phase-action = Faza Akcji
anachrony-phase-clean-up = Faza Porządkowania

## Ekran przygotowania gry

anachrony-side-a = strona A
anachrony-side-b = strona B
anachrony-side-text-a = Wszystkie plansze Graczy są jednakowe.
anachrony-side-text-b = Każda Ścieżka ma planszę Gracza z własnymi zaletami i wadami.
anachrony-paths-choose = wybierają gracze
anachrony-leaders-choose = wybierają gracze
anachrony-evacuation-a = pierwszy Warunek Ewakuacji
anachrony-evacuation-b = drugi Warunek Ewakuacji
