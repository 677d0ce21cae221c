# Laboratorium: co jest nie tak z eksperymentem, jego folderem albo procesami.
lab-seats = Podane boty: { $bots }. Miejsca w tej grze: { $seats }.
lab-name-twice = Dwa zestawy ustawień mają nazwę „{ $name }”. Nazwij jeden z nich inaczej.
lab-too-many = Zestawów ustawień w eksperymencie może być najwyżej { $most }, licząc każdą kombinację.
lab-extra = Pakiet { $name } nie jest zainstalowany. Aby go zainstalować: pip install chronotable[lab]
lab-cluster = Pod adresem { $address } nie odpowiada żaden klaster Dask.
lab-other-worker = Proces na komputerze { $host } rozegrałby inne gry. { $what ->
    [version] Wersja
    [code] Kod
   *[rules] Zasady
} tam: { $found }; tutaj: { $wanted }. Zainstaluj wszędzie tę samą wersję.
lab-deaths = Procesy przerywały pracę { $n ->
    [one] { $n } raz
    [few] { $n } razy
    [many] { $n } razy
   *[other] { $n } razu
} z rzędu, ostatnio przy grze { $number } albo tuż po niej. To, co ukończono, zostaje.
lab-other-experiment = W folderze { $folder } są wyniki innego eksperymentu: od tamtej pory { $what ->
    [experiment] zmienił się plik eksperymentu
    [version] zmieniła się wersja Chronotable
    [code] zmienił się kod Chronotable
   *[rules] zmieniły się zasady
}. Wybierz inny folder.
lab-in-use = Inny program zapisuje wyniki w folderze { $folder }.
