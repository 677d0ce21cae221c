# Koniec gry w Pętlę i jej przebieg.

loop-victor-doctor = Wygrywa dr Fuks.
loop-end-archived = Zarchiwizowane kafle sabotażu
loop-end-agents = { $agents }
loop-end-missions = { $n ->
    [0] Zarchiwizowane kafle sabotażu: żaden z { $needed } potrzebnych.
   *[other] Zarchiwizowane kafle sabotażu: { $n } z { $needed } potrzebnych. { $missions }
}
loop-end-vortices = { $n ->
    [0] Nie powstał żaden wir.
   *[other] Wiry: { $n }; utracone w nich kafle sabotażu: { $lost }.
}
loop-end-time = Koniec: cykl { $cycle }, tura { $turns }.
loop-measure-archived = Zarchiwizowane kafle sabotażu
loop-measure-vortices = Wiry
loop-measure-rifts = Wyrwy na planszy
loop-part = Cykl { $n }
