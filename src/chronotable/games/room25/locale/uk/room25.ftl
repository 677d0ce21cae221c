# Назви у грі «Кімната 25» та описи дії, власними словами. Форми: .gen родовий, .acc знахідний відмінок,
# .gender рід (m або f), .rooms прикметник до слова «кімнати».

## Персонажі

room25-character-alice = Аліса
    .gen = Аліси
    .acc = Алісу
    .gender = f
room25-character-jennifer = Дженніфер
    .gen = Дженніфер
    .acc = Дженніфер
    .gender = f
room25-character-max = Макс
    .gen = Макса
    .acc = Макса
    .gender = m
room25-character-kevin = Кевін
    .gen = Кевіна
    .acc = Кевіна
    .gender = m
room25-character-franck = Франк
    .gen = Франка
    .acc = Франка
    .gender = m
room25-character-emmet = Еммет
    .gen = Еммета
    .acc = Еммета
    .gender = m
room25-character-sarah = Сара
    .gen = Сари
    .acc = Сару
    .gender = f
room25-character-bruce = Брюс
    .gen = Брюса
    .acc = Брюса
    .gender = m

## Жетони дій

room25-token-look = огляд
room25-token-move = рух
room25-token-push = виштовхування
room25-token-control = керування
room25-token-special = особлива здібність

## Особливі здібності

room25-ability-hide = укриття
room25-ability-call = виклик
room25-ability-carry = перенесення
room25-ability-vitality = витривалість
room25-ability-reactivation = повторний запуск
room25-ability-lock = замикання
room25-ability-sabotage-room = саботаж кімнати
room25-ability-sabotage-robot = саботаж робота
room25-ability-hack-building = злам будівлі
room25-ability-hack-robot = злам робота
room25-ability-mimicry = мімікрія

room25-ability-text-hide = До вашої наступної дії ніхто не може вас виштовхнути, перенести чи викликати. Властивості кімнат і далі діють на вас.
room25-ability-text-call = Приведіть до себе персонажа із сусідньої кімнати; на нього діє властивість вашої кімнати.
room25-ability-text-carry = Перейдіть до сусідньої кімнати й візьміть із собою одного персонажа зі своєї; властивість нової кімнати діє на вас обох.
room25-ability-text-vitality = Якщо у вас уже немає жетона адреналіну, ви повертаєте його собі.
room25-ability-text-reactivation = Зніміть жетон заборони входу із сусідньої кімнати, у якій нікого немає, і переверніть цю кімнату долілиць.
room25-ability-text-lock = Покладіть жетон замка на сусідню відкриту кімнату, якщо вона не синя: увійти до неї зможуть лише Еммет і роботи.
room25-ability-text-sabotage-room = Замініть кімнату, у якій ви перебуваєте, однією зі своїх запасних порожніх кімнат. Синю кімнату замінити не можна.
room25-ability-text-sabotage-robot = Знищте робота у своїй кімнаті.
room25-ability-text-hack-building = Поміняйте місцями дві кімнати, сусідні з вашою. Відкритих синіх кімнат міняти не можна.
room25-ability-text-hack-robot = Віддайте будь-якому роботові в будівлі наказ рухатися або виштовхувати.
room25-ability-text-mimicry = Використайте особливу здібність персонажа зі своєї або сусідньої кімнати. У Кевіна ви переймаєте лише злам робота, в Еммета — лише повторний запуск, у Сари — лише саботаж кімнати, а у Франка витривалість, і то лише тоді, коли він у вашій кімнаті.

## Кімнати

room25-room-central = Центральна кімната
room25-room-room25 = Кімната 25
room25-room-empty = Порожня кімната
room25-room-vision = Кімната відеоспостереження
room25-room-control-room = Пульт керування
room25-room-tunnel = Кімната з тунелем
room25-room-moving = Рухома кімната
room25-room-vortex = Кімната з виром
room25-room-prison = В’язнична камера
room25-room-cold = Холодна кімната
room25-room-dark = Темна кімната
room25-room-trap = Кімната-пастка
room25-room-mortal = Кімната смерті
room25-room-illusion = Кімната ілюзій
room25-room-flooded = Затоплена кімната
room25-room-acid = Кислотна ванна
room25-room-robot-room = Кімната роботів
room25-room-regeneration = Кімната регенерації
room25-room-pivoting = Поворотна кімната
room25-room-mirror = Дзеркальна кімната
room25-room-abm-room = Кімната А.Р.Б.
room25-room-jamming = Кімната глушіння
room25-room-timer = Кімната з годинником
room25-room-shredder = Кімната з пилами
room25-room-paranoia = Кімната параної
room25-room-key-room = Кімната з ключем

room25-room-text-central = Тут починають усі. Ця кімната ніколи не зсувається, а всередині можливі лише огляд і рух.
room25-room-text-room25 = Вихід: коли дія керування, виконана всередині, зсуває кімнату за край будівлі, втікає сторона, яка зібралася тут у повному складі. У режимах «Підозра», «Командна гра» та «Змагання» якщо ввійти сюди, коли лишається понад 5 раундів, здіймається тривога: лишається тільки 5 раундів.
room25-room-text-empty = Тут нічого не відбувається.
room25-room-text-vision = Таємно огляньте будь-яку закриту кімнату будівлі.
room25-room-text-control-room = Зсуньте на одну клітинку будь-який ряд або стовпець, крім середніх. Утекти в такий спосіб не можна.
room25-room-text-tunnel = Якщо відкрито іншу Кімнату з тунелем, ви одразу переходите туди. Якщо їх дві, виберіть одну.
room25-room-text-moving = Поміняйте цю кімнату, разом з усіма, хто в ній, місцями з будь-якою закритою; та лишається закритою.
room25-room-text-vortex = Ви повертаєтеся до Центральної кімнати.
room25-room-text-prison = Вийти можна лише до Центральної кімнати або до сусідньої кімнати, у якій є інший персонаж чи робот.
room25-room-text-cold = Хто перебуває тут у фазі програмування, має лише одну дію та не може оголосити адреналін.
room25-room-text-dark = Звідси не можна виконати огляд.
room25-room-text-trap = Вийдіть із кімнати наступною дією, інакше одразу після неї ви вибуваєте.
room25-room-text-mortal = Ви вибуваєте.
room25-room-text-illusion = Ця кімната міняється місцями з будь-якою закритою. Тепер ви стоїте в тій кімнаті, і на вас діє її властивість.
room25-room-text-flooded = Кімната стає недоступною. Хто після своєї другої дії в наступному раунді досі всередині, вибуває.
room25-room-text-acid = Коли сюди входить хтось інший, той, хто був тут раніше, вибуває.
room25-room-text-robot-room = Якщо робота цієї кімнати немає в будівлі, він з’являється тут. Потім віддайте будь-якому роботові наказ рухатися або виштовхувати.
room25-room-text-regeneration = Якщо хтось уже вибув, усі вибулі персонажі повертаються до Центральної кімнати, а цю кімнату замінює порожня.
room25-room-text-pivoting = Коридор повертається до кімнати, з якої ви прийшли. Рух, огляд і виштовхування можливі лише крізь два його виходи.
room25-room-text-mirror = Ви втрачаєте жетон адреналіну та решту програми цього раунду.
room25-room-text-abm-room = Візьміть карту А.Р.Б. і застосуйте її. Карта, яка стосується певних персонажів, стосується лише вас.
room25-room-text-jamming = Поки всередині є хоч один персонаж, гравці не можуть обмінюватися жодною інформацією.
room25-room-text-timer = Лишається на один раунд менше; в останньому раунді натомість ви вибуваєте. Після цього кімнату замінює порожня.
room25-room-text-shredder = Коли звідси виходить персонаж або сюди входить робот, усі, хто ще всередині, вибувають, а кімната стає недоступною.
room25-room-text-paranoia = Ваші жетони утворюють перемішаний стос. Поки ви всередині, кожну дію ви тягнете з нього навмання.
room25-room-text-key-room = Лише в режимах «Співпраця» та «Соло»: доки сюди ніхто не ввійде, вибратися через Кімнату 25 не можна. Після цього її замінює порожня кімната.

room25-face-down = закрита

## Лінії, напрямки, накази

room25-line-row-1 = ряд 1
room25-line-row-2 = ряд 2
room25-line-row-3 = ряд 3
room25-line-row-4 = ряд 4
room25-line-row-5 = ряд 5
room25-line-column-a = стовпець A
room25-line-column-b = стовпець B
room25-line-column-c = стовпець C
room25-line-column-d = стовпець D
room25-line-column-e = стовпець E
room25-direction-up = вгору
room25-direction-right = праворуч
room25-direction-down = вниз
room25-direction-left = ліворуч
room25-order-move = наказ рухатися
room25-order-push = наказ виштовхувати

## Ролі, кольори, фази

room25-role-prisoner = в’язень
room25-role-guard = наглядач
room25-colour-blue = синій
    .rooms = сині
room25-colour-green = зелений
    .rooms = зелені
room25-colour-yellow = жовтий
    .rooms = жовті
room25-colour-red = червоний
    .rooms = червоні
room25-phase-clue = Початкова підказка
room25-phase-cards = Карти А.Р.Б.
room25-phase-programming = Фаза програмування
room25-phase-first-pass = Фаза дій, перше коло
room25-phase-second-pass = Фаза дій, друге коло
room25-phase-adrenaline = Адреналін
room25-phase-countdown = Відлік

## Режими, правила, складність, будівлі

room25-mode-suspicion = Підозра
room25-mode-team = Командна гра
room25-mode-competition = Змагання
room25-mode-cooperation = Співпраця
room25-mode-solo = Соло
room25-mode-text-suspicion = В’язні мають разом утекти через Кімнату 25. Серед них можуть ховатися наглядачі, які перемагають, якщо вибувають двоє в’язнів або спливає час.
room25-mode-text-team = Дві команди: перемагає та, що першою в повному складі втікає через Кімнату 25, або та, усі суперники якої вибули.
room25-mode-text-competition = Кожен гравець має двох персонажів: перемагає той, хто першим виведе обох через Кімнату 25, або той, у кого єдиного лишилися персонажі.
room25-mode-text-cooperation = Усі разом проти будівлі: поки не сплив час, кожен має втекти через Кімнату 25.
room25-mode-text-solo = Один гравець із чотирма персонажами: поки не сплив час, усі вони мають утекти через Кімнату 25.
room25-ruleset-classic = Базова гра
room25-ruleset-season2 = Базова гра та «Сезон 2»
room25-ruleset-text-classic = Без особливих здібностей, адреналіну, роботів і карт А.Р.Б.; усі персонажі однакові.
room25-ruleset-text-season2 = З особливими здібностями, адреналіном, роботами, картами А.Р.Б. і новими кімнатами.
room25-difficulty-standard = Звичайний рівень
room25-difficulty-madness = Божевільний рівень
room25-difficulty-text-standard = Із «Сезоном 2» у режимах «Співпраця» та «Соло» перед кожною фазою програмування беруть 2 карти А.Р.Б.
room25-difficulty-text-madness = У колоді є карти божевілля, одна карта діє перед кожним колом дій, а адреналіну немає. Лише в режимах «Співпраця» та «Соло» із «Сезоном 2».
room25-recipe-classic-beginner = Для початківців
room25-recipe-classic-expert-competition = Для знавців: «Змагання» та «Командна гра»
room25-recipe-classic-expert-suspicion = Для знавців: «Підозра», «Співпраця» та «Соло»
room25-recipe-s2-suspicion-one-guard = «Сезон 2»: «Підозра» з 1 наглядачем
room25-recipe-s2-suspicion-two-guards = «Сезон 2»: «Підозра» з 2 наглядачами
room25-recipe-s2-competition-team = «Сезон 2»: «Змагання» та «Командна гра»
room25-recipe-s2-cooperation-standard = «Сезон 2»: «Співпраця» та «Соло»
room25-recipe-s2-cooperation-madness = «Сезон 2»: «Співпраця» та «Соло», божевільний рівень
room25-recipe-ultimate-cooperation-easy = «Ультимейт»: «Співпраця» шести персонажів, легка
room25-recipe-ultimate-cooperation-middle = «Ультимейт»: «Співпраця» шести персонажів, середня
room25-recipe-example-one-guard = Приклад із книжки правил: «Підозра» з 1 наглядачем
room25-recipe-example-two-guards = Приклад із книжки правил: «Підозра» з 2 наглядачами
room25-recipe-example-cooperation = Приклад із книжки правил: «Співпраця»
room25-kevin-panic-rooms-adjacent-to-kevin = сусідні з ним
room25-kevin-panic-rooms-adjacent-to-each-other = сусідні між собою
