## Уроки: що не так у файлі уроку, для тих, хто їх пише

lesson-file-name = { $file }: файл уроку називається, наприклад, 20-two-rifts.yaml: номер місця в курсі, далі малі літери, цифри й дефіси.
lesson-mapping = { $file } не є уроком: потрібні названі записи, такі як «minutes:» і «steps:».
lesson-twice = { $file }: у цьому курсі вже є урок «{ $id }».
lesson-name-twice = Інший крок або відповідь на хибний вибір теж називається «{ $name }».
lesson-both = { $one } і { $other } виключають одне одного: залиште одне з них.
lesson-only-with = { $one } нічого не означає без { $other }.
lesson-own-script = { $seat } — це учень; сценарій призначено для інших.
lesson-all-seats = Усі місця належать учневі: немає для кого писати сценарій чи вибирати ботів.
lesson-seats = Немає місця { $seat }; кількість місць у цій грі: { $seats }.
lesson-no-beginning = Урок не може початися: { $problem }
lesson-no-text = Бракує тексту { $id } ({ $language }).
lesson-long-text = Текст { $id } ({ $language }) задовгий: символів { $n }, а вміщується { $most }.
lesson-no-rule = { $rule } не є правилом гри { $game }.
lesson-no-target = На цьому полі немає «{ $target }».
lesson-not-offered = Вибору { $key } зараз немає: { $reason } Можна вибрати: { $offered }.
lesson-nobody-asked = Учень не має чого вибирати.
lesson-by-bots = Якщо боти виберуть інше: { $problem } Запишіть їхні вибори у сценарій.
lesson-never-right = Вибору { $key } у цьому місці немає. Можна вибрати: { $offered }.
lesson-over = Гра закінчується до цього кроку.
lesson-unknown-event = Немає події «{ $event }».
lesson-no-event = Подія «{ $event }» не настає.
