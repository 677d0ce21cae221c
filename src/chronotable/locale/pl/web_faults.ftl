# Kłopoty serwera, o których mówi się ludziom.

web-bot-slow = Bot „{ $bot }” ({ PLAYER($seat) }) myślał za długo. Zamiast niego wybrał szybszy: „{ $quick }”.
web-bot-failed = Bot { $bot } ({ PLAYER($seat) }) nic nie wybrał: { $why } Zamiast niego wybrał bot „{ $quick }”.
web-bot-plays-on = Bot { $bot } ({ PLAYER($seat) }) już nie gra: { $why } Odtąd gra bot „{ $quick }”.
web-bot-stuck = Bot ({ PLAYER($seat) }) nie może tu nic wybrać i nic się nie zmieniło. { $reason }
web-analysis-slow = Analiza trwała za długo: serwer jest zajęty. Spróbuj ponownie za jakiś czas.
web-hint-slow = Bot, który podpowiada, myślał za długo: serwer jest zajęty. Spróbuj ponownie za jakiś czas.
web-storing = Twój ruch jest zapisywany; baza danych jest zajęta. Za chwilę zostanie potwierdzony albo odrzucony.
web-database-busy = Baza danych była zajęta zbyt długo, więc nic się nie zmieniło. Spróbuj ponownie.
web-database-away = Serwer nie może teraz niczego zapisać, więc nic się nie zmieniło. Spróbuj ponownie za jakiś czas.
web-no-page = Pod tym adresem nic nie ma.
web-method = Ten adres nie przyjmuje takich żądań.
web-request = Na to żądanie nie można odpowiedzieć.
web-origin = To żądanie pochodzi z innej strony niż strona stołu. Jeśli serwer stoi za serwerem pośredniczącym, trzeba go uruchomić z opcją --behind-proxy.
web-host = Ten serwer nie odpowiada pod tą nazwą. Administrator może ją dodać opcją --name.
web-notice-close = Zamknij to powiadomienie
