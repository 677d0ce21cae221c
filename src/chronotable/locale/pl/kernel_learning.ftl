# Learning a game: how to play, and the legend of symbols.

kernel-how-to-play-of = Jak grać: { $game }
kernel-how-to-play-goal = O co chodzi
kernel-how-to-play-turn = Co się robi
kernel-how-to-play-symbols = Jak to czytać
kernel-how-to-play-end = Jak gra się kończy
kernel-how-to-play-mistakes = Pięć błędów początkujących
kernel-legend = Co oznaczają symbole
kernel-legend-everywhere = W każdej grze
kernel-legend-stand-in = Zamiennik
kernel-legend-stand-in-text = Drukowany tekst lub wartość nie są znane; to, co widzisz, jest nasze.

## What is wrong with such a page

kernel-pictures-broken = Nie można odczytać pliku { $file } gry „{ $name }” ({ $detail }).
kernel-pictures-wrong = { $file } gry „{ $name }”, { $path }: { $problem }
