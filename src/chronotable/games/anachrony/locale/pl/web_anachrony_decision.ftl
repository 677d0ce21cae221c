# Co panel decyzji mówi o Anachrony.

web-anachrony-name = { CAPITAL($name) }
web-anachrony-words = { $text }
web-anachrony-confirm = Zatwierdź
web-anachrony-situation-turn = { $suits ->
    [one] { $suits } zasilony Egzoszkielet
    [few] { $suits } zasilone Egzoszkielety
   *[many] { $suits } zasilonych Egzoszkieletów
}, { $workers ->
    [one] { $workers } Aktywny Robotnik
    [few] { $workers } Aktywnych Robotników
   *[many] { $workers } Aktywnych Robotników
}.
web-anachrony-situation-power = { $workers ->
    [one] { $workers } Aktywny Robotnik
    [few] { $workers } Aktywnych Robotników
   *[many] { $workers } Aktywnych Robotników
}, { $tired ->
    [one] { $tired } Wyczerpany
    [few] { $tired } Wyczerpanych
   *[many] { $tired } Wyczerpanych
}.
web-anachrony-row-construct = Budynek albo Superprojekt
web-anachrony-row-recruit = Robotnik i Premia
web-anachrony-row-research = Przełom
web-anachrony-row-council = { $any ->
    [yes] jako { $actions }
   *[no] tylko Pierwszy Gracz: nie ma czego kopiować
}
web-anachrony-row-mine = i jeden z Puli
web-anachrony-row-purify = 3 jednostki Wody, z Naukowcem lub Geniuszem 4
web-anachrony-row-trade = 1 Wymiana, z Administratorem lub Geniuszem 2
web-anachrony-row-evacuation = punkty za twój Warunek
web-anachrony-row-supply = Wyczerpani Robotnicy stają się Aktywni, Morale +1
web-anachrony-row-force = Wyczerpani Robotnicy stają się Aktywni, Morale −1
