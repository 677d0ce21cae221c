# Спільне для всіх ігор: переліки, вибір, скасування, збереження.

kernel-list = { $first } та { $last }
kernel-list-empty = немає
# PLAYER(2) у повідомленні — другий гравець: за столом у браузері на ім’я, деінде так.
kernel-player-number = Гравець { $number }
kernel-player = { PLAYER($seat) }

## Вибір

kernel-illegal-choice = Не можна вибрати: { $key }. { $reason }{ $rule ->
        [none] { "" }
       *[other] { " " }(Правило: { $rule })
    }
kernel-why-over = Гру вже завершено.
kernel-why-unknown-key = Такого варіанта немає: «{ $key }». Ключ варіанта починається з: { $verbs }.
kernel-why-not-your-turn = Це не ваше рішення. Зараз вибирає: { $choosing }.
kernel-why-not-offered = Цього немає серед доступних варіантів: { $offered }.
kernel-why-other-question = Спершу запитання інше. { $question }
kernel-why-no-key = Вибір роблять ключем, тобто текстом на зразок «done», а не значенням { $found }.
kernel-why-also = { $first } { $then }
kernel-whole-number = «{ $name }» має бути цілим числом, а вказано { $found }.
kernel-seed = Зерно — це ціле число або дані розміром рівно { $size } Б, а вказано { $found }.
kernel-unknown-seat = Немає місця { $seat }; місця пронумеровано від 0 до { $last }.
kernel-seat-needed = Одночасно вибирають гравці на кількох місцях: укажіть місце ({ $seats }).
kernel-play-seat = На місці { $seat } зараз немає чого вибирати. Вибирають на місцях: { $seats }.
kernel-play-index = Немає варіанта з номером { NUMBER($index, useGrouping: 0) }; варіанти пронумеровано від 0 до { $last }.

## Скасування та відгалуження

kernel-undo-nothing = Немає чого скасовувати.
kernel-undo-revealed = Відтоді вже щось відкрито; цей вибір не можна скасувати.
kernel-undo-others = Відтоді вибирали вже інші; цей вибір не можна скасувати.
kernel-undo-over = Гру закінчено: скасувати вже нічого не можна.
kernel-undo-takebacks = Узгоджених скасувань у цій партії: { NUMBER($n, useGrouping: 0) }; більше збереження не вміщує, тож ще одне неможливе.
kernel-branch-range = Відгалуження може починатися після виборів від 0 до { NUMBER($last, useGrouping: 0) }, а не після вибору { NUMBER($at, useGrouping: 0) }.

## Збереження

kernel-save-huge = Збереження завелике. Кількість символів: { NUMBER($size, useGrouping: 0) }, дозволено: { NUMBER($largest, useGrouping: 0) }.
kernel-save-foreign = Це не збережена гра: перший рядок має бути «{ $first }».
kernel-save-text = Збереження має бути текстом, а вказано { $found }.
kernel-save-truncated = Збереження неповне: бракує його кінця.
kernel-save-damaged = Збереження пошкоджено або змінено: контрольна сума не збігається.
kernel-save-line = Не вдалося прочитати рядок { NUMBER($line, useGrouping: 0) } збереження.
kernel-save-header = У збереженні бракує правильного запису «{ $name }».
kernel-save-chance = У збереженні вказано випадковість версії { $version }; тут відомі версії від 1 до { $known }.
kernel-save-takebacks = У збереженні вказано узгоджених скасувань: { NUMBER($n, useGrouping: 0) }; у партії їх може бути щонайбільше { NUMBER($most, useGrouping: 0) }.
kernel-save-changed = Це збереження створено за іншими правилами (версія { $wanted }; тут: { $present }). { $number ->
    [0] За тутешніми правилами гра почалася б інакше.
   *[other] За тутешніми правилами від вибору { NUMBER($number, useGrouping: 0) } це була б інша гра.
} { $rest }
kernel-save-changed-unsaid = Це збереження створено за іншими правилами, хоча їхня версія називається так само, як тут ({ $present }): програму змінили, не давши їм нової. { $number ->
    [0] За тутешніми правилами гра почалася б інакше.
   *[other] За тутешніми правилами від вибору { NUMBER($number, useGrouping: 0) } це була б інша гра.
} { $rest }
kernel-save-changed-packs = Це збереження створено з іншими виданнями його наборів ({ $wanted }; тут: { $present }). { $number ->
    [0] З тутешніми наборами гра почалася б інакше.
   *[other] З тутешніми наборами від вибору { NUMBER($number, useGrouping: 0) } це була б інша гра.
} { $rest }
kernel-save-can-go-on = За бажання можна продовжити з останньої позиції за тутешніми правилами.
kernel-save-unproven = Це збереження створено за іншими правилами (версія { $wanted }; тут: { $present }). Усі його вибори можна повторити за тутешніми правилами, але воно не містить позицій для порівняння: невідомо, чи це та сама гра. За бажання можна продовжити її такою, як її тут повторено.
kernel-save-no-position = Збереження не описує останньої позиції, а за тутешніми правилами його вибори ведуть лише до вибору { NUMBER($number, useGrouping: 0) }: продовжити не можна.
kernel-save-over = Цю гру завершено; її зіграно за іншими правилами, тож відтворити її тут не можна.
kernel-save-position = Останню позицію зі збереження не можна продовжити за тутешніми правилами. { $detail }
kernel-save-packs = Збереження потребує інших наборів. Потрібні: { $wanted }. Наявні: { $present }.
kernel-save-outcomes = Записані випадкові результати не відповідають виборам.
kernel-save-choice = { $number ->
    [0] Не вдалося відтворити записане приготування гри.
   *[other] Не вдалося відтворити вибір { NUMBER($number, useGrouping: 0) } зі збереження.
} { $detail }

## Ігри та параметри

kernel-unknown-game = Немає гри «{ $name }». Доступні ігри: { $games }.
kernel-game-taken = Гра «{ $name }» вже є.
kernel-game-object = Гру описує об’єкт ігрового класу, а не { $found }.
kernel-game-name = «{ $name }» не може бути назвою гри: малі латинські літери, цифри й «_», на початку літера, щонайбільше 40 знаків.
kernel-game-texts = Немає теки { $path } з текстами гри: у ній має бути тека «{ $language }» з файлами «{ $files }».
kernel-game-ledger = Немає файлу { $path } з правилами гри.
kernel-game-lessons = Немає теки { $path } з уроками гри.
kernel-lesson-unknown = Немає уроку «{ $name }». Уроки: { $lessons }.
kernel-puzzle-unknown = Немає задачі «{ $name }». Задачі: { $puzzles }.
kernel-game-broken = Не вдається завантажити гру «{ $name }» з пакета { $package } ({ $detail }).
kernel-option-unknown = Немає параметра «{ $name }». Доступні параметри: { $allowed }.
kernel-option-rule = Параметр «{ $name }»: { $problem } ({ $rule })
kernel-option-wrong = Параметр «{ $name }»: { $problem }

## Невідповідні значення

kernel-schema-deep = Значення має завелику глибину вкладення.
kernel-schema-enum = Недозволене значення: { $found }. Дозволено: { $allowed }.
kernel-schema-type = Значення { $found } має неправильний тип. Дозволені типи: { $allowed }.
kernel-schema-required = Бракує: { $names }.
kernel-schema-unknown = Невідомо: { $names }. Дозволено: { $allowed }.
kernel-schema-least = Значення { $found } замале; дозволений мінімум: { $least }.
kernel-schema-most = Значення { $found } завелике; дозволений максимум: { $most }.
kernel-schema-short = Значення { $found } закоротке; найменша довжина: { $least }.
kernel-schema-long = Значення { $found } задовге; найбільша довжина: { $most }.
kernel-schema-twice = Значення { $found } двічі називає те саме.
kernel-schema-pattern = Значення { $found } не має вигляду { $pattern }.
kernel-schema-other = Значення { $found } не підходить.

## Описані позиції

kernel-position-object = Позиція та її параметри мають бути об’єктами JSON.
kernel-position-match = Позицію зчитують із партії, а вказано { $found }.
kernel-position-schema = Позиція, { $path }: { $problem }
kernel-position-rule = Позиція, { $path }: { $problem } ({ $rule })
kernel-position-part = Позиція називає те, чого немає: { $detail }.
kernel-position-impossible = Ця позиція неможлива: { $laws }.
kernel-position-fate = Позиція визначає, що тепер випаде «{ $word }» (fate), але тут можуть випасти лише: { $allowed }.
kernel-position-fate-never = Позиція визначає, що випаде «{ $word }» (fate), а це не може випасти в цій грі. Можливі: { $allowed }.
kernel-position-fate-over = Позиція визначає, що принесе випадок (fate), але гру закінчено.
kernel-position-step = Відкладений крок «{ $step }» не може мати тут таких значень.
kernel-position-stuck = Позиція нікому не лишає вибору, хоча гру не закінчено.

## Набори

kernel-pack-problem = { $file }, рядок { NUMBER($line, useGrouping: 0) }, { $path }: { $problem }
kernel-pack-made-problem = Набір «{ $name }», { $path }: { $problem }
kernel-pack-path = Набір вказують шляхом до файлу, а не через { $found }.
kernel-pack-list = Набори мають бути списком, а вказано { $found }.
kernel-pack-missing = Немає файлу { $file }.
kernel-pack-folder = { $file } — це тека; набір має бути файлом.
kernel-pack-unreadable = Не вдалося прочитати файл { $file }.
kernel-pack-huge = Файл { $file } завеликий для набору; найбільший дозволений розмір у байтах: { NUMBER($largest, useGrouping: 0) }.
kernel-pack-encoding = { $file }, рядок { NUMBER($line, useGrouping: 0) }: текст не в кодуванні UTF-8.
kernel-pack-mapping = { $file } не є набором: він має містити названі записи, як-от «pack:» і «cards:».
kernel-pack-header = Набір має вказувати свою назву та гру. Ігри: { $games }.
kernel-pack-game = Цей набір призначено для «{ $found }». Можливі ігри: { $games }.
kernel-pack-none = Гра «{ $game }» не приймає наборів.
kernel-pack-id-twice = «{ $id }» трапляється двічі.
kernel-pack-unknown-id = Немає «{ $id }». Відомі: { $known }.
kernel-pack-documents = { $file }, рядок { NUMBER($line, useGrouping: 0) }: починається другий документ, а набір може мати лише один.
kernel-pack-tab = { $file }, рядок { NUMBER($line, useGrouping: 0) }: для відступів потрібні пробіли, а не табуляція.
kernel-pack-yaml = { $file }, рядок { NUMBER($line, useGrouping: 0) }: це неправильний YAML ({ $detail }).
kernel-pack-character = { $file }, рядок { NUMBER($line, useGrouping: 0) }: недозволений символ.
kernel-pack-alias = { $file }, рядок { NUMBER($line, useGrouping: 0) }: якорі (&) та псевдоніми (*) не дозволені.
kernel-pack-tag = { $file }, рядок { NUMBER($line, useGrouping: 0) }: теги на зразок { $tag } не дозволені.
kernel-pack-deep = { $file }, рядок { NUMBER($line, useGrouping: 0) }: завелика глибина вкладення; дозволена кількість рівнів: { $deepest }.
kernel-pack-key = { $file }, рядок { NUMBER($line, useGrouping: 0) }: назва запису має бути звичайним текстом.
kernel-pack-twice = { $file }, рядок { NUMBER($line, useGrouping: 0) }, { $path }: запис «{ $name }» трапляється двічі.
kernel-program-long = Властивість задовга; дозволена кількість частин: { $most }.
kernel-program-deep = Властивість має забагато вкладених блоків; дозволена кількість рівнів: { $most }.
kernel-schema-meant = { $problem } Можливо, ви мали на увазі «{ $word }»?
kernel-schema-enum-many = Недозволене значення: { $found }. Кількість дозволених слів: { $n }, наприклад { $near }; усі вони є у схемі або в довіднику гри.
kernel-schema-some = Потрібна принаймні одна з назв: { $names }.
kernel-schema-single = Забагато водночас: { $found }. Дозволено лише одну з назв: { $names }.
