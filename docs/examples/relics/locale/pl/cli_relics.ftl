# Relikty w terminalu.

cli-relics-relic = Odkryty: { $relic } { $mark } { $worth }; w stosie: { $pile }
cli-relics-no-relic = Nic nie jest odkryte; w stosie: { $pile }
cli-relics-player = { $name }: wynik { $score }, karty { $cards }{ $crystal ->
    [yes] , kryształ
   *[no] { "" }
}
cli-relics-spent = dotychczasowe oferty: { $spent }
cli-relics-hand = twoje karty: { $hand }
cli-relics-means-worth = ile wart jest relikt
