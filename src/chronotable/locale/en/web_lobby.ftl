# The first page's lists and invitations: facts of games, bots by name, short codes, QR codes, and who comes.

web-home-minutes = { $least ->
    [0] { $most } min
   *[other] { $least }–{ $most } min
}
web-home-age = age { $age }+
web-home-weight = How hard it is: { $word }
web-invite-code-make = Short code
web-invite-code-how = Enter it on the home page, under “Join by link or code”. It works once, for { $minutes ->
    [one] { $minutes } more minute
   *[other] { $minutes } more minutes
}.
web-invite-code-over = This code has expired.
web-invite-code-again = New code
web-invite-qr = QR code
web-invite-qr-label = QR code of the link: point a phone’s camera at it.
web-invite-share = Share
web-link-name-why = The others see it. This browser remembers it.

## How heavy a game is

web-home-weight-1 = very light
web-home-weight-2 = light
web-home-weight-3 = medium
web-home-weight-4 = hard
web-home-weight-5 = very hard

## What bots are called, by seat

web-bot-name-1 = Cog
web-bot-name-2 = Bolt
web-bot-name-3 = Widget
web-bot-name-4 = Gizmo
web-bot-name-5 = Sprocket
web-bot-name-6 = Pixel
web-bot-name-7 = Ticker
web-bot-name-8 = Piston
