# `chronotable lab`: experiments.
cli-lab-about = Experiments: many games between bots, kept in tables
cli-lab-run-about = Carry out an experiment, or continue it; the results are Parquet tables
cli-lab-help-file = the file of the experiment (docs/lab.md explains it)
cli-lab-help-out = the folder of the results (default: results/, and the name of the file)
cli-lab-help-jobs = processes that play at the same time; the results do not depend on it (default: one for each processor)
cli-lab-help-cluster = a Dask cluster to play on: its address, such as tcp://10.0.0.5:8786, or local for one on this machine
cli-lab-help-lang = the language of the messages

cli-lab-heading = { $name }; games: { $n }; results: { $folder }
cli-lab-before = Already finished: { $n }
cli-lab-done = Finished: { $n } of { $games }
cli-lab-stopped = Stopped early. Finished: { $n } of { $games }. Run the same command to continue.
cli-lab-unfinished = Cut short by the limit or a failed bot: { $n }
cli-lab-digest = Digest of the tables: { $digest }
cli-lab-report-about = Make a page with plots of an experiment’s results, finished or not
cli-lab-help-folder = the folder of the results
cli-lab-help-report-out = where the page goes (default: report.html in the folder)
cli-lab-help-report-lang = the language of the report
cli-lab-reported = Report: { $path }
