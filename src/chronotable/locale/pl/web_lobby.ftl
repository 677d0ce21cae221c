# Listy na pierwszej stronie i zaproszenia: fakty o grach, imiona botów, krótkie kody, kody QR i kto przychodzi.

web-home-minutes = { $least ->
    [0] { $most } min
   *[other] { $least }–{ $most } min
}
web-home-age = od { $age } lat
web-home-weight = Jak trudna jest gra: { $word }
web-invite-code-make = Krótki kod
web-invite-code-how = Do wpisania na pierwszej stronie, pod „Dołącz przez link lub kod”. Działa raz, jeszcze przez { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}.
web-invite-code-over = Ten kod stracił ważność.
web-invite-code-again = Nowy kod
web-invite-qr = Kod QR
web-invite-qr-label = Kod QR linku: skieruj na niego aparat telefonu.
web-invite-share = Udostępnij
web-link-name-why = Widzą je inni przy stole. Ta przeglądarka je zapamięta.

## How heavy a game is

web-home-weight-1 = bardzo lekka
web-home-weight-2 = lekka
web-home-weight-3 = średnia
web-home-weight-4 = trudna
web-home-weight-5 = bardzo trudna

## What bots are called, by seat

web-bot-name-1 = Trybik
web-bot-name-2 = Śrubka
web-bot-name-3 = Gadżet
web-bot-name-4 = Zębatka
web-bot-name-5 = Sprężynka
web-bot-name-6 = Piksel
web-bot-name-7 = Tykacz
web-bot-name-8 = Tłoczek
