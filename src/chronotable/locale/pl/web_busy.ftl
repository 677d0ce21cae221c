# Gdy serwer albo ktoś ma za dużo naraz.

## Granice

web-busy-sockets = Serwer jest teraz pełny. Ta strona sama spróbuje ponownie.
web-busy-sockets-of-address = Z twojej sieci otwarto za dużo stołów (dozwolona liczba: { $most }). Zamknij niektóre; ta strona sama spróbuje ponownie.
web-busy-connections = Serwer jest teraz pełny. Spróbuj ponownie za minutę.
web-busy-connections-of-address = Z twojej sieci jest za dużo połączeń (dozwolona liczba: { $most }). Zamknij kilka stron i spróbuj ponownie.
web-busy-tables = Wszystkie stoły na tym serwerze są teraz zajęte. Spróbuj ponownie za minutę.
web-busy-journal = Serwer nie nadąża teraz z zapisywaniem ruchów. Nic się nie zmieniło; spróbuj ponownie.
web-busy-reading = Zbyt wiele osób otwiera teraz stoły albo ogląda przebieg gier. Spróbuj ponownie za chwilę.
web-busy-uploads = Trwa wczytywanie innych zapisów. Spróbuj ponownie za chwilę.
web-upload-long = Wczytywanie tego zapisu trwało zbyt długo, więc zostało przerwane.
web-log-full = Ten stół osiągnął największą dopuszczalną liczbę ruchów: { NUMBER($most, useGrouping: 0) }. Nie można tu już dalej grać.
web-log-long = Liczba ruchów przy tym stole to już { NUMBER($most, useGrouping: 0) }. Odtąd nie można niczego cofać, ale grę można dokończyć.
web-lobby-share = Z twojej sieci w krótkim czasie dodano do listy wiele stołów. Odczekaj minutę albo zrób ten stół tylko dla zaproszonych.

## Żądania

web-too-slow = Żądanie przychodziło zbyt długo. Spróbuj ponownie.
web-header-large = Nagłówek żądania jest za długi. Dopuszczalna liczba bajtów: { NUMBER($most, useGrouping: 0) }.
web-request-form = Serwer nie rozumie takiego żądania.
