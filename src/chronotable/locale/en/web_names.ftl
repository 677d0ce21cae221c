# What tables are called: an adjective and an animal, drawn when a table is made (server/table/table_names.py).

web-table-called = { $adjective } { $animal }

## Adjectives

web-adjective-amber = Amber
web-adjective-blue = Blue
web-adjective-bold = Bold
web-adjective-brave = Brave
web-adjective-bright = Bright
web-adjective-calm = Calm
web-adjective-clever = Clever
web-adjective-copper = Copper
web-adjective-crimson = Crimson
web-adjective-curious = Curious
web-adjective-frosty = Frosty
web-adjective-golden = Golden
web-adjective-green = Green
web-adjective-lucky = Lucky
web-adjective-merry = Merry
web-adjective-misty = Misty
web-adjective-patient = Patient
web-adjective-proud = Proud
web-adjective-quiet = Quiet
web-adjective-silver = Silver
web-adjective-sleepy = Sleepy
web-adjective-starry = Starry
web-adjective-swift = Swift
web-adjective-wandering = Wandering

## Animals

web-animal-badger = Badger
web-animal-bear = Bear
web-animal-beaver = Beaver
web-animal-bison = Bison
web-animal-crane = Crane
web-animal-cuckoo = Cuckoo
web-animal-deer = Deer
web-animal-dolphin = Dolphin
web-animal-eagle = Eagle
web-animal-falcon = Falcon
web-animal-fox = Fox
web-animal-frog = Frog
web-animal-goose = Goose
web-animal-hare = Hare
web-animal-hedgehog = Hedgehog
web-animal-heron = Heron
web-animal-kingfisher = Kingfisher
web-animal-lark = Lark
web-animal-lynx = Lynx
web-animal-magpie = Magpie
web-animal-marten = Marten
web-animal-moose = Moose
web-animal-otter = Otter
web-animal-owl = Owl
web-animal-raven = Raven
web-animal-robin = Robin
web-animal-salamander = Salamander
web-animal-seal = Seal
web-animal-sparrow = Sparrow
web-animal-squirrel = Squirrel
web-animal-starling = Starling
web-animal-stork = Stork
web-animal-swallow = Swallow
web-animal-swan = Swan
web-animal-tortoise = Tortoise
web-animal-woodpecker = Woodpecker
