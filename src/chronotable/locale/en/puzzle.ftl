## Puzzles: what a wrong try comes to, and what is wrong with a proof

puzzle-other-rules = The puzzles were proved under the rules { $proved }; the rules are now { $present }. Prove them again with { $tool }.
puzzle-no-beginning = The position cannot be put on the table: { $detail }
puzzle-not-provable = It cannot be proved any more: { $detail }
puzzle-proved-otherwise = Under the present rules the search finds something different.
