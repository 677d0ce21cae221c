# Чому бот радить вибір: що дає його план або що станеться інакше (див. bots_why.ftl).

anachrony-reason-superproject = будує суперпроєкт: { $tile }
anachrony-reason-evacuated = здійснює евакуацію
anachrony-reason-points = дає { $n } ПО
anachrony-reason-built = будує { $tile_acc }
anachrony-reason-breakthroughs = дає { $n } { $n ->
    [one] прорив
    [few] прориви
   *[many] проривів
}
anachrony-reason-recruited = дає вам робітника: { $worker }
anachrony-reason-woken = активних робітників стає на { $n } більше
anachrony-reason-travelled = просуває вас на { $n } { $n ->
    [one] поділку
    [few] поділки
   *[many] поділок
} на шкалі подорожей у часі
anachrony-reason-debts-paid = забирає зі шкали часу { $n } { $n ->
    [one] плитку варпу
    [few] плитки варпу
   *[many] плиток варпу
}
anachrony-reason-anomaly-removed = усуває аномалію
anachrony-reason-paradoxes-returned = повертає { $n } { $n ->
    [one] парадокс
    [few] парадокси
   *[many] парадоксів
}
anachrony-reason-morale = підвищує моральний дух
anachrony-reason-neutronium = дає { $n } { $n ->
    [one] одиницю нейтронію
    [few] одиниці нейтронію
   *[many] одиниць нейтронію
}
anachrony-reason-resources = дає: { $goods } × { $n }
anachrony-reason-water = дає { $n } { $n ->
    [one] одиницю води
    [few] одиниці води
   *[many] одиниць води
}
anachrony-reason-cores = дає { $n } { $n ->
    [one] енергоядро
    [few] енергоядра
   *[many] енергоядер
}
anachrony-reason-powered = заряджає { $n } { $n ->
    [one] екзокостюм
    [few] екзокостюми
   *[many] екзокостюмів
}
anachrony-reason-warped = позичає з майбутнього за { $n } { $n ->
    [one] плитку варпу
    [few] плитки варпу
   *[many] плиток варпу
}
anachrony-reason-first-player = робить вас першим гравцем
anachrony-reason-crowded-out = інші займають останній гекс дії «{ $action }» ще до вашого наступного ходу
anachrony-reason-anomaly = ви отримуєте аномалію ще до наступного вибору
anachrony-reason-paradoxes = кубик парадоксу дає вам { $n } { $n ->
    [one] парадокс
    [few] парадокси
   *[many] парадоксів
} ще до наступного вибору
anachrony-reason-passed = у цій ері ви вже не виконуєте дій
anachrony-reason-suits-used = ви витрачаєте { $n } { $n ->
    [one] екзокостюм
    [few] екзокостюми
   *[many] екзокостюмів
}
anachrony-reason-water-spent = ви витрачаєте { $n } { $n ->
    [one] одиницю води
    [few] одиниці води
   *[many] одиниць води
}
anachrony-reason-resources-spent = ви витрачаєте: { $goods } × { $n }
anachrony-reason-neutronium-spent = ви витрачаєте { $n } { $n ->
    [one] одиницю нейтронію
    [few] одиниці нейтронію
   *[many] одиниць нейтронію
}
anachrony-reason-cores-spent = ви витрачаєте { $n } { $n ->
    [one] енергоядро
    [few] енергоядра
   *[many] енергоядер
}
anachrony-reason-morale-lost = ваш моральний дух падає
anachrony-reason-worker-used = ви витрачаєте робітника: { $worker }
