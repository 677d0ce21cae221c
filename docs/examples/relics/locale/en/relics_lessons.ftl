## Lessons

relics-lesson-first = The first relic
relics-lesson-first-welcome = A relic is turned up. All bid for it at once, in secret; the highest bid takes it.
relics-lesson-first-bid = The obelisk is worth most. Bid your 9.
relics-lesson-first-crystal = The crystal adds 3 to one bid. A 9 should do without: keep it.
relics-lesson-first-keep = The relic is yours. Sent through time it would be worth a roll of the die; the obelisk can only lose. Keep it.
relics-lesson-first-yours = That was a round. The other one is yours alone.
