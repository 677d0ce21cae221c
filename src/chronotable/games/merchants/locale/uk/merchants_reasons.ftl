# Чому бот радить вибір: що дає його план або що станеться інакше (див. bots_why.ftl).

merchants-reason-gold = дає { $n } золота
merchants-reason-takings = збільшує на { $n } золота те, що дала б вам тепер фаза торгівлі
merchants-reason-large-goods = виготовляє { $n } { $n ->
    [one] великий товар
    [few] великі товари
   *[many] великих товарів
}
merchants-reason-small-goods = виготовляє { $n } { $n ->
    [one] малий товар
    [few] малі товари
   *[many] малих товарів
}
merchants-reason-symbols = збільшує на { $n } золота те, що дали б вам символи, якби гра закінчилася тепер
merchants-reason-hired = наймає містянина { $card_number }
merchants-reason-docked = приводить до причалу: { $boat }, { $pier }
merchants-reason-shed = скидає { $n } { $n ->
    [one] карту скверни
    [few] карти скверни
   *[many] карт скверни
}
merchants-reason-frozen = дає { $n } { $n ->
    [one] жетон зупиненого часу
    [few] жетони зупиненого часу
   *[many] жетонів зупиненого часу
}
merchants-reason-workshop = дає більше можливостей на вашому планшеті (так вважає бот)
merchants-reason-again = залишає вам і наступний хід
merchants-reason-market-near = фаза торгівлі починається ще до вашого наступного ходу
merchants-reason-takings-lost = фаза торгівлі дала б вам тепер на { $n } золота менше
merchants-reason-corruption-cost = скверна, якби гра закінчилася тепер, коштувала б вам на { $n } золота більше
merchants-reason-corruption = ви берете { $n } { $n ->
    [one] карту скверни
    [few] карти скверни
   *[many] карт скверни
}
merchants-reason-rogues = до лігва { $n ->
    [one] потрапляє ще { $n } розбійник
    [few] потрапляють ще { $n } розбійники
   *[many] потрапляє ще { $n } розбійників
}
merchants-reason-hours = { $n ->
    [one] минає { $n } година
    [few] минають { $n } години
   *[many] минає { $n } годин
}
merchants-reason-workshop-worse = ваш планшет дає менше можливостей (так вважає бот)
merchants-reason-stock = підвищує вартість ваших товарів (так вважає бот)
merchants-reason-stock-lost = ваші товари варті менше (так вважає бот)
