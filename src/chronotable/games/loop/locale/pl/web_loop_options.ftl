# Opcje przygotowania gry The LOOP na stronie nowego stołu.

web-option-loop-players = Gracze
web-option-loop-mode = Tryb
web-option-loop-mode-text-sabotage = zarchiwizujcie 4 kafle
web-option-loop-mode-text-centrifuges = rozmontujcie też 3 wirówki
web-option-loop-mode-text-super-clones = żaden nie może zostać
web-option-loop-mode-text-ultramachine = jej karty działają dalej
web-option-loop-level = Poziom
web-option-loop-agents = Agenci
web-option-loop-machine = Machina
web-option-loop-machine-text = gdzie spadają kostki z machiny
web-option-loop-machine-of-1 = Miniona era
web-option-loop-machine-of-2 = Era dra Fuksa
web-option-loop-machine-of-3 = Przyszła era
web-option-loop-order-destroyed = Układanie zniszczonych kart
web-option-loop-order-destroyed-text = pytaj o kolejność kart niszczonych razem

web-preset-loop-first-game = Dla początkujących
web-preset-loop-alone = Solo
web-preset-loop-four-agents = Czworo agentów
web-preset-loop-super-clones = Super duplikaty
web-preset-loop-legend = Legendy Agencji
