# Списки на першій сторінці та запрошення: факти про ігри, імена ботів, короткі коди, QR-коди й хто приходить.

web-home-minutes = { $least ->
    [0] { $most } хв
   *[other] { $least }–{ $most } хв
}
web-home-age = від { $age } років
web-home-weight = Наскільки складна гра: { $word }
web-invite-code-make = Короткий код
web-invite-code-how = Його вводять на першій сторінці, у полі «Приєднатися за посиланням або кодом». Діє один раз, ще { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}.
web-invite-code-over = Цей код більше не діє.
web-invite-code-again = Новий код
web-invite-qr = QR-код
web-invite-qr-label = QR-код посилання: наведіть на нього камеру телефона.
web-invite-share = Поділитися
web-link-name-why = Його бачать інші за столом. Цей браузер його запам’ятає.

## How heavy a game is

web-home-weight-1 = дуже легка
web-home-weight-2 = легка
web-home-weight-3 = середня
web-home-weight-4 = складна
web-home-weight-5 = дуже складна

## What bots are called, by seat

web-bot-name-1 = Гвинтик
web-bot-name-2 = Болтик
web-bot-name-3 = Коліщатко
web-bot-name-4 = Шестерня
web-bot-name-5 = Пружинка
web-bot-name-6 = Піксель
web-bot-name-7 = Цокотун
web-bot-name-8 = Поршень
