# Relikty przy stole w przeglądarce.

web-option-relics-players = Gracze
web-option-relics-rounds = Rundy
web-relics-turned-up = Odkryty
web-relics-nothing = nic
web-relics-worth = wartość { $worth }
web-relics-hidden = { $n ->
    [one] { $n } relikt w stosie
    [few] { $n } relikty w stosie
    [many] { $n } reliktów w stosie
   *[other] { $n } reliktu w stosie
}
web-relics-player = Gracz { $seat }
web-relics-score = Wynik: { $n }
web-relics-cards = Karty: { $n }
web-relics-spent = Dotychczasowe oferty: { $cards }
web-relics-crystal = kryształ
web-relics-card = Karta { $card }
