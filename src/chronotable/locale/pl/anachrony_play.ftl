# Pytania, opcje, dziennik i wyniki gry Anachrony.

## Pytania

anachrony-prompt-choose-path = Gracz { $seat }: którą Ścieżkę wybierasz?
anachrony-prompt-choose-leader = Gracz { $seat }: którego Lidera wybierasz?
anachrony-prompt-draft-asset = Gracz { $seat }: którą kartę Początkowych Dóbr zatrzymujesz?
anachrony-prompt-draft-endgame = Gracz { $seat }: które karty Warunków Końcowych zatrzymujesz?
anachrony-prompt-power-up = Gracz { $seat }: ile Egzoszkieletów zasilasz?
anachrony-prompt-exchange-cores = Gracz { $seat }: czy wymieniasz Rdzenie Zasilające i Wodę?
anachrony-prompt-warp = Gracz { $seat }: które kafle Warpu kładziesz na Osi Czasu?
anachrony-prompt-place-warp = Gracz { $seat }: który kafel Warpu kładziesz na następnym polu?
anachrony-prompt-turn = Gracz { $seat }: Era { $era }, twoja tura.
anachrony-prompt-choose-worker = Gracz { $seat }: { $space }. Kogo tu umieszczasz?
anachrony-prompt-place-worker = Gracz { $seat }: gdzie umieszczasz Robotnika?
anachrony-prompt-construct = Gracz { $seat }: co konstruujesz?
anachrony-prompt-project-place = Gracz { $seat }: na których dwóch polach kładziesz Superprojekt?
anachrony-prompt-pay-breakthroughs = Gracz { $seat }: które Przełomy wydajesz?
anachrony-prompt-pay-worker = Gracz { $seat }: którym Robotnikiem płacisz?
anachrony-prompt-pay-construction = Gracz { $seat }: { $tile }. O co obniżasz koszt?
anachrony-prompt-recruit = Gracz { $seat }: kogo rekrutujesz?
anachrony-prompt-recruit-bonus = Gracz { $seat }: którą Premię za Rekrutację bierzesz?
anachrony-prompt-research = Gracz { $seat }: którą kość Badań ustawiasz i na której ściance?
anachrony-prompt-name-icon = Gracz { $seat }: znak zapytania. Którą ikonę Przełomu wybierasz ({ $shape })?
anachrony-prompt-reroll = Gracz { $seat }: takich Przełomów już nie ma: { $shape } ({ $icon }). Którą kością rzucasz ponownie?
anachrony-prompt-standard-action = Gracz { $seat }: którą Akcję wykonujesz?
anachrony-prompt-copy-action = Gracz { $seat }: którą Akcję Stolicy bez wolnych Heksów kopiujesz?
anachrony-prompt-mine = Gracz { $seat }: który Zasób bierzesz z Puli Wydobycia?
anachrony-prompt-trade = Gracz { $seat }: co wymieniasz?
anachrony-prompt-gain-any = Gracz { $seat }: co bierzesz?
anachrony-prompt-pay-any = Gracz { $seat }: czym płacisz?
anachrony-prompt-pay-x = Gracz { $seat }: ile płacisz?
anachrony-prompt-choose = Gracz { $seat }: co wybierasz?
anachrony-prompt-may = Gracz { $seat }: czy używasz umiejętności Lidera? { $leader }: { $text }.
anachrony-prompt-gain-worker = Gracz { $seat }: którego Robotnika bierzesz?
anachrony-prompt-lose-worker = Gracz { $seat }: którego Robotnika tracisz?
anachrony-prompt-set-focus = Gracz { $seat }: na którą Erę przesuwasz Skupienie?
anachrony-prompt-send-back = Gracz { $seat }: co odsyłasz w przeszłość?
anachrony-prompt-retrieve-warp = Gracz { $seat }: który kafel Warpu odzyskujesz?
anachrony-prompt-rescue-warp = Gracz { $seat }: Anomalia. Który kafel Warpu odzyskujesz?
anachrony-prompt-take-anomaly = Gracz { $seat }: dokąd trafia Anomalia?
anachrony-prompt-remove-anomaly = Gracz { $seat }: czym płacisz za usunięcie Anomalii?
anachrony-prompt-paradox = Gracz { $seat }: ile Paradoksów zwracasz?
anachrony-prompt-copy-tile = Gracz { $seat }: którą Akcję Robotnika kopiujesz?

## Opcje

anachrony-option-path = { CAPITAL($path) }
anachrony-option-leader = { CAPITAL($leader) }
anachrony-option-ability = Tak: { $text }
anachrony-option-card = { CAPITAL($card) }
anachrony-option-keep = Zatrzymaj: { $cards }
anachrony-option-power = { $n ->
    [0] Nie zasilaj żadnego Egzoszkieletu
    [one] Zasil { $n } Egzoszkielet
    [few] Zasil { $n } Egzoszkielety
   *[many] Zasil { $n } Egzoszkieletów
}
anachrony-option-power-paid = { $n ->
    [one] Zasil { $n } Egzoszkielet
    [few] Zasil { $n } Egzoszkielety
   *[many] Zasil { $n } Egzoszkieletów
} za { $goods_acc }
anachrony-option-exchange = Oddaj { $goods_acc }, weź { $other_acc }
anachrony-option-warp = { CAPITAL($warps) }
anachrony-option-warp-none = Żaden kafel Warpu
anachrony-option-place = { CAPITAL($space) }
anachrony-option-place-hex = { CAPITAL($space) }{ $collapsed ->
    [yes] {" "}({ $tile })
   *[no] { $n ->
        [0] {""}
        [one] {" "}(koszt: { $n } jednostka Wody)
        [few] {" "}(koszt: { $n } jednostki Wody)
       *[many] {" "}(koszt: { $n } jednostek Wody)
    }
}
anachrony-option-use = { CAPITAL($tile) }: { $text }
anachrony-option-anomaly = Usuń Anomalię z { $slot_gen }
anachrony-option-pass = Spasuj
anachrony-option-free = { CAPITAL($tile) } ({ $text })
anachrony-option-free-force-workers = Darmowa Akcja: Zmuszanie Robotników
anachrony-option-free-supply = Darmowa Akcja: Dostawa
anachrony-option-worker = { CAPITAL($worker) }
anachrony-option-build = Zbuduj { $tile_acc } ({ $text })
anachrony-option-slot = { CAPITAL($slot) }
anachrony-option-spend = { CAPITAL($breakthroughs) }
anachrony-option-lose = { CAPITAL($column) } { $worker }
anachrony-option-discount = Zapłać { $paid_acc } (mniej o { $goods_acc })
anachrony-option-discount-none = Nie obniżaj kosztu
anachrony-option-recruit = { CAPITAL($worker) }
anachrony-option-bonus = { CAPITAL($goods) }
anachrony-option-set = Ustaw: { $face }
anachrony-option-set-both = Ustaw obie kości: { $face }, { $icon }
anachrony-option-icon = { CAPITAL($icon) }
anachrony-option-reroll = Rzuć { $die_ins }
anachrony-option-action = { CAPITAL($action) }
anachrony-option-mine = { CAPITAL($goods) }
anachrony-option-trade = Oddaj { $goods_acc }, weź { $other_acc }
anachrony-option-take = Weź { $goods_acc }
anachrony-option-pay = Zapłać { $goods_acc }
anachrony-option-x = { $n }
anachrony-option-choose = { CAPITAL($effect) }
anachrony-option-focus = Era { $n }
anachrony-option-send = { CAPITAL($warp) }
anachrony-option-retrieve = { CAPITAL($warp) }
anachrony-option-return = { $n ->
    [0] Nie zwracaj żadnego Paradoksu
    [one] Zwróć { $n } Paradoks
    [few] Zwróć { $n } Paradoksy
   *[many] Zwróć { $n } Paradoksów
}
anachrony-option-giveup = Strać zamiast tego { $tile_acc }
anachrony-option-cover = Zakryj { $tile_acc }
anachrony-option-copy = { CAPITAL($tile) }: { $text }

anachrony-done-exchange-cores = Nie wymieniaj
anachrony-done-construct = Niczego nie konstruuj
anachrony-done-recruit = Nikogo nie rekrutuj
anachrony-done-research = Bez Badań
anachrony-done-copy-action = Niczego nie kopiuj
anachrony-done-trade = Zakończ wymianę
anachrony-done-may = Nie
anachrony-done-send-back = Niczego nie odsyłaj
anachrony-done-retrieve-warp = Nie odzyskuj żadnego
anachrony-done-rescue-warp = Nie odzyskuj żadnego

## Co się stało

anachrony-event-path-taken = Gracz { $seat } wybiera { $word_acc }.
anachrony-event-leader-taken = Lider gracza { $seat }: { $word }.
anachrony-event-asset-kept = Gracz { $seat } zatrzymuje: { $card }.
anachrony-event-asset-kept-hidden = Gracz { $seat } zatrzymuje jedną kartę.
anachrony-event-assets-shown = Początkowe Dobra gracza { $seat }: { $cards }.
anachrony-event-endgame-kept = Gracz { $seat } zatrzymuje: { $cards }.
anachrony-event-endgame-kept-hidden = Gracz { $seat } wybiera karty Warunków Końcowych.
anachrony-event-endgame-cards = Warunki Końcowe: { $cards }.
anachrony-event-first-player = Pierwszy Gracz: gracz { $seat }.
anachrony-event-era-started = Zaczyna się Era { $n }.
anachrony-event-superproject-revealed = Nad Erą { $n } odkryto Superprojekt: { $tile }.
anachrony-event-prepared = Pule i stosy są gotowe na Erę { $n }.
anachrony-event-paradox-rolled = Gracz { $seat } rzuca kością Paradoksu za Erę { $word }, wynik: { $n }.
anachrony-event-paradoxes-gained = Gracz { $seat } otrzymuje { $n ->
    [one] { $n } Paradoks
    [few] { $n } Paradoksy
   *[many] { $n } Paradoksów
}.
anachrony-event-paradoxes-returned = Gracz { $seat } zwraca { $n ->
    [one] { $n } Paradoks
    [few] { $n } Paradoksy
   *[many] { $n } Paradoksów
}.
anachrony-event-anomaly-triggered = Gracz { $seat } osiąga limit Paradoksów: Anomalia!
anachrony-event-anomaly-placed = Gracz { $seat } kładzie Anomalię na { $slot_loc }.
anachrony-event-tile-covered = Gracz { $seat } zakrywa Anomalią { $tile_acc } ({ $slot }).
anachrony-event-building-given-up = Gracz { $seat } traci { $tile_acc }.
anachrony-event-anomaly-removed = Gracz { $seat } usuwa Anomalię z { $slot_gen }.
anachrony-event-powered-up = Gracz { $seat } { $n ->
    [0] nie zasila żadnego Egzoszkieletu
    [one] zasila { $n } Egzoszkielet
    [few] zasila { $n } Egzoszkielety
   *[many] zasila { $n } Egzoszkieletów
}.
anachrony-event-exosuit-powered = Gracz { $seat } zyskuje zasilony Egzoszkielet.
anachrony-event-warp-chosen = Kafle Warpu wybrane przez gracza { $seat }: { $warps }.
anachrony-event-warp-chosen-nothing = Gracz { $seat } nie wybiera żadnego kafla Warpu.
anachrony-event-warp-chosen-hidden = Gracz { $seat } wybiera kafle Warpu.
anachrony-event-warped = Gracz { $seat } sprowadza z przyszłości: { $warps }.
anachrony-event-warped-nothing = Gracz { $seat } niczego nie sprowadza z przyszłości.
anachrony-event-warp-placed = Gracz { $seat } kładzie kafel Warpu ({ $warp }) na polu { $n }.
anachrony-event-warp-space = Gracz { $seat }: { $word }.
anachrony-event-warp-retrieved = Gracz { $seat } odzyskuje kafel Warpu ({ $warp }).
anachrony-event-passed = Gracz { $seat } pasuje.
anachrony-event-free-action = Gracz { $seat }, Darmowa Akcja: { $word }.
anachrony-event-worker-placed = Gracz { $seat } umieszcza { $worker_acc }: { $space }.
anachrony-event-worker-placed-on-tile = Gracz { $seat } umieszcza { $worker_acc }: { $tile }.
anachrony-event-worker-placed-on-anomaly = Gracz { $seat } umieszcza { $worker_acc }: Anomalia na { $slot_loc }.
anachrony-event-copied = Gracz { $seat } kopiuje { $tile_acc }.
anachrony-event-gained = Gracz { $seat } zyskuje { $goods_acc }.
anachrony-event-paid = Gracz { $seat } płaci { $goods_acc }.
anachrony-event-worker-gained = Gracz { $seat } zyskuje Robotnika: { $worker } ({ $word }).
anachrony-event-worker-lost = Gracz { $seat } traci Robotnika: { $worker } ({ $word }).
anachrony-event-workers-woken = Gracz { $seat }: { $n ->
    [one] { $n } Wyczerpany Robotnik staje się Aktywny
   *[many] { $n } Wyczerpanych Robotników staje się Aktywnymi
}.
anachrony-event-morale = Gracz { $seat }: Morale wynosi teraz { $n } z 7.
anachrony-event-recruited = Gracz { $seat } rekrutuje { $worker_acc }.
anachrony-event-shape-rolled = Gracz { $seat } rzuca kością kształtu: { $word }.
anachrony-event-icon-rolled = Gracz { $seat } rzuca kością ikony: { $word }.
anachrony-event-breakthrough = Gracz { $seat } dokonuje Przełomu: { $breakthrough }.
anachrony-event-breakthrough-spent = Gracz { $seat } wydaje Przełom: { $breakthrough }.
anachrony-event-built = Gracz { $seat } buduje { $tile_acc } ({ $slot }).
anachrony-event-focus-set = Gracz { $seat } przesuwa Skupienie na Erę { $n }.
anachrony-event-time-travelled = Gracz { $seat } przesuwa się na torze Podróży w Czasie na pole { $n }.
anachrony-event-evacuated = Gracz { $seat } ewakuuje się jako { $n }. w kolejności.
anachrony-event-impact = Uderzenie!
anachrony-event-tile-drawn = { $space }: { $word }.
anachrony-event-tile-flipped = { $space }: ten Heks jest odtąd niedostępny.
anachrony-event-game-over = Gra się skończyła.

anachrony-free-force-workers = Zmuszanie Robotników
anachrony-free-supply = Dostawa

## Jak się skończyło

anachrony-result-last-era = Siódma Era dobiegła końca. { $n ->
    [1] Wygrywa gracz { $winners }
   *[other] Zwycięstwem dzielą się gracze { $winners }
}, wynik: { $score } PZ.
anachrony-result-capital-collapsed = Stolica upadła. { $n ->
    [1] Wygrywa gracz { $winners }
   *[other] Zwycięstwem dzielą się gracze { $winners }
}, wynik: { $score } PZ.
