# Що щойно сталося і на кого чекаємо.

## Від останнього ходу

web-since-now = Щойно
web-since-more = і ще { $n }
web-since-show = Показати
web-since-showing = Ось що сталося…
web-since-skip = Пропустити
web-newest-open = Відкрити журнал

## Чекання

web-thinking = Думає: { $name }…
web-thinking-of = Думає: { $name }… (бот { $k } з { $n })
web-seconds = { $n } с
web-has-chosen = { $name }: готово
web-chooses-yet = { $name }: ще вибирає
