# Dlaczego czegoś nie można zrobić w Anachrony; błędne opcje i pozycje.

anachrony-why-passed = Po spasowaniu nie masz w tej Erze więcej tur ani Darmowych Akcji.
anachrony-why-free-placement = Ta Darmowa Akcja pozwala umieścić Robotnika gdzie indziej.
anachrony-why-no-active = Nie masz Aktywnego Robotnika.
anachrony-why-not-active = { $busy ->
    [yes] Nie masz Aktywnego { $worker_gen }: każdy jest Wyczerpany albo zajęty.
   *[no] Nie masz { $worker_gen }.
}
anachrony-why-no-exosuit = Nie masz już zasilonego Egzoszkieletu.
anachrony-why-no-free-hex = { CAPITAL($action) }: nie ma wolnego Heksa.
anachrony-why-no-third-hex = Dolny Heks jest w grze tylko przy czterech graczach.
anachrony-why-occupied = { $space }: ten Heks zajmuje { PLAYER($seat) }.
anachrony-why-council-closed = W trudniejszej grze dwuosobowej prawy Heks Rady Światowej jest niedostępny.
anachrony-why-flipped = { $space }: ten Heks jest już niedostępny.
anachrony-why-water = Potrzebna Woda: { $needed }, masz: { $held }.
anachrony-why-goods = Koszt: { $cost }. Masz: { $held }.
anachrony-why-hexes = Niezakryte Heksy na Egzoszkielety: { $n }.
anachrony-why-hex-price = Żaden układ twoich Heksów tyle nie kosztuje; najpierw zajmuje się Heksy darmowe.
anachrony-why-no-trade = Nie masz niczego, co wymieniają Nomadzi.
anachrony-why-before-impact = Ewakuacja jest możliwa dopiero po Uderzeniu.
anachrony-why-evacuated = Twoja Ewakuacja już się odbyła.
anachrony-why-condition = Nie spełniasz swojego Warunku Ewakuacji ({ $condition }).
anachrony-why-hex-free = Każda Akcja Stolicy ma jeszcze wolny Heks, a takiej Akcji nie można skopiować.
anachrony-why-no-copy = Żaden z twoich Robotników nie może wykonać Akcji Stolicy, na której zabrakło Heksów.
anachrony-why-action-has-hex = { $action }: ta Akcja Stolicy ma jeszcze wolny Heks i nie można jej skopiować.
anachrony-why-not-capital = { $action }: skopiować można tylko Akcję Stolicy.
anachrony-why-supply-free = Na tej planszy Gracza Dostawa jest Darmową Akcją.
anachrony-why-supply-taken = Dostawy użyto już w tej Erze.
anachrony-why-empty-slot = To pole na Budynek jest puste.
anachrony-why-anomaly-price = Usunięcie Anomalii kosztuje 2 jednostki Wody oraz 1 jednostkę Neutronium albo 2 jednostki Tytanu, Uranu lub Złota.
anachrony-why-covered = { $tile }: ten kafel zakrywa Anomalia.
anachrony-why-no-worker-action = { $tile }: ten kafel nie ma Akcji Robotnika.
anachrony-why-spot-taken = { $tile }: tego kafla użyto już w tej Erze.
anachrony-why-not-yours = { $tile }: tego kafla nie ma na twojej planszy.
anachrony-why-needs-worker = Potrzebny jest Aktywny { $worker_fit }.
anachrony-why-wrong-worker = Akcji „{ $space }” nie może wykonać { $worker }.
anachrony-why-nothing-to-build = Z tym Robotnikiem nie możesz teraz niczego skonstruować.
anachrony-why-nobody-to-recruit = W Puli Rekrutacji nie ma nikogo, kogo mógłby zrekrutować ten Robotnik.
anachrony-why-no-effect = Nie miałoby to żadnego skutku.
anachrony-why-no-past = W pierwszej Erze nie ma jeszcze przeszłości.
anachrony-why-no-paradox = Nie masz Paradoksu, który można zwrócić.
anachrony-why-no-warp = Nie masz na Osi Czasu żadnego kafla Warpu.
anachrony-why-no-tired = Nie masz Wyczerpanego Robotnika.
anachrony-why-no-unpowered = Nie masz już niezasilonego Egzoszkieletu.
anachrony-why-nothing-to-copy = Nie ma czego skopiować.
anachrony-why-nothing-to-copy-there = { $tile }: ten kafel nie ma Akcji Robotnika, którą można skopiować.
anachrony-why-not-built = { $tile }: nikt nie zbudował tego kafla.
anachrony-why-nobody-to-lose = Nie masz Aktywnego ani Wyczerpanego Robotnika, którego można stracić.
anachrony-why-no-free-action = Nie masz takiej Darmowej Akcji.
anachrony-why-used = Ta Darmowa Akcja była już użyta w tej Erze.
anachrony-why-place-first = Najpierw umieść Robotnika na tej Akcji: { $action }.
anachrony-why-place-before-worker = Najpierw wybierz pole, a potem Robotnika.
anachrony-why-other-phase = Na to jest inna faza: { $phase }.
anachrony-why-projects-only = Teraz można zbudować tylko Superprojekt.
anachrony-why-not-on-top = { $tile }: ten Budynek nie leży na wierzchu żadnego stosu.
anachrony-why-row-full = Nie masz już wolnego pola na { $row_acc }.
anachrony-why-cannot-pay = Nie stać cię na { $tile_acc }. { $price }
anachrony-why-not-in-focus = { $tile }: ten Superprojekt nie leży nad Erą { $n }, na której jest twoje Skupienie.
anachrony-why-no-two-slots = Superprojekt wymaga dwóch wolnych, przylegających do siebie pól w jednym rzędzie.
anachrony-why-no-breakthrough = Nie masz Przełomów, których wymaga ten Superprojekt: { $tile }.
anachrony-why-no-worker-to-pay = Nie masz Aktywnego ani Wyczerpanego { $worker_gen }, którym można zapłacić.
anachrony-why-not-in-pool = W Puli Rekrutacji nie ma { $worker_gen }.
anachrony-why-engineer-genius = Inżynier nie może zrekrutować Geniusza.
anachrony-why-not-past = Era { $n } nie należy do przeszłości.
anachrony-why-out-of-range = To za daleko. Ery wstecz: { $n }, zasięg: { $most }.
anachrony-why-warp-elsewhere = Kafel Warpu ({ $warp }) nie leży na kaflu Ery { $n }, na której jest twoje Skupienie.
anachrony-why-cannot-send = Nie masz tego, co wskazuje kafel Warpu ({ $warp }).
anachrony-why-two-warps = W jednej Erze umieszcza się na Osi Czasu najwyżej dwa kafle Warpu.
anachrony-why-warp-out = Kafel Warpu ({ $warp }) już leży na Osi Czasu.
anachrony-why-warp-water = Każdy kafel Warpu z Robotnikiem kosztuje 1 jednostkę Wody.
anachrony-why-not-in-hand = Nie masz tej karty na ręce.
anachrony-why-keep = Zatrzymaj różne karty z ręki (liczba: { $n }).

## Opcje

anachrony-setup-side = Opcja „{ $name }”: wszyscy gracze używają tej samej strony plansz Graczy, a podano: { $sides } (ANA-3.2).
anachrony-setup-path-twice = Opcja „paths”: każdy gracz ma inną Ścieżkę, a podano: { $paths } (ANA-3.1).
anachrony-setup-count = Opcja „{ $name }”: podano wartości: { $n }, a graczy jest { $players } (ANA-0.1).
anachrony-setup-leader = Opcja „leaders”: „{ $leader }” przewodzi Ścieżce „{ $own }”, a nie „{ $path }” (ANA-3.7).
anachrony-setup-harder = Opcja „harder_two_player” jest dla 2 graczy, a podano { $players } (ANA-26.1).

## Opisane pozycje

anachrony-position-agenda = Ostatnim krokiem trwającej gry musi być „era”.
anachrony-position-players = Opisani gracze: { $n }, uczestniczący w grze: { $players } (ANA-0.1).
anachrony-position-seat = Nie ma miejsca { $seat }; ostatnie ma numer { $last }.
anachrony-position-slot = Pole „{ $slot }” opisano dwa razy.
anachrony-position-covered = Gracz { $seat } ma zakryte inne Heksy, niż zakrywa Uderzenie (ANA-24.4).
anachrony-position-timeline = Każdy kafel Alternatywnej Osi Czasu musi wystąpić dokładnie raz.

## Prawa stołu; części kernel-position-impossible

anachrony-law-tiles = Budynki lub Superprojekty, których brakuje albo które się powtarzają (ANA-1.2)
anachrony-law-stacks = Budynek w stosie innego typu (ANA-2.4)
anachrony-law-breakthroughs = inna liczba niż 3 Przełomy każdego rodzaju (ANA-1.4)
anachrony-law-table = Era albo pula poza dozwolonym zakresem (ANA-0.2)
anachrony-law-endgame = inna liczba niż 5 różnych Warunków Końcowych (ANA-2.8)
anachrony-law-evacuation = Ewakuacje przed Uderzeniem albo nie po kolei (ANA-18.4)
anachrony-law-capital = kafle Upadającej Stolicy, których nie ma na ich Heksach po Uderzeniu (ANA-24.3)
anachrony-law-flipped = niedostępny Heks Akcji Stolicy, na którym jest Egzoszkielet albo nie ma kafla (ANA-10.5)
anachrony-law-draft = karty wyboru, które do niego nie należą, których brakuje lub które są podwójne ({ $rule })
anachrony-law-no-draft = karty na ręce, choć nikt ich nie wybiera (ANA-26.11)
anachrony-law-secret = tajny wybór gracza { $seat }, który jest niemożliwy, którego brakuje lub którego nikt nie ujawni (ANA-7.1, ANA-26.3)
anachrony-law-goods = ujemna ilość Dóbr gracza { $seat } (ANA-0.9)
anachrony-law-paradoxes = Paradoksy gracza { $seat } poza limitem (ANA-5.10)
anachrony-law-markers = znaczniki gracza { $seat } poza ich torami (ANA-20.5)
anachrony-law-paths = gracz bez własnej Ścieżki (ANA-3.1)
anachrony-law-path = Lider albo Warunek Ewakuacji gracza { $seat } z innej Ścieżki (ANA-3.7)
anachrony-law-workers = ujemna liczba Robotników gracza { $seat } (ANA-0.4)
anachrony-law-busy = zajęci Robotnicy gracza { $seat }, którzy nie stoją na swoich polach (ANA-0.4)
anachrony-law-exosuits = inna liczba niż 6 Egzoszkieletów gracza { $seat } (ANA-0.6)
anachrony-law-row = Budynek gracza { $seat } w rzędzie innego typu, „{ $slot }” (ANA-11.2)
anachrony-law-two-slots = Superprojekt gracza { $seat } nie na dwóch przylegających polach, „{ $slot }” (ANA-11.7)
anachrony-law-covered = Anomalia gracza { $seat }, która nie zakrywa kafla, „{ $slot }” (ANA-5.17)
anachrony-law-spot = Robotnik gracza { $seat } poza Polem Robotnika, „{ $slot }” (ANA-9.7)
anachrony-law-warps = kafle Warpu gracza { $seat } na Erach, które się jeszcze nie zaczęły (ANA-7.2)
anachrony-law-warp-spaces = kafle Warpu gracza { $seat } bez osobnych pól na Alternatywnej Osi Czasu (ANA-26.5)

## Pakiety

anachrony-pack-number = Dwie karty mają numer { $n }: { $cards }. Każda karta musi mieć własny numer.
anachrony-pack-building-number = { $row }: nowy budynek ma numer od { $least } do { $most }, a nie { $id }.
anachrony-pack-building-there = Budynek { $id } już jest: pakiet może zmienić jego punkty, a nie to, czym jest i co robi.
anachrony-pack-building-kind = Dwie zdolności rodzaju „{ $kind }”: budynek może mieć po jednej każdego rodzaju.
anachrony-pack-building-once = Budynek może mieć „{ $word }” tylko raz.
anachrony-law-set-up-phase = przygotowanie w trakcie gry albo Era przed jego końcem (ANA-4.1)
anachrony-law-first-paradox = Faza Paradoksu w pierwszej Erze (ANA-4.2)
anachrony-law-pending = oczekujące kroki, które nie należą do tej fazy (ANA-4.1)
anachrony-law-order = oczekujące kroki w kolejności, do której nie może dojść ({ $found }) (ANA-4.1)
anachrony-law-seats = gracze, na których czeka krok „{ $step }” ({ $found }), choć nie są ostatni w kolejności (ANA-8.1)
anachrony-law-acting = gracz { $seat } nie może być tym, kto działał ostatni; możliwi: { $seats } (ANA-7.2, ANA-23.1)
anachrony-law-at-work = akcja Robotnika („{ $worker }”), którego nikt nie umieścił (ANA-8.2)
anachrony-law-effects = oczekujące efekty, których nic tutaj nie mogło wywołać ({ $found }) (ANA-22.1)
anachrony-law-x = liczba jednostek wybranych dla oczekujących efektów: { $n }; możliwe są od 1 do { $most } (ANA-27.112)
anachrony-law-together = jednoczesne wybory, do których nie dochodzi ({ $found }) (ANA-7.1, ANA-26.3)
anachrony-law-anomalies = oczekujące Anomalie graczy { $found }: w Fazie Paradoksu każdy otrzymuje najwyżej jedną, w kolejności graczy (ANA-5.12)
anachrony-law-exchange = wymiana Rdzeni Zasilających przez graczy { $found }, na którą pozwala tylko odpowiedni Lider, i to raz (ANA-29.3)
anachrony-law-impact = Uderzenie przed końcem 4. Ery albo jego brak po niej (ANA-24.1)
anachrony-law-hexes = zakryte Heksy gracza { $seat } przed Uderzeniem albo po nim inne, niż ono zakrywa (ANA-24.4)
anachrony-law-early-flip = niedostępny Heks Akcji Stolicy przed końcem 5. Ery (ANA-23.4)
anachrony-law-ending = koniec gry w chwili, gdy się nie kończy, albo jego brak, gdy się kończy (ANA-23.7)
anachrony-law-untangled = kafle Warpu pozostałe po końcu gry, choć można za nie zapłacić (ANA-25.2)
anachrony-law-set-up = Ścieżka, Lider albo Warunek Ewakuacji, których brakuje, choć nikt ich nie wybierze, albo które są tu za wcześnie (ANA-3.7)
anachrony-law-agreed = gracz { $seat } ma „{ $found }”, a opcja „{ $option }” mówi „{ $agreed }” ({ $rule })
anachrony-law-decks = talie, z których nie dobrano po jednej karcie rekrutacji i wydobycia na każdą Erę (ANA-4.11)
anachrony-law-recruit-card = karta rekrutacji, której brakuje albo która jest jeszcze w talii (ANA-4.7)
anachrony-law-recruit-pool = Robotnicy w Puli Rekrutacji ({ $n }), którzy nie pochodzą z karty tej Ery (ANA-4.7)
anachrony-law-mine-pool = Dobra w Puli Wydobycia, których nie położyła tam żadna dobrana karta (ANA-4.8)
anachrony-law-mined = Zasoby, których brakuje w Puli Wydobycia albo których jest w niej za dużo w stosunku do zajętych Heksów Wydobycia (ANA-15.1)
anachrony-law-turn = tura niczyja, kilku graczy albo gracza, który spasował (ANA-8.1)
anachrony-law-all-passed = Faza Porządkowania, zanim wszyscy spasowali (ANA-8.8)
anachrony-law-banner = Pierwszy Gracz, który nie zajął lewego Heksa Rady Światowej albo nie dostał za niego proporca (ANA-14.1)
anachrony-law-reservoir = Woda zaoszczędzona dzięki Wielkiemu Zbiornikowi, którego aktywny gracz nie ma, albo poza Fazą Akcji (ANA-28.4)
anachrony-law-fate = „{ $word }” ustalono jako przyszły los, ale w tej grze nie może wypaść (ANA-0.11)
anachrony-law-still-busy = zajęci Robotnicy albo wysłane Egzoszkielety gracza { $seat } poza Fazą Akcji (ANA-23.2)
anachrony-law-still-marked = wykonane Darmowe Akcje albo pas gracza { $seat } poza Fazą Akcji (ANA-23.5)
anachrony-law-focus = znacznik Skupienia gracza { $seat } poza aktualną Erą przed Fazą Akcji (ANA-20.16)
anachrony-law-travelled = Podróż w Czasie gracza { $seat } w pierwszej Erze (ANA-20.7)
anachrony-law-aside = odłożeni Robotnicy gracza { $seat } bez Budynku oddanego w tej turze (ANA-33.14)
anachrony-law-powered = zasilone Egzoszkielety gracza { $seat }, zanim zasilono je w tej Erze (ANA-6.2)
anachrony-law-two-warps = więcej niż 2 kafle Warpu gracza { $seat } na jednej Erze (ANA-7.1)
anachrony-law-early-warp = kafle Warpu gracza { $seat } na aktualnej Erze, zanim je ujawniono (ANA-7.2)
anachrony-law-superprojects = miejsca nad Osią Czasu, które nie pasują do zbudowanych Superprojektów: rozłożono 7, a budować można tylko te z rozpoczętych Er (ANA-2.6)
anachrony-law-secondary = więcej Budynków w drugim stosie, niż zaczęło się Er (ANA-4.4)
anachrony-law-returned = oddane Budynki, choć nikt nie może ich oddać (ANA-33.14)
anachrony-law-timeline = kafle Alternatywnej Osi Czasu w grze bez niej (ANA-26.4)
anachrony-law-wrong-worker = Robotnik gracza { $seat }, który nie może tam stać: „{ $worker }” na „{ $space }” ({ $rule })
anachrony-law-retrieved = Robotnik gracza { $seat } na „{ $space }”, który wraca inaczej, niż mówi to pole (ANA-23.2)
anachrony-law-closed-council = Egzoszkielet na prawym Heksie Rady Światowej, który trudniejsza gra zakrywa (ANA-26.1)
anachrony-law-nothing-copied = gracz { $seat } na prawym Heksie Rady Światowej bez pełnej Akcji Stolicy do skopiowania (ANA-14.5)
anachrony-law-evacuating = Robotnik gracza { $seat } na Ewakuacji, choć gracz się nie ewakuował, zrobił to dwa razy albo przed Uderzeniem (ANA-18.2)
anachrony-law-free-supply = Robotnik na Dostawie gracza { $seat }, która go nie potrzebuje (ANA-33.16)
anachrony-law-used = zaznaczona Darmowa Akcja gracza { $seat }, której gracz nie ma (ANA-8.9)
