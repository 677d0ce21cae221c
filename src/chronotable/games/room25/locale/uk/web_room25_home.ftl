# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-room25 = Плануйте кроки потай і знайдіть вихід із будівлі, кімнати якої рухаються.
web-home-summary-room25 = { $round ->
    [0] Перед раундом 1
   *[other] Раунд { $round }
}, { $rounds_left ->
    [one] лишився { $rounds_left } раунд
    [few] лишилися { $rounds_left } раунди
   *[many] лишилося { $rounds_left } раундів
}
web-about-publisher-room25 = Room 25 і доповнення «Сезон 2» видає Matagot.
