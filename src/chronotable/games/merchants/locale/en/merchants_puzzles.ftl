## Puzzles

merchants-puzzle-market-title = Most gold at the market
merchants-puzzle-market = Suppose the Market phase begins as soon as an adventurer or a corruption card would be drawn, a townsfolk hired, or somebody else is to act. Which first choice leads to the most gold after it? Only one is right.
merchants-puzzle-market-wrong = That way you gain { $gain } gold at most; the best choice gains { $most }.
