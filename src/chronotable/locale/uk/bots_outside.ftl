# Боти ззовні: що з ботом не так і чому він нічого не вибрав.

bots-bad-name = Назва бота складається щонайбільше з 30 малих латинських літер, цифр, «-» і «_», перша — літера; { $name } не підходить.
bots-taken = Бот «{ $name }» уже є. Виберіть іншу назву.
bots-nowhere = Інший процес цього не знайде: { $found }. Укажіть клас або функцію в окремому файлі.
bots-two-packages = Бота «{ $name }» пропонують кілька пакетів: { $packages }. Укажіть його як модуль:Клас.
bots-limit = { $variable }: потрібне ціле число від 1 до { NUMBER($most, useGrouping: 0) }, а не «{ $found }».
bots-inside = Процес бота не може запускати інших. Те, що починає гру, пишіть під: { $line }
bots-outside-number = Бот { $bot } не приймає числа «{ $found }».
bots-outside-attribute = У модулі { $module } немає «{ $name }».
bots-outside-choose = { $bot } не вміє вибирати. Потрібен клас із { $choose } або похідний від { $base }, з { $pick }.
bots-outside-load = Бота не вдається завантажити: { $detail }

bots-failed = Бот { $bot }, місце { $seat }: { $why }
bots-failed-time = немає відповіді протягом { $seconds } { $seconds ->
    [one] секунди
    [few] секунд
    [many] секунд
   *[other] секунди
}.
bots-failed-ended = його процес завершився (код { $code }).
bots-failed-answer = його відповідь не має сенсу.
bots-failed-illegal = відповідь «{ $key }», а цього на його місці вибрати не можна. Можна було: { $keys }.
bots-failed-memory = йому забракло пам’яті: межа { $megabytes } МБ.
bots-failed-error = помилка в його програмі: { $detail }.
bots-failed-busy = саме думає забагато інших.
bots-failed-not-here = на цьому сервері його немає.
