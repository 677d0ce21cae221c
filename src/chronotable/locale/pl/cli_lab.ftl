# `chronotable lab`: experiments.
cli-lab-about = Eksperymenty: wiele gier między botami, z wynikami w tabelach
cli-lab-run-about = Przeprowadź eksperyment albo kontynuuj go; wyniki to tabele Parquet
cli-lab-help-file = plik eksperymentu (opisuje go docs/lab.md)
cli-lab-help-out = folder wyników (domyślnie: results/ i nazwa pliku)
cli-lab-help-jobs = procesy, które grają jednocześnie; wyniki od tego nie zależą (domyślnie: jeden na procesor)
cli-lab-help-cluster = klaster Dask, na którym toczą się gry: jego adres, na przykład tcp://10.0.0.5:8786, albo local dla klastra na tym komputerze
cli-lab-help-lang = język komunikatów

cli-lab-heading = { $name }; gry: { $n }; wyniki: { $folder }
cli-lab-before = Ukończone wcześniej: { $n }
cli-lab-done = Ukończone: { $n } z { $games }
cli-lab-stopped = Przerwano przed końcem. Ukończone: { $n } z { $games }. Aby kontynuować, użyj tego samego polecenia.
cli-lab-unfinished = Przerwane przez limit albo błąd bota: { $n }
cli-lab-digest = Suma kontrolna tabel: { $digest }
cli-lab-report-about = Utwórz stronę z wykresami wyników eksperymentu, skończonego lub nie
cli-lab-help-folder = folder z wynikami
cli-lab-help-report-out = dokąd zapisać stronę (domyślnie: report.html w tym folderze)
cli-lab-help-report-lang = język raportu
cli-lab-reported = Raport: { $path }
