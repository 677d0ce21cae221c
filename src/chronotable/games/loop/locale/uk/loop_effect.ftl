# Тексти карт гри «Петля», складені з даних про властивості (games/loop/effect_text.py).
# Частини починаються з малої літери. $mood: do (наказ), choose і may (інфінітив), each (3-тя особа).
# $whose: your, their.
# $amount: exactly, either ($min або $n), range (від $min до $n), most (щонайбільше $n), any, all.

loop-effect-nothing = Жодної властивості
loop-effect-sentence = { CAPITAL($clause) }.
loop-effect-sentences = { $first } { $rest }
loop-effect-label = { CAPITAL($clause) }
loop-effect-then = { $first }, а потім { $second }
loop-effect-or = { $first } або { $second }
loop-effect-or-more = { $first }, або { $second }
loop-effect-in-place = { loop-place-in } { $clause }

## Де

loop-place-era = { $era ->
   *[own] своєї епохи
    [previous] попередньої епохи
    [next] наступної епохи
    [adjacent] сусідньої епохи
    [each_adjacent] кожної сусідньої епохи
    [any] будь-якої епохи
    [doctor] епохи доктора Хиби
    [vortex] вибраного вихору
    [each_vortex] кожного вихору
    [other_agent] епохи іншого агента
    [each_other_agent] епохи кожного іншого агента
    [card_origin] епохи створення цієї карти
    [arrival] епохи, куди потрапив клон
    [destruction] епохи, де знищено клона
}
loop-place-to = { $era ->
   *[own] у свою епоху
    [previous] в попередню епоху
    [next] в наступну епоху
    [adjacent] в сусідню епоху
    [each_adjacent] в кожну сусідню епоху
    [any] в будь-яку епоху
    [doctor] в епоху доктора Хиби
    [vortex] у вибраний вихор
    [each_vortex] в кожен вихор
    [other_agent] в епоху іншого агента
    [each_other_agent] в епоху кожного іншого агента
    [card_origin] в епоху створення цієї карти
    [arrival] в епоху, куди потрапив клон
    [destruction] в епоху, де знищено клона
}
loop-place-from = { $era ->
    [own] зі своєї епохи
    [adjacent] із сусідньої епохи
   *[any] з { loop-place-era }
}
loop-place-in = { $era ->
   *[own] у своїй епосі
    [previous] у попередній епосі
    [next] у наступній епосі
    [adjacent] у сусідній епосі
    [each_adjacent] у кожній сусідній епосі
    [any] у будь-якій епосі
    [doctor] в епосі доктора Хиби
    [vortex] у вибраному вихорі
    [each_vortex] у кожному вихорі
    [other_agent] в епосі іншого агента
    [each_other_agent] в епосі кожного іншого агента
    [card_origin] в епосі створення цієї карти
    [arrival] в епосі, куди потрапив клон
    [destruction] в епосі, де знищено клона
}

## Скільки

loop-amount-energy = { $n ->
    [one] { $n } енергію
   *[other] { $n } енергії
}
loop-amount-rift = { $amount ->
    [all] усі розриви
   *[exactly] { $n ->
        [one] { $n } розрив
        [few] { $n } розриви
       *[many] { $n } розривів
    }
}
loop-amount-clone = { $amount ->
    [all] усіх клонів
    [any] будь-яку кількість клонів
    [either] { $min } або { $n } клонів
    [range] від { $min } до { $n } клонів
    [most] щонайбільше { $n ->
        [one] { $n } клона
       *[other] { $n } клонів
    }
   *[exactly] { $n ->
        [one] { $n } клона
       *[other] { $n } клонів
    }
}
loop-amount-card = { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}
loop-amount-step = { $amount ->
    [any] на будь-яку кількість епох
    [either] на { $min } або { $n ->
        [few] { $n } епохи
       *[many] { $n } епох
    }
    [range] на { $min }–{ $n ->
        [few] { $n } епохи
       *[many] { $n } епох
    }
    [most] щонайбільше на { $n ->
        [one] { $n } епоху
        [few] { $n } епохи
       *[many] { $n } епох
    }
   *[exactly] на { $n ->
        [one] { $n } епоху
        [few] { $n } епохи
       *[many] { $n } епох
    }
}

## Що

loop-effect-add-energy = { $mood ->
    [do] додайте
    [each] додає
   *[may] додати
} { $what }
loop-effect-energy-alone = { loop-amount-energy }
loop-effect-energy = { loop-amount-energy } { loop-place-to }
loop-effect-remove-rift = { $mood ->
    [do] вилучіть
    [each] вилучає
   *[may] вилучити
} { $what }
loop-effect-rift-alone = { loop-amount-rift }
loop-effect-rift = { loop-amount-rift } { loop-place-from }
loop-effect-push-clone = { $mood ->
    [do] виштовхніть
    [each] виштовхує
   *[may] виштовхнути
} { loop-amount-clone } { loop-place-from }
loop-effect-pull-clone = { $mood ->
    [do] притягніть
    [each] притягує
   *[may] притягнути
} { loop-amount-clone } { $n ->
    [1] із сусідньої епохи
   *[other] із сусідніх епох
}
loop-effect-destroy-clone = { $mood ->
    [do] знищте
    [each] знищує
   *[may] знищити
} { loop-amount-clone } { loop-place-in }
loop-effect-carry = { $mood ->
    [do] { $carry ->
        [path] ; можете перенести із собою 1 клона
        [vortex] ; можете перенести із собою 1 клона з вихору
       *[none] { "" }
    }
   *[may] { $carry ->
        [path] , переносячи із собою щонайбільше 1 клона
        [vortex] , переносячи із собою щонайбільше 1 клона з вихору
       *[none] { "" }
    }
}
loop-effect-move-self-steps = { $mood ->
    [do] перемістіться
    [each] переміщується
   *[may] переміститися
} { loop-amount-step }{ loop-effect-carry }
loop-effect-move-self-to = { $mood ->
    [do] перемістіться
    [each] переміщується
   *[may] переміститися
} { $era ->
    [any] куди завгодно
   *[own] { loop-place-to }
}{ loop-effect-carry }
loop-effect-move-agent-steps = { $mood ->
    [do] перемістіть
    [each] переміщує
   *[may] перемістити
} { $who ->
    [any] будь-якого агента
   *[other] іншого агента
} { loop-amount-step }
loop-effect-move-agent-to = { $mood ->
    [do] перемістіть
    [each] переміщує
   *[may] перемістити
} { $who ->
    [any] будь-якого агента
   *[other] іншого агента
} { loop-place-to }
loop-effect-swap-agents = { $mood ->
    [do] поміняйтеся місцями
    [each] міняється місцями
   *[may] помінятися місцями
} з іншим агентом
loop-effect-draw = { $who ->
    [other] { $mood ->
        [do] інший агент бере
        [each] дозволяє іншому агенту взяти
       *[may] дозволити іншому агенту взяти
    }
   *[self] { $mood ->
        [do] візьміть
        [each] бере
       *[may] взяти
    }
} { loop-amount-card }
loop-effect-lose-card = { $how ->
    [discard] { $mood ->
        [do] скиньте
        [each] скидає
       *[may] скинути
    }
    [destroy] { $mood ->
        [do] знищте
        [each] знищує
       *[may] знищити
    }
   *[either] { $mood ->
        [do] скиньте або знищте
        [each] скидає або знищує
       *[may] скинути або знищити
    }
} { loop-amount-card } з руки
loop-effect-reveal-card = { $mood ->
    [do] додайте
    [each] додає
   *[may] додати
} { loop-amount-card } на поле
loop-effect-take-available = { $mood ->
    [do] додайте
    [each] додає
   *[may] додати
} 1 доступну карту { loop-place-from } у свою колоду
loop-effect-use-available = { $mood ->
    [do] застосуйте
    [each] застосовує
   *[may] застосувати
} властивість 1 доступної карти { loop-place-from } (карта залишається на місці)
loop-effect-let-agent-use = { $mood ->
    [do] інший агент може зіграти
    [each] дозволяє іншому агенту зіграти
   *[may] дозволити іншому агенту зіграти
} 1 підготовлену карту зі своєї руки
loop-effect-ready = { $mood ->
    [do] підготуйте
    [each] підготовлює
   *[may] підготувати
} { $n ->
    [one] { $n } іншу активовану карту
    [few] щонайбільше { $n } інші активовані карти
   *[many] щонайбільше { $n } інших активованих карт
} на руці
loop-effect-match = { loop-place-in } { $direction ->
    [remove] { $mood ->
        [do] вилучайте
        [each] вилучає
       *[may] вилучати
    }
   *[add] { $mood ->
        [do] додавайте
        [each] додає
       *[may] додавати
    }
} { loop-effect-match-what }, доки { $element ->
    [rift] їх
   *[energy] її
} не стане стільки ж, скільки { loop-effect-match-to }
loop-effect-match-what = { $element ->
    [rift] розриви
   *[energy] енергію
}
loop-effect-match-to = { $to ->
    [clone] клонів
   *[rift] розривів
}
loop-effect-may = { $whose ->
    [their] може { $clause }
   *[your] ви можете { $clause }
}
loop-effect-if-other-agent-here = { $mood ->
    [each] { $clause }, якщо в його епосі перебуває інший агент
   *[do] якщо у вашій епосі перебуває інший агент, { $clause }
}
loop-effect-each-player = кожен гравець { $clause }
