# The game's table in the terminal.

cli-game-loop = The LOOP
cli-game-loop-publishers = by Maxime Rambourg and Théo Rivière; published by Catch Up Games, in Polish by Lucrum Games, in Ukrainian by Geekach Games
cli-loop-title = The LOOP: { $mode }, { $level }
cli-loop-machine = The machine
cli-loop-doctor = { $arrow } Dr Faux: { $era }
cli-loop-doctor-nowhere = Dr Faux has not appeared yet
cli-loop-fell = Fallen:
cli-loop-coming = deck: { $eras }
cli-loop-all-eras = all seven eras
cli-loop-no-era = empty
cli-loop-time = cycle { $cycle } of 3, turn { $turn }
cli-loop-archived = archived
cli-loop-vortices-left = vortex tiles left: { $n } { $marks }
cli-loop-piles = bag { $bag }, arsenal { $arsenal }
cli-loop-supply = supply
cli-loop-destroyed = destroyed { $n }
cli-loop-legend = { $rift } rift/slot  { $energy } energy  { $clone }{ $example } clone, destroyed in { $example }  { $mission } mission  { $card } cards  { $mark } stand-in, see ?
cli-loop-capped = done this turn
cli-loop-exhausted = exhausted
cli-loop-agent = { $era_in }, battery { $battery ->
    [charged] charged (free move)
   *[drained] drained
}, deck { $deck }, discard { $discard }
cli-loop-vortex = VORTEX
cli-loop-mega-vortex = MEGA-VORTEX
cli-loop-tile-gone = no tile
cli-loop-face-down = face-down mission
cli-loop-pile-top = Top of the deck, in order: { $cards }
cli-loop-pile-deck = Deck, in any order: { $cards }
cli-loop-pile-discard = Discard pile: { $cards }
cli-loop-code-dawn = DAW
cli-loop-code-medieval = MED
cli-loop-code-renaissance = REN
cli-loop-code-industrial = IND
cli-loop-code-globalization = GLO
cli-loop-code-robots = ROB
cli-loop-code-end = END
cli-loop-short-play = Use { $card }
cli-loop-short-move = Move: { $era } ({ $cost })
cli-loop-short-free = Free move: { $era }
cli-loop-short-loop = LOOP { $mark } { $dimension } ({ $cost })
cli-loop-short-ability = Special ability
cli-loop-short-clone = { $mark } { $era_in }
cli-loop-about-card = { $name } [{ $key }] – { $dimension }, from { $era_the }
cli-loop-about-other = { $name } [{ $key }] – { $kind ->
    [agent] agent
    [mission] mission
   *[ultra] Ultramachina card
}
cli-loop-source = { $source ->
    [printed] As printed in the rulebooks.
    [public] As told in other public material.
    [partly-reconstructed] Partly a stand-in: some of it is our reconstruction, not the printed text.
    [reconstructed] A stand-in: our reconstruction, not the printed one.
   *[pack] From your pack.
}
cli-loop-means-rift = rift, free slot; one rift too many makes a vortex
cli-loop-means-energy = energy
cli-loop-means-eternal = eternal energy, ready and used
cli-loop-means-clone = clone; it is destroyed when it comes to the era in its name, here { $era_the }
cli-loop-means-super = Supa Clone
cli-loop-means-pawn = the active agent, another agent
cli-loop-means-mission = face-up mission with damage done and needed, face-down mission
cli-loop-means-vortex = vortex
cli-loop-means-gear = centrifuge, Ultramachina card
cli-loop-means-card = available cards of the era
cli-loop-means-dimension = dimensions: spiral, stripes, star, black hole
cli-loop-means-frame = the frame of Dr Faux’s era
cli-loop-means-number = the numbers of options that concern this era
cli-game-loop-about = Together you chase Dr Faux through seven eras of time before his machine tears them apart.
