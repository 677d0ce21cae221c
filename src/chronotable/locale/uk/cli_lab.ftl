# `chronotable lab`: experiments.
cli-lab-about = Експерименти: багато ігор ботів, збережених у таблицях
cli-lab-run-about = Провести експеримент або продовжити його; результати — таблиці Parquet
cli-lab-help-file = експеримент (що в ньому стоїть, каже docs/lab.md)
cli-lab-help-out = тека результатів (типово: results/ і назва файлу)
cli-lab-help-jobs = процеси, що грають одночасно; результати від цього не залежать (типово: один на процесор)
cli-lab-help-cluster = кластер Dask, що грає: його адреса, наприклад tcp://10.0.0.5:8786, або local для кластера на цьому комп’ютері
cli-lab-help-lang = мова повідомлень

cli-lab-heading = { $name }; ігри: { $n }; результати: { $folder }
cli-lab-before = Завершено раніше: { $n }
cli-lab-done = Завершено: { $n } з { $games }
cli-lab-stopped = Зупинено достроково. Завершено: { $n } з { $games }. Та сама команда продовжить.
cli-lab-unfinished = Обірвано через межу або збій бота: { $n }
cli-lab-digest = Дайджест таблиць: { $digest }
