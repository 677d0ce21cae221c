# Teksty kart gry The LOOP, tworzone z danych efektów (games/loop/effect_text.py).
# Człony zaczynają się małą literą. $mood: do (rozkaz), choose (przycisk), may (bezokolicznik), each (3. osoba). $whose: your, their.
# $amount: exactly, either ($min albo $n), range (od $min do $n), most (najwyżej $n), any, all.

loop-effect-nothing = Brak efektu
loop-effect-sentence = { CAPITAL($clause) }.
loop-effect-sentences = { $first } { $rest }
loop-effect-label = { CAPITAL($clause) }
loop-effect-then = { $first }, a następnie { $second }
loop-effect-or = { $first } albo { $second }
loop-effect-or-more = { $first }, albo { $second }
loop-effect-in-place = { loop-place-in } { $clause }

## Gdzie

loop-place-era = { $era ->
   *[own] swojej ery
    [previous] minionej ery
    [next] przyszłej ery
    [adjacent] sąsiedniej ery
    [each_adjacent] każdej sąsiedniej ery
    [any] dowolnej ery
    [doctor] ery dra Fuksa
    [vortex] wybranego wiru
    [each_vortex] każdego wiru
    [other_agent] ery innego agenta
    [each_other_agent] ery każdego innego agenta
    [card_origin] ery pochodzenia tej karty
    [arrival] ery, do której trafił duplikat
    [destruction] ery, w której duplikat został zniszczony
}
loop-place-to = { $era ->
    [vortex] na wybrany wir
    [each_vortex] na każdy wir
   *[own] do { loop-place-era }
}
loop-place-from = { $era ->
    [own] ze swojej ery
   *[any] z { loop-place-era }
}
loop-place-in = { $era ->
   *[own] w swojej erze
    [previous] w minionej erze
    [next] w przyszłej erze
    [adjacent] w sąsiedniej erze
    [each_adjacent] w każdej sąsiedniej erze
    [any] w dowolnej erze
    [doctor] w erze dra Fuksa
    [vortex] na wybranym wirze
    [each_vortex] na każdym wirze
    [other_agent] w erze innego agenta
    [each_other_agent] w erze każdego innego agenta
    [card_origin] w erze pochodzenia tej karty
    [arrival] w erze, do której trafił duplikat
    [destruction] w erze, w której duplikat został zniszczony
}

## Ile

loop-amount-energy = { $n ->
    [one] { $n } energię
    [few] { $n } kostki energii
   *[many] { $n } kostek energii
}
loop-amount-rift = { $amount ->
    [all] wszystkie wyrwy
   *[exactly] { $n ->
        [one] { $n } wyrwę
        [few] { $n } wyrwy
       *[many] { $n } wyrw
    }
}
loop-amount-clone = { $amount ->
    [all] wszystkie duplikaty
    [any] dowolną liczbę duplikatów
    [either] { $min } albo { $n ->
        [few] { $n } duplikaty
       *[many] { $n } duplikatów
    }
    [range] od { $min } do { $n } duplikatów
    [most] najwyżej { $n ->
        [one] { $n } duplikat
        [few] { $n } duplikaty
       *[many] { $n } duplikatów
    }
   *[exactly] { $n ->
        [one] { $n } duplikat
        [few] { $n } duplikaty
       *[many] { $n } duplikatów
    }
}
loop-amount-card = { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
loop-amount-step = { $amount ->
    [any] o dowolną liczbę er
    [either] o { $min } albo { $n ->
        [few] { $n } ery
       *[many] { $n } er
    }
    [range] o { $min }–{ $n ->
        [few] { $n } ery
       *[many] { $n } er
    }
    [most] o najwyżej { $n ->
        [one] { $n } erę
        [few] { $n } ery
       *[many] { $n } er
    }
   *[exactly] o { $n ->
        [one] { $n } erę
        [few] { $n } ery
       *[many] { $n } er
    }
}

## Co

loop-effect-add-energy = { $mood ->
    [may] dodać
    [each] dodaje
   *[do] dodaj
} { $what }
loop-effect-energy-alone = { loop-amount-energy }
loop-effect-energy = { loop-amount-energy } { loop-place-to }
loop-effect-remove-rift = { $mood ->
    [may] usunąć
    [each] usuwa
   *[do] usuń
} { $what }
loop-effect-rift-alone = { loop-amount-rift }
loop-effect-rift = { loop-amount-rift } { loop-place-from }
loop-effect-push-clone = { $mood ->
    [may] przepchnąć
    [each] przepycha
   *[do] przepchnij
} { loop-amount-clone } { loop-place-from }
loop-effect-pull-clone = { $mood ->
    [may] przyciągnąć
    [each] przyciąga
   *[do] przyciągnij
} { loop-amount-clone } { $n ->
    [1] z sąsiedniej ery
   *[other] z sąsiednich er
}
loop-effect-destroy-clone = { $mood ->
    [may] zniszczyć
    [each] niszczy
   *[do] zniszcz
} { loop-amount-clone } { loop-place-in }
loop-effect-carry = { $mood ->
    [do] { $carry ->
        [path] ; możesz zabrać ze sobą 1 duplikat
        [vortex] ; możesz zabrać ze sobą 1 duplikat z wiru
       *[none] { "" }
    }
   *[may] { $carry ->
        [path] , zabierając ze sobą najwyżej 1 duplikat
        [vortex] , zabierając ze sobą najwyżej 1 duplikat z wiru
       *[none] { "" }
    }
}
loop-effect-move-self-steps = { $mood ->
    [may] przemieścić się
    [each] przemieszcza się
   *[do] przemieść się
} { loop-amount-step }{ loop-effect-carry }
loop-effect-move-self-to = { $mood ->
    [may] przemieścić się
    [each] przemieszcza się
   *[do] przemieść się
}{ $era ->
    [any] , dokąd { $mood ->
        [each] chce
       *[do] chcesz
    }
   *[own] { " " }{ loop-place-to }
}{ loop-effect-carry }
loop-effect-move-agent-steps = { $mood ->
    [may] przemieścić
    [each] przemieszcza
   *[do] przemieść
} { $who ->
    [any] dowolnego agenta
   *[other] innego agenta
} { loop-amount-step }
loop-effect-move-agent-to = { $mood ->
    [may] przemieścić
    [each] przemieszcza
   *[do] przemieść
} { $who ->
    [any] dowolnego agenta
   *[other] innego agenta
} { loop-place-to }
loop-effect-swap-agents = { $mood ->
    [may] zamienić się
    [each] zamienia się
   *[do] zamień się
} miejscami z innym agentem
loop-effect-draw = { $who ->
    [other] { $mood ->
        [do] inny agent dobiera
        [each] pozwala innemu agentowi dobrać
        [choose] pozwól innemu agentowi dobrać
       *[may] pozwolić innemu agentowi dobrać
    }
   *[self] { $mood ->
        [may] dobrać
        [each] dobiera
       *[do] dobierz
    }
} { loop-amount-card }
loop-effect-lose-card = { $how ->
    [discard] { $mood ->
        [may] odrzucić
        [each] odrzuca
       *[do] odrzuć
    }
    [destroy] { $mood ->
        [may] zniszczyć
        [each] niszczy
       *[do] zniszcz
    }
   *[either] { $mood ->
        [may] odrzucić albo zniszczyć
        [each] odrzuca albo niszczy
       *[do] odrzuć albo zniszcz
    }
} { loop-amount-card } z ręki
loop-effect-reveal-card = { $mood ->
    [may] udostępnić
    [each] udostępnia
   *[do] udostępnij
} { loop-amount-card }
loop-effect-take-available = { $mood ->
    [may] dodać
    [each] dodaje
   *[do] dodaj
} 1 dostępną kartę { loop-place-from } do swojej talii
loop-effect-use-available = { $mood ->
    [may] zastosować
    [each] stosuje
   *[do] zastosuj
} efekt 1 dostępnej karty { loop-place-from } (karta pozostaje na miejscu)
loop-effect-let-agent-use = { $mood ->
    [do] inny agent może zastosować
    [each] pozwala innemu agentowi zastosować
    [choose] pozwól innemu agentowi zastosować
   *[may] pozwolić innemu agentowi zastosować
} efekt 1 przygotowanej karty z własnej ręki
loop-effect-ready = { $mood ->
    [may] przygotować
    [each] przygotowuje
   *[do] przygotuj
} { $n ->
    [one] { $n } inną wyczerpaną kartę
    [few] najwyżej { $n } inne wyczerpane karty
   *[many] najwyżej { $n } innych wyczerpanych kart
} na ręce
loop-effect-match = { loop-place-in } { $direction ->
    [remove] { $mood ->
        [may] usuwać
        [each] usuwa
       *[do] usuwaj
    }
   *[add] { $mood ->
        [may] dodawać
        [each] dodaje
       *[do] dodawaj
    }
} { loop-effect-match-what }, aż będzie { $element ->
    [rift] ich
   *[energy] jej
} tyle samo co { loop-effect-match-to }
loop-effect-match-what = { $element ->
    [rift] wyrwy
   *[energy] energię
}
loop-effect-match-to = { $to ->
    [clone] duplikatów
   *[rift] wyrw
}
loop-effect-may = { $whose ->
    [their] może { $clause }
   *[your] możesz { $clause }
}
loop-effect-if-other-agent-here = { $mood ->
    [each] { $clause }, jeśli w jego erze jest inny agent
   *[do] jeśli w twojej erze jest inny agent, { $clause }
}
loop-effect-each-player = każdy gracz { $clause }
