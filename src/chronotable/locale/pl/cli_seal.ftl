# Zapisy zmienione ręcznie.

cli-unsealed = Zapis tej gry zmieniono ręcznie: niczego w niej nie da się udowodnić.
cli-seal-about = Nadaj nową sumę kontrolną zapisowi zmienionemu ręcznie; pozostanie oznaczony jako zmieniony
cli-seal-help-file = zapis gry
cli-seal-help-out = zapisz wynik tutaj zamiast w tym samym pliku
cli-seal-help-pack = pakiet, którego wymaga zapis; można powtarzać
cli-seal-help-lang = język
cli-seal-fits = Suma kontrolna { $path } się zgadza: nie ma nic do zrobienia.
cli-seal-done = { $path } ma nową sumę kontrolną. Wybory: { $n }; w tym z losem losowanym na nowo: { $drawn }. { $setup ->
    [yes] Przygotowanie wylosowano na nowo.
   *[no] { "" }
}
