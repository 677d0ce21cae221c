# Правила: книжка правил гри як сторінка і як панель.

web-rules-title = Правила
web-rules-of = Правила: { $game }
web-rules-games = Ігри
web-rules-about = Кожне правило має власний номер, який стіл називає, коли чогось не можна зробити. Один дотик покаже, на що воно спирається.
web-rules-tags = У джерелах [seed] — друковані правила, [public] — інші відкриті матеріали, [ruling] — наше рішення.
web-rules-packs = Що взято з наборів
web-rules-packs-text = Ці дані власник гри подав у файлі. Вони стоять на місці наших і не є замінами.
web-rules-packs-whole = повністю
web-rules-search = Шукати в правилах
web-rules-grounds = На що спирається правило
web-rules-ground-printed = друковані
web-rules-ground-public = відкриті
web-rules-ground-mixed = мішані
web-rules-ground-ours = наші
web-rules-found = { $n } із { $all ->
    [one] { $all } правила
   *[other] { $all } правил
}
web-rules-chapter = Перейти до розділу
web-rules-none = Жодне правило не містить усіх цих слів.
web-rules-link = Посилання на це правило
web-rules-rests = На що спирається
web-rules-loading = Правила завантажуються.
web-rules-english = Правила написано англійською.
web-rules-no-ledger = Правила цієї гри тут не записані.
web-rules-glossary = Словничок
web-rules-term = Що це таке: { $rule }
web-rules-more = { $n ->
    [one] І ще { $n } правило, у якому є деякі з цих слів.
    [few] І ще { $n } правила, у яких є деякі з цих слів.
    [many] І ще { $n } правил, у яких є деякі з цих слів.
   *[other] І ще { $n } правила, у яких є деякі з цих слів.
}
