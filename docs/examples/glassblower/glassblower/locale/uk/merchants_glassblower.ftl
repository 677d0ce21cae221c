# Склодув.

merchants-merchant-glassblower = Склодув
merchants-workplace-furnace = піч
merchants-workplace-blowpipe = склодувна трубка
merchants-workplace-mould = форма
merchants-workplace-door = двері
merchants-ability-bellows = Міхи
merchants-ability-stoker = Кочегар
merchants-ability-gilder = Позолотник
merchants-ability-watchman = Сторож
merchants-ability-text-bellows = Жар печі зростає на 1.
merchants-ability-text-stoker = Жар печі зростає на 2.
merchants-ability-text-gilder = Візьміть 1 золото.
merchants-ability-text-watchman = Скиньте одну зі своїх карт скверни.

merchants-prompt-glass-work = Година { $hour }, жар { $heat }: де ви працюєте?
merchants-option-work = { CAPITAL($workplace) } ({ $hours ->
    [one] { $hours } година
    [few] { $hours } години
   *[many] { $hours } годин
}{ $heat ->
    [0] {""}
   *[other] {", "}жар { $heat }
}{ $cards ->
    [0] {""}
   *[other] {", "}карта скверни
})
merchants-option-bellows = Міхи: жар +1
merchants-option-stoker = Кочегар: жар +2
merchants-option-gilder = Позолотник: 1 золото
merchants-option-watchman = Сторож: скинути { $face_acc }
merchants-event-glassblower-worked = { $who } працює: { $workplace }.
merchants-event-furnace-stoked = { $who } розпалює піч до жару { $n }.
merchants-why-works-there = Склодув уже стоїть там і має піти деінде.
merchants-why-furnace-full = Піч не може бути гарячішою.
merchants-why-too-cold = Піч надто холодна; ця робота потребує жару { $heat }.
merchants-law-glassworks = піч або Склодув гравця { $seat } у неможливому стані (GLASS-21.1)

merchants-glassblower-heat = жар
merchants-glassblower-most-heat = найбільший жар
merchants-glassblower-workplaces = місця
merchants-glassblower-workplace = місце
merchants-glassblower-hours = години
merchants-glassblower-corruption = скверна
merchants-glassblower-here = тут
