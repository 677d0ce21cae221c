# Kim jesteś w grze Zatoka Kupców, do czego dążysz i co cię spotyka.

merchants-brief-who = Twój kupiec: { $merchant }.
merchants-brief-side = { $mode ->
    [solo_score] Grasz solo, o tytuł.
    [solo_peddler] Grasz solo przeciw Handlarzowi Nozamie, automatycznemu przeciwnikowi.
    [duel_of_chronomancers] Grasz przeciw jednemu innemu kupcowi.
   *[other] Grasz przeciw innym kupcom ({ $others }).
}
merchants-brief-goal = { $mode ->
    [solo_score] Zdobądź jak najwięcej złota: { $gold } daje najwyższy tytuł „{ $title }”.
    [solo_peddler] Miej na koniec więcej złota niż Handlarz.
   *[other] Miej na koniec najwięcej złota.
}
merchants-brief-end = Gra kończy się po fazie handlu { $days }. dnia. Wtedy symbole gildii twojego personelu przynoszą złoto, a za każdy symbol łotra tracisz tyle złota, ilu łotrów jest w kryjówce. Towary na półce nie są już nic warte.

merchants-fate-done = Twój znacznik jest na godzinie { $hour } lub dalej: czekasz na fazę handlu.
merchants-fate-market-near = Faza handlu zaczyna się o godzinie { $hour }. Godziny, które ci zostały: { $n }.
merchants-fate-corruption = Twoje symbole łotrów: { $n }, łotrzy w kryjówce: { $rogues }. Na koniec gry straty w złocie wyniosłyby { $gold }.
merchants-fate-last-day = Ostatni dzień: czego nie sprzedasz w fazie handlu, to nie jest nic warte.{ $goods ->
    [0] { "" }
   *[other] { " " }Towary na twojej półce: { $goods }.
}
