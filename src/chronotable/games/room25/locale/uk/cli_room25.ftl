# Room 25 у терміналі: короткі назви та слова навколо будівлі.

cli-room25-title = Кімната 25: { $mode }
cli-room25-code-alice = Ал
cli-room25-code-jennifer = Дж
cli-room25-code-max = Ма
cli-room25-code-kevin = Ке
cli-room25-code-franck = Фр
cli-room25-code-emmet = Ем
cli-room25-code-sarah = Са
cli-room25-code-bruce = Бр
cli-room25-short-central = Центр
cli-room25-short-room25 = КІМН. 25
cli-room25-short-empty = Порожня
cli-room25-short-vision = Відео
cli-room25-short-control-room = Пульт
cli-room25-short-tunnel = Тунель
cli-room25-short-moving = Рухома
cli-room25-short-vortex = Вир
cli-room25-short-prison = В’язниця
cli-room25-short-cold = Холод
cli-room25-short-dark = Темна
cli-room25-short-trap = Пастка
cli-room25-short-mortal = Смерть
cli-room25-short-illusion = Ілюзія
cli-room25-short-flooded = Затопл.
cli-room25-short-acid = Кислота
cli-room25-short-robot-room = Роботи
cli-room25-short-regeneration = Регенер.
cli-room25-short-pivoting = Поворот
cli-room25-short-mirror = Дзеркало
cli-room25-short-abm-room = А.Р.Б.
cli-room25-short-jamming = Глушіння
cli-room25-short-timer = Годинник
cli-room25-short-shredder = Пили
cli-room25-short-paranoia = Параноя
cli-room25-short-key-room = КЛЮЧ
cli-room25-token-look = Огл
cli-room25-token-move = Рух
cli-room25-token-push = Вишт
cli-room25-token-control = Кер
cli-room25-token-special = Здібн
cli-room25-seen = р{ $round }
cli-room25-time = Раунд { $round }, { $left ->
    [1] ОСТАННІЙ
   *[other] лишилося { $left }
} { $marks }
cli-room25-order = Порядок ходу: { $order }
cli-room25-key = Кімната з ключем: { $state ->
    [active] увімкнена
   *[waiting] ще ні
}
cli-room25-cards = А.Р.Б.: колода { $deck }, скид { $discard }
cli-room25-displayed = Викладено: { $cards }
cli-room25-silence = РОЗМОВИ ЗАБОРОНЕНО
cli-room25-lost-tokens = втрачено: { $tokens }
cli-room25-out = поза грою
cli-room25-hidden = в укритті
cli-room25-trapped = мусить вийти!
cli-room25-drowns = потоне в р{ $round }!
cli-room25-paranoid = параноя ({ $n })
cli-room25-spare = запасних кімнат: { $n }
cli-room25-free = без програми
cli-room25-legend = { $blue } особлива { $green } безпечна { $yellow } перешкода { $red } смертельна  { $down } закрита  { $closed } недоступна { $locked } замкнена  { $reminder } нагадування { $robot } робот  { $zone } вихід
cli-room25-you = ви
cli-room25-team = команда { $number }
cli-room25-short-program = { $first }{ $arrow }{ $second }
cli-room25-short-only = лише { $token }
cli-room25-short-move = { $cell } { $there }
cli-room25-short-slide = { $line } { $arrow }
cli-room25-rooms-left = Кімнати цієї будівлі: { $rooms }
cli-room25-removed = Прибрано: { $rooms }
cli-room25-discarded = Скид: { $cards }
cli-room25-about = { $name } [{ $key }] — { $kind ->
    [room] кімната, колір: { $colour }
    [character] персонаж
   *[card] карта А.Р.Б.
}
cli-room25-ability = { $ability }: { $text }
cli-room25-means-colour = особливі (сині), безпечні (зелені) кімнати, перешкоди (жовті) та смертельні (червоні)
cli-room25-means-down = закрита кімната, якої ви не знаєте
cli-room25-means-remembered = закрита кімната, яку ви бачили, і в якому раунді
cli-room25-means-closed = недоступна: ніхто не може ввійти
cli-room25-means-locked = замкнена: увійти можуть лише Еммет і роботи
cli-room25-means-corridor = виходи з поворотної кімнати
cli-room25-means-robot = робот
cli-room25-means-reminder = жетон-нагадування цього персонажа
cli-room25-means-announced = колір, який оголосив цей персонаж; це може бути неправда
cli-room25-means-hidden = персонаж в укритті
cli-room25-means-acting = персонаж, чий зараз хід
cli-room25-means-program = жетони, що лежать закритими; ваші подано словами
cli-room25-means-played = жетони, вже зіграні цього раунду
cli-room25-means-adrenaline = адреналін: ще є, оголошений на цей раунд
cli-room25-means-slid = лінію цього раунду зсунуто в цей бік; назад вона не піде
cli-room25-means-zone = рамка кімнати в зоні виходу
cli-room25-means-number = номери варіантів, що стосуються цієї кімнати

## Any game with secrets

cli-only-you = Про це дізнаєтеся лише ви:

## Екран підготовки гри

cli-game-room25 = Кімната 25 (Room 25)
cli-game-room25-publishers = автор: Франсуа Рузе (François Rouzé); видавець: Matagot, польською Rebel
cli-option-ruleset = Правила
cli-option-recipe = Будівля
cli-option-characters = Персонажі
cli-option-five-player-guards = Наглядачів у грі вп’ятьох
cli-option-kevin-panic-rooms-adjacent-to = Паніка Кевіна міняє кімнати
cli-option-key-room-in-exit-zone = Кімната з ключем у зоні виходу
cli-option-madness-draw-last-round = Божевільний рівень: карти і в останньому раунді
cli-option-prison-blocks-forced-exit = Із В’язничної камери не можна й виштовхувати
cli-option-barred-card-keeps-draw-symbol = Після карти, що не діє, теж беруть наступну
cli-option-madness-recipe-as-standard = Божевільний рівень: звичайна будівля
cli-option-madness-cards-in-other-modes = Карти божевілля в інших режимах
cli-option-remembered-tiles-shown = Показувати оглянуті кімнати
cli-option-panic-moves-from-central = Паніка виганяє і з Центральної кімнати
cli-option-announcements = Оголошення кольорів
cli-option-no-reminder-tokens = Без жетонів-нагадувань
cli-game-room25-about = Двадцять п’ять закритих кімнат, що рухаються і вбивають: знайдіть вихід учасно, разом або одне проти одного.
