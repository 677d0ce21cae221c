## Zadania

merchants-puzzle-market-title = Najwięcej złota w fazie handlu
merchants-puzzle-market = Załóż, że faza handlu zacznie się, gdy tylko trzeba będzie dobrać poszukiwacza przygód albo kartę zepsucia, nająć mieszczanina lub oddać głos komuś innemu. Który pierwszy wybór da po niej najwięcej złota? Tylko jeden jest dobry.
merchants-puzzle-market-wrong = W ten sposób zyskasz złota najwyżej { $gain }; najlepszy wybór daje { $most }.
