# Dlaczego bot podpowiada wybór: co daje jego plan albo co stanie się inaczej (patrz bots_why.ftl).

anachrony-reason-superproject = buduje Superprojekt: { $tile }
anachrony-reason-evacuated = przeprowadza Ewakuację
anachrony-reason-points = daje { $n } PZ
anachrony-reason-built = buduje { $tile_acc }
anachrony-reason-breakthroughs = daje { $n } { $n ->
    [one] Przełom
    [few] Przełomy
   *[many] Przełomów
}
anachrony-reason-recruited = daje ci Robotnika: { $worker }
anachrony-reason-woken = Aktywnych Robotników jest o { $n } więcej
anachrony-reason-travelled = przesuwa cię o { $n } { $n ->
    [one] pole
    [few] pola
   *[many] pól
} na torze Podróży w Czasie
anachrony-reason-debts-paid = odzyskuje z Linii Czasu { $n } { $n ->
    [one] kafel Warpu
    [few] kafle Warpu
   *[many] kafli Warpu
}
anachrony-reason-anomaly-removed = usuwa Anomalię
anachrony-reason-paradoxes-returned = zwraca { $n } { $n ->
    [one] Paradoks
    [few] Paradoksy
   *[many] Paradoksów
}
anachrony-reason-morale = podnosi Morale
anachrony-reason-neutronium = daje { $n } { $n ->
    [one] jednostkę Neutronium
    [few] jednostki Neutronium
   *[many] jednostek Neutronium
}
anachrony-reason-resources = daje: { $goods } × { $n }
anachrony-reason-water = daje { $n } { $n ->
    [one] jednostkę Wody
    [few] jednostki Wody
   *[many] jednostek Wody
}
anachrony-reason-cores = daje { $n } { $n ->
    [one] Rdzeń Zasilający
    [few] Rdzenie Zasilające
   *[many] Rdzeni Zasilających
}
anachrony-reason-powered = zasila { $n } { $n ->
    [one] Egzoszkielet
    [few] Egzoszkielety
   *[many] Egzoszkieletów
}
anachrony-reason-warped = wypożycza z przyszłości na { $n } { $n ->
    [one] kafel Warpu
    [few] kafle Warpu
   *[many] kafli Warpu
}
anachrony-reason-first-player = daje ci znacznik Pierwszego Gracza
anachrony-reason-crowded-out = przed twoją następną turą inni zajmują ostatni Heks Akcji: { $action }
anachrony-reason-anomaly = przed następnym wyborem dostajesz Anomalię
anachrony-reason-paradoxes = przed następnym wyborem kość Paradoksu daje ci { $n } { $n ->
    [one] Paradoks
    [few] Paradoksy
   *[many] Paradoksów
}
anachrony-reason-passed = w tej Erze nie wykonujesz już Akcji
anachrony-reason-suits-used = zużywasz { $n } { $n ->
    [one] Egzoszkielet
    [few] Egzoszkielety
   *[many] Egzoszkieletów
}
anachrony-reason-water-spent = wydajesz { $n } { $n ->
    [one] jednostkę Wody
    [few] jednostki Wody
   *[many] jednostek Wody
}
anachrony-reason-resources-spent = wydajesz: { $goods } × { $n }
anachrony-reason-neutronium-spent = wydajesz { $n } { $n ->
    [one] jednostkę Neutronium
    [few] jednostki Neutronium
   *[many] jednostek Neutronium
}
anachrony-reason-cores-spent = wydajesz { $n } { $n ->
    [one] Rdzeń Zasilający
    [few] Rdzenie Zasilające
   *[many] Rdzeni Zasilających
}
anachrony-reason-morale-lost = spada twoje Morale
anachrony-reason-worker-used = zużywasz Robotnika: { $worker }
