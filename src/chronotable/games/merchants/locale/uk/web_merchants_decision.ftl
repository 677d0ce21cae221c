# Що панель рішень каже про Merchants Cove.

web-merchants-situation = Ви на годині { $hour } з 12{ $tokens ->
    [0] {"."}
    [one] , маєте { $tokens } жетон зупиненого часу.
    [few] , маєте { $tokens } жетони зупиненого часу.
   *[many] , маєте { $tokens } жетонів зупиненого часу.
}
web-merchants-deed = { CAPITAL($action) }
web-merchants-way = { $figure }: { $space }
web-merchants-tile-deed = { $tile }: { $action }
web-merchants-side = { $side }
web-merchants-row-make = Виготовити
web-merchants-row-support = Підтримка гільдії
web-merchants-row-bulbulator = Булькотрон: { $colour_f } реліквія →
web-merchants-row-spend = Витратити { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
}: лишається { $left ->
    [one] { $left } година
    [few] { $left } години
   *[many] { $left } годин
}
web-merchants-chip-good = { CAPITAL($good) }
web-merchants-chip-hall = { CAPITAL($colour_f) }: { $gold } золота
web-merchants-chip-colour = { CAPITAL($colour_f) }
web-merchants-chip-symbols = { $symbols }
