# Гра в терміналі: вибір гри, окремі клавіші, що кажуть боти.

## Яка гра

cli-choose-title = Яка гра?
cli-choose-input = Номер або назва; Enter бере першу, q завершує
cli-choose-unknown = Немає гри «{ $text }»: уведіть номер від 1 до { $last } або початок назви.
cli-choose-players = гравців: від { $least } до { $most }
cli-choose-unfinished = незавершена гра триває далі

## Підготовка гри

cli-setup-more = m інші рядки
cli-setup-keys = Enter починає гру, номер або стрілка й Enter змінюють рядок, q завершує
cli-setup-keys-short = Enter починає гру, номер змінює рядок, q завершує

## Хто грає

cli-you = ви
cli-bot = бот: { $bot }

## Окремі клавіші

cli-keys = номер або стрілки, ? довідка, u назад, h підказка, o варіанти, c опис, l журнал, q вихід
cli-keys-short = номер, ? довідка, u назад, h підказка, q вихід
cli-keys-pointed = Enter бере, стрілки пересувають, ? каже чому, Esc відмовляється
cli-keys-pointed-short = Enter бере, ? чому, Esc

## Підказки

cli-hint-thinking = Бот «{ $bot }» думає над підказкою
cli-hint-why = Чому: { $why }.
cli-hint-equal = Те саме дає: { $numbers }.
cli-hint-plan = Дальший план: { $steps }{ $more ->
    [yes] …
   *[no] .
}

## Цілі

cli-goal-title = Хто ви й чого прагнете
cli-goal-none = Ця гра нічого про це не каже.
cli-goal-secret = Ніхто інший не повинен бачити цієї сторінки.
cli-goal-goal = Мета: { $goal }
cli-goal-end = Кінець: { $end }
cli-goal-danger = Увага! { $text }
cli-goal-more = (g: усе, { $n })
cli-help-g-sign = g
cli-help-g = хто ви, чого прагнете й що вам загрожує

## Довідка

cli-help-keys-sign = 3, стрілки
cli-help-keys = вибрати варіант 3 або вказати на варіант, прочитати про нього внизу й узяти його клавішею Enter; від десяти варіантів номер завершує Enter
cli-help-text-sign = пробіл
cli-help-text = увести текст і Enter: слова варіанта, його ключ ({ $key }) чи початок ключа, ? і ключ
cli-help-ask-sign = ?
cli-help-ask = ця сторінка; коли вказано на варіант, чому він можливий, із правилом
cli-card-nothing = У цій грі немає чого шукати.
cli-play-help-no-first-notes = не пояснювати того, що трапляється вперше
cli-first-note = { $text } ({ $rule })
cli-play-help-line = відповідати рядками, а не окремими клавішами, як для каналів і програм читання з екрана

## How to play

cli-how-to-play-about = Розповісти, як грати у гру та що означають її символи
cli-how-to-play-help-game = гра; без неї список ігор, що мають такий опис
cli-how-to-play-help-lang = мова тексту
cli-how-to-play-games = Ігри, для яких є опис, як грати: { $games }.
cli-how-to-play-none = { $game }: опису, як грати, немає. Він є для таких ігор: { $games }.
cli-how-to-play-nothing = Для цієї гри немає опису, як у неї грати.
cli-help-i-sign = i
cli-help-i = як грати, за три хвилини, і що означають символи
