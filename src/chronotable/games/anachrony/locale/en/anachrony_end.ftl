# The end of a game of Anachrony, and the course it took.

anachrony-end-category = { CAPITAL($category) }
anachrony-end-path = { $path }
anachrony-end-water = Equal points: water decided, { $mine } to { $other }.
anachrony-end-resources = Equal points and water: Resources decided, { $mine } to { $other }.
anachrony-measure-score = Victory points, if the game ended there
anachrony-part = Era { $n }
