# `chronotable rules`: пошук правил, їхнє походження і те, які з них мають тест.

cli-rules-about = Знайти правила гри
cli-rules-help-game = гра; без неї всі ігри, що мають реєстр правил
cli-rules-help-words = ідентифікатор правила, наприклад 8.11, номер розділу або слова для пошуку
cli-rules-help-coverage = показати правила, яких не називає жоден тест (у робочій копії проєкту)
cli-rules-help-taught = перелік правил, що трапляються у звичайних іграх, але їх не пояснює жоден урок і жодна сторінка «Як грати»
cli-rules-help-provenance = скільки надруковано, скільки взято з інших відкритих матеріалів, а скільки нашого
cli-rules-help-lang = мова правил і всіх інших текстів

cli-rules-games = Ігри, що мають реєстр правил
cli-rules-games-hint = Далі: chronotable rules { $game }
cli-rules-ledger =
    { $count ->
        [one] Правила гри { $game }: { $count } правило
        [few] Правила гри { $game }: { $count } правила
        [many] Правила гри { $game }: { $count } правил
       *[other] Правила гри { $game }: { $count } правила
    }
cli-rules-sections-hint = Далі: розділ (chronotable rules { $game } 1), правило ({ $rule }) або слова для пошуку.
cli-rules-section =
    { $count ->
        [0] { $game }, розділ { $section }: { $title }
        [one] { $game }, розділ { $section }: { $title } ({ $count } правило)
        [few] { $game }, розділ { $section }: { $title } ({ $count } правила)
        [many] { $game }, розділ { $section }: { $title } ({ $count } правил)
       *[other] { $game }, розділ { $section }: { $title } ({ $count } правила)
    }
cli-rules-rule = { $rule } ({ $game }, розділ { $section }: { $title })
cli-rules-found =
    { $count ->
        [one] Знайдено { $count } правило гри { $game }
        [few] Знайдено { $count } правила гри { $game }
        [many] Знайдено { $count } правил гри { $game }
       *[other] Знайдено { $count } правила гри { $game }
    }
cli-rules-more =
    { $count ->
        [one] Ще { $count } правило; додайте слова, щоб звузити пошук.
        [few] Ще { $count } правила; додайте слова, щоб звузити пошук.
        [many] Ще { $count } правил; додайте слова, щоб звузити пошук.
       *[other] Ще { $count } правила; додайте слова, щоб звузити пошук.
    }
cli-rules-nothing = Нічого не знайдено для «{ $words }». Ігри, що мають реєстр правил: { $games }.

cli-rules-rests-on = Підстава: { $kinds }
cli-rules-rests-on-printed = друковані правила
cli-rules-rests-on-public = інші відкриті матеріали
cli-rules-rests-on-ours = наше власне рішення
cli-rules-source = Джерело: { $text }
cli-rules-ruling = Рішення: { $text }
cli-rules-note = Примітка: { $text }
cli-rules-provenance-rules = Правила гри { $game } за їхньою підставою
cli-rules-provenance-components = Компоненти гри { $game } за походженням

cli-rules-coverage-needs-checkout = Для покриття треба прочитати тести, тож потрібна робоча копія проєкту.
cli-rules-coverage-of-game = Покриття приймає назву гри або нічого. Ігри, що мають реєстр правил: { $games }.
cli-rules-uncovered =
    { $count ->
        [one] { $count } правило гри { $game } без тесту
        [few] { $count } правила гри { $game } без тесту
        [many] { $count } правил гри { $game } без тесту
       *[other] { $count } правила гри { $game } без тесту
    }
cli-rules-unknown =
    { $count ->
        [one] { $count } ідентифікатор, якого немає в реєстрі гри { $game }, і де його названо
        [few] { $count } ідентифікатори, яких немає в реєстрі гри { $game }, і де їх названо
        [many] { $count } ідентифікаторів, яких немає в реєстрі гри { $game }, і де їх названо
       *[other] { $count } ідентифікатора, яких немає в реєстрі гри { $game }, і де їх названо
    }
cli-rules-tested-anyway =
    { $count ->
        [one] { $count } правило гри { $game } є в not_executable.yaml, хоча його називає тест
        [few] { $count } правила гри { $game } є в not_executable.yaml, хоча їх називають тести
        [many] { $count } правил гри { $game } є в not_executable.yaml, хоча їх називають тести
       *[other] { $count } правила гри { $game } є в not_executable.yaml, хоча їх називають тести
    }
cli-rules-not-executable =
    { $count ->
        [one] { $count } правило гри { $game }, якого не перевірить жоден тест, із поясненням
        [few] { $count } правила гри { $game }, яких не перевірить жоден тест, із поясненням
        [many] { $count } правил гри { $game }, яких не перевірить жоден тест, із поясненням
       *[other] { $count } правила гри { $game }, яких не перевірить жоден тест, із поясненням
    }
cli-rules-coverage-summary = { $game }: правила з тестом: { $covered } із { $rules }; без тесту: { $uncovered }; неперевірні: { $excepted }; невідомі ідентифікатори: { $unknown }.
cli-rules-untaught = Правила, що трапляються у звичайних іграх, але їх ніхто не пояснює ({ $game }): { $count }
cli-rules-taught-summary = { $game }: у звичайних іграх (зіграних ботами: { $games }) трапляються правила, усього { $met }; уроки та «Як грати» пояснюють із них { $taught } ({ $percent }%), а з усіх { $rules } правил — { $all }.

cli-rules-column-game = гра
cli-rules-column-sections = розділи
cli-rules-column-rules = правила
cli-rules-column-section = розділ
cli-rules-column-title = назва
cli-rules-column-printed = друковані
cli-rules-column-public = відкриті
cli-rules-column-mixed = мішані
cli-rules-column-ours = наші
cli-rules-column-table = таблиця даних
cli-rules-column-records = записи
cli-rules-column-partly-reconstructed = частково відтворені
cli-rules-column-reconstructed = відтворені
cli-rules-no-ledger = Для гри «{ $game }» немає реєстру правил. Ігри, що його мають: { $games }.
