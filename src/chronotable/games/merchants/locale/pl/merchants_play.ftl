# Pytania, opcje, dziennik i wyniki gry Zatoka Kupców.

## Pytania

merchants-prompt-move-figure = Godzina { $hour }: którą figurkę poruszasz i dokąd?
merchants-prompt-freeze-time = Zamrożenie czasu: które żetony bierzesz? Odkryte symbole przyniosą złoto w fazie handlu.
merchants-prompt-spend-tokens = Koszt: { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
   *[many] { $n } godzin
}. Czy wydajesz żetony zamrożonego czasu? Pula: { $tokens }.
merchants-prompt-change-timeline = Zmiana linii czasu ({ $column }): który kafelek ze strumienia czasu wsuwasz?
merchants-prompt-relic-or-support = Bierzesz relikt czy wsparcie gildii?
merchants-prompt-take-good = Który towar bierzesz na półkę?
merchants-prompt-hire = Kogo zatrudniasz?
merchants-prompt-assign-staff = { $card }: do której zdolności przypisujesz?
merchants-prompt-activate-staff = Personel pracuje: której zdolności używasz?
merchants-prompt-discard-corruption = Możesz odrzucić karty zepsucia (najwyżej { $n }).
merchants-prompt-seat-adventurer = { CAPITAL($adventurer) }: w której łodzi?
merchants-prompt-dock = { CAPITAL($boat) } jest pełna: gdzie przybija?
merchants-prompt-robber-push = Rabusie: czy przesadzasz innego pasażera { $boat_gen }?
merchants-prompt-board-from-bag = Czy wyciągasz z worka jednego poszukiwacza?
merchants-prompt-return-to-bag = Który pasażer wraca do worka?
merchants-prompt-move-passenger = Którego pasażera przesadzasz?
merchants-prompt-swap-passengers = Którego pasażera zamieniasz?
merchants-prompt-swap-with = { CAPITAL($adventurer) } ({ $boat }): z kim zamieniasz?
merchants-prompt-sell-goods = Faza handlu: co sprzedajesz?

## Opcje

merchants-option-assign = { CAPITAL($ability) }{ $taken ->
    [yes] , zamiast { $replaced }
   *[no] { "" }
}
merchants-option-bulbulator = Bulbulator: { $colour } relikt za { $wanted_colour }
merchants-option-enlarger = Powiększacz: { $colour } relikt za artefakt
merchants-option-splitter = Rozdzielnik: { $colour } artefakt za relikty
merchants-option-guard = Obstawa: odrzuć { $face_acc }
merchants-option-discard = Odrzuć { $face_acc }
merchants-option-dock = { CAPITAL($berth) } ({ $pier })
merchants-option-draw = Wyciągnij poszukiwacza
merchants-option-freeze = Weź żetony: { $symbols }
merchants-option-hire = { $card }
merchants-option-insert = { $tile }, { $side }: { $action }
merchants-option-move = { CAPITAL($figure) } { $space_to }: { $action } ({ $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
   *[many] { $hours } godzin
}{ $cards ->
    [0] { "" }
   *[other] , zepsucie { $cards }
})
merchants-option-passenger = { CAPITAL($adventurer) } ({ $boat })
merchants-option-seat = { CAPITAL($boat) } (na pokładzie: { $passengers })
merchants-option-sell = { CAPITAL($pier) }: { $good } × { $n }{ $rogues ->
    [yes] , także dla łotrów
   *[no] { "" }
} ({ $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
}{ $cards ->
    [0] { "" }
   *[other] , zepsucie { $cards }
})
merchants-option-spend = { $n ->
    [0] Nie wydawaj żetonów
   *[other] Wydaj żetony, zakryj: { $symbols }
} (do zapłaty: { $left ->
    [one] { $left } godzina
    [few] { $left } godziny
   *[many] { $left } godzin
})
merchants-option-support = Wsparcie gildii { $colour_guild }: { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
}
merchants-option-take = { CAPITAL($good) }

merchants-done-activate-staff = Nie używaj więcej zdolności
merchants-done-board-from-bag = Nie wyciągaj nikogo
merchants-done-discard-corruption = Nie odrzucaj niczego
merchants-done-move-passenger = Zostaw pasażerów na miejscach
merchants-done-return-to-bag = Nie odkładaj nikogo
merchants-done-robber-push = Zostaw pasażerów na miejscach
merchants-done-sell-goods = Nie sprzedawaj więcej
merchants-done-swap-passengers = Nie zamieniaj nikogo
merchants-done-take-good = Nie bierz niczego

## Dziennik

merchants-event-adventurer-drawn = { $who } wyciąga z worka { $adventurer_acc }.
merchants-event-adventurer-seated = { $who } sadza w { $boat_gen } { $adventurer_acc }.
merchants-event-boat-arrived = Przypływa { $boat }. Na pokładzie: { $passengers }.
merchants-event-boat-docked = { CAPITAL($boat) } jest pełna i przybija: { $berth }, { $pier }.
merchants-event-corruption-shed = { $who } odrzuca { $face_acc }.
merchants-event-corruption-taken = { $who } dobiera { $face_acc }.
merchants-event-corruption-taken-by-other = { $who } dobiera kartę zepsucia.
merchants-event-day-started = Zaczyna się dzień { $n }.
merchants-event-figure-moved = { $who } porusza { $figure_acc } { $space_to }.
merchants-event-final-scoring = Końcowa punktacja, { $who }: { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
} za symbole personelu, strata { $loss } za { $symbols ->
    [one] { $symbols } symbol łotra
    [few] { $symbols } symbole łotra
   *[many] { $symbols } symboli łotra
}. Razem: { $total ->
    [one] { $total } złoto
   *[other] { $total } złota
}.
merchants-event-game-over = Koniec gry. { $result }
merchants-event-good-made = { $who } bierze na półkę: { $good }.
merchants-event-goods-exchanged = { $who } wymienia towar: { $good } na { $wanted } × { $n }.
merchants-event-hours-passed = { $who }: { $n ->
    [one] mija { $n } godzina
    [few] mijają { $n } godziny
   *[many] mija { $n } godzin
}, jest godzina { $hour }.
merchants-event-market-opened = Dzień { $n }: zaczyna się faza handlu.
merchants-event-market-token-placed = Wszystkie miejsca postojowe są zajęte: znacznik handlu staje na godzinie { $n }.
merchants-event-passenger-moved = { $who } przesadza z { $boat_gen } do { $to_gen } { $adventurer_acc }.
merchants-event-passenger-returned = { $who } odkłada z { $boat_gen } do worka { $adventurer_acc }.
merchants-event-passengers-swapped = { $who } zamienia pasażerów: { $adventurer } ({ $boat }) i { $other } ({ $to }).
merchants-event-peddler-card = Karta Handlarza: { $peddler_card }.
merchants-event-peddler-discards = Handlarz odrzuca { $card }.
merchants-event-peddler-keeps = Handlarz zatrzymuje { $card }.
merchants-event-peddler-scoring = Końcowa punktacja, Handlarz: { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
} za symbole. Razem: { $n ->
    [one] { $n } złoto
   *[other] { $n } złota
}.
merchants-event-rogue-card-turned-up = Odsłonięto kartę łotrów tej gry: { $rogue_card }.
merchants-event-sea-passengers-left = Z morza do siedziby gildii: { $adventurer } × { $n }.
merchants-event-sea-rogues-left = Z morza do kryjówki: { $adventurer } × { $n }.
merchants-event-sold = { $who } sprzedaje: { $good } × { $n }, { $pier }, { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
}.
merchants-event-staff-assigned = { $who } przypisuje mieszkańca { $card }: { $ability }.
merchants-event-staff-replaced = { $who } przypisuje mieszkańca { $card }: { $ability }, zamiast { $replaced }.
merchants-event-support-collected = { $who } pobiera wsparcie gildii: { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
}.
merchants-event-support-taken = { $who } otrzymuje wsparcie gildii { $colour_guild }: { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
}.
merchants-event-time-frozen = { $who } zamraża czas i bierze żetony: { $symbols }.
merchants-event-timeline-changed = { $who } zmienia linię czasu: { $tile } ({ $side }), { $column }. Do strumienia czasu trafia { $out } ({ $out_side }).
merchants-event-tokens-spent = { $who } wydaje żetony zamrożonego czasu i zakrywa symbole: { $symbols }.
merchants-event-townsfolk-hired = { $who } zatrudnia mieszkańca { $card }.
merchants-event-townsfolk-shown = Nowy mieszkaniec na placu miejskim: { $card }.

## Wyniki

merchants-result-score = { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
}: { $rating }.
merchants-result-peddler = { $won ->
    [yes] Wygrywasz, masz { $gold ->
        [one] { $gold } złoto
       *[other] { $gold } złota
    }; Handlarz ma { $other ->
        [one] { $other } złoto
       *[other] { $other } złota
    }.
   *[no] Wygrywa Handlarz, ma { $other ->
        [one] { $other } złoto
       *[other] { $other } złota
    }; ty masz { $gold ->
        [one] { $gold } złoto
       *[other] { $gold } złota
    }.
}
merchants-result-winners = { $n ->
    [1] Wygrywa { $winners }, złoto: { $gold }.
   *[other] Zwycięstwo dzielą { $winners }, złoto: { $gold }.
}
