# The set-up options of The LOOP on the page of a new table.

web-option-loop-players = Players
web-option-loop-mode = Mode
web-option-loop-mode-text-sabotage = archive 4 tiles
web-option-loop-mode-text-centrifuges = dismantle 3 as well
web-option-loop-mode-text-super-clones = leave none on the board
web-option-loop-mode-text-ultramachine = its cards stay in force
web-option-loop-level = Level
web-option-loop-agents = Agents
web-option-loop-machine = Machine
web-option-loop-machine-text = where the cubes of the machine fall
web-option-loop-machine-of-1 = Previous era
web-option-loop-machine-of-2 = Dr Faux’s era
web-option-loop-machine-of-3 = Next era
web-option-loop-order-destroyed = Order destroyed cards
web-option-loop-order-destroyed-text = ask in which order cards are destroyed together

web-preset-loop-first-game = For beginners
web-preset-loop-alone = Alone
web-preset-loop-four-agents = Four agents
web-preset-loop-super-clones = Supa Clones
web-preset-loop-legend = Agency legends
