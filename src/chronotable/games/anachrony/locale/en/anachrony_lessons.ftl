## Lessons

anachrony-lesson-first = A first round
anachrony-lesson-first-welcome = Welcome to the last days before the asteroid. You lead the Path of Harmony; its Leader, Patriarch Haulani, helps once an Era. Whoever has the most victory points after the seventh Era wins.
anachrony-lesson-first-eras = This is the Timeline: seven Eras, the Impact after the fourth. Each Era has the same phases; they are listed above it.
anachrony-lesson-first-power = Power Up: Outside your own board, Workers need Exosuits. The upper three hexes are free, the lower ones cost an energy core each, and every hex left empty gives 1 water. Power up four.
anachrony-lesson-first-power-why = Four is a good measure here: three hexes are free, one more costs the energy core that you can spare, and two empty hexes give water.
anachrony-lesson-first-future = Warp: your future self can send you goods now. Each Warp tile stays on the Timeline as a debt; send the goods back later with a Power Plant, or Paradoxes may follow. All choose in secret and reveal together.
anachrony-lesson-first-warp = Borrow titanium and water: you are going to build.
anachrony-lesson-first-warp-why = That is allowed, but you would lack what building costs: titanium for the spot, water for later.
anachrony-lesson-first-board = Now the Action Rounds. One after the other you place a Worker in an Exosuit on the main board. Lit hexes are open to you; the signs above them tell who may come and what a Worker earns there. Click anything else to hear why not.
anachrony-lesson-first-construct = Take the top hex of Construct: it costs no water.
anachrony-lesson-first-construct-why = Other places are open, too, but first a building: the top hex of Construct costs no water, and soon somebody else will stand there.
anachrony-lesson-first-engineer = Place an Engineer: the price falls by 1 titanium.
anachrony-lesson-first-engineer-why = That Worker may build, too, but only an Engineer builds for 1 titanium less.
anachrony-lesson-first-build = Build Life Support 306. Its price is printed on the spot of your board where it goes.
anachrony-lesson-first-build-why = That could be built, too; this lesson goes on with Life Support 306, which gives water every Era.
anachrony-lesson-first-use = Your rival has had a turn; now it is yours again. Buildings of your own need no Exosuit: use Life Support 306.
anachrony-lesson-first-use-why = Not now: buildings of your own cost no Exosuit, so use yours first and keep the Exosuits.
anachrony-lesson-first-scientist = Place a Scientist. The green arrows mean: this Worker comes back motivated, not tired.
anachrony-lesson-first-scientist-why = An Engineer may go there, too, but is worth more where you build or mine.
anachrony-lesson-first-farewell = Three water for nothing but a day’s work. When nobody is left to place, pass; in the next Era tired Workers need Supply. Send what you borrowed back in time, raise your Focus, build a Superproject. From here on you are free.

## Power up, place, pass

anachrony-lesson-placing = Power up, place, pass
anachrony-lesson-placing-workers = Your people first. There are Scientists, Engineers, Administrators and Geniuses. In the right column they are active: only these can be placed. In the left one they are tired. Whoever stands on an action is busy until the Era ends.
anachrony-lesson-placing-suits = Outside your board a Worker needs a powered Exosuit. You have six and power them up again in every Era, one to a hex; the First Player begins. On this board the three upper hexes are free; each lower one costs an energy core.
anachrony-lesson-placing-power = Every hex that you leave empty gives 1 water, so power up only what you are going to use; even none is allowed. Two Workers will go out today, two will stay at home: power up two.
anachrony-lesson-placing-power-few = Two Workers will go out, and each needs an Exosuit of their own.
anachrony-lesson-placing-power-spare = The third one would cost no core, but it would cost you the 1 water of its hex, and nobody is going to wear it.
anachrony-lesson-placing-power-dear = Lower hexes cost an energy core each, and you lose the water of every hex that you fill. Two Exosuits are enough today.
anachrony-lesson-placing-borrow = Four empty hexes, 4 water. Now everybody may borrow from the future, up to two Warp tiles each, or none at all: do without them today.
anachrony-lesson-placing-borrow-debt = Every Warp tile is a debt: it may bring Paradoxes, and unpaid it costs 2 VP at the end. For today you have all you need.
anachrony-lesson-placing-hex = The Action Rounds: turn by turn, clockwise, each player places one Worker or passes. The signs at a space show who may come, what it costs and what a Worker earns there. Go to the bottom hex of Mine Resource.
anachrony-lesson-placing-hex-early = Passing ends your Era: no more turns, no more free actions. First put your Workers to use.
anachrony-lesson-placing-hex-metal = That hex gives uranium or gold. Every building spot costs 2 titanium, and that lies only beside the bottom hex.
anachrony-lesson-placing-hex-wait = That can wait. A hex of the mine holds one Worker, and your rival, who moves next, may take it.
anachrony-lesson-placing-engineer = Who shall go? An Engineer or a Genius stays motivated in the mine and is active again after Clean Up; everybody else comes back tired. It depends on the space and on the Worker. Place the Engineer.
anachrony-lesson-placing-engineer-tired = That would work, but that Worker has better things to do today. The Engineer stays motivated here.
anachrony-lesson-placing-mine = The titanium beside this hex is yours already: the top hex gives uranium, the middle one gold, the bottom one titanium. Now take one Resource from the pool: titanium, uranium, gold and neutronium are Resources, water is not. The pool is not refilled before the next Era. Take titanium.
anachrony-lesson-placing-mine-price = You may take that, too. But every building spot costs 2 titanium, whatever else it costs; the other Resources are wanted only here and there.
anachrony-lesson-placing-blocked = Your rival has taken the top hex. A hex holds one Worker and is then blocked for everybody until the Era ends; which of the free ones you take is up to you. Only Purify Water, Trade with Nomads and Evacuation are never full: they are hex pools.
anachrony-lesson-placing-pool = There is always room at Purify Water, and it costs nothing. Go there.
anachrony-lesson-placing-pool-early = You have one Exosuit and Workers left; passing would end your Era and waste them.
anachrony-lesson-placing-pool-water = One Exosuit is left, and you will need water, for Supply above all. Your own board and free actions need no Exosuit: they can wait.
anachrony-lesson-placing-scientist = Everybody gets 3 water here, a Scientist or a Genius 4. Place a Scientist.
anachrony-lesson-placing-scientist-genius = A Genius brings 4 water, too. But there is work at home that only the Genius among your people can do.
anachrony-lesson-placing-leader = Free actions come before you place a Worker or pass: each once an Era, as many as you like in a turn. Patriarch Haulani has one: an additional Worker on your own board. Use him.
anachrony-lesson-placing-leader-lost = After passing you have no more free actions: Haulani’s help for this Era would be lost.
anachrony-lesson-placing-leader-force = That is a free action, too, but it costs Morale, and the Engineer who wakes would find no Exosuit.
anachrony-lesson-placing-leader-two = Placing a Worker ends your turn. With Haulani’s free action before that, two Workers go in one turn.
anachrony-lesson-placing-own = On your own board each spot takes one Worker an Era, without an Exosuit. Life Support 307 wants an Administrator. A Genius counts as whatever type helps most. Use it; where only one Worker can go, you are not even asked who.
anachrony-lesson-placing-own-supply = Supply costs water, and here it would wake a single Engineer, for whom no Exosuit is left today.
anachrony-lesson-placing-own-genius = Life Support 305 takes anybody and can have the Scientist in a moment. Only the Genius can work 307, and it gives 5 water, not 3.
anachrony-lesson-placing-spare = That was free; your turn is still to come. Place the other Scientist on Life Support 305: 3 water, and the Scientist stays motivated.
anachrony-lesson-placing-spare-idle = One Scientist is still awake, and 305 gives 3 water without an Exosuit: that would be lost. The tired Engineer would find no Exosuit today.
anachrony-lesson-placing-pass = Nobody is left to place, so you must pass. You have no more turns until the others have passed as well. Free actions would still have been possible just before. Pass.
anachrony-lesson-placing-pass-kinder = It would cost Morale, and whoever wakes has no Exosuit today. Supply can wake them in the next Era, and Morale rises with it.
anachrony-lesson-placing-evening = Clean Up: motivated Workers are active again, the others tired; whoever was not placed stays where they were. All Exosuits go back unpowered, used or not, and free actions are open again. The next Era begins with powering up.

## Capital

anachrony-lesson-capital = In the Capital
anachrony-lesson-capital-capital = Three actions are Capital Actions: Construct, Recruit, Research. With two or three players each has two hexes, with four players three. Not everybody may go everywhere; the signs tell who may.
anachrony-lesson-capital-prices = The top hex costs nothing, the next 1 water, the lowest 2. You may take them in any order, but you must be able to pay everything. Take the top hex of Construct.
anachrony-lesson-capital-prices-dear = The middle hex does the same for 1 more water. As long as the top one is free, save the water.
anachrony-lesson-capital-prices-early = Passing ends your Era, and you have four Workers and four powered Exosuits.
anachrony-lesson-capital-prices-force = None of your Workers is tired: forcing would cost Morale and wake nobody.
anachrony-lesson-capital-prices-wait = That can wait; the free hex of Construct cannot. It holds one Worker, and whoever comes second pays water.
anachrony-lesson-capital-builder = Administrators cannot build. With an Engineer (or a Genius) the whole price is 1 titanium lower. Place the Engineer.
anachrony-lesson-capital-builder-scientist = A Scientist may build, but pays the full price; and there is research to be done.
anachrony-lesson-capital-build = You may take the top building of every stack. It goes on the leftmost free spot of its row, and what is printed on that spot is its price: 2 titanium here, 1 for you. Build Life Support 303.
anachrony-lesson-capital-build-lasting = 302 gives 3 water at once, but then only 1 an Era. 303 gives 2 in every Era, and this early in the game that is more in the end.
anachrony-lesson-capital-rival = Salvation has taken the free hex of Recruit: it is blocked for this Era. The middle one is open for 1 water. Go there; your Administrator may recruit.
anachrony-lesson-capital-rival-pool = There is only one Genius in the pool, and the next to recruit may take that chance from you. Everything else can wait a turn.
anachrony-lesson-capital-recruit = Take a Worker from the pool, active at once. A Scientist brings 2 water, an Engineer an energy core, an Administrator 1 VP, and for a Genius you choose among these. Engineers may not recruit a Genius, Scientists nobody at all. Take the Genius.
anachrony-lesson-capital-recruit-genius = A Genius can do the work of everybody else, and your Administrator may recruit one. That chance does not come often.
anachrony-lesson-capital-bonus = And the bonus of your choice: take the water, you will need it.
anachrony-lesson-capital-bonus-council = That is worth having, too. But hexes and Supply cost water, and the World Council is going to ask you for 2.
anachrony-lesson-capital-research = Your rival has done research for 1 water and left you the free hex. Take it.
anachrony-lesson-capital-research-last = One hex of Research is left, and it costs nothing. If your rival takes it, you can only copy the action, for water.
anachrony-lesson-capital-scholar = Only Scientists and Geniuses research. Place a Scientist.
anachrony-lesson-capital-scholar-genius = The Genius may do it, too, but can also build and recruit. Where a Scientist will do, send the Scientist.
anachrony-lesson-capital-dice = Set one die as you like and roll the other: the shape die has each shape twice, the icon die five icons and a question mark. What they show is the Breakthrough that you take. Set the shape die to triangle.
anachrony-lesson-capital-dice-shape = Every shape scores the same, and a set needs all three, so the beginning matters little; the lesson goes on with the triangle.
anachrony-lesson-capital-dice-chance = Then chance would choose the shape. Shapes make sets, and two suitable ones pay for a Superproject whatever their icons: set the shape.
anachrony-lesson-capital-question = A question mark: choose any icon. You may never set the die to it yourself. Take Time Travel.
anachrony-lesson-capital-question-icon = All icons score the same; one matters only to a Superproject that asks for exactly that shape and icon. The lesson goes on with Time Travel.
anachrony-lesson-capital-council = Both hexes of Research are taken: the action is full. The World Council lets you copy a full Capital Action, and nothing else. The right hex costs 1 water and is only for copying; the left one costs 2, makes you First Player and may be used even without copying. Take the left one.
anachrony-lesson-capital-council-right = That would copy the action for 1 water less. But you are not First Player yet, and the left hex does both.
anachrony-lesson-capital-council-full = That brings you no second Research: its hexes are taken, and only the World Council can copy it. Nor would you be first in the next Era.
anachrony-lesson-capital-second = The Worker must suit the action that you copy: for Research a Scientist or a Genius. Place the Scientist.
anachrony-lesson-capital-second-genius = The Genius may research, too, but could still do any other work in this Era. A Scientist is enough here.
anachrony-lesson-capital-copy = Copy Research. You get the plain action, with what your Worker earns, but without the price of its hexes.
anachrony-lesson-capital-copy-done = Then you would only be First Player. The copied action costs nothing more: take it.
anachrony-lesson-capital-circle = This time set the icon: society. The shape is rolled.
anachrony-lesson-capital-circle-shape = That would make the shape certain, and you have seen how. Now see the other way: the icon is set, the shape is left to chance.
anachrony-lesson-capital-circle-icon = All icons score the same at the end; only single Superprojects ask for one of them. The lesson goes on with society.
anachrony-lesson-capital-banner = A circle! At the end each Breakthrough scores 1 VP, and each set of three shapes 2 more. Your banner stands beside the Council: from the next Era on you are first, until somebody else takes this hex. The current round keeps its order.

## Supply and Morale

anachrony-lesson-supply = Nomads, Supply and Morale
anachrony-lesson-supply-tired = Three of your Workers are tired, and tired Workers cannot be placed. Two Administrators are awake. Let us make use of what each of them is good at.
anachrony-lesson-supply-nomads = The Nomads exchange, in both directions: 3 water and an energy core; a core and neutronium; neutronium and 2 units of titanium, uranium or gold; 2 such units and 3 water. There is always room. Place an Administrator there.
anachrony-lesson-supply-nomads-force = Forcing your people costs Morale, and Morale is points. There is a kinder way, and you have the water for it.
anachrony-lesson-supply-nomads-supply = Supply is next. First the Nomads: you have two Administrators, and both have something to do.
anachrony-lesson-supply-nomads-awake = Passing ends your Era: both Administrators would idle, and nobody would wake the others.
anachrony-lesson-supply-nomads-twice = Nowhere else is an Administrator worth as much to you now: with the Nomads they may exchange twice, most others only once.
anachrony-lesson-supply-first = Give an energy core for neutronium.
anachrony-lesson-supply-first-supply = You have 5 water, and Supply is going to cost exactly that. Pay the Nomads with something else.
anachrony-lesson-supply-first-further = Water enough for Supply is there already. Neutronium can be exchanged once more, for 2 units that you can build with.
anachrony-lesson-supply-second = You must make one exchange. An Administrator or a Genius may make a second one, and pay with what the first one brought. Give the neutronium for 2 units.
anachrony-lesson-supply-second-done = Your Administrator may exchange once more. Do not give that away.
anachrony-lesson-supply-second-back = That would only undo the first exchange: the neutronium has just cost you a core.
anachrony-lesson-supply-second-keep = The 5 water are for Supply, and the last core can power an Exosuit. Only the neutronium is to spare.
anachrony-lesson-supply-units = Titanium, uranium and gold in any mix. Take titanium twice, or titanium and gold.
anachrony-lesson-supply-units-gold = Your Path wants Factories, and beside titanium they cost gold, never uranium.
anachrony-lesson-supply-units-titanium = You have no titanium, and every building spot costs 2 of it: without it you could build nothing.
anachrony-lesson-supply-supply = Now Supply, a spot on your own board: pay the water shown below your Morale, 4 at the left end, 7 at the right, 5 here. All tired Workers become active, and Morale rises by 1.
anachrony-lesson-supply-supply-force = Force Workers wakes them, too, but Morale would fall. You have the water for Supply, and Morale is points.
anachrony-lesson-supply-supply-pass = Not yet: one Administrator is awake and can wake all the others.
anachrony-lesson-supply-supply-last = One Administrator is still awake. Sent anywhere else, they leave nobody for Supply, and three Workers stay tired.
anachrony-lesson-supply-woken = All are awake and can still work this Era; only the Worker on Supply is busy. An Administrator or a Genius stays motivated there. At the end Morale scores what its space says, −6 to 6 VP. On the last space Supply brings 2 VP instead of a step.
anachrony-lesson-supply-purify = You have one powered Exosuit left. Fetch new water: Purify Water.
anachrony-lesson-supply-purify-dry = Supply has taken all your water, and water pays for hexes and for the next Supply. Let your last Exosuit fetch some.
anachrony-lesson-supply-scientist = With a Scientist you get 4.
anachrony-lesson-supply-scientist-water = Anybody else brings only 3 water. Place a Scientist.
anachrony-lesson-supply-pass = Workers without an Exosuit stay at home. Pass. In Clean Up the Administrator from Supply becomes active again; those from the Nomads and from the water become tired.
anachrony-lesson-supply-pass-force = None of your Workers is tired: forcing would cost Morale and wake nobody.
anachrony-lesson-supply-morning = Some Leaders act in Clean Up. Samira has found gold for you, and for 2 water she would bring one more unit. Save the water today.
anachrony-lesson-supply-morning-save = She would gladly do it for 2 water. But water is what Supply costs; save it.
anachrony-lesson-supply-power = A new Era. Power up three: the free hexes.
anachrony-lesson-supply-power-core = The fourth goes on a lower hex: it would cost your last energy core, and the 1 water of that hex.
anachrony-lesson-supply-power-few = Three Workers are awake, and the three upper hexes cost nothing. An Exosuit that you leave out brings only 1 water.
anachrony-lesson-supply-borrow = And borrow nothing.
anachrony-lesson-supply-borrow-debt = What you borrow stays on the Timeline as a debt, and you have no Power Plant to send it back with.
anachrony-lesson-supply-force = Two are tired again. Force Workers is a free action that needs neither water nor a Worker: all become active, but Morale falls by 1. It is the quick way when you need every hand. Try it.
anachrony-lesson-supply-force-water = That would be the kind way. Now try the other one, to know it: Force Workers.
anachrony-lesson-supply-force-before = Free actions come before you place a Worker or pass: used first, this one leaves you the whole turn, with everybody awake.
anachrony-lesson-supply-farewell = Remember the ends of the track. Where Morale is lowest, forcing costs you a Worker of your choice instead of a step. Where it is highest, every further step brings 2 VP. Supply in good time: the higher your Morale, the more water it costs.

## Warp

anachrony-lesson-warp = Borrowing from the future
anachrony-lesson-warp-future = The Warp phase comes in every Era, the last included. In secret you choose up to two of your Warp tiles: neutronium, uranium, titanium, gold, 2 water, an Administrator, an Engineer, a Scientist, or a powered Exosuit. Your later self sends it, and you have it now.
anachrony-lesson-warp-debt = The tile stays on the Timeline as a debt. In Era 1 you borrowed titanium: until it is paid back, you cannot choose that tile again. And debts that lie in the past may bring Paradoxes.
anachrony-lesson-warp-choose = You have two Engineers and no water. A Worker from the future costs 1 water, but water that you warp in the same moment may pay for it. Choose the Scientist and the water.
anachrony-lesson-warp-choose-none = A cautious choice, and often a good one. But now see how it works: the Scientist and the water.
anachrony-lesson-warp-choose-pair = Two tiles together, please: a Scientist cannot come without 1 water, and you have none except from the future.
anachrony-lesson-warp-reveal = All reveal together, put their tiles on the current Era and get what they show. Your Scientist is active at once. An Exosuit would come powered, for nothing, on an empty hex; for that you need one that is unpowered.
anachrony-lesson-warp-work = Use what you have borrowed: go to Purify Water.
anachrony-lesson-warp-work-thirst = You have only 1 water, and much here asks for more. The Scientist whom you have just borrowed brings 4: first the water, then the rest.
anachrony-lesson-warp-scientist = Place the Scientist from the future: 4 water.
anachrony-lesson-warp-scientist-water = An Engineer brings only 3 water, and is needed in a moment. Place the Scientist.
anachrony-lesson-warp-plant = Now pay an old debt. Power Plants are your gates into the past; Power Plant 105 reaches three Eras back. In Era 1 nobody could use one: there was no past. Use it, any Worker will do.
anachrony-lesson-warp-plant-stays = That leaves the debt on Era 1, and in the next Era it may bring you a Paradox. You have the titanium for it now.
anachrony-lesson-warp-focus = First your Focus: set the marker on a past Era within range. Your titanium lies on Era 1.
anachrony-lesson-warp-focus-empty = On that Era you have no Warp tile, so you could send nothing back. Your debt lies on Era 1.
anachrony-lesson-warp-send = Now you may send back exactly what one of your tiles there shows: 1 titanium. Only at this moment: later it is not enough to have the marker there.
anachrony-lesson-warp-send-done = Then the debt stays. You have the titanium: send it back.
anachrony-lesson-warp-track = The tile is yours again, ready to be borrowed again. And because you set your Focus and sent something back, you advance on the Time Travel track: its eight steps are worth 2 to 16 VP. Taking a tile back in other ways never moves you there.
anachrony-lesson-warp-farewell = Two new debts lie on Era 3. A Power Plant reaches only past Eras, so they wait until the next one. What is still unpaid when the game ends costs 2 VP each, and until then whoever owes the most on an Era rolls the Paradox die. Borrow gladly, but pay back.

## Travel

anachrony-lesson-travel = Time Travel
anachrony-lesson-travel-debts = Era 4. On Era 1 you owe an Engineer and gold, on Era 3 an Exosuit. The distance is counted in Eras back from now; the Impact tile never counts. Several Power Plants do not add up their ranges.
anachrony-lesson-travel-far = Power Plant 104 has range 2, but Labs like 401 extend the range of all your Power Plants, this one by 1: together three Eras back, to Era 1. Use 104.
anachrony-lesson-travel-far-short = With your Lab, Power Plant 101 reaches two Eras back: Era 2. For Era 1 you need 104.
anachrony-lesson-travel-far-force = None of your Workers is tired: forcing would cost Morale and wake nobody.
anachrony-lesson-travel-far-stays = That pays no debt. Warp tiles on past Eras may bring Paradoxes and cost 2 VP each at the end; each one that you send back now moves you up the track.
anachrony-lesson-travel-scientist = It asks for a Scientist. Place yours, so that the Genius is free for something else.
anachrony-lesson-travel-scientist-genius = A Genius counts as a Scientist here, but can do any other work as well. Where a Scientist is enough, keep the Genius.
anachrony-lesson-travel-focus = Set your Focus on Era 1. Where the marker stood before does not matter, only the present Era and the range. It may not stay on the present Era.
anachrony-lesson-travel-focus-one = Your other Power Plant gets there, too. Only this one reaches Era 1.
anachrony-lesson-travel-send = You have no gold, but you do have an active Engineer. The Engineer goes for good, to the supply; the 1 water for warping is not charged again. A Genius would not do, nor somebody tired. Only one tile at a time.
anachrony-lesson-travel-send-done = You can pay this debt with an Engineer. Each debt you pay is a step on the track and 2 VP.
anachrony-lesson-travel-left = A step on the track: 4 VP so far. And your Focus rests on Era 1: if you construct now, the Welfare Society up there is open to you, and not the Superproject of Era 4.
anachrony-lesson-travel-near = Each building is used once an Era, but you have a second Power Plant: 101 with range 1, and 1 from the Lab. You might use it even if you had nothing to send back, just for the Focus. Use 101.
anachrony-lesson-travel-near-force = None of your Workers is tired: forcing would cost Morale and wake nobody.
anachrony-lesson-travel-near-exosuit = Your only powered Exosuit is to pay the debt on Era 3: whoever goes out in it takes it away, and passing leaves the debt where it is.
anachrony-lesson-travel-anyone = Any Worker may go.
anachrony-lesson-travel-back = Era 3: the marker may move to the right as well, or stay where it is if that is within range.
anachrony-lesson-travel-back-empty = On that Era you have no Warp tile, so there would be nothing to send back. Your Exosuit is owed on Era 3.
anachrony-lesson-travel-suit = Send back the Exosuit: one of your powered ones goes unpowered to your supply. You will not place anybody in it today, but the debt is gone.
anachrony-lesson-travel-suit-done = A powered Exosuit that nobody wears is the cheapest thing to pay with. Send it back.
anachrony-lesson-travel-farewell = Three steps, 6 VP. When the Era ends, all Focus markers come back to the present. Buildings that take Warp tiles back without paying reach even the present Era, but give no step. And at the very end you pay what you still can, again without a step.

## Paradox

anachrony-lesson-paradox = Paradoxes and Anomalies
anachrony-lesson-paradox-die = Debts in the past make time brittle. In each Era from the second on we look at the Timeline from left to right: on each past Era whoever has the most Warp tiles rolls the Paradox die. It shows 0 and 2 once each, and 1 four times: that is how many Paradoxes you get. Without a tile there you never roll.
anachrony-lesson-paradox-tie = On Era 1 you have two tiles, your rival one: you roll. On Era 3 you are tied: then both roll, the First Player first. You have 1 Paradox already; Paradoxes stay from Era to Era, and the limit is 3.
anachrony-lesson-paradox-pass = Pass, and see what comes of it. While the dice are rolled no tile moves.
anachrony-lesson-paradox-pass-pay = A wise thought: fewer debts, fewer rolls. But today we want to see the dice. Pass.
anachrony-lesson-paradox-pass-dice = That alone pays no debt, so the die will be rolled all the same; and the dice are what you are here to see.
anachrony-lesson-paradox-limit = Era 1: one. Era 2: one more, and that is 3. Whoever reaches the limit gets an Anomaly at once, returns all Paradoxes, and rolls no more in this phase: for Era 3 only your rival rolled. It is one Anomaly, even if the limit was exceeded.
anachrony-lesson-paradox-comfort = A comfort: you may take one of your Warp tiles back, from any Era, for nothing. It is not a step of Time Travel. Neutronium is the hardest to get: take that tile.
anachrony-lesson-paradox-comfort-done = Then the tile stays on the Timeline as a debt. It is seldom that one is cancelled without paying: take a tile back.
anachrony-lesson-paradox-comfort-neutronium = Any would do, but neutronium is the most precious of them all. Take that one.
anachrony-lesson-paradox-place = The Anomaly must go on the leftmost free building spot; where several rows have one, you choose. It is not a building and only takes up room. With no spot free it would cover a building, which then cannot be used but still scores.
anachrony-lesson-paradox-price = Left there it scores −3 VP and blocks a cheap spot. Labs can help: 404 returns a Paradox, 405 raises your limit, 406 makes Anomalies score only −1 VP. And you can get rid of it.
anachrony-lesson-paradox-power = For that you need no Exosuit: an Anomaly is a spot on your own board. Power up as many as you like.
anachrony-lesson-paradox-borrow = And borrow nothing; you have enough debts.
anachrony-lesson-paradox-borrow-more = With every tile on the Timeline you are likelier to roll the die again, and you have not even got rid of the first Anomaly.
anachrony-lesson-paradox-remove = Removing it costs 2 water and either 1 neutronium or 2 units of titanium, uranium or gold. You have uranium and gold. Place a Worker on the Anomaly.
anachrony-lesson-paradox-remove-blocks = Put off, the Anomaly stays: it takes a cheap spot and scores −3 VP. Now you have what removing it costs.
anachrony-lesson-paradox-worker = And it costs the Worker, of any type, who is lost at once. Place the one you can do without: the Administrator.
anachrony-lesson-paradox-worker-scientist = The Scientist would be gone for good, and you need one for your research. Better the Administrator.
anachrony-lesson-paradox-farewell = The spot is free again like any other; a covered building would work again. Paradoxes from elsewhere count towards the limit, too: then the Anomaly comes in the middle of your turn, and you may even take back a tile of the present Era. Now the best remedy: pay your debts.

## Buildings

anachrony-lesson-buildings = What buildings can do
anachrony-lesson-buildings-stacks = Four kinds: Power Plants for Time Travel, Factories for Resources, Life Supports for water, Labs for all the rest. Each has two stacks, since in every Era the top one moves over to the second. Only the top ones can be had; what was below is open at once.
anachrony-lesson-buildings-construct = Let us build. Make sure that you can pay for the hex and the building together. The top hex of Construct is free.
anachrony-lesson-buildings-construct-dear = The middle hex does the same for 1 water, half of what you have. The top one is still free.
anachrony-lesson-buildings-construct-force = None of your Workers is tired: forcing would cost Morale and wake nobody.
anachrony-lesson-buildings-construct-two = You have titanium for two buildings, two builders and two Exosuits. Built early, both will work for you in Era after Era.
anachrony-lesson-buildings-engineer = The Engineer lowers the price by 1 titanium. So would the Genius, who gets a turn as well.
anachrony-lesson-buildings-engineer-genius = The Genius would get the discount, too, but is better than an Engineer at every other work: keep the Genius for later.
anachrony-lesson-buildings-once = Take Life Support 302. Some buildings have an ability that works once, right after they are built and paid for: this one gives 3 water. (So they cannot pay for the building itself.)
anachrony-lesson-buildings-once-life = Take Life Support 302 first: you are short of water, and that brings some at once.
anachrony-lesson-buildings-free = It has a second ability, a free action: once an Era, without a Worker, before you place somebody or pass. You may use it from the turn after you built it. Take the 1 water.
anachrony-lesson-buildings-free-force = None of your Workers is tired: forcing would cost Morale and wake nobody.
anachrony-lesson-buildings-free-unused = That would end your turn, and a second building is going to cost water. The free action costs neither a Worker nor the turn.
anachrony-lesson-buildings-again = And now build once more, on the middle hex for 1 water. An Administrator may not build, so the Genius goes, as an Engineer.
anachrony-lesson-buildings-again-force = None of your Workers is tired: forcing would cost Morale and wake nobody.
anachrony-lesson-buildings-again-last = One Exosuit is left, and the Genius is your last builder. Work on your own board needs no Exosuit and can follow.
anachrony-lesson-buildings-row = Spot 1 of your Factories is taken, so the next one goes on spot 2, which costs more: 2 titanium, 1 gold, 2 water, and 1 titanium off. Further right it costs even more, and a full row takes no more. Build Factory 203.
anachrony-lesson-buildings-row-cores = 213 needs an Engineer and 2 units for its cores. 203 takes any Worker, so your Administrator can use it at once.
anachrony-lesson-buildings-use = Most buildings want a Worker, once an Era and without an Exosuit. Use Factory 203: for 1 water it gives a Resource, and your Administrator stays motivated.
anachrony-lesson-buildings-use-old = Factory 206 gives uranium. But try the new one: there you may choose.
anachrony-lesson-buildings-use-awake = Your Administrator is still awake and needs no Exosuit at home. That brings you nothing; a Factory brings a Resource.
anachrony-lesson-buildings-unit = Titanium, uranium or gold? As you like; it comes from the supply, which never runs out.
anachrony-lesson-buildings-always = And some always work, from the moment they are built. With Lab 411 you may pay 1 water in Research and set both dice. And look out for Workers who die when retrieved: such buildings give a lot and take the Worker.
anachrony-lesson-buildings-farewell = At the end every building scores the points on it, whether you used it or not. A building fills one of your twelve spots; two spots side by side is what a Superproject needs. That is the next lesson.

## Superprojects

anachrony-lesson-superprojects = Breakthroughs and Superprojects
anachrony-lesson-superprojects-above = Above every Era lies a Superproject; the one of the next Era is revealed one Era ahead. There is one of each, and whoever builds it has it. You can build only the one above your Focus marker. The Continuum Stabilizer above Era 2 would be good for you.
anachrony-lesson-superprojects-breakthroughs = A Superproject wants Breakthroughs: one of exactly its shape and icon, or two of the two other shapes, whatever their icons. The Stabilizer wants the square of Time Travel. You have none, but triangle and circle will do. (Three Superprojects want two of one shape.)
anachrony-lesson-superprojects-plant = Your Focus is on Era 4. A Power Plant brings it to a past Era: use Power Plant 102, range 2.
anachrony-lesson-superprojects-plant-focus = Right idea, but with your Focus on Era 4 you could build only the Superproject of Era 4. First move the Focus.
anachrony-lesson-superprojects-plant-well = Its water is not lost: the free action can be used in any of your turns this Era. First the Focus.
anachrony-lesson-superprojects-plant-force = None of your Workers is tired: forcing would cost Morale and wake nobody.
anachrony-lesson-superprojects-plant-both = You have two Workers and one Exosuit, and the Stabilizer needs them all: one moves the Focus, the other builds.
anachrony-lesson-superprojects-scientist = Place the Scientist: the Engineer saves 1 titanium when you build.
anachrony-lesson-superprojects-scientist-engineer = You need the Engineer to build, or you are 1 titanium short.
anachrony-lesson-superprojects-focus = Era 2: the Stabilizer lies there.
anachrony-lesson-superprojects-focus-two = On Era 3 lies the Tectonic Drill, which you cannot pay for. The Stabilizer is above Era 2.
anachrony-lesson-superprojects-construct = You have nothing to send back to Era 2, and you need not. Now Construct, as for a building.
anachrony-lesson-superprojects-construct-dear = The middle hex does the same for 1 water. As long as the top one is free, save the water.
anachrony-lesson-superprojects-construct-well = The water can wait for another turn of this Era. It is not needed here: the hex is free, and the Superproject asks for none.
anachrony-lesson-superprojects-construct-force = None of your Workers is tired: forcing would cost Morale and wake nobody.
anachrony-lesson-superprojects-construct-last = Only the Engineer is left, with one Exosuit, and at the end of the Era the Focus comes back to the present: build now or not at all.
anachrony-lesson-superprojects-build = The price is on the Superproject, not on the spots: 2 titanium and 2 gold, 1 titanium less with the Engineer. Breakthroughs and Workers are never discounted. Build it.
anachrony-lesson-superprojects-build-factory = A Factory would take the titanium and the turn. The Stabilizer is open to you only while your Focus is above it: 6 VP and three debts less.
anachrony-lesson-superprojects-spot = It fills two free spots side by side, as far left as possible: rows with spots 1 and 2 free come first. It may stand in any row, Factories or Labs are free. Which row do you want less for buildings?
anachrony-lesson-superprojects-spend = Triangle and which circle? Spent Breakthroughs go back to the supply and can be found again. Choose.
anachrony-lesson-superprojects-back = And its ability, once: take back up to three of your Warp tiles, from any Eras, for nothing. No steps of Time Travel, but no debts either. Take the first.
anachrony-lesson-superprojects-back-done = Then the debts stay: more rolls of the die, and 2 VP less for each at the end. The Stabilizer cancels them without payment.
anachrony-lesson-superprojects-farewell = The others are yours as well. A Superproject is worth many points, this one 6, and Breakthroughs you keep score, too: 1 VP each, a set of three shapes 2 more. Some Superprojects also cost a Worker: active or tired, of exactly that type, never the one who builds.

## Impact

anachrony-lesson-impact = The Impact
anachrony-lesson-impact-before = The asteroid strikes at the end of Era 4; its tile lies between Eras 4 and 5. Everybody knows it, so prepare: soon Exosuits will be expensive and the Capital will crumble.
anachrony-lesson-impact-pass = You have the last turn of this Era. Pass, and it comes.
anachrony-lesson-impact-pass-asteroid = You may go on, and the asteroid waits meanwhile: it strikes when everybody has passed. Your rival has passed already.
anachrony-lesson-impact-struck = Every hex of the Capital Actions now has a Collapsing Capital tile. They cost no water any more, and each adds something to the action. Who may come and what Workers earn stays as it was. Mine, water, Nomads and the World Council are unharmed.
anachrony-lesson-impact-hexes = Your board is hit, too: the upper left and the upper right hex are covered, take no Exosuit and give no water. One hex is free, three cost a core each: four Exosuits at most. (Only Amena, who leads your rival, is spared.) Power up two.
anachrony-lesson-impact-hexes-two = You have one energy core: one free hex and one paid makes two. You will need both.
anachrony-lesson-impact-borrow = You may go on borrowing, up to the last Era; an Exosuit from the future may even stand on a covered hex. Today borrow nothing.
anachrony-lesson-impact-borrow-debt = What you borrow stays on the Timeline as a debt, and you have no Power Plant to send it back with.
anachrony-lesson-impact-tiles = From now on there is always neutronium at the top of the mine. But look at the Capital: the tile on the top hex of Recruit doubles the recruit bonus. Go there; it costs no water. The prices of the Council stay.
anachrony-lesson-impact-tiles-later = Look at its tile, and keep it in mind. Now try the one of Recruit.
anachrony-lesson-impact-tiles-other = A different tile lies there. The one that doubles the recruit bonus is on the top hex.
anachrony-lesson-impact-tiles-force = None of your Workers is tired: forcing would cost Morale and wake nobody.
anachrony-lesson-impact-tiles-none = That shows you no tile of the Collapsing Capital at work, and they do not stay open forever. Here one doubles your recruit bonus.
anachrony-lesson-impact-worker = Place the Administrator.
anachrony-lesson-impact-worker-engineer = An Engineer may recruit, too, though never a Genius. But only the Engineer can build, and the Administrator cannot.
anachrony-lesson-impact-recruit = Choose somebody. The bonus comes twice: 4 water for a Scientist, 2 cores for an Engineer.
anachrony-lesson-impact-again = Good. Now pass and see what becomes of that hex in Clean Up.
anachrony-lesson-impact-again-cleanup = You may go on, but the hex changes only in Clean Up, and that comes when everybody has passed.
anachrony-lesson-impact-flipped = Collapsed: whenever an Exosuit leaves such a tile, the tile is flipped and takes nobody any more. For the World Council such a hex counts as taken. When the last tile is flipped the game ends in that same Clean Up; otherwise after Era 7.
anachrony-lesson-impact-farewell = So use the Capital while it stands, and remember that whoever goes there shortens the game. One thing has opened: nobody could evacuate until now, but the Evacuation tile was turned over; and with two players the second space costs 3 VP. That is the next lesson.

## Evacuation

anachrony-lesson-evacuation = Evacuation
anachrony-lesson-evacuation-condition = After the Impact each player may evacuate once, if the condition on their own Path board is met. Yours, Nature’s Resurgence: six occupied building spots. It gives 2 VP, and 3 more for each building with an Administrator.
anachrony-lesson-evacuation-spots = Count: Power Plant, Factory, two Life Supports, and even the Anomaly occupies a spot; a Superproject would occupy two. That makes five. For the bonus only buildings count, not the Anomaly.
anachrony-lesson-evacuation-construct = So build. One hex of Construct has collapsed, the other is open, and its tile gives 1, 2 or 3 VP for a building on spot 1, 2 or 3. Go there; only your Engineer can, since Administrators do not build.
anachrony-lesson-evacuation-construct-anomaly = Without the Anomaly there would be only four occupied spots. For your condition even an Anomaly counts.
anachrony-lesson-evacuation-construct-sixth = Your condition needs a sixth occupied spot, and only building fills one. Meanwhile your rival could leave before you.
anachrony-lesson-evacuation-build = Factory 206 goes on spot 2 of its row: 2 VP from the tile.
anachrony-lesson-evacuation-build-points = 205 would fill the spot as well, but it has only 2 VP, and 206 has 3. So late in the game the points count.
anachrony-lesson-evacuation-leave = Six spots: the condition is met. Your rival could leave at any moment, too. There is always room, any Worker in an Exosuit may go, and you take the topmost free number. Evacuate!
anachrony-lesson-evacuation-leave-now = First come, first served: the second to leave loses 3 VP. Evacuate now.
anachrony-lesson-evacuation-points = Five buildings, three Administrators: three sets of 3 VP and 2 VP make 11, at once. Workers count in every state, also the one just placed; everything that was counted stays yours. Nobody gets more than 30 VP. They are counted after everything has been paid.
anachrony-lesson-evacuation-second = Dominance has followed, with three Factories: 5 VP, and 2 for each Engineer with titanium. But the last possible space, with two players the second one, takes off 3 VP (never below 0).
anachrony-lesson-evacuation-farewell = Plan for your condition from the first Era on. If you cannot meet it, there are the Rescue Pods: with this Superproject it counts as met, and base and bonus are scored as usual.

## Scoring

anachrony-lesson-scoring = The last Era and the score
anachrony-lesson-scoring-end = Era 7: after this Clean Up the game ends, as it would if all Capital tiles were flipped. Then everything is counted, and the most VP win. Your rival has passed. Two Workers are active: let us look for points.
anachrony-lesson-scoring-plant = The Time Travel track gives 2 VP a step. You owe gold on Era 5, and you have gold. Use Power Plant 105.
anachrony-lesson-scoring-plant-early = There are points left on the table! First the Power Plant.
anachrony-lesson-scoring-plant-order = That is the second idea, for the Administrator. First the Power Plant.
anachrony-lesson-scoring-plant-well = That is the third idea. It is a free action and can wait until the turn in which you pass.
anachrony-lesson-scoring-plant-force = That lowers Morale, −2 VP, and whoever wakes finds a single Exosuit, which has to pay a debt.
anachrony-lesson-scoring-plant-two = Your two Workers are for the Power Plant and for Supply, and the Exosuit must stay free: at the end it pays a debt by itself.
anachrony-lesson-scoring-scientist = Any Worker may go. Send the Scientist, and keep the Administrator.
anachrony-lesson-scoring-scientist-keep = Both would work. But let the Administrator speak to the people on Supply.
anachrony-lesson-scoring-focus = The gold lies on Era 5. The Exosuit of Era 6 can wait: one of yours is powered and unused.
anachrony-lesson-scoring-focus-gold = There you could pay with the Exosuit, but at the end it pays by itself. Go to Era 5, where the gold lies.
anachrony-lesson-scoring-send = You will have to pay the gold at the end anyway, but only now does it bring a step: 2 VP.
anachrony-lesson-scoring-send-done = Then it would be taken at the end, without a step. Send it now.
anachrony-lesson-scoring-supply = Morale scores what its space says: 0 VP now, 2 VP one step further. And one of the Endgame Conditions is for the highest Morale. You have water enough: Supply.
anachrony-lesson-scoring-supply-early = The Administrator can still do something for you: Supply.
anachrony-lesson-scoring-supply-force = That would lower Morale: −2 VP. Supply raises it.
anachrony-lesson-scoring-supply-well = You have water enough for Supply. The free action can wait until the turn in which you pass.
anachrony-lesson-scoring-supply-exosuit = There the Administrator would need the Exosuit, and unused it pays the debt on Era 6. Supply needs none and raises Morale.
anachrony-lesson-scoring-well = Another condition counts water: you have 2, your rival 3. Free actions are possible even in the turn in which you pass: Life Support 303 gives 2 water.
anachrony-lesson-scoring-well-early = Wait: 2 water from Life Support 303 give you the most water.
anachrony-lesson-scoring-well-force = That would undo the step of Morale that Supply has just brought you, and nobody is tired any more.
anachrony-lesson-scoring-well-exosuit = Whoever goes out takes the Exosuit that is to pay the debt on Era 6. Life Support 303 needs neither Worker nor Exosuit.
anachrony-lesson-scoring-tangle = First the Timeline is untangled: what you can pay you must pay, with Resources, 2 water, active Workers, Exosuits still powered and unused. That is how your Exosuit goes. The uranium you do not have: every tile that stays costs 2 VP.
anachrony-lesson-scoring-cards = Then five Endgame Conditions, open since the beginning: 3 VP for whoever has the most, and for everybody who is tied, even at zero. Here: Workers, water, Breakthroughs, Morale, Time Travel.
anachrony-lesson-scoring-rest = Breakthroughs: 1 VP each, and 2 more for your set of circle, triangle and square. Buildings score what is printed on them, your Anomaly −3 VP, and your VP tokens what they show; the points of an Evacuation are among them.
anachrony-lesson-scoring-pass = That is all. Pass, and the game is over.
anachrony-lesson-scoring-pass-force = Nobody is tired, and Morale would fall again: 2 VP less.
anachrony-lesson-scoring-pass-exosuit = Whoever goes out now takes the Exosuit that is to pay the debt on Era 6, and every unpaid tile costs 2 VP.
anachrony-lesson-scoring-farewell = You have won! Had it been a tie, water would have decided, then Resources. Without the last three ideas your rival would be ahead: look for such points in your own last Era.

## Side B

anachrony-lesson-harmony = Side B: the Path of Harmony
anachrony-lesson-harmony-board = On side B every Path has its own board; whatever is not mentioned is as on side A. Harmony starts lower on its Morale track, but it leads up to 8 VP. The first Factory and the first Life Support cost 1 more water. And see what happens with Anomalies: you have 2 Paradoxes.
anachrony-lesson-harmony-pass = Pass. You owe gold on Era 1, and nobody else owes anything there.
anachrony-lesson-harmony-pass-dice = That pays no debt: your gold stays on Era 1, and the die is rolled all the same.
anachrony-lesson-harmony-warp = The third Paradox. They all go back, and a Warp tile may come back, as with everybody. Take the gold.
anachrony-lesson-harmony-warp-stays = Then the debt stays on Era 1, and you would roll for it again in the next Era.
anachrony-lesson-harmony-giveup = Now others would take an Anomaly. Harmony may give up a building instead; the building goes below its stack. Life Support 309 is of little use without neutronium: give it up.
anachrony-lesson-harmony-giveup-factory = The Factory gives you uranium each Era. Life Support 309 eats neutronium, which you do not have.
anachrony-lesson-harmony-giveup-spot = That would be the Anomaly, with −3 VP and a spot lost. Give up Life Support 309 instead.
anachrony-lesson-harmony-power = Power Up: each empty hex gives Harmony 2 water. The lower left and the lower right hex cost a core or 3 water, the middle one a core. Power up three: that is 6 water.
anachrony-lesson-harmony-power-three = Fewer would leave free hexes unused; each one more costs a core or water, and the 2 water of its hex besides.
anachrony-lesson-harmony-farewell = Water is your strength, so Supply often: on the last Morale space you get 3 VP, not 2. But take care: the Impact also covers your lower middle hex.

anachrony-lesson-dominance = Side B: the Path of Dominance
anachrony-lesson-dominance-board = Dominance gets no water for empty hexes, and its Time Travel track ends at 12 VP. In return some spots are cheaper: the second Power Plant, the third Factory, the second Life Support. And it has two things that nobody else has.
anachrony-lesson-dominance-supply = The first: Supply is a free action, without a Worker, and it never costs more than 5 water. Use it, you have the 4 water.
anachrony-lesson-dominance-supply-force = That wakes them, too, but Morale would fall. Supply costs you no Worker at all.
anachrony-lesson-dominance-supply-first = Now only a Scientist is awake. Supply costs you neither a Worker nor the turn, and it wakes the Engineer who builds for 1 titanium less.
anachrony-lesson-dominance-construct = All awake, Morale up, and your turn is still to come. Construct.
anachrony-lesson-dominance-construct-force = All are awake already: forcing would only undo the step of Morale that you have just gained.
anachrony-lesson-dominance-construct-focus = The Stabilizer lies above this Era, where your Focus is. In the next Era the Focus moves on, and only a Power Plant brings it back.
anachrony-lesson-dominance-engineer = The Engineer saves 1 titanium.
anachrony-lesson-dominance-engineer-full = A Scientist may build as well, but without the discount of 1 titanium.
anachrony-lesson-dominance-build = The Continuum Stabilizer of this Era: triangle and circle pay for it.
anachrony-lesson-dominance-build-building = Life Supports can be had in every Era; the Stabilizer only while your Focus is on this one. It is worth 6 VP.
anachrony-lesson-dominance-spot = The second: a Superproject may go on any two free spots side by side, not only as far left as possible. Behind your Factory it leaves the cheap first spots of the other rows free. Take spots 2 and 3 of the Factories.
anachrony-lesson-dominance-spot-row = Allowed, yes. But there it would take a cheap first spot, or split a row that you may need. Put it behind your Factory.
anachrony-lesson-dominance-farewell = So: keep 4 or 5 water for Supply in every Era, fill cheap spots with buildings and expensive ones with Superprojects. Low Morale hurts you less than others, −3 VP at worst.

anachrony-lesson-progress = Side B: the Path of Progress
anachrony-lesson-progress-board = You have 3 Paradoxes and no Anomaly: the limit of Progress is 4. But the first steps of Time Travel are worth only 1, 2 and 4 VP, and the first Power Plant and the first Life Support cost one more Resource.
anachrony-lesson-progress-power = Lower hexes take an energy core or a unit of titanium, uranium or gold. You have no core, but uranium: power up four.
anachrony-lesson-progress-power-four = The three free ones you know. What is special on this board shows with the fourth: uranium pays for it.
anachrony-lesson-progress-borrow = Borrow nothing.
anachrony-lesson-progress-borrow-limit = You have 3 Paradoxes, and the limit is 4: a single debt for which you must roll could bring an Anomaly.
anachrony-lesson-progress-use = On your own Power Plants, Factories and Labs Scientists do not tire: they stay motivated. Lab 404 returns a Paradox. Use it.
anachrony-lesson-progress-use-lab = That one comes next. With 3 Paradoxes you are one short of the limit: first return one in Lab 404.
anachrony-lesson-progress-use-limit = That leaves you with 3 Paradoxes, one short of the limit. Lab 404 returns one, and its Scientist does not tire.
anachrony-lesson-progress-again = And the other Scientist on Power Plant 104, if only to move the Focus.
anachrony-lesson-progress-again-home = The strength of this Path shows at home: on your own Power Plant the Scientist stays motivated, even if there is nothing to send back.
anachrony-lesson-progress-focus = Era 1 or 2, as you like: you have no debts.
anachrony-lesson-progress-pass = Both Scientists stood on your own buildings. Pass and see.
anachrony-lesson-progress-pass-cleanup = You may go on, but what becomes of the Scientists shows only in Clean Up, when everybody has passed.
anachrony-lesson-progress-morning = In Clean Up Librarian Cornella researches for 3 water, without a Worker. Not today.
anachrony-lesson-progress-morning-dear = A Breakthrough for 3 water is a fair price, but then you would begin the next Era with only 1 water.
anachrony-lesson-progress-farewell = Both are active again, and nobody had to call for Supply. That is good: here Supply costs more and keeps nobody motivated, though Morale is worth up to 7 VP. Put your Scientists to work at home.

anachrony-lesson-salvation = Side B: the Path of Salvation
anachrony-lesson-salvation-board = Salvation’s Time Travel track leads up to 20 VP. Morale starts on space 5, which gives 0 VP here, and ends at 4. The second Power Plant costs no gold, and the third Lab neutronium in place of uranium and gold. This Path lives with Anomalies; you have 2 Paradoxes.
anachrony-lesson-salvation-pass = Pass, and let the die decide.
anachrony-lesson-salvation-pass-dice = That pays no debt: you have no gold to send back to Era 1, so the die is rolled all the same.
anachrony-lesson-salvation-warp = The third Paradox: all go back, and a Warp tile, too, if you like. Take the gold.
anachrony-lesson-salvation-warp-stays = Then the debt stays on Era 1, and you would roll for it again in the next Era.
anachrony-lesson-salvation-anomaly = Others must put the Anomaly on the leftmost free spot. You may choose any empty one. Take the last Lab: there it is least in the way.
anachrony-lesson-salvation-anomaly-edge = There it would take a cheap spot. Put it on spot 3 of the Labs, which you would hardly reach.
anachrony-lesson-salvation-power = Your hexes: the two in the middle are free, the two on the left cost titanium, uranium or gold each, the two on the right a core each. Power up four, paid as you like.
anachrony-lesson-salvation-power-four = You are here to see the prices: two hexes are free, two cost titanium or the core, and the two left empty give 2 water.
anachrony-lesson-salvation-farewell = Two empty hexes gave 2 water. And one Anomaly is half of your Evacuation: the Masters of Time need two of them, and score 4 VP, and 5 for every two steps of Time Travel with 2 uranium.

## All tiles

anachrony-lesson-plants = Power Plants at a glance
anachrony-lesson-plants-plain = Fifteen Power Plants, and what differs is range, price and points. The plain ones take any Worker: 101 goes one Era back (and is worth 4 VP), 102 and 103 two, 105 and 106 three. 104 goes two back for a Scientist, and has 4 VP, too. The farther it reaches, the fewer points it has.
anachrony-lesson-plants-paid = Some bring points when used: 107 for uranium and 115 for gold go three back and give 1 VP, 109 for a Scientist and neutronium gives 2 VP. 110 goes four back for 1 water. And 108 keeps its Scientist motivated, two Eras back.
anachrony-lesson-plants-odd = Three special ones. 111 takes a Warp tile back at the moment you build it. 112 goes as many Eras back as you pay water, and gives 1 VP. 113 goes as many back as you pay units of titanium, uranium or gold, and gives as many VP.
anachrony-lesson-plants-twice = And 114, which you have: for a Scientist and 1 water it travels twice in one action, up to three Eras back each time. You owe gold on Era 1 and water on Era 2. Use it.
anachrony-lesson-plants-twice-once = Power Plant 103 travels once. Two debts wait, and 114 pays both in one turn.
anachrony-lesson-plants-twice-stay = Then both debts stay, and in the next Era you may get Paradoxes for them. 114 pays the two in one turn.
anachrony-lesson-plants-focus = First to Era 1.
anachrony-lesson-plants-focus-order = The water of Era 2 gets the second journey. In this order the lesson shows that the marker can also move to the right.
anachrony-lesson-plants-focus-empty = On that Era you have no Warp tile: one of the two journeys would be wasted.
anachrony-lesson-plants-send = Send back the gold, exactly as it was borrowed.
anachrony-lesson-plants-send-stays = Then the debt stays and you do not advance on the track: a journey without sending moves only the Focus.
anachrony-lesson-plants-second = And once more: set the Focus again, on Era 2.
anachrony-lesson-plants-second-empty = Nothing of yours lies on that Era. Your last debt, the water, is on Era 2.
anachrony-lesson-plants-water = The 2 water go back.
anachrony-lesson-plants-water-stays = Then the second journey pays nothing. You have exactly the 2 water that you owe, and they bring one more step.
anachrony-lesson-plants-farewell = Two debts, two steps, one Worker. Every Power Plant scores its points at the end, used or not, and one of the Endgame Conditions adds up the ranges of yours.

anachrony-lesson-factories = Factories at a glance
anachrony-lesson-factories-titanium = Factories make what you build with. Titanium: 201 gives 2 and keeps the Worker motivated; 202 gives 3 for 1 water. With 203 you pay 1 water and choose titanium, uranium or gold; the Worker stays motivated.
anachrony-lesson-factories-metals = Gold: 204 gives 1 and keeps the Worker motivated, 205 gives 2 for 1 water. Uranium in the same way: 206 gives 1 and keeps the Worker motivated, 207 gives 2 for 1 water.
anachrony-lesson-factories-neutronium = Neutronium is rare. 208 makes it from 1 gold and 1 water, 209 from 1 uranium and 1 water, and both give 1 VP with it.
anachrony-lesson-factories-cores = Energy cores, with an Engineer: 211 gives 1 for titanium and keeps the Engineer motivated, 212 gives 1 for nothing, 213 gives 2 for 2 units of titanium, uranium or gold, 214 gives 2 for 3 water.
anachrony-lesson-factories-free = You have 215, a free action without a Worker: 1 water for a unit of titanium, uranium or gold, once an Era. Take it first.
anachrony-lesson-factories-free-force = None of your Workers is tired: forcing would cost Morale and wake nobody.
anachrony-lesson-factories-free-turn = That ends your turn. A free action takes neither a Worker nor the turn: used first, it leaves you both.
anachrony-lesson-factories-unit = Which one?
anachrony-lesson-factories-use = And 210: an Engineer turns 3 water into 3 units of titanium, uranium or gold in any mix, or into 1 neutronium. Use it.
anachrony-lesson-factories-use-idle = Then 210 stands idle for this Era, though the Engineer is awake and the 3 water are there.
anachrony-lesson-factories-choose = Which do you need more? You decide.
anachrony-lesson-factories-farewell = A Factory pays every Era, so build the first one early. And think of points, too: the weaker ones, such as 204, 206 and 211, are worth 3 VP, the strongest only 1.

anachrony-lesson-water = Life Supports at a glance
anachrony-lesson-water-free = Water pays for hexes, Supply and many buildings. The quiet wells are free actions, without a Worker: 301 and 302 give 1 water an Era, and 3 once when you build them; 303 and 304 give 2 an Era.
anachrony-lesson-water-work = With a Worker there is more: 305 and 306 give 3 water and keep anybody motivated; 307 and 308 give an Administrator 5. And 315 gives 8 water once, when it is built.
anachrony-lesson-water-dear = Some ask a price: 309 gives 8 water for neutronium; 313 for uranium and 314 for gold give 6 water and 1 VP, with a motivated Worker. And 310 gives any Worker 7 water, but that Worker dies when retrieved in Clean Up.
anachrony-lesson-water-half = You have 311: with it Supply costs you half, rounded up; with 312 as well it would cost nothing. Your Morale asks for 5 water, you pay 3. Use Supply.
anachrony-lesson-water-half-dies = 7 water, but somebody dies for it. Today Supply is cheap enough.
anachrony-lesson-water-half-force = That wakes them, too, but Morale falls. Supply raises it, and with 311 it costs only 3 water.
anachrony-lesson-water-half-tired = Two of your Workers are tired, and that by itself wakes nobody. Supply wakes both, for 3 water.
anachrony-lesson-water-administrator = An Administrator stays motivated on Supply.
anachrony-lesson-water-administrator-tired = A Scientist comes back tired from Supply, and in the next Era somebody would be missing again.
anachrony-lesson-water-farewell = All awake for 3 water. Whoever has cheap Supply can let the Workers tire and need not look for motivated work.

anachrony-lesson-labs = Labs at a glance
anachrony-lesson-labs-always = Labs that always work: 401 extends the range of all your Power Plants by 1, 402 by 2. 405 raises your Paradox limit by 1. 406 makes each Anomaly score only −1 VP. With 411 you may pay 1 water in Research to set both dice.
anachrony-lesson-labs-help = Labs that help in need: 403 powers an Exosuit for an energy core, with a motivated Worker. 404 returns a Paradox and 407 takes a Warp tile back, both with a Scientist. 408 wakes all who are tired. They need something to do: without a Paradox 404 cannot be used, and so on.
anachrony-lesson-labs-people = Labs that bring people, for an Administrator (motivated) and 2 water: 409 a Scientist or an Engineer, 410 a Genius. They are active at once, but there is no recruit bonus. You have 410: use it.
anachrony-lesson-labs-people-next = 414 comes next. A free action can be used in any of your turns this Era.
anachrony-lesson-labs-people-force = None of your Workers is tired: forcing would cost Morale and wake nobody.
anachrony-lesson-labs-people-idle = Then 410 stands idle for this Era, though you have the Administrator and the water for a Genius, who is active at once.
anachrony-lesson-labs-points = And Labs for points: 412 gives 2 VP for titanium, uranium or gold; 413 gives 1 VP and 1 water; 415 gives a Scientist 2 VP and 2 water, and the Scientist dies. 414 is a free action: 2 VP, but 1 Paradox. Try it.
anachrony-lesson-labs-points-force = None of your Workers is tired: that would cost Morale and wake nobody.
anachrony-lesson-labs-points-safe = After passing you have no more free actions in this Era. You have no Paradox yet, so the 2 VP are safe to take.
anachrony-lesson-labs-farewell = One Paradox does no harm, but two more would be an Anomaly, at once and in the middle of your turn. Use 414 when you are far from the limit.

anachrony-lesson-projects = Superprojects at a glance
anachrony-lesson-projects-people = For your people. Welfare Society: an Administrator and 1 water raise Morale. Synthetic Endorphins: Morale never scores below 0, and forcing costs no Worker. Cloning Vat: the same Worker once more, tired. Dark Matter Converter: a Worker becomes a Genius, neutronium or a core.
anachrony-lesson-projects-savings = To save. Grand Reservoir: the actions of each turn cost 1 water less in all, but not with the Nomads. Anti-Gravity Field: each Construct costs a unit less. Tectonic Drill: one more unit from every mine. Particle Collider: 2 units for neutronium, or back, as a free action.
anachrony-lesson-projects-time = Through time. Continuum Stabilizer: takes up to 3 Warp tiles back when built. Temporal Tourism: as a free action up to three Eras back, with a step on the track; Labs do not extend it. Archive of the Eras: each step scores 1 more VP.
anachrony-lesson-projects-work = For work. Uranium Cores: a powered Exosuit for nothing. Outback Conditioner: for 2 water Recruit, Research or Construct at home, even if the Capital is full. Quantum Chameleon: a Genius copies any built tile, of anybody, even if somebody stands on it.
anachrony-lesson-projects-points = And for points. Neutronium Research Center: 8 VP, and two Research actions when built. The Ultimate Plan: 3 more VP for each of your Superprojects. Rescue Pods: your Evacuation condition counts as met.
anachrony-lesson-projects-crawler = You have the Exocrawler. Its free action places a Worker in an Exosuit on the main board, and then your turn still comes: two Workers in one turn. Use it.
anachrony-lesson-projects-crawler-force = None of your Workers is tired: forcing would cost Morale and wake nobody.
anachrony-lesson-projects-crawler-turn = That ends your turn. The Exocrawler’s free action comes before, and then two Workers go out in one turn.
anachrony-lesson-projects-mine = Say, to the top hex of the mine. Costs would be paid as usual.
anachrony-lesson-projects-mine-other = That hex would do as well; only the Resource beside it differs. The lesson goes on with the top one and its uranium.
anachrony-lesson-projects-mine-engineer = In the mine the Engineer stays motivated. The Scientist gets something to do in a moment, in the same turn.
anachrony-lesson-projects-engineer = The Engineer, who stays motivated there.
anachrony-lesson-projects-engineer-tired = From the mine a Scientist comes back tired, and at Purify Water a Scientist brings 1 more water than an Engineer.
anachrony-lesson-projects-take = Take what you like.
anachrony-lesson-projects-second = And now your turn as always: Purify Water, before anybody else has moved.
anachrony-lesson-projects-second-force = None of your Workers is tired: forcing would cost Morale and wake nobody.
anachrony-lesson-projects-second-water = You have hardly any water, and your Scientist can fetch 4 in the second Exosuit without paying anything.
anachrony-lesson-projects-farewell = There is one of each, seven of the eighteen are in a game, and all score many points, even under an Anomaly; an Endgame Condition may count them, too. Look at those on the Timeline in your first Era, and research for the one you want.

anachrony-lesson-tiles = Tiles of the Collapsing Capital
anachrony-lesson-tiles-construct = After the Impact each hex of the Capital adds something. The five of Construct: a titanium, uranium or gold less; a neutronium less; 1, 2 or 3 VP for a building on spot 1, 2 or 3; 2 VP for a Superproject; or one more Construct.
anachrony-lesson-tiles-recruit = The five of Recruit: the bonus twice; a powered Exosuit; Morale up by 1; all tired Workers become active, after the recruiting; or one more Recruit.
anachrony-lesson-tiles-research = The five of Research: set both dice; 2 VP; a Construct afterwards, but only for a Superproject; return up to 2 Paradoxes; or one more Research.
anachrony-lesson-tiles-try = You have one Administrator, but look: the top hex of Recruit lets you recruit twice. Go there.
anachrony-lesson-tiles-try-other = There you get one Worker with a double bonus. Two Workers are better now.
anachrony-lesson-tiles-try-force = None of your Workers is tired: forcing would cost Morale and wake nobody.
anachrony-lesson-tiles-try-one = You have one Worker and one Exosuit. On this tile they bring you two new Workers; nothing else here does.
anachrony-lesson-tiles-first = First the Scientist, with 2 water.
anachrony-lesson-tiles-first-bonus = An Engineer would bring a core, an Administrator 1 VP. But you have no water at all, and that comes with the Scientist.
anachrony-lesson-tiles-second = And one more, with the same Administrator and a bonus again, but without the bonus of the tile. What was taken is gone: the pool is refilled only in the next Era. Take somebody.
anachrony-lesson-tiles-second-done = You need not, but one more Worker without paying anything is hardly ever wrong.
anachrony-lesson-tiles-farewell = An extra action takes no hex and brings no second tile. And remember: your Exosuit leaves this hex in Clean Up, and then it collapses. The best tiles are used only once.

anachrony-lesson-paths = Paths, Leaders, and a new game
anachrony-lesson-paths-choose = A new game. One after the other the players choose a Path, each a different one. For your first games play with side A of the boards, where all are alike; then a Path is starting goods, Leaders and a way to evacuate.
anachrony-lesson-paths-goods = Harmony begins with the most water (6), 3 titanium, uranium and 3 cores, two Scientists, two Engineers and a tired Genius. Dominance: 2 titanium, 2 uranium, gold, 3 water, 4 cores; two Scientists, two Engineers and a tired third one.
anachrony-lesson-paths-more = Progress: 2 titanium, uranium, gold, 3 water, 4 cores; two Scientists, two Administrators, a tired Engineer, and a random Breakthrough. Salvation: neutronium, 2 titanium, 2 gold, 4 water, 3 cores; three Scientists, an Engineer and a tired Administrator.
anachrony-lesson-paths-path = Which do you like best? Choose. A random side of your Path board then says under which condition you may evacuate.
anachrony-lesson-paths-conditions = The conditions. Harmony: 3 Life Supports (3 VP for each Genius with gold), or 6 occupied spots (3 VP for each building with an Administrator). Dominance: 3 Factories (2 VP for each Engineer with titanium), or Morale at its end (1 VP for each Worker).
anachrony-lesson-paths-others = Progress: 3 Labs (4 VP for each Breakthrough with two Scientists), or 8 water (5 VP for each Superproject). Salvation: 3 Power Plants (3 VP for each neutronium), or 2 Anomalies (5 VP for every two steps of Time Travel with 2 uranium). To each comes a base of 2 to 6 VP.
anachrony-lesson-paths-leaders = Two Leaders a Path. Haulani places a Worker on your own board as a free action. Zaida recruits for 2 water in Clean Up. Wolfe exchanges a core and 2 water when powering up. Samira finds a random Resource in Clean Up, and one of your choice for 2 water.
anachrony-lesson-paths-rest = Valerian’s Scientists count as Geniuses when placed and retrieved. Cornella researches for 3 water in Clean Up. Caratacus, as a free action, takes 2 water with a Paradox or returns one for 2 water. Amena keeps all Exosuit hexes at the Impact.
anachrony-lesson-paths-leader = Choose yours. You know your condition already, but not yet who will be first.
anachrony-lesson-paths-start = Chance has named the First Player; the next get 1 water for waiting, the fourth gets 2. Your Morale stands on its start space, your Time Travel marker at 0, and all Focus markers on Era 1.
anachrony-lesson-paths-prepared = Each Era is prepared: the Superproject of the next Era is revealed, one building of each kind moves to the second stack, a card brings four Workers to recruit and another one five Resources to mine; uranium, gold and titanium lie at the mine’s hexes.
anachrony-lesson-paths-farewell = What is left of Workers and Resources in the pools goes back to the supply before the next Era; nothing is refilled before. Now you know it all. From here the game is yours: play on if you like.
