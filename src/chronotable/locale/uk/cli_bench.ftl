# `chronotable bench`: швидкість ігор поруч з іншими опублікованими рушіями.

cli-bench-about = Виміряти швидкість ігор поруч з іншими опублікованими рушіями
cli-bench-help-game = гра, яку виміряти; без неї всі
cli-bench-help-rounds = кількість раундів; показано медіани за раундами
cli-bench-help-slice = секунди процесорного часу на кожен рушій у кожному раунді
cli-bench-help-only = вимірювати лише ці з переліку: { $names }
cli-bench-help-json = записати також усі виміри до цього файлу
cli-bench-help-lang = мова заголовків і повідомлень
cli-bench-unknown-name = Невідоме: { $unknown }. Є такі: { $names }.

cli-bench-heading-interpreted = Python { $python }; наші ігри інтерпретовані (tools/compiled запускає їх скомпільованими)
cli-bench-heading-compiled = Python { $python }; наші ігри скомпільовані mypyc
cli-bench-progress = Раунд { $number } з { $rounds } …
cli-bench-absent = Не встановлено, тому не виміряно: { $peers }. Щоб порівняти, встановіть доповнення «peers» (у робочій копії: .venv/bin/pip install -e '.[peers]').
cli-bench-problem = Не виміряно: { $peer } ({ $problem })

cli-bench-title-rates = Випадкова гра, на одному ядрі, за процесорним часом
cli-bench-title-ratios = У скільки разів { $game } швидша за інші
cli-bench-column-engine = Рушій і гра
cli-bench-column-core = Правила
cli-bench-column-decisions = Рішень за секунду
cli-bench-column-length = … за гру
cli-bench-column-options = Варіанти
cli-bench-column-copy = Копія, мкс
cli-bench-column-simulations = Симуляцій за секунду
cli-bench-column-decisions-ratio = Рішення
cli-bench-column-copy-ratio = Копії
