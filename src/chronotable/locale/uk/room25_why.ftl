# Чому щось неможливо у грі «Кімната 25»: вибір, параметри, описані позиції.

## Вибір

room25-why-unknown-key = Немає вибору такого вигляду. Вибір починається з: { $verbs }.
room25-why-not-your-turn = Це не ваше рішення. Зараз вибирають (номери гравців): { $seats }.
room25-why-eliminated = У вас не лишилося персонажів у грі: вибулі не беруть участі, доки не повернуться.
room25-why-not-offered = Цього немає серед доступних варіантів: { $offered }.
room25-why-other-question = Спершу треба відповісти: { $question }
room25-why-no-such-token = Немає дії «{ $id }». Дії: { $tokens }.
room25-why-token-twice = Жетон кожного виду лише один: ту саму дію не можна запрограмувати двічі.
room25-why-token-lost = { $character } до кінця гри вже не має дії: { $token }.
room25-why-classic = Без «Сезону 2» немає особливих здібностей.
room25-why-cold = У Холодній кімнаті можна запрограмувати лише одну дію.
room25-why-no-such-room = Немає кімнати «{ $id }»: стовпці позначено літерами від a до e, ряди — числами від 1 до 5.
room25-why-dark = У Темній кімнаті не можна виконати огляд.
room25-why-not-adjacent = Кімната { $cell } не сусідня.
room25-why-corridor = Із Поворотної кімнати ведуть лише два виходи її коридору.
room25-why-face-up = Кімнату { $cell } вже відкрито.
room25-why-closed = На кімнаті { $cell } лежить жетон заборони входу: увійти не може ніхто.
room25-why-locked = Кімнату { $cell } замкнено: увійти можуть лише Еммет і роботи.
room25-why-prison = Із В'язничної камери можна вийти лише до Центральної кімнати або до кімнати, у якій є персонаж чи робот.
room25-why-central = У Центральній кімнаті можливі лише огляд і рух.
room25-why-no-such-character = Персонаж «{ $id }» не бере участі у грі. Грають: { $characters }.
room25-why-elsewhere = У вашій кімнаті немає { $other_gen }.
room25-why-hidden = { $other } { $other_gender ->
    [f] схована, її
   *[m] схований, його
} не можна виштовхнути.
room25-why-no-such-line = Немає лінії «{ $id }». Лінії: { $lines }.
room25-why-middle-line = Ряд і стовпець Центральної кімнати ніколи не зсуваються.
room25-why-other-line = Керування зсуває лише ряд або стовпець, у якому ви перебуваєте.
room25-why-slide-lock = { CAPITAL($line) } у цьому раунді вже зсувався у протилежний бік.
room25-why-no-adrenaline = { $character } не має жетона адреналіну.
room25-why-cold-adrenaline = У Холодній кімнаті не можна оголосити адреналін.
room25-why-declare-later = Адреналін оголошують у фазі програмування.
room25-why-no-reminders = У цій партії грають без жетонів-нагадувань.
room25-why-reminder-out = Жетон-нагадування лежить на кімнаті й повернеться лише тоді, коли її відкриють.
room25-why-own-turn = Це можна зробити лише тоді, коли настала черга цього персонажа.
room25-why-no-roles = Ролі є лише в режимі «Підозра».
room25-why-role-shown = Цю роль уже відкрито.
room25-why-prisoner = В'язні ніколи не відкриваються з власної волі.

## Параметри

room25-option-players = { $mode ->
    [suspicion] { room25-mode-suspicion }
    [team] { room25-mode-team }
    [competition] { room25-mode-competition }
    [cooperation] { room25-mode-cooperation }
   *[solo] { room25-mode-solo }
}: за цими правилами гравців не може бути { $players }. Можлива кількість: { $allowed }.
room25-option-madness = Божевільний рівень є лише в режимах «Співпраця» та «Соло» із «Сезоном 2».
room25-option-characters = Указано персонажів: { $n }, потрібно: { $needed }.
room25-option-foreign = Таких персонажів за цими правилами немає: { $characters }. Можливі: { $allowed }.
room25-option-recipe = Будівля «{ $recipe }» не підходить до режиму, правил або кількості гравців. Можливі: { $allowed }.
room25-option-tiles = Указано кімнат: { $n }, потрібно: { $needed }.
room25-option-tile-count = Указано кімнат виду «{ $room }»: { $n }, доступно: { $most }.
room25-option-key-room = Кімната з ключем буває лише в режимах «Співпраця» та «Соло» із «Сезоном 2».
room25-option-needs = Будівля повинна мати рівно одну кімнату виду «{ $room }».

## Описані позиції

room25-position-character = Персонаж «{ $id }» не бере участі у грі. Грають: { $characters }.
room25-position-step = Крок «{ $step }», що очікує, не існує або не підходить.

## Закони столу; частини kernel-position-impossible

room25-law-tiles = кімнати, яких бракує або які повторюються
room25-law-centre = посередині немає єдиної Центральної кімнати
room25-law-covered-token = жетон заборони входу або замка на закритій кімнаті «{ $cell }»
room25-law-locked-blue = жетон замка на синій кімнаті «{ $cell }»
room25-law-locks = використані жетони замка: { $n }
room25-law-robot = робот у червоній або закритій кімнаті «{ $cell }»
room25-law-place = місце персонажа «{ $character }», який має бути в кімнаті лише тоді, коли не вибув
room25-law-covered = «{ $character }» у закритій кімнаті
room25-law-token-twice = той самий жетон двічі у програмі персонажа «{ $character }»
room25-law-reminder = жетон-нагадування персонажа «{ $character }» на відкритій кімнаті
room25-law-characters = персонаж, який повторюється
room25-law-roles = ролі, що не відповідають кількості гравців
room25-law-markers = маркер черговості, який повторюється
room25-law-no-marker = немає маркера черговості персонажа «{ $character }»
room25-law-fallen = «{ $character }» у списку вибулих усупереч стану гри
room25-law-rounds = лишилося раундів: { $n }
room25-law-cards = карта А.Р.Б., яка повторюється

## Набори

room25-pack-direction = { $axis ->
    [row] Ряд не може зсунутися в напрямку «{ $found }»
   *[column] Стовпець не може зсунутися в напрямку «{ $found }»
}. Можливо: { $allowed }.
room25-pack-endless = Добір карт міг би ніколи не закінчитися: у колоді має лишитися покарання або рух будівлі без символу добору.
