# Co robią kafle, na podstawie ich danych.

anachrony-ability-list = { $first }; { $last }
anachrony-ability-worker-action = { $worker }{ $paid ->
    [yes] {" "}+ { $cost }
   *[no] {""}
} → { $effects }{ $retrieved ->
    [motivated] ; Robotnik pozostaje Zmotywowany
    [administrator] ; Administrator pozostaje Zmotywowany
    [dies] ; Robotnik umiera podczas Zbierania
   *[tired] {""}
}
anachrony-ability-free-action = Darmowa Akcja: { $paid ->
    [yes] { $cost } → { $effects }
   *[no] { $effects }
}
anachrony-ability-passive = zawsze: { $effects }
anachrony-ability-one-time = od razu: { $effects }

anachrony-effect-gain = { $goods }
anachrony-effect-pay = zapłać { $goods_acc }
anachrony-effect-exchange = { $give } → { $get }
anachrony-effect-block = { $effects }
anachrony-effect-choose = { $first } albo { $last }
anachrony-effect-gain-worker = { $workers } ({ $column ->
    [tired] Wyczerpany
   *[active] Aktywny
})
anachrony-effect-gain-powered-exosuit = zasilony Egzoszkielet
anachrony-effect-set-focus = Skupienie (zasięg { $range })
anachrony-effect-retrieve-warp = { $n ->
    [1] odzyskaj kafel Warpu
   *[other] odzyskaj kafle Warpu (najwyżej { $n })
}
anachrony-effect-paradox-up = { $n ->
    [one] { $n } Paradoks
    [few] { $n } Paradoksy
   *[many] { $n } Paradoksów
}
anachrony-effect-paradox-down = zwróć { $n ->
    [one] { $n } Paradoks
    [few] { $n } Paradoksy
   *[many] { $n } Paradoksów
}
anachrony-effect-morale-up = Morale rośnie
anachrony-effect-wake-all = wszyscy Wyczerpani Robotnicy stają się Aktywni
anachrony-effect-standard-action = standardowa Akcja: { $actions }
anachrony-effect-place-worker-main = umieść Robotnika w Egzoszkielecie na planszy Głównej
anachrony-effect-lose-worker = strata Robotnika
anachrony-effect-copy-worker-action = Akcja Robotnika z dowolnego skonstruowanego kafla
anachrony-effect-discount = Konstruowanie kosztuje o 1 jednostkę Tytanu, Uranu lub Złota mniej
anachrony-effect-modify-supply-cost = Dostawa kosztuje połowę Wody (zaokrąglając w górę)
anachrony-effect-modify-power-plant-range = zasięg twoich Elektrowni +{ $n }
anachrony-effect-modify-paradox-limit = limit Paradoksów +{ $n }
anachrony-effect-modify-anomaly-vp = każda twoja Anomalia daje o { $n } PZ więcej
anachrony-effect-modify-research-set-second-die = podczas Badań możesz za 1 jednostkę Wody ustawić też drugą kość
anachrony-effect-modify-time-travel-step-vp = każde pole toru Podróży w Czasie daje o { $n } PZ więcej
anachrony-effect-modify-action-water-cost-per-turn = Akcje jednej tury kosztują razem o { $n ->
    [one] { $n } jednostkę
    [few] { $n } jednostki
   *[many] { $n } jednostek
} Wody mniej
anachrony-effect-modify-no-negative-morale-vp = bez ujemnych PZ za Morale
anachrony-effect-modify-no-worker-loss-on-force-at-minimum = przy najniższym Morale nie tracisz Robotnika
anachrony-effect-modify-mine-extra = Wydobycie Zasobów daje o 1 jednostkę Tytanu, Uranu lub Złota więcej
anachrony-effect-modify-evacuation-base-condition-met = twój Warunek Ewakuacji jest uznany za spełniony
anachrony-effect-modify-superproject-vp = każdy twój Superprojekt daje o { $n } PZ więcej
