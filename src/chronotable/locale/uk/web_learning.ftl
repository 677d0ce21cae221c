# The pages on how to play.

web-how-to-play-rules = Усі правила
web-how-to-play-print = Надрукувати (2 сторінки)
web-how-to-play-foot = Наші власні слова й малюнки, Chronotable. Якщо чогось зробити не можна, стіл пояснює чому й називає правило.
