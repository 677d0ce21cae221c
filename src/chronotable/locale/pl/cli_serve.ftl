# Polecenie `chronotable serve`.

cli-serve-about = Stół w przeglądarce: graj solo lub ze znajomymi
cli-serve-help-host = adres, na którym serwer nasłuchuje; domyślnie tylko ten komputer
cli-serve-help-port = port; domyślnie { $port } albo następny wolny
cli-serve-help-database = gdzie przechowywać stoły: sqlite:///plik lub postgresql://user@host/nazwa; domyślnie SQLite w folderze danych
cli-serve-help-name = nazwa hosta, na którą serwer odpowiada (można powtórzyć); domyślnie każda, a na adresie lokalnym tylko własna
cli-serve-help-proxy = ufaj nagłówkom X-Forwarded pośrednika na tym komputerze
cli-serve-help-limits = pomnóż limity żądań i połączeń jednego adresu, np. dla klasy lub pomiaru
cli-serve-help-processes = procesy obsługujące stoły, np. po jednym na rdzeń; nie w Windows
cli-serve-help-pack = pakiet, którego można używać przy stołach; można powtarzać
cli-serve-help-bot = pozwól przy stołach na bota z zewnątrz: moduł:Klasa albo nazwa zainstalowanego, z :liczbą, jeśli ją przyjmuje (można powtarzać)
cli-serve-help-thinkers = procesy dla botów i podpowiedzi
cli-serve-help-browser = otwórz przeglądarkę
cli-serve-help-no-browser = nie otwieraj przeglądarki
cli-serve-open = Chronotable jest gotowe: { $url }
cli-serve-extra = Stół w przeglądarce wymaga dodatku „server”: pip install 'chronotable[server]'
cli-serve-port = Nie można nasłuchiwać na { $host }, port { $port }: { $problem }
cli-serve-one-process = Kilka procesów wymaga bazy danych, z której mogą korzystać wspólnie, i systemu, który przekazuje połączenia (nie Windows). Pomiń --processes.
cli-serve-worker-ended = Jeden z procesów obsługujących stoły zakończył działanie, więc zatrzymano wszystkie. Wszystko, co potwierdzono, jest zapisane; uruchom serwer ponownie.
cli-serve-bot-long = „{ $bot }” nie mieści się przy stole: najwyżej { $most } znaków. Nadaj botowi krótką nazwę w grupie punktów wejścia { $group }.
cli-serve-bot-of-house = „{ $bot }” to jeden z naszych botów i jest przy każdym stole; --bot służy botom z zewnątrz.
