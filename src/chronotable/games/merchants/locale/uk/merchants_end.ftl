# Кінець гри «Бухта купців» та її перебіг.

merchants-victor-peddler = Перемагає Торгаш, { $gold } : { $other }.
merchants-end-name = { $who }
merchants-end-sales = Продаж
merchants-end-support = Підтримка гільдій
merchants-end-symbols = Символи гільдій
merchants-end-corruption = Символи розбійників
merchants-end-other = Інше золото
merchants-end-rogues = { $player }: { $symbols ->
    [one] { $symbols } символ розбійника
    [few] { $symbols } символи розбійника
   *[many] { $symbols } символів розбійника
}, втрачено золота: { $loss }. До першого місця забракло золота: { $n }.
merchants-measure-gold = Золото, якби гра тут скінчилася
merchants-measure-market = Золото, якби тут почалася фаза торгівлі
merchants-part = День { $n }
