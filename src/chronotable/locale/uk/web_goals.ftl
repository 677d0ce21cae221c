# Ким є людина за столом, чого прагне й що з нею відбувається.

web-goal-title = Хто ви й чого прагнете
web-goal-of-game = Про що ця гра
web-goal-side = Ваша сторона
web-goal-goal = Мета
web-goal-end = Як закінчується гра
web-goal-line = Мета: { $goal }
web-goal-secret = Лише для ваших очей
web-goal-got-it = Зрозуміло
web-goal-danger = Увага!
web-goal-more = І ще { $n }
web-goal-fates = Що вам загрожує й що сталося
web-key-goal = хто ви й чого прагнете
