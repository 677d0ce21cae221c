# Чому не вдається запустити стіл у браузері.

cli-serve-driver = PostgreSQL потребує драйвера: pip install '.[postgresql]'
cli-serve-database = Базою даних не можна скористатися: { $problem }
cli-serve-only-one = Інший сервер уже використовує { $file }. Один файл SQLite — для одного сервера; він може мати кілька процесів (--processes). Для кількох серверів візьміть PostgreSQL.
