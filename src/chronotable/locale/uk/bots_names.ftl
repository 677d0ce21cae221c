# Комп’ютерні гравці: як вони звуться, на сторінці та в терміналі.

bots-name-strong = сильний
bots-name-planner = завбачливий
bots-name-search-800 = ретельний
bots-name-search-200 = терплячий
bots-name-search-50 = швидкий
bots-name-search = вдумливий
bots-name-greedy = простий
bots-name-random = безтурботний
bots-name-outside = { $name } (ззовні)
bots-name-numbered = { $name } { $number }
