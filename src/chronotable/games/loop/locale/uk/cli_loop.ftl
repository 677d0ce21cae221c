# The game's table in the terminal.

cli-game-loop = Петля (The LOOP)
cli-game-loop-publishers = автори: Максим Рамбур (Maxime Rambourg) і Тео Рів’єр (Théo Rivière); видавець: Catch Up Games, польською Lucrum Games, українською Geekach Games
cli-loop-title = Петля: { $mode }, { $level }
cli-loop-machine = Машина
cli-loop-doctor = { $arrow } доктор Хиба: { $era }
cli-loop-doctor-nowhere = доктор Хиба ще не з’явився
cli-loop-fell = Випало:
cli-loop-coming = далі: { $eras }
cli-loop-all-eras = усі сім епох
cli-loop-no-era = порожньо
cli-loop-time = цикл { $cycle } з 3, хід { $turn }
cli-loop-archived = в архіві
cli-loop-vortices-left = лишилося вихорів: { $n } { $marks }
cli-loop-piles = мішечок { $bag }, вел. колода { $arsenal }
cli-loop-supply = запас
cli-loop-destroyed = знищено { $n }
cli-loop-legend = { $rift } розрив/комірка  { $energy } енергія  { $clone }{ $example } клон, гине в { $example }  { $mission } місія  { $card } карти  { $mark } заміна (?)
cli-loop-capped = цього ходу вже
cli-loop-exhausted = активована
cli-loop-agent = { $era_in }, { $battery ->
    [charged] повний заряд (безплатне переміщення)
   *[drained] батареї розряджені
}, колода { $deck }, скид { $discard }
cli-loop-vortex = ВИХОР
cli-loop-mega-vortex = МЕГАВИХОР
cli-loop-tile-gone = без плитки
cli-loop-face-down = закрита місія
cli-loop-pile-top = Верх колоди, за порядком: { $cards }
cli-loop-pile-deck = Колода, порядок невідомий: { $cards }
cli-loop-pile-discard = Скид: { $cards }
cli-loop-code-dawn = СВІ
cli-loop-code-medieval = СЕР
cli-loop-code-renaissance = РЕН
cli-loop-code-industrial = ПРО
cli-loop-code-globalization = ГЛО
cli-loop-code-robots = РОБ
cli-loop-code-end = КІН
cli-loop-short-play = Карта: { $card }
cli-loop-short-move = Переміщення: { $era } ({ $cost })
cli-loop-short-free = Безплатно: { $era }
cli-loop-short-loop = ПЕТЛЯ { $mark } { $dimension } ({ $cost })
cli-loop-short-ability = Особлива здібність
cli-loop-short-clone = { $mark } { $era_in }
cli-loop-about-card = { $name } [{ $key }] — { $dimension }, епоха створення: { $era }
cli-loop-about-other = { $name } [{ $key }] — { $kind ->
    [agent] агент
    [mission] місія
   *[ultra] карта Ультрамашини
}
cli-loop-source = { $source ->
    [printed] Як у надрукованих правилах.
    [public] За іншими відкритими матеріалами.
    [partly-reconstructed] Частково заміна: частину реконструювали ми, це не надрукований текст.
    [reconstructed] Заміна: наша реконструкція, а не надрукований оригінал.
   *[pack] З вашого набору.
}
cli-loop-means-rift = розрив, вільна комірка; одним розривом забагато — і утворюється вихор
cli-loop-means-energy = енергія
cli-loop-means-eternal = вічна енергія, готова та використана
cli-loop-means-clone = клон; його буде знищено в епосі, скорочення якої він носить, тут: { $era }
cli-loop-means-super = суперклон
cli-loop-means-pawn = агент, чий зараз хід; інший агент
cli-loop-means-mission = відкрита місія із завданими та потрібними пошкодженнями; закрита місія
cli-loop-means-vortex = вихор
cli-loop-means-gear = центрифуга, карта Ультрамашини
cli-loop-means-card = доступні карти епохи
cli-loop-means-dimension = виміри: спіраль, смуги, зірка, чорна діра
cli-loop-means-frame = рамка епохи доктора Хиби
cli-loop-means-number = номери варіантів, що стосуються цієї епохи
cli-game-loop-about = Разом ви женетеся за доктором Хибою крізь сім епох, доки його машина їх не розірвала.
