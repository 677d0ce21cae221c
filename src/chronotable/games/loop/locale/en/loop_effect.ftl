# Card texts of The LOOP, made from effect data (games/loop/effect_text.py).
# Clauses begin with a small letter. $mood: do, choose (a button), may, each. $whose: your, their.
# $amount: exactly, either ($min or $n), range ($min to $n), most (up to $n), any, all.

loop-effect-nothing = No effect
loop-effect-sentence = { CAPITAL($clause) }.
loop-effect-sentences = { $first } { $rest }
loop-effect-label = { CAPITAL($clause) }
loop-effect-then = { $first }, then { $second }
loop-effect-or = { $first } or { $second }
loop-effect-or-more = { $first } or { $second }
loop-effect-in-place = { loop-place-in }, { $clause }

## Where

loop-place-era = { $era ->
   *[own] { $whose ->
        [their] their era
       *[your] your era
    }
    [previous] the previous era
    [next] the next era
    [adjacent] an adjacent era
    [each_adjacent] each adjacent era
    [any] any era
    [doctor] Dr Faux’s era
    [vortex] a vortex
    [each_vortex] each vortex
    [other_agent] another agent’s era
    [each_other_agent] each other agent’s era
    [card_origin] that card’s era of origin
    [arrival] the era the clone was pushed to
    [destruction] the era where the clone was destroyed
}
loop-place-to = to { loop-place-era }
loop-place-from = from { loop-place-era }
loop-place-in = { $era ->
    [vortex] on a vortex
    [each_vortex] on each vortex
   *[own] in { loop-place-era }
}

## How many

loop-amount-energy = { $n } energy
loop-amount-rift = { $amount ->
    [all] all rifts
   *[exactly] { $n ->
        [one] { $n } rift
       *[other] { $n } rifts
    }
}
loop-amount-clone = { $amount ->
    [all] all clones
    [any] any number of clones
    [either] { $min } or { $n } clones
    [range] { $min } to { $n } clones
    [most] up to { $n ->
        [one] { $n } clone
       *[other] { $n } clones
    }
   *[exactly] { $n ->
        [one] { $n } clone
       *[other] { $n } clones
    }
}
loop-amount-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
loop-amount-step = { $amount ->
    [any] any number of eras
    [either] { $min } or { $n } eras
    [range] { $min } to { $n } eras
    [most] up to { $n ->
        [one] { $n } era
       *[other] { $n } eras
    }
   *[exactly] { $n ->
        [one] { $n } era
       *[other] { $n } eras
    }
}

## What

loop-effect-add-energy = { $mood ->
    [each] adds
   *[do] add
} { $what }
loop-effect-energy-alone = { loop-amount-energy }
loop-effect-energy = { loop-amount-energy } { loop-place-to }
loop-effect-remove-rift = { $mood ->
    [each] removes
   *[do] remove
} { $what }
loop-effect-rift-alone = { loop-amount-rift }
loop-effect-rift = { loop-amount-rift } { loop-place-from }
loop-effect-push-clone = { $mood ->
    [each] pushes
   *[do] push
} { loop-amount-clone } { loop-place-from }
loop-effect-pull-clone = { $mood ->
    [each] pulls
   *[do] pull
} { loop-amount-clone } { $n ->
    [1] from an adjacent era
   *[other] from adjacent eras
}
loop-effect-destroy-clone = { $mood ->
    [each] destroys
   *[do] destroy
} { loop-amount-clone } { loop-place-in }
loop-effect-carry = { $mood ->
    [do] { $carry ->
        [path] ; you may carry 1 clone along
        [vortex] ; you may carry along 1 clone picked up on a vortex
       *[none] { "" }
    }
   *[may] { $carry ->
        [path] , carrying up to 1 clone along
        [vortex] , carrying along up to 1 clone picked up on a vortex
       *[none] { "" }
    }
}
loop-effect-move-self-steps = { $mood ->
    [each] moves
   *[do] move
} { loop-amount-step }{ loop-effect-carry }
loop-effect-move-self-to = { $mood ->
    [each] moves
   *[do] move
} { loop-place-to }{ loop-effect-carry }
loop-effect-move-agent-steps = { $mood ->
    [each] moves
   *[do] move
} { $who ->
    [any] any agent
   *[other] another agent
} { loop-amount-step }
loop-effect-move-agent-to = { $mood ->
    [each] moves
   *[do] move
} { $who ->
    [any] any agent
   *[other] another agent
} { loop-place-to }
loop-effect-swap-agents = { $mood ->
    [each] swaps
   *[do] swap
} places with another agent
loop-effect-draw = { $who ->
    [other] { $mood ->
        [do] another agent draws
        [each] lets another agent draw
       *[may] let another agent draw
    }
   *[self] { $mood ->
        [each] draws
       *[do] draw
    }
} { loop-amount-card }
loop-effect-lose-card = { $how ->
    [discard] { $mood ->
        [each] discards
       *[do] discard
    }
    [destroy] { $mood ->
        [each] destroys
       *[do] destroy
    }
   *[either] { $mood ->
        [each] discards or destroys
       *[do] discard or destroy
    }
} { loop-amount-card } from { $whose ->
    [their] their
   *[your] your
} hand
loop-effect-reveal-card = { $mood ->
    [each] makes
   *[do] make
} { loop-amount-card } available
loop-effect-take-available = { $mood ->
    [each] adds
   *[do] add
} 1 available card { loop-place-from } to { $whose ->
    [their] their
   *[your] your
} deck
loop-effect-use-available = { $mood ->
    [each] applies
   *[do] apply
} the effect of 1 available card { loop-place-from } (the card stays there)
loop-effect-let-agent-use = { $mood ->
    [do] another agent may use
    [each] lets another agent use
   *[may] let another agent use
} 1 ready card from their own hand
loop-effect-ready = { $mood ->
    [each] readies
   *[do] ready
} { $n ->
    [one] { $n } other exhausted card
   *[other] up to { $n } other exhausted cards
} in { $whose ->
    [their] their
   *[your] your
} hand
loop-effect-match = { $mood ->
    [may] { $direction ->
        [remove] remove
       *[add] add
    } { loop-effect-match-what } { loop-place-in }
    [each] { $direction ->
        [remove] removes
       *[add] adds
    } { loop-effect-match-what } { loop-place-in }
   *[do] { loop-place-in }, { $direction ->
        [remove] remove
       *[add] add
    } { loop-effect-match-what }
} { $element ->
    [rift] until there are as many as there are { loop-effect-match-to }
   *[energy] until there is as much as there are { loop-effect-match-to }
}
loop-effect-match-what = { $element ->
    [rift] rifts
   *[energy] energy
}
loop-effect-match-to = { $to ->
    [clone] clones
   *[rift] rifts
}
loop-effect-may = { $whose ->
    [their] may { $clause }
   *[your] you may { $clause }
}
loop-effect-if-other-agent-here = { $mood ->
    [each] { $clause } if another agent is in their era
   *[do] if another agent is in your era, { $clause }
}
loop-effect-each-player = each player { $clause }
