# Learning a game: how to play, and the legend of symbols.

kernel-how-to-play-of = Як грати: { $game }
kernel-how-to-play-goal = До чого ви прагнете
kernel-how-to-play-turn = Що ви робите
kernel-how-to-play-symbols = Як це читати
kernel-how-to-play-end = Як гра закінчується
kernel-how-to-play-mistakes = П’ять помилок новачків
kernel-legend = Що означають символи
kernel-legend-everywhere = У кожній грі
kernel-legend-stand-in = Заміна
kernel-legend-stand-in-text = Надрукований текст або значення невідомі; те, що ви бачите, — наше.

## What is wrong with such a page

kernel-pictures-broken = Не вдається прочитати файл { $file } гри «{ $name }» ({ $detail }).
kernel-pictures-wrong = { $file } гри «{ $name }», { $path }: { $problem }
