# `chronotable pack`: власні карти, агенти й місії у файлі.

cli-packs-about = Перевірити набори власних карт, агентів і місій або почати новий
cli-packs-check-about = перевірити файли наборів і показати, що в них
cli-packs-new-about = записати приклад із коментарями для початку
cli-packs-schema-about = вивести JSON-схему набору
cli-packs-help-files = файли наборів; кілька файлів перевіряються разом у цьому порядку
cli-packs-help-new-file = файл, який треба записати; його ще не повинно бути
cli-packs-help-game = гра, для якої набір
cli-packs-help-lang = мова текстів і повідомлень

cli-packs-good = { $file }: «{ $name }», набір для гри { $game }, правильний ({ $hash }).
cli-packs-play = Зіграти з ним: chronotable play { $game } { $files }
cli-packs-replaces-all = Замінює весь список { $list }.
cli-packs-removes = Пропускає у списку { $list }: { $ids }.
cli-packs-table = Має власну таблицю { $list }.
cli-packs-change = { $change ->
    [replaces] замінено
   *[adds] нове
}
cli-packs-card = Карта { $id } ({ cli-packs-change }): { $name }, { $set ->
    [starting] початкова карта ({ $agent }), { $origin }
   *[arsenal] велетенська колода, { $origin }
}, { $dimension }. { $text }
cli-packs-agent = Агент { $id } ({ cli-packs-change }): { $name }, { $era }. { $text }
cli-packs-mission = Місія { $id } ({ cli-packs-change }): { $name } { $text }
cli-packs-ultra = Карта Ультрамашини { $id } ({ cli-packs-change }): { $name }. { $text }
cli-packs-record = { $id } ({ cli-packs-change }): { $text }
cli-packs-tile = { $name }, { $text }
cli-packs-space = клітинка { $space } ({ $effect })
cli-packs-spaces = { $spaces }

cli-packs-written = Файл { $file } записано. Змініть його, а тоді перевірте: chronotable pack check { $file }
cli-packs-exists = Файл { $file } уже є, його не змінено. Вкажіть інший.
cli-packs-unwritable = Файл { $file } не вдалося записати.
cli-packs-more = { $file }: помилок більше; спершу виправте ці.
cli-packs-no-template = Для гри «{ $game }» немає зразка набору. Що набір може містити, скаже: chronotable pack schema --game { $game }
