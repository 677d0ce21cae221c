# The game's table in the terminal.

cli-game-loop = Pętla (The LOOP)
cli-game-loop-publishers = autorzy: Maxime Rambourg i Théo Rivière; wydawca: Catch Up Games, po polsku Lucrum Games, po ukraińsku Geekach Games
cli-loop-title = Pętla: { $mode }, { $level }
cli-loop-machine = Machina
cli-loop-doctor = { $arrow } dr Fuks: { $era }
cli-loop-doctor-nowhere = dr Fuks jeszcze się nie pojawił
cli-loop-fell = Wypadło:
cli-loop-coming = talia: { $eras }
cli-loop-all-eras = wszystkie siedem er
cli-loop-no-era = pusta
cli-loop-time = cykl { $cycle } z 3, tura { $turn }
cli-loop-archived = archiwum
cli-loop-vortices-left = kafle wiru w zapasie: { $n } { $marks }
cli-loop-piles = woreczek { $bag }, arsenał { $arsenal }
cli-loop-supply = pula
cli-loop-destroyed = zniszczone { $n }
cli-loop-legend = { $rift } wyrwa/miejsce  { $energy } energia  { $clone }{ $example } duplikat, ginie w { $example }  { $mission } misja  { $card } karty  { $mark } zamiennik (?)
cli-loop-capped = w tej turze już
cli-loop-exhausted = wyczerpana
cli-loop-agent = { $era_in }, bateria { $battery ->
    [charged] naładowana (darmowy ruch)
   *[drained] zużyta
}, talia { $deck }, odrzucone { $discard }
cli-loop-vortex = WIR
cli-loop-mega-vortex = MEGA WIR
cli-loop-tile-gone = bez kafla
cli-loop-face-down = zakryta misja
cli-loop-pile-top = Wierzch talii, po kolei: { $cards }
cli-loop-pile-deck = Talia, w nieznanej kolejności: { $cards }
cli-loop-pile-discard = Stos kart odrzuconych: { $cards }
cli-loop-code-dawn = ZAR
cli-loop-code-medieval = ŚRE
cli-loop-code-renaissance = REN
cli-loop-code-industrial = IND
cli-loop-code-globalization = GLO
cli-loop-code-robots = ROB
cli-loop-code-end = KRE
cli-loop-short-play = Użyj: { $card }
cli-loop-short-move = Ruch: { $era } ({ $cost })
cli-loop-short-free = Darmowy ruch: { $era }
cli-loop-short-loop = Pętla { $mark } { $dimension } ({ $cost })
cli-loop-short-ability = Umiejętność specjalna
cli-loop-short-clone = { $mark } { $era_in }
cli-loop-about-card = { $name } [{ $key }] – { $dimension }, pochodzi { $era_from }
cli-loop-about-other = { $name } [{ $key }] – { $kind ->
    [agent] agent
    [mission] misja
   *[ultra] karta ultramachiny
}
cli-loop-source = { $source ->
    [printed] Jak w drukowanych instrukcjach.
    [public] Według innych publicznych materiałów.
    [partly-reconstructed] Częściowo zamiennik: część to nasza rekonstrukcja, nie drukowany tekst.
    [reconstructed] Zamiennik: nasza rekonstrukcja, nie drukowany oryginał.
   *[pack] Z twojego pakietu.
}
cli-loop-means-rift = wyrwa, wolne miejsce; o jedną wyrwę za dużo i powstaje wir
cli-loop-means-energy = energia
cli-loop-means-eternal = wieczna energia, gotowa i zużyta
cli-loop-means-clone = duplikat; zostaje zniszczony w erze, której skrót nosi, tu: { $era }
cli-loop-means-super = super duplikat
cli-loop-means-pawn = agent, którego jest tura; inny agent
cli-loop-means-mission = odkryta misja z uszkodzeniami zadanymi i potrzebnymi; zakryta misja
cli-loop-means-vortex = wir
cli-loop-means-gear = wirówka, karta ultramachiny
cli-loop-means-card = karty dostępne w tej erze
cli-loop-means-dimension = wymiary: spirala, pasy, gwiazda, czarna dziura
cli-loop-means-frame = ramka ery dra Fuksa
cli-loop-means-number = numery opcji, które dotyczą tej ery
cli-game-loop-about = Razem ścigacie dra Fuksa przez siedem epok, zanim jego machina je rozerwie.
