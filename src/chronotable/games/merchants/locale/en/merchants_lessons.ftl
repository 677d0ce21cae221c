## Lessons

merchants-lesson-first = A first day in the shop
merchants-lesson-first-welcome = You run a shop with two time machines. The Chronomancer and the Assistant walk round its ring clockwise; where one stops, you carry out the action. The game lasts three days, and the most gold wins: here you need more than the Peddler.
merchants-lesson-first-customers = Customers come in boats: every morning two are drawn from the bag for each boat, as long as there are any. A full boat docks at a pier, and a good sells for its price times the customers of its colour there. Boat 1 already carries two blue Wizards.
merchants-lesson-first-portal = Two half portals make one: the left half shows the action, both show what it costs. Send the Assistant to portal 1, a relic of any colour for two hours.
merchants-lesson-first-relic = Make a blue relic, for the Wizards.
merchants-lesson-first-seat = Two hours have passed. The clock shows when adventurers come: you seat this one. Put the Bard into boat 1; the sooner it is full, the sooner it docks.
merchants-lesson-first-freeze = The Peddler has made a good. Whoever is last on the clock acts, so it is your turn again. The Assistant has to stop in the next time machine, where he freezes time.
merchants-lesson-first-tokens = Take two tokens. Each can pay for an hour later on, and an uncovered symbol earns gold at the market. Pick red and green, and confirm.
merchants-lesson-first-keep = You could spend them at once. Keep them for something more expensive.
merchants-lesson-first-full = A Rogue: rogues buy nothing. In boat 1 he fills the last seat.
merchants-lesson-first-dock = The boat is full and you choose its berth. Relics are small goods: they sell at the Town Square, or for corruption at the Black Market.
merchants-lesson-first-hire = The way is free for the Chronomancer, who never passes the Assistant. Portal 2 hires a townsfolk for two hours and a corruption card.
merchants-lesson-first-card = Every townsfolk does something at once, and the symbols are worth gold at the end. M08 makes a yellow artifact.
merchants-lesson-first-artifact = Artifacts are large goods, for the Bazaar, and worth much more.
merchants-lesson-first-assign = Now a place on the staff board. Whenever you activate the staff, the Enlarger turns a relic into an artifact.
merchants-lesson-first-spend = A token makes it an hour cheaper: spend one, and cover the red symbol with it.
merchants-lesson-first-timeline = In a time machine the Chronomancer changes the timeline. Move him to the right one.
merchants-lesson-first-push = Point at the tiles: the board shows what each would make of the portals. T08 gives portal 3 a blue or yellow relic, without corruption. Push it in.
merchants-lesson-first-yours = From here the shop is yours. When all four berths are taken, the market is near; “Gold” always shows what you would earn. Click anything to learn about it, and ask for a hint when you are stuck.
