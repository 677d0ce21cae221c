# Команда `chronotable tables` і те, що `chronotable serve` каже про зберігання столів.

cli-tables-about = Для тих, хто тримає сервер: список збережених столів, експорт гри, видалення столів
cli-tables-list-about = Показати збережені столи, спершу ті, за якими найдовше нічого не відбувається
cli-tables-export-about = Записати гру столу в нотації
cli-tables-delete-about = Видалити столи з іграми, іменами та розмовою назавжди
cli-tables-help-quiet = лише столи, за якими стільки днів нічого не відбувалося
cli-tables-help-table = код столу, як у його адресі
cli-tables-help-output = файл для запису; без нього гра виводиться на екран
cli-tables-help-yes = не питати
cli-tables-help-database = де зберігаються столи, як для serve; типово SQLite у теці даних
cli-tables-help-lang = мова повідомлень
cli-tables-help-absence = через скільки секунд відсутності інші можуть погодитися на бота; типово 180
cli-tables-help-keep = видаляти столи, навіть із незавершеною грою, за якими стільки днів нічого не відбувалося; типово вони зберігаються завжди
cli-tables-bad-days = «{ $found }» — не кількість днів: потрібне число від 1/24 (година) до мільйона, наприклад 90
cli-tables-bad-quiet = «{ $found }» не є кількістю днів: потрібне число від 0 до мільйона, наприклад 90
cli-tables-bad-seconds = «{ $found }» — не кількість секунд: потрібне число від 0 до мільйона, наприклад 180
cli-tables-no-database = За адресою { $place } столів немає.
cli-tables-foreign = У цій базі даних немає столів Chronotable.
cli-tables-older = Цю базу даних створила старіша версія програми (її форма — { $found }, тут відома { $known }), а перегляд нічого не змінює. Запустіть один раз сервер цієї версії, який її оновить, або візьміть знову старішу версію.
cli-tables-database = Базу даних не можна використати: { $problem }
cli-tables-line = { $table }  { $game }, остання подія { $updated }, { $n ->
    [one] { $n } рядок
    [few] { $n } рядки
   *[many] { $n } рядків
}
cli-tables-count = { $n ->
    [one] { $n } стіл
    [few] { $n } столи
   *[many] { $n } столів
}
cli-tables-no-table = Столу { $table } немає.
cli-tables-unreadable = Гру столу { $table } не вдається прочитати: { $problem }
cli-tables-secret = Ця гра ще триває: файл розкриває все, що в ній приховано.
cli-tables-exported = Стіл { $table } записано у { $file }.
cli-tables-sure = { $n ->
    [one] Видалити { $n } стіл назавжди? (так/ні)
    [few] Видалити { $n } столи назавжди? (так/ні)
   *[many] Видалити { $n } столів назавжди? (так/ні)
}
cli-tables-yes = так
cli-tables-deleted = Стіл { $table } видалено.
cli-tables-nothing-deleted = Нічого не видалено.
