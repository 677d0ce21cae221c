# Lessons: Suspicion.

room25-lesson-prisoner = Podejrzliwość: wśród więźniów
room25-lesson-prisoner-welcome = W Podejrzliwości każdy dostaje tajną rolę. Grasz Emmetem, jesteś więźniem. Przy czworgu graczach tasuje się pięć ról, a jedna zostaje w pudełku: jest wśród was strażnik albo go nie ma.
room25-lesson-prisoner-goal = Więźniowie wygrywają, gdy wszyscy uciekną przez Pokój 25; w ostatniej rundzie może brakować jednego. Strażnicy wygrywają, gdy wyeliminowano dwóch więźniów albo skończył się czas.
room25-lesson-prisoner-word = W poprzedniej rundzie Kevin obejrzał A2 i powiedział: „zielone”. Wolno podać kolor tego, co się widziało, przemilczeć go albo skłamać. Czy to prawda?
room25-lesson-prisoner-programme = Zaprogramuj najpierw ruch, potem obserwację: dobrze mieć jak odejść.
room25-lesson-prisoner-programme-both = Kevin jest w twoim pomieszczeniu i działa przed tobą. Jeśli wypchnie cię w niebezpieczeństwo, uratuje cię tylko ruch jako pierwszy żeton, a obserwacja przyda się wszędzie.
room25-lesson-prisoner-pushed = Kevin działa przed tobą i wypycha cię do A2. Zielone, mówił: a to Pokój pułapka! Musisz z niego wyjść następną akcją.
room25-lesson-prisoner-escape = Twój pierwszy żeton to ruch. Z powrotem do B2!
room25-lesson-prisoner-escape-lost = A3 jest nieznane i może być gorsze niż pułapka. A w A1 twoja obserwacja by przepadła: wszystko obok jest już odkryte.
room25-lesson-prisoner-look = Teraz drugi żeton: twoja obserwacja może dotyczyć tylko jednego pomieszczenia. Obejrzyj B3.
room25-lesson-prisoner-look-first = Rola może pozostać tajna, dopóki żyjesz. Najpierw wykonuje się zaprogramowaną obserwację: obejrzyj B3.
room25-lesson-prisoner-tell = Powiedz innym o B3, co chcesz: kolor, nic albo kłamstwo.
room25-lesson-prisoner-judge = Czy Kevin jest strażnikiem? Skłamał i wypchnął; ale więźniowie też mogą kłamać i żaden nie może niczego udowodnić. Dopiero gdy wypada druga postać, pierwsza musi ujawnić rolę, i tak przy każdej następnej. Ujawniony strażnik od następnej rundy nie programuje, więzień programuje dalej. Rozmawiajcie i trzymaj dystans.

room25-lesson-guard = Podejrzliwość: jako strażnik
room25-lesson-guard-welcome = Grasz Kevinem i jesteś strażnikiem: dwóch więźniów wyeliminowanych albo koniec czasu i wygrywasz. Jeśli strażników jest dwóch, nie znają się. Na razie nikt cię nie podejrzewa.
room25-lesson-guard-hidden = Jennifer już wypadła z gry, ale jako pierwsza nie ujawnia roli. Jeszcze jeden więzień i po wszystkim.
room25-lesson-guard-lie = Komora śmierci: czerwona. Kto sam obejrzał pomieszczenie, może powiedzieć, jaki ma kolor, i może skłamać: inni to słyszą, a nie sprawdzą, dopóki pomieszczenie się nie odkryje. Ogłoś zielony albo niebieski.
room25-lesson-guard-lie-colour = Czerwony albo żółty ostrzegłby wszystkich, a milczenie po obserwacji zwraca uwagę. Zwabić może tylko kolor, który brzmi niewinnie.
room25-lesson-guard-lie-early = Jeszcze nie: ujawnionemu strażnikowi nikt nie wierzy i kłamstwo poszłoby na marne.
room25-lesson-guard-show = W swojej kolejce możesz zrzucić maskę. Tracisz zaufanie innych, ale od następnej rundy niczego nie programujesz i każdą akcję wybierasz, gdy przyjdzie jej kolej. Ujawnij się jako strażnik.
room25-lesson-guard-show-first = Wtedy kończysz turę w masce: w następnej rundzie znów trzeba by programować, nie wiedząc, gdzie będą inni.
room25-lesson-guard-look = Najpierw zaprogramowana obserwacja. Obejrzyj A2.
room25-lesson-guard-look-early = Za wcześnie: ujawnionemu strażnikowi nikt nie uwierzy w to, co mówi o pomieszczeniach. Najpierw obserwacja.
room25-lesson-guard-look-plan = To pomieszczenie też wolno obejrzeć, ale masz tylko tę jedną obserwację, a to, co przyda się strażnikowi, leży w A2.
room25-lesson-guard-free = Komora śmierci jest tuż obok, a Emmet wciąż jest w twoim pomieszczeniu. W tej rundzie wybierasz swobodnie; tylko druga akcja musi być inna. Wybierz wypchnięcie.
room25-lesson-guard-free-push = Tylko wypchnięcie wyśle Emmeta do Komory śmierci. Do twojej drugiej akcji może go tu już nie być, bo działa przed tobą.
room25-lesson-guard-end = Dokąd go wypychasz? Do A2.
room25-lesson-guard-end-where = Tylko o A2 wiesz, że zabija. Wszędzie indziej Emmet najpewniej by przeżył i miałby się na baczności.
room25-lesson-guard-won = Dwóch więźniów wyeliminowano: strażnicy wygrywają natychmiast, w środku rundy. Więźniowie też to wiedzą: trzymają cię z dala od swoich, a gdy większość żywych zbierze się w Pokoju 25, pozostali muszą ujawnić role.

room25-lesson-teams = Przeciw sobie i w pojedynkę
room25-lesson-teams-welcome = W trybie Drużynowym strony siedzą na przemian. Grasz Kevinem, w parze z Jennifer: wygrywa drużyna, która pierwsza ucieknie razem albo przetrwa drugą. Kto stracił kogoś ze swoich, może wyjść dopiero w ostatniej rundzie. Oboje jesteście w Pokoju 25, a twój drugi żeton to sterowanie.
room25-lesson-teams-escape = Leży w narożniku. Wysuń go poza krawędź: kolumna E w górę albo szereg 1 w prawo. Przeciwnicy w środku nie mogliby wam w tym przeszkodzić.
room25-lesson-teams-escape-inside = W tę stronę wsunie się w głąb. Poza krawędź: kolumna E w górę albo szereg 1 w prawo.
room25-lesson-teams-won = Wolność, i to w środku rundy: czy gra się skończyła, sprawdza się po każdym efekcie. Gdy nie ucieknie nikt, wygrywa drużyna, która ma więcej postaci w Pokoju 25.
room25-lesson-teams-competition = W Rywalizacji każdy prowadzi dwie postacie, a każda ma własne żetony, znacznik i program. Wygrywa ten, kto pierwszy wyprowadzi obie albo jako ostatni ma kogoś żywego. Kto stracił jedną, może uciec drugą, ale dopiero w ostatniej rundzie.
room25-lesson-teams-alone = W trybie Solo prowadzisz cztery postacie przeciw budynkowi, bez programów. Na Poziomie standardowym obie karty są na początku rundy, potem zapowiadasz adrenalinę; na szaleńczym karta przychodzi przed każdą z dwóch akcji pierwszej postaci.
room25-lesson-teams-open = Zawsze jawne: figurki, odkryte pomieszczenia, żetony, kolejność i to, co kto ogląda. Tajne: co zobaczył, programy, role, talia. Pomieszczenia zapamiętuj; twój znacznik przypomnienia, położony we własnej turze na dowolnym zakrytym, podróżuje razem z nim.
