# Чому бот радить вибір. Факт — це речення без підмета, яким є сам вибір («вилучає розрив…»), а про те, чого краще
# уникнути, — ціле речення («утворюється вихор…»). Усе стоїть після двокрапки.

bots-why-two = { $first }; { $second }
bots-why-then = потім { $fact }
bots-why-often = { $fact } ({ $n } з { $of })
bots-why-oftener = { $fact } ({ $n } з { $of }, інакше { $other })
bots-why-more = { $fact } (інакше { $other })
bots-why-otherwise = інакше { $fact }
bots-why-otherwise-often = інакше { $fact } ({ $n } з { $of })
bots-why-otherwise-oftener = інакше частіше { $fact } ({ $n } з { $of }, так { $other })
bots-why-otherwise-more = інакше { $fact } (так { $other })
bots-why-either-way = у будь-якому разі: { $fact }
bots-why-although = { $first }, хоча «{ $option }»: { $fact }; загалом бот воліє перше
bots-why-at-a-price = { $first }, попри те що { $fact }
bots-why-hardly = майже ніякої різниці: «{ $option }»
bots-why-all-equal = між найкращими варіантами різниці не видно
bots-why-on-the-whole = вирішує не щось одне; бот воліє це, а не «{ $option }»
bots-why-only = нема з чим порівняти
