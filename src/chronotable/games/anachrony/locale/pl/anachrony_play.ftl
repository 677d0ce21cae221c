# Pytania, opcje, dziennik i wyniki gry Anachrony.

## Pytania

anachrony-prompt-choose-path = Którą Ścieżkę wybierasz?
anachrony-prompt-choose-leader = Którego Lidera wybierasz?
anachrony-prompt-draft-asset = Którą kartę Początkowych Dóbr zatrzymujesz?
anachrony-prompt-draft-endgame = Które karty Warunków Końcowych zatrzymujesz?
anachrony-prompt-power-up = Ile Egzoszkieletów zasilasz?
anachrony-prompt-exchange-cores = Czy wymieniasz Rdzenie Zasilające i Wodę?
anachrony-prompt-warp = Które kafle Warpu umieszczasz na Osi Czasu?
anachrony-prompt-place-warp = Który kafel Warpu umieszczasz na następnym polu?
anachrony-prompt-turn = Era { $era }: umieść Robotnika albo spasuj.
anachrony-prompt-choose-worker = { CAPITAL($space) }. Kogo tu umieszczasz?
anachrony-prompt-place-worker = Gdzie umieszczasz Robotnika?
anachrony-prompt-construct = Co konstruujesz?
anachrony-prompt-project-place = Na których dwóch polach kładziesz Superprojekt?
anachrony-prompt-pay-breakthroughs = Które Przełomy wydajesz?
anachrony-prompt-pay-worker = Którym Robotnikiem płacisz?
anachrony-prompt-pay-construction = { CAPITAL($tile) }. O co obniżasz koszt?
anachrony-prompt-recruit = Kogo rekrutujesz?
anachrony-prompt-recruit-bonus = Którą Premię za Rekrutację bierzesz?
anachrony-prompt-research = Którą kość Badań ustawiasz i na której ściance?
anachrony-prompt-name-icon = Znak zapytania. Którą ikonę Przełomu wybierasz ({ $shape })?
anachrony-prompt-reroll = Takich Przełomów już nie ma: { $shape } ({ $icon }). Którą kością rzucasz ponownie?
anachrony-prompt-standard-action = Którą Akcję wykonujesz?
anachrony-prompt-copy-action = Którą Akcję Stolicy bez wolnych Heksów kopiujesz?
anachrony-prompt-mine = Który Zasób bierzesz z Puli Wydobycia?
anachrony-prompt-trade = Co wymieniasz?
anachrony-prompt-gain-any = Co bierzesz?
anachrony-prompt-pay-any = Czym płacisz?
anachrony-prompt-pay-x = Ile płacisz?
anachrony-prompt-choose = Co wybierasz?
anachrony-prompt-may = Czy używasz umiejętności Lidera? { $leader }: { $text }.
anachrony-prompt-gain-worker = Którego Robotnika bierzesz?
anachrony-prompt-lose-worker = Którego Robotnika tracisz?
anachrony-prompt-set-focus = Na którą Erę przesuwasz Skupienie?
anachrony-prompt-send-back = Co odsyłasz w przeszłość?
anachrony-prompt-retrieve-warp = Który kafel Warpu odzyskujesz?
anachrony-prompt-rescue-warp = Anomalia. Który kafel Warpu odzyskujesz?
anachrony-prompt-take-anomaly = Dokąd trafia Anomalia?
anachrony-prompt-remove-anomaly = Czym płacisz za usunięcie Anomalii?
anachrony-prompt-paradox = Ile Paradoksów zwracasz?
anachrony-prompt-copy-tile = Którą Akcję Robotnika kopiujesz?

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
anachrony-option-warp-none = Nie umieszczaj kafli Warpu
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
anachrony-option-free = { CAPITAL($free) } ({ $text })
anachrony-option-free-force-workers = Darmowa Akcja: Zmuszanie Robotników
anachrony-option-free-supply = Darmowa Akcja: Dostawa
anachrony-option-worker = { CAPITAL($worker) }
anachrony-option-build = Zbuduj { $tile_acc } { $paid ->
    [yes] za { $price_acc }
   *[no] za darmo
}{ $less ->
    [0] {""}
   *[other] , minus { $less } do wyboru
} ({ $text })
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
anachrony-done-research = Nie wykonuj Badań
anachrony-done-copy-action = Niczego nie kopiuj
anachrony-done-trade = Zakończ wymianę
anachrony-done-may = Nie
anachrony-done-send-back = Niczego nie odsyłaj
anachrony-done-retrieve-warp = Nie odzyskuj żadnego
anachrony-done-rescue-warp = Nie odzyskuj żadnego

## Co się stało

anachrony-event-path-taken = { PLAYER($seat) } wybiera { $word_acc }.
anachrony-event-leader-taken = { PLAYER($seat) }, Lider: { $word }.
anachrony-event-asset-kept = { PLAYER($seat) } zatrzymuje: { $card }.
anachrony-event-asset-kept-hidden = { PLAYER($seat) } zatrzymuje jedną kartę.
anachrony-event-assets-shown = { PLAYER($seat) }, Początkowe Dobra: { $cards }.
anachrony-event-endgame-kept = { PLAYER($seat) } zatrzymuje: { $cards }.
anachrony-event-endgame-kept-hidden = { PLAYER($seat) } wybiera karty Warunków Końcowych.
anachrony-event-endgame-cards = Warunki Końcowe: { $cards }.
anachrony-event-first-player = Pierwszy Gracz: { PLAYER($seat) }.
anachrony-event-era-started = Zaczyna się Era { $n }.
anachrony-event-superproject-revealed = Nad Erą { $n } odkryto Superprojekt: { $tile }.
anachrony-event-prepared = Pule i stosy są gotowe na Erę { $n }.
anachrony-event-paradox-rolled = { PLAYER($seat) } rzuca kością Paradoksu za Erę { $word }, wynik: { $n }.
anachrony-event-paradoxes-gained = { PLAYER($seat) } otrzymuje { $n ->
    [one] { $n } Paradoks
    [few] { $n } Paradoksy
   *[many] { $n } Paradoksów
}.
anachrony-event-paradoxes-returned = { PLAYER($seat) } zwraca { $n ->
    [one] { $n } Paradoks
    [few] { $n } Paradoksy
   *[many] { $n } Paradoksów
}.
anachrony-event-anomaly-triggered = { PLAYER($seat) } osiąga limit Paradoksów: Anomalia!
anachrony-event-anomaly-placed = { PLAYER($seat) } kładzie Anomalię na { $slot_loc }.
anachrony-event-tile-covered = { PLAYER($seat) } zakrywa Anomalią { $tile_acc } ({ $slot }).
anachrony-event-building-given-up = { PLAYER($seat) } traci { $tile_acc }.
anachrony-event-anomaly-removed = { PLAYER($seat) } usuwa Anomalię z { $slot_gen }.
anachrony-event-powered-up = { PLAYER($seat) } { $n ->
    [0] nie zasila żadnego Egzoszkieletu
    [one] zasila { $n } Egzoszkielet
    [few] zasila { $n } Egzoszkielety
   *[many] zasila { $n } Egzoszkieletów
}.
anachrony-event-exosuit-powered = { PLAYER($seat) } zyskuje zasilony Egzoszkielet.
anachrony-event-warp-chosen = { PLAYER($seat) } wybiera kafle Warpu: { $warps }.
anachrony-event-warp-chosen-nothing = { PLAYER($seat) } nie wybiera żadnego kafla Warpu.
anachrony-event-warp-chosen-hidden = { PLAYER($seat) } wybiera kafle Warpu.
anachrony-event-warped = { PLAYER($seat) } sprowadza z przyszłości: { $warps }.
anachrony-event-warped-nothing = { PLAYER($seat) } niczego nie sprowadza z przyszłości.
anachrony-event-warp-placed = { PLAYER($seat) } umieszcza kafel Warpu ({ $warp }) na polu { $n }.
anachrony-event-warp-space = { PLAYER($seat) }: { $word }.
anachrony-event-warp-retrieved = { PLAYER($seat) } odzyskuje kafel Warpu ({ $warp }).
anachrony-event-passed = { PLAYER($seat) } pasuje.
anachrony-event-free-action = { PLAYER($seat) }, Darmowa Akcja: { $word }.
anachrony-event-worker-placed = { PLAYER($seat) } umieszcza { $worker_acc }: { $space }.
anachrony-event-worker-placed-on-tile = { PLAYER($seat) } umieszcza { $worker_acc }: { $tile }.
anachrony-event-worker-placed-on-anomaly = { PLAYER($seat) } umieszcza { $worker_acc }: Anomalia na { $slot_loc }.
anachrony-event-copied = { PLAYER($seat) } kopiuje { $tile_acc }.
anachrony-event-gained = { PLAYER($seat) } zyskuje { $goods_acc }.
anachrony-event-paid = { PLAYER($seat) } płaci { $goods_acc }.
anachrony-event-worker-gained = { PLAYER($seat) } zyskuje Robotnika: { $worker } ({ $word }).
anachrony-event-worker-lost = { PLAYER($seat) } traci Robotnika: { $worker } ({ $word }).
anachrony-event-workers-woken = { PLAYER($seat) }: { $n ->
    [one] { $n } Wyczerpany Robotnik staje się Aktywny
   *[many] { $n } Wyczerpanych Robotników staje się Aktywnymi
}.
anachrony-event-morale = { PLAYER($seat) }: Morale wynosi teraz { $n } z 7.
anachrony-event-recruited = { PLAYER($seat) } rekrutuje { $worker_acc }.
anachrony-event-shape-rolled = { PLAYER($seat) } rzuca kością Kształtu: { $word }.
anachrony-event-icon-rolled = { PLAYER($seat) } rzuca kością Ikony: { $word }.
anachrony-event-breakthrough = { PLAYER($seat) } dokonuje Przełomu: { $breakthrough }.
anachrony-event-breakthrough-spent = { PLAYER($seat) } wydaje Przełom: { $breakthrough }.
anachrony-event-built = { PLAYER($seat) } buduje { $tile_acc } ({ $slot }).
anachrony-event-focus-set = { PLAYER($seat) } przesuwa Skupienie na Erę { $n }.
anachrony-event-time-travelled = { PLAYER($seat) } przesuwa się na torze Podróży w Czasie na pole { $n }.
anachrony-event-evacuated = { PLAYER($seat) } ewakuuje się jako { $n }. w kolejności.
anachrony-event-impact = Uderzenie!
anachrony-event-tile-drawn = { $space }: { $word }.
anachrony-event-tile-flipped = { $space }: ten Heks jest odtąd niedostępny.
anachrony-event-game-over = Gra się skończyła.

anachrony-free-force-workers = Zmuszanie Robotników
anachrony-free-supply = Dostawa

## Jak się skończyło

anachrony-result-last-era = Siódma Era dobiegła końca. { $n ->
    [1] Wygrywa { $winners }
   *[other] Zwycięstwem dzielą się { $winners }
}, wynik: { $score } PZ.
anachrony-result-capital-collapsed = Stolica upadła. { $n ->
    [1] Wygrywa { $winners }
   *[other] Zwycięstwem dzielą się { $winners }
}, wynik: { $score } PZ.
anachrony-done-standard-action = Bez Akcji
