# Nazwy w grze The LOOP. Formy: .gen dopełniacz, .dat celownik, .acc biernik, .ins narzędnik;
# .in / .to / .from z przyimkiem.

## Ery

loop-era-dawn = zaranie dziejów
    .gen = zarania dziejów
    .acc = zaranie dziejów
    .ins = zaraniem dziejów
    .in = u zarania dziejów
    .to = do zarania dziejów
    .from = z zarania dziejów
loop-era-medieval = średniowiecze
    .gen = średniowiecza
    .acc = średniowiecze
    .ins = średniowieczem
    .in = w średniowieczu
    .to = do średniowiecza
    .from = ze średniowiecza
loop-era-renaissance = renesans
    .gen = renesansu
    .acc = renesans
    .ins = renesansem
    .in = w renesansie
    .to = do renesansu
    .from = z renesansu
loop-era-industrial = era industrializacji
    .gen = ery industrializacji
    .acc = erę industrializacji
    .ins = erą industrializacji
    .in = w erze industrializacji
    .to = do ery industrializacji
    .from = z ery industrializacji
loop-era-globalization = era globalizacji
    .gen = ery globalizacji
    .acc = erę globalizacji
    .ins = erą globalizacji
    .in = w erze globalizacji
    .to = do ery globalizacji
    .from = z ery globalizacji
loop-era-robots = era robotów
    .gen = ery robotów
    .acc = erę robotów
    .ins = erą robotów
    .in = w erze robotów
    .to = do ery robotów
    .from = z ery robotów
loop-era-end = kres czasu
    .gen = kresu czasu
    .acc = kres czasu
    .ins = kresem czasu
    .in = u kresu czasu
    .to = do kresu czasu
    .from = z kresu czasu

loop-direction-next = przyszła era
loop-direction-previous = miniona era

## Wymiary

loop-dimension-spiral = spirala
    .gen = spirali
    .acc = spiralę
loop-dimension-stripes = pasy
    .gen = pasów
    .acc = pasy
loop-dimension-star = gwiazda
    .gen = gwiazdy
    .acc = gwiazdę
loop-dimension-black-hole = czarna dziura
    .gen = czarnej dziury
    .acc = czarną dziurę

## Agenci

loop-agent-time-thief = Złodziejka czasu
    .gen = Złodziejki czasu
    .dat = Złodziejce czasu
    .acc = Złodziejkę czasu
    .ins = Złodziejką czasu
loop-agent-mr-time = Pan Tik Tak
    .gen = Pana Tik Taka
    .dat = Panu Tik Takowi
    .acc = Pana Tik Taka
    .ins = Panem Tik Takiem
loop-agent-exterminatrix-404 = Eks-Terminatorka 404
    .gen = Eks-Terminatorki 404
    .dat = Eks-Terminatorce 404
    .acc = Eks-Terminatorkę 404
    .ins = Eks-Terminatorką 404
loop-agent-cztwyzzek = Cztwyzzek
    .gen = Cztwyzzka
    .dat = Cztwyzzkowi
    .acc = Cztwyzzka
    .ins = Cztwyzzkiem
loop-agent-v-girl = V-Girl
    .gen = V-Girl
    .dat = V-Girl
    .acc = V-Girl
    .ins = V-Girl

## Fazy tury

loop-phase-doctor = Faza Fuksa
loop-phase-action = Faza akcji
loop-phase-acquire = Dodaj 1 kartę do swojej talii
loop-phase-archive = Zarchiwizuj 1 kafel sabotażu
loop-phase-end = Koniec tury
loop-phase-deal = Rozdawanie kart

## Tryby, poziomy, machina

loop-mode-sabotage = S.A.B.O.T.A.Ż
loop-mode-centrifuges = Wirówki
loop-mode-super-clones = Super duplikaty
loop-mode-ultramachine = Ultramachina
loop-mode-text-sabotage = Aby wygrać, zarchiwizujcie 4 kafle sabotażu.
loop-mode-text-centrifuges = Aby wygrać, zarchiwizujcie 4 kafle sabotażu i rozmontujcie wszystkie 3 wirówki. Gdy dr Fuks pojawia się w erze z wirówką, zanim wyrwy wpadną do machiny, cała energia z tej ery przepada.
loop-mode-text-super-clones = Aby wygrać, zarchiwizujcie 4 kafle sabotażu i oczyśćcie planszę z super duplikatów. Każdy z nich dokłada do machiny 2 wyrwy i można go zniszczyć tylko w jego erze zniszczenia.
loop-mode-text-ultramachine = Aby wygrać, zarchiwizujcie 4 kafle sabotażu. Ultramachina odkrywa kolejne karty, które utrudniają wam życie; każdy zarchiwizowany kafel uwalnia was od jednej z nich.
loop-level-intern = Stażysta
loop-level-employee-of-the-month = Pracownik miesiąca
loop-level-agency-legend = Legenda Agencji
loop-machine-default = Zwykła machina (1 : 2 : 1)
loop-machine-uniform = Równomierna machina (1 : 1 : 1)
loop-machine-narrow = Wąska machina (1 : 4 : 1)
loop-machine-manual = Własna machina: sami podajecie, gdzie spadły kostki

## Karty artefaktów

loop-card-quantum-patch = Opatrunek kwantowy
loop-card-pickpocketed-power-bank = Zwinięty powerbank
loop-card-crowbar-of-causality = Łom przyczynowo-skutkowy
loop-card-getaway-skateboard = Ucieczkorolka
loop-card-shoulder-barge = Wjazd z bara
loop-card-lasso-of-lost-seconds = Lasso straconych sekund
loop-card-mechanical-grapple = Kotwiczka mechaniczna
loop-card-ion-chronograph = Czasograf jonowy
loop-card-instructors-whistle = Gwizdek instruktora
loop-card-chalkboard-eraser = Gąbka do tablicy
loop-card-gold-chain-capacitor = Kondensator na złotym łańcuchu
loop-card-pop-quiz = Niezapowiedziana kartkówka
loop-card-hydraulic-shove = Hydrauliczny kuksaniec
loop-card-tractor-beam-eye = Oko z promieniem ściągającym
loop-card-error-message = Komunikat o błędzie
loop-card-emergency-recharge = Doładowanie awaryjne
loop-card-target-lock = Cel namierzony
loop-card-hot-patch = Łatka na gorąco
loop-card-saucer-hop = Podskok spodkiem
loop-card-goo-sealant = Glutouszczelniacz
loop-card-abduction-ray = Promień uprowadzeń
loop-card-crop-circle = Krąg w zbożu
loop-card-antenna-spark = Iskrzące czułki
loop-card-telepathic-nudge = Telepatyczny szturchaniec
loop-card-super-underpants = Wściekłe gacie
loop-card-grabber-arm = Chwytna łapa
loop-card-mecha-fist = Mechapięść
loop-card-rocket-boots = Buty odrzutowe
loop-card-donut-reactor = Reaktor pączkowy
loop-card-team-huddle = Narada w kółeczku
loop-card-spartan-shield = Spartańska tarcza
loop-card-mammoth-bulldozer = Mamut spychacz
loop-card-campfire-reactor = Reaktor na chrust
loop-card-cave-map = Mapa naskalna
loop-card-first-wheel = Pierwsze koło
loop-card-sabretooth-trap = Pułapka szablozębna
loop-card-big-bang-jar = Wielki Wybuch w słoiku
loop-card-war-horse = Rumak bojowy
loop-card-holy-grail = Święty Graal
loop-card-trebuchet-of-tomorrow = Trebusz jutra
loop-card-alchemists-funnel = Lejek alchemika
loop-card-round-table = Okrągły stół
loop-card-portcullis = Brona zamkowa
loop-card-dragon-egg = Smocze jajo
loop-card-gutenberg-wormhole = Dziura czasoprzestrzenna Gutenberga
loop-card-patrons-commission = Zlecenie mecenasa
loop-card-flying-screw = Latająca śruba
loop-card-perspective-grid = Siatka perspektywiczna
loop-card-bankers-purse = Sakiewka bankiera
loop-card-vitruvian-lever = Dźwignia witruwiańska
loop-card-heliocentric-model = Model heliocentryczny
loop-card-matryoshka = Matrioszka
loop-card-steam-magnet = Magnes parowy
loop-card-assembly-line = Linia montażowa
loop-card-telegraph = Telegraf
loop-card-rivet-gun = Nitownica
loop-card-locomotive = Lokomotywa
loop-card-dynamite = Dynamit
loop-card-double-joystick = Podwójny joystick
loop-card-global-power-strip = Przedłużacz globalny
loop-card-walkman = Walkman
loop-card-fax-machine = Faks
loop-card-group-video-call = Wideokonferencja
loop-card-skate-ramp = Rampa deskorolkowa
loop-card-franchise-licence = Umowa franczyzowa
loop-card-drone-swarm = Rój dronów
loop-card-place-swapper = Zamieniator miejsc
loop-card-autonomous-bus = Autobus autonomiczny
loop-card-recycling-unit = Moduł recyklingu
loop-card-laser-fence = Płot laserowy
loop-card-clone-compactor = Zgniatarka duplikatów
loop-card-singularity-core = Rdzeń osobliwości
loop-card-last-match = Ostatnia zapałka
loop-card-hourglass-vacuum = Odkurzacz klepsydrowy
loop-card-doomsday-clock = Zegar zagłady
loop-card-escape-pod = Kapsuła ratunkowa
loop-card-ash-cloak = Płaszcz z popiołu
loop-card-final-countdown = Ostatnie odliczanie
loop-card-black-hole-marble = Kulka z czarną dziurą

## Misje

loop-mission-surround-doctor = Otoczyć Fuksa!
loop-mission-quantum-putty = Kwantowa szpachlówka!
loop-mission-clog-machine = Zapchać machinę dra Fuksa!
loop-mission-loop-on-doctor = Koniec tego Fuksa Fuksa!
loop-mission-declone-doctor = Odduplikować Fuksa!
loop-mission-patch-spacetime = Załatać czasoprzestrzeń!
loop-mission-loop-everywhere = Zapętlić dzieje!
loop-mission-exterminate-clones = Eksterminować duplikaty!
loop-mission-tune-time-stream = Wyregulować strumień czasu!
loop-mission-quantum-bomb = Wielka bomba kwantowa!

## Karty ultramachiny

loop-ultra-primordial-turbine = Praturbina
loop-ultra-tar-pit-leak = Wyciek ze smolnego dołu
loop-ultra-toll-bridge = Płatny most
loop-ultra-iron-shackles = Żelazne kajdany
loop-ultra-golden-frame = Złota rama
loop-ultra-thick-varnish = Gruba warstwa werniksu
loop-ultra-overpressure-boiler = Kocioł pod ciśnieniem
loop-ultra-customs-office = Urząd celny
loop-ultra-roaming-charges = Opłaty za roaming
loop-ultra-offshore-drain = Odpływ do raju podatkowego
loop-ultra-firewall = Zapora sieciowa
loop-ultra-magnetic-floor = Magnetyczna podłoga
loop-ultra-scorched-shelves = Spalone półki
loop-ultra-entropy-field = Pole entropii

## Czego wymagają misje; $n to potrzebna liczba uszkodzeń

loop-mission-text-surround-doctor = Przed akcją albo po niej stój w jednej z er sąsiadujących z drem Fuksem, podczas gdy w drugiej stoi inny agent (najwyżej 1 uszkodzenie na turę; { $n ->
    [one] potrzebne { $n }
    [few] potrzebne { $n }
   *[many] potrzeba { $n }
}).
loop-mission-text-quantum-putty = Przed akcją albo po niej bądź w erze bez wyrw i duplikatów ({ $n ->
    [one] { $n } era
    [few] { $n } różne ery
   *[many] { $n } różnych er
}, najwyżej 1 uszkodzenie na turę).
loop-mission-text-clog-machine = Usuń { $n ->
    [one] { $n } wyrwę
    [few] { $n } wyrwy
   *[many] { $n } wyrw
} z ery dra Fuksa.
loop-mission-text-loop-on-doctor = Wykonaj { $n ->
    [one] { $n } pętlę
    [few] { $n } pętle
   *[many] { $n } pętli
} w erze dra Fuksa.
loop-mission-text-declone-doctor = Zniszcz { $n ->
    [one] { $n } duplikat
    [few] { $n } duplikaty
   *[many] { $n } duplikatów
} w erze dra Fuksa.
loop-mission-text-patch-spacetime = Usuń po 1 wyrwie z { $n ->
    [one] { $n } ery
   *[other] { $n } różnych er
}.
loop-mission-text-loop-everywhere = Wykonaj po 1 pętli w { $n ->
    [one] { $n } erze
   *[other] { $n } różnych erach
}.
loop-mission-text-exterminate-clones = Zniszcz po 1 duplikacie w { $n ->
    [one] { $n } erze
   *[other] { $n } różnych erach
}.
loop-mission-text-tune-time-stream = Dodaj { $n ->
    [one] { $n } energię
    [few] { $n } kostki energii
   *[many] { $n } kostek energii
} do ery tego kafla podczas akcji, przed którymi w każdej erze jest co najmniej 1 energia.
loop-mission-text-quantum-bomb = Dodaj { $n ->
    [one] { $n } energię
    [few] { $n } kostki energii
   *[many] { $n } kostek energii
} do ery tego kafla.

## Co robią karty ultramachiny

loop-ultra-text-extra-rift = Gdy dr Fuks uruchamia machinę { $era_in }, wrzuć do niej o { $n ->
    [one] { $n } wyrwę
    [few] { $n } wyrwy
   *[many] { $n } wyrw
} więcej.
loop-ultra-text-energy-leak = Na początku każdej fazy Fuksa { $n ->
    [one] { $n } energia { $era_from } wraca
    [few] { $n } kostki energii { $era_from } wracają
   *[many] { $n } kostek energii { $era_from } wraca
} do puli.
loop-ultra-text-loop-tax = Każda pętla { $era_in } kosztuje o { $n ->
    [one] { $n } energię
    [few] { $n } kostki energii
   *[many] { $n } kostek energii
} więcej.
loop-ultra-text-anchored-clones = Duplikatów { $era_in } nie można przyciągać ani zabierać; nadal można je przepychać.
loop-ultra-text-sealed-exit = Darmowy ruch nie może zaczynać się { $era_in }.
loop-ultra-text-slow-repair = Jedna akcja usuwa { $era_from } najwyżej { $n ->
    [one] { $n } wyrwę
    [few] { $n } wyrwy
   *[many] { $n } wyrw
}.
loop-ultra-text-no-acquire = W fazie III nie można dodawać do talii kart { $era_from }.

## Czego wymaga misja, z jej danych: $n uszkodzeń; $where any_era, doctor_era, tile_era; $slots per_era, generic

loop-mission-asks = { $does }{ $energy ->
    [every_era] { " " }podczas akcji, przed którymi w każdej erze jest co najmniej 1 energia
   *[any] { "" }
}{ $cap ->
    [0] { "" }
    [one] { " " }(najwyżej { $cap } uszkodzenie na turę)
    [few] { " " }(najwyżej { $cap } uszkodzenia na turę)
   *[many] { " " }(najwyżej { $cap } uszkodzeń na turę)
}.
loop-mission-does-surround = Przed akcją albo po niej stój w jednej z er sąsiadujących z drem Fuksem, podczas gdy w drugiej stoi inny agent{ $slots ->
    [per_era] { $n ->
        [one] { "" }
       *[other] , za każdym razem z drem Fuksem w innej erze (razem { $n })
    }
   *[generic] { $n ->
        [one] { "" }
       *[other] : { $n } razy
    }
}
loop-mission-does-clean-own-era = Przed akcją albo po niej bądź w erze bez wyrw i duplikatów: { $slots ->
    [per_era] w { loop-mission-eras }
   *[generic] { $n ->
        [one] raz
       *[other] { $n } razy
    }
}
loop-mission-does-remove-rift = { $slots ->
    [per_era] Usuń po 1 wyrwie{ loop-mission-from } w { loop-mission-eras }
   *[generic] Usuń { $n ->
        [one] { $n } wyrwę
        [few] { $n } wyrwy
       *[many] { $n } wyrw
    }{ loop-mission-from }
}
loop-mission-does-loop = { $slots ->
    [per_era] Wykonaj po 1 pętli{ loop-mission-in } w { loop-mission-eras }
   *[generic] Wykonaj { $n ->
        [one] { $n } pętlę
        [few] { $n } pętle
       *[many] { $n } pętli
    }{ loop-mission-in }
}
loop-mission-does-destroy-clone = { $slots ->
    [per_era] Zniszcz po 1 duplikacie{ loop-mission-in } w { loop-mission-eras }
   *[generic] Zniszcz { $n ->
        [one] { $n } duplikat
        [few] { $n } duplikaty
       *[many] { $n } duplikatów
    }{ loop-mission-in }
}
loop-mission-does-add-energy = { $slots ->
    [per_era] Dodaj po 1 energii{ loop-mission-to } w { loop-mission-eras }
   *[generic] Dodaj { $n ->
        [one] { $n } energię
        [few] { $n } kostki energii
       *[many] { $n } kostek energii
    }{ loop-mission-to }
}
loop-mission-eras = { $n ->
    [one] { $n } erze
   *[other] { $n } różnych erach
}
loop-mission-from = { $where ->
    [doctor_era] { " " }z ery dra Fuksa
    [tile_era] { " " }z ery tego kafla
   *[any_era] { "" }
}
loop-mission-in = { $where ->
    [doctor_era] { " " }w erze dra Fuksa
    [tile_era] { " " }w erze tego kafla
   *[any_era] { "" }
}
loop-mission-to = { $where ->
    [doctor_era] { " " }do ery dra Fuksa
    [tile_era] { " " }do ery tego kafla
   *[any_era] { "" }
}
