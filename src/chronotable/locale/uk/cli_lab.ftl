# `chronotable lab`: experiments.
cli-lab-about = Експерименти: багато ігор між ботами, з результатами в таблицях
cli-lab-run-about = Провести експеримент або продовжити його; результати — таблиці Parquet
cli-lab-help-file = файл експерименту (його пояснює docs/lab.md)
cli-lab-help-out = тека результатів (типово: results/ і назва файлу)
cli-lab-help-jobs = процеси, що грають одночасно; результати від цього не залежать (типово: один на процесор)
cli-lab-help-cluster = кластер Dask, на якому гратимуть боти: його адреса, наприклад tcp://10.0.0.5:8786, або local для кластера на цьому комп’ютері
cli-lab-help-lang = мова повідомлень

cli-lab-heading = { $name }; ігри: { $n }; результати: { $folder }
cli-lab-before = Завершено раніше: { $n }
cli-lab-done = Завершено: { $n } з { $games }
cli-lab-stopped = Зупинено достроково. Завершено: { $n } з { $games }. Щоб продовжити, запустіть ту саму команду.
cli-lab-unfinished = Обірвано через межу або збій бота: { $n }
cli-lab-digest = Контрольна сума таблиць: { $digest }
cli-lab-report-about = Створити сторінку з графіками результатів експерименту, завершеного чи ні
cli-lab-help-folder = тека з результатами
cli-lab-help-report-out = куди записати сторінку (типово: report.html у цій теці)
cli-lab-help-report-lang = мова звіту
cli-lab-reported = Звіт: { $path }
