# Pytania, opcje, dziennik i wyniki gry The LOOP.

## Pytania

loop-prompt-actions = { $agent }: wybierz akcję.
loop-prompt-acquire = { $agent }: którą dostępną kartę dodajesz do swojej talii?
loop-prompt-archive = { $agent }: czy archiwizujesz kafel sabotażu swojej ery?
loop-prompt-negate = Którą z wrzuconych wyrw negujesz?
loop-prompt-enter-landing = Gdzie spadły kostki z waszej machiny?
loop-prompt-destruction-bonus = Zniszczono duplikat: czy używasz umiejętności specjalnej?
loop-prompt-take-bonus = Premia kwartalna ({ $agent }): którą kartę dodajesz do swojej talii?
loop-prompt-order-destroyed = Która karta trafia teraz na stos zniszczonych kart?
loop-prompt-discard-ultra = Którą kartę ultramachiny odrzucasz?
loop-prompt-deal = Który agent rozgrywa turę?
loop-prompt-give-card = Który agent otrzymuje kartę „{ $card }”?
loop-prompt-add-energy = Do której ery dodajesz energię?
loop-prompt-remove-rift = Z której ery usuwasz wyrwy?
loop-prompt-match = W której erze działa ten efekt?
loop-prompt-push-clone = Który duplikat przepychasz?
loop-prompt-push-to = Do której ery przepychasz duplikat?
loop-prompt-pull-clone = Który duplikat przyciągasz?
loop-prompt-destroy-clone = Który duplikat niszczysz?
loop-prompt-move-self = Do której ery się przemieszczasz?
loop-prompt-carry-clone = Który duplikat zabierasz ze sobą?
loop-prompt-drop-clone = W której erze zostawiasz duplikat?
loop-prompt-move-agent = Którego agenta przemieszczasz?
loop-prompt-move-agent-to = Do której ery przemieszcza się ten agent?
loop-prompt-swap-agents = Z którym agentem zamieniasz się miejscami?
loop-prompt-other-draws = Który agent dobiera?
loop-prompt-let-agent-use = Który agent może zastosować efekt swojej karty?
loop-prompt-use-own = { $agent }: której karty z ręki używasz?
loop-prompt-use-available = Efekt której dostępnej karty stosujesz?
loop-prompt-take-available = Którą dostępną kartę dodajesz do swojej talii?
loop-prompt-lose-card = Której karty z ręki się pozbywasz?
loop-prompt-ready = Którą kartę przygotowujesz?
loop-prompt-choose = Wybierz jeden z efektów.
loop-prompt-may = Czy stosujesz tę część efektu?
loop-prompt-each-player = Który agent jest następny?

## Opcje

loop-option-play = Użyj karty „{ $card }” ({ $dimension }): { $effect }
loop-option-use = Zastosuj efekt karty „{ $card }” ({ $dimension }): { $effect }
loop-option-move = Wydaj 1 energię i przemieść się { $era_to } ({ $direction ->
    [previous] miniona era
   *[next] przyszła era
})
loop-option-free = Darmowy ruch { $era_to }{ $direction ->
    [next] { " " }(przyszła era)
    [previous] { " " }(miniona era)
   *[far] { "" }
}
loop-option-loop = Pętla, wymiar: { $dimension } (koszt: { $cost ->
    [one] { $cost } energia
    [few] { $cost } kostki energii
   *[many] { $cost } kostek energii
})
loop-option-ability = Umiejętność specjalna: { $ability }
loop-option-dismantle = Rozmontuj wirówkę w swojej erze
loop-option-damage = Zadaj 1 uszkodzenie misji „{ $mission }”
loop-option-archive = Zarchiwizuj misję „{ $mission }”
loop-option-take = Dodaj kartę „{ $card }” do swojej talii
loop-option-discard = Odrzuć kartę „{ $card }”
loop-option-destroy = Zniszcz kartę „{ $card }”
loop-option-ready = Przygotuj kartę „{ $card }”
loop-option-negate = Zaneguj 1 wyrwę { $era_in }
loop-option-landing = Miniona era: { $previous }, era dra Fuksa: { $doctor }, przyszła era: { $next }
loop-option-clone = Duplikat { $era_in } (era zniszczenia: { $destroy })
loop-option-super = Super duplikat { $era_in } (era zniszczenia: { $destroy })
loop-option-era = { CAPITAL($era) }
loop-option-era-idle = { CAPITAL($era) } (nic się tam nie stanie)
loop-option-agent = { $agent }
loop-option-ultra = Odrzuć kartę „{ $ultra }”
loop-option-choose = { $effect }
loop-option-may = { $answer ->
    [yes] Tak: { $effect }
   *[no] Nie
}

loop-done-actions = Zakończ fazę akcji
loop-done-acquire = Nie dodawaj karty
loop-done-archive = Nie archiwizuj
loop-done-negate = Nie neguj żadnej wyrwy
loop-done-destruction-bonus = Nie używaj umiejętności specjalnej
loop-done-push-clone = Nie przepychaj więcej duplikatów
loop-done-pull-clone = Nie przyciągaj więcej duplikatów
loop-done-destroy-clone = Nie niszcz więcej duplikatów
loop-done-carry-clone = Nie zabieraj duplikatu
loop-done-use-own = Nie używaj żadnej karty
loop-done-ready = Nie przygotowuj więcej kart

## Umiejętności specjalne

loop-ability-after-drop = W swojej fazie Fuksa, gdy wyrwy wypadną już z machiny, możesz zanegować { $n ->
    [one] { $n } z nich: wraca od razu do puli, nie trafia na planszę i nie liczy się jako usunięta.
   *[other] { $n } z nich: wracają od razu do puli, nie trafiają na planszę i nie liczą się jako usunięte.
}
loop-ability-action = { $effect } ({ $n ->
    [1] Raz na turę
   *[other] Najwyżej { $n } razy na turę
}, jako osobna akcja.)
loop-ability-on-clone-destroyed = { $effect } (Możesz tego użyć za każdy duplikat zniszczony w twojej turze{ $from_destruction ->
    [1] .
    [2] , oprócz pierwszego.
   *[other] , począwszy od duplikatu numer { $from_destruction }.
})
loop-ability-on-free-move = { $n ->
    [0] Darmowym ruchem możesz przemieścić się o dowolną liczbę er.
    [one] Darmowym ruchem możesz przemieścić się o najwyżej { $n } erę.
    [few] Darmowym ruchem możesz przemieścić się o najwyżej { $n } ery.
   *[many] Darmowym ruchem możesz przemieścić się o najwyżej { $n } er.
}
loop-ability-on-push = Gdy przepychasz duplikat, możesz przepchnąć go w jednym kierunku o najwyżej { $n ->
    [one] { $n } erę
    [few] { $n } ery
   *[many] { $n } er
}.

## Co się stało

loop-event-turn-started = Tura { $n }: { $agent }.
loop-event-turn-ended = { $agent } kończy turę i odrzuca wszystkie karty z ręki.
loop-event-cycle-started = Zaczyna się cykl { $n }.
loop-event-doctor-moved = Dr Fuks pojawia się { $era_in }.
loop-event-rifts-dropped = { $n ->
    [0] W puli nie ma już wyrw do wrzucenia.
    [one] Z machiny wypada { $n } wyrwa: { $landing }.
    [few] Z machiny wypadają { $n } wyrwy: { $landing }.
   *[many] Z machiny wypada { $n } wyrw: { $landing }.
}
loop-landed = { $n } { $era_in }
loop-landed-nothing = brak
loop-event-rift-negated = { $agent } neguje 1 wyrwę { $era_in }.
loop-event-rifts-placed = { CAPITAL($era_in) } { $n ->
    [one] powstaje { $n } wyrwa
    [few] powstają { $n } wyrwy
   *[many] powstaje { $n } wyrw
}.
loop-event-rift-removed = { CAPITAL($era_from) } { $n ->
    [one] znika { $n } wyrwa
    [few] znikają { $n } wyrwy
   *[many] znika { $n } wyrw
}.
loop-event-vortex-opened = { CAPITAL($era_in) } pojawia się wir!
loop-event-energy-added = { CAPITAL($era_to) } { $n ->
    [one] trafia { $n } energia
    [few] trafiają { $n } kostki energii
   *[many] trafia { $n } kostek energii
}.
loop-event-energy-lost = { CAPITAL($era_in) } { $n ->
    [one] przepada { $n } energia
    [few] przepadają { $n } kostki energii
   *[many] przepada { $n } kostek energii
}.
loop-event-energy-spent = { CAPITAL($era_in) } wydano { $n ->
    [one] { $n } energię
    [few] { $n } kostki energii
   *[many] { $n } kostek energii
}.
loop-event-clone-generated = { CAPITAL($era_in) } pojawia się { $clone ->
    [super] super duplikat
   *[clone] duplikat
} (era zniszczenia: { $destroy }).
loop-event-clone-pushed = { $clone ->
    [super] Super duplikat
   *[clone] Duplikat
} zostaje przepchnięty { $era_from } { $to_to } (era zniszczenia: { $destroy }).
loop-event-clone-pulled = { $clone ->
    [super] Super duplikat
   *[clone] Duplikat
} zostaje przyciągnięty { $era_from } { $to_to } (era zniszczenia: { $destroy }).
loop-event-clone-carried = { $clone ->
    [super] Super duplikat
   *[clone] Duplikat
} zostaje zabrany { $era_from } { $to_to } (era zniszczenia: { $destroy }).
loop-event-clone-destroyed = { $clone ->
    [super] Super duplikat
   *[clone] Duplikat
} zostaje zniszczony { $era_in } (jego era zniszczenia: { $destroy }).
loop-event-agent-moved = { $agent } przemieszcza się { $era_from } { $to_to }.
loop-event-agents-swapped = { $agent } i { $other } zamieniają się miejscami.
loop-event-card-used = { $agent } używa karty „{ $card }”.
loop-event-loop-made = { $agent } wykonuje pętlę { $era_in }, wymiar: { $dimension }.
loop-event-ability-used = { $agent } używa umiejętności specjalnej.
loop-event-centrifuge-dismantled = { $agent } rozmontowuje wirówkę { $era_in }.
loop-event-card-drawn = { $agent } dobiera kartę „{ $card }”.
loop-event-card-discarded = { $agent } odrzuca kartę „{ $card }”.
loop-event-card-destroyed = Karta „{ $card }” zostaje zniszczona.
loop-event-card-readied = { $agent } przygotowuje kartę „{ $card }”.
loop-event-card-available = { CAPITAL($era_in) } zostaje udostępniona karta „{ $card }”.
loop-event-card-taken = { $agent } dodaje do talii kartę „{ $card }”.
loop-event-card-dealt = { $agent } otrzymuje kartę „{ $card }”.
loop-event-deck-shuffled = { $agent } tasuje stos kart odrzuconych i tworzy z niego nową talię.
loop-event-arsenal-recycled = Zniszczone karty tworzą nowy arsenał ({ $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}).
loop-event-mission-revealed = Odkryto misję { $era_in }: „{ $mission }”
loop-event-mission-damaged = Misja „{ $mission }” { $era_in } ma już { $n ->
    [one] { $n } uszkodzenie
    [few] { $n } uszkodzenia
   *[many] { $n } uszkodzeń
}.
loop-event-mission-archived = { $agent } archiwizuje misję „{ $mission }” { $era_in }.
loop-event-mission-lost = Misja „{ $mission }” { $era_in } przepada w wirze.
loop-event-hidden-mission-lost = Zakryta misja { $era_in } przepada w wirze.
loop-event-bonus-revealed = Premia kwartalna: „{ $card }”.
loop-event-bonus-taken = Premia kwartalna: { $agent } dodaje do talii kartę „{ $card }”.
loop-event-ultra-revealed = Ultramachina odkrywa { $era_in } kartę „{ $ultra }”.
loop-event-ultra-discarded = Karta ultramachiny „{ $ultra }” { $era_in } przestaje działać.
loop-event-game-over = { $reason ->
    [won] { loop-result-won }
    [second_vortex] { loop-result-second-vortex }
    [fourth_vortex] { loop-result-fourth-vortex }
   *[time_is_up] { loop-result-time-is-up }
}

## Jak się skończyło

loop-result-won = Zwycięstwo! Dr Fuks został powstrzymany, a wszechświat jest bezpieczny – przynajmniej do następnego kwartału.
loop-result-second-vortex = Przegrana: { $n ->
    [0] w tej samej erze powstałby drugi wir.
   *[other] { $era_in } powstałby drugi wir ({ loop-result-rifts }).
}
loop-result-fourth-vortex = Przegrana: { $n ->
    [0] powstałby czwarty wir.
   *[other] { $era_in } powstałby czwarty wir ({ loop-result-rifts }).
}
loop-result-rifts = wyrwy: { $rifts } na miejscu, { $n } więcej
loop-result-time-is-up = Przegrana: dr Fuks ukończył swój trzeci cykl.
